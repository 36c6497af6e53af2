"""Builds the rules with mypyc: in every wheel, and in place when PARLOUR_COMPILE=1 (`make compile`).

Everything else about the package stands in pyproject.toml; PARLOUR_COMPILE=0 builds a plain wheel.
"""

import os
import sys
import tomllib
from pathlib import Path

from setuptools import setup

ROOT = Path(__file__).parent


def compiled() -> bool:
    """Whether this build is a compiled one: as PARLOUR_COMPILE says, else wheels only."""
    wish = os.environ.get("PARLOUR_COMPILE", "")
    if wish not in ("", "0", "1"):
        sys.exit(f"PARLOUR_COMPILE must be 0 or 1, not {wish!r}")
    return wish == "1" or (wish == "" and "bdist_wheel" in sys.argv)


def modules() -> list[str]:
    """The source files that [tool.parlour.compile] in pyproject.toml names, in a stable order."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["parlour"]["compile"]
    named = {path for pattern in settings["modules"] for path in ROOT.glob(pattern)}
    plain = {path for pattern in settings["plain"] for path in ROOT.glob(pattern)}
    return sorted(path.relative_to(ROOT).as_posix() for path in named - plain)


def extensions() -> list[object]:
    if not compiled():
        return []
    from mypyc.build import mypycify  # only a compiled build needs it

    built = list(mypycify(modules(), opt_level="3", multi_file=True, group_name="parlour"))
    for extension in built:
        extension.extra_compile_args += flags()
        extension.extra_link_args += flags()
    return built


def flags() -> list[str]:
    """What lets GCC and Clang see the rules as one program: mypyc writes a C file for each module, and a call from one
    to another costs a jump through a table unless they are optimised together."""
    if sys.platform == "win32":
        return []
    return ["-fvisibility=hidden", "-flto=auto"]


setup(ext_modules=extensions())
