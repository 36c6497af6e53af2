"""Words: the catalogues of texts, checked and formatted. Every sentence a person reads comes from here."""

from parlour.words.catalogue import MissingText
from parlour.words.chapters import Chapter, chapters, clauses
from parlour.words.languages import LANGUAGES, negotiate
from parlour.words.words import Words

__all__ = ["LANGUAGES", "Chapter", "MissingText", "Words", "chapters", "clauses", "negotiate"]
