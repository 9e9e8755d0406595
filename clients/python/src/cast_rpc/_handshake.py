"""The handshake of both clients, and its checks."""

from __future__ import annotations

import os
import warnings
from collections.abc import Iterable

from ._errors import NoHandshake
from ._generated import API_LEVEL, PROTOCOL_VERSION, SPEC_HASH, VERSION
from ._model import ServerRequest
from ._generated.params import ServerInitializeParams
from ._generated.types import ClientCapabilities, ClientInfo, ServerInitializeResult
from ._launch import OpenSocket, Spawn, Target

CLIENT_NAME = "cast-rpc-python"
CLIENT_VERSION = VERSION


class SpecMismatchWarning(UserWarning):
    """The server's API levels don't include this client's; calls that both know still work."""


DEFAULT_TOPICS = ("*",)
"""The default notifications of a client: all but logs and widgets."""

START_TIMEOUT = 5.0
"""Time in which a server must answer the handshake, in seconds; cast-rpc does so within milliseconds."""

NO_HANDSHAKE_GRACE = 0.5
"""Seconds in which a program that isn't a server may end before it is terminated."""


def initialize_params(
    target: Target,
    name: str,
    version: str | None,
    requests: Iterable[type[ServerRequest[object]]],
    topics: Iterable[str] | None,
) -> ServerInitializeParams:
    """Returns the params of ``server.initialize``: the client's name, capabilities and topics."""
    if isinstance(topics, str):
        raise TypeError(f"topics: expected a list of names, found the string {topics!r}")
    return ServerInitializeParams(
        protocol_version=PROTOCOL_VERSION,
        client_info=ClientInfo(name=name, version=version),
        process_id=os.getpid() if isinstance(target, Spawn) else None,
        capabilities=ClientCapabilities.from_json({kind.CAPABILITY: True for kind in requests}),
        spec_hash=SPEC_HASH,
        topics=list(DEFAULT_TOPICS if topics is None else topics),
    )


def not_a_server(target: Target, timeout: float, stderr: str) -> NoHandshake:
    """Returns the error for an unanswered handshake: most likely the program is another one."""
    if isinstance(target, Spawn):
        who = f"`{' '.join(target.command())}`"
    else:
        who = "the other side of the socket" if isinstance(target, OpenSocket) else f"the program that listens on {target.resolved()}"
    return NoHandshake(f"{who} did not answer server.initialize within {timeout:g} s: is it cast-rpc?", stderr)


def check_spec(answer: ServerInitializeResult) -> None:
    """Warns if the server's API levels don't include this client's."""
    server = answer.server_info
    if not server.api_compatible <= API_LEVEL <= server.api_level:
        warnings.warn(
            f"cast-rpc {server.version} speaks the API levels {server.api_compatible} to {server.api_level} "
            f"(spec {server.spec_hash}), this package level {API_LEVEL} (spec {SPEC_HASH}): "
            "install the package that came with the server",
            SpecMismatchWarning,
            stacklevel=4,
        )
