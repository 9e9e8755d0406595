# Generated from spec/ by cast-rpc-gen. Do not edit.
# To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)
# ruff: noqa
from __future__ import annotations

from typing import ClassVar

from .._errors import RequestError


class ParseError(RequestError):
    """The message is not valid JSON.

    The server couldn't parse a message; `data` has the byte offset. The connection stays open.

    What to do: Send one JSON value a line, or Content-Length frames with the right length.

    SDK: `GCKErrorCode` 4.
    """

    CODE: ClassVar[int] = -32700
    NAME: ClassVar[str] = "ParseError"


class InvalidRequest(RequestError):
    """The message is not a valid request.

    The message is JSON, but not a JSON-RPC 2.0 request: wrong members, a wrong id, an empty batch, or a
    second `server.initialize`.

    What to do: Send an object with `jsonrpc`, `method`, `id` and, as an object, `params`.

    SDK: `GCKErrorCode` 4.
    """

    CODE: ClassVar[int] = -32600
    NAME: ClassVar[str] = "InvalidRequest"


class MethodNotFound(RequestError):
    """There is no such method.

    The server doesn't know this method name.

    What to do: Compare the name with `rpc.discover`; a newer server may have the method.

    SDK: `GCKErrorCode` 93.
    """

    CODE: ClassVar[int] = -32601
    NAME: ClassVar[str] = "MethodNotFound"


class InvalidParams(RequestError):
    """The parameters are not valid.

    A parameter is missing, mistyped, out of range or an unknown value; `data.path` says which one and
    `data.reason` why.

    What to do: Correct the parameter that `data.path` names.

    SDK: `GCKErrorCode` 4.
    """

    CODE: ClassVar[int] = -32602
    NAME: ClassVar[str] = "InvalidParams"


class InternalError(RequestError):
    """The server failed.

    An internal error; please report it with the log.

    What to do: Report it with the server's log.

    SDK: `GCKErrorCode` 99.
    """

    CODE: ClassVar[int] = -32603
    NAME: ClassVar[str] = "InternalError"


class UnsupportedProtocolVersion(RequestError):
    """The protocol version is not supported.

    `server.initialize` asked for a version that this server doesn't speak; `data.supported` lists the
    versions it speaks.

    What to do: Ask for one of `data.supported`, or update the client or the server.

    SDK: `GCKErrorCode` 15.
    """

    CODE: ClassVar[int] = -32010
    NAME: ClassVar[str] = "UnsupportedProtocolVersion"


class MissingClientCapability(RequestError):
    """The client did not declare the capability that this call needs.

    The call needs a request from the server to the client, but the client declared no such capability
    in `server.initialize`.

    What to do: Declare the capability in `server.initialize`, and answer the server's requests.

    SDK: `GCKErrorCode` 93.
    """

    CODE: ClassVar[int] = -32011
    NAME: ClassVar[str] = "MissingClientCapability"


class MessageTooLarge(RequestError):
    """The message is too large.

    A message from the client exceeds the server's limit (`data.limit`, bytes). It was skipped, and the
    connection stays open.

    What to do: Split the call, or start the server with a higher limit.

    SDK: `GCKErrorCode` 11.
    """

    CODE: ClassVar[int] = -32012
    NAME: ClassVar[str] = "MessageTooLarge"


class ShuttingDown(RequestError):
    """The server is shutting down.

    The call arrived after `server.shutdown` or a signal.

    What to do: Start the server again.

    SDK: `GCKErrorCode` 9.
    """

    CODE: ClassVar[int] = -32013
    NAME: ClassVar[str] = "ShuttingDown"


class TooManyRequests(RequestError):
    """Too many requests are in flight.

    The connection has reached its limit of unanswered requests; wait for replies and try again.

    What to do: Wait for answers before you send more requests.

    SDK: `GCKErrorCode` 10.
    """

    CODE: ClassVar[int] = -32014
    NAME: ClassVar[str] = "TooManyRequests"


class TooManyClients(RequestError):
    """The server has reached its limit of clients.

    The server closes this connection after this answer.

    What to do: Close a connection, and connect again.

    SDK: `GCKErrorCode` 10.
    """

    CODE: ClassVar[int] = -32015
    NAME: ClassVar[str] = "TooManyClients"


class RequestCancelled(RequestError):
    """The request was cancelled.

    The client cancelled the call with `$/cancelRequest`. Messages already sent to a receiver are not
    taken back.

    What to do: You asked for this. Read the state before you continue: part of the call may have been
    carried out.

    SDK: `GCKErrorCode` 5.
    """

    CODE: ClassVar[int] = -32800
    NAME: ClassVar[str] = "RequestCancelled"


class NoSuchSubscription(RequestError):
    """There is no such subscription.

    `events.unsubscribe` or `events.poll` named a subscription that this connection doesn't have, or
    `events.poll` named one that is pushed.

    What to do: Use an id that `events.subscribe` returned on this connection.

    SDK: `GCKErrorCode` 4.
    """

    CODE: ClassVar[int] = 1001
    NAME: ClassVar[str] = "NoSuchSubscription"


class TooManySubscriptions(RequestError):
    """The connection has too many subscriptions.

    A connection can have 64 subscriptions.

    What to do: End subscriptions you no longer need, or subscribe to several topics at once.

    SDK: `GCKErrorCode` 10.
    """

    CODE: ClassVar[int] = 1002
    NAME: ClassVar[str] = "TooManySubscriptions"


class AlreadyInitialized(RequestError):
    """The context exists already.

    `context.create` was called after another client, or the first call that needed a context, had
    created it. Its options don't change; `context.get` shows them.

    What to do: Call `context.create` before all other calls, or continue with the options that
    `context.get` shows.

    SDK: `GCKErrorCode` 19.
    """

    CODE: ClassVar[int] = 1501
    NAME: ClassVar[str] = "AlreadyInitialized"


class FileNotUsable(RequestError):
    """A file can't be used.

    A path in the options names a file on the server's machine that can't be read or has the wrong
    contents; `message` says which file and why.

    What to do: Correct the path, the file or its permissions.

    SDK: `GCKErrorCode` 4.
    """

    CODE: ClassVar[int] = 1502
    NAME: ClassVar[str] = "FileNotUsable"


class LibraryUnavailable(RequestError):
    """A library that this needs is not installed.

    Some libraries are loaded on first use: PCRE2 by a message pattern, libcurl by fetching an image.
    `message` names the missing library and its Debian package. Calls that don't need it still work.

    What to do: Install the library that `message` names on the server's machine, then restart the
    server.

    SDK: `GCKErrorCode` 93.
    """

    CODE: ClassVar[int] = 1503
    NAME: ClassVar[str] = "LibraryUnavailable"


class DiscoveryUnavailable(RequestError):
    """Devices can't be discovered here.

    No discovery source can work: there is no network interface, or the options allow only the DNS-SD
    daemon and it doesn't answer. Devices added by address still work; `discovery.diagnose` says more.

    What to do: Connect to a network, or start avahi-daemon if the options allow only the daemon;
    `discovery.diagnose` says what fails.

    SDK: `GCKErrorCode` 17.
    """

    CODE: ClassVar[int] = 2001
    NAME: ClassVar[str] = "DiscoveryUnavailable"


class DeviceNotFound(RequestError):
    """The device was not found.

    No device with this id or name is known, or none appeared before the timeout.

    What to do: Check `discovery.list`, wait longer with `discovery.find`, or add the device by address.

    SDK: `GCKErrorCode` 14.
    """

    CODE: ClassVar[int] = 2002
    NAME: ClassVar[str] = "DeviceNotFound"


class TooManyDevices(RequestError):
    """Too many devices were added.

    Clients can add 256 devices by address, and publish 256 others.

    What to do: Remove devices with `discovery.remove_device` or `discovery.unpublish_devices`.

    SDK: `GCKErrorCode` 7.
    """

    CODE: ClassVar[int] = 2003
    NAME: ClassVar[str] = "TooManyDevices"


class ProviderExists(RequestError):
    """The category is taken.

    `discovery.register_provider` named a category that this connection, or another one, has registered.

    What to do: Choose another category, such as your domain name reversed.

    SDK: `GCKErrorCode` 8.
    """

    CODE: ClassVar[int] = 2004
    NAME: ClassVar[str] = "ProviderExists"


class NoSuchProvider(RequestError):
    """You provide no devices of this category.

    This connection didn't register as a provider of the category; another one may have.

    What to do: Call `discovery.register_provider` first.

    SDK: `GCKErrorCode` 9.
    """

    CODE: ClassVar[int] = 2005
    NAME: ClassVar[str] = "NoSuchProvider"


class NoSuchSession(RequestError):
    """There is no such session.

    The session id is unknown, or none was given and there is no current session.

    What to do: Take the id from `session.list`, or start a session.

    SDK: `GCKErrorCode` 29.
    """

    CODE: ClassVar[int] = 3001
    NAME: ClassVar[str] = "NoSuchSession"


class SessionNotConnected(RequestError):
    """The session is not connected.

    The session is still connecting, or is ending.

    What to do: Wait for `SessionDidStart`, then call again.

    SDK: `GCKErrorCode` 14.
    """

    CODE: ClassVar[int] = 3002
    NAME: ClassVar[str] = "SessionNotConnected"


class SessionExists(RequestError):
    """A session with this device already exists.

    `session.start` or `session.join` was called while this server has a session with the device;
    `data.session_id` names it.

    What to do: Use the session that `data.session_id` names, or end it first.

    SDK: `GCKErrorCode` 9.
    """

    CODE: ClassVar[int] = 3003
    NAME: ClassVar[str] = "SessionExists"


class SessionSuspended(RequestError):
    """The session is suspended.

    The session has no connection to its device: the connection was lost and is being restored, or the
    session was suspended by `session.suspend` or `context.set_app_state`. Wait for `SessionDidResume`,
    or call `session.resume`.

    What to do: Wait for `SessionDidResume`, or call `session.resume`.

    SDK: `GCKErrorCode` 92.
    """

    CODE: ClassVar[int] = 3004
    NAME: ClassVar[str] = "SessionSuspended"


class AmbiguousSession(RequestError):
    """There are several sessions; name one.

    The call names no session, the connection has no current session, and there are several;
    `data.sessions` lists them.

    What to do: Give `session_id`, or choose one with `session.set_current`; `data.sessions` lists them.

    SDK: `GCKErrorCode` 9.
    """

    CODE: ClassVar[int] = 3005
    NAME: ClassVar[str] = "AmbiguousSession"


class AddressNotResolved(RequestError):
    """The device's address could not be resolved.

    Phase `RESOLVE`: the host name or the service could not be resolved.

    What to do: Check that the device is switched on and in this network, or correct the host's name.

    SDK: `GCKErrorCode` 25.
    """

    CODE: ClassVar[int] = 3010
    NAME: ClassVar[str] = "AddressNotResolved"


class DeviceUnreachable(RequestError):
    """The device can't be reached.

    Phase `TCP`: no route, host down, network unreachable.

    What to do: Check that both are on the same network, and that no firewall or client isolation
    separates them.

    SDK: `GCKErrorCode` 17.
    """

    CODE: ClassVar[int] = 3011
    NAME: ClassVar[str] = "DeviceUnreachable"


class ConnectionRefused(RequestError):
    """The device refused the connection.

    Phase `TCP`: nothing listens on the port. Check the port; groups have ports of their own.

    What to do: Correct the port (8009 for devices; groups have ports of their own), or restart the
    device.

    SDK: `GCKErrorCode` 1.
    """

    CODE: ClassVar[int] = 3012
    NAME: ClassVar[str] = "ConnectionRefused"


class TLSFailed(RequestError):
    """The encrypted connection could not be made.

    Phase `TLS`: the handshake failed; `message` has OpenSSL's reason.

    What to do: Check that the address belongs to a Cast device; the option `tls` allows older versions
    and ciphers.

    SDK: `GCKErrorCode` 23.
    """

    CODE: ClassVar[int] = 3013
    NAME: ClassVar[str] = "TLSFailed"


class ConnectionTimedOut(RequestError):
    """The device did not answer in time.

    A connecting phase (`data.phase`) exceeded its limit: the device doesn't answer. Each phase except
    the launch may take 10 s, and all together 30 s; a longer overall limit also applies to each phase.

    What to do: Restart the device if it stays silent. For slow devices pass a `timeout`, or set the
    context's `connect_timeout`, to more than 30 s: each phase may then take that long.

    SDK: `GCKErrorCode` 2.
    """

    CODE: ClassVar[int] = 3014
    NAME: ClassVar[str] = "ConnectionTimedOut"


class ConnectionLost(RequestError):
    """The connection to the device was lost.

    The connection closed, or the device stopped responding, while the call was in flight.

    What to do: If the session reconnects (`SessionDidResume`), call again. Otherwise check the
    network.

    SDK: `GCKErrorCode` 1.
    """

    CODE: ClassVar[int] = 3015
    NAME: ClassVar[str] = "ConnectionLost"


class DeviceAuthenticationFailed(RequestError):
    """The device failed device authentication.

    Phase `AUTHENTICATE`, only with the policy REQUIRE: `data.authentication` has the failed check and
    the device's certificates.

    What to do: Don't send private data to this device. `data.authentication` says which check failed;
    the policy REPORT connects anyway.

    SDK: `GCKErrorCode` 3.
    """

    CODE: ClassVar[int] = 3017
    NAME: ClassVar[str] = "DeviceAuthenticationFailed"


class ConnectionRejected(RequestError):
    """The device closed the virtual connection.

    The receiver or its app answered CLOSE: the app has ended or refuses this sender.

    What to do: Start the app again: it ended, or it refuses this sender.

    SDK: `GCKErrorCode` 14.
    """

    CODE: ClassVar[int] = 3016
    NAME: ClassVar[str] = "ConnectionRejected"


class ApplicationNotFound(RequestError):
    """The receiver can't find the app.

    LAUNCH_ERROR with NOT_FOUND: the app id doesn't exist, or isn't available on this device.

    What to do: Correct the app id; an unpublished app runs on registered devices only, and a device
    that only mirrors screens has no apps (`discovery.query_app_availability` asks it).

    SDK: `GCKErrorCode` 20.
    """

    CODE: ClassVar[int] = 3020
    NAME: ClassVar[str] = "ApplicationNotFound"


class ApplicationNotRunning(RequestError):
    """The app is not running.

    `session.join` found no such app or session.

    What to do: Start the app with `session.start`.

    SDK: `GCKErrorCode` 21.
    """

    CODE: ClassVar[int] = 3021
    NAME: ClassVar[str] = "ApplicationNotRunning"


class LaunchFailed(RequestError):
    """The receiver could not launch the app.

    LAUNCH_ERROR with another reason (`data.receiver.reason`, `extended_error`).

    What to do: Read `data.receiver`; the device may forbid the launch (parental control, guest network,
    no screen).

    SDK: `GCKErrorCode` 7.
    """

    CODE: ClassVar[int] = 3022
    NAME: ClassVar[str] = "LaunchFailed"


class LaunchCancelled(RequestError):
    """The launch was cancelled.

    LAUNCH_ERROR with CANCELLED, even after one retry.

    What to do: Try again; someone at the TV, or another sender, may have cancelled it.

    SDK: `GCKErrorCode` 103.
    """

    CODE: ClassVar[int] = 3023
    NAME: ClassVar[str] = "LaunchCancelled"


class SessionEnded(RequestError):
    """The session ended.

    The session ended while the call was in flight: another sender stopped it, the app ended, or a
    client ended it.

    What to do: Start a new session if you still want to cast.

    SDK: `GCKErrorCode` 29.
    """

    CODE: ClassVar[int] = 3024
    NAME: ClassVar[str] = "SessionEnded"


class SessionTransferFailed(RequestError):
    """The session could not be transferred to another device.

    The session stays on its device and continues to play; the app launched on the other device was
    stopped. `data.phase` is the phase that failed, and the message has the reason.

    What to do: Try again, or choose another device; the session continues where it was.

    SDK: `GCKErrorCode` 28.
    """

    CODE: ClassVar[int] = 3025
    NAME: ClassVar[str] = "SessionTransferFailed"


class SessionTransferred(RequestError):
    """The session was transferred to another device in the meantime.

    The request was addressed to the device that the session has left.

    What to do: Send the request again: it then goes to the new device.

    SDK: `GCKErrorCode` 5.
    """

    CODE: ClassVar[int] = 3026
    NAME: ClassVar[str] = "SessionTransferred"


class RequestTimedOut(RequestError):
    """The receiver did not answer the request in time.

    The device is connected, but no reply arrived in time.

    What to do: Request the status, then decide; the app may be busy, or may not support the request.

    SDK: `GCKErrorCode` 2.
    """

    CODE: ClassVar[int] = 3030
    NAME: ClassVar[str] = "RequestTimedOut"


class RequestRejected(RequestError):
    """The receiver rejected the request.

    INVALID_REQUEST; `data.receiver.reason` has its reason.

    What to do: Read `data.receiver.reason`; the app may not support the request, or its state has
    changed.

    SDK: `GCKErrorCode` 4.
    """

    CODE: ClassVar[int] = 3031
    NAME: ClassVar[str] = "RequestRejected"


class CastMessageTooLarge(RequestError):
    """The message is too large for the receiver.

    A Cast message is limited to 65,536 bytes; this call needed more and was not sent.

    What to do: Leave out custom data and images, or use fewer items at once.

    SDK: `GCKErrorCode` 11.
    """

    CODE: ClassVar[int] = 3032
    NAME: ClassVar[str] = "CastMessageTooLarge"


class VolumeFixed(RequestError):
    """The device's volume can't be changed.

    The device reports `control_type` `fixed`.

    What to do: Set the volume at the TV or the amplifier.

    SDK: `GCKErrorCode` 93.
    """

    CODE: ClassVar[int] = 3033
    NAME: ClassVar[str] = "VolumeFixed"


class NoMediaSession(RequestError):
    """There is no media session.

    Nothing is loaded, so there is nothing to control.

    What to do: Load something with `media.load`.

    SDK: `GCKErrorCode` 32.
    """

    CODE: ClassVar[int] = 4001
    NAME: ClassVar[str] = "NoMediaSession"


class MediaNotSupported(RequestError):
    """The app doesn't play media.

    The session's app doesn't list the media namespace.

    What to do: Use an app that plays media, such as CC1AD845; `session.get` lists the app's namespaces.

    SDK: `GCKErrorCode` 93.
    """

    CODE: ClassVar[int] = 4002
    NAME: ClassVar[str] = "MediaNotSupported"


class MediaLoadFailed(RequestError):
    """The receiver could not load the media.

    The receiver answered LOAD_FAILED; `data.receiver.detailed_error_code` and its name say more.

    What to do: Check that the device itself can open the URL (not localhost, a certificate it trusts,
    CORS) and supports the content type.

    SDK: `GCKErrorCode` 30.
    """

    CODE: ClassVar[int] = 4003
    NAME: ClassVar[str] = "MediaLoadFailed"


class MediaLoadCancelled(RequestError):
    """The load was cancelled.

    LOAD_CANCELLED: another load replaced this one on the receiver.

    What to do: A newer load replaced it; nothing to do.

    SDK: `GCKErrorCode` 5.
    """

    CODE: ClassVar[int] = 4004
    NAME: ClassVar[str] = "MediaLoadCancelled"


class InvalidPlayerState(RequestError):
    """The player can't do this in its current state.

    The receiver answered INVALID_PLAYER_STATE.

    What to do: Wait for a status in which the command is possible.

    SDK: `GCKErrorCode` 31.
    """

    CODE: ClassVar[int] = 4005
    NAME: ClassVar[str] = "InvalidPlayerState"


class MediaError(RequestError):
    """The receiver reported a media error.

    The receiver answered ERROR in the media namespace; `data.receiver` says more.

    What to do: Read `data.receiver`: it has the player's reason.

    SDK: `GCKErrorCode` 34.
    """

    CODE: ClassVar[int] = 4006
    NAME: ClassVar[str] = "MediaError"


class RequestReplaced(RequestError):
    """A newer request replaced this one.

    A seek replaces an earlier seek, and a load an earlier load: only the newest is carried out.

    What to do: The newer call is carried out; nothing to do.

    SDK: `GCKErrorCode` 6.
    """

    CODE: ClassVar[int] = 4007
    NAME: ClassVar[str] = "RequestReplaced"


class MediaWillFail(RequestError):
    """The device can't play the media; nothing was loaded.

    The call asked for `preflight`, and its verdict is WILL_FAIL; `data.preflight.findings` has the
    reasons. A device whose decoders aren't known is never refused for its codecs.

    What to do: Follow the advice of each entry in `data.preflight.findings`. Without `preflight` the
    load is tried nevertheless.

    SDK: `GCKErrorCode` 30.
    """

    CODE: ClassVar[int] = 4008
    NAME: ClassVar[str] = "MediaWillFail"


class PageNotResolved(RequestError):
    """No media was found in the page.

    The URL leads to a page, and the resolver found nothing in it that the device plays, failed, or
    timed out. The message has the resolver's last words.

    What to do: Check that the page has media and needs no login; a newer `yt-dlp` may know the site. To
    load the URL itself, pass `resolve: "NEVER"`.

    SDK: `GCKErrorCode` 30.
    """

    CODE: ClassVar[int] = 4009
    NAME: ClassVar[str] = "PageNotResolved"


class ResolverMissing(RequestError):
    """It is a web page, and no program that finds the media in it is installed.

    The URL leads to a page. `yt-dlp` isn't in the server's `PATH`, or the options turn it off, and no
    resolver of the options matches the URL.

    What to do: Install `yt-dlp` on the server's machine, or use the media's own URL.

    SDK: `GCKErrorCode` 30.
    """

    CODE: ClassVar[int] = 4010
    NAME: ClassVar[str] = "ResolverMissing"


class PlaylistNotReadable(RequestError):
    """The playlist can't be read, or has nothing to play.

    The URL leads to an M3U, PLS or XSPF playlist that breaks off, is too long, or has no entry with an
    `http` or `https` address.

    What to do: Open the URL in a browser, and check the entries of the playlist.

    SDK: `GCKErrorCode` 30.
    """

    CODE: ClassVar[int] = 4011
    NAME: ClassVar[str] = "PlaylistNotReadable"


class AdNotSkippable(RequestError):
    """The ad can't be skipped now.

    `media.skip_ad`: `data.reason` is `NOT_PLAYING_AD`, `NOT_SKIPPABLE`, or `NOT_YET` with
    `data.remaining`. Nothing was sent.

    What to do: Wait `data.remaining` seconds, or until the ad ends; show the button only while
    `controls` allows it.

    SDK: `GCKErrorCode` 7.
    """

    CODE: ClassVar[int] = 4020
    NAME: ClassVar[str] = "AdNotSkippable"


class NoSuchTrack(RequestError):
    """The media has no such track.

    `media.select_tracks`: none of the media's tracks is in one of the languages. Nothing was sent.

    What to do: Check the media's `tracks`, and choose one of their languages.

    SDK: `GCKErrorCode` 4.
    """

    CODE: ClassVar[int] = 4021
    NAME: ClassVar[str] = "NoSuchTrack"


class QueueNotSupported(RequestError):
    """The app doesn't let senders read its queue.

    The app refuses requests for its queue (QUEUE_GET_ITEM_IDS, QUEUE_GET_ITEMS), or never answers them.

    What to do: Work without the list: `media.get_status` has the items around the current one, if the
    app reports any.

    SDK: `GCKErrorCode` 93.
    """

    CODE: ClassVar[int] = 4101
    NAME: ClassVar[str] = "QueueNotSupported"


class QueueIncomplete(RequestError):
    """Only some of the items are in the queue.

    A change of many items takes several messages to the receiver, and one of them failed. `data.queue`
    has the number of items in the queue, the index of the first missing item, the assigned ids, and the
    reason.

    What to do: Continue with the items from `data.queue.failed_index`, or load the queue again.

    SDK: `GCKErrorCode` 4.
    """

    CODE: ClassVar[int] = 4102
    NAME: ClassVar[str] = "QueueIncomplete"


class QueueItemNotFound(RequestError):
    """The queue has no such item.

    The item was removed in the meantime, or the id belongs to another queue;
    `data.queue.missing_item_ids` lists the missing ids.

    What to do: Take ids from `queue.list`, or from the notifications about the queue.

    SDK: `GCKErrorCode` 4.
    """

    CODE: ClassVar[int] = 4103
    NAME: ClassVar[str] = "QueueItemNotFound"


class QueueChanged(RequestError):
    """Another sender changed the queue.

    The receiver refused a change because its list changed in the meantime, and the items that the
    change names are gone. Read the list, then decide again.

    What to do: Read `queue.list`, then decide again.

    SDK: `GCKErrorCode` 9.
    """

    CODE: ClassVar[int] = 4104
    NAME: ClassVar[str] = "QueueChanged"


class EndOfQueue(RequestError):
    """There is no further item in the queue.

    `queue.next` after the last item of a queue that doesn't repeat. `queue.previous` has no such end:
    the Default Media Receiver begins the first item again.

    What to do: There is no further item; set a repeat mode to start over.

    SDK: `GCKErrorCode` 9.
    """

    CODE: ClassVar[int] = 4105
    NAME: ClassVar[str] = "EndOfQueue"


class InvalidNamespace(RequestError):
    """This namespace can't be used for a channel.

    A namespace is `urn:x-cast:` and a name, 128 bytes at most, without spaces and control characters.

    What to do: Use `urn:x-cast:` and a name of your own, such as `urn:x-cast:com.example.game`.

    SDK: `GCKErrorCode` 4.
    """

    CODE: ClassVar[int] = 6001
    NAME: ClassVar[str] = "InvalidNamespace"


class ReservedNamespace(RequestError):
    """The namespace belongs to the framework.

    `urn:x-cast:com.google.cast.` followed by `tp.`…, `receiver`, `media`, `multizone`, `setup`,
    `remoting` or `webrtc`, and everything below them, are reserved for the server. Other namespaces
    under `com.google.cast` are allowed.

    What to do: Use the methods of `media`, `queue` and `session`, or a namespace of your own.

    SDK: `GCKErrorCode` 7.
    """

    CODE: ClassVar[int] = 6002
    NAME: ClassVar[str] = "ReservedNamespace"


class ChannelExists(RequestError):
    """You already have this channel.

    `channel.add` was called twice with the same namespace and session on one connection. Channels of
    other clients don't matter.

    What to do: Use the existing channel; `channel.list` shows it.

    SDK: `GCKErrorCode` 8.
    """

    CODE: ClassVar[int] = 6003
    NAME: ClassVar[str] = "ChannelExists"


class NoSuchChannel(RequestError):
    """You have no such channel.

    The connection didn't add a channel for this namespace, or not for this session.

    What to do: Call `channel.add` first.

    SDK: `GCKErrorCode` 12.
    """

    CODE: ClassVar[int] = 6004
    NAME: ClassVar[str] = "NoSuchChannel"


class ChannelNotConnected(RequestError):
    """The channel is not connected.

    The session is connected, but its app doesn't list the namespace; nothing was sent.
    `ChannelDidConnect` reports when that changes.

    What to do: Wait for `ChannelDidConnect`, or check that the right app runs.

    SDK: `GCKErrorCode` 12.
    """

    CODE: ClassVar[int] = 6005
    NAME: ClassVar[str] = "ChannelNotConnected"


class SendBufferFull(RequestError):
    """The device reads too slowly.

    More than 1 MiB is queued for a device that reads too slowly; nothing was sent. Send again after
    `ChannelDidChangeWritable`.

    What to do: Wait for `ChannelDidChangeWritable`, then send again.

    SDK: `GCKErrorCode` 10.
    """

    CODE: ClassVar[int] = 6006
    NAME: ClassVar[str] = "SendBufferFull"


class ImageURLRefused(RequestError):
    """The image's URL may not be fetched.

    The value is not a URL, or it is plain HTTP, a host on a private network or on this machine, or a
    redirect to one of these; `data.reason` is `invalidURL`, `plainHTTPRefused`, `addressRefused` or
    `redirectRefused`. `ImageFetchOptions` can allow more.

    What to do: Use an HTTPS URL on the public internet, or allow such addresses with the options of
    `image.fetch` or of the context.

    SDK: `GCKErrorCode` 7.
    """

    CODE: ClassVar[int] = 7001
    NAME: ClassVar[str] = "ImageURLRefused"


class ImageUnavailable(RequestError):
    """The image could not be fetched.

    Its server can't be reached, isn't trusted, takes too long or answers with an error, and no copy is
    cached; `data.reason` is `badStatus` (then `data.status` is the status), `unreachable`, `tlsFailed`,
    `timedOut` or `notCached`.

    What to do: Check that the URL opens in a browser; try again later.

    SDK: `GCKErrorCode` 1.
    """

    CODE: ClassVar[int] = 7002
    NAME: ClassVar[str] = "ImageUnavailable"


class ImageTooLarge(RequestError):
    """The image is too large.

    It has more bytes than `ImageFetchOptions.maximumBytes`, or more than 100 million pixels.

    What to do: Choose a smaller image with `image.pick`, or raise `maximum_bytes`.

    SDK: `GCKErrorCode` 11.
    """

    CODE: ClassVar[int] = 7003
    NAME: ClassVar[str] = "ImageTooLarge"


class ImageTypeRefused(RequestError):
    """The data is not an image of an accepted type.

    The data is not PNG, JPEG, GIF, WebP, BMP or AVIF, or doesn't match the type that the server
    declares, or it is SVG, which must be allowed explicitly.

    What to do: Use PNG, JPEG, GIF, WebP, BMP or AVIF, or allow SVG if you trust its source.

    SDK: `GCKErrorCode` 93.
    """

    CODE: ClassVar[int] = 7004
    NAME: ClassVar[str] = "ImageTypeRefused"


class ImageCacheUnavailable(RequestError):
    """The image cache can't be used.

    The cache's folder can't be written: no space, no permission, no such folder, or locked for too long
    by another server.

    What to do: Free disk space, correct the folder's permissions, or name another folder in the
    options.

    SDK: `GCKErrorCode` 9.
    """

    CODE: ClassVar[int] = 7005
    NAME: ClassVar[str] = "ImageCacheUnavailable"


class ControlDisabled(RequestError):
    """The control can't be used now.

    `widget.press_button` and similar calls: nothing plays, a request is in flight, the receiver doesn't
    support the command, or the slot is empty. The widget's state says when the control is enabled.

    What to do: Wait until the widget's state shows the control as enabled.

    SDK: `GCKErrorCode` 9.
    """

    CODE: ClassVar[int] = 8001
    NAME: ClassVar[str] = "ControlDisabled"


class InternalLimitReached(RequestError):
    """A limit of the server was reached.

    A limit of the server was reached; `message` names it.

    What to do: Use fewer of what `message` names, or raise the limit.

    SDK: `GCKErrorCode` 10.
    """

    CODE: ClassVar[int] = 9001
    NAME: ClassVar[str] = "InternalLimitReached"


class AmbiguousDevice(RequestError):
    """There are several devices, and the call names none.

    A `player` call named no device although discovery knows several, there is no default device, and
    this connection has no current session; or several devices have the given name. `data.answered` has
    their names.

    What to do: Pass `device`, or set a default with `player.set_default`.

    SDK: `GCKErrorCode` 4.
    """

    CODE: ClassVar[int] = 5001
    NAME: ClassVar[str] = "AmbiguousDevice"


class PlaybackNotRestored(RequestError):
    """The announcement was played, but the previous playback couldn't be restored.

    `player.interrupt`: the app couldn't be launched again, refused its media, or another sender took
    over the device in the meantime. `data.reason` has the name of the error that prevented it.

    What to do: Play it again with `player.play`.

    SDK: `GCKErrorCode` 30.
    """

    CODE: ClassVar[int] = 5002
    NAME: ClassVar[str] = "PlaybackNotRestored"


class FileNotFound(RequestError):
    """There is no such file.

    A path or `file:` URL that is to be cast doesn't exist; `message` names it. Not for files that
    options name: those are FileNotUsable.

    What to do: Check the path: it must be absolute, and on the server's machine.

    SDK: `GCKErrorCode` 4.
    """

    CODE: ClassVar[int] = 10001
    NAME: ClassVar[str] = "FileNotFound"


class FileNotReadable(RequestError):
    """The file can't be read.

    The server isn't permitted to read a file or folder that is to be cast, or reading it failed.

    What to do: Give the server's user permission to read the file and its folders.

    SDK: `GCKErrorCode` 4.
    """

    CODE: ClassVar[int] = 10002
    NAME: ClassVar[str] = "FileNotReadable"


class FileNotPlayable(RequestError):
    """The file can't be cast.

    A path leads to something that no receiver plays: a file that is neither video, sound, picture nor
    subtitles, a folder or playlist without such files or with too many, a device, or subtitles that
    can't be converted.

    What to do: Give a media file, a folder of media files, or an M3U or PLS playlist.

    SDK: `GCKErrorCode` 4.
    """

    CODE: ClassVar[int] = 10003
    NAME: ClassVar[str] = "FileNotPlayable"


class NoSuchPublication(RequestError):
    """There is no such publication.

    `serve.unpublish` names a publication that never existed, or has ended.

    What to do: `serve.list` returns the publications.

    SDK: `GCKErrorCode` 4.
    """

    CODE: ClassVar[int] = 10004
    NAME: ClassVar[str] = "NoSuchPublication"


class ServingUnavailable(RequestError):
    """Files can't be served to this receiver.

    The server can't listen for the receiver: the port of `options.serving.port` is taken, or there is
    no address by which the receiver reaches this machine.

    What to do: Choose another port, or 0; check that the server's machine and the receiver share a
    network.

    SDK: `GCKErrorCode` 1.
    """

    CODE: ClassVar[int] = 10005
    NAME: ClassVar[str] = "ServingUnavailable"


class NoSuchRecording(RequestError):
    """There is no such recording.

    `record.stop` names a recording that never existed, or has ended.

    What to do: `record.list` returns the recordings that run.

    SDK: `GCKErrorCode` 4.
    """

    CODE: ClassVar[int] = 11001
    NAME: ClassVar[str] = "NoSuchRecording"


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
    "TooManyClients": TooManyClients,
    "RequestCancelled": RequestCancelled,
    "NoSuchSubscription": NoSuchSubscription,
    "TooManySubscriptions": TooManySubscriptions,
    "AlreadyInitialized": AlreadyInitialized,
    "FileNotUsable": FileNotUsable,
    "LibraryUnavailable": LibraryUnavailable,
    "DiscoveryUnavailable": DiscoveryUnavailable,
    "DeviceNotFound": DeviceNotFound,
    "TooManyDevices": TooManyDevices,
    "ProviderExists": ProviderExists,
    "NoSuchProvider": NoSuchProvider,
    "NoSuchSession": NoSuchSession,
    "SessionNotConnected": SessionNotConnected,
    "SessionExists": SessionExists,
    "SessionSuspended": SessionSuspended,
    "AmbiguousSession": AmbiguousSession,
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
    "SessionTransferFailed": SessionTransferFailed,
    "SessionTransferred": SessionTransferred,
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
    "MediaWillFail": MediaWillFail,
    "PageNotResolved": PageNotResolved,
    "ResolverMissing": ResolverMissing,
    "PlaylistNotReadable": PlaylistNotReadable,
    "AdNotSkippable": AdNotSkippable,
    "NoSuchTrack": NoSuchTrack,
    "QueueNotSupported": QueueNotSupported,
    "QueueIncomplete": QueueIncomplete,
    "QueueItemNotFound": QueueItemNotFound,
    "QueueChanged": QueueChanged,
    "EndOfQueue": EndOfQueue,
    "InvalidNamespace": InvalidNamespace,
    "ReservedNamespace": ReservedNamespace,
    "ChannelExists": ChannelExists,
    "NoSuchChannel": NoSuchChannel,
    "ChannelNotConnected": ChannelNotConnected,
    "SendBufferFull": SendBufferFull,
    "ImageURLRefused": ImageURLRefused,
    "ImageUnavailable": ImageUnavailable,
    "ImageTooLarge": ImageTooLarge,
    "ImageTypeRefused": ImageTypeRefused,
    "ImageCacheUnavailable": ImageCacheUnavailable,
    "ControlDisabled": ControlDisabled,
    "InternalLimitReached": InternalLimitReached,
    "AmbiguousDevice": AmbiguousDevice,
    "PlaybackNotRestored": PlaybackNotRestored,
    "FileNotFound": FileNotFound,
    "FileNotReadable": FileNotReadable,
    "FileNotPlayable": FileNotPlayable,
    "NoSuchPublication": NoSuchPublication,
    "ServingUnavailable": ServingUnavailable,
    "NoSuchRecording": NoSuchRecording,
}
"""The exception classes by the errors' stable names."""

__all__ = [
    "ParseError", "InvalidRequest", "MethodNotFound", "InvalidParams", "InternalError", "UnsupportedProtocolVersion",
    "MissingClientCapability", "MessageTooLarge", "ShuttingDown", "TooManyRequests", "TooManyClients",
    "RequestCancelled", "NoSuchSubscription", "TooManySubscriptions", "AlreadyInitialized", "FileNotUsable",
    "LibraryUnavailable", "DiscoveryUnavailable", "DeviceNotFound", "TooManyDevices", "ProviderExists",
    "NoSuchProvider", "NoSuchSession", "SessionNotConnected", "SessionExists", "SessionSuspended", "AmbiguousSession",
    "AddressNotResolved", "DeviceUnreachable", "ConnectionRefused", "TLSFailed", "ConnectionTimedOut", "ConnectionLost",
    "DeviceAuthenticationFailed", "ConnectionRejected", "ApplicationNotFound", "ApplicationNotRunning", "LaunchFailed",
    "LaunchCancelled", "SessionEnded", "SessionTransferFailed", "SessionTransferred", "RequestTimedOut",
    "RequestRejected", "CastMessageTooLarge", "VolumeFixed", "NoMediaSession", "MediaNotSupported", "MediaLoadFailed",
    "MediaLoadCancelled", "InvalidPlayerState", "MediaError", "RequestReplaced", "MediaWillFail", "PageNotResolved",
    "ResolverMissing", "PlaylistNotReadable", "AdNotSkippable", "NoSuchTrack", "QueueNotSupported", "QueueIncomplete",
    "QueueItemNotFound", "QueueChanged", "EndOfQueue", "InvalidNamespace", "ReservedNamespace", "ChannelExists",
    "NoSuchChannel", "ChannelNotConnected", "SendBufferFull", "ImageURLRefused", "ImageUnavailable", "ImageTooLarge",
    "ImageTypeRefused", "ImageCacheUnavailable", "ControlDisabled", "InternalLimitReached", "AmbiguousDevice",
    "PlaybackNotRestored", "FileNotFound", "FileNotReadable", "FileNotPlayable", "NoSuchPublication",
    "ServingUnavailable", "NoSuchRecording",
]
