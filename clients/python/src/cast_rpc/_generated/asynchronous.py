# Generated from spec/ by cast-rpc-gen. Do not edit.
# To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)
# ruff: noqa
from __future__ import annotations

from typing import Any

from .._api import AsyncCaller, AsyncNamespace, AsyncProgressCallback
from .methods import (
    ChannelMethods,
    ContextMethods,
    DiscoveryMethods,
    EventsMethods,
    ImageMethods,
    LogMethods,
    MediaMethods,
    PlayerMethods,
    QueueMethods,
    RecordMethods,
    RpcMethods,
    ServeMethods,
    ServerMethods,
    SessionMethods,
    WidgetMethods,
)


class AsyncChannelAPI(ChannelMethods[AsyncProgressCallback], AsyncNamespace):
    """Custom channels: messages between a client and the receiver app of a session, in a namespace of the
    app's own.
    """

    __slots__ = ()


class AsyncContextAPI(ContextMethods[AsyncProgressCallback], AsyncNamespace):
    """The server's Cast context: options and state that all clients share."""

    __slots__ = ()


class AsyncDiscoveryAPI(DiscoveryMethods[AsyncProgressCallback], AsyncNamespace):
    """Discovering receivers. All clients share one list, ordered by friendly name."""

    __slots__ = ()


class AsyncEventsAPI(EventsMethods[AsyncProgressCallback], AsyncNamespace):
    """Subscriptions to notifications."""

    __slots__ = ()


class AsyncImageAPI(ImageMethods[AsyncProgressCallback], AsyncNamespace):
    """Images of media: picking the one to show, and caching it on this machine."""

    __slots__ = ()


class AsyncLogAPI(LogMethods[AsyncProgressCallback], AsyncNamespace):
    """The framework's log. To receive it, subscribe to `LogDidRecord` (or `log.*`; `*` excludes the log)
    and set a filter.
    """

    __slots__ = ()


class AsyncMediaAPI(MediaMethods[AsyncProgressCallback], AsyncNamespace):
    """Loading and controlling media. A call returns when the receiver has confirmed it."""

    __slots__ = ()


class AsyncPlayerAPI(PlayerMethods[AsyncProgressCallback], AsyncNamespace):
    """Playing in one step, for scripts and people: each call finds the device, starts or joins the app if
    necessary, and returns a flat status.
    """

    __slots__ = ()


class AsyncQueueAPI(QueueMethods[AsyncProgressCallback], AsyncNamespace):
    """The queue that a session plays: its items by range, its changes, and every way to change it. Changes
    are sent one at a time, in the order of the calls; a call returns when the receiver has confirmed
    it.
    """

    __slots__ = ()


class AsyncRecordAPI(RecordMethods[AsyncProgressCallback], AsyncNamespace):
    """Recordings of the messages between a device and this server, with the calls of clients and their
    notifications: for reports of faults, and for tests. A recording is a file of JSON lines
    (docs/Recordings.md), redacted unless it is to be raw.
    """

    __slots__ = ()


class AsyncRpcAPI(RpcMethods[AsyncProgressCallback], AsyncNamespace):
    """Introspection, as defined by the OpenRPC specification."""

    __slots__ = ()


class AsyncServeAPI(ServeMethods[AsyncProgressCallback], AsyncNamespace):
    """Files of this machine for receivers: each under an unguessable URL, for the one receiver that plays
    it. `player.play`, `media.load`, `queue.load` and `queue.insert` publish local files by themselves.
    """

    __slots__ = ()


class AsyncServerAPI(ServerMethods[AsyncProgressCallback], AsyncNamespace):
    """The server itself: handshake, information, ping, shutdown."""

    __slots__ = ()


class AsyncSessionAPI(SessionMethods[AsyncProgressCallback], AsyncNamespace):
    """Sessions with receivers. Several can exist at once; they belong to the server and are visible to all
    clients. A call without `session_id` uses the connection's current session (`session.set_current`).
    """

    __slots__ = ()


class AsyncWidgetAPI(WidgetMethods[AsyncProgressCallback], AsyncNamespace):
    """The state of a program's user interface, which any toolkit can draw. The server keeps one state for
    all clients and updates it with their inputs. `WidgetDidChange` must be subscribed to by name
    (`widget.*`; `*` excludes it).
    """

    __slots__ = ()


class AsyncAPI(AsyncCaller):
    """Every method of the API, by namespace."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        self.channel: AsyncChannelAPI = AsyncChannelAPI(self)
        """Custom channels: messages between a client and the receiver app of a session, in a namespace of the
        app's own.
        """
        self.context: AsyncContextAPI = AsyncContextAPI(self)
        """The server's Cast context: options and state that all clients share."""
        self.discovery: AsyncDiscoveryAPI = AsyncDiscoveryAPI(self)
        """Discovering receivers. All clients share one list, ordered by friendly name."""
        self.events: AsyncEventsAPI = AsyncEventsAPI(self)
        """Subscriptions to notifications."""
        self.image: AsyncImageAPI = AsyncImageAPI(self)
        """Images of media: picking the one to show, and caching it on this machine."""
        self.log: AsyncLogAPI = AsyncLogAPI(self)
        """The framework's log. To receive it, subscribe to `LogDidRecord` (or `log.*`; `*` excludes the log)
        and set a filter.
        """
        self.media: AsyncMediaAPI = AsyncMediaAPI(self)
        """Loading and controlling media. A call returns when the receiver has confirmed it."""
        self.player: AsyncPlayerAPI = AsyncPlayerAPI(self)
        """Playing in one step, for scripts and people: each call finds the device, starts or joins the app if
        necessary, and returns a flat status.
        """
        self.queue: AsyncQueueAPI = AsyncQueueAPI(self)
        """The queue that a session plays: its items by range, its changes, and every way to change it. Changes
        are sent one at a time, in the order of the calls; a call returns when the receiver has confirmed
        it.
        """
        self.record: AsyncRecordAPI = AsyncRecordAPI(self)
        """Recordings of the messages between a device and this server, with the calls of clients and their
        notifications: for reports of faults, and for tests. A recording is a file of JSON lines
        (docs/Recordings.md), redacted unless it is to be raw.
        """
        self.rpc: AsyncRpcAPI = AsyncRpcAPI(self)
        """Introspection, as defined by the OpenRPC specification."""
        self.serve: AsyncServeAPI = AsyncServeAPI(self)
        """Files of this machine for receivers: each under an unguessable URL, for the one receiver that plays
        it. `player.play`, `media.load`, `queue.load` and `queue.insert` publish local files by themselves.
        """
        self.server: AsyncServerAPI = AsyncServerAPI(self)
        """The server itself: handshake, information, ping, shutdown."""
        self.session: AsyncSessionAPI = AsyncSessionAPI(self)
        """Sessions with receivers. Several can exist at once; they belong to the server and are visible to all
        clients. A call without `session_id` uses the connection's current session (`session.set_current`).
        """
        self.widget: AsyncWidgetAPI = AsyncWidgetAPI(self)
        """The state of a program's user interface, which any toolkit can draw. The server keeps one state for
        all clients and updates it with their inputs. `WidgetDidChange` must be subscribed to by name
        (`widget.*`; `*` excludes it).
        """
