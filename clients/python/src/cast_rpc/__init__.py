"""Google Cast for Python: typed calls, typed events and typed errors over the cast-rpc server.

``Client`` is the blocking client, ``cast_rpc.aio.Client`` the one for asyncio. Both have one attribute per namespace of the API
(``client.discovery``, ``client.session``, ``client.media``…). Everything that the API knows by name is here too: models
(``MediaInformation``), enums (``PlayerState``), params (``MediaLoadParams``), notifications (``MediaDidUpdateStatus``) and
exceptions (``NoSuchSession``).
"""

from ._call import Call as Call
from ._enums import OpenEnum as OpenEnum
from ._enums import OpenIntEnum as OpenIntEnum
from ._errors import (
    CallTimeout as CallTimeout,
)
from ._errors import (
    CastError as CastError,
)
from ._errors import (
    ClientClosed as ClientClosed,
)
from ._errors import (
    ConnectionClosed as ConnectionClosed,
)
from ._errors import (
    DecodeError as DecodeError,
)
from ._errors import (
    NoHandshake as NoHandshake,
)
from ._errors import (
    ProtocolViolation as ProtocolViolation,
)
from ._errors import (
    RequestError as RequestError,
)
from ._errors import (
    ServerDied as ServerDied,
)
from ._errors import (
    ServerNotFound as ServerNotFound,
)
from ._errors import (
    TransportError as TransportError,
)
from ._events import EventStream as EventStream
from ._events import Listener as Listener
from ._generated import API_LEVEL as API_LEVEL
from ._generated import PROTOCOL_VERSION as PROTOCOL_VERSION
from ._generated import SPEC_HASH as SPEC_HASH
from ._generated import VERSION
from ._generated.enums import *  # noqa: F403
from ._generated.errors import *  # noqa: F403
from ._generated.notifications import *  # noqa: F403
from ._generated.params import *  # noqa: F403
from ._generated.requests import *  # noqa: F403
from ._generated.types import *  # noqa: F403
from ._handshake import SpecMismatchWarning as SpecMismatchWarning
from ._model import Model as Model
from ._model import Notification as Notification
from ._model import Params as Params
from ._model import ServerRequest as ServerRequest
from ._progress import Progress as Progress
from ._reconnect import Reconnect as Reconnect
from ._reconnect import ServerConnectionLost as ServerConnectionLost
from ._reconnect import ServerReconnected as ServerReconnected
from ._stream import EventsLost as EventsLost
from ._stream import UnknownNotification as UnknownNotification
from ._tracks import TVTrack as TVTrack
from ._tv import TV as TV
from ._typing import decode_event as decode_event
from .client import Client as Client

__version__: str = VERSION
"""The version of this package, and of the server that it belongs to."""
