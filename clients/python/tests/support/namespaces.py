"""Separate mounts and networks for a test: as root, or in a user namespace for other users."""

from __future__ import annotations

import subprocess
from pathlib import Path

WITH_NAMESPACES = str(Path(__file__).resolve().parents[4] / "scripts" / "with-namespaces")
"""The word before a command that unshares."""

_probe = subprocess.run([WITH_NAMESPACES, "true"], capture_output=True, text=True)
NO_NAMESPACES = _probe.stderr.strip() if _probe.returncode else ""
"""Why there are none; empty if there are."""
