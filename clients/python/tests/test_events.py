"""Events, callbacks and the server's requests (blocking client)."""

# Runs once: it starts no server.

from __future__ import annotations

import threading
import unittest
from typing import Any

from support.helpers import fake_client
from support.spec_check import unchecked

import cast_rpc
from cast_rpc import CredentialsProvide, EventsLost, LaunchCredentials, SessionDidEnterPhase


class TopicTests(unittest.TestCase):
    def test_subscribes_to_everything_by_default(self) -> None:
        rows: list[tuple[dict[str, Any], list[str]]] = [({}, ["*"]), ({"topics": ["log.*"]}, ["log.*"]), ({"topics": []}, [])]
        for options, topics in rows:
            with fake_client(**options) as client:
                self.assertEqual(client.request("test.greeting")["topics"], topics)
        with self.assertRaisesRegex(TypeError, "topics: expected a list"):
            fake_client(topics="log.*")


class StreamTests(unittest.TestCase):
    def setUp(self) -> None:
        self.client = fake_client()
        self.addCleanup(self.client.close)

    def test_events_around_a_reply_come_typed_and_in_order(self) -> None:
        with self.client.stream(SessionDidEnterPhase) as events:
            self.client.request("test.interleave")
            first, second = events.next(timeout=20), events.next(timeout=20)
        self.assertEqual((first.elapsed, second.elapsed), (1, 2))
        self.assertEqual(first.phase, cast_rpc.ConnectionPhase.TLS)

    def test_a_stream_gets_only_its_types(self) -> None:
        with self.client.stream(cast_rpc.MediaDidUpdateStatus) as events:
            self.client.request("test.interleave")
            with self.assertRaises(TimeoutError):
                events.next(timeout=0)

    def test_reports_losses_to_a_slow_reader(self) -> None:
        with self.client.stream(SessionDidEnterPhase, EventsLost, queue_size=10) as events:
            self.client.request("test.flood", {"count": 100})
            lost = events.next(timeout=20)
            self.assertIsInstance(lost, EventsLost)
            assert isinstance(lost, EventsLost)
            self.assertEqual((lost.count, lost.is_local), (90, True))
            rest = [events.next(timeout=20) for _ in range(10)]
        self.assertEqual([each.seq for each in rest if isinstance(each, SessionDidEnterPhase)], list(range(90, 100)))

    def test_a_slow_reader_that_did_not_ask_finds_a_count_and_a_warning(self) -> None:
        with self.client.stream(SessionDidEnterPhase, queue_size=1) as events:
            self.client.request("test.flood", {"count": 3})
            with self.assertLogs("cast_rpc", "WARNING"):
                self.assertEqual(events.next(timeout=20).seq, 2)
            self.assertEqual(events.lost, 2)

    def test_the_servers_overflow_is_an_event(self) -> None:
        with self.client.stream() as events:
            message = {"method": "$/overflow", "params": {"dropped": 4, "topics": ["media.didUpdateStatus"]}}
            self.client.request("test.tell", {"message": message})
            self.assertEqual(events.next(timeout=20), EventsLost(count=4, is_local=False))

    def test_keeps_unknown_notifications(self) -> None:
        with unchecked(), self.client.stream() as events:
            for method, params in (("x.y", {"a": 1}), ("session.didEnterPhase", {})):
                self.client.request("test.tell", {"message": {"method": method, "params": params}})
                event = events.next(timeout=20)
                self.assertEqual(event, cast_rpc.UnknownNotification(method=method, params=params))

    def test_iteration_ends_with_the_client(self) -> None:
        with self.client.stream(SessionDidEnterPhase) as events:
            self.client.request("test.flood", {"count": 3})
            self.client.close()
            self.assertEqual(len(list(events)), 3)

    def test_iteration_raises_when_the_server_dies(self) -> None:
        with self.client.stream() as events:
            with self.assertRaises(cast_rpc.ServerDied):
                self.client.request("test.die")
            with self.assertRaises(cast_rpc.ServerDied):
                list(events)


class CallbackTests(unittest.TestCase):
    def setUp(self) -> None:
        self.client = fake_client()
        self.addCleanup(self.client.close)

    def test_a_callback_may_call_the_client(self) -> None:
        done = threading.Event()

        def heard(event: SessionDidEnterPhase) -> None:
            self.client.server.echo(value=event.seq, call_timeout=5)
            if event.seq == 2:
                done.set()

        with self.client.on(SessionDidEnterPhase, heard):
            self.client.request("test.interleave")
            self.assertTrue(done.wait(5))

    def test_a_callback_may_close_the_client(self) -> None:
        done = threading.Event()

        def heard(event: SessionDidEnterPhase) -> None:
            self.client.close()
            done.set()

        self.client.on(SessionDidEnterPhase, heard)
        self.client.begin(Interleave())
        self.assertTrue(done.wait(5))

    def test_a_failing_callback_silences_no_other_and_a_closed_one_is_silent(self) -> None:
        heard: list[int | None] = []
        done = threading.Event()
        silent = self.client.on(SessionDidEnterPhase, lambda event: heard.append(-1))
        silent.close()
        self.client.on(SessionDidEnterPhase, lambda event: 1 // 0)

        def hear(event: SessionDidEnterPhase) -> None:
            heard.append(event.seq)
            done.set()

        self.client.on(SessionDidEnterPhase, hear)
        with self.assertLogs("cast_rpc", "ERROR"):
            self.client.request("test.flood", {"count": 1})
            self.assertTrue(done.wait(5))
        self.assertEqual(heard, [0])


class Interleave(cast_rpc.Params[None]):
    METHOD = "test.interleave"


class ServerRequestTests(unittest.TestCase):
    def test_a_handler_answers_and_may_call_the_client(self) -> None:
        def provide(request: CredentialsProvide) -> LaunchCredentials:
            client.server.ping(call_timeout=5)
            return LaunchCredentials(credentials=f"for {request.application_id}")

        with fake_client(handlers={CredentialsProvide: provide}) as client:
            self.assertEqual(client.request("test.ask"), {"credentials": "for CC1AD845"})
            self.assertEqual(client.request("test.greeting")["capabilities"], {"credentialsProvider": True})

    def test_a_failing_handler_answers_with_an_error(self) -> None:
        def provide(request: CredentialsProvide) -> LaunchCredentials:
            raise RuntimeError("no key ring")

        with fake_client(handlers={CredentialsProvide: provide}) as client, self.assertLogs("cast_rpc", "ERROR"):
            answer = client.request("test.ask")
        self.assertEqual(answer["code"], -32603)
        self.assertIn("no key ring", answer["message"])

    def test_a_request_without_a_handler_is_refused(self) -> None:
        with fake_client() as client:
            self.assertEqual(client.request("test.ask")["code"], -32601)

    def test_a_request_of_another_shape_is_refused(self) -> None:
        handlers = {CredentialsProvide: lambda request: None}
        with unchecked(), fake_client(handlers=handlers) as client, self.assertLogs("cast_rpc", "ERROR"):
            self.assertEqual(client.request("test.ask", {"params": {}})["code"], -32603)


if __name__ == "__main__":
    unittest.main()
