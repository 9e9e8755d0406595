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
} from './messages.js';
import type {
  DeviceVolume,
  ReceiverStatus,
  MultizoneDevice,
  MultizoneStatus,
  ContextInfo,
  LaunchCredentials,
  Device,
  DiscoveryOptions,
  DiscoveryInfo,
  DiscoveryDiagnosis,
  Snapshot,
  MediaState,
  QueueInsertion,
  QueuePage,
  QueueCache,
  ServerInfo,
  Session,
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
  | 'session.restore';

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
   * Errors: `NoSuchSession`, `SessionNotConnected`, `SessionSuspended`, `NoMediaSession`, `ConnectionLost`,
   * `SessionEnded`, `RequestTimedOut`, `InternalLimitReached`, `RequestRejected`, `MediaError`, `InvalidPlayerState`,
   * `RequestReplaced`, `QueueNotSupported`, `QueueChanged`, `CastMessageTooLarge`, `MediaNotSupported`,
   * `MediaLoadFailed`, `MediaLoadCancelled`, `QueueIncomplete`.
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
   * Errors: `NoSuchSession`, `SessionNotConnected`, `SessionSuspended`, `NoMediaSession`, `ConnectionLost`,
   * `SessionEnded`, `RequestTimedOut`, `InternalLimitReached`, `RequestRejected`, `MediaError`, `InvalidPlayerState`,
   * `RequestReplaced`, `QueueNotSupported`, `QueueChanged`, `CastMessageTooLarge`, `QueueItemNotFound`,
   * `QueueIncomplete`.
   */
  insert(params: QueueInsertParams, options?: ProgressCallOptions): Promise<QueueInsertion>;
  /**
   * Inserts an item and plays it at once.
   *
   * SDK: `GCKRemoteMediaClient.queueInsertAndPlayItem:beforeItemWithID:playPosition:customData:`.
   *
   * Errors: `NoSuchSession`, `SessionNotConnected`, `SessionSuspended`, `NoMediaSession`, `ConnectionLost`,
   * `SessionEnded`, `RequestTimedOut`, `InternalLimitReached`, `RequestRejected`, `MediaError`, `InvalidPlayerState`,
   * `RequestReplaced`, `QueueNotSupported`, `QueueChanged`, `CastMessageTooLarge`, `QueueItemNotFound`.
   */
  insertAndPlay(params: QueueInsertAndPlayParams, options?: CallOptions): Promise<QueueInsertion>;
  /**
   * Changes items in place.
   *
   * SDK: `GCKRemoteMediaClient.queueUpdateItems:customData:`.
   *
   * Errors: `NoSuchSession`, `SessionNotConnected`, `SessionSuspended`, `NoMediaSession`, `ConnectionLost`,
   * `SessionEnded`, `RequestTimedOut`, `InternalLimitReached`, `RequestRejected`, `MediaError`, `InvalidPlayerState`,
   * `RequestReplaced`, `QueueNotSupported`, `QueueChanged`, `CastMessageTooLarge`, `QueueItemNotFound`,
   * `QueueIncomplete`.
   */
  update(params: QueueUpdateParams, options?: ProgressCallOptions): Promise<MediaState>;
  /**
   * Removes items.
   *
   * If the current item goes, the next one plays; a queue without items ends the media session.
   *
   * SDK: `GCKRemoteMediaClient.queueRemoveItemsWithIDs:customData:`.
   *
   * Errors: `NoSuchSession`, `SessionNotConnected`, `SessionSuspended`, `NoMediaSession`, `ConnectionLost`,
   * `SessionEnded`, `RequestTimedOut`, `InternalLimitReached`, `RequestRejected`, `MediaError`, `InvalidPlayerState`,
   * `RequestReplaced`, `QueueNotSupported`, `QueueChanged`, `CastMessageTooLarge`, `QueueIncomplete`.
   */
  remove(params: QueueRemoveParams, options?: ProgressCallOptions): Promise<MediaState>;
  /**
   * Moves items, in the order given, before another one or to the end.
   *
   * SDK: `GCKRemoteMediaClient.queueReorderItemsWithIDs:insertBeforeItemWithID:customData:`.
   *
   * Errors: `NoSuchSession`, `SessionNotConnected`, `SessionSuspended`, `NoMediaSession`, `ConnectionLost`,
   * `SessionEnded`, `RequestTimedOut`, `InternalLimitReached`, `RequestRejected`, `MediaError`, `InvalidPlayerState`,
   * `RequestReplaced`, `QueueNotSupported`, `QueueChanged`, `CastMessageTooLarge`, `QueueItemNotFound`,
   * `QueueIncomplete`.
   */
  reorder(params: QueueReorderParams, options?: ProgressCallOptions): Promise<MediaState>;
  /**
   * Moves one item to a place.
   *
   * SDK: `GCKRemoteMediaClient.queueMoveItemWithID:beforeItemWithID:`.
   *
   * Errors: `NoSuchSession`, `SessionNotConnected`, `SessionSuspended`, `NoMediaSession`, `ConnectionLost`,
   * `SessionEnded`, `RequestTimedOut`, `InternalLimitReached`, `RequestRejected`, `MediaError`, `InvalidPlayerState`,
   * `RequestReplaced`, `QueueNotSupported`, `QueueChanged`, `CastMessageTooLarge`, `QueueItemNotFound`.
   */
  move(params: QueueMoveParams, options?: CallOptions): Promise<MediaState>;
  /**
   * Plays another item of the queue.
   *
   * SDK: `GCKRemoteMediaClient.queueJumpToItemWithID:playPosition:customData:`.
   *
   * Errors: `NoSuchSession`, `SessionNotConnected`, `SessionSuspended`, `NoMediaSession`, `ConnectionLost`,
   * `SessionEnded`, `RequestTimedOut`, `InternalLimitReached`, `RequestRejected`, `MediaError`, `InvalidPlayerState`,
   * `RequestReplaced`, `QueueNotSupported`, `QueueChanged`, `CastMessageTooLarge`, `QueueItemNotFound`.
   */
  jump(params: QueueJumpParams, options?: CallOptions): Promise<MediaState>;
  /**
   * Plays the next item.
   *
   * Behind the last item that is an EndOfQueue, unless the queue repeats.
   *
   * SDK: `GCKRemoteMediaClient.queueNextItem`.
   *
   * Errors: `NoSuchSession`, `SessionNotConnected`, `SessionSuspended`, `NoMediaSession`, `ConnectionLost`,
   * `SessionEnded`, `RequestTimedOut`, `InternalLimitReached`, `RequestRejected`, `MediaError`, `InvalidPlayerState`,
   * `RequestReplaced`, `QueueNotSupported`, `QueueChanged`, `CastMessageTooLarge`, `EndOfQueue`.
   */
  next(params?: QueueNextParams, options?: CallOptions): Promise<MediaState>;
  /**
   * Plays the item before the current one.
   *
   * SDK: `GCKRemoteMediaClient.queuePreviousItem`.
   *
   * Errors: `NoSuchSession`, `SessionNotConnected`, `SessionSuspended`, `NoMediaSession`, `ConnectionLost`,
   * `SessionEnded`, `RequestTimedOut`, `InternalLimitReached`, `RequestRejected`, `MediaError`, `InvalidPlayerState`,
   * `RequestReplaced`, `QueueNotSupported`, `QueueChanged`, `CastMessageTooLarge`, `EndOfQueue`.
   */
  previous(params?: QueuePreviousParams, options?: CallOptions): Promise<MediaState>;
  /**
   * Sets what happens at the end of the queue.
   *
   * SDK: `GCKRemoteMediaClient.queueSetRepeatMode:`.
   *
   * Errors: `NoSuchSession`, `SessionNotConnected`, `SessionSuspended`, `NoMediaSession`, `ConnectionLost`,
   * `SessionEnded`, `RequestTimedOut`, `InternalLimitReached`, `RequestRejected`, `MediaError`, `InvalidPlayerState`,
   * `RequestReplaced`, `QueueNotSupported`, `QueueChanged`, `CastMessageTooLarge`.
   */
  setRepeatMode(params: QueueSetRepeatModeParams, options?: CallOptions): Promise<MediaState>;
  /**
   * Shuffles the queue; the current item goes on.
   *
   * Errors: `NoSuchSession`, `SessionNotConnected`, `SessionSuspended`, `NoMediaSession`, `ConnectionLost`,
   * `SessionEnded`, `RequestTimedOut`, `InternalLimitReached`, `RequestRejected`, `MediaError`, `InvalidPlayerState`,
   * `RequestReplaced`, `QueueNotSupported`, `QueueChanged`, `CastMessageTooLarge`.
   */
  shuffle(params?: QueueShuffleParams, options?: CallOptions): Promise<MediaState>;
  /**
   * Puts the items of a shuffled queue back into their order.
   *
   * Errors: `NoSuchSession`, `SessionNotConnected`, `SessionSuspended`, `NoMediaSession`, `ConnectionLost`,
   * `SessionEnded`, `RequestTimedOut`, `InternalLimitReached`, `RequestRejected`, `MediaError`, `InvalidPlayerState`,
   * `RequestReplaced`, `QueueNotSupported`, `QueueChanged`, `CastMessageTooLarge`.
   */
  unshuffle(params?: QueueUnshuffleParams, options?: CallOptions): Promise<MediaState>;
  /**
   * Asks the receiver for the ids of all items.
   *
   * SDK: `GCKRemoteMediaClient.queueFetchItemIDs`.
   *
   * Errors: `NoSuchSession`, `SessionNotConnected`, `SessionSuspended`, `NoMediaSession`, `ConnectionLost`,
   * `SessionEnded`, `RequestTimedOut`, `InternalLimitReached`, `QueueNotSupported`.
   */
  fetchItemIds(params?: QueueFetchItemIdsParams, options?: CallOptions): Promise<QueueFetchItemIdsResult>;
  /**
   * Asks the receiver for items by their ids, however many.
   *
   * Always asks, whatever the cache has, and fills the cache; `queue.list` asks only for what isn't there.
   *
   * SDK: `GCKRemoteMediaClient.queueFetchItemsForIDs:`.
   *
   * Errors: `NoSuchSession`, `SessionNotConnected`, `SessionSuspended`, `NoMediaSession`, `ConnectionLost`,
   * `SessionEnded`, `RequestTimedOut`, `InternalLimitReached`, `RequestRejected`, `MediaError`, `InvalidPlayerState`,
   * `QueueNotSupported`.
   */
  fetchItems(params: QueueFetchItemsParams, options?: CallOptions): Promise<QueueFetchItemsResult>;
  /**
   * Asks the receiver for the items behind or before one.
   *
   * Errors: `NoSuchSession`, `SessionNotConnected`, `SessionSuspended`, `NoMediaSession`, `ConnectionLost`,
   * `SessionEnded`, `RequestTimedOut`, `InternalLimitReached`, `RequestRejected`, `MediaError`, `InvalidPlayerState`,
   * `QueueNotSupported`, `QueueItemNotFound`.
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
   * Errors: `NoSuchSession`, `SessionNotConnected`, `SessionSuspended`, `NoMediaSession`, `ConnectionLost`,
   * `SessionEnded`, `RequestTimedOut`, `InternalLimitReached`, `RequestRejected`, `MediaError`, `InvalidPlayerState`,
   * `QueueNotSupported`, `QueueItemNotFound`.
   */
  list(params?: QueueListParams, options?: CallOptions): Promise<QueuePage>;
  /**
   * Tells what is known of the queue, without asking the receiver.
   *
   * SDK: `GCKMediaQueue.cachedItemCount`.
   *
   * Errors: `NoSuchSession`.
   */
  getCache(params?: QueueGetCacheParams, options?: CallOptions): Promise<QueueCache>;
  /**
   * Sets how many items are kept, and how many are asked for at a time.
   *
   * SDK: `GCKMediaQueue.initWithRemoteMediaClient:cacheSize:maxFetchCount:`.
   *
   * Errors: `NoSuchSession`.
   */
  setCacheOptions(params?: QueueSetCacheOptionsParams, options?: CallOptions): Promise<QueueCache>;
  /**
   * Forgets the list and the items, and asks for the list again.
   *
   * SDK: `GCKMediaQueue.reload`.
   *
   * Errors: `NoSuchSession`, `SessionNotConnected`, `SessionSuspended`, `NoMediaSession`, `ConnectionLost`,
   * `SessionEnded`, `RequestTimedOut`, `InternalLimitReached`, `QueueNotSupported`.
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
   * Errors: `NoSuchSession`.
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

/** The API: one property per namespace. */
export interface Namespaces {
  /** What belongs to the server's Cast context as a whole, shared by all clients. */
  readonly context: ContextAPI;
  /** Finding receivers. The list is one for all clients, ordered by friendly name. */
  readonly discovery: DiscoveryAPI;
  /** Which notifications a connection gets. */
  readonly events: EventsAPI;
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
   * Sessions with receivers. There can be many at once; they belong to the server and are shared by all clients.
   */
  readonly session: SessionAPI;
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
}

/** What the server may ask this program, and how it is answered. */
export interface ServerRequestMap {
  /**
   * Asks the client for the credentials of a launch or join that it began. Not answered within 5 seconds, or refused:
   * what `context.setLaunchCredentials` said.
   */
  'credentials.provide': { params: CredentialsProvideParams; result: LaunchCredentials };
}
