// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

import type { 
  ChannelDisconnectReason, CastState, AppState, ConvertMode, DiscoverySourceKind, ImagePickStrategy, LogLevel,
  IdleReason, RepeatMode, ResumeState, TextTrackSubtype, UserAction, ResolveMode, ConnectionPhase, SessionEndAction,
  SessionEndReason, SessionSuspendReason, PlaybackStateSource, WidgetName, CastButtonOutcome, WidgetControl,
  AppAvailability, EventDelivery, ImageCacheMode, MessageDirection, QueueUpdateReason, ExistingSessionPolicy, VolumeKey,
  WidgetSlider, SlidePhase,
 } from './enums.js';
import type { 
  ChannelInfo, ContextOptions, ConversionProgress, Device, DiscoveryCriteria, DiscoveryOptions, ReceiverErrorInfo,
  ErrorInfo, ImageHints, ImagePickPolicy, ImageFetchOptions, LogRule, LogFilter, Image, MediaMetadata, TextTrackStyle,
  MediaInformation, QueueItem, QueueData, LoadRequestData, MediaPosition, MediaState, PassedOverItem, ResolvedItem,
  ResolvedContent, PlayerStatus, DeviceVolume, MultizoneDevice, MultizonePlaybackSession, MultizoneStatus, Publication,
  ServedTransfer, ClientInfo, Session, SavedSession, WidgetStates, WidgetOptions, LocalPlayback, ProvidedDevice, Event,
  Snapshot, LogFile, LogConsole, MessageTap, WaitOptions, PendingMediaRequest, MediaRequestItem, PlayerTarget,
  RecordingInfo, ClientCapabilities, ServerLimits, ServerInfo, ReportReplacement, ConnectedClient, FailedRestoration,
 } from './types.js';

/** The parameters of `channel.add`. */
export interface ChannelAddParams {
  /** `urn:x-cast:` and a name, 128 bytes at most. */
  namespace: string;
  /** The session; the channel is removed with it. Absent: all present and future sessions. */
  sessionId?: string;
}

/** The parameters of `channel.remove`. */
export interface ChannelRemoveParams {
  /** Its namespace. */
  namespace: string;
  /** The session that it was added for; absent: the channel that was added for every session. */
  sessionId?: string;
}

/** The parameters of `channel.list`. */
export type ChannelListParams = Record<string, never>;

/** What `channel.list` answers. */
export interface ChannelListResult {
  /** The channels. */
  channels: ChannelInfo[];
}

/** The parameters of `channel.send`. */
export interface ChannelSendParams {
  /** The channel's namespace. */
  namespace: string;
  /** The session; absent: the current one. */
  sessionId?: string;
  /** The message, as text. */
  text?: string;
  /** The message, as bytes in base64 (RFC 4648, section 4). */
  data?: string;
}

/** What `channel.send` answers. */
export interface ChannelSendResult {
  /** Whether the connection accepts more now; if not, wait for `channel.didChangeWritable`. */
  isWritable: boolean;
}

/** The parameters of `channel.generateRequestId`. */
export interface ChannelGenerateRequestIdParams {
  /** The channel's namespace. */
  namespace: string;
  /** The session; absent: the current one. */
  sessionId?: string;
}

/** What `channel.generateRequestId` answers. */
export interface ChannelGenerateRequestIdResult {
  /** The number. */
  requestId: number;
}

/** The parameters of `channel.broadcast`. */
export interface ChannelBroadcastParams {
  /** The namespace. */
  namespace: string;
  /** The session; absent: the current one. */
  sessionId?: string;
  /** The message, as text. */
  text?: string;
  /** The message, as bytes in base64 (RFC 4648, section 4). */
  data?: string;
}

/** What `channel.broadcast` answers. */
export interface ChannelBroadcastResult {
  /** Whether the connection accepts more now. */
  isWritable: boolean;
}

/**
 * Messages can now be sent on a channel. Comes after `session.didStart` and `session.didResume`, and only to clients
 * that have the channel.
 */
export interface ChannelDidConnect {
  /** The session. */
  sessionId: string;
  /** The channel's namespace. */
  namespace: string;
  /** Whether the connection accepts more. */
  isWritable: boolean;
}

/** Messages can no longer be sent on a channel. Comes before `session.didSuspend` and `session.didEnd`. */
export interface ChannelDidDisconnect {
  /** The session. */
  sessionId: string;
  /** The channel's namespace. */
  namespace: string;
  /** The reason. */
  reason: ChannelDisconnectReason;
}

/**
 * The app sent a message. Either `text` or `data` is present, as the app sent it; text that isn't valid UTF-8 arrives
 * as `data`.
 */
export interface ChannelDidReceiveMessage {
  /** The session. */
  sessionId: string;
  /** The channel's namespace. */
  namespace: string;
  /** The message, if it is text. */
  text?: string;
  /** The message in base64, if it is binary. */
  data?: string;
  /** Whether the app sent it to all its senders. */
  isBroadcast: boolean;
}

/**
 * The device reads more slowly than the server writes (`false`), or has caught up (`true`). No message is lost until a
 * call fails with `SendBufferFull`.
 */
export interface ChannelDidChangeWritable {
  /** The session. */
  sessionId: string;
  /** The channel's namespace. */
  namespace: string;
  /** Whether the connection accepts more. */
  isWritable: boolean;
}

/** The parameters of `context.create`. */
export interface ContextCreateParams {
  /** The options that differ from the defaults. */
  options?: ContextOptions;
}

/** The parameters of `context.get`. */
export type ContextGetParams = Record<string, never>;

/** The parameters of `context.setLaunchCredentials`. */
export interface ContextSetLaunchCredentialsParams {
  /** The credentials; absent: removes them. */
  credentials?: string;
  /** The type: `web`, `cloud`, or app-defined. Absent: `"web"`. */
  credentialsType?: string;
}

/** The parameters of `context.setAppState`. */
export interface ContextSetAppStateParams {
  /** The state. */
  state: AppState;
}

/** What `context.setAppState` answers. */
export interface ContextSetAppStateResult {
  /** The combined state of all clients. */
  appState: AppState;
}

/** The cast state changed: whether there are devices, or a session. */
export interface ContextDidChangeCastState {
  /** The new state. */
  castState: CastState;
}

/** The parameters of `credentials.provide`. */
export interface CredentialsProvideParams {
  /** The device. */
  deviceId: string;
  /** The app's id. */
  applicationId: string;
  /** The session that is starting. */
  sessionId: string;
}

/** The parameters of `discovery.start`. */
export interface DiscoveryStartParams {
  /**
   * The devices that this client wants; absent: the criteria of `context.create`, or all. They apply to
   * `discovery.list`, `discovery.find` and the notifications of this connection until it calls start or stop again;
   * other clients have their own.
   */
  criteria?: DiscoveryCriteria;
}

/** The parameters of `discovery.stop`. */
export type DiscoveryStopParams = Record<string, never>;

/** The parameters of `discovery.list`. */
export type DiscoveryListParams = Record<string, never>;

/** The parameters of `discovery.get`. */
export interface DiscoveryGetParams {
  /** The device's id. */
  deviceId: string;
}

/** The parameters of `discovery.find`. */
export interface DiscoveryFindParams {
  /** Its id. */
  deviceId?: string;
  /** Alternatively its name, case-insensitive. Without either, any device matches. */
  friendlyName?: string;
  /** How long to wait. In seconds. From 0 to 300. Absent: `10`. */
  timeout?: number;
}

/** The parameters of `discovery.scan`. */
export interface DiscoveryScanParams {
  /** How long to wait for answers. In seconds. From 0 to 300. Absent: `3`. */
  timeout?: number;
  /**
   * Which devices are wanted; absent: the criteria of this client's `discovery.start`, or of `context.create`, or all.
   */
  criteria?: DiscoveryCriteria;
}

/** What `discovery.scan` answers. */
export interface DiscoveryScanResult {
  /** The devices, ordered by friendly name; without those that only an earlier run saw. */
  devices: Device[];
}

/** The parameters of `discovery.addDevice`. */
export interface DiscoveryAddDeviceParams {
  /** An address or host name. Not empty. */
  host: string;
  /** Its port. From 1 to 65535. Absent: `8009`. */
  port?: number;
  /** Its name in the list; absent: its address. */
  friendlyName?: string;
  /** Its id, if known: discovery then treats it as the same device. Not empty. */
  deviceId?: string;
}

/** The parameters of `discovery.removeDevice`. */
export interface DiscoveryRemoveDeviceParams {
  /** The device's id. */
  deviceId: string;
}

/** The parameters of `discovery.setAttribute`. */
export interface DiscoverySetAttributeParams {
  /** The device's id. */
  deviceId: string;
  /** The attribute's name, at most 128 bytes. Not empty. */
  key: string;
  /** Any value but null, at most 4096 bytes of JSON. It replaces the attribute's previous value. */
  value: unknown;
}

/** The parameters of `discovery.removeAttribute`. */
export interface DiscoveryRemoveAttributeParams {
  /** The device's id. */
  deviceId: string;
  /**
   * The attribute's name; absent: all attributes. A missing attribute is no error. Not empty. SDK:
   * `GCKDevice.removeAllAttributes`.
   */
  key?: string;
}

/** The parameters of `discovery.registerProvider`. */
export interface DiscoveryRegisterProviderParams {
  /**
   * Names the category: 1 to 64 letters, digits, `.`, `_` and `-`; not `CAST`. Not empty. SDK:
   * `GCKDeviceProvider.deviceCategory`.
   */
  category: string;
}

/** The parameters of `discovery.unregisterProvider`. */
export interface DiscoveryUnregisterProviderParams {
  /** The category. */
  category: string;
}

/** The parameters of `discovery.publishDevices`. */
export interface DiscoveryPublishDevicesParams {
  /** The category. */
  category: string;
  /** The devices; each of their texts has at most 256 bytes. */
  devices: ProvidedDevice[];
}

/** What `discovery.publishDevices` answers. */
export interface DiscoveryPublishDevicesResult {
  /** The same devices, as they are listed. */
  devices: Device[];
}

/** The parameters of `discovery.unpublishDevices`. */
export interface DiscoveryUnpublishDevicesParams {
  /** The category. */
  category: string;
  /** The devices, by their ids within the category or in the list. */
  deviceIds: string[];
}

/** The parameters of `discovery.setPassiveScan`. */
export interface DiscoverySetPassiveScanParams {
  /** Whether to query less often. */
  passiveScan: boolean;
}

/** The parameters of `discovery.setOptions`. */
export interface DiscoverySetOptionsParams {
  /** The options to change; absent ones stay as they are. */
  options: DiscoveryOptions;
}

/** The parameters of `discovery.queryAppAvailability`. */
export interface DiscoveryQueryAppAvailabilityParams {
  /** The device's id; pass exactly one of this and `host`. Not empty. */
  deviceId?: string;
  /** An address or host name, instead of `deviceId`. Not empty. */
  host?: string;
  /** The port at `host`. From 1 to 65535. Absent: `8009`. */
  port?: number;
  /**
   * How long to look for a device that isn't known yet; discovery is started for that if necessary. In seconds. From 0
   * to 600. Absent: `5`.
   */
  searchTimeout?: number;
  /** The apps. Not empty. */
  applicationIds: string[];
  /** Whether to ask even if every answer is cached. Absent: `false`. */
  refresh?: boolean;
}

/** What `discovery.queryAppAvailability` answers. */
export interface DiscoveryQueryAppAvailabilityResult {
  /** The answer for each app, by the id that was asked for. */
  availability: Record<string, AppAvailability>;
  /** Whether the answer was cached. */
  isCached: boolean;
}

/** The parameters of `discovery.describe`. */
export interface DiscoveryDescribeParams {
  /** The device's id; pass exactly one of this and `host`. Not empty. */
  deviceId?: string;
  /** An address or host name, instead of `deviceId`. Not empty. */
  host?: string;
  /** The port at `host`. From 1 to 65535. Absent: `8009`. */
  port?: number;
  /**
   * How long to look for a device that isn't known yet; discovery is started for that if necessary. In seconds. From 0
   * to 600. Absent: `5`.
   */
  searchTimeout?: number;
  /** Whether to ask even if an answer is kept. Absent: `false`. */
  refresh?: boolean;
}

/** The parameters of `discovery.diagnose`. */
export interface DiscoveryDiagnoseParams {
  /** An address to probe. Not empty. */
  host?: string;
  /** Its port. From 1 to 65535. Absent: `8009`. */
  port?: number;
  /** Whether the probe includes device authentication. Absent: `false`. */
  authenticate?: boolean;
  /**
   * How long to look for devices first. Starts discovery if necessary, and restores its state afterwards. In seconds.
   * From 0 to 60. Absent: `0`.
   */
  listenFor?: number;
}

/** The parameters of `discovery.provide`. */
export interface DiscoveryProvideParams {
  /** The category. */
  category: string;
  /** Whether devices are wanted. */
  isRunning: boolean;
  /** Whether to query less often, at the price of older data. SDK: `GCKDeviceProvider.passiveScan`. */
  passiveScan: boolean;
}

/** Discovery started. */
export interface DiscoveryDidStart {
  /**
   * Whether devices are already listed: found before, added by address, or saved by an earlier run. SDK:
   * `didHaveDiscoveredDeviceWhenStartingDiscovery`.
   */
  hasDevices: boolean;
}

/** Changes of the device list follow. */
export type DiscoveryWillUpdateList = Record<string, never>;

/** All changes since `willUpdateList` have been sent: time to redraw the list. */
export type DiscoveryDidUpdateList = Record<string, never>;

/** Discovery stopped on request. */
export type DiscoveryDidStop = Record<string, never>;

/**
 * A discovery source started or stopped working: the DNS-SD daemon is missing, was stopped, or works again. The source
 * recovers by itself; devices stay listed until their records expire.
 */
export interface DiscoveryDidChangeAvailability {
  /** The source: `AVAHI` or `EMBEDDED`. */
  source: DiscoverySourceKind;
  /** Whether it works now. */
  isAvailable: boolean;
  /** The reason. */
  error?: ErrorInfo;
}

/** A device was found. */
export interface DiscoveryDidInsertDevice {
  /** Its index in the list. At least 0. */
  index: number;
  /** The device. */
  device: Device;
}

/** A device changed, but not its index. */
export interface DiscoveryDidUpdateDevice {
  /** Its index in the list. At least 0. */
  index: number;
  /** The device. */
  device: Device;
}

/** A device changed and moved to another index. */
export interface DiscoveryDidMoveDevice {
  /** Its old index. At least 0. */
  fromIndex: number;
  /** Its new index, counted without the device. At least 0. */
  toIndex: number;
  /** The device. */
  device: Device;
}

/** A device was removed. */
export interface DiscoveryDidRemoveDevice {
  /** The index that it had. At least 0. */
  index: number;
  /** The device. */
  device: Device;
}

/** The parameters of `events.subscribe`. */
export interface EventsSubscribeParams {
  /**
   * Names of notifications, with `*` for any part: `session.*`, `media.didUpdateStatus`, `*`. `log.*` and `widget.*`
   * must be named; `*` excludes them. Not empty.
   */
  topics: string[];
  /** How they are delivered. Absent: `"PUSH"`. */
  delivery?: EventDelivery;
  /**
   * Whether `media.didUpdateStatus` comes without `status`: 600 bytes instead of 2 KB. Changes of the media, the queue
   * and the preloaded item have topics of their own; `media.getStatus` has everything. If another subscription of the
   * connection wants the status, it is included. Absent: `false`.
   */
  omitStatus?: boolean;
  /**
   * Whether the answer includes the present state; no event is lost between it and the first notification. Absent:
   * `false`.
   */
  snapshot?: boolean;
}

/** What `events.subscribe` answers. */
export interface EventsSubscribeResult {
  /** The subscription's id. */
  subscription: string;
  /** Every notification that the subscription covers. */
  topics: string[];
  /** The present state, if requested. */
  snapshot?: Snapshot;
}

/** The parameters of `events.unsubscribe`. */
export interface EventsUnsubscribeParams {
  /** The subscription's id. */
  subscription: string;
}

/** The parameters of `events.poll`. */
export interface EventsPollParams {
  /** The subscription's id; its delivery must be `POLL`. */
  subscription: string;
  /** The largest number of events to return. From 1 to 1000. Absent: `100`. */
  maximum?: number;
  /** How long to wait for the first one. In seconds. From 0 to 300. Absent: `0`. */
  timeout?: number;
}

/** What `events.poll` answers. */
export interface EventsPollResult {
  /** The events, the oldest first. */
  events: Event[];
  /** How many events were dropped since the last poll because too many were waiting. */
  dropped: number;
}

/** The parameters of `events.snapshot`. */
export type EventsSnapshotParams = Record<string, never>;

/** The parameters of `image.pick`. */
export interface ImagePickParams {
  /** The images to pick from. */
  images?: Image[];
  /** The metadata whose images to pick from. */
  metadata?: MediaMetadata;
  /** The session; absent: the current one. Used only without `images` and `metadata`. */
  sessionId?: string;
  /** The purpose of the image. */
  hints?: ImageHints;
  /** The strategy to use in place of the policy; no client is asked. */
  strategy?: ImagePickStrategy;
  /** Whether no client is asked. Absent: `false`. */
  useDefault?: boolean;
}

/** What `image.pick` answers. */
export interface ImagePickResult {
  /** The image; absent: none. */
  image?: Image;
  /** Whether a client picked it. */
  isCustom: boolean;
}

/** The parameters of `image.setPolicy`. */
export interface ImageSetPolicyParams {
  /** The new policy; absent: that of the SDK, which always picks the first image. */
  policy?: ImagePickPolicy;
}

/** The parameters of `image.getPolicy`. */
export type ImageGetPolicyParams = Record<string, never>;

/** The parameters of `image.fetch`. */
export interface ImageFetchParams {
  /** The URL of the picture. Not empty. */
  url: string;
  /** When the image's server is contacted. Absent: `"IF_NEEDED"`. */
  mode?: ImageCacheMode;
  /** Limits of the fetch that differ from the context's options. */
  options?: ImageFetchOptions;
  /** Whether the answer includes the image's bytes. Absent: `false`. */
  includeData?: boolean;
  /** Whether no client is asked. Absent: `false`. */
  useDefault?: boolean;
}

/** The parameters of `image.cacheInfo`. */
export type ImageCacheInfoParams = Record<string, never>;

/** The parameters of `image.clearCache`. */
export type ImageClearCacheParams = Record<string, never>;

/** The parameters of `image.choose`. */
export interface ImageChooseParams {
  /** The images to pick from. */
  images: Image[];
  /** The metadata that the images belong to, if known. */
  metadata?: MediaMetadata;
  /** The purpose of the image. */
  hints: ImageHints;
}

/** The parameters of `image.provide`. */
export interface ImageProvideParams {
  /** The complete URL. */
  url: string;
}

/**
 * An image was fetched and cached for any of the clients. The URL's query is left out, because it may hold a token;
 * `urlDigest` identifies the whole URL to clients that know it.
 */
export interface ImageDidCache {
  /** Its URL; a query is replaced by `?…`. */
  url: string;
  /** The SHA-256 of the complete URL as requested, in hexadecimal digits. */
  urlDigest: string;
  /** The file. */
  path: string;
  /** Its type. */
  mediaType: string;
  /** Its width; absent for SVG. In pixels. */
  width?: number;
  /** Its height; absent for SVG. In pixels. */
  height?: number;
  /** The size of the file. In bytes. */
  bytes: number;
}

/** The parameters of `log.setFilter`. */
export interface LogSetFilterParams {
  /** The lowest level that passes if no rule applies. Absent: `"INFO"`. SDK: `GCKLoggerFilter.minimumLevel`. */
  minimumLevel?: LogLevel;
  /** Levels for classes. SDK: `GCKLoggerFilter.setLoggingLevel:forClasses:`. */
  classes?: LogRule[];
  /** Levels for functions. SDK: `GCKLoggerFilter.setLoggingLevel:forFunctions:`. */
  functions?: LogRule[];
  /**
   * Regular expressions, at most 32, one of which must match in the message; `(?i)` ignores case. SDK:
   * `GCKLoggerFilter.addMessagePatterns:`.
   */
  messagePatterns?: string[];
  /** Whether credentials, tokens, custom data, and user names and queries of URLs are removed. Absent: `true`. */
  redact?: boolean;
}

/** The parameters of `log.getFilter`. */
export type LogGetFilterParams = Record<string, never>;

/** What `log.getFilter` answers. */
export interface LogGetFilterResult {
  /** This connection's filter. */
  filter: LogFilter;
  /** Whether the connection is subscribed to `log.didRecord`. */
  isSubscribed: boolean;
  /** Which Cast messages this connection sees. */
  messageTap: MessageTap;
  /** Logging to files. */
  file: LogFile;
  /** Logging to standard error. */
  console: LogConsole;
}

/** The parameters of `log.setFile`. */
export interface LogSetFileParams {
  /** Whether to log to files. */
  isEnabled: boolean;
  /** An absolute path; absent: `log` in the server's state directory (`$XDG_STATE_HOME/cast-rpc`). Not empty. */
  directory?: string;
  /**
   * The largest size of a file, at least 32 KiB; 0: 2 MiB. In bytes. From 0 to 1073741824. Absent: `0`. SDK:
   * `GCKLogger.maxLogFileSize`.
   */
  maxFileSize?: number;
  /**
   * How many files are kept, including the current one; at least 2. From 0 to 100. Absent: `2`. SDK:
   * `GCKLogger.maxLogFileCount`.
   */
  maxFileCount?: number;
  /** The records that are logged; absent: INFO and above. */
  filter?: LogFilter;
}

/** The parameters of `log.setConsole`. */
export interface LogSetConsoleParams {
  /** Whether to log to standard error. */
  isEnabled: boolean;
  /** The records that are logged; absent: INFO and above. */
  filter?: LogFilter;
}

/** The parameters of `log.setMessageTap`. */
export interface LogSetMessageTapParams {
  /** Whether to show any. Absent: `true`. */
  isEnabled?: boolean;
  /** The session; absent: all sessions. Not empty. */
  sessionId?: string;
  /** Globs for namespaces; absent: all. Not empty. */
  namespaces?: string[];
  /** Whether PING and PONG are included. Absent: `false`. */
  includeHeartbeat?: boolean;
  /** Whether secrets are removed from payloads, and binary payloads left out. Absent: `true`. */
  redact?: boolean;
  /** The length at which payloads are cut. In bytes. From 0 to 65536. Absent: `16384`. */
  maximumPayloadBytes?: number;
}

/**
 * The framework logged a record. If there are too many for the connection, the oldest are dropped, and `$/overflow` or
 * `lost` says how many.
 */
export interface LogDidRecord {
  /** A number that grows with every record of this connection. */
  recordId: number;
  /** The severity. */
  level: LogLevel;
  /** The message, followed by `metadata`. */
  message: string;
  /** The component that logged it: `CastSession(Starting)`. */
  component: string;
  /** The corresponding class of the SDK: `GCKCastSession`; absent if there is none. */
  className?: string;
  /** The function: `start(_:options:)`. */
  function: string;
  /** The file and line: `CastSender/CastSession+Starting.swift:55`. */
  location: string;
  /** The time, in seconds since 1970. In seconds. */
  time: number;
  /** The session that it is about. */
  sessionId?: string;
  /** Further details, by name. */
  metadata?: Record<string, string>;
  /** How many records before this one were dropped because the connection couldn't take them. */
  lost?: number;
}

/**
 * A Cast message was sent or received. If there are too many for the connection, the oldest are dropped, and
 * `$/overflow` says how many.
 */
export interface LogDidTapMessage {
  /** A number that grows with every message shown to this connection. */
  recordId: number;
  /** The time, in seconds since 1970. In seconds. */
  time: number;
  /** The session that it belongs to. */
  sessionId: string;
  /** The direction. */
  direction: MessageDirection;
  /** The sender's id. */
  sourceId: string;
  /** The recipient's id. */
  destinationId: string;
  /** Its namespace. */
  namespace: string;
  /** The payload of a text message. */
  payload?: string;
  /** The payload of a binary message in base64; only without redaction. */
  binaryPayload?: string;
  /** The payload's full length. In bytes. */
  payloadBytes: number;
  /** Whether the payload was cut or left out. */
  isTruncated: boolean;
}

/** Logging to files started, stopped, fails, or works again. */
export interface LogDidChangeFile {
  /** The present state. */
  file: LogFile;
}

/** The parameters of `media.load`. */
export interface MediaLoadParams extends LoadRequestData, WaitOptions {
  /** The session; absent: the current one. */
  sessionId?: string;
  /**
   * A deep link that the app resolves, sent as LOAD_BY_ENTITY; instead of `media` and `queueData`. To load it with
   * further options, use `media.entity` or `queueData.entity`. Not empty.
   */
  entity?: string;
  /** With `entity`: whether its content is shuffled. */
  shuffle?: boolean;
  /**
   * Whether the server examines the media (of a queue the first played item) before the load, as `media.preflight`
   * does. Media that can't play is refused with MediaWillFail, and nothing is sent. Absent: `false`.
   */
  preflight?: boolean;
  /**
   * Whether the server examines media that the receiver refused without a useful reason (MEDIA_SRC_NOT_SUPPORTED, or
   * none), for 5 seconds at most. `data.preflight` of the error has the findings. Absent: `false`.
   */
  explainFailure?: boolean;
}

/** The parameters of `media.resolve`. */
export interface MediaResolveParams {
  /** An `http` or `https` URL. Not empty. */
  url: string;
  /** The session whose device plays it; absent, and no `device`: the current session, if there is one. */
  sessionId?: string;
  /**
   * The device that plays it, by id, name, alias or address; not together with `sessionId`. Without either, formats are
   * chosen that all devices with a screen play. Not empty.
   */
  device?: string;
  /** How long to look for a device that isn't known yet. In seconds. From 0 to 600. Absent: `5`. */
  searchTimeout?: number;
}

/** What `media.resolve` answers. */
export interface MediaResolveResult {
  /** A summary of the content. */
  resolved: ResolvedContent;
  /** Its items, in order; at least one. */
  items: ResolvedItem[];
  /** The entries of a playlist that can't be played. */
  passedOver: PassedOverItem[];
}

/** The parameters of `media.preflight`. */
export interface MediaPreflightParams {
  /** The media that would be loaded, with its tracks. */
  media?: MediaInformation;
  /**
   * The URL that would be played, or a path or `file:` URL on the server's machine. A file is judged by its content.
   * Not empty.
   */
  url?: string;
  /** With `url`: the MIME type that the load would declare; absent: determined from the content. */
  contentType?: string;
  /**
   * The session whose device the media is judged for; absent, and no `device`: the current session, if there is one.
   */
  sessionId?: string;
  /**
   * The device that the media is judged for, by id, name, alias or address; not together with `sessionId`. Not empty.
   */
  device?: string;
  /** How long to look for a device that isn't known yet. In seconds. From 0 to 600. Absent: `5`. */
  searchTimeout?: number;
  /**
   * The origin of the app's page, such as `https://receiver.example.com`: servers may allow only some pages to read
   * manifests and subtitles (CORS). Absent: the origin of the default media receiver. The origin of another app isn't
   * known, so NO_CORS is a risk for its session. Not empty.
   */
  origin?: string;
  /**
   * The limit for all fetches together; parts that weren't examined by then are a finding. In seconds. More than 0, at
   * most 120. Absent: `20`.
   */
  timeout?: number;
}

/** The parameters of `media.play`. */
export interface MediaPlayParams extends WaitOptions {
  /** The session; absent: the current one. */
  sessionId?: string;
  /** App-defined data. */
  customData?: unknown;
}

/** The parameters of `media.pause`. */
export interface MediaPauseParams extends WaitOptions {
  /** The session; absent: the current one. */
  sessionId?: string;
  /** App-defined data. */
  customData?: unknown;
}

/** The parameters of `media.stop`. */
export interface MediaStopParams {
  /** The session; absent: the current one. */
  sessionId?: string;
  /** App-defined data. */
  customData?: unknown;
}

/** The parameters of `media.seek`. */
export interface MediaSeekParams extends WaitOptions {
  /** The session; absent: the current one. */
  sessionId?: string;
  /** The position. In seconds. At least 0. */
  currentTime?: number;
  /** Alternatively: the distance from the present position; negative is backward. In seconds. */
  relativeTime?: number;
  /** Alternatively: whether to seek to the end, or to the live edge. Absent: `false`. */
  seekToInfinite?: boolean;
  /** The player's state after the seek. */
  resumeState?: ResumeState;
  /** App-defined data. */
  customData?: unknown;
}

/** The parameters of `media.setPlaybackRate`. */
export interface MediaSetPlaybackRateParams {
  /** The session; absent: the current one. */
  sessionId?: string;
  /** The rate; 1 is normal. From 0.5 to 2. SDK: `kGCKMediaMinPlaybackRate`. */
  playbackRate?: number;
  /** Alternatively: a factor for the present rate; the resulting rate must be between 0.5 and 2, too. More than 0. */
  relativePlaybackRate?: number;
  /** App-defined data. */
  customData?: unknown;
}

/** The parameters of `media.setStreamVolume`. */
export interface MediaSetStreamVolumeParams {
  /** The session; absent: the current one. */
  sessionId?: string;
  /** The volume level. From 0 to 1. */
  level: number;
  /** App-defined data. */
  customData?: unknown;
}

/** The parameters of `media.setStreamMuted`. */
export interface MediaSetStreamMutedParams {
  /** The session; absent: the current one. */
  sessionId?: string;
  /** Whether to mute it. */
  muted: boolean;
  /** App-defined data. */
  customData?: unknown;
}

/** The parameters of `media.setActiveTracks`. */
export interface MediaSetActiveTracksParams {
  /** The session; absent: the current one. */
  sessionId?: string;
  /** Their ids; empty, absent or null: none. */
  activeTrackIds?: number[];
  /** App-defined data. */
  customData?: unknown;
}

/** The parameters of `media.getDefaultTextTrackStyle`. */
export type MediaGetDefaultTextTrackStyleParams = Record<string, never>;

/** What `media.getDefaultTextTrackStyle` answers. */
export interface MediaGetDefaultTextTrackStyleResult {
  /** The text style. */
  textTrackStyle: TextTrackStyle;
}

/** The parameters of `media.setTextTrackStyle`. */
export interface MediaSetTextTrackStyleParams {
  /** The session; absent: the current one. */
  sessionId?: string;
  /** The text style. */
  textTrackStyle: TextTrackStyle;
  /** App-defined data. */
  customData?: unknown;
}

/** The parameters of `media.skipAd`. */
export interface MediaSkipAdParams {
  /** The session; absent: the current one. */
  sessionId?: string;
  /** App-defined data. */
  customData?: unknown;
}

/** The parameters of `media.requestStatus`. */
export interface MediaRequestStatusParams {
  /** The session; absent: the current one. */
  sessionId?: string;
  /** Whether the answer may leave out the media's metadata (NO_METADATA). Absent: `false`. */
  omitMetadata?: boolean;
  /** Whether the answer may leave out the queue's items (NO_QUEUE_ITEMS). Absent: `false`. */
  omitQueueItems?: boolean;
  /** App-defined data. */
  customData?: unknown;
}

/** The parameters of `media.getStatus`. */
export interface MediaGetStatusParams {
  /** The session; absent: the current one. */
  sessionId?: string;
}

/** The parameters of `media.getLastKnown`. */
export interface MediaGetLastKnownParams {
  /** The session, which may have ended; absent: the current one, or if no session exists the one that ended last. */
  sessionId?: string;
}

/** The parameters of `media.position`. */
export interface MediaPositionParams {
  /** The session; absent: the current one. */
  sessionId?: string;
}

/** The parameters of `media.subscribePosition`. */
export interface MediaSubscribePositionParams {
  /** The session; absent: the current one. */
  sessionId?: string;
  /** The time between two notifications. In seconds. From 0.1 to 3600. Absent: `1`. */
  interval?: number;
}

/** The parameters of `media.unsubscribePosition`. */
export interface MediaUnsubscribePositionParams {
  /** The session; absent: the current one. */
  sessionId?: string;
}

/** The parameters of `media.editTracks`. */
export interface MediaEditTracksParams {
  /** The session; absent: the current one. */
  sessionId?: string;
  /** The active tracks; empty: none, absent: unchanged. */
  activeTrackIds?: number[];
  /** The style of text tracks. */
  textTrackStyle?: TextTrackStyle;
  /** Turns text on (the receiver picks the track) or off. */
  enableTextTracks?: boolean;
  /** The text's language, RFC 5646. Not empty. */
  language?: string;
  /** Whether the language is only a suggestion: if there is no such track, nothing happens. */
  isSuggestedLanguage?: boolean;
  /** App-defined data. */
  customData?: unknown;
}

/** The parameters of `media.editAudioTracks`. */
export interface MediaEditAudioTracksParams {
  /** The session; absent: the current one. */
  sessionId?: string;
  /** The language, RFC 5646. Not empty. */
  language: string;
  /** Whether the language is only a suggestion, not the viewer's choice. */
  isSuggestedLanguage?: boolean;
  /** App-defined data. */
  customData?: unknown;
}

/** The parameters of `media.selectTracks`. */
export interface MediaSelectTracksParams {
  /** The session; absent: the current one. */
  sessionId?: string;
  /** Audio languages, the best first. */
  audioLanguages?: string[];
  /** Text languages, the best first; empty: turns text off. */
  textLanguages?: string[];
  /** Accepted kinds of text, the best first; absent: SUBTITLES, CAPTIONS, and tracks without a kind. */
  textSubtypes?: TextTrackSubtype[];
  /** Whether a missing track is no error. Absent: `false`. */
  isSuggested?: boolean;
  /** App-defined data. */
  customData?: unknown;
}

/** The parameters of `media.userAction`. */
export interface MediaUserActionParams {
  /** The session; absent: the current one. */
  sessionId?: string;
  /** The action. */
  userAction: UserAction;
  /** Whether the action is undone. */
  clear?: boolean;
  /** The subject of the action, as the app defines it. */
  userActionContext?: string;
  /** The place of the action, as the app defines it. */
  source?: string;
  /** App-defined data. */
  customData?: unknown;
}

/** The parameters of `media.precache`. */
export interface MediaPrecacheParams {
  /** The session; absent: the current one. */
  sessionId?: string;
  /** App-defined data. */
  precacheData?: string;
  /** The streams to preload. */
  requestItems?: MediaRequestItem[];
  /** App-defined data. */
  customData?: unknown;
}

/** The parameters of `media.storeSession`. */
export interface MediaStoreSessionParams {
  /** The session; absent: the current one. */
  sessionId?: string;
  /** The capabilities of the other device; absent: the value of the SDK for Android. */
  targetDeviceCapabilities?: Record<string, any>;
  /** App-defined data. */
  customData?: unknown;
}

/** What `media.storeSession` answers. */
export interface MediaStoreSessionResult {
  /** The state, which only apps understand: usually `loadRequestData` and `customData`. */
  sessionState: Record<string, any>;
}

/** The parameters of `media.resumeSession`. */
export interface MediaResumeSessionParams extends WaitOptions {
  /** The session; absent: the current one. */
  sessionId?: string;
  /** The state that `media.storeSession` returned. */
  sessionState: Record<string, any>;
  /** App-defined data. */
  customData?: unknown;
}

/** The parameters of `media.setCredentials`. */
export interface MediaSetCredentialsParams {
  /** The session; absent: the current one. */
  sessionId?: string;
  /** The viewer's credentials. */
  credentials: string;
  /** The type of credentials: `web`, `android`, `ios`, `cloud`. */
  credentialsType?: string;
  /** The id of the app's REFRESH_CREDENTIALS that this answers. */
  forRequestId?: number;
  /** App-defined data. */
  customData?: unknown;
}

/** The parameters of `media.playAgain`. */
export interface MediaPlayAgainParams extends WaitOptions {
  /** The session; absent: the current one. */
  sessionId?: string;
  /** App-defined data. */
  customData?: unknown;
}

/** The parameters of `media.sendCommand`. */
export interface MediaSendCommandParams {
  /** The session; absent: the current one. */
  sessionId?: string;
  /** The message's type. Not empty. Absent: `"CUSTOM_COMMAND"`. */
  type?: string;
  /** CUSTOM_COMMAND: the command. */
  data?: string;
  /** Further members; `type`, `requestId` and `sessionId` are not allowed. */
  members?: Record<string, any>;
  /** Whether to wait for the answer; if not, the call returns when the message was sent. Absent: `true`. */
  expectsReply?: boolean;
  /** How long to wait. In seconds. More than 0, at most 86400. Absent: `10`. */
  timeout?: number;
  /** App-defined data. */
  customData?: unknown;
}

/** What `media.sendCommand` answers. */
export interface MediaSendCommandResult {
  /** The answer as received; absent if none was expected. */
  reply?: Record<string, any>;
}

/** The parameters of `media.requests`. */
export interface MediaRequestsParams {
  /** The session; absent: all sessions. */
  sessionId?: string;
}

/** What `media.requests` answers. */
export interface MediaRequestsResult {
  /** The requests. */
  requests: PendingMediaRequest[];
}

/** New media was loaded: a new media session exists. */
export interface MediaDidStartSession {
  /** The session. */
  sessionId: string;
  /** The media session. */
  mediaSessionId: number;
}

/** The media status changed, by this server, another sender or the device itself. */
export interface MediaDidUpdateStatus extends MediaState {}

/** The media or its metadata changed. */
export interface MediaDidUpdateMetadata {
  /** The session. */
  sessionId: string;
  /** The media; absent if there is none. */
  media?: MediaInformation;
}

/** The queue, its current item or its repeat mode changed. */
export interface MediaDidUpdateQueue {
  /** The session. */
  sessionId: string;
  /** The current item. */
  currentItemId?: number;
  /** The window of items that the receiver reported. */
  items?: QueueItem[];
  /** The queue's behaviour at its end. */
  repeatMode?: RepeatMode;
  /** Metadata of the queue's container. */
  queueData?: QueueData;
}

/** The preloaded item changed. */
export interface MediaDidUpdatePreload {
  /** The session. */
  sessionId: string;
  /** The item; absent if there is none. */
  preloadedItemId?: number;
}

/** A media session ended. */
export interface MediaDidEndSession {
  /** The session. */
  sessionId: string;
  /** The media session. */
  mediaSessionId: number;
  /** The reason, if the receiver reported one. */
  idleReason?: IdleReason;
}

/** Time advanced; only for connections that called `media.subscribePosition`, and only while it advances. */
export interface MediaDidUpdatePosition extends MediaPosition {}

/**
 * The app reported an error that answers no request of this server: a track, an ad, the current item, or what another
 * sender loaded, failed.
 */
export interface MediaDidReceiveError {
  /** The session. */
  sessionId: string;
  /** The app's error. */
  receiver: ReceiverErrorInfo;
  /** The same in words, with what to check. */
  message: string;
}

/** The app sent a message in the media namespace that is neither a status, a queue change, an error nor an answer. */
export interface MediaDidReceiveMessage {
  /** The session. */
  sessionId: string;
  /** The message as received. */
  message: Record<string, any>;
}

/** The parameters of `player.play`. */
export interface PlayerPlayParams extends PlayerTarget {
  /**
   * The URL to play, or that of a page or playlist; or the absolute path or `file:` URL of a file, a folder (its media
   * as a queue), an M3U or PLS playlist, or a pipe (a live stream, read once) on the server's machine. Relative paths
   * are refused, because the server's folder isn't the client's. Not empty.
   */
  url?: string;
  /** Several URLs or paths, played one after the other as a queue. Not empty. */
  urls?: string[];
  /**
   * Subtitles to show from the start: an absolute path, or a URL. SubRip, SubStation, MicroDVD, SubViewer and TTML
   * files are converted to WebVTT. Only with a `url` of one item. Not empty.
   */
  subtitles?: string;
  /** The media to play, with all its members. */
  media?: MediaInformation;
  /** A queue to play. */
  queueData?: QueueData;
  /**
   * With `url` and `urls`: the MIME type; absent: determined from a file's bytes, the extension in the URL's path, or
   * else the server's answer.
   */
  contentType?: string;
  /** With `url`: the title to show. */
  title?: string;
  /** The start position; absent: the beginning, or the live edge. In seconds. At least 0. */
  currentTime?: number;
  /**
   * Whether a film that was left before its end starts at that position, unless `currentTime` is given. `resumedAt` of
   * the result has the position. Never for live streams, short media and queues; the context's `resuming` says which
   * positions are kept. Absent: `false`.
   */
  resume?: boolean;
  /**
   * The time for which each picture of a queue is shown; then the server plays the next item, because receivers don't
   * advance from pictures. Ends with the queue, another load, or the session. In seconds. From 2 to 86400.
   */
  slideInterval?: number;
  /** Whether playback starts at once; false: the media is loaded and paused. Absent: `true`. */
  autoplay?: boolean;
  /** How a queue repeats. */
  repeatMode?: RepeatMode;
  /**
   * With `url` and `urls`: whether a page or a playlist is resolved to its media (`media.resolve`). A URL with a
   * `contentType` never is. Absent: `"IF_NEEDED"`.
   */
  resolve?: ResolveMode;
  /** The app; absent: the default media receiver, or the context's first. Not empty. */
  applicationId?: string;
  /**
   * How long to wait, after the receiver's answer, until it plays; then the call fails with RequestTimedOut, but
   * playback continues. 0: don't wait. In seconds. At least 0. Absent: `30`.
   */
  waitTimeout?: number;
  /**
   * The condition on which the server converts a file of its machine during playback; absent: the context's
   * `conversion.mode`. Needs ffmpeg. With IF_NEEDED, media that is a risk for the device, and that the receiver
   * refuses, is loaded once more, converted (`secondTry` in the result).
   */
  convert?: ConvertMode;
  /**
   * The file's audio track to play: its number from 1, or its language (`de`, `ger`). A track that the device wouldn't
   * choose by itself makes a conversion necessary. Not empty.
   */
  audioTrack?: string;
  /**
   * The file's picture subtitles (DVD, Blu-ray) to burn into the video: their number from 1 among all its subtitles, or
   * their language. The video is then encoded anew. Not empty.
   */
  burnSubtitles?: string;
  /**
   * The largest height of the video; a file with a larger one is converted. Absent: no file is converted for this, and
   * conversions use the context's `conversion.maximumHeight`. From 144 to 4320.
   */
  maximumHeight?: number;
  /**
   * The largest bit rate of the video; a file with a larger one is converted. Absent: no file is converted for this,
   * and conversions use the context's `conversion.maximumBitRate`. From 200000 to 100000000.
   */
  maximumBitRate?: number;
  /**
   * Whether the server examines the first item before it starts anything, as `media.preflight` does. Media that can't
   * play is refused with MediaWillFail. Absent: only a `url` that is a media file of the server's machine is examined.
   */
  preflight?: boolean;
  /**
   * Whether the server examines media that the receiver refused without a useful reason (MEDIA_SRC_NOT_SUPPORTED, or
   * none), for 5 seconds at most. `data.preflight` of the error has the findings. Absent: `true`.
   */
  explainFailure?: boolean;
}

/** The parameters of `player.pause`. */
export interface PlayerPauseParams extends PlayerTarget {}

/** The parameters of `player.resume`. */
export interface PlayerResumeParams extends PlayerTarget {}

/** The parameters of `player.toggle`. */
export interface PlayerToggleParams extends PlayerTarget {}

/** The parameters of `player.stop`. */
export interface PlayerStopParams extends PlayerTarget {
  /** Whether only the media stops, and the app stays. Absent: `false`. */
  keepApplication?: boolean;
}

/** The parameters of `player.seek`. */
export interface PlayerSeekParams extends PlayerTarget {
  /** The position to seek to. In seconds. At least 0. */
  position?: number;
  /** Instead: how far to go from the current position; negative goes back. In seconds. */
  distance?: number;
}

/** The parameters of `player.next`. */
export interface PlayerNextParams extends PlayerTarget {}

/** The parameters of `player.previous`. */
export interface PlayerPreviousParams extends PlayerTarget {}

/** The parameters of `player.setVolume`. */
export interface PlayerSetVolumeParams extends PlayerTarget {
  /** The level, from 0 (silent) to 1 (loudest). From 0 to 1. */
  level?: number;
  /** Instead: how many of the device's own steps; negative lowers the volume. From -1000 to 1000. */
  steps?: number;
  /** Whether to mute it; alone, or beside `level` or `steps`. */
  muted?: boolean;
}

/** The parameters of `player.status`. */
export interface PlayerStatusParams extends PlayerTarget {}

/** The parameters of `player.list`. */
export interface PlayerListParams {
  /**
   * How long to look for devices. The search ends earlier when no further device answers, and after 3.5 s if none
   * answers at all. In seconds. From 0 to 600. Absent: `5`.
   */
  searchTimeout?: number;
  /** The limit for asking one device. In seconds. More than 0, at most 600. Absent: `5`. */
  timeout?: number;
}

/** What `player.list` answers. */
export interface PlayerListResult {
  /** The devices, in the order of discovery; one that doesn't answer has `error`. */
  players: PlayerStatus[];
}

/** The parameters of `player.connect`. */
export interface PlayerConnectParams extends PlayerTarget {}

/** The parameters of `player.interrupt`. */
export interface PlayerInterruptParams extends PlayerTarget {
  /**
   * The URL to play; or the absolute path or `file:` URL of a file, a folder (its media as a queue), an M3U or PLS
   * playlist, or a pipe (a live stream, read once) on the server's machine. Relative paths are refused, because the
   * server's folder isn't the client's. Not empty.
   */
  url?: string;
  /** Several URLs or paths, played one after the other as a queue. Not empty. */
  urls?: string[];
  /**
   * Subtitles to show from the start: an absolute path, or a URL. SubRip, SubStation, MicroDVD, SubViewer and TTML
   * files are converted to WebVTT. Only with a `url` of one item. Not empty.
   */
  subtitles?: string;
  /** The media to play, with all its members. */
  media?: MediaInformation;
  /** A queue to play. */
  queueData?: QueueData;
  /**
   * With `url` and `urls`: the MIME type; absent: determined from a file's bytes, the extension in the URL's path, or
   * else the server's answer.
   */
  contentType?: string;
  /** With `url`: the title to show. */
  title?: string;
  /**
   * With `url` and `urls`: whether a page or a playlist is resolved to its media. Of a playlist's entries with pages of
   * their own only the first is announced. Absent: `"IF_NEEDED"`.
   */
  resolve?: ResolveMode;
  /** The device's volume during the announcement; absent: as it is. From 0 to 1. */
  volumeLevel?: number;
  /** The announcement is cut off after this long. In seconds. More than 0, at most 3600. Absent: `60`. */
  maximumDuration?: number;
}

/** The parameters of `player.setDefault`. */
export interface PlayerSetDefaultParams {
  /** The device: id, name, alias or address; absent: clears the default. Not empty. */
  device?: string;
}

/** The parameters of `player.setAlias`. */
export interface PlayerSetAliasParams {
  /** The short name; compared case-insensitively. Not empty. */
  alias: string;
  /** The device: id, name or address; absent: the alias is removed. Not empty. */
  device?: string;
}

/** The parameters of `player.getNames`. */
export type PlayerGetNamesParams = Record<string, never>;

/**
 * The playback status of a device with a session changed. A mere advance of the position isn't reported: extrapolate it
 * with `playbackRate` while `playerState` is PLAYING.
 */
export interface PlayerDidChange extends PlayerStatus {}

/** The parameters of `queue.load`. */
export interface QueueLoadParams extends LoadRequestData, WaitOptions {
  /** The session; absent: the current one. */
  sessionId?: string;
  /** The items, if `queueData` has none. SDK: `GCKRemoteMediaClient.queueLoadItems:withOptions:`. */
  items?: QueueItem[];
  /**
   * The index of the first item to play, if `queueData` has none. At least 0. SDK:
   * `GCKMediaQueueLoadOptions.startIndex`.
   */
  startIndex?: number;
  /** The queue's behaviour at its end, if `queueData` has none. SDK: `GCKMediaQueueLoadOptions.repeatMode`. */
  repeatMode?: RepeatMode;
}

/** The parameters of `queue.insert`. */
export interface QueueInsertParams {
  /** The session; absent: the current one. */
  sessionId?: string;
  /** The items; their ids are left out, since the receiver assigns new ones. Not empty. */
  items: QueueItem[];
  /** The item before which they are inserted; absent: at the end. At least 1. */
  insertBefore?: number;
  /** App-defined data. */
  customData?: unknown;
}

/** The parameters of `queue.insertAndPlay`. */
export interface QueueInsertAndPlayParams extends WaitOptions {
  /** The session; absent: the current one. */
  sessionId?: string;
  /** The item. */
  item: QueueItem;
  /** The item before which they are inserted; absent: at the end. At least 1. */
  insertBefore?: number;
  /** The start position; absent: the item's own. In seconds. At least 0. SDK: `playPosition`. */
  currentTime?: number;
  /** App-defined data. */
  customData?: unknown;
}

/** The parameters of `queue.update`. */
export interface QueueUpdateParams {
  /** The session; absent: the current one. */
  sessionId?: string;
  /** The changes of each item, with its `itemId`; absent members stay as they are. Not empty. */
  items: QueueItem[];
  /** App-defined data. */
  customData?: unknown;
}

/** The parameters of `queue.remove`. */
export interface QueueRemoveParams {
  /** The session; absent: the current one. */
  sessionId?: string;
  /** The items; receivers ignore those that aren't in the queue. Not empty. */
  itemIds: number[];
  /** App-defined data. */
  customData?: unknown;
}

/** The parameters of `queue.reorder`. */
export interface QueueReorderParams {
  /** The session; absent: the current one. */
  sessionId?: string;
  /** The items, each one once. Not empty. */
  itemIds: number[];
  /** The item before which they are inserted; absent: at the end. At least 1. */
  insertBefore?: number;
  /** App-defined data. */
  customData?: unknown;
}

/** The parameters of `queue.move`. */
export interface QueueMoveParams {
  /** The session; absent: the current one. */
  sessionId?: string;
  /** The item. At least 1. */
  itemId: number;
  /** Its new index, counted from 0. At least 0. */
  toIndex: number;
  /** App-defined data. */
  customData?: unknown;
}

/** The parameters of `queue.jump`. */
export interface QueueJumpParams extends WaitOptions {
  /** The session; absent: the current one. */
  sessionId?: string;
  /** The item. At least 1. */
  itemId: number;
  /**
   * The start position; absent: the item's own. It applies this time only. In seconds. At least 0. SDK: `playPosition`.
   */
  currentTime?: number;
  /** App-defined data. */
  customData?: unknown;
}

/** The parameters of `queue.next`. */
export interface QueueNextParams extends WaitOptions {
  /** The session; absent: the current one. */
  sessionId?: string;
  /** App-defined data. */
  customData?: unknown;
}

/** The parameters of `queue.previous`. */
export interface QueuePreviousParams extends WaitOptions {
  /** The session; absent: the current one. */
  sessionId?: string;
  /** App-defined data. */
  customData?: unknown;
}

/** The parameters of `queue.setRepeatMode`. */
export interface QueueSetRepeatModeParams {
  /** The session; absent: the current one. */
  sessionId?: string;
  /** The repeat mode. */
  repeatMode: RepeatMode;
  /** App-defined data. */
  customData?: unknown;
}

/** The parameters of `queue.shuffle`. */
export interface QueueShuffleParams {
  /** The session; absent: the current one. */
  sessionId?: string;
  /** App-defined data. */
  customData?: unknown;
}

/** The parameters of `queue.unshuffle`. */
export interface QueueUnshuffleParams {
  /** The session; absent: the current one. */
  sessionId?: string;
  /** App-defined data. */
  customData?: unknown;
}

/** The parameters of `queue.fetchItemIds`. */
export interface QueueFetchItemIdsParams {
  /** The session; absent: the current one. */
  sessionId?: string;
}

/** What `queue.fetchItemIds` answers. */
export interface QueueFetchItemIdsResult {
  /** The ids, in the order of the queue. */
  itemIds: number[];
  /** The list's revision; the page includes all notifications up to it. */
  revision: number;
}

/** The parameters of `queue.fetchItems`. */
export interface QueueFetchItemsParams {
  /** The session; absent: the current one. */
  sessionId?: string;
  /** The ids, at most 5,000. Not empty. */
  itemIds: number[];
}

/** What `queue.fetchItems` answers. */
export interface QueueFetchItemsResult {
  /** The items that are in the queue, in the order of `itemIds`, each one once. */
  items: QueueItem[];
}

/** The parameters of `queue.fetchItemRange`. */
export interface QueueFetchItemRangeParams {
  /** The session; absent: the current one. */
  sessionId?: string;
  /** The item. At least 1. */
  itemId: number;
  /** How many items after it; pass either this or `prevCount`. At least 1. */
  nextCount?: number;
  /** How many items before it. At least 1. */
  prevCount?: number;
}

/** What `queue.fetchItemRange` answers. */
export interface QueueFetchItemRangeResult {
  /** The items in the order of the queue, as many as the receiver reports at a time. */
  items: QueueItem[];
}

/** The parameters of `queue.list`. */
export interface QueueListParams {
  /** The session; absent: the current one. */
  sessionId?: string;
  /** The index of the first item, from 0; pass either this or `fromItemId`. At least 0. */
  startIndex?: number;
  /** The id of the first item. At least 1. */
  fromItemId?: number;
  /** The number of items. From 0 to 5000. Absent: `50`. */
  count?: number;
  /**
   * Whether items are requested from the receiver; otherwise items that aren't cached have only their id. Absent:
   * `true`.
   */
  fetchIfNeeded?: boolean;
}

/** The parameters of `queue.getCache`. */
export interface QueueGetCacheParams {
  /** The session; absent: the current one. */
  sessionId?: string;
}

/** The parameters of `queue.setCacheOptions`. */
export interface QueueSetCacheOptionsParams {
  /** The session; absent: the current one. */
  sessionId?: string;
  /** The largest number of cached items; absent: unchanged. A session starts with 20. From 1 to 5000. */
  cacheSize?: number;
  /** The largest number of items per request; absent: unchanged. A session starts with 20. From 1 to 100. */
  maximumFetchCount?: number;
}

/** The parameters of `queue.reload`. */
export interface QueueReloadParams {
  /** The session; absent: the current one. */
  sessionId?: string;
}

/** What `queue.reload` answers. */
export interface QueueReloadResult {
  /** The ids, in the order of the queue. */
  itemIds: number[];
  /** The list's revision. */
  revision: number;
}

/** The parameters of `queue.clear`. */
export interface QueueClearParams {
  /** The session; absent: the current one. */
  sessionId?: string;
}

/** The queue was replaced, became known, or ended; it is empty then. */
export interface QueueDidReload {
  /** The session. */
  sessionId: string;
  /** Counts the changes of this session's queue. */
  revision: number;
  /** How many items the queue has after the change. */
  itemCount: number;
  /** Whether it is the last notification of one change at the receiver: time to redraw. SDK: `mediaQueueDidChange:`. */
  isLast: boolean;
  /** All items, in order. */
  itemIds: number[];
}

/** Adjacent items were inserted. */
export interface QueueDidInsert {
  /** The session. */
  sessionId: string;
  /** Counts the changes of this session's queue. */
  revision: number;
  /** How many items the queue has after the change. */
  itemCount: number;
  /** Whether it is the last notification of one change at the receiver: time to redraw. SDK: `mediaQueueDidChange:`. */
  isLast: boolean;
  /** The items, in order. */
  itemIds: number[];
  /** The index of the first one. */
  index: number;
  /** The item after them; absent at the end. */
  insertBefore?: number;
}

/** Items changed, or were added to or removed from the cache. */
export interface QueueDidUpdate {
  /** The session. */
  sessionId: string;
  /** Counts the changes of this session's queue. */
  revision: number;
  /** How many items the queue has after the change. */
  itemCount: number;
  /** Whether it is the last notification of one change at the receiver: time to redraw. SDK: `mediaQueueDidChange:`. */
  isLast: boolean;
  /** The items. */
  itemIds: number[];
  /** Their indexes. */
  indexes: number[];
  /** The reason. */
  reason: QueueUpdateReason;
}

/** Items were removed. */
export interface QueueDidRemove {
  /** The session. */
  sessionId: string;
  /** Counts the changes of this session's queue. */
  revision: number;
  /** How many items the queue has after the change. */
  itemCount: number;
  /** Whether it is the last notification of one change at the receiver: time to redraw. SDK: `mediaQueueDidChange:`. */
  isLast: boolean;
  /** The items. */
  itemIds: number[];
  /** Their old indexes. */
  indexes: number[];
}

/** The same items have a new order. */
export interface QueueDidReorder {
  /** The session. */
  sessionId: string;
  /** Counts the changes of this session's queue. */
  revision: number;
  /** How many items the queue has after the change. */
  itemCount: number;
  /** Whether it is the last notification of one change at the receiver: time to redraw. SDK: `mediaQueueDidChange:`. */
  isLast: boolean;
  /** All items, in their new order. */
  itemIds: number[];
}

/** The parameters of `record.start`. */
export interface RecordStartParams {
  /**
   * The file: an absolute path on the server's machine. It must not exist, nor must the older files of its rotation.
   * Not empty.
   */
  path: string;
  /**
   * The device, by id, name, alias or address; absent, without `sessionId`: the default device, else that of the
   * current session, else the only one in the network. Not empty.
   */
  device?: string;
  /** Instead of a device: the session whose device is recorded. */
  sessionId?: string;
  /**
   * Whether private values are kept, with certificates and binary payloads. Such a file must not be passed on. Absent:
   * `false`.
   */
  isRaw?: boolean;
  /** Whether PING and PONG are recorded. Absent: `false`. */
  includeHeartbeat?: boolean;
  /** The size at which a file is rotated. In bytes. From 65536 to 67108864. Absent: `16777216`. */
  maxFileSize?: number;
  /** How many files are kept, including the current one. From 1 to 100. Absent: `4`. */
  maxFileCount?: number;
}

/** The parameters of `record.stop`. */
export interface RecordStopParams {
  /** The recording. */
  recordingId: string;
}

/** The parameters of `record.list`. */
export type RecordListParams = Record<string, never>;

/** What `record.list` answers. */
export interface RecordListResult {
  /** The recordings, oldest first. */
  recordings: RecordingInfo[];
}

/** A recording started, stopped, can't be written, or works again. */
export interface RecordDidChange extends RecordingInfo {}

/** The parameters of `rpc.discover`. */
export type RpcDiscoverParams = Record<string, never>;

/** The parameters of `serve.publish`. */
export interface ServePublishParams {
  /**
   * The file: an absolute path on the server's machine, or a `file:` URL. Relative paths are refused, because the
   * server's folder isn't the client's. Not empty.
   */
  path: string;
  /** The session; absent: the current one, if `device` is absent, too. */
  sessionId?: string;
  /** Instead of a session: the device that may fetch it, by id, name, alias or address. Not empty. */
  device?: string;
  /** The MIME type to serve it as; absent: determined from its bytes and its name. Not empty. */
  contentType?: string;
  /** The last part of the URL; absent: the file's name. It doesn't select the file. Not empty. */
  name?: string;
  /** Whether other devices and programs than the receiver may fetch it, if they know the URL. Absent: `false`. */
  allowAnyPeer?: boolean;
}

/** The parameters of `serve.unpublish`. */
export interface ServeUnpublishParams {
  /** The publication. */
  publicationId: string;
}

/** The parameters of `serve.list`. */
export interface ServeListParams {
  /** Only the publications of this session; absent: all. */
  sessionId?: string;
}

/** What `serve.list` answers. */
export interface ServeListResult {
  /** The publications, oldest first. */
  publications: Publication[];
}

/**
 * A conversion finished a segment, started, paused or failed; a few times a minute. Only the newest state of a
 * publication matters.
 */
export interface ServeDidConvert extends ConversionProgress {}

/**
 * A client of the media server fetches a publication; sent at the start of the transfer, about once a second while
 * bytes are read, and at its end. Only the newest state of a transfer matters.
 */
export interface ServeDidServe extends ServedTransfer {}

/** The parameters of `server.initialize`. */
export interface ServerInitializeParams {
  /** The protocol version that the client supports. Absent: `"1.0"`. */
  protocolVersion?: string;
  /** The client's name and version. */
  clientInfo?: ClientInfo;
  /** The client's process id; a spawned server exits when that process does. At least 1. */
  processId?: number;
  /** Requests from the server that the client can answer. */
  capabilities?: ClientCapabilities;
  /** The hash of the API document that the client was generated from. */
  specHash?: string;
  /**
   * The topics to push from now on, as in `events.subscribe`; no event is lost. `[]`: none. Absent: `["*"]` over stdio,
   * none over a socket.
   */
  topics?: string[];
}

/** What `server.initialize` answers. */
export interface ServerInitializeResult {
  /** The server's name, versions and state. */
  serverInfo: ServerInfo;
  /** The server's limits. */
  limits: ServerLimits;
  /** The topics that the connection is now subscribed to. */
  topics: string[];
}

/** The parameters of `server.info`. */
export type ServerInfoParams = Record<string, never>;

/** The parameters of `server.clients`. */
export type ServerClientsParams = Record<string, never>;

/** What `server.clients` answers. */
export interface ServerClientsResult {
  /** The connections, the oldest first. */
  clients: ConnectedClient[];
}

/** The parameters of `server.report`. */
export interface ServerReportParams {
  /**
   * How long to look for devices first. Starts discovery if necessary, and restores its state afterwards. In seconds.
   * From 0 to 60. Absent: `3`.
   */
  listenFor?: number;
  /** Whether up to 8 devices are connected to and asked to describe themselves. Absent: `true`. */
  probesDevices?: boolean;
  /** A further address to probe. Not empty. */
  host?: string;
  /** The port at `host`. From 1 to 65535. Absent: `8009`. */
  port?: number;
  /**
   * Lines of the client's about itself, 32 at most, each of at most 1,000 bytes. They are put first, and secrets are
   * replaced in them too. Absent: `[]`.
   */
  notes?: string[];
}

/** What `server.report` answers. */
export interface ServerReportResult {
  /** The report, as Markdown. */
  text: string;
  /** The kinds of texts that were replaced. */
  replacements: ReportReplacement[];
}

/** The parameters of `server.ping`. */
export type ServerPingParams = Record<string, never>;

/** The parameters of `server.echo`. */
export interface ServerEchoParams {
  /** Any value. */
  value: unknown;
}

/** What `server.echo` answers. */
export interface ServerEchoResult {
  /** The `value` of the call. */
  value: unknown;
}

/** The parameters of `server.shutdown`. */
export type ServerShutdownParams = Record<string, never>;

/** The parameters of `session.start`. */
export interface SessionStartParams {
  /** The device's id in discovery. */
  deviceId?: string;
  /** Alternatively: the device's name, case-insensitive. Not empty. */
  friendlyName?: string;
  /**
   * How long to look for a device that isn't known yet; discovery is started for that if necessary. In seconds. From 0
   * to 600. Absent: `5`.
   */
  searchTimeout?: number;
  /** Alternatively: an address or host name. Not empty. */
  host?: string;
  /** With `host`: the port; speaker groups have ports of their own. From 1 to 65535. Absent: `8009`. */
  port?: number;
  /**
   * The app's id; absent: the first one of the context's `discoveryCriteria`, or else `CC1AD845`, the default media
   * receiver. Not empty.
   */
  applicationId?: string;
  /** The language for the app, RFC 5646; absent: that of the context's `launchOptions`. */
  languageCode?: string;
  /**
   * Whether a running app is stopped, for everyone, and launched again; false: it is joined. Absent: as the context's
   * `launchOptions` say. SDK: `GCKLaunchOptions.relaunchIfRunning`.
   */
  relaunchIfRunning?: boolean;
  /**
   * Whether the app's Android TV counterpart may be launched; absent: as the context's `launchOptions` say. SDK:
   * `GCKLaunchOptions.androidReceiverCompatible`.
   */
  androidReceiverCompatible?: boolean;
  /** The viewer's credentials; absent: those of `context.setLaunchCredentials`. */
  credentials?: string;
  /** The type of the credentials. Absent: `"web"`. */
  credentialsType?: string;
  /** Features that the receiver must support in the app, such as `STREAM_TRANSFER`. */
  requiredFeatures?: string[];
  /**
   * The behaviour if a session with the device already exists. A session that is being restored, connected or ended is
   * awaited first. Absent: `"FAIL"`.
   */
  ifExists?: ExistingSessionPolicy;
  /**
   * Options to store in the session, at most 16 KiB; absent: those of `session.setDefaultOptions`. SDK:
   * `GCKSessionOptions`.
   */
  sessionOptions?: Record<string, any>;
  /**
   * The limit for all phases together; absent: the context's `connectTimeout`. Time in which the TV asks its viewer for
   * permission doesn't count. In seconds. More than 0, at most 600.
   */
  timeout?: number;
}

/** The parameters of `session.join`. */
export interface SessionJoinParams {
  /** The device's id in discovery. */
  deviceId?: string;
  /** Alternatively: the device's name, case-insensitive. Not empty. */
  friendlyName?: string;
  /**
   * How long to look for a device that isn't known yet; discovery is started for that if necessary. In seconds. From 0
   * to 600. Absent: `5`.
   */
  searchTimeout?: number;
  /** Alternatively: an address or host name. Not empty. */
  host?: string;
  /** With `host`: the port; speaker groups have ports of their own. From 1 to 65535. Absent: `8009`. */
  port?: number;
  /** The app's id; absent: any running app. Not empty. */
  applicationId?: string;
  /** The id of the app's run. Not empty. */
  receiverSessionId?: string;
  /** The viewer's credentials; absent: those of `context.setLaunchCredentials`. */
  credentials?: string;
  /** The type of the credentials. Absent: `"web"`. */
  credentialsType?: string;
  /**
   * The behaviour if a session with the device already exists. A session that is being restored, connected or ended is
   * awaited first. Absent: `"FAIL"`.
   */
  ifExists?: ExistingSessionPolicy;
  /**
   * Options to store in the session, at most 16 KiB; absent: those of `session.setDefaultOptions`. SDK:
   * `GCKSessionOptions`.
   */
  sessionOptions?: Record<string, any>;
  /**
   * The limit for all phases together; absent: the context's `connectTimeout`. In seconds. More than 0, at most 600.
   */
  timeout?: number;
}

/** The parameters of `session.end`. */
export interface SessionEndParams {
  /** The session; absent: the current one. */
  sessionId?: string;
  /**
   * The effect on the receiver's app; absent: LEAVE, or STOP_CASTING if the context's
   * `stopReceiverApplicationWhenEndingSession` is set.
   */
  action?: SessionEndAction;
}

/** The parameters of `session.list`. */
export type SessionListParams = Record<string, never>;

/** What `session.list` answers. */
export interface SessionListResult {
  /** All sessions, the oldest first. */
  sessions: Session[];
  /** The current session of this connection (`session.setCurrent`); absent: calls must name a session. */
  currentSessionId?: string;
}

/** The parameters of `session.setCurrent`. */
export interface SessionSetCurrentParams {
  /** The session. */
  sessionId: string;
}

/** The parameters of `session.get`. */
export interface SessionGetParams {
  /** The session; absent: the current one. */
  sessionId?: string;
}

/** The parameters of `session.setVolume`. */
export interface SessionSetVolumeParams {
  /** The session; absent: the current one. */
  sessionId?: string;
  /** The level, from 0 (silent) to 1 (loudest). From 0 to 1. */
  level: number;
}

/** The parameters of `session.stepVolume`. */
export interface SessionStepVolumeParams {
  /** The session; absent: the current one. */
  sessionId?: string;
  /** How many steps; negative lowers the volume. From -1000 to 1000. Absent: `1`. */
  steps?: number;
}

/** The parameters of `session.pressVolumeKey`. */
export interface SessionPressVolumeKeyParams {
  /** The key. */
  key: VolumeKey;
}

/** What `session.pressVolumeKey` answers. */
export interface SessionPressVolumeKeyResult {
  /** Whether it changed the device's volume. */
  isHandled: boolean;
  /** The resulting volume. */
  volume?: DeviceVolume;
}

/** The parameters of `session.setMuted`. */
export interface SessionSetMutedParams {
  /** The session; absent: the current one. */
  sessionId?: string;
  /** Whether to mute it. */
  muted: boolean;
}

/** The parameters of `session.requestMultizoneStatus`. */
export interface SessionRequestMultizoneStatusParams {
  /** The session; absent: the current one. */
  sessionId?: string;
}

/** The parameters of `session.setMultizoneDeviceVolume`. */
export interface SessionSetMultizoneDeviceVolumeParams {
  /** The session; absent: the current one. */
  sessionId?: string;
  /** The member's id, in any spelling. Not empty. */
  deviceId: string;
  /** The level, from 0 (silent) to 1 (loudest). From 0 to 1. */
  level: number;
}

/** The parameters of `session.setMultizoneDeviceMuted`. */
export interface SessionSetMultizoneDeviceMutedParams {
  /** The session; absent: the current one. */
  sessionId?: string;
  /** The member's id, in any spelling. Not empty. */
  deviceId: string;
  /** Whether to mute it. */
  muted: boolean;
}

/** The parameters of `session.getCastingGroups`. */
export interface SessionGetCastingGroupsParams {
  /** The session; absent: the current one. */
  sessionId?: string;
}

/** What `session.getCastingGroups` answers. */
export interface SessionGetCastingGroupsResult {
  /** The groups; empty if it belongs to none. */
  groups: Record<string, any>[];
}

/** The parameters of `session.requestStatus`. */
export interface SessionRequestStatusParams {
  /** The session; absent: the current one. */
  sessionId?: string;
}

/** The parameters of `session.transfer`. */
export interface SessionTransferParams {
  /** The session; absent: the current one. */
  sessionId?: string;
  /** The other device's id in discovery. */
  deviceId?: string;
  /** Alternatively: the device's name, case-insensitive. Not empty. */
  friendlyName?: string;
  /**
   * How long to look for a device that isn't known yet; discovery is started for that if necessary. In seconds. From 0
   * to 600. Absent: `5`.
   */
  searchTimeout?: number;
  /** Alternatively: an address or host name. Not empty. */
  host?: string;
  /** With `host`: the port; speaker groups have ports of their own. From 1 to 65535. Absent: `8009`. */
  port?: number;
  /** Whether the other device is set to this one's volume. Absent: `false`. */
  keepVolume?: boolean;
  /**
   * How long connecting to the other device may take (absent: as for `session.start`), and how long all further steps
   * may take (absent: the context's `transfer.timeout`). Time in which the TV asks its viewer for permission doesn't
   * count. In seconds. More than 0, at most 600.
   */
  timeout?: number;
}

/** What `session.transfer` answers. */
export interface SessionTransferResult {
  /** The session on the other device. */
  session: Session;
  /** The device that it left. */
  fromDeviceId: string;
  /** Where the playback state came from; absent: nothing played. */
  stateSource?: PlaybackStateSource;
  /** Whether the app accepted its state; otherwise the media was loaded, if there was any. */
  isResumedByApplication: boolean;
  /** Whether the old device confirmed that its app has ended. */
  isSourceStopped: boolean;
}

/** The parameters of `session.takeBack`. */
export interface SessionTakeBackParams {
  /** The session; absent: the current one. */
  sessionId?: string;
  /** How to end the session afterwards; absent: it continues. */
  action?: SessionEndAction;
}

/** The parameters of `session.setDefaultOptions`. */
export interface SessionSetDefaultOptionsParams {
  /** The options, at most 16 KiB; absent: none. */
  options?: Record<string, any>;
  /** The devices' category; Cast devices are `CAST`. Not empty. Absent: `"CAST"`. */
  category?: string;
}

/** The parameters of `session.getDefaultOptions`. */
export interface SessionGetDefaultOptionsParams {
  /** The devices' category; Cast devices are `CAST`. Not empty. Absent: `"CAST"`. */
  category?: string;
}

/** What `session.getDefaultOptions` answers. */
export interface SessionGetDefaultOptionsResult {
  /** The options; absent: none. */
  options?: Record<string, any>;
}

/** The parameters of `session.buildOpenUrl`. */
export interface SessionBuildOpenUrlParams {
  /** The session; absent: the current one. */
  sessionId?: string;
  /** The URL to which the query item is added. Not empty. Absent: `"cast-rpc://open"`. */
  baseUrl?: string;
}

/** What `session.buildOpenUrl` answers. */
export interface SessionBuildOpenUrlResult {
  /** The link. */
  url: string;
  /** The name of the item. */
  queryItemName: string;
  /** Its value, not percent-encoded. */
  queryItemValue: string;
}

/** The parameters of `session.parseOpenUrl`. */
export interface SessionParseOpenUrlParams {
  /** The link. Not empty. */
  url: string;
}

/** What `session.parseOpenUrl` answers. */
export interface SessionParseOpenUrlResult {
  /** The device. SDK: `GCKOpenURLOptions.deviceUniqueID`. */
  deviceId: string;
  /** The device's name when the link was made. SDK: `GCKOpenURLOptions.deviceFriendlyName`. */
  friendlyName?: string;
  /** The id of the app's run; absent: any. SDK: `GCKOpenURLOptions.sessionID`. */
  receiverSessionId?: string;
}

/** The parameters of `session.startWithOpenUrl`. */
export interface SessionStartWithOpenUrlParams {
  /** The link. Not empty. */
  url: string;
  /** The app's id, if the link names no run; absent: as for `session.start`. Not empty. */
  applicationId?: string;
  /** How long to look for the device. In seconds. From 0 to 600. Absent: `10`. */
  searchTimeout?: number;
  /**
   * The behaviour if a session with the device already exists. A session that is being restored, connected or ended is
   * awaited first. Absent: `"FAIL"`.
   */
  ifExists?: ExistingSessionPolicy;
  /**
   * Options to store in the session, at most 16 KiB; absent: those of `session.setDefaultOptions`. SDK:
   * `GCKSessionOptions`.
   */
  sessionOptions?: Record<string, any>;
  /** How long connecting may take; absent: the context's `connectTimeout`. In seconds. More than 0, at most 600. */
  timeout?: number;
}

/** The parameters of `session.suspend`. */
export interface SessionSuspendParams {
  /** The session; absent: the current one. */
  sessionId?: string;
  /**
   * The reason reported by `session.didSuspend`. After `NETWORK_ERROR`, `NETWORK_NOT_REACHABLE` and `TERMINATED` the
   * session resumes by itself as soon as the device can be reached, as after a lost connection. Absent: `"REQUESTED"`.
   */
  reason?: SessionSuspendReason;
}

/** The parameters of `session.resume`. */
export interface SessionResumeParams {
  /** The session; absent: the current one. */
  sessionId?: string;
}

/** The parameters of `session.listSaved`. */
export type SessionListSavedParams = Record<string, never>;

/** What `session.listSaved` answers. */
export interface SessionListSavedResult {
  /** The sessions that `session.restore` would rejoin. */
  sessions: SavedSession[];
  /** Records that can't be used, one sentence each: damaged files, sessions older than a day. */
  problems: string[];
}

/** The parameters of `session.restore`. */
export interface SessionRestoreParams {
  /** How long to wait for each device. In seconds. More than 0, at most 600. Absent: `10`. */
  timeout?: number;
}

/** What `session.restore` answers. */
export interface SessionRestoreResult {
  /** The sessions that are connected again. */
  sessions: Session[];
  /** The sessions that are not. */
  failures: FailedRestoration[];
  /** Records that can't be used, one sentence each. */
  problems: string[];
}

/** A session starts to connect. */
export interface SessionWillStart {
  /** The session. */
  sessionId: string;
  /** The session. */
  session: Session;
}

/** A connecting session entered a new phase. */
export interface SessionDidEnterPhase {
  /** The session. */
  sessionId: string;
  /** The phase that begins. */
  phase: ConnectionPhase;
  /** Time since the start. In seconds. */
  elapsed: number;
  /** Details, such as that the TV asks its viewer for permission. */
  message?: string;
}

/** A session is connected. */
export interface SessionDidStart {
  /** The session. */
  sessionId: string;
  /** The session. */
  session: Session;
}

/** A session failed to connect. */
export interface SessionDidFailToStart {
  /** The session. */
  sessionId: string;
  /** The session. */
  session: Session;
  /** The reason. */
  error: ErrorInfo;
}

/** A session is about to end on request. */
export interface SessionWillEnd {
  /** The session. */
  sessionId: string;
  /** The session. */
  session: Session;
}

/** A session ended. */
export interface SessionDidEnd {
  /** The session. */
  sessionId: string;
  /** The session. */
  session: Session;
  /** The reason. */
  reason: SessionEndReason;
  /** The error, if there was one. */
  error?: ErrorInfo;
}

/** A session lost its connection, or was suspended; playback may continue. */
export interface SessionDidSuspend {
  /** The session. */
  sessionId: string;
  /** The session. */
  session: Session;
  /** The reason. */
  reason: SessionSuspendReason;
  /** The cause of the loss. */
  error?: ErrorInfo;
}

/** An attempt to resume a session starts. */
export interface SessionWillResume {
  /** The session. */
  sessionId: string;
  /** The session. */
  session: Session;
  /** The number of the attempt since the suspension, from 1. */
  attempt: number;
  /** The error that ended the previous attempt or, for the first one, the connection. */
  error?: ErrorInfo;
}

/** A session is connected again, and the same run of its app continues; nothing was loaded. */
export interface SessionDidResume {
  /** The session. */
  sessionId: string;
  /** The session. */
  session: Session;
}

/**
 * A session could not be resumed: its app has ended, or the device was unreachable for too long. `session.didEnd`
 * follows.
 */
export interface SessionDidFailToResume {
  /** The session. */
  sessionId: string;
  /** The session. */
  session: Session;
  /** The reason. */
  error: ErrorInfo;
}

/** The default `sessionOptions` of new sessions changed. */
export interface SessionDidUpdateDefaultOptions {
  /** The devices' category. */
  category: string;
  /** The options; absent: none. */
  options?: Record<string, any>;
}

/**
 * A session is about to move to another device, because a client called `session.transfer`, or because the receivers'
 * platform moved it and it was found there.
 */
export interface SessionWillTransfer {
  /** The session. */
  sessionId: string;
  /** The session, still on its device. */
  session: Session;
  /** The other device. */
  toDevice: Device;
}

/**
 * A session has moved to another device under the same id; `session.didResume`, whose session has that device, came
 * just before. The new device has a new media session.
 */
export interface SessionDidTransfer {
  /** The session. */
  sessionId: string;
  /** The session on the other device. */
  session: Session;
  /** The device that it left. */
  fromDevice: Device;
}

/**
 * A session could not be transferred; it is unchanged, unless `session.didEnd` or `session.didSuspend` says otherwise.
 */
export interface SessionDidFailToTransfer {
  /** The session. */
  sessionId: string;
  /** The session. */
  session: Session;
  /** The other device. */
  toDevice: Device;
  /** The reason. */
  error: ErrorInfo;
}

/** A session's device changed: its name, its address, its status. */
export interface SessionDidUpdateDevice {
  /** The session. */
  sessionId: string;
  /** The session. */
  session: Session;
}

/** A group reported its members, and they differ from the known ones. */
export interface SessionDidReceiveMultizoneStatus {
  /** The session. */
  sessionId: string;
  /** The members now. */
  status: MultizoneStatus;
}

/** A device joined the group. */
export interface SessionDidAddMultizoneDevice {
  /** The session. */
  sessionId: string;
  /** The member. */
  device: MultizoneDevice;
}

/** A group member changed, such as its volume. */
export interface SessionDidUpdateMultizoneDevice {
  /** The session. */
  sessionId: string;
  /** The member. */
  deviceId: string;
  /** The member now. */
  device: MultizoneDevice;
}

/** A device left the group. */
export interface SessionDidRemoveMultizoneDevice {
  /** The session. */
  sessionId: string;
  /** The member. */
  deviceId: string;
}

/** Whether playback can be transferred and expanded changed. */
export interface SessionDidUpdatePlaybackSession {
  /** The session. */
  sessionId: string;
  /** The present state. */
  playbackSession: MultizonePlaybackSession;
}

/** The device's volume changed, by this server, another sender or the device itself. */
export interface SessionDidChangeVolume {
  /** The session. */
  sessionId: string;
  /** The volume now. */
  volume: DeviceVolume;
}

/** The receiver's status changed: app, status text, active input, standby. */
export interface SessionDidChangeStatus {
  /** The session. */
  sessionId: string;
  /** The session now. */
  session: Session;
}

/** The parameters of `widget.getState`. */
export interface WidgetGetStateParams {
  /** The widgets; absent: all. */
  widgets?: WidgetName[];
}

/** What `widget.getState` answers. */
export interface WidgetGetStateResult {
  /** Grows with every change of any widget. */
  revision: number;
  /** Their states. */
  state: WidgetStates;
}

/** The parameters of `widget.setOptions`. */
export interface WidgetSetOptionsParams {
  /** The changes; absent members stay as they are. Empty: nothing changes. */
  options: WidgetOptions;
}

/** The parameters of `widget.tapCastButton`. */
export type WidgetTapCastButtonParams = Record<string, never>;

/** What `widget.tapCastButton` answers. */
export interface WidgetTapCastButtonResult {
  /** The result. */
  outcome: CastButtonOutcome;
  /** Whether there are devices and a session: which dialog to show. */
  castState: CastState;
}

/** The parameters of `widget.openDialog`. */
export type WidgetOpenDialogParams = Record<string, never>;

/** The parameters of `widget.closeDialog`. */
export type WidgetCloseDialogParams = Record<string, never>;

/** The parameters of `widget.selectDevice`. */
export interface WidgetSelectDeviceParams {
  /** The device's id, as in the dialog. */
  deviceId: string;
  /**
   * How long to look for a device that isn't known yet; discovery is started for that if necessary. In seconds. From 0
   * to 600. Absent: `5`.
   */
  searchTimeout?: number;
  /**
   * The app's id; absent: the first of the context's `discoveryCriteria`, or else the default media receiver. Not
   * empty.
   */
  applicationId?: string;
}

/** The parameters of `widget.disconnect`. */
export interface WidgetDisconnectParams {
  /**
   * The effect on the receiver's app; absent: LEAVE, or STOP_CASTING if the context's
   * `stopReceiverApplicationWhenEndingSession` is set.
   */
  action?: SessionEndAction;
}

/** The parameters of `widget.presentIntroOverlay`. */
export type WidgetPresentIntroOverlayParams = Record<string, never>;

/** What `widget.presentIntroOverlay` answers. */
export interface WidgetPresentIntroOverlayResult {
  /** Whether it is shown now. */
  isShown: boolean;
}

/** The parameters of `widget.dismissIntroOverlay`. */
export type WidgetDismissIntroOverlayParams = Record<string, never>;

/** The parameters of `widget.resetIntroOverlay`. */
export type WidgetResetIntroOverlayParams = Record<string, never>;

/** The parameters of `widget.tapMiniController`. */
export type WidgetTapMiniControllerParams = Record<string, never>;

/** What `widget.tapMiniController` answers. */
export interface WidgetTapMiniControllerResult {
  /** Whether the expanded controller is shown now; otherwise `widget.didTriggerExpandedController` was sent. */
  isPresented: boolean;
}

/** The parameters of `widget.presentExpandedController`. */
export type WidgetPresentExpandedControllerParams = Record<string, never>;

/** What `widget.presentExpandedController` answers. */
export interface WidgetPresentExpandedControllerResult {
  /** Whether the expanded controller is shown now; otherwise `widget.didTriggerExpandedController` was sent. */
  isPresented: boolean;
}

/** The parameters of `widget.dismissExpandedController`. */
export type WidgetDismissExpandedControllerParams = Record<string, never>;

/** What `widget.dismissExpandedController` answers. */
export interface WidgetDismissExpandedControllerResult {
  /** Whether the expanded controller is shown now; otherwise `widget.didTriggerExpandedController` was sent. */
  isPresented: boolean;
}

/** The parameters of `widget.pressButton`. */
export interface WidgetPressButtonParams {
  /** The widget: `MINI_CONTROLLER`, `EXPANDED_CONTROLLER`, `MEDIA_CONTROLLER` or `VOLUME_CONTROLLER`. */
  widget: WidgetName;
  /** The index of the slot in the mini or expanded controller, from 0. From 0 to 3. */
  slot?: number;
  /** The control, instead of `slot`. Pass exactly one of `slot` and `control`. */
  control?: WidgetControl;
}

/** What `widget.pressButton` answers. */
export interface WidgetPressButtonResult {
  /** The action that was carried out. */
  control: WidgetControl;
}

/** The parameters of `widget.slide`. */
export interface WidgetSlideParams {
  /** The slider. */
  slider: WidgetSlider;
  /** The stage of the movement. */
  phase: SlidePhase;
  /** The value at which it is held: seconds, or a volume from 0 to 1. Required except for `CANCELLED`. At least 0. */
  value?: number;
}

/** The parameters of `widget.setVolume`. */
export interface WidgetSetVolumeParams {
  /** The volume level. From 0 to 1. */
  level?: number;
  /** Whether it is muted. Pass at least one member. */
  muted?: boolean;
}

/** The parameters of `widget.setPlaybackRate`. */
export interface WidgetSetPlaybackRateParams {
  /** The rate. From 0.5 to 2. */
  playbackRate: number;
}

/** The parameters of `widget.openTrackSelector`. */
export type WidgetOpenTrackSelectorParams = Record<string, never>;

/** The parameters of `widget.closeTrackSelector`. */
export type WidgetCloseTrackSelectorParams = Record<string, never>;

/** The parameters of `widget.selectTracks`. */
export interface WidgetSelectTracksParams {
  /** At most one audio and one text track; empty: none of either. Tracks of other types stay as they are. */
  trackIds: number[];
}

/** The parameters of `widget.setStyle`. */
export interface WidgetSetStyleParams {
  /** The part's path: `castViews`, `castViews.mediaControl.miniController`… */
  path: string;
  /** Values by attribute; `null` removes one, so that it is inherited again. */
  attributes: Record<string, unknown>;
}

/** The parameters of `widget.getStyle`. */
export interface WidgetGetStyleParams {
  /** The part's path; absent: `castViews`. Not empty. */
  path?: string;
}

/** The parameters of `widget.applyStyle`. */
export type WidgetApplyStyleParams = Record<string, never>;

/** What `widget.applyStyle` answers. */
export interface WidgetApplyStyleResult {
  /** The parts whose effective attributes changed. */
  paths: string[];
}

/** The parameters of `widget.makeLoadRequest`. */
export interface WidgetMakeLoadRequestParams {
  /** The local player's state. */
  local: LocalPlayback;
}

/** What `widget.makeLoadRequest` answers. */
export interface WidgetMakeLoadRequestResult {
  /** The parameters for `media.load`. */
  request: LoadRequestData;
}

/** The parameters of `widget.handOver`. */
export interface WidgetHandOverParams {
  /** The local player's state. */
  local: LocalPlayback;
}

/** The parameters of `widget.takeBack`. */
export type WidgetTakeBackParams = Record<string, never>;

/**
 * The state of a widget changed for this connection: each has its own dialog, overlay, expanded controller and track
 * selector. It is sent before the notification of its cause, but after `session.willStart` and `session.willResume`.
 */
export interface WidgetDidChange {
  /** The widget that changed. */
  widget: WidgetName;
  /** Grows with every change of any widget. */
  revision: number;
  /** Its state; the other members are absent. */
  state: WidgetStates;
}

/** The program should show its expanded controller. */
export interface WidgetDidTriggerExpandedController {
  /** The session. */
  sessionId?: string;
}

/** A button defined by the program was pressed. */
export interface WidgetDidPressCustomButton {
  /** The widget. */
  widget: WidgetName;
  /** The index of its slot, from 0. */
  slot: number;
  /** The button's id, as the client set it. */
  customId?: string;
}

/** Changes to the style tree were applied. */
export interface WidgetDidApplyStyle {
  /** The parts whose effective attributes changed. */
  paths: string[];
  /** Their effective attributes, by path. */
  effective: Record<string, unknown>;
}
