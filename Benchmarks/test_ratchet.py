"""Tests of the comparison of two reports."""

from __future__ import annotations

import unittest
from pathlib import Path

from ratchet import losses, rows

HEAD = "# Benchmarks\n\n| what | cast-rpc | peer | ratio | wanted | |\n|---|--:|--:|--:|---|---|\n"
AFTER = "\n## Reconnecting\n\n| what | before | after | wanted | |\n|---|--:|--:|---|---|\n"
PLAIN = "\n## Fan-out\n\n| what | figure | wanted | |\n|---|--:|---|---|\n"


class RatchetTests(unittest.TestCase):
    def test_equal_reports_have_no_losses(self) -> None:
        report = HEAD + "| start | 4 ms | 2 ms | 2.00 | at most 2 | yes |\n"
        self.assertEqual(losses(report, report), [])

    def test_names_a_mark_that_was_met(self) -> None:
        before = HEAD + "| start | 4 ms | 2 ms | 2.00 | at most 2 | yes |\n"
        after = HEAD + "| start | 4 ms | 2 ms | 2.01 | at most 2 | **no** |\n"
        self.assertEqual(losses(before, after), ["start (Benchmarks): the mark was met, and is missed: 2.01, wanted at most 2"])
        self.assertEqual(losses(after, before), [])

    def test_compares_ratios_rather_than_times(self) -> None:
        before = HEAD + "| start | 4 ms | 2 ms | 2.00 | at most 3 | yes |\n"
        self.assertEqual(losses(before, HEAD + "| start | 8 ms | 4 ms | 2.00 | at most 3 | yes |\n"), [])
        self.assertEqual(losses(before, HEAD + "| start | 4 ms | 1 ms | 2.50 | at most 3 | yes |\n"), ["start (Benchmarks): 2 before, 2.5 now"])

    def test_knows_which_way_is_worse(self) -> None:
        before = PLAIN + "| updates a second | 1,000 | at least 500 | yes |\n"
        self.assertEqual(losses(before, PLAIN + "| updates a second | 1,300 | at least 500 | yes |\n"), [])
        self.assertEqual(
            losses(before, PLAIN + "| updates a second | 800 | at least 500 | yes |\n"), ["updates a second (Fan-out): 1000 before, 800 now"]
        )

    def test_compares_zeros_by_their_difference(self) -> None:
        def report(figure: str) -> str:
            return PLAIN + f"| growth | {figure} MiB | at most 2 MiB | yes |\n"

        self.assertEqual(losses(report("0.00"), report("0.19")), [])
        self.assertEqual(losses(report("0.00"), report("1.90")), ["growth (Fan-out): 0 before, 1.9 now"])
        self.assertEqual(losses(report("-0.50"), report("-0.60")), [])
        self.assertEqual(losses(report("0.00"), report("0.00")), [])
        self.assertEqual(len(losses(report("-0.50"), report("0.50"))), 1)

    def test_sees_a_figure_that_falls_to_zero(self) -> None:
        before = PLAIN + "| updates a second | 1,000 | at least 500 | **no** |\n"
        self.assertEqual(len(losses(before, PLAIN + "| updates a second | 0 | at least 500 | **no** |\n")), 1)

    def test_takes_the_figure_at_the_end(self) -> None:
        before = AFTER + "| memory, MiB | 27.28 | 27.28 | grows by at most 1 | yes |\n"
        after = AFTER + "| memory, MiB | 27.28 | 31.00 | grows by at most 1 | yes |\n"
        self.assertEqual(losses(before, after), ["memory, MiB (Reconnecting): 27.28 before, 31 now"])

    def test_names_what_is_not_measured_any_more(self) -> None:
        before = HEAD + "| start | 4 ms | 2 ms | 2.00 | at most 2 | yes |\n"
        self.assertEqual(losses(before, HEAD), ["start (Benchmarks): not measured"])

    def test_reads_the_report_of_this_folder(self) -> None:
        report = (Path(__file__).parent / "REPORT.md").read_text()
        found = rows(report)
        self.assertGreater(len(found), 20)
        self.assertIn(("Benchmarks", "spawn to first reply"), found)


if __name__ == "__main__":
    unittest.main()
