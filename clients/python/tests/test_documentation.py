"""The examples of the pages for users work as described."""

from __future__ import annotations

import contextlib
import io
import re
from typing import Any

from support.helpers import REPOSITORY

import test_integration as integration


class DocumentationTests(integration.RealServerTestCase):
    def run_examples(self, page: str) -> str:
        """Runs a page's Python blocks one after the other, as one program; returns its output."""
        text = (REPOSITORY / "docs" / page).read_text(encoding="utf-8")
        blocks = re.findall(r"^```python\n(.*?)^```", text, re.DOTALL | re.MULTILINE)
        self.assertTrue(blocks)
        receiver = self.receiver()
        variables: dict[str, Any] = {"host": receiver.host, "port": receiver.port, "server": integration.SERVER}
        program = "".join(blocks).replace("cast_rpc.Client()", "cast_rpc.Client(server)")
        output = io.StringIO()
        with contextlib.redirect_stdout(output):
            exec(compile(program, page, "exec"), variables)
        return output.getvalue()

    def test_player(self) -> None:
        printed = self.run_examples("Player.md")
        self.assertEqual(printed.splitlines()[:2], ["PLAYING A film 600.0", "PAUSED"])
        self.assertGreaterEqual(float(printed.splitlines()[2]), 90)
        self.assertEqual(printed.splitlines()[3], "IDLE")

    def test_media(self) -> None:
        printed = self.run_examples("Media.md")
        for part in ("MEDIA_SRC_NOT_SUPPORTED", "show the pause button", "NOT_YET", "MEDIA_STATUS"):
            self.assertIn(part, printed)
