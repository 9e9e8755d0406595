// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

import type { CallOptions, ProgressCallOptions } from '../options.js';
import type {
  ContextCreateParams,
  ContextDidChangeCastState,
  ContextGetParams,
  ContextSetAppStateParams,
  ContextSetAppStateResult,
  ContextSetLaunchCredentialsParams,
  CredentialsProvideParams,
  DiscoveryAddDeviceParams,
  DiscoveryDiagnoseParams,
  DiscoveryDidChangeAvailability,
  DiscoveryDidInsertDevice,
  DiscoveryDidMoveDevice,
  DiscoveryDidRemoveDevice,
  DiscoveryDidStart,
  DiscoveryDidStop,
  DiscoveryDidUpdateDevice,
  DiscoveryFindParams,
  DiscoveryGetParams,
  DiscoveryListParams,
  DiscoveryQueryAppAvailabilityParams,
  DiscoveryQueryAppAvailabilityResult,
  DiscoveryRemoveDeviceParams,
  DiscoverySetOptionsParams,
  DiscoverySetPassiveScanParams,
  DiscoveryStartParams,
  DiscoveryStopParams,
  EventsPollParams,
  EventsPollResult,
  EventsSnapshotParams,
  EventsSubscribeParams,
  EventsSubscribeResult,
  EventsUnsubscribeParams,
  LogDidChangeFile,
  LogDidRecord,
  LogDidTapMessage,
  LogGetFilterParams,
  LogGetFilterResult,
  LogSetConsoleParams,
  LogSetFileParams,
  LogSetFilterParams,
  LogSetMessageTapParams,
  MediaDidEndSession,
  MediaDidStartSession,
  MediaDidUpdateMetadata,
  MediaDidUpdatePreload,
  MediaDidUpdateQueue,
  MediaDidUpdateStatus,
  MediaGetStatusParams,
  MediaLoadParams,
  MediaPauseParams,
  MediaPlayParams,
  MediaRequestStatusParams,
  MediaSeekParams,
  MediaSetActiveTracksParams,
  MediaSetPlaybackRateParams,
  MediaSetStreamMutedParams,
  MediaSetStreamVolumeParams,
  MediaSetTextTrackStyleParams,
  MediaSkipAdParams,
  MediaStopParams,
  RpcDiscoverParams,
  ServerEchoParams,
  ServerEchoResult,
  ServerInfoParams,
  ServerInitializeParams,
  ServerInitializeResult,
  ServerPingParams,
  ServerShutdownParams,
  SessionDidAddMultizoneDevice,
  SessionDidChangeStatus,
  SessionDidChangeVolume,
  SessionDidEnd,
  SessionDidEnterPhase,
  SessionDidFailToResume,
  SessionDidFailToStart,
  SessionDidReceiveMultizoneStatus,
  SessionDidRemoveMultizoneDevice,
  SessionDidResume,
  SessionDidStart,
  SessionDidSuspend,
  SessionDidUpdateDevice,
  SessionDidUpdateMultizoneDevice,
  SessionDidUpdatePlaybackSession,
  SessionEndParams,
  SessionGetCastingGroupsParams,
  SessionGetCastingGroupsResult,
  SessionGetParams,
  SessionJoinParams,
  SessionListParams,
  SessionListResult,
  SessionListSavedParams,
  SessionListSavedResult,
  SessionPressVolumeKeyParams,
  SessionPressVolumeKeyResult,
  SessionRequestMultizoneStatusParams,
  SessionRequestStatusParams,
  SessionRestoreParams,
  SessionRestoreResult,
  SessionResumeParams,
  SessionSetMultizoneDeviceMutedParams,
  SessionSetMultizoneDeviceVolumeParams,
  SessionSetMutedParams,
  SessionSetVolumeParams,
  SessionStartParams,
  SessionStepVolumeParams,
  SessionSuspendParams,
  SessionWillEnd,
  SessionWillResume,
  SessionWillStart,
  WidgetApplyStyleParams,
  WidgetApplyStyleResult,
  WidgetCloseDialogParams,
  WidgetCloseTrackSelectorParams,
  WidgetConfigureParams,
  WidgetDidApplyStyle,
  WidgetDidChange,
  WidgetDidPressCustomButton,
  WidgetDidTriggerExpandedController,
  WidgetDisconnectParams,
  WidgetDismissExpandedControllerParams,
  WidgetDismissExpandedControllerResult,
  WidgetDismissIntroOverlayParams,
  WidgetGetStateParams,
  WidgetGetStateResult,
  WidgetGetStyleParams,
  WidgetHandOverParams,
  WidgetMakeLoadRequestParams,
  WidgetMakeLoadRequestResult,
  WidgetOpenDialogParams,
  WidgetOpenTrackSelectorParams,
  WidgetPresentExpandedControllerParams,
  WidgetPresentExpandedControllerResult,
  WidgetPresentIntroOverlayParams,
  WidgetPresentIntroOverlayResult,
  WidgetPressButtonParams,
  WidgetPressButtonResult,
  WidgetResetIntroOverlayParams,
  WidgetSelectDeviceParams,
  WidgetSelectTracksParams,
  WidgetSetPlaybackRateParams,
  WidgetSetStyleParams,
  WidgetSetVolumeParams,
  WidgetSlideParams,
  WidgetTakeBackParams,
  WidgetTapCastButtonParams,
  WidgetTapCastButtonResult,
  WidgetTapMiniControllerParams,
  WidgetTapMiniControllerResult,
} from './messages.js';
import type {
  DeviceVolume,
  ReceiverStatus,
  MultizoneDevice,
  MultizoneStatus,
  CastDialogState,
  IntroOverlayState,
  VolumeControllerState,
  PlaybackRateControllerState,
  TrackSelectorState,
  WidgetOptions,
  LocalPlayback,
  ContextInfo,
  LaunchCredentials,
  Device,
  DiscoveryOptions,
  DiscoveryInfo,
  DiscoveryDiagnosis,
  Snapshot,
  LogFilter,
  LogFile,
  LogConsole,
  MessageTap,
  MediaState,
  ServerInfo,
  Session,
  WidgetStyle,
} from './types.js';

/** The protocol version spoken here. */
export declare const PROTOCOL_VERSION: '1.0';

/** The API level that this library knows. */
export declare const API_LEVEL: 1;

/** Names the API document that this library was generated from. */
export declare const SPEC_HASH: string;

/** Every method. */
export declare const methodNames: readonly MethodName[];

/** Every notification. */
export declare const eventNames: readonly (keyof EventMap)[];

/** The name of a method on the wire. */
export type MethodName =
  | 'context.create'
  | 'context.get'
  | 'context.setLaunchCredentials'
  | 'context.setAppState'
  | 'discovery.start'
  | 'discovery.stop'
  | 'discovery.list'
  | 'discovery.get'
  | 'discovery.find'
  | 'discovery.addDevice'
  | 'discovery.removeDevice'
  | 'discovery.setPassiveScan'
  | 'discovery.setOptions'
  | 'discovery.queryAppAvailability'
  | 'discovery.diagnose'
  | 'events.subscribe'
  | 'events.unsubscribe'
  | 'events.poll'
  | 'events.snapshot'
  | 'log.setFilter'
  | 'log.getFilter'
  | 'log.setFile'
  | 'log.setConsole'
  | 'log.setMessageTap'
  | 'media.load'
  | 'media.play'
  | 'media.pause'
  | 'media.stop'
  | 'media.seek'
  | 'media.setPlaybackRate'
  | 'media.setStreamVolume'
  | 'media.setStreamMuted'
  | 'media.setActiveTracks'
  | 'media.setTextTrackStyle'
  | 'media.skipAd'
  | 'media.requestStatus'
  | 'media.getStatus'
  | 'rpc.discover'
  | 'server.initialize'
  | 'server.info'
  | 'server.ping'
  | 'server.echo'
  | 'server.shutdown'
  | 'session.start'
  | 'session.join'
  | 'session.end'
  | 'session.list'
  | 'session.get'
  | 'session.setVolume'
  | 'session.stepVolume'
  | 'session.pressVolumeKey'
  | 'session.setMuted'
  | 'session.requestMultizoneStatus'
  | 'session.setMultizoneDeviceVolume'
  | 'session.setMultizoneDeviceMuted'
  | 'session.getCastingGroups'
  | 'session.requestStatus'
  | 'session.suspend'
  | 'session.resume'
  | 'session.listSaved'
  | 'session.restore'
  | 'widget.getState'
  | 'widget.configure'
  | 'widget.tapCastButton'
  | 'widget.openDialog'
  | 'widget.closeDialog'
  | 'widget.selectDevice'
  | 'widget.disconnect'
  | 'widget.presentIntroOverlay'
  | 'widget.dismissIntroOverlay'
  | 'widget.resetIntroOverlay'
  | 'widget.tapMiniController'
  | 'widget.presentExpandedController'
  | 'widget.dismissExpandedController'
  | 'widget.pressButton'
  | 'widget.slide'
  | 'widget.setVolume'
  | 'widget.setPlaybackRate'
  | 'widget.openTrackSelector'
  | 'widget.closeTrackSelector'
  | 'widget.selectTracks'
  | 'widget.setStyle'
  | 'widget.getStyle'
  | 'widget.applyStyle'
  | 'widget.makeLoadRequest'
  | 'widget.handOver'
  | 'widget.takeBack';

/** What belongs to the server's Cast context as a whole, shared by all clients. */
export interface ContextAPI {
  /**
   * Creates the context with options, once, and starts discovery unless told not to.
   *
   * The server has one context, which its clients share: the first who needs it settles its options. A call of
   * `discovery`, `session` or `media` before this one creates it with what is assumed, and does not start discovery.
   *
   * SDK: `GCKCastContext.setSharedInstanceWithOptions`.
   *
   * Errors: `AlreadyInitialized`, `FileNotUsable`.
   */
  create(params?: ContextCreateParams, options?: CallOptions): Promise<ContextInfo>;
  /**
   * Gives the context's state.
   *
   * SDK: `GCKCastContext`.
   */
  get(params?: ContextGetParams, options?: CallOptions): Promise<ContextInfo>;
  /**
   * Sets who the viewer is, for the next launches and joins.
   *
   * They are delivered when an app is launched or joined, never to one that already runs with this session.
   *
   * SDK: `GCKCastContext.setLaunchCredentialsData`.
   */
  setLaunchCredentials(params?: ContextSetLaunchCredentialsParams, options?: CallOptions): Promise<Record<string, never>>;
  /**
   * Tells whether the calling client is in use.
   *
   * A client that never says so counts as in use. While all are in the background, sessions are suspended and discovery
   * rests, if the option `suspendSessionsWhenBackgrounded` is set; with the first that returns, they are resumed.
   */
  setAppState(params: ContextSetAppStateParams, options?: CallOptions): Promise<ContextSetAppStateResult>;
}

/** Finding receivers. The list is one for all clients, ordered by friendly name. */
export interface DiscoveryAPI {
  /**
   * Begins to look for devices; does nothing if that goes on already.
   *
   * Fails with DiscoveryUnavailable where no DNS-SD daemon answers; discovery then begins by itself as soon as one
   * does.
   *
   * SDK: `GCKDiscoveryManager.startDiscovery`.
   *
   * Errors: `DiscoveryUnavailable`.
   */
  start(params?: DiscoveryStartParams, options?: CallOptions): Promise<DiscoveryInfo>;
  /**
   * Stops looking, unless another client started it too; the devices found so far stay in the list.
   *
   * SDK: `GCKDiscoveryManager.stopDiscovery`.
   */
  stop(params?: DiscoveryStopParams, options?: CallOptions): Promise<DiscoveryInfo>;
  /** Lists the devices that fit this client's criteria. */
  list(params?: DiscoveryListParams, options?: CallOptions): Promise<DiscoveryInfo>;
  /**
   * Gives one device.
   *
   * SDK: `GCKDiscoveryManager.deviceWithUniqueID`.
   *
   * Errors: `DeviceNotFound`.
   */
  get(params: DiscoveryGetParams, options?: CallOptions): Promise<Device>;
  /**
   * Waits for a device to be found; begins to look if need be.
   *
   * SDK: `GCKDiscoveryManager.findDeviceWithUniqueID`.
   *
   * Errors: `DeviceNotFound`, `DiscoveryUnavailable`.
   */
  find(params?: DiscoveryFindParams, options?: CallOptions): Promise<Device>;
  /**
   * Adds a device by its address, for networks that discovery doesn't reach.
   *
   * Errors: `TooManyDevices`.
   */
  addDevice(params: DiscoveryAddDeviceParams, options?: CallOptions): Promise<Device>;
  /**
   * Removes a device that was added by its address.
   *
   * Errors: `DeviceNotFound`.
   */
  removeDevice(params: DiscoveryRemoveDeviceParams, options?: CallOptions): Promise<Record<string, never>>;
  /**
   * Says whether to ask the network less often, at the price of older facts; for all clients.
   *
   * SDK: `GCKDiscoveryManager.passiveScan`.
   */
  setPassiveScan(params: DiscoverySetPassiveScanParams, options?: CallOptions): Promise<Record<string, never>>;
  /** Changes how devices are looked for, for all clients, at once; gives all the options. */
  setOptions(params: DiscoverySetOptionsParams, options?: CallOptions): Promise<DiscoveryOptions>;
  /**
   * Asks a device which of some apps it has.
   *
   * Over the session with the device, if there is one, else over a connection for this question. Answers are kept: six
   * hours for an app that is there, 15 minutes for one that isn't.
   *
   * Errors: `DeviceNotFound`, `AddressNotResolved`, `ConnectionRefused`, `DeviceUnreachable`, `ConnectionTimedOut`,
   * `TLSFailed`, `ConnectionLost`, `ConnectionRejected`, `RequestTimedOut`, `RequestRejected`.
   */
  queryAppAvailability(params: DiscoveryQueryAppAvailabilityParams, options?: CallOptions): Promise<DiscoveryQueryAppAvailabilityResult>;
  /** Says why the list of devices is what it is, and probes an address if asked to. */
  diagnose(params?: DiscoveryDiagnoseParams, options?: CallOptions): Promise<DiscoveryDiagnosis>;
}

/** Which notifications a connection gets. */
export interface EventsAPI {
  /**
   * Asks for the notifications of some topics.
   *
   * A notification that several subscriptions of a connection cover is pushed once. Subscriptions end with the
   * connection.
   *
   * Errors: `TooManySubscriptions`.
   */
  subscribe(params: EventsSubscribeParams, options?: CallOptions): Promise<EventsSubscribeResult>;
  /**
   * Ends a subscription.
   *
   * Errors: `NoSuchSubscription`.
   */
  unsubscribe(params: EventsUnsubscribeParams, options?: CallOptions): Promise<Record<string, never>>;
  /**
   * Takes the events that have come since the last poll.
   *
   * Errors: `NoSuchSubscription`.
   */
  poll(params: EventsPollParams, options?: CallOptions): Promise<EventsPollResult>;
  /** Gives the state of everything at this moment. */
  snapshot(params?: EventsSnapshotParams, options?: CallOptions): Promise<Snapshot>;
}

/**
 * What the framework says of itself. Nothing comes until it is asked for: subscribe to `log.didRecord` (or `log.*`; `*`
 * leaves the log out), and set a filter.
 */
export interface LogAPI {
  /**
   * Says which records this connection wants.
   *
   * It replaces the filter that the connection had; without parameters it is what a new connection has. Records come as
   * `log.didRecord` to whoever subscribed to it. Each connection has a filter of its own.
   *
   * SDK: `GCKLogger.filter`.
   */
  setFilter(params?: LogSetFilterParams, options?: CallOptions): Promise<LogFilter>;
  /**
   * Tells what is logged, and where to.
   *
   * SDK: `GCKLogger`.
   */
  getFilter(params?: LogGetFilterParams, options?: CallOptions): Promise<LogGetFilterResult>;
  /**
   * Begins or ends a log in files.
   *
   * Files are turned by renaming when they are full. A full disk or a folder that is gone costs records, never anything
   * else; `log.didChangeFile` tells. Servers that log to one folder use different files.
   *
   * SDK: `GCKLogger.fileLoggingEnabled`.
   *
   * Errors: `FileNotUsable`.
   */
  setFile(params: LogSetFileParams, options?: CallOptions): Promise<LogFile>;
  /**
   * Begins or ends the log on standard error.
   *
   * The server begins with what its option `--log-level` says.
   *
   * SDK: `GCKLogger.consoleLoggingEnabled`.
   */
  setConsole(params: LogSetConsoleParams, options?: CallOptions): Promise<LogConsole>;
  /**
   * Shows this connection the messages that go over the links, or ends that.
   *
   * They come as `log.didTapMessage` to whoever subscribed to it. It replaces the tap that the connection had.
   */
  setMessageTap(params?: LogSetMessageTapParams, options?: CallOptions): Promise<MessageTap>;
}

/** Loading media and controlling it. Answers come when the receiver has confirmed. */
export interface MediaAPI {
  /**
   * Loads media or a queue.
   *
   * Neither `media` nor `queueData` is an InvalidParams, and nothing is sent. The answer comes when the receiver has
   * accepted the media and its status is no longer LOADING. A newer load replaces an older one that is not answered.
   *
   * SDK: `GCKRemoteMediaClient.loadMediaWithLoadRequestData`.
   *
   * Errors: `NoSuchSession`, `SessionNotConnected`, `SessionSuspended`, `MediaNotSupported`, `ConnectionLost`,
   * `SessionEnded`, `RequestTimedOut`, `RequestRejected`, `InvalidPlayerState`, `MediaError`, `RequestReplaced`,
   * `CastMessageTooLarge`, `MediaLoadFailed`, `MediaLoadCancelled`.
   */
  load(params?: MediaLoadParams, options?: ProgressCallOptions): Promise<MediaState>;
  /**
   * Plays on.
   *
   * SDK: `GCKRemoteMediaClient.play`.
   *
   * Errors: `NoSuchSession`, `SessionNotConnected`, `SessionSuspended`, `MediaNotSupported`, `NoMediaSession`,
   * `ConnectionLost`, `SessionEnded`, `RequestTimedOut`, `RequestRejected`, `InvalidPlayerState`, `MediaError`,
   * `RequestReplaced`, `CastMessageTooLarge`.
   */
  play(params?: MediaPlayParams, options?: CallOptions): Promise<MediaState>;
  /**
   * Pauses.
   *
   * SDK: `GCKRemoteMediaClient.pause`.
   *
   * Errors: `NoSuchSession`, `SessionNotConnected`, `SessionSuspended`, `MediaNotSupported`, `NoMediaSession`,
   * `ConnectionLost`, `SessionEnded`, `RequestTimedOut`, `RequestRejected`, `InvalidPlayerState`, `MediaError`,
   * `RequestReplaced`, `CastMessageTooLarge`.
   */
  pause(params?: MediaPauseParams, options?: CallOptions): Promise<MediaState>;
  /**
   * Stops, and unloads the media and its queue.
   *
   * SDK: `GCKRemoteMediaClient.stop`.
   *
   * Errors: `NoSuchSession`, `SessionNotConnected`, `SessionSuspended`, `MediaNotSupported`, `NoMediaSession`,
   * `ConnectionLost`, `SessionEnded`, `RequestTimedOut`, `RequestRejected`, `InvalidPlayerState`, `MediaError`,
   * `RequestReplaced`, `CastMessageTooLarge`.
   */
  stop(params?: MediaStopParams, options?: CallOptions): Promise<MediaState>;
  /**
   * Goes to another position.
   *
   * Exactly one of `currentTime`, `relativeTime` and `seekToInfinite` is needed. A newer seek replaces an older one
   * that is not answered (RequestReplaced).
   *
   * SDK: `GCKRemoteMediaClient.seekWithOptions`.
   *
   * Errors: `NoSuchSession`, `SessionNotConnected`, `SessionSuspended`, `MediaNotSupported`, `NoMediaSession`,
   * `ConnectionLost`, `SessionEnded`, `RequestTimedOut`, `RequestRejected`, `InvalidPlayerState`, `MediaError`,
   * `RequestReplaced`, `CastMessageTooLarge`.
   */
  seek(params?: MediaSeekParams, options?: CallOptions): Promise<MediaState>;
  /**
   * Sets how fast time advances.
   *
   * SDK: `GCKRemoteMediaClient.setPlaybackRate`.
   *
   * Errors: `NoSuchSession`, `SessionNotConnected`, `SessionSuspended`, `MediaNotSupported`, `NoMediaSession`,
   * `ConnectionLost`, `SessionEnded`, `RequestTimedOut`, `RequestRejected`, `InvalidPlayerState`, `MediaError`,
   * `RequestReplaced`, `CastMessageTooLarge`.
   */
  setPlaybackRate(params: MediaSetPlaybackRateParams, options?: CallOptions): Promise<MediaState>;
  /**
   * Sets the stream's volume; the device's is `session.setVolume`.
   *
   * SDK: `GCKRemoteMediaClient.setStreamVolume`.
   *
   * Errors: `NoSuchSession`, `SessionNotConnected`, `SessionSuspended`, `MediaNotSupported`, `NoMediaSession`,
   * `ConnectionLost`, `SessionEnded`, `RequestTimedOut`, `RequestRejected`, `InvalidPlayerState`, `MediaError`,
   * `RequestReplaced`, `CastMessageTooLarge`.
   */
  setStreamVolume(params: MediaSetStreamVolumeParams, options?: CallOptions): Promise<MediaState>;
  /**
   * Mutes the stream or lets it be heard.
   *
   * SDK: `GCKRemoteMediaClient.setStreamMuted`.
   *
   * Errors: `NoSuchSession`, `SessionNotConnected`, `SessionSuspended`, `MediaNotSupported`, `NoMediaSession`,
   * `ConnectionLost`, `SessionEnded`, `RequestTimedOut`, `RequestRejected`, `InvalidPlayerState`, `MediaError`,
   * `RequestReplaced`, `CastMessageTooLarge`.
   */
  setStreamMuted(params: MediaSetStreamMutedParams, options?: CallOptions): Promise<MediaState>;
  /**
   * Chooses the tracks that are on.
   *
   * SDK: `GCKRemoteMediaClient.setActiveTrackIDs`.
   *
   * Errors: `NoSuchSession`, `SessionNotConnected`, `SessionSuspended`, `MediaNotSupported`, `NoMediaSession`,
   * `ConnectionLost`, `SessionEnded`, `RequestTimedOut`, `RequestRejected`, `InvalidPlayerState`, `MediaError`,
   * `RequestReplaced`, `CastMessageTooLarge`.
   */
  setActiveTracks(params: MediaSetActiveTracksParams, options?: CallOptions): Promise<MediaState>;
  /**
   * Sets how text looks.
   *
   * SDK: `GCKRemoteMediaClient.setTextTrackStyle`.
   *
   * Errors: `NoSuchSession`, `SessionNotConnected`, `SessionSuspended`, `MediaNotSupported`, `NoMediaSession`,
   * `ConnectionLost`, `SessionEnded`, `RequestTimedOut`, `RequestRejected`, `InvalidPlayerState`, `MediaError`,
   * `RequestReplaced`, `CastMessageTooLarge`.
   */
  setTextTrackStyle(params: MediaSetTextTrackStyleParams, options?: CallOptions): Promise<MediaState>;
  /**
   * Skips the ad that plays.
   *
   * SDK: `GCKRemoteMediaClient.skipAd`.
   *
   * Errors: `NoSuchSession`, `SessionNotConnected`, `SessionSuspended`, `MediaNotSupported`, `NoMediaSession`,
   * `ConnectionLost`, `SessionEnded`, `RequestTimedOut`, `RequestRejected`, `InvalidPlayerState`, `MediaError`,
   * `RequestReplaced`, `CastMessageTooLarge`.
   */
  skipAd(params?: MediaSkipAdParams, options?: CallOptions): Promise<MediaState>;
  /**
   * Asks the receiver for its media status.
   *
   * SDK: `GCKRemoteMediaClient.requestStatus`.
   *
   * Errors: `NoSuchSession`, `SessionNotConnected`, `SessionSuspended`, `MediaNotSupported`, `ConnectionLost`,
   * `SessionEnded`, `RequestTimedOut`, `RequestRejected`, `InvalidPlayerState`, `MediaError`.
   */
  requestStatus(params?: MediaRequestStatusParams, options?: CallOptions): Promise<MediaState>;
  /**
   * Gives what is known, at once, without asking the receiver.
   *
   * SDK: `GCKRemoteMediaClient.mediaStatus`.
   *
   * Errors: `NoSuchSession`.
   */
  getStatus(params?: MediaGetStatusParams, options?: CallOptions): Promise<MediaState>;
}

/** Introspection, as the OpenRPC specification names it. */
export interface RpcAPI {
  /** Answers with the whole API as an OpenRPC document. */
  discover(params?: RpcDiscoverParams, options?: CallOptions): Promise<Record<string, any>>;
}

/** The server itself: the hand-shake, what it is, whether it answers, how it ends. */
export interface ServerAPI {
  /**
   * Says who the client is and what it can do, and learns the same of the server.
   *
   * Optional: a script may just call. A connection that never initializes gets no pushed notification before
   * `events.subscribe` and no request from the server. A second call is an InvalidRequest.
   *
   * Errors: `UnsupportedProtocolVersion`.
   */
  initialize(params?: ServerInitializeParams, options?: CallOptions): Promise<ServerInitializeResult>;
  /** Says what this server is. */
  info(params?: ServerInfoParams, options?: CallOptions): Promise<ServerInfo>;
  /** Answers. */
  ping(params?: ServerPingParams, options?: CallOptions): Promise<Record<string, never>>;
  /** Answers with what it was given; for testing transports. */
  echo(params: ServerEchoParams, options?: CallOptions): Promise<ServerEchoResult>;
  /**
   * Ends the server in good order: sessions are left (what plays goes on), replies are written, then the process ends
   * with exit code 0.
   */
  shutdown(params?: ServerShutdownParams, options?: CallOptions): Promise<Record<string, never>>;
}

/**
 * Sessions with receivers. There can be many at once; they belong to the server and are shared by all clients.
 */
export interface SessionAPI {
  /**
   * Connects to a device, launches an app (or joins it where it runs already), and connects to it.
   *
   * Each phase is reported as `$/progress` to the caller and as `session.didEnterPhase` to everybody. The answer comes
   * when the session is connected and, for media apps, the first media status is known.
   *
   * SDK: `GCKSessionManager.startSessionWithDevice`.
   *
   * Errors: `DeviceNotFound`, `SessionExists`, `AddressNotResolved`, `DeviceUnreachable`, `ConnectionRefused`,
   * `TLSFailed`, `DeviceAuthenticationFailed`, `ConnectionTimedOut`, `ConnectionLost`, `ConnectionRejected`,
   * `ApplicationNotFound`, `LaunchFailed`, `LaunchCancelled`, `SessionEnded`, `RequestRejected`.
   */
  start(params?: SessionStartParams, options?: ProgressCallOptions): Promise<Session>;
  /**
   * Connects to a device and to the app that runs there; launches nothing.
   *
   * Errors: `DeviceNotFound`, `SessionExists`, `AddressNotResolved`, `DeviceUnreachable`, `ConnectionRefused`,
   * `TLSFailed`, `DeviceAuthenticationFailed`, `ConnectionTimedOut`, `ConnectionLost`, `ConnectionRejected`,
   * `ApplicationNotRunning`, `SessionEnded`, `RequestRejected`.
   */
  join(params?: SessionJoinParams, options?: ProgressCallOptions): Promise<Session>;
  /**
   * Ends a session.
   *
   * Ending always succeeds: a receiver that doesn't confirm STOP within 3 seconds is left.
   *
   * SDK: `GCKSessionManager.endSessionAndStopCasting`.
   *
   * Errors: `NoSuchSession`.
   */
  end(params?: SessionEndParams, options?: CallOptions): Promise<Record<string, never>>;
  /** Lists the sessions. */
  list(params?: SessionListParams, options?: CallOptions): Promise<SessionListResult>;
  /**
   * Gives one session.
   *
   * SDK: `GCKSessionManager.currentCastSession`.
   *
   * Errors: `NoSuchSession`.
   */
  get(params?: SessionGetParams, options?: CallOptions): Promise<Session>;
  /**
   * Sets the device's volume.
   *
   * SDK: `GCKSession.setDeviceVolume`.
   *
   * Errors: `NoSuchSession`, `SessionNotConnected`, `SessionSuspended`, `ConnectionLost`, `SessionEnded`,
   * `RequestTimedOut`, `RequestRejected`, `VolumeFixed`.
   */
  setVolume(params: SessionSetVolumeParams, options?: CallOptions): Promise<DeviceVolume>;
  /**
   * Turns the device up or down by steps of its own.
   *
   * Steps that come while an earlier one is unanswered add up, as on a remote control; they end at the traits' limits.
   *
   * Errors: `NoSuchSession`, `SessionNotConnected`, `SessionSuspended`, `ConnectionLost`, `SessionEnded`,
   * `RequestTimedOut`, `RequestRejected`, `VolumeFixed`.
   */
  stepVolume(params?: SessionStepVolumeParams, options?: CallOptions): Promise<DeviceVolume>;
  /**
   * Tells that a volume key of the calling program was pressed.
   *
   * It changes the volume of the current session's device if the context's option
   * `physicalVolumeButtonsWillControlDeviceVolume` is set and there is a connected session; otherwise nothing happens,
   * and the program may do what it does without a session.
   *
   * SDK: `GCKCastOptions.physicalVolumeButtonsWillControlDeviceVolume`.
   *
   * Errors: `SessionNotConnected`, `SessionSuspended`, `ConnectionLost`, `SessionEnded`, `RequestTimedOut`,
   * `RequestRejected`, `VolumeFixed`.
   */
  pressVolumeKey(params: SessionPressVolumeKeyParams, options?: CallOptions): Promise<SessionPressVolumeKeyResult>;
  /**
   * Mutes the device or lets it be heard.
   *
   * SDK: `GCKSession.setDeviceMuted`.
   *
   * Errors: `NoSuchSession`, `SessionNotConnected`, `SessionSuspended`, `ConnectionLost`, `SessionEnded`,
   * `RequestTimedOut`, `RequestRejected`, `VolumeFixed`.
   */
  setMuted(params: SessionSetMutedParams, options?: CallOptions): Promise<DeviceVolume>;
  /**
   * Asks a group for its members.
   *
   * SDK: `GCKCastSession.requestMultizoneStatus`.
   *
   * Errors: `NoSuchSession`, `SessionNotConnected`, `ConnectionLost`, `SessionEnded`, `RequestTimedOut`,
   * `RequestRejected`.
   */
  requestMultizoneStatus(params?: SessionRequestMultizoneStatusParams, options?: CallOptions): Promise<MultizoneStatus>;
  /**
   * Sets the volume of a member of a group.
   *
   * SDK: `GCKCastSession.setDeviceVolume:forMultizoneDevice:`.
   *
   * Errors: `NoSuchSession`, `SessionNotConnected`, `ConnectionLost`, `SessionEnded`, `RequestTimedOut`,
   * `RequestRejected`, `DeviceNotFound`.
   */
  setMultizoneDeviceVolume(params: SessionSetMultizoneDeviceVolumeParams, options?: CallOptions): Promise<MultizoneDevice>;
  /**
   * Mutes a member of a group or lets it be heard.
   *
   * SDK: `GCKCastSession.setDeviceMuted:forMultizoneDevice:`.
   *
   * Errors: `NoSuchSession`, `SessionNotConnected`, `ConnectionLost`, `SessionEnded`, `RequestTimedOut`,
   * `RequestRejected`, `DeviceNotFound`.
   */
  setMultizoneDeviceMuted(params: SessionSetMultizoneDeviceMutedParams, options?: CallOptions): Promise<MultizoneDevice>;
  /**
   * Asks a device which groups it belongs to.
   *
   * The answer's members are not documented by Google: they are handed over as they come.
   *
   * Errors: `NoSuchSession`, `SessionNotConnected`, `ConnectionLost`, `SessionEnded`, `RequestTimedOut`,
   * `RequestRejected`.
   */
  getCastingGroups(params?: SessionGetCastingGroupsParams, options?: CallOptions): Promise<SessionGetCastingGroupsResult>;
  /**
   * Asks the receiver for its status.
   *
   * Errors: `NoSuchSession`, `SessionNotConnected`, `SessionSuspended`, `ConnectionLost`, `SessionEnded`,
   * `RequestTimedOut`, `RequestRejected`.
   */
  requestStatus(params?: SessionRequestStatusParams, options?: CallOptions): Promise<ReceiverStatus>;
  /**
   * Puts a session's link down and keeps the session; what plays goes on.
   *
   * Calls to the session fail with `SessionSuspended` until `session.resume`, or until the app is found to have ended
   * by then.
   *
   * SDK: `GCKSessionManager.suspendSessionWithReason`.
   *
   * Errors: `NoSuchSession`, `SessionNotConnected`.
   */
  suspend(params?: SessionSuspendParams, options?: CallOptions): Promise<Session>;
  /**
   * Makes the link of a suspended session anew, now.
   *
   * A session whose link broke is resumed by itself, after pauses that grow; this spares the pause. Nothing is loaded
   * and nothing launched: if the app has ended meanwhile, the session ends. A session that is connected is answered as
   * it is.
   *
   * Errors: `NoSuchSession`, `SessionNotConnected`, `SessionEnded`, `AddressNotResolved`, `DeviceUnreachable`,
   * `ConnectionRefused`, `TLSFailed`, `ConnectionTimedOut`, `ConnectionLost`, `ConnectionRejected`, `RequestRejected`.
   */
  resume(params?: SessionResumeParams, options?: CallOptions): Promise<Session>;
  /**
   * Lists the sessions that servers left that are no more: killed, crashed, or ended with their sessions left.
   */
  listSaved(params?: SessionListSavedParams, options?: CallOptions): Promise<SessionListSavedResult>;
  /**
   * Joins the sessions again that servers left that are no more; nothing is loaded or launched.
   *
   * Each saved session is taken by one server only, and joined only while the very run of its app goes on.
   * `session.didSuspend` is not told, `session.willResume` and `session.didResume` or `session.didFailToResume` are. A
   * daemon does this when it starts (`--restore-sessions`); a spawned server does it when asked.
   */
  restore(params?: SessionRestoreParams, options?: CallOptions): Promise<SessionRestoreResult>;
}

/**
 * The state behind a program's surface, for any toolkit to draw: kept once for all clients, fed with their inputs.
 * `widget.didChange` must be subscribed to by name (`widget.*`; `*` leaves it out).
 */
export interface WidgetAPI {
  /**
   * Tells the state of widgets.
   *
   * Widgets show the current session: the one that connected last, or else the one that connects. All clients see the
   * same.
   */
  getState(params?: WidgetGetStateParams, options?: CallOptions): Promise<WidgetGetStateResult>;
  /**
   * Says what the program wants of its widgets.
   *
   * The options are shared by all clients; the answer has all of them.
   */
  configure(params: WidgetConfigureParams, options?: CallOptions): Promise<WidgetOptions>;
  /**
   * The cast button was tapped.
   *
   * SDK: `GCKUICastButtonDelegate`.
   */
  tapCastButton(params?: WidgetTapCastButtonParams, options?: CallOptions): Promise<WidgetTapCastButtonResult>;
  /**
   * Opens the cast dialog.
   *
   * SDK: `GCKCastContext.presentCastDialog`.
   */
  openDialog(params?: WidgetOpenDialogParams, options?: CallOptions): Promise<CastDialogState>;
  /** Closes the cast dialog. */
  closeDialog(params?: WidgetCloseDialogParams, options?: CallOptions): Promise<CastDialogState>;
  /**
   * A device of the dialog was chosen: starts a session with it.
   *
   * It returns when the session is connected; meanwhile the dialog shows that it is connecting. A session with another
   * device is left first, as the SDK has one at a time; what plays there goes on.
   *
   * Errors: `DeviceNotFound`, `SessionExists`, `AddressNotResolved`, `DeviceUnreachable`, `ConnectionRefused`,
   * `TLSFailed`, `ConnectionTimedOut`, `ConnectionLost`, `ConnectionRejected`, `DeviceAuthenticationFailed`,
   * `ApplicationNotFound`, `LaunchFailed`, `LaunchCancelled`, `InternalLimitReached`.
   */
  selectDevice(params: WidgetSelectDeviceParams, options?: CallOptions): Promise<Session>;
  /**
   * The dialog's way out was pressed: ends the session.
   *
   * Errors: `NoSuchSession`.
   */
  disconnect(params?: WidgetDisconnectParams, options?: CallOptions): Promise<Record<string, never>>;
  /**
   * Shows the introductory overlay, if it never was shown and the cast button can be used.
   *
   * That it was shown is remembered on disk, for all servers of this user.
   *
   * SDK: `GCKCastContext.presentCastInstructionsViewControllerOnce`.
   */
  presentIntroOverlay(params?: WidgetPresentIntroOverlayParams, options?: CallOptions): Promise<WidgetPresentIntroOverlayResult>;
  /** Takes the introductory overlay away. */
  dismissIntroOverlay(params?: WidgetDismissIntroOverlayParams, options?: CallOptions): Promise<IntroOverlayState>;
  /**
   * Forgets that the introductory overlay was shown.
   *
   * SDK: `GCKCastContext.clearCastInstructionsShownFlag`.
   */
  resetIntroOverlay(params?: WidgetResetIntroOverlayParams, options?: CallOptions): Promise<IntroOverlayState>;
  /**
   * The mini controller was tapped beside its buttons: shows the expanded controller.
   *
   * Errors: `ControlDisabled`.
   */
  tapMiniController(params?: WidgetTapMiniControllerParams, options?: CallOptions): Promise<WidgetTapMiniControllerResult>;
  /**
   * Shows the expanded controller.
   *
   * With the option `useDefaultExpandedMediaControls` it counts as shown; without, clients only hear that it is wanted.
   *
   * SDK: `GCKCastContext.presentDefaultExpandedMediaControls`.
   *
   * Errors: `ControlDisabled`.
   */
  presentExpandedController(params?: WidgetPresentExpandedControllerParams, options?: CallOptions): Promise<WidgetPresentExpandedControllerResult>;
  /** Takes the expanded controller away. */
  dismissExpandedController(params?: WidgetDismissExpandedControllerParams, options?: CallOptions): Promise<WidgetDismissExpandedControllerResult>;
  /**
   * A button was pressed.
   *
   * It returns when the device has confirmed.
   *
   * Errors: `ControlDisabled`, `NoSuchSession`, `SessionNotConnected`, `SessionSuspended`, `NoMediaSession`,
   * `MediaNotSupported`, `ConnectionLost`, `SessionEnded`, `RequestTimedOut`, `RequestRejected`, `InvalidPlayerState`,
   * `MediaError`, `VolumeFixed`.
   */
  pressButton(params: WidgetPressButtonParams, options?: CallOptions): Promise<WidgetPressButtonResult>;
  /**
   * A slider is moved.
   *
   * While a slider is held, every client sees the value at which it is held. The position is sought when it is let go;
   * the volume follows, one request at a time. Whoever holds a slider and leaves lets it go.
   *
   * Errors: `ControlDisabled`, `NoSuchSession`, `SessionNotConnected`, `SessionSuspended`, `NoMediaSession`,
   * `MediaNotSupported`, `ConnectionLost`, `SessionEnded`, `RequestTimedOut`, `RequestRejected`, `InvalidPlayerState`,
   * `MediaError`, `RequestReplaced`, `VolumeFixed`.
   */
  slide(params: WidgetSlideParams, options?: CallOptions): Promise<Record<string, never>>;
  /**
   * Sets the volume in the volume controller.
   *
   * SDK: `GCKUIDeviceVolumeController.setVolume`.
   *
   * Errors: `ControlDisabled`, `NoSuchSession`, `SessionNotConnected`, `SessionSuspended`, `ConnectionLost`,
   * `SessionEnded`, `RequestTimedOut`, `RequestRejected`, `VolumeFixed`.
   */
  setVolume(params?: WidgetSetVolumeParams, options?: CallOptions): Promise<VolumeControllerState>;
  /**
   * Sets the rate in the playback rate controller.
   *
   * SDK: `GCKUIPlaybackRateController.playbackRate`.
   *
   * Errors: `ControlDisabled`, `NoSuchSession`, `SessionNotConnected`, `SessionSuspended`, `NoMediaSession`,
   * `MediaNotSupported`, `ConnectionLost`, `SessionEnded`, `RequestTimedOut`, `RequestRejected`, `InvalidPlayerState`,
   * `MediaError`, `RequestReplaced`.
   */
  setPlaybackRate(params: WidgetSetPlaybackRateParams, options?: CallOptions): Promise<PlaybackRateControllerState>;
  /**
   * Opens the choice of tracks.
   *
   * Errors: `ControlDisabled`.
   */
  openTrackSelector(params?: WidgetOpenTrackSelectorParams, options?: CallOptions): Promise<TrackSelectorState>;
  /** Closes the choice of tracks without a choice. */
  closeTrackSelector(params?: WidgetCloseTrackSelectorParams, options?: CallOptions): Promise<TrackSelectorState>;
  /**
   * Tracks were chosen.
   *
   * It closes the choice when the device has confirmed.
   *
   * SDK: `GCKUIMediaTrackSelectionViewControllerDelegate.didSelectMediaTracks`.
   *
   * Errors: `ControlDisabled`, `NoSuchSession`, `SessionNotConnected`, `SessionSuspended`, `NoMediaSession`,
   * `MediaNotSupported`, `ConnectionLost`, `SessionEnded`, `RequestTimedOut`, `RequestRejected`, `InvalidPlayerState`,
   * `MediaError`, `RequestReplaced`.
   */
  selectTracks(params: WidgetSelectTracksParams, options?: CallOptions): Promise<TrackSelectorState>;
  /**
   * Sets attributes of a part of the style tree, to be applied later.
   *
   * The tree is shared by all clients. Colours are `#RRGGBB` or `#RRGGBBAA`. Parts: see docs/Widgets.md.
   *
   * SDK: `GCKUIStyle`.
   */
  setStyle(params: WidgetSetStyleParams, options?: CallOptions): Promise<WidgetStyle>;
  /**
   * Tells a part of the style tree.
   *
   * SDK: `GCKUIStyle.sharedInstance`.
   */
  getStyle(params?: WidgetGetStyleParams, options?: CallOptions): Promise<WidgetStyle>;
  /**
   * Lets what was set count.
   *
   * SDK: `GCKUIStyle.applyStyle`.
   */
  applyStyle(params?: WidgetApplyStyleParams, options?: CallOptions): Promise<WidgetApplyStyleResult>;
  /**
   * Makes of what a local player plays the request that goes on with it on the device.
   *
   * Nothing is sent.
   */
  makeLoadRequest(params: WidgetMakeLoadRequestParams, options?: CallOptions): Promise<WidgetMakeLoadRequestResult>;
  /**
   * Goes on with what a local player plays on the device of the current session.
   *
   * Errors: `NoSuchSession`, `SessionNotConnected`, `SessionSuspended`, `MediaNotSupported`, `MediaLoadFailed`,
   * `MediaLoadCancelled`, `RequestReplaced`, `ConnectionLost`, `SessionEnded`, `RequestTimedOut`, `RequestRejected`.
   */
  handOver(params: WidgetHandOverParams, options?: CallOptions): Promise<MediaState>;
  /**
   * Tells how a local player is to go on with what the device plays, or last played.
   *
   * It works during a session and after it. Where the device paused, the player pauses; where it was idle, it is over.
   *
   * SDK: `GCKUIMediaController.lastKnownStreamPosition`.
   */
  takeBack(params?: WidgetTakeBackParams, options?: CallOptions): Promise<LocalPlayback>;
}

/** The API: one property per namespace. */
export interface Namespaces {
  /** What belongs to the server's Cast context as a whole, shared by all clients. */
  readonly context: ContextAPI;
  /** Finding receivers. The list is one for all clients, ordered by friendly name. */
  readonly discovery: DiscoveryAPI;
  /** Which notifications a connection gets. */
  readonly events: EventsAPI;
  /**
   * What the framework says of itself. Nothing comes until it is asked for: subscribe to `log.didRecord` (or `log.*`;
   * `*` leaves the log out), and set a filter.
   */
  readonly log: LogAPI;
  /** Loading media and controlling it. Answers come when the receiver has confirmed. */
  readonly media: MediaAPI;
  /** Introspection, as the OpenRPC specification names it. */
  readonly rpc: RpcAPI;
  /** The server itself: the hand-shake, what it is, whether it answers, how it ends. */
  readonly server: ServerAPI;
  /**
   * Sessions with receivers. There can be many at once; they belong to the server and are shared by all clients.
   */
  readonly session: SessionAPI;
  /**
   * The state behind a program's surface, for any toolkit to draw: kept once for all clients, fed with their inputs.
   * `widget.didChange` must be subscribed to by name (`widget.*`; `*` leaves it out).
   */
  readonly widget: WidgetAPI;
}

/** The notifications by name, and what each carries. */
export interface EventMap {
  /**
   * Whether there are devices, or a session, changed.
   *
   * SDK: `kGCKCastStateDidChangeNotification`.
   */
  'context.didChangeCastState': ContextDidChangeCastState;
  /**
   * Discovery began.
   *
   * SDK: `didStartDiscoveryForDeviceCategory`.
   */
  'discovery.didStart': DiscoveryDidStart;
  /** Discovery stopped, by request. */
  'discovery.didStop': DiscoveryDidStop;
  /**
   * A source of devices began to work, or ceased to: the DNS-SD daemon is missing, was stopped or came back. It
   * recovers by itself; the devices stay listed until their records expire.
   */
  'discovery.didChangeAvailability': DiscoveryDidChangeAvailability;
  /**
   * A device was found.
   *
   * SDK: `didInsertDevice:atIndex:`.
   */
  'discovery.didInsertDevice': DiscoveryDidInsertDevice;
  /**
   * Something about a device changed, but not its place.
   *
   * SDK: `didUpdateDevice:atIndex:`.
   */
  'discovery.didUpdateDevice': DiscoveryDidUpdateDevice;
  /**
   * A device changed and has another place.
   *
   * SDK: `didUpdateDevice:atIndex:andMoveToIndex:`.
   */
  'discovery.didMoveDevice': DiscoveryDidMoveDevice;
  /**
   * A device is gone.
   *
   * SDK: `didRemoveDevice:atIndex:`.
   */
  'discovery.didRemoveDevice': DiscoveryDidRemoveDevice;
  /**
   * The framework says something. If too much comes for the connection, the oldest are lost, and `$/overflow` or `lost`
   * tells how many.
   *
   * SDK: `GCKLoggerDelegate.logMessage:atLevel:fromFunction:location:`.
   */
  'log.didRecord': LogDidRecord;
  /**
   * A message went over a link. If too much comes for the connection, the oldest are lost, and `$/overflow` tells how
   * many.
   */
  'log.didTapMessage': LogDidTapMessage;
  /** The log in files began, ended, can't be written to, or can again. */
  'log.didChangeFile': LogDidChangeFile;
  /**
   * New media is loaded: there is a new media session.
   *
   * SDK: `remoteMediaClient:didStartMediaSessionWithID:`.
   */
  'media.didStartSession': MediaDidStartSession;
  /**
   * The media status changed, whoever changed it.
   *
   * SDK: `remoteMediaClient:didUpdateMediaStatus:`.
   */
  'media.didUpdateStatus': MediaDidUpdateStatus;
  /**
   * Other media, or other metadata.
   *
   * SDK: `remoteMediaClient:didUpdateMediaMetadata:`.
   */
  'media.didUpdateMetadata': MediaDidUpdateMetadata;
  /**
   * The queue, its current item or its repeat mode changed.
   *
   * SDK: `remoteMediaClientDidUpdateQueue:`.
   */
  'media.didUpdateQueue': MediaDidUpdateQueue;
  /**
   * The item that is ready to follow changed.
   *
   * SDK: `remoteMediaClientDidUpdatePreloadStatus:`.
   */
  'media.didUpdatePreload': MediaDidUpdatePreload;
  /** A media session is over. */
  'media.didEndSession': MediaDidEndSession;
  /**
   * A session begins to connect.
   *
   * SDK: `sessionManager:willStartCastSession:`.
   */
  'session.willStart': SessionWillStart;
  /** A session that connects has come to a new step. */
  'session.didEnterPhase': SessionDidEnterPhase;
  /**
   * A session is connected.
   *
   * SDK: `sessionManager:didStartCastSession:`.
   */
  'session.didStart': SessionDidStart;
  /**
   * A session could not be connected.
   *
   * SDK: `sessionManager:didFailToStartCastSession:withError:`.
   */
  'session.didFailToStart': SessionDidFailToStart;
  /**
   * A session is about to end on request.
   *
   * SDK: `sessionManager:willEndCastSession:`.
   */
  'session.willEnd': SessionWillEnd;
  /**
   * A session is over.
   *
   * SDK: `sessionManager:didEndCastSession:withError:`.
   */
  'session.didEnd': SessionDidEnd;
  /**
   * The link of a session is down: it broke, or was put down. The app may go on.
   *
   * SDK: `sessionManager:didSuspendCastSession:withReason:`.
   */
  'session.didSuspend': SessionDidSuspend;
  /**
   * An attempt to resume a session begins.
   *
   * SDK: `sessionManager:willResumeCastSession:`.
   */
  'session.willResume': SessionWillResume;
  /**
   * The link of a session is up again, and its app is the same run; nothing was loaded anew.
   *
   * SDK: `sessionManager:didResumeCastSession:`.
   */
  'session.didResume': SessionDidResume;
  /**
   * A session could not be resumed: its app has ended, or the device stayed away for too long. `session.didEnd`
   * follows.
   *
   * SDK: `sessionManager:didFailToResumeSession:withError:`.
   */
  'session.didFailToResume': SessionDidFailToResume;
  /**
   * What is known of a session's device changed: its name, its address, what it shows.
   *
   * SDK: `sessionManager:castSession:didUpdateDevice:`.
   */
  'session.didUpdateDevice': SessionDidUpdateDevice;
  /**
   * A group told its members, and they aren't what was known.
   *
   * SDK: `didReceiveMultizoneStatus:`.
   */
  'session.didReceiveMultizoneStatus': SessionDidReceiveMultizoneStatus;
  /**
   * A device joined the group.
   *
   * SDK: `didAddMultizoneDevice:`.
   */
  'session.didAddMultizoneDevice': SessionDidAddMultizoneDevice;
  /**
   * A member of the group changed, such as its volume.
   *
   * SDK: `didUpdateMultizoneDevice:`.
   */
  'session.didUpdateMultizoneDevice': SessionDidUpdateMultizoneDevice;
  /**
   * A device left the group.
   *
   * SDK: `didRemoveMultizoneDeviceWithID:`.
   */
  'session.didRemoveMultizoneDevice': SessionDidRemoveMultizoneDevice;
  /** Whether what plays can be moved and spread changed. */
  'session.didUpdatePlaybackSession': SessionDidUpdatePlaybackSession;
  /**
   * The device's volume changed, whoever changed it.
   *
   * SDK: `didReceiveDeviceVolume:muted:`.
   */
  'session.didChangeVolume': SessionDidChangeVolume;
  /**
   * What the receiver reports of itself changed: app, status text, active input, standby.
   *
   * SDK: `didReceiveDeviceStatus:`.
   */
  'session.didChangeStatus': SessionDidChangeStatus;
  /**
   * The state of a widget changed. It comes before the notification of what caused it, but after `session.willStart`
   * and `session.willResume`.
   */
  'widget.didChange': WidgetDidChange;
  /**
   * The expanded controller is wanted, and the program shows it itself.
   *
   * SDK: `kGCKExpandedMediaControlsTriggeredNotification`.
   */
  'widget.didTriggerExpandedController': WidgetDidTriggerExpandedController;
  /**
   * A button of the program's own was pressed.
   *
   * SDK: `GCKUIMediaButtonBarProtocol.setCustomButton`.
   */
  'widget.didPressCustomButton': WidgetDidPressCustomButton;
  /**
   * The style tree counts anew.
   *
   * SDK: `kGCKUIStyleAppliedNotification`.
   */
  'widget.didApplyStyle': WidgetDidApplyStyle;
}

/** What the server may ask this program, and how it is answered. */
export interface ServerRequestMap {
  /**
   * Asks the client for the credentials of a launch or join that it began. Not answered within 5 seconds, or refused:
   * what `context.setLaunchCredentials` said.
   */
  'credentials.provide': { params: CredentialsProvideParams; result: LaunchCredentials };
}
