"""Which language to speak."""

from collections.abc import Mapping, Sequence

from stolek.errors import UnknownLanguage
from stolek.words import LANGUAGES


def wanted(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """`--lang`, else STOLEK_LANG, else the locale's language."""
    asked = _option(arguments) or environment.get("STOLEK_LANG")
    if not asked:
        return of_locale(environment)
    if asked not in LANGUAGES:
        raise UnknownLanguage(asked, LANGUAGES)
    return asked


def of_locale(environment: Mapping[str, str]) -> str:
    """The locale's language where Stolek speaks it, else English."""
    names = (environment.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    lang = next(filter(None, names), "").partition("_")[0]
    return lang if lang in LANGUAGES else "en"


def _option(arguments: Sequence[str]) -> str | None:
    # Looked for before the arguments are understood, since even that has to be done in some language.
    for place, argument in enumerate(arguments, start=1):
        if argument == "--lang" and place < len(arguments):
            return arguments[place]
        if argument.startswith("--lang="):
            return argument.removeprefix("--lang=")
    return None
