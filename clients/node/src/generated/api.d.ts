// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

import type { CallOptions, ProgressCallOptions } from '../options.js';
import type * as messages from './messages.js';
import type * as types from './types.js';

/** The version of this library, and of the server that it belongs to. */
export declare const VERSION: string;

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
  | 'channel.add' | 'channel.remove' | 'channel.list' | 'channel.send' | 'channel.generateRequestId'
  | 'channel.broadcast' | 'context.create' | 'context.get' | 'context.setLaunchCredentials' | 'context.setAppState'
  | 'discovery.start' | 'discovery.stop' | 'discovery.list' | 'discovery.get' | 'discovery.find' | 'discovery.scan'
  | 'discovery.addDevice' | 'discovery.removeDevice' | 'discovery.setAttribute' | 'discovery.removeAttribute'
  | 'discovery.registerProvider' | 'discovery.unregisterProvider' | 'discovery.publishDevices'
  | 'discovery.unpublishDevices' | 'discovery.setPassiveScan' | 'discovery.setOptions'
  | 'discovery.queryAppAvailability' | 'discovery.describe' | 'discovery.diagnose' | 'events.subscribe'
  | 'events.unsubscribe' | 'events.poll' | 'events.snapshot' | 'image.pick' | 'image.setPolicy' | 'image.getPolicy'
  | 'image.fetch' | 'image.cacheInfo' | 'image.clearCache' | 'log.setFilter' | 'log.getFilter' | 'log.setFile'
  | 'log.setConsole' | 'log.setMessageTap' | 'media.load' | 'media.resolve' | 'media.preflight' | 'media.play'
  | 'media.pause' | 'media.stop' | 'media.seek' | 'media.setPlaybackRate' | 'media.setStreamVolume'
  | 'media.setStreamMuted' | 'media.setActiveTracks' | 'media.getDefaultTextTrackStyle' | 'media.setTextTrackStyle'
  | 'media.skipAd' | 'media.requestStatus' | 'media.getStatus' | 'media.getLastKnown' | 'media.position'
  | 'media.subscribePosition' | 'media.unsubscribePosition' | 'media.editTracks' | 'media.editAudioTracks'
  | 'media.selectTracks' | 'media.userAction' | 'media.precache' | 'media.storeSession' | 'media.resumeSession'
  | 'media.setCredentials' | 'media.playAgain' | 'media.sendCommand' | 'media.requests' | 'player.play'
  | 'player.pause' | 'player.resume' | 'player.toggle' | 'player.stop' | 'player.seek' | 'player.next'
  | 'player.previous' | 'player.setVolume' | 'player.status' | 'player.list' | 'player.connect' | 'player.interrupt'
  | 'player.setDefault' | 'player.setAlias' | 'player.getNames' | 'queue.load' | 'queue.insert'
  | 'queue.insertAndPlay' | 'queue.update' | 'queue.remove' | 'queue.reorder' | 'queue.move' | 'queue.jump'
  | 'queue.next' | 'queue.previous' | 'queue.setRepeatMode' | 'queue.shuffle' | 'queue.unshuffle'
  | 'queue.fetchItemIds' | 'queue.fetchItems' | 'queue.fetchItemRange' | 'queue.list' | 'queue.getCache'
  | 'queue.setCacheOptions' | 'queue.reload' | 'queue.clear' | 'record.start' | 'record.stop' | 'record.list'
  | 'rpc.discover' | 'serve.publish' | 'serve.unpublish' | 'serve.list' | 'server.initialize' | 'server.info'
  | 'server.clients' | 'server.report' | 'server.ping' | 'server.echo' | 'server.shutdown' | 'session.start'
  | 'session.join' | 'session.end' | 'session.list' | 'session.setCurrent' | 'session.get' | 'session.setVolume'
  | 'session.stepVolume' | 'session.pressVolumeKey' | 'session.setMuted' | 'session.requestMultizoneStatus'
  | 'session.setMultizoneDeviceVolume' | 'session.setMultizoneDeviceMuted' | 'session.getCastingGroups'
  | 'session.requestStatus' | 'session.transfer' | 'session.takeBack' | 'session.setDefaultOptions'
  | 'session.getDefaultOptions' | 'session.buildOpenUrl' | 'session.parseOpenUrl' | 'session.startWithOpenUrl'
  | 'session.suspend' | 'session.resume' | 'session.listSaved' | 'session.restore' | 'widget.getState'
  | 'widget.setOptions' | 'widget.tapCastButton' | 'widget.openDialog' | 'widget.closeDialog' | 'widget.selectDevice'
  | 'widget.disconnect' | 'widget.presentIntroOverlay' | 'widget.dismissIntroOverlay' | 'widget.resetIntroOverlay'
  | 'widget.tapMiniController' | 'widget.presentExpandedController' | 'widget.dismissExpandedController'
  | 'widget.pressButton' | 'widget.slide' | 'widget.setVolume' | 'widget.setPlaybackRate' | 'widget.openTrackSelector'
  | 'widget.closeTrackSelector' | 'widget.selectTracks' | 'widget.setStyle' | 'widget.getStyle' | 'widget.applyStyle'
  | 'widget.makeLoadRequest' | 'widget.handOver' | 'widget.takeBack';

/** Custom channels: messages between a client and the receiver app of a session, in a namespace of the app's own. */
export interface ChannelAPI {
  /**
   * Adds a channel. It can be added before a session is started.
   *
   * The channel connects (`channel.didConnect`) in every connected session whose app lists the namespace, and again
   * after such a session was resumed. It belongs to the client: other clients may add the same one, and it is removed
   * when the client's connection closes. Many apps send a message to each new sender: only a channel that was added
   * before the session started receives it.
   *
   * SDK: `GCKSession.addChannel`.
   *
   * Errors: `InvalidNamespace`, `ReservedNamespace`, `ChannelExists`, `NoSuchSession`, `InternalLimitReached`.
   */
  add(params: messages.ChannelAddParams, options?: CallOptions): Promise<types.ChannelInfo>;
  /**
   * Removes one of the client's channels; name it as it was added.
   *
   * `channel.didDisconnect` follows for each session in which it was connected. Other clients' channels stay.
   *
   * SDK: `GCKSession.removeChannel`.
   *
   * Errors: `NoSuchChannel`.
   */
  remove(params: messages.ChannelRemoveParams, options?: CallOptions): Promise<Record<string, never>>;
  /** Lists the client's channels, the oldest first. */
  list(params?: messages.ChannelListParams, options?: CallOptions): Promise<messages.ChannelListResult>;
  /**
   * Sends a message to the app on one of the client's channels.
   *
   * Pass either `text` or `data`; text is sent unchanged, byte for byte. The answer means that the message was sent,
   * not that the app accepted it: the app's replies, if any, arrive as `channel.didReceiveMessage`. A message may have
   * 64 KiB including its envelope.
   *
   * SDK: `GCKCastChannel.sendTextMessage`.
   *
   * Errors: `InvalidNamespace`, `ReservedNamespace`, `NoSuchChannel`, `NoSuchSession`, `AmbiguousSession`,
   * `SessionNotConnected`, `SessionEnded`, `SessionSuspended`, `ChannelNotConnected`, `CastMessageTooLarge`,
   * `SendBufferFull`, `ConnectionLost`, `InternalLimitReached`.
   */
  send(params: messages.ChannelSendParams, options?: CallOptions): Promise<messages.ChannelSendResult>;
  /**
   * Returns a number for a request of the app's own protocol that is unique on this connection to the device.
   *
   * SDK: `GCKCastChannel.generateRequestID`.
   *
   * Errors: `InvalidNamespace`, `ReservedNamespace`, `NoSuchChannel`, `NoSuchSession`, `AmbiguousSession`,
   * `SessionNotConnected`, `SessionEnded`, `SessionSuspended`, `ChannelNotConnected`.
   */
  generateRequestId(params: messages.ChannelGenerateRequestIdParams, options?: CallOptions): Promise<messages.ChannelGenerateRequestIdResult>;
  /**
   * Broadcasts a message to every endpoint on a session's device (destination `*`).
   *
   * Needs no channel, and no app that lists the namespace: every endpoint that listens to the namespace receives the
   * message. Most apps don't use broadcasts; `channel.send` is the usual way.
   *
   * Errors: `InvalidNamespace`, `ReservedNamespace`, `NoSuchSession`, `AmbiguousSession`, `SessionNotConnected`,
   * `SessionEnded`, `SessionSuspended`, `CastMessageTooLarge`, `SendBufferFull`, `ConnectionLost`,
   * `InternalLimitReached`.
   */
  broadcast(params: messages.ChannelBroadcastParams, options?: CallOptions): Promise<messages.ChannelBroadcastResult>;
}

/** The server's Cast context: options and state that all clients share. */
export interface ContextAPI {
  /**
   * Creates the context with options, once, and starts discovery unless the options say otherwise.
   *
   * The server has one context that all clients share. Its options are final as soon as devices are discovered or
   * connected to; a call that does so before `context.create` creates the context with the defaults, without starting
   * discovery. Other calls (`channel.add`, `image.setPolicy`, `discovery.setOptions`), and calls that fail, don't make
   * them final.
   *
   * If the context already exists, equal options are accepted; different ones are `AlreadyInitialized`, with `path` and
   * `differences`. A file can set the defaults (`cast-rpc --options`, docs/Options.md).
   *
   * SDK: `GCKCastContext.setSharedInstanceWithOptions`.
   *
   * Errors: `AlreadyInitialized`, `FileNotUsable`.
   */
  create(params?: messages.ContextCreateParams, options?: CallOptions): Promise<types.ContextInfo>;
  /**
   * Returns the context's state.
   *
   * SDK: `GCKCastContext`.
   */
  get(params?: messages.ContextGetParams, options?: CallOptions): Promise<types.ContextInfo>;
  /**
   * Sets the viewer's credentials for the next launches and joins.
   *
   * The credentials are delivered when an app is launched or joined, never to an app that a session already runs.
   *
   * SDK: `GCKCastContext.setLaunchCredentialsData`.
   */
  setLaunchCredentials(params?: messages.ContextSetLaunchCredentialsParams, options?: CallOptions): Promise<Record<string, never>>;
  /**
   * Sets whether the calling client is in the foreground.
   *
   * Clients that never call this, such as scripts, are ignored. While all clients that called it are in the background,
   * the server suspends sessions and pauses discovery, if the option `suspendSessionsWhenBackgrounded` is set; it
   * resumes both when the first client returns to the foreground.
   */
  setAppState(params: messages.ContextSetAppStateParams, options?: CallOptions): Promise<messages.ContextSetAppStateResult>;
}

/** Discovering receivers. All clients share one list, ordered by friendly name. */
export interface DiscoveryAPI {
  /**
   * Starts discovery; does nothing if it already runs.
   *
   * Fails with DiscoveryUnavailable if no source can work (no network interface, or no daemon where the options allow
   * only the daemon); discovery then starts by itself as soon as one can.
   *
   * SDK: `GCKDiscoveryManager.startDiscovery`.
   *
   * Errors: `DiscoveryUnavailable`.
   */
  start(params?: messages.DiscoveryStartParams, options?: CallOptions): Promise<types.DiscoveryInfo>;
  /**
   * Stops discovery, unless another client started it, too; the devices found so far stay in the list.
   *
   * SDK: `GCKDiscoveryManager.stopDiscovery`.
   */
  stop(params?: messages.DiscoveryStopParams, options?: CallOptions): Promise<types.DiscoveryInfo>;
  /** Lists the devices that match this client's criteria. */
  list(params?: messages.DiscoveryListParams, options?: CallOptions): Promise<types.DiscoveryInfo>;
  /**
   * Returns one device.
   *
   * SDK: `GCKDiscoveryManager.deviceWithUniqueID`.
   *
   * Errors: `DeviceNotFound`.
   */
  get(params: messages.DiscoveryGetParams, options?: CallOptions): Promise<types.Device>;
  /**
   * Waits until a device is found; starts discovery if necessary, and restores its state afterwards.
   *
   * SDK: `GCKDiscoveryManager.findDeviceWithUniqueID`.
   *
   * Errors: `DeviceNotFound`, `DiscoveryUnavailable`.
   */
  find(params?: messages.DiscoveryFindParams, options?: CallOptions): Promise<types.Device>;
  /**
   * Returns all devices that answer within a given time.
   *
   * Starts discovery if necessary, and restores its state afterwards. It always takes the whole time; `discovery.find`
   * answers as soon as a device is found.
   *
   * Errors: `DiscoveryUnavailable`.
   */
  scan(params?: messages.DiscoveryScanParams, options?: CallOptions): Promise<messages.DiscoveryScanResult>;
  /**
   * Adds a device by address, for networks that discovery doesn't reach.
   *
   * Errors: `TooManyDevices`.
   */
  addDevice(params: messages.DiscoveryAddDeviceParams, options?: CallOptions): Promise<types.Device>;
  /**
   * Removes a device that was added by its address.
   *
   * Errors: `DeviceNotFound`.
   */
  removeDevice(params: messages.DiscoveryRemoveDeviceParams, options?: CallOptions): Promise<Record<string, never>>;
  /**
   * Sets an attribute of a device, for all clients; `discovery.didUpdateDevice` reports it.
   *
   * The attribute stays until it is removed or the server ends, also while the device is away. A device has at most 64
   * attributes, and at most 512 devices have attributes.
   *
   * SDK: `GCKDevice.setAttribute:forKey:`.
   *
   * Errors: `DeviceNotFound`, `InternalLimitReached`.
   */
  setAttribute(params: messages.DiscoverySetAttributeParams, options?: CallOptions): Promise<types.Device>;
  /**
   * Removes attributes of a device.
   *
   * SDK: `GCKDevice.removeAttributeForKey:`.
   *
   * Errors: `DeviceNotFound`.
   */
  removeAttribute(params: messages.DiscoveryRemoveAttributeParams, options?: CallOptions): Promise<types.Device>;
  /**
   * Registers this client as the provider of a category of devices that the network doesn't announce.
   *
   * Needs the capability `deviceProvider`. While discovery runs, the server asks the client for devices
   * (`discovery.provide`). The category and its devices are removed when the connection closes.
   *
   * SDK: `GCKCastContext.registerDeviceProvider:`.
   *
   * Errors: `MissingClientCapability`, `ProviderExists`, `InternalLimitReached`.
   */
  registerProvider(params: messages.DiscoveryRegisterProviderParams, options?: CallOptions): Promise<Record<string, never>>;
  /**
   * Unregisters a category; its devices are removed from the list.
   *
   * SDK: `GCKCastContext.unregisterDeviceProviderForCategory:`.
   *
   * Errors: `NoSuchProvider`.
   */
  unregisterProvider(params: messages.DiscoveryUnregisterProviderParams, options?: CallOptions): Promise<Record<string, never>>;
  /**
   * Adds or updates devices of one of this client's categories in the list.
   *
   * Sessions with them use Cast V2 at the given host and port. Either all of them are listed, or none.
   *
   * SDK: `GCKDeviceProvider.notifyDidPublishDevice:`.
   *
   * Errors: `NoSuchProvider`, `TooManyDevices`.
   */
  publishDevices(params: messages.DiscoveryPublishDevicesParams, options?: CallOptions): Promise<messages.DiscoveryPublishDevicesResult>;
  /**
   * Removes devices of one of this client's categories from the list; sessions with them continue.
   *
   * SDK: `GCKDeviceProvider.notifyDidUnpublishDevice:`.
   *
   * Errors: `NoSuchProvider`, `DeviceNotFound`.
   */
  unpublishDevices(params: messages.DiscoveryUnpublishDevicesParams, options?: CallOptions): Promise<Record<string, never>>;
  /**
   * Sets, for all clients, whether to query the network less often, at the price of older data.
   *
   * SDK: `GCKDiscoveryManager.passiveScan`.
   */
  setPassiveScan(params: messages.DiscoverySetPassiveScanParams, options?: CallOptions): Promise<Record<string, never>>;
  /** Changes how devices are discovered, for all clients, at once; returns all options. */
  setOptions(params: messages.DiscoverySetOptionsParams, options?: CallOptions): Promise<types.DiscoveryOptions>;
  /**
   * Asks a device which apps it supports.
   *
   * Uses the session with the device, or else a connection for this request. Answers are cached: six hours for an
   * available app, 15 minutes for an unavailable one.
   *
   * Errors: `DeviceNotFound`, `AddressNotResolved`, `ConnectionRefused`, `DeviceUnreachable`, `ConnectionTimedOut`,
   * `TLSFailed`, `ConnectionLost`, `ConnectionRejected`, `RequestTimedOut`, `RequestRejected`.
   */
  queryAppAvailability(params: messages.DiscoveryQueryAppAvailabilityParams, options?: CallOptions): Promise<messages.DiscoveryQueryAppAvailabilityResult>;
  /**
   * Asks a device for its own description: model, maker, software, network, groups.
   *
   * Asks over HTTP at port 8008, then HTTPS at port 8443 for parts that are missing, and otherwise over the session
   * with the device or a connection for this request. The answer is kept until the server ends, since frequent
   * questions make some devices stutter or restart. At the address of a group, the answer of its leader describes the
   * group.
   *
   * Errors: `DeviceNotFound`, `AddressNotResolved`, `ConnectionRefused`, `DeviceUnreachable`, `ConnectionTimedOut`,
   * `TLSFailed`, `ConnectionLost`, `ConnectionRejected`, `RequestTimedOut`, `RequestRejected`.
   */
  describe(params?: messages.DiscoveryDescribeParams, options?: CallOptions): Promise<types.DeviceDescription>;
  /**
   * Diagnoses discovery: why devices are or aren't listed. Probes an address on request.
   *
   * Opens and closes a TCP connection to up to 16 of the known devices, for 1.5 seconds at most.
   */
  diagnose(params?: messages.DiscoveryDiagnoseParams, options?: CallOptions): Promise<types.DiscoveryDiagnosis>;
}

/** Subscriptions to notifications. */
export interface EventsAPI {
  /**
   * Subscribes to the notifications of some topics.
   *
   * A notification that several subscriptions of a connection cover is pushed once. Subscriptions end with the
   * connection.
   *
   * Errors: `TooManySubscriptions`.
   */
  subscribe(params: messages.EventsSubscribeParams, options?: CallOptions): Promise<messages.EventsSubscribeResult>;
  /**
   * Ends a subscription.
   *
   * Errors: `NoSuchSubscription`.
   */
  unsubscribe(params: messages.EventsUnsubscribeParams, options?: CallOptions): Promise<Record<string, never>>;
  /**
   * Returns the events since the last poll.
   *
   * Errors: `NoSuchSubscription`.
   */
  poll(params: messages.EventsPollParams, options?: CallOptions): Promise<messages.EventsPollResult>;
  /** Returns the present state of discovery, sessions and players. */
  snapshot(params?: messages.EventsSnapshotParams, options?: CallOptions): Promise<types.Snapshot>;
}

/** Images of media: picking the one to show, and caching it on this machine. */
export interface ImageAPI {
  /**
   * Picks the image to show.
   *
   * Picks from `images`, or the images of `metadata`, or those of a session's media. The server asks the client that
   * declared `imagePicker` last (`image.choose`); if there is none, or it doesn't answer within 2 seconds, the policy
   * decides.
   *
   * SDK: `GCKUIImagePicker.getImageWithHints:fromMetadata`.
   *
   * Errors: `NoSuchSession`, `AmbiguousSession`.
   */
  pick(params?: messages.ImagePickParams, options?: CallOptions): Promise<messages.ImagePickResult>;
  /** Sets how images are picked from now on, for all clients. */
  setPolicy(params?: messages.ImageSetPolicyParams, options?: CallOptions): Promise<types.ImagePickPolicy>;
  /** Returns how images are picked. */
  getPolicy(params?: messages.ImageGetPolicyParams, options?: CallOptions): Promise<types.ImagePickPolicy>;
  /**
   * Fetches an image over HTTPS, or finds it in the cache, and returns its path.
   *
   * Simultaneous requests for the same image share one fetch; cancelling a call ends only its own wait. The server
   * first asks the client that declared `imageCache` last (`image.provide`); if there is none, or it returns no image
   * within 15 seconds, the server uses its own cache.
   *
   * SDK: `GCKUIImageCache.fetchImageForURL:completion`.
   *
   * Errors: `ImageURLRefused`, `ImageUnavailable`, `ImageTooLarge`, `ImageTypeRefused`, `ImageCacheUnavailable`,
   * `LibraryUnavailable`, `InternalLimitReached`.
   */
  fetch(params: messages.ImageFetchParams, options?: CallOptions): Promise<types.ImageFile>;
  /**
   * Removes outdated images and unreferenced files from the cache, and returns its state.
   *
   * Errors: `ImageCacheUnavailable`.
   */
  cacheInfo(params?: messages.ImageCacheInfoParams, options?: CallOptions): Promise<types.ImageCacheInfo>;
  /**
   * Removes all images from the cache.
   *
   * Errors: `ImageCacheUnavailable`.
   */
  clearCache(params?: messages.ImageClearCacheParams, options?: CallOptions): Promise<types.ImageCacheInfo>;
}

/**
 * The framework's log. To receive it, subscribe to `log.didRecord` (or `log.*`; `*` excludes the log) and set a filter.
 */
export interface LogAPI {
  /**
   * Sets the filter for this connection's records.
   *
   * Replaces the connection's filter; without parameters it restores the default filter. Records arrive as
   * `log.didRecord` if the connection has subscribed to it. Each connection has its own filter.
   *
   * SDK: `GCKLogger.filter`.
   *
   * Errors: `LibraryUnavailable`.
   */
  setFilter(params?: messages.LogSetFilterParams, options?: CallOptions): Promise<types.LogFilter>;
  /**
   * Returns this connection's filter and tap, and the server's log file and console.
   *
   * SDK: `GCKLogger`.
   */
  getFilter(params?: messages.LogGetFilterParams, options?: CallOptions): Promise<messages.LogGetFilterResult>;
  /**
   * Starts or stops logging to files.
   *
   * Full files are rotated by renaming. If the disk is full or the folder disappears, only records are lost;
   * `log.didChangeFile` reports it. Servers that log to one folder use different files.
   *
   * SDK: `GCKLogger.fileLoggingEnabled`.
   *
   * Errors: `FileNotUsable`, `LibraryUnavailable`.
   */
  setFile(params: messages.LogSetFileParams, options?: CallOptions): Promise<types.LogFile>;
  /**
   * Starts or stops logging to standard error.
   *
   * At start its option `--log-level` applies.
   *
   * SDK: `GCKLogger.consoleLoggingEnabled`.
   *
   * Errors: `LibraryUnavailable`.
   */
  setConsole(params: messages.LogSetConsoleParams, options?: CallOptions): Promise<types.LogConsole>;
  /**
   * Starts or stops showing this connection the Cast messages that are sent and received.
   *
   * The messages arrive as `log.didTapMessage` if the connection has subscribed to it. The call replaces the
   * connection's previous tap.
   */
  setMessageTap(params?: messages.LogSetMessageTapParams, options?: CallOptions): Promise<types.MessageTap>;
}

/** Loading and controlling media. A call returns when the receiver has confirmed it. */
export interface MediaAPI {
  /**
   * Loads media, a queue, or the content of a deep link.
   *
   * Pass one of `media`, `queueData` and `entity`. Anything else is InvalidParams, as are invalid tracks, ads, dates,
   * colours and images; nothing is sent then.
   *
   * The call returns when the receiver has accepted the media and its status is no longer LOADING, even if the app
   * doesn't repeat the request's id. A newer load replaces an older unanswered one (RequestReplaced).
   *
   * By default `autoplay` is true (for a queue: as its first item says), and `streamType` is BUFFERED, as in web
   * senders. Without `currentTime` playback starts at the beginning, or at the edge of a live stream; 0 is the start of
   * a live stream's window. Metadata members that don't belong to the `metadataType` are left out, as in the SDK;
   * app-defined keys are sent. A queue's LOAD carries the media of the first played item beside `queueData`; a receiver
   * that doesn't accept it gets QUEUE_LOAD.
   *
   * A `contentId` or `contentUrl` that is an absolute path or a `file:` URL names a file or a pipe (a live stream, read
   * once) on the server's machine. The server serves it to the receiver until the session ends or other media is
   * loaded, and declares the file's tags, cover and subtitles unless `media` has its own. A folder or a playlist (M3U,
   * PLS, XSPF) is loaded as a queue of its media. Text tracks (converted to WebVTT) and images may be paths and `file:`
   * URLs, too. An app other than the default media receiver may have ids that begin with `/`: ids that name no file are
   * sent to it unchanged. Only `castctl` knows `-`, standard input.
   *
   * SDK: `GCKRemoteMediaClient.loadMediaWithLoadRequestData`.
   *
   * Errors: `NoSuchSession`, `AmbiguousSession`, `SessionNotConnected`, `SessionSuspended`, `MediaNotSupported`,
   * `ConnectionLost`, `SessionEnded`, `RequestTimedOut`, `RequestRejected`, `InvalidPlayerState`, `MediaError`,
   * `RequestReplaced`, `CastMessageTooLarge`, `MediaLoadFailed`, `MediaLoadCancelled`, `MediaWillFail`,
   * `InternalLimitReached`, `SessionTransferred`, `FileNotFound`, `FileNotReadable`, `FileNotPlayable`,
   * `ServingUnavailable`.
   */
  load(params?: messages.MediaLoadParams, options?: ProgressCallOptions): Promise<types.MediaState>;
  /**
   * Resolves a URL to media: a page, a playlist, or media itself.
   *
   * `player.play` resolves by itself; this method is for `queue.insert`, and to see the content first.
   *
   * A resolver of the options whose pattern matches gets the URL. Otherwise, if the name doesn't show that it is media,
   * the server of the URL is asked: a playlist (M3U, PLS, XSPF) is read, a page goes to `yt-dlp`. Of a page's formats,
   * the best that the device plays is chosen: pictures and sound in one file, HLS or DASH; sound alone for speakers.
   * Control characters are removed from the page's texts.
   *
   * An item whose URL expires in a queue is resolved again before it plays.
   *
   * Errors: `NoSuchSession`, `DeviceNotFound`, `AmbiguousDevice`, `AddressNotResolved`, `LibraryUnavailable`,
   * `PageNotResolved`, `ResolverMissing`, `PlaylistNotReadable`.
   */
  resolve(params: messages.MediaResolveParams, options?: ProgressCallOptions): Promise<messages.MediaResolveResult>;
  /**
   * Examines media before a load, and returns whether a device will play it, and why not.
   *
   * Pass one of `media` and `url`. The server fetches the same URLs as the receiver, in the same way: with a Cast
   * device's user agent, the app's origin for captions and manifests, redirects and HTTPS. It reads a few hundred
   * kilobytes at most, and of a manifest the first segments. Nothing is sent to the device.
   *
   * The findings compare the media with Google's page of supported media for the device's model. A property of the
   * device that isn't known is a risk and never blocks. A server that only the device reaches can't be examined.
   *
   * Errors: `NoSuchSession`, `DeviceNotFound`, `AmbiguousDevice`, `AddressNotResolved`, `LibraryUnavailable`.
   */
  preflight(params?: messages.MediaPreflightParams, options?: ProgressCallOptions): Promise<types.PreflightReport>;
  /**
   * Resumes playback.
   *
   * SDK: `GCKRemoteMediaClient.play`.
   *
   * Errors: `NoSuchSession`, `AmbiguousSession`, `SessionNotConnected`, `SessionSuspended`, `MediaNotSupported`,
   * `NoMediaSession`, `ConnectionLost`, `SessionEnded`, `RequestTimedOut`, `RequestRejected`, `InvalidPlayerState`,
   * `MediaError`, `RequestReplaced`, `CastMessageTooLarge`, `InternalLimitReached`, `SessionTransferred`.
   */
  play(params?: messages.MediaPlayParams, options?: CallOptions): Promise<types.MediaState>;
  /**
   * Pauses.
   *
   * SDK: `GCKRemoteMediaClient.pause`.
   *
   * Errors: `NoSuchSession`, `AmbiguousSession`, `SessionNotConnected`, `SessionSuspended`, `MediaNotSupported`,
   * `NoMediaSession`, `ConnectionLost`, `SessionEnded`, `RequestTimedOut`, `RequestRejected`, `InvalidPlayerState`,
   * `MediaError`, `RequestReplaced`, `CastMessageTooLarge`, `InternalLimitReached`, `SessionTransferred`.
   */
  pause(params?: messages.MediaPauseParams, options?: CallOptions): Promise<types.MediaState>;
  /**
   * Stops playback, and unloads the media and its queue.
   *
   * SDK: `GCKRemoteMediaClient.stop`.
   *
   * Errors: `NoSuchSession`, `AmbiguousSession`, `SessionNotConnected`, `SessionSuspended`, `MediaNotSupported`,
   * `NoMediaSession`, `ConnectionLost`, `SessionEnded`, `RequestTimedOut`, `RequestRejected`, `InvalidPlayerState`,
   * `MediaError`, `RequestReplaced`, `CastMessageTooLarge`, `SessionTransferred`, `InternalLimitReached`.
   */
  stop(params?: messages.MediaStopParams, options?: CallOptions): Promise<types.MediaState>;
  /**
   * Seeks to another position.
   *
   * Pass exactly one of `currentTime`, `relativeTime` and `seekToInfinite`. A newer seek replaces an older unanswered
   * one (RequestReplaced).
   *
   * SDK: `GCKRemoteMediaClient.seekWithOptions`.
   *
   * Errors: `NoSuchSession`, `AmbiguousSession`, `SessionNotConnected`, `SessionSuspended`, `MediaNotSupported`,
   * `NoMediaSession`, `ConnectionLost`, `SessionEnded`, `RequestTimedOut`, `RequestRejected`, `InvalidPlayerState`,
   * `MediaError`, `RequestReplaced`, `CastMessageTooLarge`, `InternalLimitReached`, `SessionTransferred`.
   */
  seek(params?: messages.MediaSeekParams, options?: CallOptions): Promise<types.MediaState>;
  /**
   * Sets the playback rate.
   *
   * Pass exactly one of `playbackRate` and `relativePlaybackRate`. A newer call replaces an older unanswered one
   * (RequestReplaced).
   *
   * SDK: `GCKRemoteMediaClient.setPlaybackRate`.
   *
   * Errors: `NoSuchSession`, `AmbiguousSession`, `SessionNotConnected`, `SessionSuspended`, `MediaNotSupported`,
   * `NoMediaSession`, `ConnectionLost`, `SessionEnded`, `RequestTimedOut`, `RequestRejected`, `InvalidPlayerState`,
   * `MediaError`, `RequestReplaced`, `CastMessageTooLarge`, `SessionTransferred`, `InternalLimitReached`.
   */
  setPlaybackRate(params?: messages.MediaSetPlaybackRateParams, options?: CallOptions): Promise<types.MediaState>;
  /**
   * Sets the stream's volume; the device's volume is `session.setVolume`.
   *
   * A newer call replaces an older unanswered one (RequestReplaced), so a slider can simply call it repeatedly. Volumes
   * in statuses are ignored until the call ends.
   *
   * SDK: `GCKRemoteMediaClient.setStreamVolume`.
   *
   * Errors: `NoSuchSession`, `AmbiguousSession`, `SessionNotConnected`, `SessionSuspended`, `MediaNotSupported`,
   * `NoMediaSession`, `ConnectionLost`, `SessionEnded`, `RequestTimedOut`, `RequestRejected`, `InvalidPlayerState`,
   * `MediaError`, `RequestReplaced`, `CastMessageTooLarge`, `SessionTransferred`, `InternalLimitReached`.
   */
  setStreamVolume(params: messages.MediaSetStreamVolumeParams, options?: CallOptions): Promise<types.MediaState>;
  /**
   * Mutes or unmutes the stream.
   *
   * SDK: `GCKRemoteMediaClient.setStreamMuted`.
   *
   * Errors: `NoSuchSession`, `AmbiguousSession`, `SessionNotConnected`, `SessionSuspended`, `MediaNotSupported`,
   * `NoMediaSession`, `ConnectionLost`, `SessionEnded`, `RequestTimedOut`, `RequestRejected`, `InvalidPlayerState`,
   * `MediaError`, `RequestReplaced`, `CastMessageTooLarge`, `SessionTransferred`, `InternalLimitReached`.
   */
  setStreamMuted(params: messages.MediaSetStreamMutedParams, options?: CallOptions): Promise<types.MediaState>;
  /**
   * Selects the active tracks.
   *
   * At most one of each type, and only tracks of the media: anything else is InvalidParams. If the receiver lists no
   * tracks, the ids aren't checked.
   *
   * SDK: `GCKRemoteMediaClient.setActiveTrackIDs`.
   *
   * Errors: `NoSuchSession`, `AmbiguousSession`, `SessionNotConnected`, `SessionSuspended`, `MediaNotSupported`,
   * `NoMediaSession`, `ConnectionLost`, `SessionEnded`, `RequestTimedOut`, `RequestRejected`, `InvalidPlayerState`,
   * `MediaError`, `RequestReplaced`, `CastMessageTooLarge`, `SessionTransferred`, `InternalLimitReached`.
   */
  setActiveTracks(params?: messages.MediaSetActiveTracksParams, options?: CallOptions): Promise<types.MediaState>;
  /**
   * Returns the default text style: white on black.
   *
   * A starting point for `media.setTextTrackStyle` and for `textTrackStyle` of media. iOS derives it from the viewer's
   * caption settings, which Linux doesn't have.
   *
   * SDK: `GCKMediaTextTrackStyle.createDefault`.
   */
  getDefaultTextTrackStyle(params?: messages.MediaGetDefaultTextTrackStyleParams, options?: CallOptions): Promise<messages.MediaGetDefaultTextTrackStyleResult>;
  /**
   * Sets the style of text tracks.
   *
   * Colours are `#RRGGBB` or `#RRGGBBAA`, and are sent as `#RRGGBBAA`. Absent members stay as they are.
   *
   * SDK: `GCKRemoteMediaClient.setTextTrackStyle`.
   *
   * Errors: `NoSuchSession`, `AmbiguousSession`, `SessionNotConnected`, `SessionSuspended`, `MediaNotSupported`,
   * `NoMediaSession`, `ConnectionLost`, `SessionEnded`, `RequestTimedOut`, `RequestRejected`, `InvalidPlayerState`,
   * `MediaError`, `RequestReplaced`, `CastMessageTooLarge`, `SessionTransferred`, `InternalLimitReached`.
   */
  setTextTrackStyle(params: messages.MediaSetTextTrackStyleParams, options?: CallOptions): Promise<types.MediaState>;
  /**
   * Skips the ad that is playing.
   *
   * If the ad can't be skipped, nothing is sent and the call fails with AdNotSkippable. Its `data.reason` is
   * `NOT_PLAYING_AD`, `NOT_SKIPPABLE`, or `NOT_YET` with `data.remaining`.
   *
   * SDK: `GCKRemoteMediaClient.skipAd`.
   *
   * Errors: `NoSuchSession`, `AmbiguousSession`, `SessionNotConnected`, `SessionSuspended`, `MediaNotSupported`,
   * `NoMediaSession`, `ConnectionLost`, `SessionEnded`, `RequestTimedOut`, `RequestRejected`, `InvalidPlayerState`,
   * `MediaError`, `RequestReplaced`, `CastMessageTooLarge`, `AdNotSkippable`, `SessionTransferred`,
   * `InternalLimitReached`.
   */
  skipAd(params?: messages.MediaSkipAdParams, options?: CallOptions): Promise<types.MediaState>;
  /**
   * Requests the receiver's media status.
   *
   * The receiver answers with its full status, except for the parts that the request allows it to leave out; these keep
   * their known values.
   *
   * SDK: `GCKRemoteMediaClient.requestStatus`.
   *
   * Errors: `NoSuchSession`, `AmbiguousSession`, `SessionNotConnected`, `SessionSuspended`, `MediaNotSupported`,
   * `ConnectionLost`, `SessionEnded`, `RequestTimedOut`, `RequestRejected`, `InvalidPlayerState`, `MediaError`,
   * `SessionTransferred`, `InternalLimitReached`, `CastMessageTooLarge`.
   */
  requestStatus(params?: messages.MediaRequestStatusParams, options?: CallOptions): Promise<types.MediaState>;
  /**
   * Returns the known state at once, without asking the receiver.
   *
   * SDK: `GCKRemoteMediaClient.mediaStatus`.
   *
   * Errors: `NoSuchSession`, `AmbiguousSession`.
   */
  getStatus(params?: messages.MediaGetStatusParams, options?: CallOptions): Promise<types.MediaState>;
  /**
   * Returns the media that a session played last, even after the session has ended.
   *
   * The server remembers the last 32 ended sessions. For a connected session the result is the current media. Fails
   * with NoMediaSession if nothing is known about the session's media.
   *
   * SDK: `GCKUIMediaController.lastKnownStreamPosition`.
   *
   * Errors: `NoSuchSession`, `AmbiguousSession`, `NoMediaSession`.
   */
  getLastKnown(params?: messages.MediaGetLastKnownParams, options?: CallOptions): Promise<types.LastKnownMedia>;
  /**
   * Returns the playback position at this moment, without asking the receiver.
   *
   * SDK: `GCKRemoteMediaClient.approximateStreamPosition`.
   *
   * Errors: `NoSuchSession`, `AmbiguousSession`.
   */
  position(params?: messages.MediaPositionParams, options?: CallOptions): Promise<types.MediaPosition>;
  /**
   * Subscribes to `media.didUpdatePosition` at an interval.
   *
   * Only this connection receives the notifications, and only while time advances: a pause stops them, and resuming
   * starts them again at once. A second call replaces the interval. The subscription ends with
   * `media.unsubscribePosition`, with the session, or with the connection. `events.subscribe` isn't needed for this
   * topic.
   *
   * Errors: `NoSuchSession`, `AmbiguousSession`.
   */
  subscribePosition(params?: messages.MediaSubscribePositionParams, options?: CallOptions): Promise<types.MediaPosition>;
  /**
   * Ends `media.didUpdatePosition` for this connection.
   *
   * Does nothing if the connection has no such subscription, even if `sessionId` names no session. A call without
   * `sessionId` fails with NoSuchSession if there is no session, and with AmbiguousSession if there are several.
   *
   * Errors: `NoSuchSession`, `AmbiguousSession`.
   */
  unsubscribePosition(params?: messages.MediaUnsubscribePositionParams, options?: CallOptions): Promise<Record<string, never>>;
  /**
   * Selects tracks and their style in one request, as receivers support it.
   *
   * Pass at least one member. If `language` is given, the receiver picks the text track, and `language` takes
   * precedence over `activeTrackIds`. If it has no such track it answers INVALID_REQUEST with LANGUAGE_NOT_SUPPORTED,
   * unless the language is only a suggestion.
   *
   * Errors: `NoSuchSession`, `AmbiguousSession`, `SessionNotConnected`, `SessionSuspended`, `MediaNotSupported`,
   * `NoMediaSession`, `ConnectionLost`, `SessionEnded`, `RequestTimedOut`, `RequestRejected`, `InvalidPlayerState`,
   * `MediaError`, `RequestReplaced`, `CastMessageTooLarge`, `SessionTransferred`, `InternalLimitReached`.
   */
  editTracks(params?: messages.MediaEditTracksParams, options?: CallOptions): Promise<types.MediaState>;
  /**
   * Selects the audio track by language; the receiver picks the track.
   *
   * EDIT_AUDIO_TRACKS, which not every receiver supports; `media.selectTracks` works with all receivers that list their
   * tracks.
   *
   * Errors: `NoSuchSession`, `AmbiguousSession`, `SessionNotConnected`, `SessionSuspended`, `MediaNotSupported`,
   * `NoMediaSession`, `ConnectionLost`, `SessionEnded`, `RequestTimedOut`, `RequestRejected`, `InvalidPlayerState`,
   * `MediaError`, `RequestReplaced`, `CastMessageTooLarge`, `SessionTransferred`, `InternalLimitReached`.
   */
  editAudioTracks(params: messages.MediaEditAudioTracksParams, options?: CallOptions): Promise<types.MediaState>;
  /**
   * Selects tracks by language, from those that the media lists.
   *
   * The languages are tried in order, each first as given, then without its last part (`pt-BR`, `pt`); a track matches
   * if its language is equal or begins with it. Types without a list stay as they are. NoSuchTrack: no track matches,
   * and nothing is sent; with `isSuggested` that is no error, and the type stays as it is.
   *
   * Errors: `NoSuchSession`, `AmbiguousSession`, `SessionNotConnected`, `SessionSuspended`, `MediaNotSupported`,
   * `NoMediaSession`, `ConnectionLost`, `SessionEnded`, `RequestTimedOut`, `RequestRejected`, `InvalidPlayerState`,
   * `MediaError`, `RequestReplaced`, `CastMessageTooLarge`, `NoSuchTrack`, `SessionTransferred`,
   * `InternalLimitReached`.
   */
  selectTracks(params?: messages.MediaSelectTracksParams, options?: CallOptions): Promise<types.MediaState>;
  /**
   * Reports the viewer's opinion of the media to the app.
   *
   * Sends USER_ACTION; the result appears in the media's `userActionStates`.
   *
   * Errors: `NoSuchSession`, `AmbiguousSession`, `SessionNotConnected`, `SessionSuspended`, `MediaNotSupported`,
   * `NoMediaSession`, `ConnectionLost`, `SessionEnded`, `RequestTimedOut`, `RequestRejected`, `InvalidPlayerState`,
   * `MediaError`, `RequestReplaced`, `CastMessageTooLarge`, `SessionTransferred`, `InternalLimitReached`.
   */
  userAction(params: messages.MediaUserActionParams, options?: CallOptions): Promise<types.MediaState>;
  /**
   * Lets the app preload media that will be needed soon.
   *
   * Sends PRECACHE: `precacheData` is a text that the app understands, `requestItems` are streams. Pass at least one of
   * them; no media session is needed.
   *
   * SDK: `GCKMediaRequestItem`.
   *
   * Errors: `NoSuchSession`, `AmbiguousSession`, `SessionNotConnected`, `SessionSuspended`, `MediaNotSupported`,
   * `ConnectionLost`, `SessionEnded`, `RequestTimedOut`, `RequestRejected`, `InvalidPlayerState`, `MediaError`,
   * `RequestReplaced`, `CastMessageTooLarge`, `SessionTransferred`, `InternalLimitReached`.
   */
  precache(params?: messages.MediaPrecacheParams, options?: CallOptions): Promise<Record<string, never>>;
  /**
   * Asks the app for the state that another receiver needs to continue playback.
   *
   * Sends STORE_SESSION. Pass the state unchanged to `media.resumeSession` of another session.
   *
   * Errors: `NoSuchSession`, `AmbiguousSession`, `SessionNotConnected`, `SessionSuspended`, `MediaNotSupported`,
   * `NoMediaSession`, `ConnectionLost`, `SessionEnded`, `RequestTimedOut`, `RequestRejected`, `InvalidPlayerState`,
   * `MediaError`, `RequestReplaced`, `CastMessageTooLarge`, `SessionTransferred`, `InternalLimitReached`.
   */
  storeSession(params?: messages.MediaStoreSessionParams, options?: CallOptions): Promise<messages.MediaStoreSessionResult>;
  /**
   * Continues with the state that `media.storeSession` returned.
   *
   * Sends RESUME_SESSION. It returns as `media.load` does, and replaces an older unanswered load.
   *
   * Errors: `NoSuchSession`, `AmbiguousSession`, `SessionNotConnected`, `SessionSuspended`, `MediaNotSupported`,
   * `ConnectionLost`, `SessionEnded`, `RequestTimedOut`, `RequestRejected`, `InvalidPlayerState`, `MediaError`,
   * `RequestReplaced`, `CastMessageTooLarge`, `MediaLoadFailed`, `MediaLoadCancelled`, `InternalLimitReached`,
   * `SessionTransferred`.
   */
  resumeSession(params: messages.MediaResumeSessionParams, options?: ProgressCallOptions): Promise<types.MediaState>;
  /**
   * Passes new credentials of the viewer to the app.
   *
   * Sends SET_CREDENTIALS; playback continues. For the next launch see `context.setLaunchCredentials`.
   *
   * Errors: `NoSuchSession`, `AmbiguousSession`, `SessionNotConnected`, `SessionSuspended`, `MediaNotSupported`,
   * `ConnectionLost`, `SessionEnded`, `RequestTimedOut`, `RequestRejected`, `InvalidPlayerState`, `MediaError`,
   * `RequestReplaced`, `CastMessageTooLarge`, `SessionTransferred`, `InternalLimitReached`.
   */
  setCredentials(params: messages.MediaSetCredentialsParams, options?: CallOptions): Promise<Record<string, never>>;
  /**
   * Plays media again that has ended, if the app can.
   *
   * Sends PLAY_AGAIN.
   *
   * Errors: `NoSuchSession`, `AmbiguousSession`, `SessionNotConnected`, `SessionSuspended`, `MediaNotSupported`,
   * `ConnectionLost`, `SessionEnded`, `RequestTimedOut`, `RequestRejected`, `InvalidPlayerState`, `MediaError`,
   * `RequestReplaced`, `CastMessageTooLarge`, `InternalLimitReached`, `NoMediaSession`, `SessionTransferred`.
   */
  playAgain(params?: messages.MediaPlayAgainParams, options?: CallOptions): Promise<types.MediaState>;
  /**
   * Sends a media message of any type.
   *
   * For messages without a method in this API: CUSTOM_COMMAND with `data` (the default), DISPLAY_STATUS,
   * EXECUTE_ACTION_SCRIPT, app-defined types. The server adds `requestId`, and `mediaSessionId` if there is one and the
   * members don't contain it. A status in the answer is processed as usual.
   *
   * Errors: `NoSuchSession`, `AmbiguousSession`, `SessionNotConnected`, `SessionSuspended`, `MediaNotSupported`,
   * `ConnectionLost`, `SessionEnded`, `RequestTimedOut`, `RequestRejected`, `InvalidPlayerState`, `MediaError`,
   * `RequestReplaced`, `CastMessageTooLarge`, `SessionTransferred`, `InternalLimitReached`.
   */
  sendCommand(params?: messages.MediaSendCommandParams, options?: CallOptions): Promise<messages.MediaSendCommandResult>;
  /**
   * Lists the unanswered requests to apps, the oldest first.
   *
   * To abandon a request, cancel the call that made it with `$/cancelRequest`. That call ends with RequestCancelled;
   * messages already sent are not taken back.
   *
   * SDK: `GCKRequest`.
   *
   * Errors: `NoSuchSession`.
   */
  requests(params?: messages.MediaRequestsParams, options?: CallOptions): Promise<messages.MediaRequestsResult>;
}

/**
 * Playing in one step, for scripts and people: each call finds the device, starts or joins the app if necessary, and
 * returns a flat status.
 */
export interface PlayerAPI {
  /**
   * Plays media on a device: finds the device, starts or joins the app, loads, and waits until playback starts.
   *
   * Pass exactly one of `url`, `urls`, `media` and `queueData`. The call uses the existing session with the device, or
   * joins an app that already runs. A session with another app ends: with APPLICATION_ENDED when the device ends that
   * app for the launch, or with REPLACED when the app of this call runs. It lasts if the call fails before the launch.
   * A second call with the same media plays it from the start again, in the same session.
   *
   * The server serves files of its machine to the receiver until the session ends or other media is loaded, and
   * declares their tags, cover and subtitles (in the file and beside it) unless `media` has others.
   *
   * Errors: `DeviceNotFound`, `AmbiguousDevice`, `AddressNotResolved`, `DeviceUnreachable`, `ConnectionRefused`,
   * `TLSFailed`, `DeviceAuthenticationFailed`, `ConnectionTimedOut`, `ConnectionLost`, `ConnectionRejected`,
   * `ApplicationNotRunning`, `SessionEnded`, `RequestRejected`, `RequestTimedOut`, `CastMessageTooLarge`,
   * `InternalLimitReached`, `SessionNotConnected`, `SessionSuspended`, `SessionTransferred`, `InvalidPlayerState`,
   * `MediaNotSupported`, `MediaError`, `RequestReplaced`, `ApplicationNotFound`, `LaunchFailed`, `LaunchCancelled`,
   * `SessionExists`, `MediaLoadFailed`, `MediaLoadCancelled`, `MediaWillFail`, `PageNotResolved`, `ResolverMissing`,
   * `PlaylistNotReadable`, `QueueNotSupported`, `QueueIncomplete`, `QueueChanged`, `FileNotFound`, `FileNotReadable`,
   * `FileNotPlayable`, `ServingUnavailable`.
   */
  play(params?: messages.PlayerPlayParams, options?: ProgressCallOptions): Promise<types.PlayerStatus>;
  /**
   * Pauses playback; succeeds if it is paused already or nothing plays.
   *
   * Errors: `DeviceNotFound`, `AmbiguousDevice`, `AddressNotResolved`, `DeviceUnreachable`, `ConnectionRefused`,
   * `TLSFailed`, `DeviceAuthenticationFailed`, `ConnectionTimedOut`, `ConnectionLost`, `ConnectionRejected`,
   * `ApplicationNotRunning`, `SessionEnded`, `RequestRejected`, `RequestTimedOut`, `CastMessageTooLarge`,
   * `InternalLimitReached`, `SessionNotConnected`, `SessionSuspended`, `SessionTransferred`, `NoMediaSession`,
   * `MediaNotSupported`, `InvalidPlayerState`, `MediaError`, `RequestReplaced`.
   */
  pause(params?: messages.PlayerPauseParams, options?: CallOptions): Promise<types.PlayerStatus>;
  /**
   * Resumes playback; succeeds if it plays already.
   *
   * Errors: `DeviceNotFound`, `AmbiguousDevice`, `AddressNotResolved`, `DeviceUnreachable`, `ConnectionRefused`,
   * `TLSFailed`, `DeviceAuthenticationFailed`, `ConnectionTimedOut`, `ConnectionLost`, `ConnectionRejected`,
   * `ApplicationNotRunning`, `SessionEnded`, `RequestRejected`, `RequestTimedOut`, `CastMessageTooLarge`,
   * `InternalLimitReached`, `SessionNotConnected`, `SessionSuspended`, `SessionTransferred`, `NoMediaSession`,
   * `MediaNotSupported`, `InvalidPlayerState`, `MediaError`, `RequestReplaced`.
   */
  resume(params?: messages.PlayerResumeParams, options?: CallOptions): Promise<types.PlayerStatus>;
  /**
   * Pauses playback that advances, resumes playback that is paused.
   *
   * Errors: `DeviceNotFound`, `AmbiguousDevice`, `AddressNotResolved`, `DeviceUnreachable`, `ConnectionRefused`,
   * `TLSFailed`, `DeviceAuthenticationFailed`, `ConnectionTimedOut`, `ConnectionLost`, `ConnectionRejected`,
   * `ApplicationNotRunning`, `SessionEnded`, `RequestRejected`, `RequestTimedOut`, `CastMessageTooLarge`,
   * `InternalLimitReached`, `SessionNotConnected`, `SessionSuspended`, `SessionTransferred`, `NoMediaSession`,
   * `MediaNotSupported`, `InvalidPlayerState`, `MediaError`, `RequestReplaced`.
   */
  toggle(params?: messages.PlayerToggleParams, options?: CallOptions): Promise<types.PlayerStatus>;
  /**
   * Stops the app, even if another sender started it, and ends the session; succeeds if nothing runs.
   *
   * Errors: `DeviceNotFound`, `AmbiguousDevice`, `AddressNotResolved`, `DeviceUnreachable`, `ConnectionRefused`,
   * `TLSFailed`, `DeviceAuthenticationFailed`, `ConnectionTimedOut`, `ConnectionLost`, `ConnectionRejected`,
   * `ApplicationNotRunning`, `SessionEnded`, `RequestRejected`, `RequestTimedOut`, `CastMessageTooLarge`,
   * `InternalLimitReached`, `SessionNotConnected`, `SessionSuspended`, `SessionTransferred`, `NoMediaSession`,
   * `MediaNotSupported`, `InvalidPlayerState`, `MediaError`, `RequestReplaced`.
   */
  stop(params?: messages.PlayerStopParams, options?: CallOptions): Promise<types.PlayerStatus>;
  /**
   * Seeks to a position, or by a distance.
   *
   * Pass exactly one of `position` and `distance`. A distance is cut at the beginning and the end of the media.
   *
   * Errors: `DeviceNotFound`, `AmbiguousDevice`, `AddressNotResolved`, `DeviceUnreachable`, `ConnectionRefused`,
   * `TLSFailed`, `DeviceAuthenticationFailed`, `ConnectionTimedOut`, `ConnectionLost`, `ConnectionRejected`,
   * `ApplicationNotRunning`, `SessionEnded`, `RequestRejected`, `RequestTimedOut`, `CastMessageTooLarge`,
   * `InternalLimitReached`, `SessionNotConnected`, `SessionSuspended`, `SessionTransferred`, `NoMediaSession`,
   * `MediaNotSupported`, `InvalidPlayerState`, `MediaError`, `RequestReplaced`.
   */
  seek(params?: messages.PlayerSeekParams, options?: CallOptions): Promise<types.PlayerStatus>;
  /**
   * Plays the next item of the queue.
   *
   * Errors: `DeviceNotFound`, `AmbiguousDevice`, `AddressNotResolved`, `DeviceUnreachable`, `ConnectionRefused`,
   * `TLSFailed`, `DeviceAuthenticationFailed`, `ConnectionTimedOut`, `ConnectionLost`, `ConnectionRejected`,
   * `ApplicationNotRunning`, `SessionEnded`, `RequestRejected`, `RequestTimedOut`, `CastMessageTooLarge`,
   * `InternalLimitReached`, `SessionNotConnected`, `SessionSuspended`, `SessionTransferred`, `NoMediaSession`,
   * `MediaNotSupported`, `InvalidPlayerState`, `MediaError`, `RequestReplaced`, `EndOfQueue`, `QueueNotSupported`.
   */
  next(params?: messages.PlayerNextParams, options?: CallOptions): Promise<types.PlayerStatus>;
  /**
   * Plays the previous item of the queue.
   *
   * Errors: `DeviceNotFound`, `AmbiguousDevice`, `AddressNotResolved`, `DeviceUnreachable`, `ConnectionRefused`,
   * `TLSFailed`, `DeviceAuthenticationFailed`, `ConnectionTimedOut`, `ConnectionLost`, `ConnectionRejected`,
   * `ApplicationNotRunning`, `SessionEnded`, `RequestRejected`, `RequestTimedOut`, `CastMessageTooLarge`,
   * `InternalLimitReached`, `SessionNotConnected`, `SessionSuspended`, `SessionTransferred`, `NoMediaSession`,
   * `MediaNotSupported`, `InvalidPlayerState`, `MediaError`, `RequestReplaced`, `EndOfQueue`, `QueueNotSupported`.
   */
  previous(params?: messages.PlayerPreviousParams, options?: CallOptions): Promise<types.PlayerStatus>;
  /**
   * Sets the device's volume: to a level, by steps, or muted.
   *
   * Pass `level` or `steps`, or `muted`, or both. No app has to run.
   *
   * Errors: `DeviceNotFound`, `AmbiguousDevice`, `AddressNotResolved`, `DeviceUnreachable`, `ConnectionRefused`,
   * `TLSFailed`, `DeviceAuthenticationFailed`, `ConnectionTimedOut`, `ConnectionLost`, `ConnectionRejected`,
   * `ApplicationNotRunning`, `SessionEnded`, `RequestRejected`, `RequestTimedOut`, `CastMessageTooLarge`,
   * `InternalLimitReached`, `SessionNotConnected`, `SessionSuspended`, `SessionTransferred`, `VolumeFixed`.
   */
  setVolume(params?: messages.PlayerSetVolumeParams, options?: CallOptions): Promise<types.PlayerStatus>;
  /**
   * Returns a device's playback status.
   *
   * A device without a session is asked over a short connection: no app is launched or joined, and playback isn't
   * disturbed.
   *
   * Errors: `DeviceNotFound`, `AmbiguousDevice`, `AddressNotResolved`, `DeviceUnreachable`, `ConnectionRefused`,
   * `TLSFailed`, `DeviceAuthenticationFailed`, `ConnectionTimedOut`, `ConnectionLost`, `ConnectionRejected`,
   * `ApplicationNotRunning`, `SessionEnded`, `RequestRejected`, `RequestTimedOut`, `CastMessageTooLarge`,
   * `InternalLimitReached`, `SessionNotConnected`, `SessionSuspended`, `SessionTransferred`.
   */
  status(params?: messages.PlayerStatusParams, options?: CallOptions): Promise<types.PlayerStatus>;
  /**
   * Returns the playback status of every device.
   *
   * Devices without a session are asked at the same time, each over a short connection.
   *
   * Errors: `DiscoveryUnavailable`.
   */
  list(params?: messages.PlayerListParams, options?: CallOptions): Promise<messages.PlayerListResult>;
  /**
   * Joins the app that runs on a device, and returns the session; launches nothing.
   *
   * For calls of other namespaces: the result's `sessionId` becomes this connection's current session. Uses the
   * existing session with the device, if there is one.
   *
   * Errors: `DeviceNotFound`, `AmbiguousDevice`, `AddressNotResolved`, `DeviceUnreachable`, `ConnectionRefused`,
   * `TLSFailed`, `DeviceAuthenticationFailed`, `ConnectionTimedOut`, `ConnectionLost`, `ConnectionRejected`,
   * `ApplicationNotRunning`, `SessionEnded`, `RequestRejected`, `RequestTimedOut`, `CastMessageTooLarge`,
   * `InternalLimitReached`, `SessionNotConnected`, `SessionSuspended`, `SessionTransferred`, `SessionExists`.
   */
  connect(params?: messages.PlayerConnectParams, options?: CallOptions): Promise<types.PlayerStatus>;
  /**
   * Plays an announcement, then restores the previous playback.
   *
   * Pass exactly one of `url`, `urls`, `media` and `queueData`; files are served as by `player.play`. Returns when the
   * announcement has ended and the previous state is restored: app, queue, item, position, volume, and whether playback
   * was paused. If the announcement fails, the state is restored too, and the call fails with the announcement's error.
   * Interruptions of one device run one after the other.
   *
   * Errors: `DeviceNotFound`, `AmbiguousDevice`, `AddressNotResolved`, `DeviceUnreachable`, `ConnectionRefused`,
   * `TLSFailed`, `DeviceAuthenticationFailed`, `ConnectionTimedOut`, `ConnectionLost`, `ConnectionRejected`,
   * `ApplicationNotRunning`, `SessionEnded`, `RequestRejected`, `RequestTimedOut`, `CastMessageTooLarge`,
   * `InternalLimitReached`, `SessionNotConnected`, `SessionSuspended`, `SessionTransferred`, `NoMediaSession`,
   * `MediaNotSupported`, `InvalidPlayerState`, `MediaError`, `RequestReplaced`, `ApplicationNotFound`, `LaunchFailed`,
   * `LaunchCancelled`, `SessionExists`, `MediaLoadFailed`, `MediaLoadCancelled`, `QueueNotSupported`,
   * `QueueIncomplete`, `QueueChanged`, `PlaybackNotRestored`, `FileNotFound`, `FileNotReadable`, `FileNotPlayable`,
   * `ServingUnavailable`, `PageNotResolved`, `ResolverMissing`, `PlaylistNotReadable`.
   */
  interrupt(params?: messages.PlayerInterruptParams, options?: ProgressCallOptions): Promise<types.PlayerStatus>;
  /**
   * Sets or clears the default device, which calls without `device` use; it is saved on disk.
   *
   * Errors: `FileNotUsable`.
   */
  setDefault(params?: messages.PlayerSetDefaultParams, options?: CallOptions): Promise<types.PlayerNames>;
  /**
   * Sets or removes a short name for a device; it is saved on disk.
   *
   * Errors: `FileNotUsable`, `InternalLimitReached`.
   */
  setAlias(params: messages.PlayerSetAliasParams, options?: CallOptions): Promise<types.PlayerNames>;
  /** Returns the default device and the aliases. */
  getNames(params?: messages.PlayerGetNamesParams, options?: CallOptions): Promise<types.PlayerNames>;
}

/**
 * The queue that a session plays: its items by range, its changes, and every way to change it. Changes are sent one at
 * a time, in the order of the calls; a call returns when the receiver has confirmed it.
 */
export interface QueueAPI {
  /**
   * Loads a queue of any length.
   *
   * Like `media.load` with `queueData`, but with any number of items. Items that don't fit into one message to the
   * receiver (64 KiB) are inserted afterwards: playback starts with the item at `startIndex`, then the items after it
   * are inserted, then those before it, and the queue is shuffled last.
   *
   * A single item that is too long is CastMessageTooLarge; `data.queue.failedIndex` is its index, and nothing is sent.
   * If only some of the items could be inserted, the call fails with QueueIncomplete. A newer load replaces an older
   * one. Paths and `file:` URLs are served as in `media.load`; a folder or playlist becomes an item for each of its
   * media.
   *
   * SDK: `GCKRemoteMediaClient.queueLoadItems:withOptions:`.
   *
   * Errors: `NoSuchSession`, `AmbiguousSession`, `SessionNotConnected`, `SessionSuspended`, `NoMediaSession`,
   * `ConnectionLost`, `SessionEnded`, `RequestTimedOut`, `InternalLimitReached`, `RequestRejected`, `MediaError`,
   * `InvalidPlayerState`, `RequestReplaced`, `QueueNotSupported`, `QueueChanged`, `CastMessageTooLarge`,
   * `MediaNotSupported`, `MediaLoadFailed`, `MediaLoadCancelled`, `QueueIncomplete`, `SessionTransferred`,
   * `FileNotFound`, `FileNotReadable`, `FileNotPlayable`, `ServingUnavailable`.
   */
  load(params?: messages.QueueLoadParams, options?: ProgressCallOptions): Promise<types.QueueInsertion>;
  /**
   * Inserts any number of items before another one, or at the end.
   *
   * The items stay together and in order, even while other senders change the queue. An `insertBefore` that isn't in
   * the queue is refused, where receivers would append. Paths and `file:` URLs are served as in `media.load`; a folder
   * or playlist becomes an item for each of its media.
   *
   * SDK: `GCKRemoteMediaClient.queueInsertItems:beforeItemWithID:customData:`.
   *
   * Errors: `NoSuchSession`, `AmbiguousSession`, `SessionNotConnected`, `SessionSuspended`, `NoMediaSession`,
   * `ConnectionLost`, `SessionEnded`, `RequestTimedOut`, `InternalLimitReached`, `RequestRejected`, `MediaError`,
   * `InvalidPlayerState`, `RequestReplaced`, `QueueNotSupported`, `QueueChanged`, `CastMessageTooLarge`,
   * `QueueItemNotFound`, `QueueIncomplete`, `SessionTransferred`, `FileNotFound`, `FileNotReadable`, `FileNotPlayable`,
   * `ServingUnavailable`.
   */
  insert(params: messages.QueueInsertParams, options?: ProgressCallOptions): Promise<types.QueueInsertion>;
  /**
   * Inserts an item and plays it at once.
   *
   * SDK: `GCKRemoteMediaClient.queueInsertAndPlayItem:beforeItemWithID:playPosition:customData:`.
   *
   * Errors: `NoSuchSession`, `AmbiguousSession`, `SessionNotConnected`, `SessionSuspended`, `NoMediaSession`,
   * `ConnectionLost`, `SessionEnded`, `RequestTimedOut`, `InternalLimitReached`, `RequestRejected`, `MediaError`,
   * `InvalidPlayerState`, `RequestReplaced`, `QueueNotSupported`, `QueueChanged`, `CastMessageTooLarge`,
   * `QueueItemNotFound`, `SessionTransferred`, `FileNotFound`, `FileNotReadable`, `FileNotPlayable`,
   * `ServingUnavailable`.
   */
  insertAndPlay(params: messages.QueueInsertAndPlayParams, options?: CallOptions): Promise<types.QueueInsertion>;
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
  update(params: messages.QueueUpdateParams, options?: ProgressCallOptions): Promise<types.MediaState>;
  /**
   * Removes items.
   *
   * If the current item is removed, the next one plays; an empty queue ends the media session.
   *
   * SDK: `GCKRemoteMediaClient.queueRemoveItemsWithIDs:customData:`.
   *
   * Errors: `NoSuchSession`, `AmbiguousSession`, `SessionNotConnected`, `SessionSuspended`, `NoMediaSession`,
   * `ConnectionLost`, `SessionEnded`, `RequestTimedOut`, `InternalLimitReached`, `RequestRejected`, `MediaError`,
   * `InvalidPlayerState`, `RequestReplaced`, `QueueNotSupported`, `QueueChanged`, `CastMessageTooLarge`,
   * `QueueIncomplete`, `SessionTransferred`, `QueueItemNotFound`.
   */
  remove(params: messages.QueueRemoveParams, options?: ProgressCallOptions): Promise<types.MediaState>;
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
  reorder(params: messages.QueueReorderParams, options?: ProgressCallOptions): Promise<types.MediaState>;
  /**
   * Moves one item to an index.
   *
   * SDK: `GCKRemoteMediaClient.queueMoveItemWithID:beforeItemWithID:`.
   *
   * Errors: `NoSuchSession`, `AmbiguousSession`, `SessionNotConnected`, `SessionSuspended`, `NoMediaSession`,
   * `ConnectionLost`, `SessionEnded`, `RequestTimedOut`, `InternalLimitReached`, `RequestRejected`, `MediaError`,
   * `InvalidPlayerState`, `RequestReplaced`, `QueueNotSupported`, `QueueChanged`, `CastMessageTooLarge`,
   * `QueueItemNotFound`, `SessionTransferred`.
   */
  move(params: messages.QueueMoveParams, options?: CallOptions): Promise<types.MediaState>;
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
  jump(params: messages.QueueJumpParams, options?: CallOptions): Promise<types.MediaState>;
  /**
   * Plays the next item.
   *
   * After the last item the call fails with EndOfQueue, unless the queue repeats.
   *
   * SDK: `GCKRemoteMediaClient.queueNextItem`.
   *
   * Errors: `NoSuchSession`, `AmbiguousSession`, `SessionNotConnected`, `SessionSuspended`, `NoMediaSession`,
   * `ConnectionLost`, `SessionEnded`, `RequestTimedOut`, `InternalLimitReached`, `RequestRejected`, `MediaError`,
   * `InvalidPlayerState`, `RequestReplaced`, `QueueNotSupported`, `QueueChanged`, `CastMessageTooLarge`, `EndOfQueue`,
   * `SessionTransferred`.
   */
  next(params?: messages.QueueNextParams, options?: CallOptions): Promise<types.MediaState>;
  /**
   * Plays the item before the current one.
   *
   * At the first item the Default Media Receiver begins that again, unless the queue repeats.
   *
   * SDK: `GCKRemoteMediaClient.queuePreviousItem`.
   *
   * Errors: `NoSuchSession`, `AmbiguousSession`, `SessionNotConnected`, `SessionSuspended`, `NoMediaSession`,
   * `ConnectionLost`, `SessionEnded`, `RequestTimedOut`, `InternalLimitReached`, `RequestRejected`, `MediaError`,
   * `InvalidPlayerState`, `RequestReplaced`, `QueueNotSupported`, `QueueChanged`, `CastMessageTooLarge`, `EndOfQueue`,
   * `SessionTransferred`.
   */
  previous(params?: messages.QueuePreviousParams, options?: CallOptions): Promise<types.MediaState>;
  /**
   * Sets the queue's behaviour at its end.
   *
   * SDK: `GCKRemoteMediaClient.queueSetRepeatMode:`.
   *
   * Errors: `NoSuchSession`, `AmbiguousSession`, `SessionNotConnected`, `SessionSuspended`, `NoMediaSession`,
   * `ConnectionLost`, `SessionEnded`, `RequestTimedOut`, `InternalLimitReached`, `RequestRejected`, `MediaError`,
   * `InvalidPlayerState`, `RequestReplaced`, `QueueNotSupported`, `QueueChanged`, `CastMessageTooLarge`,
   * `SessionTransferred`.
   */
  setRepeatMode(params: messages.QueueSetRepeatModeParams, options?: CallOptions): Promise<types.MediaState>;
  /**
   * Shuffles the queue; the current item continues to play.
   *
   * Errors: `NoSuchSession`, `AmbiguousSession`, `SessionNotConnected`, `SessionSuspended`, `NoMediaSession`,
   * `ConnectionLost`, `SessionEnded`, `RequestTimedOut`, `InternalLimitReached`, `RequestRejected`, `MediaError`,
   * `InvalidPlayerState`, `RequestReplaced`, `QueueNotSupported`, `QueueChanged`, `CastMessageTooLarge`,
   * `SessionTransferred`.
   */
  shuffle(params?: messages.QueueShuffleParams, options?: CallOptions): Promise<types.MediaState>;
  /**
   * Restores the order of a shuffled queue.
   *
   * Errors: `NoSuchSession`, `AmbiguousSession`, `SessionNotConnected`, `SessionSuspended`, `NoMediaSession`,
   * `ConnectionLost`, `SessionEnded`, `RequestTimedOut`, `InternalLimitReached`, `RequestRejected`, `MediaError`,
   * `InvalidPlayerState`, `RequestReplaced`, `QueueNotSupported`, `QueueChanged`, `CastMessageTooLarge`,
   * `SessionTransferred`.
   */
  unshuffle(params?: messages.QueueUnshuffleParams, options?: CallOptions): Promise<types.MediaState>;
  /**
   * Requests the ids of all items from the receiver.
   *
   * SDK: `GCKRemoteMediaClient.queueFetchItemIDs`.
   *
   * Errors: `NoSuchSession`, `AmbiguousSession`, `SessionNotConnected`, `SessionSuspended`, `NoMediaSession`,
   * `ConnectionLost`, `SessionEnded`, `RequestTimedOut`, `InternalLimitReached`, `QueueNotSupported`,
   * `SessionTransferred`, `RequestRejected`, `CastMessageTooLarge`, `MediaError`, `InvalidPlayerState`.
   */
  fetchItemIds(params?: messages.QueueFetchItemIdsParams, options?: CallOptions): Promise<messages.QueueFetchItemIdsResult>;
  /**
   * Requests items by their ids from the receiver, any number of them.
   *
   * Always sends a request, also for cached items, and fills the cache; `queue.list` requests only items that aren't
   * cached.
   *
   * SDK: `GCKRemoteMediaClient.queueFetchItemsForIDs:`.
   *
   * Errors: `NoSuchSession`, `AmbiguousSession`, `SessionNotConnected`, `SessionSuspended`, `NoMediaSession`,
   * `ConnectionLost`, `SessionEnded`, `RequestTimedOut`, `InternalLimitReached`, `RequestRejected`, `MediaError`,
   * `InvalidPlayerState`, `QueueNotSupported`, `SessionTransferred`, `CastMessageTooLarge`, `QueueItemNotFound`.
   */
  fetchItems(params: messages.QueueFetchItemsParams, options?: CallOptions): Promise<messages.QueueFetchItemsResult>;
  /**
   * Requests the items after or before an item from the receiver.
   *
   * Errors: `NoSuchSession`, `AmbiguousSession`, `SessionNotConnected`, `SessionSuspended`, `NoMediaSession`,
   * `ConnectionLost`, `SessionEnded`, `RequestTimedOut`, `InternalLimitReached`, `RequestRejected`, `MediaError`,
   * `InvalidPlayerState`, `QueueNotSupported`, `QueueItemNotFound`, `SessionTransferred`, `CastMessageTooLarge`.
   */
  fetchItemRange(params: messages.QueueFetchItemRangeParams, options?: CallOptions): Promise<messages.QueueFetchItemRangeResult>;
  /**
   * Returns a part of the queue: cached items at once, the others from the receiver.
   *
   * The page is consistent: changes that arrive while items are being fetched are included. Items are requested in
   * batches, and once for all callers.
   *
   * SDK: `GCKMediaQueue.itemAtIndex:fetchIfNeeded:`.
   *
   * Errors: `NoSuchSession`, `AmbiguousSession`, `SessionNotConnected`, `SessionSuspended`, `NoMediaSession`,
   * `ConnectionLost`, `SessionEnded`, `RequestTimedOut`, `InternalLimitReached`, `RequestRejected`, `MediaError`,
   * `InvalidPlayerState`, `QueueNotSupported`, `QueueItemNotFound`, `SessionTransferred`, `CastMessageTooLarge`.
   */
  list(params?: messages.QueueListParams, options?: CallOptions): Promise<types.QueuePage>;
  /**
   * Returns the state of the server's copy of the queue, without asking the receiver.
   *
   * SDK: `GCKMediaQueue.cachedItemCount`.
   *
   * Errors: `NoSuchSession`, `AmbiguousSession`.
   */
  getCache(params?: messages.QueueGetCacheParams, options?: CallOptions): Promise<types.QueueCache>;
  /**
   * Sets how many items are cached, and how many are requested at a time.
   *
   * SDK: `GCKMediaQueue.initWithRemoteMediaClient:cacheSize:maxFetchCount:`.
   *
   * Errors: `NoSuchSession`, `AmbiguousSession`.
   */
  setCacheOptions(params?: messages.QueueSetCacheOptionsParams, options?: CallOptions): Promise<types.QueueCache>;
  /**
   * Discards the cached list and items, and requests the list again.
   *
   * SDK: `GCKMediaQueue.reload`.
   *
   * Errors: `NoSuchSession`, `AmbiguousSession`, `SessionNotConnected`, `SessionSuspended`, `NoMediaSession`,
   * `ConnectionLost`, `SessionEnded`, `RequestTimedOut`, `InternalLimitReached`, `QueueNotSupported`,
   * `SessionTransferred`, `RequestRejected`, `CastMessageTooLarge`, `MediaError`, `InvalidPlayerState`.
   */
  reload(params?: messages.QueueReloadParams, options?: CallOptions): Promise<messages.QueueReloadResult>;
  /**
   * Discards the cached list and items; the receiver's queue stays as it is.
   *
   * They are fetched again by `queue.reload`, `queue.fetchItemIds` and `queue.list`, and after the receiver's next
   * status.
   *
   * SDK: `GCKMediaQueue.clear`.
   *
   * Errors: `NoSuchSession`, `AmbiguousSession`.
   */
  clear(params?: messages.QueueClearParams, options?: CallOptions): Promise<types.QueueCache>;
}

/**
 * Recordings of the messages between a device and this server, with the calls of clients and their notifications: for
 * reports of faults, and for tests. A recording is a file of JSON lines (docs/Recordings.md), redacted unless it is to
 * be raw.
 */
export interface RecordAPI {
  /**
   * Starts to record a device into a new file.
   *
   * Records every message of every link to the device, in both directions; the links themselves; the device's service
   * as discovery sees it; the device's answer to the authentication challenge; its requests to the media server; and
   * the calls of all clients that concern the device or its sessions, their outcomes, and the notifications about them.
   * Starts discovery if it isn't running. The device needn't be connected.
   *
   * Names, ids, addresses, networks, secrets, and users and queries of URLs are replaced by stand-ins that stay the
   * same within the file, unless `isRaw` is true. Titles and paths of URLs can't be recognized. The file is readable
   * for its user only.
   *
   * The recording ends with the connection that started it, or by `record.stop`. At most 16 run at once.
   *
   * Errors: `FileNotUsable`, `DeviceNotFound`, `AmbiguousDevice`, `AddressNotResolved`, `NoSuchSession`,
   * `InternalLimitReached`.
   */
  start(params: messages.RecordStartParams, options?: CallOptions): Promise<types.RecordingInfo>;
  /**
   * Stops a recording: writes its end, and closes the file.
   *
   * Errors: `NoSuchRecording`.
   */
  stop(params: messages.RecordStopParams, options?: CallOptions): Promise<types.RecordingInfo>;
  /** Returns the recordings that run, of all connections. */
  list(params?: messages.RecordListParams, options?: CallOptions): Promise<messages.RecordListResult>;
}

/** Introspection, as defined by the OpenRPC specification. */
export interface RpcAPI {
  /** Returns the whole API as an OpenRPC document. */
  discover(params?: messages.RpcDiscoverParams, options?: CallOptions): Promise<Record<string, any>>;
}

/**
 * Files of this machine for receivers: each under an unguessable URL, for the one receiver that plays it.
 * `player.play`, `media.load`, `queue.load` and `queue.insert` publish local files by themselves.
 */
export interface ServeAPI {
  /**
   * Serves a file to a receiver, and returns its URL.
   *
   * Only the receiver of the session (or `device`) and the members of its group may fetch the file; the server
   * disconnects all others and serves nothing else. The URL has the address by which the receiver reaches this machine.
   *
   * A publication for a session ends with the session; one for a `device` ends with the connection that published it.
   * `serve.unpublish` ends it earlier. Subtitles in another format than WebVTT are converted, unless `contentType` says
   * otherwise. A pipe (FIFO) is served as a stream. A symbolic link is resolved once, so a file that replaces the
   * target later isn't served.
   *
   * Errors: `NoSuchSession`, `AmbiguousSession`, `SessionNotConnected`, `SessionEnded`, `SessionSuspended`,
   * `DeviceNotFound`, `AmbiguousDevice`, `AddressNotResolved`, `FileNotFound`, `FileNotReadable`, `FileNotPlayable`,
   * `ServingUnavailable`, `InternalLimitReached`.
   */
  publish(params: messages.ServePublishParams, options?: CallOptions): Promise<types.Publication>;
  /**
   * Ends a publication: its URL becomes invalid, and transfers in progress are disconnected.
   *
   * Errors: `NoSuchPublication`.
   */
  unpublish(params: messages.ServeUnpublishParams, options?: CallOptions): Promise<Record<string, never>>;
  /** Returns the publications. */
  list(params?: messages.ServeListParams, options?: CallOptions): Promise<messages.ServeListResult>;
}

/** The server itself: handshake, information, ping, shutdown. */
export interface ServerAPI {
  /**
   * Introduces the client, and returns the server's name, versions and limits.
   *
   * Optional: a script may call other methods right away. A connection that never initializes receives no pushed
   * notification before `events.subscribe`, and no request from the server. A second call is InvalidRequest.
   *
   * Errors: `UnsupportedProtocolVersion`.
   */
  initialize(params?: messages.ServerInitializeParams, options?: CallOptions): Promise<messages.ServerInitializeResult>;
  /** Returns the server's name, versions and state. */
  info(params?: messages.ServerInfoParams, options?: CallOptions): Promise<types.ServerInfo>;
  /**
   * Lists the clients, with their unanswered requests and undelivered notifications.
   *
   * Shows which clients keep a daemon running, and which of them read too slowly. The call itself is among its caller's
   * unanswered requests. Clients that were refused at the limit of connections aren't listed.
   */
  clients(params?: messages.ServerClientsParams, options?: CallOptions): Promise<messages.ServerClientsResult>;
  /**
   * Composes a report about this server and its network, to be attached to an issue.
   *
   * Has the versions, the interfaces, the devices that discovery saw on each path and when, a probe and the description
   * of each device, the sessions, the options, and the last minutes of the log. Names, ids, addresses, Wi-Fi networks,
   * hardware addresses, tokens, credentials and queries of URLs are replaced by stand-ins that stay the same within the
   * report. A client shows the text to the user before it is sent anywhere.
   */
  report(params?: messages.ServerReportParams, options?: CallOptions): Promise<messages.ServerReportResult>;
  /** Answers at once. */
  ping(params?: messages.ServerPingParams, options?: CallOptions): Promise<Record<string, never>>;
  /** Returns its parameter unchanged; for testing transports. */
  echo(params: messages.ServerEchoParams, options?: CallOptions): Promise<messages.ServerEchoResult>;
  /**
   * Shuts the server down: it leaves its sessions (playback continues), writes pending replies, and exits with code 0.
   */
  shutdown(params?: messages.ServerShutdownParams, options?: CallOptions): Promise<Record<string, never>>;
}

/**
 * Sessions with receivers. Several can exist at once; they belong to the server and are visible to all clients. A call
 * without `sessionId` uses the connection's current session (`session.setCurrent`).
 */
export interface SessionAPI {
  /**
   * Connects to a device and launches an app, or joins the app if it already runs.
   *
   * Each phase is reported as `$/progress` to the caller and as `session.didEnterPhase` to all clients. The call
   * returns when the session is connected and, for a media app, the first media status is known.
   *
   * SDK: `GCKSessionManager.startSessionWithDevice`.
   *
   * Errors: `DeviceNotFound`, `SessionExists`, `AddressNotResolved`, `DeviceUnreachable`, `ConnectionRefused`,
   * `TLSFailed`, `DeviceAuthenticationFailed`, `ConnectionTimedOut`, `ConnectionLost`, `ConnectionRejected`,
   * `ApplicationNotFound`, `LaunchFailed`, `LaunchCancelled`, `SessionEnded`, `RequestRejected`, `CastMessageTooLarge`,
   * `InternalLimitReached`.
   */
  start(params?: messages.SessionStartParams, options?: ProgressCallOptions): Promise<types.Session>;
  /**
   * Connects to a device and joins the running app; launches nothing.
   *
   * Errors: `DeviceNotFound`, `SessionExists`, `AddressNotResolved`, `DeviceUnreachable`, `ConnectionRefused`,
   * `TLSFailed`, `DeviceAuthenticationFailed`, `ConnectionTimedOut`, `ConnectionLost`, `ConnectionRejected`,
   * `ApplicationNotRunning`, `SessionEnded`, `RequestRejected`, `CastMessageTooLarge`, `InternalLimitReached`.
   */
  join(params?: messages.SessionJoinParams, options?: ProgressCallOptions): Promise<types.Session>;
  /**
   * Ends a session.
   *
   * Ending always succeeds: if the receiver doesn't confirm STOP within 3 seconds, the session ends anyway.
   *
   * SDK: `GCKSessionManager.endSessionAndStopCasting`.
   *
   * Errors: `NoSuchSession`, `AmbiguousSession`.
   */
  end(params?: messages.SessionEndParams, options?: CallOptions): Promise<Record<string, never>>;
  /** Lists the sessions. */
  list(params?: messages.SessionListParams, options?: CallOptions): Promise<messages.SessionListResult>;
  /**
   * Sets the session that this connection's calls use when they name none, and that widgets show.
   *
   * By default the current session is the newest that this connection started or joined, or the only existing session
   * if it never did so. A call without `sessionId` fails with `AmbiguousSession` if there are several sessions and the
   * connection has none. All connections share the widgets, which show the session that connected, or was set, last.
   *
   * Errors: `NoSuchSession`.
   */
  setCurrent(params: messages.SessionSetCurrentParams, options?: CallOptions): Promise<types.Session>;
  /**
   * Returns one session.
   *
   * SDK: `GCKSessionManager.currentCastSession`.
   *
   * Errors: `NoSuchSession`, `AmbiguousSession`.
   */
  get(params?: messages.SessionGetParams, options?: CallOptions): Promise<types.Session>;
  /**
   * Sets the device's volume.
   *
   * SDK: `GCKSession.setDeviceVolume`.
   *
   * Errors: `NoSuchSession`, `AmbiguousSession`, `SessionNotConnected`, `SessionSuspended`, `ConnectionLost`,
   * `SessionEnded`, `RequestTimedOut`, `RequestRejected`, `VolumeFixed`, `SessionTransferred`, `InternalLimitReached`.
   */
  setVolume(params: messages.SessionSetVolumeParams, options?: CallOptions): Promise<types.DeviceVolume>;
  /**
   * Changes the device's volume by its own steps.
   *
   * Steps that arrive while an earlier one is unanswered add up, as on a remote control; they stop at the limits of the
   * traits.
   *
   * Errors: `NoSuchSession`, `AmbiguousSession`, `SessionNotConnected`, `SessionSuspended`, `ConnectionLost`,
   * `SessionEnded`, `RequestTimedOut`, `RequestRejected`, `VolumeFixed`, `SessionTransferred`, `InternalLimitReached`.
   */
  stepVolume(params?: messages.SessionStepVolumeParams, options?: CallOptions): Promise<types.DeviceVolume>;
  /**
   * Reports that a volume key of the calling program was pressed.
   *
   * It changes the volume of the current session's device if the context's option
   * `physicalVolumeButtonsWillControlDeviceVolume` is set and there is a connected session; otherwise nothing happens,
   * and the program can handle the key itself.
   *
   * SDK: `GCKCastOptions.physicalVolumeButtonsWillControlDeviceVolume`.
   *
   * Errors: `SessionNotConnected`, `SessionSuspended`, `ConnectionLost`, `SessionEnded`, `RequestTimedOut`,
   * `RequestRejected`, `VolumeFixed`, `SessionTransferred`, `InternalLimitReached`.
   */
  pressVolumeKey(params: messages.SessionPressVolumeKeyParams, options?: CallOptions): Promise<messages.SessionPressVolumeKeyResult>;
  /**
   * Mutes or unmutes the device.
   *
   * SDK: `GCKSession.setDeviceMuted`.
   *
   * Errors: `NoSuchSession`, `AmbiguousSession`, `SessionNotConnected`, `SessionSuspended`, `ConnectionLost`,
   * `SessionEnded`, `RequestTimedOut`, `RequestRejected`, `VolumeFixed`, `SessionTransferred`, `InternalLimitReached`.
   */
  setMuted(params: messages.SessionSetMutedParams, options?: CallOptions): Promise<types.DeviceVolume>;
  /**
   * Requests the members of a speaker group.
   *
   * SDK: `GCKCastSession.requestMultizoneStatus`.
   *
   * Errors: `NoSuchSession`, `AmbiguousSession`, `SessionNotConnected`, `ConnectionLost`, `SessionEnded`,
   * `RequestTimedOut`, `RequestRejected`, `SessionTransferred`, `InternalLimitReached`, `SessionSuspended`.
   */
  requestMultizoneStatus(params?: messages.SessionRequestMultizoneStatusParams, options?: CallOptions): Promise<types.MultizoneStatus>;
  /**
   * Sets the volume of a group member.
   *
   * SDK: `GCKCastSession.setDeviceVolume:forMultizoneDevice:`.
   *
   * Errors: `NoSuchSession`, `AmbiguousSession`, `SessionNotConnected`, `ConnectionLost`, `SessionEnded`,
   * `RequestTimedOut`, `RequestRejected`, `DeviceNotFound`, `SessionTransferred`, `InternalLimitReached`,
   * `SessionSuspended`.
   */
  setMultizoneDeviceVolume(params: messages.SessionSetMultizoneDeviceVolumeParams, options?: CallOptions): Promise<types.MultizoneDevice>;
  /**
   * Mutes or unmutes a group member.
   *
   * SDK: `GCKCastSession.setDeviceMuted:forMultizoneDevice:`.
   *
   * Errors: `NoSuchSession`, `AmbiguousSession`, `SessionNotConnected`, `ConnectionLost`, `SessionEnded`,
   * `RequestTimedOut`, `RequestRejected`, `DeviceNotFound`, `SessionTransferred`, `InternalLimitReached`,
   * `SessionSuspended`.
   */
  setMultizoneDeviceMuted(params: messages.SessionSetMultizoneDeviceMutedParams, options?: CallOptions): Promise<types.MultizoneDevice>;
  /**
   * Requests the groups that a device belongs to.
   *
   * Google doesn't document how devices describe groups, so they are returned as the device sends them, except that
   * `deviceId` is as in `Device`.
   *
   * Errors: `NoSuchSession`, `AmbiguousSession`, `SessionNotConnected`, `ConnectionLost`, `SessionEnded`,
   * `RequestTimedOut`, `RequestRejected`, `SessionTransferred`, `InternalLimitReached`, `SessionSuspended`.
   */
  getCastingGroups(params?: messages.SessionGetCastingGroupsParams, options?: CallOptions): Promise<messages.SessionGetCastingGroupsResult>;
  /**
   * Requests the receiver's status.
   *
   * Errors: `NoSuchSession`, `AmbiguousSession`, `SessionNotConnected`, `SessionSuspended`, `ConnectionLost`,
   * `SessionEnded`, `RequestTimedOut`, `RequestRejected`, `SessionTransferred`, `InternalLimitReached`.
   */
  requestStatus(params?: messages.SessionRequestStatusParams, options?: CallOptions): Promise<types.ReceiverStatus>;
  /**
   * Transfers a session to another device, where playback continues.
   *
   * The server requests the app's state (STORE_SESSION), launches the app on the other device or joins it, passes the
   * state to it (RESUME_SESSION, or LOAD if the app doesn't support it), and stops the app on the old device. The
   * session keeps its id and gets another `device`; `session.didUpdateDevice`, `session.didResume` and
   * `session.didTransfer` report it.
   *
   * The old device plays until playback starts on the new one, so both may be audible for a moment. If a step fails, or
   * the call is cancelled, the app on the new device is stopped, and the old device continues.
   *
   * Errors: `NoSuchSession`, `AmbiguousSession`, `SessionNotConnected`, `SessionEnded`, `SessionSuspended`,
   * `DeviceNotFound`, `SessionExists`, `SessionTransferFailed`, `InternalLimitReached`.
   */
  transfer(params?: messages.SessionTransferParams, options?: ProgressCallOptions): Promise<messages.SessionTransferResult>;
  /**
   * Returns the playback state, so that the caller can continue playback locally.
   *
   * The result has the media and the position. Afterwards the session continues, or ends as `action` says. `media.load`
   * accepts the members of `loadRequestData`, so playback can be returned to the device.
   *
   * Errors: `NoSuchSession`, `AmbiguousSession`, `SessionNotConnected`, `SessionSuspended`, `ConnectionLost`,
   * `SessionEnded`, `NoMediaSession`, `SessionTransferred`, `RequestTimedOut`, `RequestRejected`, `QueueNotSupported`,
   * `InternalLimitReached`.
   */
  takeBack(params?: messages.SessionTakeBackParams, options?: CallOptions): Promise<types.PlaybackState>;
  /**
   * Sets the default `sessionOptions` of new sessions.
   *
   * All clients share them. Existing sessions keep theirs.
   *
   * SDK: `GCKSessionManager.setDefaultSessionOptions:forDeviceCategory:`.
   */
  setDefaultOptions(params?: messages.SessionSetDefaultOptionsParams, options?: CallOptions): Promise<Record<string, never>>;
  /**
   * Returns the default `sessionOptions` of new sessions.
   *
   * SDK: `GCKSessionManager.defaultSessionOptionsForDeviceCategory:`.
   */
  getDefaultOptions(params?: messages.SessionGetDefaultOptionsParams, options?: CallOptions): Promise<messages.SessionGetDefaultOptionsResult>;
  /**
   * Builds a link with which another program can join a session.
   *
   * The link is a URL of the caller with one additional query item, which names the device and the app's run. It holds
   * no secret except the run's id.
   *
   * SDK: `GCKOpenURLOptions.asURLQueryItem`.
   *
   * Errors: `NoSuchSession`, `AmbiguousSession`.
   */
  buildOpenUrl(params?: messages.SessionBuildOpenUrlParams, options?: CallOptions): Promise<messages.SessionBuildOpenUrlResult>;
  /**
   * Parses a link that `session.buildOpenUrl` made.
   *
   * SDK: `GCKOpenURLOptions.openURLOptionsFromURL`.
   */
  parseOpenUrl(params: messages.SessionParseOpenUrlParams, options?: CallOptions): Promise<messages.SessionParseOpenUrlResult>;
  /**
   * Connects to the device and app that a link names.
   *
   * The device is looked for if it isn't known. A link with an app's run joins only that run; a link without one joins
   * the app if it runs, or launches it.
   *
   * SDK: `GCKSessionManager.startSessionWithOpenURLOptions:sessionOptions:`.
   *
   * Errors: `DeviceNotFound`, `SessionExists`, `AddressNotResolved`, `DeviceUnreachable`, `ConnectionRefused`,
   * `TLSFailed`, `DeviceAuthenticationFailed`, `ConnectionTimedOut`, `ConnectionLost`, `ConnectionRejected`,
   * `ApplicationNotFound`, `ApplicationNotRunning`, `LaunchFailed`, `LaunchCancelled`, `SessionEnded`,
   * `RequestRejected`, `CastMessageTooLarge`, `InternalLimitReached`.
   */
  startWithOpenUrl(params: messages.SessionStartWithOpenUrlParams, options?: ProgressCallOptions): Promise<types.Session>;
  /**
   * Closes a session's connection and keeps the session; playback continues.
   *
   * Calls for the session fail with `SessionSuspended` until `session.resume`, which fails if the app has ended by
   * then. For a session that is being connected again, this ends the attempts.
   *
   * SDK: `GCKSessionManager.suspendSessionWithReason`.
   *
   * Errors: `NoSuchSession`, `AmbiguousSession`, `SessionNotConnected`, `SessionEnded`.
   */
  suspend(params?: messages.SessionSuspendParams, options?: CallOptions): Promise<types.Session>;
  /**
   * Reconnects a suspended session now.
   *
   * After a lost connection the server reconnects by itself, with growing delays; this call skips the delay. Nothing is
   * loaded and nothing is launched: if the app has ended in the meantime, the session ends. For a connected session the
   * call returns at once.
   *
   * Errors: `NoSuchSession`, `AmbiguousSession`, `SessionNotConnected`, `SessionEnded`, `AddressNotResolved`,
   * `DeviceUnreachable`, `ConnectionRefused`, `TLSFailed`, `ConnectionTimedOut`, `ConnectionLost`,
   * `ConnectionRejected`, `RequestRejected`, `DeviceAuthenticationFailed`, `ApplicationNotRunning`, `SessionSuspended`.
   */
  resume(params?: messages.SessionResumeParams, options?: CallOptions): Promise<types.Session>;
  /**
   * Lists the saved sessions of servers that no longer run: killed, crashed, or shut down without ending their
   * sessions.
   */
  listSaved(params?: messages.SessionListSavedParams, options?: CallOptions): Promise<messages.SessionListSavedResult>;
  /**
   * Rejoins the saved sessions of servers that no longer run; nothing is loaded or launched.
   *
   * Only one server takes each saved session, and rejoins it only if the same run of its app still exists.
   * `session.willResume` and `session.didResume` or `session.didFailToResume` report it, without a
   * `session.didSuspend`. A session whose device can't be reached is kept for the next attempt.
   *
   * A daemon restores its sessions at start (`--restore-sessions`). A spawned server does so on request, and saves its
   * sessions from then on.
   */
  restore(params?: messages.SessionRestoreParams, options?: CallOptions): Promise<messages.SessionRestoreResult>;
}

/**
 * The state of a program's user interface, which any toolkit can draw. The server keeps one state for all clients and
 * updates it with their inputs. `widget.didChange` must be subscribed to by name (`widget.*`; `*` excludes it).
 */
export interface WidgetAPI {
  /**
   * Returns the state of widgets.
   *
   * Widgets show the session that connected last, or else the one that is connecting; they are the same for all
   * clients. The surfaces are those of the connection that asks: whether dialog, overlay, expanded controller and track
   * selector are presented, and the failure in the dialog.
   */
  getState(params?: messages.WidgetGetStateParams, options?: CallOptions): Promise<messages.WidgetGetStateResult>;
  /**
   * Sets the program's options for its widgets.
   *
   * All clients share the options; the answer has all of them.
   */
  setOptions(params: messages.WidgetSetOptionsParams, options?: CallOptions): Promise<types.WidgetOptions>;
  /**
   * Reports a tap on the cast button.
   *
   * With the context's option `startDiscoveryAfterFirstTapOnCastButton`, and while discovery doesn't run, it starts
   * discovery; otherwise it opens the dialog.
   *
   * SDK: `GCKUICastButtonDelegate`.
   */
  tapCastButton(params?: messages.WidgetTapCastButtonParams, options?: CallOptions): Promise<messages.WidgetTapCastButtonResult>;
  /**
   * Opens the cast dialog.
   *
   * SDK: `GCKCastContext.presentCastDialog`.
   */
  openDialog(params?: messages.WidgetOpenDialogParams, options?: CallOptions): Promise<types.CastDialogState>;
  /** Closes the cast dialog. */
  closeDialog(params?: messages.WidgetCloseDialogParams, options?: CallOptions): Promise<types.CastDialogState>;
  /**
   * Starts a session with a device that was chosen in the dialog.
   *
   * Returns when the session is connected; until then the dialog shows that it is connecting. The server first leaves a
   * session with another device, since the SDK has one session at a time; playback there continues.
   *
   * Errors: `DeviceNotFound`, `SessionExists`, `AddressNotResolved`, `DeviceUnreachable`, `ConnectionRefused`,
   * `TLSFailed`, `ConnectionTimedOut`, `ConnectionLost`, `ConnectionRejected`, `DeviceAuthenticationFailed`,
   * `ApplicationNotFound`, `LaunchFailed`, `LaunchCancelled`, `InternalLimitReached`.
   */
  selectDevice(params: messages.WidgetSelectDeviceParams, options?: CallOptions): Promise<types.Session>;
  /**
   * Ends the session, as the dialog's disconnect button does.
   *
   * Errors: `NoSuchSession`.
   */
  disconnect(params?: messages.WidgetDisconnectParams, options?: CallOptions): Promise<Record<string, never>>;
  /**
   * Shows the introductory overlay, if it was never shown and the cast button is enabled.
   *
   * The server records on disk that it was shown, for all servers of this user.
   *
   * SDK: `GCKCastContext.presentCastInstructionsViewControllerOnce`.
   */
  presentIntroOverlay(params?: messages.WidgetPresentIntroOverlayParams, options?: CallOptions): Promise<messages.WidgetPresentIntroOverlayResult>;
  /** Dismisses the introductory overlay. */
  dismissIntroOverlay(params?: messages.WidgetDismissIntroOverlayParams, options?: CallOptions): Promise<types.IntroOverlayState>;
  /**
   * Forgets that the introductory overlay was shown.
   *
   * SDK: `GCKCastContext.clearCastInstructionsShownFlag`.
   */
  resetIntroOverlay(params?: messages.WidgetResetIntroOverlayParams, options?: CallOptions): Promise<types.IntroOverlayState>;
  /**
   * Shows the expanded controller after a tap on the mini controller outside its buttons.
   *
   * Errors: `ControlDisabled`.
   */
  tapMiniController(params?: messages.WidgetTapMiniControllerParams, options?: CallOptions): Promise<messages.WidgetTapMiniControllerResult>;
  /**
   * Shows the expanded controller.
   *
   * Needs a session, but no media, which may be loaded afterwards, as in the SDK's guide. With the option
   * `useDefaultExpandedMediaControls` the controller counts as shown; without it, clients are only notified.
   *
   * SDK: `GCKCastContext.presentDefaultExpandedMediaControls`.
   *
   * Errors: `ControlDisabled`.
   */
  presentExpandedController(params?: messages.WidgetPresentExpandedControllerParams, options?: CallOptions): Promise<messages.WidgetPresentExpandedControllerResult>;
  /** Hides the expanded controller. */
  dismissExpandedController(params?: messages.WidgetDismissExpandedControllerParams, options?: CallOptions): Promise<messages.WidgetDismissExpandedControllerResult>;
  /**
   * Presses a button.
   *
   * Returns when the device has confirmed the action.
   *
   * Errors: `ControlDisabled`, `NoSuchSession`, `SessionNotConnected`, `SessionSuspended`, `NoMediaSession`,
   * `MediaNotSupported`, `ConnectionLost`, `SessionEnded`, `RequestTimedOut`, `RequestRejected`, `InvalidPlayerState`,
   * `MediaError`, `VolumeFixed`, `SessionTransferred`, `InternalLimitReached`, `CastMessageTooLarge`.
   */
  pressButton(params: messages.WidgetPressButtonParams, options?: CallOptions): Promise<messages.WidgetPressButtonResult>;
  /**
   * Moves a slider.
   *
   * While a slider is held, every client sees the value at which it is held. The seek is sent when it is released; the
   * volume follows, one request at a time. If the client that holds a slider disconnects, the slider is released.
   *
   * Errors: `ControlDisabled`, `NoSuchSession`, `SessionNotConnected`, `SessionSuspended`, `NoMediaSession`,
   * `MediaNotSupported`, `ConnectionLost`, `SessionEnded`, `RequestTimedOut`, `RequestRejected`, `InvalidPlayerState`,
   * `MediaError`, `RequestReplaced`, `VolumeFixed`, `SessionTransferred`, `InternalLimitReached`,
   * `CastMessageTooLarge`.
   */
  slide(params: messages.WidgetSlideParams, options?: CallOptions): Promise<Record<string, never>>;
  /**
   * Sets the volume in the volume controller.
   *
   * SDK: `GCKUIDeviceVolumeController.setVolume`.
   *
   * Errors: `ControlDisabled`, `NoSuchSession`, `SessionNotConnected`, `SessionSuspended`, `ConnectionLost`,
   * `SessionEnded`, `RequestTimedOut`, `RequestRejected`, `VolumeFixed`, `SessionTransferred`, `InternalLimitReached`,
   * `CastMessageTooLarge`, `MediaError`, `InvalidPlayerState`.
   */
  setVolume(params?: messages.WidgetSetVolumeParams, options?: CallOptions): Promise<types.VolumeControllerState>;
  /**
   * Sets the rate in the playback rate controller.
   *
   * SDK: `GCKUIPlaybackRateController.playbackRate`.
   *
   * Errors: `ControlDisabled`, `NoSuchSession`, `SessionNotConnected`, `SessionSuspended`, `NoMediaSession`,
   * `MediaNotSupported`, `ConnectionLost`, `SessionEnded`, `RequestTimedOut`, `RequestRejected`, `InvalidPlayerState`,
   * `MediaError`, `RequestReplaced`, `SessionTransferred`, `InternalLimitReached`, `CastMessageTooLarge`.
   */
  setPlaybackRate(params: messages.WidgetSetPlaybackRateParams, options?: CallOptions): Promise<types.PlaybackRateControllerState>;
  /**
   * Opens the track selector.
   *
   * Errors: `ControlDisabled`.
   */
  openTrackSelector(params?: messages.WidgetOpenTrackSelectorParams, options?: CallOptions): Promise<types.TrackSelectorState>;
  /** Closes the track selector without a choice. */
  closeTrackSelector(params?: messages.WidgetCloseTrackSelectorParams, options?: CallOptions): Promise<types.TrackSelectorState>;
  /**
   * Selects the tracks chosen in the track selector.
   *
   * Closes the track selector when the device has confirmed the choice.
   *
   * SDK: `GCKUIMediaTrackSelectionViewControllerDelegate.didSelectMediaTracks`.
   *
   * Errors: `ControlDisabled`, `NoSuchSession`, `SessionNotConnected`, `SessionSuspended`, `NoMediaSession`,
   * `MediaNotSupported`, `ConnectionLost`, `SessionEnded`, `RequestTimedOut`, `RequestRejected`, `InvalidPlayerState`,
   * `MediaError`, `RequestReplaced`, `SessionTransferred`, `InternalLimitReached`, `CastMessageTooLarge`.
   */
  selectTracks(params: messages.WidgetSelectTracksParams, options?: CallOptions): Promise<types.TrackSelectorState>;
  /**
   * Sets attributes of a part of the style tree, to be applied later.
   *
   * The tree is shared by all clients. Colours are `#RRGGBB` or `#RRGGBBAA`. Parts: see docs/Widgets.md.
   *
   * SDK: `GCKUIStyle`.
   */
  setStyle(params: messages.WidgetSetStyleParams, options?: CallOptions): Promise<types.WidgetStyle>;
  /**
   * Returns a part of the style tree.
   *
   * SDK: `GCKUIStyle.sharedInstance`.
   */
  getStyle(params?: messages.WidgetGetStyleParams, options?: CallOptions): Promise<types.WidgetStyle>;
  /**
   * Applies the changes to the style tree.
   *
   * SDK: `GCKUIStyle.applyStyle`.
   */
  applyStyle(params?: messages.WidgetApplyStyleParams, options?: CallOptions): Promise<messages.WidgetApplyStyleResult>;
  /**
   * Builds the load request that continues a local player's playback on the device.
   *
   * Nothing is sent.
   */
  makeLoadRequest(params: messages.WidgetMakeLoadRequestParams, options?: CallOptions): Promise<messages.WidgetMakeLoadRequestResult>;
  /**
   * Continues a local player's playback on the current session's device.
   *
   * Errors: `NoSuchSession`, `SessionNotConnected`, `SessionSuspended`, `MediaNotSupported`, `MediaLoadFailed`,
   * `MediaLoadCancelled`, `RequestReplaced`, `ConnectionLost`, `SessionEnded`, `RequestTimedOut`, `RequestRejected`,
   * `SessionTransferred`, `InternalLimitReached`, `CastMessageTooLarge`, `MediaError`, `InvalidPlayerState`.
   */
  handOver(params: messages.WidgetHandOverParams, options?: CallOptions): Promise<types.MediaState>;
  /**
   * Returns the state with which a local player continues the device's present or last playback.
   *
   * Works during a session and after it. A queue includes its items, as from `session.takeBack`; after the session only
   * those that had been fetched when it ended. If the device was paused, the local player should pause; if it was idle,
   * playback is over.
   *
   * SDK: `GCKUIMediaController.lastKnownStreamPosition`.
   */
  takeBack(params?: messages.WidgetTakeBackParams, options?: CallOptions): Promise<types.LocalPlayback>;
}

/** The API: one property per namespace. */
export interface Namespaces {
  readonly channel: ChannelAPI;
  readonly context: ContextAPI;
  readonly discovery: DiscoveryAPI;
  readonly events: EventsAPI;
  readonly image: ImageAPI;
  readonly log: LogAPI;
  readonly media: MediaAPI;
  readonly player: PlayerAPI;
  readonly queue: QueueAPI;
  readonly record: RecordAPI;
  readonly rpc: RpcAPI;
  readonly serve: ServeAPI;
  readonly server: ServerAPI;
  readonly session: SessionAPI;
  readonly widget: WidgetAPI;
}

/** The notifications by name, and what each carries. */
export interface EventMap {
  'channel.didConnect': messages.ChannelDidConnect;
  'channel.didDisconnect': messages.ChannelDidDisconnect;
  'channel.didReceiveMessage': messages.ChannelDidReceiveMessage;
  'channel.didChangeWritable': messages.ChannelDidChangeWritable;
  'context.didChangeCastState': messages.ContextDidChangeCastState;
  'discovery.didStart': messages.DiscoveryDidStart;
  'discovery.willUpdateList': messages.DiscoveryWillUpdateList;
  'discovery.didUpdateList': messages.DiscoveryDidUpdateList;
  'discovery.didStop': messages.DiscoveryDidStop;
  'discovery.didChangeAvailability': messages.DiscoveryDidChangeAvailability;
  'discovery.didInsertDevice': messages.DiscoveryDidInsertDevice;
  'discovery.didUpdateDevice': messages.DiscoveryDidUpdateDevice;
  'discovery.didMoveDevice': messages.DiscoveryDidMoveDevice;
  'discovery.didRemoveDevice': messages.DiscoveryDidRemoveDevice;
  'image.didCache': messages.ImageDidCache;
  'log.didRecord': messages.LogDidRecord;
  'log.didTapMessage': messages.LogDidTapMessage;
  'log.didChangeFile': messages.LogDidChangeFile;
  'media.didStartSession': messages.MediaDidStartSession;
  'media.didUpdateStatus': messages.MediaDidUpdateStatus;
  'media.didUpdateMetadata': messages.MediaDidUpdateMetadata;
  'media.didUpdateQueue': messages.MediaDidUpdateQueue;
  'media.didUpdatePreload': messages.MediaDidUpdatePreload;
  'media.didEndSession': messages.MediaDidEndSession;
  'media.didUpdatePosition': messages.MediaDidUpdatePosition;
  'media.didReceiveError': messages.MediaDidReceiveError;
  'media.didReceiveMessage': messages.MediaDidReceiveMessage;
  'player.didChange': messages.PlayerDidChange;
  'queue.didReload': messages.QueueDidReload;
  'queue.didInsert': messages.QueueDidInsert;
  'queue.didUpdate': messages.QueueDidUpdate;
  'queue.didRemove': messages.QueueDidRemove;
  'queue.didReorder': messages.QueueDidReorder;
  'record.didChange': messages.RecordDidChange;
  'serve.didConvert': messages.ServeDidConvert;
  'serve.didServe': messages.ServeDidServe;
  'session.willStart': messages.SessionWillStart;
  'session.didEnterPhase': messages.SessionDidEnterPhase;
  'session.didStart': messages.SessionDidStart;
  'session.didFailToStart': messages.SessionDidFailToStart;
  'session.willEnd': messages.SessionWillEnd;
  'session.didEnd': messages.SessionDidEnd;
  'session.didSuspend': messages.SessionDidSuspend;
  'session.willResume': messages.SessionWillResume;
  'session.didResume': messages.SessionDidResume;
  'session.didFailToResume': messages.SessionDidFailToResume;
  'session.didUpdateDefaultOptions': messages.SessionDidUpdateDefaultOptions;
  'session.willTransfer': messages.SessionWillTransfer;
  'session.didTransfer': messages.SessionDidTransfer;
  'session.didFailToTransfer': messages.SessionDidFailToTransfer;
  'session.didUpdateDevice': messages.SessionDidUpdateDevice;
  'session.didReceiveMultizoneStatus': messages.SessionDidReceiveMultizoneStatus;
  'session.didAddMultizoneDevice': messages.SessionDidAddMultizoneDevice;
  'session.didUpdateMultizoneDevice': messages.SessionDidUpdateMultizoneDevice;
  'session.didRemoveMultizoneDevice': messages.SessionDidRemoveMultizoneDevice;
  'session.didUpdatePlaybackSession': messages.SessionDidUpdatePlaybackSession;
  'session.didChangeVolume': messages.SessionDidChangeVolume;
  'session.didChangeStatus': messages.SessionDidChangeStatus;
  'widget.didChange': messages.WidgetDidChange;
  'widget.didTriggerExpandedController': messages.WidgetDidTriggerExpandedController;
  'widget.didPressCustomButton': messages.WidgetDidPressCustomButton;
  'widget.didApplyStyle': messages.WidgetDidApplyStyle;
}

/** What the server may ask this program, and how it is answered. */
export interface ServerRequestMap {
  /**
   * Asks the client for the credentials of a launch or join that it began. If the client refuses or doesn't answer
   * within 5 seconds, the credentials of `context.setLaunchCredentials` are used.
   */
  'credentials.provide': { params: messages.CredentialsProvideParams; result: types.LaunchCredentials };
  /**
   * Reports to the client whether devices of its category are wanted now, and how often to look for them. Sent after
   * `discovery.registerProvider` if discovery runs, and whenever that changes. A refusal, or no answer within 10
   * seconds, counts as no devices.
   *
   * SDK: `GCKDeviceProvider.startDiscovery`.
   */
  'discovery.provide': { params: messages.DiscoveryProvideParams; result: types.ProvidedDevices };
  /** Asks the client which image to show. If it refuses or doesn't answer within 2 seconds, the policy decides. */
  'image.choose': { params: messages.ImageChooseParams; result: types.ChosenImage };
  /**
   * Asks the client for an image. If it refuses, doesn't answer within 15 seconds, or doesn't return an image, the
   * server's own cache is used.
   */
  'image.provide': { params: messages.ImageProvideParams; result: types.ProvidedImage };
}
