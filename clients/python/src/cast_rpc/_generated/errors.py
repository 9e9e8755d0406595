# Generated from spec/ by cast-rpc-gen. Do not edit.
# To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)
# ruff: noqa
from __future__ import annotations

from .._errors import RequestError


class ParseError(RequestError):
    """The message is not valid JSON.

    The bytes of a message can't be read; `data` has the byte offset. The connection lives on.
    """

    CODE = -32700
    NAME = "ParseError"


class InvalidRequest(RequestError):
    """The message is not a valid request.

    JSON, but no JSON-RPC 2.0 request: wrong members, a wrong id, an empty batch, a second
    `server.initialize`.
    """

    CODE = -32600
    NAME = "InvalidRequest"


class MethodNotFound(RequestError):
    """There is no such method.

    The method's name is unknown to this server.
    """

    CODE = -32601
    NAME = "MethodNotFound"


class InvalidParams(RequestError):
    """The parameters are not valid.

    A parameter is missing, mistyped, out of range or an unknown value; `data.path` says which one and
    `data.reason` why.
    """

    CODE = -32602
    NAME = "InvalidParams"


class InternalError(RequestError):
    """The server failed.

    A defect of the server; please report it with the log.
    """

    CODE = -32603
    NAME = "InternalError"


class UnsupportedProtocolVersion(RequestError):
    """The protocol version is not supported.

    `server.initialize` asked for a version that this server doesn't speak; `data.supported` lists those
    that it does.
    """

    CODE = -32010
    NAME = "UnsupportedProtocolVersion"


class MissingClientCapability(RequestError):
    """The client did not declare the capability that this needs.

    A call whose work needs a request back to the client, which declared no such capability in
    `server.initialize`.
    """

    CODE = -32011
    NAME = "MissingClientCapability"


class MessageTooLarge(RequestError):
    """The message is too large.

    A message from the client exceeds the server's limit (`data.limit`, bytes); it was skipped and the
    connection lives on.
    """

    CODE = -32012
    NAME = "MessageTooLarge"


class ShuttingDown(RequestError):
    """The server is shutting down.

    A call that came after `server.shutdown` or a signal.
    """

    CODE = -32013
    NAME = "ShuttingDown"


class TooManyRequests(RequestError):
    """Too many requests are in flight.

    The connection has reached its limit of unanswered requests; wait for replies and try again.
    """

    CODE = -32014
    NAME = "TooManyRequests"


class RequestCancelled(RequestError):
    """The request was cancelled.

    The client cancelled the call with `$/cancelRequest`. What was already sent to a receiver is not
    taken back.

    SDK: `GCKErrorCode` 5.
    """

    CODE = -32800
    NAME = "RequestCancelled"


class NoSuchSubscription(RequestError):
    """There is no such subscription.

    `events.unsubscribe` or `events.poll` with an id that this connection doesn't have, or a poll of a
    subscription that is pushed.
    """

    CODE = 1001
    NAME = "NoSuchSubscription"


class TooManySubscriptions(RequestError):
    """The connection has too many subscriptions.

    The limit is 64 a connection.
    """

    CODE = 1002
    NAME = "TooManySubscriptions"


class AlreadyInitialized(RequestError):
    """The context exists already.

    `context.create` after the context was created, by another client or by the first call that needed
    it. Its options stay as they are; `context.get` tells them.

    SDK: `GCKErrorCode` 19.
    """

    CODE = 1501
    NAME = "AlreadyInitialized"


class FileNotUsable(RequestError):
    """A file can't be used.

    A path in the options names no file of the server's machine that can be read, or its contents are of
    the wrong kind; `message` says which and why.
    """

    CODE = 1502
    NAME = "FileNotUsable"


class DiscoveryUnavailable(RequestError):
    """Devices can't be discovered here.

    No DNS-SD service answers on this machine. Devices that are added by address work all the same;
    `discovery.diagnose` says more.

    SDK: `GCKErrorCode` 17.
    """

    CODE = 2001
    NAME = "DiscoveryUnavailable"


class DeviceNotFound(RequestError):
    """The device was not found.

    No device with this id or name is known, or none appeared in time.

    SDK: `GCKErrorCode` 14.
    """

    CODE = 2002
    NAME = "DeviceNotFound"


class TooManyDevices(RequestError):
    """Too many devices were added by address.

    The limit is 256.
    """

    CODE = 2003
    NAME = "TooManyDevices"


class NoSuchSession(RequestError):
    """There is no such session.

    The session id is unknown, or none was given and there is no current session.

    SDK: `GCKErrorCode` 29.
    """

    CODE = 3001
    NAME = "NoSuchSession"


class SessionNotConnected(RequestError):
    """The session is not connected.

    The session is still connecting, or is ending.

    SDK: `GCKErrorCode` 12.
    """

    CODE = 3002
    NAME = "SessionNotConnected"


class SessionExists(RequestError):
    """There is a session with this device already.

    `session.start` or `session.join` while this server has a session with the device; `data.sessionId`
    names it.

    SDK: `GCKErrorCode` 9.
    """

    CODE = 3003
    NAME = "SessionExists"


class SessionSuspended(RequestError):
    """The session is suspended.

    The session's link is down: it broke and is being made again, or was put down by `session.suspend`,
    `context.setAppState`. Wait for `session.didResume`, or call `session.resume`.

    SDK: `GCKErrorCode` 92.
    """

    CODE = 3004
    NAME = "SessionSuspended"


class AddressNotResolved(RequestError):
    """The device's address could not be found.

    Phase `resolve`: the host name or the service has no address.

    SDK: `GCKErrorCode` 25.
    """

    CODE = 3010
    NAME = "AddressNotResolved"


class DeviceUnreachable(RequestError):
    """The device can't be reached.

    Phase `tcp`: no route, host down, network unreachable.

    SDK: `GCKErrorCode` 17.
    """

    CODE = 3011
    NAME = "DeviceUnreachable"


class ConnectionRefused(RequestError):
    """The device refused the connection.

    Phase `tcp`: nothing listens on the port. Check the port; groups have ports of their own.

    SDK: `GCKErrorCode` 1.
    """

    CODE = 3012
    NAME = "ConnectionRefused"


class TLSFailed(RequestError):
    """The encrypted connection could not be made.

    Phase `tls`: the hand-shake failed; `message` has OpenSSL's reason.

    SDK: `GCKErrorCode` 23.
    """

    CODE = 3013
    NAME = "TLSFailed"


class ConnectionTimedOut(RequestError):
    """The device did not answer in time.

    A connecting phase (`data.phase`) took longer than its limit: the device is silent.

    SDK: `GCKErrorCode` 2.
    """

    CODE = 3014
    NAME = "ConnectionTimedOut"


class ConnectionLost(RequestError):
    """The connection to the device was lost.

    The socket closed, or the device fell silent, while the call was in flight.

    SDK: `GCKErrorCode` 1.
    """

    CODE = 3015
    NAME = "ConnectionLost"


class DeviceAuthenticationFailed(RequestError):
    """The device did not prove what it is.

    Phase `authenticate`, only with the policy REQUIRE: `data.authentication` says which check failed,
    and what was found out about the device.

    SDK: `GCKErrorCode` 3.
    """

    CODE = 3017
    NAME = "DeviceAuthenticationFailed"


class ConnectionRejected(RequestError):
    """The device closed the virtual connection.

    The receiver or its app answered CLOSE: the app is gone or refuses this sender.

    SDK: `GCKErrorCode` 14.
    """

    CODE = 3016
    NAME = "ConnectionRejected"


class ApplicationNotFound(RequestError):
    """The receiver can't find the app.

    LAUNCH_ERROR with NOT_FOUND: the app id doesn't exist, or isn't available on this device.

    SDK: `GCKErrorCode` 20.
    """

    CODE = 3020
    NAME = "ApplicationNotFound"


class ApplicationNotRunning(RequestError):
    """The app is not running.

    `session.join` found no such app or session.

    SDK: `GCKErrorCode` 21.
    """

    CODE = 3021
    NAME = "ApplicationNotRunning"


class LaunchFailed(RequestError):
    """The receiver could not launch the app.

    LAUNCH_ERROR with another reason (`data.receiver.reason`, `extendedError`).

    SDK: `GCKErrorCode` 7.
    """

    CODE = 3022
    NAME = "LaunchFailed"


class LaunchCancelled(RequestError):
    """The launch was cancelled.

    LAUNCH_ERROR with CANCELLED, also after one retry.

    SDK: `GCKErrorCode` 103.
    """

    CODE = 3023
    NAME = "LaunchCancelled"


class SessionEnded(RequestError):
    """The session ended.

    The session ended while the call was in flight: another sender stopped it, the app ended, or a
    client ended it.

    SDK: `GCKErrorCode` 29.
    """

    CODE = 3024
    NAME = "SessionEnded"


class RequestTimedOut(RequestError):
    """The receiver did not answer the request in time.

    The link is up, but no reply came.

    SDK: `GCKErrorCode` 2.
    """

    CODE = 3030
    NAME = "RequestTimedOut"


class RequestRejected(RequestError):
    """The receiver rejected the request.

    INVALID_REQUEST; `data.receiver.reason` has its reason.

    SDK: `GCKErrorCode` 4.
    """

    CODE = 3031
    NAME = "RequestRejected"


class CastMessageTooLarge(RequestError):
    """The message is too large for the receiver.

    One Cast message may have 65,536 bytes; this call needed more and was not sent.

    SDK: `GCKErrorCode` 11.
    """

    CODE = 3032
    NAME = "CastMessageTooLarge"


class VolumeFixed(RequestError):
    """The device's volume can't be changed.

    The device reports `controlType` `fixed`.

    SDK: `GCKErrorCode` 93.
    """

    CODE = 3033
    NAME = "VolumeFixed"


class NoMediaSession(RequestError):
    """There is no media session.

    Nothing is loaded, so there is nothing to control.

    SDK: `GCKErrorCode` 32.
    """

    CODE = 4001
    NAME = "NoMediaSession"


class MediaNotSupported(RequestError):
    """The app doesn't play media.

    The session's app doesn't list the media namespace.

    SDK: `GCKErrorCode` 93.
    """

    CODE = 4002
    NAME = "MediaNotSupported"


class MediaLoadFailed(RequestError):
    """The receiver could not load the media.

    LOAD_FAILED; `data.receiver.detailedErrorCode` and its name say more.

    SDK: `GCKErrorCode` 30.
    """

    CODE = 4003
    NAME = "MediaLoadFailed"


class MediaLoadCancelled(RequestError):
    """The load was cancelled.

    LOAD_CANCELLED: another load replaced it on the receiver.

    SDK: `GCKErrorCode` 5.
    """

    CODE = 4004
    NAME = "MediaLoadCancelled"


class InvalidPlayerState(RequestError):
    """The player can't do this now.

    INVALID_PLAYER_STATE.

    SDK: `GCKErrorCode` 31.
    """

    CODE = 4005
    NAME = "InvalidPlayerState"


class MediaError(RequestError):
    """The receiver reported a media error.

    ERROR in the media namespace; `data.receiver` says more.

    SDK: `GCKErrorCode` 34.
    """

    CODE = 4006
    NAME = "MediaError"


class RequestReplaced(RequestError):
    """A newer request replaced this one.

    A seek after a seek, a load after a load: only the newest counts.

    SDK: `GCKErrorCode` 6.
    """

    CODE = 4007
    NAME = "RequestReplaced"


class ControlDisabled(RequestError):
    """The control can't be used now.

    `widget.pressButton` and its like: nothing plays, a request is unanswered, the receiver doesn't
    offer it, or the place is empty. The widget's state says when it can be.

    SDK: `GCKErrorCode` 9.
    """

    CODE = 8001
    NAME = "ControlDisabled"


class InternalLimitReached(RequestError):
    """A limit of the server was reached.

    Too many of something; `message` names it.
    """

    CODE = 9001
    NAME = "InternalLimitReached"


ERRORS: dict[str, type[RequestError]] = {
    "ParseError": ParseError,
    "InvalidRequest": InvalidRequest,
    "MethodNotFound": MethodNotFound,
    "InvalidParams": InvalidParams,
    "InternalError": InternalError,
    "UnsupportedProtocolVersion": UnsupportedProtocolVersion,
    "MissingClientCapability": MissingClientCapability,
    "MessageTooLarge": MessageTooLarge,
    "ShuttingDown": ShuttingDown,
    "TooManyRequests": TooManyRequests,
    "RequestCancelled": RequestCancelled,
    "NoSuchSubscription": NoSuchSubscription,
    "TooManySubscriptions": TooManySubscriptions,
    "AlreadyInitialized": AlreadyInitialized,
    "FileNotUsable": FileNotUsable,
    "DiscoveryUnavailable": DiscoveryUnavailable,
    "DeviceNotFound": DeviceNotFound,
    "TooManyDevices": TooManyDevices,
    "NoSuchSession": NoSuchSession,
    "SessionNotConnected": SessionNotConnected,
    "SessionExists": SessionExists,
    "SessionSuspended": SessionSuspended,
    "AddressNotResolved": AddressNotResolved,
    "DeviceUnreachable": DeviceUnreachable,
    "ConnectionRefused": ConnectionRefused,
    "TLSFailed": TLSFailed,
    "ConnectionTimedOut": ConnectionTimedOut,
    "ConnectionLost": ConnectionLost,
    "DeviceAuthenticationFailed": DeviceAuthenticationFailed,
    "ConnectionRejected": ConnectionRejected,
    "ApplicationNotFound": ApplicationNotFound,
    "ApplicationNotRunning": ApplicationNotRunning,
    "LaunchFailed": LaunchFailed,
    "LaunchCancelled": LaunchCancelled,
    "SessionEnded": SessionEnded,
    "RequestTimedOut": RequestTimedOut,
    "RequestRejected": RequestRejected,
    "CastMessageTooLarge": CastMessageTooLarge,
    "VolumeFixed": VolumeFixed,
    "NoMediaSession": NoMediaSession,
    "MediaNotSupported": MediaNotSupported,
    "MediaLoadFailed": MediaLoadFailed,
    "MediaLoadCancelled": MediaLoadCancelled,
    "InvalidPlayerState": InvalidPlayerState,
    "MediaError": MediaError,
    "RequestReplaced": RequestReplaced,
    "ControlDisabled": ControlDisabled,
    "InternalLimitReached": InternalLimitReached,
}
"""The exception classes by the errors' stable names."""

__all__ = [
    "ParseError",
    "InvalidRequest",
    "MethodNotFound",
    "InvalidParams",
    "InternalError",
    "UnsupportedProtocolVersion",
    "MissingClientCapability",
    "MessageTooLarge",
    "ShuttingDown",
    "TooManyRequests",
    "RequestCancelled",
    "NoSuchSubscription",
    "TooManySubscriptions",
    "AlreadyInitialized",
    "FileNotUsable",
    "DiscoveryUnavailable",
    "DeviceNotFound",
    "TooManyDevices",
    "NoSuchSession",
    "SessionNotConnected",
    "SessionExists",
    "SessionSuspended",
    "AddressNotResolved",
    "DeviceUnreachable",
    "ConnectionRefused",
    "TLSFailed",
    "ConnectionTimedOut",
    "ConnectionLost",
    "DeviceAuthenticationFailed",
    "ConnectionRejected",
    "ApplicationNotFound",
    "ApplicationNotRunning",
    "LaunchFailed",
    "LaunchCancelled",
    "SessionEnded",
    "RequestTimedOut",
    "RequestRejected",
    "CastMessageTooLarge",
    "VolumeFixed",
    "NoMediaSession",
    "MediaNotSupported",
    "MediaLoadFailed",
    "MediaLoadCancelled",
    "InvalidPlayerState",
    "MediaError",
    "RequestReplaced",
    "ControlDisabled",
    "InternalLimitReached",
]
