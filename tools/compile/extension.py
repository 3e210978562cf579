"""Compiles one translated kernel: extension.py STEM FOLDER LINKING FLAGS…

In a process of its own, as setuptools changes the one that it runs in.
"""

import os
import sys


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
    command = built.get_command_obj("build_ext")
    command.build_lib, command.build_temp = "made", "temporary"
    built.run_command("build_ext")


if __name__ == "__main__":
    main(*sys.argv[1:])
