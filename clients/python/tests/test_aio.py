"""The asyncio client against a server that misbehaves on request."""

# Runs once: it starts no server.

from __future__ import annotations

import asyncio
import os
import socket
import subprocess
import tempfile
import time
import unittest

from support.helpers import FAKE_SERVER, fake_aio_client, fake_environment, open_descriptors

import cast_rpc
from cast_rpc import CredentialsProvide, EventsLost, LaunchCredentials, SessionDidEnterPhase, aio


class CallTests(unittest.IsolatedAsyncioTestCase):
    async def asyncSetUp(self) -> None:
        self.client = await fake_aio_client().open()

    async def asyncTearDown(self) -> None:
        await self.client.close()

    async def test_typed_calls_and_errors(self) -> None:
        self.assertEqual((await self.client.server.echo(value=["é"])).value, ["é"])
        with self.assertRaises(cast_rpc.NoSuchSession):
            await self.client.request("test.fail", {"code": 3001, "name": "NoSuchSession"})
        with self.assertRaises(cast_rpc.ProtocolViolation):
            await self.client.session.get()
        self.assertEqual((await self.client.request("test.greeting"))["processId"], os.getpid())

    async def test_bytes_come_in_any_pieces_and_amounts(self) -> None:
        self.assertEqual(await self.client.request("test.bytewise"), {"text": "a€😀é"})
        self.assertEqual(len((await self.client.request("test.huge", {"characters": 2_500_000}))["text"]), 2_500_000)
        text = "é" * 2_500_000
        self.assertEqual((await self.client.server.echo(value=text)).value, text)

    async def test_garbage_is_skipped(self) -> None:
        with self.assertLogs("cast_rpc", "WARNING"):
            self.assertEqual(await self.client.request("test.garbage"), {"ok": True})

    async def test_many_calls_at_once(self) -> None:
        answers = await asyncio.gather(*(self.client.server.echo(value=number) for number in range(500)))
        self.assertEqual([each.value for each in answers], list(range(500)))

    async def test_a_cancelled_task_cancels_its_call(self) -> None:
        with self.client.stream(SessionDidEnterPhase) as events:
            task = asyncio.create_task(self.client.request("test.never"))
            await events.next(timeout=20)
        task.cancel()
        with self.assertRaises(asyncio.CancelledError):
            await task
        self.assertEqual(len((await self.client.request("test.cancelled"))["ids"]), 1)

    async def test_a_call_that_times_out_is_cancelled_and_its_late_reply_ignored(self) -> None:
        with self.assertRaises(cast_rpc.CallTimeout):
            await self.client.request("test.slow", {"seconds": 1}, call_timeout=0.05)
        self.assertEqual(len((await self.client.request("test.cancelled"))["ids"]), 1)
        self.assertTrue((await self.client.request("test.slow", {"seconds": 2}))["late"])

    async def test_a_server_that_does_not_read_blocks_no_caller(self) -> None:
        await self.client.request("test.stopReading", {"seconds": 3})
        with self.assertRaises(cast_rpc.CallTimeout):
            await self.client.server.echo(value="x" * 3_000_000, call_timeout=0.05)
        self.assertEqual((await self.client.server.echo(value=1)).value, 1)

    async def test_progress_comes_before_the_result_and_may_be_awaited(self) -> None:
        heard: list[str | None] = []

        async def hear(progress: cast_rpc.Progress) -> None:
            await asyncio.sleep(0)
            heard.append(progress.phase)

        await self.client.request("test.progress", on_progress=hear)
        self.assertEqual(heard, ["tcp", "tls", "launch"])

    async def test_closing_fails_the_calls_that_are_under_way(self) -> None:
        task = asyncio.create_task(self.client.request("test.never"))
        await self.client.server.ping()
        await self.client.close()
        with self.assertRaises(cast_rpc.ClientClosed):
            await task
        with self.assertRaises(cast_rpc.ClientClosed):
            await self.client.server.ping()


class EventTests(unittest.IsolatedAsyncioTestCase):
    async def test_streams_are_ordered_bounded_and_end_with_the_client(self) -> None:
        async with fake_aio_client() as client:
            events = client.stream(SessionDidEnterPhase, EventsLost, queue_size=2)
            await client.request("test.flood", {"count": 5})
            self.assertEqual(await events.next(timeout=20), EventsLost(count=3))
        rest = [each.seq async for each in events if isinstance(each, SessionDidEnterPhase)]
        self.assertEqual(rest, [3, 4])
        with self.assertRaises(cast_rpc.ClientClosed):
            await events.next()

    async def test_a_cancelled_reader_ends_and_leaves_the_event(self) -> None:
        async with fake_aio_client() as client:
            with client.stream(SessionDidEnterPhase) as events:
                await client.request("test.flood", {"count": 1})
                event = await events.next(timeout=20)
                reader = asyncio.ensure_future(events.next(timeout=20))
                for _ in range(10):  # It waits for an event.
                    await asyncio.sleep(0)
                events._push(event)
                # Its task has the event when the cancellation comes.
                await asyncio.sleep(0)
                reader.cancel()
                with self.assertRaises(asyncio.CancelledError):
                    await reader
                self.assertEqual(await events.next(timeout=20), event)

    async def test_no_event_is_a_timeout(self) -> None:
        async with fake_aio_client() as client:
            with client.stream() as events, self.assertRaises(TimeoutError):
                await events.next(timeout=0.01)

    async def test_callbacks_may_await_calls_and_close(self) -> None:
        async with fake_aio_client() as client:
            done = asyncio.Event()

            async def hear(event: SessionDidEnterPhase) -> None:
                await client.server.ping(call_timeout=20)
                await client.close()
                done.set()

            client.on(SessionDidEnterPhase, hear)
            await client.request("test.flood", {"count": 1})
            await asyncio.wait_for(done.wait(), 20)

    async def test_handlers_may_be_coroutines(self) -> None:
        async def provide(request: CredentialsProvide) -> LaunchCredentials:
            await client.server.ping(call_timeout=20)
            return LaunchCredentials(credentials=request.application_id)

        async with fake_aio_client(handlers={CredentialsProvide: provide}) as client:
            self.assertEqual(await client.request("test.ask"), {"credentials": "CC1AD845"})
        async with fake_aio_client() as client:
            self.assertEqual((await client.request("test.ask"))["code"], -32601)


class DeathTests(unittest.IsolatedAsyncioTestCase):
    async def test_a_dying_server_fails_every_call_with_its_last_words(self) -> None:
        async with fake_aio_client() as client:
            other = asyncio.create_task(client.request("test.never"))
            await client.server.ping()
            with self.assertRaises(cast_rpc.ServerDied) as caught:
                await client.request("test.die", {"text": "assertion failed: é", "half": True})
            self.assertEqual(caught.exception.exit_status, 3)
            self.assertIn("assertion failed: é", str(caught.exception))
            with self.assertRaises(cast_rpc.ServerDied):
                await other

    async def test_a_grandchild_that_holds_the_pipes_hides_no_death(self) -> None:
        async with fake_aio_client() as client:
            begun = time.monotonic()
            with self.assertRaises(cast_rpc.ServerDied) as caught:
                await client.request("test.dieAndLeaveChild")
            self.assertLess(time.monotonic() - begun, 30)
            os.kill(int(caught.exception.stderr.split()[-1]), 9)

    async def test_servers_that_cannot_be_reached_are_reported(self) -> None:
        for client in (aio.Client("/no/such/cast-rpc"), aio.Client.connect("/no/such/socket")):
            with self.assertRaises(cast_rpc.ServerNotFound):
                await client.open()
        with self.assertRaises(cast_rpc.ServerDied) as caught:
            await aio.Client(["sh", "-c", "echo no such option >&2; exit 64"]).open()
        self.assertIn("no such option", str(caught.exception))

    async def test_a_program_that_is_no_server_is_reported_in_time_and_ended(self) -> None:
        program = ["sh", "-c", "echo usage: other $$ >&2; exec sleep 60"]
        with self.assertRaises(cast_rpc.NoHandshake) as caught:
            await aio.Client(program, start_timeout=2).open()
        self.assertIn("usage: other", str(caught.exception))
        with self.assertRaises(ProcessLookupError):
            os.kill(int(caught.exception.stderr.split()[-1]), 0)

    async def test_a_server_that_ignores_the_end_of_its_input_is_terminated(self) -> None:
        client = await fake_aio_client("--ignore-eof", grace=0.2).open()
        await client.close()
        with self.assertRaises(ProcessLookupError):
            os.kill(client.initialized.server_info.process_id, 0)

    async def test_clients_leak_no_descriptors(self) -> None:
        await (await fake_aio_client().open()).close()
        before = open_descriptors()
        for _ in range(3):
            async with fake_aio_client() as client:
                await client.server.ping()
        for _ in range(100):
            if open_descriptors() <= before:
                break
            await asyncio.sleep(0.01)
        self.assertLessEqual(open_descriptors(), before)


class SocketTests(unittest.IsolatedAsyncioTestCase):
    async def test_a_client_speaks_over_a_unix_socket(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "socket")
            server = subprocess.Popen([*FAKE_SERVER, "--socket", path], env=fake_environment(), stderr=subprocess.PIPE)
            self.addCleanup(server.wait, 5)
            assert server.stderr is not None
            self.addCleanup(server.stderr.close)
            server.stderr.readline()
            async with aio.Client.connect(path) as client:
                self.assertEqual((await client.server.echo(value="é" * 300_000)).value, "é" * 300_000)

    async def test_a_peer_that_hangs_up_fails_the_calls(self) -> None:
        ours, theirs = socket.socketpair()
        theirs.close()
        with self.assertRaises(cast_rpc.ConnectionClosed):
            await aio.Client.from_socket(ours).open()


if __name__ == "__main__":
    unittest.main()
