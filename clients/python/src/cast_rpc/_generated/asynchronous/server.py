# Generated from spec/ by cast-rpc-gen. Do not edit.
# To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)
# ruff: noqa
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ..._api import AsyncNamespace, AsyncOnProgress
from ..._typing import DEFAULT, Timeout
from ..enums import *
from ..params import *
from ..types import *


class AsyncServerAPI(AsyncNamespace):
    """The server itself: the hand-shake, what it is, whether it answers, how it ends."""

    __slots__ = ()

    async def initialize(
        self,
        *,
        protocol_version: str | None = None,
        client_info: ClientInfo | None = None,
        process_id: int | None = None,
        capabilities: ClientCapabilities | None = None,
        spec_hash: str | None = None,
        topics: Sequence[str] | None = None,
        call_timeout: Timeout = DEFAULT,
    ) -> ServerInitializeResult:
        """Says who the client is and what it can do, and learns the same of the server.

        Optional: a script may just call. A connection that never initializes gets no pushed notification
        before `events.subscribe`, and no request from the server. A second call is an InvalidRequest.

        Args:
            protocol_version: The protocol version that the client speaks. Absent: `"1.0"`.
            client_info: Who the client is.
            process_id: The client's process; the server ends when it does (spawned servers only). At least 1.
            capabilities: What the client can answer.
            spec_hash: The API document that the client was generated from.
            topics: What is pushed from now on, in the words of `events.subscribe`; none of it is lost. `[]`:
                nothing. Absent: `["*"]` over stdio, nothing over a socket.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.

        Raises:
            UnsupportedProtocolVersion.
        """
        params = ServerInitializeParams(
            protocol_version=protocol_version,
            client_info=client_info,
            process_id=process_id,
            capabilities=capabilities,
            spec_hash=spec_hash,
            topics=topics,
        )
        return await self._caller.call(params, call_timeout=call_timeout)

    async def info(
        self,
        *,
        call_timeout: Timeout = DEFAULT,
    ) -> ServerInfo:
        """Says what this server is.

        Args:
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.
        """
        params = ServerInfoParams()
        return await self._caller.call(params, call_timeout=call_timeout)

    async def ping(
        self,
        *,
        call_timeout: Timeout = DEFAULT,
    ) -> None:
        """Answers.

        Args:
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.
        """
        params = ServerPingParams()
        await self._caller.call(params, call_timeout=call_timeout)

    async def echo(
        self,
        *,
        value: Any,
        call_timeout: Timeout = DEFAULT,
    ) -> ServerEchoResult:
        """Answers with what it was given; for testing transports.

        Args:
            value: Anything.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.
        """
        params = ServerEchoParams(
            value=value,
        )
        return await self._caller.call(params, call_timeout=call_timeout)

    async def shutdown(
        self,
        *,
        call_timeout: Timeout = DEFAULT,
    ) -> None:
        """Ends the server in good order: sessions are left (what plays goes on), replies are written, then the
        process ends with exit code 0.

        Args:
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.
        """
        params = ServerShutdownParams()
        await self._caller.call(params, call_timeout=call_timeout)
