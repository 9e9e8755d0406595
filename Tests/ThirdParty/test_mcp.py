"""PyPI's `mcp`, the client that hosts of assistants are built with, against `castctl mcp`."""

from __future__ import annotations

import json
import os
import tempfile
import unittest
from contextlib import asynccontextmanager
from typing import Any, AsyncIterator

from mcp import Client, ClientSession, StdioServerParameters
from mcp.client.stdio import stdio_client
from receiver import PATH, Receiver

def answer(result: Any) -> dict[str, Any]:
    """A tool's answer, a single text of JSON; the device's members are merged with the server's."""
    assert not result.is_error and result.structured_content is None and len(result.content) == 1, result
    value: dict[str, Any] = json.loads(result.content[0].text)
    return {**value, **value.get("saidByDevice", {})}


FOLDER = os.path.dirname(os.path.abspath(PATH))


class Assistant(unittest.IsolatedAsyncioTestCase):
    """The calls of an MCP host."""

    def server(self) -> StdioServerParameters:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        places = ("XDG_RUNTIME_DIR", "XDG_STATE_HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME")
        environment = {name: os.path.join(folder.name, name) for name in places}
        os.mkdir(environment["XDG_RUNTIME_DIR"], 0o700)
        environment["CAST_RPC_SERVER"] = os.path.join(FOLDER, "cast-rpc")
        return StdioServerParameters(command=os.path.join(FOLDER, "castctl"), args=["mcp"], env=environment)

    @asynccontextmanager
    async def session(self) -> AsyncIterator[ClientSession]:
        """After the handshake of the revisions until 2025-11-25."""
        async with stdio_client(self.server()) as (reader, writer), ClientSession(reader, writer) as session:
            await session.initialize()
            yield session

    async def test_the_newest_revision_without_a_handshake(self) -> None:
        with Receiver("--no-advertise") as receiver:
            device = f"{receiver.host}:{receiver.port}"
            async with Client(self.server()) as client:
                self.assertEqual("2026-07-28", client.protocol_version)
                self.assertIn("play", {tool.name for tool in (await client.list_tools()).tools})
                heard: list[str] = []

                async def progress(_: float, __: float | None, message: str | None) -> None:
                    heard.append(message or "")

                arguments = {"device": device, "url": "http://media.invalid/film.mp4?duration=600", "title": "A film"}
                played = await client.call_tool("play", arguments, progress_callback=progress)
                self.assertEqual("PLAYING", answer(played)["playerState"])
                self.assertIn("LAUNCH", heard)
                uri = f"cast://players/{device.replace(':', '%3A')}"
                self.assertIn("A film", (await client.read_resource(uri)).contents[0].text)
                async with client.listen(resource_subscriptions=[uri]) as changes:
                    self.assertEqual([uri], changes.honored.resource_subscriptions)
                    await client.call_tool("pause", {"device": device})
                    self.assertEqual(uri, str((await anext(changes)).uri))
                wrong = await client.call_tool("seek", {"device": device, "to": 3})
                self.assertTrue(wrong.is_error)

    async def test_every_tool_answers(self) -> None:
        with Receiver("--no-advertise") as receiver:
            device = f"{receiver.host}:{receiver.port}"
            async with self.session() as session:
                listed = await session.list_tools()
                self.assertLess(len(listed.model_dump_json(exclude_none=True, by_alias=True)), 15_000)
                tools = {tool.name for tool in listed.tools}
                heard: list[str] = []

                async def progress(_: float, __: float | None, message: str | None) -> None:
                    heard.append(message or "")

                async def call(tool: str, **arguments: Any) -> dict[str, Any]:
                    tools.discard(tool)
                    result = await session.call_tool(tool, arguments, progress_callback=progress)
                    return answer(result)

                url = "http://media.invalid/film.mp4?duration=600"
                played = await call("play", device=device, url=url, title="A film")
                self.assertEqual(("PLAYING", "A film"), (played["playerState"], played["title"]))
                self.assertIn("LAUNCH", heard)
                self.assertEqual("PAUSED", (await call("pause", device=device))["playerState"])
                self.assertGreaterEqual((await call("seek", device=device, position=90))["position"], 90)
                self.assertIn((await call("resume", device=device))["playerState"], ("PLAYING", "BUFFERING"))
                self.assertEqual(0.25, (await call("set_volume", device=device, level=0.25))["volumeLevel"])
                self.assertEqual("A film", (await call("status", device=device))["title"])
                self.assertIn(device, (await call("list_players"))["players"][0].values())
                self.assertEqual(device, (await call("set_default_device", device=device))["defaultDevice"])
                await call("play", urls=[url, url])
                self.assertEqual(1, (await call("next"))["queueIndex"])
                self.assertEqual(0, (await call("previous"))["queueIndex"])
                said = await call("announce", url="http://media.invalid/bell.mp3?duration=0.2")
                self.assertEqual(0, said["queueIndex"])
                self.assertEqual("IDLE", (await call("stop"))["playerState"])
                await call("find_devices", timeout=0.2)
                await call("diagnose", host=receiver.host)
                self.assertEqual(set(), tools, "tools that were not called")

    async def test_a_model_reads_what_went_wrong(self) -> None:
        with Receiver("--no-advertise") as receiver:
            async with self.session() as session:
                wrong = await session.call_tool("seek", {"device": f"{receiver.host}:{receiver.port}", "to": 3})
                self.assertTrue(wrong.is_error)
                self.assertIn("position", wrong.content[0].text)
                self.assertEqual("devices", (await session.list_resources()).resources[0].name)


if __name__ == "__main__":
    unittest.main()
