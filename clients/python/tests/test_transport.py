"""The blocking client against a server that misbehaves on request."""

# Runs once: it starts no server.

from __future__ import annotations

import gc
import math
import os
import select
import socket
import subprocess
import sys
import tempfile
import threading
import time
import unittest
import warnings
from pathlib import Path
from typing import Any

from support.helpers import FAKE_SERVER, fake_client, fake_environment, open_descriptors

import cast_rpc
from cast_rpc._typing import DEFAULT, effective_timeout


class CallTests(unittest.TestCase):
    def setUp(self) -> None:
        self.client = fake_client()
        self.addCleanup(self.client.close)

    def test_a_typed_call_returns_the_typed_result(self) -> None:
        answer = self.client.server.echo(value={"nested": [1, 2.5, "é", None]})
        self.assertIsInstance(answer, cast_rpc.ServerEchoResult)
        self.assertEqual(answer.value, {"nested": [1, 2.5, "é", None]})

    def test_the_handshake_identifies_the_client(self) -> None:
        greeting = self.client.request("test.greeting")
        self.assertEqual(greeting["specHash"], cast_rpc.SPEC_HASH)
        self.assertEqual(greeting["processId"], os.getpid())
        self.assertEqual(greeting["clientInfo"]["name"], "cast-rpc-python")

    def test_utf8_survives_single_bytes(self) -> None:
        self.assertEqual(self.client.request("test.bytewise"), {"text": "a€😀é"})

    def test_a_reply_of_many_megabytes_arrives(self) -> None:
        text = self.client.request("test.huge", {"characters": 2_500_000})["text"]
        self.assertEqual(len(text), 2_500_000)

    def test_a_request_of_many_megabytes_arrives(self) -> None:
        text = "é" * 2_500_000
        self.assertEqual(self.client.server.echo(value=text).value, text)

    def test_garbage_on_the_output_does_not_end_the_connection(self) -> None:
        with self.assertLogs("cast_rpc", "WARNING") as logs:
            self.assertEqual(self.client.request("test.garbage"), {"ok": True})
            self.assertEqual(self.client.request("test.notJSON"), {"ok": True})
        self.assertIn("a library says hello", "".join(logs.output))

    def test_a_message_beyond_every_limit_ends_the_connection(self) -> None:
        with self.assertRaises(cast_rpc.ProtocolViolation):
            self.client.request("test.tooLong")
        self.assertTrue(self.client.is_closed)

    def test_an_error_becomes_its_exception(self) -> None:
        data = {"phase": "TLS", "elapsed": 12, "retryable": True, "sessionId": "s", "receiver": {"reason": "X"}}
        with self.assertRaises(cast_rpc.NoSuchSession) as caught:
            self.client.request("test.fail", {"code": 3001, "name": "NoSuchSession", **data})
        error = caught.exception
        self.assertEqual((error.code, error.name, error.message), (3001, "NoSuchSession", "NoSuchSession happened"))
        self.assertEqual((error.phase, error.elapsed, error.retryable), ("TLS", 12, True))
        self.assertEqual((error.session_id, error.receiver), ("s", {"reason": "X"}))
        self.assertIsInstance(error, cast_rpc.CastError)

    def test_an_error_that_the_spec_does_not_know_is_still_a_request_error(self) -> None:
        with self.assertRaises(cast_rpc.RequestError) as caught:
            self.client.request("test.fail", {"code": 7777, "name": "FromTheFuture"})
        self.assertEqual((caught.exception.code, caught.exception.name), (7777, "FromTheFuture"))

    def test_a_result_of_another_shape_is_a_protocol_error_of_that_call_alone(self) -> None:
        with self.assertRaises(cast_rpc.ProtocolViolation) as caught:
            self.client.session.get()
        self.assertIn("sessionId", str(caught.exception))
        self.client.server.ping()

    def test_a_value_without_a_json_form_is_refused_before_anything_is_sent(self) -> None:
        for value in (float("nan"), "\ud800", object()):
            with self.assertRaises((TypeError, ValueError)):
                self.client.server.echo(value=value)
        self.client.server.ping()

    def test_progress_comes_in_order_on_the_calling_thread(self) -> None:
        heard: list[tuple[str | None, int]] = []
        self.client.request("test.progress", on_progress=lambda p: heard.append((p.phase, threading.get_ident())))
        self.assertEqual(heard, [(phase, threading.get_ident()) for phase in ("tcp", "tls", "launch")])

    def test_twenty_threads_call_at_once(self) -> None:
        failures: list[Any] = []

        def work(number: int) -> None:
            for turn in range(50):
                value = [number, turn]
                if self.client.server.echo(value=value).value != value:
                    failures.append(value)

        threads = [threading.Thread(target=work, args=(number,)) for number in range(20)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(30)
        self.assertFalse(failures)
        self.assertFalse(any(thread.is_alive() for thread in threads))


class LimitTests(unittest.TestCase):
    def test_a_call_waits_longer_than_the_server_may_take(self) -> None:
        for params, limit in (
            (cast_rpc.ServerPingParams(), 60), (cast_rpc.DiscoveryFindParams(), 70), (cast_rpc.DiscoveryFindParams(timeout=120), 180),
            (cast_rpc.EventsPollParams(subscription="s", timeout=300), 360), (cast_rpc.DiscoveryDiagnoseParams(listen_for=60), 120),
            (cast_rpc.ServerReportParams(), 63), (cast_rpc.MediaPlayParams(wait_timeout=300), 360), (cast_rpc.MediaLoadParams(wait_for="PLAYING"), 150),
            (cast_rpc.MediaLoadParams(wait_timeout=300), 420), (cast_rpc.WidgetHandOverParams(local={}), 120), (cast_rpc.SessionStartParams(), 1265),
            (cast_rpc.SessionStartParams(timeout=10), 675), (cast_rpc.SessionResumeParams(), 660), (cast_rpc.PlayerInterruptParams(maximum_duration=300), 2825),
            (cast_rpc.PlayerPlayParams(timeout=10, search_timeout=20, wait_timeout=40), 1390),
        ):  # fmt: skip
            with self.subTest(params):
                self.assertEqual(effective_timeout(params, DEFAULT, 60), limit)
        self.assertEqual(effective_timeout(cast_rpc.PlayerPlayParams(), DEFAULT, 5000), 5000)
        self.assertIsNone(effective_timeout(cast_rpc.PlayerPlayParams(), DEFAULT, None))


    def test_a_limit_may_be_infinite(self) -> None:
        with fake_client() as client, client.stream(cast_rpc.SessionDidEnd) as events:
            self.assertEqual(client.server.echo(value=1, call_timeout=math.inf).value, 1)
            threading.Timer(0.05, client.close).start()
            with self.assertRaises(cast_rpc.ClientClosed):
                events.next(math.inf)


class EndOfCallTests(unittest.TestCase):
    def setUp(self) -> None:
        self.client = fake_client()
        self.addCleanup(self.client.close)

    def test_a_call_that_times_out_is_cancelled_and_its_late_reply_ignored(self) -> None:
        with self.assertRaises(cast_rpc.CallTimeout) as caught:
            self.client.request("test.slow", {"seconds": 1}, call_timeout=0.05)
        self.assertIsInstance(caught.exception, TimeoutError)
        self.assertEqual(len(self.client.request("test.cancelled")["ids"]), 1)
        with self.assertLogs("cast_rpc", "DEBUG") as logs:
            self.assertTrue(self.client.request("test.slow", {"seconds": 2})["late"])
        self.assertIn("an answer to no pending call", "".join(logs.output))

    def test_cancel_ends_a_call_with_the_servers_word(self) -> None:
        with self.client.stream(cast_rpc.SessionDidEnterPhase) as events:
            call = self.client.begin(Never())
            events.next(timeout=20)
        self.assertFalse(call.is_done)
        call.cancel()
        for _ in range(2):
            with self.assertRaises(cast_rpc.RequestCancelled):
                call.result()
        self.assertTrue(call.is_done)
        call.cancel()

    def test_an_exception_of_on_progress_cancels_the_call(self) -> None:
        def fail(progress: cast_rpc.Progress) -> None:
            raise KeyboardInterrupt

        with self.assertRaises(KeyboardInterrupt):
            self.client.request("test.progress", on_progress=fail)
        self.client.server.ping()

    def test_a_server_that_does_not_read_holds_no_caller_up(self) -> None:
        self.client.request("test.stopReading", {"seconds": 5})
        begun = time.monotonic()
        with self.assertRaises(cast_rpc.CallTimeout):
            self.client.server.echo(value="x" * 3_000_000, call_timeout=0.1)
        self.assertLess(time.monotonic() - begun, 4.5)
        self.assertEqual(self.client.server.echo(value=1).value, 1)

    def test_closing_fails_the_calls_that_are_under_way(self) -> None:
        call = self.client.begin(Never())
        self.client.close()
        with self.assertRaises(cast_rpc.ClientClosed):
            call.result()
        with self.assertRaises(cast_rpc.ClientClosed):
            self.client.server.ping()
        self.client.close()


class Never(cast_rpc.Params[None]):
    METHOD = "test.never"


class DeathTests(unittest.TestCase):
    def test_a_dying_server_fails_every_call_with_its_last_words(self) -> None:
        client = fake_client()
        self.addCleanup(client.close)
        other = client.begin(Never())
        with self.assertRaises(cast_rpc.ServerDied) as caught:
            client.request("test.die", {"text": "assertion failed: é", "status": 3, "half": True})
        self.assertEqual(caught.exception.exit_status, 3)
        self.assertIn("assertion failed: é", str(caught.exception))
        with self.assertRaises(cast_rpc.ServerDied):
            other.result()
        with self.assertRaises(cast_rpc.ServerDied):
            client.server.ping()

    def test_a_grandchild_that_holds_the_pipes_hides_no_death(self) -> None:
        client = fake_client()
        self.addCleanup(client.close)
        begun = time.monotonic()
        with self.assertRaises(cast_rpc.ServerDied) as caught:
            client.request("test.dieAndLeaveChild")
        self.assertLess(time.monotonic() - begun, 30)
        os.kill(int(caught.exception.stderr.split()[-1]), 9)

    def test_a_server_that_closes_its_output_is_dead(self) -> None:
        client = fake_client()
        self.addCleanup(client.close)
        with self.assertRaises(cast_rpc.ServerDied) as caught:
            client.request("test.closeOutput")
        self.assertIn("still runs", str(caught.exception))

    def test_a_chatty_server_is_drained(self) -> None:
        with fake_client() as client, self.assertLogs("cast_rpc.server", "DEBUG") as logs:
            client.request("test.chatter", {"bytes": 1_000_000})
            client.request("test.chatter", {"bytes": 10})
        self.assertIn("end of chatter", "".join(logs.output))

    def test_a_server_that_fails_at_once_is_reported(self) -> None:
        with self.assertRaises(cast_rpc.ServerDied) as caught:
            cast_rpc.Client(["sh", "-c", "echo no such option >&2; exit 64"])
        self.assertEqual(caught.exception.exit_status, 64)
        self.assertIn("no such option", str(caught.exception))

    def test_a_program_that_is_no_server_is_reported_in_time_and_ended(self) -> None:
        program = ["sh", "-c", "echo usage: other $$ >&2; exec sleep 60"]
        begun = time.monotonic()
        with self.assertRaises(cast_rpc.NoHandshake) as caught:
            cast_rpc.Client(program, start_timeout=2)
        self.assertLess(time.monotonic() - begun, 30)
        self.assertRegex(str(caught.exception), r"within 2 s: is it cast-rpc\?; its last words:\nusage: other \d+$")
        with self.assertRaises(ProcessLookupError):
            os.kill(int(caught.exception.stderr.split()[-1]), 0)

    def test_reports_a_socket_without_an_answer(self) -> None:
        ours, theirs = socket.socketpair()
        with theirs, self.assertRaisesRegex(cast_rpc.NoHandshake, "the other side of the socket"):
            cast_rpc.Client.from_socket(ours, start_timeout=0.2)

    def test_a_missing_binary_is_reported(self) -> None:
        with self.assertRaises(cast_rpc.ServerNotFound):
            cast_rpc.Client("/no/such/cast-rpc")

    def test_a_server_that_ignores_the_end_of_its_input_is_terminated(self) -> None:
        client = fake_client("--ignore-eof", grace=0.2)
        process = client.initialized.server_info.process_id
        begun = time.monotonic()
        client.close()
        self.assertLess(time.monotonic() - begun, 30)
        with self.assertRaises(ProcessLookupError):
            os.kill(process, 0)

    def test_a_program_that_ends_without_closing_leaves_no_server(self) -> None:
        script = (
            "import sys, cast_rpc; client = cast_rpc.Client(sys.argv[1:]); "
            "print(client.initialized.server_info.process_id); "
            "client.on(cast_rpc.Notification, print)"
        )
        source = str(Path(cast_rpc.__file__).parents[1])
        done = subprocess.run(
            ["python3", "-c", script, *FAKE_SERVER],
            env={**fake_environment(), "PYTHONPATH": source},
            capture_output=True,
            timeout=20,
            check=True,
        )
        with self.assertRaises(ProcessLookupError):
            os.kill(int(done.stdout), 0)
        self.assertEqual(done.stderr, b"")

    def test_clients_leak_no_descriptors_and_no_threads(self) -> None:
        fake_client().close()
        before, threads = open_descriptors(), threading.active_count()
        for _ in range(5):
            with fake_client() as client:
                client.on(cast_rpc.Notification, lambda event: None)
                client.server.ping()
            with self.assertRaises(cast_rpc.ServerDied), fake_client() as client:
                client.request("test.die")
        self.assertEqual(open_descriptors(), before)
        self.assertEqual(threading.active_count(), threads)

    def test_a_client_that_is_forgotten_ends_its_server(self) -> None:
        client = fake_client()
        process = client.initialized.server_info.process_id
        pidfd = os.pidfd_open(process)
        self.addCleanup(os.close, pidfd)
        del client
        gc.collect()
        self.assertTrue(select.select([pidfd], [], [], 5)[0], "the server still runs")

    def warnings_of(self, **environment: str) -> list[type[Warning]]:
        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always")
            cast_rpc.Client(FAKE_SERVER, env={**os.environ, **environment}).close()
        return [each.category for each in caught]

    def test_a_server_of_another_api_level_is_a_warning(self) -> None:
        self.assertIn(cast_rpc.SpecMismatchWarning, self.warnings_of(FAKE_API_LEVEL="0"))

    def test_another_spec_of_the_same_api_level_is_none(self) -> None:
        self.assertNotIn(cast_rpc.SpecMismatchWarning, self.warnings_of(FAKE_SPEC_HASH="other"))


class SocketTests(unittest.TestCase):
    def test_a_client_speaks_over_a_unix_socket(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "socket")
            server = subprocess.Popen(
                [*FAKE_SERVER, "--socket", path], env=fake_environment(), stderr=subprocess.PIPE
            )
            self.addCleanup(server.wait, 5)
            assert server.stderr is not None
            self.addCleanup(server.stderr.close)
            server.stderr.readline()
            with cast_rpc.Client.connect(path) as client:
                self.assertEqual(client.server.echo(value="é" * 300_000).value, "é" * 300_000)
                self.assertNotIn("processId", client.request("test.greeting"))

    def test_reports_a_socket_without_a_listener(self) -> None:
        with self.assertRaises(cast_rpc.ServerNotFound):
            cast_rpc.Client.connect("/no/such/socket")

    def test_a_peer_that_hangs_up_fails_the_calls(self) -> None:
        ours, theirs = socket.socketpair()
        theirs.close()
        with self.assertRaises(cast_rpc.ConnectionClosed):
            cast_rpc.Client.from_socket(ours)
        self.assertEqual(ours.fileno(), -1)


if __name__ == "__main__":
    unittest.main()
