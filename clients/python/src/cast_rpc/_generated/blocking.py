# Generated from spec/ by cast-rpc-gen. Do not edit.
# To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)
# ruff: noqa
from __future__ import annotations

from typing import Any

from .._api import BlockingCaller, BlockingNamespace, ProgressCallback
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


class ChannelAPI(ChannelMethods[ProgressCallback], BlockingNamespace):
    """Custom channels: messages between a client and the receiver app of a session, in a namespace of the
    app's own.
    """

    __slots__ = ()


class ContextAPI(ContextMethods[ProgressCallback], BlockingNamespace):
    """The server's Cast context: options and state that all clients share."""

    __slots__ = ()


class DiscoveryAPI(DiscoveryMethods[ProgressCallback], BlockingNamespace):
    """Discovering receivers. All clients share one list, ordered by friendly name."""

    __slots__ = ()


class EventsAPI(EventsMethods[ProgressCallback], BlockingNamespace):
    """Subscriptions to notifications."""

    __slots__ = ()


class ImageAPI(ImageMethods[ProgressCallback], BlockingNamespace):
    """Images of media: picking the one to show, and caching it on this machine."""

    __slots__ = ()


class LogAPI(LogMethods[ProgressCallback], BlockingNamespace):
    """The framework's log. To receive it, subscribe to `LogDidRecord` (or `log.*`; `*` excludes the log)
    and set a filter.
    """

    __slots__ = ()


class MediaAPI(MediaMethods[ProgressCallback], BlockingNamespace):
    """Loading and controlling media. A call returns when the receiver has confirmed it."""

    __slots__ = ()


class PlayerAPI(PlayerMethods[ProgressCallback], BlockingNamespace):
    """Playing in one step, for scripts and people: each call finds the device, starts or joins the app if
    necessary, and returns a flat status.
    """

    __slots__ = ()


class QueueAPI(QueueMethods[ProgressCallback], BlockingNamespace):
    """The queue that a session plays: its items by range, its changes, and every way to change it. Changes
    are sent one at a time, in the order of the calls; a call returns when the receiver has confirmed
    it.
    """

    __slots__ = ()


class RecordAPI(RecordMethods[ProgressCallback], BlockingNamespace):
    """Recordings of the messages between a device and this server, with the calls of clients and their
    notifications: for reports of faults, and for tests. A recording is a file of JSON lines
    (docs/Recordings.md), redacted unless it is to be raw.
    """

    __slots__ = ()


class RpcAPI(RpcMethods[ProgressCallback], BlockingNamespace):
    """Introspection, as defined by the OpenRPC specification."""

    __slots__ = ()


class ServeAPI(ServeMethods[ProgressCallback], BlockingNamespace):
    """Files of this machine for receivers: each under an unguessable URL, for the one receiver that plays
    it. `player.play`, `media.load`, `queue.load` and `queue.insert` publish local files by themselves.
    """

    __slots__ = ()


class ServerAPI(ServerMethods[ProgressCallback], BlockingNamespace):
    """The server itself: handshake, information, ping, shutdown."""

    __slots__ = ()


class SessionAPI(SessionMethods[ProgressCallback], BlockingNamespace):
    """Sessions with receivers. Several can exist at once; they belong to the server and are visible to all
    clients. A call without `session_id` uses the connection's current session (`session.set_current`).
    """

    __slots__ = ()


class WidgetAPI(WidgetMethods[ProgressCallback], BlockingNamespace):
    """The state of a program's user interface, which any toolkit can draw. The server keeps one state for
    all clients and updates it with their inputs. `WidgetDidChange` must be subscribed to by name
    (`widget.*`; `*` excludes it).
    """

    __slots__ = ()


class BlockingAPI(BlockingCaller):
    """Every method of the API, by namespace."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        self.channel: ChannelAPI = ChannelAPI(self)
        """Custom channels: messages between a client and the receiver app of a session, in a namespace of the
        app's own.
        """
        self.context: ContextAPI = ContextAPI(self)
        """The server's Cast context: options and state that all clients share."""
        self.discovery: DiscoveryAPI = DiscoveryAPI(self)
        """Discovering receivers. All clients share one list, ordered by friendly name."""
        self.events: EventsAPI = EventsAPI(self)
        """Subscriptions to notifications."""
        self.image: ImageAPI = ImageAPI(self)
        """Images of media: picking the one to show, and caching it on this machine."""
        self.log: LogAPI = LogAPI(self)
        """The framework's log. To receive it, subscribe to `LogDidRecord` (or `log.*`; `*` excludes the log)
        and set a filter.
        """
        self.media: MediaAPI = MediaAPI(self)
        """Loading and controlling media. A call returns when the receiver has confirmed it."""
        self.player: PlayerAPI = PlayerAPI(self)
        """Playing in one step, for scripts and people: each call finds the device, starts or joins the app if
        necessary, and returns a flat status.
        """
        self.queue: QueueAPI = QueueAPI(self)
        """The queue that a session plays: its items by range, its changes, and every way to change it. Changes
        are sent one at a time, in the order of the calls; a call returns when the receiver has confirmed
        it.
        """
        self.record: RecordAPI = RecordAPI(self)
        """Recordings of the messages between a device and this server, with the calls of clients and their
        notifications: for reports of faults, and for tests. A recording is a file of JSON lines
        (docs/Recordings.md), redacted unless it is to be raw.
        """
        self.rpc: RpcAPI = RpcAPI(self)
        """Introspection, as defined by the OpenRPC specification."""
        self.serve: ServeAPI = ServeAPI(self)
        """Files of this machine for receivers: each under an unguessable URL, for the one receiver that plays
        it. `player.play`, `media.load`, `queue.load` and `queue.insert` publish local files by themselves.
        """
        self.server: ServerAPI = ServerAPI(self)
        """The server itself: handshake, information, ping, shutdown."""
        self.session: SessionAPI = SessionAPI(self)
        """Sessions with receivers. Several can exist at once; they belong to the server and are visible to all
        clients. A call without `session_id` uses the connection's current session (`session.set_current`).
        """
        self.widget: WidgetAPI = WidgetAPI(self)
        """The state of a program's user interface, which any toolkit can draw. The server keeps one state for
        all clients and updates it with their inputs. `WidgetDidChange` must be subscribed to by name
        (`widget.*`; `*` excludes it).
        """
