"""The language of the place a program runs in: what its environment variables say."""

from collections.abc import Mapping
from typing import Final

from parlour.words.languages import check_language, negotiate

VARIABLE: Final = "PARLOUR_LANGUAGE"
_LOCALES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


def wanted_here(environment: Mapping[str, str]) -> str:
    """What ``PARLOUR_LANGUAGE`` names, else what the locale asks for, else the first language.

    BadOption if the variable names a language there is no catalogue for.
    """
    named = environment.get(VARIABLE)
    return check_language(named) if named else _of_locale(environment)


def spoken_here(environment: Mapping[str, str]) -> str:
    """The same without the error, for what must be said before anything can be refused."""
    named = environment.get(VARIABLE, "")
    return negotiate(named) if named else _of_locale(environment)


def _of_locale(environment: Mapping[str, str]) -> str:
    """``zh_TW.UTF-8`` is a locale, ``zh-TW`` the language range that it means."""
    locale = next((environment[name] for name in _LOCALES if environment.get(name)), "")
    return negotiate(locale.partition(".")[0].partition("@")[0].replace("_", "-"))
