# Generated from spec/ by cast-rpc-gen. Do not edit.
# To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)
# ruff: noqa
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from .._model import ABSENT, Model, OpenModel, Takes, member
from .enums import *

if TYPE_CHECKING:
    from .dicts import *


class DeviceAuthenticationOptions(Model):
    """Whether and how strictly devices must authenticate. The proof is a signature by a key that Google
    certified. It is off by default: in March 2025 strict senders refused millions of genuine devices.
    """

    policy: Takes[DeviceAuthenticationPolicy | None, DeviceAuthenticationPolicyLike | None] = ABSENT
    """Whether devices must authenticate. Absent: `"OFF"`."""
    ignore_expiry: bool | None = None
    """Whether expired or not yet valid certificates in the device's chain are accepted. The dates of its
    TLS certificate are checked regardless. Absent: `false`.
    """
    accept_sha1: bool | None = member("acceptSHA1", default=None)
    """Whether a SHA-1 signature is accepted; the oldest devices make it. Absent: `true`."""
    require_nonce: bool | None = None
    """Whether an answer that doesn't repeat the challenge is refused; the oldest devices give such
    answers. An answer that repeats another challenge is always refused. Absent: `false`.
    """
    crl: Takes[RevocationPolicy | None, RevocationPolicyLike | None] = ABSENT
    """How revocation lists are used. Absent: `"OPTIONAL"`."""
    crl_file: str | None = member(non_empty=True, default=None)
    """Path of a revocation list (a `CrlBundle` in protobuf) on the server's machine that is checked in
    addition to the device's own. Not empty.
    """
    crl_roots_file: str | None = member(non_empty=True, default=None)
    """Path of a PEM file with roots for revocation lists that are trusted in addition to Google's. Not
    empty.
    """
    trusted_roots_file: str | None = member(non_empty=True, default=None)
    """Path of a PEM file on the server's machine with root certificates that are trusted in addition to
    Google's; for `cast-receiver`, that of its `--root-certificate`. Not empty.
    """
    timeout: float | None = member(maximum=60, exclusive_minimum=0, default=None)
    """How long a device may take to answer the challenge. In seconds. More than 0, at most 60. Absent:
    `5`.
    """


class AuthenticationFinding(Model):
    """A check of device authentication that failed, or that would fail under stricter options."""

    check: Takes[AuthenticationCheck, AuthenticationCheckLike]
    """The check."""
    message: str
    """The failure and the advice."""
    certificate: str | None = None
    """The common name of the certificate concerned."""


class CertificateInfo(Model):
    """A certificate of a device's chain."""

    subject: str | None = None
    """The subject's common name."""
    issuer: str | None = None
    """The issuer's common name."""
    not_before: str | None = None
    """The start of its validity, ISO 8601 in UTC."""
    not_after: str | None = None
    """The end of its validity, ISO 8601 in UTC."""
    fingerprint: str
    """The SHA-256 of its DER encoding, in hexadecimal digits."""


class DeviceAuthenticationInfo(Model):
    """The findings of device authentication."""

    verdict: Takes[AuthenticationVerdict, AuthenticationVerdictLike]
    """The result."""
    failed_check: Takes[AuthenticationCheck | None, AuthenticationCheckLike | None] = ABSENT
    """The most serious failure. If it is about dates, all other checks passed."""
    message: str | None = None
    """The failure and the advice."""
    failures: Takes[list[AuthenticationFinding], Sequence[AuthenticationFinding]]
    """All failures, the most serious first, dates last."""
    warnings: Takes[list[AuthenticationFinding], Sequence[AuthenticationFinding]]
    """Findings that the options tolerate."""
    subject: str | None = None
    """The common name of the device's certificate: model code and hardware address on Chromecasts."""
    model: str | None = None
    """The common name of the authority that issued it, named after the model or its maker."""
    not_after: str | None = None
    """When the first certificate of the chain expires, ISO 8601 in UTC."""
    audio_only: bool
    """Whether the chain is only for devices without a screen."""
    hash_algorithm: str | None = None
    """The hash of the device's signature: `SHA-256`, on the oldest devices `SHA-1`."""
    nonce_echoed: bool
    """Whether the answer repeats the server's challenge, so that it can't be a replay."""
    revocation_checked: bool
    """Whether a valid revocation list was checked."""
    chain: Takes[list[CertificateInfo], Sequence[CertificateInfo]]
    """The chain, from the device's certificate to the root, as far as it could be built."""


class ChannelSession(Model):
    """A channel in one session."""

    session_id: str
    """The session."""
    is_connected: bool
    """Whether messages can be sent: the session is connected, and its app lists the namespace. SDK:
    `GCKCastChannel.isConnected`.
    """
    is_writable: bool
    """Whether the connection accepts more: it is connected, and at most 256 KiB are waiting for the device
    to read. SDK: `GCKCastChannel.isWritable`.
    """


class ChannelInfo(Model):
    """A channel that the client has."""

    namespace: str
    """Its namespace. SDK: `GCKCastChannel.protocolNamespace`."""
    session_id: str | None = None
    """The session that it was added for; absent: every session."""
    sessions: Takes[list[ChannelSession], Sequence[ChannelSession]]
    """Its state in each session that it covers, the oldest first."""


class LaunchOptions(Model):
    """How apps are launched unless a call says otherwise.

    SDK: `GCKLaunchOptions`.
    """

    language_code: str | None = member(non_empty=True, default=None)
    """The language requested from apps, RFC 5646; absent: the server's locale. Not empty. SDK:
    `GCKLaunchOptions.languageCode`.
    """
    relaunch_if_running: bool | None = None
    """Whether an app that already runs is restarted. Absent: `false`. SDK:
    `GCKLaunchOptions.relaunchIfRunning`.
    """
    android_receiver_compatible: bool | None = None
    """Whether the app's Android TV counterpart may be launched. Absent: `false`. SDK:
    `GCKLaunchOptions.androidReceiverCompatible`.
    """


class ReconnectOptions(Model):
    """How a session is resumed after its connection was lost."""

    is_enabled: bool | None = None
    """Whether it is resumed; otherwise the session ends. Absent: `true`."""
    initial_delay: float | None = member(minimum=0, maximum=600, default=None)
    """The longest delay before the first attempt; the actual delay is random up to it. In seconds. From 0
    to 600. Absent: `0.5`.
    """
    maximum_delay: float | None = member(minimum=0.1, maximum=3600, default=None)
    """The longest delay between attempts; delays double up to it, and half of each is random. In seconds.
    From 0.1 to 3600. Absent: `30`.
    """
    attempt_timeout: float | None = member(minimum=0.1, maximum=600, default=None)
    """How long one attempt may take. In seconds. From 0.1 to 600. Absent: `15`."""
    give_up_after: float | None = member(minimum=0, maximum=31536000, default=None)
    """The time after the loss at which the server ends the session; 0: never. In seconds. From 0 to
    31536000. Absent: `300`.
    """


class TransferOptions(Model):
    """How sessions move to other devices."""

    follows_moves: bool | None = None
    """Whether the server searches other devices for a session whose app disappears while transferable
    media plays, as when a viewer moves it by voice or on the device. Absent: `true`.
    """
    search_timeout: float | None = member(minimum=0.1, maximum=60, default=None)
    """The time limit of that search; then the session has ended. In seconds. From 0.1 to 60. Absent: `5`."""
    timeout: float | None = member(maximum=600, exclusive_minimum=0, default=None)
    """How long `session.transfer` may take, not counting the connection to the other device, unless the
    call says otherwise. In seconds. More than 0, at most 600. Absent: `90`.
    """


class TLSOptions(Model):
    """The acceptable TLS versions and ciphers for connections to receivers. The defaults also accept old
    TVs. A receiver's certificate proves nothing in any case; device authentication does.
    """

    minimum_version: Takes[TLSVersion | None, TLSVersionLike | None] = ABSENT
    """The oldest accepted version. Absent: `"TLS_1_0"`."""
    maximum_version: Takes[TLSVersion | None, TLSVersionLike | None] = ABSENT
    """The newest offered version; absent: the newest available."""
    ciphers: str | None = member(non_empty=True, default=None)
    """OpenSSL's cipher list for TLS up to 1.2 (`man openssl-ciphers`). Not empty. Absent: `"DEFAULT"`."""
    security_level: int | None = member(minimum=0, maximum=5, default=None)
    """OpenSSL's security level. 0 accepts what old TVs offer: TLS 1.0 and 1.1, SHA-1 signatures, 1,024-bit
    keys; levels from 1 on refuse them. From 0 to 5. Absent: `0`.
    """
    maximum_stored_sessions: int | None = member(minimum=0, maximum=10000, default=None)
    """How many TLS sessions are cached to shorten later handshakes; 0: every handshake is a full one, as
    it always is while devices are authenticated. From 0 to 10000. Absent: `64`.
    """


class HeartbeatOptions(Model):
    """The times after which a silent receiver is pinged, and counts as dead."""

    ping_after: float | None = member(minimum=0.05, maximum=3600, default=None)
    """The time without received, or without sent, messages after which a PING is sent, at most a tenth of
    it earlier, together with those of other links. Some old devices disconnect senders that are silent
    for more than 5 seconds. In seconds. From 0.05 to 3600. Absent: `5`.
    """
    dead_after: float | None = member(minimum=0.1, maximum=7200, default=None)
    """The time without received messages, in spite of a PING, after which the receiver counts as dead. In
    seconds. From 0.1 to 7200. Absent: `10`.
    """
    partial_message_deadline: float | None = member(minimum=0.1, maximum=7200, default=None)
    """The time from a message's first byte after which the receiver counts as dead if the message is still
    incomplete. In seconds. From 0.1 to 7200. Absent: `10`.
    """


class ResumeOptions(Model):
    """The record of positions at which films were left, for `player.play` with `resume`. The file has
    hashes of URLs and paths, and no names.
    """

    enabled: bool | None = None
    """Whether positions are kept; false also removes the record. Absent: `true`."""
    minimum_duration: float | None = member(minimum=60, maximum=86400, default=None)
    """The shortest media whose position is kept. In seconds. From 60 to 86400. Absent: `600`."""
    maximum_entries: int | None = member(minimum=1, maximum=10000, default=None)
    """The largest number of positions; the oldest is removed first. From 1 to 10000. Absent: `200`."""


class ContextOptions(Model):
    """The context's options: defaults and limits. They are set once, before the context is used.

    SDK: `GCKCastOptions`.
    """

    launch_options: Takes[LaunchOptions | None, LaunchOptions | LaunchOptionsDict | None] = ABSENT
    """How apps are launched. SDK: `GCKCastOptions.launchOptions`."""
    discovery_criteria: Takes[DiscoveryCriteria | None, DiscoveryCriteria | DiscoveryCriteriaDict | None] = ABSENT
    """The criteria for clients that give none in `discovery.start`; absent: all devices are listed. SDK:
    `GCKCastOptions.discoveryCriteria`.
    """
    discovery: Takes[DiscoveryOptions | None, DiscoveryOptions | DiscoveryOptionsDict | None] = ABSENT
    """How devices are discovered."""
    start_discovery_after_first_tap_on_cast_button: bool | None = None
    """Whether discovery starts with the first `widget.tap_cast_button` instead of `context.create`. The
    SDK's default is true, to save battery; here that would only hide devices. Absent: `false`. SDK:
    `GCKCastOptions.startDiscoveryAfterFirstTapOnCastButton`.
    """
    disable_analytics_logging: bool | None = None
    """Accepted for compatibility with the SDK. The server reports no analytics, so the value has no
    effect. Absent: `true`. SDK: `GCKCastOptions.disableAnalyticsLogging`.
    """
    disable_discovery_autostart: bool | None = None
    """Whether discovery starts with `discovery.start` instead of `context.create`. Absent: `false`. SDK:
    `GCKCastOptions.disableDiscoveryAutostart`.
    """
    stop_receiver_application_when_ending_session: bool | None = None
    """Whether `session.end` without an action stops the app for everyone. Absent: `false`. SDK:
    `GCKCastOptions.stopReceiverApplicationWhenEndingSession`.
    """
    device_authentication: Takes[DeviceAuthenticationOptions | None, DeviceAuthenticationOptions | DeviceAuthenticationOptionsDict | None] = ABSENT
    """Whether devices must authenticate."""
    user_agent: str | None = member(non_empty=True, default=None)
    """The name that this sender gives to receivers. Not empty. Absent: `"cast-rpc"`."""
    maximum_sessions: int | None = member(minimum=1, maximum=1024, default=None)
    """The largest number of simultaneous sessions. From 1 to 1024. Absent: `64`."""
    connect_timeout: float | None = member(maximum=600, exclusive_minimum=0, default=None)
    """How long starting or joining a session may take, unless the call says otherwise. In seconds. More
    than 0, at most 600. Absent: `30`.
    """
    suspend_sessions_when_backgrounded: bool | None = None
    """Whether sessions are suspended while every client is in the background (`context.set_app_state`).
    Absent: `true`. SDK: `GCKCastOptions.suspendSessionsWhenBackgrounded`.
    """
    physical_volume_buttons_will_control_device_volume: bool | None = None
    """Whether `session.press_volume_key` changes the volume of the current session's device. Absent:
    `false`. SDK: `GCKCastOptions.physicalVolumeButtonsWillControlDeviceVolume`.
    """
    reconnect: Takes[ReconnectOptions | None, ReconnectOptions | ReconnectOptionsDict | None] = ABSENT
    """How a session is resumed after its connection was lost."""
    transfer: Takes[TransferOptions | None, TransferOptions | TransferOptionsDict | None] = ABSENT
    """How sessions move to other devices."""
    save_sessions: bool | None = None
    """Whether sessions are saved, so that the next server can rejoin them (`session.restore`). Default:
    true for a daemon, false for a server spawned by a program.
    """
    tls: Takes[TLSOptions | None, TLSOptions | TLSOptionsDict | None] = ABSENT
    """Which TLS versions and ciphers are acceptable for connections to receivers."""
    images: Takes[ImageOptions | None, ImageOptions | ImageOptionsDict | None] = ABSENT
    """How images are fetched and cached."""
    serving: Takes[ServingOptions | None, ServingOptions | ServingOptionsDict | None] = ABSENT
    """How files of this machine are served to receivers."""
    conversion: Takes[ConversionOptions | None, ConversionOptions | ConversionOptionsDict | None] = ABSENT
    """How files of this machine are converted for devices that can't play them."""
    pages: Takes[PagesOptions | None, PagesOptions | PagesOptionsDict | None] = ABSENT
    """How pages are resolved to media."""
    resuming: Takes[ResumeOptions | None, ResumeOptions | ResumeOptionsDict | None] = ABSENT
    """The record of positions at which films were left."""
    shared_container_identifier: str | None = member(non_empty=True, default=None)
    """The name of a folder in the user's cache folder in which several programs share their images:
    letters, digits, `.`, `_` and `-`, 100 at most. Not empty. SDK:
    `GCKCastOptions.sharedContainerIdentifier`.
    """
    heartbeat: Takes[HeartbeatOptions | None, HeartbeatOptions | HeartbeatOptionsDict | None] = ABSENT
    """The times after which a silent receiver is pinged, and counts as dead."""


class LaunchCredentials(Model):
    """The viewer's credentials.

    SDK: `GCKCredentialsData`.
    """

    credentials: str | None = None
    """The credentials; absent: none."""
    credentials_type: str | None = None
    """The type. Absent: `"web"`."""


class PlannedConversion(Model):
    """How a file is converted for a device."""

    steps: Takes[list[ConversionStep], Sequence[ConversionStepLike]]
    """The steps, the cheapest first."""
    reasons: Takes[list[str], Sequence[str]]
    """The reasons, in sentences."""
    audio_track: int | None = None
    """The number of the file's audio track that plays, from 1; absent: the file has no audio."""
    width: int | None = None
    """The width of the encoded video, in pixels; absent: the video is copied, or there is none."""
    height: int | None = None
    """The height of the encoded video, in pixels."""
    maximum_bit_rate: int | None = None
    """The largest bit rate of the encoded video."""


class SecondTry(Model):
    """A conversion with which media was loaded again after the receiver had refused it."""

    refusal: str
    """The refusal of the media as it is, in sentences."""
    conversion: PlannedConversion
    """The conversion that plays."""


class ConversionOptions(Model):
    """How files of the server's machine are converted while they play."""

    mode: Takes[ConvertMode | None, ConvertModeLike | None] = ABSENT
    """When files are converted, unless `player.play` says otherwise. Absent: `"IF_NEEDED"`."""
    maximum_height: int | None = member(minimum=144, maximum=4320, default=None)
    """The largest height of encoded video; larger video is scaled down. From 144 to 4320. Absent: `1080`."""
    maximum_bit_rate: int | None = member(minimum=200000, maximum=100000000, default=None)
    """The largest bit rate of the video in a conversion. Video above it is encoded anew if the file has to
    be converted anyway, because older Chromecasts stop to buffer at 10 to 12 Mbit/s of HLS. From 200000
    to 100000000. Absent: `10000000`.
    """
    encoder: Takes[EncoderChoice | None, EncoderChoiceLike | None] = ABSENT
    """The encoders that may encode video. Absent: `"AUTO"`."""
    pass_surround: bool | None = None
    """Whether Dolby Digital (Plus) is copied in a conversion, for a television or amplifier that decodes
    it. Absent: `false`.
    """
    maximum_conversions: int | None = member(minimum=1, maximum=64, default=None)
    """The largest number of simultaneous ffmpeg processes. From 1 to 64. Absent: `2`."""
    maximum_bytes: int | None = member(minimum=33554432, default=None)
    """The largest total size of a conversion's segments on disk. In bytes. At least 33554432. Absent:
    `536870912`.
    """


class ConversionProgress(Model):
    """The progress of a conversion."""

    publication_id: str
    """The publication whose content is converted."""
    session_id: str | None = None
    """Its session."""
    path: str
    """The file or URL that is converted."""
    conversion: PlannedConversion
    """The present conversion; its video becomes smaller if encoding is too slow."""
    encoder: Takes[PictureEncoder | None, PictureEncoderLike | None] = ABSENT
    """The encoder of the video now in use; absent: the video is copied, or there is none."""
    speed: float | None = None
    """The seconds of media converted in a second; below 1 the device has to wait. Absent: not known yet."""
    made_until: float
    """The position up to which media has been converted last; of a live source since its start. In
    seconds.
    """
    is_making: bool
    """Whether ffmpeg runs now; otherwise enough is converted ahead, or the device requested nothing for a
    while.
    """
    failure: str | None = None
    """The error of ffmpeg; absent: it didn't fail."""


class Device(Model):
    """A Cast receiver."""

    device_id: str
    """The device's id: 32 lower-case hexadecimal digits, as Google's devices have. It stays the same when
    the address changes. A device that announces another id, or none, gets a stable hash instead. Calls
    that take a device's id also accept a UUID's other spellings and `announced_id`. SDK:
    `GCKDevice.deviceID`.
    """
    announced_id: str | None = None
    """The id exactly as announced, if it isn't a UUID; cut after 512 bytes. The device chooses this text,
    so don't use it as a path, a topic or markup. Of a published device it is `CATEGORY:ID`. Absent:
    `device_id` is the announced id, or no id was announced.
    """
    friendly_name: str
    """Its name, for people."""
    model_name: str | None = None
    """The device's model."""
    device_version: str | None = None
    """The version of its protocol."""
    device_type: Takes[DeviceType, DeviceTypeLike]
    """The type of device."""
    capabilities: int | None = None
    """Its capabilities, as a bit mask (cast.md 9)."""
    capability_names: Takes[list[DeviceCapability] | None, Sequence[DeviceCapabilityLike] | None] = ABSENT
    """Its capabilities by name; bits without a name are left out. SDK: `GCKDevice.hasCapabilities:`."""
    is_busy: bool | None = None
    """Whether an app runs on it; absent if unknown."""
    status_text: str | None = None
    """Its app's status text."""
    icon_path: str | None = None
    """The path of its icon, on its HTTP port 8008."""
    icon_url: str | None = None
    """The icon's URL. SDK: `GCKDevice.icons`."""
    host: str
    """The host to connect to: the first of `addresses`, or the name that a client gave. SDK:
    `GCKDevice.networkAddress`.
    """
    host_name: str | None = None
    """Its DNS-SD host name (`….local`), which only resolvers with multicast DNS can resolve; absent if it
    equals `host`.
    """
    addresses: Takes[list[str], Sequence[str]]
    """All its addresses, IPv4 and IPv6."""
    port: int
    """Its port."""
    is_group: bool
    """Whether it is a group of devices."""
    source: Takes[DeviceSource, DeviceSourceLike]
    """How it was discovered."""
    application_ids: Takes[list[str] | None, Sequence[str] | None] = ABSENT
    """The apps that it announces, limited to those in some client's criteria."""
    txt: Takes[dict[str, str], Mapping[str, str]]
    """Its complete DNS-SD record."""
    category: str | None = None
    """The device's category: `CAST`, or that of the client that published it. Absent: `"CAST"`. SDK:
    `GCKDevice.category`.
    """
    groups: Takes[list[DeviceGroup] | None, Sequence[DeviceGroup] | None] = ABSENT
    """The groups that it belongs to, as it reported itself; only of a device that is known by its address,
    and absent if it is in none.
    """
    attributes: Takes[dict[str, Any] | None, Mapping[str, Any] | None] = ABSENT
    """The attributes that clients have set (`discovery.set_attribute`); absent: none. SDK:
    `GCKDevice.attributeForKey:`.
    """


class DeviceGroup(Model):
    """A group that a device belongs to, as the device itself reports it."""

    group_id: str | None = None
    """The group's id, as in `Device`."""
    friendly_name: str | None = None
    """The group's name, for people."""
    port: int | None = None
    """The port of the group, at its leader's address."""
    leader: str | None = None
    """The address of the member that leads the group; absent if it is this device."""
    is_leader: bool
    """Whether this device leads the group."""
    is_dynamic: bool
    """Whether the group was made on the fly."""
    is_stereo_pair: bool
    """Whether each channel plays on another member."""


class DeviceNetwork(Model):
    """A device's connection to the network, as the device itself reports it."""

    ip_address: str | None = None
    """The device's address."""
    mac_address: str | None = None
    """The hardware address of its network adapter."""
    is_online: bool | None = None
    """Whether it reaches the internet."""
    is_wired: bool | None = None
    """Whether it is connected by a cable."""
    ssid: str | None = None
    """The name of its Wi-Fi network."""
    bssid: str | None = None
    """The hardware address of its Wi-Fi access point."""
    signal_level: float | None = None
    """The strength of the Wi-Fi signal, in dBm."""
    noise_level: float | None = None
    """The noise of the Wi-Fi channel, in dBm."""


class DeviceDescription(Model):
    """A device's description of itself (`eureka_info`, cast.md 10). Devices leave out much of it."""

    device_id: str
    """The device's id, as in `Device`."""
    friendly_name: str | None = None
    """Its name, for people."""
    model_name: str | None = None
    """The device's model."""
    manufacturer: str | None = None
    """Its maker."""
    product_name: str | None = None
    """The maker's name of the hardware."""
    device_type: Takes[DeviceType | None, DeviceTypeLike | None] = ABSENT
    """The type of device; absent if it can't be derived."""
    has_screen: bool | None = None
    """Whether it shows pictures."""
    supports_groups: bool | None = None
    """Whether it can belong to groups."""
    cast_build: str | None = None
    """The revision of its Cast software."""
    system_build: str | None = None
    """The build number of its system."""
    build_type: int | None = None
    """The kind of build, a number of the maker's."""
    release_track: str | None = None
    """The channel from which it gets updates."""
    format_version: int | None = None
    """The version of the format in which it answered."""
    network: DeviceNetwork | None = None
    """Its connection to the network; absent if it reported none."""
    uptime: float | None = None
    """How long it has been running. In seconds."""
    locale: str | None = None
    """Its language, as `en-US`."""
    timezone: str | None = None
    """Its time zone, as `Europe/Amsterdam`."""
    country_code: str | None = None
    """Its country, as `NL`."""
    groups: Takes[list[DeviceGroup] | None, Sequence[DeviceGroup] | None] = ABSENT
    """The groups that it belongs to; absent if it didn't report them."""
    paths: Takes[list[DescriptionPath] | None, Sequence[DescriptionPathLike] | None] = ABSENT
    """The paths on which it answered, in the order of the questions."""
    answered_ago: float | None = None
    """How long ago it answered. In seconds."""


class DiscoveryCriteria(Model):
    """Which devices a client wants: those that have at least one of the apps, and whose running app
    supports all the namespaces.

    SDK: `GCKDiscoveryCriteria`.
    """

    application_ids: Takes[list[str] | None, Sequence[str] | None] = ABSENT
    """App ids, in any case; absent or empty: any. A device has an app if it announces it (a DNS-SD
    subtype) or confirms it: the server asks devices that announce none of the apps once, a few at a
    time (`GET_APP_AVAILABILITY`). The default media receiver `CC1AD845`, and devices added by address,
    are excluded only if the device denies the app. Absent: `[]`. SDK:
    `GCKDiscoveryCriteria.applicationIDs`.
    """
    namespaces: Takes[list[str] | None, Sequence[str] | None] = ABSENT
    """Namespaces of the running app, as far as a session knows them; absent or empty: any. Absent: `[]`.
    SDK: `GCKDiscoveryCriteria.namespaces`.
    """


class DiscoveryOptions(Model):
    """How devices are discovered, for all clients."""

    source: Takes[DiscoverySourceKind | None, DiscoverySourceKindLike | None] = ABSENT
    """How the network is queried. Absent: `"AUTOMATIC"`."""
    passive_scan: bool | None = None
    """Whether to query less often, at the price of older data. Absent: `false`. SDK:
    `GCKDiscoveryManager.passiveScan`.
    """
    allowed_interfaces: Takes[list[str] | None, Sequence[str] | None] = ABSENT
    """The network interfaces to use, by name; a final `*` matches any rest. Empty: all. Absent: `[]`."""
    denied_interfaces: Takes[list[str] | None, Sequence[str] | None] = ABSENT
    """The network interfaces to exclude, even if they are allowed (`docker*`). Absent: `[]`."""
    caches_devices: bool | None = None
    """Whether devices are saved to disk, and listed as `CACHED` at the next start. Absent: `true`."""
    asks_devices: bool | None = None
    """Whether a device that is known only by its address is asked once for its name, model and groups:
    over HTTP at port 8008, else HTTPS at port 8443. Announced devices are asked only by
    `discovery.describe`. Absent: `true`.
    """


class NetworkInterface(Model):
    """A network interface of this machine."""

    name: str
    """Its name."""
    addresses: Takes[list[str], Sequence[str]]
    """Its addresses."""
    is_used: bool
    """Whether discovery uses it."""
    skipped_because: str | None = None
    """Why it isn't used."""
    is_up: bool
    """Whether it is up."""
    supports_multicast: bool
    """Whether it can carry discovery."""
    is_loopback: bool
    """Whether it reaches only this machine."""


class ProbeStep(Model):
    """One step of a probe."""

    phase: Takes[ProbePhase, ProbePhaseLike]
    """The step."""
    outcome: Takes[ProbeOutcome, ProbeOutcomeLike]
    """Its result."""
    elapsed: float | None = None
    """How long it took; absent if it wasn't tried. In seconds."""
    detail: str | None = None
    """The findings: addresses, the TLS version, the running app."""


class ProbeResult(Model):
    """The result of a connection to an address."""

    host: str
    """The address."""
    port: int
    """The port."""
    succeeded: bool
    """Whether a Cast receiver works there."""
    steps: Takes[list[ProbeStep], Sequence[ProbeStep]]
    """Every step, in order."""
    failed_phase: Takes[ProbePhase | None, ProbePhaseLike | None] = ABSENT
    """The step that failed."""
    error: ErrorInfo | None = None
    """The reason."""
    advice: str
    """The meaning of the failure and the advice, in a sentence or two."""
    device_id: str | None = None
    """The device's id, if it reported one; as in `Device`."""
    announced_id: str | None = None
    """The id as it reported it, if it isn't a UUID; as in `Device`."""
    friendly_name: str | None = None
    """Its name, if it reported one."""
    model_name: str | None = None
    """Its model, if it reported one."""
    elapsed: float
    """How long it took. In seconds."""


class DiscoverySourceInfo(Model):
    """The state of one discovery source."""

    name: Takes[DiscoverySourceKind, DiscoverySourceKindLike]
    """The source: `AVAHI` or `EMBEDDED`."""
    is_reachable: bool
    """Whether it works: the daemon answers, or there is a network interface to query."""
    is_in_use: bool
    """Whether it is in use now."""
    reason: str | None = None
    """Why it doesn't work, or works only in part."""
    running_for: float | None = None
    """How long it has been running without a break. In seconds."""
    queries_sent: int | None = None
    """How many queries it sent; absent if a daemon sends them."""
    answers_seen: int
    """How many answers arrived."""
    last_answer_ago: float | None = None
    """How long ago the last answer arrived. In seconds."""
    services: int
    """How many services are announced."""
    resolved_services: int
    """How many of them have a known address."""
    ignored_services: int
    """How many announcements were ignored because there were too many."""
    last_error: str | None = None
    """Its last error, which may have been resolved."""
    retries_in: float | None = None
    """When it tries to start again. In seconds."""


class LeftOutDevice(Model):
    """A service that is announced, but isn't in the asking client's device list."""

    device_id: str
    """Its id."""
    friendly_name: str
    """Its name."""
    reason: Takes[LeftOutReason, LeftOutReasonLike]
    """The reason."""


class DeviceCacheInfo(Model):
    """The devices saved on disk."""

    is_enabled: bool
    """Whether devices are saved."""
    path: str | None = None
    """The file; absent if the server has no place for it."""
    state: Takes[DeviceCacheState, DeviceCacheStateLike]
    """The result of reading it at start."""
    message: str | None = None
    """More about a file that was ignored or couldn't be written."""
    devices: int
    """How many devices of an earlier run are listed and not yet seen."""


class DeviceReach(Model):
    """Whether a known device can be connected to."""

    device_id: str
    """Its id."""
    friendly_name: str
    """Its name."""
    host: str
    """The host that was tried."""
    port: int
    """The port that was tried."""
    source: Takes[DeviceSource, DeviceSourceLike]
    """How the device is known."""
    outcome: Takes[ReachOutcome, ReachOutcomeLike]
    """The result."""
    is_in_local_network: bool
    """Whether the address belongs to a network that this machine is part of."""


class DiscoveryDiagnosis(Model):
    """The result of a diagnosis of discovery."""

    daemon: Takes[DaemonState, DaemonStateLike]
    """The DNS-SD daemon."""
    is_running: bool
    """Whether discovery is running."""
    running_for: float | None = None
    """How long discovery has been running. In seconds."""
    finding: Takes[DiscoveryFinding, DiscoveryFindingLike]
    """The verdict."""
    sources: Takes[list[DiscoverySourceInfo], Sequence[DiscoverySourceInfo]]
    """How the network is queried."""
    device_count: int
    """How many devices are known, from all sources."""
    answered_count: int
    """How many devices have answered in this run and still count as present. Devices that only an earlier
    run saw, or that a client added or provided, don't count.
    """
    reach: Takes[list[DeviceReach], Sequence[DeviceReach]]
    """Whether known devices can be connected to: up to 16, those that answered first, then those added by
    address, then those of an earlier run.
    """
    left_out: Takes[list[LeftOutDevice], Sequence[LeftOutDevice]]
    """The services that are announced but aren't in this client's device list, and why."""
    answers_seen: int
    """How many answers have arrived in total."""
    last_answer_ago: float | None = None
    """How long ago the last answer arrived. In seconds."""
    last_error_code: int | None = None
    """The last error of the DNS-SD API."""
    last_error: str | None = None
    """The last error as text."""
    interfaces: Takes[list[NetworkInterface], Sequence[NetworkInterface]]
    """This machine's network interfaces."""
    cache: DeviceCacheInfo
    """The devices saved on disk."""
    hints: Takes[list[str], Sequence[str]]
    """Possible obstacles on this machine, such as a firewall; empty if discovery is healthy."""
    probe: ProbeResult | None = None
    """The probe, if one was requested."""
    verdict: str
    """The verdict, in a sentence or two."""
    advice: str
    """The advice, in a sentence or two; empty if discovery is healthy."""
    summary: Takes[list[str], Sequence[str]]
    """The whole report as lines for people, the verdict first."""


class ReceiverErrorInfo(Model):
    """The receiver's error message."""

    type: str | None = None
    """Its type: `LOAD_FAILED`, `LAUNCH_ERROR`…"""
    reason: str | None = None
    """Its reason."""
    extended_error: str | None = None
    """LAUNCH_ERROR: the action of the user at the TV."""
    detailed_error_code: int | None = None
    """The media error (cast.md 7.2)."""
    detailed_error_name: str | None = None
    """The media error's name: `MEDIA_SRC_NOT_SUPPORTED`."""
    item_id: int | None = None
    """The queue item that failed."""
    custom_data: Any = None
    """App-defined data."""


class ErrorData(OpenModel):
    """The `data` of every error."""

    name: str
    """The stable name of the error; client libraries choose the exception by it."""
    domain: str | None = None
    """The part of the API that it belongs to."""
    phase: Takes[ConnectionPhase | None, ConnectionPhaseLike | None] = ABSENT
    """The connecting phase that failed."""
    advice: str | None = None
    """The advice for the author of the call."""
    user_message: str | None = None
    """The message for people who know nothing of this API, as a front end shows it; absent where `message`
    is for them, too.
    """
    user_advice: str | None = None
    """The advice for people who know nothing of this API; absent where `advice` is for them, too."""
    gck_error_code: int | None = None
    """The corresponding code of the iOS SDK (GCKErrorCode); if there are several, the most exact one."""
    gck_error_name: str | None = None
    """The name of that code without its prefix: `NetworkError`."""
    retryable: bool | None = None
    """Whether the same call may succeed later."""
    elapsed: float | None = None
    """How long the call took. In seconds."""
    session_id: str | None = None
    """The session concerned."""
    path: str | None = None
    """InvalidParams: the path of the parameter."""
    reason: str | None = None
    """InvalidParams: the parameter's fault. AdNotSkippable: `NOT_PLAYING_AD`, `NOT_SKIPPABLE` or
    `NOT_YET`. PlaybackNotRestored: the name of the error that prevented it.
    """
    remaining: float | None = None
    """AdNotSkippable: how long until the ad can be skipped. In seconds."""
    sessions: Takes[list[SessionChoice] | None, Sequence[SessionChoice] | None] = ABSENT
    """AmbiguousSession, and NoSuchSession for a call that named none: the existing sessions."""
    nearest: str | None = None
    """DeviceNotFound: the name or id of the known device that was probably meant."""
    answered: Takes[list[str] | None, Sequence[str] | None] = ABSENT
    """DeviceNotFound and AmbiguousDevice: the names of the devices that have answered, ten at most."""
    authentication: DeviceAuthenticationInfo | None = None
    """DeviceAuthenticationFailed: the findings."""
    receiver: ReceiverErrorInfo | None = None
    """The receiver's error message."""
    preflight: PreflightReport | None = None
    """MediaWillFail: the reasons why the device can't play the media. MediaLoadFailed: the findings after
    the receiver refused it (`explain_failure`).
    """
    queue: QueueErrorInfo | None = None
    """Errors of the queue: the progress of a change, or the item that failed."""


class QueueErrorInfo(Model):
    """The progress of a queue's change that takes several messages, or the item that failed."""

    completed_count: int | None = None
    """How many of the given items are in the queue, or changed."""
    failed_index: int | None = None
    """The index of the first given item that is not, from 0."""
    item_ids: Takes[list[int] | None, Sequence[int] | None] = ABSENT
    """The ids of the inserted items, if the receiver reported them."""
    missing_item_ids: Takes[list[int] | None, Sequence[int] | None] = ABSENT
    """The ids that aren't in the queue."""
    reason: str | None = None
    """The name of the error that ended the change."""


class SessionChoice(Model):
    """A session that a call may have meant."""

    session_id: str
    """The session."""
    device_id: str
    """The session's device."""
    friendly_name: str
    """The device's name."""
    owner: Takes[ClientInfo | None, ClientInfo | ClientInfoDict | None] = ABSENT
    """The program that started or joined it."""


class ErrorInfo(Model):
    """An error that is reported outside of a call's answer."""

    code: int
    """Its code."""
    message: str
    """The failure and the advice."""
    data: ErrorData
    """Details."""


class ImageHints(Model):
    """The purpose of an image.

    SDK: `GCKUIImageHints`.
    """

    image_type: Takes[ImageHintType | None, ImageHintTypeLike | None] = ABSENT
    """Where it is shown. Absent: `"CUSTOM"`. SDK: `GCKUIImageHints.imageType`."""
    width: int | None = member(minimum=1, default=None)
    """The width; absent: equal to `height`, or any size if both are absent. In pixels. At least 1. SDK:
    `GCKUIImageHints.imageSize`.
    """
    height: int | None = member(minimum=1, default=None)
    """The height; absent: equal to `width`. In pixels. At least 1."""
    custom_data: Any = None
    """Data for the program's own picker. SDK: `GCKUIImageHints.customData`."""


class ImagePickPolicy(Model):
    """How images are picked, for all clients."""

    strategy: Takes[ImagePickStrategy | None, ImagePickStrategyLike | None] = ABSENT
    """The strategy for types that `by_type` doesn't name. Absent: `"FIRST"`."""
    by_type: Takes[dict[str, ImagePickStrategy] | None, Mapping[str, ImagePickStrategyLike] | None] = ABSENT
    """The strategy for a type of `ImageHintType`: `{"BACKGROUND": "LARGEST"}`. Absent: `{}`."""


class ImageFetchOptions(Model):
    """Limits of image fetches. The defaults are safe for URLs of unknown origin, such as those in a
    receiver's status.
    """

    allow_plain_http: bool | None = member("allowPlainHTTP", default=None)
    """Whether `http:` URLs, and redirects to them, are followed. Absent: `false`."""
    allow_private_addresses: bool | None = None
    """Whether hosts on private networks and on this machine may be contacted. Absent: `false`."""
    allow_svg: bool | None = member("allowSVG", default=None)
    """Whether SVG is accepted; an SVG document can contain scripts. Absent: `false`."""
    allow_type_mismatch: bool | None = None
    """Whether an image is accepted whose type differs from the one that its server declares. Absent:
    `false`.
    """
    maximum_bytes: int | None = member(minimum=1, maximum=67108864, default=None)
    """The largest image. In bytes. From 1 to 67108864. Absent: `10485760`."""
    timeout: float | None = member(maximum=600, exclusive_minimum=0, default=None)
    """The time limit of the whole fetch, including redirects. In seconds. More than 0, at most 600.
    Absent: `30`.
    """


class ImageOptions(Model):
    """How images are fetched and cached."""

    cache_directory: str | None = member(non_empty=True, default=None)
    """The cache's folder, an absolute path on the server's machine; absent: `cast-rpc/images` in
    `$XDG_CACHE_HOME`. Not empty.
    """
    maximum_cache_bytes: int | None = member(minimum=0, default=None)
    """The total size of the cache; the least recently used images are removed first. In bytes. At least 0.
    Absent: `268435456`.
    """
    maximum_cached_images: int | None = member(minimum=0, maximum=100000, default=None)
    """How many URLs may have a cached image. From 0 to 100000. Absent: `10000`."""
    maximum_cache_age: float | None = member(minimum=0, default=None)
    """The time without a request after which an image is removed. In seconds. At least 0. Absent:
    `2592000`.
    """
    additional_roots: str | None = member(non_empty=True, default=None)
    """Path of a PEM file on the server's machine with root certificates that are trusted in addition to
    the system's. Not empty.
    """
    fetch: Takes[ImageFetchOptions | None, ImageFetchOptions | ImageFetchOptionsDict | None] = ABSENT
    """The limits of fetches, unless a call sets others."""


class ImageCacheInfo(Model):
    """The state of the cache."""

    directory: str
    """Its folder."""
    bytes: int
    """The total size of all images. In bytes."""
    images: int
    """How many URLs have a cached image."""
    removed_images: int
    """How many images this call removed."""
    removed_files: int
    """How many unreferenced files this call removed."""
    fetches: int
    """How many images are being fetched now."""


class ProvidedImage(Model):
    """An image that a client fetched itself: either `path` or `data`. Without both, the server fetches it."""

    path: str | None = member(non_empty=True, default=None)
    """The absolute path of a file on the server's machine. Not empty."""
    data: str | None = None
    """Its bytes in base64."""


class LogRule(Model):
    """A level for names that match some patterns.

    SDK: `GCKLoggerFilter.setLoggingLevel`.
    """

    level: Takes[LogLevel, LogLevelLike]
    """The lowest level that passes."""
    patterns: Takes[list[str], Sequence[str]] = member(non_empty=True)
    """Globs with `*` and `?`. For classes `Class` or `Class(Extension)`, ours or the SDK's: `CastSession`,
    `GCK*Session`, `GCKUI*`. For functions the name, with or without its labels: `start*`. Not empty.
    """


class LogFilter(Model):
    """Which records are wanted. The threshold of a record is the level of the last rule whose functions
    match, or else of the last whose classes match, or else `minimum_level`.

    SDK: `GCKLoggerFilter`.
    """

    minimum_level: Takes[LogLevel | None, LogLevelLike | None] = ABSENT
    """The lowest level that passes if no rule applies. Absent: `"INFO"`. SDK:
    `GCKLoggerFilter.minimumLevel`.
    """
    classes: Takes[list[LogRule] | None, Sequence[LogRule | LogRuleDict] | None] = ABSENT
    """Levels for classes. SDK: `GCKLoggerFilter.setLoggingLevel:forClasses:`."""
    functions: Takes[list[LogRule] | None, Sequence[LogRule | LogRuleDict] | None] = ABSENT
    """Levels for functions. SDK: `GCKLoggerFilter.setLoggingLevel:forFunctions:`."""
    message_patterns: Takes[list[str] | None, Sequence[str] | None] = ABSENT
    """Regular expressions, at most 32, one of which must match in the message; `(?i)` ignores case. The
    syntax is PCRE2's; a search that backtracks too much matches nothing. SDK:
    `GCKLoggerFilter.addMessagePatterns:`.
    """
    redact: bool | None = None
    """Whether credentials, tokens, custom data, and user names and queries of URLs are removed. Absent:
    `true`.
    """


class Image(OpenModel):
    """An image on the web.

    SDK: `GCKImage`.
    """

    SHORTHAND: ClassVar[str | None] = "url"
    url: str | None = member(non_empty=True, default=None)
    """Its URL; receivers and most caches require HTTPS. Not empty."""
    width: int | None = member(minimum=0, default=None)
    """Its width. In pixels. At least 0."""
    height: int | None = member(minimum=0, default=None)
    """Its height. In pixels. At least 0."""


class Volume(OpenModel):
    """A volume: of a stream here, of a device in `DeviceVolume`. Send only the member to change."""

    level: float | None = member(minimum=0, maximum=1, default=None)
    """The level, from 0 (silent) to 1 (loudest). From 0 to 1."""
    muted: bool | None = None
    """Whether it is muted; independent of the level."""


class MediaMetadata(OpenModel):
    """Metadata of the media; which fields apply depends on `metadata_type`. App-defined keys are kept.

    SDK: `GCKMediaMetadata`.
    """

    metadata_type: Takes[MetadataType | None, MetadataTypeLike | None] = ABSENT
    """The kind of metadata; absent: generic."""
    title: str | None = None
    """The title of the media; for an episode, a track or a chapter its own title, not that of the series."""
    subtitle: str | None = None
    """A subtitle."""
    studio: str | None = None
    """Movie: the studio."""
    series_title: str | None = None
    """TV show: the series."""
    season: int | None = member(minimum=0, default=None)
    """TV show: the season's number. At least 0."""
    episode: int | None = member(minimum=0, default=None)
    """TV show: the episode's number. At least 0."""
    original_airdate: str | None = member(alias="originalAirDate", default=None)
    """TV show: when it was first shown, ISO 8601."""
    album_name: str | None = None
    """Music: the album. SDK: `kGCKMetadataKeyAlbumTitle`."""
    album_artist: str | None = None
    """Music: the album's artist."""
    artist: str | None = None
    """Generic, music, photo: the artist."""
    composer: str | None = None
    """Music: the composer."""
    track_number: int | None = member(minimum=0, default=None)
    """Music: the track's number on its disc. At least 0."""
    disc_number: int | None = member(minimum=0, default=None)
    """Music: the disc's number. At least 0."""
    release_date: str | None = None
    """When it was released, ISO 8601."""
    creation_date_time: str | None = None
    """Photo: when it was taken, ISO 8601."""
    location: str | None = None
    """Photo: where it was taken, as text."""
    latitude: float | None = member(minimum=-90, maximum=90, default=None)
    """Photo: where it was taken. In degrees. From -90 to 90."""
    longitude: float | None = member(minimum=-180, maximum=180, default=None)
    """Photo: where it was taken. In degrees. From -180 to 180."""
    width: int | None = member(minimum=0, default=None)
    """Photo: its width. In pixels. At least 0."""
    height: int | None = member(minimum=0, default=None)
    """Photo: its height. In pixels. At least 0."""
    book_title: str | None = None
    """Audiobook: the title of the book."""
    chapter_title: str | None = None
    """Audiobook: the chapter's title."""
    chapter_number: int | None = member(minimum=0, default=None)
    """Audiobook: the chapter's number. At least 0."""
    images: Takes[list[Image] | None, Sequence[Image | ImageDict] | None] = ABSENT
    """Images, the best first."""
    poster_url: str | None = None
    """An image to show before the first frame."""
    queue_item_id: int | None = None
    """The queue item that a section belongs to."""
    section_duration: float | None = member(minimum=0, default=None)
    """The section's duration. In seconds. At least 0."""
    section_start_absolute_time: float | None = None
    """The section's start as an absolute time, in seconds since 1970. In seconds."""
    section_start_time_in_container: float | None = member(minimum=0, default=None)
    """Where the section starts in its container. In seconds. At least 0."""
    section_start_time_in_media: float | None = member(minimum=0, default=None)
    """Where the section starts in the media. In seconds. At least 0."""


class Track(OpenModel):
    """One audio, video or text track.

    SDK: `GCKMediaTrack`.
    """

    track_id: int
    """The track's id; unique within the media."""
    type: Takes[TrackType, TrackTypeLike]
    """The track's content."""
    track_content_id: str | None = None
    """Its URL, for side-loaded text."""
    track_content_type: str | None = None
    """Its MIME type: `text/vtt`."""
    subtype: Takes[TextTrackSubtype | None, TextTrackSubtypeLike | None] = ABSENT
    """The purpose of a text track."""
    name: str | None = None
    """Its name, for people."""
    language: str | None = None
    """Its language (RFC 5646); required for subtitles."""
    roles: Takes[list[str] | None, Sequence[str] | None] = ABSENT
    """DASH roles: `main`, `commentary`."""
    is_inband: bool | None = None
    """Whether the track is part of the stream itself."""
    custom_data: Any = None
    """App-defined data."""


class TextTrackStyle(OpenModel):
    """The style of text tracks.

    SDK: `GCKMediaTextTrackStyle`.
    """

    foreground_color: str | None = None
    """The text colour, `#RRGGBBAA`; `#RRGGBB` is accepted too."""
    background_color: str | None = None
    """The background colour of the text, `#RRGGBBAA`; `#RRGGBB` is accepted too."""
    edge_type: Takes[TextTrackEdgeType | None, TextTrackEdgeTypeLike | None] = ABSENT
    """The edge of the characters."""
    edge_color: str | None = None
    """The edge's colour, `#RRGGBBAA`; `#RRGGBB` is accepted too."""
    window_type: Takes[TextTrackWindowType | None, TextTrackWindowTypeLike | None] = ABSENT
    """The window around the text."""
    window_color: str | None = None
    """The window's colour, `#RRGGBBAA`; `#RRGGBB` is accepted too."""
    window_rounded_corner_radius: float | None = member(minimum=0, default=None)
    """The radius of the window's corners. In pixels. At least 0."""
    font_scale: float | None = member(minimum=0, default=None)
    """The font size relative to the default. At least 0."""
    font_family: str | None = None
    """The font family."""
    font_generic_family: Takes[TextTrackFontGenericFamily | None, TextTrackFontGenericFamilyLike | None] = ABSENT
    """The generic font family."""
    font_style: Takes[TextTrackFontStyle | None, TextTrackFontStyleLike | None] = ABSENT
    """The font style."""
    custom_data: Any = None
    """App-defined data."""


class VastAdsRequest(OpenModel):
    """Where ads come from (VAST or VMAP).

    SDK: `GCKVASTAdsRequest`.
    """

    ad_tag_url: str | None = None
    """The ad server's URL."""
    ads_response: str | None = None
    """The ad response itself; it takes precedence over the URL."""


class Break(OpenModel):
    """An ad break in the media.

    SDK: `GCKAdBreakInfo`.
    """

    id: str
    """The break's id."""
    break_clip_ids: Takes[list[str] | None, Sequence[str] | None] = ABSENT
    """Its clips in order."""
    position: float | None = member(minimum=-1, default=None)
    """The position of the break; 0: before the media, -1: after it. In seconds. At least -1."""
    duration: float | None = None
    """The duration. In seconds."""
    is_watched: bool | None = None
    """Whether it was watched."""
    is_embedded: bool | None = None
    """Whether it is part of the stream."""
    expanded: bool | None = None
    """Whether it extends the media's duration."""


class BreakClip(OpenModel):
    """One ad.

    SDK: `GCKAdBreakClipInfo`.
    """

    id: str
    """The clip's id."""
    content_id: str | None = None
    """The content of the clip: its URL or id."""
    content_url: str | None = None
    """The URL of the stream."""
    content_type: str | None = None
    """Its MIME type."""
    title: str | None = None
    """Its title."""
    duration: float | None = None
    """The duration. In seconds."""
    when_skippable: float | None = None
    """The time from the clip's start after which it can be skipped; absent or -1: never. In seconds."""
    poster_url: str | None = None
    """An image to show before the clip plays."""
    click_through_url: str | None = None
    """The URL that the clip links to."""
    hls_segment_format: Takes[HlsSegmentFormat | None, HlsSegmentFormatLike | None] = ABSENT
    """The format of HLS segments."""
    vast_ads_request: Takes[VastAdsRequest | None, VastAdsRequest | VastAdsRequestDict | None] = ABSENT
    """The source of the clip; it takes precedence over all other fields."""
    custom_data: Any = None
    """App-defined data."""


class UserActionState(OpenModel):
    """The viewer's opinion of the media."""

    user_action: Takes[UserAction, UserActionLike]
    """The action."""
    custom_data: Any = None
    """App-defined data."""


class MediaInformation(OpenModel):
    """A piece of media: its location, type and contents. One of `content_id`, `content_url` and `entity` is
    needed to play it.

    SDK: `GCKMediaInformation`.
    """

    content_id: str | None = None
    """The content: a URL, an absolute path on the server's machine, or an id that the app understands."""
    content_url: str | None = None
    """The URL or absolute path of the content; it takes precedence over `content_id` for fetching."""
    entity: str | None = None
    """A deep link that the receiver resolves."""
    atv_entity: str | None = None
    """The deep link for an Android TV app."""
    content_type: str | None = None
    """Its MIME type: `video/mp4`, `application/x-mpegURL`."""
    stream_type: Takes[StreamType | None, StreamTypeLike | None] = ABSENT
    """Whether it is live or has a fixed length. Absent: `"BUFFERED"`."""
    metadata: Takes[MediaMetadata | None, MediaMetadata | MediaMetadataDict | None] = ABSENT
    """The metadata."""
    duration: float | None = None
    """The duration; absent or -1 if unknown or live. In seconds."""
    start_absolute_time: float | None = None
    """When a live stream began, in seconds since 1970. In seconds."""
    tracks: Takes[list[Track] | None, Sequence[Track | TrackDict] | None] = ABSENT
    """Its tracks."""
    text_track_style: Takes[TextTrackStyle | None, TextTrackStyle | TextTrackStyleDict | None] = ABSENT
    """The style of its text tracks."""
    breaks: Takes[list[Break] | None, Sequence[Break | BreakDict] | None] = ABSENT
    """Its ad breaks."""
    break_clips: Takes[list[BreakClip] | None, Sequence[BreakClip | BreakClipDict] | None] = ABSENT
    """Its ad clips."""
    vmap_ads_request: Takes[VastAdsRequest | None, VastAdsRequest | VastAdsRequestDict | None] = ABSENT
    """The source of its ads; it takes precedence over `breaks`."""
    hls_segment_format: Takes[HlsSegmentFormat | None, HlsSegmentFormatLike | None] = ABSENT
    """The format of HLS audio segments."""
    hls_video_segment_format: Takes[HlsVideoSegmentFormat | None, HlsVideoSegmentFormatLike | None] = ABSENT
    """The format of HLS video segments."""
    media_category: Takes[MediaCategory | None, MediaCategoryLike | None] = ABSENT
    """The kind of media."""
    user_action_states: Takes[list[UserActionState] | None, Sequence[UserActionState | UserActionStateDict] | None] = ABSENT
    """The viewer's opinion of it."""
    custom_data: Any = None
    """App-defined data."""


class QueueItem(OpenModel):
    """One item of a queue.

    SDK: `GCKMediaQueueItem`.
    """

    item_id: int | None = None
    """The item's id. The receiver assigns it, so leave it out when you send items."""
    media: Takes[MediaInformation | None, MediaInformation | MediaInformationDict | None] = ABSENT
    """The item's media."""
    autoplay: bool | None = None
    """Whether playback starts by itself when the item becomes current. Absent: `true`."""
    start_time: float | None = member(minimum=0, default=None)
    """The position to start from. In seconds. At least 0."""
    playback_duration: float | None = None
    """The part of it that is played; a negative value counts from its end. In seconds."""
    preload_time: float | None = member(minimum=0, default=None)
    """The time before its start at which the receiver may preload it. In seconds. At least 0."""
    active_track_ids: Takes[list[int] | None, Sequence[int] | None] = ABSENT
    """The active tracks."""
    order_id: int | None = None
    """Its place before shuffling."""
    custom_data: Any = None
    """App-defined data."""


class ContainerMetadata(OpenModel):
    """Metadata of a queue's container.

    SDK: `GCKMediaQueueContainerMetadata`.
    """

    container_type: Takes[ContainerType | None, ContainerTypeLike | None] = ABSENT
    """The kind of container."""
    title: str | None = None
    """Its title."""
    sections: Takes[list[MediaMetadata] | None, Sequence[MediaMetadata | MediaMetadataDict] | None] = ABSENT
    """Its sections."""
    container_duration: float | None = member(minimum=0, default=None)
    """The total duration. In seconds. At least 0."""
    container_images: Takes[list[Image] | None, Sequence[Image | ImageDict] | None] = ABSENT
    """Its images."""
    authors: Takes[list[str] | None, Sequence[str] | None] = ABSENT
    """Audiobook: the authors."""
    narrators: Takes[list[str] | None, Sequence[str] | None] = ABSENT
    """Audiobook: the narrators."""
    publisher: str | None = None
    """Audiobook: the publisher."""
    release_date: str | None = None
    """When it was released, ISO 8601."""


class QueueData(OpenModel):
    """A queue: its description and, when it is sent, its items.

    SDK: `GCKMediaQueueData`.
    """

    id: str | None = None
    """The queue's id."""
    name: str | None = None
    """Its name, for people."""
    description: str | None = None
    """The kind of queue."""
    entity: str | None = None
    """A deep link; the receiver fetches the items itself."""
    queue_type: Takes[QueueType | None, QueueTypeLike | None] = ABSENT
    """The kind of queue."""
    repeat_mode: Takes[RepeatMode | None, RepeatModeLike | None] = ABSENT
    """The queue's behaviour at its end."""
    shuffle: bool | None = None
    """Whether it is shuffled."""
    items: Takes[list[QueueItem] | None, Sequence[QueueItem | QueueItemDict] | None] = ABSENT
    """Its items; only sent, never reported."""
    start_index: int | None = member(minimum=0, default=None)
    """The index of the item to start with. At least 0. Absent: `0`."""
    start_time: float | None = member(minimum=0, default=None)
    """The position at which the first item starts. In seconds. At least 0."""
    container_metadata: Takes[ContainerMetadata | None, ContainerMetadata | ContainerMetadataDict | None] = ABSENT
    """The metadata."""


class BreakStatus(OpenModel):
    """The position within ads; present only while ads play.

    SDK: `GCKAdBreakStatus`.
    """

    break_id: str | None = None
    """The break."""
    break_clip_id: str | None = None
    """The clip."""
    current_break_time: float | None = None
    """Time since the break began. In seconds."""
    current_break_clip_time: float | None = None
    """Time since the clip began. In seconds."""
    when_skippable: float | None = None
    """The clip time after which it can be skipped; absent or -1: never. In seconds."""


class LiveSeekableRange(OpenModel):
    """The part of a live stream in which seeking is possible.

    SDK: `GCKMediaLiveSeekableRange`.
    """

    start: float | None = None
    """The earliest position. In seconds."""
    end: float | None = None
    """The latest position, the live edge. In seconds."""
    is_moving_window: bool | None = None
    """Whether `start` moves as time passes."""
    is_live_done: bool | None = None
    """Whether the live event has ended, so that `end` no longer moves."""


class VideoInfo(OpenModel):
    """The video as it is displayed.

    SDK: `GCKVideoInfo`.
    """

    width: int | None = None
    """Its width. In pixels."""
    height: int | None = None
    """Its height. In pixels."""
    hdr_type: Takes[HdrType | None, HdrTypeLike | None] = ABSENT
    """Its dynamic range."""


class ExtendedStatus(OpenModel):
    """The item that is loading while the player is still idle."""

    player_state: Takes[PlayerState | None, PlayerStateLike | None] = ABSENT
    """Always LOADING."""
    media: Takes[MediaInformation | None, MediaInformation | MediaInformationDict | None] = ABSENT
    """The media that is loading."""
    media_session_id: int | None = None
    """The id of the future media session."""


class MediaStatus(OpenModel):
    """The status of a media session, as receivers report it and as the server keeps it after merging
    (cast.md 7.3, 7.4).

    SDK: `GCKMediaStatus`.
    """

    media_session_id: int | None = None
    """The media session's id; each load gets a new one."""
    media: Takes[MediaInformation | None, MediaInformation | MediaInformationDict | None] = ABSENT
    """The loaded media."""
    player_state: Takes[PlayerState | None, PlayerStateLike | None] = ABSENT
    """The player's state."""
    idle_reason: Takes[IdleReason | None, IdleReasonLike | None] = ABSENT
    """Why it is idle; present only with IDLE."""
    current_time: float | None = None
    """The position when the status was sent; in a live stream on the timeline of its seekable range. In
    seconds. SDK: `GCKMediaStatus.streamPosition`.
    """
    playback_rate: float | None = None
    """The playback rate; 0 or 1 while paused."""
    supported_media_commands: int | None = None
    """The commands that the receiver supports now, as a bit mask (cast.md 7.9)."""
    volume: Volume | None = None
    """The stream's volume, not the device's."""
    active_track_ids: Takes[list[int] | None, Sequence[int] | None] = ABSENT
    """The active tracks; empty and absent both mean none."""
    video_info: VideoInfo | None = None
    """The video as it is displayed."""
    break_status: BreakStatus | None = None
    """The position within ads."""
    live_seekable_range: LiveSeekableRange | None = None
    """The part of a live stream in which seeking is possible."""
    extended_status: ExtendedStatus | None = None
    """The media that is loading."""
    queue_data: Takes[QueueData | None, QueueData | QueueDataDict | None] = ABSENT
    """The queue, without its items."""
    current_item_id: int | None = None
    """The queue's current item."""
    loading_item_id: int | None = None
    """The item being loaded."""
    preloaded_item_id: int | None = None
    """The item that is preloaded as the next one."""
    items: Takes[list[QueueItem] | None, Sequence[QueueItem | QueueItemDict] | None] = ABSENT
    """A window of the queue around the current item, not the whole queue."""
    repeat_mode: Takes[RepeatMode | None, RepeatModeLike | None] = ABSENT
    """The queue's behaviour at its end."""
    custom_data: Any = None
    """App-defined data."""


class LoadOptions(OpenModel):
    """Further options of a load."""

    content_filtering_mode: Takes[ContentFilteringMode | None, ContentFilteringModeLike | None] = ABSENT
    """The content to leave out."""


class LoadRequestData(OpenModel):
    """A load of either `media` or `queue_data`, with its options.

    SDK: `GCKMediaLoadRequestData`.
    """

    media: Takes[MediaInformation | None, MediaInformation | MediaInformationDict | None] = ABSENT
    """The media."""
    queue_data: Takes[QueueData | None, QueueData | QueueDataDict | None] = ABSENT
    """The queue."""
    autoplay: bool | None = None
    """Whether playback starts at once; absent: as the first item to be played says, or else true."""
    current_time: float | None = member(minimum=0, default=None)
    """The start position; absent: the beginning, or the live edge. In seconds. At least 0."""
    playback_rate: float | None = member(minimum=0.5, maximum=2, default=None)
    """The playback rate. From 0.5 to 2. Absent: `1`. SDK: `kGCKMediaMaxPlaybackRate`."""
    active_track_ids: Takes[list[int] | None, Sequence[int] | None] = ABSENT
    """The tracks that are active from the start."""
    credentials: str | None = None
    """The viewer's credentials, for the receiver app."""
    credentials_type: str | None = None
    """The type of credentials: `web`, `android`, `ios`, `cloud`."""
    atv_credentials: str | None = None
    """Credentials for Android TV apps, instead of `credentials`."""
    atv_credentials_type: str | None = None
    """The type of those credentials."""
    load_options: Takes[LoadOptions | None, LoadOptions | LoadOptionsDict | None] = ABSENT
    """Further options."""
    custom_data: Any = None
    """App-defined data."""


class MediaControls(Model):
    """The commands that are possible now: those that the receiver supports (`supported_media_commands`),
    limited to the useful ones in the present state. A receiver that doesn't report them is assumed to
    support the basic commands. All are false without a media session.

    SDK: `GCKMediaStatus.isMediaCommandSupported`.
    """

    play: bool
    """`media.play`: the player is paused."""
    pause: bool
    """`media.pause`: the player plays or buffers, and can be paused. A live stream that can't be paused
    can only be stopped.
    """
    stop: bool
    """`media.stop`: something is loaded or loading."""
    seek: bool
    """`media.seek`: not during ads, not while loading, and in a live stream only within a seekable range."""
    seek_to_live_edge: bool
    """`media.seek` with `seek_to_infinite`: a live stream is behind its live edge."""
    set_stream_volume: bool
    """`media.set_stream_volume`."""
    set_stream_muted: bool
    """`media.set_stream_muted`."""
    skip_forward: bool
    """The receiver supports a skip button; send `media.seek` with `relative_time`."""
    skip_backward: bool
    """The receiver supports a skip button; send `media.seek` with `relative_time`."""
    queue_next: bool
    """`queue.next`."""
    queue_previous: bool
    """`queue.previous`."""
    queue_shuffle: bool
    """`queue.shuffle`."""
    queue_repeat_all: bool
    """`queue.set_repeat_mode` with all items."""
    queue_repeat_one: bool
    """`queue.set_repeat_mode` with one item."""
    skip_ad: bool
    """`media.skip_ad`: the current ad can be skipped now."""
    edit_tracks: bool
    """`media.set_active_tracks`, `media.set_text_track_style`, `media.edit_tracks`, `media.select_tracks`."""
    set_playback_rate: bool
    """`media.set_playback_rate`: not during ads, and not at a live stream's edge."""
    like: bool
    """`media.user_action` with LIKE."""
    dislike: bool
    """`media.user_action` with DISLIKE."""
    follow: bool
    """`media.user_action` with FOLLOW."""
    unfollow: bool
    """`media.user_action` with UNFOLLOW."""
    stream_transfer: bool
    """Continuing on another device."""


class AdBreakState(Model):
    """The ad that is playing, with its clock extrapolated to this moment.

    SDK: `GCKAdBreakStatus`.
    """

    break_id: str | None = None
    """The break."""
    break_clip_id: str | None = None
    """The clip."""
    break_time: float
    """Time since the break began. In seconds. SDK: `GCKAdBreakStatus.currentAdBreakTime`."""
    clip_time: float
    """Time since the clip began. In seconds. SDK: `GCKAdBreakStatus.currentAdBreakClipTime`."""
    when_skippable: float | None = None
    """The `clip_time` after which it can be skipped; absent: never. In seconds."""
    skippable_in: float | None = None
    """How long until it can be skipped; 0: now; absent: never. In seconds."""
    is_skippable: bool
    """Whether it can be skipped now."""
    clip_index: int | None = None
    """The clip's index in its break, from 0; absent if the media doesn't list it."""
    clip_count: int | None = None
    """How many clips the break has; absent if the media doesn't list them."""
    clip: Takes[BreakClip | None, BreakClip | BreakClipDict | None] = ABSENT
    """The clip's entry in the media's `break_clips`."""


class MediaPosition(Model):
    """The playback position at this moment, computed from the last status.

    SDK: `GCKRemoteMediaClient.approximateStreamPosition`.
    """

    session_id: str
    """The session."""
    revision: int
    """The revision of the state that it was computed from."""
    media_session_id: int | None = None
    """The media session's id; absent if there is none."""
    player_state: Takes[PlayerState, PlayerStateLike]
    """The player's state."""
    position: float
    """The position; 0 while the player is idle. In seconds."""
    duration: float | None = None
    """The duration; absent if unknown or live. In seconds."""
    playback_rate: float
    """The playback rate; 1 is normal."""
    is_advancing: bool
    """Whether time advances, of the media or of an ad."""
    is_playing_live_stream: bool
    """Whether a live stream is loaded."""
    live_seekable_range: LiveSeekableRange | None = None
    """The part of a live stream in which seeking is possible. SDK:
    `GCKRemoteMediaClient.approximateLiveSeekableRangeStart`.
    """
    ad_break: AdBreakState | None = None
    """The ad that is playing; absent outside ads."""


class LastKnownMedia(Model):
    """The media that a session played last, for continuing elsewhere after the session.

    SDK: `GCKUIMediaController.lastKnownStreamPosition`.
    """

    session_id: str
    """The session."""
    device_id: str
    """The session's device."""
    has_session_ended: bool
    """Whether the session has ended."""
    has_media_ended: bool
    """Whether the media session has ended; the position then no longer advances."""
    media_session_id: int | None = None
    """The media session."""
    player_state: Takes[PlayerState, PlayerStateLike]
    """The last player state: PLAYING, PAUSED… if playback was interrupted, IDLE if it reached its end.
    SDK: `GCKUIMediaController.lastKnownPlayerState`.
    """
    idle_reason: Takes[IdleReason | None, IdleReasonLike | None] = ABSENT
    """Why it is idle, if it is."""
    position: float
    """The position, extrapolated to the moment when it was last known to play. In seconds. SDK:
    `GCKUIMediaController.lastKnownStreamPosition`.
    """
    duration: float | None = None
    """The duration; absent if unknown or live. In seconds."""
    is_playing_live_stream: bool
    """Whether it is a live stream."""
    media: Takes[MediaInformation, MediaInformation | MediaInformationDict]
    """The media. SDK: `GCKUIMediaController.lastKnownMediaInformation`."""
    current_item_id: int | None = None
    """The current queue item."""
    active_track_ids: Takes[list[int] | None, Sequence[int] | None] = ABSENT
    """The active tracks."""
    playback_rate: float | None = None
    """The playback rate."""


class MediaState(Model):
    """A snapshot of a session's playback."""

    session_id: str
    """The session."""
    revision: int
    """Grows with every change; a higher revision is newer."""
    media_session_id: int | None = None
    """The media session's id; absent if there is none."""
    player_state: Takes[PlayerState, PlayerStateLike]
    """The player's state: LOADING while a new item loads, IDLE if there is no media session."""
    position: float
    """The position at this moment, extrapolated; 0 while the player is idle. In seconds. SDK:
    `GCKRemoteMediaClient.approximateStreamPosition`.
    """
    duration: float | None = None
    """The duration; absent if unknown or live. In seconds."""
    is_playing_ad: bool
    """Whether an ad plays. SDK: `GCKMediaStatus.playingAd`."""
    is_playing_live_stream: bool
    """Whether a live stream is loaded. SDK: `GCKRemoteMediaClient.playingLiveStream`."""
    controls: MediaControls
    """The commands that are possible at this moment. SDK: `GCKMediaStatus.isMediaCommandSupported`."""
    ad_break: AdBreakState | None = None
    """The ad that is playing; absent outside ads. SDK: `GCKMediaStatus.adBreakStatus`."""
    status_age: float | None = None
    """How long ago the receiver's last status arrived; absent before the first. In seconds. SDK:
    `GCKRemoteMediaClient.timeSinceLastMediaStatusUpdate`.
    """
    live_seekable_range: LiveSeekableRange | None = None
    """The seekable range of a live stream at this moment, extrapolated."""
    status: MediaStatus | None = None
    """The merged status; absent if there is no media session. SDK: `GCKMediaStatus`."""


class PassedOverItem(Model):
    """An item of a playlist or folder that isn't played."""

    name: str
    """Its title, else its URL or path."""
    reason: str
    """The reason, in a sentence."""


class MediaChapter(Model):
    """A chapter of resolved media."""

    title: str | None = None
    """Its title."""
    start_time: float
    """The position at which it begins. In seconds."""


class ResolvedItem(Model):
    """A film or song to which a URL leads."""

    url: str
    """The URL of the item's page, else of the media."""
    media: Takes[MediaInformation | None, MediaInformation | MediaInformationDict | None] = ABSENT
    """The media to load; absent: the page of a playlist's entry isn't resolved yet. Resolve `url` before
    it plays.
    """
    title: str | None = None
    """Its title, as the page has it."""
    duration: float | None = None
    """The duration; absent: unknown, or a live stream. In seconds."""
    is_live: bool | None = None
    """Whether it is a live stream. Absent: `false`."""
    height: int | None = None
    """The height of its pictures in lines; absent: unknown."""
    chapters: Takes[list[MediaChapter] | None, Sequence[MediaChapter] | None] = ABSENT
    """Its chapters; receivers don't show them."""
    lifetime: float | None = None
    """The time until the URL in `media` expires; absent: it doesn't expire. In seconds."""
    sound_url: str | None = None
    """The URL of the sound, if that in `media` has the pictures alone: the server joins them when it loads
    `media`. Other servers would load the pictures alone.
    """
    is_relayed: bool | None = None
    """Whether the URL in `media` wants header fields that devices don't send: the server fetches it for
    the device when it loads `media`. Absent: `false`.
    """


class ResolvedContent(Model):
    """A summary of the content to which a URL led."""

    kind: Takes[ResolvedKind, ResolvedKindLike]
    """The kind of content."""
    url: str
    """The URL."""
    host: str
    """Its host, without `www.`."""
    title: str | None = None
    """The title of the page, the playlist or its only item."""
    duration: float | None = None
    """The duration of its only item. In seconds."""
    is_live: bool | None = None
    """Whether its only item is a live stream. Absent: `false`."""
    height: int | None = None
    """The height of its first item's pictures in lines."""
    item_count: int
    """The number of items."""
    resolver: str | None = None
    """The program that resolved it: `yt-dlp`, or the name of one of the options; absent: the server
    itself.
    """


class ResolverProgram(Model):
    """A program of the user that finds the media in pages."""

    match: str = member(non_empty=True)
    """The pattern of URLs, in which `*` matches any text (`https://tv.example.com/*`). The first program
    whose pattern matches is used. Not empty.
    """
    command: Takes[list[str], Sequence[str]] = member(non_empty=True)
    """The program's absolute path and its arguments. No shell is involved. Not empty."""


class PagesOptions(Model):
    """How pages are resolved to media."""

    resolvers: Takes[list[ResolverProgram] | None, Sequence[ResolverProgram | ResolverProgramDict] | None] = ABSENT
    """Programs of the user, tried before `yt-dlp`. Only the server's options file can name them:
    `context.create` refuses them. Absent: `[]`.
    """
    uses_yt_dlp: bool | None = None
    """Whether `yt-dlp` is used where it is in `PATH`. Absent: `true`."""
    timeout: float | None = member(maximum=600, exclusive_minimum=0, default=None)
    """The time limit of a resolver. In seconds. More than 0, at most 600. Absent: `60`."""
    maximum_items: int | None = member(minimum=1, maximum=1000, default=None)
    """The most items of a playlist; the rest is passed over. From 1 to 1000. Absent: `200`."""


class PlayerStatus(Model):
    """The playback of a device, flat, for status lines and scripts."""

    device_id: str
    """The device's id. A device that was given by its address gets an id derived from the address; the
    server accepts it as `device` while it runs.
    """
    address: str | None = None
    """The address, as `host:port`, of a device that discovery doesn't list; `device` accepts it at any
    time. Absent: use `device_id`.
    """
    friendly_name: str
    """The device's name."""
    is_default: bool | None = None
    """Whether it is the default device. Absent: `false`."""
    session_id: str | None = None
    """The server's session with the device; absent: there is none, and the status was read without one."""
    application_id: str | None = None
    """The id of the running app; absent: none but the idle screen."""
    application_name: str | None = None
    """The running app's name."""
    status_text: str | None = None
    """The app's status text, such as `Casting: A film`."""
    player_state: Takes[PlayerState, PlayerStateLike]
    """The player's state; IDLE if nothing is loaded."""
    idle_reason: Takes[IdleReason | None, IdleReasonLike | None] = ABSENT
    """Why the player became idle."""
    title: str | None = None
    """The title of the media."""
    subtitle: str | None = None
    """Its subtitle; of an episode the series."""
    artist: str | None = None
    """Its artist."""
    album_name: str | None = None
    """Its album."""
    image_url: str | None = None
    """The URL of its picture."""
    content_id: str | None = None
    """Its content id, usually its URL."""
    content_type: str | None = None
    """Its MIME type."""
    position: float | None = None
    """The position now, extrapolated since the last status. In seconds."""
    duration: float | None = None
    """How long it is; absent: unknown, or a live stream. In seconds."""
    resumed_at: float | None = None
    """Where `player.play` began, because it was left there earlier; only in the answer to that call. In
    seconds.
    """
    playback_rate: float | None = None
    """The playback rate; 1 is normal."""
    is_playing_live_stream: bool | None = None
    """Whether it is a live stream. Absent: `false`."""
    is_playing_ad: bool | None = None
    """Whether an ad plays. Absent: `false`."""
    volume_level: float | None = None
    """The device's volume, 0 to 1."""
    is_muted: bool | None = None
    """Whether the device is muted."""
    queue_index: int | None = None
    """The index of the current item in the queue, from 0."""
    queue_length: int | None = None
    """How many items the queue has."""
    resolved: ResolvedContent | None = None
    """`player.play`: the content of the page or playlist; absent: the URL was loaded as it is."""
    second_try: SecondTry | None = None
    """`player.play`: the receiver refused the media as it is, and this is its conversion; absent: it plays
    as it was loaded first.
    """
    passed_over: Takes[list[PassedOverItem] | None, Sequence[PassedOverItem] | None] = ABSENT
    """`player.play`: the items of a playlist or folder that aren't played; absent: none."""
    unused_subtitles: Takes[list[PassedOverItem] | None, Sequence[PassedOverItem] | None] = ABSENT
    """`player.play`: the subtitles beside the film that no device shows, with what to do; absent: none."""
    error: ErrorInfo | None = None
    """The reason why the device couldn't be asked; only the members that discovery knows are present then."""


class DeviceAlias(Model):
    """A short name for a device."""

    alias: str
    """The short name."""
    device: str
    """The device: its id, name or address."""


class PreflightFinding(Model):
    """One finding of an examination."""

    code: Takes[PreflightCode, PreflightCodeLike]
    """The kind of finding."""
    severity: Takes[PreflightSeverity, PreflightSeverityLike]
    """The effect on playback."""
    url: str | None = None
    """The URL concerned; absent: the media as a whole."""
    message: str
    """The finding in a sentence."""
    advice: str | None = None
    """The advice."""


class PreflightTrack(Model):
    """A track of the examined media."""

    type: Takes[TrackType, TrackTypeLike]
    """The track's content."""
    codec: str | None = None
    """Its codec: with profile and level where they are known (`avc1.640028`), else its name."""
    width: int | None = None
    """In pixels."""
    height: int | None = None
    """In pixels."""
    frame_rate: float | None = None
    """In frames a second."""
    language: str | None = None
    """Its language, as the file has it."""


class PreflightFacts(Model):
    """The facts about a URL's content."""

    url: str
    """The final URL, after all redirects."""
    redirects: Takes[list[str] | None, Sequence[str] | None] = ABSENT
    """The URLs that redirected to it, in order; absent: none."""
    content_type: str | None = None
    """The MIME type that its server declares."""
    detected_type: str | None = None
    """The MIME type of its content."""
    size: int | None = None
    """The size; absent: unknown, or a stream. In bytes."""
    duration: float | None = None
    """The duration; absent: unknown, or a live stream. In seconds."""
    is_live: bool | None = None
    """Whether it is a live stream. Absent: `false`."""
    supports_ranges: bool | None = None
    """Whether its server sends parts of it."""
    tracks: Takes[list[PreflightTrack] | None, Sequence[PreflightTrack] | None] = ABSENT
    """Its tracks, or a manifest's variants."""
    source: Takes[PreflightSource, PreflightSourceLike]
    """The source of these facts."""


class PreflightReport(Model):
    """The result of an examination: whether a device will play the media, and why not."""

    verdict: Takes[PreflightVerdict, PreflightVerdictLike]
    """The result."""
    findings: Takes[list[PreflightFinding], Sequence[PreflightFinding]]
    """The findings, the worst first."""
    url: str
    """The URL that was examined."""
    facts: PreflightFacts | None = None
    """The facts about its content; absent: it couldn't be fetched."""
    device_id: str | None = None
    """The device that it was judged for; absent: for any."""
    friendly_name: str | None = None
    """That device's name."""
    model_name: str | None = None
    """That device's model."""
    resolved: ResolvedContent | None = None
    """The content of the page or playlist, whose first item was judged; absent: the URL itself was judged."""
    known_models: Takes[list[str] | None, Sequence[str] | None] = ABSENT
    """The models of Google's list that this device may be; absent: none, so its capabilities aren't known."""
    conversion: PlannedConversion | None = None
    """The conversion with which `player.play` would make a file of the server's machine play; absent: it
    isn't needed, or not possible.
    """
    elapsed: float
    """How long it took. In seconds."""


class DeviceVolume(OpenModel):
    """A device's volume, as viewers hear it and the TV shows it.

    SDK: `GCKSessionTraits`.
    """

    level: float | None = member(minimum=0, maximum=1, default=None)
    """The level, from 0 (silent) to 1 (loudest). From 0 to 1."""
    muted: bool | None = None
    """Whether it is muted; independent of the level."""
    control_type: Takes[VolumeControlType | None, VolumeControlTypeLike | None] = ABSENT
    """How it can be changed."""
    step_interval: float | None = member(minimum=0, default=None)
    """The step of the device's own volume keys; 0: the volume is fixed. At least 0."""


class ApplicationNamespace(OpenModel):
    """A namespace that a receiver app supports."""

    SHORTHAND: ClassVar[str | None] = "name"
    name: str
    """Its name, `urn:x-cast:…`."""


class ReceiverApplication(OpenModel):
    """An app that runs on a receiver.

    SDK: `GCKApplicationMetadata`.
    """

    app_id: str | None = None
    """The app's id; it can differ from the launched one (an Android TV counterpart)."""
    universal_app_id: str | None = None
    """The id under which the app was registered."""
    app_type: Takes[ApplicationType | None, ApplicationTypeLike | None] = ABSENT
    """The platform it runs on."""
    display_name: str | None = None
    """Its name, for people."""
    status_text: str | None = None
    """The app's status text."""
    icon_url: str | None = None
    """Its icon."""
    is_idle_screen: bool | None = None
    """Whether this is the idle screen, shown when nothing runs."""
    launched_from_cloud: bool | None = None
    """Whether it was launched by voice or from the cloud."""
    namespaces: Takes[list[ApplicationNamespace] | None, Sequence[ApplicationNamespace] | None] = ABSENT
    """The namespaces that it supports."""
    session_id: str | None = None
    """The id of this run of the app."""
    transport_id: str | None = None
    """The destination id of its messages."""
    sender_connected: bool | None = None
    """Whether a sender is connected."""


class ReceiverStatus(OpenModel):
    """The status that a receiver reports (cast.md 6.2)."""

    applications: Takes[list[ReceiverApplication] | None, Sequence[ReceiverApplication] | None] = ABSENT
    """The running apps; absent if none."""
    volume: DeviceVolume | None = None
    """The device's volume."""
    is_active_input: bool | None = None
    """Whether the TV shows this device's input; absent if unknown."""
    is_stand_by: bool | None = None
    """Whether the TV is in standby; absent if unknown."""


class MultizoneDevice(OpenModel):
    """A member of a group (cast.md 8).

    SDK: `GCKMultizoneDevice`.
    """

    device_id: str
    """The member's id, spelled as in `Device` even if the group spells it otherwise. SDK:
    `GCKMultizoneDevice.deviceID`.
    """
    announced_id: str | None = None
    """The id as the group reports it, if it isn't a UUID; as in `Device`."""
    name: str | None = None
    """Its name, for people. SDK: `GCKMultizoneDevice.friendlyName`."""
    capabilities: int | None = None
    """Its capabilities, as a bit mask (cast.md 9). SDK: `GCKMultizoneDevice.capabilities`."""
    volume: DeviceVolume | None = None
    """Its own volume; the group's volume scales it. SDK: `GCKMultizoneDevice.volumeLevel`."""


class MultizonePlaybackSession(OpenModel):
    """Whether playback can be transferred and expanded."""

    app_allows_grouping: bool | None = None
    """Whether the app can play on more devices at once."""
    is_video_content: bool | None = None
    """Whether it is video."""
    stream_transfer_supported: bool | None = None
    """Whether playback can continue on another device."""


class MultizoneStatus(OpenModel):
    """The members of a group.

    SDK: `GCKMultizoneStatus`.
    """

    devices: Takes[list[MultizoneDevice] | None, Sequence[MultizoneDevice] | None] = ABSENT
    """The members. SDK: `GCKMultizoneStatus.devices`."""
    is_multichannel: bool | None = None
    """Whether the members play different channels, as in a stereo pair."""
    playback_session: MultizonePlaybackSession | None = None
    """Whether playback can be transferred and expanded."""


class ServingOptions(Model):
    """How files of this machine are served to receivers."""

    port: int | None = member(minimum=0, maximum=65535, default=None)
    """The TCP port to serve on, for firewall rules; 0: any free port. From 0 to 65535. Absent: `0`."""
    maximum_publications: int | None = member(minimum=1, maximum=1000000, default=None)
    """The largest number of simultaneous publications. From 1 to 1000000. Absent: `20000`."""
    maximum_connections: int | None = member(minimum=1, maximum=10000, default=None)
    """The largest number of simultaneous connections; further ones are closed at once. From 1 to 10000.
    Absent: `64`.
    """
    maximum_transfers: int | None = member(minimum=1, maximum=10000, default=None)
    """The largest number of simultaneous transfers of one publication; further ones are answered with 503.
    From 1 to 10000. Absent: `16`.
    """
    stall_timeout: float | None = member(minimum=1, maximum=86400, default=None)
    """The time without progress, as during a pause, after which a receiver's transfer is disconnected. The
    receiver reconnects when playback continues. In seconds. From 1 to 86400. Absent: `1800`.
    """


class Publication(Model):
    """A file or generated content of this machine that is served under an unguessable URL."""

    publication_id: str
    """Its id; it isn't part of the URL."""
    url: str
    """The URL to load. Treat it as a secret: it is all that a permitted client needs to fetch the file."""
    path: str | None = None
    """The file's absolute path, without symbolic links; absent: the server generated the content, such as
    converted subtitles.
    """
    name: str
    """The last part of the URL."""
    content_type: str
    """The MIME type that it is served as."""
    size: int | None = None
    """The size when it was published; absent: a stream, or content that is generated on request. In bytes."""
    is_stream: bool
    """Whether it is a pipe, which can be read only once and without seeking."""
    session_id: str | None = None
    """The session whose device may fetch it, and whose end ends it; absent: none."""
    allow_any_peer: bool
    """Whether other programs and devices than the receiver may fetch it."""
    is_automatic: bool
    """Whether a load published it by itself; it then also ends when that media is replaced."""


class ServedTransfer(Model):
    """A transfer of a publication: its client, content and progress."""

    transfer_id: str
    """The transfer's id; every HTTP request is one."""
    publication_id: str
    """The publication that is fetched."""
    session_id: str | None = None
    """The publication's session."""
    path: str | None = None
    """The publication's file."""
    name: str
    """The publication's name."""
    peer: str | None = None
    """The client's address."""
    method: str
    """The HTTP method: `GET` or `HEAD`."""
    status: int
    """The HTTP status of the answer: 200, 206, 304, 404, 412 or 416."""
    range_start: int | None = None
    """The first byte that is sent, if it is one range. In bytes."""
    range_end: int | None = None
    """The byte after the last one that is sent, if it is one range. In bytes."""
    length: int | None = None
    """How many bytes the answer has; absent: unknown. In bytes."""
    bytes_sent: int
    """How many bytes were passed to the operating system for the client. In bytes."""
    state: Takes[TransferState, TransferStateLike]
    """The transfer's state."""
    failure: Takes[TransferFailure | None, TransferFailureLike | None] = ABSENT
    """The reason for a failed transfer."""
    elapsed: float
    """How long it has taken. In seconds."""


class ClientInfo(Model):
    """A client's name and version, for logs and for other clients (`Session.owner`)."""

    name: str = member(non_empty=True)
    """Its name. Not empty."""
    version: str | None = None
    """Its version."""


class SessionTraits(Model):
    """How a session's device lets its volume be changed.

    SDK: `GCKSessionTraits`.
    """

    minimum_volume: float = member(minimum=0, maximum=1)
    """The lowest volume. From 0 to 1. SDK: `GCKSessionTraits.minimumVolume`."""
    maximum_volume: float = member(minimum=0, maximum=1)
    """The highest volume. From 0 to 1. SDK: `GCKSessionTraits.maximumVolume`."""
    volume_increment: float = member(minimum=0, maximum=1)
    """The size of one step; 0 if the volume is fixed. From 0 to 1. SDK:
    `GCKSessionTraits.volumeIncrement`.
    """
    supports_muting: bool
    """Whether the device can be muted. SDK: `GCKSessionTraits.supportsMuting`."""
    is_fixed_volume: bool
    """Whether senders can't change the volume. SDK: `GCKSessionTraits.isFixedVolume`."""


class Session(Model):
    """A connection to a receiver app.

    SDK: `GCKCastSession`.
    """

    session_id: str
    """The session's id in this server."""
    device_id: str
    """The session's device."""
    device: Device
    """The session's device."""
    connection_state: Takes[ConnectionState, ConnectionStateLike]
    """Its state."""
    suspend_reason: Takes[SessionSuspendReason | None, SessionSuspendReasonLike | None] = ABSENT
    """While suspended: the reason."""
    link_state: Takes[SessionLinkState, SessionLinkStateLike]
    """The state of the connection to the device."""
    application_state: Takes[SessionApplicationState, SessionApplicationStateLike]
    """The last known state of the app's run."""
    phase: Takes[ConnectionPhase | None, ConnectionPhaseLike | None] = ABSENT
    """While connecting or resuming: the present phase."""
    application_id: str | None = None
    """The id of the app that was requested."""
    session_options: Takes[dict[str, Any] | None, Mapping[str, Any] | None] = ABSENT
    """Options that the client which started the session stored in it. SDK: `GCKSession.sessionOptions`."""
    receiver_session_id: str | None = None
    """The receiver's id of this run of the app. SDK: `GCKSession.sessionID`."""
    application: ReceiverApplication | None = None
    """The app's run, as the receiver's status describes it."""
    volume: DeviceVolume | None = None
    """The device's volume."""
    traits: SessionTraits
    """How the volume can be changed. SDK: `GCKSession.traits`."""
    is_active_input: bool | None = None
    """Whether the TV shows this device's input; absent if unknown."""
    is_stand_by: bool | None = None
    """Whether the TV is in standby; absent if unknown."""
    device_status: Takes[dict[str, Any] | None, Mapping[str, Any] | None] = ABSENT
    """Other members of the receiver's status, as the device wrote them, such as `userEq` and `version`;
    absent if there are none.
    """
    authentication: DeviceAuthenticationInfo | None = None
    """The findings of device authentication; absent if it was not requested, or is not finished."""
    multizone: MultizoneStatus | None = None
    """The members of the group, if the device is a group and has reported them."""
    supports_media: bool
    """Whether the app plays media."""
    owner: Takes[ClientInfo | None, ClientInfo | ClientInfoDict | None] = ABSENT
    """The program that started or joined it, as it identified itself in `server.initialize`; absent if it
    didn't.
    """
    is_media_status_known: bool | None = None
    """Whether the app has reported its media status since the connection was made. Some apps never answer
    that request: casting to them works, and their media is known after the first `media.load`. Absent
    for apps that play no media.
    """


class PlaybackState(Model):
    """The state with which another device, or a local player, continues playback."""

    load_request_data: Takes[LoadRequestData, LoadRequestData | LoadRequestDataDict]
    """The load that continues playback, with position (`current_time`), rate, tracks, and `autoplay`, which
    is false if playback is paused. `media.load` accepts its members; values of the app that it wouldn't
    accept are left out.
    """
    custom_data: Any = None
    """The app's own data."""
    source: Takes[PlaybackStateSource, PlaybackStateSourceLike]
    """The place that it was read from."""
    player_state: Takes[PlayerState, PlayerStateLike]
    """The player's state."""
    position: float = member(minimum=0)
    """The position; for a queue, in its current item. In seconds. At least 0."""
    media_session_id: int | None = None
    """The media session that it was taken from."""


class SavedSession(Model):
    """A session's saved record, with which another server can rejoin it."""

    session_id: str
    """The session's id in the server that had it; it keeps the id if that is free."""
    device_id: str
    """The session's device."""
    friendly_name: str
    """The device's name."""
    host: str
    """The device's last known address; the device is looked up by its id, too."""
    port: int
    """The device's last known port."""
    application_id: str | None = None
    """The id of the app that was requested."""
    receiver_session_id: str
    """The receiver's id of the app's run; only this run is rejoined."""
    session_options: Takes[dict[str, Any] | None, Mapping[str, Any] | None] = ABSENT
    """Options that the client which started the session stored in it."""
    owner: Takes[ClientInfo | None, ClientInfo | ClientInfoDict | None] = ABSENT
    """The program that started it."""
    saved_at: int
    """When it was saved, in seconds since 1970. In seconds."""


class PictureSize(Model):
    """The size at which an image is shown.

    SDK: `GCKUIImageHints.imageSize`.
    """

    width: int = member(minimum=1)
    """The width. In pixels. At least 1."""
    height: int = member(minimum=1)
    """The height. In pixels. At least 1."""


class WidgetImageOptions(Model):
    """The sizes of the widgets' images: the image is picked for this size.

    SDK: `GCKUIImageHints`.
    """

    cast_dialog: Takes[PictureSize | None, PictureSize | PictureSizeDict | None] = ABSENT
    """In the dialog; default 128 x 128."""
    mini_controller: Takes[PictureSize | None, PictureSize | PictureSizeDict | None] = ABSENT
    """In the mini controller; default 128 x 128."""
    background: Takes[PictureSize | None, PictureSize | PictureSizeDict | None] = ABSENT
    """In the expanded and the media controller; default 1280 x 720."""


class CastButtonState(Model):
    """The cast button.

    SDK: `GCKUICastButton`.
    """

    cast_state: str
    """Whether there are devices and a session: as in `context.get`. SDK: `GCKCastContext.castState`."""
    icon: Takes[CastButtonIcon, CastButtonIconLike]
    """The look of the button."""
    is_visible: bool
    """Whether it is visible."""
    label: str
    """Its accessibility label. SDK: `GCKUICastButton.setAccessibilityLabel:forCastState:`."""
    tint_color: str | None = None
    """Its colour, `#RRGGBBAA`; absent: the program's default. SDK: `GCKUICastButton.tintColor`."""
    starts_discovery_on_tap: bool
    """Whether the next tap starts discovery instead of opening the dialog: with the context's option
    `start_discovery_after_first_tap_on_cast_button`, while discovery doesn't run.
    """


class CastDialogDevice(Model):
    """A device in the dialog."""

    device_id: str
    """The device's id."""
    friendly_name: str
    """Its name, for people."""
    model_name: str | None = None
    """The device's model."""
    device_type: str
    """The type of device, as in `Device`."""
    status_text: str | None = None
    """The app's status text."""
    is_busy: bool
    """Whether an app runs on it."""


class CastDialogState(Model):
    """The cast dialog."""

    is_presented: bool
    """Whether it is open. SDK: `kGCKUICastDialogWillShowNotification`."""
    mode: Takes[CastDialogMode, CastDialogModeLike]
    """Its content."""
    title: str
    """Its title."""
    devices: Takes[list[CastDialogDevice], Sequence[CastDialogDevice]]
    """The devices to choose from, ordered by name."""
    no_devices_reason: Takes[NoDevicesReason | None, NoDevicesReasonLike | None] = ABSENT
    """If no devices are listed: why."""
    no_devices_text: str | None = None
    """If no devices are listed: advice."""
    session_id: str | None = None
    """While connecting or connected: the session."""
    device_id: str | None = None
    """While connecting or connected: the device."""
    device_name: str | None = None
    """While connecting or connected: the device's name."""
    media_title: str | None = None
    """While connected: the title of what plays."""
    media_subtitle: str | None = None
    """While connected: the subtitle of what plays; for films the studio."""
    image: Takes[Image | None, Image | ImageDict | None] = ABSENT
    """While connected: the image of what plays, picked for the dialog."""
    volume_percent: int | None = None
    """While connected: the device's volume. In percent."""
    is_muted: bool | None = None
    """While connected: whether the device is muted."""
    can_disconnect: bool
    """Whether there is a session to disconnect from."""
    failure: str | None = None
    """Why the last attempt to connect failed; until the dialog closes or another attempt begins."""
    error: ErrorInfo | None = None
    """The error that `failure` is the text of: its name, and its advice."""


class IntroOverlayState(Model):
    """The introductory overlay.

    SDK: `GCKCastContext.presentCastInstructionsViewControllerOnce`.
    """

    is_presented: bool
    """Whether it is visible."""
    was_shown: bool
    """Whether it has been shown, in this run or an earlier one. SDK:
    `GCKCastContext.clearCastInstructionsShownFlag`.
    """
    can_present: bool
    """Whether `widget.present_intro_overlay` would show it now."""
    title_text: str
    """Its title."""
    button_text: str
    """How it is dismissed."""
    title_position: Takes[IntroTitlePosition, IntroTitlePositionLike]
    """Where the title is placed."""


class MediaControl(Model):
    """A control.

    SDK: `GCKUIMultistateButton`.
    """

    is_enabled: bool
    """Whether it is enabled."""
    state: Takes[MediaControlState | None, MediaControlStateLike | None] = ABSENT
    """The displayed state, for controls that have several."""


class MediaButton(Model):
    """A button of a controller.

    SDK: `GCKUIMediaButtonBarProtocol`.
    """

    type: Takes[MediaButtonType, MediaButtonTypeLike]
    """Its action."""
    is_enabled: bool
    """Whether it is enabled."""
    state: Takes[MediaControlState | None, MediaControlStateLike | None] = ABSENT
    """The displayed state, for controls that have several."""
    custom_id: str | None = None
    """For CUSTOM: the id of the program's own button."""


class MiniControllerState(Model):
    """The bar that is shown while media plays.

    SDK: `GCKUIMiniMediaControlsViewController`.
    """

    is_enabled: bool
    """Whether the program has turned it on. SDK:
    `GCKUICastContainerViewController.miniMediaControlsItemEnabled`.
    """
    is_active: bool
    """Whether there is something to control. SDK: `GCKUIMiniMediaControlsViewController.active`."""
    should_appear: bool
    """Whether it is visible: turned on, active, and not hidden by the expanded controller. SDK:
    `GCKUIMiniMediaControlsViewControllerDelegate`.
    """
    min_height: float
    """Its minimum height. In points. SDK: `GCKUIMiniMediaControlsViewController.minHeight`."""
    title: str | None = None
    """The title of the media."""
    subtitle: str | None = None
    """The subtitle, or the name of the device."""
    thumbnail: Takes[Image | None, Image | ImageDict | None] = ABSENT
    """Its image, unless images are turned off."""
    buttons: Takes[list[MediaButton], Sequence[MediaButton]]
    """Its three slots."""
    progress: float | None = member(minimum=0, maximum=1, default=None)
    """The progress, from 0 to 1; absent if unknown. From 0 to 1."""
    is_live: bool
    """Whether it is a live stream."""


class AdState(Model):
    """An ad that is playing.

    SDK: `GCKAdBreakClipInfo`.
    """

    title: str | None = None
    """Its title."""
    image: Takes[Image | None, Image | ImageDict | None] = ABSENT
    """Its image."""
    click_through_url: str | None = None
    """The URL that the clip links to."""
    is_skippable: bool
    """Whether it can be skipped now."""
    skippable_in: float | None = None
    """How long until it can be skipped; absent: never. In seconds."""
    skip_text: str | None = None
    """The label of the skip button."""


class ExpandedControllerState(Model):
    """The full-screen controller.

    SDK: `GCKUIExpandedMediaControlsViewController`.
    """

    is_presented: bool
    """Whether it is visible."""
    uses_default: bool
    """Whether the framework shows it by itself; otherwise it only notifies
    (`WidgetDidTriggerExpandedController`). SDK: `GCKCastContext.useDefaultExpandedMediaControls`.
    """
    is_active: bool
    """Whether there is something to control."""
    device_name: str | None = None
    """The device's name."""
    casting_to_text: str | None = None
    """A sentence with the name of the device."""
    title: str | None = None
    """The title of the media."""
    subtitle: str | None = None
    """The subtitle of what plays."""
    image: Takes[Image | None, Image | ImageDict | None] = ABSENT
    """Its image, picked for the background."""
    is_live: bool
    """Whether it is a live stream."""
    is_stream_position_hidden: bool
    """Whether the position is hidden. SDK:
    `GCKUIExpandedMediaControlsViewController.hideStreamPositionControlsForLiveContent`.
    """
    play_pause_toggle: MediaControl
    """The fixed button in the centre."""
    buttons: Takes[list[MediaButton], Sequence[MediaButton]]
    """The four slots around it."""
    ad: AdState | None = None
    """The ad that is playing."""


class MediaControllerControls(Model):
    """The controls of the media controller.

    SDK: `GCKUIMediaController`.
    """

    play: MediaControl
    """Plays."""
    pause: MediaControl
    """Pauses."""
    play_pause_toggle: MediaControl
    """Toggles play and pause; for live streams play and stop."""
    stop: MediaControl
    """Stops."""
    forward30: MediaControl
    """Skips 30 seconds forward."""
    rewind30: MediaControl
    """Skips 30 seconds back."""
    pause_queue: MediaControl
    """Pauses when the current item ends. SDK: `GCKUIMediaController.pauseQueueButton`."""
    next: MediaControl
    """The next item."""
    previous: MediaControl
    """The previous item."""
    repeat_mode: MediaControl
    """Cycles through the repeat modes: off, all, single, shuffle."""
    stream_position: MediaControl
    """Seeks to any position."""
    tracks: MediaControl
    """Opens the track selector."""
    skip_ad: MediaControl
    """Skips the ad."""
    mute_toggle: MediaControl
    """Mutes or unmutes the device."""


class MediaControllerState(Model):
    """All controls for the media. They are disabled while a request is in flight.

    SDK: `GCKUIMediaController`.
    """

    session_id: str | None = None
    """The session."""
    connection_state: Takes[ConnectionState | None, ConnectionStateLike | None] = ABSENT
    """The session's state; absent without one. While SUSPENDED the position doesn't advance, and nothing
    can be controlled.
    """
    suspend_reason: Takes[SessionSuspendReason | None, SessionSuspendReasonLike | None] = ABSENT
    """While suspended: the reason."""
    is_media_loaded: bool
    """Whether media is loaded. SDK: `GCKUIMediaController.mediaLoaded`."""
    has_current_queue_item: bool
    """Whether a queue item is current. SDK: `GCKUIMediaController.hasCurrentQueueItem`."""
    has_loading_queue_item: bool
    """Whether a queue item is loading. SDK: `GCKUIMediaController.hasLoadingQueueItem`."""
    player_state: Takes[PlayerState, PlayerStateLike]
    """The player's state."""
    last_known_player_state: Takes[PlayerState | None, PlayerStateLike | None] = ABSENT
    """The last known player state; kept after the session ends. SDK:
    `GCKUIMediaController.lastKnownPlayerState`.
    """
    last_known_stream_position: float | None = None
    """The last known position; kept after the session ends. In seconds. SDK:
    `GCKUIMediaController.lastKnownStreamPosition`.
    """
    is_request_in_flight: bool
    """Whether a request is in flight."""
    is_loading: bool
    """Whether a loading indicator should be shown. SDK: `GCKUIMediaController.mediaLoadingIndicator`."""
    is_live: bool
    """Whether it is a live stream."""
    title: str | None = None
    """The title of the media."""
    smart_subtitle: str | None = None
    """The subtitle, or the most telling field for the kind of media: the studio of a film, the artist of
    music. SDK: `GCKUIMediaController.smartSubtitleLabel`.
    """
    image: Takes[Image | None, Image | ImageDict | None] = ABSENT
    """Its image."""
    bound_metadata: Takes[dict[str, str] | None, Mapping[str, str] | None] = ABSENT
    """Texts for the metadata members that the program asked for, as far as the media has them. SDK:
    `GCKUIMediaController.bindLabel:toMetadataKey:`.
    """
    bound_images: Takes[dict[str, Image] | None, Mapping[str, Image | ImageDict] | None] = ABSENT
    """Images for the sizes that the program asked for, by name. SDK:
    `GCKUIMediaController.bindImageView:toImageHints:`.
    """
    stream_position: float
    """The position, or the value at which the slider is held; updated once a second while time advances.
    In seconds. SDK: `GCKUIStreamPositionController.streamPosition`.
    """
    stream_duration: float | None = None
    """The duration; absent for live streams. In seconds. SDK:
    `GCKUIStreamPositionController.streamDuration`.
    """
    seekable_start: float | None = None
    """For live streams: the earliest position. In seconds."""
    seekable_end: float | None = None
    """For live streams: the latest position. In seconds."""
    is_sliding: bool
    """Whether someone holds the slider."""
    is_stream_position_hidden: bool
    """Whether the position is hidden. SDK:
    `GCKUIMediaController.hideStreamPositionControlsForLiveContent`.
    """
    position_text: str
    """The position as text: `MM:SS`, `H:MM:SS`, or `--:--`."""
    duration_text: str
    """The duration as text."""
    remaining_text: str
    """The remaining time as text, with a minus sign unless that is turned off. SDK:
    `GCKUIMediaController.displayTimeRemainingAsNegativeValue`.
    """
    ad: AdState | None = None
    """The ad that is playing."""
    controls: MediaControllerControls
    """The controls."""


class VolumeControllerState(Model):
    """The device's volume.

    SDK: `GCKUIDeviceVolumeController`.
    """

    session_id: str | None = None
    """The session."""
    level: float = member(minimum=0, maximum=1)
    """The volume, or the value at which the slider is held. From 0 to 1."""
    percent: int
    """The volume in percent. In percent."""
    is_muted: bool
    """Whether it is muted."""
    is_fixed_volume: bool
    """Whether senders can't change the volume. SDK: `GCKSessionTraits.isFixedVolume`."""
    is_sliding: bool
    """Whether someone holds the slider."""
    slider: MediaControl
    """The slider."""
    up: MediaControl
    """One step louder."""
    down: MediaControl
    """One step quieter."""
    mute_toggle: MediaControl
    """Mutes or unmutes it."""


class PlaybackRateSegment(Model):
    """A rate in the list."""

    playback_rate: float
    """The rate."""
    label: str
    """`1×`."""
    is_selected: bool
    """Whether it is the current rate."""


class PlaybackRateControllerState(Model):
    """The playback rate.

    SDK: `GCKUIPlaybackRateController`.
    """

    playback_rate: float
    """The playback rate. SDK: `GCKUIPlaybackRateController.playbackRate`."""
    is_enabled: bool
    """Whether it can be changed now. SDK: `GCKUIPlaybackRateController.inputEnabled`."""
    minimum_playback_rate: float
    """The lowest rate: 0.5. SDK: `kGCKMediaMinPlaybackRate`."""
    maximum_playback_rate: float
    """The highest rate: 2. SDK: `kGCKMediaMaxPlaybackRate`."""
    segments: Takes[list[PlaybackRateSegment], Sequence[PlaybackRateSegment]]
    """The rates to choose from."""


class TrackEntry(Model):
    """A track in the list."""

    track_id: int | None = None
    """The track's id; absent for the entry "none" or "the stream's default"."""
    title: str
    """Its title."""
    language: str | None = None
    """Its language, RFC 5646."""
    is_selected: bool
    """Whether it is active."""


class TrackSelectorState(Model):
    """The lists of audio and text tracks.

    SDK: `GCKUIMediaTrackSelectionViewController`.
    """

    is_presented: bool
    """Whether it is open."""
    is_enabled: bool
    """Whether tracks can be selected now."""
    audio_tracks: Takes[list[TrackEntry], Sequence[TrackEntry]]
    """The audio tracks; if none is active, with an entry for the stream's default."""
    text_tracks: Takes[list[TrackEntry], Sequence[TrackEntry]]
    """The text tracks and an entry for none; empty if there are no text tracks."""
    selected_track_ids: Takes[list[int], Sequence[int]]
    """The active tracks, of all types. SDK: `GCKUIMediaTrackSelectionViewController.selectedTrackIDs`."""


class WidgetStates(Model):
    """The states of some or all widgets."""

    cast_button: CastButtonState | None = None
    """The button that shows whether casting is possible."""
    cast_dialog: CastDialogState | None = None
    """The dialog in which a device is chosen or left."""
    intro_overlay: IntroOverlayState | None = None
    """The overlay that introduces the button, once."""
    mini_controller: MiniControllerState | None = None
    """The bar that is shown while media plays."""
    expanded_controller: ExpandedControllerState | None = None
    """The full-screen controller."""
    media_controller: MediaControllerState | None = None
    """All controls for what plays."""
    volume_controller: VolumeControllerState | None = None
    """The device's volume."""
    playback_rate_controller: PlaybackRateControllerState | None = None
    """The playback rate."""
    track_selector: TrackSelectorState | None = None
    """The lists of audio and text tracks."""


class CastButtonOptions(Model):
    """The program's options for the cast button."""

    visibility: Takes[CastButtonVisibility | None, CastButtonVisibilityLike | None] = ABSENT
    """When it is visible. Absent: `"ON_NETWORK"`."""
    triggers_default_cast_dialog: bool | None = None
    """Whether a tap opens the dialog. Absent: `true`. SDK: `GCKUICastButton.triggersDefaultCastDialog`."""
    tint_color: str | None = member(non_empty=True, default=None)
    """Its colour, `#RRGGBB` or `#RRGGBBAA`. Not empty. SDK: `GCKUICastButton.tintColor`."""
    labels: Takes[dict[str, str] | None, Mapping[str, str] | None] = ABSENT
    """Labels by cast state (`NOT_CONNECTED`…); `default` applies to the others. SDK:
    `GCKUICastButton.setAccessibilityLabel:forCastState:`.
    """


class IntroOverlayOptions(Model):
    """The program's options for the introductory overlay."""

    title_text: str | None = member(non_empty=True, default=None)
    """Its title. Not empty. Absent: `"Touch to cast media to your TV and Speakers"`."""
    button_text: str | None = member(non_empty=True, default=None)
    """How it is dismissed. Not empty. Absent: `"OK"`."""
    title_position: Takes[IntroTitlePosition | None, IntroTitlePositionLike | None] = ABSENT
    """Where the title is placed. Absent: `"AUTOMATIC"`."""
    presents_automatically: bool | None = None
    """Whether it is shown by itself when the first device appears, if it was never shown. Absent: `false`."""


class MediaButtonChoice(Model):
    """The button for a slot."""

    type: Takes[MediaButtonType, MediaButtonTypeLike]
    """Its action."""
    custom_id: str | None = member(non_empty=True, default=None)
    """For CUSTOM: the id of the program's own button. Not empty."""


class MiniControllerOptions(Model):
    """The program's options for the mini controller."""

    is_enabled: bool | None = None
    """Whether it is turned on. Absent: `false`. SDK:
    `GCKUICastContainerViewController.miniMediaControlsItemEnabled`.
    """
    thumbnail_enabled: bool | None = None
    """Whether it shows an image. Absent: `true`. SDK:
    `GCKUIMiniMediaControlsViewController.thumbnailEnabled`.
    """
    buttons: Takes[list[MediaButtonChoice] | None, Sequence[MediaButtonChoice | MediaButtonChoiceDict] | None] = ABSENT
    """Its slots, at most three; default: play/pause in the last one. SDK:
    `GCKUIMiniMediaControlsViewController.setButtonType:atIndex:`.
    """


class ExpandedControllerOptions(Model):
    """The program's options for the expanded controller."""

    use_default_expanded_media_controls: bool | None = None
    """Whether the framework shows it by itself. Absent: `false`. SDK:
    `GCKCastContext.useDefaultExpandedMediaControls`.
    """
    hide_stream_position_controls_for_live_content: bool | None = None
    """Whether the position is hidden for live streams. Absent: `false`. SDK:
    `GCKUIExpandedMediaControlsViewController.hideStreamPositionControlsForLiveContent`.
    """
    presents_when_media_starts: bool | None = None
    """Whether it is triggered when media starts. Absent: `false`."""
    buttons: Takes[list[MediaButtonChoice] | None, Sequence[MediaButtonChoice | MediaButtonChoiceDict] | None] = ABSENT
    """The slots around play/pause, at most four; default: tracks, previous, next, mute. SDK:
    `GCKUIExpandedMediaControlsViewController.setButtonType:atIndex:`.
    """


class MediaControllerOptions(Model):
    """The program's options for the media controller."""

    display_time_remaining_as_negative_value: bool | None = None
    """Whether the remaining time has a minus sign. Absent: `true`. SDK:
    `GCKUIMediaController.displayTimeRemainingAsNegativeValue`.
    """
    hide_stream_position_controls_for_live_content: bool | None = None
    """Whether the position is hidden for live streams. Absent: `false`. SDK:
    `GCKUIMediaController.hideStreamPositionControlsForLiveContent`.
    """
    bound_metadata: Takes[list[str] | None, Sequence[str] | None] = ABSENT
    """Which metadata members the state includes, at most 32: `studio`, `album_name`, app-defined ones. SDK:
    `GCKUIMediaController.bindLabel:toMetadataKey:`.
    """
    bound_images: Takes[dict[str, PictureSize] | None, Mapping[str, PictureSize | PictureSizeDict] | None] = ABSENT
    """Which images the state includes, at most 16: sizes by names of the program's choice. SDK:
    `GCKUIMediaController.bindImageView:toImageHints:`.
    """


class PlaybackRateOptions(Model):
    """The program's options for the playback rate controller."""

    playback_rates: Takes[list[float] | None, Sequence[float] | None] = member(non_empty=True, default=None)
    """The rates to choose from, from 0.5 to 2, ascending, at most 16; default 0.5, 1 and 2. Not empty."""


class WidgetOptions(Model):
    """The program's options for the widgets; shared by all clients."""

    cast_button: Takes[CastButtonOptions | None, CastButtonOptions | CastButtonOptionsDict | None] = ABSENT
    """The cast button."""
    images: Takes[WidgetImageOptions | None, WidgetImageOptions | WidgetImageOptionsDict | None] = ABSENT
    """The images."""
    intro_overlay: Takes[IntroOverlayOptions | None, IntroOverlayOptions | IntroOverlayOptionsDict | None] = ABSENT
    """The introductory overlay."""
    mini_controller: Takes[MiniControllerOptions | None, MiniControllerOptions | MiniControllerOptionsDict | None] = ABSENT
    """The mini controller."""
    expanded_controller: Takes[ExpandedControllerOptions | None, ExpandedControllerOptions | ExpandedControllerOptionsDict | None] = ABSENT
    """The expanded controller."""
    media_controller: Takes[MediaControllerOptions | None, MediaControllerOptions | MediaControllerOptionsDict | None] = ABSENT
    """The media controller."""
    playback_rate_controller: Takes[PlaybackRateOptions | None, PlaybackRateOptions | PlaybackRateOptionsDict | None] = ABSENT
    """The playback rate controller."""


class LocalPlayback(Model):
    """The playback of a local player, or the one that it should continue."""

    media: Takes[MediaInformation | None, MediaInformation | MediaInformationDict | None] = ABSENT
    """The media that plays locally."""
    queue_data: Takes[QueueData | None, QueueData | QueueDataDict | None] = ABSENT
    """The queue that it belongs to."""
    position: float | None = member(minimum=0, default=None)
    """The position of the local player. In seconds. At least 0. Absent: `0`."""
    is_playing: bool | None = None
    """Whether time advances. Absent: `true`."""
    is_ended: bool | None = None
    """Whether playback has ended: there is nothing to continue with."""
    playback_rate: float | None = member(exclusive_minimum=0, default=None)
    """The playback rate. More than 0."""
    active_track_ids: Takes[list[int] | None, Sequence[int] | None] = ABSENT
    """The active tracks."""


class ContextInfo(Model):
    """The context as it is now.

    SDK: `GCKCastContext`.
    """

    cast_state: Takes[CastState, CastStateLike]
    """Whether there are devices, and a session."""
    current_session_id: str | None = None
    """The session that this connection's calls use when they name none."""
    connection_state: Takes[ConnectionState, ConnectionStateLike]
    """The state of the newest session; DISCONNECTED if there is none. SDK:
    `GCKSessionManager.connectionState`.
    """
    is_created: bool
    """Whether the options are final: set by `context.create`, or by the first call that discovers devices
    or connects to one, which creates the context with the defaults. SDK:
    `GCKCastContext.isSharedInstanceInitialized`.
    """
    options: Takes[ContextOptions, ContextOptions | ContextOptionsDict]
    """The options, with defaults filled in."""
    app_state: Takes[AppState, AppStateLike]
    """Whether any client is in the foreground."""


class ProvidedDevice(Model):
    """A device that a client provides because it isn't announced on the network. It speaks Cast V2 at its
    address.

    SDK: `GCKDeviceProvider.createDeviceWithID:networkAddress:servicePort:`.
    """

    device_id: str = member(non_empty=True)
    """Its id within its category. In the list `announced_id` is `CATEGORY:ID`, and `device_id` is derived
    from that. Not empty.
    """
    friendly_name: str = member(non_empty=True)
    """Its name, for people. Not empty."""
    host: str = member(non_empty=True)
    """Its address, or its host's name. Not empty."""
    port: int | None = member(minimum=1, maximum=65535, default=None)
    """Its port. From 1 to 65535. Absent: `8009`."""
    model_name: str | None = None
    """The device's model."""
    device_version: str | None = None
    """The version of its protocol."""
    capabilities: int | None = member(minimum=0, default=None)
    """Its capabilities, as a bit mask (cast.md 9). At least 0."""
    is_busy: bool | None = None
    """Whether an app runs on it; absent if unknown."""
    status_text: str | None = None
    """Its app's status text."""


class ProvidedDevices(Model):
    """The devices of a category that a client can list at once; it adds others with
    `discovery.publish_devices`.
    """

    devices: Takes[list[ProvidedDevice] | None, Sequence[ProvidedDevice | ProvidedDeviceDict] | None] = ABSENT
    """Devices to add; those already listed stay."""


class DiscoveryInfo(Model):
    """The state of discovery."""

    is_running: bool
    """Whether discovery is running."""
    devices: Takes[list[Device], Sequence[Device]]
    """All devices, ordered by friendly name."""


class Event(Model):
    """One notification, stored for a poll."""

    method: str
    """The notification's name."""
    params: Takes[dict[str, Any], Mapping[str, Any]]
    """Its parameters."""


class Snapshot(Model):
    """The state of discovery, sessions and players at one moment."""

    cast_state: Takes[CastState, CastStateLike]
    """Whether there are devices, and a session."""
    discovery: DiscoveryInfo
    """Discovery and its devices."""
    sessions: Takes[list[Session], Sequence[Session]]
    """All sessions, the oldest first."""
    media: Takes[list[MediaState], Sequence[MediaState]]
    """The media state of each session."""
    players: Takes[list[PlayerStatus], Sequence[PlayerStatus]]
    """The playback status of each session's device, as in `PlayerDidChange`; in the sessions' order."""


class ImageFile(Model):
    """An image on this machine."""

    path: str
    """The file. It stays until the space is needed: don't change it, and copy it to keep it."""
    media_type: str
    """Its type, determined from its bytes: `image/png`, `image/jpeg`, `image/gif`, `image/webp`,
    `image/bmp`, `image/avif`, `image/svg+xml`.
    """
    width: int | None = None
    """Its width; absent for SVG. In pixels."""
    height: int | None = None
    """Its height; absent for SVG. In pixels."""
    bytes: int
    """The size of the file. In bytes."""
    source: Takes[ImageSource, ImageSourceLike]
    """The place that it was read from."""
    is_kept: bool
    """Whether it was cached; an image that its server forbids to cache is kept for ten minutes."""
    data: str | None = None
    """Its bytes in base64, if requested."""


class ChosenImage(Model):
    """The client's pick."""

    index: int | None = member(minimum=0, default=None)
    """The index in the offered images. At least 0."""
    image: Takes[Image | None, Image | ImageDict | None] = ABSENT
    """Alternatively any other image. Without both, no image is shown."""


class LogFile(Model):
    """Logging to files, one setting for the whole server.

    SDK: `GCKLogger.fileLoggingEnabled`.
    """

    is_enabled: bool
    """Whether the server logs to it."""
    path: str | None = None
    """The current file; older ones have a number: `cast-rpc.1.log` is the most recent."""
    max_file_size: int | None = None
    """The largest size of a file. In bytes. SDK: `GCKLogger.maxLogFileSize`."""
    max_file_count: int | None = None
    """How many files are kept, including the current one. SDK: `GCKLogger.maxLogFileCount`."""
    filter: Takes[LogFilter | None, LogFilter | LogFilterDict | None] = ABSENT
    """The records that are logged."""
    failure: str | None = None
    """The reason why nothing can be written at present."""
    lost_records: int | None = None
    """How many records could not be written."""


class LogConsole(Model):
    """Logging to standard error, one setting for the whole server. Standard output never carries anything
    but JSON-RPC messages.

    SDK: `GCKLogger.consoleLoggingEnabled`.
    """

    is_enabled: bool
    """Whether the server logs to it."""
    filter: Takes[LogFilter | None, LogFilter | LogFilterDict | None] = ABSENT
    """The records that are logged."""


class MessageTap(Model):
    """The Cast messages that a connection receives."""

    is_enabled: bool
    """Whether it receives any."""
    session_id: str | None = None
    """The session; absent: all sessions."""
    namespaces: Takes[list[str] | None, Sequence[str] | None] = ABSENT
    """Globs for namespaces; absent: all."""
    include_heartbeat: bool | None = None
    """Whether PING and PONG are included. Absent: `false`."""
    redact: bool | None = None
    """Whether secrets are removed from payloads, and binary payloads left out. Absent: `true`."""
    maximum_payload_bytes: int | None = member(minimum=0, maximum=65536, default=None)
    """The length at which payloads are cut. In bytes. From 0 to 65536. Absent: `16384`."""


class WaitOptions(Model):
    """Whether a call waits until the player has settled: receivers answer while they still buffer."""

    wait_for: Takes[PlayerState | None, PlayerStateLike | None] = ABSENT
    """The call returns when the player reaches this state, or when the media has ended; absent: as soon as
    the receiver has answered.
    """
    wait_timeout: float | None = member(exclusive_minimum=0, default=None)
    """With `wait_for`: how long to wait after the receiver's answer; then the call fails with
    RequestTimedOut, but playback continues. In seconds. More than 0. Absent: `30`.
    """


class PendingMediaRequest(Model):
    """A request to an app that is still unanswered.

    SDK: `GCKRequest`.
    """

    session_id: str
    """The session."""
    request_id: int
    """The request's id on the wire. SDK: `GCKRequest.requestID`."""
    type: str
    """Its type: `LOAD`, `SEEK`…"""
    elapsed: float
    """How long it has been waiting. In seconds."""
    remaining: float | None = None
    """How long until it fails with RequestTimedOut; absent: no limit. In seconds."""


class MediaRequestItem(Model):
    """A stream whose beginning a receiver may preload.

    SDK: `GCKMediaRequestItem`.
    """

    url: str = member(non_empty=True)
    """The URL of the stream. Not empty."""
    protocol_type: Takes[StreamingProtocol, StreamingProtocolLike]
    """The protocol of the stream."""
    initial_time: float | None = member(minimum=0, default=None)
    """The position from which it will be played. In seconds. At least 0. Absent: `0`."""
    hls_segment_format: Takes[HlsSegmentFormat | None, HlsSegmentFormatLike | None] = ABSENT
    """The format of its segments; required for HLS."""


class PlayerTarget(Model):
    """The device that a call is for."""

    device: str | None = member(non_empty=True, default=None)
    """The device: its id, its name (case-insensitive), an alias, or an address (`host` or `host:port`);
    absent: the default device (`player.set_default`), else the device of this connection's current
    session, else the only device there is. Not empty.
    """
    search_timeout: float | None = member(minimum=0, maximum=600, default=None)
    """How long to look for a device that isn't known yet. In seconds. From 0 to 600. Absent: `5`."""
    timeout: float | None = member(maximum=600, exclusive_minimum=0, default=None)
    """The limit for connecting, launching and joining together; absent: the context's `connect_timeout`.
    Asking a device without a session, as `player.status` does, takes 30 s at most if it is absent. In
    seconds. More than 0, at most 600.
    """


class PlayerNames(Model):
    """The names that a user gave to devices."""

    default_device: str | None = None
    """The default device, as it was set; absent: none."""
    aliases: Takes[list[DeviceAlias], Sequence[DeviceAlias]]
    """The aliases, in alphabetical order."""
    problem: str | None = None
    """The reason why the file of names can't be used, in results of `player.get_names`; there are no names
    then.
    """


class QueueInsertion(Model):
    """The result of an insertion."""

    item_ids: Takes[list[int] | None, Sequence[int] | None] = ABSENT
    """The new items' ids, in order; absent if the receiver doesn't report them."""
    media_state: MediaState
    """The session's media state after the insertion."""


class QueuePage(Model):
    """A part of a queue at one moment."""

    start_index: int
    """The index of the first item in the queue."""
    items: Takes[list[QueueItem], Sequence[QueueItem | QueueItemDict]]
    """The items, in order; an item that isn't cached has only its `item_id`."""
    item_count: int
    """How many items the queue has."""
    revision: int
    """The list's revision; the page includes all notifications up to it."""
    is_complete: bool
    """Whether the receiver reports its whole list; otherwise these are the items of its status."""


class QueueCache(Model):
    """The server's copy of a queue.

    SDK: `GCKMediaQueue`.
    """

    cache_size: int
    """The largest number of cached items; the most recently used stay."""
    maximum_fetch_count: int
    """The largest number of items per request."""
    cached_item_count: int
    """How many items are cached now."""
    item_count: int
    """How many items the list has; 0 if unknown."""
    revision: int
    """The list's revision."""
    is_current: bool
    """Whether the list equals the receiver's, as far as is known."""
    is_complete: bool
    """Whether the receiver reports its whole list."""


class RecordedDevice(Model):
    """The device that is recorded."""

    device_id: str
    """Its id."""
    friendly_name: str
    """Its name."""


class RecordingInfo(Model):
    """A recording and its progress."""

    recording_id: str
    """Its id."""
    path: str
    """The current file; older ones have a number: `tv.jsonl.1` is the most recent."""
    device: RecordedDevice
    """The device."""
    is_raw: bool
    """Whether private values are kept."""
    state: Takes[RecordingState, RecordingStateLike]
    """Whether it is written."""
    entries: int
    """How many entries were written."""
    bytes: int
    """How many bytes were written, in all files. In bytes."""
    lost: int
    """How many entries could not be written; the file says where."""
    failure: str | None = None
    """The reason why nothing can be written at present."""
    replaced: Takes[dict[str, int] | None, Mapping[str, int] | None] = ABSENT
    """How many different values of each kind were replaced by stand-ins: `name`, `network`, `id`,
    `address`, `hardwareAddress`, `mailAddress`, `urlPart`, `secret`; absent if the recording is raw.
    """


class ClientCapabilities(Model):
    """Requests from the server that the client can answer."""

    credentials_provider: bool | None = None
    """It answers `credentials.provide`. Absent: `false`."""
    image_picker: bool | None = None
    """It answers `image.choose`: it picks the images that are shown. Absent: `false`."""
    image_cache: bool | None = None
    """It answers `image.provide`: it fetches and caches images itself. Absent: `false`."""
    device_provider: bool | None = None
    """It answers `discovery.provide`: it provides devices that the network doesn't announce. Absent:
    `false`. SDK: `GCKDeviceProvider`.
    """


class ServerLimits(Model):
    """The server's limits."""

    maximum_message_bytes: int
    """The largest message. In bytes."""
    maximum_depth: int
    """The deepest nesting of arrays and objects."""
    maximum_values: int
    """How many values (members, elements, and what holds them) a message may have."""
    maximum_requests_in_flight: int
    """How many unanswered requests a connection may have."""
    maximum_queue_bytes: int
    """How many bytes are buffered for a client that doesn't read, before notifications are dropped. In
    bytes.
    """
    maximum_queue_bytes_of_all: int | None = None
    """How many bytes are buffered for all clients together. Above half of this limit, the server stops
    reading from each client that holds more than its share of that half, until the client has read its
    notifications. At the limit it disconnects the client that holds the most. In bytes.
    """


class ServerInfo(Model):
    """The server's name, versions and state."""

    name: str
    """Always `cast-rpc`."""
    version: str
    """Its version."""
    protocol_version: str
    """The newest protocol version that it supports."""
    api_level: int
    """The API level; it grows with each addition."""
    api_compatible: int
    """The oldest API level whose clients still work."""
    spec_hash: str
    """Identifies the exact API document; a client library carries the hash of the one it was generated
    from.
    """
    process_id: int
    """Its process id."""
    uptime: float
    """How long it has been running. In seconds."""
    clients: int
    """How many connections are open."""
    sessions: int
    """How many Cast sessions exist."""


class ReportReplacement(Model):
    """The stand-ins of one kind in a report. The same text has the same stand-in everywhere in it."""

    kind: str
    """The kind of text: `name`, `network`, `id`, `address`, `hardwareAddress`, `mailAddress`, `urlPart` or
    `secret`.
    """
    count: int = member(minimum=0)
    """How many different texts of this kind have a stand-in. At least 0."""


class UnansweredRequest(Model):
    """A request of a client that has no answer yet."""

    method: str
    """Its method."""
    elapsed: float
    """The time since the server began to process it. In seconds."""


class ConnectedClient(Model):
    """A connection with its unanswered requests and undelivered notifications."""

    number: int
    """Its number; it grows from connection to connection."""
    is_caller: bool
    """Whether it is the connection that asks."""
    client_info: Takes[ClientInfo | None, ClientInfo | ClientInfoDict | None] = ABSENT
    """The client's name and version from `server.initialize`; absent if it gave none."""
    transport: Takes[ClientTransport, ClientTransportLike]
    """How the client is connected."""
    process_id: int | None = None
    """The client's process id: over a socket as the kernel reports it, over standard streams as the client
    gave it in `server.initialize`.
    """
    uptime: float
    """How long it has been connected. In seconds."""
    subscriptions: int
    """How many subscriptions it has."""
    topics: Takes[list[str], Sequence[str]]
    """Every notification that they cover, by name."""
    waiting_events: int
    """How many events wait for its polls."""
    unanswered_count: int
    """How many of its requests have no answer yet."""
    unanswered: Takes[list[UnansweredRequest], Sequence[UnansweredRequest]]
    """The oldest 16 of them, the oldest first."""
    queued_bytes: int
    """How many bytes wait for the client to read. In bytes."""
    dropped_notifications: int
    """How many notifications were dropped in all because the client read too slowly."""
    current_session_id: str | None = None
    """The session that the client's calls use when they name none; absent if there is none, or each call
    has to name one.
    """


class FailedRestoration(Model):
    """A saved session that could not be rejoined."""

    saved: SavedSession
    """The saved record."""
    error: ErrorInfo
    """The reason."""


class WidgetStyle(Model):
    """A part of the style tree.

    SDK: `GCKUIStyleAttributes`.
    """

    path: str
    """The part's path."""
    attributes: Takes[dict[str, Any], Mapping[str, Any]]
    """Its own attributes."""
    effective: Takes[dict[str, Any], Mapping[str, Any]]
    """Its effective attributes once all changes are applied: its own and the inherited ones."""
    is_applied: bool
    """Whether all changes to the tree have been applied."""


class ChannelListResult(Model):
    """The result of `channel.list`."""

    channels: Takes[list[ChannelInfo], Sequence[ChannelInfo]]
    """The channels."""


class ChannelSendResult(Model):
    """The result of `channel.send`."""

    is_writable: bool
    """Whether the connection accepts more now; if not, wait for `ChannelDidChangeWritable`."""


class ChannelGenerateRequestIdResult(Model):
    """The result of `channel.generate_request_id`."""

    request_id: int
    """The number."""


class ChannelBroadcastResult(Model):
    """The result of `channel.broadcast`."""

    is_writable: bool
    """Whether the connection accepts more now."""


class ContextSetAppStateResult(Model):
    """The result of `context.set_app_state`."""

    app_state: Takes[AppState, AppStateLike]
    """The combined state of all clients."""


class DiscoveryScanResult(Model):
    """The result of `discovery.scan`."""

    devices: Takes[list[Device], Sequence[Device]]
    """The devices, ordered by friendly name; without those that only an earlier run saw."""


class DiscoveryPublishDevicesResult(Model):
    """The result of `discovery.publish_devices`."""

    devices: Takes[list[Device], Sequence[Device]]
    """The same devices, as they are listed."""


class DiscoveryQueryAppAvailabilityResult(Model):
    """The result of `discovery.query_app_availability`."""

    availability: Takes[dict[str, AppAvailability], Mapping[str, AppAvailabilityLike]]
    """The answer for each app, by the id that was asked for."""
    is_cached: bool
    """Whether the answer was cached."""


class EventsSubscribeResult(Model):
    """The result of `events.subscribe`."""

    subscription: str
    """The subscription's id."""
    topics: Takes[list[str], Sequence[str]]
    """Every notification that the subscription covers."""
    snapshot: Snapshot | None = None
    """The present state, if requested."""


class EventsPollResult(Model):
    """The result of `events.poll`."""

    events: Takes[list[Event], Sequence[Event]]
    """The events, the oldest first."""
    dropped: int
    """How many events were dropped since the last poll because too many were waiting."""


class ImagePickResult(Model):
    """The result of `image.pick`."""

    image: Takes[Image | None, Image | ImageDict | None] = ABSENT
    """The image; absent: none."""
    is_custom: bool
    """Whether a client picked it."""


class LogGetFilterResult(Model):
    """The result of `log.get_filter`."""

    filter: Takes[LogFilter, LogFilter | LogFilterDict]
    """This connection's filter."""
    is_subscribed: bool
    """Whether the connection is subscribed to `LogDidRecord`."""
    message_tap: MessageTap
    """Which Cast messages this connection sees."""
    file: LogFile
    """Logging to files."""
    console: LogConsole
    """Logging to standard error."""


class MediaResolveResult(Model):
    """The result of `media.resolve`."""

    resolved: ResolvedContent
    """A summary of the content."""
    items: Takes[list[ResolvedItem], Sequence[ResolvedItem]]
    """Its items, in order; at least one."""
    passed_over: Takes[list[PassedOverItem], Sequence[PassedOverItem]]
    """The entries of a playlist that can't be played."""


class MediaGetDefaultTextTrackStyleResult(Model):
    """The result of `media.get_default_text_track_style`."""

    text_track_style: Takes[TextTrackStyle, TextTrackStyle | TextTrackStyleDict]
    """The text style."""


class MediaStoreSessionResult(Model):
    """The result of `media.store_session`."""

    session_state: Takes[dict[str, Any], Mapping[str, Any]]
    """The state, which only apps understand: usually `load_request_data` and `custom_data`."""


class MediaSendCommandResult(Model):
    """The result of `media.send_command`."""

    reply: Takes[dict[str, Any] | None, Mapping[str, Any] | None] = ABSENT
    """The answer as received; absent if none was expected."""


class MediaRequestsResult(Model):
    """The result of `media.requests`."""

    requests: Takes[list[PendingMediaRequest], Sequence[PendingMediaRequest]]
    """The requests."""


class PlayerListResult(Model):
    """The result of `player.list`."""

    players: Takes[list[PlayerStatus], Sequence[PlayerStatus]]
    """The devices, in the order of discovery; one that doesn't answer has `error`."""


class QueueFetchItemIdsResult(Model):
    """The result of `queue.fetch_item_ids`."""

    item_ids: Takes[list[int], Sequence[int]]
    """The ids, in the order of the queue."""
    revision: int
    """The list's revision; the page includes all notifications up to it."""


class QueueFetchItemsResult(Model):
    """The result of `queue.fetch_items`."""

    items: Takes[list[QueueItem], Sequence[QueueItem | QueueItemDict]]
    """The items that are in the queue, in the order of `item_ids`, each one once."""


class QueueFetchItemRangeResult(Model):
    """The result of `queue.fetch_item_range`."""

    items: Takes[list[QueueItem], Sequence[QueueItem | QueueItemDict]]
    """The items in the order of the queue, as many as the receiver reports at a time."""


class QueueReloadResult(Model):
    """The result of `queue.reload`."""

    item_ids: Takes[list[int], Sequence[int]]
    """The ids, in the order of the queue."""
    revision: int
    """The list's revision."""


class RecordListResult(Model):
    """The result of `record.list`."""

    recordings: Takes[list[RecordingInfo], Sequence[RecordingInfo]]
    """The recordings, oldest first."""


class ServeListResult(Model):
    """The result of `serve.list`."""

    publications: Takes[list[Publication], Sequence[Publication]]
    """The publications, oldest first."""


class ServerInitializeResult(Model):
    """The result of `server.initialize`."""

    server_info: ServerInfo
    """The server's name, versions and state."""
    limits: ServerLimits
    """The server's limits."""
    topics: Takes[list[str], Sequence[str]]
    """The topics that the connection is now subscribed to."""


class ServerClientsResult(Model):
    """The result of `server.clients`."""

    clients: Takes[list[ConnectedClient], Sequence[ConnectedClient]]
    """The connections, the oldest first."""


class ServerReportResult(Model):
    """The result of `server.report`."""

    text: str
    """The report, as Markdown."""
    replacements: Takes[list[ReportReplacement], Sequence[ReportReplacement]]
    """The kinds of texts that were replaced."""


class ServerEchoResult(Model):
    """The result of `server.echo`."""

    value: Any
    """The `value` of the call."""


class SessionListResult(Model):
    """The result of `session.list`."""

    sessions: Takes[list[Session], Sequence[Session]]
    """All sessions, the oldest first."""
    current_session_id: str | None = None
    """The current session of this connection (`session.set_current`); absent: calls must name a session."""


class SessionPressVolumeKeyResult(Model):
    """The result of `session.press_volume_key`."""

    is_handled: bool
    """Whether it changed the device's volume."""
    volume: DeviceVolume | None = None
    """The resulting volume."""


class SessionGetCastingGroupsResult(Model):
    """The result of `session.get_casting_groups`."""

    groups: Takes[list[dict[str, Any]], Sequence[Mapping[str, Any]]]
    """The groups; empty if it belongs to none."""


class SessionTransferResult(Model):
    """The result of `session.transfer`."""

    session: Session
    """The session on the other device."""
    from_device_id: str
    """The device that it left."""
    state_source: Takes[PlaybackStateSource | None, PlaybackStateSourceLike | None] = ABSENT
    """Where the playback state came from; absent: nothing played."""
    is_resumed_by_application: bool
    """Whether the app accepted its state; otherwise the media was loaded, if there was any."""
    is_source_stopped: bool
    """Whether the old device confirmed that its app has ended."""


class SessionGetDefaultOptionsResult(Model):
    """The result of `session.get_default_options`."""

    options: Takes[dict[str, Any] | None, Mapping[str, Any] | None] = ABSENT
    """The options; absent: none."""


class SessionBuildOpenUrlResult(Model):
    """The result of `session.build_open_url`."""

    url: str
    """The link."""
    query_item_name: str
    """The name of the item."""
    query_item_value: str
    """Its value, not percent-encoded."""


class SessionParseOpenUrlResult(Model):
    """The result of `session.parse_open_url`."""

    device_id: str
    """The device. SDK: `GCKOpenURLOptions.deviceUniqueID`."""
    friendly_name: str | None = None
    """The device's name when the link was made. SDK: `GCKOpenURLOptions.deviceFriendlyName`."""
    receiver_session_id: str | None = None
    """The id of the app's run; absent: any. SDK: `GCKOpenURLOptions.sessionID`."""


class SessionListSavedResult(Model):
    """The result of `session.list_saved`."""

    sessions: Takes[list[SavedSession], Sequence[SavedSession]]
    """The sessions that `session.restore` would rejoin."""
    problems: Takes[list[str], Sequence[str]]
    """Records that can't be used, one sentence each: damaged files, sessions older than a day."""


class SessionRestoreResult(Model):
    """The result of `session.restore`."""

    sessions: Takes[list[Session], Sequence[Session]]
    """The sessions that are connected again."""
    failures: Takes[list[FailedRestoration], Sequence[FailedRestoration]]
    """The sessions that are not."""
    problems: Takes[list[str], Sequence[str]]
    """Records that can't be used, one sentence each."""


class WidgetGetStateResult(Model):
    """The result of `widget.get_state`."""

    revision: int
    """Grows with every change of any widget."""
    state: WidgetStates
    """Their states."""


class WidgetTapCastButtonResult(Model):
    """The result of `widget.tap_cast_button`."""

    outcome: Takes[CastButtonOutcome, CastButtonOutcomeLike]
    """The result."""
    cast_state: Takes[CastState, CastStateLike]
    """Whether there are devices and a session: which dialog to show."""


class WidgetPresentIntroOverlayResult(Model):
    """The result of `widget.present_intro_overlay`."""

    is_shown: bool
    """Whether it is shown now."""


class WidgetTapMiniControllerResult(Model):
    """The result of `widget.tap_mini_controller`."""

    is_presented: bool
    """Whether the expanded controller is shown now; otherwise `WidgetDidTriggerExpandedController` was
    sent.
    """


class WidgetPresentExpandedControllerResult(Model):
    """The result of `widget.present_expanded_controller`."""

    is_presented: bool
    """Whether the expanded controller is shown now; otherwise `WidgetDidTriggerExpandedController` was
    sent.
    """


class WidgetDismissExpandedControllerResult(Model):
    """The result of `widget.dismiss_expanded_controller`."""

    is_presented: bool
    """Whether the expanded controller is shown now; otherwise `WidgetDidTriggerExpandedController` was
    sent.
    """


class WidgetPressButtonResult(Model):
    """The result of `widget.press_button`."""

    control: Takes[WidgetControl, WidgetControlLike]
    """The action that was carried out."""


class WidgetApplyStyleResult(Model):
    """The result of `widget.apply_style`."""

    paths: Takes[list[str], Sequence[str]]
    """The parts whose effective attributes changed."""


class WidgetMakeLoadRequestResult(Model):
    """The result of `widget.make_load_request`."""

    request: Takes[LoadRequestData, LoadRequestData | LoadRequestDataDict]
    """The parameters for `media.load`."""

__all__ = [
    "DeviceAuthenticationOptions", "AuthenticationFinding", "CertificateInfo", "DeviceAuthenticationInfo",
    "ChannelSession", "ChannelInfo", "LaunchOptions", "ReconnectOptions", "TransferOptions", "TLSOptions",
    "HeartbeatOptions", "ResumeOptions", "ContextOptions", "LaunchCredentials", "PlannedConversion", "SecondTry",
    "ConversionOptions", "ConversionProgress", "Device", "DeviceGroup", "DeviceNetwork", "DeviceDescription",
    "DiscoveryCriteria", "DiscoveryOptions", "NetworkInterface", "ProbeStep", "ProbeResult", "DiscoverySourceInfo",
    "LeftOutDevice", "DeviceCacheInfo", "DeviceReach", "DiscoveryDiagnosis", "ReceiverErrorInfo", "ErrorData",
    "QueueErrorInfo", "SessionChoice", "ErrorInfo", "ImageHints", "ImagePickPolicy", "ImageFetchOptions",
    "ImageOptions", "ImageCacheInfo", "ProvidedImage", "LogRule", "LogFilter", "Image", "Volume", "MediaMetadata",
    "Track", "TextTrackStyle", "VastAdsRequest", "Break", "BreakClip", "UserActionState", "MediaInformation",
    "QueueItem", "ContainerMetadata", "QueueData", "BreakStatus", "LiveSeekableRange", "VideoInfo", "ExtendedStatus",
    "MediaStatus", "LoadOptions", "LoadRequestData", "MediaControls", "AdBreakState", "MediaPosition", "LastKnownMedia",
    "MediaState", "PassedOverItem", "MediaChapter", "ResolvedItem", "ResolvedContent", "ResolverProgram",
    "PagesOptions", "PlayerStatus", "DeviceAlias", "PreflightFinding", "PreflightTrack", "PreflightFacts",
    "PreflightReport", "DeviceVolume", "ApplicationNamespace", "ReceiverApplication", "ReceiverStatus",
    "MultizoneDevice", "MultizonePlaybackSession", "MultizoneStatus", "ServingOptions", "Publication", "ServedTransfer",
    "ClientInfo", "SessionTraits", "Session", "PlaybackState", "SavedSession", "PictureSize", "WidgetImageOptions",
    "CastButtonState", "CastDialogDevice", "CastDialogState", "IntroOverlayState", "MediaControl", "MediaButton",
    "MiniControllerState", "AdState", "ExpandedControllerState", "MediaControllerControls", "MediaControllerState",
    "VolumeControllerState", "PlaybackRateSegment", "PlaybackRateControllerState", "TrackEntry", "TrackSelectorState",
    "WidgetStates", "CastButtonOptions", "IntroOverlayOptions", "MediaButtonChoice", "MiniControllerOptions",
    "ExpandedControllerOptions", "MediaControllerOptions", "PlaybackRateOptions", "WidgetOptions", "LocalPlayback",
    "ContextInfo", "ProvidedDevice", "ProvidedDevices", "DiscoveryInfo", "Event", "Snapshot", "ImageFile",
    "ChosenImage", "LogFile", "LogConsole", "MessageTap", "WaitOptions", "PendingMediaRequest", "MediaRequestItem",
    "PlayerTarget", "PlayerNames", "QueueInsertion", "QueuePage", "QueueCache", "RecordedDevice", "RecordingInfo",
    "ClientCapabilities", "ServerLimits", "ServerInfo", "ReportReplacement", "UnansweredRequest", "ConnectedClient",
    "FailedRestoration", "WidgetStyle", "ChannelListResult", "ChannelSendResult", "ChannelGenerateRequestIdResult",
    "ChannelBroadcastResult", "ContextSetAppStateResult", "DiscoveryScanResult", "DiscoveryPublishDevicesResult",
    "DiscoveryQueryAppAvailabilityResult", "EventsSubscribeResult", "EventsPollResult", "ImagePickResult",
    "LogGetFilterResult", "MediaResolveResult", "MediaGetDefaultTextTrackStyleResult", "MediaStoreSessionResult",
    "MediaSendCommandResult", "MediaRequestsResult", "PlayerListResult", "QueueFetchItemIdsResult",
    "QueueFetchItemsResult", "QueueFetchItemRangeResult", "QueueReloadResult", "RecordListResult", "ServeListResult",
    "ServerInitializeResult", "ServerClientsResult", "ServerReportResult", "ServerEchoResult", "SessionListResult",
    "SessionPressVolumeKeyResult", "SessionGetCastingGroupsResult", "SessionTransferResult",
    "SessionGetDefaultOptionsResult", "SessionBuildOpenUrlResult", "SessionParseOpenUrlResult",
    "SessionListSavedResult", "SessionRestoreResult", "WidgetGetStateResult", "WidgetTapCastButtonResult",
    "WidgetPresentIntroOverlayResult", "WidgetTapMiniControllerResult", "WidgetPresentExpandedControllerResult",
    "WidgetDismissExpandedControllerResult", "WidgetPressButtonResult", "WidgetApplyStyleResult",
    "WidgetMakeLoadRequestResult",
]
