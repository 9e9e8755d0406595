// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

import type { 
  DeviceAuthenticationPolicy, RevocationPolicy, AuthenticationVerdict, AuthenticationCheck, CastState, AppState,
  TLSVersion, ConvertMode, EncoderChoice, PictureEncoder, ConversionStep, DeviceType, DeviceSource, DeviceCapability,
  DescriptionPath, DiscoverySourceKind, DaemonState, ProbePhase, ProbeOutcome, LeftOutReason, DeviceCacheState,
  DiscoveryFinding, ReachOutcome, ImageHintType, ImagePickStrategy, ImageSource, LogLevel, StreamType, PlayerState,
  IdleReason, RepeatMode, MediaCategory, HlsSegmentFormat, HlsVideoSegmentFormat, TrackType, TextTrackSubtype,
  TextTrackEdgeType, TextTrackWindowType, TextTrackFontGenericFamily, TextTrackFontStyle, HdrType, QueueType,
  UserAction, ContentFilteringMode, MetadataType, ContainerType, ResolvedKind, PreflightVerdict, PreflightSeverity,
  PreflightCode, PreflightSource, VolumeControlType, ApplicationType, TransferState, TransferFailure, ConnectionPhase,
  ConnectionState, SessionSuspendReason, SessionLinkState, SessionApplicationState, PlaybackStateSource, CastButtonIcon,
  CastButtonVisibility, CastDialogMode, NoDevicesReason, IntroTitlePosition, MediaButtonType, MediaControlState,
  StreamingProtocol, RecordingState, ClientTransport,
 } from './enums.js';

/**
 * Whether and how strictly devices must authenticate. The proof is a signature by a key that Google certified. It is
 * off by default: in March 2025 strict senders refused millions of genuine devices.
 */
export interface DeviceAuthenticationOptions {
  /** Whether devices must authenticate. Absent: `"OFF"`. */
  policy?: DeviceAuthenticationPolicy;
  /**
   * Whether expired or not yet valid certificates in the device's chain are accepted. The dates of its TLS certificate
   * are checked regardless. Absent: `false`.
   */
  ignoreExpiry?: boolean;
  /** Whether a SHA-1 signature is accepted; the oldest devices make it. Absent: `true`. */
  acceptSHA1?: boolean;
  /**
   * Whether an answer that doesn't repeat the challenge is refused; the oldest devices give such answers. An answer
   * that repeats another challenge is always refused. Absent: `false`.
   */
  requireNonce?: boolean;
  /** How revocation lists are used. Absent: `"OPTIONAL"`. */
  crl?: RevocationPolicy;
  /**
   * Path of a revocation list (a `CrlBundle` in protobuf) on the server's machine that is checked in addition to the
   * device's own. Not empty.
   */
  crlFile?: string;
  /** Path of a PEM file with roots for revocation lists that are trusted in addition to Google's. Not empty. */
  crlRootsFile?: string;
  /**
   * Path of a PEM file on the server's machine with root certificates that are trusted in addition to Google's; for
   * `cast-receiver`, that of its `--root-certificate`. Not empty.
   */
  trustedRootsFile?: string;
  /** How long a device may take to answer the challenge. In seconds. More than 0, at most 60. Absent: `5`. */
  timeout?: number;
}

/** A check of device authentication that failed, or that would fail under stricter options. */
export interface AuthenticationFinding {
  /** The check. */
  check: AuthenticationCheck;
  /** The failure and the advice. */
  message: string;
  /** The common name of the certificate concerned. */
  certificate?: string;
}

/** A certificate of a device's chain. */
export interface CertificateInfo {
  /** The subject's common name. */
  subject?: string;
  /** The issuer's common name. */
  issuer?: string;
  /** The start of its validity, ISO 8601 in UTC. */
  notBefore?: string;
  /** The end of its validity, ISO 8601 in UTC. */
  notAfter?: string;
  /** The SHA-256 of its DER encoding, in hexadecimal digits. */
  fingerprint: string;
}

/** The findings of device authentication. */
export interface DeviceAuthenticationInfo {
  /** The result. */
  verdict: AuthenticationVerdict;
  /** The most serious failure. If it is about dates, all other checks passed. */
  failedCheck?: AuthenticationCheck;
  /** The failure and the advice. */
  message?: string;
  /** All failures, the most serious first, dates last. */
  failures: AuthenticationFinding[];
  /** Findings that the options tolerate. */
  warnings: AuthenticationFinding[];
  /** The common name of the device's certificate: model code and hardware address on Chromecasts. */
  subject?: string;
  /** The common name of the authority that issued it, named after the model or its maker. */
  model?: string;
  /** When the first certificate of the chain expires, ISO 8601 in UTC. */
  notAfter?: string;
  /** Whether the chain is only for devices without a screen. */
  audioOnly: boolean;
  /** The hash of the device's signature: `SHA-256`, on the oldest devices `SHA-1`. */
  hashAlgorithm?: string;
  /** Whether the answer repeats the server's challenge, so that it can't be a replay. */
  nonceEchoed: boolean;
  /** Whether a valid revocation list was checked. */
  revocationChecked: boolean;
  /** The chain, from the device's certificate to the root, as far as it could be built. */
  chain: CertificateInfo[];
}

/** A channel in one session. */
export interface ChannelSession {
  /** The session. */
  sessionId: string;
  /**
   * Whether messages can be sent: the session is connected, and its app lists the namespace. SDK:
   * `GCKCastChannel.isConnected`.
   */
  isConnected: boolean;
  /**
   * Whether the connection accepts more: it is connected, and at most 256 KiB are waiting for the device to read. SDK:
   * `GCKCastChannel.isWritable`.
   */
  isWritable: boolean;
}

/** A channel that the client has. */
export interface ChannelInfo {
  /** Its namespace. SDK: `GCKCastChannel.protocolNamespace`. */
  namespace: string;
  /** The session that it was added for; absent: every session. */
  sessionId?: string;
  /** Its state in each session that it covers, the oldest first. */
  sessions: ChannelSession[];
}

/**
 * How apps are launched unless a call says otherwise.
 *
 * SDK: `GCKLaunchOptions`.
 */
export interface LaunchOptions {
  /**
   * The language requested from apps, RFC 5646; absent: the server's locale. Not empty. SDK:
   * `GCKLaunchOptions.languageCode`.
   */
  languageCode?: string;
  /** Whether an app that already runs is restarted. Absent: `false`. SDK: `GCKLaunchOptions.relaunchIfRunning`. */
  relaunchIfRunning?: boolean;
  /**
   * Whether the app's Android TV counterpart may be launched. Absent: `false`. SDK:
   * `GCKLaunchOptions.androidReceiverCompatible`.
   */
  androidReceiverCompatible?: boolean;
}

/** How a session is resumed after its connection was lost. */
export interface ReconnectOptions {
  /** Whether it is resumed; otherwise the session ends. Absent: `true`. */
  isEnabled?: boolean;
  /**
   * The longest delay before the first attempt; the actual delay is random up to it. In seconds. From 0 to 600. Absent:
   * `0.5`.
   */
  initialDelay?: number;
  /**
   * The longest delay between attempts; delays double up to it, and half of each is random. In seconds. From 0.1 to
   * 3600. Absent: `30`.
   */
  maximumDelay?: number;
  /** How long one attempt may take. In seconds. From 0.1 to 600. Absent: `15`. */
  attemptTimeout?: number;
  /**
   * The time after the loss at which the server ends the session; 0: never. In seconds. From 0 to 31536000. Absent:
   * `300`.
   */
  giveUpAfter?: number;
}

/** How sessions move to other devices. */
export interface TransferOptions {
  /**
   * Whether the server searches other devices for a session whose app disappears while transferable media plays, as
   * when a viewer moves it by voice or on the device. Absent: `true`.
   */
  followsMoves?: boolean;
  /** The time limit of that search; then the session has ended. In seconds. From 0.1 to 60. Absent: `5`. */
  searchTimeout?: number;
  /**
   * How long `session.transfer` may take, not counting the connection to the other device, unless the call says
   * otherwise. In seconds. More than 0, at most 600. Absent: `90`.
   */
  timeout?: number;
}

/**
 * The acceptable TLS versions and ciphers for connections to receivers. The defaults also accept old TVs. A receiver's
 * certificate proves nothing in any case; device authentication does.
 */
export interface TLSOptions {
  /** The oldest accepted version. Absent: `"TLS_1_0"`. */
  minimumVersion?: TLSVersion;
  /** The newest offered version; absent: the newest available. */
  maximumVersion?: TLSVersion;
  /** OpenSSL's cipher list for TLS up to 1.2 (`man openssl-ciphers`). Not empty. Absent: `"DEFAULT"`. */
  ciphers?: string;
  /**
   * OpenSSL's security level. 0 accepts what old TVs offer: TLS 1.0 and 1.1, SHA-1 signatures, 1,024-bit keys; levels
   * from 1 on refuse them. From 0 to 5. Absent: `0`.
   */
  securityLevel?: number;
  /**
   * How many TLS sessions are cached to shorten later handshakes; 0: every handshake is a full one, as it always is
   * while devices are authenticated. From 0 to 10000. Absent: `64`.
   */
  maximumStoredSessions?: number;
}

/** The times after which a silent receiver is pinged, and counts as dead. */
export interface HeartbeatOptions {
  /**
   * The time without received, or without sent, messages after which a PING is sent, at most a tenth of it earlier,
   * together with those of other links. Some old devices disconnect senders that are silent for more than 5 seconds. In
   * seconds. From 0.05 to 3600. Absent: `5`.
   */
  pingAfter?: number;
  /**
   * The time without received messages, in spite of a PING, after which the receiver counts as dead. In seconds. From
   * 0.1 to 7200. Absent: `10`.
   */
  deadAfter?: number;
  /**
   * The time from a message's first byte after which the receiver counts as dead if the message is still incomplete. In
   * seconds. From 0.1 to 7200. Absent: `10`.
   */
  partialMessageDeadline?: number;
}

/**
 * The record of positions at which films were left, for `player.play` with `resume`. The file has hashes of URLs and
 * paths, and no names.
 */
export interface ResumeOptions {
  /** Whether positions are kept; false also removes the record. Absent: `true`. */
  enabled?: boolean;
  /** The shortest media whose position is kept. In seconds. From 60 to 86400. Absent: `600`. */
  minimumDuration?: number;
  /** The largest number of positions; the oldest is removed first. From 1 to 10000. Absent: `200`. */
  maximumEntries?: number;
}

/**
 * The context's options: defaults and limits. They are set once, before the context is used.
 *
 * SDK: `GCKCastOptions`.
 */
export interface ContextOptions {
  /** How apps are launched. SDK: `GCKCastOptions.launchOptions`. */
  launchOptions?: LaunchOptions;
  /**
   * The criteria for clients that give none in `discovery.start`; absent: all devices are listed. SDK:
   * `GCKCastOptions.discoveryCriteria`.
   */
  discoveryCriteria?: DiscoveryCriteria;
  /** How devices are discovered. */
  discovery?: DiscoveryOptions;
  /**
   * Whether discovery starts with the first `widget.tapCastButton` instead of `context.create`. The SDK's default is
   * true, to save battery; here that would only hide devices. Absent: `false`. SDK:
   * `GCKCastOptions.startDiscoveryAfterFirstTapOnCastButton`.
   */
  startDiscoveryAfterFirstTapOnCastButton?: boolean;
  /**
   * Accepted for compatibility with the SDK. The server reports no analytics, so the value has no effect. Absent:
   * `true`. SDK: `GCKCastOptions.disableAnalyticsLogging`.
   */
  disableAnalyticsLogging?: boolean;
  /**
   * Whether discovery starts with `discovery.start` instead of `context.create`. Absent: `false`. SDK:
   * `GCKCastOptions.disableDiscoveryAutostart`.
   */
  disableDiscoveryAutostart?: boolean;
  /**
   * Whether `session.end` without an action stops the app for everyone. Absent: `false`. SDK:
   * `GCKCastOptions.stopReceiverApplicationWhenEndingSession`.
   */
  stopReceiverApplicationWhenEndingSession?: boolean;
  /** Whether devices must authenticate. */
  deviceAuthentication?: DeviceAuthenticationOptions;
  /** The name that this sender gives to receivers. Not empty. Absent: `"cast-rpc"`. */
  userAgent?: string;
  /** The largest number of simultaneous sessions. From 1 to 1024. Absent: `64`. */
  maximumSessions?: number;
  /**
   * How long starting or joining a session may take, unless the call says otherwise. In seconds. More than 0, at most
   * 600. Absent: `30`.
   */
  connectTimeout?: number;
  /**
   * Whether sessions are suspended while every client is in the background (`context.setAppState`). Absent: `true`.
   * SDK: `GCKCastOptions.suspendSessionsWhenBackgrounded`.
   */
  suspendSessionsWhenBackgrounded?: boolean;
  /**
   * Whether `session.pressVolumeKey` changes the volume of the current session's device. Absent: `false`. SDK:
   * `GCKCastOptions.physicalVolumeButtonsWillControlDeviceVolume`.
   */
  physicalVolumeButtonsWillControlDeviceVolume?: boolean;
  /** How a session is resumed after its connection was lost. */
  reconnect?: ReconnectOptions;
  /** How sessions move to other devices. */
  transfer?: TransferOptions;
  /**
   * Whether sessions are saved, so that the next server can rejoin them (`session.restore`). Default: true for a
   * daemon, false for a server spawned by a program.
   */
  saveSessions?: boolean;
  /** Which TLS versions and ciphers are acceptable for connections to receivers. */
  tls?: TLSOptions;
  /** How images are fetched and cached. */
  images?: ImageOptions;
  /** How files of this machine are served to receivers. */
  serving?: ServingOptions;
  /** How files of this machine are converted for devices that can't play them. */
  conversion?: ConversionOptions;
  /** How pages are resolved to media. */
  pages?: PagesOptions;
  /** The record of positions at which films were left. */
  resuming?: ResumeOptions;
  /**
   * The name of a folder in the user's cache folder in which several programs share their images: letters, digits, `.`,
   * `_` and `-`, 100 at most. Not empty. SDK: `GCKCastOptions.sharedContainerIdentifier`.
   */
  sharedContainerIdentifier?: string;
  /** The times after which a silent receiver is pinged, and counts as dead. */
  heartbeat?: HeartbeatOptions;
}

/**
 * The viewer's credentials.
 *
 * SDK: `GCKCredentialsData`.
 */
export interface LaunchCredentials {
  /** The credentials; absent: none. */
  credentials?: string;
  /** The type. Absent: `"web"`. */
  credentialsType?: string;
}

/** How a file is converted for a device. */
export interface PlannedConversion {
  /** The steps, the cheapest first. */
  steps: ConversionStep[];
  /** The reasons, in sentences. */
  reasons: string[];
  /** The number of the file's audio track that plays, from 1; absent: the file has no audio. */
  audioTrack?: number;
  /** The width of the encoded video, in pixels; absent: the video is copied, or there is none. */
  width?: number;
  /** The height of the encoded video, in pixels. */
  height?: number;
  /** The largest bit rate of the encoded video. */
  maximumBitRate?: number;
}

/** A conversion with which media was loaded again after the receiver had refused it. */
export interface SecondTry {
  /** The refusal of the media as it is, in sentences. */
  refusal: string;
  /** The conversion that plays. */
  conversion: PlannedConversion;
}

/** How files of the server's machine are converted while they play. */
export interface ConversionOptions {
  /** When files are converted, unless `player.play` says otherwise. Absent: `"IF_NEEDED"`. */
  mode?: ConvertMode;
  /** The largest height of encoded video; larger video is scaled down. From 144 to 4320. Absent: `1080`. */
  maximumHeight?: number;
  /**
   * The largest bit rate of the video in a conversion. Video above it is encoded anew if the file has to be converted
   * anyway, because older Chromecasts stop to buffer at 10 to 12 Mbit/s of HLS. From 200000 to 100000000. Absent:
   * `10000000`.
   */
  maximumBitRate?: number;
  /** The encoders that may encode video. Absent: `"AUTO"`. */
  encoder?: EncoderChoice;
  /**
   * Whether Dolby Digital (Plus) is copied in a conversion, for a television or amplifier that decodes it. Absent:
   * `false`.
   */
  passSurround?: boolean;
  /** The largest number of simultaneous ffmpeg processes. From 1 to 64. Absent: `2`. */
  maximumConversions?: number;
  /** The largest total size of a conversion's segments on disk. In bytes. At least 33554432. Absent: `536870912`. */
  maximumBytes?: number;
}

/** The progress of a conversion. */
export interface ConversionProgress {
  /** The publication whose content is converted. */
  publicationId: string;
  /** Its session. */
  sessionId?: string;
  /** The file or URL that is converted. */
  path: string;
  /** The present conversion; its video becomes smaller if encoding is too slow. */
  conversion: PlannedConversion;
  /** The encoder of the video now in use; absent: the video is copied, or there is none. */
  encoder?: PictureEncoder;
  /** The seconds of media converted in a second; below 1 the device has to wait. Absent: not known yet. */
  speed?: number;
  /** The position up to which media has been converted last; of a live source since its start. In seconds. */
  madeUntil: number;
  /** Whether ffmpeg runs now; otherwise enough is converted ahead, or the device requested nothing for a while. */
  isMaking: boolean;
  /** The error of ffmpeg; absent: it didn't fail. */
  failure?: string;
}

/** A Cast receiver. */
export interface Device {
  /**
   * The device's id: 32 lower-case hexadecimal digits, as Google's devices have. It stays the same when the address
   * changes. A device that announces another id, or none, gets a stable hash instead. Calls that take a device's id
   * also accept a UUID's other spellings and `announcedId`. SDK: `GCKDevice.deviceID`.
   */
  deviceId: string;
  /**
   * The id exactly as announced, if it isn't a UUID; cut after 512 bytes. The device chooses this text, so don't use it
   * as a path, a topic or markup. Of a published device it is `CATEGORY:ID`. Absent: `deviceId` is the announced id, or
   * no id was announced.
   */
  announcedId?: string;
  /** Its name, for people. */
  friendlyName: string;
  /** The device's model. */
  modelName?: string;
  /** The version of its protocol. */
  deviceVersion?: string;
  /** The type of device. */
  deviceType: DeviceType;
  /** Its capabilities, as a bit mask (cast.md 9). */
  capabilities?: number;
  /** Its capabilities by name; bits without a name are left out. SDK: `GCKDevice.hasCapabilities:`. */
  capabilityNames?: DeviceCapability[];
  /** Whether an app runs on it; absent if unknown. */
  isBusy?: boolean;
  /** Its app's status text. */
  statusText?: string;
  /** The path of its icon, on its HTTP port 8008. */
  iconPath?: string;
  /** The icon's URL. SDK: `GCKDevice.icons`. */
  iconUrl?: string;
  /**
   * The host to connect to: the first of `addresses`, or the name that a client gave. SDK: `GCKDevice.networkAddress`.
   */
  host: string;
  /**
   * Its DNS-SD host name (`….local`), which only resolvers with multicast DNS can resolve; absent if it equals `host`.
   */
  hostName?: string;
  /** All its addresses, IPv4 and IPv6. */
  addresses: string[];
  /** Its port. */
  port: number;
  /** Whether it is a group of devices. */
  isGroup: boolean;
  /** How it was discovered. */
  source: DeviceSource;
  /** The apps that it announces, limited to those in some client's criteria. */
  applicationIds?: string[];
  /** Its complete DNS-SD record. */
  txt: Record<string, string>;
  /**
   * The device's category: `CAST`, or that of the client that published it. Absent: `"CAST"`. SDK:
   * `GCKDevice.category`.
   */
  category?: string;
  /**
   * The groups that it belongs to, as it reported itself; only of a device that is known by its address, and absent if
   * it is in none.
   */
  groups?: DeviceGroup[];
  /**
   * The attributes that clients have set (`discovery.setAttribute`); absent: none. SDK: `GCKDevice.attributeForKey:`.
   */
  attributes?: Record<string, any>;
}

/** A group that a device belongs to, as the device itself reports it. */
export interface DeviceGroup {
  /** The group's id, as in `Device`. */
  groupId?: string;
  /** The group's name, for people. */
  friendlyName?: string;
  /** The port of the group, at its leader's address. */
  port?: number;
  /** The address of the member that leads the group; absent if it is this device. */
  leader?: string;
  /** Whether this device leads the group. */
  isLeader: boolean;
  /** Whether the group was made on the fly. */
  isDynamic: boolean;
  /** Whether each channel plays on another member. */
  isStereoPair: boolean;
}

/** A device's connection to the network, as the device itself reports it. */
export interface DeviceNetwork {
  /** The device's address. */
  ipAddress?: string;
  /** The hardware address of its network adapter. */
  macAddress?: string;
  /** Whether it reaches the internet. */
  isOnline?: boolean;
  /** Whether it is connected by a cable. */
  isWired?: boolean;
  /** The name of its Wi-Fi network. */
  ssid?: string;
  /** The hardware address of its Wi-Fi access point. */
  bssid?: string;
  /** The strength of the Wi-Fi signal, in dBm. */
  signalLevel?: number;
  /** The noise of the Wi-Fi channel, in dBm. */
  noiseLevel?: number;
}

/** A device's description of itself (`eureka_info`, cast.md 10). Devices leave out much of it. */
export interface DeviceDescription {
  /** The device's id, as in `Device`. */
  deviceId: string;
  /** Its name, for people. */
  friendlyName?: string;
  /** The device's model. */
  modelName?: string;
  /** Its maker. */
  manufacturer?: string;
  /** The maker's name of the hardware. */
  productName?: string;
  /** The type of device; absent if it can't be derived. */
  deviceType?: DeviceType;
  /** Whether it shows pictures. */
  hasScreen?: boolean;
  /** Whether it can belong to groups. */
  supportsGroups?: boolean;
  /** The revision of its Cast software. */
  castBuild?: string;
  /** The build number of its system. */
  systemBuild?: string;
  /** The kind of build, a number of the maker's. */
  buildType?: number;
  /** The channel from which it gets updates. */
  releaseTrack?: string;
  /** The version of the format in which it answered. */
  formatVersion?: number;
  /** Its connection to the network; absent if it reported none. */
  network?: DeviceNetwork;
  /** How long it has been running. In seconds. */
  uptime?: number;
  /** Its language, as `en-US`. */
  locale?: string;
  /** Its time zone, as `Europe/Amsterdam`. */
  timezone?: string;
  /** Its country, as `NL`. */
  countryCode?: string;
  /** The groups that it belongs to; absent if it didn't report them. */
  groups?: DeviceGroup[];
  /** The paths on which it answered, in the order of the questions. */
  paths?: DescriptionPath[];
  /** How long ago it answered. In seconds. */
  answeredAgo?: number;
}

/**
 * Which devices a client wants: those that have at least one of the apps, and whose running app supports all the
 * namespaces.
 *
 * SDK: `GCKDiscoveryCriteria`.
 */
export interface DiscoveryCriteria {
  /**
   * App ids, in any case; absent or empty: any. A device has an app if it announces it (a DNS-SD subtype) or confirms
   * it: the server asks devices that announce none of the apps once, a few at a time (`GET_APP_AVAILABILITY`). The
   * default media receiver `CC1AD845`, and devices added by address, are excluded only if the device denies the app.
   * Absent: `[]`. SDK: `GCKDiscoveryCriteria.applicationIDs`.
   */
  applicationIds?: string[];
  /**
   * Namespaces of the running app, as far as a session knows them; absent or empty: any. Absent: `[]`. SDK:
   * `GCKDiscoveryCriteria.namespaces`.
   */
  namespaces?: string[];
}

/** How devices are discovered, for all clients. */
export interface DiscoveryOptions {
  /** How the network is queried. Absent: `"AUTOMATIC"`. */
  source?: DiscoverySourceKind;
  /**
   * Whether to query less often, at the price of older data. Absent: `false`. SDK: `GCKDiscoveryManager.passiveScan`.
   */
  passiveScan?: boolean;
  /** The network interfaces to use, by name; a final `*` matches any rest. Empty: all. Absent: `[]`. */
  allowedInterfaces?: string[];
  /** The network interfaces to exclude, even if they are allowed (`docker*`). Absent: `[]`. */
  deniedInterfaces?: string[];
  /** Whether devices are saved to disk, and listed as `CACHED` at the next start. Absent: `true`. */
  cachesDevices?: boolean;
  /**
   * Whether a device that is known only by its address is asked once for its name, model and groups: over HTTP at port
   * 8008, else HTTPS at port 8443. Announced devices are asked only by `discovery.describe`. Absent: `true`.
   */
  asksDevices?: boolean;
}

/** A network interface of this machine. */
export interface NetworkInterface {
  /** Its name. */
  name: string;
  /** Its addresses. */
  addresses: string[];
  /** Whether discovery uses it. */
  isUsed: boolean;
  /** Why it isn't used. */
  skippedBecause?: string;
  /** Whether it is up. */
  isUp: boolean;
  /** Whether it can carry discovery. */
  supportsMulticast: boolean;
  /** Whether it reaches only this machine. */
  isLoopback: boolean;
}

/** One step of a probe. */
export interface ProbeStep {
  /** The step. */
  phase: ProbePhase;
  /** Its result. */
  outcome: ProbeOutcome;
  /** How long it took; absent if it wasn't tried. In seconds. */
  elapsed?: number;
  /** The findings: addresses, the TLS version, the running app. */
  detail?: string;
}

/** The result of a connection to an address. */
export interface ProbeResult {
  /** The address. */
  host: string;
  /** The port. */
  port: number;
  /** Whether a Cast receiver works there. */
  succeeded: boolean;
  /** Every step, in order. */
  steps: ProbeStep[];
  /** The step that failed. */
  failedPhase?: ProbePhase;
  /** The reason. */
  error?: ErrorInfo;
  /** The meaning of the failure and the advice, in a sentence or two. */
  advice: string;
  /** The device's id, if it reported one; as in `Device`. */
  deviceId?: string;
  /** The id as it reported it, if it isn't a UUID; as in `Device`. */
  announcedId?: string;
  /** Its name, if it reported one. */
  friendlyName?: string;
  /** Its model, if it reported one. */
  modelName?: string;
  /** How long it took. In seconds. */
  elapsed: number;
}

/** The state of one discovery source. */
export interface DiscoverySourceInfo {
  /** The source: `AVAHI` or `EMBEDDED`. */
  name: DiscoverySourceKind;
  /** Whether it works: the daemon answers, or there is a network interface to query. */
  isReachable: boolean;
  /** Whether it is in use now. */
  isInUse: boolean;
  /** Why it doesn't work, or works only in part. */
  reason?: string;
  /** How long it has been running without a break. In seconds. */
  runningFor?: number;
  /** How many queries it sent; absent if a daemon sends them. */
  queriesSent?: number;
  /** How many answers arrived. */
  answersSeen: number;
  /** How long ago the last answer arrived. In seconds. */
  lastAnswerAgo?: number;
  /** How many services are announced. */
  services: number;
  /** How many of them have a known address. */
  resolvedServices: number;
  /** How many announcements were ignored because there were too many. */
  ignoredServices: number;
  /** Its last error, which may have been resolved. */
  lastError?: string;
  /** When it tries to start again. In seconds. */
  retriesIn?: number;
}

/** A service that is announced, but isn't in the asking client's device list. */
export interface LeftOutDevice {
  /** Its id. */
  deviceId: string;
  /** Its name. */
  friendlyName: string;
  /** The reason. */
  reason: LeftOutReason;
}

/** The devices saved on disk. */
export interface DeviceCacheInfo {
  /** Whether devices are saved. */
  isEnabled: boolean;
  /** The file; absent if the server has no place for it. */
  path?: string;
  /** The result of reading it at start. */
  state: DeviceCacheState;
  /** More about a file that was ignored or couldn't be written. */
  message?: string;
  /** How many devices of an earlier run are listed and not yet seen. */
  devices: number;
}

/** Whether a known device can be connected to. */
export interface DeviceReach {
  /** Its id. */
  deviceId: string;
  /** Its name. */
  friendlyName: string;
  /** The host that was tried. */
  host: string;
  /** The port that was tried. */
  port: number;
  /** How the device is known. */
  source: DeviceSource;
  /** The result. */
  outcome: ReachOutcome;
  /** Whether the address belongs to a network that this machine is part of. */
  isInLocalNetwork: boolean;
}

/** The result of a diagnosis of discovery. */
export interface DiscoveryDiagnosis {
  /** The DNS-SD daemon. */
  daemon: DaemonState;
  /** Whether discovery is running. */
  isRunning: boolean;
  /** How long discovery has been running. In seconds. */
  runningFor?: number;
  /** The verdict. */
  finding: DiscoveryFinding;
  /** How the network is queried. */
  sources: DiscoverySourceInfo[];
  /** How many devices are known, from all sources. */
  deviceCount: number;
  /**
   * How many devices have answered in this run and still count as present. Devices that only an earlier run saw, or
   * that a client added or provided, don't count.
   */
  answeredCount: number;
  /**
   * Whether known devices can be connected to: up to 16, those that answered first, then those added by address, then
   * those of an earlier run.
   */
  reach: DeviceReach[];
  /** The services that are announced but aren't in this client's device list, and why. */
  leftOut: LeftOutDevice[];
  /** How many answers have arrived in total. */
  answersSeen: number;
  /** How long ago the last answer arrived. In seconds. */
  lastAnswerAgo?: number;
  /** The last error of the DNS-SD API. */
  lastErrorCode?: number;
  /** The last error as text. */
  lastError?: string;
  /** This machine's network interfaces. */
  interfaces: NetworkInterface[];
  /** The devices saved on disk. */
  cache: DeviceCacheInfo;
  /** Possible obstacles on this machine, such as a firewall; empty if discovery is healthy. */
  hints: string[];
  /** The probe, if one was requested. */
  probe?: ProbeResult;
  /** The verdict, in a sentence or two. */
  verdict: string;
  /** The advice, in a sentence or two; empty if discovery is healthy. */
  advice: string;
  /** The whole report as lines for people, the verdict first. */
  summary: string[];
}

/** The receiver's error message. */
export interface ReceiverErrorInfo {
  /** Its type: `LOAD_FAILED`, `LAUNCH_ERROR`… */
  type?: string;
  /** Its reason. */
  reason?: string;
  /** LAUNCH_ERROR: the action of the user at the TV. */
  extendedError?: string;
  /** The media error (cast.md 7.2). */
  detailedErrorCode?: number;
  /** The media error's name: `MEDIA_SRC_NOT_SUPPORTED`. */
  detailedErrorName?: string;
  /** The queue item that failed. */
  itemId?: number;
  /** App-defined data. */
  customData?: unknown;
}

/** The `data` of every error. */
export interface ErrorData {
  /** The stable name of the error; client libraries choose the exception by it. */
  name: string;
  /** The part of the API that it belongs to. */
  domain?: string;
  /** The connecting phase that failed. */
  phase?: ConnectionPhase;
  /** The advice for the author of the call. */
  advice?: string;
  /**
   * The message for people who know nothing of this API, as a front end shows it; absent where `message` is for them,
   * too.
   */
  userMessage?: string;
  /** The advice for people who know nothing of this API; absent where `advice` is for them, too. */
  userAdvice?: string;
  /** The corresponding code of the iOS SDK (GCKErrorCode); if there are several, the most exact one. */
  gckErrorCode?: number;
  /** The name of that code without its prefix: `NetworkError`. */
  gckErrorName?: string;
  /** Whether the same call may succeed later. */
  retryable?: boolean;
  /** How long the call took. In seconds. */
  elapsed?: number;
  /** The session concerned. */
  sessionId?: string;
  /** InvalidParams: the path of the parameter. */
  path?: string;
  /**
   * InvalidParams: the parameter's fault. AdNotSkippable: `NOT_PLAYING_AD`, `NOT_SKIPPABLE` or `NOT_YET`.
   * PlaybackNotRestored: the name of the error that prevented it.
   */
  reason?: string;
  /** AdNotSkippable: how long until the ad can be skipped. In seconds. */
  remaining?: number;
  /** AmbiguousSession, and NoSuchSession for a call that named none: the existing sessions. */
  sessions?: SessionChoice[];
  /** DeviceNotFound: the name or id of the known device that was probably meant. */
  nearest?: string;
  /** DeviceNotFound and AmbiguousDevice: the names of the devices that have answered, ten at most. */
  answered?: string[];
  /** DeviceAuthenticationFailed: the findings. */
  authentication?: DeviceAuthenticationInfo;
  /** The receiver's error message. */
  receiver?: ReceiverErrorInfo;
  /**
   * MediaWillFail: the reasons why the device can't play the media. MediaLoadFailed: the findings after the receiver
   * refused it (`explainFailure`).
   */
  preflight?: PreflightReport;
  /** Errors of the queue: the progress of a change, or the item that failed. */
  queue?: QueueErrorInfo;
}

/** The progress of a queue's change that takes several messages, or the item that failed. */
export interface QueueErrorInfo {
  /** How many of the given items are in the queue, or changed. */
  completedCount?: number;
  /** The index of the first given item that is not, from 0. */
  failedIndex?: number;
  /** The ids of the inserted items, if the receiver reported them. */
  itemIds?: number[];
  /** The ids that aren't in the queue. */
  missingItemIds?: number[];
  /** The name of the error that ended the change. */
  reason?: string;
}

/** A session that a call may have meant. */
export interface SessionChoice {
  /** The session. */
  sessionId: string;
  /** The session's device. */
  deviceId: string;
  /** The device's name. */
  friendlyName: string;
  /** The program that started or joined it. */
  owner?: ClientInfo;
}

/** An error that is reported outside of a call's answer. */
export interface ErrorInfo {
  /** Its code. */
  code: number;
  /** The failure and the advice. */
  message: string;
  /** Details. */
  data: ErrorData;
}

/**
 * The purpose of an image.
 *
 * SDK: `GCKUIImageHints`.
 */
export interface ImageHints {
  /** Where it is shown. Absent: `"CUSTOM"`. SDK: `GCKUIImageHints.imageType`. */
  imageType?: ImageHintType;
  /**
   * The width; absent: equal to `height`, or any size if both are absent. In pixels. At least 1. SDK:
   * `GCKUIImageHints.imageSize`.
   */
  width?: number;
  /** The height; absent: equal to `width`. In pixels. At least 1. */
  height?: number;
  /** Data for the program's own picker. SDK: `GCKUIImageHints.customData`. */
  customData?: unknown;
}

/** How images are picked, for all clients. */
export interface ImagePickPolicy {
  /** The strategy for types that `byType` doesn't name. Absent: `"FIRST"`. */
  strategy?: ImagePickStrategy;
  /** The strategy for a type of `ImageHintType`: `{"BACKGROUND": "LARGEST"}`. Absent: `{}`. */
  byType?: Record<string, ImagePickStrategy>;
}

/** Limits of image fetches. The defaults are safe for URLs of unknown origin, such as those in a receiver's status. */
export interface ImageFetchOptions {
  /** Whether `http:` URLs, and redirects to them, are followed. Absent: `false`. */
  allowPlainHTTP?: boolean;
  /** Whether hosts on private networks and on this machine may be contacted. Absent: `false`. */
  allowPrivateAddresses?: boolean;
  /** Whether SVG is accepted; an SVG document can contain scripts. Absent: `false`. */
  allowSVG?: boolean;
  /** Whether an image is accepted whose type differs from the one that its server declares. Absent: `false`. */
  allowTypeMismatch?: boolean;
  /** The largest image. In bytes. From 1 to 67108864. Absent: `10485760`. */
  maximumBytes?: number;
  /** The time limit of the whole fetch, including redirects. In seconds. More than 0, at most 600. Absent: `30`. */
  timeout?: number;
}

/** How images are fetched and cached. */
export interface ImageOptions {
  /**
   * The cache's folder, an absolute path on the server's machine; absent: `cast-rpc/images` in `$XDG_CACHE_HOME`. Not
   * empty.
   */
  cacheDirectory?: string;
  /**
   * The total size of the cache; the least recently used images are removed first. In bytes. At least 0. Absent:
   * `268435456`.
   */
  maximumCacheBytes?: number;
  /** How many URLs may have a cached image. From 0 to 100000. Absent: `10000`. */
  maximumCachedImages?: number;
  /** The time without a request after which an image is removed. In seconds. At least 0. Absent: `2592000`. */
  maximumCacheAge?: number;
  /**
   * Path of a PEM file on the server's machine with root certificates that are trusted in addition to the system's. Not
   * empty.
   */
  additionalRoots?: string;
  /** The limits of fetches, unless a call sets others. */
  fetch?: ImageFetchOptions;
}

/** The state of the cache. */
export interface ImageCacheInfo {
  /** Its folder. */
  directory: string;
  /** The total size of all images. In bytes. */
  bytes: number;
  /** How many URLs have a cached image. */
  images: number;
  /** How many images this call removed. */
  removedImages: number;
  /** How many unreferenced files this call removed. */
  removedFiles: number;
  /** How many images are being fetched now. */
  fetches: number;
}

/** An image that a client fetched itself: either `path` or `data`. Without both, the server fetches it. */
export interface ProvidedImage {
  /** The absolute path of a file on the server's machine. Not empty. */
  path?: string;
  /** Its bytes in base64. */
  data?: string;
}

/**
 * A level for names that match some patterns.
 *
 * SDK: `GCKLoggerFilter.setLoggingLevel`.
 */
export interface LogRule {
  /** The lowest level that passes. */
  level: LogLevel;
  /**
   * Globs with `*` and `?`. For classes `Class` or `Class(Extension)`, ours or the SDK's: `CastSession`, `GCK*Session`,
   * `GCKUI*`. For functions the name, with or without its labels: `start*`. Not empty.
   */
  patterns: string[];
}

/**
 * Which records are wanted. The threshold of a record is the level of the last rule whose functions match, or else of
 * the last whose classes match, or else `minimumLevel`.
 *
 * SDK: `GCKLoggerFilter`.
 */
export interface LogFilter {
  /** The lowest level that passes if no rule applies. Absent: `"INFO"`. SDK: `GCKLoggerFilter.minimumLevel`. */
  minimumLevel?: LogLevel;
  /** Levels for classes. SDK: `GCKLoggerFilter.setLoggingLevel:forClasses:`. */
  classes?: LogRule[];
  /** Levels for functions. SDK: `GCKLoggerFilter.setLoggingLevel:forFunctions:`. */
  functions?: LogRule[];
  /**
   * Regular expressions, at most 32, one of which must match in the message; `(?i)` ignores case. The syntax is
   * PCRE2's; a search that backtracks too much matches nothing. SDK: `GCKLoggerFilter.addMessagePatterns:`.
   */
  messagePatterns?: string[];
  /** Whether credentials, tokens, custom data, and user names and queries of URLs are removed. Absent: `true`. */
  redact?: boolean;
}

/**
 * An image on the web.
 *
 * SDK: `GCKImage`.
 */
export interface Image {
  /** Its URL; receivers and most caches require HTTPS. Not empty. */
  url?: string;
  /** Its width. In pixels. At least 0. */
  width?: number;
  /** Its height. In pixels. At least 0. */
  height?: number;
}

/** A volume: of a stream here, of a device in `DeviceVolume`. Send only the member to change. */
export interface Volume {
  /** The level, from 0 (silent) to 1 (loudest). From 0 to 1. */
  level?: number;
  /** Whether it is muted; independent of the level. */
  muted?: boolean;
}

/**
 * Metadata of the media; which fields apply depends on `metadataType`. App-defined keys are kept.
 *
 * SDK: `GCKMediaMetadata`.
 */
export interface MediaMetadata {
  /** The kind of metadata; absent: generic. */
  metadataType?: MetadataType;
  /** The title of the media; for an episode, a track or a chapter its own title, not that of the series. */
  title?: string;
  /** A subtitle. */
  subtitle?: string;
  /** Movie: the studio. */
  studio?: string;
  /** TV show: the series. */
  seriesTitle?: string;
  /** TV show: the season's number. At least 0. */
  season?: number;
  /** TV show: the episode's number. At least 0. */
  episode?: number;
  /** TV show: when it was first shown, ISO 8601. */
  originalAirdate?: string;
  /** Music: the album. SDK: `kGCKMetadataKeyAlbumTitle`. */
  albumName?: string;
  /** Music: the album's artist. */
  albumArtist?: string;
  /** Generic, music, photo: the artist. */
  artist?: string;
  /** Music: the composer. */
  composer?: string;
  /** Music: the track's number on its disc. At least 0. */
  trackNumber?: number;
  /** Music: the disc's number. At least 0. */
  discNumber?: number;
  /** When it was released, ISO 8601. */
  releaseDate?: string;
  /** Photo: when it was taken, ISO 8601. */
  creationDateTime?: string;
  /** Photo: where it was taken, as text. */
  location?: string;
  /** Photo: where it was taken. In degrees. From -90 to 90. */
  latitude?: number;
  /** Photo: where it was taken. In degrees. From -180 to 180. */
  longitude?: number;
  /** Photo: its width. In pixels. At least 0. */
  width?: number;
  /** Photo: its height. In pixels. At least 0. */
  height?: number;
  /** Audiobook: the title of the book. */
  bookTitle?: string;
  /** Audiobook: the chapter's title. */
  chapterTitle?: string;
  /** Audiobook: the chapter's number. At least 0. */
  chapterNumber?: number;
  /** Images, the best first. */
  images?: Image[];
  /** An image to show before the first frame. */
  posterUrl?: string;
  /** The queue item that a section belongs to. */
  queueItemId?: number;
  /** The section's duration. In seconds. At least 0. */
  sectionDuration?: number;
  /** The section's start as an absolute time, in seconds since 1970. In seconds. */
  sectionStartAbsoluteTime?: number;
  /** Where the section starts in its container. In seconds. At least 0. */
  sectionStartTimeInContainer?: number;
  /** Where the section starts in the media. In seconds. At least 0. */
  sectionStartTimeInMedia?: number;
}

/**
 * One audio, video or text track.
 *
 * SDK: `GCKMediaTrack`.
 */
export interface Track {
  /** The track's id; unique within the media. */
  trackId: number;
  /** The track's content. */
  type: TrackType;
  /** Its URL, for side-loaded text. */
  trackContentId?: string;
  /** Its MIME type: `text/vtt`. */
  trackContentType?: string;
  /** The purpose of a text track. */
  subtype?: TextTrackSubtype;
  /** Its name, for people. */
  name?: string;
  /** Its language (RFC 5646); required for subtitles. */
  language?: string;
  /** DASH roles: `main`, `commentary`. */
  roles?: string[];
  /** Whether the track is part of the stream itself. */
  isInband?: boolean;
  /** App-defined data. */
  customData?: unknown;
}

/**
 * The style of text tracks.
 *
 * SDK: `GCKMediaTextTrackStyle`.
 */
export interface TextTrackStyle {
  /** The text colour, `#RRGGBBAA`; `#RRGGBB` is accepted too. */
  foregroundColor?: string;
  /** The background colour of the text, `#RRGGBBAA`; `#RRGGBB` is accepted too. */
  backgroundColor?: string;
  /** The edge of the characters. */
  edgeType?: TextTrackEdgeType;
  /** The edge's colour, `#RRGGBBAA`; `#RRGGBB` is accepted too. */
  edgeColor?: string;
  /** The window around the text. */
  windowType?: TextTrackWindowType;
  /** The window's colour, `#RRGGBBAA`; `#RRGGBB` is accepted too. */
  windowColor?: string;
  /** The radius of the window's corners. In pixels. At least 0. */
  windowRoundedCornerRadius?: number;
  /** The font size relative to the default. At least 0. */
  fontScale?: number;
  /** The font family. */
  fontFamily?: string;
  /** The generic font family. */
  fontGenericFamily?: TextTrackFontGenericFamily;
  /** The font style. */
  fontStyle?: TextTrackFontStyle;
  /** App-defined data. */
  customData?: unknown;
}

/**
 * Where ads come from (VAST or VMAP).
 *
 * SDK: `GCKVASTAdsRequest`.
 */
export interface VastAdsRequest {
  /** The ad server's URL. */
  adTagUrl?: string;
  /** The ad response itself; it takes precedence over the URL. */
  adsResponse?: string;
}

/**
 * An ad break in the media.
 *
 * SDK: `GCKAdBreakInfo`.
 */
export interface Break {
  /** The break's id. */
  id: string;
  /** Its clips in order. */
  breakClipIds?: string[];
  /** The position of the break; 0: before the media, -1: after it. In seconds. At least -1. */
  position?: number;
  /** The duration. In seconds. */
  duration?: number;
  /** Whether it was watched. */
  isWatched?: boolean;
  /** Whether it is part of the stream. */
  isEmbedded?: boolean;
  /** Whether it extends the media's duration. */
  expanded?: boolean;
}

/**
 * One ad.
 *
 * SDK: `GCKAdBreakClipInfo`.
 */
export interface BreakClip {
  /** The clip's id. */
  id: string;
  /** The content of the clip: its URL or id. */
  contentId?: string;
  /** The URL of the stream. */
  contentUrl?: string;
  /** Its MIME type. */
  contentType?: string;
  /** Its title. */
  title?: string;
  /** The duration. In seconds. */
  duration?: number;
  /** The time from the clip's start after which it can be skipped; absent or -1: never. In seconds. */
  whenSkippable?: number;
  /** An image to show before the clip plays. */
  posterUrl?: string;
  /** The URL that the clip links to. */
  clickThroughUrl?: string;
  /** The format of HLS segments. */
  hlsSegmentFormat?: HlsSegmentFormat;
  /** The source of the clip; it takes precedence over all other fields. */
  vastAdsRequest?: VastAdsRequest;
  /** App-defined data. */
  customData?: unknown;
}

/** The viewer's opinion of the media. */
export interface UserActionState {
  /** The action. */
  userAction: UserAction;
  /** App-defined data. */
  customData?: unknown;
}

/**
 * A piece of media: its location, type and contents. One of `contentId`, `contentUrl` and `entity` is needed to play
 * it.
 *
 * SDK: `GCKMediaInformation`.
 */
export interface MediaInformation {
  /** The content: a URL, an absolute path on the server's machine, or an id that the app understands. */
  contentId?: string;
  /** The URL or absolute path of the content; it takes precedence over `contentId` for fetching. */
  contentUrl?: string;
  /** A deep link that the receiver resolves. */
  entity?: string;
  /** The deep link for an Android TV app. */
  atvEntity?: string;
  /** Its MIME type: `video/mp4`, `application/x-mpegURL`. */
  contentType?: string;
  /** Whether it is live or has a fixed length. Absent: `"BUFFERED"`. */
  streamType?: StreamType;
  /** The metadata. */
  metadata?: MediaMetadata;
  /** The duration; absent or -1 if unknown or live. In seconds. */
  duration?: number;
  /** When a live stream began, in seconds since 1970. In seconds. */
  startAbsoluteTime?: number;
  /** Its tracks. */
  tracks?: Track[];
  /** The style of its text tracks. */
  textTrackStyle?: TextTrackStyle;
  /** Its ad breaks. */
  breaks?: Break[];
  /** Its ad clips. */
  breakClips?: BreakClip[];
  /** The source of its ads; it takes precedence over `breaks`. */
  vmapAdsRequest?: VastAdsRequest;
  /** The format of HLS audio segments. */
  hlsSegmentFormat?: HlsSegmentFormat;
  /** The format of HLS video segments. */
  hlsVideoSegmentFormat?: HlsVideoSegmentFormat;
  /** The kind of media. */
  mediaCategory?: MediaCategory;
  /** The viewer's opinion of it. */
  userActionStates?: UserActionState[];
  /** App-defined data. */
  customData?: unknown;
}

/**
 * One item of a queue.
 *
 * SDK: `GCKMediaQueueItem`.
 */
export interface QueueItem {
  /** The item's id. The receiver assigns it, so leave it out when you send items. */
  itemId?: number;
  /** The item's media. */
  media?: MediaInformation;
  /** Whether playback starts by itself when the item becomes current. Absent: `true`. */
  autoplay?: boolean;
  /** The position to start from. In seconds. At least 0. */
  startTime?: number;
  /** The part of it that is played; a negative value counts from its end. In seconds. */
  playbackDuration?: number;
  /** The time before its start at which the receiver may preload it. In seconds. At least 0. */
  preloadTime?: number;
  /** The active tracks. */
  activeTrackIds?: number[];
  /** Its place before shuffling. */
  orderId?: number;
  /** App-defined data. */
  customData?: unknown;
}

/**
 * Metadata of a queue's container.
 *
 * SDK: `GCKMediaQueueContainerMetadata`.
 */
export interface ContainerMetadata {
  /** The kind of container. */
  containerType?: ContainerType;
  /** Its title. */
  title?: string;
  /** Its sections. */
  sections?: MediaMetadata[];
  /** The total duration. In seconds. At least 0. */
  containerDuration?: number;
  /** Its images. */
  containerImages?: Image[];
  /** Audiobook: the authors. */
  authors?: string[];
  /** Audiobook: the narrators. */
  narrators?: string[];
  /** Audiobook: the publisher. */
  publisher?: string;
  /** When it was released, ISO 8601. */
  releaseDate?: string;
}

/**
 * A queue: its description and, when it is sent, its items.
 *
 * SDK: `GCKMediaQueueData`.
 */
export interface QueueData {
  /** The queue's id. */
  id?: string;
  /** Its name, for people. */
  name?: string;
  /** The kind of queue. */
  description?: string;
  /** A deep link; the receiver fetches the items itself. */
  entity?: string;
  /** The kind of queue. */
  queueType?: QueueType;
  /** The queue's behaviour at its end. */
  repeatMode?: RepeatMode;
  /** Whether it is shuffled. */
  shuffle?: boolean;
  /** Its items; only sent, never reported. */
  items?: QueueItem[];
  /** The index of the item to start with. At least 0. Absent: `0`. */
  startIndex?: number;
  /** The position at which the first item starts. In seconds. At least 0. */
  startTime?: number;
  /** The metadata. */
  containerMetadata?: ContainerMetadata;
}

/**
 * The position within ads; present only while ads play.
 *
 * SDK: `GCKAdBreakStatus`.
 */
export interface BreakStatus {
  /** The break. */
  breakId?: string;
  /** The clip. */
  breakClipId?: string;
  /** Time since the break began. In seconds. */
  currentBreakTime?: number;
  /** Time since the clip began. In seconds. */
  currentBreakClipTime?: number;
  /** The clip time after which it can be skipped; absent or -1: never. In seconds. */
  whenSkippable?: number;
}

/**
 * The part of a live stream in which seeking is possible.
 *
 * SDK: `GCKMediaLiveSeekableRange`.
 */
export interface LiveSeekableRange {
  /** The earliest position. In seconds. */
  start?: number;
  /** The latest position, the live edge. In seconds. */
  end?: number;
  /** Whether `start` moves as time passes. */
  isMovingWindow?: boolean;
  /** Whether the live event has ended, so that `end` no longer moves. */
  isLiveDone?: boolean;
}

/**
 * The video as it is displayed.
 *
 * SDK: `GCKVideoInfo`.
 */
export interface VideoInfo {
  /** Its width. In pixels. */
  width?: number;
  /** Its height. In pixels. */
  height?: number;
  /** Its dynamic range. */
  hdrType?: HdrType;
}

/** The item that is loading while the player is still idle. */
export interface ExtendedStatus {
  /** Always LOADING. */
  playerState?: PlayerState;
  /** The media that is loading. */
  media?: MediaInformation;
  /** The id of the future media session. */
  mediaSessionId?: number;
}

/**
 * The status of a media session, as receivers report it and as the server keeps it after merging (cast.md 7.3, 7.4).
 *
 * SDK: `GCKMediaStatus`.
 */
export interface MediaStatus {
  /** The media session's id; each load gets a new one. */
  mediaSessionId?: number;
  /** The loaded media. */
  media?: MediaInformation;
  /** The player's state. */
  playerState?: PlayerState;
  /** Why it is idle; present only with IDLE. */
  idleReason?: IdleReason;
  /**
   * The position when the status was sent; in a live stream on the timeline of its seekable range. In seconds. SDK:
   * `GCKMediaStatus.streamPosition`.
   */
  currentTime?: number;
  /** The playback rate; 0 or 1 while paused. */
  playbackRate?: number;
  /** The commands that the receiver supports now, as a bit mask (cast.md 7.9). */
  supportedMediaCommands?: number;
  /** The stream's volume, not the device's. */
  volume?: Volume;
  /** The active tracks; empty and absent both mean none. */
  activeTrackIds?: number[];
  /** The video as it is displayed. */
  videoInfo?: VideoInfo;
  /** The position within ads. */
  breakStatus?: BreakStatus;
  /** The part of a live stream in which seeking is possible. */
  liveSeekableRange?: LiveSeekableRange;
  /** The media that is loading. */
  extendedStatus?: ExtendedStatus;
  /** The queue, without its items. */
  queueData?: QueueData;
  /** The queue's current item. */
  currentItemId?: number;
  /** The item being loaded. */
  loadingItemId?: number;
  /** The item that is preloaded as the next one. */
  preloadedItemId?: number;
  /** A window of the queue around the current item, not the whole queue. */
  items?: QueueItem[];
  /** The queue's behaviour at its end. */
  repeatMode?: RepeatMode;
  /** App-defined data. */
  customData?: unknown;
}

/** Further options of a load. */
export interface LoadOptions {
  /** The content to leave out. */
  contentFilteringMode?: ContentFilteringMode;
}

/**
 * A load of either `media` or `queueData`, with its options.
 *
 * SDK: `GCKMediaLoadRequestData`.
 */
export interface LoadRequestData {
  /** The media. */
  media?: MediaInformation;
  /** The queue. */
  queueData?: QueueData;
  /** Whether playback starts at once; absent: as the first item to be played says, or else true. */
  autoplay?: boolean;
  /** The start position; absent: the beginning, or the live edge. In seconds. At least 0. */
  currentTime?: number;
  /** The playback rate. From 0.5 to 2. Absent: `1`. SDK: `kGCKMediaMaxPlaybackRate`. */
  playbackRate?: number;
  /** The tracks that are active from the start. */
  activeTrackIds?: number[];
  /** The viewer's credentials, for the receiver app. */
  credentials?: string;
  /** The type of credentials: `web`, `android`, `ios`, `cloud`. */
  credentialsType?: string;
  /** Credentials for Android TV apps, instead of `credentials`. */
  atvCredentials?: string;
  /** The type of those credentials. */
  atvCredentialsType?: string;
  /** Further options. */
  loadOptions?: LoadOptions;
  /** App-defined data. */
  customData?: unknown;
}

/**
 * The commands that are possible now: those that the receiver supports (`supportedMediaCommands`), limited to the
 * useful ones in the present state. A receiver that doesn't report them is assumed to support the basic commands. All
 * are false without a media session.
 *
 * SDK: `GCKMediaStatus.isMediaCommandSupported`.
 */
export interface MediaControls {
  /** `media.play`: the player is paused. */
  play: boolean;
  /**
   * `media.pause`: the player plays or buffers, and can be paused. A live stream that can't be paused can only be
   * stopped.
   */
  pause: boolean;
  /** `media.stop`: something is loaded or loading. */
  stop: boolean;
  /** `media.seek`: not during ads, not while loading, and in a live stream only within a seekable range. */
  seek: boolean;
  /** `media.seek` with `seekToInfinite`: a live stream is behind its live edge. */
  seekToLiveEdge: boolean;
  /** `media.setStreamVolume`. */
  setStreamVolume: boolean;
  /** `media.setStreamMuted`. */
  setStreamMuted: boolean;
  /** The receiver supports a skip button; send `media.seek` with `relativeTime`. */
  skipForward: boolean;
  /** The receiver supports a skip button; send `media.seek` with `relativeTime`. */
  skipBackward: boolean;
  /** `queue.next`. */
  queueNext: boolean;
  /** `queue.previous`. */
  queuePrevious: boolean;
  /** `queue.shuffle`. */
  queueShuffle: boolean;
  /** `queue.setRepeatMode` with all items. */
  queueRepeatAll: boolean;
  /** `queue.setRepeatMode` with one item. */
  queueRepeatOne: boolean;
  /** `media.skipAd`: the current ad can be skipped now. */
  skipAd: boolean;
  /** `media.setActiveTracks`, `media.setTextTrackStyle`, `media.editTracks`, `media.selectTracks`. */
  editTracks: boolean;
  /** `media.setPlaybackRate`: not during ads, and not at a live stream's edge. */
  setPlaybackRate: boolean;
  /** `media.userAction` with LIKE. */
  like: boolean;
  /** `media.userAction` with DISLIKE. */
  dislike: boolean;
  /** `media.userAction` with FOLLOW. */
  follow: boolean;
  /** `media.userAction` with UNFOLLOW. */
  unfollow: boolean;
  /** Continuing on another device. */
  streamTransfer: boolean;
}

/**
 * The ad that is playing, with its clock extrapolated to this moment.
 *
 * SDK: `GCKAdBreakStatus`.
 */
export interface AdBreakState {
  /** The break. */
  breakId?: string;
  /** The clip. */
  breakClipId?: string;
  /** Time since the break began. In seconds. SDK: `GCKAdBreakStatus.currentAdBreakTime`. */
  breakTime: number;
  /** Time since the clip began. In seconds. SDK: `GCKAdBreakStatus.currentAdBreakClipTime`. */
  clipTime: number;
  /** The `clipTime` after which it can be skipped; absent: never. In seconds. */
  whenSkippable?: number;
  /** How long until it can be skipped; 0: now; absent: never. In seconds. */
  skippableIn?: number;
  /** Whether it can be skipped now. */
  isSkippable: boolean;
  /** The clip's index in its break, from 0; absent if the media doesn't list it. */
  clipIndex?: number;
  /** How many clips the break has; absent if the media doesn't list them. */
  clipCount?: number;
  /** The clip's entry in the media's `breakClips`. */
  clip?: BreakClip;
}

/**
 * The playback position at this moment, computed from the last status.
 *
 * SDK: `GCKRemoteMediaClient.approximateStreamPosition`.
 */
export interface MediaPosition {
  /** The session. */
  sessionId: string;
  /** The revision of the state that it was computed from. */
  revision: number;
  /** The media session's id; absent if there is none. */
  mediaSessionId?: number;
  /** The player's state. */
  playerState: PlayerState;
  /** The position; 0 while the player is idle. In seconds. */
  position: number;
  /** The duration; absent if unknown or live. In seconds. */
  duration?: number;
  /** The playback rate; 1 is normal. */
  playbackRate: number;
  /** Whether time advances, of the media or of an ad. */
  isAdvancing: boolean;
  /** Whether a live stream is loaded. */
  isPlayingLiveStream: boolean;
  /**
   * The part of a live stream in which seeking is possible. SDK:
   * `GCKRemoteMediaClient.approximateLiveSeekableRangeStart`.
   */
  liveSeekableRange?: LiveSeekableRange;
  /** The ad that is playing; absent outside ads. */
  adBreak?: AdBreakState;
}

/**
 * The media that a session played last, for continuing elsewhere after the session.
 *
 * SDK: `GCKUIMediaController.lastKnownStreamPosition`.
 */
export interface LastKnownMedia {
  /** The session. */
  sessionId: string;
  /** The session's device. */
  deviceId: string;
  /** Whether the session has ended. */
  hasSessionEnded: boolean;
  /** Whether the media session has ended; the position then no longer advances. */
  hasMediaEnded: boolean;
  /** The media session. */
  mediaSessionId?: number;
  /**
   * The last player state: PLAYING, PAUSED… if playback was interrupted, IDLE if it reached its end. SDK:
   * `GCKUIMediaController.lastKnownPlayerState`.
   */
  playerState: PlayerState;
  /** Why it is idle, if it is. */
  idleReason?: IdleReason;
  /**
   * The position, extrapolated to the moment when it was last known to play. In seconds. SDK:
   * `GCKUIMediaController.lastKnownStreamPosition`.
   */
  position: number;
  /** The duration; absent if unknown or live. In seconds. */
  duration?: number;
  /** Whether it is a live stream. */
  isPlayingLiveStream: boolean;
  /** The media. SDK: `GCKUIMediaController.lastKnownMediaInformation`. */
  media: MediaInformation;
  /** The current queue item. */
  currentItemId?: number;
  /** The active tracks. */
  activeTrackIds?: number[];
  /** The playback rate. */
  playbackRate?: number;
}

/** A snapshot of a session's playback. */
export interface MediaState {
  /** The session. */
  sessionId: string;
  /** Grows with every change; a higher revision is newer. */
  revision: number;
  /** The media session's id; absent if there is none. */
  mediaSessionId?: number;
  /** The player's state: LOADING while a new item loads, IDLE if there is no media session. */
  playerState: PlayerState;
  /**
   * The position at this moment, extrapolated; 0 while the player is idle. In seconds. SDK:
   * `GCKRemoteMediaClient.approximateStreamPosition`.
   */
  position: number;
  /** The duration; absent if unknown or live. In seconds. */
  duration?: number;
  /** Whether an ad plays. SDK: `GCKMediaStatus.playingAd`. */
  isPlayingAd: boolean;
  /** Whether a live stream is loaded. SDK: `GCKRemoteMediaClient.playingLiveStream`. */
  isPlayingLiveStream: boolean;
  /** The commands that are possible at this moment. SDK: `GCKMediaStatus.isMediaCommandSupported`. */
  controls: MediaControls;
  /** The ad that is playing; absent outside ads. SDK: `GCKMediaStatus.adBreakStatus`. */
  adBreak?: AdBreakState;
  /**
   * How long ago the receiver's last status arrived; absent before the first. In seconds. SDK:
   * `GCKRemoteMediaClient.timeSinceLastMediaStatusUpdate`.
   */
  statusAge?: number;
  /** The seekable range of a live stream at this moment, extrapolated. */
  liveSeekableRange?: LiveSeekableRange;
  /** The merged status; absent if there is no media session. SDK: `GCKMediaStatus`. */
  status?: MediaStatus;
}

/** An item of a playlist or folder that isn't played. */
export interface PassedOverItem {
  /** Its title, else its URL or path. */
  name: string;
  /** The reason, in a sentence. */
  reason: string;
}

/** A chapter of resolved media. */
export interface MediaChapter {
  /** Its title. */
  title?: string;
  /** The position at which it begins. In seconds. */
  startTime: number;
}

/** A film or song to which a URL leads. */
export interface ResolvedItem {
  /** The URL of the item's page, else of the media. */
  url: string;
  /** The media to load; absent: the page of a playlist's entry isn't resolved yet. Resolve `url` before it plays. */
  media?: MediaInformation;
  /** Its title, as the page has it. */
  title?: string;
  /** The duration; absent: unknown, or a live stream. In seconds. */
  duration?: number;
  /** Whether it is a live stream. Absent: `false`. */
  isLive?: boolean;
  /** The height of its pictures in lines; absent: unknown. */
  height?: number;
  /** Its chapters; receivers don't show them. */
  chapters?: MediaChapter[];
  /** The time until the URL in `media` expires; absent: it doesn't expire. In seconds. */
  lifetime?: number;
  /**
   * The URL of the sound, if that in `media` has the pictures alone: the server joins them when it loads `media`. Other
   * servers would load the pictures alone.
   */
  soundUrl?: string;
  /**
   * Whether the URL in `media` wants header fields that devices don't send: the server fetches it for the device when
   * it loads `media`. Absent: `false`.
   */
  isRelayed?: boolean;
}

/** A summary of the content to which a URL led. */
export interface ResolvedContent {
  /** The kind of content. */
  kind: ResolvedKind;
  /** The URL. */
  url: string;
  /** Its host, without `www.`. */
  host: string;
  /** The title of the page, the playlist or its only item. */
  title?: string;
  /** The duration of its only item. In seconds. */
  duration?: number;
  /** Whether its only item is a live stream. Absent: `false`. */
  isLive?: boolean;
  /** The height of its first item's pictures in lines. */
  height?: number;
  /** The number of items. */
  itemCount: number;
  /** The program that resolved it: `yt-dlp`, or the name of one of the options; absent: the server itself. */
  resolver?: string;
}

/** A program of the user that finds the media in pages. */
export interface ResolverProgram {
  /**
   * The pattern of URLs, in which `*` matches any text (`https://tv.example.com/*`). The first program whose pattern
   * matches is used. Not empty.
   */
  match: string;
  /** The program's absolute path and its arguments. No shell is involved. Not empty. */
  command: string[];
}

/** How pages are resolved to media. */
export interface PagesOptions {
  /**
   * Programs of the user, tried before `yt-dlp`. Only the server's options file can name them: `context.create` refuses
   * them. Absent: `[]`.
   */
  resolvers?: ResolverProgram[];
  /** Whether `yt-dlp` is used where it is in `PATH`. Absent: `true`. */
  usesYtDlp?: boolean;
  /** The time limit of a resolver. In seconds. More than 0, at most 600. Absent: `60`. */
  timeout?: number;
  /** The most items of a playlist; the rest is passed over. From 1 to 1000. Absent: `200`. */
  maximumItems?: number;
}

/** The playback of a device, flat, for status lines and scripts. */
export interface PlayerStatus {
  /**
   * The device's id. A device that was given by its address gets an id derived from the address; the server accepts it
   * as `device` while it runs.
   */
  deviceId: string;
  /**
   * The address, as `host:port`, of a device that discovery doesn't list; `device` accepts it at any time. Absent: use
   * `deviceId`.
   */
  address?: string;
  /** The device's name. */
  friendlyName: string;
  /** Whether it is the default device. Absent: `false`. */
  isDefault?: boolean;
  /** The server's session with the device; absent: there is none, and the status was read without one. */
  sessionId?: string;
  /** The id of the running app; absent: none but the idle screen. */
  applicationId?: string;
  /** The running app's name. */
  applicationName?: string;
  /** The app's status text, such as `Casting: A film`. */
  statusText?: string;
  /** The player's state; IDLE if nothing is loaded. */
  playerState: PlayerState;
  /** Why the player became idle. */
  idleReason?: IdleReason;
  /** The title of the media. */
  title?: string;
  /** Its subtitle; of an episode the series. */
  subtitle?: string;
  /** Its artist. */
  artist?: string;
  /** Its album. */
  albumName?: string;
  /** The URL of its picture. */
  imageUrl?: string;
  /** Its content id, usually its URL. */
  contentId?: string;
  /** Its MIME type. */
  contentType?: string;
  /** The position now, extrapolated since the last status. In seconds. */
  position?: number;
  /** How long it is; absent: unknown, or a live stream. In seconds. */
  duration?: number;
  /** Where `player.play` began, because it was left there earlier; only in the answer to that call. In seconds. */
  resumedAt?: number;
  /** The playback rate; 1 is normal. */
  playbackRate?: number;
  /** Whether it is a live stream. Absent: `false`. */
  isPlayingLiveStream?: boolean;
  /** Whether an ad plays. Absent: `false`. */
  isPlayingAd?: boolean;
  /** The device's volume, 0 to 1. */
  volumeLevel?: number;
  /** Whether the device is muted. */
  isMuted?: boolean;
  /** The index of the current item in the queue, from 0. */
  queueIndex?: number;
  /** How many items the queue has. */
  queueLength?: number;
  /** `player.play`: the content of the page or playlist; absent: the URL was loaded as it is. */
  resolved?: ResolvedContent;
  /**
   * `player.play`: the receiver refused the media as it is, and this is its conversion; absent: it plays as it was
   * loaded first.
   */
  secondTry?: SecondTry;
  /** `player.play`: the items of a playlist or folder that aren't played; absent: none. */
  passedOver?: PassedOverItem[];
  /** `player.play`: the subtitles beside the film that no device shows, with what to do; absent: none. */
  unusedSubtitles?: PassedOverItem[];
  /** The reason why the device couldn't be asked; only the members that discovery knows are present then. */
  error?: ErrorInfo;
}

/** A short name for a device. */
export interface DeviceAlias {
  /** The short name. */
  alias: string;
  /** The device: its id, name or address. */
  device: string;
}

/** One finding of an examination. */
export interface PreflightFinding {
  /** The kind of finding. */
  code: PreflightCode;
  /** The effect on playback. */
  severity: PreflightSeverity;
  /** The URL concerned; absent: the media as a whole. */
  url?: string;
  /** The finding in a sentence. */
  message: string;
  /** The advice. */
  advice?: string;
}

/** A track of the examined media. */
export interface PreflightTrack {
  /** The track's content. */
  type: TrackType;
  /** Its codec: with profile and level where they are known (`avc1.640028`), else its name. */
  codec?: string;
  /** In pixels. */
  width?: number;
  /** In pixels. */
  height?: number;
  /** In frames a second. */
  frameRate?: number;
  /** Its language, as the file has it. */
  language?: string;
}

/** The facts about a URL's content. */
export interface PreflightFacts {
  /** The final URL, after all redirects. */
  url: string;
  /** The URLs that redirected to it, in order; absent: none. */
  redirects?: string[];
  /** The MIME type that its server declares. */
  contentType?: string;
  /** The MIME type of its content. */
  detectedType?: string;
  /** The size; absent: unknown, or a stream. In bytes. */
  size?: number;
  /** The duration; absent: unknown, or a live stream. In seconds. */
  duration?: number;
  /** Whether it is a live stream. Absent: `false`. */
  isLive?: boolean;
  /** Whether its server sends parts of it. */
  supportsRanges?: boolean;
  /** Its tracks, or a manifest's variants. */
  tracks?: PreflightTrack[];
  /** The source of these facts. */
  source: PreflightSource;
}

/** The result of an examination: whether a device will play the media, and why not. */
export interface PreflightReport {
  /** The result. */
  verdict: PreflightVerdict;
  /** The findings, the worst first. */
  findings: PreflightFinding[];
  /** The URL that was examined. */
  url: string;
  /** The facts about its content; absent: it couldn't be fetched. */
  facts?: PreflightFacts;
  /** The device that it was judged for; absent: for any. */
  deviceId?: string;
  /** That device's name. */
  friendlyName?: string;
  /** That device's model. */
  modelName?: string;
  /** The content of the page or playlist, whose first item was judged; absent: the URL itself was judged. */
  resolved?: ResolvedContent;
  /** The models of Google's list that this device may be; absent: none, so its capabilities aren't known. */
  knownModels?: string[];
  /**
   * The conversion with which `player.play` would make a file of the server's machine play; absent: it isn't needed, or
   * not possible.
   */
  conversion?: PlannedConversion;
  /** How long it took. In seconds. */
  elapsed: number;
}

/**
 * A device's volume, as viewers hear it and the TV shows it.
 *
 * SDK: `GCKSessionTraits`.
 */
export interface DeviceVolume {
  /** The level, from 0 (silent) to 1 (loudest). From 0 to 1. */
  level?: number;
  /** Whether it is muted; independent of the level. */
  muted?: boolean;
  /** How it can be changed. */
  controlType?: VolumeControlType;
  /** The step of the device's own volume keys; 0: the volume is fixed. At least 0. */
  stepInterval?: number;
}

/** A namespace that a receiver app supports. */
export interface ApplicationNamespace {
  /** Its name, `urn:x-cast:…`. */
  name: string;
}

/**
 * An app that runs on a receiver.
 *
 * SDK: `GCKApplicationMetadata`.
 */
export interface ReceiverApplication {
  /** The app's id; it can differ from the launched one (an Android TV counterpart). */
  appId?: string;
  /** The id under which the app was registered. */
  universalAppId?: string;
  /** The platform it runs on. */
  appType?: ApplicationType;
  /** Its name, for people. */
  displayName?: string;
  /** The app's status text. */
  statusText?: string;
  /** Its icon. */
  iconUrl?: string;
  /** Whether this is the idle screen, shown when nothing runs. */
  isIdleScreen?: boolean;
  /** Whether it was launched by voice or from the cloud. */
  launchedFromCloud?: boolean;
  /** The namespaces that it supports. */
  namespaces?: ApplicationNamespace[];
  /** The id of this run of the app. */
  sessionId?: string;
  /** The destination id of its messages. */
  transportId?: string;
  /** Whether a sender is connected. */
  senderConnected?: boolean;
}

/** The status that a receiver reports (cast.md 6.2). */
export interface ReceiverStatus {
  /** The running apps; absent if none. */
  applications?: ReceiverApplication[];
  /** The device's volume. */
  volume?: DeviceVolume;
  /** Whether the TV shows this device's input; absent if unknown. */
  isActiveInput?: boolean;
  /** Whether the TV is in standby; absent if unknown. */
  isStandBy?: boolean;
}

/**
 * A member of a group (cast.md 8).
 *
 * SDK: `GCKMultizoneDevice`.
 */
export interface MultizoneDevice {
  /**
   * The member's id, spelled as in `Device` even if the group spells it otherwise. SDK: `GCKMultizoneDevice.deviceID`.
   */
  deviceId: string;
  /** The id as the group reports it, if it isn't a UUID; as in `Device`. */
  announcedId?: string;
  /** Its name, for people. SDK: `GCKMultizoneDevice.friendlyName`. */
  name?: string;
  /** Its capabilities, as a bit mask (cast.md 9). SDK: `GCKMultizoneDevice.capabilities`. */
  capabilities?: number;
  /** Its own volume; the group's volume scales it. SDK: `GCKMultizoneDevice.volumeLevel`. */
  volume?: DeviceVolume;
}

/** Whether playback can be transferred and expanded. */
export interface MultizonePlaybackSession {
  /** Whether the app can play on more devices at once. */
  appAllowsGrouping?: boolean;
  /** Whether it is video. */
  isVideoContent?: boolean;
  /** Whether playback can continue on another device. */
  streamTransferSupported?: boolean;
}

/**
 * The members of a group.
 *
 * SDK: `GCKMultizoneStatus`.
 */
export interface MultizoneStatus {
  /** The members. SDK: `GCKMultizoneStatus.devices`. */
  devices?: MultizoneDevice[];
  /** Whether the members play different channels, as in a stereo pair. */
  isMultichannel?: boolean;
  /** Whether playback can be transferred and expanded. */
  playbackSession?: MultizonePlaybackSession;
}

/** How files of this machine are served to receivers. */
export interface ServingOptions {
  /** The TCP port to serve on, for firewall rules; 0: any free port. From 0 to 65535. Absent: `0`. */
  port?: number;
  /** The largest number of simultaneous publications. From 1 to 1000000. Absent: `20000`. */
  maximumPublications?: number;
  /** The largest number of simultaneous connections; further ones are closed at once. From 1 to 10000. Absent: `64`. */
  maximumConnections?: number;
  /**
   * The largest number of simultaneous transfers of one publication; further ones are answered with 503. From 1 to
   * 10000. Absent: `16`.
   */
  maximumTransfers?: number;
  /**
   * The time without progress, as during a pause, after which a receiver's transfer is disconnected. The receiver
   * reconnects when playback continues. In seconds. From 1 to 86400. Absent: `1800`.
   */
  stallTimeout?: number;
}

/** A file or generated content of this machine that is served under an unguessable URL. */
export interface Publication {
  /** Its id; it isn't part of the URL. */
  publicationId: string;
  /** The URL to load. Treat it as a secret: it is all that a permitted client needs to fetch the file. */
  url: string;
  /**
   * The file's absolute path, without symbolic links; absent: the server generated the content, such as converted
   * subtitles.
   */
  path?: string;
  /** The last part of the URL. */
  name: string;
  /** The MIME type that it is served as. */
  contentType: string;
  /** The size when it was published; absent: a stream, or content that is generated on request. In bytes. */
  size?: number;
  /** Whether it is a pipe, which can be read only once and without seeking. */
  isStream: boolean;
  /** The session whose device may fetch it, and whose end ends it; absent: none. */
  sessionId?: string;
  /** Whether other programs and devices than the receiver may fetch it. */
  allowAnyPeer: boolean;
  /** Whether a load published it by itself; it then also ends when that media is replaced. */
  isAutomatic: boolean;
}

/** A transfer of a publication: its client, content and progress. */
export interface ServedTransfer {
  /** The transfer's id; every HTTP request is one. */
  transferId: string;
  /** The publication that is fetched. */
  publicationId: string;
  /** The publication's session. */
  sessionId?: string;
  /** The publication's file. */
  path?: string;
  /** The publication's name. */
  name: string;
  /** The client's address. */
  peer?: string;
  /** The HTTP method: `GET` or `HEAD`. */
  method: string;
  /** The HTTP status of the answer: 200, 206, 304, 404, 412 or 416. */
  status: number;
  /** The first byte that is sent, if it is one range. In bytes. */
  rangeStart?: number;
  /** The byte after the last one that is sent, if it is one range. In bytes. */
  rangeEnd?: number;
  /** How many bytes the answer has; absent: unknown. In bytes. */
  length?: number;
  /** How many bytes were passed to the operating system for the client. In bytes. */
  bytesSent: number;
  /** The transfer's state. */
  state: TransferState;
  /** The reason for a failed transfer. */
  failure?: TransferFailure;
  /** How long it has taken. In seconds. */
  elapsed: number;
}

/** A client's name and version, for logs and for other clients (`Session.owner`). */
export interface ClientInfo {
  /** Its name. Not empty. */
  name: string;
  /** Its version. */
  version?: string;
}

/**
 * How a session's device lets its volume be changed.
 *
 * SDK: `GCKSessionTraits`.
 */
export interface SessionTraits {
  /** The lowest volume. From 0 to 1. SDK: `GCKSessionTraits.minimumVolume`. */
  minimumVolume: number;
  /** The highest volume. From 0 to 1. SDK: `GCKSessionTraits.maximumVolume`. */
  maximumVolume: number;
  /** The size of one step; 0 if the volume is fixed. From 0 to 1. SDK: `GCKSessionTraits.volumeIncrement`. */
  volumeIncrement: number;
  /** Whether the device can be muted. SDK: `GCKSessionTraits.supportsMuting`. */
  supportsMuting: boolean;
  /** Whether senders can't change the volume. SDK: `GCKSessionTraits.isFixedVolume`. */
  isFixedVolume: boolean;
}

/**
 * A connection to a receiver app.
 *
 * SDK: `GCKCastSession`.
 */
export interface Session {
  /** The session's id in this server. */
  sessionId: string;
  /** The session's device. */
  deviceId: string;
  /** The session's device. */
  device: Device;
  /** Its state. */
  connectionState: ConnectionState;
  /** While suspended: the reason. */
  suspendReason?: SessionSuspendReason;
  /** The state of the connection to the device. */
  linkState: SessionLinkState;
  /** The last known state of the app's run. */
  applicationState: SessionApplicationState;
  /** While connecting or resuming: the present phase. */
  phase?: ConnectionPhase;
  /** The id of the app that was requested. */
  applicationId?: string;
  /** Options that the client which started the session stored in it. SDK: `GCKSession.sessionOptions`. */
  sessionOptions?: Record<string, any>;
  /** The receiver's id of this run of the app. SDK: `GCKSession.sessionID`. */
  receiverSessionId?: string;
  /** The app's run, as the receiver's status describes it. */
  application?: ReceiverApplication;
  /** The device's volume. */
  volume?: DeviceVolume;
  /** How the volume can be changed. SDK: `GCKSession.traits`. */
  traits: SessionTraits;
  /** Whether the TV shows this device's input; absent if unknown. */
  isActiveInput?: boolean;
  /** Whether the TV is in standby; absent if unknown. */
  isStandBy?: boolean;
  /**
   * Other members of the receiver's status, as the device wrote them, such as `userEq` and `version`; absent if there
   * are none.
   */
  deviceStatus?: Record<string, any>;
  /** The findings of device authentication; absent if it was not requested, or is not finished. */
  authentication?: DeviceAuthenticationInfo;
  /** The members of the group, if the device is a group and has reported them. */
  multizone?: MultizoneStatus;
  /** Whether the app plays media. */
  supportsMedia: boolean;
  /** The program that started or joined it, as it identified itself in `server.initialize`; absent if it didn't. */
  owner?: ClientInfo;
  /**
   * Whether the app has reported its media status since the connection was made. Some apps never answer that request:
   * casting to them works, and their media is known after the first `media.load`. Absent for apps that play no media.
   */
  isMediaStatusKnown?: boolean;
}

/** The state with which another device, or a local player, continues playback. */
export interface PlaybackState {
  /**
   * The load that continues playback, with position (`currentTime`), rate, tracks, and `autoplay`, which is false if
   * playback is paused. `media.load` accepts its members; values of the app that it wouldn't accept are left out.
   */
  loadRequestData: LoadRequestData;
  /** The app's own data. */
  customData?: unknown;
  /** The place that it was read from. */
  source: PlaybackStateSource;
  /** The player's state. */
  playerState: PlayerState;
  /** The position; for a queue, in its current item. In seconds. At least 0. */
  position: number;
  /** The media session that it was taken from. */
  mediaSessionId?: number;
}

/** A session's saved record, with which another server can rejoin it. */
export interface SavedSession {
  /** The session's id in the server that had it; it keeps the id if that is free. */
  sessionId: string;
  /** The session's device. */
  deviceId: string;
  /** The device's name. */
  friendlyName: string;
  /** The device's last known address; the device is looked up by its id, too. */
  host: string;
  /** The device's last known port. */
  port: number;
  /** The id of the app that was requested. */
  applicationId?: string;
  /** The receiver's id of the app's run; only this run is rejoined. */
  receiverSessionId: string;
  /** Options that the client which started the session stored in it. */
  sessionOptions?: Record<string, any>;
  /** The program that started it. */
  owner?: ClientInfo;
  /** When it was saved, in seconds since 1970. In seconds. */
  savedAt: number;
}

/**
 * The size at which an image is shown.
 *
 * SDK: `GCKUIImageHints.imageSize`.
 */
export interface PictureSize {
  /** The width. In pixels. At least 1. */
  width: number;
  /** The height. In pixels. At least 1. */
  height: number;
}

/**
 * The sizes of the widgets' images: the image is picked for this size.
 *
 * SDK: `GCKUIImageHints`.
 */
export interface WidgetImageOptions {
  /** In the dialog; default 128 x 128. */
  castDialog?: PictureSize;
  /** In the mini controller; default 128 x 128. */
  miniController?: PictureSize;
  /** In the expanded and the media controller; default 1280 x 720. */
  background?: PictureSize;
}

/**
 * The cast button.
 *
 * SDK: `GCKUICastButton`.
 */
export interface CastButtonState {
  /** Whether there are devices and a session: as in `context.get`. SDK: `GCKCastContext.castState`. */
  castState: string;
  /** The look of the button. */
  icon: CastButtonIcon;
  /** Whether it is visible. */
  isVisible: boolean;
  /** Its accessibility label. SDK: `GCKUICastButton.setAccessibilityLabel:forCastState:`. */
  label: string;
  /** Its colour, `#RRGGBBAA`; absent: the program's default. SDK: `GCKUICastButton.tintColor`. */
  tintColor?: string;
  /**
   * Whether the next tap starts discovery instead of opening the dialog: with the context's option
   * `startDiscoveryAfterFirstTapOnCastButton`, while discovery doesn't run.
   */
  startsDiscoveryOnTap: boolean;
}

/** A device in the dialog. */
export interface CastDialogDevice {
  /** The device's id. */
  deviceId: string;
  /** Its name, for people. */
  friendlyName: string;
  /** The device's model. */
  modelName?: string;
  /** The type of device, as in `Device`. */
  deviceType: string;
  /** The app's status text. */
  statusText?: string;
  /** Whether an app runs on it. */
  isBusy: boolean;
}

/** The cast dialog. */
export interface CastDialogState {
  /** Whether it is open. SDK: `kGCKUICastDialogWillShowNotification`. */
  isPresented: boolean;
  /** Its content. */
  mode: CastDialogMode;
  /** Its title. */
  title: string;
  /** The devices to choose from, ordered by name. */
  devices: CastDialogDevice[];
  /** If no devices are listed: why. */
  noDevicesReason?: NoDevicesReason;
  /** If no devices are listed: advice. */
  noDevicesText?: string;
  /** While connecting or connected: the session. */
  sessionId?: string;
  /** While connecting or connected: the device. */
  deviceId?: string;
  /** While connecting or connected: the device's name. */
  deviceName?: string;
  /** While connected: the title of what plays. */
  mediaTitle?: string;
  /** While connected: the subtitle of what plays; for films the studio. */
  mediaSubtitle?: string;
  /** While connected: the image of what plays, picked for the dialog. */
  image?: Image;
  /** While connected: the device's volume. In percent. */
  volumePercent?: number;
  /** While connected: whether the device is muted. */
  isMuted?: boolean;
  /** Whether there is a session to disconnect from. */
  canDisconnect: boolean;
  /** Why the last attempt to connect failed; until the dialog closes or another attempt begins. */
  failure?: string;
  /** The error that `failure` is the text of: its name, and its advice. */
  error?: ErrorInfo;
}

/**
 * The introductory overlay.
 *
 * SDK: `GCKCastContext.presentCastInstructionsViewControllerOnce`.
 */
export interface IntroOverlayState {
  /** Whether it is visible. */
  isPresented: boolean;
  /** Whether it has been shown, in this run or an earlier one. SDK: `GCKCastContext.clearCastInstructionsShownFlag`. */
  wasShown: boolean;
  /** Whether `widget.presentIntroOverlay` would show it now. */
  canPresent: boolean;
  /** Its title. */
  titleText: string;
  /** How it is dismissed. */
  buttonText: string;
  /** Where the title is placed. */
  titlePosition: IntroTitlePosition;
}

/**
 * A control.
 *
 * SDK: `GCKUIMultistateButton`.
 */
export interface MediaControl {
  /** Whether it is enabled. */
  isEnabled: boolean;
  /** The displayed state, for controls that have several. */
  state?: MediaControlState;
}

/**
 * A button of a controller.
 *
 * SDK: `GCKUIMediaButtonBarProtocol`.
 */
export interface MediaButton {
  /** Its action. */
  type: MediaButtonType;
  /** Whether it is enabled. */
  isEnabled: boolean;
  /** The displayed state, for controls that have several. */
  state?: MediaControlState;
  /** For CUSTOM: the id of the program's own button. */
  customId?: string;
}

/**
 * The bar that is shown while media plays.
 *
 * SDK: `GCKUIMiniMediaControlsViewController`.
 */
export interface MiniControllerState {
  /** Whether the program has turned it on. SDK: `GCKUICastContainerViewController.miniMediaControlsItemEnabled`. */
  isEnabled: boolean;
  /** Whether there is something to control. SDK: `GCKUIMiniMediaControlsViewController.active`. */
  isActive: boolean;
  /**
   * Whether it is visible: turned on, active, and not hidden by the expanded controller. SDK:
   * `GCKUIMiniMediaControlsViewControllerDelegate`.
   */
  shouldAppear: boolean;
  /** Its minimum height. In points. SDK: `GCKUIMiniMediaControlsViewController.minHeight`. */
  minHeight: number;
  /** The title of the media. */
  title?: string;
  /** The subtitle, or the name of the device. */
  subtitle?: string;
  /** Its image, unless images are turned off. */
  thumbnail?: Image;
  /** Its three slots. */
  buttons: MediaButton[];
  /** The progress, from 0 to 1; absent if unknown. From 0 to 1. */
  progress?: number;
  /** Whether it is a live stream. */
  isLive: boolean;
}

/**
 * An ad that is playing.
 *
 * SDK: `GCKAdBreakClipInfo`.
 */
export interface AdState {
  /** Its title. */
  title?: string;
  /** Its image. */
  image?: Image;
  /** The URL that the clip links to. */
  clickThroughUrl?: string;
  /** Whether it can be skipped now. */
  isSkippable: boolean;
  /** How long until it can be skipped; absent: never. In seconds. */
  skippableIn?: number;
  /** The label of the skip button. */
  skipText?: string;
}

/**
 * The full-screen controller.
 *
 * SDK: `GCKUIExpandedMediaControlsViewController`.
 */
export interface ExpandedControllerState {
  /** Whether it is visible. */
  isPresented: boolean;
  /**
   * Whether the framework shows it by itself; otherwise it only notifies (`widget.didTriggerExpandedController`). SDK:
   * `GCKCastContext.useDefaultExpandedMediaControls`.
   */
  usesDefault: boolean;
  /** Whether there is something to control. */
  isActive: boolean;
  /** The device's name. */
  deviceName?: string;
  /** A sentence with the name of the device. */
  castingToText?: string;
  /** The title of the media. */
  title?: string;
  /** The subtitle of what plays. */
  subtitle?: string;
  /** Its image, picked for the background. */
  image?: Image;
  /** Whether it is a live stream. */
  isLive: boolean;
  /**
   * Whether the position is hidden. SDK:
   * `GCKUIExpandedMediaControlsViewController.hideStreamPositionControlsForLiveContent`.
   */
  isStreamPositionHidden: boolean;
  /** The fixed button in the centre. */
  playPauseToggle: MediaControl;
  /** The four slots around it. */
  buttons: MediaButton[];
  /** The ad that is playing. */
  ad?: AdState;
}

/**
 * The controls of the media controller.
 *
 * SDK: `GCKUIMediaController`.
 */
export interface MediaControllerControls {
  /** Plays. */
  play: MediaControl;
  /** Pauses. */
  pause: MediaControl;
  /** Toggles play and pause; for live streams play and stop. */
  playPauseToggle: MediaControl;
  /** Stops. */
  stop: MediaControl;
  /** Skips 30 seconds forward. */
  forward30: MediaControl;
  /** Skips 30 seconds back. */
  rewind30: MediaControl;
  /** Pauses when the current item ends. SDK: `GCKUIMediaController.pauseQueueButton`. */
  pauseQueue: MediaControl;
  /** The next item. */
  next: MediaControl;
  /** The previous item. */
  previous: MediaControl;
  /** Cycles through the repeat modes: off, all, single, shuffle. */
  repeatMode: MediaControl;
  /** Seeks to any position. */
  streamPosition: MediaControl;
  /** Opens the track selector. */
  tracks: MediaControl;
  /** Skips the ad. */
  skipAd: MediaControl;
  /** Mutes or unmutes the device. */
  muteToggle: MediaControl;
}

/**
 * All controls for the media. They are disabled while a request is in flight.
 *
 * SDK: `GCKUIMediaController`.
 */
export interface MediaControllerState {
  /** The session. */
  sessionId?: string;
  /**
   * The session's state; absent without one. While SUSPENDED the position doesn't advance, and nothing can be
   * controlled.
   */
  connectionState?: ConnectionState;
  /** While suspended: the reason. */
  suspendReason?: SessionSuspendReason;
  /** Whether media is loaded. SDK: `GCKUIMediaController.mediaLoaded`. */
  isMediaLoaded: boolean;
  /** Whether a queue item is current. SDK: `GCKUIMediaController.hasCurrentQueueItem`. */
  hasCurrentQueueItem: boolean;
  /** Whether a queue item is loading. SDK: `GCKUIMediaController.hasLoadingQueueItem`. */
  hasLoadingQueueItem: boolean;
  /** The player's state. */
  playerState: PlayerState;
  /** The last known player state; kept after the session ends. SDK: `GCKUIMediaController.lastKnownPlayerState`. */
  lastKnownPlayerState?: PlayerState;
  /**
   * The last known position; kept after the session ends. In seconds. SDK:
   * `GCKUIMediaController.lastKnownStreamPosition`.
   */
  lastKnownStreamPosition?: number;
  /** Whether a request is in flight. */
  isRequestInFlight: boolean;
  /** Whether a loading indicator should be shown. SDK: `GCKUIMediaController.mediaLoadingIndicator`. */
  isLoading: boolean;
  /** Whether it is a live stream. */
  isLive: boolean;
  /** The title of the media. */
  title?: string;
  /**
   * The subtitle, or the most telling field for the kind of media: the studio of a film, the artist of music. SDK:
   * `GCKUIMediaController.smartSubtitleLabel`.
   */
  smartSubtitle?: string;
  /** Its image. */
  image?: Image;
  /**
   * Texts for the metadata members that the program asked for, as far as the media has them. SDK:
   * `GCKUIMediaController.bindLabel:toMetadataKey:`.
   */
  boundMetadata?: Record<string, string>;
  /**
   * Images for the sizes that the program asked for, by name. SDK: `GCKUIMediaController.bindImageView:toImageHints:`.
   */
  boundImages?: Record<string, Image>;
  /**
   * The position, or the value at which the slider is held; updated once a second while time advances. In seconds. SDK:
   * `GCKUIStreamPositionController.streamPosition`.
   */
  streamPosition: number;
  /** The duration; absent for live streams. In seconds. SDK: `GCKUIStreamPositionController.streamDuration`. */
  streamDuration?: number;
  /** For live streams: the earliest position. In seconds. */
  seekableStart?: number;
  /** For live streams: the latest position. In seconds. */
  seekableEnd?: number;
  /** Whether someone holds the slider. */
  isSliding: boolean;
  /** Whether the position is hidden. SDK: `GCKUIMediaController.hideStreamPositionControlsForLiveContent`. */
  isStreamPositionHidden: boolean;
  /** The position as text: `MM:SS`, `H:MM:SS`, or `--:--`. */
  positionText: string;
  /** The duration as text. */
  durationText: string;
  /**
   * The remaining time as text, with a minus sign unless that is turned off. SDK:
   * `GCKUIMediaController.displayTimeRemainingAsNegativeValue`.
   */
  remainingText: string;
  /** The ad that is playing. */
  ad?: AdState;
  /** The controls. */
  controls: MediaControllerControls;
}

/**
 * The device's volume.
 *
 * SDK: `GCKUIDeviceVolumeController`.
 */
export interface VolumeControllerState {
  /** The session. */
  sessionId?: string;
  /** The volume, or the value at which the slider is held. From 0 to 1. */
  level: number;
  /** The volume in percent. In percent. */
  percent: number;
  /** Whether it is muted. */
  isMuted: boolean;
  /** Whether senders can't change the volume. SDK: `GCKSessionTraits.isFixedVolume`. */
  isFixedVolume: boolean;
  /** Whether someone holds the slider. */
  isSliding: boolean;
  /** The slider. */
  slider: MediaControl;
  /** One step louder. */
  up: MediaControl;
  /** One step quieter. */
  down: MediaControl;
  /** Mutes or unmutes it. */
  muteToggle: MediaControl;
}

/** A rate in the list. */
export interface PlaybackRateSegment {
  /** The rate. */
  playbackRate: number;
  /** `1×`. */
  label: string;
  /** Whether it is the current rate. */
  isSelected: boolean;
}

/**
 * The playback rate.
 *
 * SDK: `GCKUIPlaybackRateController`.
 */
export interface PlaybackRateControllerState {
  /** The playback rate. SDK: `GCKUIPlaybackRateController.playbackRate`. */
  playbackRate: number;
  /** Whether it can be changed now. SDK: `GCKUIPlaybackRateController.inputEnabled`. */
  isEnabled: boolean;
  /** The lowest rate: 0.5. SDK: `kGCKMediaMinPlaybackRate`. */
  minimumPlaybackRate: number;
  /** The highest rate: 2. SDK: `kGCKMediaMaxPlaybackRate`. */
  maximumPlaybackRate: number;
  /** The rates to choose from. */
  segments: PlaybackRateSegment[];
}

/** A track in the list. */
export interface TrackEntry {
  /** The track's id; absent for the entry "none" or "the stream's default". */
  trackId?: number;
  /** Its title. */
  title: string;
  /** Its language, RFC 5646. */
  language?: string;
  /** Whether it is active. */
  isSelected: boolean;
}

/**
 * The lists of audio and text tracks.
 *
 * SDK: `GCKUIMediaTrackSelectionViewController`.
 */
export interface TrackSelectorState {
  /** Whether it is open. */
  isPresented: boolean;
  /** Whether tracks can be selected now. */
  isEnabled: boolean;
  /** The audio tracks; if none is active, with an entry for the stream's default. */
  audioTracks: TrackEntry[];
  /** The text tracks and an entry for none; empty if there are no text tracks. */
  textTracks: TrackEntry[];
  /** The active tracks, of all types. SDK: `GCKUIMediaTrackSelectionViewController.selectedTrackIDs`. */
  selectedTrackIds: number[];
}

/** The states of some or all widgets. */
export interface WidgetStates {
  /** The button that shows whether casting is possible. */
  castButton?: CastButtonState;
  /** The dialog in which a device is chosen or left. */
  castDialog?: CastDialogState;
  /** The overlay that introduces the button, once. */
  introOverlay?: IntroOverlayState;
  /** The bar that is shown while media plays. */
  miniController?: MiniControllerState;
  /** The full-screen controller. */
  expandedController?: ExpandedControllerState;
  /** All controls for what plays. */
  mediaController?: MediaControllerState;
  /** The device's volume. */
  volumeController?: VolumeControllerState;
  /** The playback rate. */
  playbackRateController?: PlaybackRateControllerState;
  /** The lists of audio and text tracks. */
  trackSelector?: TrackSelectorState;
}

/** The program's options for the cast button. */
export interface CastButtonOptions {
  /** When it is visible. Absent: `"ON_NETWORK"`. */
  visibility?: CastButtonVisibility;
  /** Whether a tap opens the dialog. Absent: `true`. SDK: `GCKUICastButton.triggersDefaultCastDialog`. */
  triggersDefaultCastDialog?: boolean;
  /** Its colour, `#RRGGBB` or `#RRGGBBAA`. Not empty. SDK: `GCKUICastButton.tintColor`. */
  tintColor?: string;
  /**
   * Labels by cast state (`NOT_CONNECTED`…); `default` applies to the others. SDK:
   * `GCKUICastButton.setAccessibilityLabel:forCastState:`.
   */
  labels?: Record<string, string>;
}

/** The program's options for the introductory overlay. */
export interface IntroOverlayOptions {
  /** Its title. Not empty. Absent: `"Touch to cast media to your TV and Speakers"`. */
  titleText?: string;
  /** How it is dismissed. Not empty. Absent: `"OK"`. */
  buttonText?: string;
  /** Where the title is placed. Absent: `"AUTOMATIC"`. */
  titlePosition?: IntroTitlePosition;
  /** Whether it is shown by itself when the first device appears, if it was never shown. Absent: `false`. */
  presentsAutomatically?: boolean;
}

/** The button for a slot. */
export interface MediaButtonChoice {
  /** Its action. */
  type: MediaButtonType;
  /** For CUSTOM: the id of the program's own button. Not empty. */
  customId?: string;
}

/** The program's options for the mini controller. */
export interface MiniControllerOptions {
  /** Whether it is turned on. Absent: `false`. SDK: `GCKUICastContainerViewController.miniMediaControlsItemEnabled`. */
  isEnabled?: boolean;
  /** Whether it shows an image. Absent: `true`. SDK: `GCKUIMiniMediaControlsViewController.thumbnailEnabled`. */
  thumbnailEnabled?: boolean;
  /**
   * Its slots, at most three; default: play/pause in the last one. SDK:
   * `GCKUIMiniMediaControlsViewController.setButtonType:atIndex:`.
   */
  buttons?: MediaButtonChoice[];
}

/** The program's options for the expanded controller. */
export interface ExpandedControllerOptions {
  /**
   * Whether the framework shows it by itself. Absent: `false`. SDK: `GCKCastContext.useDefaultExpandedMediaControls`.
   */
  useDefaultExpandedMediaControls?: boolean;
  /**
   * Whether the position is hidden for live streams. Absent: `false`. SDK:
   * `GCKUIExpandedMediaControlsViewController.hideStreamPositionControlsForLiveContent`.
   */
  hideStreamPositionControlsForLiveContent?: boolean;
  /** Whether it is triggered when media starts. Absent: `false`. */
  presentsWhenMediaStarts?: boolean;
  /**
   * The slots around play/pause, at most four; default: tracks, previous, next, mute. SDK:
   * `GCKUIExpandedMediaControlsViewController.setButtonType:atIndex:`.
   */
  buttons?: MediaButtonChoice[];
}

/** The program's options for the media controller. */
export interface MediaControllerOptions {
  /**
   * Whether the remaining time has a minus sign. Absent: `true`. SDK:
   * `GCKUIMediaController.displayTimeRemainingAsNegativeValue`.
   */
  displayTimeRemainingAsNegativeValue?: boolean;
  /**
   * Whether the position is hidden for live streams. Absent: `false`. SDK:
   * `GCKUIMediaController.hideStreamPositionControlsForLiveContent`.
   */
  hideStreamPositionControlsForLiveContent?: boolean;
  /**
   * Which metadata members the state includes, at most 32: `studio`, `albumName`, app-defined ones. SDK:
   * `GCKUIMediaController.bindLabel:toMetadataKey:`.
   */
  boundMetadata?: string[];
  /**
   * Which images the state includes, at most 16: sizes by names of the program's choice. SDK:
   * `GCKUIMediaController.bindImageView:toImageHints:`.
   */
  boundImages?: Record<string, PictureSize>;
}

/** The program's options for the playback rate controller. */
export interface PlaybackRateOptions {
  /** The rates to choose from, from 0.5 to 2, ascending, at most 16; default 0.5, 1 and 2. Not empty. */
  playbackRates?: number[];
}

/** The program's options for the widgets; shared by all clients. */
export interface WidgetOptions {
  /** The cast button. */
  castButton?: CastButtonOptions;
  /** The images. */
  images?: WidgetImageOptions;
  /** The introductory overlay. */
  introOverlay?: IntroOverlayOptions;
  /** The mini controller. */
  miniController?: MiniControllerOptions;
  /** The expanded controller. */
  expandedController?: ExpandedControllerOptions;
  /** The media controller. */
  mediaController?: MediaControllerOptions;
  /** The playback rate controller. */
  playbackRateController?: PlaybackRateOptions;
}

/** The playback of a local player, or the one that it should continue. */
export interface LocalPlayback {
  /** The media that plays locally. */
  media?: MediaInformation;
  /** The queue that it belongs to. */
  queueData?: QueueData;
  /** The position of the local player. In seconds. At least 0. Absent: `0`. */
  position?: number;
  /** Whether time advances. Absent: `true`. */
  isPlaying?: boolean;
  /** Whether playback has ended: there is nothing to continue with. */
  isEnded?: boolean;
  /** The playback rate. More than 0. */
  playbackRate?: number;
  /** The active tracks. */
  activeTrackIds?: number[];
}

/**
 * The context as it is now.
 *
 * SDK: `GCKCastContext`.
 */
export interface ContextInfo {
  /** Whether there are devices, and a session. */
  castState: CastState;
  /** The session that this connection's calls use when they name none. */
  currentSessionId?: string;
  /** The state of the newest session; DISCONNECTED if there is none. SDK: `GCKSessionManager.connectionState`. */
  connectionState: ConnectionState;
  /**
   * Whether the options are final: set by `context.create`, or by the first call that discovers devices or connects to
   * one, which creates the context with the defaults. SDK: `GCKCastContext.isSharedInstanceInitialized`.
   */
  isCreated: boolean;
  /** The options, with defaults filled in. */
  options: ContextOptions;
  /** Whether any client is in the foreground. */
  appState: AppState;
}

/**
 * A device that a client provides because it isn't announced on the network. It speaks Cast V2 at its address.
 *
 * SDK: `GCKDeviceProvider.createDeviceWithID:networkAddress:servicePort:`.
 */
export interface ProvidedDevice {
  /**
   * Its id within its category. In the list `announcedId` is `CATEGORY:ID`, and `deviceId` is derived from that. Not
   * empty.
   */
  deviceId: string;
  /** Its name, for people. Not empty. */
  friendlyName: string;
  /** Its address, or its host's name. Not empty. */
  host: string;
  /** Its port. From 1 to 65535. Absent: `8009`. */
  port?: number;
  /** The device's model. */
  modelName?: string;
  /** The version of its protocol. */
  deviceVersion?: string;
  /** Its capabilities, as a bit mask (cast.md 9). At least 0. */
  capabilities?: number;
  /** Whether an app runs on it; absent if unknown. */
  isBusy?: boolean;
  /** Its app's status text. */
  statusText?: string;
}

/** The devices of a category that a client can list at once; it adds others with `discovery.publishDevices`. */
export interface ProvidedDevices {
  /** Devices to add; those already listed stay. */
  devices?: ProvidedDevice[];
}

/** The state of discovery. */
export interface DiscoveryInfo {
  /** Whether discovery is running. */
  isRunning: boolean;
  /** All devices, ordered by friendly name. */
  devices: Device[];
}

/** One notification, stored for a poll. */
export interface Event {
  /** The notification's name. */
  method: string;
  /** Its parameters. */
  params: Record<string, any>;
}

/** The state of discovery, sessions and players at one moment. */
export interface Snapshot {
  /** Whether there are devices, and a session. */
  castState: CastState;
  /** Discovery and its devices. */
  discovery: DiscoveryInfo;
  /** All sessions, the oldest first. */
  sessions: Session[];
  /** The media state of each session. */
  media: MediaState[];
  /** The playback status of each session's device, as in `player.didChange`; in the sessions' order. */
  players: PlayerStatus[];
}

/** An image on this machine. */
export interface ImageFile {
  /** The file. It stays until the space is needed: don't change it, and copy it to keep it. */
  path: string;
  /**
   * Its type, determined from its bytes: `image/png`, `image/jpeg`, `image/gif`, `image/webp`, `image/bmp`,
   * `image/avif`, `image/svg+xml`.
   */
  mediaType: string;
  /** Its width; absent for SVG. In pixels. */
  width?: number;
  /** Its height; absent for SVG. In pixels. */
  height?: number;
  /** The size of the file. In bytes. */
  bytes: number;
  /** The place that it was read from. */
  source: ImageSource;
  /** Whether it was cached; an image that its server forbids to cache is kept for ten minutes. */
  isKept: boolean;
  /** Its bytes in base64, if requested. */
  data?: string;
}

/** The client's pick. */
export interface ChosenImage {
  /** The index in the offered images. At least 0. */
  index?: number;
  /** Alternatively any other image. Without both, no image is shown. */
  image?: Image;
}

/**
 * Logging to files, one setting for the whole server.
 *
 * SDK: `GCKLogger.fileLoggingEnabled`.
 */
export interface LogFile {
  /** Whether the server logs to it. */
  isEnabled: boolean;
  /** The current file; older ones have a number: `cast-rpc.1.log` is the most recent. */
  path?: string;
  /** The largest size of a file. In bytes. SDK: `GCKLogger.maxLogFileSize`. */
  maxFileSize?: number;
  /** How many files are kept, including the current one. SDK: `GCKLogger.maxLogFileCount`. */
  maxFileCount?: number;
  /** The records that are logged. */
  filter?: LogFilter;
  /** The reason why nothing can be written at present. */
  failure?: string;
  /** How many records could not be written. */
  lostRecords?: number;
}

/**
 * Logging to standard error, one setting for the whole server. Standard output never carries anything but JSON-RPC
 * messages.
 *
 * SDK: `GCKLogger.consoleLoggingEnabled`.
 */
export interface LogConsole {
  /** Whether the server logs to it. */
  isEnabled: boolean;
  /** The records that are logged. */
  filter?: LogFilter;
}

/** The Cast messages that a connection receives. */
export interface MessageTap {
  /** Whether it receives any. */
  isEnabled: boolean;
  /** The session; absent: all sessions. */
  sessionId?: string;
  /** Globs for namespaces; absent: all. */
  namespaces?: string[];
  /** Whether PING and PONG are included. Absent: `false`. */
  includeHeartbeat?: boolean;
  /** Whether secrets are removed from payloads, and binary payloads left out. Absent: `true`. */
  redact?: boolean;
  /** The length at which payloads are cut. In bytes. From 0 to 65536. Absent: `16384`. */
  maximumPayloadBytes?: number;
}

/** Whether a call waits until the player has settled: receivers answer while they still buffer. */
export interface WaitOptions {
  /**
   * The call returns when the player reaches this state, or when the media has ended; absent: as soon as the receiver
   * has answered.
   */
  waitFor?: PlayerState;
  /**
   * With `waitFor`: how long to wait after the receiver's answer; then the call fails with RequestTimedOut, but
   * playback continues. In seconds. More than 0. Absent: `30`.
   */
  waitTimeout?: number;
}

/**
 * A request to an app that is still unanswered.
 *
 * SDK: `GCKRequest`.
 */
export interface PendingMediaRequest {
  /** The session. */
  sessionId: string;
  /** The request's id on the wire. SDK: `GCKRequest.requestID`. */
  requestId: number;
  /** Its type: `LOAD`, `SEEK`… */
  type: string;
  /** How long it has been waiting. In seconds. */
  elapsed: number;
  /** How long until it fails with RequestTimedOut; absent: no limit. In seconds. */
  remaining?: number;
}

/**
 * A stream whose beginning a receiver may preload.
 *
 * SDK: `GCKMediaRequestItem`.
 */
export interface MediaRequestItem {
  /** The URL of the stream. Not empty. */
  url: string;
  /** The protocol of the stream. */
  protocolType: StreamingProtocol;
  /** The position from which it will be played. In seconds. At least 0. Absent: `0`. */
  initialTime?: number;
  /** The format of its segments; required for HLS. */
  hlsSegmentFormat?: HlsSegmentFormat;
}

/** The device that a call is for. */
export interface PlayerTarget {
  /**
   * The device: its id, its name (case-insensitive), an alias, or an address (`host` or `host:port`); absent: the
   * default device (`player.setDefault`), else the device of this connection's current session, else the only device
   * there is. Not empty.
   */
  device?: string;
  /** How long to look for a device that isn't known yet. In seconds. From 0 to 600. Absent: `5`. */
  searchTimeout?: number;
  /**
   * The limit for connecting, launching and joining together; absent: the context's `connectTimeout`. Asking a device
   * without a session, as `player.status` does, takes 30 s at most if it is absent. In seconds. More than 0, at most
   * 600.
   */
  timeout?: number;
}

/** The names that a user gave to devices. */
export interface PlayerNames {
  /** The default device, as it was set; absent: none. */
  defaultDevice?: string;
  /** The aliases, in alphabetical order. */
  aliases: DeviceAlias[];
  /** The reason why the file of names can't be used, in results of `player.getNames`; there are no names then. */
  problem?: string;
}

/** The result of an insertion. */
export interface QueueInsertion {
  /** The new items' ids, in order; absent if the receiver doesn't report them. */
  itemIds?: number[];
  /** The session's media state after the insertion. */
  mediaState: MediaState;
}

/** A part of a queue at one moment. */
export interface QueuePage {
  /** The index of the first item in the queue. */
  startIndex: number;
  /** The items, in order; an item that isn't cached has only its `itemId`. */
  items: QueueItem[];
  /** How many items the queue has. */
  itemCount: number;
  /** The list's revision; the page includes all notifications up to it. */
  revision: number;
  /** Whether the receiver reports its whole list; otherwise these are the items of its status. */
  isComplete: boolean;
}

/**
 * The server's copy of a queue.
 *
 * SDK: `GCKMediaQueue`.
 */
export interface QueueCache {
  /** The largest number of cached items; the most recently used stay. */
  cacheSize: number;
  /** The largest number of items per request. */
  maximumFetchCount: number;
  /** How many items are cached now. */
  cachedItemCount: number;
  /** How many items the list has; 0 if unknown. */
  itemCount: number;
  /** The list's revision. */
  revision: number;
  /** Whether the list equals the receiver's, as far as is known. */
  isCurrent: boolean;
  /** Whether the receiver reports its whole list. */
  isComplete: boolean;
}

/** The device that is recorded. */
export interface RecordedDevice {
  /** Its id. */
  deviceId: string;
  /** Its name. */
  friendlyName: string;
}

/** A recording and its progress. */
export interface RecordingInfo {
  /** Its id. */
  recordingId: string;
  /** The current file; older ones have a number: `tv.jsonl.1` is the most recent. */
  path: string;
  /** The device. */
  device: RecordedDevice;
  /** Whether private values are kept. */
  isRaw: boolean;
  /** Whether it is written. */
  state: RecordingState;
  /** How many entries were written. */
  entries: number;
  /** How many bytes were written, in all files. In bytes. */
  bytes: number;
  /** How many entries could not be written; the file says where. */
  lost: number;
  /** The reason why nothing can be written at present. */
  failure?: string;
  /**
   * How many different values of each kind were replaced by stand-ins: `name`, `network`, `id`, `address`,
   * `hardwareAddress`, `mailAddress`, `urlPart`, `secret`; absent if the recording is raw.
   */
  replaced?: Record<string, number>;
}

/** Requests from the server that the client can answer. */
export interface ClientCapabilities {
  /** It answers `credentials.provide`. Absent: `false`. */
  credentialsProvider?: boolean;
  /** It answers `image.choose`: it picks the images that are shown. Absent: `false`. */
  imagePicker?: boolean;
  /** It answers `image.provide`: it fetches and caches images itself. Absent: `false`. */
  imageCache?: boolean;
  /**
   * It answers `discovery.provide`: it provides devices that the network doesn't announce. Absent: `false`. SDK:
   * `GCKDeviceProvider`.
   */
  deviceProvider?: boolean;
}

/** The server's limits. */
export interface ServerLimits {
  /** The largest message. In bytes. */
  maximumMessageBytes: number;
  /** The deepest nesting of arrays and objects. */
  maximumDepth: number;
  /** How many values (members, elements, and what holds them) a message may have. */
  maximumValues: number;
  /** How many unanswered requests a connection may have. */
  maximumRequestsInFlight: number;
  /** How many bytes are buffered for a client that doesn't read, before notifications are dropped. In bytes. */
  maximumQueueBytes: number;
  /**
   * How many bytes are buffered for all clients together. Above half of this limit, the server stops reading from each
   * client that holds more than its share of that half, until the client has read its notifications. At the limit it
   * disconnects the client that holds the most. In bytes.
   */
  maximumQueueBytesOfAll?: number;
}

/** The server's name, versions and state. */
export interface ServerInfo {
  /** Always `cast-rpc`. */
  name: string;
  /** Its version. */
  version: string;
  /** The newest protocol version that it supports. */
  protocolVersion: string;
  /** The API level; it grows with each addition. */
  apiLevel: number;
  /** The oldest API level whose clients still work. */
  apiCompatible: number;
  /** Identifies the exact API document; a client library carries the hash of the one it was generated from. */
  specHash: string;
  /** Its process id. */
  processId: number;
  /** How long it has been running. In seconds. */
  uptime: number;
  /** How many connections are open. */
  clients: number;
  /** How many Cast sessions exist. */
  sessions: number;
}

/** The stand-ins of one kind in a report. The same text has the same stand-in everywhere in it. */
export interface ReportReplacement {
  /** The kind of text: `name`, `network`, `id`, `address`, `hardwareAddress`, `mailAddress`, `urlPart` or `secret`. */
  kind: string;
  /** How many different texts of this kind have a stand-in. At least 0. */
  count: number;
}

/** A request of a client that has no answer yet. */
export interface UnansweredRequest {
  /** Its method. */
  method: string;
  /** The time since the server began to process it. In seconds. */
  elapsed: number;
}

/** A connection with its unanswered requests and undelivered notifications. */
export interface ConnectedClient {
  /** Its number; it grows from connection to connection. */
  number: number;
  /** Whether it is the connection that asks. */
  isCaller: boolean;
  /** The client's name and version from `server.initialize`; absent if it gave none. */
  clientInfo?: ClientInfo;
  /** How the client is connected. */
  transport: ClientTransport;
  /**
   * The client's process id: over a socket as the kernel reports it, over standard streams as the client gave it in
   * `server.initialize`.
   */
  processId?: number;
  /** How long it has been connected. In seconds. */
  uptime: number;
  /** How many subscriptions it has. */
  subscriptions: number;
  /** Every notification that they cover, by name. */
  topics: string[];
  /** How many events wait for its polls. */
  waitingEvents: number;
  /** How many of its requests have no answer yet. */
  unansweredCount: number;
  /** The oldest 16 of them, the oldest first. */
  unanswered: UnansweredRequest[];
  /** How many bytes wait for the client to read. In bytes. */
  queuedBytes: number;
  /** How many notifications were dropped in all because the client read too slowly. */
  droppedNotifications: number;
  /**
   * The session that the client's calls use when they name none; absent if there is none, or each call has to name one.
   */
  currentSessionId?: string;
}

/** A saved session that could not be rejoined. */
export interface FailedRestoration {
  /** The saved record. */
  saved: SavedSession;
  /** The reason. */
  error: ErrorInfo;
}

/**
 * A part of the style tree.
 *
 * SDK: `GCKUIStyleAttributes`.
 */
export interface WidgetStyle {
  /** The part's path. */
  path: string;
  /** Its own attributes. */
  attributes: Record<string, unknown>;
  /** Its effective attributes once all changes are applied: its own and the inherited ones. */
  effective: Record<string, unknown>;
  /** Whether all changes to the tree have been applied. */
  isApplied: boolean;
}
