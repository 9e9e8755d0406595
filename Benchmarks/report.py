"""Sections of Benchmarks/REPORT.md. A run replaces those that it measures, and keeps the others."""

from __future__ import annotations

import re

from pathlib import Path

REPORT = Path(__file__).parent / "REPORT.md"


def parts() -> list[str]:
    """Returns the text before the first section, and the sections."""
    text = REPORT.read_text() if REPORT.exists() else "# Benchmarks\n"
    return re.split(r"^(?=## )", text, flags=re.MULTILINE)


def write(texts: list[str]) -> None:
    REPORT.write_text("\n\n".join(text.strip() for text in texts) + "\n")


def write_head(head: str) -> None:
    """Replaces the text before the first section."""
    write([head, *parts()[1:]])


def write_section(heading: str, section: str) -> None:
    """Replaces the section with this heading, or puts it at the end."""
    texts = parts()
    place = next((index for index, text in enumerate(texts) if text.partition("\n")[0] == heading), len(texts))
    write([*texts[:place], section, *texts[place + 1 :]])
