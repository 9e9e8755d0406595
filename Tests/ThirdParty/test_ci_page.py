"""Runs the pytest example of docs/CI.md as it is written there."""

from __future__ import annotations

import os
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest

import receiver

PAGE = pathlib.Path(__file__).parents[2] / "docs" / "CI.md"


class CIPageTests(unittest.TestCase):
    def test_the_pytest_example_passes(self) -> None:
        blocks = re.findall(r"`(\w+\.py)`:\n```python\n(.*?)```", PAGE.read_text(), re.DOTALL)
        self.assertEqual([name for name, _ in blocks], ["conftest.py", "test_casting.py"])
        folder = pathlib.Path(self.enterContext(tempfile.TemporaryDirectory()))
        for name, text in blocks:
            (folder / name).write_text(text)
        result = subprocess.run(
            [sys.executable, "-B", "-m", "pytest", "-q", "-p", "no:cacheprovider", "."],
            cwd=folder,
            env={**os.environ, "CAST_RECEIVER": str(pathlib.Path(receiver.PATH).resolve())},
            capture_output=True,
            text=True,
            timeout=120,
        )
        self.assertEqual(result.returncode, 0, result.stdout + result.stderr)
        self.assertIn("1 passed", result.stdout)


if __name__ == "__main__":
    unittest.main()
