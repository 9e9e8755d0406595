"""A daemon that ends while a bridge is connected to it."""

# Runs once: it starts no server.

from __future__ import annotations

import argparse
import asyncio
import contextlib
import importlib.util
import tempfile
import threading
import unittest
from pathlib import Path
from unittest import mock

from support.fake_daemon import FakeDaemon

import cast_rpc
from cast_rpc import Reconnect, ServerReconnected, aio
from cast_rpc._daemon import join_or_start
from cast_rpc._launch import Daemon
from cast_rpc.bridges import _programs
from cast_rpc.bridges._household import RESTART_TIME, connected


class LostDaemonTests(unittest.TestCase):
    """A daemon that ends has time to restart; only then the bridge starts one in its place."""

    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.started = Path(folder.name, "started")
        program = Path(folder.name, "cast-rpc")
        program.write_text(f'#!/bin/sh\necho >"{self.started}"\nexit 70\n')
        program.chmod(0o700)
        self.fake = FakeDaemon(self)
        self.target = Daemon(self.fake.path, str(program))

    def test_bridges_wait_for_the_daemon_that_ended(self) -> None:
        client = connected(argparse.Namespace(socket="/nowhere/socket"))
        self.assertEqual(client._target, Daemon("/nowhere/socket", restart_time=RESTART_TIME))
        self.assertGreater(RESTART_TIME, 1)

    def test_a_daemon_that_comes_back_is_not_replaced(self) -> None:
        async def run() -> None:
            async with aio.Client(target=self.target._replace(restart_time=3600), reconnect=Reconnect(first_delay=0.01)) as client:
                tried = threading.Event()
                with mock.patch("cast_rpc._daemon.time.sleep", side_effect=lambda _: tried.set()):
                    with client.stream(ServerReconnected) as events:
                        self.fake.stop()
                        self.assertTrue(await asyncio.to_thread(tried.wait, 20))
                        self.fake.start()
                        await events.next(timeout=20)

        asyncio.run(run())
        self.assertFalse(self.started.exists())

    def test_a_daemon_that_stays_away_is_replaced(self) -> None:
        async def run() -> None:
            again = Reconnect(first_delay=0.01, max_restarts=1)
            async with aio.Client(target=self.target._replace(restart_time=0.05), reconnect=again) as client:
                with client.stream() as events, self.assertRaises(cast_rpc.ConnectionClosed):
                    self.fake.stop()
                    while True:
                        await events.next(timeout=20)

        asyncio.run(run())
        self.assertTrue(self.started.exists())

    def test_the_first_daemon_is_not_waited_for(self) -> None:
        self.fake.stop()
        with self.assertRaises(cast_rpc.ServerDied):
            cast_rpc.Client(target=self.target._replace(restart_time=3600))

    def test_a_closed_client_waits_no_longer(self) -> None:
        with self.assertRaises(cast_rpc.ClientClosed):
            self.fake.stop()
            join_or_start(self.target._replace(restart_time=3600), lambda: True)
        self.assertFalse(self.started.exists())

    @unittest.skipUnless(importlib.util.find_spec("aiomqtt"), "needs aiomqtt")
    def test_the_bridge_ends_if_broker_and_server_are_lost(self) -> None:
        from cast_rpc.bridges import mqtt

        async def run() -> None:
            again = Reconnect(first_delay=0.01, give_up_after=0)
            client = aio.Client(target=self.target, reconnect=again)
            arguments = _programs.mqtt_parser().parse_args(["--broker", "127.0.0.1:1"])
            lost = threading.Event()

            async def stopped(_: float) -> None:
                if not lost.is_set():
                    lost.set()
                    with client.stream() as events, contextlib.suppress(cast_rpc.ConnectionClosed):
                        self.fake.stop()
                        while True:
                            await events.next(timeout=20)

            with mock.patch.object(mqtt, "connected", lambda _: client), mock.patch.object(mqtt, "_rest", stopped):
                with self.assertRaises(cast_rpc.ConnectionClosed):
                    await asyncio.wait_for(mqtt.serve(arguments), 20)

        asyncio.run(run())


if __name__ == "__main__":
    unittest.main()
