# Generated from spec/ by cast-rpc-gen. Do not edit.
# To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)
# ruff: noqa
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from .._codec import (
    ANY,
    BOOLEAN,
    INTEGER,
    NUMBER,
    OBJECT,
    STRING,
    Array,
    Codec,
    Enumeration,
    Map,
)
from .._model import (
    Field,
    Model,
    Nested,
)
from .enums import *


class DeviceAuthenticationOptions(Model):
    """Whether and how strictly devices must authenticate. The proof is a signature by a key that Google
    certified. It is off by default: in March 2025 strict senders refused millions of genuine devices.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("policy", "policy", Enumeration(DeviceAuthenticationPolicy)),
        Field("ignore_expiry", "ignoreExpiry", BOOLEAN),
        Field("accept_sha1", "acceptSHA1", BOOLEAN),
        Field("require_nonce", "requireNonce", BOOLEAN),
        Field("crl", "crl", Enumeration(RevocationPolicy)),
        Field("crl_file", "crlFile", STRING, non_empty=True),
        Field("crl_roots_file", "crlRootsFile", STRING, non_empty=True),
        Field("trusted_roots_file", "trustedRootsFile", STRING, non_empty=True),
        Field("timeout", "timeout", NUMBER, maximum=60, exclusive_minimum=0),
    )

    policy: DeviceAuthenticationPolicy | None
    """Whether devices must authenticate. Absent: `"OFF"`."""

    ignore_expiry: bool | None
    """Whether expired or not yet valid certificates in the device's chain are accepted. The dates of its
    TLS certificate are checked regardless. Absent: `false`.
    """

    accept_sha1: bool | None
    """Whether a SHA-1 signature is accepted; the oldest devices make it. Absent: `true`."""

    require_nonce: bool | None
    """Whether an answer that doesn't repeat the challenge is refused; the oldest devices give such
    answers. An answer that repeats another challenge is always refused. Absent: `false`.
    """

    crl: RevocationPolicy | None
    """How revocation lists are used. Absent: `"OPTIONAL"`."""

    crl_file: str | None
    """Path of a revocation list (a `CrlBundle` in protobuf) on the server's machine that is checked in
    addition to the device's own. Not empty.
    """

    crl_roots_file: str | None
    """Path of a PEM file with roots for revocation lists that are trusted in addition to Google's. Not
    empty.
    """

    trusted_roots_file: str | None
    """Path of a PEM file on the server's machine with root certificates that are trusted in addition to
    Google's; for `cast-receiver`, that of its `--root-certificate`. Not empty.
    """

    timeout: float | None
    """How long a device may take to answer the challenge. In seconds. More than 0, at most 60. Absent:
    `5`.
    """

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            policy: DeviceAuthenticationPolicyLike | None = None,
            ignore_expiry: bool | None = None,
            accept_sha1: bool | None = None,
            require_nonce: bool | None = None,
            crl: RevocationPolicyLike | None = None,
            crl_file: str | None = None,
            crl_roots_file: str | None = None,
            trusted_roots_file: str | None = None,
            timeout: float | None = None,
        ) -> None: ...


class AuthenticationFinding(Model):
    """A check of device authentication that failed, or that would fail under stricter options."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("check", "check", Enumeration(AuthenticationCheck), required=True),
        Field("message", "message", STRING, required=True),
        Field("certificate", "certificate", STRING),
    )

    check: AuthenticationCheck
    """The check."""

    message: str
    """What is wrong and what to do."""

    certificate: str | None
    """The common name of the certificate concerned."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            check: AuthenticationCheckLike,
            message: str,
            certificate: str | None = None,
        ) -> None: ...


class CertificateInfo(Model):
    """A certificate of a device's chain."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("subject", "subject", STRING),
        Field("issuer", "issuer", STRING),
        Field("not_before", "notBefore", STRING),
        Field("not_after", "notAfter", STRING),
        Field("fingerprint", "fingerprint", STRING, required=True),
    )

    subject: str | None
    """The subject's common name."""

    issuer: str | None
    """The issuer's common name."""

    not_before: str | None
    """The start of its validity, ISO 8601 in UTC."""

    not_after: str | None
    """The end of its validity, ISO 8601 in UTC."""

    fingerprint: str
    """The SHA-256 of its DER encoding, in hexadecimal digits."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            subject: str | None = None,
            issuer: str | None = None,
            not_before: str | None = None,
            not_after: str | None = None,
            fingerprint: str,
        ) -> None: ...


class DeviceAuthenticationInfo(Model):
    """The findings of device authentication."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("verdict", "verdict", Enumeration(AuthenticationVerdict), required=True),
        Field("failed_check", "failedCheck", Enumeration(AuthenticationCheck)),
        Field("message", "message", STRING),
        Field("failures", "failures", Array(Nested(lambda: AuthenticationFinding)), required=True),
        Field("warnings", "warnings", Array(Nested(lambda: AuthenticationFinding)), required=True),
        Field("subject", "subject", STRING),
        Field("model", "model", STRING),
        Field("not_after", "notAfter", STRING),
        Field("audio_only", "audioOnly", BOOLEAN, required=True),
        Field("hash_algorithm", "hashAlgorithm", STRING),
        Field("nonce_echoed", "nonceEchoed", BOOLEAN, required=True),
        Field("revocation_checked", "revocationChecked", BOOLEAN, required=True),
        Field("chain", "chain", Array(Nested(lambda: CertificateInfo)), required=True),
    )

    verdict: AuthenticationVerdict
    """The result."""

    failed_check: AuthenticationCheck | None
    """The most serious failure. If it is about dates, all other checks passed."""

    message: str | None
    """What failed and what to do."""

    failures: list[AuthenticationFinding]
    """All failures, the most serious first, dates last."""

    warnings: list[AuthenticationFinding]
    """Findings that the options tolerate."""

    subject: str | None
    """The common name of the device's certificate: model code and hardware address on Chromecasts."""

    model: str | None
    """The common name of the authority that issued it, named after the model or its maker."""

    not_after: str | None
    """When the first certificate of the chain expires, ISO 8601 in UTC."""

    audio_only: bool
    """Whether the chain is only for devices without a screen."""

    hash_algorithm: str | None
    """The hash of the device's signature: `SHA-256`, on the oldest devices `SHA-1`."""

    nonce_echoed: bool
    """Whether the answer repeats our challenge, so that it can't be a replay."""

    revocation_checked: bool
    """Whether a valid revocation list was checked."""

    chain: list[CertificateInfo]
    """The chain, from the device's certificate to the root, as far as it could be built."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            verdict: AuthenticationVerdictLike,
            failed_check: AuthenticationCheckLike | None = None,
            message: str | None = None,
            failures: Sequence[AuthenticationFinding],
            warnings: Sequence[AuthenticationFinding],
            subject: str | None = None,
            model: str | None = None,
            not_after: str | None = None,
            audio_only: bool,
            hash_algorithm: str | None = None,
            nonce_echoed: bool,
            revocation_checked: bool,
            chain: Sequence[CertificateInfo],
        ) -> None: ...


class ChannelSession(Model):
    """A channel in one session."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING, required=True),
        Field("is_connected", "isConnected", BOOLEAN, required=True),
        Field("is_writable", "isWritable", BOOLEAN, required=True),
    )

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

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            session_id: str,
            is_connected: bool,
            is_writable: bool,
        ) -> None: ...


class ChannelInfo(Model):
    """A channel that the client has."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("namespace", "namespace", STRING, required=True),
        Field("session_id", "sessionId", STRING),
        Field("sessions", "sessions", Array(Nested(lambda: ChannelSession)), required=True),
    )

    namespace: str
    """Its namespace. SDK: `GCKCastChannel.protocolNamespace`."""

    session_id: str | None
    """The session that it was added for; absent: every session."""

    sessions: list[ChannelSession]
    """Its state in each session that it covers, the oldest first."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            namespace: str,
            session_id: str | None = None,
            sessions: Sequence[ChannelSession],
        ) -> None: ...


class LaunchOptions(Model):
    """How apps are launched unless a call says otherwise.

    SDK: `GCKLaunchOptions`.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("language_code", "languageCode", STRING, non_empty=True),
        Field("relaunch_if_running", "relaunchIfRunning", BOOLEAN),
        Field("android_receiver_compatible", "androidReceiverCompatible", BOOLEAN),
    )

    language_code: str | None
    """The language requested from apps, RFC 5646; absent: the server's locale. Not empty. SDK:
    `GCKLaunchOptions.languageCode`.
    """

    relaunch_if_running: bool | None
    """Whether an app that already runs is restarted. Absent: `false`. SDK:
    `GCKLaunchOptions.relaunchIfRunning`.
    """

    android_receiver_compatible: bool | None
    """Whether the app's Android TV counterpart may be launched. Absent: `false`. SDK:
    `GCKLaunchOptions.androidReceiverCompatible`.
    """

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            language_code: str | None = None,
            relaunch_if_running: bool | None = None,
            android_receiver_compatible: bool | None = None,
        ) -> None: ...


class ReconnectOptions(Model):
    """How a session is resumed after its connection was lost."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("is_enabled", "isEnabled", BOOLEAN),
        Field("initial_delay", "initialDelay", NUMBER, minimum=0, maximum=600),
        Field("maximum_delay", "maximumDelay", NUMBER, minimum=0.1, maximum=3600),
        Field("attempt_timeout", "attemptTimeout", NUMBER, minimum=0.1, maximum=600),
        Field("give_up_after", "giveUpAfter", NUMBER, minimum=0, maximum=31536000),
    )

    is_enabled: bool | None
    """Whether it is resumed; otherwise the session ends. Absent: `true`."""

    initial_delay: float | None
    """The longest delay before the first attempt; the actual delay is random up to it. In seconds. From 0
    to 600. Absent: `0.5`.
    """

    maximum_delay: float | None
    """The longest delay between attempts; delays double up to it, and half of each is random. In seconds.
    From 0.1 to 3600. Absent: `30`.
    """

    attempt_timeout: float | None
    """How long one attempt may take. In seconds. From 0.1 to 600. Absent: `15`."""

    give_up_after: float | None
    """How long after the loss the server gives up; 0: never. In seconds. From 0 to 31536000. Absent:
    `300`.
    """

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            is_enabled: bool | None = None,
            initial_delay: float | None = None,
            maximum_delay: float | None = None,
            attempt_timeout: float | None = None,
            give_up_after: float | None = None,
        ) -> None: ...


class TransferOptions(Model):
    """How sessions move to other devices."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("follows_moves", "followsMoves", BOOLEAN),
        Field("search_timeout", "searchTimeout", NUMBER, minimum=0.1, maximum=60),
        Field("timeout", "timeout", NUMBER, maximum=600, exclusive_minimum=0),
    )

    follows_moves: bool | None
    """Whether the server looks on other devices for a session whose app disappears while something
    transferable plays, as when somebody moves it by voice or on the device. Absent: `true`.
    """

    search_timeout: float | None
    """How long the server looks for it; then the session has ended. In seconds. From 0.1 to 60. Absent:
    `5`.
    """

    timeout: float | None
    """How long `session.transfer` may take, not counting the connection to the other device, unless the
    call says otherwise. In seconds. More than 0, at most 600. Absent: `90`.
    """

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            follows_moves: bool | None = None,
            search_timeout: float | None = None,
            timeout: float | None = None,
        ) -> None: ...


class TLSOptions(Model):
    """Which TLS versions and ciphers are acceptable for connections to receivers. The defaults also accept
    old TVs; a receiver's certificate proves nothing in any case, which is what device authentication is
    for.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("minimum_version", "minimumVersion", Enumeration(TLSVersion)),
        Field("maximum_version", "maximumVersion", Enumeration(TLSVersion)),
        Field("ciphers", "ciphers", STRING, non_empty=True),
        Field("security_level", "securityLevel", INTEGER, minimum=0, maximum=5),
        Field("maximum_stored_sessions", "maximumStoredSessions", INTEGER, minimum=0, maximum=10000),
    )

    minimum_version: TLSVersion | None
    """The oldest accepted version. Absent: `"TLS_1_0"`."""

    maximum_version: TLSVersion | None
    """The newest offered version; absent: the newest available."""

    ciphers: str | None
    """OpenSSL's cipher list for TLS up to 1.2 (`man openssl-ciphers`). Not empty. Absent: `"DEFAULT"`."""

    security_level: int | None
    """OpenSSL's security level. 0 accepts what old TVs offer: TLS 1.0 and 1.1, SHA-1 signatures, 1,024-bit
    keys; levels from 1 on refuse them. From 0 to 5. Absent: `0`.
    """

    maximum_stored_sessions: int | None
    """How many TLS sessions are cached to shorten later handshakes; 0: every handshake is a full one, as
    it always is while devices are authenticated. From 0 to 10000. Absent: `64`.
    """

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            minimum_version: TLSVersionLike | None = None,
            maximum_version: TLSVersionLike | None = None,
            ciphers: str | None = None,
            security_level: int | None = None,
            maximum_stored_sessions: int | None = None,
        ) -> None: ...


class HeartbeatOptions(Model):
    """When a silent receiver is pinged, and when it counts as dead."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("ping_after", "pingAfter", NUMBER, minimum=0.05, maximum=3600),
        Field("dead_after", "deadAfter", NUMBER, minimum=0.1, maximum=7200),
        Field("partial_message_deadline", "partialMessageDeadline", NUMBER, minimum=0.1, maximum=7200),
    )

    ping_after: float | None
    """A PING is sent when nothing was received, or nothing was sent, for this long. Some old devices
    disconnect senders that are silent for more than 5 seconds. In seconds. From 0.05 to 3600. Absent:
    `5`.
    """

    dead_after: float | None
    """The receiver counts as dead when it has sent nothing for this long in spite of a PING. In seconds.
    From 0.1 to 7200. Absent: `10`.
    """

    partial_message_deadline: float | None
    """The receiver counts as dead when a message is incomplete this long after its first byte. In seconds.
    From 0.1 to 7200. Absent: `10`.
    """

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            ping_after: float | None = None,
            dead_after: float | None = None,
            partial_message_deadline: float | None = None,
        ) -> None: ...


class ContextOptions(Model):
    """The context's options: defaults and limits. They are set once, before the context is used.

    SDK: `GCKCastOptions`.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("launch_options", "launchOptions", Nested(lambda: LaunchOptions)),
        Field("discovery_criteria", "discoveryCriteria", Nested(lambda: DiscoveryCriteria)),
        Field("discovery", "discovery", Nested(lambda: DiscoveryOptions)),
        Field("start_discovery_after_first_tap_on_cast_button", "startDiscoveryAfterFirstTapOnCastButton", BOOLEAN),
        Field("disable_analytics_logging", "disableAnalyticsLogging", BOOLEAN),
        Field("disable_discovery_autostart", "disableDiscoveryAutostart", BOOLEAN),
        Field("stop_receiver_application_when_ending_session", "stopReceiverApplicationWhenEndingSession", BOOLEAN),
        Field("device_authentication", "deviceAuthentication", Nested(lambda: DeviceAuthenticationOptions)),
        Field("user_agent", "userAgent", STRING, non_empty=True),
        Field("maximum_sessions", "maximumSessions", INTEGER, minimum=1, maximum=1024),
        Field("connect_timeout", "connectTimeout", NUMBER, maximum=600, exclusive_minimum=0),
        Field("suspend_sessions_when_backgrounded", "suspendSessionsWhenBackgrounded", BOOLEAN),
        Field("physical_volume_buttons_will_control_device_volume", "physicalVolumeButtonsWillControlDeviceVolume", BOOLEAN),
        Field("reconnect", "reconnect", Nested(lambda: ReconnectOptions)),
        Field("transfer", "transfer", Nested(lambda: TransferOptions)),
        Field("save_sessions", "saveSessions", BOOLEAN),
        Field("tls", "tls", Nested(lambda: TLSOptions)),
        Field("images", "images", Nested(lambda: ImageOptions)),
        Field("serving", "serving", Nested(lambda: ServingOptions)),
        Field("shared_container_identifier", "sharedContainerIdentifier", STRING, non_empty=True),
        Field("heartbeat", "heartbeat", Nested(lambda: HeartbeatOptions)),
    )

    launch_options: LaunchOptions | None
    """How apps are launched. SDK: `GCKCastOptions.launchOptions`."""

    discovery_criteria: DiscoveryCriteria | None
    """Which devices are listed for clients that don't say so in `discovery.start`; absent: all. SDK:
    `GCKCastOptions.discoveryCriteria`.
    """

    discovery: DiscoveryOptions | None
    """How devices are discovered."""

    start_discovery_after_first_tap_on_cast_button: bool | None
    """Whether `context.create` leaves it to the first `widget.tap_cast_button` to start discovery. The SDK's
    default is true, to save battery; here that would only hide devices. Absent: `false`. SDK:
    `GCKCastOptions.startDiscoveryAfterFirstTapOnCastButton`.
    """

    disable_analytics_logging: bool | None
    """Accepted for compatibility with the SDK. Nothing is ever reported to anyone, so the value has no
    effect. Absent: `true`. SDK: `GCKCastOptions.disableAnalyticsLogging`.
    """

    disable_discovery_autostart: bool | None
    """Whether `context.create` leaves it to `discovery.start` to start discovery. Absent: `false`. SDK:
    `GCKCastOptions.disableDiscoveryAutostart`.
    """

    stop_receiver_application_when_ending_session: bool | None
    """Whether `session.end` without an action stops the app for everyone. Absent: `false`. SDK:
    `GCKCastOptions.stopReceiverApplicationWhenEndingSession`.
    """

    device_authentication: DeviceAuthenticationOptions | None
    """Whether devices must authenticate."""

    user_agent: str | None
    """The name that this sender gives to receivers. Not empty. Absent: `"cast-rpc"`."""

    maximum_sessions: int | None
    """The largest number of simultaneous sessions. From 1 to 1024. Absent: `64`."""

    connect_timeout: float | None
    """How long starting or joining a session may take, unless the call says otherwise. In seconds. More
    than 0, at most 600. Absent: `30`.
    """

    suspend_sessions_when_backgrounded: bool | None
    """Whether sessions are suspended while every client is in the background (`context.set_app_state`).
    Absent: `true`. SDK: `GCKCastOptions.suspendSessionsWhenBackgrounded`.
    """

    physical_volume_buttons_will_control_device_volume: bool | None
    """Whether `session.press_volume_key` changes the volume of the current session's device. Absent:
    `false`. SDK: `GCKCastOptions.physicalVolumeButtonsWillControlDeviceVolume`.
    """

    reconnect: ReconnectOptions | None
    """How a session is resumed after its connection was lost."""

    transfer: TransferOptions | None
    """How sessions move to other devices."""

    save_sessions: bool | None
    """Whether sessions are saved, so that the next server can rejoin them (`session.restore`). Default:
    true for a daemon, false for a server spawned by a program.
    """

    tls: TLSOptions | None
    """Which TLS versions and ciphers are acceptable for connections to receivers."""

    images: ImageOptions | None
    """How images are fetched and cached."""

    serving: ServingOptions | None
    """How files of this machine are served to receivers."""

    shared_container_identifier: str | None
    """The name of a folder in the user's cache folder in which several programs share their images:
    letters, digits, `.`, `_` and `-`, 100 at most. Not empty. SDK:
    `GCKCastOptions.sharedContainerIdentifier`.
    """

    heartbeat: HeartbeatOptions | None
    """When a silent receiver is pinged, and when it counts as dead."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            launch_options: LaunchOptions | None = None,
            discovery_criteria: DiscoveryCriteria | None = None,
            discovery: DiscoveryOptions | None = None,
            start_discovery_after_first_tap_on_cast_button: bool | None = None,
            disable_analytics_logging: bool | None = None,
            disable_discovery_autostart: bool | None = None,
            stop_receiver_application_when_ending_session: bool | None = None,
            device_authentication: DeviceAuthenticationOptions | None = None,
            user_agent: str | None = None,
            maximum_sessions: int | None = None,
            connect_timeout: float | None = None,
            suspend_sessions_when_backgrounded: bool | None = None,
            physical_volume_buttons_will_control_device_volume: bool | None = None,
            reconnect: ReconnectOptions | None = None,
            transfer: TransferOptions | None = None,
            save_sessions: bool | None = None,
            tls: TLSOptions | None = None,
            images: ImageOptions | None = None,
            serving: ServingOptions | None = None,
            shared_container_identifier: str | None = None,
            heartbeat: HeartbeatOptions | None = None,
        ) -> None: ...


class LaunchCredentials(Model):
    """The viewer's credentials.

    SDK: `GCKCredentialsData`.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("credentials", "credentials", STRING),
        Field("credentials_type", "credentialsType", STRING),
    )

    credentials: str | None
    """The credentials; absent: none."""

    credentials_type: str | None
    """The type. Absent: `"web"`."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            credentials: str | None = None,
            credentials_type: str | None = None,
        ) -> None: ...


class Device(Model):
    """A Cast receiver."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("device_id", "deviceId", STRING, required=True),
        Field("friendly_name", "friendlyName", STRING, required=True),
        Field("model_name", "modelName", STRING),
        Field("device_version", "deviceVersion", STRING),
        Field("device_type", "deviceType", Enumeration(DeviceType), required=True),
        Field("capabilities", "capabilities", INTEGER),
        Field("capability_names", "capabilityNames", Array(Enumeration(DeviceCapability))),
        Field("is_busy", "isBusy", BOOLEAN),
        Field("status_text", "statusText", STRING),
        Field("icon_path", "iconPath", STRING),
        Field("icon_url", "iconUrl", STRING),
        Field("host", "host", STRING, required=True),
        Field("host_name", "hostName", STRING),
        Field("addresses", "addresses", Array(STRING), required=True),
        Field("port", "port", INTEGER, required=True),
        Field("is_group", "isGroup", BOOLEAN, required=True),
        Field("source", "source", Enumeration(DeviceSource), required=True),
        Field("application_ids", "applicationIds", Array(STRING)),
        Field("txt", "txt", Map(STRING), required=True),
        Field("category", "category", STRING),
        Field("attributes", "attributes", OBJECT),
    )

    device_id: str
    """The device's id; it stays the same when the address changes. SDK: `GCKDevice.deviceID`."""

    friendly_name: str
    """Its name, for people."""

    model_name: str | None
    """The device's model."""

    device_version: str | None
    """The version of its protocol."""

    device_type: DeviceType
    """The type of device."""

    capabilities: int | None
    """Its capabilities, as a bit mask (cast.md 9)."""

    capability_names: list[DeviceCapability] | None
    """Its capabilities by name; bits without a name are left out. SDK: `GCKDevice.hasCapabilities:`."""

    is_busy: bool | None
    """Whether an app runs on it; absent if unknown."""

    status_text: str | None
    """Its app's status text."""

    icon_path: str | None
    """The path of its icon, on its HTTP port 8008."""

    icon_url: str | None
    """The icon's URL. SDK: `GCKDevice.icons`."""

    host: str
    """The host to connect to: the first of `addresses`, or the name that a client gave. SDK:
    `GCKDevice.networkAddress`.
    """

    host_name: str | None
    """Its DNS-SD host name (`….local`), which only resolvers with multicast DNS can resolve; absent if it
    equals `host`.
    """

    addresses: list[str]
    """All its addresses, IPv4 and IPv6."""

    port: int
    """Its port."""

    is_group: bool
    """Whether it is a group of devices."""

    source: DeviceSource
    """How it was discovered."""

    application_ids: list[str] | None
    """The apps that it announces, limited to those in some client's criteria."""

    txt: dict[str, str]
    """Its complete DNS-SD record."""

    category: str | None
    """Whose it is: `CAST`, or the category of the client that published it. Absent: `"CAST"`. SDK:
    `GCKDevice.category`.
    """

    attributes: dict[str, Any] | None
    """What clients noted of it (`discovery.set_attribute`); absent: nothing. SDK:
    `GCKDevice.attributeForKey:`.
    """

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            device_id: str,
            friendly_name: str,
            model_name: str | None = None,
            device_version: str | None = None,
            device_type: DeviceTypeLike,
            capabilities: int | None = None,
            capability_names: Sequence[DeviceCapabilityLike] | None = None,
            is_busy: bool | None = None,
            status_text: str | None = None,
            icon_path: str | None = None,
            icon_url: str | None = None,
            host: str,
            host_name: str | None = None,
            addresses: Sequence[str],
            port: int,
            is_group: bool,
            source: DeviceSourceLike,
            application_ids: Sequence[str] | None = None,
            txt: Mapping[str, str],
            category: str | None = None,
            attributes: Mapping[str, Any] | None = None,
        ) -> None: ...


class DiscoveryCriteria(Model):
    """Which devices a client wants: those that have at least one of the apps, and whose running app
    supports all the namespaces.

    SDK: `GCKDiscoveryCriteria`.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("application_ids", "applicationIds", Array(STRING)),
        Field("namespaces", "namespaces", Array(STRING)),
    )

    application_ids: list[str] | None
    """App ids, in any case; absent or empty: any. A device has an app if it announces it (a DNS-SD
    subtype) or confirms it to `discovery.query_app_availability`. The default media receiver `CC1AD845`,
    and devices added by address, are excluded only by a denial. Absent: `[]`. SDK:
    `GCKDiscoveryCriteria.applicationIDs`.
    """

    namespaces: list[str] | None
    """Namespaces of the running app, as far as a session knows them; absent or empty: any. Absent: `[]`.
    SDK: `GCKDiscoveryCriteria.namespaces`.
    """

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            application_ids: Sequence[str] | None = None,
            namespaces: Sequence[str] | None = None,
        ) -> None: ...


class DiscoveryOptions(Model):
    """How devices are discovered, for all clients."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("source", "source", Enumeration(DiscoverySourceKind)),
        Field("passive_scan", "passiveScan", BOOLEAN),
        Field("allowed_interfaces", "allowedInterfaces", Array(STRING)),
        Field("denied_interfaces", "deniedInterfaces", Array(STRING)),
        Field("caches_devices", "cachesDevices", BOOLEAN),
    )

    source: DiscoverySourceKind | None
    """How the network is queried. Absent: `"AUTOMATIC"`."""

    passive_scan: bool | None
    """Whether to query less often, at the price of older data. Absent: `false`. SDK:
    `GCKDiscoveryManager.passiveScan`.
    """

    allowed_interfaces: list[str] | None
    """The network interfaces to use, by name; a final `*` stands for any rest. Empty: all. Absent: `[]`."""

    denied_interfaces: list[str] | None
    """The network interfaces to exclude, whatever is allowed (`docker*`). Absent: `[]`."""

    caches_devices: bool | None
    """Whether devices are saved to disk and listed, marked, at the next start. Absent: `true`."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            source: DiscoverySourceKindLike | None = None,
            passive_scan: bool | None = None,
            allowed_interfaces: Sequence[str] | None = None,
            denied_interfaces: Sequence[str] | None = None,
            caches_devices: bool | None = None,
        ) -> None: ...


class NetworkInterface(Model):
    """A network interface of this machine."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("name", "name", STRING, required=True),
        Field("addresses", "addresses", Array(STRING), required=True),
        Field("is_used", "isUsed", BOOLEAN, required=True),
        Field("skipped_because", "skippedBecause", STRING),
        Field("is_up", "isUp", BOOLEAN, required=True),
        Field("supports_multicast", "supportsMulticast", BOOLEAN, required=True),
        Field("is_loopback", "isLoopback", BOOLEAN, required=True),
    )

    name: str
    """Its name."""

    addresses: list[str]
    """Its addresses."""

    is_used: bool
    """Whether discovery uses it."""

    skipped_because: str | None
    """Why it isn't used."""

    is_up: bool
    """Whether it is up."""

    supports_multicast: bool
    """Whether it can carry discovery."""

    is_loopback: bool
    """Whether it reaches only this machine."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            name: str,
            addresses: Sequence[str],
            is_used: bool,
            skipped_because: str | None = None,
            is_up: bool,
            supports_multicast: bool,
            is_loopback: bool,
        ) -> None: ...


class ProbeStep(Model):
    """One step of a probe."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("phase", "phase", Enumeration(ProbePhase), required=True),
        Field("outcome", "outcome", Enumeration(ProbeOutcome), required=True),
        Field("elapsed", "elapsed", NUMBER),
        Field("detail", "detail", STRING),
    )

    phase: ProbePhase
    """The step."""

    outcome: ProbeOutcome
    """Its result."""

    elapsed: float | None
    """How long it took; absent if it wasn't tried. In seconds."""

    detail: str | None
    """What it found: addresses, the TLS version, the running app."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            phase: ProbePhaseLike,
            outcome: ProbeOutcomeLike,
            elapsed: float | None = None,
            detail: str | None = None,
        ) -> None: ...


class ProbeResult(Model):
    """The result of a connection to an address."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("host", "host", STRING, required=True),
        Field("port", "port", INTEGER, required=True),
        Field("succeeded", "succeeded", BOOLEAN, required=True),
        Field("steps", "steps", Array(Nested(lambda: ProbeStep)), required=True),
        Field("failed_phase", "failedPhase", Enumeration(ProbePhase)),
        Field("error", "error", Nested(lambda: ErrorInfo)),
        Field("advice", "advice", STRING, required=True),
        Field("device_id", "deviceId", STRING),
        Field("friendly_name", "friendlyName", STRING),
        Field("model_name", "modelName", STRING),
        Field("elapsed", "elapsed", NUMBER, required=True),
    )

    host: str
    """The address."""

    port: int
    """The port."""

    succeeded: bool
    """Whether a Cast receiver works there."""

    steps: list[ProbeStep]
    """Every step, in order."""

    failed_phase: ProbePhase | None
    """The step that failed."""

    error: ErrorInfo | None
    """The reason."""

    advice: str
    """What that means and what to do, in a sentence or two."""

    device_id: str | None
    """The device's id, if it reported one."""

    friendly_name: str | None
    """Its name, if it reported one."""

    model_name: str | None
    """Its model, if it reported one."""

    elapsed: float
    """How long it took. In seconds."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            host: str,
            port: int,
            succeeded: bool,
            steps: Sequence[ProbeStep],
            failed_phase: ProbePhaseLike | None = None,
            error: ErrorInfo | None = None,
            advice: str,
            device_id: str | None = None,
            friendly_name: str | None = None,
            model_name: str | None = None,
            elapsed: float,
        ) -> None: ...


class DiscoverySourceInfo(Model):
    """The state of one discovery source."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("name", "name", Enumeration(DiscoverySourceKind), required=True),
        Field("is_reachable", "isReachable", BOOLEAN, required=True),
        Field("is_in_use", "isInUse", BOOLEAN, required=True),
        Field("reason", "reason", STRING),
        Field("running_for", "runningFor", NUMBER),
        Field("queries_sent", "queriesSent", INTEGER),
        Field("answers_seen", "answersSeen", INTEGER, required=True),
        Field("last_answer_ago", "lastAnswerAgo", NUMBER),
        Field("services", "services", INTEGER, required=True),
        Field("resolved_services", "resolvedServices", INTEGER, required=True),
        Field("ignored_services", "ignoredServices", INTEGER, required=True),
        Field("last_error", "lastError", STRING),
        Field("retries_in", "retriesIn", NUMBER),
    )

    name: DiscoverySourceKind
    """The source: `AVAHI` or `EMBEDDED`."""

    is_reachable: bool
    """Whether it works: the daemon answers, or there is a network interface to query."""

    is_in_use: bool
    """Whether it is in use now."""

    reason: str | None
    """Why it doesn't work, or works only in part."""

    running_for: float | None
    """How long it has been running without a break. In seconds."""

    queries_sent: int | None
    """How many queries it sent; absent if a daemon sends them."""

    answers_seen: int
    """How many answers arrived."""

    last_answer_ago: float | None
    """How long ago the last answer arrived. In seconds."""

    services: int
    """How many services are announced."""

    resolved_services: int
    """How many of them have a known address."""

    ignored_services: int
    """How many announcements were ignored because there were too many."""

    last_error: str | None
    """Its last error, which may have been resolved."""

    retries_in: float | None
    """When it tries to start again. In seconds."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            name: DiscoverySourceKindLike,
            is_reachable: bool,
            is_in_use: bool,
            reason: str | None = None,
            running_for: float | None = None,
            queries_sent: int | None = None,
            answers_seen: int,
            last_answer_ago: float | None = None,
            services: int,
            resolved_services: int,
            ignored_services: int,
            last_error: str | None = None,
            retries_in: float | None = None,
        ) -> None: ...


class LeftOutDevice(Model):
    """A service that is announced, but isn't in the asking client's device list."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("device_id", "deviceId", STRING, required=True),
        Field("friendly_name", "friendlyName", STRING, required=True),
        Field("reason", "reason", Enumeration(LeftOutReason), required=True),
    )

    device_id: str
    """Its id."""

    friendly_name: str
    """Its name."""

    reason: LeftOutReason
    """The reason."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            device_id: str,
            friendly_name: str,
            reason: LeftOutReasonLike,
        ) -> None: ...


class DeviceCacheInfo(Model):
    """The devices saved on disk."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("is_enabled", "isEnabled", BOOLEAN, required=True),
        Field("path", "path", STRING),
        Field("state", "state", Enumeration(DeviceCacheState), required=True),
        Field("message", "message", STRING),
        Field("devices", "devices", INTEGER, required=True),
    )

    is_enabled: bool
    """Whether devices are saved."""

    path: str | None
    """The file; absent if the server has no place for it."""

    state: DeviceCacheState
    """The result of reading it at start."""

    message: str | None
    """More about a file that was ignored or couldn't be written."""

    devices: int
    """How many devices of an earlier run are listed and not yet seen."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            is_enabled: bool,
            path: str | None = None,
            state: DeviceCacheStateLike,
            message: str | None = None,
            devices: int,
        ) -> None: ...


class DiscoveryDiagnosis(Model):
    """Why the list of devices is as it is."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("daemon", "daemon", Enumeration(DaemonState), required=True),
        Field("is_running", "isRunning", BOOLEAN, required=True),
        Field("running_for", "runningFor", NUMBER),
        Field("finding", "finding", Enumeration(DiscoveryFinding), required=True),
        Field("sources", "sources", Array(Nested(lambda: DiscoverySourceInfo)), required=True),
        Field("device_count", "deviceCount", INTEGER, required=True),
        Field("left_out", "leftOut", Array(Nested(lambda: LeftOutDevice)), required=True),
        Field("answers_seen", "answersSeen", INTEGER, required=True),
        Field("last_answer_ago", "lastAnswerAgo", NUMBER),
        Field("last_error_code", "lastErrorCode", INTEGER),
        Field("last_error", "lastError", STRING),
        Field("interfaces", "interfaces", Array(Nested(lambda: NetworkInterface)), required=True),
        Field("cache", "cache", Nested(lambda: DeviceCacheInfo), required=True),
        Field("hints", "hints", Array(STRING), required=True),
        Field("probe", "probe", Nested(lambda: ProbeResult)),
        Field("advice", "advice", STRING, required=True),
        Field("summary", "summary", Array(STRING), required=True),
    )

    daemon: DaemonState
    """The DNS-SD daemon."""

    is_running: bool
    """Whether discovery is running."""

    running_for: float | None
    """How long discovery has been running. In seconds."""

    finding: DiscoveryFinding
    """The verdict."""

    sources: list[DiscoverySourceInfo]
    """How the network is queried."""

    device_count: int
    """How many devices are known."""

    left_out: list[LeftOutDevice]
    """The services that are announced but aren't in this client's device list, and why."""

    answers_seen: int
    """How many answers have arrived in total."""

    last_answer_ago: float | None
    """How long ago the last answer arrived. In seconds."""

    last_error_code: int | None
    """The last error of the DNS-SD API."""

    last_error: str | None
    """What the error means."""

    interfaces: list[NetworkInterface]
    """This machine's network interfaces."""

    cache: DeviceCacheInfo
    """The devices saved on disk."""

    hints: list[str]
    """What may block answers here, such as a firewall."""

    probe: ProbeResult | None
    """The probe, if one was requested."""

    advice: str
    """What to do, in a sentence or two."""

    summary: list[str]
    """The whole report as lines for people."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            daemon: DaemonStateLike,
            is_running: bool,
            running_for: float | None = None,
            finding: DiscoveryFindingLike,
            sources: Sequence[DiscoverySourceInfo],
            device_count: int,
            left_out: Sequence[LeftOutDevice],
            answers_seen: int,
            last_answer_ago: float | None = None,
            last_error_code: int | None = None,
            last_error: str | None = None,
            interfaces: Sequence[NetworkInterface],
            cache: DeviceCacheInfo,
            hints: Sequence[str],
            probe: ProbeResult | None = None,
            advice: str,
            summary: Sequence[str],
        ) -> None: ...


class ReceiverErrorInfo(Model):
    """The receiver's error message."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("type", "type", STRING),
        Field("reason", "reason", STRING),
        Field("extended_error", "extendedError", STRING),
        Field("detailed_error_code", "detailedErrorCode", INTEGER),
        Field("detailed_error_name", "detailedErrorName", STRING),
        Field("item_id", "itemId", INTEGER),
        Field("custom_data", "customData", ANY),
    )

    type: str | None
    """Its type: `LOAD_FAILED`, `LAUNCH_ERROR`…"""

    reason: str | None
    """Its reason."""

    extended_error: str | None
    """LAUNCH_ERROR: what the user on the TV did."""

    detailed_error_code: int | None
    """The media error (cast.md 7.2)."""

    detailed_error_name: str | None
    """The media error's name: `MEDIA_SRC_NOT_SUPPORTED`."""

    item_id: int | None
    """The queue item that failed."""

    custom_data: Any
    """App-defined data."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            type: str | None = None,
            reason: str | None = None,
            extended_error: str | None = None,
            detailed_error_code: int | None = None,
            detailed_error_name: str | None = None,
            item_id: int | None = None,
            custom_data: Any = None,
        ) -> None: ...


class ErrorData(Model):
    """The `data` of every error."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("name", "name", STRING, required=True),
        Field("domain", "domain", STRING),
        Field("phase", "phase", Enumeration(ConnectionPhase)),
        Field("advice", "advice", STRING),
        Field("gck_error_code", "gckErrorCode", INTEGER),
        Field("gck_error_name", "gckErrorName", STRING),
        Field("retryable", "retryable", BOOLEAN),
        Field("elapsed", "elapsed", NUMBER),
        Field("session_id", "sessionId", STRING),
        Field("path", "path", STRING),
        Field("reason", "reason", STRING),
        Field("remaining", "remaining", NUMBER),
        Field("sessions", "sessions", Array(Nested(lambda: SessionChoice))),
        Field("nearest", "nearest", STRING),
        Field("answered", "answered", Array(STRING)),
        Field("authentication", "authentication", Nested(lambda: DeviceAuthenticationInfo)),
        Field("receiver", "receiver", Nested(lambda: ReceiverErrorInfo)),
        Field("preflight", "preflight", Nested(lambda: PreflightReport)),
        Field("queue", "queue", Nested(lambda: QueueErrorInfo)),
    )
    OPEN: ClassVar[bool] = True

    name: str
    """The stable name of the error; client libraries choose the exception by it."""

    domain: str | None
    """The part of the API that it belongs to."""

    phase: ConnectionPhase | None
    """The connecting phase that failed."""

    advice: str | None
    """What the user can do about it."""

    gck_error_code: int | None
    """The corresponding code of the iOS SDK (GCKErrorCode); if there are several, the most exact one."""

    gck_error_name: str | None
    """The name of that code without its prefix: `NetworkError`."""

    retryable: bool | None
    """Whether the same call may succeed later."""

    elapsed: float | None
    """How long the call took. In seconds."""

    session_id: str | None
    """The session concerned."""

    path: str | None
    """InvalidParams: the path of the parameter."""

    reason: str | None
    """InvalidParams: what is wrong with it. AdNotSkippable: `NOT_PLAYING_AD`, `NOT_SKIPPABLE` or
    `NOT_YET`. PlaybackNotRestored: the name of the error that prevented it.
    """

    remaining: float | None
    """AdNotSkippable: how long until the ad can be skipped. In seconds."""

    sessions: list[SessionChoice] | None
    """AmbiguousSession, and NoSuchSession for a call that named none: the existing sessions."""

    nearest: str | None
    """DeviceNotFound: the name or id of the known device that was probably meant."""

    answered: list[str] | None
    """DeviceNotFound and AmbiguousDevice: the names of the devices that have answered, ten at most."""

    authentication: DeviceAuthenticationInfo | None
    """DeviceAuthenticationFailed: the findings."""

    receiver: ReceiverErrorInfo | None
    """The receiver's error message."""

    preflight: PreflightReport | None
    """MediaWillFail: why the device can't play it. MediaLoadFailed: what was found after the receiver had
    refused it (`explain_failure`).
    """

    queue: QueueErrorInfo | None
    """Queue: how far a change got, or which item failed."""

    additional: dict[str, Any]
    """Members that the spec doesn't declare, and declared ones of another shape, by wire name."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            name: str,
            domain: str | None = None,
            phase: ConnectionPhaseLike | None = None,
            advice: str | None = None,
            gck_error_code: int | None = None,
            gck_error_name: str | None = None,
            retryable: bool | None = None,
            elapsed: float | None = None,
            session_id: str | None = None,
            path: str | None = None,
            reason: str | None = None,
            remaining: float | None = None,
            sessions: Sequence[SessionChoice] | None = None,
            nearest: str | None = None,
            answered: Sequence[str] | None = None,
            authentication: DeviceAuthenticationInfo | None = None,
            receiver: ReceiverErrorInfo | None = None,
            preflight: PreflightReport | None = None,
            queue: QueueErrorInfo | None = None,
            additional: dict[str, Any] | None = None,
        ) -> None: ...


class QueueErrorInfo(Model):
    """How far a change of a queue that takes several messages got, or which item failed."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("completed_count", "completedCount", INTEGER),
        Field("failed_index", "failedIndex", INTEGER),
        Field("item_ids", "itemIds", Array(INTEGER)),
        Field("missing_item_ids", "missingItemIds", Array(INTEGER)),
        Field("reason", "reason", STRING),
    )

    completed_count: int | None
    """How many of the given items are in the queue, or changed."""

    failed_index: int | None
    """The index of the first given item that is not, from 0."""

    item_ids: list[int] | None
    """The ids of the inserted items, if the receiver reported them."""

    missing_item_ids: list[int] | None
    """The ids that aren't in the queue."""

    reason: str | None
    """The name of the error that ended the change."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            completed_count: int | None = None,
            failed_index: int | None = None,
            item_ids: Sequence[int] | None = None,
            missing_item_ids: Sequence[int] | None = None,
            reason: str | None = None,
        ) -> None: ...


class SessionChoice(Model):
    """A session that a call may have meant."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING, required=True),
        Field("device_id", "deviceId", STRING, required=True),
        Field("friendly_name", "friendlyName", STRING, required=True),
        Field("owner", "owner", Nested(lambda: ClientInfo)),
    )

    session_id: str
    """The session."""

    device_id: str
    """The session's device."""

    friendly_name: str
    """The device's name."""

    owner: ClientInfo | None
    """The program that started or joined it."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            session_id: str,
            device_id: str,
            friendly_name: str,
            owner: ClientInfo | None = None,
        ) -> None: ...


class ErrorInfo(Model):
    """An error that doesn't answer a call."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("code", "code", INTEGER, required=True),
        Field("message", "message", STRING, required=True),
        Field("data", "data", Nested(lambda: ErrorData), required=True),
    )

    code: int
    """Its code."""

    message: str
    """What happened and what to do about it."""

    data: ErrorData
    """Details."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            code: int,
            message: str,
            data: ErrorData,
        ) -> None: ...


class ImageHints(Model):
    """What an image is for.

    SDK: `GCKUIImageHints`.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("image_type", "imageType", Enumeration(ImageHintType)),
        Field("width", "width", INTEGER, minimum=1),
        Field("height", "height", INTEGER, minimum=1),
        Field("custom_data", "customData", ANY),
    )

    image_type: ImageHintType | None
    """Where it is shown. Absent: `"CUSTOM"`. SDK: `GCKUIImageHints.imageType`."""

    width: int | None
    """The width; absent: equal to `height`, or any size if both are absent. In pixels. At least 1. SDK:
    `GCKUIImageHints.imageSize`.
    """

    height: int | None
    """The height; absent: equal to `width`. In pixels. At least 1."""

    custom_data: Any
    """Data for a picker of the program's own. SDK: `GCKUIImageHints.customData`."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            image_type: ImageHintTypeLike | None = None,
            width: int | None = None,
            height: int | None = None,
            custom_data: Any = None,
        ) -> None: ...


class ImagePickPolicy(Model):
    """How images are picked, for all clients."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("strategy", "strategy", Enumeration(ImagePickStrategy)),
        Field("by_type", "byType", Map(Enumeration(ImagePickStrategy))),
    )

    strategy: ImagePickStrategy | None
    """The strategy for types that `by_type` doesn't name. Absent: `"FIRST"`."""

    by_type: dict[str, ImagePickStrategy] | None
    """The strategy for a type of `ImageHintType`: `{"BACKGROUND": "LARGEST"}`. Absent: `{}`."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            strategy: ImagePickStrategyLike | None = None,
            by_type: Mapping[str, ImagePickStrategyLike] | None = None,
        ) -> None: ...


class ImageFetchOptions(Model):
    """What may be fetched. The defaults suit URLs chosen by strangers, as those in a receiver's status
    are.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("allow_plain_http", "allowPlainHTTP", BOOLEAN),
        Field("allow_private_addresses", "allowPrivateAddresses", BOOLEAN),
        Field("allow_svg", "allowSVG", BOOLEAN),
        Field("allow_type_mismatch", "allowTypeMismatch", BOOLEAN),
        Field("maximum_bytes", "maximumBytes", INTEGER, minimum=1, maximum=67108864),
        Field("timeout", "timeout", NUMBER, maximum=600, exclusive_minimum=0),
    )

    allow_plain_http: bool | None
    """Whether `http:` URLs, and redirects to them, are followed. Absent: `false`."""

    allow_private_addresses: bool | None
    """Whether hosts on private networks and on this machine may be contacted. Absent: `false`."""

    allow_svg: bool | None
    """Whether SVG is accepted; an SVG document can contain scripts. Absent: `false`."""

    allow_type_mismatch: bool | None
    """Whether an image is accepted whose type differs from what the server declares. Absent: `false`."""

    maximum_bytes: int | None
    """The largest image. In bytes. From 1 to 67108864. Absent: `10485760`."""

    timeout: float | None
    """For the whole fetch, including redirects. In seconds. More than 0, at most 600. Absent: `30`."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            allow_plain_http: bool | None = None,
            allow_private_addresses: bool | None = None,
            allow_svg: bool | None = None,
            allow_type_mismatch: bool | None = None,
            maximum_bytes: int | None = None,
            timeout: float | None = None,
        ) -> None: ...


class ImageOptions(Model):
    """How images are fetched and cached."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("cache_directory", "cacheDirectory", STRING, non_empty=True),
        Field("maximum_cache_bytes", "maximumCacheBytes", INTEGER, minimum=0),
        Field("maximum_cached_images", "maximumCachedImages", INTEGER, minimum=0, maximum=100000),
        Field("maximum_cache_age", "maximumCacheAge", NUMBER, minimum=0),
        Field("additional_roots", "additionalRoots", STRING, non_empty=True),
        Field("fetch", "fetch", Nested(lambda: ImageFetchOptions)),
    )

    cache_directory: str | None
    """The cache's folder, an absolute path on the server's machine; absent: `cast-rpc/images` in
    `$XDG_CACHE_HOME`. Not empty.
    """

    maximum_cache_bytes: int | None
    """The total size of the cache; the least recently used images are removed first. In bytes. At least 0.
    Absent: `268435456`.
    """

    maximum_cached_images: int | None
    """How many URLs may have a cached image. From 0 to 100000. Absent: `10000`."""

    maximum_cache_age: float | None
    """An image that nobody requested for this long is removed. In seconds. At least 0. Absent: `2592000`."""

    additional_roots: str | None
    """Path of a PEM file on the server's machine with root certificates that are trusted in addition to
    the system's. Not empty.
    """

    fetch: ImageFetchOptions | None
    """What may be fetched, unless a call says otherwise."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            cache_directory: str | None = None,
            maximum_cache_bytes: int | None = None,
            maximum_cached_images: int | None = None,
            maximum_cache_age: float | None = None,
            additional_roots: str | None = None,
            fetch: ImageFetchOptions | None = None,
        ) -> None: ...


class ImageCacheInfo(Model):
    """The state of the cache."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("directory", "directory", STRING, required=True),
        Field("bytes", "bytes", INTEGER, required=True),
        Field("images", "images", INTEGER, required=True),
        Field("removed_images", "removedImages", INTEGER, required=True),
        Field("removed_files", "removedFiles", INTEGER, required=True),
        Field("fetches", "fetches", INTEGER, required=True),
    )

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

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            directory: str,
            bytes: int,
            images: int,
            removed_images: int,
            removed_files: int,
            fetches: int,
        ) -> None: ...


class ProvidedImage(Model):
    """An image that a client fetched itself: either `path` or `data`. Without both, the server fetches it."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("path", "path", STRING, non_empty=True),
        Field("data", "data", STRING),
    )

    path: str | None
    """The absolute path of a file on the server's machine. Not empty."""

    data: str | None
    """Its bytes in base64."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            path: str | None = None,
            data: str | None = None,
        ) -> None: ...


class LogRule(Model):
    """A level for names that match some patterns.

    SDK: `GCKLoggerFilter.setLoggingLevel`.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("level", "level", Enumeration(LogLevel), required=True),
        Field("patterns", "patterns", Array(STRING), required=True, non_empty=True),
    )

    level: LogLevel
    """The lowest level that passes."""

    patterns: list[str]
    """Globs with `*` and `?`. For classes `Class` or `Class(Extension)`, ours or the SDK's: `CastSession`,
    `GCK*Session`, `GCKUI*`. For functions the name, with or without its labels: `start*`. Not empty.
    """

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            level: LogLevelLike,
            patterns: Sequence[str],
        ) -> None: ...


class LogFilter(Model):
    """Which records are wanted. The threshold of a record is the level of the last rule whose functions
    match, or else of the last whose classes match, or else `minimum_level`.

    SDK: `GCKLoggerFilter`.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("minimum_level", "minimumLevel", Enumeration(LogLevel)),
        Field("classes", "classes", Array(Nested(lambda: LogRule))),
        Field("functions", "functions", Array(Nested(lambda: LogRule))),
        Field("message_patterns", "messagePatterns", Array(STRING)),
        Field("redact", "redact", BOOLEAN),
    )

    minimum_level: LogLevel | None
    """The lowest level that passes if no rule applies. Absent: `"INFO"`. SDK:
    `GCKLoggerFilter.minimumLevel`.
    """

    classes: list[LogRule] | None
    """Levels for classes. SDK: `GCKLoggerFilter.setLoggingLevel:forClasses:`."""

    functions: list[LogRule] | None
    """Levels for functions. SDK: `GCKLoggerFilter.setLoggingLevel:forFunctions:`."""

    message_patterns: list[str] | None
    """Regular expressions, at most 32, one of which must match in the message; `(?i)` ignores case. The
    syntax is PCRE2's; a search that backtracks too much matches nothing. SDK:
    `GCKLoggerFilter.addMessagePatterns:`.
    """

    redact: bool | None
    """Whether credentials, tokens, custom data, and user names and queries of URLs are removed. Absent:
    `true`.
    """

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            minimum_level: LogLevelLike | None = None,
            classes: Sequence[LogRule] | None = None,
            functions: Sequence[LogRule] | None = None,
            message_patterns: Sequence[str] | None = None,
            redact: bool | None = None,
        ) -> None: ...


class Image(Model):
    """An image on the web.

    SDK: `GCKImage`.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("url", "url", STRING, non_empty=True),
        Field("width", "width", INTEGER, minimum=0),
        Field("height", "height", INTEGER, minimum=0),
    )
    OPEN: ClassVar[bool] = True
    SHORTHAND: ClassVar[str | None] = "url"

    url: str | None
    """Its URL; receivers and most caches require HTTPS. Not empty."""

    width: int | None
    """Its width. In pixels. At least 0."""

    height: int | None
    """Its height. In pixels. At least 0."""

    additional: dict[str, Any]
    """Members that the spec doesn't declare, and declared ones of another shape, by wire name."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            url: str | None = None,
            width: int | None = None,
            height: int | None = None,
            additional: dict[str, Any] | None = None,
        ) -> None: ...


class Volume(Model):
    """A volume: of a stream here, of a device in `DeviceVolume`. Send only the member to change."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("level", "level", NUMBER, minimum=0, maximum=1),
        Field("muted", "muted", BOOLEAN),
    )
    OPEN: ClassVar[bool] = True

    level: float | None
    """The level, from 0 (silent) to 1 (loudest). From 0 to 1."""

    muted: bool | None
    """Whether it is muted, whatever the level."""

    additional: dict[str, Any]
    """Members that the spec doesn't declare, and declared ones of another shape, by wire name."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            level: float | None = None,
            muted: bool | None = None,
            additional: dict[str, Any] | None = None,
        ) -> None: ...


class MediaMetadata(Model):
    """Metadata of the media; which fields apply depends on `metadata_type`. App-defined keys are kept.

    SDK: `GCKMediaMetadata`.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("metadata_type", "metadataType", Enumeration(MetadataType)),
        Field("title", "title", STRING),
        Field("subtitle", "subtitle", STRING),
        Field("studio", "studio", STRING),
        Field("series_title", "seriesTitle", STRING),
        Field("season", "season", INTEGER, minimum=0),
        Field("episode", "episode", INTEGER, minimum=0),
        Field("original_airdate", "originalAirdate", STRING, alias="originalAirDate"),
        Field("album_name", "albumName", STRING),
        Field("album_artist", "albumArtist", STRING),
        Field("artist", "artist", STRING),
        Field("composer", "composer", STRING),
        Field("track_number", "trackNumber", INTEGER, minimum=0),
        Field("disc_number", "discNumber", INTEGER, minimum=0),
        Field("release_date", "releaseDate", STRING),
        Field("creation_date_time", "creationDateTime", STRING),
        Field("location", "location", STRING),
        Field("latitude", "latitude", NUMBER, minimum=-90, maximum=90),
        Field("longitude", "longitude", NUMBER, minimum=-180, maximum=180),
        Field("width", "width", INTEGER, minimum=0),
        Field("height", "height", INTEGER, minimum=0),
        Field("book_title", "bookTitle", STRING),
        Field("chapter_title", "chapterTitle", STRING),
        Field("chapter_number", "chapterNumber", INTEGER, minimum=0),
        Field("images", "images", Array(Nested(lambda: Image))),
        Field("poster_url", "posterUrl", STRING),
        Field("queue_item_id", "queueItemId", INTEGER),
        Field("section_duration", "sectionDuration", NUMBER, minimum=0),
        Field("section_start_absolute_time", "sectionStartAbsoluteTime", NUMBER),
        Field("section_start_time_in_container", "sectionStartTimeInContainer", NUMBER, minimum=0),
        Field("section_start_time_in_media", "sectionStartTimeInMedia", NUMBER, minimum=0),
    )
    OPEN: ClassVar[bool] = True

    metadata_type: MetadataType | None
    """The kind of metadata; absent: generic."""

    title: str | None
    """The title of the media; for an episode, a track or a chapter its own title, not that of the series."""

    subtitle: str | None
    """A subtitle."""

    studio: str | None
    """Movie: the studio."""

    series_title: str | None
    """TV show: the series."""

    season: int | None
    """TV show: the season's number. At least 0."""

    episode: int | None
    """TV show: the episode's number. At least 0."""

    original_airdate: str | None
    """TV show: when it was first shown, ISO 8601."""

    album_name: str | None
    """Music: the album. SDK: `kGCKMetadataKeyAlbumTitle`."""

    album_artist: str | None
    """Music: the album's artist."""

    artist: str | None
    """Generic, music, photo: the artist."""

    composer: str | None
    """Music: the composer."""

    track_number: int | None
    """Music: the track's number on its disc. At least 0."""

    disc_number: int | None
    """Music: the disc's number. At least 0."""

    release_date: str | None
    """When it was released, ISO 8601."""

    creation_date_time: str | None
    """Photo: when it was taken, ISO 8601."""

    location: str | None
    """Photo: where it was taken, as text."""

    latitude: float | None
    """Photo: where it was taken. In degrees. From -90 to 90."""

    longitude: float | None
    """Photo: where it was taken. In degrees. From -180 to 180."""

    width: int | None
    """Photo: its width. In pixels. At least 0."""

    height: int | None
    """Photo: its height. In pixels. At least 0."""

    book_title: str | None
    """Audiobook: the title of the book."""

    chapter_title: str | None
    """Audiobook: the chapter's title."""

    chapter_number: int | None
    """Audiobook: the chapter's number. At least 0."""

    images: list[Image] | None
    """Images, the best first."""

    poster_url: str | None
    """An image to show before the first frame."""

    queue_item_id: int | None
    """The queue item that a section belongs to."""

    section_duration: float | None
    """The section's duration. In seconds. At least 0."""

    section_start_absolute_time: float | None
    """The section's start as an absolute time, in seconds since 1970. In seconds."""

    section_start_time_in_container: float | None
    """Where the section starts in its container. In seconds. At least 0."""

    section_start_time_in_media: float | None
    """Where the section starts in the media. In seconds. At least 0."""

    additional: dict[str, Any]
    """Members that the spec doesn't declare, and declared ones of another shape, by wire name."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            metadata_type: MetadataTypeLike | None = None,
            title: str | None = None,
            subtitle: str | None = None,
            studio: str | None = None,
            series_title: str | None = None,
            season: int | None = None,
            episode: int | None = None,
            original_airdate: str | None = None,
            album_name: str | None = None,
            album_artist: str | None = None,
            artist: str | None = None,
            composer: str | None = None,
            track_number: int | None = None,
            disc_number: int | None = None,
            release_date: str | None = None,
            creation_date_time: str | None = None,
            location: str | None = None,
            latitude: float | None = None,
            longitude: float | None = None,
            width: int | None = None,
            height: int | None = None,
            book_title: str | None = None,
            chapter_title: str | None = None,
            chapter_number: int | None = None,
            images: Sequence[Image] | None = None,
            poster_url: str | None = None,
            queue_item_id: int | None = None,
            section_duration: float | None = None,
            section_start_absolute_time: float | None = None,
            section_start_time_in_container: float | None = None,
            section_start_time_in_media: float | None = None,
            additional: dict[str, Any] | None = None,
        ) -> None: ...


class Track(Model):
    """One audio, video or text track.

    SDK: `GCKMediaTrack`.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("track_id", "trackId", INTEGER, required=True),
        Field("type", "type", Enumeration(TrackType), required=True),
        Field("track_content_id", "trackContentId", STRING),
        Field("track_content_type", "trackContentType", STRING),
        Field("subtype", "subtype", Enumeration(TextTrackSubtype)),
        Field("name", "name", STRING),
        Field("language", "language", STRING),
        Field("roles", "roles", Array(STRING)),
        Field("is_inband", "isInband", BOOLEAN),
        Field("custom_data", "customData", ANY),
    )
    OPEN: ClassVar[bool] = True

    track_id: int
    """The track's id; unique within the media."""

    type: TrackType
    """What it carries."""

    track_content_id: str | None
    """Its URL, for side-loaded text."""

    track_content_type: str | None
    """Its MIME type: `text/vtt`."""

    subtype: TextTrackSubtype | None
    """The purpose of a text track."""

    name: str | None
    """Its name, for people."""

    language: str | None
    """Its language (RFC 5646); required for subtitles."""

    roles: list[str] | None
    """DASH roles: `main`, `commentary`."""

    is_inband: bool | None
    """Whether the track is part of the stream itself."""

    custom_data: Any
    """App-defined data."""

    additional: dict[str, Any]
    """Members that the spec doesn't declare, and declared ones of another shape, by wire name."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            track_id: int,
            type: TrackTypeLike,
            track_content_id: str | None = None,
            track_content_type: str | None = None,
            subtype: TextTrackSubtypeLike | None = None,
            name: str | None = None,
            language: str | None = None,
            roles: Sequence[str] | None = None,
            is_inband: bool | None = None,
            custom_data: Any = None,
            additional: dict[str, Any] | None = None,
        ) -> None: ...


class TextTrackStyle(Model):
    """The style of text tracks.

    SDK: `GCKMediaTextTrackStyle`.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("foreground_color", "foregroundColor", STRING),
        Field("background_color", "backgroundColor", STRING),
        Field("edge_type", "edgeType", Enumeration(TextTrackEdgeType)),
        Field("edge_color", "edgeColor", STRING),
        Field("window_type", "windowType", Enumeration(TextTrackWindowType)),
        Field("window_color", "windowColor", STRING),
        Field("window_rounded_corner_radius", "windowRoundedCornerRadius", NUMBER, minimum=0),
        Field("font_scale", "fontScale", NUMBER, minimum=0),
        Field("font_family", "fontFamily", STRING),
        Field("font_generic_family", "fontGenericFamily", Enumeration(TextTrackFontGenericFamily)),
        Field("font_style", "fontStyle", Enumeration(TextTrackFontStyle)),
        Field("custom_data", "customData", ANY),
    )
    OPEN: ClassVar[bool] = True

    foreground_color: str | None
    """The text colour, `#RRGGBBAA`; `#RRGGBB` is accepted too."""

    background_color: str | None
    """The background colour of the text, `#RRGGBBAA`; `#RRGGBB` is accepted too."""

    edge_type: TextTrackEdgeType | None
    """The edge of the characters."""

    edge_color: str | None
    """The edge's colour, `#RRGGBBAA`; `#RRGGBB` is accepted too."""

    window_type: TextTrackWindowType | None
    """The window around the text."""

    window_color: str | None
    """The window's colour, `#RRGGBBAA`; `#RRGGBB` is accepted too."""

    window_rounded_corner_radius: float | None
    """The radius of the window's corners. In pixels. At least 0."""

    font_scale: float | None
    """The font size relative to the default. At least 0."""

    font_family: str | None
    """The font family."""

    font_generic_family: TextTrackFontGenericFamily | None
    """The generic font family."""

    font_style: TextTrackFontStyle | None
    """The font style."""

    custom_data: Any
    """App-defined data."""

    additional: dict[str, Any]
    """Members that the spec doesn't declare, and declared ones of another shape, by wire name."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            foreground_color: str | None = None,
            background_color: str | None = None,
            edge_type: TextTrackEdgeTypeLike | None = None,
            edge_color: str | None = None,
            window_type: TextTrackWindowTypeLike | None = None,
            window_color: str | None = None,
            window_rounded_corner_radius: float | None = None,
            font_scale: float | None = None,
            font_family: str | None = None,
            font_generic_family: TextTrackFontGenericFamilyLike | None = None,
            font_style: TextTrackFontStyleLike | None = None,
            custom_data: Any = None,
            additional: dict[str, Any] | None = None,
        ) -> None: ...


class VastAdsRequest(Model):
    """Where ads come from (VAST or VMAP).

    SDK: `GCKVASTAdsRequest`.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("ad_tag_url", "adTagUrl", STRING),
        Field("ads_response", "adsResponse", STRING),
    )
    OPEN: ClassVar[bool] = True

    ad_tag_url: str | None
    """The ad server's URL."""

    ads_response: str | None
    """The ad response itself; it takes precedence over the URL."""

    additional: dict[str, Any]
    """Members that the spec doesn't declare, and declared ones of another shape, by wire name."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            ad_tag_url: str | None = None,
            ads_response: str | None = None,
            additional: dict[str, Any] | None = None,
        ) -> None: ...


class Break(Model):
    """An ad break in the media.

    SDK: `GCKAdBreakInfo`.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("id", "id", STRING, required=True),
        Field("break_clip_ids", "breakClipIds", Array(STRING)),
        Field("position", "position", NUMBER, minimum=-1),
        Field("duration", "duration", NUMBER),
        Field("is_watched", "isWatched", BOOLEAN),
        Field("is_embedded", "isEmbedded", BOOLEAN),
        Field("expanded", "expanded", BOOLEAN),
    )
    OPEN: ClassVar[bool] = True

    id: str
    """The break's id."""

    break_clip_ids: list[str] | None
    """Its clips in order."""

    position: float | None
    """The position of the break; 0: before the media, -1: after it. In seconds. At least -1."""

    duration: float | None
    """The duration. In seconds."""

    is_watched: bool | None
    """Whether it was watched."""

    is_embedded: bool | None
    """Whether it is part of the stream."""

    expanded: bool | None
    """Whether it extends the media's duration."""

    additional: dict[str, Any]
    """Members that the spec doesn't declare, and declared ones of another shape, by wire name."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            id: str,
            break_clip_ids: Sequence[str] | None = None,
            position: float | None = None,
            duration: float | None = None,
            is_watched: bool | None = None,
            is_embedded: bool | None = None,
            expanded: bool | None = None,
            additional: dict[str, Any] | None = None,
        ) -> None: ...


class BreakClip(Model):
    """One ad.

    SDK: `GCKAdBreakClipInfo`.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("id", "id", STRING, required=True),
        Field("content_id", "contentId", STRING),
        Field("content_url", "contentUrl", STRING),
        Field("content_type", "contentType", STRING),
        Field("title", "title", STRING),
        Field("duration", "duration", NUMBER),
        Field("when_skippable", "whenSkippable", NUMBER),
        Field("poster_url", "posterUrl", STRING),
        Field("click_through_url", "clickThroughUrl", STRING),
        Field("hls_segment_format", "hlsSegmentFormat", Enumeration(HlsSegmentFormat)),
        Field("vast_ads_request", "vastAdsRequest", Nested(lambda: VastAdsRequest)),
        Field("custom_data", "customData", ANY),
    )
    OPEN: ClassVar[bool] = True

    id: str
    """The clip's id."""

    content_id: str | None
    """What is played."""

    content_url: str | None
    """Where it is."""

    content_type: str | None
    """Its MIME type."""

    title: str | None
    """Its title."""

    duration: float | None
    """The duration. In seconds."""

    when_skippable: float | None
    """The time from the clip's start after which it can be skipped; absent or -1: never. In seconds."""

    poster_url: str | None
    """An image to show before the clip plays."""

    click_through_url: str | None
    """The URL that the clip links to."""

    hls_segment_format: HlsSegmentFormat | None
    """The format of HLS segments."""

    vast_ads_request: VastAdsRequest | None
    """The source of the clip; it takes precedence over all other fields."""

    custom_data: Any
    """App-defined data."""

    additional: dict[str, Any]
    """Members that the spec doesn't declare, and declared ones of another shape, by wire name."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            id: str,
            content_id: str | None = None,
            content_url: str | None = None,
            content_type: str | None = None,
            title: str | None = None,
            duration: float | None = None,
            when_skippable: float | None = None,
            poster_url: str | None = None,
            click_through_url: str | None = None,
            hls_segment_format: HlsSegmentFormatLike | None = None,
            vast_ads_request: VastAdsRequest | None = None,
            custom_data: Any = None,
            additional: dict[str, Any] | None = None,
        ) -> None: ...


class UserActionState(Model):
    """What the viewer thinks of the media."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("user_action", "userAction", Enumeration(UserAction), required=True),
        Field("custom_data", "customData", ANY),
    )
    OPEN: ClassVar[bool] = True

    user_action: UserAction
    """The action."""

    custom_data: Any
    """App-defined data."""

    additional: dict[str, Any]
    """Members that the spec doesn't declare, and declared ones of another shape, by wire name."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            user_action: UserActionLike,
            custom_data: Any = None,
            additional: dict[str, Any] | None = None,
        ) -> None: ...


class MediaInformation(Model):
    """A piece of media: what it is, where it is and what it contains. One of `content_id`, `content_url` and
    `entity` says what to play.

    SDK: `GCKMediaInformation`.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("content_id", "contentId", STRING),
        Field("content_url", "contentUrl", STRING),
        Field("entity", "entity", STRING),
        Field("atv_entity", "atvEntity", STRING),
        Field("content_type", "contentType", STRING),
        Field("stream_type", "streamType", Enumeration(StreamType)),
        Field("metadata", "metadata", Nested(lambda: MediaMetadata)),
        Field("duration", "duration", NUMBER),
        Field("start_absolute_time", "startAbsoluteTime", NUMBER),
        Field("tracks", "tracks", Array(Nested(lambda: Track))),
        Field("text_track_style", "textTrackStyle", Nested(lambda: TextTrackStyle)),
        Field("breaks", "breaks", Array(Nested(lambda: Break))),
        Field("break_clips", "breakClips", Array(Nested(lambda: BreakClip))),
        Field("vmap_ads_request", "vmapAdsRequest", Nested(lambda: VastAdsRequest)),
        Field("hls_segment_format", "hlsSegmentFormat", Enumeration(HlsSegmentFormat)),
        Field("hls_video_segment_format", "hlsVideoSegmentFormat", Enumeration(HlsVideoSegmentFormat)),
        Field("media_category", "mediaCategory", Enumeration(MediaCategory)),
        Field("user_action_states", "userActionStates", Array(Nested(lambda: UserActionState))),
        Field("custom_data", "customData", ANY),
    )
    OPEN: ClassVar[bool] = True

    content_id: str | None
    """What to play: a URL, an absolute path on the server's machine, or an id that the app understands."""

    content_url: str | None
    """The URL or absolute path of the content; it takes precedence over `content_id` for fetching."""

    entity: str | None
    """A deep link that the receiver resolves."""

    atv_entity: str | None
    """The deep link for an Android TV app."""

    content_type: str | None
    """Its MIME type: `video/mp4`, `application/x-mpegURL`."""

    stream_type: StreamType | None
    """Whether it is live or has a fixed length. Absent: `"BUFFERED"`."""

    metadata: MediaMetadata | None
    """The metadata."""

    duration: float | None
    """The duration; absent or -1 if unknown or live. In seconds."""

    start_absolute_time: float | None
    """When a live stream began, in seconds since 1970. In seconds."""

    tracks: list[Track] | None
    """Its tracks."""

    text_track_style: TextTrackStyle | None
    """The style of its text tracks."""

    breaks: list[Break] | None
    """Its ad breaks."""

    break_clips: list[BreakClip] | None
    """Its ad clips."""

    vmap_ads_request: VastAdsRequest | None
    """The source of its ads; it takes precedence over `breaks`."""

    hls_segment_format: HlsSegmentFormat | None
    """The format of HLS audio segments."""

    hls_video_segment_format: HlsVideoSegmentFormat | None
    """The format of HLS video segments."""

    media_category: MediaCategory | None
    """What kind of media it is."""

    user_action_states: list[UserActionState] | None
    """What the viewer thinks of it."""

    custom_data: Any
    """App-defined data."""

    additional: dict[str, Any]
    """Members that the spec doesn't declare, and declared ones of another shape, by wire name."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            content_id: str | None = None,
            content_url: str | None = None,
            entity: str | None = None,
            atv_entity: str | None = None,
            content_type: str | None = None,
            stream_type: StreamTypeLike | None = None,
            metadata: MediaMetadata | None = None,
            duration: float | None = None,
            start_absolute_time: float | None = None,
            tracks: Sequence[Track] | None = None,
            text_track_style: TextTrackStyle | None = None,
            breaks: Sequence[Break] | None = None,
            break_clips: Sequence[BreakClip] | None = None,
            vmap_ads_request: VastAdsRequest | None = None,
            hls_segment_format: HlsSegmentFormatLike | None = None,
            hls_video_segment_format: HlsVideoSegmentFormatLike | None = None,
            media_category: MediaCategoryLike | None = None,
            user_action_states: Sequence[UserActionState] | None = None,
            custom_data: Any = None,
            additional: dict[str, Any] | None = None,
        ) -> None: ...


class QueueItem(Model):
    """One item of a queue.

    SDK: `GCKMediaQueueItem`.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("item_id", "itemId", INTEGER),
        Field("media", "media", Nested(lambda: MediaInformation)),
        Field("autoplay", "autoplay", BOOLEAN),
        Field("start_time", "startTime", NUMBER, minimum=0),
        Field("playback_duration", "playbackDuration", NUMBER),
        Field("preload_time", "preloadTime", NUMBER, minimum=0),
        Field("active_track_ids", "activeTrackIds", Array(INTEGER)),
        Field("order_id", "orderId", INTEGER),
        Field("custom_data", "customData", ANY),
    )
    OPEN: ClassVar[bool] = True

    item_id: int | None
    """The item's id. The receiver assigns it, so leave it out when you send items."""

    media: MediaInformation | None
    """What it plays."""

    autoplay: bool | None
    """Whether playback starts by itself when the item becomes current. Absent: `true`."""

    start_time: float | None
    """The position to start from. In seconds. At least 0."""

    playback_duration: float | None
    """How much of it is played; a negative value counts from its end. In seconds."""

    preload_time: float | None
    """How long before it is needed the receiver may preload it. In seconds. At least 0."""

    active_track_ids: list[int] | None
    """The active tracks."""

    order_id: int | None
    """Its place before shuffling."""

    custom_data: Any
    """App-defined data."""

    additional: dict[str, Any]
    """Members that the spec doesn't declare, and declared ones of another shape, by wire name."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            item_id: int | None = None,
            media: MediaInformation | None = None,
            autoplay: bool | None = None,
            start_time: float | None = None,
            playback_duration: float | None = None,
            preload_time: float | None = None,
            active_track_ids: Sequence[int] | None = None,
            order_id: int | None = None,
            custom_data: Any = None,
            additional: dict[str, Any] | None = None,
        ) -> None: ...


class ContainerMetadata(Model):
    """Metadata of a queue's container.

    SDK: `GCKMediaQueueContainerMetadata`.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("container_type", "containerType", Enumeration(ContainerType)),
        Field("title", "title", STRING),
        Field("sections", "sections", Array(Nested(lambda: MediaMetadata))),
        Field("container_duration", "containerDuration", NUMBER, minimum=0),
        Field("container_images", "containerImages", Array(Nested(lambda: Image))),
        Field("authors", "authors", Array(STRING)),
        Field("narrators", "narrators", Array(STRING)),
        Field("publisher", "publisher", STRING),
        Field("release_date", "releaseDate", STRING),
    )
    OPEN: ClassVar[bool] = True

    container_type: ContainerType | None
    """The kind of container."""

    title: str | None
    """Its title."""

    sections: list[MediaMetadata] | None
    """Its sections."""

    container_duration: float | None
    """The total duration. In seconds. At least 0."""

    container_images: list[Image] | None
    """Its images."""

    authors: list[str] | None
    """Audiobook: the authors."""

    narrators: list[str] | None
    """Audiobook: the narrators."""

    publisher: str | None
    """Audiobook: the publisher."""

    release_date: str | None
    """When it was released, ISO 8601."""

    additional: dict[str, Any]
    """Members that the spec doesn't declare, and declared ones of another shape, by wire name."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            container_type: ContainerTypeLike | None = None,
            title: str | None = None,
            sections: Sequence[MediaMetadata] | None = None,
            container_duration: float | None = None,
            container_images: Sequence[Image] | None = None,
            authors: Sequence[str] | None = None,
            narrators: Sequence[str] | None = None,
            publisher: str | None = None,
            release_date: str | None = None,
            additional: dict[str, Any] | None = None,
        ) -> None: ...


class QueueData(Model):
    """A queue: its description and, when it is sent, its items.

    SDK: `GCKMediaQueueData`.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("id", "id", STRING),
        Field("name", "name", STRING),
        Field("description", "description", STRING),
        Field("entity", "entity", STRING),
        Field("queue_type", "queueType", Enumeration(QueueType)),
        Field("repeat_mode", "repeatMode", Enumeration(RepeatMode)),
        Field("shuffle", "shuffle", BOOLEAN),
        Field("items", "items", Array(Nested(lambda: QueueItem))),
        Field("start_index", "startIndex", INTEGER, minimum=0),
        Field("start_time", "startTime", NUMBER, minimum=0),
        Field("container_metadata", "containerMetadata", Nested(lambda: ContainerMetadata)),
    )
    OPEN: ClassVar[bool] = True

    id: str | None
    """The queue's id."""

    name: str | None
    """Its name, for people."""

    description: str | None
    """The kind of queue."""

    entity: str | None
    """A deep link; the receiver fetches the items itself."""

    queue_type: QueueType | None
    """The kind of container."""

    repeat_mode: RepeatMode | None
    """What it does when it reaches its end."""

    shuffle: bool | None
    """Whether it is shuffled."""

    items: list[QueueItem] | None
    """Its items; only sent, never reported."""

    start_index: int | None
    """The index of the item to start with. At least 0. Absent: `0`."""

    start_time: float | None
    """The position at which the first item starts. In seconds. At least 0."""

    container_metadata: ContainerMetadata | None
    """The metadata."""

    additional: dict[str, Any]
    """Members that the spec doesn't declare, and declared ones of another shape, by wire name."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            id: str | None = None,
            name: str | None = None,
            description: str | None = None,
            entity: str | None = None,
            queue_type: QueueTypeLike | None = None,
            repeat_mode: RepeatModeLike | None = None,
            shuffle: bool | None = None,
            items: Sequence[QueueItem] | None = None,
            start_index: int | None = None,
            start_time: float | None = None,
            container_metadata: ContainerMetadata | None = None,
            additional: dict[str, Any] | None = None,
        ) -> None: ...


class BreakStatus(Model):
    """The position within ads; present only while ads play.

    SDK: `GCKAdBreakStatus`.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("break_id", "breakId", STRING),
        Field("break_clip_id", "breakClipId", STRING),
        Field("current_break_time", "currentBreakTime", NUMBER),
        Field("current_break_clip_time", "currentBreakClipTime", NUMBER),
        Field("when_skippable", "whenSkippable", NUMBER),
    )
    OPEN: ClassVar[bool] = True

    break_id: str | None
    """The break."""

    break_clip_id: str | None
    """The clip."""

    current_break_time: float | None
    """Time since the break began. In seconds."""

    current_break_clip_time: float | None
    """Time since the clip began. In seconds."""

    when_skippable: float | None
    """The clip time after which it can be skipped; absent or -1: never. In seconds."""

    additional: dict[str, Any]
    """Members that the spec doesn't declare, and declared ones of another shape, by wire name."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            break_id: str | None = None,
            break_clip_id: str | None = None,
            current_break_time: float | None = None,
            current_break_clip_time: float | None = None,
            when_skippable: float | None = None,
            additional: dict[str, Any] | None = None,
        ) -> None: ...


class LiveSeekableRange(Model):
    """The part of a live stream in which seeking is possible.

    SDK: `GCKMediaLiveSeekableRange`.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("start", "start", NUMBER),
        Field("end", "end", NUMBER),
        Field("is_moving_window", "isMovingWindow", BOOLEAN),
        Field("is_live_done", "isLiveDone", BOOLEAN),
    )
    OPEN: ClassVar[bool] = True

    start: float | None
    """The earliest position. In seconds."""

    end: float | None
    """The latest position, the live edge. In seconds."""

    is_moving_window: bool | None
    """Whether `start` moves as time passes."""

    is_live_done: bool | None
    """Whether the live event has ended, so that `end` no longer moves."""

    additional: dict[str, Any]
    """Members that the spec doesn't declare, and declared ones of another shape, by wire name."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            start: float | None = None,
            end: float | None = None,
            is_moving_window: bool | None = None,
            is_live_done: bool | None = None,
            additional: dict[str, Any] | None = None,
        ) -> None: ...


class VideoInfo(Model):
    """The video as it is displayed.

    SDK: `GCKVideoInfo`.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("width", "width", INTEGER),
        Field("height", "height", INTEGER),
        Field("hdr_type", "hdrType", Enumeration(HdrType)),
    )
    OPEN: ClassVar[bool] = True

    width: int | None
    """Its width. In pixels."""

    height: int | None
    """Its height. In pixels."""

    hdr_type: HdrType | None
    """Its dynamic range."""

    additional: dict[str, Any]
    """Members that the spec doesn't declare, and declared ones of another shape, by wire name."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            width: int | None = None,
            height: int | None = None,
            hdr_type: HdrTypeLike | None = None,
            additional: dict[str, Any] | None = None,
        ) -> None: ...


class ExtendedStatus(Model):
    """What is loading while the player is still idle."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("player_state", "playerState", Enumeration(PlayerState)),
        Field("media", "media", Nested(lambda: MediaInformation)),
        Field("media_session_id", "mediaSessionId", INTEGER),
    )
    OPEN: ClassVar[bool] = True

    player_state: PlayerState | None
    """Always LOADING."""

    media: MediaInformation | None
    """What is loading."""

    media_session_id: int | None
    """The id of the future media session."""

    additional: dict[str, Any]
    """Members that the spec doesn't declare, and declared ones of another shape, by wire name."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            player_state: PlayerStateLike | None = None,
            media: MediaInformation | None = None,
            media_session_id: int | None = None,
            additional: dict[str, Any] | None = None,
        ) -> None: ...


class MediaStatus(Model):
    """The status of a media session, as receivers report it and as the server keeps it after merging
    (cast.md 7.3, 7.4).

    SDK: `GCKMediaStatus`.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("media_session_id", "mediaSessionId", INTEGER),
        Field("media", "media", Nested(lambda: MediaInformation)),
        Field("player_state", "playerState", Enumeration(PlayerState)),
        Field("idle_reason", "idleReason", Enumeration(IdleReason)),
        Field("current_time", "currentTime", NUMBER),
        Field("playback_rate", "playbackRate", NUMBER),
        Field("supported_media_commands", "supportedMediaCommands", INTEGER),
        Field("volume", "volume", Nested(lambda: Volume)),
        Field("active_track_ids", "activeTrackIds", Array(INTEGER)),
        Field("video_info", "videoInfo", Nested(lambda: VideoInfo)),
        Field("break_status", "breakStatus", Nested(lambda: BreakStatus)),
        Field("live_seekable_range", "liveSeekableRange", Nested(lambda: LiveSeekableRange)),
        Field("extended_status", "extendedStatus", Nested(lambda: ExtendedStatus)),
        Field("queue_data", "queueData", Nested(lambda: QueueData)),
        Field("current_item_id", "currentItemId", INTEGER),
        Field("loading_item_id", "loadingItemId", INTEGER),
        Field("preloaded_item_id", "preloadedItemId", INTEGER),
        Field("items", "items", Array(Nested(lambda: QueueItem))),
        Field("repeat_mode", "repeatMode", Enumeration(RepeatMode)),
        Field("custom_data", "customData", ANY),
    )
    OPEN: ClassVar[bool] = True

    media_session_id: int | None
    """The media session's id; each load gets a new one."""

    media: MediaInformation | None
    """What is loaded."""

    player_state: PlayerState | None
    """What the player is doing."""

    idle_reason: IdleReason | None
    """Why it is idle; present only with IDLE."""

    current_time: float | None
    """The position when the status was sent; in a live stream on the timeline of its seekable range. In
    seconds. SDK: `GCKMediaStatus.streamPosition`.
    """

    playback_rate: float | None
    """The playback rate; 0 or 1 while paused."""

    supported_media_commands: int | None
    """The commands that the receiver supports now, as a bit mask (cast.md 7.9)."""

    volume: Volume | None
    """The stream's volume, not the device's."""

    active_track_ids: list[int] | None
    """The active tracks; empty and absent both mean none."""

    video_info: VideoInfo | None
    """The video as it is displayed."""

    break_status: BreakStatus | None
    """The position within ads."""

    live_seekable_range: LiveSeekableRange | None
    """The part of a live stream in which seeking is possible."""

    extended_status: ExtendedStatus | None
    """What is loading."""

    queue_data: QueueData | None
    """The queue, without its items."""

    current_item_id: int | None
    """The queue's current item."""

    loading_item_id: int | None
    """The item being loaded."""

    preloaded_item_id: int | None
    """The item that is preloaded as the next one."""

    items: list[QueueItem] | None
    """A window of the queue around the current item, not the whole queue."""

    repeat_mode: RepeatMode | None
    """What the queue does when it reaches its end."""

    custom_data: Any
    """App-defined data."""

    additional: dict[str, Any]
    """Members that the spec doesn't declare, and declared ones of another shape, by wire name."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            media_session_id: int | None = None,
            media: MediaInformation | None = None,
            player_state: PlayerStateLike | None = None,
            idle_reason: IdleReasonLike | None = None,
            current_time: float | None = None,
            playback_rate: float | None = None,
            supported_media_commands: int | None = None,
            volume: Volume | None = None,
            active_track_ids: Sequence[int] | None = None,
            video_info: VideoInfo | None = None,
            break_status: BreakStatus | None = None,
            live_seekable_range: LiveSeekableRange | None = None,
            extended_status: ExtendedStatus | None = None,
            queue_data: QueueData | None = None,
            current_item_id: int | None = None,
            loading_item_id: int | None = None,
            preloaded_item_id: int | None = None,
            items: Sequence[QueueItem] | None = None,
            repeat_mode: RepeatModeLike | None = None,
            custom_data: Any = None,
            additional: dict[str, Any] | None = None,
        ) -> None: ...


class LoadOptions(Model):
    """Further options of a load."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("content_filtering_mode", "contentFilteringMode", Enumeration(ContentFilteringMode)),
    )
    OPEN: ClassVar[bool] = True

    content_filtering_mode: ContentFilteringMode | None
    """Which content is left out."""

    additional: dict[str, Any]
    """Members that the spec doesn't declare, and declared ones of another shape, by wire name."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            content_filtering_mode: ContentFilteringModeLike | None = None,
            additional: dict[str, Any] | None = None,
        ) -> None: ...


class LoadRequestData(Model):
    """What to load, and how: either `media` or `queue_data`.

    SDK: `GCKMediaLoadRequestData`.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("media", "media", Nested(lambda: MediaInformation)),
        Field("queue_data", "queueData", Nested(lambda: QueueData)),
        Field("autoplay", "autoplay", BOOLEAN),
        Field("current_time", "currentTime", NUMBER, minimum=0),
        Field("playback_rate", "playbackRate", NUMBER, minimum=0.5, maximum=2),
        Field("active_track_ids", "activeTrackIds", Array(INTEGER)),
        Field("credentials", "credentials", STRING),
        Field("credentials_type", "credentialsType", STRING),
        Field("atv_credentials", "atvCredentials", STRING),
        Field("atv_credentials_type", "atvCredentialsType", STRING),
        Field("load_options", "loadOptions", Nested(lambda: LoadOptions)),
        Field("custom_data", "customData", ANY),
    )
    OPEN: ClassVar[bool] = True

    media: MediaInformation | None
    """The media."""

    queue_data: QueueData | None
    """The queue."""

    autoplay: bool | None
    """Whether playback starts at once; absent: the receiver decides, and in a queue each item."""

    current_time: float | None
    """The start position; absent: the beginning, or the live edge. In seconds. At least 0."""

    playback_rate: float | None
    """The playback rate. From 0.5 to 2. Absent: `1`. SDK: `kGCKMediaMaxPlaybackRate`."""

    active_track_ids: list[int] | None
    """The tracks that are active from the start."""

    credentials: str | None
    """The viewer's credentials, for the receiver app."""

    credentials_type: str | None
    """The type of credentials: `web`, `android`, `ios`, `cloud`."""

    atv_credentials: str | None
    """Credentials for Android TV apps, instead of `credentials`."""

    atv_credentials_type: str | None
    """The type of those credentials."""

    load_options: LoadOptions | None
    """Further options."""

    custom_data: Any
    """App-defined data."""

    additional: dict[str, Any]
    """Members that the spec doesn't declare, and declared ones of another shape, by wire name."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            media: MediaInformation | None = None,
            queue_data: QueueData | None = None,
            autoplay: bool | None = None,
            current_time: float | None = None,
            playback_rate: float | None = None,
            active_track_ids: Sequence[int] | None = None,
            credentials: str | None = None,
            credentials_type: str | None = None,
            atv_credentials: str | None = None,
            atv_credentials_type: str | None = None,
            load_options: LoadOptions | None = None,
            custom_data: Any = None,
            additional: dict[str, Any] | None = None,
        ) -> None: ...


class MediaControls(Model):
    """What is possible now: what the receiver supports (`supported_media_commands`; a receiver that doesn't
    report them is assumed to support the basic commands), limited to what makes sense in the present
    state. All are false without a media session.

    SDK: `GCKMediaStatus.isMediaCommandSupported`.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("play", "play", BOOLEAN, required=True),
        Field("pause", "pause", BOOLEAN, required=True),
        Field("stop", "stop", BOOLEAN, required=True),
        Field("seek", "seek", BOOLEAN, required=True),
        Field("seek_to_live_edge", "seekToLiveEdge", BOOLEAN, required=True),
        Field("set_stream_volume", "setStreamVolume", BOOLEAN, required=True),
        Field("set_stream_muted", "setStreamMuted", BOOLEAN, required=True),
        Field("skip_forward", "skipForward", BOOLEAN, required=True),
        Field("skip_backward", "skipBackward", BOOLEAN, required=True),
        Field("queue_next", "queueNext", BOOLEAN, required=True),
        Field("queue_previous", "queuePrevious", BOOLEAN, required=True),
        Field("queue_shuffle", "queueShuffle", BOOLEAN, required=True),
        Field("queue_repeat_all", "queueRepeatAll", BOOLEAN, required=True),
        Field("queue_repeat_one", "queueRepeatOne", BOOLEAN, required=True),
        Field("skip_ad", "skipAd", BOOLEAN, required=True),
        Field("edit_tracks", "editTracks", BOOLEAN, required=True),
        Field("set_playback_rate", "setPlaybackRate", BOOLEAN, required=True),
        Field("like", "like", BOOLEAN, required=True),
        Field("dislike", "dislike", BOOLEAN, required=True),
        Field("follow", "follow", BOOLEAN, required=True),
        Field("unfollow", "unfollow", BOOLEAN, required=True),
        Field("stream_transfer", "streamTransfer", BOOLEAN, required=True),
    )

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

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            play: bool,
            pause: bool,
            stop: bool,
            seek: bool,
            seek_to_live_edge: bool,
            set_stream_volume: bool,
            set_stream_muted: bool,
            skip_forward: bool,
            skip_backward: bool,
            queue_next: bool,
            queue_previous: bool,
            queue_shuffle: bool,
            queue_repeat_all: bool,
            queue_repeat_one: bool,
            skip_ad: bool,
            edit_tracks: bool,
            set_playback_rate: bool,
            like: bool,
            dislike: bool,
            follow: bool,
            unfollow: bool,
            stream_transfer: bool,
        ) -> None: ...


class AdBreakState(Model):
    """The ad that is playing, with its clock extrapolated to this moment.

    SDK: `GCKAdBreakStatus`.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("break_id", "breakId", STRING),
        Field("break_clip_id", "breakClipId", STRING),
        Field("break_time", "breakTime", NUMBER, required=True),
        Field("clip_time", "clipTime", NUMBER, required=True),
        Field("when_skippable", "whenSkippable", NUMBER),
        Field("skippable_in", "skippableIn", NUMBER),
        Field("is_skippable", "isSkippable", BOOLEAN, required=True),
        Field("clip_index", "clipIndex", INTEGER),
        Field("clip_count", "clipCount", INTEGER),
        Field("clip", "clip", Nested(lambda: BreakClip)),
    )

    break_id: str | None
    """The break."""

    break_clip_id: str | None
    """The clip."""

    break_time: float
    """Time since the break began. In seconds. SDK: `GCKAdBreakStatus.currentAdBreakTime`."""

    clip_time: float
    """Time since the clip began. In seconds. SDK: `GCKAdBreakStatus.currentAdBreakClipTime`."""

    when_skippable: float | None
    """The `clip_time` after which it can be skipped; absent: never. In seconds."""

    skippable_in: float | None
    """How long until it can be skipped; 0: now; absent: never. In seconds."""

    is_skippable: bool
    """Whether it can be skipped now."""

    clip_index: int | None
    """The clip's index in its break, from 0; absent if the media doesn't list it."""

    clip_count: int | None
    """How many clips the break has; absent if the media doesn't list them."""

    clip: BreakClip | None
    """What the media says about the clip."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            break_id: str | None = None,
            break_clip_id: str | None = None,
            break_time: float,
            clip_time: float,
            when_skippable: float | None = None,
            skippable_in: float | None = None,
            is_skippable: bool,
            clip_index: int | None = None,
            clip_count: int | None = None,
            clip: BreakClip | None = None,
        ) -> None: ...


class MediaPosition(Model):
    """The playback position at this moment, computed from the last status.

    SDK: `GCKRemoteMediaClient.approximateStreamPosition`.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING, required=True),
        Field("revision", "revision", INTEGER, required=True),
        Field("media_session_id", "mediaSessionId", INTEGER),
        Field("player_state", "playerState", Enumeration(PlayerState), required=True),
        Field("position", "position", NUMBER, required=True),
        Field("duration", "duration", NUMBER),
        Field("playback_rate", "playbackRate", NUMBER, required=True),
        Field("is_advancing", "isAdvancing", BOOLEAN, required=True),
        Field("is_playing_live_stream", "isPlayingLiveStream", BOOLEAN, required=True),
        Field("live_seekable_range", "liveSeekableRange", Nested(lambda: LiveSeekableRange)),
        Field("ad_break", "adBreak", Nested(lambda: AdBreakState)),
    )

    session_id: str
    """The session."""

    revision: int
    """The revision of the state that it was computed from."""

    media_session_id: int | None
    """The media session's id; absent if there is none."""

    player_state: PlayerState
    """What the player is doing."""

    position: float
    """The position; 0 if there is no media session. In seconds."""

    duration: float | None
    """The duration; absent if unknown or live. In seconds."""

    playback_rate: float
    """The playback rate; 1 is normal."""

    is_advancing: bool
    """Whether time advances, of the media or of an ad."""

    is_playing_live_stream: bool
    """Whether a live stream is loaded."""

    live_seekable_range: LiveSeekableRange | None
    """The part of a live stream in which seeking is possible. SDK:
    `GCKRemoteMediaClient.approximateLiveSeekableRangeStart`.
    """

    ad_break: AdBreakState | None
    """The ad that is playing; absent outside ads."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            session_id: str,
            revision: int,
            media_session_id: int | None = None,
            player_state: PlayerStateLike,
            position: float,
            duration: float | None = None,
            playback_rate: float,
            is_advancing: bool,
            is_playing_live_stream: bool,
            live_seekable_range: LiveSeekableRange | None = None,
            ad_break: AdBreakState | None = None,
        ) -> None: ...


class LastKnownMedia(Model):
    """What a session played last: for continuing elsewhere after the session.

    SDK: `GCKUIMediaController.lastKnownStreamPosition`.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING, required=True),
        Field("device_id", "deviceId", STRING, required=True),
        Field("has_session_ended", "hasSessionEnded", BOOLEAN, required=True),
        Field("has_media_ended", "hasMediaEnded", BOOLEAN, required=True),
        Field("media_session_id", "mediaSessionId", INTEGER),
        Field("player_state", "playerState", Enumeration(PlayerState), required=True),
        Field("idle_reason", "idleReason", Enumeration(IdleReason)),
        Field("position", "position", NUMBER, required=True),
        Field("duration", "duration", NUMBER),
        Field("is_playing_live_stream", "isPlayingLiveStream", BOOLEAN, required=True),
        Field("media", "media", Nested(lambda: MediaInformation), required=True),
        Field("current_item_id", "currentItemId", INTEGER),
        Field("active_track_ids", "activeTrackIds", Array(INTEGER)),
        Field("playback_rate", "playbackRate", NUMBER),
    )

    session_id: str
    """The session."""

    device_id: str
    """The session's device."""

    has_session_ended: bool
    """Whether the session has ended."""

    has_media_ended: bool
    """Whether the media session has ended; the position then no longer advances."""

    media_session_id: int | None
    """The media session."""

    player_state: PlayerState
    """The last player state: PLAYING, PAUSED… if playback was interrupted, IDLE if it reached its end.
    SDK: `GCKUIMediaController.lastKnownPlayerState`.
    """

    idle_reason: IdleReason | None
    """Why it is idle, if it is."""

    position: float
    """The position, extrapolated to the moment when it was last known to play. In seconds. SDK:
    `GCKUIMediaController.lastKnownStreamPosition`.
    """

    duration: float | None
    """The duration; absent if unknown or live. In seconds."""

    is_playing_live_stream: bool
    """Whether it is a live stream."""

    media: MediaInformation
    """The media. SDK: `GCKUIMediaController.lastKnownMediaInformation`."""

    current_item_id: int | None
    """The current queue item."""

    active_track_ids: list[int] | None
    """The active tracks."""

    playback_rate: float | None
    """The playback rate."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            session_id: str,
            device_id: str,
            has_session_ended: bool,
            has_media_ended: bool,
            media_session_id: int | None = None,
            player_state: PlayerStateLike,
            idle_reason: IdleReasonLike | None = None,
            position: float,
            duration: float | None = None,
            is_playing_live_stream: bool,
            media: MediaInformation,
            current_item_id: int | None = None,
            active_track_ids: Sequence[int] | None = None,
            playback_rate: float | None = None,
        ) -> None: ...


class MediaState(Model):
    """A snapshot of what a session plays."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING, required=True),
        Field("revision", "revision", INTEGER, required=True),
        Field("media_session_id", "mediaSessionId", INTEGER),
        Field("player_state", "playerState", Enumeration(PlayerState), required=True),
        Field("position", "position", NUMBER, required=True),
        Field("duration", "duration", NUMBER),
        Field("is_playing_ad", "isPlayingAd", BOOLEAN, required=True),
        Field("is_playing_live_stream", "isPlayingLiveStream", BOOLEAN, required=True),
        Field("controls", "controls", Nested(lambda: MediaControls), required=True),
        Field("ad_break", "adBreak", Nested(lambda: AdBreakState)),
        Field("status_age", "statusAge", NUMBER),
        Field("live_seekable_range", "liveSeekableRange", Nested(lambda: LiveSeekableRange)),
        Field("status", "status", Nested(lambda: MediaStatus)),
    )

    session_id: str
    """The session."""

    revision: int
    """Grows with every change; a higher revision is newer."""

    media_session_id: int | None
    """The media session's id; absent if there is none."""

    player_state: PlayerState
    """The player's state: LOADING while a new item loads, IDLE if there is no media session."""

    position: float
    """The position at this moment, extrapolated. In seconds. SDK:
    `GCKRemoteMediaClient.approximateStreamPosition`.
    """

    duration: float | None
    """The duration; absent if unknown or live. In seconds."""

    is_playing_ad: bool
    """Whether an ad plays. SDK: `GCKMediaStatus.playingAd`."""

    is_playing_live_stream: bool
    """Whether a live stream is loaded. SDK: `GCKRemoteMediaClient.playingLiveStream`."""

    controls: MediaControls
    """What is possible at this moment. SDK: `GCKMediaStatus.isMediaCommandSupported`."""

    ad_break: AdBreakState | None
    """The ad that is playing; absent outside ads. SDK: `GCKMediaStatus.adBreakStatus`."""

    status_age: float | None
    """How long ago the receiver's last status arrived; absent before the first. In seconds. SDK:
    `GCKRemoteMediaClient.timeSinceLastMediaStatusUpdate`.
    """

    live_seekable_range: LiveSeekableRange | None
    """The seekable range of a live stream at this moment, extrapolated."""

    status: MediaStatus | None
    """The merged status; absent if there is no media session. SDK: `GCKMediaStatus`."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            session_id: str,
            revision: int,
            media_session_id: int | None = None,
            player_state: PlayerStateLike,
            position: float,
            duration: float | None = None,
            is_playing_ad: bool,
            is_playing_live_stream: bool,
            controls: MediaControls,
            ad_break: AdBreakState | None = None,
            status_age: float | None = None,
            live_seekable_range: LiveSeekableRange | None = None,
            status: MediaStatus | None = None,
        ) -> None: ...


class PlayerStatus(Model):
    """What a device plays, flat, for status lines and scripts."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("device_id", "deviceId", STRING, required=True),
        Field("friendly_name", "friendlyName", STRING, required=True),
        Field("is_default", "isDefault", BOOLEAN),
        Field("session_id", "sessionId", STRING),
        Field("application_id", "applicationId", STRING),
        Field("application_name", "applicationName", STRING),
        Field("status_text", "statusText", STRING),
        Field("player_state", "playerState", Enumeration(PlayerState), required=True),
        Field("idle_reason", "idleReason", Enumeration(IdleReason)),
        Field("title", "title", STRING),
        Field("subtitle", "subtitle", STRING),
        Field("artist", "artist", STRING),
        Field("album_name", "albumName", STRING),
        Field("image_url", "imageUrl", STRING),
        Field("content_id", "contentId", STRING),
        Field("content_type", "contentType", STRING),
        Field("position", "position", NUMBER),
        Field("duration", "duration", NUMBER),
        Field("playback_rate", "playbackRate", NUMBER),
        Field("is_playing_live_stream", "isPlayingLiveStream", BOOLEAN),
        Field("is_playing_ad", "isPlayingAd", BOOLEAN),
        Field("volume_level", "volumeLevel", NUMBER),
        Field("is_muted", "isMuted", BOOLEAN),
        Field("queue_index", "queueIndex", INTEGER),
        Field("queue_length", "queueLength", INTEGER),
        Field("error", "error", Nested(lambda: ErrorInfo)),
    )

    device_id: str
    """The device's id; of a device that was given by its address: `host:port`."""

    friendly_name: str
    """The device's name."""

    is_default: bool | None
    """Whether it is the default device. Absent: `false`."""

    session_id: str | None
    """The server's session with the device; absent: there is none, and the status was read without one."""

    application_id: str | None
    """The id of the running app; absent: none but the idle screen."""

    application_name: str | None
    """The running app's name."""

    status_text: str | None
    """What the app says of itself, such as `Casting: A film`."""

    player_state: PlayerState
    """What the player does; IDLE if nothing is loaded."""

    idle_reason: IdleReason | None
    """Why the player became idle."""

    title: str | None
    """The title of what plays."""

    subtitle: str | None
    """Its subtitle; of an episode the series."""

    artist: str | None
    """Its artist."""

    album_name: str | None
    """Its album."""

    image_url: str | None
    """The URL of its picture."""

    content_id: str | None
    """Its content id, usually its URL."""

    content_type: str | None
    """Its MIME type."""

    position: float | None
    """The position now, extrapolated since the last status. In seconds."""

    duration: float | None
    """How long it is; absent: unknown, or a live stream. In seconds."""

    playback_rate: float | None
    """The playback rate; 1 is normal."""

    is_playing_live_stream: bool | None
    """Whether it is a live stream. Absent: `false`."""

    is_playing_ad: bool | None
    """Whether an ad plays. Absent: `false`."""

    volume_level: float | None
    """The device's volume, 0 to 1."""

    is_muted: bool | None
    """Whether the device is muted."""

    queue_index: int | None
    """The index in the queue of what plays, from 0."""

    queue_length: int | None
    """How many items the queue has."""

    error: ErrorInfo | None
    """Why the device couldn't be asked; then only the members that discovery knows are there."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            device_id: str,
            friendly_name: str,
            is_default: bool | None = None,
            session_id: str | None = None,
            application_id: str | None = None,
            application_name: str | None = None,
            status_text: str | None = None,
            player_state: PlayerStateLike,
            idle_reason: IdleReasonLike | None = None,
            title: str | None = None,
            subtitle: str | None = None,
            artist: str | None = None,
            album_name: str | None = None,
            image_url: str | None = None,
            content_id: str | None = None,
            content_type: str | None = None,
            position: float | None = None,
            duration: float | None = None,
            playback_rate: float | None = None,
            is_playing_live_stream: bool | None = None,
            is_playing_ad: bool | None = None,
            volume_level: float | None = None,
            is_muted: bool | None = None,
            queue_index: int | None = None,
            queue_length: int | None = None,
            error: ErrorInfo | None = None,
        ) -> None: ...


class DeviceAlias(Model):
    """A short name for a device."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("alias", "alias", STRING, required=True),
        Field("device", "device", STRING, required=True),
    )

    alias: str
    """The short name."""

    device: str
    """The device: its id, name or address."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            alias: str,
            device: str,
        ) -> None: ...


class PreflightFinding(Model):
    """One thing that was found."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("code", "code", Enumeration(PreflightCode), required=True),
        Field("severity", "severity", Enumeration(PreflightSeverity), required=True),
        Field("url", "url", STRING),
        Field("message", "message", STRING, required=True),
        Field("advice", "advice", STRING),
    )

    code: PreflightCode
    """What it is."""

    severity: PreflightSeverity
    """What it means for playback."""

    url: str | None
    """What it is about; absent: the media as a whole."""

    message: str
    """A sentence that says what was found."""

    advice: str | None
    """What to do about it."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            code: PreflightCodeLike,
            severity: PreflightSeverityLike,
            url: str | None = None,
            message: str,
            advice: str | None = None,
        ) -> None: ...


class PreflightTrack(Model):
    """A track of the media that was looked at."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("type", "type", Enumeration(TrackType), required=True),
        Field("codec", "codec", STRING),
        Field("width", "width", INTEGER),
        Field("height", "height", INTEGER),
        Field("frame_rate", "frameRate", NUMBER),
        Field("language", "language", STRING),
    )

    type: TrackType
    """What it carries."""

    codec: str | None
    """Its codec: with profile and level where they are known (`avc1.640028`), else its name."""

    width: int | None
    """In pixels."""

    height: int | None
    """In pixels."""

    frame_rate: float | None
    """In pictures a second."""

    language: str | None
    """Its language, as the file has it."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            type: TrackTypeLike,
            codec: str | None = None,
            width: int | None = None,
            height: int | None = None,
            frame_rate: float | None = None,
            language: str | None = None,
        ) -> None: ...


class PreflightFacts(Model):
    """What is behind a URL."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("url", "url", STRING, required=True),
        Field("redirects", "redirects", Array(STRING)),
        Field("content_type", "contentType", STRING),
        Field("detected_type", "detectedType", STRING),
        Field("size", "size", INTEGER),
        Field("duration", "duration", NUMBER),
        Field("is_live", "isLive", BOOLEAN),
        Field("supports_ranges", "supportsRanges", BOOLEAN),
        Field("tracks", "tracks", Array(Nested(lambda: PreflightTrack))),
        Field("source", "source", Enumeration(PreflightSource), required=True),
    )

    url: str
    """Where it was in the end."""

    redirects: list[str] | None
    """The URLs that led there, the first one first; absent: it was there at once."""

    content_type: str | None
    """The MIME type that its server says."""

    detected_type: str | None
    """The MIME type that its content has."""

    size: int | None
    """How large it is; absent: unknown, or a stream. In bytes."""

    duration: float | None
    """How long it plays; absent: unknown, or a live stream. In seconds."""

    is_live: bool | None
    """Whether it is a live stream. Absent: `false`."""

    supports_ranges: bool | None
    """Whether its server sends parts of it."""

    tracks: list[PreflightTrack] | None
    """Its tracks, or a manifest's variants."""

    source: PreflightSource
    """How all this was found out."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            url: str,
            redirects: Sequence[str] | None = None,
            content_type: str | None = None,
            detected_type: str | None = None,
            size: int | None = None,
            duration: float | None = None,
            is_live: bool | None = None,
            supports_ranges: bool | None = None,
            tracks: Sequence[PreflightTrack] | None = None,
            source: PreflightSourceLike,
        ) -> None: ...


class PreflightReport(Model):
    """Whether a device will play something, and why not."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("verdict", "verdict", Enumeration(PreflightVerdict), required=True),
        Field("findings", "findings", Array(Nested(lambda: PreflightFinding)), required=True),
        Field("url", "url", STRING, required=True),
        Field("facts", "facts", Nested(lambda: PreflightFacts)),
        Field("device_id", "deviceId", STRING),
        Field("friendly_name", "friendlyName", STRING),
        Field("model_name", "modelName", STRING),
        Field("known_models", "knownModels", Array(STRING)),
        Field("elapsed", "elapsed", NUMBER, required=True),
    )

    verdict: PreflightVerdict
    """The result."""

    findings: list[PreflightFinding]
    """What was found, the worst first."""

    url: str
    """What was looked at."""

    facts: PreflightFacts | None
    """What is behind it; absent: it couldn't be fetched."""

    device_id: str | None
    """The device that it was judged for; absent: for any."""

    friendly_name: str | None
    """That device's name."""

    model_name: str | None
    """That device's model."""

    known_models: list[str] | None
    """The models of Google's list that this one may be; absent: it is none of them, so that little is
    known of it.
    """

    elapsed: float
    """How long it took. In seconds."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            verdict: PreflightVerdictLike,
            findings: Sequence[PreflightFinding],
            url: str,
            facts: PreflightFacts | None = None,
            device_id: str | None = None,
            friendly_name: str | None = None,
            model_name: str | None = None,
            known_models: Sequence[str] | None = None,
            elapsed: float,
        ) -> None: ...


class DeviceVolume(Model):
    """A device's volume: the one that viewers hear and see.

    SDK: `GCKSessionTraits`.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("level", "level", NUMBER, minimum=0, maximum=1),
        Field("muted", "muted", BOOLEAN),
        Field("control_type", "controlType", Enumeration(VolumeControlType)),
        Field("step_interval", "stepInterval", NUMBER, minimum=0),
    )
    OPEN: ClassVar[bool] = True

    level: float | None
    """The level, from 0 (silent) to 1 (loudest). From 0 to 1."""

    muted: bool | None
    """Whether it is muted, whatever the level."""

    control_type: VolumeControlType | None
    """How it can be changed."""

    step_interval: float | None
    """The step of the device's own volume keys; 0: the volume is fixed. At least 0."""

    additional: dict[str, Any]
    """Members that the spec doesn't declare, and declared ones of another shape, by wire name."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            level: float | None = None,
            muted: bool | None = None,
            control_type: VolumeControlTypeLike | None = None,
            step_interval: float | None = None,
            additional: dict[str, Any] | None = None,
        ) -> None: ...


class ApplicationNamespace(Model):
    """A namespace that a receiver app supports."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("name", "name", STRING, required=True),
    )
    OPEN: ClassVar[bool] = True
    SHORTHAND: ClassVar[str | None] = "name"

    name: str
    """Its name, `urn:x-cast:…`."""

    additional: dict[str, Any]
    """Members that the spec doesn't declare, and declared ones of another shape, by wire name."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            name: str,
            additional: dict[str, Any] | None = None,
        ) -> None: ...


class ReceiverApplication(Model):
    """An app that runs on a receiver.

    SDK: `GCKApplicationMetadata`.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("app_id", "appId", STRING),
        Field("universal_app_id", "universalAppId", STRING),
        Field("app_type", "appType", Enumeration(ApplicationType)),
        Field("display_name", "displayName", STRING),
        Field("status_text", "statusText", STRING),
        Field("icon_url", "iconUrl", STRING),
        Field("is_idle_screen", "isIdleScreen", BOOLEAN),
        Field("launched_from_cloud", "launchedFromCloud", BOOLEAN),
        Field("namespaces", "namespaces", Array(Nested(lambda: ApplicationNamespace))),
        Field("session_id", "sessionId", STRING),
        Field("transport_id", "transportId", STRING),
        Field("sender_connected", "senderConnected", BOOLEAN),
    )
    OPEN: ClassVar[bool] = True

    app_id: str | None
    """The app's id; it can differ from the launched one (an Android TV counterpart)."""

    universal_app_id: str | None
    """The id under which the app was registered."""

    app_type: ApplicationType | None
    """The platform it runs on."""

    display_name: str | None
    """Its name, for people."""

    status_text: str | None
    """The app's status text."""

    icon_url: str | None
    """Its icon."""

    is_idle_screen: bool | None
    """Whether this is the idle screen, shown when nothing runs."""

    launched_from_cloud: bool | None
    """Whether it was launched by voice or from the cloud."""

    namespaces: list[ApplicationNamespace] | None
    """The namespaces that it supports."""

    session_id: str | None
    """The id of this run of the app."""

    transport_id: str | None
    """The destination id of its messages."""

    sender_connected: bool | None
    """Whether a sender is connected."""

    additional: dict[str, Any]
    """Members that the spec doesn't declare, and declared ones of another shape, by wire name."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            app_id: str | None = None,
            universal_app_id: str | None = None,
            app_type: ApplicationTypeLike | None = None,
            display_name: str | None = None,
            status_text: str | None = None,
            icon_url: str | None = None,
            is_idle_screen: bool | None = None,
            launched_from_cloud: bool | None = None,
            namespaces: Sequence[ApplicationNamespace] | None = None,
            session_id: str | None = None,
            transport_id: str | None = None,
            sender_connected: bool | None = None,
            additional: dict[str, Any] | None = None,
        ) -> None: ...


class ReceiverStatus(Model):
    """The status that a receiver reports (cast.md 6.2)."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("applications", "applications", Array(Nested(lambda: ReceiverApplication))),
        Field("volume", "volume", Nested(lambda: DeviceVolume)),
        Field("is_active_input", "isActiveInput", BOOLEAN),
        Field("is_stand_by", "isStandBy", BOOLEAN),
    )
    OPEN: ClassVar[bool] = True

    applications: list[ReceiverApplication] | None
    """The running apps; absent if none."""

    volume: DeviceVolume | None
    """The device's volume."""

    is_active_input: bool | None
    """Whether the TV shows this device's input; absent if unknown."""

    is_stand_by: bool | None
    """Whether the TV is in standby; absent if unknown."""

    additional: dict[str, Any]
    """Members that the spec doesn't declare, and declared ones of another shape, by wire name."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            applications: Sequence[ReceiverApplication] | None = None,
            volume: DeviceVolume | None = None,
            is_active_input: bool | None = None,
            is_stand_by: bool | None = None,
            additional: dict[str, Any] | None = None,
        ) -> None: ...


class MultizoneDevice(Model):
    """A member of a group (cast.md 8).

    SDK: `GCKMultizoneDevice`.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("device_id", "deviceId", STRING, required=True),
        Field("name", "name", STRING),
        Field("capabilities", "capabilities", INTEGER),
        Field("volume", "volume", Nested(lambda: DeviceVolume)),
    )
    OPEN: ClassVar[bool] = True

    device_id: str
    """The member's id; often spelled differently from DNS-SD's. SDK: `GCKMultizoneDevice.deviceID`."""

    name: str | None
    """Its name, for people. SDK: `GCKMultizoneDevice.friendlyName`."""

    capabilities: int | None
    """Its capabilities, as a bit mask (cast.md 9). SDK: `GCKMultizoneDevice.capabilities`."""

    volume: DeviceVolume | None
    """Its own volume; the group's volume scales it. SDK: `GCKMultizoneDevice.volumeLevel`."""

    additional: dict[str, Any]
    """Members that the spec doesn't declare, and declared ones of another shape, by wire name."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            device_id: str,
            name: str | None = None,
            capabilities: int | None = None,
            volume: DeviceVolume | None = None,
            additional: dict[str, Any] | None = None,
        ) -> None: ...


class MultizonePlaybackSession(Model):
    """Whether playback can be transferred and expanded."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("app_allows_grouping", "appAllowsGrouping", BOOLEAN),
        Field("is_video_content", "isVideoContent", BOOLEAN),
        Field("stream_transfer_supported", "streamTransferSupported", BOOLEAN),
    )
    OPEN: ClassVar[bool] = True

    app_allows_grouping: bool | None
    """Whether the app can play on more devices at once."""

    is_video_content: bool | None
    """Whether it is video."""

    stream_transfer_supported: bool | None
    """Whether playback can continue on another device."""

    additional: dict[str, Any]
    """Members that the spec doesn't declare, and declared ones of another shape, by wire name."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            app_allows_grouping: bool | None = None,
            is_video_content: bool | None = None,
            stream_transfer_supported: bool | None = None,
            additional: dict[str, Any] | None = None,
        ) -> None: ...


class MultizoneStatus(Model):
    """The members of a group.

    SDK: `GCKMultizoneStatus`.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("devices", "devices", Array(Nested(lambda: MultizoneDevice))),
        Field("is_multichannel", "isMultichannel", BOOLEAN),
        Field("playback_session", "playbackSession", Nested(lambda: MultizonePlaybackSession)),
    )
    OPEN: ClassVar[bool] = True

    devices: list[MultizoneDevice] | None
    """The members. SDK: `GCKMultizoneStatus.devices`."""

    is_multichannel: bool | None
    """Whether each member plays a channel of its own, as in a stereo pair."""

    playback_session: MultizonePlaybackSession | None
    """Whether playback can be transferred and expanded."""

    additional: dict[str, Any]
    """Members that the spec doesn't declare, and declared ones of another shape, by wire name."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            devices: Sequence[MultizoneDevice] | None = None,
            is_multichannel: bool | None = None,
            playback_session: MultizonePlaybackSession | None = None,
            additional: dict[str, Any] | None = None,
        ) -> None: ...


class ServingOptions(Model):
    """How files of this machine are served to receivers."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("port", "port", INTEGER, minimum=0, maximum=65535),
        Field("maximum_publications", "maximumPublications", INTEGER, minimum=1, maximum=1000000),
        Field("maximum_connections", "maximumConnections", INTEGER, minimum=1, maximum=10000),
        Field("maximum_transfers", "maximumTransfers", INTEGER, minimum=1, maximum=10000),
        Field("stall_timeout", "stallTimeout", NUMBER, minimum=1, maximum=86400),
    )

    port: int | None
    """The TCP port to serve on, for a firewall that has to know it; 0: any free one. From 0 to 65535.
    Absent: `0`.
    """

    maximum_publications: int | None
    """The most publications at a time. From 1 to 1000000. Absent: `20000`."""

    maximum_connections: int | None
    """The most connections at a time; more are closed at once. From 1 to 10000. Absent: `64`."""

    maximum_transfers: int | None
    """The most transfers of one publication at a time; more are answered with 503. From 1 to 10000.
    Absent: `16`.
    """

    stall_timeout: float | None
    """How long a receiver may take nothing of a file, as while it is paused; then it is disconnected, and
    asks again when it goes on. In seconds. From 1 to 86400. Absent: `1800`.
    """

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            port: int | None = None,
            maximum_publications: int | None = None,
            maximum_connections: int | None = None,
            maximum_transfers: int | None = None,
            stall_timeout: float | None = None,
        ) -> None: ...


class Publication(Model):
    """Something of this machine that is served under a URL which nobody can guess."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("publication_id", "publicationId", STRING, required=True),
        Field("url", "url", STRING, required=True),
        Field("path", "path", STRING),
        Field("name", "name", STRING, required=True),
        Field("content_type", "contentType", STRING, required=True),
        Field("size", "size", INTEGER),
        Field("is_stream", "isStream", BOOLEAN, required=True),
        Field("session_id", "sessionId", STRING),
        Field("allow_any_peer", "allowAnyPeer", BOOLEAN, required=True),
        Field("is_automatic", "isAutomatic", BOOLEAN, required=True),
    )

    publication_id: str
    """Its id; it isn't part of the URL."""

    url: str
    """The URL to load. Whoever may fetch it and knows it gets the file: treat it as a secret."""

    path: str | None
    """The file's absolute path, without symbolic links; absent: the server made the content, as converted
    subtitles.
    """

    name: str
    """What the URL ends with."""

    content_type: str
    """The MIME type that it is served as."""

    size: int | None
    """How long it was when it was published; absent: a stream, or content that is made when it is fetched.
    In bytes.
    """

    is_stream: bool
    """Whether it is a pipe, which can be read only once, and not sought in."""

    session_id: str | None
    """The session whose device may fetch it, and with which it ends; absent: none."""

    allow_any_peer: bool
    """Whether other programs and devices than the receiver may fetch it."""

    is_automatic: bool
    """Whether a load published it by itself; then it ends with what was loaded, too."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            publication_id: str,
            url: str,
            path: str | None = None,
            name: str,
            content_type: str,
            size: int | None = None,
            is_stream: bool,
            session_id: str | None = None,
            allow_any_peer: bool,
            is_automatic: bool,
        ) -> None: ...


class ServedTransfer(Model):
    """Somebody fetches a publication: who, what, and how far it is."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("transfer_id", "transferId", STRING, required=True),
        Field("publication_id", "publicationId", STRING, required=True),
        Field("session_id", "sessionId", STRING),
        Field("path", "path", STRING),
        Field("name", "name", STRING, required=True),
        Field("peer", "peer", STRING),
        Field("method", "method", STRING, required=True),
        Field("status", "status", INTEGER, required=True),
        Field("range_start", "rangeStart", INTEGER),
        Field("range_end", "rangeEnd", INTEGER),
        Field("length", "length", INTEGER),
        Field("bytes_sent", "bytesSent", INTEGER, required=True),
        Field("state", "state", Enumeration(TransferState), required=True),
        Field("failure", "failure", Enumeration(TransferFailure)),
        Field("elapsed", "elapsed", NUMBER, required=True),
    )

    transfer_id: str
    """The transfer's id; every HTTP request is one."""

    publication_id: str
    """What is fetched."""

    session_id: str | None
    """The publication's session."""

    path: str | None
    """The publication's file."""

    name: str
    """The publication's name."""

    peer: str | None
    """The address of who fetches it."""

    method: str
    """The HTTP method: `GET` or `HEAD`."""

    status: int
    """The HTTP status of the answer: 200, 206, 304, 404, 412 or 416."""

    range_start: int | None
    """The first byte that is sent, if it is one range. In bytes."""

    range_end: int | None
    """The byte after the last one that is sent, if it is one range. In bytes."""

    length: int | None
    """How many bytes the answer has; absent: unknown. In bytes."""

    bytes_sent: int
    """How many bytes the system has taken for the client. In bytes."""

    state: TransferState
    """How far it is."""

    failure: TransferFailure | None
    """Why it failed, if it did."""

    elapsed: float
    """How long it has taken. In seconds."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            transfer_id: str,
            publication_id: str,
            session_id: str | None = None,
            path: str | None = None,
            name: str,
            peer: str | None = None,
            method: str,
            status: int,
            range_start: int | None = None,
            range_end: int | None = None,
            length: int | None = None,
            bytes_sent: int,
            state: TransferStateLike,
            failure: TransferFailureLike | None = None,
            elapsed: float,
        ) -> None: ...


class ClientInfo(Model):
    """A client's name and version, for logs and for other clients (`Session.owner`)."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("name", "name", STRING, required=True, non_empty=True),
        Field("version", "version", STRING),
    )

    name: str
    """Its name. Not empty."""

    version: str | None
    """Its version."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            name: str,
            version: str | None = None,
        ) -> None: ...


class SessionTraits(Model):
    """How a session's device lets its volume be changed.

    SDK: `GCKSessionTraits`.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("minimum_volume", "minimumVolume", NUMBER, required=True, minimum=0, maximum=1),
        Field("maximum_volume", "maximumVolume", NUMBER, required=True, minimum=0, maximum=1),
        Field("volume_increment", "volumeIncrement", NUMBER, required=True, minimum=0, maximum=1),
        Field("supports_muting", "supportsMuting", BOOLEAN, required=True),
        Field("is_fixed_volume", "isFixedVolume", BOOLEAN, required=True),
    )

    minimum_volume: float
    """The lowest volume. From 0 to 1. SDK: `GCKSessionTraits.minimumVolume`."""

    maximum_volume: float
    """The highest volume. From 0 to 1. SDK: `GCKSessionTraits.maximumVolume`."""

    volume_increment: float
    """The size of one step; 0 if the volume is fixed. From 0 to 1. SDK:
    `GCKSessionTraits.volumeIncrement`.
    """

    supports_muting: bool
    """Whether the device can be muted. SDK: `GCKSessionTraits.supportsMuting`."""

    is_fixed_volume: bool
    """Whether senders can't change the volume. SDK: `GCKSessionTraits.isFixedVolume`."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            minimum_volume: float,
            maximum_volume: float,
            volume_increment: float,
            supports_muting: bool,
            is_fixed_volume: bool,
        ) -> None: ...


class Session(Model):
    """A connection to a receiver app.

    SDK: `GCKCastSession`.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING, required=True),
        Field("device_id", "deviceId", STRING, required=True),
        Field("device", "device", Nested(lambda: Device), required=True),
        Field("connection_state", "connectionState", Enumeration(ConnectionState), required=True),
        Field("suspend_reason", "suspendReason", Enumeration(SessionSuspendReason)),
        Field("link_state", "linkState", Enumeration(SessionLinkState), required=True),
        Field("application_state", "applicationState", Enumeration(SessionApplicationState), required=True),
        Field("phase", "phase", Enumeration(ConnectionPhase)),
        Field("application_id", "applicationId", STRING),
        Field("session_options", "sessionOptions", OBJECT),
        Field("receiver_session_id", "receiverSessionId", STRING),
        Field("application", "application", Nested(lambda: ReceiverApplication)),
        Field("volume", "volume", Nested(lambda: DeviceVolume)),
        Field("traits", "traits", Nested(lambda: SessionTraits), required=True),
        Field("is_active_input", "isActiveInput", BOOLEAN),
        Field("is_stand_by", "isStandBy", BOOLEAN),
        Field("authentication", "authentication", Nested(lambda: DeviceAuthenticationInfo)),
        Field("multizone", "multizone", Nested(lambda: MultizoneStatus)),
        Field("supports_media", "supportsMedia", BOOLEAN, required=True),
        Field("owner", "owner", Nested(lambda: ClientInfo)),
        Field("is_media_status_known", "isMediaStatusKnown", BOOLEAN),
    )

    session_id: str
    """The session's id in this server."""

    device_id: str
    """The session's device."""

    device: Device
    """The session's device."""

    connection_state: ConnectionState
    """Its state."""

    suspend_reason: SessionSuspendReason | None
    """While suspended: the reason."""

    link_state: SessionLinkState
    """The state of the connection to the device."""

    application_state: SessionApplicationState
    """What is known about the app's run."""

    phase: ConnectionPhase | None
    """While connecting or resuming: the present phase."""

    application_id: str | None
    """The id of the app that was requested."""

    session_options: dict[str, Any] | None
    """Options that the client which started the session stored in it. SDK: `GCKSession.sessionOptions`."""

    receiver_session_id: str | None
    """The receiver's id of this run of the app. SDK: `GCKSession.sessionID`."""

    application: ReceiverApplication | None
    """The app's id."""

    volume: DeviceVolume | None
    """The device's volume."""

    traits: SessionTraits
    """How the volume can be changed. SDK: `GCKSession.traits`."""

    is_active_input: bool | None
    """Whether the TV shows this device's input; absent if unknown."""

    is_stand_by: bool | None
    """Whether the TV is in standby; absent if unknown."""

    authentication: DeviceAuthenticationInfo | None
    """The findings of device authentication; absent if it was not requested, or is not finished."""

    multizone: MultizoneStatus | None
    """The members of the group, if the device is a group and has reported them."""

    supports_media: bool
    """Whether the app plays media."""

    owner: ClientInfo | None
    """The program that started or joined it, as it identified itself in `server.initialize`; absent if it
    didn't.
    """

    is_media_status_known: bool | None
    """Whether the app has reported what it plays since the connection was made. Some apps never answer
    that request: casting to them works, and what they play is known after the first `media.load`.
    Absent for apps that play no media.
    """

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            session_id: str,
            device_id: str,
            device: Device,
            connection_state: ConnectionStateLike,
            suspend_reason: SessionSuspendReasonLike | None = None,
            link_state: SessionLinkStateLike,
            application_state: SessionApplicationStateLike,
            phase: ConnectionPhaseLike | None = None,
            application_id: str | None = None,
            session_options: Mapping[str, Any] | None = None,
            receiver_session_id: str | None = None,
            application: ReceiverApplication | None = None,
            volume: DeviceVolume | None = None,
            traits: SessionTraits,
            is_active_input: bool | None = None,
            is_stand_by: bool | None = None,
            authentication: DeviceAuthenticationInfo | None = None,
            multizone: MultizoneStatus | None = None,
            supports_media: bool,
            owner: ClientInfo | None = None,
            is_media_status_known: bool | None = None,
        ) -> None: ...


class PlaybackState(Model):
    """What another device, or a local player, needs to continue playback."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("load_request_data", "loadRequestData", Nested(lambda: LoadRequestData), required=True),
        Field("custom_data", "customData", ANY),
        Field("source", "source", Enumeration(PlaybackStateSource), required=True),
        Field("player_state", "playerState", Enumeration(PlayerState), required=True),
        Field("position", "position", NUMBER, required=True, minimum=0),
        Field("media_session_id", "mediaSessionId", INTEGER),
    )

    load_request_data: LoadRequestData
    """What to load, with position (`current_time`), rate, tracks, and `autoplay`, which is false if
    playback is paused. `media.load` accepts its members.
    """

    custom_data: Any
    """The app's own data."""

    source: PlaybackStateSource
    """Where it came from."""

    player_state: PlayerState
    """The player's state."""

    position: float
    """The position; for a queue, in its current item. In seconds. At least 0."""

    media_session_id: int | None
    """The media session that it was taken from."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            load_request_data: LoadRequestData,
            custom_data: Any = None,
            source: PlaybackStateSourceLike,
            player_state: PlayerStateLike,
            position: float,
            media_session_id: int | None = None,
        ) -> None: ...


class SavedSession(Model):
    """A session's saved record, with which another server can rejoin it."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING, required=True),
        Field("device_id", "deviceId", STRING, required=True),
        Field("friendly_name", "friendlyName", STRING, required=True),
        Field("host", "host", STRING, required=True),
        Field("port", "port", INTEGER, required=True),
        Field("application_id", "applicationId", STRING),
        Field("receiver_session_id", "receiverSessionId", STRING, required=True),
        Field("session_options", "sessionOptions", OBJECT),
        Field("owner", "owner", Nested(lambda: ClientInfo)),
        Field("saved_at", "savedAt", INTEGER, required=True),
    )

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

    application_id: str | None
    """The id of the app that was requested."""

    receiver_session_id: str
    """The receiver's id of the app's run; only this run is rejoined."""

    session_options: dict[str, Any] | None
    """Options that the client which started the session stored in it."""

    owner: ClientInfo | None
    """The program that started it."""

    saved_at: int
    """When it was saved, in seconds since 1970. In seconds."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            session_id: str,
            device_id: str,
            friendly_name: str,
            host: str,
            port: int,
            application_id: str | None = None,
            receiver_session_id: str,
            session_options: Mapping[str, Any] | None = None,
            owner: ClientInfo | None = None,
            saved_at: int,
        ) -> None: ...


class PictureSize(Model):
    """The size at which an image is shown.

    SDK: `GCKUIImageHints.imageSize`.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("width", "width", INTEGER, required=True, minimum=1),
        Field("height", "height", INTEGER, required=True, minimum=1),
    )

    width: int
    """The width. In pixels. At least 1."""

    height: int
    """The height. In pixels. At least 1."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            width: int,
            height: int,
        ) -> None: ...


class WidgetImageOptions(Model):
    """The sizes of the widgets' images: the image is picked for this size.

    SDK: `GCKUIImageHints`.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("cast_dialog", "castDialog", Nested(lambda: PictureSize)),
        Field("mini_controller", "miniController", Nested(lambda: PictureSize)),
        Field("background", "background", Nested(lambda: PictureSize)),
    )

    cast_dialog: PictureSize | None
    """In the dialog; default 128 x 128."""

    mini_controller: PictureSize | None
    """In the mini controller; default 128 x 128."""

    background: PictureSize | None
    """In the expanded and the media controller; default 1280 x 720."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            cast_dialog: PictureSize | None = None,
            mini_controller: PictureSize | None = None,
            background: PictureSize | None = None,
        ) -> None: ...


class CastButtonState(Model):
    """The cast button.

    SDK: `GCKUICastButton`.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("cast_state", "castState", STRING, required=True),
        Field("icon", "icon", Enumeration(CastButtonIcon), required=True),
        Field("is_visible", "isVisible", BOOLEAN, required=True),
        Field("label", "label", STRING, required=True),
        Field("tint_color", "tintColor", STRING),
        Field("starts_discovery_on_tap", "startsDiscoveryOnTap", BOOLEAN, required=True),
    )

    cast_state: str
    """Whether there are devices and a session: as in `context.get`. SDK: `GCKCastContext.castState`."""

    icon: CastButtonIcon
    """The look of the button."""

    is_visible: bool
    """Whether it is visible."""

    label: str
    """Its accessibility label. SDK: `GCKUICastButton.setAccessibilityLabel:forCastState:`."""

    tint_color: str | None
    """Its colour, `#RRGGBBAA`; absent: the program's default. SDK: `GCKUICastButton.tintColor`."""

    starts_discovery_on_tap: bool
    """Whether the next tap starts discovery instead of opening the dialog: with the context's option
    `start_discovery_after_first_tap_on_cast_button`, while discovery doesn't run.
    """

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            cast_state: str,
            icon: CastButtonIconLike,
            is_visible: bool,
            label: str,
            tint_color: str | None = None,
            starts_discovery_on_tap: bool,
        ) -> None: ...


class CastDialogDevice(Model):
    """A device in the dialog."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("device_id", "deviceId", STRING, required=True),
        Field("friendly_name", "friendlyName", STRING, required=True),
        Field("model_name", "modelName", STRING),
        Field("device_type", "deviceType", STRING, required=True),
        Field("status_text", "statusText", STRING),
        Field("is_busy", "isBusy", BOOLEAN, required=True),
    )

    device_id: str
    """The device's id."""

    friendly_name: str
    """Its name, for people."""

    model_name: str | None
    """The device's model."""

    device_type: str
    """The type of device, as in `Device`."""

    status_text: str | None
    """The app's status text."""

    is_busy: bool
    """Whether an app runs on it."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            device_id: str,
            friendly_name: str,
            model_name: str | None = None,
            device_type: str,
            status_text: str | None = None,
            is_busy: bool,
        ) -> None: ...


class CastDialogState(Model):
    """The cast dialog."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("is_presented", "isPresented", BOOLEAN, required=True),
        Field("mode", "mode", Enumeration(CastDialogMode), required=True),
        Field("title", "title", STRING, required=True),
        Field("devices", "devices", Array(Nested(lambda: CastDialogDevice)), required=True),
        Field("no_devices_reason", "noDevicesReason", Enumeration(NoDevicesReason)),
        Field("no_devices_text", "noDevicesText", STRING),
        Field("session_id", "sessionId", STRING),
        Field("device_id", "deviceId", STRING),
        Field("device_name", "deviceName", STRING),
        Field("media_title", "mediaTitle", STRING),
        Field("media_subtitle", "mediaSubtitle", STRING),
        Field("image", "image", Nested(lambda: Image)),
        Field("volume_percent", "volumePercent", INTEGER),
        Field("is_muted", "isMuted", BOOLEAN),
        Field("can_disconnect", "canDisconnect", BOOLEAN, required=True),
        Field("failure", "failure", STRING),
    )

    is_presented: bool
    """Whether it is open. SDK: `kGCKUICastDialogWillShowNotification`."""

    mode: CastDialogMode
    """Its content."""

    title: str
    """Its title."""

    devices: list[CastDialogDevice]
    """The devices to choose from, ordered by name."""

    no_devices_reason: NoDevicesReason | None
    """If no devices are listed: why."""

    no_devices_text: str | None
    """If no devices are listed: advice."""

    session_id: str | None
    """While connecting or connected: the session."""

    device_id: str | None
    """While connecting or connected: the device."""

    device_name: str | None
    """While connecting or connected: the device's name."""

    media_title: str | None
    """While connected: the title of what plays."""

    media_subtitle: str | None
    """While connected: the subtitle of what plays; for films the studio."""

    image: Image | None
    """While connected: the image of what plays, picked for the dialog."""

    volume_percent: int | None
    """While connected: the device's volume. In percent."""

    is_muted: bool | None
    """While connected: whether the device is muted."""

    can_disconnect: bool
    """Whether there is a session to disconnect from."""

    failure: str | None
    """Why the last attempt to connect failed; until the dialog closes or another attempt begins."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            is_presented: bool,
            mode: CastDialogModeLike,
            title: str,
            devices: Sequence[CastDialogDevice],
            no_devices_reason: NoDevicesReasonLike | None = None,
            no_devices_text: str | None = None,
            session_id: str | None = None,
            device_id: str | None = None,
            device_name: str | None = None,
            media_title: str | None = None,
            media_subtitle: str | None = None,
            image: Image | None = None,
            volume_percent: int | None = None,
            is_muted: bool | None = None,
            can_disconnect: bool,
            failure: str | None = None,
        ) -> None: ...


class IntroOverlayState(Model):
    """The introductory overlay.

    SDK: `GCKCastContext.presentCastInstructionsViewControllerOnce`.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("is_presented", "isPresented", BOOLEAN, required=True),
        Field("was_shown", "wasShown", BOOLEAN, required=True),
        Field("can_present", "canPresent", BOOLEAN, required=True),
        Field("title_text", "titleText", STRING, required=True),
        Field("button_text", "buttonText", STRING, required=True),
        Field("title_position", "titlePosition", Enumeration(IntroTitlePosition), required=True),
    )

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

    title_position: IntroTitlePosition
    """Where the title is placed."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            is_presented: bool,
            was_shown: bool,
            can_present: bool,
            title_text: str,
            button_text: str,
            title_position: IntroTitlePositionLike,
        ) -> None: ...


class MediaControl(Model):
    """A control.

    SDK: `GCKUIMultistateButton`.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("is_enabled", "isEnabled", BOOLEAN, required=True),
        Field("state", "state", Enumeration(MediaControlState)),
    )

    is_enabled: bool
    """Whether it is enabled."""

    state: MediaControlState | None
    """What it displays, if that changes."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            is_enabled: bool,
            state: MediaControlStateLike | None = None,
        ) -> None: ...


class MediaButton(Model):
    """A button of a controller.

    SDK: `GCKUIMediaButtonBarProtocol`.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("type", "type", Enumeration(MediaButtonType), required=True),
        Field("is_enabled", "isEnabled", BOOLEAN, required=True),
        Field("state", "state", Enumeration(MediaControlState)),
        Field("custom_id", "customId", STRING),
    )

    type: MediaButtonType
    """Its action."""

    is_enabled: bool
    """Whether it is enabled."""

    state: MediaControlState | None
    """What it displays, if that changes."""

    custom_id: str | None
    """For CUSTOM: which of the program's own buttons."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            type: MediaButtonTypeLike,
            is_enabled: bool,
            state: MediaControlStateLike | None = None,
            custom_id: str | None = None,
        ) -> None: ...


class MiniControllerState(Model):
    """The bar that is shown while media plays.

    SDK: `GCKUIMiniMediaControlsViewController`.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("is_enabled", "isEnabled", BOOLEAN, required=True),
        Field("is_active", "isActive", BOOLEAN, required=True),
        Field("should_appear", "shouldAppear", BOOLEAN, required=True),
        Field("min_height", "minHeight", NUMBER, required=True),
        Field("title", "title", STRING),
        Field("subtitle", "subtitle", STRING),
        Field("thumbnail", "thumbnail", Nested(lambda: Image)),
        Field("buttons", "buttons", Array(Nested(lambda: MediaButton)), required=True),
        Field("progress", "progress", NUMBER, minimum=0, maximum=1),
        Field("is_live", "isLive", BOOLEAN, required=True),
    )

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

    title: str | None
    """The title of what plays."""

    subtitle: str | None
    """The subtitle, or the name of the device."""

    thumbnail: Image | None
    """Its image, unless images are turned off."""

    buttons: list[MediaButton]
    """Its three slots."""

    progress: float | None
    """The progress, from 0 to 1; absent if unknown. From 0 to 1."""

    is_live: bool
    """Whether it is a live stream."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            is_enabled: bool,
            is_active: bool,
            should_appear: bool,
            min_height: float,
            title: str | None = None,
            subtitle: str | None = None,
            thumbnail: Image | None = None,
            buttons: Sequence[MediaButton],
            progress: float | None = None,
            is_live: bool,
        ) -> None: ...


class AdState(Model):
    """An ad that is playing.

    SDK: `GCKAdBreakClipInfo`.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("title", "title", STRING),
        Field("image", "image", Nested(lambda: Image)),
        Field("click_through_url", "clickThroughUrl", STRING),
        Field("is_skippable", "isSkippable", BOOLEAN, required=True),
        Field("skippable_in", "skippableIn", NUMBER),
        Field("skip_text", "skipText", STRING),
    )

    title: str | None
    """Its title."""

    image: Image | None
    """Its image."""

    click_through_url: str | None
    """The URL that the clip links to."""

    is_skippable: bool
    """Whether it can be skipped now."""

    skippable_in: float | None
    """How long until it can be skipped; absent: never. In seconds."""

    skip_text: str | None
    """The label of the skip button."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            title: str | None = None,
            image: Image | None = None,
            click_through_url: str | None = None,
            is_skippable: bool,
            skippable_in: float | None = None,
            skip_text: str | None = None,
        ) -> None: ...


class ExpandedControllerState(Model):
    """The full-screen controller.

    SDK: `GCKUIExpandedMediaControlsViewController`.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("is_presented", "isPresented", BOOLEAN, required=True),
        Field("uses_default", "usesDefault", BOOLEAN, required=True),
        Field("is_active", "isActive", BOOLEAN, required=True),
        Field("device_name", "deviceName", STRING),
        Field("casting_to_text", "castingToText", STRING),
        Field("title", "title", STRING),
        Field("subtitle", "subtitle", STRING),
        Field("image", "image", Nested(lambda: Image)),
        Field("is_live", "isLive", BOOLEAN, required=True),
        Field("is_stream_position_hidden", "isStreamPositionHidden", BOOLEAN, required=True),
        Field("play_pause_toggle", "playPauseToggle", Nested(lambda: MediaControl), required=True),
        Field("buttons", "buttons", Array(Nested(lambda: MediaButton)), required=True),
        Field("ad", "ad", Nested(lambda: AdState)),
    )

    is_presented: bool
    """Whether it is visible."""

    uses_default: bool
    """Whether the framework shows it by itself; otherwise it only notifies
    (`WidgetDidTriggerExpandedController`). SDK: `GCKCastContext.useDefaultExpandedMediaControls`.
    """

    is_active: bool
    """Whether there is something to control."""

    device_name: str | None
    """The device's name."""

    casting_to_text: str | None
    """The same as a sentence."""

    title: str | None
    """The title of what plays."""

    subtitle: str | None
    """The subtitle of what plays."""

    image: Image | None
    """Its image, picked for the background."""

    is_live: bool
    """Whether it is a live stream."""

    is_stream_position_hidden: bool
    """Whether the position is hidden. SDK:
    `GCKUIExpandedMediaControlsViewController.hideStreamPositionControlsForLiveContent`.
    """

    play_pause_toggle: MediaControl
    """The fixed button in the centre."""

    buttons: list[MediaButton]
    """The four slots around it."""

    ad: AdState | None
    """The ad that is playing."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            is_presented: bool,
            uses_default: bool,
            is_active: bool,
            device_name: str | None = None,
            casting_to_text: str | None = None,
            title: str | None = None,
            subtitle: str | None = None,
            image: Image | None = None,
            is_live: bool,
            is_stream_position_hidden: bool,
            play_pause_toggle: MediaControl,
            buttons: Sequence[MediaButton],
            ad: AdState | None = None,
        ) -> None: ...


class MediaControllerControls(Model):
    """The controls of the media controller.

    SDK: `GCKUIMediaController`.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("play", "play", Nested(lambda: MediaControl), required=True),
        Field("pause", "pause", Nested(lambda: MediaControl), required=True),
        Field("play_pause_toggle", "playPauseToggle", Nested(lambda: MediaControl), required=True),
        Field("stop", "stop", Nested(lambda: MediaControl), required=True),
        Field("forward30", "forward30", Nested(lambda: MediaControl), required=True),
        Field("rewind30", "rewind30", Nested(lambda: MediaControl), required=True),
        Field("pause_queue", "pauseQueue", Nested(lambda: MediaControl), required=True),
        Field("next", "next", Nested(lambda: MediaControl), required=True),
        Field("previous", "previous", Nested(lambda: MediaControl), required=True),
        Field("repeat_mode", "repeatMode", Nested(lambda: MediaControl), required=True),
        Field("stream_position", "streamPosition", Nested(lambda: MediaControl), required=True),
        Field("tracks", "tracks", Nested(lambda: MediaControl), required=True),
        Field("skip_ad", "skipAd", Nested(lambda: MediaControl), required=True),
        Field("mute_toggle", "muteToggle", Nested(lambda: MediaControl), required=True),
    )

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

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            play: MediaControl,
            pause: MediaControl,
            play_pause_toggle: MediaControl,
            stop: MediaControl,
            forward30: MediaControl,
            rewind30: MediaControl,
            pause_queue: MediaControl,
            next: MediaControl,
            previous: MediaControl,
            repeat_mode: MediaControl,
            stream_position: MediaControl,
            tracks: MediaControl,
            skip_ad: MediaControl,
            mute_toggle: MediaControl,
        ) -> None: ...


class MediaControllerState(Model):
    """All controls for what plays. All are disabled while a request is in flight.

    SDK: `GCKUIMediaController`.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
        Field("is_media_loaded", "isMediaLoaded", BOOLEAN, required=True),
        Field("has_current_queue_item", "hasCurrentQueueItem", BOOLEAN, required=True),
        Field("has_loading_queue_item", "hasLoadingQueueItem", BOOLEAN, required=True),
        Field("player_state", "playerState", Enumeration(PlayerState), required=True),
        Field("last_known_player_state", "lastKnownPlayerState", Enumeration(PlayerState)),
        Field("last_known_stream_position", "lastKnownStreamPosition", NUMBER),
        Field("is_request_in_flight", "isRequestInFlight", BOOLEAN, required=True),
        Field("is_loading", "isLoading", BOOLEAN, required=True),
        Field("is_live", "isLive", BOOLEAN, required=True),
        Field("title", "title", STRING),
        Field("smart_subtitle", "smartSubtitle", STRING),
        Field("image", "image", Nested(lambda: Image)),
        Field("bound_metadata", "boundMetadata", Map(STRING)),
        Field("bound_images", "boundImages", Map(Nested(lambda: Image))),
        Field("stream_position", "streamPosition", NUMBER, required=True),
        Field("stream_duration", "streamDuration", NUMBER),
        Field("seekable_start", "seekableStart", NUMBER),
        Field("seekable_end", "seekableEnd", NUMBER),
        Field("is_sliding", "isSliding", BOOLEAN, required=True),
        Field("is_stream_position_hidden", "isStreamPositionHidden", BOOLEAN, required=True),
        Field("position_text", "positionText", STRING, required=True),
        Field("duration_text", "durationText", STRING, required=True),
        Field("remaining_text", "remainingText", STRING, required=True),
        Field("ad", "ad", Nested(lambda: AdState)),
        Field("controls", "controls", Nested(lambda: MediaControllerControls), required=True),
    )

    session_id: str | None
    """The session."""

    is_media_loaded: bool
    """Whether media is loaded. SDK: `GCKUIMediaController.mediaLoaded`."""

    has_current_queue_item: bool
    """Whether a queue item is current. SDK: `GCKUIMediaController.hasCurrentQueueItem`."""

    has_loading_queue_item: bool
    """Whether a queue item is loading. SDK: `GCKUIMediaController.hasLoadingQueueItem`."""

    player_state: PlayerState
    """What the player is doing."""

    last_known_player_state: PlayerState | None
    """The last known player state; kept after the session ends. SDK:
    `GCKUIMediaController.lastKnownPlayerState`.
    """

    last_known_stream_position: float | None
    """The last known position; kept after the session ends. In seconds. SDK:
    `GCKUIMediaController.lastKnownStreamPosition`.
    """

    is_request_in_flight: bool
    """Whether a request is in flight."""

    is_loading: bool
    """Whether a loading indicator should be shown. SDK: `GCKUIMediaController.mediaLoadingIndicator`."""

    is_live: bool
    """Whether it is a live stream."""

    title: str | None
    """The title of what plays."""

    smart_subtitle: str | None
    """The subtitle, or the most telling field for the kind of media: the studio of a film, the artist of
    music. SDK: `GCKUIMediaController.smartSubtitleLabel`.
    """

    image: Image | None
    """Its image."""

    bound_metadata: dict[str, str] | None
    """Texts for the metadata members that the program asked for, as far as the media has them. SDK:
    `GCKUIMediaController.bindLabel:toMetadataKey:`.
    """

    bound_images: dict[str, Image] | None
    """Images for the sizes that the program asked for, by name. SDK:
    `GCKUIMediaController.bindImageView:toImageHints:`.
    """

    stream_position: float
    """The position, or the value at which the slider is held; updated once a second while time advances.
    In seconds. SDK: `GCKUIStreamPositionController.streamPosition`.
    """

    stream_duration: float | None
    """The duration; absent for live streams. In seconds. SDK:
    `GCKUIStreamPositionController.streamDuration`.
    """

    seekable_start: float | None
    """For live streams: the earliest position. In seconds."""

    seekable_end: float | None
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

    ad: AdState | None
    """The ad that is playing."""

    controls: MediaControllerControls
    """The controls."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            session_id: str | None = None,
            is_media_loaded: bool,
            has_current_queue_item: bool,
            has_loading_queue_item: bool,
            player_state: PlayerStateLike,
            last_known_player_state: PlayerStateLike | None = None,
            last_known_stream_position: float | None = None,
            is_request_in_flight: bool,
            is_loading: bool,
            is_live: bool,
            title: str | None = None,
            smart_subtitle: str | None = None,
            image: Image | None = None,
            bound_metadata: Mapping[str, str] | None = None,
            bound_images: Mapping[str, Image] | None = None,
            stream_position: float,
            stream_duration: float | None = None,
            seekable_start: float | None = None,
            seekable_end: float | None = None,
            is_sliding: bool,
            is_stream_position_hidden: bool,
            position_text: str,
            duration_text: str,
            remaining_text: str,
            ad: AdState | None = None,
            controls: MediaControllerControls,
        ) -> None: ...


class VolumeControllerState(Model):
    """The device's volume.

    SDK: `GCKUIDeviceVolumeController`.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING),
        Field("level", "level", NUMBER, required=True, minimum=0, maximum=1),
        Field("percent", "percent", INTEGER, required=True),
        Field("is_muted", "isMuted", BOOLEAN, required=True),
        Field("is_fixed_volume", "isFixedVolume", BOOLEAN, required=True),
        Field("is_sliding", "isSliding", BOOLEAN, required=True),
        Field("slider", "slider", Nested(lambda: MediaControl), required=True),
        Field("up", "up", Nested(lambda: MediaControl), required=True),
        Field("down", "down", Nested(lambda: MediaControl), required=True),
        Field("mute_toggle", "muteToggle", Nested(lambda: MediaControl), required=True),
    )

    session_id: str | None
    """The session."""

    level: float
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

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            session_id: str | None = None,
            level: float,
            percent: int,
            is_muted: bool,
            is_fixed_volume: bool,
            is_sliding: bool,
            slider: MediaControl,
            up: MediaControl,
            down: MediaControl,
            mute_toggle: MediaControl,
        ) -> None: ...


class PlaybackRateSegment(Model):
    """A rate in the list."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("playback_rate", "playbackRate", NUMBER, required=True),
        Field("label", "label", STRING, required=True),
        Field("is_selected", "isSelected", BOOLEAN, required=True),
    )

    playback_rate: float
    """The rate."""

    label: str
    """`1×`."""

    is_selected: bool
    """Whether it is the current rate."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            playback_rate: float,
            label: str,
            is_selected: bool,
        ) -> None: ...


class PlaybackRateControllerState(Model):
    """The playback rate.

    SDK: `GCKUIPlaybackRateController`.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("playback_rate", "playbackRate", NUMBER, required=True),
        Field("is_enabled", "isEnabled", BOOLEAN, required=True),
        Field("minimum_playback_rate", "minimumPlaybackRate", NUMBER, required=True),
        Field("maximum_playback_rate", "maximumPlaybackRate", NUMBER, required=True),
        Field("segments", "segments", Array(Nested(lambda: PlaybackRateSegment)), required=True),
    )

    playback_rate: float
    """The playback rate. SDK: `GCKUIPlaybackRateController.playbackRate`."""

    is_enabled: bool
    """Whether it can be changed now. SDK: `GCKUIPlaybackRateController.inputEnabled`."""

    minimum_playback_rate: float
    """The lowest rate: 0.5. SDK: `kGCKMediaMinPlaybackRate`."""

    maximum_playback_rate: float
    """The highest rate: 2. SDK: `kGCKMediaMaxPlaybackRate`."""

    segments: list[PlaybackRateSegment]
    """The rates to choose from."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            playback_rate: float,
            is_enabled: bool,
            minimum_playback_rate: float,
            maximum_playback_rate: float,
            segments: Sequence[PlaybackRateSegment],
        ) -> None: ...


class TrackEntry(Model):
    """A track in the list."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("track_id", "trackId", INTEGER),
        Field("title", "title", STRING, required=True),
        Field("language", "language", STRING),
        Field("is_selected", "isSelected", BOOLEAN, required=True),
    )

    track_id: int | None
    """The track's id; absent for the entry "none" or "the stream's default"."""

    title: str
    """Its title."""

    language: str | None
    """Its language, RFC 5646."""

    is_selected: bool
    """Whether it is active."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            track_id: int | None = None,
            title: str,
            language: str | None = None,
            is_selected: bool,
        ) -> None: ...


class TrackSelectorState(Model):
    """The lists of audio and text tracks.

    SDK: `GCKUIMediaTrackSelectionViewController`.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("is_presented", "isPresented", BOOLEAN, required=True),
        Field("is_enabled", "isEnabled", BOOLEAN, required=True),
        Field("audio_tracks", "audioTracks", Array(Nested(lambda: TrackEntry)), required=True),
        Field("text_tracks", "textTracks", Array(Nested(lambda: TrackEntry)), required=True),
        Field("selected_track_ids", "selectedTrackIds", Array(INTEGER), required=True),
    )

    is_presented: bool
    """Whether it is open."""

    is_enabled: bool
    """Whether tracks can be selected now."""

    audio_tracks: list[TrackEntry]
    """The audio tracks; if none is active, with an entry for the stream's default."""

    text_tracks: list[TrackEntry]
    """The text tracks and an entry for none; empty if there are no text tracks."""

    selected_track_ids: list[int]
    """The active tracks, of all types. SDK: `GCKUIMediaTrackSelectionViewController.selectedTrackIDs`."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            is_presented: bool,
            is_enabled: bool,
            audio_tracks: Sequence[TrackEntry],
            text_tracks: Sequence[TrackEntry],
            selected_track_ids: Sequence[int],
        ) -> None: ...


class WidgetStates(Model):
    """The states of some or all widgets."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("cast_button", "castButton", Nested(lambda: CastButtonState)),
        Field("cast_dialog", "castDialog", Nested(lambda: CastDialogState)),
        Field("intro_overlay", "introOverlay", Nested(lambda: IntroOverlayState)),
        Field("mini_controller", "miniController", Nested(lambda: MiniControllerState)),
        Field("expanded_controller", "expandedController", Nested(lambda: ExpandedControllerState)),
        Field("media_controller", "mediaController", Nested(lambda: MediaControllerState)),
        Field("volume_controller", "volumeController", Nested(lambda: VolumeControllerState)),
        Field("playback_rate_controller", "playbackRateController", Nested(lambda: PlaybackRateControllerState)),
        Field("track_selector", "trackSelector", Nested(lambda: TrackSelectorState)),
    )

    cast_button: CastButtonState | None
    """The button that shows whether casting is possible."""

    cast_dialog: CastDialogState | None
    """The dialog in which a device is chosen or left."""

    intro_overlay: IntroOverlayState | None
    """The overlay that introduces the button, once."""

    mini_controller: MiniControllerState | None
    """The bar that is shown while media plays."""

    expanded_controller: ExpandedControllerState | None
    """The full-screen controller."""

    media_controller: MediaControllerState | None
    """All controls for what plays."""

    volume_controller: VolumeControllerState | None
    """The device's volume."""

    playback_rate_controller: PlaybackRateControllerState | None
    """The playback rate."""

    track_selector: TrackSelectorState | None
    """The lists of audio and text tracks."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            cast_button: CastButtonState | None = None,
            cast_dialog: CastDialogState | None = None,
            intro_overlay: IntroOverlayState | None = None,
            mini_controller: MiniControllerState | None = None,
            expanded_controller: ExpandedControllerState | None = None,
            media_controller: MediaControllerState | None = None,
            volume_controller: VolumeControllerState | None = None,
            playback_rate_controller: PlaybackRateControllerState | None = None,
            track_selector: TrackSelectorState | None = None,
        ) -> None: ...


class CastButtonOptions(Model):
    """The program's options for the cast button."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("visibility", "visibility", Enumeration(CastButtonVisibility)),
        Field("triggers_default_cast_dialog", "triggersDefaultCastDialog", BOOLEAN),
        Field("tint_color", "tintColor", STRING, non_empty=True),
        Field("labels", "labels", Map(STRING)),
    )

    visibility: CastButtonVisibility | None
    """When it is visible. Absent: `"ON_NETWORK"`."""

    triggers_default_cast_dialog: bool | None
    """Whether a tap opens the dialog. Absent: `true`. SDK: `GCKUICastButton.triggersDefaultCastDialog`."""

    tint_color: str | None
    """Its colour, `#RRGGBB` or `#RRGGBBAA`. Not empty. SDK: `GCKUICastButton.tintColor`."""

    labels: dict[str, str] | None
    """Labels by cast state (`NOT_CONNECTED`…); `default` applies to the others. SDK:
    `GCKUICastButton.setAccessibilityLabel:forCastState:`.
    """

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            visibility: CastButtonVisibilityLike | None = None,
            triggers_default_cast_dialog: bool | None = None,
            tint_color: str | None = None,
            labels: Mapping[str, str] | None = None,
        ) -> None: ...


class IntroOverlayOptions(Model):
    """The program's options for the introductory overlay."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("title_text", "titleText", STRING, non_empty=True),
        Field("button_text", "buttonText", STRING, non_empty=True),
        Field("title_position", "titlePosition", Enumeration(IntroTitlePosition)),
        Field("presents_automatically", "presentsAutomatically", BOOLEAN),
    )

    title_text: str | None
    """Its title. Not empty. Absent: `"Touch to cast media to your TV and Speakers"`."""

    button_text: str | None
    """How it is dismissed. Not empty. Absent: `"OK"`."""

    title_position: IntroTitlePosition | None
    """Where the title is placed. Absent: `"AUTOMATIC"`."""

    presents_automatically: bool | None
    """Whether it is shown by itself when the first device appears, if it was never shown. Absent: `false`."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            title_text: str | None = None,
            button_text: str | None = None,
            title_position: IntroTitlePositionLike | None = None,
            presents_automatically: bool | None = None,
        ) -> None: ...


class MediaButtonChoice(Model):
    """The button for a slot."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("type", "type", Enumeration(MediaButtonType), required=True),
        Field("custom_id", "customId", STRING, non_empty=True),
    )

    type: MediaButtonType
    """Its action."""

    custom_id: str | None
    """For CUSTOM: which of the program's own buttons. Not empty."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            type: MediaButtonTypeLike,
            custom_id: str | None = None,
        ) -> None: ...


class MiniControllerOptions(Model):
    """The program's options for the mini controller."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("is_enabled", "isEnabled", BOOLEAN),
        Field("thumbnail_enabled", "thumbnailEnabled", BOOLEAN),
        Field("buttons", "buttons", Array(Nested(lambda: MediaButtonChoice))),
    )

    is_enabled: bool | None
    """Whether it is turned on. Absent: `false`. SDK:
    `GCKUICastContainerViewController.miniMediaControlsItemEnabled`.
    """

    thumbnail_enabled: bool | None
    """Whether it shows an image. Absent: `true`. SDK:
    `GCKUIMiniMediaControlsViewController.thumbnailEnabled`.
    """

    buttons: list[MediaButtonChoice] | None
    """Its slots, at most three; default: play/pause in the last one. SDK:
    `GCKUIMiniMediaControlsViewController.setButtonType:atIndex:`.
    """

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            is_enabled: bool | None = None,
            thumbnail_enabled: bool | None = None,
            buttons: Sequence[MediaButtonChoice] | None = None,
        ) -> None: ...


class ExpandedControllerOptions(Model):
    """The program's options for the expanded controller."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("use_default_expanded_media_controls", "useDefaultExpandedMediaControls", BOOLEAN),
        Field("hide_stream_position_controls_for_live_content", "hideStreamPositionControlsForLiveContent", BOOLEAN),
        Field("presents_when_media_starts", "presentsWhenMediaStarts", BOOLEAN),
        Field("buttons", "buttons", Array(Nested(lambda: MediaButtonChoice))),
    )

    use_default_expanded_media_controls: bool | None
    """Whether the framework shows it by itself. Absent: `false`. SDK:
    `GCKCastContext.useDefaultExpandedMediaControls`.
    """

    hide_stream_position_controls_for_live_content: bool | None
    """Whether the position is hidden for live streams. Absent: `false`. SDK:
    `GCKUIExpandedMediaControlsViewController.hideStreamPositionControlsForLiveContent`.
    """

    presents_when_media_starts: bool | None
    """Whether it is triggered when media starts. Absent: `false`."""

    buttons: list[MediaButtonChoice] | None
    """The slots around play/pause, at most four; default: tracks, previous, next, mute. SDK:
    `GCKUIExpandedMediaControlsViewController.setButtonType:atIndex:`.
    """

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            use_default_expanded_media_controls: bool | None = None,
            hide_stream_position_controls_for_live_content: bool | None = None,
            presents_when_media_starts: bool | None = None,
            buttons: Sequence[MediaButtonChoice] | None = None,
        ) -> None: ...


class MediaControllerOptions(Model):
    """The program's options for the media controller."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("display_time_remaining_as_negative_value", "displayTimeRemainingAsNegativeValue", BOOLEAN),
        Field("hide_stream_position_controls_for_live_content", "hideStreamPositionControlsForLiveContent", BOOLEAN),
        Field("bound_metadata", "boundMetadata", Array(STRING)),
        Field("bound_images", "boundImages", Map(Nested(lambda: PictureSize))),
    )

    display_time_remaining_as_negative_value: bool | None
    """Whether the remaining time has a minus sign. Absent: `true`. SDK:
    `GCKUIMediaController.displayTimeRemainingAsNegativeValue`.
    """

    hide_stream_position_controls_for_live_content: bool | None
    """Whether the position is hidden for live streams. Absent: `false`. SDK:
    `GCKUIMediaController.hideStreamPositionControlsForLiveContent`.
    """

    bound_metadata: list[str] | None
    """Which metadata members the state includes, at most 32: `studio`, `album_name`, app-defined ones. SDK:
    `GCKUIMediaController.bindLabel:toMetadataKey:`.
    """

    bound_images: dict[str, PictureSize] | None
    """Which images the state includes, at most 16: sizes by names of the program's choice. SDK:
    `GCKUIMediaController.bindImageView:toImageHints:`.
    """

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            display_time_remaining_as_negative_value: bool | None = None,
            hide_stream_position_controls_for_live_content: bool | None = None,
            bound_metadata: Sequence[str] | None = None,
            bound_images: Mapping[str, PictureSize] | None = None,
        ) -> None: ...


class PlaybackRateOptions(Model):
    """The program's options for the playback rate controller."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("playback_rates", "playbackRates", Array(NUMBER), non_empty=True),
    )

    playback_rates: list[float] | None
    """The rates to choose from, from 0.5 to 2, ascending, at most 16; default 0.5, 1 and 2. Not empty."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            playback_rates: Sequence[float] | None = None,
        ) -> None: ...


class WidgetOptions(Model):
    """The program's options for the widgets; shared by all clients."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("cast_button", "castButton", Nested(lambda: CastButtonOptions)),
        Field("images", "images", Nested(lambda: WidgetImageOptions)),
        Field("intro_overlay", "introOverlay", Nested(lambda: IntroOverlayOptions)),
        Field("mini_controller", "miniController", Nested(lambda: MiniControllerOptions)),
        Field("expanded_controller", "expandedController", Nested(lambda: ExpandedControllerOptions)),
        Field("media_controller", "mediaController", Nested(lambda: MediaControllerOptions)),
        Field("playback_rate_controller", "playbackRateController", Nested(lambda: PlaybackRateOptions)),
    )

    cast_button: CastButtonOptions | None
    """The cast button."""

    images: WidgetImageOptions | None
    """The images."""

    intro_overlay: IntroOverlayOptions | None
    """The introductory overlay."""

    mini_controller: MiniControllerOptions | None
    """The mini controller."""

    expanded_controller: ExpandedControllerOptions | None
    """The expanded controller."""

    media_controller: MediaControllerOptions | None
    """The media controller."""

    playback_rate_controller: PlaybackRateOptions | None
    """The playback rate controller."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            cast_button: CastButtonOptions | None = None,
            images: WidgetImageOptions | None = None,
            intro_overlay: IntroOverlayOptions | None = None,
            mini_controller: MiniControllerOptions | None = None,
            expanded_controller: ExpandedControllerOptions | None = None,
            media_controller: MediaControllerOptions | None = None,
            playback_rate_controller: PlaybackRateOptions | None = None,
        ) -> None: ...


class LocalPlayback(Model):
    """What a local player plays, or should continue with."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("media", "media", Nested(lambda: MediaInformation)),
        Field("queue_data", "queueData", Nested(lambda: QueueData)),
        Field("position", "position", NUMBER, minimum=0),
        Field("is_playing", "isPlaying", BOOLEAN),
        Field("is_ended", "isEnded", BOOLEAN),
        Field("playback_rate", "playbackRate", NUMBER, exclusive_minimum=0),
        Field("active_track_ids", "activeTrackIds", Array(INTEGER)),
    )

    media: MediaInformation | None
    """What it plays."""

    queue_data: QueueData | None
    """The queue that it belongs to."""

    position: float | None
    """Where it is. In seconds. At least 0. Absent: `0`."""

    is_playing: bool | None
    """Whether time advances. Absent: `true`."""

    is_ended: bool | None
    """Whether playback has ended: there is nothing to continue with."""

    playback_rate: float | None
    """The playback rate. More than 0."""

    active_track_ids: list[int] | None
    """The active tracks."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            media: MediaInformation | None = None,
            queue_data: QueueData | None = None,
            position: float | None = None,
            is_playing: bool | None = None,
            is_ended: bool | None = None,
            playback_rate: float | None = None,
            active_track_ids: Sequence[int] | None = None,
        ) -> None: ...


class ContextInfo(Model):
    """The context as it is now.

    SDK: `GCKCastContext`.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("cast_state", "castState", Enumeration(CastState), required=True),
        Field("current_session_id", "currentSessionId", STRING),
        Field("connection_state", "connectionState", Enumeration(ConnectionState), required=True),
        Field("is_created", "isCreated", BOOLEAN, required=True),
        Field("options", "options", Nested(lambda: ContextOptions), required=True),
        Field("app_state", "appState", Enumeration(AppState), required=True),
    )

    cast_state: CastState
    """Whether there are devices, and a session."""

    current_session_id: str | None
    """The session that this connection means when a call names none."""

    connection_state: ConnectionState
    """The state of the newest session; DISCONNECTED if there is none. SDK:
    `GCKSessionManager.connectionState`.
    """

    is_created: bool
    """Whether the options are final: set by `context.create`, or by the first call that discovers devices
    or connects to one, which creates the context with the defaults. SDK:
    `GCKCastContext.isSharedInstanceInitialized`.
    """

    options: ContextOptions
    """The options, with defaults filled in."""

    app_state: AppState
    """Whether any client is in the foreground."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            cast_state: CastStateLike,
            current_session_id: str | None = None,
            connection_state: ConnectionStateLike,
            is_created: bool,
            options: ContextOptions,
            app_state: AppStateLike,
        ) -> None: ...


class ProvidedDevice(Model):
    """A device that a client knows of and nothing announces. It speaks Cast V2 at its address.

    SDK: `GCKDeviceProvider.createDeviceWithID:networkAddress:servicePort:`.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("device_id", "deviceId", STRING, required=True, non_empty=True),
        Field("friendly_name", "friendlyName", STRING, required=True, non_empty=True),
        Field("host", "host", STRING, required=True, non_empty=True),
        Field("port", "port", INTEGER, minimum=1, maximum=65535),
        Field("model_name", "modelName", STRING),
        Field("device_version", "deviceVersion", STRING),
        Field("capabilities", "capabilities", INTEGER, minimum=0),
        Field("is_busy", "isBusy", BOOLEAN),
        Field("status_text", "statusText", STRING),
    )

    device_id: str
    """Its id within its category; in the list it is `CATEGORY:ID`. Not empty."""

    friendly_name: str
    """Its name, for people. Not empty."""

    host: str
    """Its address, or its host's name. Not empty."""

    port: int | None
    """Its port. From 1 to 65535. Absent: `8009`."""

    model_name: str | None
    """The device's model."""

    device_version: str | None
    """The version of its protocol."""

    capabilities: int | None
    """Its capabilities, as a bit mask (cast.md 9). At least 0."""

    is_busy: bool | None
    """Whether an app runs on it; absent: not known."""

    status_text: str | None
    """Its app's status text."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            device_id: str,
            friendly_name: str,
            host: str,
            port: int | None = None,
            model_name: str | None = None,
            device_version: str | None = None,
            capabilities: int | None = None,
            is_busy: bool | None = None,
            status_text: str | None = None,
        ) -> None: ...


class ProvidedDevices(Model):
    """What a client knows of a category at once; more come by `discovery.publish_devices`."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("devices", "devices", Array(Nested(lambda: ProvidedDevice))),
    )

    devices: list[ProvidedDevice] | None
    """Devices to list; those that are listed already stay."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            devices: Sequence[ProvidedDevice] | None = None,
        ) -> None: ...


class DiscoveryInfo(Model):
    """The state of discovery."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("is_running", "isRunning", BOOLEAN, required=True),
        Field("devices", "devices", Array(Nested(lambda: Device)), required=True),
    )

    is_running: bool
    """Whether discovery is running."""

    devices: list[Device]
    """All devices, ordered by friendly name."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            is_running: bool,
            devices: Sequence[Device],
        ) -> None: ...


class Event(Model):
    """One notification, stored for a poll."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("method", "method", STRING, required=True),
        Field("params", "params", OBJECT, required=True),
    )

    method: str
    """The notification's name."""

    params: dict[str, Any]
    """Its parameters."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            method: str,
            params: Mapping[str, Any],
        ) -> None: ...


class Snapshot(Model):
    """The state of everything at one moment."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("cast_state", "castState", Enumeration(CastState), required=True),
        Field("discovery", "discovery", Nested(lambda: DiscoveryInfo), required=True),
        Field("sessions", "sessions", Array(Nested(lambda: Session)), required=True),
        Field("media", "media", Array(Nested(lambda: MediaState)), required=True),
        Field("players", "players", Array(Nested(lambda: PlayerStatus)), required=True),
    )

    cast_state: CastState
    """Whether there are devices, and a session."""

    discovery: DiscoveryInfo
    """Discovery and its devices."""

    sessions: list[Session]
    """All sessions, the oldest first."""

    media: list[MediaState]
    """What they play."""

    players: list[PlayerStatus]
    """What they play, flat, as `PlayerDidChange` tells it; in the sessions' order."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            cast_state: CastStateLike,
            discovery: DiscoveryInfo,
            sessions: Sequence[Session],
            media: Sequence[MediaState],
            players: Sequence[PlayerStatus],
        ) -> None: ...


class ImageFile(Model):
    """An image on this machine."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("path", "path", STRING, required=True),
        Field("media_type", "mediaType", STRING, required=True),
        Field("width", "width", INTEGER),
        Field("height", "height", INTEGER),
        Field("bytes", "bytes", INTEGER, required=True),
        Field("source", "source", Enumeration(ImageSource), required=True),
        Field("is_kept", "isKept", BOOLEAN, required=True),
        Field("data", "data", STRING),
    )

    path: str
    """The file. It stays until the space is needed: don't change it, and copy it to keep it."""

    media_type: str
    """Its type, determined from its bytes: `image/png`, `image/jpeg`, `image/gif`, `image/webp`,
    `image/bmp`, `image/avif`, `image/svg+xml`.
    """

    width: int | None
    """Its width; absent for SVG. In pixels."""

    height: int | None
    """Its height; absent for SVG. In pixels."""

    bytes: int
    """The duration. In bytes."""

    source: ImageSource
    """Where it came from."""

    is_kept: bool
    """Whether it was cached; an image that its server forbids to cache is kept for ten minutes."""

    data: str | None
    """Its bytes in base64, if requested."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            path: str,
            media_type: str,
            width: int | None = None,
            height: int | None = None,
            bytes: int,
            source: ImageSourceLike,
            is_kept: bool,
            data: str | None = None,
        ) -> None: ...


class ChosenImage(Model):
    """The client's pick."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("index", "index", INTEGER, minimum=0),
        Field("image", "image", Nested(lambda: Image)),
    )

    index: int | None
    """The index in the offered images. At least 0."""

    image: Image | None
    """Alternatively any other image. Without both, no image is shown."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            index: int | None = None,
            image: Image | None = None,
        ) -> None: ...


class LogFile(Model):
    """Logging to files, one setting for the whole server.

    SDK: `GCKLogger.fileLoggingEnabled`.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("is_enabled", "isEnabled", BOOLEAN, required=True),
        Field("path", "path", STRING),
        Field("max_file_size", "maxFileSize", INTEGER),
        Field("max_file_count", "maxFileCount", INTEGER),
        Field("filter", "filter", Nested(lambda: LogFilter)),
        Field("failure", "failure", STRING),
        Field("lost_records", "lostRecords", INTEGER),
    )

    is_enabled: bool
    """Whether it is on."""

    path: str | None
    """The current file; older ones have a number: `cast-rpc.1.log` is the most recent."""

    max_file_size: int | None
    """The largest size of a file. In bytes. SDK: `GCKLogger.maxLogFileSize`."""

    max_file_count: int | None
    """How many files are kept, including the current one. SDK: `GCKLogger.maxLogFileCount`."""

    filter: LogFilter | None
    """What is logged."""

    failure: str | None
    """Why nothing can be written at present."""

    lost_records: int | None
    """How many records could not be written."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            is_enabled: bool,
            path: str | None = None,
            max_file_size: int | None = None,
            max_file_count: int | None = None,
            filter: LogFilter | None = None,
            failure: str | None = None,
            lost_records: int | None = None,
        ) -> None: ...


class LogConsole(Model):
    """Logging to standard error, one setting for the whole server. Standard output never carries anything
    but JSON-RPC messages.

    SDK: `GCKLogger.consoleLoggingEnabled`.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("is_enabled", "isEnabled", BOOLEAN, required=True),
        Field("filter", "filter", Nested(lambda: LogFilter)),
    )

    is_enabled: bool
    """Whether it is on."""

    filter: LogFilter | None
    """What is logged."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            is_enabled: bool,
            filter: LogFilter | None = None,
        ) -> None: ...


class MessageTap(Model):
    """Which Cast messages a connection sees."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("is_enabled", "isEnabled", BOOLEAN, required=True),
        Field("session_id", "sessionId", STRING),
        Field("namespaces", "namespaces", Array(STRING)),
        Field("include_heartbeat", "includeHeartbeat", BOOLEAN),
        Field("redact", "redact", BOOLEAN),
        Field("maximum_payload_bytes", "maximumPayloadBytes", INTEGER, minimum=0, maximum=65536),
    )

    is_enabled: bool
    """Whether it sees any."""

    session_id: str | None
    """The session; absent: all sessions."""

    namespaces: list[str] | None
    """Globs for namespaces; absent: all."""

    include_heartbeat: bool | None
    """Whether PING and PONG are included. Absent: `false`."""

    redact: bool | None
    """Whether secrets are removed from payloads, and binary payloads left out. Absent: `true`."""

    maximum_payload_bytes: int | None
    """Longer payloads are cut. In bytes. From 0 to 65536. Absent: `16384`."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            is_enabled: bool,
            session_id: str | None = None,
            namespaces: Sequence[str] | None = None,
            include_heartbeat: bool | None = None,
            redact: bool | None = None,
            maximum_payload_bytes: int | None = None,
        ) -> None: ...


class WaitOptions(Model):
    """Whether a call waits until the player has settled: receivers answer while they still buffer."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("wait_for", "waitFor", Enumeration(PlayerState)),
        Field("wait_timeout", "waitTimeout", NUMBER, exclusive_minimum=0),
    )

    wait_for: PlayerState | None
    """The call returns when the player reaches this state, or when the media has ended; absent: as soon as
    the receiver has answered.
    """

    wait_timeout: float | None
    """With `wait_for`: how long to wait after the receiver's answer; then the call fails with
    RequestTimedOut, but playback continues. In seconds. More than 0. Absent: `30`.
    """

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            wait_for: PlayerStateLike | None = None,
            wait_timeout: float | None = None,
        ) -> None: ...


class PendingMediaRequest(Model):
    """A request to an app that is still unanswered.

    SDK: `GCKRequest`.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_id", "sessionId", STRING, required=True),
        Field("request_id", "requestId", INTEGER, required=True),
        Field("type", "type", STRING, required=True),
        Field("elapsed", "elapsed", NUMBER, required=True),
        Field("remaining", "remaining", NUMBER),
    )

    session_id: str
    """The session."""

    request_id: int
    """Its id on the wire. SDK: `GCKRequest.requestID`."""

    type: str
    """Its type: `LOAD`, `SEEK`…"""

    elapsed: float
    """How long it has been waiting. In seconds."""

    remaining: float | None
    """How long until it fails with RequestTimedOut; absent: no limit. In seconds."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            session_id: str,
            request_id: int,
            type: str,
            elapsed: float,
            remaining: float | None = None,
        ) -> None: ...


class MediaRequestItem(Model):
    """A stream whose beginning a receiver may preload.

    SDK: `GCKMediaRequestItem`.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("url", "url", STRING, required=True, non_empty=True),
        Field("protocol_type", "protocolType", Enumeration(StreamingProtocol), required=True),
        Field("initial_time", "initialTime", NUMBER, minimum=0),
        Field("hls_segment_format", "hlsSegmentFormat", Enumeration(HlsSegmentFormat)),
    )

    url: str
    """Where it is. Not empty."""

    protocol_type: StreamingProtocol
    """Its protocol."""

    initial_time: float | None
    """The position from which it will be played. In seconds. At least 0. Absent: `0`."""

    hls_segment_format: HlsSegmentFormat | None
    """The format of its segments; required for HLS."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            url: str,
            protocol_type: StreamingProtocolLike,
            initial_time: float | None = None,
            hls_segment_format: HlsSegmentFormatLike | None = None,
        ) -> None: ...


class PlayerTarget(Model):
    """The device that a call is for."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("device", "device", STRING, non_empty=True),
        Field("search_timeout", "searchTimeout", NUMBER, minimum=0, maximum=600),
        Field("timeout", "timeout", NUMBER, maximum=600, exclusive_minimum=0),
    )

    device: str | None
    """The device: its id, its name (case-insensitive), an alias, or an address (`host` or `host:port`);
    absent: the default device (`player.set_default`), else the device of this connection's current
    session, else the only device there is. Not empty.
    """

    search_timeout: float | None
    """How long to look for a device that isn't known yet. In seconds. From 0 to 600. Absent: `5`."""

    timeout: float | None
    """The limit for connecting, launching and joining together. In seconds. More than 0, at most 600.
    Absent: `30`.
    """

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            device: str | None = None,
            search_timeout: float | None = None,
            timeout: float | None = None,
        ) -> None: ...


class PlayerNames(Model):
    """The names that a user gave to devices."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("default_device", "defaultDevice", STRING),
        Field("aliases", "aliases", Array(Nested(lambda: DeviceAlias)), required=True),
        Field("problem", "problem", STRING),
    )

    default_device: str | None
    """The default device, as it was set; absent: none."""

    aliases: list[DeviceAlias]
    """The aliases, in alphabetical order."""

    problem: str | None
    """`player.get_names`: why the file of names can't be used; then there are no names."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            default_device: str | None = None,
            aliases: Sequence[DeviceAlias],
            problem: str | None = None,
        ) -> None: ...


class QueueInsertion(Model):
    """The result of an insertion."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("item_ids", "itemIds", Array(INTEGER)),
        Field("media_state", "mediaState", Nested(lambda: MediaState), required=True),
    )

    item_ids: list[int] | None
    """The new items' ids, in order; absent if the receiver doesn't report them."""

    media_state: MediaState
    """What the session plays after it."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            item_ids: Sequence[int] | None = None,
            media_state: MediaState,
        ) -> None: ...


class QueuePage(Model):
    """A part of a queue at one moment."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("start_index", "startIndex", INTEGER, required=True),
        Field("items", "items", Array(Nested(lambda: QueueItem)), required=True),
        Field("item_count", "itemCount", INTEGER, required=True),
        Field("revision", "revision", INTEGER, required=True),
        Field("is_complete", "isComplete", BOOLEAN, required=True),
    )

    start_index: int
    """The index of the first item in the queue."""

    items: list[QueueItem]
    """The items, in order; an item that isn't cached has only its `item_id`."""

    item_count: int
    """How many items the queue has."""

    revision: int
    """The list's revision; the page includes all notifications up to it."""

    is_complete: bool
    """Whether the receiver reports its whole list; otherwise these are the items of its status."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            start_index: int,
            items: Sequence[QueueItem],
            item_count: int,
            revision: int,
            is_complete: bool,
        ) -> None: ...


class QueueCache(Model):
    """What is known about a queue.

    SDK: `GCKMediaQueue`.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("cache_size", "cacheSize", INTEGER, required=True),
        Field("maximum_fetch_count", "maximumFetchCount", INTEGER, required=True),
        Field("cached_item_count", "cachedItemCount", INTEGER, required=True),
        Field("item_count", "itemCount", INTEGER, required=True),
        Field("revision", "revision", INTEGER, required=True),
        Field("is_current", "isCurrent", BOOLEAN, required=True),
        Field("is_complete", "isComplete", BOOLEAN, required=True),
    )

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

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            cache_size: int,
            maximum_fetch_count: int,
            cached_item_count: int,
            item_count: int,
            revision: int,
            is_current: bool,
            is_complete: bool,
        ) -> None: ...


class ClientCapabilities(Model):
    """Requests from the server that the client can answer."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("credentials_provider", "credentialsProvider", BOOLEAN),
        Field("image_picker", "imagePicker", BOOLEAN),
        Field("image_cache", "imageCache", BOOLEAN),
        Field("device_provider", "deviceProvider", BOOLEAN),
    )

    credentials_provider: bool | None
    """It answers `credentials.provide`. Absent: `false`."""

    image_picker: bool | None
    """It answers `image.choose`: it picks the images that are shown. Absent: `false`."""

    image_cache: bool | None
    """It answers `image.provide`: it fetches and caches images itself. Absent: `false`."""

    device_provider: bool | None
    """It answers `discovery.provide`: it knows of devices that nothing announces. Absent: `false`. SDK:
    `GCKDeviceProvider`.
    """

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            credentials_provider: bool | None = None,
            image_picker: bool | None = None,
            image_cache: bool | None = None,
            device_provider: bool | None = None,
        ) -> None: ...


class ServerLimits(Model):
    """The server's limits."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("maximum_message_bytes", "maximumMessageBytes", INTEGER, required=True),
        Field("maximum_depth", "maximumDepth", INTEGER, required=True),
        Field("maximum_values", "maximumValues", INTEGER, required=True),
        Field("maximum_requests_in_flight", "maximumRequestsInFlight", INTEGER, required=True),
        Field("maximum_queue_bytes", "maximumQueueBytes", INTEGER, required=True),
    )

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

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            maximum_message_bytes: int,
            maximum_depth: int,
            maximum_values: int,
            maximum_requests_in_flight: int,
            maximum_queue_bytes: int,
        ) -> None: ...


class ServerInfo(Model):
    """The server's name, versions and state."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("name", "name", STRING, required=True),
        Field("version", "version", STRING, required=True),
        Field("protocol_version", "protocolVersion", STRING, required=True),
        Field("api_level", "apiLevel", INTEGER, required=True),
        Field("api_compatible", "apiCompatible", INTEGER, required=True),
        Field("spec_hash", "specHash", STRING, required=True),
        Field("process_id", "processId", INTEGER, required=True),
        Field("uptime", "uptime", NUMBER, required=True),
        Field("clients", "clients", INTEGER, required=True),
        Field("sessions", "sessions", INTEGER, required=True),
    )

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

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            name: str,
            version: str,
            protocol_version: str,
            api_level: int,
            api_compatible: int,
            spec_hash: str,
            process_id: int,
            uptime: float,
            clients: int,
            sessions: int,
        ) -> None: ...


class UnansweredRequest(Model):
    """A request of a client that has no answer yet."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("method", "method", STRING, required=True),
        Field("elapsed", "elapsed", NUMBER, required=True),
    )

    method: str
    """Its method."""

    elapsed: float
    """How long ago the server began with it. In seconds."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            method: str,
            elapsed: float,
        ) -> None: ...


class ConnectedClient(Model):
    """A connection, and what waits on it."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("number", "number", INTEGER, required=True),
        Field("is_caller", "isCaller", BOOLEAN, required=True),
        Field("client_info", "clientInfo", Nested(lambda: ClientInfo)),
        Field("transport", "transport", Enumeration(ClientTransport), required=True),
        Field("process_id", "processId", INTEGER),
        Field("uptime", "uptime", NUMBER, required=True),
        Field("subscriptions", "subscriptions", INTEGER, required=True),
        Field("topics", "topics", Array(STRING), required=True),
        Field("waiting_events", "waitingEvents", INTEGER, required=True),
        Field("unanswered_count", "unansweredCount", INTEGER, required=True),
        Field("unanswered", "unanswered", Array(Nested(lambda: UnansweredRequest)), required=True),
        Field("queued_bytes", "queuedBytes", INTEGER, required=True),
        Field("dropped_notifications", "droppedNotifications", INTEGER, required=True),
        Field("current_session_id", "currentSessionId", STRING),
    )

    number: int
    """Its number; it grows from connection to connection."""

    is_caller: bool
    """Whether it is the connection that asks."""

    client_info: ClientInfo | None
    """The client's name and version, as it said in `server.initialize`; absent if it didn't."""

    transport: ClientTransport
    """How the client is connected."""

    process_id: int | None
    """The client's process id: over a socket what the kernel says of who connected, over standard streams
    what the client said in `server.initialize`.
    """

    uptime: float
    """How long it has been connected. In seconds."""

    subscriptions: int
    """How many subscriptions it has."""

    topics: list[str]
    """Every notification that they cover, by name."""

    waiting_events: int
    """How many events wait for its polls."""

    unanswered_count: int
    """How many of its requests have no answer yet."""

    unanswered: list[UnansweredRequest]
    """The oldest 16 of them, the oldest first."""

    queued_bytes: int
    """How many bytes wait for the client to read. In bytes."""

    dropped_notifications: int
    """How many notifications were dropped in all because the client read too slowly."""

    current_session_id: str | None
    """The session that a call of the client means which names none; absent if there is none, or the call
    has to name one.
    """

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            number: int,
            is_caller: bool,
            client_info: ClientInfo | None = None,
            transport: ClientTransportLike,
            process_id: int | None = None,
            uptime: float,
            subscriptions: int,
            topics: Sequence[str],
            waiting_events: int,
            unanswered_count: int,
            unanswered: Sequence[UnansweredRequest],
            queued_bytes: int,
            dropped_notifications: int,
            current_session_id: str | None = None,
        ) -> None: ...


class FailedRestoration(Model):
    """A saved session that could not be rejoined."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("saved", "saved", Nested(lambda: SavedSession), required=True),
        Field("error", "error", Nested(lambda: ErrorInfo), required=True),
    )

    saved: SavedSession
    """The saved record."""

    error: ErrorInfo
    """Why it doesn't."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            saved: SavedSession,
            error: ErrorInfo,
        ) -> None: ...


class WidgetStyle(Model):
    """A part of the style tree.

    SDK: `GCKUIStyleAttributes`.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("path", "path", STRING, required=True),
        Field("attributes", "attributes", Map(ANY), required=True),
        Field("effective", "effective", Map(ANY), required=True),
        Field("is_applied", "isApplied", BOOLEAN, required=True),
    )

    path: str
    """The part's path."""

    attributes: dict[str, Any]
    """Its own attributes."""

    effective: dict[str, Any]
    """Its effective attributes once all changes are applied: its own, and those it inherits."""

    is_applied: bool
    """Whether all changes to the tree have been applied."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            path: str,
            attributes: Mapping[str, Any],
            effective: Mapping[str, Any],
            is_applied: bool,
        ) -> None: ...


class ChannelListResult(Model):
    """The result of `channel.list`."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("channels", "channels", Array(Nested(lambda: ChannelInfo)), required=True),
    )

    channels: list[ChannelInfo]
    """The channels."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            channels: Sequence[ChannelInfo],
        ) -> None: ...


class ChannelSendResult(Model):
    """The result of `channel.send`."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("is_writable", "isWritable", BOOLEAN, required=True),
    )

    is_writable: bool
    """Whether the connection accepts more now; if not, wait for `ChannelDidChangeWritable`."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            is_writable: bool,
        ) -> None: ...


class ChannelGenerateRequestIdResult(Model):
    """The result of `channel.generate_request_id`."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("request_id", "requestId", INTEGER, required=True),
    )

    request_id: int
    """The number."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            request_id: int,
        ) -> None: ...


class ChannelBroadcastResult(Model):
    """The result of `channel.broadcast`."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("is_writable", "isWritable", BOOLEAN, required=True),
    )

    is_writable: bool
    """Whether the connection accepts more now."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            is_writable: bool,
        ) -> None: ...


class ContextSetAppStateResult(Model):
    """The result of `context.set_app_state`."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("app_state", "appState", Enumeration(AppState), required=True),
    )

    app_state: AppState
    """The combined state of all clients."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            app_state: AppStateLike,
        ) -> None: ...


class DiscoveryScanResult(Model):
    """The result of `discovery.scan`."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("devices", "devices", Array(Nested(lambda: Device)), required=True),
    )

    devices: list[Device]
    """The devices, ordered by friendly name; without those that only an earlier run saw."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            devices: Sequence[Device],
        ) -> None: ...


class DiscoveryPublishDevicesResult(Model):
    """The result of `discovery.publish_devices`."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("devices", "devices", Array(Nested(lambda: Device)), required=True),
    )

    devices: list[Device]
    """The same as they are listed."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            devices: Sequence[Device],
        ) -> None: ...


class DiscoveryQueryAppAvailabilityResult(Model):
    """The result of `discovery.query_app_availability`."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("availability", "availability", Map(Enumeration(AppAvailability)), required=True),
        Field("is_cached", "isCached", BOOLEAN, required=True),
    )

    availability: dict[str, AppAvailability]
    """The answer for each app, by the id that was asked for."""

    is_cached: bool
    """Whether the answer was cached."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            availability: Mapping[str, AppAvailabilityLike],
            is_cached: bool,
        ) -> None: ...


class EventsSubscribeResult(Model):
    """The result of `events.subscribe`."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("subscription", "subscription", STRING, required=True),
        Field("topics", "topics", Array(STRING), required=True),
        Field("snapshot", "snapshot", Nested(lambda: Snapshot)),
    )

    subscription: str
    """The subscription's id."""

    topics: list[str]
    """Every notification that the subscription covers."""

    snapshot: Snapshot | None
    """The present state, if requested."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            subscription: str,
            topics: Sequence[str],
            snapshot: Snapshot | None = None,
        ) -> None: ...


class EventsPollResult(Model):
    """The result of `events.poll`."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("events", "events", Array(Nested(lambda: Event)), required=True),
        Field("dropped", "dropped", INTEGER, required=True),
    )

    events: list[Event]
    """The events, the oldest first."""

    dropped: int
    """How many events were dropped since the last poll because too many were waiting."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            events: Sequence[Event],
            dropped: int,
        ) -> None: ...


class ImagePickResult(Model):
    """The result of `image.pick`."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("image", "image", Nested(lambda: Image)),
        Field("is_custom", "isCustom", BOOLEAN, required=True),
    )

    image: Image | None
    """The image; absent: none."""

    is_custom: bool
    """Whether a client picked it."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            image: Image | None = None,
            is_custom: bool,
        ) -> None: ...


class LogGetFilterResult(Model):
    """The result of `log.get_filter`."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("filter", "filter", Nested(lambda: LogFilter), required=True),
        Field("is_subscribed", "isSubscribed", BOOLEAN, required=True),
        Field("message_tap", "messageTap", Nested(lambda: MessageTap), required=True),
        Field("file", "file", Nested(lambda: LogFile), required=True),
        Field("console", "console", Nested(lambda: LogConsole), required=True),
    )

    filter: LogFilter
    """This connection's filter."""

    is_subscribed: bool
    """Whether the connection is subscribed to `LogDidRecord`."""

    message_tap: MessageTap
    """Which Cast messages this connection sees."""

    file: LogFile
    """Logging to files."""

    console: LogConsole
    """Logging to standard error."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            filter: LogFilter,
            is_subscribed: bool,
            message_tap: MessageTap,
            file: LogFile,
            console: LogConsole,
        ) -> None: ...


class MediaGetDefaultTextTrackStyleResult(Model):
    """The result of `media.get_default_text_track_style`."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("text_track_style", "textTrackStyle", Nested(lambda: TextTrackStyle), required=True),
    )

    text_track_style: TextTrackStyle
    """The font style."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            text_track_style: TextTrackStyle,
        ) -> None: ...


class MediaStoreSessionResult(Model):
    """The result of `media.store_session`."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session_state", "sessionState", OBJECT, required=True),
    )

    session_state: dict[str, Any]
    """The state, which only apps understand: usually `load_request_data` and `custom_data`."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            session_state: Mapping[str, Any],
        ) -> None: ...


class MediaSendCommandResult(Model):
    """The result of `media.send_command`."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("reply", "reply", OBJECT),
    )

    reply: dict[str, Any] | None
    """The answer as received; absent if none was expected."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            reply: Mapping[str, Any] | None = None,
        ) -> None: ...


class MediaRequestsResult(Model):
    """The result of `media.requests`."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("requests", "requests", Array(Nested(lambda: PendingMediaRequest)), required=True),
    )

    requests: list[PendingMediaRequest]
    """The requests."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            requests: Sequence[PendingMediaRequest],
        ) -> None: ...


class PlayerListResult(Model):
    """The result of `player.list`."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("players", "players", Array(Nested(lambda: PlayerStatus)), required=True),
    )

    players: list[PlayerStatus]
    """The devices, in the order of discovery; one that doesn't answer has `error`."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            players: Sequence[PlayerStatus],
        ) -> None: ...


class QueueFetchItemIdsResult(Model):
    """The result of `queue.fetch_item_ids`."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("item_ids", "itemIds", Array(INTEGER), required=True),
        Field("revision", "revision", INTEGER, required=True),
    )

    item_ids: list[int]
    """The ids, in the order of the queue."""

    revision: int
    """The list's revision; the page includes all notifications up to it."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            item_ids: Sequence[int],
            revision: int,
        ) -> None: ...


class QueueFetchItemsResult(Model):
    """The result of `queue.fetch_items`."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("items", "items", Array(Nested(lambda: QueueItem)), required=True),
    )

    items: list[QueueItem]
    """The items that are in the queue, in the order of `item_ids`, each one once."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            items: Sequence[QueueItem],
        ) -> None: ...


class QueueFetchItemRangeResult(Model):
    """The result of `queue.fetch_item_range`."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("items", "items", Array(Nested(lambda: QueueItem)), required=True),
    )

    items: list[QueueItem]
    """The items in the order of the queue, as many as the receiver reports at a time."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            items: Sequence[QueueItem],
        ) -> None: ...


class QueueReloadResult(Model):
    """The result of `queue.reload`."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("item_ids", "itemIds", Array(INTEGER), required=True),
        Field("revision", "revision", INTEGER, required=True),
    )

    item_ids: list[int]
    """The ids, in the order of the queue."""

    revision: int
    """The list's revision."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            item_ids: Sequence[int],
            revision: int,
        ) -> None: ...


class ServeListResult(Model):
    """The result of `serve.list`."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("publications", "publications", Array(Nested(lambda: Publication)), required=True),
    )

    publications: list[Publication]
    """The publications, oldest first."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            publications: Sequence[Publication],
        ) -> None: ...


class ServerInitializeResult(Model):
    """The result of `server.initialize`."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("server_info", "serverInfo", Nested(lambda: ServerInfo), required=True),
        Field("limits", "limits", Nested(lambda: ServerLimits), required=True),
        Field("topics", "topics", Array(STRING), required=True),
    )

    server_info: ServerInfo
    """The server's name, versions and state."""

    limits: ServerLimits
    """The server's limits."""

    topics: list[str]
    """The topics that the connection is now subscribed to."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            server_info: ServerInfo,
            limits: ServerLimits,
            topics: Sequence[str],
        ) -> None: ...


class ServerClientsResult(Model):
    """The result of `server.clients`."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("clients", "clients", Array(Nested(lambda: ConnectedClient)), required=True),
    )

    clients: list[ConnectedClient]
    """The connections, the oldest first."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            clients: Sequence[ConnectedClient],
        ) -> None: ...


class ServerEchoResult(Model):
    """The result of `server.echo`."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("value", "value", ANY, required=True),
    )

    value: Any
    """The `data` of the call."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            value: Any,
        ) -> None: ...


class SessionListResult(Model):
    """The result of `session.list`."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("sessions", "sessions", Array(Nested(lambda: Session)), required=True),
        Field("current_session_id", "currentSessionId", STRING),
    )

    sessions: list[Session]
    """All sessions, the oldest first."""

    current_session_id: str | None
    """The current session of this connection (`session.set_current`); absent: calls must name a session."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            sessions: Sequence[Session],
            current_session_id: str | None = None,
        ) -> None: ...


class SessionPressVolumeKeyResult(Model):
    """The result of `session.press_volume_key`."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("is_handled", "isHandled", BOOLEAN, required=True),
        Field("volume", "volume", Nested(lambda: DeviceVolume)),
    )

    is_handled: bool
    """Whether it changed the device's volume."""

    volume: DeviceVolume | None
    """The resulting volume."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            is_handled: bool,
            volume: DeviceVolume | None = None,
        ) -> None: ...


class SessionGetCastingGroupsResult(Model):
    """The result of `session.get_casting_groups`."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("groups", "groups", Array(OBJECT), required=True),
    )

    groups: list[dict[str, Any]]
    """The groups; empty if it belongs to none."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            groups: Sequence[Mapping[str, Any]],
        ) -> None: ...


class SessionTransferResult(Model):
    """The result of `session.transfer`."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("session", "session", Nested(lambda: Session), required=True),
        Field("from_device_id", "fromDeviceId", STRING, required=True),
        Field("state_source", "stateSource", Enumeration(PlaybackStateSource)),
        Field("is_resumed_by_application", "isResumedByApplication", BOOLEAN, required=True),
        Field("is_source_stopped", "isSourceStopped", BOOLEAN, required=True),
    )

    session: Session
    """The session on the other device."""

    from_device_id: str
    """The device that it left."""

    state_source: PlaybackStateSource | None
    """Where the playback state came from; absent: nothing played."""

    is_resumed_by_application: bool
    """Whether the app accepted its state; otherwise the media was loaded, if there was any."""

    is_source_stopped: bool
    """Whether the old device confirmed that its app has ended."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            session: Session,
            from_device_id: str,
            state_source: PlaybackStateSourceLike | None = None,
            is_resumed_by_application: bool,
            is_source_stopped: bool,
        ) -> None: ...


class SessionGetDefaultOptionsResult(Model):
    """The result of `session.get_default_options`."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("options", "options", OBJECT),
    )

    options: dict[str, Any] | None
    """The options; absent: none."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            options: Mapping[str, Any] | None = None,
        ) -> None: ...


class SessionBuildOpenUrlResult(Model):
    """The result of `session.build_open_url`."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("url", "url", STRING, required=True),
        Field("query_item_name", "queryItemName", STRING, required=True),
        Field("query_item_value", "queryItemValue", STRING, required=True),
    )

    url: str
    """The link."""

    query_item_name: str
    """The name of the item."""

    query_item_value: str
    """Its value, not percent-encoded."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            url: str,
            query_item_name: str,
            query_item_value: str,
        ) -> None: ...


class SessionParseOpenUrlResult(Model):
    """The result of `session.parse_open_url`."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("device_id", "deviceId", STRING, required=True),
        Field("friendly_name", "friendlyName", STRING),
        Field("receiver_session_id", "receiverSessionId", STRING),
    )

    device_id: str
    """The device. SDK: `GCKOpenURLOptions.deviceUniqueID`."""

    friendly_name: str | None
    """The device's name when the link was made. SDK: `GCKOpenURLOptions.deviceFriendlyName`."""

    receiver_session_id: str | None
    """The id of the app's run; absent: any. SDK: `GCKOpenURLOptions.sessionID`."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            device_id: str,
            friendly_name: str | None = None,
            receiver_session_id: str | None = None,
        ) -> None: ...


class SessionListSavedResult(Model):
    """The result of `session.list_saved`."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("sessions", "sessions", Array(Nested(lambda: SavedSession)), required=True),
        Field("problems", "problems", Array(STRING), required=True),
    )

    sessions: list[SavedSession]
    """The sessions that `session.restore` would rejoin."""

    problems: list[str]
    """Records that can't be used, one sentence each: damaged files, sessions older than a day."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            sessions: Sequence[SavedSession],
            problems: Sequence[str],
        ) -> None: ...


class SessionRestoreResult(Model):
    """The result of `session.restore`."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("sessions", "sessions", Array(Nested(lambda: Session)), required=True),
        Field("failures", "failures", Array(Nested(lambda: FailedRestoration)), required=True),
        Field("problems", "problems", Array(STRING), required=True),
    )

    sessions: list[Session]
    """The sessions that are connected again."""

    failures: list[FailedRestoration]
    """The sessions that are not."""

    problems: list[str]
    """Records that can't be used, one sentence each."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            sessions: Sequence[Session],
            failures: Sequence[FailedRestoration],
            problems: Sequence[str],
        ) -> None: ...


class WidgetGetStateResult(Model):
    """The result of `widget.get_state`."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("revision", "revision", INTEGER, required=True),
        Field("state", "state", Nested(lambda: WidgetStates), required=True),
    )

    revision: int
    """Grows with every change of any widget."""

    state: WidgetStates
    """Their states."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            revision: int,
            state: WidgetStates,
        ) -> None: ...


class WidgetTapCastButtonResult(Model):
    """The result of `widget.tap_cast_button`."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("outcome", "outcome", Enumeration(CastButtonOutcome), required=True),
        Field("cast_state", "castState", Enumeration(CastState), required=True),
    )

    outcome: CastButtonOutcome
    """The result."""

    cast_state: CastState
    """Whether there are devices and a session: which dialog to show."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            outcome: CastButtonOutcomeLike,
            cast_state: CastStateLike,
        ) -> None: ...


class WidgetPresentIntroOverlayResult(Model):
    """The result of `widget.present_intro_overlay`."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("is_shown", "isShown", BOOLEAN, required=True),
    )

    is_shown: bool
    """Whether it is shown now."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            is_shown: bool,
        ) -> None: ...


class WidgetTapMiniControllerResult(Model):
    """The result of `widget.tap_mini_controller`."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("is_presented", "isPresented", BOOLEAN, required=True),
    )

    is_presented: bool
    """Whether the expanded controller is shown now; otherwise `WidgetDidTriggerExpandedController` was
    sent.
    """

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            is_presented: bool,
        ) -> None: ...


class WidgetPresentExpandedControllerResult(Model):
    """The result of `widget.present_expanded_controller`."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("is_presented", "isPresented", BOOLEAN, required=True),
    )

    is_presented: bool
    """Whether the expanded controller is shown now; otherwise `WidgetDidTriggerExpandedController` was
    sent.
    """

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            is_presented: bool,
        ) -> None: ...


class WidgetDismissExpandedControllerResult(Model):
    """The result of `widget.dismiss_expanded_controller`."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("is_presented", "isPresented", BOOLEAN, required=True),
    )

    is_presented: bool
    """Whether the expanded controller is shown now; otherwise `WidgetDidTriggerExpandedController` was
    sent.
    """

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            is_presented: bool,
        ) -> None: ...


class WidgetPressButtonResult(Model):
    """The result of `widget.press_button`."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("control", "control", Enumeration(WidgetControl), required=True),
    )

    control: WidgetControl
    """The action that was carried out."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            control: WidgetControlLike,
        ) -> None: ...


class WidgetApplyStyleResult(Model):
    """The result of `widget.apply_style`."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("paths", "paths", Array(STRING), required=True),
    )

    paths: list[str]
    """The parts whose effective attributes changed."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            paths: Sequence[str],
        ) -> None: ...


class WidgetMakeLoadRequestResult(Model):
    """The result of `widget.make_load_request`."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("request", "request", Nested(lambda: LoadRequestData), required=True),
    )

    request: LoadRequestData
    """The parameters for `media.load`."""

    if TYPE_CHECKING:

        def __init__(
            self,
            *,
            request: LoadRequestData,
        ) -> None: ...

__all__ = [
    "DeviceAuthenticationOptions",
    "AuthenticationFinding",
    "CertificateInfo",
    "DeviceAuthenticationInfo",
    "ChannelSession",
    "ChannelInfo",
    "LaunchOptions",
    "ReconnectOptions",
    "TransferOptions",
    "TLSOptions",
    "HeartbeatOptions",
    "ContextOptions",
    "LaunchCredentials",
    "Device",
    "DiscoveryCriteria",
    "DiscoveryOptions",
    "NetworkInterface",
    "ProbeStep",
    "ProbeResult",
    "DiscoverySourceInfo",
    "LeftOutDevice",
    "DeviceCacheInfo",
    "DiscoveryDiagnosis",
    "ReceiverErrorInfo",
    "ErrorData",
    "QueueErrorInfo",
    "SessionChoice",
    "ErrorInfo",
    "ImageHints",
    "ImagePickPolicy",
    "ImageFetchOptions",
    "ImageOptions",
    "ImageCacheInfo",
    "ProvidedImage",
    "LogRule",
    "LogFilter",
    "Image",
    "Volume",
    "MediaMetadata",
    "Track",
    "TextTrackStyle",
    "VastAdsRequest",
    "Break",
    "BreakClip",
    "UserActionState",
    "MediaInformation",
    "QueueItem",
    "ContainerMetadata",
    "QueueData",
    "BreakStatus",
    "LiveSeekableRange",
    "VideoInfo",
    "ExtendedStatus",
    "MediaStatus",
    "LoadOptions",
    "LoadRequestData",
    "MediaControls",
    "AdBreakState",
    "MediaPosition",
    "LastKnownMedia",
    "MediaState",
    "PlayerStatus",
    "DeviceAlias",
    "PreflightFinding",
    "PreflightTrack",
    "PreflightFacts",
    "PreflightReport",
    "DeviceVolume",
    "ApplicationNamespace",
    "ReceiverApplication",
    "ReceiverStatus",
    "MultizoneDevice",
    "MultizonePlaybackSession",
    "MultizoneStatus",
    "ServingOptions",
    "Publication",
    "ServedTransfer",
    "ClientInfo",
    "SessionTraits",
    "Session",
    "PlaybackState",
    "SavedSession",
    "PictureSize",
    "WidgetImageOptions",
    "CastButtonState",
    "CastDialogDevice",
    "CastDialogState",
    "IntroOverlayState",
    "MediaControl",
    "MediaButton",
    "MiniControllerState",
    "AdState",
    "ExpandedControllerState",
    "MediaControllerControls",
    "MediaControllerState",
    "VolumeControllerState",
    "PlaybackRateSegment",
    "PlaybackRateControllerState",
    "TrackEntry",
    "TrackSelectorState",
    "WidgetStates",
    "CastButtonOptions",
    "IntroOverlayOptions",
    "MediaButtonChoice",
    "MiniControllerOptions",
    "ExpandedControllerOptions",
    "MediaControllerOptions",
    "PlaybackRateOptions",
    "WidgetOptions",
    "LocalPlayback",
    "ContextInfo",
    "ProvidedDevice",
    "ProvidedDevices",
    "DiscoveryInfo",
    "Event",
    "Snapshot",
    "ImageFile",
    "ChosenImage",
    "LogFile",
    "LogConsole",
    "MessageTap",
    "WaitOptions",
    "PendingMediaRequest",
    "MediaRequestItem",
    "PlayerTarget",
    "PlayerNames",
    "QueueInsertion",
    "QueuePage",
    "QueueCache",
    "ClientCapabilities",
    "ServerLimits",
    "ServerInfo",
    "UnansweredRequest",
    "ConnectedClient",
    "FailedRestoration",
    "WidgetStyle",
    "ChannelListResult",
    "ChannelSendResult",
    "ChannelGenerateRequestIdResult",
    "ChannelBroadcastResult",
    "ContextSetAppStateResult",
    "DiscoveryScanResult",
    "DiscoveryPublishDevicesResult",
    "DiscoveryQueryAppAvailabilityResult",
    "EventsSubscribeResult",
    "EventsPollResult",
    "ImagePickResult",
    "LogGetFilterResult",
    "MediaGetDefaultTextTrackStyleResult",
    "MediaStoreSessionResult",
    "MediaSendCommandResult",
    "MediaRequestsResult",
    "PlayerListResult",
    "QueueFetchItemIdsResult",
    "QueueFetchItemsResult",
    "QueueFetchItemRangeResult",
    "QueueReloadResult",
    "ServeListResult",
    "ServerInitializeResult",
    "ServerClientsResult",
    "ServerEchoResult",
    "SessionListResult",
    "SessionPressVolumeKeyResult",
    "SessionGetCastingGroupsResult",
    "SessionTransferResult",
    "SessionGetDefaultOptionsResult",
    "SessionBuildOpenUrlResult",
    "SessionParseOpenUrlResult",
    "SessionListSavedResult",
    "SessionRestoreResult",
    "WidgetGetStateResult",
    "WidgetTapCastButtonResult",
    "WidgetPresentIntroOverlayResult",
    "WidgetTapMiniControllerResult",
    "WidgetPresentExpandedControllerResult",
    "WidgetDismissExpandedControllerResult",
    "WidgetPressButtonResult",
    "WidgetApplyStyleResult",
    "WidgetMakeLoadRequestResult",
]
