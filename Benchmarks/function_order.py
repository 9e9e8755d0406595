"""The functions that cast-rpc executes, for the linker, which puts them side by side (docs/Performance.md, "The order of functions").

    Benchmarks/function_order.py PROGRAM MAP >packaging/function-order

PROGRAM has no debug information, which callgrind can't read; MAP is the linker's (`scripts/build-release --symbols`). The functions of a
start come first, then those of a request, a session and a status. The linker ignores names that a later build doesn't have.
"""

from __future__ import annotations

import bisect
import re
import sys
from pathlib import Path
from typing import NamedTuple

from instructions import Counted, requests, statuses


class Traced(Counted):
    """A server under callgrind whose executed addresses are read instead of counted."""

    options = ("--dump-instr=yes",)
    # Of all runs, in the order of their first one.
    addresses: dict[int, None] = {}  # noqa: RUF012

    def instructions(self) -> int:
        count = super().instructions()
        is_own, address, own = False, 0, None
        for line in Path(self.file.name).read_text(errors="replace").splitlines():
            if line.startswith("ob="):
                # The program's name stands once, with the number that later lines have.
                number, _, name = line[3:].partition(" ")
                if name == self.program:
                    own = number
                is_own = number == own
            elif found := re.match(r"(?:(0x[0-9a-f]+)|([+-]\d+)|\*) ", line):
                address = int(found[1], 16) if found[1] else address + int(found[2] or 0)
                if is_own:
                    Traced.addresses[address] = None
        return count


class Section(NamedTuple):
    """A part of the program's code: most have one function."""

    address: int
    size: int
    name: str

    @staticmethod
    def all(linker_map: str) -> list[Section]:
        """Those that have a name, by their addresses."""
        found = re.findall(r"^ (\.text\.\S+)\s+(0x[0-9a-f]+)\s+(0x[0-9a-f]+) ", Path(linker_map).read_text(errors="replace"), re.MULTILINE)
        return sorted(Section(int(address, 16), int(size, 16), name) for name, address, size in found)


def main() -> None:
    linker_map = sys.argv[2]
    # As callgrind names it.
    program = str(Path(sys.argv[1]).resolve())
    for measure, count in ((requests, 1), (requests, 20), (statuses, 20)):
        measure(program, count, Traced)
    placed = Section.all(linker_map)
    starts = [section.address for section in placed]
    if not Traced.addresses:
        sys.exit(f"callgrind saw no function of {program}")
    print("# Written by Benchmarks/function_order.py; this line is no section's name.")
    names: dict[str, None] = {}
    for address in Traced.addresses:
        section = placed[bisect.bisect_right(starts, address) - 1]
        if section.address <= address < section.address + section.size:
            names[section.name] = None
    print("\n".join(names))


if __name__ == "__main__":
    main()
