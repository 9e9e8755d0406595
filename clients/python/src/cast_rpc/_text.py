"""Text of unknown origin (devices, files, programs on a bus or a broker), made safe for its display."""

from __future__ import annotations

import unicodedata

JOINERS = "\u200c\u200d"
"""The invisible characters that emoji and some scripts need."""

MAX_LINE = 4000
"""Characters of a line."""


def plain(text: object, limit: int = 1000) -> str:
    """Returns ``text`` as one line for a terminal, a log or a panel, of at most ``limit`` characters: none of them moves a cursor,
    breaks the line, changes the writing direction or is invisible.

    Control characters, line ends and half surrogate pairs become blanks; characters of format (Unicode's category Cf) but joiners are left out.
    """
    source = str(text)
    result = "".join(map(_plain_character, source[: limit + 1])).strip(" ")
    return result if len(source) <= limit else f"{result[: limit - 1]}…"


def plain_lines(text: str) -> str:
    """Returns ``text`` with each of its lines made plain, for texts such as a traceback or a program's last output."""
    return "\n".join(plain(line, MAX_LINE) for line in text.split("\n"))


def _plain_character(character: str) -> str:
    if character.isprintable() or character in JOINERS:
        return character
    category = unicodedata.category(character)
    if category == "Cf":
        return ""
    return " " if category[0] in "CZ" and category not in ("Cn", "Co") else "\ufffd"
