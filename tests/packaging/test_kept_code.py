"""A frozen program brings the byte code of what PySide would compile at each of its starts."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from naipes_gui import qt_code

ROOT = Path(__file__).parents[2]


def test_the_program_finds_what_its_build_compiled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    spec = ast.parse((ROOT / "packaging" / "naipes.spec").read_text(encoding="utf-8"))
    (makes,) = (
        part for part in spec.body
        if isinstance(part, ast.FunctionDef) and part.name == "code_of_qt"
    )  # fmt: skip
    known = {"subprocess": subprocess, "sys": sys, "ROOT": ROOT, "MADE": tmp_path}
    exec(compile(ast.Module([makes], []), "naipes.spec", "exec"), known)
    made = known["code_of_qt"]
    assert callable(made)
    name, file, kind = made()
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    assert qt_code.kept_in() == tmp_path / name == Path(file)
    assert kind == "DATA"
    held = qt_code.KeptCode(qt_code.kept_in()).held
    assert {"shibokensupport/signature/loader.py", "shibokensupport/feature.py"} <= held
