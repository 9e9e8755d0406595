// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

import type { CallOptions, ProgressCallOptions } from '../options.js';
import type {
  ChannelAddParams,
  ChannelBroadcastParams,
  ChannelBroadcastResult,
  ChannelDidChangeWritable,
  ChannelDidConnect,
  ChannelDidDisconnect,
  ChannelDidReceiveMessage,
  ChannelGenerateRequestIdParams,
  ChannelGenerateRequestIdResult,
  ChannelListParams,
  ChannelListResult,
  ChannelRemoveParams,
  ChannelSendParams,
  ChannelSendResult,
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
  DiscoveryDidUpdateList,
  DiscoveryFindParams,
  DiscoveryGetParams,
  DiscoveryListParams,
  DiscoveryQueryAppAvailabilityParams,
  DiscoveryQueryAppAvailabilityResult,
  DiscoveryRemoveDeviceParams,
  DiscoveryScanParams,
  DiscoveryScanResult,
  DiscoverySetOptionsParams,
  DiscoverySetPassiveScanParams,
  DiscoveryStartParams,
  DiscoveryStopParams,
  DiscoveryWillUpdateList,
  EventsPollParams,
  EventsPollResult,
  EventsSnapshotParams,
  EventsSubscribeParams,
  EventsSubscribeResult,
  EventsUnsubscribeParams,
  ImageCacheInfoParams,
  ImageChooseParams,
  ImageClearCacheParams,
  ImageDidCache,
  ImageFetchParams,
  ImageGetPolicyParams,
  ImagePickParams,
  ImagePickResult,
  ImageProvideParams,
  ImageSetPolicyParams,
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
  MediaDidReceiveError,
  MediaDidReceiveMessage,
  MediaDidStartSession,
  MediaDidUpdateMetadata,
  MediaDidUpdatePosition,
  MediaDidUpdatePreload,
  MediaDidUpdateQueue,
  MediaDidUpdateStatus,
  MediaEditAudioTracksParams,
  MediaEditTracksParams,
  MediaGetDefaultTextTrackStyleParams,
  MediaGetDefaultTextTrackStyleResult,
  MediaGetLastKnownParams,
  MediaGetStatusParams,
  MediaLoadParams,
  MediaPauseParams,
  MediaPlayAgainParams,
  MediaPlayParams,
  MediaPositionParams,
  MediaPrecacheParams,
  MediaRequestStatusParams,
  MediaRequestsParams,
  MediaRequestsResult,
  MediaResumeSessionParams,
  MediaSeekParams,
  MediaSelectTracksParams,
  MediaSendCommandParams,
  MediaSendCommandResult,
  MediaSetActiveTracksParams,
  MediaSetCredentialsParams,
  MediaSetPlaybackRateParams,
  MediaSetStreamMutedParams,
  MediaSetStreamVolumeParams,
  MediaSetTextTrackStyleParams,
  MediaSkipAdParams,
  MediaStopParams,
  MediaStoreSessionParams,
  MediaStoreSessionResult,
  MediaSubscribePositionParams,
  MediaUnsubscribePositionParams,
  MediaUserActionParams,
  QueueClearParams,
  QueueDidInsert,
  QueueDidReload,
  QueueDidRemove,
  QueueDidReorder,
  QueueDidUpdate,
  QueueFetchItemIdsParams,
  QueueFetchItemIdsResult,
  QueueFetchItemRangeParams,
  QueueFetchItemRangeResult,
  QueueFetchItemsParams,
  QueueFetchItemsResult,
  QueueGetCacheParams,
  QueueInsertAndPlayParams,
  QueueInsertParams,
  QueueJumpParams,
  QueueListParams,
  QueueLoadParams,
  QueueMoveParams,
  QueueNextParams,
  QueuePreviousParams,
  QueueReloadParams,
  QueueReloadResult,
  QueueRemoveParams,
  QueueReorderParams,
  QueueSetCacheOptionsParams,
  QueueSetRepeatModeParams,
  QueueShuffleParams,
  QueueUnshuffleParams,
  QueueUpdateParams,
  RpcDiscoverParams,
  ServerEchoParams,
  ServerEchoResult,
  ServerInfoParams,
  ServerInitializeParams,
  ServerInitializeResult,
  ServerPingParams,
  ServerShutdownParams,
  SessionBuildOpenUrlParams,
  SessionBuildOpenUrlResult,
  SessionDidAddMultizoneDevice,
  SessionDidChangeStatus,
  SessionDidChangeVolume,
  SessionDidEnd,
  SessionDidEnterPhase,
  SessionDidFailToResume,
  SessionDidFailToStart,
  SessionDidFailToTransfer,
  SessionDidReceiveMultizoneStatus,
  SessionDidRemoveMultizoneDevice,
  SessionDidResume,
  SessionDidStart,
  SessionDidSuspend,
  SessionDidTransfer,
  SessionDidUpdateDefaultOptions,
  SessionDidUpdateDevice,
  SessionDidUpdateMultizoneDevice,
  SessionDidUpdatePlaybackSession,
  SessionEndParams,
  SessionGetCastingGroupsParams,
  SessionGetCastingGroupsResult,
  SessionGetDefaultOptionsParams,
  SessionGetDefaultOptionsResult,
  SessionGetParams,
  SessionJoinParams,
  SessionListParams,
  SessionListResult,
  SessionListSavedParams,
  SessionListSavedResult,
  SessionParseOpenUrlParams,
  SessionParseOpenUrlResult,
  SessionPressVolumeKeyParams,
  SessionPressVolumeKeyResult,
  SessionRequestMultizoneStatusParams,
  SessionRequestStatusParams,
  SessionRestoreParams,
  SessionRestoreResult,
  SessionResumeParams,
  SessionSetCurrentParams,
  SessionSetDefaultOptionsParams,
  SessionSetMultizoneDeviceMutedParams,
  SessionSetMultizoneDeviceVolumeParams,
  SessionSetMutedParams,
  SessionSetVolumeParams,
  SessionStartParams,
  SessionStartWithOpenUrlParams,
  SessionStepVolumeParams,
  SessionSuspendParams,
  SessionTakeBackParams,
  SessionTransferParams,
  SessionTransferResult,
  SessionWillEnd,
  SessionWillResume,
  SessionWillStart,
  SessionWillTransfer,
  WidgetApplyStyleParams,
  WidgetApplyStyleResult,
  WidgetCloseDialogParams,
  WidgetCloseTrackSelectorParams,
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
  WidgetSetOptionsParams,
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
  ChannelInfo,
  ContextInfo,
  LaunchCredentials,
  Device,
  DiscoveryOptions,
  DiscoveryInfo,
  DiscoveryDiagnosis,
  Snapshot,
  ImagePickPolicy,
  ImageFile,
  ImageCacheInfo,
  ProvidedImage,
  ChosenImage,
  LogFilter,
  LogFile,
  LogConsole,
  MessageTap,
  MediaPosition,
  LastKnownMedia,
  MediaState,
  QueueInsertion,
  QueuePage,
  QueueCache,
  ServerInfo,
  Session,
  PlaybackState,
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
  | 'channel.add'
  | 'channel.remove'
  | 'channel.list'
  | 'channel.send'
  | 'channel.generateRequestId'
  | 'channel.broadcast'
  | 'context.create'
  | 'context.get'
  | 'context.setLaunchCredentials'
  | 'context.setAppState'
  | 'discovery.start'
  | 'discovery.stop'
  | 'discovery.list'
  | 'discovery.get'
  | 'discovery.find'
  | 'discovery.scan'
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
  | 'image.pick'
  | 'image.setPolicy'
  | 'image.getPolicy'
  | 'image.fetch'
  | 'image.cacheInfo'
  | 'image.clearCache'
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
  | 'media.getDefaultTextTrackStyle'
  | 'media.setTextTrackStyle'
  | 'media.skipAd'
  | 'media.requestStatus'
  | 'media.getStatus'
  | 'media.getLastKnown'
  | 'media.position'
  | 'media.subscribePosition'
  | 'media.unsubscribePosition'
  | 'media.editTracks'
  | 'media.editAudioTracks'
  | 'media.selectTracks'
  | 'media.userAction'
  | 'media.precache'
  | 'media.storeSession'
  | 'media.resumeSession'
  | 'media.setCredentials'
  | 'media.playAgain'
  | 'media.sendCommand'
  | 'media.requests'
  | 'queue.load'
  | 'queue.insert'
  | 'queue.insertAndPlay'
  | 'queue.update'
  | 'queue.remove'
  | 'queue.reorder'
  | 'queue.move'
  | 'queue.jump'
  | 'queue.next'
  | 'queue.previous'
  | 'queue.setRepeatMode'
  | 'queue.shuffle'
  | 'queue.unshuffle'
  | 'queue.fetchItemIds'
  | 'queue.fetchItems'
  | 'queue.fetchItemRange'
  | 'queue.list'
  | 'queue.getCache'
  | 'queue.setCacheOptions'
  | 'queue.reload'
  | 'queue.clear'
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
  | 'session.setCurrent'
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
  | 'session.transfer'
  | 'session.takeBack'
  | 'session.setDefaultOptions'
  | 'session.getDefaultOptions'
  | 'session.buildOpenUrl'
  | 'session.parseOpenUrl'
  | 'session.startWithOpenUrl'
  | 'session.suspend'
  | 'session.resume'
  | 'session.listSaved'
  | 'session.restore'
  | 'widget.getState'
  | 'widget.setOptions'
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

/**
 * Custom channels: messages between a client and the receiver app of a session, in a namespace of the app's own.
 */
export interface ChannelAPI {
  /**
   * Adds a channel, at any time: before a session is started, too.
   *
   * It connects (`channel.didConnect`) in every session that is up and whose app lists the namespace, and again after
   * such a session was resumed. It is the client's own: others may add the same, and each one's channels go with its
   * connection. An app often greets its sender at once: only a channel that was added before the session was started
   * hears that.
   *
   * SDK: `GCKSession.addChannel`.
   *
   * Errors: `InvalidNamespace`, `ReservedNamespace`, `ChannelExists`, `NoSuchSession`, `InternalLimitReached`.
   */
  add(params: ChannelAddParams, options?: CallOptions): Promise<ChannelInfo>;
  /**
   * Removes a channel of the client's; named as it was added.
   *
   * Where it was connected `channel.didDisconnect` says so. Other clients' channels stay.
   *
   * SDK: `GCKSession.removeChannel`.
   *
   * Errors: `NoSuchChannel`.
   */
  remove(params: ChannelRemoveParams, options?: CallOptions): Promise<Record<string, never>>;
  /** Lists the client's channels, the oldest first. */
  list(params?: ChannelListParams, options?: CallOptions): Promise<ChannelListResult>;
  /**
   * Sends a message to the app, on a channel of the client's.
   *
   * Either `text` or `data`; text goes out byte by byte as it is. The answer says that the message is on its way, not
   * that the app took it: replies, if the app makes any, come as `channel.didReceiveMessage`. With its envelope a
   * message may have 64 KiB.
   *
   * SDK: `GCKCastChannel.sendTextMessage`.
   *
   * Errors: `InvalidNamespace`, `ReservedNamespace`, `NoSuchChannel`, `NoSuchSession`, `AmbiguousSession`,
   * `SessionNotConnected`, `SessionSuspended`, `ChannelNotConnected`, `CastMessageTooLarge`, `SendBufferFull`,
   * `ConnectionLost`.
   */
  send(params: ChannelSendParams, options?: CallOptions): Promise<ChannelSendResult>;
  /**
   * Gives a number for a request of the app's own protocol that nobody else on this link uses.
   *
   * SDK: `GCKCastChannel.generateRequestID`.
   *
   * Errors: `InvalidNamespace`, `ReservedNamespace`, `NoSuchChannel`, `NoSuchSession`, `AmbiguousSession`,
   * `SessionNotConnected`, `SessionSuspended`, `ChannelNotConnected`.
   */
  generateRequestId(params: ChannelGenerateRequestIdParams, options?: CallOptions): Promise<ChannelGenerateRequestIdResult>;
  /**
   * Sends a message to every end of a session's device (destination `*`).
   *
   * Needs no channel, and no app that lists the namespace: whoever listens on the device gets it. Most apps have no use
   * for it; `channel.send` is the usual way.
   *
   * Errors: `InvalidNamespace`, `ReservedNamespace`, `NoSuchSession`, `AmbiguousSession`, `SessionNotConnected`,
   * `SessionSuspended`, `CastMessageTooLarge`, `SendBufferFull`, `ConnectionLost`.
   */
  broadcast(params: ChannelBroadcastParams, options?: CallOptions): Promise<ChannelBroadcastResult>;
}

/** What belongs to the server's Cast context as a whole, shared by all clients. */
export interface ContextAPI {
  /**
   * Creates the context with options, once, and starts discovery unless told not to.
   *
   * The server has one context, which its clients share: the first who needs it settles its options. A call that looks
   * for devices or connects to one creates it with what is assumed, and does not start discovery; one that only reads
   * settles nothing. Where the context exists already, options that are in force are no error; others are
   * `AlreadyInitialized`, with `path` and `differences`. What is assumed can be set in a file (`cast-rpc --options`,
   * docs/Options.md).
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
   * Clients that never say so don't count: a script that looks in changes nothing. While all that said so are in the
   * background, sessions are suspended and discovery rests, if the option `suspendSessionsWhenBackgrounded` is set;
   * with the first that returns, they are resumed.
   */
  setAppState(params: ContextSetAppStateParams, options?: CallOptions): Promise<ContextSetAppStateResult>;
}

/** Finding receivers. The list is one for all clients, ordered by friendly name. */
export interface DiscoveryAPI {
  /**
   * Begins to look for devices; does nothing if that goes on already.
   *
   * Fails with DiscoveryUnavailable where no source can work (no network interface, or no daemon where the options want
   * it alone); discovery then begins by itself as soon as one can.
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
   * Gives all devices that answer within a time.
   *
   * Begins to look if need be, and leaves discovery as it was. It takes the whole time; `discovery.find` answers as
   * soon as a device is there.
   *
   * Errors: `DiscoveryUnavailable`.
   */
  scan(params?: DiscoveryScanParams, options?: CallOptions): Promise<DiscoveryScanResult>;
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

/** Pictures of media: which one is shown, and a copy of it on this machine. */
export interface ImageAPI {
  /**
   * Picks the picture to show.
   *
   * Of `images`, or those of `metadata`, or else those of what a session plays. The client that declared `imagePicker`
   * last is asked (`image.choose`); without one, or without an answer within 2 seconds, the policy decides.
   *
   * SDK: `GCKUIImagePicker.getImageWithHints:fromMetadata`.
   *
   * Errors: `NoSuchSession`, `AmbiguousSession`.
   */
  pick(params?: ImagePickParams, options?: CallOptions): Promise<ImagePickResult>;
  /** Says which pictures are picked from now on, for all clients. */
  setPolicy(params?: ImageSetPolicyParams, options?: CallOptions): Promise<ImagePickPolicy>;
  /** Says which pictures are picked. */
  getPolicy(params?: ImageGetPolicyParams, options?: CallOptions): Promise<ImagePickPolicy>;
  /**
   * Fetches a picture over HTTPS, or finds its copy, and says where it is.
   *
   * Who asks for what is being fetched waits with the others; cancelling a call ends its own wait only. The client that
   * declared `imageCache` last is asked first (`image.provide`); without one, or without a picture within 15 seconds,
   * the server's own cache serves.
   *
   * SDK: `GCKUIImageCache.fetchImageForURL:completion`.
   *
   * Errors: `ImageURLRefused`, `ImageUnavailable`, `ImageTooLarge`, `ImageTypeRefused`, `ImageCacheUnavailable`,
   * `LibraryUnavailable`, `InternalLimitReached`.
   */
  fetch(params: ImageFetchParams, options?: CallOptions): Promise<ImageFile>;
  /**
   * Tidies the cache, and says what it holds.
   *
   * Errors: `ImageCacheUnavailable`.
   */
  cacheInfo(params?: ImageCacheInfoParams, options?: CallOptions): Promise<ImageCacheInfo>;
  /**
   * Removes every picture of the cache.
   *
   * Errors: `ImageCacheUnavailable`.
   */
  clearCache(params?: ImageClearCacheParams, options?: CallOptions): Promise<ImageCacheInfo>;
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
   *
   * Errors: `LibraryUnavailable`.
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
   * Errors: `FileNotUsable`, `LibraryUnavailable`.
   */
  setFile(params: LogSetFileParams, options?: CallOptions): Promise<LogFile>;
  /**
   * Begins or ends the log on standard error.
   *
   * The server begins with what its option `--log-level` says.
   *
   * SDK: `GCKLogger.consoleLoggingEnabled`.
   *
   * Errors: `LibraryUnavailable`.
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
   * Loads media, a queue, or what a deep link stands for.
   *
   * One of `media`, `queueData` and `entity` is needed: anything else is an InvalidParams, and nothing is sent. So are
   * tracks, ads, dates, colours and pictures that can't be right. Absent, `autoplay` is true (of a queue: what its
   * first item says), and `streamType` is BUFFERED, as web senders have it. A queue's LOAD carries the media of the
   * item that is played first beside `queueData`; a receiver that doesn't take it gets QUEUE_LOAD. Without
   * `currentTime` it begins at the start, a live stream at its edge; 0 is the start of a live stream's window. Metadata
   * that doesn't belong to its `metadataType` is left out, as the SDK does; own keys are sent. The answer comes when
   * the receiver has accepted the media and its status is no longer LOADING, also if the app never names the request. A
   * newer load replaces an older one that is not answered (RequestReplaced).
   *
   * SDK: `GCKRemoteMediaClient.loadMediaWithLoadRequestData`.
   *
   * Errors: `NoSuchSession`, `AmbiguousSession`, `SessionNotConnected`, `SessionSuspended`, `MediaNotSupported`,
   * `ConnectionLost`, `SessionEnded`, `RequestTimedOut`, `RequestRejected`, `InvalidPlayerState`, `MediaError`,
   * `RequestReplaced`, `CastMessageTooLarge`, `MediaLoadFailed`, `MediaLoadCancelled`, `InternalLimitReached`,
   * `SessionTransferred`.
   */
  load(params?: MediaLoadParams, options?: ProgressCallOptions): Promise<MediaState>;
  /**
   * Plays on.
   *
   * SDK: `GCKRemoteMediaClient.play`.
   *
   * Errors: `NoSuchSession`, `AmbiguousSession`, `SessionNotConnected`, `SessionSuspended`, `MediaNotSupported`,
   * `NoMediaSession`, `ConnectionLost`, `SessionEnded`, `RequestTimedOut`, `RequestRejected`, `InvalidPlayerState`,
   * `MediaError`, `RequestReplaced`, `CastMessageTooLarge`, `InternalLimitReached`, `SessionTransferred`.
   */
  play(params?: MediaPlayParams, options?: CallOptions): Promise<MediaState>;
  /**
   * Pauses.
   *
   * SDK: `GCKRemoteMediaClient.pause`.
   *
   * Errors: `NoSuchSession`, `AmbiguousSession`, `SessionNotConnected`, `SessionSuspended`, `MediaNotSupported`,
   * `NoMediaSession`, `ConnectionLost`, `SessionEnded`, `RequestTimedOut`, `RequestRejected`, `InvalidPlayerState`,
   * `MediaError`, `RequestReplaced`, `CastMessageTooLarge`, `InternalLimitReached`, `SessionTransferred`.
   */
  pause(params?: MediaPauseParams, options?: CallOptions): Promise<MediaState>;
  /**
   * Stops, and unloads the media and its queue.
   *
   * SDK: `GCKRemoteMediaClient.stop`.
   *
   * Errors: `NoSuchSession`, `AmbiguousSession`, `SessionNotConnected`, `SessionSuspended`, `MediaNotSupported`,
   * `NoMediaSession`, `ConnectionLost`, `SessionEnded`, `RequestTimedOut`, `RequestRejected`, `InvalidPlayerState`,
   * `MediaError`, `RequestReplaced`, `CastMessageTooLarge`, `SessionTransferred`, `InternalLimitReached`.
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
   * Errors: `NoSuchSession`, `AmbiguousSession`, `SessionNotConnected`, `SessionSuspended`, `MediaNotSupported`,
   * `NoMediaSession`, `ConnectionLost`, `SessionEnded`, `RequestTimedOut`, `RequestRejected`, `InvalidPlayerState`,
   * `MediaError`, `RequestReplaced`, `CastMessageTooLarge`, `InternalLimitReached`, `SessionTransferred`.
   */
  seek(params?: MediaSeekParams, options?: CallOptions): Promise<MediaState>;
  /**
   * Sets how fast time advances.
   *
   * Exactly one of `playbackRate` and `relativePlaybackRate` is needed. A newer call replaces an older one that is not
   * answered (RequestReplaced).
   *
   * SDK: `GCKRemoteMediaClient.setPlaybackRate`.
   *
   * Errors: `NoSuchSession`, `AmbiguousSession`, `SessionNotConnected`, `SessionSuspended`, `MediaNotSupported`,
   * `NoMediaSession`, `ConnectionLost`, `SessionEnded`, `RequestTimedOut`, `RequestRejected`, `InvalidPlayerState`,
   * `MediaError`, `RequestReplaced`, `CastMessageTooLarge`, `SessionTransferred`, `InternalLimitReached`.
   */
  setPlaybackRate(params?: MediaSetPlaybackRateParams, options?: CallOptions): Promise<MediaState>;
  /**
   * Sets the stream's volume; the device's is `session.setVolume`.
   *
   * A newer call replaces an older one that is not answered (RequestReplaced), so that a slider can just call. Until
   * the outcome, volumes in statuses are ignored.
   *
   * SDK: `GCKRemoteMediaClient.setStreamVolume`.
   *
   * Errors: `NoSuchSession`, `AmbiguousSession`, `SessionNotConnected`, `SessionSuspended`, `MediaNotSupported`,
   * `NoMediaSession`, `ConnectionLost`, `SessionEnded`, `RequestTimedOut`, `RequestRejected`, `InvalidPlayerState`,
   * `MediaError`, `RequestReplaced`, `CastMessageTooLarge`, `SessionTransferred`, `InternalLimitReached`.
   */
  setStreamVolume(params: MediaSetStreamVolumeParams, options?: CallOptions): Promise<MediaState>;
  /**
   * Mutes the stream or lets it be heard.
   *
   * SDK: `GCKRemoteMediaClient.setStreamMuted`.
   *
   * Errors: `NoSuchSession`, `AmbiguousSession`, `SessionNotConnected`, `SessionSuspended`, `MediaNotSupported`,
   * `NoMediaSession`, `ConnectionLost`, `SessionEnded`, `RequestTimedOut`, `RequestRejected`, `InvalidPlayerState`,
   * `MediaError`, `RequestReplaced`, `CastMessageTooLarge`, `SessionTransferred`, `InternalLimitReached`.
   */
  setStreamMuted(params: MediaSetStreamMutedParams, options?: CallOptions): Promise<MediaState>;
  /**
   * Chooses the tracks that are on.
   *
   * At most one of each type, and only ones that the media has: anything else is an InvalidParams. What a receiver
   * doesn't list isn't checked.
   *
   * SDK: `GCKRemoteMediaClient.setActiveTrackIDs`.
   *
   * Errors: `NoSuchSession`, `AmbiguousSession`, `SessionNotConnected`, `SessionSuspended`, `MediaNotSupported`,
   * `NoMediaSession`, `ConnectionLost`, `SessionEnded`, `RequestTimedOut`, `RequestRejected`, `InvalidPlayerState`,
   * `MediaError`, `RequestReplaced`, `CastMessageTooLarge`, `SessionTransferred`, `InternalLimitReached`.
   */
  setActiveTracks(params: MediaSetActiveTracksParams, options?: CallOptions): Promise<MediaState>;
  /**
   * Gives the style that text has where nobody says otherwise: white on black.
   *
   * A place to begin with for `media.setTextTrackStyle` and `textTrackStyle` of media. iOS makes it of the viewer's
   * caption settings, which Linux doesn't have.
   *
   * SDK: `GCKMediaTextTrackStyle.createDefault`.
   */
  getDefaultTextTrackStyle(params?: MediaGetDefaultTextTrackStyleParams, options?: CallOptions): Promise<MediaGetDefaultTextTrackStyleResult>;
  /**
   * Sets how text looks.
   *
   * Colours are `#RRGGBB` or `#RRGGBBAA`, and sent as `#RRGGBBAA`. What is left out stays as it is.
   *
   * SDK: `GCKRemoteMediaClient.setTextTrackStyle`.
   *
   * Errors: `NoSuchSession`, `AmbiguousSession`, `SessionNotConnected`, `SessionSuspended`, `MediaNotSupported`,
   * `NoMediaSession`, `ConnectionLost`, `SessionEnded`, `RequestTimedOut`, `RequestRejected`, `InvalidPlayerState`,
   * `MediaError`, `RequestReplaced`, `CastMessageTooLarge`, `SessionTransferred`, `InternalLimitReached`.
   */
  setTextTrackStyle(params: MediaSetTextTrackStyleParams, options?: CallOptions): Promise<MediaState>;
  /**
   * Skips the ad that plays.
   *
   * Where that is known to be impossible nothing is sent: AdNotSkippable, whose `data.reason` is `NOT_PLAYING_AD`,
   * `NOT_SKIPPABLE`, or `NOT_YET` with `data.remaining`.
   *
   * SDK: `GCKRemoteMediaClient.skipAd`.
   *
   * Errors: `NoSuchSession`, `AmbiguousSession`, `SessionNotConnected`, `SessionSuspended`, `MediaNotSupported`,
   * `NoMediaSession`, `ConnectionLost`, `SessionEnded`, `RequestTimedOut`, `RequestRejected`, `InvalidPlayerState`,
   * `MediaError`, `RequestReplaced`, `CastMessageTooLarge`, `AdNotSkippable`, `SessionTransferred`,
   * `InternalLimitReached`.
   */
  skipAd(params?: MediaSkipAdParams, options?: CallOptions): Promise<MediaState>;
  /**
   * Asks the receiver for its media status.
   *
   * A receiver answers with everything unless it is asked to leave parts out; what is left out stays as it was known.
   *
   * SDK: `GCKRemoteMediaClient.requestStatus`.
   *
   * Errors: `NoSuchSession`, `AmbiguousSession`, `SessionNotConnected`, `SessionSuspended`, `MediaNotSupported`,
   * `ConnectionLost`, `SessionEnded`, `RequestTimedOut`, `RequestRejected`, `InvalidPlayerState`, `MediaError`,
   * `SessionTransferred`, `InternalLimitReached`, `CastMessageTooLarge`.
   */
  requestStatus(params?: MediaRequestStatusParams, options?: CallOptions): Promise<MediaState>;
  /**
   * Gives what is known, at once, without asking the receiver.
   *
   * SDK: `GCKRemoteMediaClient.mediaStatus`.
   *
   * Errors: `NoSuchSession`, `AmbiguousSession`.
   */
  getStatus(params?: MediaGetStatusParams, options?: CallOptions): Promise<MediaState>;
  /**
   * Gives what a session played last, also when the session is over.
   *
   * Kept for the last 32 sessions that ended. Of a session that is connected it is what plays now. NoMediaSession: the
   * session has played nothing that is known.
   *
   * SDK: `GCKUIMediaController.lastKnownStreamPosition`.
   *
   * Errors: `NoSuchSession`, `AmbiguousSession`, `NoMediaSession`.
   */
  getLastKnown(params?: MediaGetLastKnownParams, options?: CallOptions): Promise<LastKnownMedia>;
  /**
   * Gives where playback is at this moment, without asking the receiver.
   *
   * SDK: `GCKRemoteMediaClient.approximateStreamPosition`.
   *
   * Errors: `NoSuchSession`, `AmbiguousSession`.
   */
  position(params?: MediaPositionParams, options?: CallOptions): Promise<MediaPosition>;
  /**
   * Asks for `media.didUpdatePosition` at an interval.
   *
   * Only this connection gets them, and only while time advances; a pause stops them and playing on starts them again,
   * at once. A second call replaces the interval. The subscription ends with `media.unsubscribePosition`, with the
   * session, or with the connection. The topic needn't be subscribed to by `events.subscribe`.
   *
   * Errors: `NoSuchSession`, `AmbiguousSession`.
   */
  subscribePosition(params?: MediaSubscribePositionParams, options?: CallOptions): Promise<MediaPosition>;
  /**
   * Ends `media.didUpdatePosition` for this connection.
   *
   * Harmless if there is no subscription.
   *
   * Errors: `NoSuchSession`, `AmbiguousSession`.
   */
  unsubscribePosition(params?: MediaUnsubscribePositionParams, options?: CallOptions): Promise<Record<string, never>>;
  /**
   * Chooses tracks and their look in one request, as receivers understand it.
   *
   * At least one of the members is needed. The receiver picks the text track if `language` is given, which goes before
   * `activeTrackIds`. Where it has no such track it answers INVALID_REQUEST with LANGUAGE_NOT_SUPPORTED, unless the
   * language is only a suggestion.
   *
   * Errors: `NoSuchSession`, `AmbiguousSession`, `SessionNotConnected`, `SessionSuspended`, `MediaNotSupported`,
   * `NoMediaSession`, `ConnectionLost`, `SessionEnded`, `RequestTimedOut`, `RequestRejected`, `InvalidPlayerState`,
   * `MediaError`, `RequestReplaced`, `CastMessageTooLarge`, `SessionTransferred`, `InternalLimitReached`.
   */
  editTracks(params?: MediaEditTracksParams, options?: CallOptions): Promise<MediaState>;
  /**
   * Chooses the sound by its language; the receiver picks the track.
   *
   * EDIT_AUDIO_TRACKS, which not every receiver knows; `media.selectTracks` works with all that list their tracks.
   *
   * Errors: `NoSuchSession`, `AmbiguousSession`, `SessionNotConnected`, `SessionSuspended`, `MediaNotSupported`,
   * `NoMediaSession`, `ConnectionLost`, `SessionEnded`, `RequestTimedOut`, `RequestRejected`, `InvalidPlayerState`,
   * `MediaError`, `RequestReplaced`, `CastMessageTooLarge`, `SessionTransferred`, `InternalLimitReached`.
   */
  editAudioTracks(params: MediaEditAudioTracksParams, options?: CallOptions): Promise<MediaState>;
  /**
   * Chooses tracks by language, from those that the media lists.
   *
   * The languages are tried in order, each first as it is, then without its last part (`pt-BR`, `pt`); a track matches
   * if its language is the same or begins so. Types for which no list is given stay as they are. NoSuchTrack: the list
   * has no match, and nothing is sent; with `isSuggested` that is no error, and the type stays as it is.
   *
   * Errors: `NoSuchSession`, `AmbiguousSession`, `SessionNotConnected`, `SessionSuspended`, `MediaNotSupported`,
   * `NoMediaSession`, `ConnectionLost`, `SessionEnded`, `RequestTimedOut`, `RequestRejected`, `InvalidPlayerState`,
   * `MediaError`, `RequestReplaced`, `CastMessageTooLarge`, `NoSuchTrack`, `SessionTransferred`,
   * `InternalLimitReached`.
   */
  selectTracks(params?: MediaSelectTracksParams, options?: CallOptions): Promise<MediaState>;
  /**
   * Tells the app what the viewer thinks of the media.
   *
   * USER_ACTION; what apps make of it shows in the media's `userActionStates`.
   *
   * Errors: `NoSuchSession`, `AmbiguousSession`, `SessionNotConnected`, `SessionSuspended`, `MediaNotSupported`,
   * `NoMediaSession`, `ConnectionLost`, `SessionEnded`, `RequestTimedOut`, `RequestRejected`, `InvalidPlayerState`,
   * `MediaError`, `RequestReplaced`, `CastMessageTooLarge`, `SessionTransferred`, `InternalLimitReached`.
   */
  userAction(params: MediaUserActionParams, options?: CallOptions): Promise<MediaState>;
  /**
   * Lets the app fetch what will be wanted soon.
   *
   * PRECACHE: `precacheData` is a text that the app understands, `requestItems` streams. At least one of them is
   * needed; it needs no media session.
   *
   * SDK: `GCKMediaRequestItem`.
   *
   * Errors: `NoSuchSession`, `AmbiguousSession`, `SessionNotConnected`, `SessionSuspended`, `MediaNotSupported`,
   * `ConnectionLost`, `SessionEnded`, `RequestTimedOut`, `RequestRejected`, `InvalidPlayerState`, `MediaError`,
   * `RequestReplaced`, `CastMessageTooLarge`, `SessionTransferred`, `InternalLimitReached`.
   */
  precache(params?: MediaPrecacheParams, options?: CallOptions): Promise<Record<string, never>>;
  /**
   * Asks the app for what another receiver needs to go on from here.
   *
   * STORE_SESSION. Hand the state to `media.resumeSession` of another session as it is.
   *
   * Errors: `NoSuchSession`, `AmbiguousSession`, `SessionNotConnected`, `SessionSuspended`, `MediaNotSupported`,
   * `NoMediaSession`, `ConnectionLost`, `SessionEnded`, `RequestTimedOut`, `RequestRejected`, `InvalidPlayerState`,
   * `MediaError`, `RequestReplaced`, `CastMessageTooLarge`, `SessionTransferred`, `InternalLimitReached`.
   */
  storeSession(params?: MediaStoreSessionParams, options?: CallOptions): Promise<MediaStoreSessionResult>;
  /**
   * Goes on with what `media.storeSession` gave.
   *
   * RESUME_SESSION. The answer comes as that of `media.load` does, and replaces an older load that is not answered.
   *
   * Errors: `NoSuchSession`, `AmbiguousSession`, `SessionNotConnected`, `SessionSuspended`, `MediaNotSupported`,
   * `ConnectionLost`, `SessionEnded`, `RequestTimedOut`, `RequestRejected`, `InvalidPlayerState`, `MediaError`,
   * `RequestReplaced`, `CastMessageTooLarge`, `MediaLoadFailed`, `MediaLoadCancelled`, `InternalLimitReached`,
   * `SessionTransferred`.
   */
  resumeSession(params: MediaResumeSessionParams, options?: ProgressCallOptions): Promise<MediaState>;
  /**
   * Tells the app who the viewer is now.
   *
   * SET_CREDENTIALS; what is playing goes on. For the next launch see `context.setLaunchCredentials`.
   *
   * Errors: `NoSuchSession`, `AmbiguousSession`, `SessionNotConnected`, `SessionSuspended`, `MediaNotSupported`,
   * `ConnectionLost`, `SessionEnded`, `RequestTimedOut`, `RequestRejected`, `InvalidPlayerState`, `MediaError`,
   * `RequestReplaced`, `CastMessageTooLarge`, `SessionTransferred`, `InternalLimitReached`.
   */
  setCredentials(params: MediaSetCredentialsParams, options?: CallOptions): Promise<Record<string, never>>;
  /**
   * Plays what has ended once more, where the app can.
   *
   * PLAY_AGAIN.
   *
   * Errors: `NoSuchSession`, `AmbiguousSession`, `SessionNotConnected`, `SessionSuspended`, `MediaNotSupported`,
   * `ConnectionLost`, `SessionEnded`, `RequestTimedOut`, `RequestRejected`, `InvalidPlayerState`, `MediaError`,
   * `RequestReplaced`, `CastMessageTooLarge`, `InternalLimitReached`, `NoMediaSession`, `SessionTransferred`.
   */
  playAgain(params?: MediaPlayAgainParams, options?: CallOptions): Promise<MediaState>;
  /**
   * Sends a media message of any type.
   *
   * For what has no method of its own: CUSTOM_COMMAND with `data` (the default), DISPLAY_STATUS, EXECUTE_ACTION_SCRIPT,
   * what an app invented. `requestId` is added, and `mediaSessionId` where there is one and the members don't say
   * another. Messages that change a status are understood as such.
   *
   * Errors: `NoSuchSession`, `AmbiguousSession`, `SessionNotConnected`, `SessionSuspended`, `MediaNotSupported`,
   * `ConnectionLost`, `SessionEnded`, `RequestTimedOut`, `RequestRejected`, `InvalidPlayerState`, `MediaError`,
   * `RequestReplaced`, `CastMessageTooLarge`, `SessionTransferred`, `InternalLimitReached`.
   */
  sendCommand(params?: MediaSendCommandParams, options?: CallOptions): Promise<MediaSendCommandResult>;
  /**
   * Lists the requests to apps that have no outcome yet, the oldest first.
   *
   * To give one up, cancel the call that made it with `$/cancelRequest`: it ends with RequestCancelled, and what was
   * sent is not taken back.
   *
   * SDK: `GCKRequest`.
   *
   * Errors: `NoSuchSession`.
   */
  requests(params?: MediaRequestsParams, options?: CallOptions): Promise<MediaRequestsResult>;
}

/**
 * The queue that a session plays: its items by range, its changes, and every way to change it. Changes go to the
 * receiver one at a time, in the order of the calls; answers come when it has confirmed.
 */
export interface QueueAPI {
  /**
   * Loads a queue, however long.
   *
   * As `media.load` with `queueData`, whose items may be any number: what doesn't fit into one message to the receiver
   * (64 KiB) is inserted afterwards. Playing begins with the item of `startIndex`; the items behind it come next, then
   * those before it, and shuffling last. An item that alone is too long is a CastMessageTooLarge whose
   * `data.queue.failedIndex` says which, and nothing is sent. If some items are in and the rest can't be had in, that
   * is a QueueIncomplete. A newer load replaces an older one.
   *
   * SDK: `GCKRemoteMediaClient.queueLoadItems:withOptions:`.
   *
   * Errors: `NoSuchSession`, `AmbiguousSession`, `SessionNotConnected`, `SessionSuspended`, `NoMediaSession`,
   * `ConnectionLost`, `SessionEnded`, `RequestTimedOut`, `InternalLimitReached`, `RequestRejected`, `MediaError`,
   * `InvalidPlayerState`, `RequestReplaced`, `QueueNotSupported`, `QueueChanged`, `CastMessageTooLarge`,
   * `MediaNotSupported`, `MediaLoadFailed`, `MediaLoadCancelled`, `QueueIncomplete`, `SessionTransferred`.
   */
  load(params?: QueueLoadParams, options?: ProgressCallOptions): Promise<QueueInsertion>;
  /**
   * Inserts items before another one, or at the end, however many.
   *
   * They stay together and in order, also while other senders change the queue. An `insertBefore` that the queue
   * doesn't have is refused, where receivers would append.
   *
   * SDK: `GCKRemoteMediaClient.queueInsertItems:beforeItemWithID:customData:`.
   *
   * Errors: `NoSuchSession`, `AmbiguousSession`, `SessionNotConnected`, `SessionSuspended`, `NoMediaSession`,
   * `ConnectionLost`, `SessionEnded`, `RequestTimedOut`, `InternalLimitReached`, `RequestRejected`, `MediaError`,
   * `InvalidPlayerState`, `RequestReplaced`, `QueueNotSupported`, `QueueChanged`, `CastMessageTooLarge`,
   * `QueueItemNotFound`, `QueueIncomplete`, `SessionTransferred`.
   */
  insert(params: QueueInsertParams, options?: ProgressCallOptions): Promise<QueueInsertion>;
  /**
   * Inserts an item and plays it at once.
   *
   * SDK: `GCKRemoteMediaClient.queueInsertAndPlayItem:beforeItemWithID:playPosition:customData:`.
   *
   * Errors: `NoSuchSession`, `AmbiguousSession`, `SessionNotConnected`, `SessionSuspended`, `NoMediaSession`,
   * `ConnectionLost`, `SessionEnded`, `RequestTimedOut`, `InternalLimitReached`, `RequestRejected`, `MediaError`,
   * `InvalidPlayerState`, `RequestReplaced`, `QueueNotSupported`, `QueueChanged`, `CastMessageTooLarge`,
   * `QueueItemNotFound`, `SessionTransferred`.
   */
  insertAndPlay(params: QueueInsertAndPlayParams, options?: CallOptions): Promise<QueueInsertion>;
  /**
   * Changes items in place.
   *
   * SDK: `GCKRemoteMediaClient.queueUpdateItems:customData:`.
   *
   * Errors: `NoSuchSession`, `AmbiguousSession`, `SessionNotConnected`, `SessionSuspended`, `NoMediaSession`,
   * `ConnectionLost`, `SessionEnded`, `RequestTimedOut`, `InternalLimitReached`, `RequestRejected`, `MediaError`,
   * `InvalidPlayerState`, `RequestReplaced`, `QueueNotSupported`, `QueueChanged`, `CastMessageTooLarge`,
   * `QueueItemNotFound`, `QueueIncomplete`, `SessionTransferred`.
   */
  update(params: QueueUpdateParams, options?: ProgressCallOptions): Promise<MediaState>;
  /**
   * Removes items.
   *
   * If the current item goes, the next one plays; a queue without items ends the media session.
   *
   * SDK: `GCKRemoteMediaClient.queueRemoveItemsWithIDs:customData:`.
   *
   * Errors: `NoSuchSession`, `AmbiguousSession`, `SessionNotConnected`, `SessionSuspended`, `NoMediaSession`,
   * `ConnectionLost`, `SessionEnded`, `RequestTimedOut`, `InternalLimitReached`, `RequestRejected`, `MediaError`,
   * `InvalidPlayerState`, `RequestReplaced`, `QueueNotSupported`, `QueueChanged`, `CastMessageTooLarge`,
   * `QueueIncomplete`, `SessionTransferred`, `QueueItemNotFound`.
   */
  remove(params: QueueRemoveParams, options?: ProgressCallOptions): Promise<MediaState>;
  /**
   * Moves items, in the order given, before another one or to the end.
   *
   * SDK: `GCKRemoteMediaClient.queueReorderItemsWithIDs:insertBeforeItemWithID:customData:`.
   *
   * Errors: `NoSuchSession`, `AmbiguousSession`, `SessionNotConnected`, `SessionSuspended`, `NoMediaSession`,
   * `ConnectionLost`, `SessionEnded`, `RequestTimedOut`, `InternalLimitReached`, `RequestRejected`, `MediaError`,
   * `InvalidPlayerState`, `RequestReplaced`, `QueueNotSupported`, `QueueChanged`, `CastMessageTooLarge`,
   * `QueueItemNotFound`, `QueueIncomplete`, `SessionTransferred`.
   */
  reorder(params: QueueReorderParams, options?: ProgressCallOptions): Promise<MediaState>;
  /**
   * Moves one item to a place.
   *
   * SDK: `GCKRemoteMediaClient.queueMoveItemWithID:beforeItemWithID:`.
   *
   * Errors: `NoSuchSession`, `AmbiguousSession`, `SessionNotConnected`, `SessionSuspended`, `NoMediaSession`,
   * `ConnectionLost`, `SessionEnded`, `RequestTimedOut`, `InternalLimitReached`, `RequestRejected`, `MediaError`,
   * `InvalidPlayerState`, `RequestReplaced`, `QueueNotSupported`, `QueueChanged`, `CastMessageTooLarge`,
   * `QueueItemNotFound`, `SessionTransferred`.
   */
  move(params: QueueMoveParams, options?: CallOptions): Promise<MediaState>;
  /**
   * Plays another item of the queue.
   *
   * SDK: `GCKRemoteMediaClient.queueJumpToItemWithID:playPosition:customData:`.
   *
   * Errors: `NoSuchSession`, `AmbiguousSession`, `SessionNotConnected`, `SessionSuspended`, `NoMediaSession`,
   * `ConnectionLost`, `SessionEnded`, `RequestTimedOut`, `InternalLimitReached`, `RequestRejected`, `MediaError`,
   * `InvalidPlayerState`, `RequestReplaced`, `QueueNotSupported`, `QueueChanged`, `CastMessageTooLarge`,
   * `QueueItemNotFound`, `SessionTransferred`.
   */
  jump(params: QueueJumpParams, options?: CallOptions): Promise<MediaState>;
  /**
   * Plays the next item.
   *
   * Behind the last item that is an EndOfQueue, unless the queue repeats.
   *
   * SDK: `GCKRemoteMediaClient.queueNextItem`.
   *
   * Errors: `NoSuchSession`, `AmbiguousSession`, `SessionNotConnected`, `SessionSuspended`, `NoMediaSession`,
   * `ConnectionLost`, `SessionEnded`, `RequestTimedOut`, `InternalLimitReached`, `RequestRejected`, `MediaError`,
   * `InvalidPlayerState`, `RequestReplaced`, `QueueNotSupported`, `QueueChanged`, `CastMessageTooLarge`, `EndOfQueue`,
   * `SessionTransferred`.
   */
  next(params?: QueueNextParams, options?: CallOptions): Promise<MediaState>;
  /**
   * Plays the item before the current one.
   *
   * SDK: `GCKRemoteMediaClient.queuePreviousItem`.
   *
   * Errors: `NoSuchSession`, `AmbiguousSession`, `SessionNotConnected`, `SessionSuspended`, `NoMediaSession`,
   * `ConnectionLost`, `SessionEnded`, `RequestTimedOut`, `InternalLimitReached`, `RequestRejected`, `MediaError`,
   * `InvalidPlayerState`, `RequestReplaced`, `QueueNotSupported`, `QueueChanged`, `CastMessageTooLarge`, `EndOfQueue`,
   * `SessionTransferred`.
   */
  previous(params?: QueuePreviousParams, options?: CallOptions): Promise<MediaState>;
  /**
   * Sets what happens at the end of the queue.
   *
   * SDK: `GCKRemoteMediaClient.queueSetRepeatMode:`.
   *
   * Errors: `NoSuchSession`, `AmbiguousSession`, `SessionNotConnected`, `SessionSuspended`, `NoMediaSession`,
   * `ConnectionLost`, `SessionEnded`, `RequestTimedOut`, `InternalLimitReached`, `RequestRejected`, `MediaError`,
   * `InvalidPlayerState`, `RequestReplaced`, `QueueNotSupported`, `QueueChanged`, `CastMessageTooLarge`,
   * `SessionTransferred`.
   */
  setRepeatMode(params: QueueSetRepeatModeParams, options?: CallOptions): Promise<MediaState>;
  /**
   * Shuffles the queue; the current item goes on.
   *
   * Errors: `NoSuchSession`, `AmbiguousSession`, `SessionNotConnected`, `SessionSuspended`, `NoMediaSession`,
   * `ConnectionLost`, `SessionEnded`, `RequestTimedOut`, `InternalLimitReached`, `RequestRejected`, `MediaError`,
   * `InvalidPlayerState`, `RequestReplaced`, `QueueNotSupported`, `QueueChanged`, `CastMessageTooLarge`,
   * `SessionTransferred`.
   */
  shuffle(params?: QueueShuffleParams, options?: CallOptions): Promise<MediaState>;
  /**
   * Puts the items of a shuffled queue back into their order.
   *
   * Errors: `NoSuchSession`, `AmbiguousSession`, `SessionNotConnected`, `SessionSuspended`, `NoMediaSession`,
   * `ConnectionLost`, `SessionEnded`, `RequestTimedOut`, `InternalLimitReached`, `RequestRejected`, `MediaError`,
   * `InvalidPlayerState`, `RequestReplaced`, `QueueNotSupported`, `QueueChanged`, `CastMessageTooLarge`,
   * `SessionTransferred`.
   */
  unshuffle(params?: QueueUnshuffleParams, options?: CallOptions): Promise<MediaState>;
  /**
   * Asks the receiver for the ids of all items.
   *
   * SDK: `GCKRemoteMediaClient.queueFetchItemIDs`.
   *
   * Errors: `NoSuchSession`, `AmbiguousSession`, `SessionNotConnected`, `SessionSuspended`, `NoMediaSession`,
   * `ConnectionLost`, `SessionEnded`, `RequestTimedOut`, `InternalLimitReached`, `QueueNotSupported`,
   * `SessionTransferred`, `RequestRejected`, `CastMessageTooLarge`, `MediaError`, `InvalidPlayerState`.
   */
  fetchItemIds(params?: QueueFetchItemIdsParams, options?: CallOptions): Promise<QueueFetchItemIdsResult>;
  /**
   * Asks the receiver for items by their ids, however many.
   *
   * Always asks, whatever the cache has, and fills the cache; `queue.list` asks only for what isn't there.
   *
   * SDK: `GCKRemoteMediaClient.queueFetchItemsForIDs:`.
   *
   * Errors: `NoSuchSession`, `AmbiguousSession`, `SessionNotConnected`, `SessionSuspended`, `NoMediaSession`,
   * `ConnectionLost`, `SessionEnded`, `RequestTimedOut`, `InternalLimitReached`, `RequestRejected`, `MediaError`,
   * `InvalidPlayerState`, `QueueNotSupported`, `SessionTransferred`, `CastMessageTooLarge`, `QueueItemNotFound`.
   */
  fetchItems(params: QueueFetchItemsParams, options?: CallOptions): Promise<QueueFetchItemsResult>;
  /**
   * Asks the receiver for the items behind or before one.
   *
   * Errors: `NoSuchSession`, `AmbiguousSession`, `SessionNotConnected`, `SessionSuspended`, `NoMediaSession`,
   * `ConnectionLost`, `SessionEnded`, `RequestTimedOut`, `InternalLimitReached`, `RequestRejected`, `MediaError`,
   * `InvalidPlayerState`, `QueueNotSupported`, `QueueItemNotFound`, `SessionTransferred`, `CastMessageTooLarge`.
   */
  fetchItemRange(params: QueueFetchItemRangeParams, options?: CallOptions): Promise<QueueFetchItemRangeResult>;
  /**
   * Gives a part of the queue: from the cache, and what isn't there from the receiver.
   *
   * The page is of one moment: changes that come while items are on their way are in it. Items are asked for in
   * batches, and once for all who want them.
   *
   * SDK: `GCKMediaQueue.itemAtIndex:fetchIfNeeded:`.
   *
   * Errors: `NoSuchSession`, `AmbiguousSession`, `SessionNotConnected`, `SessionSuspended`, `NoMediaSession`,
   * `ConnectionLost`, `SessionEnded`, `RequestTimedOut`, `InternalLimitReached`, `RequestRejected`, `MediaError`,
   * `InvalidPlayerState`, `QueueNotSupported`, `QueueItemNotFound`, `SessionTransferred`, `CastMessageTooLarge`.
   */
  list(params?: QueueListParams, options?: CallOptions): Promise<QueuePage>;
  /**
   * Tells what is known of the queue, without asking the receiver.
   *
   * SDK: `GCKMediaQueue.cachedItemCount`.
   *
   * Errors: `NoSuchSession`, `AmbiguousSession`.
   */
  getCache(params?: QueueGetCacheParams, options?: CallOptions): Promise<QueueCache>;
  /**
   * Sets how many items are kept, and how many are asked for at a time.
   *
   * SDK: `GCKMediaQueue.initWithRemoteMediaClient:cacheSize:maxFetchCount:`.
   *
   * Errors: `NoSuchSession`, `AmbiguousSession`.
   */
  setCacheOptions(params?: QueueSetCacheOptionsParams, options?: CallOptions): Promise<QueueCache>;
  /**
   * Forgets the list and the items, and asks for the list again.
   *
   * SDK: `GCKMediaQueue.reload`.
   *
   * Errors: `NoSuchSession`, `AmbiguousSession`, `SessionNotConnected`, `SessionSuspended`, `NoMediaSession`,
   * `ConnectionLost`, `SessionEnded`, `RequestTimedOut`, `InternalLimitReached`, `QueueNotSupported`,
   * `SessionTransferred`, `RequestRejected`, `CastMessageTooLarge`, `MediaError`, `InvalidPlayerState`.
   */
  reload(params?: QueueReloadParams, options?: CallOptions): Promise<QueueReloadResult>;
  /**
   * Forgets the list and the items; the receiver's queue stays as it is.
   *
   * They come back with `queue.reload`, `queue.fetchItemIds`, `queue.list`, and by themselves with the receiver's next
   * status.
   *
   * SDK: `GCKMediaQueue.clear`.
   *
   * Errors: `NoSuchSession`, `AmbiguousSession`.
   */
  clear(params?: QueueClearParams, options?: CallOptions): Promise<QueueCache>;
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
   * `events.subscribe`, and no request from the server. A second call is an InvalidRequest.
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
 * Sessions with receivers. There can be many at once; they belong to the server, and all clients see them. A call
 * without `sessionId` means the connection's own current session (`session.setCurrent`).
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
   * Errors: `NoSuchSession`, `AmbiguousSession`.
   */
  end(params?: SessionEndParams, options?: CallOptions): Promise<Record<string, never>>;
  /** Lists the sessions. */
  list(params?: SessionListParams, options?: CallOptions): Promise<SessionListResult>;
  /**
   * Chooses the session that this connection means where it names none, and that widgets show.
   *
   * Without it the current session is the newest that this connection started or joined; a connection that never did so
   * means the only session there is. With several sessions and none of its own, a call without `sessionId` is refused
   * with `AmbiguousSession`. Widgets are shared by all connections: they show the session that connected last, or was
   * chosen last.
   *
   * Errors: `NoSuchSession`.
   */
  setCurrent(params: SessionSetCurrentParams, options?: CallOptions): Promise<Session>;
  /**
   * Gives one session.
   *
   * SDK: `GCKSessionManager.currentCastSession`.
   *
   * Errors: `NoSuchSession`, `AmbiguousSession`.
   */
  get(params?: SessionGetParams, options?: CallOptions): Promise<Session>;
  /**
   * Sets the device's volume.
   *
   * SDK: `GCKSession.setDeviceVolume`.
   *
   * Errors: `NoSuchSession`, `AmbiguousSession`, `SessionNotConnected`, `SessionSuspended`, `ConnectionLost`,
   * `SessionEnded`, `RequestTimedOut`, `RequestRejected`, `VolumeFixed`.
   */
  setVolume(params: SessionSetVolumeParams, options?: CallOptions): Promise<DeviceVolume>;
  /**
   * Turns the device up or down by steps of its own.
   *
   * Steps that come while an earlier one is unanswered add up, as on a remote control; they end at the traits' limits.
   *
   * Errors: `NoSuchSession`, `AmbiguousSession`, `SessionNotConnected`, `SessionSuspended`, `ConnectionLost`,
   * `SessionEnded`, `RequestTimedOut`, `RequestRejected`, `VolumeFixed`.
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
   * Errors: `NoSuchSession`, `AmbiguousSession`, `SessionNotConnected`, `SessionSuspended`, `ConnectionLost`,
   * `SessionEnded`, `RequestTimedOut`, `RequestRejected`, `VolumeFixed`.
   */
  setMuted(params: SessionSetMutedParams, options?: CallOptions): Promise<DeviceVolume>;
  /**
   * Asks a group for its members.
   *
   * SDK: `GCKCastSession.requestMultizoneStatus`.
   *
   * Errors: `NoSuchSession`, `AmbiguousSession`, `SessionNotConnected`, `ConnectionLost`, `SessionEnded`,
   * `RequestTimedOut`, `RequestRejected`.
   */
  requestMultizoneStatus(params?: SessionRequestMultizoneStatusParams, options?: CallOptions): Promise<MultizoneStatus>;
  /**
   * Sets the volume of a member of a group.
   *
   * SDK: `GCKCastSession.setDeviceVolume:forMultizoneDevice:`.
   *
   * Errors: `NoSuchSession`, `AmbiguousSession`, `SessionNotConnected`, `ConnectionLost`, `SessionEnded`,
   * `RequestTimedOut`, `RequestRejected`, `DeviceNotFound`.
   */
  setMultizoneDeviceVolume(params: SessionSetMultizoneDeviceVolumeParams, options?: CallOptions): Promise<MultizoneDevice>;
  /**
   * Mutes a member of a group or lets it be heard.
   *
   * SDK: `GCKCastSession.setDeviceMuted:forMultizoneDevice:`.
   *
   * Errors: `NoSuchSession`, `AmbiguousSession`, `SessionNotConnected`, `ConnectionLost`, `SessionEnded`,
   * `RequestTimedOut`, `RequestRejected`, `DeviceNotFound`.
   */
  setMultizoneDeviceMuted(params: SessionSetMultizoneDeviceMutedParams, options?: CallOptions): Promise<MultizoneDevice>;
  /**
   * Asks a device which groups it belongs to.
   *
   * Google doesn't document what a device says of a group: its members come as the device sends them.
   *
   * Errors: `NoSuchSession`, `AmbiguousSession`, `SessionNotConnected`, `ConnectionLost`, `SessionEnded`,
   * `RequestTimedOut`, `RequestRejected`.
   */
  getCastingGroups(params?: SessionGetCastingGroupsParams, options?: CallOptions): Promise<SessionGetCastingGroupsResult>;
  /**
   * Asks the receiver for its status.
   *
   * Errors: `NoSuchSession`, `AmbiguousSession`, `SessionNotConnected`, `SessionSuspended`, `ConnectionLost`,
   * `SessionEnded`, `RequestTimedOut`, `RequestRejected`.
   */
  requestStatus(params?: SessionRequestStatusParams, options?: CallOptions): Promise<ReceiverStatus>;
  /**
   * Brings a session to another device: what plays goes on there.
   *
   * The app is asked for its state (STORE_SESSION), launched on the other device (or joined where it runs already),
   * given the state (RESUME_SESSION, or LOAD where the app doesn't take it), and stopped on the device that is left. It
   * stays the same session, with another `device`; `session.didUpdateDevice`, `session.didResume` and
   * `session.didTransfer` tell. Until it plays there nothing changes here: if anything fails, or the call is cancelled,
   * what was launched there is stopped, and here it plays on. Both devices may be heard for a moment.
   *
   * Errors: `NoSuchSession`, `AmbiguousSession`, `SessionNotConnected`, `SessionSuspended`, `DeviceNotFound`,
   * `SessionExists`, `SessionTransferFailed`.
   */
  transfer(params?: SessionTransferParams, options?: ProgressCallOptions): Promise<SessionTransferResult>;
  /**
   * Hands what plays to the caller, who goes on with it: remote to local.
   *
   * The answer has what to load and from where; then the session goes on, or is ended as asked. `media.load` accepts
   * the members of `loadRequestData`, so that it can be brought back.
   *
   * Errors: `NoSuchSession`, `AmbiguousSession`, `SessionNotConnected`, `SessionSuspended`, `ConnectionLost`,
   * `SessionEnded`, `NoMediaSession`.
   */
  takeBack(params?: SessionTakeBackParams, options?: CallOptions): Promise<PlaybackState>;
  /**
   * Sets what new sessions get as `sessionOptions` where nobody gives some.
   *
   * All clients share them. Sessions that there are keep theirs.
   *
   * SDK: `GCKSessionManager.setDefaultSessionOptions:forDeviceCategory:`.
   */
  setDefaultOptions(params?: SessionSetDefaultOptionsParams, options?: CallOptions): Promise<Record<string, never>>;
  /**
   * Gives what new sessions get as `sessionOptions` where nobody gives some.
   *
   * SDK: `GCKSessionManager.defaultSessionOptionsForDeviceCategory:`.
   */
  getDefaultOptions(params?: SessionGetDefaultOptionsParams, options?: CallOptions): Promise<SessionGetDefaultOptionsResult>;
  /**
   * Makes a link by which another program gets to a session.
   *
   * The link is a URL of the caller's own, with one more query item, which names the device and the run of the app. It
   * holds no secret but the run's name.
   *
   * SDK: `GCKOpenURLOptions.asURLQueryItem`.
   *
   * Errors: `NoSuchSession`, `AmbiguousSession`.
   */
  buildOpenUrl(params?: SessionBuildOpenUrlParams, options?: CallOptions): Promise<SessionBuildOpenUrlResult>;
  /**
   * Reads a link that `session.buildOpenUrl` made.
   *
   * SDK: `GCKOpenURLOptions.openURLOptionsFromURL`.
   */
  parseOpenUrl(params: SessionParseOpenUrlParams, options?: CallOptions): Promise<SessionParseOpenUrlResult>;
  /**
   * Connects to what a link names.
   *
   * The device is looked for if it isn't known. A link with a run of an app joins that run, and nothing else; one
   * without joins the app if it runs, or launches it.
   *
   * SDK: `GCKSessionManager.startSessionWithOpenURLOptions:sessionOptions:`.
   *
   * Errors: `DeviceNotFound`, `SessionExists`, `AddressNotResolved`, `DeviceUnreachable`, `ConnectionRefused`,
   * `TLSFailed`, `DeviceAuthenticationFailed`, `ConnectionTimedOut`, `ConnectionLost`, `ConnectionRejected`,
   * `ApplicationNotFound`, `ApplicationNotRunning`, `LaunchFailed`, `LaunchCancelled`, `SessionEnded`,
   * `RequestRejected`.
   */
  startWithOpenUrl(params: SessionStartWithOpenUrlParams, options?: ProgressCallOptions): Promise<Session>;
  /**
   * Puts a session's link down and keeps the session; what plays goes on.
   *
   * Calls to the session fail with `SessionSuspended` until `session.resume`, or until the app is found to have ended
   * by then.
   *
   * SDK: `GCKSessionManager.suspendSessionWithReason`.
   *
   * Errors: `NoSuchSession`, `AmbiguousSession`, `SessionNotConnected`.
   */
  suspend(params?: SessionSuspendParams, options?: CallOptions): Promise<Session>;
  /**
   * Makes the link of a suspended session anew, now.
   *
   * A session whose link broke is resumed by itself, after pauses that grow; this spares the pause. Nothing is loaded
   * and nothing launched: if the app has ended meanwhile, the session ends. A session that is connected is answered as
   * it is.
   *
   * Errors: `NoSuchSession`, `AmbiguousSession`, `SessionNotConnected`, `SessionEnded`, `AddressNotResolved`,
   * `DeviceUnreachable`, `ConnectionRefused`, `TLSFailed`, `ConnectionTimedOut`, `ConnectionLost`,
   * `ConnectionRejected`, `RequestRejected`.
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
   * session whose device can't be reached is kept for the next time. A daemon does this when it starts
   * (`--restore-sessions`); a spawned server does it when asked, and writes down its sessions from then on.
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
  setOptions(params: WidgetSetOptionsParams, options?: CallOptions): Promise<WidgetOptions>;
  /**
   * The cast button was tapped.
   *
   * With the context's option `startDiscoveryAfterFirstTapOnCastButton`, and while discovery doesn't run, it starts
   * discovery; otherwise the dialog is wanted.
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
   * A session is enough: media may be loaded afterwards, as in the guide. With the option
   * `useDefaultExpandedMediaControls` it counts as shown; without, clients only hear that it is wanted.
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
   * `MediaError`, `VolumeFixed`, `SessionTransferred`, `InternalLimitReached`, `CastMessageTooLarge`.
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
   * `MediaError`, `RequestReplaced`, `VolumeFixed`, `SessionTransferred`, `InternalLimitReached`,
   * `CastMessageTooLarge`.
   */
  slide(params: WidgetSlideParams, options?: CallOptions): Promise<Record<string, never>>;
  /**
   * Sets the volume in the volume controller.
   *
   * SDK: `GCKUIDeviceVolumeController.setVolume`.
   *
   * Errors: `ControlDisabled`, `NoSuchSession`, `SessionNotConnected`, `SessionSuspended`, `ConnectionLost`,
   * `SessionEnded`, `RequestTimedOut`, `RequestRejected`, `VolumeFixed`, `SessionTransferred`, `InternalLimitReached`,
   * `CastMessageTooLarge`, `MediaError`, `InvalidPlayerState`.
   */
  setVolume(params?: WidgetSetVolumeParams, options?: CallOptions): Promise<VolumeControllerState>;
  /**
   * Sets the rate in the playback rate controller.
   *
   * SDK: `GCKUIPlaybackRateController.playbackRate`.
   *
   * Errors: `ControlDisabled`, `NoSuchSession`, `SessionNotConnected`, `SessionSuspended`, `NoMediaSession`,
   * `MediaNotSupported`, `ConnectionLost`, `SessionEnded`, `RequestTimedOut`, `RequestRejected`, `InvalidPlayerState`,
   * `MediaError`, `RequestReplaced`, `SessionTransferred`, `InternalLimitReached`, `CastMessageTooLarge`.
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
   * `MediaError`, `RequestReplaced`, `SessionTransferred`, `InternalLimitReached`, `CastMessageTooLarge`.
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
   * `MediaLoadCancelled`, `RequestReplaced`, `ConnectionLost`, `SessionEnded`, `RequestTimedOut`, `RequestRejected`,
   * `SessionTransferred`, `InternalLimitReached`, `CastMessageTooLarge`, `MediaError`, `InvalidPlayerState`.
   */
  handOver(params: WidgetHandOverParams, options?: CallOptions): Promise<MediaState>;
  /**
   * Tells how a local player is to go on with what the device plays, or last played.
   *
   * It works during a session and after it. A queue comes with its items, as from `session.takeBack`; after the session
   * with those that were asked for when `widget.disconnect` ended it. Where the device paused, the player pauses; where
   * it was idle, it is over.
   *
   * SDK: `GCKUIMediaController.lastKnownStreamPosition`.
   */
  takeBack(params?: WidgetTakeBackParams, options?: CallOptions): Promise<LocalPlayback>;
}

/** The API: one property per namespace. */
export interface Namespaces {
  /**
   * Custom channels: messages between a client and the receiver app of a session, in a namespace of the app's own.
   */
  readonly channel: ChannelAPI;
  /** What belongs to the server's Cast context as a whole, shared by all clients. */
  readonly context: ContextAPI;
  /** Finding receivers. The list is one for all clients, ordered by friendly name. */
  readonly discovery: DiscoveryAPI;
  /** Which notifications a connection gets. */
  readonly events: EventsAPI;
  /** Pictures of media: which one is shown, and a copy of it on this machine. */
  readonly image: ImageAPI;
  /**
   * What the framework says of itself. Nothing comes until it is asked for: subscribe to `log.didRecord` (or `log.*`;
   * `*` leaves the log out), and set a filter.
   */
  readonly log: LogAPI;
  /** Loading media and controlling it. Answers come when the receiver has confirmed. */
  readonly media: MediaAPI;
  /**
   * The queue that a session plays: its items by range, its changes, and every way to change it. Changes go to the
   * receiver one at a time, in the order of the calls; answers come when it has confirmed.
   */
  readonly queue: QueueAPI;
  /** Introspection, as the OpenRPC specification names it. */
  readonly rpc: RpcAPI;
  /** The server itself: the hand-shake, what it is, whether it answers, how it ends. */
  readonly server: ServerAPI;
  /**
   * Sessions with receivers. There can be many at once; they belong to the server, and all clients see them. A call
   * without `sessionId` means the connection's own current session (`session.setCurrent`).
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
   * Messages can be sent on a channel from now on. Comes after `session.didStart` and `session.didResume`, and only to
   * clients that have the channel.
   *
   * SDK: `GCKGenericChannelDelegate.castChannelDidConnect`.
   */
  'channel.didConnect': ChannelDidConnect;
  /**
   * Messages can't be sent on a channel any more. Comes before `session.didSuspend` and `session.didEnd`.
   *
   * SDK: `GCKGenericChannelDelegate.castChannelDidDisconnect`.
   */
  'channel.didDisconnect': ChannelDidDisconnect;
  /**
   * The app sent a message. Either `text` or `data` is there, as the app sent it; text that isn't valid UTF-8 comes as
   * `data`.
   *
   * SDK: `GCKGenericChannelDelegate.castChannel:didReceiveTextMessage`.
   */
  'channel.didReceiveMessage': ChannelDidReceiveMessage;
  /**
   * The device reads more slowly than is written (`false`), or has caught up (`true`). Nothing is lost in between,
   * until `SendBufferFull`.
   *
   * SDK: `GCKGenericChannelDelegate.castChannel:didChangeWritableState`.
   */
  'channel.didChangeWritable': ChannelDidChangeWritable;
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
  /**
   * Changes of the device list follow.
   *
   * SDK: `willUpdateDeviceList`.
   */
  'discovery.willUpdateList': DiscoveryWillUpdateList;
  /**
   * Every change since `willUpdateList` has been told: time to draw the list.
   *
   * SDK: `didUpdateDeviceList`.
   */
  'discovery.didUpdateList': DiscoveryDidUpdateList;
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
   * A picture was fetched and kept, whoever asked for it. What may be a token, the URL's query, is left out;
   * `urlDigest` is for those who know the whole URL.
   */
  'image.didCache': ImageDidCache;
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
   * Time advanced; only for connections that called `media.subscribePosition`, and only while it does.
   *
   * SDK: `GCKRemoteMediaClient.approximateStreamPosition`.
   */
  'media.didUpdatePosition': MediaDidUpdatePosition;
  /**
   * The app reported an error that answers no request: a track that can't be had, an ad, the item that plays.
   */
  'media.didReceiveError': MediaDidReceiveError;
  /**
   * The app said something in the media namespace that is neither a status, a queue change, an error nor an answer.
   */
  'media.didReceiveMessage': MediaDidReceiveMessage;
  /**
   * The queue is another one, or is known only now; empty when it is over.
   *
   * SDK: `mediaQueueDidReloadItems:`.
   */
  'queue.didReload': QueueDidReload;
  /**
   * Items came in, one beside the other.
   *
   * SDK: `mediaQueue:didInsertItemsInRange:`.
   */
  'queue.didInsert': QueueDidInsert;
  /**
   * Items aren't what they were, or came into or left the cache.
   *
   * SDK: `mediaQueue:didUpdateItemsAtIndexes:`.
   */
  'queue.didUpdate': QueueDidUpdate;
  /**
   * Items went.
   *
   * SDK: `mediaQueue:didRemoveItemsAtIndexes:`.
   */
  'queue.didRemove': QueueDidRemove;
  /**
   * The same items are in another order.
   *
   * SDK: `remoteMediaClientDidUpdateQueue:`.
   */
  'queue.didReorder': QueueDidReorder;
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
   * What new sessions get as `sessionOptions` changed.
   *
   * SDK: `sessionManager:didUpdateDefaultSessionOptionsForDeviceCategory:`.
   */
  'session.didUpdateDefaultOptions': SessionDidUpdateDefaultOptions;
  /**
   * A session is about to come to another device, because a client asked for it (`session.transfer`), or because it was
   * found there: the receivers' platform moved it.
   */
  'session.willTransfer': SessionWillTransfer;
  /**
   * A session is on another device now, under the same id; `session.didResume`, whose session has that device, came
   * just before. On the device there is another media session.
   *
   * SDK: `sessionManager:didResumeCastSession:`.
   */
  'session.didTransfer': SessionDidTransfer;
  /**
   * A session could not be brought to another device; it is as it was, unless `session.didEnd` or `session.didSuspend`
   * says otherwise.
   */
  'session.didFailToTransfer': SessionDidFailToTransfer;
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
  /**
   * Asks the client which picture to show. Not answered within 2 seconds, or refused: the policy decides.
   */
  'image.choose': { params: ImageChooseParams; result: ChosenImage };
  /**
   * Asks the client for a picture. Not answered within 15 seconds, refused, or answered with what is no picture: the
   * server's own cache serves.
   */
  'image.provide': { params: ImageProvideParams; result: ProvidedImage };
}
