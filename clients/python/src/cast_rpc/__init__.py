"""Google Cast for Python: typed calls, typed events and typed errors over the cast-rpc server.

``Client`` is the blocking client, ``cast_rpc.aio.Client`` the one for asyncio. Both have one attribute per namespace of the API
(``client.discovery``, ``client.session``, ``client.media``…). Everything that the API knows by name is here too: models
(``MediaInformation``), enums (``PlayerState``), params (``MediaLoadParams``), notifications (``MediaDidUpdateStatus``) and
exceptions (``NoSuchSession``).
"""

from ._call import Call
from ._codec import Model, Notification, OpenEnum, OpenIntEnum, Params, ServerRequest
from ._errors import (
    CallTimeout,
    CastError,
    ClientClosed,
    ConnectionClosed,
    DecodeError,
    ProtocolError,
    RequestError,
    ServerDied,
    ServerNotFound,
    TransportError,
)
from ._events import EventStream, Listener
from ._generated import API_LEVEL, PROTOCOL_VERSION, SPEC_HASH
from ._generated.enums import *  # noqa: F403
from ._generated.errors import *  # noqa: F403
from ._generated.notifications import *  # noqa: F403
from ._generated.params import *  # noqa: F403
from ._generated.requests import *  # noqa: F403
from ._generated.types import *  # noqa: F403
from ._handshake import SpecMismatchWarning
from ._progress import Progress
from ._stream import EventsLost, UnknownNotification
from ._typing import event_from as decode_event
from .client import Client
