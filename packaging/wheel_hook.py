"""Puts the compiled kernels into the wheel of a platform, which NAIPES_COMPILED=1 asks for.

Without it the wheel is that of every platform, and holds the same program as plain Python.
"""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ASKED = os.environ.get("NAIPES_COMPILED") == "1"


class CompiledKernels(BuildHookInterface):  # type: ignore[type-arg]
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        extras = self.metadata.core.optional_dependencies
        return list(extras["compiled"]) if ASKED else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if not ASKED or version != "standard":
            return
        root = Path(self.root)
        into = root / "build" / "kernels"
        command = [sys.executable, "-m", "tools.compile", "--into", str(into)]
        subprocess.run(command, cwd=root, check=True)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for path in sorted(each for each in into.rglob("*") if each.is_file()):
            build_data["force_include"][str(path)] = str(path.relative_to(into))
