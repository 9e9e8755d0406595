"""The real server on a Unix socket."""

from __future__ import annotations

import contextlib
import os
import select
import signal
import subprocess
import tempfile
import time
import unittest
from collections.abc import Iterator
from typing import Any

import cast_rpc


def end_daemon(path: str) -> None:
    """Ends the daemon that listens there, if one does. It writes its last files after its answer: this returns when its process is gone."""
    with contextlib.suppress(cast_rpc.ServerNotFound), cast_rpc.Client.connect(path) as client:
        with process_of(client.initialized.server_info.process_id) as process:
            client.server.shutdown()
            await_end(process)


def kill(process_id: int) -> None:
    """Kills a process that isn't a child of the test, and returns when it has ended."""
    with contextlib.suppress(ProcessLookupError), process_of(process_id) as process:
        signal.pidfd_send_signal(process, signal.SIGKILL)
        await_end(process)


@contextlib.contextmanager
def process_of(process_id: int) -> Iterator[int]:
    process = os.pidfd_open(process_id)
    try:
        yield process
    finally:
        os.close(process)


def await_end(process: int) -> None:
    if not select.select([process], [], [], 20)[0]:
        raise AssertionError("the daemon goes on")


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
