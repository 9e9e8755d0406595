"""Plots of the tables of Benchmarks/REPORT.md, as SVG: the ratio to the peer, and how much of a limit is used."""

import html
import re
from dataclasses import dataclass

WIDTH, LABEL, BAR, ROW = 800, 430, 230, 26
NUMBER = re.compile(r"-?[\d,]+(?:\.\d+)?")


@dataclass
class Row:
    label: str
    value: float
    wanted: float | None
    """The wanted value, or nothing."""
    caption: str


def number(cell):
    found = NUMBER.search(cell)
    return float(found.group().replace(",", "")) if found else None


def rows(table):
    """The rows of one table that can be drawn: with a ratio, or with a limit in the unit of the figure."""
    header, _, *body = [[cell.strip() for cell in line.strip("|").split("|")] for line in table]
    for cells in body:
        row = dict(zip(header, cells))
        own, wanted = row.get("cast-rpc") or row.get("cast-receiver") or "", row.get("wanted", "")
        if number(row.get("ratio", "")) is not None:
            yield Row(cells[0], number(row["ratio"]), number(wanted), f"{row['ratio']} × the peer")
        elif re.search(r"\(\d", own):
            ratio = number(own.partition("(")[2])
            yield Row(cells[0], ratio, None, f"{ratio:g} × the peer")
        elif wanted.startswith("at most") and number(own) is not None:
            yield Row(cells[0], number(own) / number(wanted), 1, f"{own} of {wanted.removeprefix('at most ')}")


def plot(title, found):
    """Bars that begin on the left; the dashed line is 1 (as much as the peer, or the whole limit), the short mark the wanted value."""
    top = max([1.2, *(row.value for row in found), *(row.wanted or 0 for row in found)])
    scale = BAR / top
    height = ROW * len(found) + 24
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{html.escape(title, quote=True)}" '
        'font-family="sans-serif" font-size="13">',
        f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>',
    ]
    for index, row in enumerate(found):
        y = ROW * index + 8
        parts.append(f'<text x="{LABEL - 8}" y="{y + 14}" text-anchor="end" fill="#222">{html.escape(row.label)}</text>')
        parts.append(f'<rect x="{LABEL}" y="{y + 2}" width="{max(row.value * scale, 1):.1f}" height="{ROW - 10}" fill="#3f6fb5"/>')
        if row.wanted is not None:
            x = LABEL + row.wanted * scale
            parts.append(f'<line x1="{x:.1f}" x2="{x:.1f}" y1="{y - 1}" y2="{y + ROW - 5}" stroke="#c2410c" stroke-width="3"/>')
        parts.append(f'<text x="{LABEL + max(row.value, row.wanted or 0) * scale + 8:.1f}" y="{y + 14}" fill="#555">{html.escape(row.caption)}</text>')
    one = LABEL + scale
    parts.append(f'<line x1="{one:.1f}" x2="{one:.1f}" y1="4" y2="{height - 14}" stroke="#888" stroke-dasharray="3 3"/>')
    parts.append(f'<text x="{one:.1f}" y="{height - 2}" text-anchor="middle" fill="#888" font-size="11">1</text></svg>')
    return "\n".join(parts) + "\n"


def with_plots(report, folder):
    """The report with a plot after each table that has one, which is written into `folder`."""
    lines, table, title, count = [], [], "Benchmarks", 0
    for line in [*report.splitlines(), ""]:
        if line.startswith("#"):
            title = line.lstrip("# ")
        if line.startswith("|"):
            table.append(line)
        elif table:
            found = list(rows(table))
            table = []
            if found:
                count += 1
                (folder / f"plot-{count}.svg").write_text(plot(title, found))
                lines += ["", f"![{title}: bars](plot-{count}.svg)", ""]
        lines.append(line)
    return "\n".join(lines)
