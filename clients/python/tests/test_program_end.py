"""However a program ends, the server that it started ends too; with the real server."""

# Runs once: it has no devices.

from __future__ import annotations

import json
import os
import select
import signal
import subprocess
import sys
import tempfile
import unittest
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from support.helpers import PACKAGE
from test_integration import SERVER

CASTCTL = Path(SERVER or "").resolve().parent / "castctl"

ASSISTANT: list[dict[str, Any]] = [
    {
        "id": 1,
        "method": "initialize",
        "params": {"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "a test", "version": "1"}},
    },
    {"method": "notifications/initialized"},
    {"id": 2, "method": "resources/list"},
]

PROGRAMS = {
    "blocking": """
import cast_rpc, sys
client = cast_rpc.Client()
client.on(cast_rpc.Notification, print)
print("ready", flush=True)
sys.stdin.read(1)
""",
    "asyncio": """
import asyncio
from cast_rpc import aio
async def main():
    is_over = asyncio.Event()
    asyncio.get_running_loop().add_reader(0, is_over.set)
    async with aio.Client() as client:
        print("ready", flush=True)
        await is_over.wait()
asyncio.run(main())
""",
}


def children(process: int) -> Iterator[int]:
    """The processes that ``process`` has started."""
    for thread in Path(f"/proc/{process}/task").iterdir():
        yield from map(int, (thread / "children").read_text("ascii").split())


@unittest.skipUnless(SERVER, "run scripts/test-python, which knows where the server is")
class ProgramEndTests(unittest.TestCase):
    def setUp(self) -> None:
        # Tests that run in the background may ignore Ctrl-C, and so would their children.
        before = signal.signal(signal.SIGINT, signal.default_int_handler)
        self.addCleanup(signal.signal, signal.SIGINT, before)
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.environment = {
            **os.environ,
            "PYTHONPATH": str(PACKAGE / "src"),
            "CAST_RPC_SERVER": SERVER or "",
            "XDG_RUNTIME_DIR": folder.name,
            "XDG_STATE_HOME": folder.name,
        }

    def end(self, command: list[str], how: signal.Signals | None) -> None:
        """Runs a program until it has a server and has said something; then it ends, by a signal to its group or by itself."""
        pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.DEVNULL}
        with subprocess.Popen(command, env=self.environment, start_new_session=True, **pipes) as program:  # type: ignore[call-overload]
            assert program.stdout is not None and program.stdin is not None
            self.assertTrue(program.stdout.readline())
            servers = [os.pidfd_open(each) for each in children(program.pid)]
            self.assertEqual(len(servers), 1, "one server")
            if how is None:
                program.stdin.write(b"\n")
                program.stdin.flush()
            else:
                os.killpg(program.pid, how)
            program.wait(15)
            self.assertTrue(select.select(servers, [], [], 15)[0], "the server still runs")
            os.close(servers[0])

    def test_a_python_program(self) -> None:
        for name, program in PROGRAMS.items():
            for how in (None, signal.SIGINT, signal.SIGTERM, signal.SIGKILL):
                with self.subTest(name, how=how):
                    self.end([sys.executable, "-c", program], how)

    @unittest.skipUnless(CASTCTL.exists(), "castctl is not built")
    def test_castctl(self) -> None:
        # With --verbose a command has a server that only it uses; otherwise it starts the daemon, which stays.
        for command in (["watch", "--json", "--verbose"], ["call", "discovery.find", "deviceId=absent", "timeout=60", "--verbose"]):
            for how in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGKILL):
                with self.subTest(command[0], how=how):
                    self.end_castctl(command, how)

    @unittest.skipUnless(CASTCTL.exists(), "castctl is not built")
    def test_an_assistants_server(self) -> None:
        """``castctl mcp``, however the assistant ends it: it closes the pipe, too."""
        said = "".join(f"{json.dumps({'jsonrpc': '2.0', **message})}\n" for message in ASSISTANT)
        for how in (None, signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGKILL):
            with self.subTest(how=how):
                self.end_castctl(["mcp"], how, said=said.encode())

    def end_castctl(self, command: list[str], how: signal.Signals | None, said: bytes = b"") -> None:
        """``castctl`` says nothing before something happens: its server is there when it is a child."""
        pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        with subprocess.Popen([str(CASTCTL), *command], env=self.environment, start_new_session=True, **pipes) as program:  # type: ignore[call-overload]
            assert program.stdin is not None
            program.stdin.write(said)
            program.stdin.flush()
            servers: list[int] = []
            while not servers:
                self.assertIsNone(program.poll())
                servers = list(children(program.pid))
            server = os.pidfd_open(servers[0])
            if how is None:
                program.stdin.close()
            else:
                os.killpg(program.pid, how)
            program.wait(15)
            self.assertTrue(select.select([server], [], [], 15)[0], "the server still runs")
            os.close(server)


if __name__ == "__main__":
    unittest.main()
