# Generated from spec/ by cast-rpc-gen. Do not edit.
# To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)
# ruff: noqa
from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Literal, Union

from .._enums import OpenEnum, OpenIntEnum


class DeviceAuthenticationPolicy(OpenEnum):
    """Whether devices must authenticate."""

    OFF: ClassVar[DeviceAuthenticationPolicy]
    """No device is asked."""
    REPORT: ClassVar[DeviceAuthenticationPolicy]
    """Every device is asked and connected to, with any result; `Session.authentication` has it."""
    REQUIRE: ClassVar[DeviceAuthenticationPolicy]
    """A device that isn't authentic is not connected to: `DeviceAuthenticationFailed`."""


DeviceAuthenticationPolicyLike = Union[DeviceAuthenticationPolicy, Literal["OFF", "REPORT", "REQUIRE"]]
"""What params take as a `DeviceAuthenticationPolicy`."""


class RevocationPolicy(OpenEnum):
    """How revocation lists are used."""

    IGNORE: ClassVar[RevocationPolicy]
    """Revocation lists are ignored."""
    OPTIONAL: ClassVar[RevocationPolicy]
    """Certificates that a valid list revokes are refused; a missing list is accepted. Hardly any device
    sends one.
    """
    REQUIRED: ClassVar[RevocationPolicy]
    """A valid list is required: the device's own, or `crl_file`."""


RevocationPolicyLike = Union[RevocationPolicy, Literal["IGNORE", "OPTIONAL", "REQUIRED"]]
"""What params take as a `RevocationPolicy`."""


class AuthenticationVerdict(OpenEnum):
    """The result of device authentication."""

    AUTHENTIC: ClassVar[AuthenticationVerdict]
    """Every check holds: the device has a key that Google (or a root in `trusted_roots_file`) certified. It
    proves no more: such keys have been taken out of apps.
    """
    EXPIRED: ClassVar[AuthenticationVerdict]
    """All checks but those of dates pass: a certificate has expired, or a clock is wrong."""
    NOT_AUTHENTIC: ClassVar[AuthenticationVerdict]
    """A check other than those of dates fails."""
    UNANSWERED: ClassVar[AuthenticationVerdict]
    """The device gave no proof."""


AuthenticationVerdictLike = Union[AuthenticationVerdict, Literal["AUTHENTIC", "EXPIRED", "NOT_AUTHENTIC", "UNANSWERED"]]
"""What params take as a `AuthenticationVerdict`."""


class AuthenticationCheck(OpenEnum):
    """One of the checks of device authentication."""

    NO_REPLY: ClassVar[AuthenticationCheck]
    """No answer came in time."""
    DEVICE_ERROR: ClassVar[AuthenticationCheck]
    """The device answered with an error."""
    REPLY_MALFORMED: ClassVar[AuthenticationCheck]
    """The answer can't be read."""
    NONCE: ClassVar[AuthenticationCheck]
    """The answer repeats another challenge (a replay), or none although the options require it."""
    ALGORITHM: ClassVar[AuthenticationCheck]
    """The signature's hash or kind is not accepted."""
    SIGNATURE: ClassVar[AuthenticationCheck]
    """The device's key didn't sign this connection: another host intercepts it or imitates the device."""
    TLS_CERTIFICATE: ClassVar[AuthenticationCheck]
    """The TLS certificate is missing or malformed."""
    TLS_CERTIFICATE_NOT_YET_VALID: ClassVar[AuthenticationCheck]
    """The TLS certificate isn't valid yet, or a clock is wrong."""
    TLS_CERTIFICATE_EXPIRED: ClassVar[AuthenticationCheck]
    """The TLS certificate has expired, or a clock is wrong."""
    TLS_CERTIFICATE_LIFETIME: ClassVar[AuthenticationCheck]
    """The TLS certificate is valid for more than four days."""
    CERTIFICATE_MALFORMED: ClassVar[AuthenticationCheck]
    """A certificate of the chain can't be read."""
    UNTRUSTED_ROOT: ClassVar[AuthenticationCheck]
    """The chain leads to no trusted root."""
    CERTIFICATE_SIGNATURE: ClassVar[AuthenticationCheck]
    """A certificate of the chain wasn't signed by its issuer."""
    CERTIFICATE_ALGORITHM: ClassVar[AuthenticationCheck]
    """A certificate of the chain isn't signed with RSA and SHA."""
    PATH_LENGTH: ClassVar[AuthenticationCheck]
    """The chain is longer than one of its certificates allows."""
    BASIC_CONSTRAINTS: ClassVar[AuthenticationCheck]
    """An issuer isn't a certificate authority."""
    KEY_USAGE: ClassVar[AuthenticationCheck]
    """The device's key isn't for signatures, or an issuer's isn't for certificates."""
    KEY_SIZE: ClassVar[AuthenticationCheck]
    """A key isn't RSA, or has fewer than 2048 bits."""
    NAME_CONSTRAINTS: ClassVar[AuthenticationCheck]
    """A name is outside its issuer's name constraints."""
    CRITICAL_EXTENSION: ClassVar[AuthenticationCheck]
    """A certificate has a critical extension that isn't understood."""
    CERTIFICATE_CHAIN: ClassVar[AuthenticationCheck]
    """The chain is invalid for another reason."""
    DEVICE_CERTIFICATE_NOT_YET_VALID: ClassVar[AuthenticationCheck]
    """The device's certificate isn't valid yet, or this machine's clock is wrong."""
    DEVICE_CERTIFICATE_EXPIRED: ClassVar[AuthenticationCheck]
    """The device's certificate has expired."""
    INTERMEDIATE_NOT_YET_VALID: ClassVar[AuthenticationCheck]
    """An intermediate certificate isn't valid yet, or this machine's clock is wrong."""
    INTERMEDIATE_EXPIRED: ClassVar[AuthenticationCheck]
    """An intermediate certificate has expired, as Google's own did on 9 March 2025."""
    AUDIO_ONLY: ClassVar[AuthenticationCheck]
    """The device claims to have a screen, but its certificate is for devices without one."""
    CRL_MISSING: ClassVar[AuthenticationCheck]
    """A revocation list is required but missing."""
    CRL_INVALID: ClassVar[AuthenticationCheck]
    """The revocation list can't be read, isn't signed by an authorized key, or is out of date."""
    REVOKED: ClassVar[AuthenticationCheck]
    """A certificate of the chain is revoked."""


AuthenticationCheckLike = Union[AuthenticationCheck, Literal["NO_REPLY", "DEVICE_ERROR", "REPLY_MALFORMED", "NONCE", "ALGORITHM", "SIGNATURE", "TLS_CERTIFICATE", "TLS_CERTIFICATE_NOT_YET_VALID", "TLS_CERTIFICATE_EXPIRED", "TLS_CERTIFICATE_LIFETIME", "CERTIFICATE_MALFORMED", "UNTRUSTED_ROOT", "CERTIFICATE_SIGNATURE", "CERTIFICATE_ALGORITHM", "PATH_LENGTH", "BASIC_CONSTRAINTS", "KEY_USAGE", "KEY_SIZE", "NAME_CONSTRAINTS", "CRITICAL_EXTENSION", "CERTIFICATE_CHAIN", "DEVICE_CERTIFICATE_NOT_YET_VALID", "DEVICE_CERTIFICATE_EXPIRED", "INTERMEDIATE_NOT_YET_VALID", "INTERMEDIATE_EXPIRED", "AUDIO_ONLY", "CRL_MISSING", "CRL_INVALID", "REVOKED"]]
"""What params take as a `AuthenticationCheck`."""


class ChannelDisconnectReason(OpenEnum):
    """Why a channel is no longer connected."""

    SESSION_SUSPENDED: ClassVar[ChannelDisconnectReason]
    """The session is suspended; the channel connects again when it is resumed."""
    SESSION_ENDED: ClassVar[ChannelDisconnectReason]
    """The session is over, or ending."""
    NOT_LISTED: ClassVar[ChannelDisconnectReason]
    """The app no longer lists the namespace."""
    REMOVED: ClassVar[ChannelDisconnectReason]
    """The client removed the channel."""


ChannelDisconnectReasonLike = Union[ChannelDisconnectReason, Literal["SESSION_SUSPENDED", "SESSION_ENDED", "NOT_LISTED", "REMOVED"]]
"""What params take as a `ChannelDisconnectReason`."""


class CastState(OpenEnum):
    """Whether there are devices, and a session."""

    NO_DEVICES_AVAILABLE: ClassVar[CastState]
    """No device is known."""
    NOT_CONNECTED: ClassVar[CastState]
    """There are devices, but no session."""
    CONNECTING: ClassVar[CastState]
    """A session is starting."""
    CONNECTED: ClassVar[CastState]
    """At least one session is connected."""


CastStateLike = Union[CastState, Literal["NO_DEVICES_AVAILABLE", "NOT_CONNECTED", "CONNECTING", "CONNECTED"]]
"""What params take as a `CastState`."""


class AppState(OpenEnum):
    """Whether the casting program is in the foreground."""

    FOREGROUND: ClassVar[AppState]
    """It is in the foreground."""
    BACKGROUND: ClassVar[AppState]
    """It is hidden or inactive."""


AppStateLike = Union[AppState, Literal["FOREGROUND", "BACKGROUND"]]
"""What params take as a `AppState`."""


class TLSVersion(OpenEnum):
    """A version of TLS."""

    TLS_1_0: ClassVar[TLSVersion]
    """TLS 1.0, of the oldest sets."""
    TLS_1_1: ClassVar[TLSVersion]
    """TLS 1.1."""
    TLS_1_2: ClassVar[TLSVersion]
    """TLS 1.2, usual."""
    TLS_1_3: ClassVar[TLSVersion]
    """TLS 1.3, of new devices."""


TLSVersionLike = Union[TLSVersion, Literal["TLS_1_0", "TLS_1_1", "TLS_1_2", "TLS_1_3"]]
"""What params take as a `TLSVersion`."""


class ConvertMode(OpenEnum):
    """The condition on which a file of the server's machine is converted during playback. Conversion needs
    the programs `ffmpeg` and `ffprobe`.
    """

    IF_NEEDED: ClassVar[ConvertMode]
    """If the device is known not to play it. Files that may play are not converted."""
    NEVER: ClassVar[ConvertMode]
    """Never."""
    ALWAYS: ClassVar[ConvertMode]
    """Always: video and audio are encoded anew, for files that a device refuses although it should play
    them.
    """


ConvertModeLike = Union[ConvertMode, Literal["IF_NEEDED", "NEVER", "ALWAYS"]]
"""What params take as a `ConvertMode`."""


class EncoderChoice(OpenEnum):
    """The encoders that may encode video."""

    AUTO: ClassVar[EncoderChoice]
    """The graphics hardware of the server's machine, if it encoded a picture when it was first needed
    (VA-API, NVENC, V4L2); else the processors.
    """
    SOFTWARE: ClassVar[EncoderChoice]
    """The processors alone (libx264)."""


EncoderChoiceLike = Union[EncoderChoice, Literal["AUTO", "SOFTWARE"]]
"""What params take as a `EncoderChoice`."""


class PictureEncoder(OpenEnum):
    """An encoder of video."""

    SOFTWARE: ClassVar[PictureEncoder]
    """The processors, with libx264."""
    VAAPI: ClassVar[PictureEncoder]
    """Graphics hardware of Intel or AMD, through VA-API."""
    NVENC: ClassVar[PictureEncoder]
    """Graphics hardware of NVIDIA."""
    V4L2: ClassVar[PictureEncoder]
    """The video hardware of a small computer, through Video4Linux."""


PictureEncoderLike = Union[PictureEncoder, Literal["SOFTWARE", "VAAPI", "NVENC", "V4L2"]]
"""What params take as a `PictureEncoder`."""


class ConversionStep(OpenEnum):
    """A step of a conversion, in order of cost."""

    OTHER_CONTAINER: ClassVar[ConversionStep]
    """The streams are copied into another container, at almost no cost."""
    OTHER_SOUND: ClassVar[ConversionStep]
    """The audio is encoded anew as stereo AAC, with a few percent of a processor."""
    OTHER_PICTURES: ClassVar[ConversionStep]
    """The video is encoded anew as H.264, which may take several processors."""
    BURNED_SUBTITLES: ClassVar[ConversionStep]
    """Subtitles are burned into the video."""


ConversionStepLike = Union[ConversionStep, Literal["OTHER_CONTAINER", "OTHER_SOUND", "OTHER_PICTURES", "BURNED_SUBTITLES"]]
"""What params take as a `ConversionStep`."""


class DeviceType(OpenEnum):
    """The type of device."""

    TV: ClassVar[DeviceType]
    """It has a screen."""
    SPEAKER: ClassVar[DeviceType]
    """It has no screen."""
    SPEAKER_GROUP: ClassVar[DeviceType]
    """Several speakers that play as one."""
    GENERIC: ClassVar[DeviceType]
    """Not known."""


DeviceTypeLike = Union[DeviceType, Literal["TV", "SPEAKER", "SPEAKER_GROUP", "GENERIC"]]
"""What params take as a `DeviceType`."""


class DeviceSource(OpenEnum):
    """How the device was found."""

    DNS_SD: ClassVar[DeviceSource]
    """By DNS-SD on the local network."""
    CONFIGURED: ClassVar[DeviceSource]
    """A client gave its address."""
    CACHED: ClassVar[DeviceSource]
    """An earlier run saw it; this one hasn't yet."""
    PROVIDED: ClassVar[DeviceSource]
    """A client that provides devices published it (`discovery.publish_devices`)."""


DeviceSourceLike = Union[DeviceSource, Literal["DNS_SD", "CONFIGURED", "CACHED", "PROVIDED"]]
"""What params take as a `DeviceSource`."""


class DeviceCapability(OpenEnum):
    """A capability of a device.

    SDK: `GCKDeviceCapability`.
    """

    VIDEO_OUT: ClassVar[DeviceCapability]
    """It has a display."""
    VIDEO_IN: ClassVar[DeviceCapability]
    """It has a camera."""
    AUDIO_OUT: ClassVar[DeviceCapability]
    """It has speakers."""
    AUDIO_IN: ClassVar[DeviceCapability]
    """It has a microphone."""
    DEVELOPER_MODE: ClassVar[DeviceCapability]
    """It is in developer mode."""
    MULTIZONE_GROUP: ClassVar[DeviceCapability]
    """It is a group of devices."""
    DYNAMIC_GROUP: ClassVar[DeviceCapability]
    """It is a group that was made on the fly."""
    MULTI_CHANNEL_GROUP: ClassVar[DeviceCapability]
    """It is a group whose members play different channels (a stereo pair)."""
    MULTI_CHANNEL_MEMBER: ClassVar[DeviceCapability]
    """It is a member of a multi-channel group."""
    MASTER_OR_FIXED_VOLUME: ClassVar[DeviceCapability]
    """It has a master volume or a fixed one."""
    ATTENUATION_OR_FIXED_VOLUME: ClassVar[DeviceCapability]
    """It has an attenuation volume or a fixed one."""
    DYNAMIC_GROUPING_SUPPORTED: ClassVar[DeviceCapability]
    """It can be joined to a group on the fly."""


DeviceCapabilityLike = Union[DeviceCapability, Literal["VIDEO_OUT", "VIDEO_IN", "AUDIO_OUT", "AUDIO_IN", "DEVELOPER_MODE", "MULTIZONE_GROUP", "DYNAMIC_GROUP", "MULTI_CHANNEL_GROUP", "MULTI_CHANNEL_MEMBER", "MASTER_OR_FIXED_VOLUME", "ATTENUATION_OR_FIXED_VOLUME", "DYNAMIC_GROUPING_SUPPORTED"]]
"""What params take as a `DeviceCapability`."""


class DescriptionPath(OpenEnum):
    """A path on which a device answers questions about itself."""

    HTTP: ClassVar[DescriptionPath]
    """Plain HTTP at port 8008. Many devices leave out their model and their groups there."""
    HTTPS: ClassVar[DescriptionPath]
    """HTTPS at port 8443, with the device's own certificate."""
    SETUP_CHANNEL: ClassVar[DescriptionPath]
    """The namespace `urn:x-cast:com.google.cast.setup` of a Cast connection."""


DescriptionPathLike = Union[DescriptionPath, Literal["HTTP", "HTTPS", "SETUP_CHANNEL"]]
"""What params take as a `DescriptionPath`."""


class DiscoverySourceKind(OpenEnum):
    """How the network is queried."""

    AUTOMATIC: ClassVar[DiscoverySourceKind]
    """By both of the others at the same time."""
    AVAHI: ClassVar[DiscoverySourceKind]
    """The Avahi daemon, through DNS-SD."""
    EMBEDDED: ClassVar[DiscoverySourceKind]
    """The server's own multicast DNS, which needs no daemon."""


DiscoverySourceKindLike = Union[DiscoverySourceKind, Literal["AUTOMATIC", "AVAHI", "EMBEDDED"]]
"""What params take as a `DiscoverySourceKind`."""


class DaemonState(OpenEnum):
    """The state of the DNS-SD daemon; discovery doesn't depend on it."""

    NOT_ASKED: ClassVar[DaemonState]
    """The options exclude it."""
    AVAILABLE: ClassVar[DaemonState]
    """It answers."""
    UNAVAILABLE: ClassVar[DaemonState]
    """It doesn't answer: not installed, not running, or not reachable over D-Bus."""


DaemonStateLike = Union[DaemonState, Literal["NOT_ASKED", "AVAILABLE", "UNAVAILABLE"]]
"""What params take as a `DaemonState`."""


class ProbePhase(OpenEnum):
    """A step of a probe, in order."""

    RESOLVE: ClassVar[ProbePhase]
    """Looking up the host's name."""
    TCP: ClassVar[ProbePhase]
    """Connecting."""
    TLS: ClassVar[ProbePhase]
    """Encrypting."""
    AUTHENTICATE: ClassVar[ProbePhase]
    """Asking the device to prove that Google made it."""
    CONNECT: ClassVar[ProbePhase]
    """Opening the virtual connection."""
    RECEIVER_STATUS: ClassVar[ProbePhase]
    """Asking for the receiver's status."""


ProbePhaseLike = Union[ProbePhase, Literal["RESOLVE", "TCP", "TLS", "AUTHENTICATE", "CONNECT", "RECEIVER_STATUS"]]
"""What params take as a `ProbePhase`."""


class ProbeOutcome(OpenEnum):
    """The result of a probe's step."""

    PASSED: ClassVar[ProbeOutcome]
    """It succeeded."""
    FAILED: ClassVar[ProbeOutcome]
    """It failed."""
    SKIPPED: ClassVar[ProbeOutcome]
    """It wasn't tried: an earlier step failed, or it wasn't requested."""


ProbeOutcomeLike = Union[ProbeOutcome, Literal["PASSED", "FAILED", "SKIPPED"]]
"""What params take as a `ProbeOutcome`."""


class LeftOutReason(OpenEnum):
    """Why an announced service isn't in a client's device list."""

    APPLICATION_UNAVAILABLE: ClassVar[LeftOutReason]
    """It denied having any of the wanted apps."""
    APPLICATION_UNKNOWN: ClassVar[LeftOutReason]
    """It announces none of the wanted apps, and hasn't answered whether it has one."""
    NAMESPACES_MISSING: ClassVar[LeftOutReason]
    """It runs no app that is known to support the wanted namespaces."""
    INTERFACE: ClassVar[LeftOutReason]
    """It was seen only on a network interface that isn't used."""


LeftOutReasonLike = Union[LeftOutReason, Literal["APPLICATION_UNAVAILABLE", "APPLICATION_UNKNOWN", "NAMESPACES_MISSING", "INTERFACE"]]
"""What params take as a `LeftOutReason`."""


class DeviceCacheState(OpenEnum):
    """The result of reading the saved devices at start."""

    OFF: ClassVar[DeviceCacheState]
    """Devices aren't saved."""
    ABSENT: ClassVar[DeviceCacheState]
    """There is no file."""
    LOADED: ClassVar[DeviceCacheState]
    """Saved devices were loaded."""
    STALE: ClassVar[DeviceCacheState]
    """The saved devices are too old."""
    OTHER_VERSION: ClassVar[DeviceCacheState]
    """The file has another version."""
    CORRUPT: ClassVar[DeviceCacheState]
    """The file is damaged."""
    UNREADABLE: ClassVar[DeviceCacheState]
    """The file can't be read."""


DeviceCacheStateLike = Union[DeviceCacheState, Literal["OFF", "ABSENT", "LOADED", "STALE", "OTHER_VERSION", "CORRUPT", "UNREADABLE"]]
"""What params take as a `DeviceCacheState`."""


class DiscoveryFinding(OpenEnum):
    """The verdict of a diagnosis; more values may be added."""

    STOPPED: ClassVar[DiscoveryFinding]
    """Discovery doesn't run."""
    DAEMON_UNREACHABLE: ClassVar[DiscoveryFinding]
    """The DNS-SD daemon doesn't answer."""
    NO_USABLE_INTERFACE: ClassVar[DiscoveryFinding]
    """No network interface can carry discovery."""
    MULTICAST_BLOCKED: ClassVar[DiscoveryFinding]
    """This machine blocks multicast DNS: queries can't be sent, or aren't looped back to this machine, as
    they are unless a firewall filters UDP port 5353.
    """
    NO_ANSWERS: ClassVar[DiscoveryFinding]
    """Queries are sent, but no device answers."""
    UNRESOLVED_SERVICES: ClassVar[DiscoveryFinding]
    """Devices are announced, but their addresses aren't."""
    DEVICES_UNREACHABLE: ClassVar[DiscoveryFinding]
    """Devices answer, but none of those that were tried accepts a connection."""
    ALL_LEFT_OUT: ClassVar[DiscoveryFinding]
    """Devices are announced, but none matches this client's criteria."""
    HEALTHY: ClassVar[DiscoveryFinding]
    """Devices answer and accept connections."""


DiscoveryFindingLike = Union[DiscoveryFinding, Literal["STOPPED", "DAEMON_UNREACHABLE", "NO_USABLE_INTERFACE", "MULTICAST_BLOCKED", "NO_ANSWERS", "UNRESOLVED_SERVICES", "DEVICES_UNREACHABLE", "ALL_LEFT_OUT", "HEALTHY"]]
"""What params take as a `DiscoveryFinding`."""


class ReachOutcome(OpenEnum):
    """The result of a connection over TCP."""

    REACHED: ClassVar[ReachOutcome]
    """Something listens there."""
    REFUSED: ClassVar[ReachOutcome]
    """The host answers, but no program listens on the port."""
    NO_ROUTE: ClassVar[ReachOutcome]
    """The host can't be reached: there is no route, or no host of the local network has the address."""
    SILENT: ClassVar[ReachOutcome]
    """Nothing answered in time."""
    UNRESOLVED: ClassVar[ReachOutcome]
    """The host's name has no address."""


ReachOutcomeLike = Union[ReachOutcome, Literal["REACHED", "REFUSED", "NO_ROUTE", "SILENT", "UNRESOLVED"]]
"""What params take as a `ReachOutcome`."""


class ImageHintType(OpenEnum):
    """Where an image is shown.

    SDK: `GCKMediaMetadataImageType`.
    """

    CUSTOM: ClassVar[ImageHintType]
    """A place of the program's choice."""
    CAST_DIALOG: ClassVar[ImageHintType]
    """In the dialog of the Cast button."""
    MINI_CONTROLLER: ClassVar[ImageHintType]
    """In the small controller."""
    BACKGROUND: ClassVar[ImageHintType]
    """Behind everything, as in the expanded controller."""


ImageHintTypeLike = Union[ImageHintType, Literal["CUSTOM", "CAST_DIALOG", "MINI_CONTROLLER", "BACKGROUND"]]
"""What params take as a `ImageHintType`."""


class ImagePickStrategy(OpenEnum):
    """How one of several images is picked. Images without a size are considered only if no image has one."""

    FIRST: ClassVar[ImagePickStrategy]
    """The first, as in the SDK."""
    CLOSEST_SIZE: ClassVar[ImagePickStrategy]
    """The one whose sides differ least from the wanted ones."""
    SMALLEST_NOT_SMALLER: ClassVar[ImagePickStrategy]
    """The smallest that need not be enlarged; if there is none, the largest."""
    LARGEST: ClassVar[ImagePickStrategy]
    """The largest."""
    CLOSEST_ASPECT: ClassVar[ImagePickStrategy]
    """The one whose shape is closest, and of those the smallest that need not be enlarged."""


ImagePickStrategyLike = Union[ImagePickStrategy, Literal["FIRST", "CLOSEST_SIZE", "SMALLEST_NOT_SMALLER", "LARGEST", "CLOSEST_ASPECT"]]
"""What params take as a `ImagePickStrategy`."""


class ImageSource(OpenEnum):
    """The source of an image."""

    CACHE: ClassVar[ImageSource]
    """The disk, without contacting the image's server."""
    REVALIDATED: ClassVar[ImageSource]
    """The disk, after the image's server confirmed that it hasn't changed."""
    STALE: ClassVar[ImageSource]
    """The disk, although the copy is old, because the image's server couldn't be reached."""
    NETWORK: ClassVar[ImageSource]
    """Its server."""
    CLIENT: ClassVar[ImageSource]
    """A client that declared `image_cache`."""


ImageSourceLike = Union[ImageSource, Literal["CACHE", "REVALIDATED", "STALE", "NETWORK", "CLIENT"]]
"""What params take as a `ImageSource`."""


class LogLevel(OpenEnum):
    """The severity of a record.

    SDK: `GCKLoggerLevel`.
    """

    NONE: ClassVar[LogLevel]
    """As a threshold: no record passes. No record has this level."""
    VERBOSE: ClassVar[LogLevel]
    """Every message over a connection, without its content."""
    DEBUG: ClassVar[LogLevel]
    """Details for finding the cause of a failure."""
    INFO: ClassVar[LogLevel]
    """The steps of sessions, discovery and media."""
    WARNING: ClassVar[LogLevel]
    """A fault that the server recovers from."""
    ERROR: ClassVar[LogLevel]
    """A requested action failed."""
    ASSERT: ClassVar[LogLevel]
    """A defect of the server."""


LogLevelLike = Union[LogLevel, Literal["NONE", "VERBOSE", "DEBUG", "INFO", "WARNING", "ERROR", "ASSERT"]]
"""What params take as a `LogLevel`."""


class StreamType(OpenEnum):
    """Whether a stream is live or has a fixed length."""

    BUFFERED: ClassVar[StreamType]
    """On demand, with a duration."""
    LIVE: ClassVar[StreamType]
    """A live stream; its position is relative to a seekable window."""
    NONE: ClassVar[StreamType]
    """Not known, or without time (an image)."""
    OTHER: ClassVar[StreamType]
    """Something else (web senders)."""


StreamTypeLike = Union[StreamType, Literal["BUFFERED", "LIVE", "NONE", "OTHER"]]
"""What params take as a `StreamType`."""


class PlayerState(OpenEnum):
    """The state of the receiver's player."""

    IDLE: ClassVar[PlayerState]
    """Nothing plays; `idle_reason` says why."""
    PLAYING: ClassVar[PlayerState]
    """Time advances."""
    PAUSED: ClassVar[PlayerState]
    """Time stands still on request."""
    BUFFERING: ClassVar[PlayerState]
    """Time stands still until there is data."""
    LOADING: ClassVar[PlayerState]
    """A new item is being loaded; on the wire the state is in `extended_status`."""


PlayerStateLike = Union[PlayerState, Literal["IDLE", "PLAYING", "PAUSED", "BUFFERING", "LOADING"]]
"""What params take as a `PlayerState`."""


class IdleReason(OpenEnum):
    """Why a player is idle."""

    CANCELLED: ClassVar[IdleReason]
    """A sender stopped it."""
    INTERRUPTED: ClassVar[IdleReason]
    """Another load replaced it."""
    FINISHED: ClassVar[IdleReason]
    """It played to its end."""
    ERROR: ClassVar[IdleReason]
    """It could not be played."""
    COMPLETED: ClassVar[IdleReason]
    """Some apps' word for FINISHED."""


IdleReasonLike = Union[IdleReason, Literal["CANCELLED", "INTERRUPTED", "FINISHED", "ERROR", "COMPLETED"]]
"""What params take as a `IdleReason`."""


class RepeatMode(OpenEnum):
    """The behaviour of a queue at its end."""

    REPEAT_OFF: ClassVar[RepeatMode]
    """It ends."""
    REPEAT_ALL: ClassVar[RepeatMode]
    """It begins again."""
    REPEAT_SINGLE: ClassVar[RepeatMode]
    """The current item begins again."""
    REPEAT_ALL_AND_SHUFFLE: ClassVar[RepeatMode]
    """It is shuffled and begins again."""


RepeatModeLike = Union[RepeatMode, Literal["REPEAT_OFF", "REPEAT_ALL", "REPEAT_SINGLE", "REPEAT_ALL_AND_SHUFFLE"]]
"""What params take as a `RepeatMode`."""


class ResumeState(OpenEnum):
    """The player's state after a seek; absent: the state before it."""

    PLAYBACK_START: ClassVar[ResumeState]
    """It plays."""
    PLAYBACK_PAUSE: ClassVar[ResumeState]
    """It is paused."""


ResumeStateLike = Union[ResumeState, Literal["PLAYBACK_START", "PLAYBACK_PAUSE"]]
"""What params take as a `ResumeState`."""


class MediaCategory(OpenEnum):
    """The kind of media."""

    AUDIO: ClassVar[MediaCategory]
    """Sound."""
    IMAGE: ClassVar[MediaCategory]
    """A picture."""
    VIDEO: ClassVar[MediaCategory]
    """Moving pictures."""


MediaCategoryLike = Union[MediaCategory, Literal["AUDIO", "IMAGE", "VIDEO"]]
"""What params take as a `MediaCategory`."""


class HlsSegmentFormat(OpenEnum):
    """The format of HLS audio segments."""

    SPELLED: ClassVar[Mapping[str, str]] = {
        "AAC": "aac", "AC3": "ac3", "E_AC3": "e_ac3", "FMP4": "fmp4", "MP3": "mp3", "TS": "ts", "TS_AAC": "ts_aac",
    }
    AAC: ClassVar[HlsSegmentFormat]
    """Segments in `aac`."""
    AC3: ClassVar[HlsSegmentFormat]
    """Segments in `ac3`."""
    E_AC3: ClassVar[HlsSegmentFormat]
    """Segments in `e_ac3`."""
    FMP4: ClassVar[HlsSegmentFormat]
    """Segments in `fmp4`."""
    MP3: ClassVar[HlsSegmentFormat]
    """Segments in `mp3`."""
    TS: ClassVar[HlsSegmentFormat]
    """Segments in `ts`."""
    TS_AAC: ClassVar[HlsSegmentFormat]
    """Segments in `ts_aac`."""


HlsSegmentFormatLike = Union[HlsSegmentFormat, Literal["aac", "ac3", "e_ac3", "fmp4", "mp3", "ts", "ts_aac"]]
"""What params take as a `HlsSegmentFormat`."""


class HlsVideoSegmentFormat(OpenEnum):
    """The format of HLS video segments."""

    SPELLED: ClassVar[Mapping[str, str]] = {"FMP4": "fmp4", "MPEG2_TS": "mpeg2_ts"}
    FMP4: ClassVar[HlsVideoSegmentFormat]
    """Segments in `fmp4`."""
    MPEG2_TS: ClassVar[HlsVideoSegmentFormat]
    """Segments in `mpeg2_ts`."""


HlsVideoSegmentFormatLike = Union[HlsVideoSegmentFormat, Literal["fmp4", "mpeg2_ts"]]
"""What params take as a `HlsVideoSegmentFormat`."""


class TrackType(OpenEnum):
    """The content of a track."""

    TEXT: ClassVar[TrackType]
    """Text: subtitles, captions, chapters."""
    AUDIO: ClassVar[TrackType]
    """Sound."""
    VIDEO: ClassVar[TrackType]
    """Moving pictures."""


TrackTypeLike = Union[TrackType, Literal["TEXT", "AUDIO", "VIDEO"]]
"""What params take as a `TrackType`."""


class TextTrackSubtype(OpenEnum):
    """The purpose of a text track."""

    SUBTITLES: ClassVar[TextTrackSubtype]
    """A translation of the dialogue."""
    CAPTIONS: ClassVar[TextTrackSubtype]
    """Dialogue and sounds, in the stream's language."""
    DESCRIPTIONS: ClassVar[TextTrackSubtype]
    """Text to be spoken to viewers who can't see the video."""
    CHAPTERS: ClassVar[TextTrackSubtype]
    """Chapter titles."""
    METADATA: ClassVar[TextTrackSubtype]
    """Data for scripts; not shown."""


TextTrackSubtypeLike = Union[TextTrackSubtype, Literal["SUBTITLES", "CAPTIONS", "DESCRIPTIONS", "CHAPTERS", "METADATA"]]
"""What params take as a `TextTrackSubtype`."""


class TextTrackEdgeType(OpenEnum):
    """The edge of text characters."""

    NONE: ClassVar[TextTrackEdgeType]
    """None."""
    OUTLINE: ClassVar[TextTrackEdgeType]
    """An outline."""
    DROP_SHADOW: ClassVar[TextTrackEdgeType]
    """A shadow."""
    RAISED: ClassVar[TextTrackEdgeType]
    """Raised."""
    DEPRESSED: ClassVar[TextTrackEdgeType]
    """Depressed."""


TextTrackEdgeTypeLike = Union[TextTrackEdgeType, Literal["NONE", "OUTLINE", "DROP_SHADOW", "RAISED", "DEPRESSED"]]
"""What params take as a `TextTrackEdgeType`."""


class TextTrackWindowType(OpenEnum):
    """The window behind the text."""

    NONE: ClassVar[TextTrackWindowType]
    """None."""
    NORMAL: ClassVar[TextTrackWindowType]
    """A rectangle."""
    ROUNDED_CORNERS: ClassVar[TextTrackWindowType]
    """A rectangle with round corners."""


TextTrackWindowTypeLike = Union[TextTrackWindowType, Literal["NONE", "NORMAL", "ROUNDED_CORNERS"]]
"""What params take as a `TextTrackWindowType`."""


class TextTrackFontGenericFamily(OpenEnum):
    """The generic font family, used when the named font is missing."""

    SANS_SERIF: ClassVar[TextTrackFontGenericFamily]
    """Without serifs."""
    MONOSPACED_SANS_SERIF: ClassVar[TextTrackFontGenericFamily]
    """Without serifs, fixed width."""
    SERIF: ClassVar[TextTrackFontGenericFamily]
    """With serifs."""
    MONOSPACED_SERIF: ClassVar[TextTrackFontGenericFamily]
    """With serifs, fixed width."""
    CASUAL: ClassVar[TextTrackFontGenericFamily]
    """Like handwriting in print."""
    CURSIVE: ClassVar[TextTrackFontGenericFamily]
    """Joined handwriting."""
    SMALL_CAPITALS: ClassVar[TextTrackFontGenericFamily]
    """Small capitals."""


TextTrackFontGenericFamilyLike = Union[TextTrackFontGenericFamily, Literal["SANS_SERIF", "MONOSPACED_SANS_SERIF", "SERIF", "MONOSPACED_SERIF", "CASUAL", "CURSIVE", "SMALL_CAPITALS"]]
"""What params take as a `TextTrackFontGenericFamily`."""


class TextTrackFontStyle(OpenEnum):
    """The style of text."""

    NORMAL: ClassVar[TextTrackFontStyle]
    """Upright."""
    BOLD: ClassVar[TextTrackFontStyle]
    """Bold."""
    BOLD_ITALIC: ClassVar[TextTrackFontStyle]
    """Bold and slanted."""
    ITALIC: ClassVar[TextTrackFontStyle]
    """Slanted."""


TextTrackFontStyleLike = Union[TextTrackFontStyle, Literal["NORMAL", "BOLD", "BOLD_ITALIC", "ITALIC"]]
"""What params take as a `TextTrackFontStyle`."""


class HdrType(OpenEnum):
    """The dynamic range of a video."""

    SPELLED: ClassVar[Mapping[str, str]] = {"SDR": "sdr", "HDR": "hdr", "DV": "dv"}
    SDR: ClassVar[HdrType]
    """Standard."""
    HDR: ClassVar[HdrType]
    """High (HDR10)."""
    DV: ClassVar[HdrType]
    """Dolby Vision."""


HdrTypeLike = Union[HdrType, Literal["sdr", "hdr", "dv"]]
"""What params take as a `HdrType`."""


class QueueType(OpenEnum):
    """The kind of queue."""

    ALBUM: ClassVar[QueueType]
    """A music album."""
    PLAYLIST: ClassVar[QueueType]
    """A music playlist."""
    AUDIOBOOK: ClassVar[QueueType]
    """An audio book."""
    RADIO_STATION: ClassVar[QueueType]
    """A radio station."""
    PODCAST_SERIES: ClassVar[QueueType]
    """A podcast."""
    TV_SERIES: ClassVar[QueueType]
    """A TV series."""
    VIDEO_PLAYLIST: ClassVar[QueueType]
    """A video playlist."""
    LIVE_TV: ClassVar[QueueType]
    """Live television."""
    MOVIE: ClassVar[QueueType]
    """A film."""


QueueTypeLike = Union[QueueType, Literal["ALBUM", "PLAYLIST", "AUDIOBOOK", "RADIO_STATION", "PODCAST_SERIES", "TV_SERIES", "VIDEO_PLAYLIST", "LIVE_TV", "MOVIE"]]
"""What params take as a `QueueType`."""


class UserAction(OpenEnum):
    """A viewer's opinion of the media."""

    LIKE: ClassVar[UserAction]
    """Likes it."""
    DISLIKE: ClassVar[UserAction]
    """Dislikes it."""
    FOLLOW: ClassVar[UserAction]
    """Follows its maker."""
    UNFOLLOW: ClassVar[UserAction]
    """Follows its maker no longer."""
    FLAG: ClassVar[UserAction]
    """Reports it."""
    SKIP_AD: ClassVar[UserAction]
    """Skips the ad."""


UserActionLike = Union[UserAction, Literal["LIKE", "DISLIKE", "FOLLOW", "UNFOLLOW", "FLAG", "SKIP_AD"]]
"""What params take as a `UserAction`."""


class ContentFilteringMode(OpenEnum):
    """The content to leave out."""

    FILTER_EXPLICIT: ClassVar[ContentFilteringMode]
    """Explicit content."""


ContentFilteringModeLike = Union[ContentFilteringMode, Literal["FILTER_EXPLICIT"]]
"""What params take as a `ContentFilteringMode`."""


class MetadataType(OpenIntEnum):
    """The kind of metadata, which decides which fields apply; 100 and above are app-defined."""

    VALUES: ClassVar[Mapping[str, int]] = {
        "GENERIC": 0, "MOVIE": 1, "TV_SHOW": 2, "MUSIC_TRACK": 3, "PHOTO": 4, "AUDIOBOOK_CHAPTER": 5,
    }
    ACCEPTS_UNKNOWN: ClassVar[bool] = True
    GENERIC: ClassVar[MetadataType]
    """Media of any kind."""
    MOVIE: ClassVar[MetadataType]
    """A film."""
    TV_SHOW: ClassVar[MetadataType]
    """An episode of a series."""
    MUSIC_TRACK: ClassVar[MetadataType]
    """A piece of music."""
    PHOTO: ClassVar[MetadataType]
    """A photograph."""
    AUDIOBOOK_CHAPTER: ClassVar[MetadataType]
    """A chapter of an audiobook."""


MetadataTypeLike = Union[MetadataType, int]
"""What params take as a `MetadataType`."""


class ContainerType(OpenIntEnum):
    """The kind of container that a queue plays."""

    VALUES: ClassVar[Mapping[str, int]] = {"GENERIC": 0, "AUDIOBOOK": 1}
    GENERIC: ClassVar[ContainerType]
    """Media of any kind."""
    AUDIOBOOK: ClassVar[ContainerType]
    """An audiobook."""


ContainerTypeLike = Union[ContainerType, Literal[0, 1]]
"""What params take as a `ContainerType`."""


class ResolveMode(OpenEnum):
    """Whether a URL is resolved to media before it is loaded."""

    IF_NEEDED: ClassVar[ResolveMode]
    """If one of the options' resolvers matches the URL, or its name doesn't show that it is media: the
    server of the URL is asked, and a page or playlist is resolved.
    """
    NEVER: ClassVar[ResolveMode]
    """Never: the URL is loaded as it is."""


ResolveModeLike = Union[ResolveMode, Literal["IF_NEEDED", "NEVER"]]
"""What params take as a `ResolveMode`."""


class ResolvedKind(OpenEnum):
    """The kind of content that a URL leads to."""

    MEDIA: ClassVar[ResolvedKind]
    """Media: the URL itself is loaded."""
    PAGE: ClassVar[ResolvedKind]
    """A page, in which a resolver found media."""
    PLAYLIST: ClassVar[ResolvedKind]
    """A playlist: a page with several films or songs, or a file (M3U, PLS, XSPF)."""


ResolvedKindLike = Union[ResolvedKind, Literal["MEDIA", "PAGE", "PLAYLIST"]]
"""What params take as a `ResolvedKind`."""


class PreflightVerdict(OpenEnum):
    """Whether a device will play the media."""

    WILL_PLAY: ClassVar[PreflightVerdict]
    """The examination found no obstacle."""
    MAY_FAIL: ClassVar[PreflightVerdict]
    """There are risks, or something couldn't be checked."""
    WILL_FAIL: ClassVar[PreflightVerdict]
    """It can't play."""


PreflightVerdictLike = Union[PreflightVerdict, Literal["WILL_PLAY", "MAY_FAIL", "WILL_FAIL"]]
"""What params take as a `PreflightVerdict`."""


class PreflightSeverity(OpenEnum):
    """The effect of a finding on playback."""

    BLOCKS: ClassVar[PreflightSeverity]
    """It won't play."""
    RISKS: ClassVar[PreflightSeverity]
    """It may not play, or not entirely, as far as the device is known."""
    NOTE: ClassVar[PreflightSeverity]
    """It plays; worth knowing."""


PreflightSeverityLike = Union[PreflightSeverity, Literal["BLOCKS", "RISKS", "NOTE"]]
"""What params take as a `PreflightSeverity`."""


class PreflightCode(OpenEnum):
    """The kind of finding."""

    URL_NOT_SUPPORTED: ClassVar[PreflightCode]
    """Receivers fetch `http` and `https` only: not `data:`, `rtsp:`, `smb:`."""
    LOCAL_FILE: ClassVar[PreflightCode]
    """A file on this machine: a receiver can't fetch it unless it is served."""
    RELAYED: ClassVar[PreflightCode]
    """A page's media that no device fetches itself: the server serves it, with the header fields that its
    server wants, or with pictures and sound joined.
    """
    LOOPBACK_URL: ClassVar[PreflightCode]
    """The URL names the machine that fetches it (`localhost`, `127.0.0.1`), so the receiver would contact
    itself.
    """
    PRIVATE_NAME: ClassVar[PreflightCode]
    """A host name that perhaps only this machine resolves: `.local`, or one without a dot. Google's
    devices ask Google's name servers.
    """
    UNREACHABLE: ClassVar[PreflightCode]
    """The server can't be reached: its name has no address, nothing listens, or the connection breaks."""
    TIMED_OUT: ClassVar[PreflightCode]
    """The server didn't answer in time."""
    HTTP_STATUS: ClassVar[PreflightCode]
    """The server refuses: 404, 403, 500…"""
    REDIRECT_REFUSED: ClassVar[PreflightCode]
    """A redirect leads in a circle, to no URL, or to a URL that receivers don't fetch."""
    CERTIFICATE_EXPIRED: ClassVar[PreflightCode]
    """The server's certificate, or one of its chain, is not valid today."""
    CERTIFICATE_UNTRUSTED: ClassVar[PreflightCode]
    """The server's certificate doesn't lead to a root that is trusted; self-signed ones never do."""
    CERTIFICATE_NAME_MISMATCH: ClassVar[PreflightCode]
    """The server's certificate is another host's."""
    TLS_FAILED: ClassVar[PreflightCode]
    """The TLS handshake failed."""
    MIXED_CONTENT: ClassVar[PreflightCode]
    """An `https` URL leads to an `http` URL."""
    NO_CORS: ClassVar[PreflightCode]
    """The server lacks the header that lets the receiver's page read it (`Access-Control-Allow-Origin`);
    captions and manifests need it.
    """
    WRONG_CONTENT_TYPE: ClassVar[PreflightCode]
    """The type that the load or the server declares isn't that of the content."""
    EMPTY: ClassVar[PreflightCode]
    """The content is empty: 0 bytes."""
    BROKEN: ClassVar[PreflightCode]
    """The file is inconsistent or truncated."""
    CONTAINER_NOT_SUPPORTED: ClassVar[PreflightCode]
    """The receiver doesn't read this kind of file."""
    VIDEO_CODEC_NOT_SUPPORTED: ClassVar[PreflightCode]
    """The device doesn't decode the video codec."""
    AUDIO_CODEC_NOT_SUPPORTED: ClassVar[PreflightCode]
    """The device doesn't decode the audio codec."""
    PROFILE_TOO_HIGH: ClassVar[PreflightCode]
    """The device decodes the codec, but not this profile or level of it."""
    RESOLUTION_TOO_HIGH: ClassVar[PreflightCode]
    """The video has more pixels, or frames a second, than the device decodes."""
    NO_VIDEO_OUTPUT: ClassVar[PreflightCode]
    """The device has no screen."""
    PROTECTED: ClassVar[PreflightCode]
    """It is encrypted: the app needs a licence server."""
    MANIFEST_BROKEN: ClassVar[PreflightCode]
    """The playlist or manifest can't be parsed."""
    SEGMENT_UNREACHABLE: ClassVar[PreflightCode]
    """An entry of the playlist or manifest can't be fetched: a segment, a key, another playlist."""
    SUBTITLE_FORMAT_NOT_SUPPORTED: ClassVar[PreflightCode]
    """Receivers show WebVTT and TTML: not SubRip, not SubStation."""
    NO_RANGE_SUPPORT: ClassVar[PreflightCode]
    """The server doesn't send parts of the file: seeking doesn't work."""
    MOOV_AT_END: ClassVar[PreflightCode]
    """The MP4's index is at the end of the file, so playback starts later."""
    TOO_SLOW: ClassVar[PreflightCode]
    """The server sends it more slowly than it plays."""
    NOT_CHECKED: ClassVar[PreflightCode]
    """Something couldn't be checked from here."""


PreflightCodeLike = Union[PreflightCode, Literal["URL_NOT_SUPPORTED", "LOCAL_FILE", "RELAYED", "LOOPBACK_URL", "PRIVATE_NAME", "UNREACHABLE", "TIMED_OUT", "HTTP_STATUS", "REDIRECT_REFUSED", "CERTIFICATE_EXPIRED", "CERTIFICATE_UNTRUSTED", "CERTIFICATE_NAME_MISMATCH", "TLS_FAILED", "MIXED_CONTENT", "NO_CORS", "WRONG_CONTENT_TYPE", "EMPTY", "BROKEN", "CONTAINER_NOT_SUPPORTED", "VIDEO_CODEC_NOT_SUPPORTED", "AUDIO_CODEC_NOT_SUPPORTED", "PROFILE_TOO_HIGH", "RESOLUTION_TOO_HIGH", "NO_VIDEO_OUTPUT", "PROTECTED", "MANIFEST_BROKEN", "SEGMENT_UNREACHABLE", "SUBTITLE_FORMAT_NOT_SUPPORTED", "NO_RANGE_SUPPORT", "MOOV_AT_END", "TOO_SLOW", "NOT_CHECKED"]]
"""What params take as a `PreflightCode`."""


class PreflightSource(OpenEnum):
    """The source of the facts about the media."""

    CONTAINER: ClassVar[PreflightSource]
    """The file's own index was read."""
    FFPROBE: ClassVar[PreflightSource]
    """`ffprobe` read the file."""
    MANIFEST: ClassVar[PreflightSource]
    """The playlist or manifest declares them."""
    TYPE: ClassVar[PreflightSource]
    """Only the type is known."""


PreflightSourceLike = Union[PreflightSource, Literal["CONTAINER", "FFPROBE", "MANIFEST", "TYPE"]]
"""What params take as a `PreflightSource`."""


class VolumeControlType(OpenEnum):
    """How a device's volume can be changed."""

    SPELLED: ClassVar[Mapping[str, str]] = {"ATTENUATION": "attenuation", "MASTER": "master", "FIXED": "fixed"}
    ATTENUATION: ClassVar[VolumeControlType]
    """By level, on the receiver."""
    MASTER: ClassVar[VolumeControlType]
    """By level, on the TV or amplifier."""
    FIXED: ClassVar[VolumeControlType]
    """Not at all."""


VolumeControlTypeLike = Union[VolumeControlType, Literal["attenuation", "master", "fixed"]]
"""What params take as a `VolumeControlType`."""


class ApplicationType(OpenEnum):
    """The platform of a receiver app."""

    WEB: ClassVar[ApplicationType]
    """The Cast web runtime."""
    ANDROID_TV: ClassVar[ApplicationType]
    """Android TV."""
    OTHER: ClassVar[ApplicationType]
    """Something else."""


ApplicationTypeLike = Union[ApplicationType, Literal["WEB", "ANDROID_TV", "OTHER"]]
"""What params take as a `ApplicationType`."""


class TransferState(OpenEnum):
    """The state of a transfer."""

    STARTED: ClassVar[TransferState]
    """The transfer started."""
    PROGRESSING: ClassVar[TransferState]
    """Some bytes were transferred."""
    FINISHED: ClassVar[TransferState]
    """All requested bytes were transferred."""
    FAILED: ClassVar[TransferState]
    """It ended early."""


TransferStateLike = Union[TransferState, Literal["STARTED", "PROGRESSING", "FINISHED", "FAILED"]]
"""What params take as a `TransferState`."""


class TransferFailure(OpenEnum):
    """The reason why a transfer ended early."""

    CLIENT_LEFT: ClassVar[TransferFailure]
    """The client closed the connection, as players do when they seek."""
    STALLED: ClassVar[TransferFailure]
    """The client read nothing for too long."""
    UNREADABLE: ClassVar[TransferFailure]
    """The file was truncated, replaced or removed, or can't be read."""
    UNPUBLISHED: ClassVar[TransferFailure]
    """The publication has ended."""


TransferFailureLike = Union[TransferFailure, Literal["CLIENT_LEFT", "STALLED", "UNREADABLE", "UNPUBLISHED"]]
"""What params take as a `TransferFailure`."""


class ConnectionPhase(OpenEnum):
    """A phase of connecting."""

    RESOLVE: ClassVar[ConnectionPhase]
    """Finding the device's address."""
    TCP: ClassVar[ConnectionPhase]
    """Connecting."""
    TLS: ClassVar[ConnectionPhase]
    """Encrypting."""
    AUTHENTICATE: ClassVar[ConnectionPhase]
    """Authenticating the device, if the options say so."""
    CONNECT: ClassVar[ConnectionPhase]
    """Opening the virtual connection and asking for the receiver's status."""
    LAUNCH: ClassVar[ConnectionPhase]
    """Launching the app."""
    JOIN: ClassVar[ConnectionPhase]
    """Joining the app that runs."""
    APP_CONNECT: ClassVar[ConnectionPhase]
    """Opening the virtual connection to the app."""
    MEDIA_STATUS: ClassVar[ConnectionPhase]
    """Asking for the media status."""
    STORE_SESSION: ClassVar[ConnectionPhase]
    """Transfers: requesting the playback state from the app."""
    RESUME_SESSION: ClassVar[ConnectionPhase]
    """Transfers: passing the state to the app on the other device."""
    STOP_SOURCE: ClassVar[ConnectionPhase]
    """Transfers: stopping the app on the old device."""


ConnectionPhaseLike = Union[ConnectionPhase, Literal["RESOLVE", "TCP", "TLS", "AUTHENTICATE", "CONNECT", "LAUNCH", "JOIN", "APP_CONNECT", "MEDIA_STATUS", "STORE_SESSION", "RESUME_SESSION", "STOP_SOURCE"]]
"""What params take as a `ConnectionPhase`."""


class ConnectionState(OpenEnum):
    """The state of a session."""

    CONNECTING: ClassVar[ConnectionState]
    """It is starting."""
    CONNECTED: ClassVar[ConnectionState]
    """It is connected."""
    SUSPENDED: ClassVar[ConnectionState]
    """Its connection is lost or closed; the app may continue, and the session can be resumed."""
    DISCONNECTING: ClassVar[ConnectionState]
    """It is ending."""
    DISCONNECTED: ClassVar[ConnectionState]
    """It is over."""


ConnectionStateLike = Union[ConnectionState, Literal["CONNECTING", "CONNECTED", "SUSPENDED", "DISCONNECTING", "DISCONNECTED"]]
"""What params take as a `ConnectionState`."""


class SessionEndAction(OpenEnum):
    """The effect of a session's end on the receiver's app."""

    LEAVE: ClassVar[SessionEndAction]
    """This sender leaves the app (CLOSE); playback continues."""
    DISCONNECT: ClassVar[SessionEndAction]
    """The connection is closed without a message; playback continues."""
    STOP_CASTING: ClassVar[SessionEndAction]
    """The app is stopped, for all senders."""


SessionEndActionLike = Union[SessionEndAction, Literal["LEAVE", "DISCONNECT", "STOP_CASTING"]]
"""What params take as a `SessionEndAction`."""


class SessionEndReason(OpenEnum):
    """Why a session ended."""

    REQUESTED: ClassVar[SessionEndReason]
    """A client ended it."""
    APPLICATION_ENDED: ClassVar[SessionEndReason]
    """The app ended: another sender stopped it, or it ended by itself."""
    REPLACED: ClassVar[SessionEndReason]
    """Another app runs now."""
    CONNECTION_LOST: ClassVar[SessionEndReason]
    """The connection was lost, and could not be restored in time."""
    AUTHENTICATION_FAILED: ClassVar[SessionEndReason]
    """After a reconnect the device failed the authentication that the options require."""
    SERVER_SHUTDOWN: ClassVar[SessionEndReason]
    """The server shut down."""


SessionEndReasonLike = Union[SessionEndReason, Literal["REQUESTED", "APPLICATION_ENDED", "REPLACED", "CONNECTION_LOST", "AUTHENTICATION_FAILED", "SERVER_SHUTDOWN"]]
"""What params take as a `SessionEndReason`."""


class SessionSuspendReason(OpenEnum):
    """Why a session is suspended.

    SDK: `GCKConnectionSuspendReason`.
    """

    NETWORK_ERROR: ClassVar[SessionSuspendReason]
    """The connection was lost, or the receiver closed it; the session is resumed as soon as the device can
    be reached.
    """
    NETWORK_NOT_REACHABLE: ClassVar[SessionSuspendReason]
    """The connection was lost while this machine has no network; the session is resumed as soon as the
    device can be reached.
    """
    BACKGROUNDED: ClassVar[SessionSuspendReason]
    """The programs that cast are in the background (`context.set_app_state`)."""
    REQUESTED: ClassVar[SessionSuspendReason]
    """A client asked for it (`session.suspend`)."""
    TERMINATED: ClassVar[SessionSuspendReason]
    """The server that had the session ended without ending it (`session.restore`)."""


SessionSuspendReasonLike = Union[SessionSuspendReason, Literal["NETWORK_ERROR", "NETWORK_NOT_REACHABLE", "BACKGROUNDED", "REQUESTED", "TERMINATED"]]
"""What params take as a `SessionSuspendReason`."""


class SessionLinkState(OpenEnum):
    """The state of a session's connection to its device."""

    DOWN: ClassVar[SessionLinkState]
    """There is none."""
    CONNECTING: ClassVar[SessionLinkState]
    """It is being made."""
    UP: ClassVar[SessionLinkState]
    """The connection is established, and the device answers."""


SessionLinkStateLike = Union[SessionLinkState, Literal["DOWN", "CONNECTING", "UP"]]
"""What params take as a `SessionLinkState`."""


class SessionApplicationState(OpenEnum):
    """The last known state of the app's run, independent of the connection's state."""

    UNKNOWN: ClassVar[SessionApplicationState]
    """The receiver hasn't reported it yet, or not since the connection was lost."""
    RUNNING: ClassVar[SessionApplicationState]
    """The receiver reports it."""
    MISSING: ClassVar[SessionApplicationState]
    """The receiver doesn't report it, which may be temporary."""
    ENDED: ClassVar[SessionApplicationState]
    """It is over."""


SessionApplicationStateLike = Union[SessionApplicationState, Literal["UNKNOWN", "RUNNING", "MISSING", "ENDED"]]
"""What params take as a `SessionApplicationState`."""


class PlaybackStateSource(OpenEnum):
    """The source of the playback state."""

    APPLICATION: ClassVar[PlaybackStateSource]
    """The app itself (STORE_SESSION)."""
    MEDIA_STATUS: ClassVar[PlaybackStateSource]
    """The media status, because the app doesn't support STORE_SESSION: media or queue, position, repeat
    mode, rate and tracks.
    """


PlaybackStateSourceLike = Union[PlaybackStateSource, Literal["APPLICATION", "MEDIA_STATUS"]]
"""What params take as a `PlaybackStateSource`."""


class WidgetName(OpenEnum):
    """A part of a program's user interface whose state the server keeps."""

    CAST_BUTTON: ClassVar[WidgetName]
    """The button that shows whether something can be cast to."""
    CAST_DIALOG: ClassVar[WidgetName]
    """The dialog in which a device is chosen or left."""
    INTRO_OVERLAY: ClassVar[WidgetName]
    """The overlay that introduces the button, once."""
    MINI_CONTROLLER: ClassVar[WidgetName]
    """The bar at the edge while something plays."""
    EXPANDED_CONTROLLER: ClassVar[WidgetName]
    """The full screen while something plays."""
    MEDIA_CONTROLLER: ClassVar[WidgetName]
    """Every control for what plays."""
    VOLUME_CONTROLLER: ClassVar[WidgetName]
    """The device's volume."""
    PLAYBACK_RATE_CONTROLLER: ClassVar[WidgetName]
    """How fast it plays."""
    TRACK_SELECTOR: ClassVar[WidgetName]
    """The choice of audio and text tracks."""


WidgetNameLike = Union[WidgetName, Literal["CAST_BUTTON", "CAST_DIALOG", "INTRO_OVERLAY", "MINI_CONTROLLER", "EXPANDED_CONTROLLER", "MEDIA_CONTROLLER", "VOLUME_CONTROLLER", "PLAYBACK_RATE_CONTROLLER", "TRACK_SELECTOR"]]
"""What params take as a `WidgetName`."""


class CastButtonIcon(OpenEnum):
    """The look of the cast button.

    SDK: `GCKUICastButton`.
    """

    INACTIVE: ClassVar[CastButtonIcon]
    """Not connected."""
    ANIMATING: ClassVar[CastButtonIcon]
    """Connecting."""
    ACTIVE: ClassVar[CastButtonIcon]
    """Connected."""


CastButtonIconLike = Union[CastButtonIcon, Literal["INACTIVE", "ANIMATING", "ACTIVE"]]
"""What params take as a `CastButtonIcon`."""


class CastButtonVisibility(OpenEnum):
    """When the cast button is visible."""

    ALWAYS: ClassVar[CastButtonVisibility]
    """Always."""
    ON_NETWORK: ClassVar[CastButtonVisibility]
    """While there is a network, a device or a session (SDK from 4.6.0 on)."""
    WITH_DEVICES: ClassVar[CastButtonVisibility]
    """While there is a device or a session (SDK before 4.6.0)."""


CastButtonVisibilityLike = Union[CastButtonVisibility, Literal["ALWAYS", "ON_NETWORK", "WITH_DEVICES"]]
"""What params take as a `CastButtonVisibility`."""


class CastButtonOutcome(OpenEnum):
    """The effect of a tap on the cast button.

    SDK: `GCKUICastButtonDelegate`.
    """

    DISCOVERY_STARTED: ClassVar[CastButtonOutcome]
    """Discovery was started by the first tap, as the options say. The iOS SDK asks for permission to use
    the network here.
    """
    PRESENT_DIALOG: ClassVar[CastButtonOutcome]
    """The dialog should be shown; the server opens it if `triggers_default_cast_dialog` is set."""


CastButtonOutcomeLike = Union[CastButtonOutcome, Literal["DISCOVERY_STARTED", "PRESENT_DIALOG"]]
"""What params take as a `CastButtonOutcome`."""


class CastDialogMode(OpenEnum):
    """The content of the cast dialog."""

    DISCOVERY_OFF: ClassVar[CastDialogMode]
    """Discovery isn't started, so no device can be shown."""
    DISCOVERY_UNAVAILABLE: ClassVar[CastDialogMode]
    """Discovery can't work here."""
    NO_DEVICES: ClassVar[CastDialogMode]
    """No device is listed; advice is shown."""
    CHOOSER: ClassVar[CastDialogMode]
    """The devices."""
    CONNECTING: ClassVar[CastDialogMode]
    """A session starts."""
    CONNECTED: ClassVar[CastDialogMode]
    """The device, its media and volume, and the disconnect button."""


CastDialogModeLike = Union[CastDialogMode, Literal["DISCOVERY_OFF", "DISCOVERY_UNAVAILABLE", "NO_DEVICES", "CHOOSER", "CONNECTING", "CONNECTED"]]
"""What params take as a `CastDialogMode`."""


class NoDevicesReason(OpenEnum):
    """Why no devices are listed."""

    DISCOVERY_OFF: ClassVar[NoDevicesReason]
    """Discovery isn't started."""
    DISCOVERY_UNAVAILABLE: ClassVar[NoDevicesReason]
    """Nothing on this machine can look for devices (`discovery.diagnose` says more)."""
    NO_NETWORK: ClassVar[NoDevicesReason]
    """This machine has no network."""
    NONE_SUITABLE: ClassVar[NoDevicesReason]
    """There are devices, but none runs the app that is wanted."""
    NOTHING_FOUND: ClassVar[NoDevicesReason]
    """Nothing has answered yet."""


NoDevicesReasonLike = Union[NoDevicesReason, Literal["DISCOVERY_OFF", "DISCOVERY_UNAVAILABLE", "NO_NETWORK", "NONE_SUITABLE", "NOTHING_FOUND"]]
"""What params take as a `NoDevicesReason`."""


class IntroTitlePosition(OpenEnum):
    """Where the title of the introductory overlay is placed."""

    AUTOMATIC: ClassVar[IntroTitlePosition]
    """Wherever there is room."""
    ABOVE: ClassVar[IntroTitlePosition]
    """Above the button."""
    BELOW: ClassVar[IntroTitlePosition]
    """Below the button."""


IntroTitlePositionLike = Union[IntroTitlePosition, Literal["AUTOMATIC", "ABOVE", "BELOW"]]
"""What params take as a `IntroTitlePosition`."""


class MediaButtonType(OpenEnum):
    """The action of a controller's button.

    SDK: `GCKUIMediaButtonType`.
    """

    NONE: ClassVar[MediaButtonType]
    """Nothing; the place is empty."""
    PLAY_PAUSE_TOGGLE: ClassVar[MediaButtonType]
    """Plays or pauses; for live streams plays or stops."""
    SKIP_NEXT: ClassVar[MediaButtonType]
    """The next item."""
    SKIP_PREVIOUS: ClassVar[MediaButtonType]
    """The previous item."""
    REWIND_30_SECONDS: ClassVar[MediaButtonType]
    """30 seconds back."""
    FORWARD_30_SECONDS: ClassVar[MediaButtonType]
    """30 seconds on."""
    MUTE_TOGGLE: ClassVar[MediaButtonType]
    """Mutes or unmutes the device."""
    CLOSED_CAPTIONS: ClassVar[MediaButtonType]
    """Opens the choice of tracks."""
    STOP: ClassVar[MediaButtonType]
    """Stops."""
    CUSTOM: ClassVar[MediaButtonType]
    """The program's own action: `WidgetDidPressCustomButton`."""


MediaButtonTypeLike = Union[MediaButtonType, Literal["NONE", "PLAY_PAUSE_TOGGLE", "SKIP_NEXT", "SKIP_PREVIOUS", "REWIND_30_SECONDS", "FORWARD_30_SECONDS", "MUTE_TOGGLE", "CLOSED_CAPTIONS", "STOP", "CUSTOM"]]
"""What params take as a `MediaButtonType`."""


class MediaControlState(OpenEnum):
    """The state that a control displays."""

    PAUSED: ClassVar[MediaControlState]
    """Playback is paused: a press plays."""
    PLAYING: ClassVar[MediaControlState]
    """Time advances: a press pauses."""
    PLAYING_LIVE: ClassVar[MediaControlState]
    """A live stream plays: a press stops."""
    MUTE_OFF: ClassVar[MediaControlState]
    """It isn't muted: a press mutes it."""
    MUTE_ON: ClassVar[MediaControlState]
    """It is muted: a press unmutes it."""
    REPEAT_OFF: ClassVar[MediaControlState]
    """Nothing is repeated."""
    REPEAT_ALL: ClassVar[MediaControlState]
    """The queue is repeated."""
    REPEAT_SINGLE: ClassVar[MediaControlState]
    """The item is repeated."""
    SHUFFLE: ClassVar[MediaControlState]
    """The queue is shuffled and repeated."""
    OFF: ClassVar[MediaControlState]
    """It is off."""
    ON: ClassVar[MediaControlState]
    """It is on."""


MediaControlStateLike = Union[MediaControlState, Literal["PAUSED", "PLAYING", "PLAYING_LIVE", "MUTE_OFF", "MUTE_ON", "REPEAT_OFF", "REPEAT_ALL", "REPEAT_SINGLE", "SHUFFLE", "OFF", "ON"]]
"""What params take as a `MediaControlState`."""


class WidgetControl(OpenEnum):
    """A control that can be pressed."""

    PLAY: ClassVar[WidgetControl]
    """Plays."""
    PAUSE: ClassVar[WidgetControl]
    """Pauses."""
    PLAY_PAUSE_TOGGLE: ClassVar[WidgetControl]
    """Plays or pauses; for live streams plays or stops."""
    STOP: ClassVar[WidgetControl]
    """Stops."""
    SKIP_NEXT: ClassVar[WidgetControl]
    """The next item."""
    SKIP_PREVIOUS: ClassVar[WidgetControl]
    """The previous item."""
    REWIND_30_SECONDS: ClassVar[WidgetControl]
    """30 seconds back."""
    FORWARD_30_SECONDS: ClassVar[WidgetControl]
    """30 seconds on."""
    MUTE_TOGGLE: ClassVar[WidgetControl]
    """Mutes or unmutes the device."""
    CLOSED_CAPTIONS: ClassVar[WidgetControl]
    """Opens the choice of tracks."""
    PAUSE_QUEUE: ClassVar[WidgetControl]
    """Turns on or off that playback pauses after the current item."""
    REPEAT_MODE: ClassVar[WidgetControl]
    """Cycles through off, all, single and shuffled."""
    SKIP_AD: ClassVar[WidgetControl]
    """Skips the ad."""
    VOLUME_UP: ClassVar[WidgetControl]
    """One step louder."""
    VOLUME_DOWN: ClassVar[WidgetControl]
    """One step quieter."""
    CUSTOM: ClassVar[WidgetControl]
    """The program's own button."""


WidgetControlLike = Union[WidgetControl, Literal["PLAY", "PAUSE", "PLAY_PAUSE_TOGGLE", "STOP", "SKIP_NEXT", "SKIP_PREVIOUS", "REWIND_30_SECONDS", "FORWARD_30_SECONDS", "MUTE_TOGGLE", "CLOSED_CAPTIONS", "PAUSE_QUEUE", "REPEAT_MODE", "SKIP_AD", "VOLUME_UP", "VOLUME_DOWN", "CUSTOM"]]
"""What params take as a `WidgetControl`."""


class AppAvailability(OpenEnum):
    """Whether a device has an app."""

    APP_AVAILABLE: ClassVar[AppAvailability]
    """The device has the app."""
    APP_UNAVAILABLE: ClassVar[AppAvailability]
    """The device doesn't have the app."""
    UNKNOWN: ClassVar[AppAvailability]
    """The device didn't answer."""


AppAvailabilityLike = Union[AppAvailability, Literal["APP_AVAILABLE", "APP_UNAVAILABLE", "UNKNOWN"]]
"""What params take as a `AppAvailability`."""


class EventDelivery(OpenEnum):
    """How a subscription's events are delivered."""

    PUSH: ClassVar[EventDelivery]
    """As notifications."""
    POLL: ClassVar[EventDelivery]
    """In answers to `events.poll`, for clients that can't receive notifications."""


EventDeliveryLike = Union[EventDelivery, Literal["PUSH", "POLL"]]
"""What params take as a `EventDelivery`."""


class ImageCacheMode(OpenEnum):
    """When an image's server is contacted."""

    IF_NEEDED: ClassVar[ImageCacheMode]
    """If there is no copy, or it is too old (HTTP's rules)."""
    REVALIDATE: ClassVar[ImageCacheMode]
    """Always; an unchanged picture isn't transferred again."""
    OFFLINE: ClassVar[ImageCacheMode]
    """Never: only the copy on disk is used, however old."""


ImageCacheModeLike = Union[ImageCacheMode, Literal["IF_NEEDED", "REVALIDATE", "OFFLINE"]]
"""What params take as a `ImageCacheMode`."""


class MessageDirection(OpenEnum):
    """The direction of a message."""

    IN: ClassVar[MessageDirection]
    """From the device."""
    OUT: ClassVar[MessageDirection]
    """To the device."""


MessageDirectionLike = Union[MessageDirection, Literal["IN", "OUT"]]
"""What params take as a `MessageDirection`."""


class StreamingProtocol(OpenIntEnum):
    """The protocol of a stream.

    SDK: `GCKStreamingProtocolType`.
    """

    VALUES: ClassVar[Mapping[str, int]] = {"UNKNOWN": 0, "MPEG_DASH": 1, "HLS": 2, "SMOOTH_STREAMING": 3}
    UNKNOWN: ClassVar[StreamingProtocol]
    """Unknown; receivers preload nothing."""
    MPEG_DASH: ClassVar[StreamingProtocol]
    """MPEG-DASH."""
    HLS: ClassVar[StreamingProtocol]
    """HLS; requires `hls_segment_format`."""
    SMOOTH_STREAMING: ClassVar[StreamingProtocol]
    """Smooth Streaming."""


StreamingProtocolLike = Union[StreamingProtocol, Literal[0, 1, 2, 3]]
"""What params take as a `StreamingProtocol`."""


class QueueUpdateReason(OpenEnum):
    """Why an item was updated."""

    CHANGED: ClassVar[QueueUpdateReason]
    """Its contents changed at the receiver."""
    FETCHED: ClassVar[QueueUpdateReason]
    """It was added to the cache."""
    EVICTED: ClassVar[QueueUpdateReason]
    """It was removed from the cache."""


QueueUpdateReasonLike = Union[QueueUpdateReason, Literal["CHANGED", "FETCHED", "EVICTED"]]
"""What params take as a `QueueUpdateReason`."""


class RecordingState(OpenEnum):
    """The state of a recording."""

    RECORDING: ClassVar[RecordingState]
    """Entries are written."""
    FAILING: ClassVar[RecordingState]
    """Entries can't be written at present and are lost; `failure` says why. The next one is tried again."""
    STOPPED: ClassVar[RecordingState]
    """The recording is complete."""


RecordingStateLike = Union[RecordingState, Literal["RECORDING", "FAILING", "STOPPED"]]
"""What params take as a `RecordingState`."""


class ClientTransport(OpenEnum):
    """How a client is connected."""

    STDIO: ClassVar[ClientTransport]
    """Over the server's standard input and output."""
    SOCKET: ClassVar[ClientTransport]
    """Over a Unix socket."""


ClientTransportLike = Union[ClientTransport, Literal["STDIO", "SOCKET"]]
"""What params take as a `ClientTransport`."""


class ExistingSessionPolicy(OpenEnum):
    """The behaviour of `session.start` and `session.join` if a session with the device already exists."""

    FAIL: ClassVar[ExistingSessionPolicy]
    """It fails with `SessionExists`."""
    USE: ClassVar[ExistingSessionPolicy]
    """It returns that session, which becomes the caller's current one, if its app is the requested one;
    otherwise it fails with `SessionExists`.
    """


ExistingSessionPolicyLike = Union[ExistingSessionPolicy, Literal["FAIL", "USE"]]
"""What params take as a `ExistingSessionPolicy`."""


class VolumeKey(OpenEnum):
    """A volume key."""

    UP: ClassVar[VolumeKey]
    """Louder."""
    DOWN: ClassVar[VolumeKey]
    """Quieter."""
    MUTE: ClassVar[VolumeKey]
    """Silent, or heard again."""


VolumeKeyLike = Union[VolumeKey, Literal["UP", "DOWN", "MUTE"]]
"""What params take as a `VolumeKey`."""


class WidgetSlider(OpenEnum):
    """A slider."""

    STREAM_POSITION: ClassVar[WidgetSlider]
    """The position in the stream."""
    VOLUME: ClassVar[WidgetSlider]
    """The volume."""


WidgetSliderLike = Union[WidgetSlider, Literal["STREAM_POSITION", "VOLUME"]]
"""What params take as a `WidgetSlider`."""


class SlidePhase(OpenEnum):
    """The stage of a slider's movement."""

    BEGAN: ClassVar[SlidePhase]
    """The slider is held."""
    MOVED: ClassVar[SlidePhase]
    """The slider moves."""
    ENDED: ClassVar[SlidePhase]
    """The slider is released; its value is applied."""
    CANCELLED: ClassVar[SlidePhase]
    """The slider is released; its value is discarded."""


SlidePhaseLike = Union[SlidePhase, Literal["BEGAN", "MOVED", "ENDED", "CANCELLED"]]
"""What params take as a `SlidePhase`."""


__all__ = [
    "DeviceAuthenticationPolicy", "DeviceAuthenticationPolicyLike", "RevocationPolicy", "RevocationPolicyLike",
    "AuthenticationVerdict", "AuthenticationVerdictLike", "AuthenticationCheck", "AuthenticationCheckLike",
    "ChannelDisconnectReason", "ChannelDisconnectReasonLike", "CastState", "CastStateLike", "AppState", "AppStateLike",
    "TLSVersion", "TLSVersionLike", "ConvertMode", "ConvertModeLike", "EncoderChoice", "EncoderChoiceLike",
    "PictureEncoder", "PictureEncoderLike", "ConversionStep", "ConversionStepLike", "DeviceType", "DeviceTypeLike",
    "DeviceSource", "DeviceSourceLike", "DeviceCapability", "DeviceCapabilityLike", "DescriptionPath",
    "DescriptionPathLike", "DiscoverySourceKind", "DiscoverySourceKindLike", "DaemonState", "DaemonStateLike",
    "ProbePhase", "ProbePhaseLike", "ProbeOutcome", "ProbeOutcomeLike", "LeftOutReason", "LeftOutReasonLike",
    "DeviceCacheState", "DeviceCacheStateLike", "DiscoveryFinding", "DiscoveryFindingLike", "ReachOutcome",
    "ReachOutcomeLike", "ImageHintType", "ImageHintTypeLike", "ImagePickStrategy", "ImagePickStrategyLike",
    "ImageSource", "ImageSourceLike", "LogLevel", "LogLevelLike", "StreamType", "StreamTypeLike", "PlayerState",
    "PlayerStateLike", "IdleReason", "IdleReasonLike", "RepeatMode", "RepeatModeLike", "ResumeState", "ResumeStateLike",
    "MediaCategory", "MediaCategoryLike", "HlsSegmentFormat", "HlsSegmentFormatLike", "HlsVideoSegmentFormat",
    "HlsVideoSegmentFormatLike", "TrackType", "TrackTypeLike", "TextTrackSubtype", "TextTrackSubtypeLike",
    "TextTrackEdgeType", "TextTrackEdgeTypeLike", "TextTrackWindowType", "TextTrackWindowTypeLike",
    "TextTrackFontGenericFamily", "TextTrackFontGenericFamilyLike", "TextTrackFontStyle", "TextTrackFontStyleLike",
    "HdrType", "HdrTypeLike", "QueueType", "QueueTypeLike", "UserAction", "UserActionLike", "ContentFilteringMode",
    "ContentFilteringModeLike", "MetadataType", "MetadataTypeLike", "ContainerType", "ContainerTypeLike", "ResolveMode",
    "ResolveModeLike", "ResolvedKind", "ResolvedKindLike", "PreflightVerdict", "PreflightVerdictLike",
    "PreflightSeverity", "PreflightSeverityLike", "PreflightCode", "PreflightCodeLike", "PreflightSource",
    "PreflightSourceLike", "VolumeControlType", "VolumeControlTypeLike", "ApplicationType", "ApplicationTypeLike",
    "TransferState", "TransferStateLike", "TransferFailure", "TransferFailureLike", "ConnectionPhase",
    "ConnectionPhaseLike", "ConnectionState", "ConnectionStateLike", "SessionEndAction", "SessionEndActionLike",
    "SessionEndReason", "SessionEndReasonLike", "SessionSuspendReason", "SessionSuspendReasonLike", "SessionLinkState",
    "SessionLinkStateLike", "SessionApplicationState", "SessionApplicationStateLike", "PlaybackStateSource",
    "PlaybackStateSourceLike", "WidgetName", "WidgetNameLike", "CastButtonIcon", "CastButtonIconLike",
    "CastButtonVisibility", "CastButtonVisibilityLike", "CastButtonOutcome", "CastButtonOutcomeLike", "CastDialogMode",
    "CastDialogModeLike", "NoDevicesReason", "NoDevicesReasonLike", "IntroTitlePosition", "IntroTitlePositionLike",
    "MediaButtonType", "MediaButtonTypeLike", "MediaControlState", "MediaControlStateLike", "WidgetControl",
    "WidgetControlLike", "AppAvailability", "AppAvailabilityLike", "EventDelivery", "EventDeliveryLike",
    "ImageCacheMode", "ImageCacheModeLike", "MessageDirection", "MessageDirectionLike", "StreamingProtocol",
    "StreamingProtocolLike", "QueueUpdateReason", "QueueUpdateReasonLike", "RecordingState", "RecordingStateLike",
    "ClientTransport", "ClientTransportLike", "ExistingSessionPolicy", "ExistingSessionPolicyLike", "VolumeKey",
    "VolumeKeyLike", "WidgetSlider", "WidgetSliderLike", "SlidePhase", "SlidePhaseLike",
]
