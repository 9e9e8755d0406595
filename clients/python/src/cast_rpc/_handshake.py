"""What both clients say first, and how they judge the answer."""

from __future__ import annotations

import os
import warnings
from collections.abc import Iterable

from ._codec import ServerRequest
from ._generated import API_LEVEL, PROTOCOL_VERSION, SPEC_HASH
from ._generated.params import ServerInitializeParams
from ._generated.types import ClientCapabilities, ClientInfo, ServerInitializeResult
from ._launch import Spawn, Target

CLIENT_NAME = "cast-rpc-python"
CLIENT_VERSION = "0.1.0"


class SpecMismatchWarning(UserWarning):
    """The server doesn't speak this client's level of the API: what both know still works."""


def initialize_params(
    target: Target, name: str, version: str | None, requests: Iterable[type[ServerRequest[object]]]
) -> ServerInitializeParams:
    """Who this client is and what it can answer."""
    return ServerInitializeParams(
        protocol_version=PROTOCOL_VERSION,
        client_info=ClientInfo(name=name, version=version),
        process_id=os.getpid() if isinstance(target, Spawn) else None,
        capabilities=ClientCapabilities.from_json({kind.CAPABILITY: True for kind in requests}),
        spec_hash=SPEC_HASH,
    )


def check_spec(answer: ServerInitializeResult) -> None:
    """Warns if the server doesn't speak this client's level of the API."""
    server = answer.server_info
    if not server.api_compatible <= API_LEVEL <= server.api_level:
        warnings.warn(
            f"cast-rpc {server.version} speaks the API levels {server.api_compatible} to {server.api_level} "
            f"(spec {server.spec_hash}), this package level {API_LEVEL} (spec {SPEC_HASH}): "
            "install the package that came with the server",
            SpecMismatchWarning,
            stacklevel=4,
        )
