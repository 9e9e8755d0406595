"""The real server on a Unix socket."""

from __future__ import annotations

import os
import subprocess
import tempfile
import time
import unittest
from typing import Any

import cast_rpc


class Daemon:
    """A server of a test's own, which finds no sessions of earlier ones; ended with the test."""

    def __init__(self, case: unittest.TestCase) -> None:
        folder = tempfile.TemporaryDirectory()
        case.addCleanup(folder.cleanup)
        self._case = case
        self.path = os.path.join(folder.name, "socket")
        server = subprocess.Popen(
            [os.environ["CAST_RPC_SERVER"], "--socket", self.path],
            env={**os.environ, "XDG_STATE_HOME": folder.name, "XDG_CACHE_HOME": folder.name},
            stdin=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        case.addCleanup(server.wait, 10)
        case.addCleanup(server.terminate)

    def connect(self, **options: Any) -> cast_rpc.Client:
        """A client that hears everything; closed with the test."""
        for _ in range(1000):
            try:
                client = cast_rpc.Client.connect(self.path, **options)
            except cast_rpc.ServerNotFound:
                time.sleep(0.02)  # A socket that isn't there yet has no event to wait for.
            else:
                self._case.addCleanup(client.close)
                return client
        raise AssertionError("the server doesn't listen")
