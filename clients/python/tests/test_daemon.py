"""``connect(spawn=True)``, and the death of a daemon, with the real server."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import tempfile
import threading
import unittest
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from support.daemon import kill
from support.helpers import PACKAGE
from test_integration import SERVER, RealServerTestCase

import cast_rpc
from cast_rpc import Reconnect, ServerConnectionLost, ServerReconnected, aio
from cast_rpc._daemon import join_or_start
from cast_rpc._launch import Daemon


class SpawnTests(RealServerTestCase):
    def setUp(self) -> None:
        super().setUp()
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.clients: list[cast_rpc.Client] = []
        self.processes: set[int] = set()
        self.addCleanup(self.end)
        self.environment = {**os.environ, "XDG_STATE_HOME": folder.name, "XDG_CACHE_HOME": folder.name, "XDG_RUNTIME_DIR": folder.name}
        self.path = os.path.join(folder.name, "socket")

    def connect(self, **options: Any) -> cast_rpc.Client:
        client = cast_rpc.Client.connect(self.path, spawn=True, server=SERVER, env=self.environment, **options)
        self.clients.append(client)
        self.processes.add(client.initialized.server_info.process_id)
        return client

    def end(self) -> None:
        """The clients end first: one that reconnects would start the next daemon."""
        for client in self.clients:
            client.close()
        for process in self.processes:
            kill(process)

    def test_the_first_starts_a_daemon_and_the_next_joins_it(self) -> None:
        first = self.connect()
        process = first.initialized.server_info.process_id
        first.close()
        with self.connect() as second:
            self.assertEqual(second.initialized.server_info.process_id, process)
            self.assertNotEqual(os.getsid(process), os.getsid(0))

    def test_programs_that_start_at_once_get_one_daemon(self) -> None:
        program = (
            "import sys, cast_rpc\n"
            "with cast_rpc.Client.connect(sys.argv[1], spawn=True) as client:\n"
            "    print(client.initialized.server_info.process_id, flush=True)\n"
            "    sys.stdin.read()\n"
        )
        environment = {**self.environment, "PYTHONPATH": str(PACKAGE / "src")}
        pipes: dict[str, Any] = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True, "env": environment}
        programs = [subprocess.Popen([sys.executable, "-c", program, self.path], **pipes) for _ in range(4)]
        processes = []
        for each in programs:
            assert each.stdout is not None
            processes.append(int(each.stdout.readline()))
            self.processes.add(processes[-1])
        for each in programs:
            each.communicate(timeout=20)
        self.assertEqual(len(set(processes)), 1)
        # It outlives those who started it.
        self.assertEqual(self.connect().initialized.server_info.process_id, processes[0])

    def test_threads_and_tasks_that_start_at_once_get_one_daemon(self) -> None:
        barrier = threading.Barrier(3)

        def connect(_: int) -> int:
            barrier.wait(20)
            return self.connect().initialized.server_info.process_id

        with ThreadPoolExecutor(3) as pool:
            self.assertEqual(len(set(pool.map(connect, range(3)))), 1)

        async def process() -> int:
            async with aio.Client.connect(self.path + "-2", spawn=True, server=SERVER, env=self.environment) as client:
                return client.initialized.server_info.process_id

        async def processes() -> list[int]:
            return await asyncio.gather(*(process() for _ in range(3)))

        found = asyncio.run(processes())
        self.processes.update(found)
        self.assertEqual(len(set(found)), 1)

    def test_what_went_wrong_is_said(self) -> None:
        with self.assertRaises(cast_rpc.ServerNotFound) as missing:
            cast_rpc.Client.connect(self.path, spawn=True, server="/no/such/cast-rpc")
        self.assertIn("/no/such/cast-rpc", str(missing.exception))
        for server, text in (
            (["sh", "-c", "echo no such library >&2; exit 127"], "no such library"),
            (["sh", "-c", "echo usage: other >&2; exit 64"], "usage: other"),
        ):
            with self.assertRaises(cast_rpc.ServerDied) as died:
                cast_rpc.Client.connect(self.path, spawn=True, server=server)
            for part in (text, self.path, " ".join(server)):
                self.assertIn(part, str(died.exception))
        with self.assertRaises(cast_rpc.ServerDied) as folder:
            cast_rpc.Client.connect("/no/such/folder/socket", spawn=True, server=SERVER)
        self.assertIn("There is no folder /no/such/folder", str(folder.exception))

    def test_a_cancelled_start_raises_client_closed(self) -> None:
        silent = Daemon(self.path, [sys.executable, "-c", "import time; time.sleep(60)"])
        with self.assertRaises(cast_rpc.ClientClosed):
            join_or_start(silent, lambda: True)

    def test_the_next_daemon_restores_the_subscriptions(self) -> None:
        receiver = self.receiver()
        client = self.connect(reconnect=Reconnect(first_delay=0.01))
        own = client.events.subscribe(topics=["log.*"], delivery="POLL").subscription
        device = client.discovery.add_device(host=receiver.host, port=receiver.port)
        session = client.session.start(device_id=device.device_id)
        before = client.events.snapshot()
        with client.stream() as events, client.stream(ServerConnectionLost, ServerReconnected) as changes:
            process = client.initialized.server_info.process_id
            os.kill(process, signal.SIGKILL)
            self.assertIsInstance(changes.next(timeout=20), ServerConnectionLost)
            change = changes.next(timeout=20)
            assert isinstance(change, ServerReconnected)
            self.processes.add(client.initialized.server_info.process_id)
            self.assertNotEqual(client.initialized.server_info.process_id, process)
            # The new daemon joins the session that the old one left on disk; the snapshot says how far it is.
            client.session.end(session_id=session.session_id, action="STOP_CASTING")
            seen = []
            while not isinstance(event := events.next(timeout=20), cast_rpc.SessionDidEnd):
                seen.append(event)
        self.assertEqual([each.session_id for each in change.snapshot.sessions], [each.session_id for each in before.sessions])
        after = seen[seen.index(change) + 1 :]
        known = {each.device_id for each in change.snapshot.discovery.devices}
        again = [each for each in after if isinstance(each, cast_rpc.DiscoveryDidInsertDevice) and each.device.device_id in known]
        self.assertEqual(again, [])
        client.events.poll(subscription=own)

    def test_five_clients_of_a_killed_daemon_share_the_next(self) -> None:
        clients = [self.connect(reconnect=Reconnect(first_delay=0.01)) for _ in range(5)]
        streams = [each.stream(ServerReconnected) for each in clients]
        os.kill(clients[0].initialized.server_info.process_id, signal.SIGKILL)
        for stream in streams:
            stream.next(timeout=20)
        processes = {each.initialized.server_info.process_id for each in clients}
        self.processes.update(processes)
        self.assertEqual(len(processes), 1)


if __name__ == "__main__":
    unittest.main()
