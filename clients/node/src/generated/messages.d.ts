// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

import type {
  IdleReason,
  RepeatMode,
  ResumeState,
  CastState,
  AppState,
  AppAvailability,
  EventDelivery,
  ConnectionPhase,
  SessionEndAction,
  SessionEndReason,
  SessionSuspendReason,
  VolumeKey,
  PlaybackStateSource,
} from './enums.js';
import type {
  TextTrackStyle,
  MediaInformation,
  QueueItem,
  QueueData,
  LoadRequestData,
  DeviceVolume,
  MultizoneDevice,
  MultizonePlaybackSession,
  MultizoneStatus,
  ContextOptions,
  Device,
  DiscoveryCriteria,
  DiscoveryOptions,
  Event,
  Snapshot,
  MediaState,
  ClientInfo,
  ClientCapabilities,
  ServerLimits,
  ServerInfo,
  ErrorInfo,
  Session,
  SavedSession,
  FailedRestoration,
} from './types.js';

/** The parameters of `context.create`. */
export interface ContextCreateParams {
  /** What differs from what is assumed. */
  options?: ContextOptions;
}

/** The parameters of `context.get`. */
export type ContextGetParams = Record<string, never>;

/** The parameters of `context.pressCastButton`. */
export type ContextPressCastButtonParams = Record<string, never>;

/** What `context.pressCastButton` answers. */
export interface ContextPressCastButtonResult {
  /** Whether discovery runs. */
  isDiscovering: boolean;
}

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
export type DiscoveryDidStart = Record<string, never>;

/** Discovery stopped, by request. */
export type DiscoveryDidStop = Record<string, never>;

/**
 * A source of devices began to work, or ceased to: the DNS-SD daemon is missing, was stopped or came back. It recovers
 * by itself; the devices stay listed until their records expire.
 */
export interface DiscoveryDidChangeAvailability {
  /** Which source. */
  source: string;
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
   * Names of notifications, with `*` for any part: `session.*`, `media.didUpdateStatus`, `*`. `log.*` must be named;
   * `*` leaves it out.
   *
   * Not empty.
   */
  topics: string[];
  /**
   * How they come.
   *
   * Absent: `"push"`.
   */
  delivery?: EventDelivery;
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
  /** Which; it must have the delivery `poll`. */
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

/** The parameters of `media.load`. */
export interface MediaLoadParams extends LoadRequestData {
  /** The session; absent is the current one. */
  sessionId?: string;
}

/** The parameters of `media.play`. */
export interface MediaPlayParams {
  /** The session; absent is the current one. */
  sessionId?: string;
  /** Whatever the app agreed on. */
  customData?: unknown;
}

/** The parameters of `media.pause`. */
export interface MediaPauseParams {
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
export interface MediaSeekParams {
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
   * More than 0.
   */
  playbackRate: number;
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
}

/** The parameters of `media.getStatus`. */
export interface MediaGetStatusParams {
  /** The session; absent is the current one. */
  sessionId?: string;
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
}

/** What `server.initialize` answers. */
export interface ServerInitializeResult {
  /** What this server is. */
  serverInfo: ServerInfo;
  /** What it accepts. */
  limits: ServerLimits;
  /**
   * The topics that the connection is subscribed to now: over stdio everything but logs, over a socket none.
   */
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
   * The app to launch.
   *
   * Not empty. Absent: `"CC1AD845"`.
   */
  applicationId?: string;
  /** The language for the app, RFC 5646; absent: the server's locale. */
  language?: string;
  /**
   * Whether an app that runs already is started anew.
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
  /** The newest one. */
  currentSessionId?: string;
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
  /** The answer (`CASTING_GROUPS`), without its type and request id. */
  groups: Record<string, any>;
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

/** The parameters of `session.handOver`. */
export interface SessionHandOverParams {
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
   * The app, where the link names no run.
   *
   * Not empty. Absent: `"CC1AD845"`.
   */
  applicationId?: string;
  /**
   * How long the device is looked for.
   *
   * In seconds. From 0 to 600. Absent: `10`.
   */
  searchTimeout?: number;
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
   * In milliseconds.
   */
  elapsedMs: number;
  /** More about it: that the TV asks its viewer for permission. */
  message?: string;
}

/** A session is connected. */
export interface SessionDidStart {
  /** The session. */
  session: Session;
}

/** A session could not be connected. */
export interface SessionDidFailToStart {
  /** The session. */
  session: Session;
  /** Why not. */
  error: ErrorInfo;
}

/** A session is about to end on request. */
export interface SessionWillEnd {
  /** The session. */
  session: Session;
}

/** A session is over. */
export interface SessionDidEnd {
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
  session: Session;
  /** Why. */
  reason: SessionSuspendReason;
  /** What broke the link. */
  error?: ErrorInfo;
}

/** An attempt to resume a session begins. */
export interface SessionWillResume {
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
  session: Session;
}

/**
 * A session could not be resumed: its app has ended, or the device stayed away for too long. `session.didEnd` follows.
 */
export interface SessionDidFailToResume {
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
  session: Session;
  /** The other device. */
  toDevice: Device;
  /** Why not. */
  error: ErrorInfo;
}

/** What is known of a session's device changed: its name, its address, what it shows. */
export interface SessionDidUpdateDevice {
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
