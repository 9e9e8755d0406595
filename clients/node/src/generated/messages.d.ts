// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

import type {
  IdleReason,
  RepeatMode,
  ResumeState,
  TextTrackSubtype,
  UserAction,
  WidgetName,
  CastButtonOutcome,
  ChannelDisconnectReason,
  CastState,
  AppState,
  DiscoverySourceKind,
  AppAvailability,
  EventDelivery,
  ImagePickStrategy,
  ImageCacheMode,
  LogLevel,
  MessageDirection,
  QueueUpdateReason,
  ConnectionPhase,
  SessionEndAction,
  SessionEndReason,
  ExistingSessionPolicy,
  SessionSuspendReason,
  VolumeKey,
  PlaybackStateSource,
  WidgetControl,
  WidgetSlider,
  SlidePhase,
} from './enums.js';
import type {
  Image,
  MediaMetadata,
  TextTrackStyle,
  MediaInformation,
  QueueItem,
  QueueData,
  LoadRequestData,
  DeviceVolume,
  MultizoneDevice,
  MultizonePlaybackSession,
  MultizoneStatus,
  WidgetStates,
  WidgetOptions,
  LocalPlayback,
  ChannelInfo,
  ContextOptions,
  Device,
  DiscoveryCriteria,
  DiscoveryOptions,
  Event,
  Snapshot,
  ImageHints,
  ImagePickPolicy,
  ImageFetchOptions,
  LogRule,
  LogFilter,
  LogFile,
  LogConsole,
  MessageTap,
  WaitOptions,
  MediaPosition,
  PendingMediaRequest,
  MediaRequestItem,
  MediaState,
  ClientInfo,
  ClientCapabilities,
  ServerLimits,
  ServerInfo,
  ReceiverErrorInfo,
  ErrorInfo,
  Session,
  SavedSession,
  FailedRestoration,
} from './types.js';

/** The parameters of `channel.add`. */
export interface ChannelAddParams {
  /** `urn:x-cast:` and a name, 128 bytes at most. */
  namespace: string;
  /** The session; the channel goes with it. Absent: every session that there is or will be. */
  sessionId?: string;
}

/** The parameters of `channel.remove`. */
export interface ChannelRemoveParams {
  /** Its namespace. */
  namespace: string;
  /** The session that it was added for; absent: the one that was added for every session. */
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
  /** The session; absent is the current one. */
  sessionId?: string;
  /** The message, as text. */
  text?: string;
  /** The message, as bytes in base64 (RFC 4648, section 4). */
  data?: string;
}

/** What `channel.send` answers. */
export interface ChannelSendResult {
  /** Whether the link takes more now; if not, better wait for `channel.didChangeWritable`. */
  isWritable: boolean;
}

/** The parameters of `channel.generateRequestId`. */
export interface ChannelGenerateRequestIdParams {
  /** The channel's namespace. */
  namespace: string;
  /** The session; absent is the current one. */
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
  /** The session; absent is the current one. */
  sessionId?: string;
  /** The message, as text. */
  text?: string;
  /** The message, as bytes in base64 (RFC 4648, section 4). */
  data?: string;
}

/** What `channel.broadcast` answers. */
export interface ChannelBroadcastResult {
  /** Whether the link takes more now. */
  isWritable: boolean;
}

/**
 * Messages can be sent on a channel from now on. Comes after `session.didStart` and `session.didResume`, and only to
 * clients that have the channel.
 */
export interface ChannelDidConnect {
  /** The session. */
  sessionId: string;
  /** The channel's namespace. */
  namespace: string;
  /** Whether the link takes more. */
  isWritable: boolean;
}

/**
 * Messages can't be sent on a channel any more. Comes before `session.didSuspend` and `session.didEnd`.
 */
export interface ChannelDidDisconnect {
  /** The session. */
  sessionId: string;
  /** The channel's namespace. */
  namespace: string;
  /** Why. */
  reason: ChannelDisconnectReason;
}

/**
 * The app sent a message. Either `text` or `data` is there, as the app sent it; text that isn't valid UTF-8 comes as
 * `data`.
 */
export interface ChannelDidReceiveMessage {
  /** The session. */
  sessionId: string;
  /** The channel's namespace. */
  namespace: string;
  /** The message, if it is text. */
  text?: string;
  /** The message in base64, if it is bytes. */
  data?: string;
  /** Whether the app sent it to all its senders. */
  isBroadcast: boolean;
}

/**
 * The device reads more slowly than is written (`false`), or has caught up (`true`). Nothing is lost in between, until
 * `SendBufferFull`.
 */
export interface ChannelDidChangeWritable {
  /** The session. */
  sessionId: string;
  /** The channel's namespace. */
  namespace: string;
  /** Whether the link takes more. */
  isWritable: boolean;
}

/** The parameters of `context.create`. */
export interface ContextCreateParams {
  /** What differs from what is assumed. */
  options?: ContextOptions;
}

/** The parameters of `context.get`. */
export type ContextGetParams = Record<string, never>;

/** The parameters of `context.setLaunchCredentials`. */
export interface ContextSetLaunchCredentialsParams {
  /** The credentials; absent removes them. */
  credentials?: string;
  /**
   * What kind: `web`, `cloud`, or an app's own.
   *
   * Absent: `"web"`.
   */
  credentialsType?: string;
}

/** The parameters of `context.setAppState`. */
export interface ContextSetAppStateParams {
  /** The state. */
  state: AppState;
}

/** What `context.setAppState` answers. */
export interface ContextSetAppStateResult {
  /** The state of all clients together. */
  appState: AppState;
}

/** Whether there are devices, or a session, changed. */
export interface ContextDidChangeCastState {
  /** The new state. */
  castState: CastState;
}

/** The parameters of `credentials.provide`. */
export interface CredentialsProvideParams {
  /** The device. */
  deviceId: string;
  /** The app. */
  applicationId: string;
  /** The session that starts. */
  sessionId: string;
}

/** The parameters of `discovery.start`. */
export interface DiscoveryStartParams {
  /**
   * Which devices this client wants; absent: those of `context.create`, or all. They hold for this connection, in
   * `discovery.list`, `find` and the notifications, until it starts again or stops; other clients have their own.
   */
  criteria?: DiscoveryCriteria;
}

/** The parameters of `discovery.stop`. */
export type DiscoveryStopParams = Record<string, never>;

/** The parameters of `discovery.list`. */
export type DiscoveryListParams = Record<string, never>;

/** The parameters of `discovery.get`. */
export interface DiscoveryGetParams {
  /** Which. */
  deviceId: string;
}

/** The parameters of `discovery.find`. */
export interface DiscoveryFindParams {
  /** Its id. */
  deviceId?: string;
  /** Or its name, case-insensitive. Without either, any device will do. */
  friendlyName?: string;
  /**
   * How long to wait.
   *
   * In seconds. From 0 to 300. Absent: `10`.
   */
  timeout?: number;
}

/** The parameters of `discovery.scan`. */
export interface DiscoveryScanParams {
  /**
   * How long to wait for answers.
   *
   * In seconds. From 0 to 300. Absent: `3`.
   */
  timeout?: number;
  /**
   * Which devices are wanted; absent: those of this client's `discovery.start`, or of `context.create`, or all.
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
  /**
   * An address or host name.
   *
   * Not empty.
   */
  host: string;
  /**
   * Its port.
   *
   * From 1 to 65535. Absent: `8009`.
   */
  port?: number;
  /** What to call it; absent: its address. */
  friendlyName?: string;
  /**
   * Its id, if known: it is then the same device as the one that discovery finds.
   *
   * Not empty.
   */
  deviceId?: string;
}

/** The parameters of `discovery.removeDevice`. */
export interface DiscoveryRemoveDeviceParams {
  /** Which. */
  deviceId: string;
}

/** The parameters of `discovery.setPassiveScan`. */
export interface DiscoverySetPassiveScanParams {
  /** Whether. */
  passiveScan: boolean;
}

/** The parameters of `discovery.setOptions`. */
export interface DiscoverySetOptionsParams {
  /** What is to be different; what is absent stays. */
  options: DiscoveryOptions;
}

/** The parameters of `discovery.queryAppAvailability`. */
export interface DiscoveryQueryAppAvailabilityParams {
  /**
   * The device; exactly one of this and `host`.
   *
   * Not empty.
   */
  deviceId?: string;
  /**
   * An address or host name instead.
   *
   * Not empty.
   */
  host?: string;
  /**
   * The port at `host`.
   *
   * From 1 to 65535. Absent: `8009`.
   */
  port?: number;
  /**
   * The apps.
   *
   * Not empty.
   */
  applicationIds: string[];
  /**
   * Whether to ask even if every answer is known.
   *
   * Absent: `false`.
   */
  refresh?: boolean;
}

/** What `discovery.queryAppAvailability` answers. */
export interface DiscoveryQueryAppAvailabilityResult {
  /** The answer for each app, by its id as it was asked for. */
  availability: Record<string, AppAvailability>;
  /** Whether it was known already. */
  isCached: boolean;
}

/** The parameters of `discovery.diagnose`. */
export interface DiscoveryDiagnoseParams {
  /**
   * An address to probe.
   *
   * Not empty.
   */
  host?: string;
  /**
   * Its port.
   *
   * From 1 to 65535. Absent: `8009`.
   */
  port?: number;
  /**
   * Whether the probe asks the device to prove that Google made it.
   *
   * Absent: `false`.
   */
  authenticate?: boolean;
}

/** Discovery began. */
export interface DiscoveryDidStart {
  /**
   * Whether devices are listed already: found before, named by their address, or kept from an earlier run.
   *
   * SDK: `didHaveDiscoveredDeviceWhenStartingDiscovery`.
   */
  hasDevices: boolean;
}

/** Changes of the device list follow. */
export type DiscoveryWillUpdateList = Record<string, never>;

/** Every change since `willUpdateList` has been told: time to draw the list. */
export type DiscoveryDidUpdateList = Record<string, never>;

/** Discovery stopped, by request. */
export type DiscoveryDidStop = Record<string, never>;

/**
 * A source of devices began to work, or ceased to: the DNS-SD daemon is missing, was stopped or came back. It recovers
 * by itself; the devices stay listed until their records expire.
 */
export interface DiscoveryDidChangeAvailability {
  /** Which source: `AVAHI` or `EMBEDDED`. */
  source: DiscoverySourceKind;
  /** Whether it works now. */
  isAvailable: boolean;
  /** Why not. */
  error?: ErrorInfo;
}

/** A device was found. */
export interface DiscoveryDidInsertDevice {
  /**
   * Its place in the list.
   *
   * At least 0.
   */
  index: number;
  /** The device. */
  device: Device;
}

/** Something about a device changed, but not its place. */
export interface DiscoveryDidUpdateDevice {
  /**
   * Its place in the list.
   *
   * At least 0.
   */
  index: number;
  /** The device. */
  device: Device;
}

/** A device changed and has another place. */
export interface DiscoveryDidMoveDevice {
  /**
   * Its old place.
   *
   * At least 0.
   */
  fromIndex: number;
  /**
   * Its place now, counted without it.
   *
   * At least 0.
   */
  toIndex: number;
  /** The device. */
  device: Device;
}

/** A device is gone. */
export interface DiscoveryDidRemoveDevice {
  /**
   * The place that it had.
   *
   * At least 0.
   */
  index: number;
  /** The device. */
  device: Device;
}

/** The parameters of `events.subscribe`. */
export interface EventsSubscribeParams {
  /**
   * Names of notifications, with `*` for any part: `session.*`, `media.didUpdateStatus`, `*`. `log.*` and `widget.*`
   * must be named; `*` leaves them out.
   *
   * Not empty.
   */
  topics: string[];
  /**
   * How they come.
   *
   * Absent: `"PUSH"`.
   */
  delivery?: EventDelivery;
  /**
   * Whether `media.didUpdateStatus` comes without `status`: 600 bytes in place of 2 KB. What changed of the media, its
   * queue and what is preloaded is told by topics of their own; `media.getStatus` has everything. Where another
   * subscription of the connection wants the status, it comes.
   *
   * Absent: `false`.
   */
  omitStatus?: boolean;
  /**
   * Whether the answer carries the present state; nothing is lost between it and the first notification.
   *
   * Absent: `false`.
   */
  snapshot?: boolean;
}

/** What `events.subscribe` answers. */
export interface EventsSubscribeResult {
  /** Names the subscription. */
  subscription: string;
  /** Every notification that it covers. */
  topics: string[];
  /** The present state, if asked for. */
  snapshot?: Snapshot;
}

/** The parameters of `events.unsubscribe`. */
export interface EventsUnsubscribeParams {
  /** Which. */
  subscription: string;
}

/** The parameters of `events.poll`. */
export interface EventsPollParams {
  /** Which; it must have the delivery `POLL`. */
  subscription: string;
  /**
   * How many at most.
   *
   * From 1 to 1000. Absent: `100`.
   */
  maximum?: number;
  /**
   * How long to wait for the first one.
   *
   * In seconds. From 0 to 300. Absent: `0`.
   */
  timeout?: number;
}

/** What `events.poll` answers. */
export interface EventsPollResult {
  /** The events, the oldest first. */
  events: Event[];
  /** How many were lost since the last poll because too many waited. */
  dropped: number;
}

/** The parameters of `events.snapshot`. */
export type EventsSnapshotParams = Record<string, never>;

/** The parameters of `image.pick`. */
export interface ImagePickParams {
  /** What there is to choose from. */
  images?: Image[];
  /** What has the pictures. */
  metadata?: MediaMetadata;
  /** The session; absent is the current one. Looked at only without `images` and `metadata`. */
  sessionId?: string;
  /** What the picture is wanted for. */
  hints?: ImageHints;
  /** Decides in place of the policy; no client is asked. */
  strategy?: ImagePickStrategy;
  /**
   * Whether no client is asked.
   *
   * Absent: `false`.
   */
  useDefault?: boolean;
}

/** What `image.pick` answers. */
export interface ImagePickResult {
  /** The picture; absent: none. */
  image?: Image;
  /** Whether a client picked it. */
  isCustom: boolean;
}

/** The parameters of `image.setPolicy`. */
export interface ImageSetPolicyParams {
  /** Replaces the policy as a whole; absent: the SDK's, the first picture always. */
  policy?: ImagePickPolicy;
}

/** The parameters of `image.getPolicy`. */
export type ImageGetPolicyParams = Record<string, never>;

/** The parameters of `image.fetch`. */
export interface ImageFetchParams {
  /**
   * Where it is.
   *
   * Not empty.
   */
  url: string;
  /**
   * When its server is asked.
   *
   * Absent: `"IF_NEEDED"`.
   */
  mode?: ImageCacheMode;
  /** What may be fetched, where it differs from the context's options. */
  options?: ImageFetchOptions;
  /**
   * Whether the answer has the picture's bytes, too.
   *
   * Absent: `false`.
   */
  includeData?: boolean;
  /**
   * Whether no client is asked.
   *
   * Absent: `false`.
   */
  useDefault?: boolean;
}

/** The parameters of `image.cacheInfo`. */
export type ImageCacheInfoParams = Record<string, never>;

/** The parameters of `image.clearCache`. */
export type ImageClearCacheParams = Record<string, never>;

/** The parameters of `image.choose`. */
export interface ImageChooseParams {
  /** What there is to choose from. */
  images: Image[];
  /** What the pictures belong to, if that is known. */
  metadata?: MediaMetadata;
  /** What the picture is wanted for. */
  hints: ImageHints;
}

/** The parameters of `image.provide`. */
export interface ImageProvideParams {
  /** Where it is, in full. */
  url: string;
}

/**
 * A picture was fetched and kept, whoever asked for it. What may be a token, the URL's query, is left out; `urlDigest`
 * is for those who know the whole URL.
 */
export interface ImageDidCache {
  /** Its URL; a query is `?…`. */
  url: string;
  /** The SHA-256 of the whole URL as it was asked for, in hexadecimal digits. */
  urlDigest: string;
  /** The file. */
  path: string;
  /** Its type. */
  mediaType: string;
  /**
   * Its width; absent for drawings.
   *
   * In pixels.
   */
  width?: number;
  /**
   * Its height; absent for drawings.
   *
   * In pixels.
   */
  height?: number;
  /**
   * How long it is.
   *
   * In bytes.
   */
  bytes: number;
}

/** The parameters of `log.setFilter`. */
export interface LogSetFilterParams {
  /**
   * What passes that no rule is about.
   *
   * Absent: `"INFO"`. SDK: `GCKLoggerFilter.minimumLevel`.
   */
  minimumLevel?: LogLevel;
  /**
   * Levels for classes.
   *
   * SDK: `GCKLoggerFilter.setLoggingLevel:forClasses:`.
   */
  classes?: LogRule[];
  /**
   * Levels for functions.
   *
   * SDK: `GCKLoggerFilter.setLoggingLevel:forFunctions:`.
   */
  functions?: LogRule[];
  /**
   * Regular expressions, at most 32, of which one has to be found in the message; `(?i)` ignores case.
   *
   * SDK: `GCKLoggerFilter.addMessagePatterns:`.
   */
  messagePatterns?: string[];
  /**
   * Whether credentials, tokens, custom data, and users and queries of URLs are taken out.
   *
   * Absent: `true`.
   */
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
  /** Which messages of links this connection sees. */
  messageTap: MessageTap;
  /** The log in files. */
  file: LogFile;
  /** The log on standard error. */
  console: LogConsole;
}

/** The parameters of `log.setFile`. */
export interface LogSetFileParams {
  /** Whether there is to be one. */
  isEnabled: boolean;
  /**
   * An absolute path; absent: `log` in the server's state directory (`$XDG_STATE_HOME/cast-rpc`).
   *
   * Not empty.
   */
  directory?: string;
  /**
   * How large a file may grow, at least 32 KiB; 0: 2 MiB.
   *
   * In bytes. From 0 to 1073741824. Absent: `0`. SDK: `GCKLogger.maxLogFileSize`.
   */
  maxFileSize?: number;
  /**
   * How many files are kept, with the present one; at least 2.
   *
   * From 0 to 100. Absent: `2`. SDK: `GCKLogger.maxLogFileCount`.
   */
  maxFileCount?: number;
  /** What is written; absent: from INFO on. */
  filter?: LogFilter;
}

/** The parameters of `log.setConsole`. */
export interface LogSetConsoleParams {
  /** Whether there is to be one. */
  isEnabled: boolean;
  /** What is written; absent: from INFO on. */
  filter?: LogFilter;
}

/** The parameters of `log.setMessageTap`. */
export interface LogSetMessageTapParams {
  /**
   * Whether it is to see any.
   *
   * Absent: `true`.
   */
  isEnabled?: boolean;
  /**
   * Of which session; absent: of all.
   *
   * Not empty.
   */
  sessionId?: string;
  /**
   * Globs for namespaces; absent: all.
   *
   * Not empty.
   */
  namespaces?: string[];
  /**
   * Whether PING and PONG are among them.
   *
   * Absent: `false`.
   */
  includeHeartbeat?: boolean;
  /**
   * Whether secrets are taken out of payloads, and binary payloads left out.
   *
   * Absent: `true`.
   */
  redact?: boolean;
  /**
   * What is longer is cut off.
   *
   * In bytes. From 0 to 65536. Absent: `16384`.
   */
  maximumPayloadBytes?: number;
}

/**
 * The framework says something. If too much comes for the connection, the oldest are lost, and `$/overflow` or `lost`
 * tells how many.
 */
export interface LogDidRecord {
  /** Grows with every record of this connection. */
  recordId: number;
  /** How grave it is. */
  level: LogLevel;
  /** What is said, with `metadata` behind it. */
  message: string;
  /** Who says it: `CastSession(Starting)`. */
  component: string;
  /** The SDK's class that does the same: `GCKCastSession`; absent where there is none. */
  className?: string;
  /** In which function: `start(_:options:)`. */
  function: string;
  /** In which file and line: `CastSender/CastSession+Starting.swift:55`. */
  location: string;
  /**
   * When, since 1970.
   *
   * In seconds.
   */
  time: number;
  /** The session that it is about. */
  sessionId?: string;
  /** The circumstances, by name. */
  metadata?: Record<string, string>;
  /** How many records before this one were lost, because more came than the connection could take. */
  lost?: number;
}

/**
 * A message went over a link. If too much comes for the connection, the oldest are lost, and `$/overflow` tells how
 * many.
 */
export interface LogDidTapMessage {
  /** Grows with every message that this connection is shown. */
  recordId: number;
  /**
   * When, since 1970.
   *
   * In seconds.
   */
  time: number;
  /** Whose link it is. */
  sessionId: string;
  /** Which way it went. */
  direction: MessageDirection;
  /** Who sent it. */
  sourceId: string;
  /** Who is to get it. */
  destinationId: string;
  /** Its namespace. */
  namespace: string;
  /** The text of a text message. */
  payload?: string;
  /** The bytes of a binary message in Base64; only without redaction. */
  binaryPayload?: string;
  /**
   * How long the payload is.
   *
   * In bytes.
   */
  payloadBytes: number;
  /** Whether some of it isn't here. */
  isTruncated: boolean;
}

/** The log in files began, ended, can't be written to, or can again. */
export interface LogDidChangeFile {
  /** How it is now. */
  file: LogFile;
}

/** The parameters of `media.load`. */
export interface MediaLoadParams extends LoadRequestData, WaitOptions {
  /** The session; absent is the current one. */
  sessionId?: string;
  /**
   * Instead of `media` and `queueData`: a deep link that the app resolves; sent as LOAD_BY_ENTITY. To load with further
   * wishes, use `media.entity` or `queueData.entity`.
   *
   * Not empty.
   */
  entity?: string;
  /** With `entity`: whether what it stands for is shuffled. */
  shuffle?: boolean;
}

/** The parameters of `media.play`. */
export interface MediaPlayParams extends WaitOptions {
  /** The session; absent is the current one. */
  sessionId?: string;
  /** Whatever the app agreed on. */
  customData?: unknown;
}

/** The parameters of `media.pause`. */
export interface MediaPauseParams extends WaitOptions {
  /** The session; absent is the current one. */
  sessionId?: string;
  /** Whatever the app agreed on. */
  customData?: unknown;
}

/** The parameters of `media.stop`. */
export interface MediaStopParams {
  /** The session; absent is the current one. */
  sessionId?: string;
  /** Whatever the app agreed on. */
  customData?: unknown;
}

/** The parameters of `media.seek`. */
export interface MediaSeekParams extends WaitOptions {
  /** The session; absent is the current one. */
  sessionId?: string;
  /**
   * The position.
   *
   * In seconds. At least 0.
   */
  currentTime?: number;
  /**
   * Instead: how far from the present position; negative is back.
   *
   * In seconds.
   */
  relativeTime?: number;
  /**
   * Instead: to the end, or the live edge.
   *
   * Absent: `false`.
   */
  seekToInfinite?: boolean;
  /** What the player does after it. */
  resumeState?: ResumeState;
  /** Whatever the app agreed on. */
  customData?: unknown;
}

/** The parameters of `media.setPlaybackRate`. */
export interface MediaSetPlaybackRateParams {
  /** The session; absent is the current one. */
  sessionId?: string;
  /**
   * The rate; 1 is normal.
   *
   * From 0.5 to 2. SDK: `kGCKMediaMinPlaybackRate`.
   */
  playbackRate?: number;
  /**
   * Instead: times the present rate; what comes of it is between 0.5 and 2, too.
   *
   * More than 0.
   */
  relativePlaybackRate?: number;
  /** Whatever the app agreed on. */
  customData?: unknown;
}

/** The parameters of `media.setStreamVolume`. */
export interface MediaSetStreamVolumeParams {
  /** The session; absent is the current one. */
  sessionId?: string;
  /**
   * How loud.
   *
   * From 0 to 1.
   */
  level: number;
  /** Whatever the app agreed on. */
  customData?: unknown;
}

/** The parameters of `media.setStreamMuted`. */
export interface MediaSetStreamMutedParams {
  /** The session; absent is the current one. */
  sessionId?: string;
  /** Whether it is silent. */
  muted: boolean;
  /** Whatever the app agreed on. */
  customData?: unknown;
}

/** The parameters of `media.setActiveTracks`. */
export interface MediaSetActiveTracksParams {
  /** The session; absent is the current one. */
  sessionId?: string;
  /** Their ids; empty is none. */
  activeTrackIds: number[];
  /** Whatever the app agreed on. */
  customData?: unknown;
}

/** The parameters of `media.getDefaultTextTrackStyle`. */
export type MediaGetDefaultTextTrackStyleParams = Record<string, never>;

/** What `media.getDefaultTextTrackStyle` answers. */
export interface MediaGetDefaultTextTrackStyleResult {
  /** The style. */
  textTrackStyle: TextTrackStyle;
}

/** The parameters of `media.setTextTrackStyle`. */
export interface MediaSetTextTrackStyleParams {
  /** The session; absent is the current one. */
  sessionId?: string;
  /** The style. */
  textTrackStyle: TextTrackStyle;
  /** Whatever the app agreed on. */
  customData?: unknown;
}

/** The parameters of `media.skipAd`. */
export interface MediaSkipAdParams {
  /** The session; absent is the current one. */
  sessionId?: string;
  /** Whatever the app agreed on. */
  customData?: unknown;
}

/** The parameters of `media.requestStatus`. */
export interface MediaRequestStatusParams {
  /** The session; absent is the current one. */
  sessionId?: string;
  /**
   * Whether the answer may leave out the media's metadata (NO_METADATA).
   *
   * Absent: `false`.
   */
  omitMetadata?: boolean;
  /**
   * Whether the answer may leave out the queue's items (NO_QUEUE_ITEMS).
   *
   * Absent: `false`.
   */
  omitQueueItems?: boolean;
  /** Whatever the app agreed on. */
  customData?: unknown;
}

/** The parameters of `media.getStatus`. */
export interface MediaGetStatusParams {
  /** The session; absent is the current one. */
  sessionId?: string;
}

/** The parameters of `media.getLastKnown`. */
export interface MediaGetLastKnownParams {
  /**
   * The session, also one that has ended; absent is the current one, or if there is none the one that ended last.
   */
  sessionId?: string;
}

/** The parameters of `media.position`. */
export interface MediaPositionParams {
  /** The session; absent is the current one. */
  sessionId?: string;
}

/** The parameters of `media.subscribePosition`. */
export interface MediaSubscribePositionParams {
  /** The session; absent is the current one. */
  sessionId?: string;
  /**
   * The time from one tick to the next.
   *
   * In seconds. From 0.1 to 3600. Absent: `1`.
   */
  interval?: number;
}

/** The parameters of `media.unsubscribePosition`. */
export interface MediaUnsubscribePositionParams {
  /** The session; absent is the current one. */
  sessionId?: string;
}

/** The parameters of `media.editTracks`. */
export interface MediaEditTracksParams {
  /** The session; absent is the current one. */
  sessionId?: string;
  /** The tracks that are on; empty is none, absent leaves them as they are. */
  activeTrackIds?: number[];
  /** How text looks. */
  textTrackStyle?: TextTrackStyle;
  /** Turns text on, the receiver chooses which, or off. */
  enableTextTracks?: boolean;
  /**
   * The text's language, RFC 5646.
   *
   * Not empty.
   */
  language?: string;
  /** Whether the language was not asked for by the viewer: nothing happens where there is no such track. */
  isSuggestedLanguage?: boolean;
  /** Whatever the app agreed on. */
  customData?: unknown;
}

/** The parameters of `media.editAudioTracks`. */
export interface MediaEditAudioTracksParams {
  /** The session; absent is the current one. */
  sessionId?: string;
  /**
   * The language, RFC 5646.
   *
   * Not empty.
   */
  language: string;
  /** Whether the language was not asked for by the viewer. */
  isSuggestedLanguage?: boolean;
  /** Whatever the app agreed on. */
  customData?: unknown;
}

/** The parameters of `media.selectTracks`. */
export interface MediaSelectTracksParams {
  /** The session; absent is the current one. */
  sessionId?: string;
  /** Languages of the sound, the best first. */
  audioLanguages?: string[];
  /** Languages of the text, the best first; empty turns text off. */
  textLanguages?: string[];
  /** What the text may be for, the best first; absent: SUBTITLES, CAPTIONS, and what doesn't say it. */
  textSubtypes?: TextTrackSubtype[];
  /**
   * Whether a missing track is no error.
   *
   * Absent: `false`.
   */
  isSuggested?: boolean;
  /** Whatever the app agreed on. */
  customData?: unknown;
}

/** The parameters of `media.userAction`. */
export interface MediaUserActionParams {
  /** The session; absent is the current one. */
  sessionId?: string;
  /** What the viewer did. */
  userAction: UserAction;
  /** Whether it is taken back. */
  clear?: boolean;
  /** What it is about, as the app knows it. */
  userActionContext?: string;
  /** Where it was done, as the app knows it. */
  source?: string;
  /** Whatever the app agreed on. */
  customData?: unknown;
}

/** The parameters of `media.precache`. */
export interface MediaPrecacheParams {
  /** The session; absent is the current one. */
  sessionId?: string;
  /** Whatever the app understands. */
  precacheData?: string;
  /** Streams to fetch the beginnings of. */
  requestItems?: MediaRequestItem[];
  /** Whatever the app agreed on. */
  customData?: unknown;
}

/** The parameters of `media.storeSession`. */
export interface MediaStoreSessionParams {
  /** The session; absent is the current one. */
  sessionId?: string;
  /** What the other device can do; absent: what the SDK for Android says. */
  targetDeviceCapabilities?: Record<string, any>;
  /** Whatever the app agreed on. */
  customData?: unknown;
}

/** What `media.storeSession` answers. */
export interface MediaStoreSessionResult {
  /** The state, which only apps understand: mostly `loadRequestData` and `customData`. */
  sessionState: Record<string, any>;
}

/** The parameters of `media.resumeSession`. */
export interface MediaResumeSessionParams extends WaitOptions {
  /** The session; absent is the current one. */
  sessionId?: string;
  /** What `media.storeSession` gave. */
  sessionState: Record<string, any>;
  /** Whatever the app agreed on. */
  customData?: unknown;
}

/** The parameters of `media.setCredentials`. */
export interface MediaSetCredentialsParams {
  /** The session; absent is the current one. */
  sessionId?: string;
  /** Who the viewer is. */
  credentials: string;
  /** What kind of credentials: `web`, `android`, `ios`, `cloud`. */
  credentialsType?: string;
  /** The app's REFRESH_CREDENTIALS that this answers. */
  forRequestId?: number;
  /** Whatever the app agreed on. */
  customData?: unknown;
}

/** The parameters of `media.playAgain`. */
export interface MediaPlayAgainParams extends WaitOptions {
  /** The session; absent is the current one. */
  sessionId?: string;
  /** Whatever the app agreed on. */
  customData?: unknown;
}

/** The parameters of `media.sendCommand`. */
export interface MediaSendCommandParams {
  /** The session; absent is the current one. */
  sessionId?: string;
  /**
   * The message's type.
   *
   * Not empty. Absent: `"CUSTOM_COMMAND"`.
   */
  type?: string;
  /** CUSTOM_COMMAND: the command. */
  data?: string;
  /** Further members; `type`, `requestId` and `sessionId` are not allowed. */
  members?: Record<string, any>;
  /**
   * Whether to wait for the answer; if not, the call ends when the message is on its way.
   *
   * Absent: `true`.
   */
  expectsReply?: boolean;
  /**
   * How long to wait.
   *
   * In seconds. More than 0, at most 86400. Absent: `10`.
   */
  timeout?: number;
  /** Whatever the app agreed on. */
  customData?: unknown;
}

/** What `media.sendCommand` answers. */
export interface MediaSendCommandResult {
  /** The answer as it came; absent if none was expected. */
  reply?: Record<string, any>;
}

/** The parameters of `media.requests`. */
export interface MediaRequestsParams {
  /** The session; absent is all of them. */
  sessionId?: string;
}

/** What `media.requests` answers. */
export interface MediaRequestsResult {
  /** The requests. */
  requests: PendingMediaRequest[];
}

/** New media is loaded: there is a new media session. */
export interface MediaDidStartSession {
  /** The session. */
  sessionId: string;
  /** The media session. */
  mediaSessionId: number;
}

/** The media status changed, whoever changed it. */
export interface MediaDidUpdateStatus extends MediaState {}

/** Other media, or other metadata. */
export interface MediaDidUpdateMetadata {
  /** The session. */
  sessionId: string;
  /** The media; absent when there is none. */
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
  /** What it does at its end. */
  repeatMode?: RepeatMode;
  /** What is known about the queue. */
  queueData?: QueueData;
}

/** The item that is ready to follow changed. */
export interface MediaDidUpdatePreload {
  /** The session. */
  sessionId: string;
  /** The item; absent when there is none. */
  preloadedItemId?: number;
}

/** A media session is over. */
export interface MediaDidEndSession {
  /** The session. */
  sessionId: string;
  /** The media session. */
  mediaSessionId: number;
  /** Why, if the receiver said it. */
  idleReason?: IdleReason;
}

/** Time advanced; only for connections that called `media.subscribePosition`, and only while it does. */
export interface MediaDidUpdatePosition extends MediaPosition {}

/**
 * The app reported an error that answers no request: a track that can't be had, an ad, the item that plays.
 */
export interface MediaDidReceiveError {
  /** The session. */
  sessionId: string;
  /** What the app said. */
  receiver: ReceiverErrorInfo;
  /** The same for people, with what they can check. */
  message: string;
}

/**
 * The app said something in the media namespace that is neither a status, a queue change, an error nor an answer.
 */
export interface MediaDidReceiveMessage {
  /** The session. */
  sessionId: string;
  /** The message as it came. */
  message: Record<string, any>;
}

/** The parameters of `queue.load`. */
export interface QueueLoadParams extends LoadRequestData, WaitOptions {
  /** The session; absent is the current one. */
  sessionId?: string;
  /**
   * The items, where `queueData` doesn't have them.
   *
   * SDK: `GCKRemoteMediaClient.queueLoadItems:withOptions:`.
   */
  items?: QueueItem[];
  /**
   * The item to begin with, where `queueData` doesn't say.
   *
   * At least 0. SDK: `GCKMediaQueueLoadOptions.startIndex`.
   */
  startIndex?: number;
  /**
   * What the queue does at its end, where `queueData` doesn't say.
   *
   * SDK: `GCKMediaQueueLoadOptions.repeatMode`.
   */
  repeatMode?: RepeatMode;
}

/** The parameters of `queue.insert`. */
export interface QueueInsertParams {
  /** The session; absent is the current one. */
  sessionId?: string;
  /**
   * The items; ids in them are left out, receivers give new ones.
   *
   * Not empty.
   */
  items: QueueItem[];
  /**
   * The item to stand behind it; absent: at the end.
   *
   * At least 1.
   */
  insertBefore?: number;
  /** Whatever the app agreed on. */
  customData?: unknown;
}

/** The parameters of `queue.insertAndPlay`. */
export interface QueueInsertAndPlayParams extends WaitOptions {
  /** The session; absent is the current one. */
  sessionId?: string;
  /** The item. */
  item: QueueItem;
  /**
   * The item to stand behind it; absent: at the end.
   *
   * At least 1.
   */
  insertBefore?: number;
  /**
   * Where it begins; absent: where the item says.
   *
   * In seconds. At least 0. SDK: `playPosition`.
   */
  currentTime?: number;
  /** Whatever the app agreed on. */
  customData?: unknown;
}

/** The parameters of `queue.update`. */
export interface QueueUpdateParams {
  /** The session; absent is the current one. */
  sessionId?: string;
  /**
   * What is to change of each item, with its `itemId`; what it leaves out stays.
   *
   * Not empty.
   */
  items: QueueItem[];
  /** Whatever the app agreed on. */
  customData?: unknown;
}

/** The parameters of `queue.remove`. */
export interface QueueRemoveParams {
  /** The session; absent is the current one. */
  sessionId?: string;
  /**
   * The items; receivers pass over those that the queue doesn't have.
   *
   * Not empty.
   */
  itemIds: number[];
  /** Whatever the app agreed on. */
  customData?: unknown;
}

/** The parameters of `queue.reorder`. */
export interface QueueReorderParams {
  /** The session; absent is the current one. */
  sessionId?: string;
  /**
   * The items, each once.
   *
   * Not empty.
   */
  itemIds: number[];
  /**
   * The item to stand behind it; absent: at the end.
   *
   * At least 1.
   */
  insertBefore?: number;
  /** Whatever the app agreed on. */
  customData?: unknown;
}

/** The parameters of `queue.move`. */
export interface QueueMoveParams {
  /** The session; absent is the current one. */
  sessionId?: string;
  /**
   * The item.
   *
   * At least 1.
   */
  itemId: number;
  /**
   * Where it is to stand afterwards, counted from 0.
   *
   * At least 0.
   */
  toIndex: number;
  /** Whatever the app agreed on. */
  customData?: unknown;
}

/** The parameters of `queue.jump`. */
export interface QueueJumpParams extends WaitOptions {
  /** The session; absent is the current one. */
  sessionId?: string;
  /**
   * The item.
   *
   * At least 1.
   */
  itemId: number;
  /**
   * Where it begins; absent: where the item says. It counts for this time only.
   *
   * In seconds. At least 0. SDK: `playPosition`.
   */
  currentTime?: number;
  /** Whatever the app agreed on. */
  customData?: unknown;
}

/** The parameters of `queue.next`. */
export interface QueueNextParams extends WaitOptions {
  /** The session; absent is the current one. */
  sessionId?: string;
  /** Whatever the app agreed on. */
  customData?: unknown;
}

/** The parameters of `queue.previous`. */
export interface QueuePreviousParams extends WaitOptions {
  /** The session; absent is the current one. */
  sessionId?: string;
  /** Whatever the app agreed on. */
  customData?: unknown;
}

/** The parameters of `queue.setRepeatMode`. */
export interface QueueSetRepeatModeParams {
  /** The session; absent is the current one. */
  sessionId?: string;
  /** What happens. */
  repeatMode: RepeatMode;
  /** Whatever the app agreed on. */
  customData?: unknown;
}

/** The parameters of `queue.shuffle`. */
export interface QueueShuffleParams {
  /** The session; absent is the current one. */
  sessionId?: string;
  /** Whatever the app agreed on. */
  customData?: unknown;
}

/** The parameters of `queue.unshuffle`. */
export interface QueueUnshuffleParams {
  /** The session; absent is the current one. */
  sessionId?: string;
  /** Whatever the app agreed on. */
  customData?: unknown;
}

/** The parameters of `queue.fetchItemIds`. */
export interface QueueFetchItemIdsParams {
  /** The session; absent is the current one. */
  sessionId?: string;
}

/** What `queue.fetchItemIds` answers. */
export interface QueueFetchItemIdsResult {
  /** The ids, in the order of the queue. */
  itemIds: number[];
  /** The list's revision; notifications up to it are in it. */
  revision: number;
}

/** The parameters of `queue.fetchItems`. */
export interface QueueFetchItemsParams {
  /** The session; absent is the current one. */
  sessionId?: string;
  /**
   * Which, at most 5,000.
   *
   * Not empty.
   */
  itemIds: number[];
}

/** What `queue.fetchItems` answers. */
export interface QueueFetchItemsResult {
  /** Those that the queue has, in the order of `itemIds`, each once. */
  items: QueueItem[];
}

/** The parameters of `queue.fetchItemRange`. */
export interface QueueFetchItemRangeParams {
  /** The session; absent is the current one. */
  sessionId?: string;
  /**
   * The item.
   *
   * At least 1.
   */
  itemId: number;
  /**
   * So many behind it; either this or `prevCount`.
   *
   * At least 1.
   */
  nextCount?: number;
  /**
   * So many before it.
   *
   * At least 1.
   */
  prevCount?: number;
}

/** What `queue.fetchItemRange` answers. */
export interface QueueFetchItemRangeResult {
  /** The items in the order of the queue, as many as the receiver tells at a time. */
  items: QueueItem[];
}

/** The parameters of `queue.list`. */
export interface QueueListParams {
  /** The session; absent is the current one. */
  sessionId?: string;
  /**
   * Where it begins, counted from 0; either this or `fromItemId`.
   *
   * At least 0.
   */
  startIndex?: number;
  /**
   * The item that it begins with.
   *
   * At least 1.
   */
  fromItemId?: number;
  /**
   * How many items.
   *
   * From 0 to 5000. Absent: `50`.
   */
  count?: number;
  /**
   * Whether the receiver is asked for items; otherwise those that aren't cached are only ids.
   *
   * Absent: `true`.
   */
  fetchIfNeeded?: boolean;
}

/** The parameters of `queue.getCache`. */
export interface QueueGetCacheParams {
  /** The session; absent is the current one. */
  sessionId?: string;
}

/** The parameters of `queue.setCacheOptions`. */
export interface QueueSetCacheOptionsParams {
  /** The session; absent is the current one. */
  sessionId?: string;
  /**
   * The most items that are kept; absent: as it is. A session begins with 20.
   *
   * From 1 to 5000.
   */
  cacheSize?: number;
  /**
   * The most items of one request; absent: as it is. A session begins with 20.
   *
   * From 1 to 100.
   */
  maximumFetchCount?: number;
}

/** The parameters of `queue.reload`. */
export interface QueueReloadParams {
  /** The session; absent is the current one. */
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
  /** The session; absent is the current one. */
  sessionId?: string;
}

/** The queue is another one, or is known only now; empty when it is over. */
export interface QueueDidReload {
  /** The session. */
  sessionId: string;
  /** Counts the changes of this session's queue. */
  revision: number;
  /** How many items the queue has after it. */
  itemCount: number;
  /**
   * Whether it is the last one that came of one change at the receiver; the time to draw.
   *
   * SDK: `mediaQueueDidChange:`.
   */
  isLast: boolean;
  /** All items, in order. */
  itemIds: number[];
}

/** Items came in, one beside the other. */
export interface QueueDidInsert {
  /** The session. */
  sessionId: string;
  /** Counts the changes of this session's queue. */
  revision: number;
  /** How many items the queue has after it. */
  itemCount: number;
  /**
   * Whether it is the last one that came of one change at the receiver; the time to draw.
   *
   * SDK: `mediaQueueDidChange:`.
   */
  isLast: boolean;
  /** The items, in order. */
  itemIds: number[];
  /** Where the first of them stands now. */
  index: number;
  /** The item behind them; absent at the end. */
  insertBefore?: number;
}

/** Items aren't what they were, or came into or left the cache. */
export interface QueueDidUpdate {
  /** The session. */
  sessionId: string;
  /** Counts the changes of this session's queue. */
  revision: number;
  /** How many items the queue has after it. */
  itemCount: number;
  /**
   * Whether it is the last one that came of one change at the receiver; the time to draw.
   *
   * SDK: `mediaQueueDidChange:`.
   */
  isLast: boolean;
  /** The items. */
  itemIds: number[];
  /** Where they stand. */
  indexes: number[];
  /** Why. */
  reason: QueueUpdateReason;
}

/** Items went. */
export interface QueueDidRemove {
  /** The session. */
  sessionId: string;
  /** Counts the changes of this session's queue. */
  revision: number;
  /** How many items the queue has after it. */
  itemCount: number;
  /**
   * Whether it is the last one that came of one change at the receiver; the time to draw.
   *
   * SDK: `mediaQueueDidChange:`.
   */
  isLast: boolean;
  /** The items. */
  itemIds: number[];
  /** Where they stood before. */
  indexes: number[];
}

/** The same items are in another order. */
export interface QueueDidReorder {
  /** The session. */
  sessionId: string;
  /** Counts the changes of this session's queue. */
  revision: number;
  /** How many items the queue has after it. */
  itemCount: number;
  /**
   * Whether it is the last one that came of one change at the receiver; the time to draw.
   *
   * SDK: `mediaQueueDidChange:`.
   */
  isLast: boolean;
  /** All items, in their new order. */
  itemIds: number[];
}

/** The parameters of `rpc.discover`. */
export type RpcDiscoverParams = Record<string, never>;

/** The parameters of `server.initialize`. */
export interface ServerInitializeParams {
  /**
   * The protocol version that the client speaks.
   *
   * Absent: `"1.0"`.
   */
  protocolVersion?: string;
  /** Who the client is. */
  clientInfo?: ClientInfo;
  /**
   * The client's process; the server ends when it does (spawned servers only).
   *
   * At least 1.
   */
  processId?: number;
  /** What the client can answer. */
  capabilities?: ClientCapabilities;
  /** The API document that the client was generated from. */
  specHash?: string;
  /**
   * What is pushed from now on, in the words of `events.subscribe`; none of it is lost. `[]`: nothing. Absent: `["*"]`
   * over stdio, nothing over a socket.
   */
  topics?: string[];
}

/** What `server.initialize` answers. */
export interface ServerInitializeResult {
  /** What this server is. */
  serverInfo: ServerInfo;
  /** What it accepts. */
  limits: ServerLimits;
  /** The topics that the connection is subscribed to now. */
  topics: string[];
}

/** The parameters of `server.info`. */
export type ServerInfoParams = Record<string, never>;

/** The parameters of `server.ping`. */
export type ServerPingParams = Record<string, never>;

/** The parameters of `server.echo`. */
export interface ServerEchoParams {
  /** Anything. */
  value: unknown;
}

/** What `server.echo` answers. */
export interface ServerEchoResult {
  /** The same. */
  value: unknown;
}

/** The parameters of `server.shutdown`. */
export type ServerShutdownParams = Record<string, never>;

/** The parameters of `session.start`. */
export interface SessionStartParams {
  /** The device, as discovery names it. */
  deviceId?: string;
  /**
   * Instead of `deviceId`: the device's name, in any case.
   *
   * Not empty.
   */
  friendlyName?: string;
  /**
   * How long a device that isn't known yet is looked for; discovery is started for that if it doesn't run.
   *
   * In seconds. From 0 to 600. Absent: `5`.
   */
  searchTimeout?: number;
  /**
   * Instead of `deviceId`: an address or host name.
   *
   * Not empty.
   */
  host?: string;
  /**
   * With `host`: the port; groups have ports of their own.
   *
   * From 1 to 65535. Absent: `8009`.
   */
  port?: number;
  /**
   * The app to launch; absent: the first one of the context's `discoveryCriteria`, or else `CC1AD845`, the default
   * media receiver.
   *
   * Not empty.
   */
  applicationId?: string;
  /** The language for the app, RFC 5646; absent: the server's locale. */
  languageCode?: string;
  /**
   * Whether an app that runs already is stopped, for everybody, and launched anew; false: it is joined as it is.
   *
   * Absent: `false`. SDK: `GCKLaunchOptions.relaunchIfRunning`.
   */
  relaunchIfRunning?: boolean;
  /**
   * Whether the app's Android TV twin may be launched.
   *
   * Absent: `false`. SDK: `GCKLaunchOptions.androidReceiverCompatible`.
   */
  androidReceiverCompatible?: boolean;
  /** Who the viewer is; absent: what `context.setLaunchCredentials` said. */
  credentials?: string;
  /**
   * What kind of credentials.
   *
   * Absent: `"web"`.
   */
  credentialsType?: string;
  /** What the receiver has to be able to do with the app, such as `STREAM_TRANSFER`. */
  requiredFeatures?: string[];
  /**
   * What is done if there is a session with the device already. A session that is being restored, that connects or that
   * ends is waited for first.
   *
   * Absent: `"FAIL"`.
   */
  ifExists?: ExistingSessionPolicy;
  /**
   * What the client wants to find in the session again, at most 16 KiB; absent: what `session.setDefaultOptions` said.
   *
   * SDK: `GCKSessionOptions`.
   */
  sessionOptions?: Record<string, any>;
  /**
   * How long the whole may take; time in which the TV asks its viewer for permission doesn't count.
   *
   * In seconds. More than 0, at most 600. Absent: `30`.
   */
  timeout?: number;
}

/** The parameters of `session.join`. */
export interface SessionJoinParams {
  /** The device, as discovery names it. */
  deviceId?: string;
  /**
   * Instead of `deviceId`: the device's name, in any case.
   *
   * Not empty.
   */
  friendlyName?: string;
  /**
   * How long a device that isn't known yet is looked for; discovery is started for that if it doesn't run.
   *
   * In seconds. From 0 to 600. Absent: `5`.
   */
  searchTimeout?: number;
  /**
   * Instead of `deviceId`: an address or host name.
   *
   * Not empty.
   */
  host?: string;
  /**
   * With `host`: the port; groups have ports of their own.
   *
   * From 1 to 65535. Absent: `8009`.
   */
  port?: number;
  /**
   * The app; absent: whatever runs.
   *
   * Not empty.
   */
  applicationId?: string;
  /**
   * The very run of the app.
   *
   * Not empty.
   */
  receiverSessionId?: string;
  /** Who the viewer is; absent: what `context.setLaunchCredentials` said. */
  credentials?: string;
  /**
   * What kind of credentials.
   *
   * Absent: `"web"`.
   */
  credentialsType?: string;
  /**
   * What is done if there is a session with the device already. A session that is being restored, that connects or that
   * ends is waited for first.
   *
   * Absent: `"FAIL"`.
   */
  ifExists?: ExistingSessionPolicy;
  /**
   * What the client wants to find in the session again, at most 16 KiB; absent: what `session.setDefaultOptions` said.
   *
   * SDK: `GCKSessionOptions`.
   */
  sessionOptions?: Record<string, any>;
  /**
   * How long the whole may take.
   *
   * In seconds. More than 0, at most 600. Absent: `30`.
   */
  timeout?: number;
}

/** The parameters of `session.end`. */
export interface SessionEndParams {
  /** The session; absent is the current one. */
  sessionId?: string;
  /**
   * What that does to the receiver; absent: LEAVE, or STOP_CASTING if the context's
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
  /**
   * The one that this connection means where it names none (`session.setCurrent`); absent: it has to name one.
   */
  currentSessionId?: string;
}

/** The parameters of `session.setCurrent`. */
export interface SessionSetCurrentParams {
  /** The session. */
  sessionId: string;
}

/** The parameters of `session.get`. */
export interface SessionGetParams {
  /** The session; absent is the current one. */
  sessionId?: string;
}

/** The parameters of `session.setVolume`. */
export interface SessionSetVolumeParams {
  /** The session; absent is the current one. */
  sessionId?: string;
  /**
   * How loud, 0 silent, 1 loudest.
   *
   * From 0 to 1.
   */
  level: number;
}

/** The parameters of `session.stepVolume`. */
export interface SessionStepVolumeParams {
  /** The session; absent is the current one. */
  sessionId?: string;
  /**
   * How many; negative is quieter.
   *
   * From -1000 to 1000. Absent: `1`.
   */
  steps?: number;
}

/** The parameters of `session.pressVolumeKey`. */
export interface SessionPressVolumeKeyParams {
  /** Which key. */
  key: VolumeKey;
}

/** What `session.pressVolumeKey` answers. */
export interface SessionPressVolumeKeyResult {
  /** Whether it changed the device's volume. */
  isHandled: boolean;
  /** The volume then. */
  volume?: DeviceVolume;
}

/** The parameters of `session.setMuted`. */
export interface SessionSetMutedParams {
  /** The session; absent is the current one. */
  sessionId?: string;
  /** Whether it is silent. */
  muted: boolean;
}

/** The parameters of `session.requestMultizoneStatus`. */
export interface SessionRequestMultizoneStatusParams {
  /** The session; absent is the current one. */
  sessionId?: string;
}

/** The parameters of `session.setMultizoneDeviceVolume`. */
export interface SessionSetMultizoneDeviceVolumeParams {
  /** The session; absent is the current one. */
  sessionId?: string;
  /**
   * The member; an id in DNS-SD's spelling will do.
   *
   * Not empty.
   */
  deviceId: string;
  /**
   * How loud, 0 silent, 1 loudest.
   *
   * From 0 to 1.
   */
  level: number;
}

/** The parameters of `session.setMultizoneDeviceMuted`. */
export interface SessionSetMultizoneDeviceMutedParams {
  /** The session; absent is the current one. */
  sessionId?: string;
  /**
   * The member; an id in DNS-SD's spelling will do.
   *
   * Not empty.
   */
  deviceId: string;
  /** Whether to silence it. */
  muted: boolean;
}

/** The parameters of `session.getCastingGroups`. */
export interface SessionGetCastingGroupsParams {
  /** The session; absent is the current one. */
  sessionId?: string;
}

/** What `session.getCastingGroups` answers. */
export interface SessionGetCastingGroupsResult {
  /** The groups; empty where it belongs to none. */
  groups: Record<string, any>[];
}

/** The parameters of `session.requestStatus`. */
export interface SessionRequestStatusParams {
  /** The session; absent is the current one. */
  sessionId?: string;
}

/** The parameters of `session.transfer`. */
export interface SessionTransferParams {
  /** The session; absent is the current one. */
  sessionId?: string;
  /** The other device, as discovery names it. */
  deviceId?: string;
  /**
   * Instead of `deviceId`: the device's name, in any case.
   *
   * Not empty.
   */
  friendlyName?: string;
  /**
   * How long a device that isn't known yet is looked for; discovery is started for that if it doesn't run.
   *
   * In seconds. From 0 to 600. Absent: `5`.
   */
  searchTimeout?: number;
  /**
   * Instead of `deviceId`: an address or host name.
   *
   * Not empty.
   */
  host?: string;
  /**
   * With `host`: the port; groups have ports of their own.
   *
   * From 1 to 65535. Absent: `8009`.
   */
  port?: number;
  /**
   * Whether the other device gets this one's volume.
   *
   * Absent: `false`.
   */
  keepVolume?: boolean;
  /**
   * How long connecting to the other device may take (where nobody says: as long as `session.start`), and how long all
   * the rest may. Time in which the TV asks its viewer for permission doesn't count.
   *
   * In seconds. More than 0, at most 600. Absent: `90`.
   */
  timeout?: number;
}

/** What `session.transfer` answers. */
export interface SessionTransferResult {
  /** The session on the other device. */
  session: Session;
  /** The device that it left. */
  fromDeviceId: string;
  /** Where the state of what played came from; absent: nothing played. */
  stateSource?: PlaybackStateSource;
  /** Whether the app took its state back; otherwise the media was loaded, if there was any. */
  isResumedByApplication: boolean;
  /** Whether the device that was left confirmed that its app has ended. */
  isSourceStopped: boolean;
}

/** The parameters of `session.takeBack`. */
export interface SessionTakeBackParams {
  /** The session; absent is the current one. */
  sessionId?: string;
  /** How to end the session once the state is there; absent: it goes on. */
  action?: SessionEndAction;
}

/** The parameters of `session.setDefaultOptions`. */
export interface SessionSetDefaultOptionsParams {
  /** The options, at most 16 KiB; absent: none any more. */
  options?: Record<string, any>;
  /**
   * The devices' category; Cast devices are `CAST`.
   *
   * Not empty. Absent: `"CAST"`.
   */
  category?: string;
}

/** The parameters of `session.getDefaultOptions`. */
export interface SessionGetDefaultOptionsParams {
  /**
   * The devices' category; Cast devices are `CAST`.
   *
   * Not empty. Absent: `"CAST"`.
   */
  category?: string;
}

/** What `session.getDefaultOptions` answers. */
export interface SessionGetDefaultOptionsResult {
  /** The options; absent: none. */
  options?: Record<string, any>;
}

/** The parameters of `session.buildOpenUrl`. */
export interface SessionBuildOpenUrlParams {
  /** The session; absent is the current one. */
  sessionId?: string;
  /**
   * The URL that gets the query item.
   *
   * Not empty. Absent: `"cast-rpc://open"`.
   */
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
  /**
   * The link.
   *
   * Not empty.
   */
  url: string;
}

/** What `session.parseOpenUrl` answers. */
export interface SessionParseOpenUrlResult {
  /**
   * The device.
   *
   * SDK: `GCKOpenURLOptions.deviceUniqueID`.
   */
  deviceId: string;
  /**
   * Its name when the link was made.
   *
   * SDK: `GCKOpenURLOptions.deviceFriendlyName`.
   */
  friendlyName?: string;
  /**
   * The run of the app; absent: any.
   *
   * SDK: `GCKOpenURLOptions.sessionID`.
   */
  receiverSessionId?: string;
}

/** The parameters of `session.startWithOpenUrl`. */
export interface SessionStartWithOpenUrlParams {
  /**
   * The link.
   *
   * Not empty.
   */
  url: string;
  /**
   * The app, where the link names no run; absent: as with `session.start`.
   *
   * Not empty.
   */
  applicationId?: string;
  /**
   * How long the device is looked for.
   *
   * In seconds. From 0 to 600. Absent: `10`.
   */
  searchTimeout?: number;
  /**
   * What is done if there is a session with the device already. A session that is being restored, that connects or that
   * ends is waited for first.
   *
   * Absent: `"FAIL"`.
   */
  ifExists?: ExistingSessionPolicy;
  /**
   * What the client wants to find in the session again, at most 16 KiB; absent: what `session.setDefaultOptions` said.
   *
   * SDK: `GCKSessionOptions`.
   */
  sessionOptions?: Record<string, any>;
  /**
   * How long connecting may take.
   *
   * In seconds. More than 0, at most 600. Absent: `30`.
   */
  timeout?: number;
}

/** The parameters of `session.suspend`. */
export interface SessionSuspendParams {
  /** The session; absent is the current one. */
  sessionId?: string;
  /**
   * What `session.didSuspend` says. After `NETWORK_ERROR`, `NETWORK_NOT_REACHABLE` and `TERMINATED` the session is
   * resumed by itself as soon as the device can be reached, as after a link that broke.
   *
   * Absent: `"REQUESTED"`.
   */
  reason?: SessionSuspendReason;
}

/** The parameters of `session.resume`. */
export interface SessionResumeParams {
  /** The session; absent is the current one. */
  sessionId?: string;
}

/** The parameters of `session.listSaved`. */
export type SessionListSavedParams = Record<string, never>;

/** What `session.listSaved` answers. */
export interface SessionListSavedResult {
  /** What `session.restore` would join. */
  sessions: SavedSession[];
  /** What was found and is of no use, a sentence each: damaged files, sessions older than a day. */
  problems: string[];
}

/** The parameters of `session.restore`. */
export interface SessionRestoreParams {
  /**
   * How long each device may stay away.
   *
   * In seconds. More than 0, at most 600. Absent: `10`.
   */
  timeout?: number;
}

/** What `session.restore` answers. */
export interface SessionRestoreResult {
  /** The sessions that are connected again. */
  sessions: Session[];
  /** Those that are not. */
  failures: FailedRestoration[];
  /** What was found and is of no use, a sentence each. */
  problems: string[];
}

/** A session begins to connect. */
export interface SessionWillStart {
  /** The session. */
  sessionId: string;
  /** The session. */
  session: Session;
}

/** A session that connects has come to a new step. */
export interface SessionDidEnterPhase {
  /** The session. */
  sessionId: string;
  /** The step that begins. */
  phase: ConnectionPhase;
  /**
   * Time since the start.
   *
   * In seconds.
   */
  elapsed: number;
  /** More about it: that the TV asks its viewer for permission. */
  message?: string;
}

/** A session is connected. */
export interface SessionDidStart {
  /** The session. */
  sessionId: string;
  /** The session. */
  session: Session;
}

/** A session could not be connected. */
export interface SessionDidFailToStart {
  /** The session. */
  sessionId: string;
  /** The session. */
  session: Session;
  /** Why not. */
  error: ErrorInfo;
}

/** A session is about to end on request. */
export interface SessionWillEnd {
  /** The session. */
  sessionId: string;
  /** The session. */
  session: Session;
}

/** A session is over. */
export interface SessionDidEnd {
  /** The session. */
  sessionId: string;
  /** The session. */
  session: Session;
  /** Why. */
  reason: SessionEndReason;
  /** What went wrong, if something did. */
  error?: ErrorInfo;
}

/** The link of a session is down: it broke, or was put down. The app may go on. */
export interface SessionDidSuspend {
  /** The session. */
  sessionId: string;
  /** The session. */
  session: Session;
  /** Why. */
  reason: SessionSuspendReason;
  /** What broke the link. */
  error?: ErrorInfo;
}

/** An attempt to resume a session begins. */
export interface SessionWillResume {
  /** The session. */
  sessionId: string;
  /** The session. */
  session: Session;
  /** Which attempt since the session was suspended, from 1. */
  attempt: number;
  /** What ended the attempt before, or else the link. */
  error?: ErrorInfo;
}

/** The link of a session is up again, and its app is the same run; nothing was loaded anew. */
export interface SessionDidResume {
  /** The session. */
  sessionId: string;
  /** The session. */
  session: Session;
}

/**
 * A session could not be resumed: its app has ended, or the device stayed away for too long. `session.didEnd` follows.
 */
export interface SessionDidFailToResume {
  /** The session. */
  sessionId: string;
  /** The session. */
  session: Session;
  /** Why not. */
  error: ErrorInfo;
}

/** What new sessions get as `sessionOptions` changed. */
export interface SessionDidUpdateDefaultOptions {
  /** The devices' category. */
  category: string;
  /** The options; absent: none any more. */
  options?: Record<string, any>;
}

/**
 * A session is about to come to another device, because a client asked for it (`session.transfer`), or because it was
 * found there: the receivers' platform moved it.
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
 * A session is on another device now, under the same id; `session.didResume`, whose session has that device, came just
 * before. On the device there is another media session.
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
 * A session could not be brought to another device; it is as it was, unless `session.didEnd` or `session.didSuspend`
 * says otherwise.
 */
export interface SessionDidFailToTransfer {
  /** The session. */
  sessionId: string;
  /** The session. */
  session: Session;
  /** The other device. */
  toDevice: Device;
  /** Why not. */
  error: ErrorInfo;
}

/** What is known of a session's device changed: its name, its address, what it shows. */
export interface SessionDidUpdateDevice {
  /** The session. */
  sessionId: string;
  /** The session. */
  session: Session;
}

/** A group told its members, and they aren't what was known. */
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

/** A member of the group changed, such as its volume. */
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

/** Whether what plays can be moved and spread changed. */
export interface SessionDidUpdatePlaybackSession {
  /** The session. */
  sessionId: string;
  /** How it is now. */
  playbackSession: MultizonePlaybackSession;
}

/** The device's volume changed, whoever changed it. */
export interface SessionDidChangeVolume {
  /** The session. */
  sessionId: string;
  /** The volume now. */
  volume: DeviceVolume;
}

/** What the receiver reports of itself changed: app, status text, active input, standby. */
export interface SessionDidChangeStatus {
  /** The session. */
  sessionId: string;
  /** The session now. */
  session: Session;
}

/** The parameters of `widget.getState`. */
export interface WidgetGetStateParams {
  /** Which; absent: all. */
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
  /** What is to change; members that are absent stay as they are. Empty: nothing changes. */
  options: WidgetOptions;
}

/** The parameters of `widget.tapCastButton`. */
export type WidgetTapCastButtonParams = Record<string, never>;

/** What `widget.tapCastButton` answers. */
export interface WidgetTapCastButtonResult {
  /** What it led to. */
  outcome: CastButtonOutcome;
  /** Whether there are devices, and a session: which dialog is meant. */
  castState: CastState;
}

/** The parameters of `widget.openDialog`. */
export type WidgetOpenDialogParams = Record<string, never>;

/** The parameters of `widget.closeDialog`. */
export type WidgetCloseDialogParams = Record<string, never>;

/** The parameters of `widget.selectDevice`. */
export interface WidgetSelectDeviceParams {
  /** Which. */
  deviceId: string;
  /**
   * Which app; absent: the first of the context's `discoveryCriteria`, or else the default media receiver.
   *
   * Not empty.
   */
  applicationId?: string;
}

/** The parameters of `widget.disconnect`. */
export interface WidgetDisconnectParams {
  /**
   * What that does to the receiver; absent: LEAVE, or STOP_CASTING if the context's
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
  /**
   * Whether the expanded controller is shown now; otherwise `widget.didTriggerExpandedController` was told.
   */
  isPresented: boolean;
}

/** The parameters of `widget.presentExpandedController`. */
export type WidgetPresentExpandedControllerParams = Record<string, never>;

/** What `widget.presentExpandedController` answers. */
export interface WidgetPresentExpandedControllerResult {
  /**
   * Whether the expanded controller is shown now; otherwise `widget.didTriggerExpandedController` was told.
   */
  isPresented: boolean;
}

/** The parameters of `widget.dismissExpandedController`. */
export type WidgetDismissExpandedControllerParams = Record<string, never>;

/** What `widget.dismissExpandedController` answers. */
export interface WidgetDismissExpandedControllerResult {
  /**
   * Whether the expanded controller is shown now; otherwise `widget.didTriggerExpandedController` was told.
   */
  isPresented: boolean;
}

/** The parameters of `widget.pressButton`. */
export interface WidgetPressButtonParams {
  /** Of which widget: `miniController`, `expandedController`, `mediaController` or `volumeController`. */
  widget: WidgetName;
  /**
   * Which place of the mini or expanded controller, from 0.
   *
   * From 0 to 3.
   */
  slot?: number;
  /** Which control; the other way to say it. Exactly one of `slot` and `control` is given. */
  control?: WidgetControl;
}

/** What `widget.pressButton` answers. */
export interface WidgetPressButtonResult {
  /** What was done. */
  control: WidgetControl;
}

/** The parameters of `widget.slide`. */
export interface WidgetSlideParams {
  /** Which. */
  slider: WidgetSlider;
  /** How far the movement is. */
  phase: SlidePhase;
  /**
   * Where it is held: seconds, or a volume from 0 to 1. Required but for `CANCELLED`.
   *
   * At least 0.
   */
  value?: number;
}

/** The parameters of `widget.setVolume`. */
export interface WidgetSetVolumeParams {
  /**
   * How loud.
   *
   * From 0 to 1.
   */
  level?: number;
  /** Whether it is silenced. At least one is given. */
  muted?: boolean;
}

/** The parameters of `widget.setPlaybackRate`. */
export interface WidgetSetPlaybackRateParams {
  /**
   * The rate.
   *
   * From 0.5 to 2.
   */
  playbackRate: number;
}

/** The parameters of `widget.openTrackSelector`. */
export type WidgetOpenTrackSelectorParams = Record<string, never>;

/** The parameters of `widget.closeTrackSelector`. */
export type WidgetCloseTrackSelectorParams = Record<string, never>;

/** The parameters of `widget.selectTracks`. */
export interface WidgetSelectTracksParams {
  /**
   * At most one for sound and one for text; empty: none of either. Tracks of other kinds stay as they are.
   */
  trackIds: number[];
}

/** The parameters of `widget.setStyle`. */
export interface WidgetSetStyleParams {
  /** Which part: `castViews`, `castViews.mediaControl.miniController`… */
  path: string;
  /** Values by attribute; `null` removes one, so that it is inherited again. */
  attributes: Record<string, unknown>;
}

/** The parameters of `widget.getStyle`. */
export interface WidgetGetStyleParams {
  /**
   * Which part; absent: `castViews`.
   *
   * Not empty.
   */
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
  /** What it plays. */
  local: LocalPlayback;
}

/** What `widget.makeLoadRequest` answers. */
export interface WidgetMakeLoadRequestResult {
  /** What `media.load` takes. */
  request: LoadRequestData;
}

/** The parameters of `widget.handOver`. */
export interface WidgetHandOverParams {
  /** What it plays. */
  local: LocalPlayback;
}

/** The parameters of `widget.takeBack`. */
export type WidgetTakeBackParams = Record<string, never>;

/**
 * The state of a widget changed. It comes before the notification of what caused it, but after `session.willStart` and
 * `session.willResume`.
 */
export interface WidgetDidChange {
  /** Which. */
  widget: WidgetName;
  /** Grows with every change of any widget. */
  revision: number;
  /** Its state; the other members are absent. */
  state: WidgetStates;
}

/** The expanded controller is wanted, and the program shows it itself. */
export interface WidgetDidTriggerExpandedController {
  /** The session. */
  sessionId?: string;
}

/** A button of the program's own was pressed. */
export interface WidgetDidPressCustomButton {
  /** Of which widget. */
  widget: WidgetName;
  /** At which place, from 0. */
  slot: number;
  /** Which. */
  customId?: string;
}

/** The style tree counts anew. */
export interface WidgetDidApplyStyle {
  /** The parts whose effective attributes changed. */
  paths: string[];
  /** Their effective attributes, by path. */
  effective: Record<string, unknown>;
}
