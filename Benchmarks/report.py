"""Sections of Benchmarks/REPORT.md."""

from __future__ import annotations

from pathlib import Path

REPORT = Path(__file__).parent / "REPORT.md"


def write_section(heading: str, section: str) -> None:
    """Puts the section at the end of the report; the one of an earlier run goes, others stay."""
    text = REPORT.read_text() if REPORT.exists() else "# Benchmarks\n"
    before, _, after = text.partition(heading)
    _, next_heading, rest = after.partition("\n## ")
    REPORT.write_text((before.rstrip() + "\n" + next_heading + rest).rstrip() + "\n\n" + section)
