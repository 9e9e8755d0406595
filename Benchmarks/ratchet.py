"""Compares a report with the one before: `ratchet.py BEFORE AFTER` names each mark that is missed now and was met, and each figure that is a tenth worse."""

from __future__ import annotations

import re
import sys
from dataclasses import dataclass
from pathlib import Path

WORSE = 1.1


@dataclass(frozen=True)
class Row:
    """A row of a table that has a mark."""

    figure: float | None
    wanted: str
    is_met: bool

    @property
    def is_better_if_larger(self) -> bool:
        return self.wanted.startswith("at least")


def number(cell: str) -> float | None:
    """The number at the beginning of a cell: `1,234 µs` is 1234."""
    found = re.match(r"-?[\d,]*\.?\d+", cell.strip())
    return float(found.group().replace(",", "")) if found else None


def number_in(text: str) -> float | None:
    """The first number of a text: `grows by at most 1` has 1."""
    found = re.search(r"\d", text)
    return number(text[found.start() :]) if found else None


def is_rule(cells: list[str]) -> bool:
    """Whether it is the line of dashes under the names of the columns."""
    return all(re.fullmatch(r":?-+:?", cell) for cell in cells)


def rows(report: str) -> dict[tuple[str, str], Row]:
    """The rows with a mark, by the heading above and the first cell. The figure is the ratio to the peer where there is one: clocks vary."""
    found: dict[tuple[str, str], Row] = {}
    heading, names = "", []
    for line in report.splitlines():
        if line.startswith("#"):
            heading, names = line.lstrip("# "), []
        if not line.startswith("|"):
            names = []
            continue
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
        if not names:
            names = cells
        elif not is_rule(cells) and "wanted" in names and len(cells) == len(names):
            row = dict(zip(names, cells))
            if row["wanted"]:
                figure = next((number(row[name]) for name in ("ratio", "after") if row.get(name)), number(cells[1]))
                found[heading, cells[0]] = Row(figure, row["wanted"], cells[-1] == "yes")
    return found


def is_worse(was: Row, figure: float) -> bool:
    """Whether a figure is a tenth worse. A figure of 0 or below has no tenth: there it is a tenth of the mark."""
    old = was.figure or 0.0
    if was.is_better_if_larger:
        return figure * WORSE < old
    return figure > old * WORSE if old > 0 else figure - old > (WORSE - 1) * (number_in(was.wanted) or 0.0)


def losses(before: str, after: str) -> list[str]:
    """Returns the rows that are worse in the report `after`."""
    old, new = rows(before), rows(after)
    found = []
    for key, was in old.items():
        name = f"{key[1]} ({key[0]})"
        now = new.get(key)
        if now is None:
            found.append(f"{name}: not measured")
        elif was.is_met and not now.is_met:
            found.append(f"{name}: the mark was met, and is missed: {now.figure:g}, wanted {now.wanted}" if now.figure is not None else f"{name}: the mark was met, and is missed")
        elif was.figure is not None and now.figure is not None:
            if is_worse(was, now.figure):
                found.append(f"{name}: {was.figure:g} before, {now.figure:g} now")
    return found


def main() -> None:
    before, after = (Path(name).read_text() for name in sys.argv[1:3])
    found = losses(before, after)
    print("\n".join(found) or "Nothing is a tenth worse than in the last report.")
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
