# Generated from spec/ by cast-rpc-gen. Do not edit.
# To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)
# ruff: noqa
from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, ClassVar

from .._codec import (
    ANY,
    BOOLEAN,
    INTEGER,
    NUMBER,
    OBJECT,
    STRING,
    Array,
    Enumeration,
    Field,
    Map,
    Model,
    Nested,
    ServerRequest,
)
from .enums import *
from .types import *


@dataclass(slots=True, kw_only=True)
class CredentialsProvide(ServerRequest[LaunchCredentials]):
    """Asks the client for the credentials of a launch or join that it began. Not answered within 5
    seconds, or refused: what `context.setLaunchCredentials` said.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("device_id", "deviceId", STRING, required=True),
        Field("application_id", "applicationId", STRING, required=True),
        Field("session_id", "sessionId", STRING, required=True),
    )
    METHOD = "credentials.provide"
    CAPABILITY = "credentialsProvider"
    RESULT = Nested(lambda: LaunchCredentials)

    device_id: str
    """The device."""

    application_id: str
    """The app."""

    session_id: str
    """The session that starts."""


SERVER_REQUESTS: dict[str, type[ServerRequest[Any]]] = {
    "credentials.provide": CredentialsProvide,
}
"""The classes by wire name."""

__all__ = [
    "CredentialsProvide",
]
