"""What both clients say first, and how they judge the answer."""

from __future__ import annotations

import os
import warnings
from collections.abc import Iterable

from ._codec import ServerRequest
from ._generated import PROTOCOL_VERSION, SPEC_HASH, VERSION
from ._generated.params import ServerInitializeParams
from ._generated.types import ClientCapabilities, ClientInfo, ServerInitializeResult
from ._launch import Spawn, Target

CLIENT_NAME = "cast-rpc-python"
CLIENT_VERSION = VERSION


class SpecMismatchWarning(UserWarning):
    """Server and client were generated from different versions of the API: what both know still works."""


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
    """Warns if server and client were not generated from the same spec."""
    server = answer.server_info
    if server.spec_hash != SPEC_HASH:
        warnings.warn(
            f"cast-rpc {server.version} has another version of the API (spec {server.spec_hash}) than this package "
            f"(spec {SPEC_HASH}): install the package that came with the server",
            SpecMismatchWarning,
            stacklevel=4,
        )
