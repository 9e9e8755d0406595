# Generated from spec/ by cast-rpc-gen. Do not edit.
# To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)
# ruff: noqa
from __future__ import annotations

from typing import Any

from ..._api import AsyncCaller
from .channel import AsyncChannelAPI
from .context import AsyncContextAPI
from .discovery import AsyncDiscoveryAPI
from .events import AsyncEventsAPI
from .image import AsyncImageAPI
from .log import AsyncLogAPI
from .media import AsyncMediaAPI
from .queue import AsyncQueueAPI
from .rpc import AsyncRpcAPI
from .server import AsyncServerAPI
from .session import AsyncSessionAPI
from .widget import AsyncWidgetAPI


class AsyncAPI(AsyncCaller):
    """Every method of the API, by namespace."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        self.channel: AsyncChannelAPI = AsyncChannelAPI(self)
        """Custom channels: messages between a client and the receiver app of a session, in a namespace of the
        app's own.
        """
        self.context: AsyncContextAPI = AsyncContextAPI(self)
        """What belongs to the server's Cast context as a whole, shared by all clients."""
        self.discovery: AsyncDiscoveryAPI = AsyncDiscoveryAPI(self)
        """Finding receivers. The list is one for all clients, ordered by friendly name."""
        self.events: AsyncEventsAPI = AsyncEventsAPI(self)
        """Which notifications a connection gets."""
        self.image: AsyncImageAPI = AsyncImageAPI(self)
        """Pictures of media: which one is shown, and a copy of it on this machine."""
        self.log: AsyncLogAPI = AsyncLogAPI(self)
        """What the framework says of itself. Nothing comes until it is asked for: subscribe to `LogDidRecord`
        (or `log.*`; `*` leaves the log out), and set a filter.
        """
        self.media: AsyncMediaAPI = AsyncMediaAPI(self)
        """Loading media and controlling it. Answers come when the receiver has confirmed."""
        self.queue: AsyncQueueAPI = AsyncQueueAPI(self)
        """The queue that a session plays: its items by range, its changes, and every way to change it. Changes
        go to the receiver one at a time, in the order of the calls; answers come when it has confirmed.
        """
        self.rpc: AsyncRpcAPI = AsyncRpcAPI(self)
        """Introspection, as the OpenRPC specification names it."""
        self.server: AsyncServerAPI = AsyncServerAPI(self)
        """The server itself: the hand-shake, what it is, whether it answers, how it ends."""
        self.session: AsyncSessionAPI = AsyncSessionAPI(self)
        """Sessions with receivers. There can be many at once; they belong to the server, and all clients see
        them. A call without `session_id` means the connection's own current session (`session.set_current`).
        """
        self.widget: AsyncWidgetAPI = AsyncWidgetAPI(self)
        """The state behind a program's surface, for any toolkit to draw: kept once for all clients, fed with
        their inputs. `WidgetDidChange` must be subscribed to by name (`widget.*`; `*` leaves it out).
        """
