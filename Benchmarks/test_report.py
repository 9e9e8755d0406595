"""Tests of the report's sections, and of judges that need no measurement."""

from __future__ import annotations

import subprocess
import tempfile
import unittest
from pathlib import Path
from unittest import mock

import report
from instructions import Counted
from local_files import Outcome, is_fault

TEXT = "# Benchmarks\n\nold\n\n## Files, six senders\n\nkept\n\n## Files\n\nold\n\n## Growth\n\nkept\n"


class ReportTests(unittest.TestCase):
    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.path = Path(folder.name) / "REPORT.md"
        self.path.write_text(TEXT)
        patch = mock.patch.object(report, "REPORT", self.path)
        patch.start()
        self.addCleanup(patch.stop)

    def test_replaces_the_section_with_the_whole_heading(self) -> None:
        report.write_section("## Files", "## Files\n\nnew\n")
        self.assertEqual(self.path.read_text(), TEXT.replace("## Files\n\nold", "## Files\n\nnew"))

    def test_adds_a_new_section_at_the_end(self) -> None:
        report.write_section("## New", "## New\n\nnew\n")
        self.assertEqual(self.path.read_text(), TEXT + "\n## New\n\nnew\n")

    def test_a_new_head_keeps_the_sections(self) -> None:
        report.write_head("# Benchmarks\n\nnew\n")
        self.assertEqual(self.path.read_text(), TEXT.replace("# Benchmarks\n\nold", "# Benchmarks\n\nnew"))


class JudgeTests(unittest.TestCase):
    def test_a_file_that_the_device_plays_must_play_whole(self) -> None:
        self.assertFalse(is_fault(Outcome(plays=True, seeks=True), None))
        self.assertTrue(is_fault(Outcome(plays=True, seeks=False), None))
        self.assertTrue(is_fault(Outcome(plays=True, subtitles=False), None))
        self.assertTrue(is_fault(Outcome(says="It is TIFF, which receivers don't read."), None))

    def test_another_file_is_converted_or_refused_with_a_reason(self) -> None:
        self.assertFalse(is_fault(Outcome(plays=True), "TIFF"))
        self.assertFalse(is_fault(Outcome(says="It is TIFF, which receivers don't read."), "TIFF"))
        self.assertTrue(is_fault(Outcome(says="nothing"), "TIFF"))
        self.assertTrue(is_fault(Outcome(), "TIFF"))

    def test_counts_nothing_of_a_program_that_fails(self) -> None:
        for code in (0, 3):
            server = Counted.__new__(Counted)
            server.program = "sh"
            server.process = subprocess.Popen(["sh", "-c", f"cat; exit {code}"], stdin=subprocess.PIPE)
            with tempfile.NamedTemporaryFile() as server.file:
                Path(server.file.name).write_text("summary: 5\n")
                if code:
                    self.assertRaises(RuntimeError, server.instructions)
                else:
                    self.assertEqual(server.instructions(), 5)


if __name__ == "__main__":
    unittest.main()
