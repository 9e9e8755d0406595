"""The kernel's figures of a process and its threads."""

from __future__ import annotations

import os
from pathlib import Path

_TICKS = os.sysconf("SC_CLK_TCK")


class ProcessUsage:
    """The cost of the process `pid` so far."""

    def __init__(self, pid: int) -> None:
        self.folder = Path(f"/proc/{pid}")

    def cpu_seconds(self) -> float:
        """User and system time of all threads, from the scheduler's own nanosecond count where the kernel keeps one."""
        try:
            return sum(int((task / "schedstat").read_text().split()[0]) for task in (self.folder / "task").iterdir()) / 1e9
        except OSError:
            return self.cpu_seconds_of_all()

    def cpu_seconds_of_all(self) -> float:
        """The same with the threads that have ended, in the kernel's ticks: for servers with a thread for each request."""
        fields = (self.folder / "stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / _TICKS

    def resident_kib(self) -> int:
        """Resident memory."""
        for line in (self.folder / "status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1])
        raise RuntimeError("no VmRSS")

    def page_faults(self) -> int:
        """The page faults that needed no disk."""
        return int((self.folder / "stat").read_text().rsplit(")", 1)[1].split()[7])

    def threads(self) -> int:
        return len(os.listdir(self.folder / "task"))

    def descriptors(self) -> int:
        return len(os.listdir(self.folder / "fd"))


def tree_cpu_seconds(pid: int) -> float:
    """The CPU of a process, of its descendants, and of those that they have waited for."""
    parents, ticks = {}, {}
    for folder in Path("/proc").iterdir():
        if not folder.name.isdigit():
            continue
        try:
            fields = (folder / "stat").read_text().rsplit(")", 1)[1].split()
        except OSError:
            continue
        parents[int(folder.name)] = int(fields[1])
        ticks[int(folder.name)] = sum(map(int, fields[11:15]))
    family, waiting = set(), [pid]
    while waiting:
        member = waiting.pop()
        family.add(member)
        waiting += [child for child, parent in parents.items() if parent == member and child not in family]
    return sum(ticks.get(member, 0) for member in family) / _TICKS
