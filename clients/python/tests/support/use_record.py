"""Calls of every method of ``record``, for both clients."""

from __future__ import annotations

import json
import tempfile
from pathlib import Path
from typing import Any


async def use_record(client: Any) -> None:
    """There is a session."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "tv.jsonl"
        started = await client.record.start(path=str(path), max_file_count=1)
        assert started.state == "RECORDING" and not started.is_raw and started.replaced is not None
        assert [each.path for each in (await client.record.list()).recordings] == [str(path)]
        await client.session.request_status()
        stopped = await client.record.stop(recording_id=started.recording_id)
        assert stopped.state == "STOPPED" and stopped.lost == 0
        lines = [json.loads(line) for line in path.read_text().splitlines()]
        assert lines[0]["isRedacted"] and lines[-1]["end"] == {} and len(lines) == stopped.entries + 1
