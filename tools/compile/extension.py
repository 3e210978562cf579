"""Compiles one translated kernel: extension.py STEM FOLDER LINKING FLAGS…

In a process of its own, as setuptools changes the one that it runs in.
"""

import os
import sys
from typing import Any


def main(stem: str, folder: str, linking: str, *flags: str) -> None:
    # Names of files go into what is made: none may tell of this machine.
    os.chdir(folder)
    from Cython.Build import cythonize
    from setuptools import Distribution, Extension

    whole = Extension(
        stem, [f"{stem}.py"], extra_compile_args=list(flags), extra_link_args=linking.split()
    )
    modules = cythonize([whole], include_path=["."], quiet=True)
    built = Distribution({"ext_modules": modules, "script_name": "compile"})
    built.cmdclass["build_ext"] = _command()
    command = built.get_command_obj("build_ext")
    command.build_lib, command.build_temp = "made", "temporary"
    built.run_command("build_ext")


def _command() -> Any:
    """Return what builds, and tells nobody where the Python lies that it was built with."""
    from setuptools.command.build_ext import build_ext

    class Build(build_ext):
        def build_extensions(self) -> None:
            # A Python that looks for its own library in its folder has whatever it links do so;
            # a kernel needs no library but that of C.
            for linker in ("linker_so", "linker_so_cxx"):
                words = getattr(self.compiler, linker, None) or []
                setattr(self.compiler, linker, [word for word in words if "-rpath" not in word])
            super().build_extensions()

    return Build


if __name__ == "__main__":
    main(*sys.argv[1:])
