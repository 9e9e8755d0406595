"""Reconnecting: its schedule, its calls, and its events for the program."""

# Runs once: it starts no server.

from __future__ import annotations

import asyncio
import socket
import os
import time
import unittest
from typing import Any

from support.fake_daemon import FakeDaemon
from support.helpers import fake_aio_client, fake_client

import cast_rpc
from cast_rpc import Reconnect, ServerConnectionLost, ServerReconnected, SessionDidEnterPhase, aio
from cast_rpc._reconnect import Attempts, Subscriptions

QUICK = Reconnect(first_delay=0.01, max_delay=0.05, call_wait=5)


class AttemptsTests(unittest.TestCase):
    def delays(self, attempts: Attempts, count: int, now: float = 0) -> list[float | None]:
        return [attempts.next_delay(now) for _ in range(count)]

    def test_delays_double_up_to_a_cap(self) -> None:
        attempts = Attempts(Reconnect(first_delay=0.5, max_delay=3), False, 0, lambda: 0)
        self.assertEqual(self.delays(attempts, 5), [0.5, 1, 2, 3, 3])

    def test_chance_takes_up_to_half_of_a_delay(self) -> None:
        attempts = Attempts(Reconnect(first_delay=1), False, 0, lambda: 1)
        self.assertEqual(self.delays(attempts, 3), [0.5, 1, 2])

    def test_a_server_of_ours_is_started_again_a_few_times_only(self) -> None:
        attempts = Attempts(Reconnect(max_restarts=2), True, 0, lambda: 0)
        for now in (0, 10):
            self.assertIsNotNone(attempts.next_delay(now))
            attempts.did_connect(now)
        self.assertIsNone(attempts.next_delay(20))

    def test_a_connection_that_lasted_a_minute_makes_all_new(self) -> None:
        attempts = Attempts(Reconnect(max_restarts=2, first_delay=1), True, 0, lambda: 0)
        self.assertEqual(self.delays(attempts, 2), [1, 2])
        self.assertEqual(attempts.did_connect(5), 5)
        self.assertEqual(self.delays(attempts, 3, now=66), [1, 2, None])
        self.assertEqual(attempts.number, 2)

    def test_patience_ends(self) -> None:
        attempts = Attempts(Reconnect(give_up_after=10), False, 0, lambda: 0)
        self.assertIsNotNone(attempts.next_delay(100))
        self.assertIsNotNone(attempts.next_delay(109))
        self.assertIsNone(attempts.next_delay(110))


class SubscriptionsTests(unittest.TestCase):
    def test_the_programs_ids_stay(self) -> None:
        subscriptions = Subscriptions()
        subscriptions.greeting = {"topics": ["*"], "specHash": "x"}
        subscriptions.did_succeed("events.subscribe", {"topics": ["log.*"]}, {"subscription": "sub-1"})
        steps = subscriptions.steps()
        self.assertEqual(steps[0].params, {"topics": [], "specHash": "x"})
        self.assertEqual([each.params["topics"] for each in steps[1:]], [["*"], ["log.*"]])
        self.assertEqual([each.params["snapshot"] for each in steps[2:]], [True])
        subscriptions.did_renew([{}, {"subscription": "sub-1"}, {"subscription": "sub-2"}])
        words = subscriptions.in_words_of_server("events.poll", {"subscription": "sub-1", "maximum": 3})
        self.assertEqual(words, {"subscription": "sub-2", "maximum": 3})
        # The new server's ids may be those that the program has from the old one.
        result = subscriptions.did_succeed("events.subscribe", {"topics": ["a"]}, {"subscription": "sub-1"})
        self.assertNotEqual(result["subscription"], "sub-1")
        subscriptions.did_succeed("events.unsubscribe", {"subscription": "sub-2"}, {})
        self.assertEqual([each.params.get("topics") for each in subscriptions.steps()], [[], ["*"], ["a"]])

    def test_without_subscriptions_there_is_still_a_snapshot(self) -> None:
        self.assertEqual([each.method for each in Subscriptions().steps()], ["server.initialize", "events.snapshot"])


class BlockingTests(unittest.TestCase):
    def setUp(self) -> None:
        self.daemon = FakeDaemon(self)

    def client(self, reconnect: bool | Reconnect = QUICK, **options: Any) -> cast_rpc.Client:
        client = cast_rpc.Client.connect(self.daemon.path, reconnect=reconnect, **options)
        self.addCleanup(client.close)
        return client

    def test_calls_fail_at_once_and_the_next_ones_find_the_new_server(self) -> None:
        client = self.client()
        call = client.begin(cast_rpc.ServerEchoParams(value=1))
        self.assertEqual(call.result().value, 1)
        with client.stream(ServerConnectionLost, ServerReconnected, SessionDidEnterPhase) as events:
            with client.stream(SessionDidEnterPhase) as phases:
                lost = client._connection.begin("test.never", {}, lambda value: value, 5, None)
                phases.next(timeout=20)
            self.daemon.restart()
            with self.assertRaises(cast_rpc.ConnectionClosed):
                lost.result()
            self.assertEqual(client.server.echo(value=2).value, 2)
            self.assertTrue(client.is_connected)
            heard = [events.next(timeout=20) for _ in range(4)]
        # Events before the snapshot are in it, and aren't reported again.
        kinds = [type(each) for each in heard]
        self.assertEqual(kinds, [SessionDidEnterPhase, ServerConnectionLost, ServerReconnected, SessionDidEnterPhase])
        reconnected = heard[2]
        assert isinstance(reconnected, ServerReconnected)
        self.assertEqual((reconnected.snapshot.cast_state, reconnected.attempts >= 1), ("NOT_CONNECTED", True))
        assert isinstance(heard[3], SessionDidEnterPhase)
        self.assertEqual(heard[3].seq, 2)

    def test_its_subscriptions_are_made_again_and_known_by_their_old_names(self) -> None:
        client = self.client(topics=["session.*"])
        own = client.events.subscribe(topics=["log.*"], delivery="POLL").subscription
        with client.stream(ServerReconnected) as events:
            self.daemon.restart()
            events.next(timeout=20)
        client.events.poll(subscription=own)
        client.events.unsubscribe(subscription=own)
        greeting, *calls = self.daemon.calls[-1]
        self.assertEqual((greeting[1]["topics"], greeting[1]["specHash"]), ([], cast_rpc.SPEC_HASH))
        self.assertEqual([name for name, _ in calls], ["events.subscribe"] * 2 + ["events.poll", "events.unsubscribe"])
        self.assertEqual([params.get("topics") for _, params in calls[:2]], [["session.*"], ["log.*"]])
        self.assertEqual({params["subscription"] for _, params in calls[2:]}, {"sub-22"})
        self.assertNotEqual(own, "sub-22")

    def test_calls_may_fail_at_once_while_there_is_no_connection(self) -> None:
        client = self.client(QUICK._replace(call_wait=0))
        with client.stream(ServerConnectionLost, ServerReconnected) as events:
            self.daemon.stop()
            self.assertIsInstance(events.next(timeout=20), ServerConnectionLost)
            with self.assertRaises(cast_rpc.ConnectionClosed):
                client.server.ping()
            self.assertEqual((client.is_closed, client.is_connected), (False, False))
            self.assertIn("reconnecting", repr(client))
            self.daemon.start()
            self.assertIsInstance(events.next(timeout=20), ServerReconnected)
        client.server.ping()

    def test_a_daemon_that_says_nothing_is_tried_again(self) -> None:
        client = self.client(start_timeout=1)
        self.daemon.is_mute = True
        with self.assertRaises(cast_rpc.NoHandshake) as caught:
            cast_rpc.Client.connect(self.daemon.path, spawn=True, start_timeout=0.1, reconnect=True)
        self.assertIn(self.daemon.path, str(caught.exception))
        with client.stream(ServerReconnected) as events:
            self.daemon.was_mute.clear()
            self.daemon.restart()
            self.assertTrue(self.daemon.was_mute.wait(20))
            self.daemon.is_mute = False
            self.assertGreater(events.next(timeout=20).attempts, 1)

    def test_closing_ends_the_attempts(self) -> None:
        client = self.client(start_timeout=60)
        self.daemon.is_mute = True
        with client.stream(ServerConnectionLost) as events:
            self.daemon.restart()
            events.next(timeout=20)
        begun = time.monotonic()
        client.close()
        self.assertLess(time.monotonic() - begun, 30)
        with self.assertRaises(cast_rpc.ClientClosed):
            client.server.ping()

    def test_a_refusal_that_will_not_change_is_the_end(self) -> None:
        client = self.client()
        self.daemon.refusal = {"code": -32010, "name": "UnsupportedProtocolVersion"}
        with client.stream() as events, self.assertRaises(cast_rpc.ConnectionClosed) as caught:
            self.daemon.restart()
            while True:
                events.next(timeout=20)
        self.assertIn("UnsupportedProtocolVersion", str(caught.exception))
        self.assertTrue(client.is_closed)

    def test_five_clients_come_back(self) -> None:
        clients = [self.client() for _ in range(5)]
        streams = [each.stream(ServerReconnected) for each in clients]
        self.daemon.restart()
        for client, stream in zip(clients, streams):
            stream.next(timeout=20)
            client.server.ping()

    def test_without_the_option_a_loss_is_the_end(self) -> None:
        client = self.client(False)
        self.daemon.restart()
        with client.stream() as events, self.assertRaises(cast_rpc.ConnectionClosed):
            events.next(timeout=20)
        self.assertTrue(client.is_closed)

    def test_a_passed_socket_cannot_be_opened_again(self) -> None:
        ours, theirs = socket.socketpair()
        with ours, theirs, self.assertRaises(ValueError):
            cast_rpc.Client.from_socket(ours, reconnect=True)

    def test_a_spawned_server_is_started_again_a_few_times(self) -> None:
        with fake_client(reconnect=QUICK._replace(max_restarts=1), topics=[]) as client:
            first = client.initialized.server_info.process_id
            with client.stream() as events:
                for status in (3, 4):
                    with self.assertRaises(cast_rpc.ServerDied):
                        client.request("test.die", {"status": status, "text": "oh no"})
                with self.assertRaises(cast_rpc.ServerDied) as caught:
                    while True:
                        events.next(timeout=20)
            self.assertEqual(caught.exception.exit_status, 4)
            self.assertNotEqual(client.initialized.server_info.process_id, first)


class AsyncioTests(unittest.IsolatedAsyncioTestCase):
    def setUp(self) -> None:
        self.daemon = FakeDaemon(self)

    def client(self, reconnect: bool | Reconnect = QUICK, **options: Any) -> aio.Client:
        return aio.Client.connect(self.daemon.path, reconnect=reconnect, **options)

    async def test_calls_fail_at_once_and_the_next_ones_find_the_new_server(self) -> None:
        async with self.client() as client:
            with client.stream(ServerConnectionLost, ServerReconnected, SessionDidEnterPhase) as events:
                lost = asyncio.create_task(client.request("test.never"))
                self.assertIsInstance(await events.next(timeout=20), SessionDidEnterPhase)
                self.daemon.restart()
                with self.assertRaises(cast_rpc.ConnectionClosed):
                    await lost
                self.assertEqual((await client.server.echo(value=2)).value, 2)
                heard = [await events.next(timeout=20) for _ in range(3)]
        self.assertEqual([type(each) for each in heard], [ServerConnectionLost, ServerReconnected, SessionDidEnterPhase])
        assert isinstance(heard[2], SessionDidEnterPhase)
        self.assertEqual(heard[2].seq, 2)

    async def test_its_subscriptions_are_made_again_and_known_by_their_old_names(self) -> None:
        async with self.client() as client:
            own = (await client.events.subscribe(topics=["log.*"], delivery="POLL")).subscription
            with client.stream(ServerReconnected) as events:
                self.daemon.restart()
                await events.next(timeout=20)
            await client.events.poll(subscription=own)
        self.assertEqual(self.daemon.calls[-1][-1], ("events.poll", {"subscription": "sub-22"}))

    async def test_calls_may_fail_at_once_while_there_is_no_connection(self) -> None:
        async with self.client(QUICK._replace(call_wait=0)) as client:
            with client.stream(ServerConnectionLost) as events:
                self.daemon.stop()
                await events.next(timeout=20)
            with self.assertRaises(cast_rpc.ConnectionClosed):
                await client.server.ping()

    async def test_a_daemon_that_says_nothing_is_tried_again(self) -> None:
        async with self.client(start_timeout=1) as client:
            self.daemon.is_mute = True
            with client.stream(ServerReconnected) as events:
                self.daemon.restart()
                self.assertTrue(await asyncio.to_thread(self.daemon.was_mute.wait, 20))
                self.daemon.is_mute = False
                self.assertGreater((await events.next(timeout=20)).attempts, 1)

    async def test_closing_ends_the_attempts(self) -> None:
        client = await self.client(start_timeout=60).open()
        self.daemon.is_mute = True
        with client.stream(ServerConnectionLost) as events:
            self.daemon.restart()
            await events.next(timeout=20)
        waiting = asyncio.create_task(client.server.ping())
        await asyncio.sleep(0)
        await asyncio.wait_for(client.close(), 30)
        with self.assertRaises(cast_rpc.ClientClosed):
            await waiting

    async def test_calls_after_the_last_attempt_fail_at_once(self) -> None:
        async with self.client(QUICK._replace(give_up_after=0, call_wait=3600)) as client:
            with client.stream() as events, self.assertRaises(cast_rpc.ConnectionClosed):
                self.daemon.stop()
                while True:
                    await events.next(timeout=20)
            with self.assertRaises(cast_rpc.ConnectionClosed):
                await asyncio.wait_for(client.server.ping(), 20)

    async def test_five_clients_come_back(self) -> None:
        clients = [await self.client().open() for _ in range(5)]
        streams = [each.stream(ServerReconnected) for each in clients]
        self.daemon.restart()
        for client, stream in zip(clients, streams):
            await stream.next(timeout=20)
            await client.server.ping()
            await client.close()

    async def test_a_spawned_server_is_started_again_a_few_times(self) -> None:
        async with fake_aio_client(reconnect=QUICK._replace(max_restarts=1), topics=[]) as client:
            with client.stream() as events:
                for status in (3, 4):
                    with self.assertRaises(cast_rpc.ServerDied):
                        await client.request("test.die", {"status": status, "text": "oh no"})
                with self.assertRaises(cast_rpc.ServerDied) as caught:
                    while True:
                        await events.next(timeout=20)
            self.assertEqual(caught.exception.exit_status, 4)
            self.assertTrue(client.is_closed)


if __name__ == "__main__":
    unittest.main()
