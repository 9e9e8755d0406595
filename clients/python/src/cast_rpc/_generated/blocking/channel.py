# Generated from spec/ by cast-rpc-gen. Do not edit.
# To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)
# ruff: noqa
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ..._api import BlockingNamespace, OnProgress
from ..._typing import DEFAULT, Timeout
from ..enums import *
from ..params import *
from ..types import *


class ChannelAPI(BlockingNamespace):
    """Custom channels: messages between a client and the receiver app of a session, in a namespace of the
    app's own.
    """

    __slots__ = ()

    def add(
        self,
        *,
        namespace: str,
        session_id: str | None = None,
        call_timeout: Timeout = DEFAULT,
    ) -> ChannelInfo:
        """Adds a channel, at any time: before a session is started, too.

        It connects (`ChannelDidConnect`) in every session that is up and whose app lists the namespace,
        and again after such a session was resumed. It is the client's own: others may add the same, and
        each one's channels go with its connection. An app often greets its sender at once: only a channel
        that was added before the session was started hears that.

        SDK: `GCKSession.addChannel`.

        Args:
            namespace: `urn:x-cast:` and a name, 128 bytes at most.
            session_id: The session; the channel goes with it. Absent: every session that there is or will be.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.

        Raises:
            InvalidNamespace, ReservedNamespace, ChannelExists, NoSuchSession, InternalLimitReached.
        """
        params = ChannelAddParams(
            namespace=namespace,
            session_id=session_id,
        )
        return self._caller.call(params, call_timeout=call_timeout)

    def remove(
        self,
        *,
        namespace: str,
        session_id: str | None = None,
        call_timeout: Timeout = DEFAULT,
    ) -> None:
        """Removes a channel of the client's; named as it was added.

        Where it was connected `ChannelDidDisconnect` says so. Other clients' channels stay.

        SDK: `GCKSession.removeChannel`.

        Args:
            namespace: Its namespace.
            session_id: The session that it was added for; absent: the one that was added for every session.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.

        Raises:
            NoSuchChannel.
        """
        params = ChannelRemoveParams(
            namespace=namespace,
            session_id=session_id,
        )
        self._caller.call(params, call_timeout=call_timeout)

    def list(
        self,
        *,
        call_timeout: Timeout = DEFAULT,
    ) -> ChannelListResult:
        """Lists the client's channels, the oldest first.

        Args:
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.
        """
        params = ChannelListParams()
        return self._caller.call(params, call_timeout=call_timeout)

    def send(
        self,
        *,
        namespace: str,
        session_id: str | None = None,
        text: str | None = None,
        data: str | None = None,
        call_timeout: Timeout = DEFAULT,
    ) -> ChannelSendResult:
        """Sends a message to the app, on a channel of the client's.

        Either `text` or `data`; text goes out byte by byte as it is. The answer says that the message is on
        its way, not that the app took it: replies, if the app makes any, come as
        `ChannelDidReceiveMessage`. With its envelope a message may have 64 KiB.

        SDK: `GCKCastChannel.sendTextMessage`.

        Args:
            namespace: The channel's namespace.
            session_id: The session; absent is the current one.
            text: The message, as text.
            data: The message, as bytes in base64 (RFC 4648, section 4).
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.

        Raises:
            InvalidNamespace, ReservedNamespace, NoSuchChannel, NoSuchSession, AmbiguousSession,
                SessionNotConnected, SessionSuspended, ChannelNotConnected, CastMessageTooLarge, SendBufferFull,
                ConnectionLost.
        """
        params = ChannelSendParams(
            namespace=namespace,
            session_id=session_id,
            text=text,
            data=data,
        )
        return self._caller.call(params, call_timeout=call_timeout)

    def generate_request_id(
        self,
        *,
        namespace: str,
        session_id: str | None = None,
        call_timeout: Timeout = DEFAULT,
    ) -> ChannelGenerateRequestIdResult:
        """Gives a number for a request of the app's own protocol that nobody else on this link uses.

        SDK: `GCKCastChannel.generateRequestID`.

        Args:
            namespace: The channel's namespace.
            session_id: The session; absent is the current one.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.

        Raises:
            InvalidNamespace, ReservedNamespace, NoSuchChannel, NoSuchSession, AmbiguousSession,
                SessionNotConnected, SessionSuspended, ChannelNotConnected.
        """
        params = ChannelGenerateRequestIdParams(
            namespace=namespace,
            session_id=session_id,
        )
        return self._caller.call(params, call_timeout=call_timeout)

    def broadcast(
        self,
        *,
        namespace: str,
        session_id: str | None = None,
        text: str | None = None,
        data: str | None = None,
        call_timeout: Timeout = DEFAULT,
    ) -> ChannelBroadcastResult:
        """Sends a message to every end of a session's device (destination `*`).

        Needs no channel, and no app that lists the namespace: whoever listens on the device gets it. Most
        apps have no use for it; `channel.send` is the usual way.

        Args:
            namespace: The namespace.
            session_id: The session; absent is the current one.
            text: The message, as text.
            data: The message, as bytes in base64 (RFC 4648, section 4).
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.

        Raises:
            InvalidNamespace, ReservedNamespace, NoSuchSession, AmbiguousSession, SessionNotConnected,
                SessionSuspended, CastMessageTooLarge, SendBufferFull, ConnectionLost.
        """
        params = ChannelBroadcastParams(
            namespace=namespace,
            session_id=session_id,
            text=text,
            data=data,
        )
        return self._caller.call(params, call_timeout=call_timeout)
