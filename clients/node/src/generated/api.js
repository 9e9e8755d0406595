// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

/** The protocol version spoken here. */
export const PROTOCOL_VERSION = '1.0';

/** The API level that this library knows. */
export const API_LEVEL = 1;

/** Names the API document that this library was generated from. */
export const SPEC_HASH = '4985794c6e390bcc';

/** Every method. */
export const methodNames = Object.freeze([
  'channel.add',
  'channel.remove',
  'channel.list',
  'channel.send',
  'channel.generateRequestId',
  'channel.broadcast',
  'context.create',
  'context.get',
  'context.setLaunchCredentials',
  'context.setAppState',
  'discovery.start',
  'discovery.stop',
  'discovery.list',
  'discovery.get',
  'discovery.find',
  'discovery.scan',
  'discovery.addDevice',
  'discovery.removeDevice',
  'discovery.setAttribute',
  'discovery.removeAttribute',
  'discovery.registerProvider',
  'discovery.unregisterProvider',
  'discovery.publishDevices',
  'discovery.unpublishDevices',
  'discovery.setPassiveScan',
  'discovery.setOptions',
  'discovery.queryAppAvailability',
  'discovery.diagnose',
  'events.subscribe',
  'events.unsubscribe',
  'events.poll',
  'events.snapshot',
  'image.pick',
  'image.setPolicy',
  'image.getPolicy',
  'image.fetch',
  'image.cacheInfo',
  'image.clearCache',
  'log.setFilter',
  'log.getFilter',
  'log.setFile',
  'log.setConsole',
  'log.setMessageTap',
  'media.load',
  'media.preflight',
  'media.play',
  'media.pause',
  'media.stop',
  'media.seek',
  'media.setPlaybackRate',
  'media.setStreamVolume',
  'media.setStreamMuted',
  'media.setActiveTracks',
  'media.getDefaultTextTrackStyle',
  'media.setTextTrackStyle',
  'media.skipAd',
  'media.requestStatus',
  'media.getStatus',
  'media.getLastKnown',
  'media.position',
  'media.subscribePosition',
  'media.unsubscribePosition',
  'media.editTracks',
  'media.editAudioTracks',
  'media.selectTracks',
  'media.userAction',
  'media.precache',
  'media.storeSession',
  'media.resumeSession',
  'media.setCredentials',
  'media.playAgain',
  'media.sendCommand',
  'media.requests',
  'player.play',
  'player.pause',
  'player.resume',
  'player.toggle',
  'player.stop',
  'player.seek',
  'player.next',
  'player.previous',
  'player.setVolume',
  'player.status',
  'player.list',
  'player.connect',
  'player.interrupt',
  'player.setDefault',
  'player.setAlias',
  'player.getNames',
  'queue.load',
  'queue.insert',
  'queue.insertAndPlay',
  'queue.update',
  'queue.remove',
  'queue.reorder',
  'queue.move',
  'queue.jump',
  'queue.next',
  'queue.previous',
  'queue.setRepeatMode',
  'queue.shuffle',
  'queue.unshuffle',
  'queue.fetchItemIds',
  'queue.fetchItems',
  'queue.fetchItemRange',
  'queue.list',
  'queue.getCache',
  'queue.setCacheOptions',
  'queue.reload',
  'queue.clear',
  'rpc.discover',
  'serve.publish',
  'serve.unpublish',
  'serve.list',
  'server.initialize',
  'server.info',
  'server.clients',
  'server.ping',
  'server.echo',
  'server.shutdown',
  'session.start',
  'session.join',
  'session.end',
  'session.list',
  'session.setCurrent',
  'session.get',
  'session.setVolume',
  'session.stepVolume',
  'session.pressVolumeKey',
  'session.setMuted',
  'session.requestMultizoneStatus',
  'session.setMultizoneDeviceVolume',
  'session.setMultizoneDeviceMuted',
  'session.getCastingGroups',
  'session.requestStatus',
  'session.transfer',
  'session.takeBack',
  'session.setDefaultOptions',
  'session.getDefaultOptions',
  'session.buildOpenUrl',
  'session.parseOpenUrl',
  'session.startWithOpenUrl',
  'session.suspend',
  'session.resume',
  'session.listSaved',
  'session.restore',
  'widget.getState',
  'widget.setOptions',
  'widget.tapCastButton',
  'widget.openDialog',
  'widget.closeDialog',
  'widget.selectDevice',
  'widget.disconnect',
  'widget.presentIntroOverlay',
  'widget.dismissIntroOverlay',
  'widget.resetIntroOverlay',
  'widget.tapMiniController',
  'widget.presentExpandedController',
  'widget.dismissExpandedController',
  'widget.pressButton',
  'widget.slide',
  'widget.setVolume',
  'widget.setPlaybackRate',
  'widget.openTrackSelector',
  'widget.closeTrackSelector',
  'widget.selectTracks',
  'widget.setStyle',
  'widget.getStyle',
  'widget.applyStyle',
  'widget.makeLoadRequest',
  'widget.handOver',
  'widget.takeBack',
]);

/** Every notification. */
export const eventNames = Object.freeze([
  'channel.didConnect',
  'channel.didDisconnect',
  'channel.didReceiveMessage',
  'channel.didChangeWritable',
  'context.didChangeCastState',
  'discovery.didStart',
  'discovery.willUpdateList',
  'discovery.didUpdateList',
  'discovery.didStop',
  'discovery.didChangeAvailability',
  'discovery.didInsertDevice',
  'discovery.didUpdateDevice',
  'discovery.didMoveDevice',
  'discovery.didRemoveDevice',
  'image.didCache',
  'log.didRecord',
  'log.didTapMessage',
  'log.didChangeFile',
  'media.didStartSession',
  'media.didUpdateStatus',
  'media.didUpdateMetadata',
  'media.didUpdateQueue',
  'media.didUpdatePreload',
  'media.didEndSession',
  'media.didUpdatePosition',
  'media.didReceiveError',
  'media.didReceiveMessage',
  'player.didChange',
  'queue.didReload',
  'queue.didInsert',
  'queue.didUpdate',
  'queue.didRemove',
  'queue.didReorder',
  'serve.didServe',
  'session.willStart',
  'session.didEnterPhase',
  'session.didStart',
  'session.didFailToStart',
  'session.willEnd',
  'session.didEnd',
  'session.didSuspend',
  'session.willResume',
  'session.didResume',
  'session.didFailToResume',
  'session.didUpdateDefaultOptions',
  'session.willTransfer',
  'session.didTransfer',
  'session.didFailToTransfer',
  'session.didUpdateDevice',
  'session.didReceiveMultizoneStatus',
  'session.didAddMultizoneDevice',
  'session.didUpdateMultizoneDevice',
  'session.didRemoveMultizoneDevice',
  'session.didUpdatePlaybackSession',
  'session.didChangeVolume',
  'session.didChangeStatus',
  'widget.didChange',
  'widget.didTriggerExpandedController',
  'widget.didPressCustomButton',
  'widget.didApplyStyle',
]);

/** The capability without which the server never sends a request. */
export const serverRequestCapabilities = Object.freeze({
  'credentials.provide': 'credentialsProvider',
  'discovery.provide': 'deviceProvider',
  'image.choose': 'imagePicker',
  'image.provide': 'imageCache',
});

class ChannelAPI {
  #request;

  constructor(request) {
    this.#request = request;
  }

  /** Adds a channel. It can be added before a session is started. */
  add(params, options) {
    return this.#request('channel.add', params, options);
  }

  /** Removes one of the client's channels; name it as it was added. */
  remove(params, options) {
    return this.#request('channel.remove', params, options);
  }

  /** Lists the client's channels, the oldest first. */
  list(params, options) {
    return this.#request('channel.list', params, options);
  }

  /** Sends a message to the app on one of the client's channels. */
  send(params, options) {
    return this.#request('channel.send', params, options);
  }

  /**
   * Returns a number for a request of the app's own protocol that is unique on this connection to the device.
   */
  generateRequestId(params, options) {
    return this.#request('channel.generateRequestId', params, options);
  }

  /** Broadcasts a message to every endpoint on a session's device (destination `*`). */
  broadcast(params, options) {
    return this.#request('channel.broadcast', params, options);
  }
}

class ContextAPI {
  #request;

  constructor(request) {
    this.#request = request;
  }

  /** Creates the context with options, once, and starts discovery unless the options say otherwise. */
  create(params, options) {
    return this.#request('context.create', params, options);
  }

  /** Returns the context's state. */
  get(params, options) {
    return this.#request('context.get', params, options);
  }

  /** Sets the viewer's credentials for the next launches and joins. */
  setLaunchCredentials(params, options) {
    return this.#request('context.setLaunchCredentials', params, options);
  }

  /** Says whether the calling client is in the foreground. */
  setAppState(params, options) {
    return this.#request('context.setAppState', params, options);
  }
}

class DiscoveryAPI {
  #request;

  constructor(request) {
    this.#request = request;
  }

  /** Starts discovery; does nothing if it already runs. */
  start(params, options) {
    return this.#request('discovery.start', params, options);
  }

  /** Stops discovery, unless another client started it too; the devices found so far stay in the list. */
  stop(params, options) {
    return this.#request('discovery.stop', params, options);
  }

  /** Lists the devices that match this client's criteria. */
  list(params, options) {
    return this.#request('discovery.list', params, options);
  }

  /** Returns one device. */
  get(params, options) {
    return this.#request('discovery.get', params, options);
  }

  /** Waits until a device is found; starts discovery if necessary. */
  find(params, options) {
    return this.#request('discovery.find', params, options);
  }

  /** Returns all devices that answer within a given time. */
  scan(params, options) {
    return this.#request('discovery.scan', params, options);
  }

  /** Adds a device by address, for networks that discovery doesn't reach. */
  addDevice(params, options) {
    return this.#request('discovery.addDevice', params, options);
  }

  /** Removes a device that was added by its address. */
  removeDevice(params, options) {
    return this.#request('discovery.removeDevice', params, options);
  }

  /** Notes something of a device, for all clients; `discovery.didUpdateDevice` tells it. */
  setAttribute(params, options) {
    return this.#request('discovery.setAttribute', params, options);
  }

  /** Removes what was noted of a device. */
  removeAttribute(params, options) {
    return this.#request('discovery.removeAttribute', params, options);
  }

  /** Says that this client knows of devices that nothing announces, which are a category of their own. */
  registerProvider(params, options) {
    return this.#request('discovery.registerProvider', params, options);
  }

  /** Takes it back; the category's devices are removed from the list. */
  unregisterProvider(params, options) {
    return this.#request('discovery.unregisterProvider', params, options);
  }

  /** Lists devices of a category of this client's; those that are listed are told anew. */
  publishDevices(params, options) {
    return this.#request('discovery.publishDevices', params, options);
  }

  /** Removes devices of a category of this client's from the list; sessions with them go on. */
  unpublishDevices(params, options) {
    return this.#request('discovery.unpublishDevices', params, options);
  }

  /** Says whether to query the network less often, at the price of older data; for all clients. */
  setPassiveScan(params, options) {
    return this.#request('discovery.setPassiveScan', params, options);
  }

  /** Changes how devices are discovered, for all clients, at once; returns all options. */
  setOptions(params, options) {
    return this.#request('discovery.setOptions', params, options);
  }

  /** Asks a device which apps it supports. */
  queryAppAvailability(params, options) {
    return this.#request('discovery.queryAppAvailability', params, options);
  }

  /** Explains why the list of devices is as it is, and probes an address if asked to. */
  diagnose(params, options) {
    return this.#request('discovery.diagnose', params, options);
  }
}

class EventsAPI {
  #request;

  constructor(request) {
    this.#request = request;
  }

  /** Subscribes to the notifications of some topics. */
  subscribe(params, options) {
    return this.#request('events.subscribe', params, options);
  }

  /** Ends a subscription. */
  unsubscribe(params, options) {
    return this.#request('events.unsubscribe', params, options);
  }

  /** Returns the events since the last poll. */
  poll(params, options) {
    return this.#request('events.poll', params, options);
  }

  /** Returns the state of everything at this moment. */
  snapshot(params, options) {
    return this.#request('events.snapshot', params, options);
  }
}

class ImageAPI {
  #request;

  constructor(request) {
    this.#request = request;
  }

  /** Picks the image to show. */
  pick(params, options) {
    return this.#request('image.pick', params, options);
  }

  /** Sets how images are picked from now on, for all clients. */
  setPolicy(params, options) {
    return this.#request('image.setPolicy', params, options);
  }

  /** Returns how images are picked. */
  getPolicy(params, options) {
    return this.#request('image.getPolicy', params, options);
  }

  /** Fetches an image over HTTPS, or finds it in the cache, and returns its path. */
  fetch(params, options) {
    return this.#request('image.fetch', params, options);
  }

  /** Cleans up the cache, and returns its state. */
  cacheInfo(params, options) {
    return this.#request('image.cacheInfo', params, options);
  }

  /** Removes all images from the cache. */
  clearCache(params, options) {
    return this.#request('image.clearCache', params, options);
  }
}

class LogAPI {
  #request;

  constructor(request) {
    this.#request = request;
  }

  /** Sets which records this connection wants. */
  setFilter(params, options) {
    return this.#request('log.setFilter', params, options);
  }

  /** Returns what is logged, and where. */
  getFilter(params, options) {
    return this.#request('log.getFilter', params, options);
  }

  /** Starts or stops logging to files. */
  setFile(params, options) {
    return this.#request('log.setFile', params, options);
  }

  /** Starts or stops logging to standard error. */
  setConsole(params, options) {
    return this.#request('log.setConsole', params, options);
  }

  /** Starts or stops showing this connection the Cast messages that are sent and received. */
  setMessageTap(params, options) {
    return this.#request('log.setMessageTap', params, options);
  }
}

class MediaAPI {
  #request;

  constructor(request) {
    this.#request = request;
  }

  /** Loads media, a queue, or the content of a deep link. */
  load(params, options) {
    return this.#request('media.load', params, options);
  }

  /** Says whether a device will play something, and why not, before it is loaded. */
  preflight(params, options) {
    return this.#request('media.preflight', params, options);
  }

  /** Resumes playback. */
  play(params, options) {
    return this.#request('media.play', params, options);
  }

  /** Pauses. */
  pause(params, options) {
    return this.#request('media.pause', params, options);
  }

  /** Stops playback, and unloads the media and its queue. */
  stop(params, options) {
    return this.#request('media.stop', params, options);
  }

  /** Seeks to another position. */
  seek(params, options) {
    return this.#request('media.seek', params, options);
  }

  /** Sets the playback rate. */
  setPlaybackRate(params, options) {
    return this.#request('media.setPlaybackRate', params, options);
  }

  /** Sets the stream's volume; the device's volume is `session.setVolume`. */
  setStreamVolume(params, options) {
    return this.#request('media.setStreamVolume', params, options);
  }

  /** Mutes or unmutes the stream. */
  setStreamMuted(params, options) {
    return this.#request('media.setStreamMuted', params, options);
  }

  /** Selects the active tracks. */
  setActiveTracks(params, options) {
    return this.#request('media.setActiveTracks', params, options);
  }

  /** Returns the default text style: white on black. */
  getDefaultTextTrackStyle(params, options) {
    return this.#request('media.getDefaultTextTrackStyle', params, options);
  }

  /** Sets the style of text tracks. */
  setTextTrackStyle(params, options) {
    return this.#request('media.setTextTrackStyle', params, options);
  }

  /** Skips the ad that is playing. */
  skipAd(params, options) {
    return this.#request('media.skipAd', params, options);
  }

  /** Requests the receiver's media status. */
  requestStatus(params, options) {
    return this.#request('media.requestStatus', params, options);
  }

  /** Returns the known state at once, without asking the receiver. */
  getStatus(params, options) {
    return this.#request('media.getStatus', params, options);
  }

  /** Returns what a session played last, even after the session has ended. */
  getLastKnown(params, options) {
    return this.#request('media.getLastKnown', params, options);
  }

  /** Returns the playback position at this moment, without asking the receiver. */
  position(params, options) {
    return this.#request('media.position', params, options);
  }

  /** Subscribes to `media.didUpdatePosition` at an interval. */
  subscribePosition(params, options) {
    return this.#request('media.subscribePosition', params, options);
  }

  /** Ends `media.didUpdatePosition` for this connection. */
  unsubscribePosition(params, options) {
    return this.#request('media.unsubscribePosition', params, options);
  }

  /** Selects tracks and their style in one request, as receivers support it. */
  editTracks(params, options) {
    return this.#request('media.editTracks', params, options);
  }

  /** Selects the audio track by language; the receiver picks the track. */
  editAudioTracks(params, options) {
    return this.#request('media.editAudioTracks', params, options);
  }

  /** Selects tracks by language, from those that the media lists. */
  selectTracks(params, options) {
    return this.#request('media.selectTracks', params, options);
  }

  /** Reports the viewer's opinion of the media to the app. */
  userAction(params, options) {
    return this.#request('media.userAction', params, options);
  }

  /** Lets the app preload what will be needed soon. */
  precache(params, options) {
    return this.#request('media.precache', params, options);
  }

  /** Asks the app for the state that another receiver needs to continue playback. */
  storeSession(params, options) {
    return this.#request('media.storeSession', params, options);
  }

  /** Continues with the state that `media.storeSession` returned. */
  resumeSession(params, options) {
    return this.#request('media.resumeSession', params, options);
  }

  /** Passes new credentials of the viewer to the app. */
  setCredentials(params, options) {
    return this.#request('media.setCredentials', params, options);
  }

  /** Plays media that has ended once more, if the app can. */
  playAgain(params, options) {
    return this.#request('media.playAgain', params, options);
  }

  /** Sends a media message of any type. */
  sendCommand(params, options) {
    return this.#request('media.sendCommand', params, options);
  }

  /** Lists the unanswered requests to apps, the oldest first. */
  requests(params, options) {
    return this.#request('media.requests', params, options);
  }
}

class PlayerAPI {
  #request;

  constructor(request) {
    this.#request = request;
  }

  /**
   * Plays something on a device: finds the device, starts or joins the app, loads, and waits until it plays.
   */
  play(params, options) {
    return this.#request('player.play', params, options);
  }

  /** Pauses; succeeds if it is paused already or nothing plays. */
  pause(params, options) {
    return this.#request('player.pause', params, options);
  }

  /** Resumes playback; succeeds if it plays already. */
  resume(params, options) {
    return this.#request('player.resume', params, options);
  }

  /** Pauses if it plays, resumes if it is paused. */
  toggle(params, options) {
    return this.#request('player.toggle', params, options);
  }

  /** Stops the app, whoever started it, and ends the session; succeeds if nothing runs. */
  stop(params, options) {
    return this.#request('player.stop', params, options);
  }

  /** Seeks to a position, or by a distance. */
  seek(params, options) {
    return this.#request('player.seek', params, options);
  }

  /** Plays the next item of the queue. */
  next(params, options) {
    return this.#request('player.next', params, options);
  }

  /** Plays the previous item of the queue. */
  previous(params, options) {
    return this.#request('player.previous', params, options);
  }

  /** Sets the device's volume: to a level, by steps, or muted. */
  setVolume(params, options) {
    return this.#request('player.setVolume', params, options);
  }

  /** Returns what a device plays. */
  status(params, options) {
    return this.#request('player.status', params, options);
  }

  /** Returns what every device plays. */
  list(params, options) {
    return this.#request('player.list', params, options);
  }

  /** Joins what runs on a device, and returns the session; launches nothing. */
  connect(params, options) {
    return this.#request('player.connect', params, options);
  }

  /** Plays an announcement, then restores exactly what was before. */
  interrupt(params, options) {
    return this.#request('player.interrupt', params, options);
  }

  /** Sets or clears the device that calls mean which name none; it is kept on disk. */
  setDefault(params, options) {
    return this.#request('player.setDefault', params, options);
  }

  /** Sets or removes a short name for a device; it is kept on disk. */
  setAlias(params, options) {
    return this.#request('player.setAlias', params, options);
  }

  /** Returns the default device and the aliases. */
  getNames(params, options) {
    return this.#request('player.getNames', params, options);
  }
}

class QueueAPI {
  #request;

  constructor(request) {
    this.#request = request;
  }

  /** Loads a queue of any length. */
  load(params, options) {
    return this.#request('queue.load', params, options);
  }

  /** Inserts any number of items before another one, or at the end. */
  insert(params, options) {
    return this.#request('queue.insert', params, options);
  }

  /** Inserts an item and plays it at once. */
  insertAndPlay(params, options) {
    return this.#request('queue.insertAndPlay', params, options);
  }

  /** Changes items in place. */
  update(params, options) {
    return this.#request('queue.update', params, options);
  }

  /** Removes items. */
  remove(params, options) {
    return this.#request('queue.remove', params, options);
  }

  /** Moves items, in the order given, before another one or to the end. */
  reorder(params, options) {
    return this.#request('queue.reorder', params, options);
  }

  /** Moves one item to an index. */
  move(params, options) {
    return this.#request('queue.move', params, options);
  }

  /** Plays another item of the queue. */
  jump(params, options) {
    return this.#request('queue.jump', params, options);
  }

  /** Plays the next item. */
  next(params, options) {
    return this.#request('queue.next', params, options);
  }

  /** Plays the item before the current one. */
  previous(params, options) {
    return this.#request('queue.previous', params, options);
  }

  /** Sets what the queue does at its end. */
  setRepeatMode(params, options) {
    return this.#request('queue.setRepeatMode', params, options);
  }

  /** Shuffles the queue; the current item continues to play. */
  shuffle(params, options) {
    return this.#request('queue.shuffle', params, options);
  }

  /** Restores the order of a shuffled queue. */
  unshuffle(params, options) {
    return this.#request('queue.unshuffle', params, options);
  }

  /** Requests the ids of all items from the receiver. */
  fetchItemIds(params, options) {
    return this.#request('queue.fetchItemIds', params, options);
  }

  /** Requests items by their ids from the receiver, any number of them. */
  fetchItems(params, options) {
    return this.#request('queue.fetchItems', params, options);
  }

  /** Requests the items after or before an item from the receiver. */
  fetchItemRange(params, options) {
    return this.#request('queue.fetchItemRange', params, options);
  }

  /** Returns a part of the queue: cached items at once, the others from the receiver. */
  list(params, options) {
    return this.#request('queue.list', params, options);
  }

  /** Returns what is known about the queue, without asking the receiver. */
  getCache(params, options) {
    return this.#request('queue.getCache', params, options);
  }

  /** Sets how many items are cached, and how many are requested at a time. */
  setCacheOptions(params, options) {
    return this.#request('queue.setCacheOptions', params, options);
  }

  /** Discards the cached list and items, and requests the list again. */
  reload(params, options) {
    return this.#request('queue.reload', params, options);
  }

  /** Discards the cached list and items; the receiver's queue stays as it is. */
  clear(params, options) {
    return this.#request('queue.clear', params, options);
  }
}

class RpcAPI {
  #request;

  constructor(request) {
    this.#request = request;
  }

  /** Returns the whole API as an OpenRPC document. */
  discover(params, options) {
    return this.#request('rpc.discover', params, options);
  }
}

class ServeAPI {
  #request;

  constructor(request) {
    this.#request = request;
  }

  /** Serves a file to a receiver, and returns its URL. */
  publish(params, options) {
    return this.#request('serve.publish', params, options);
  }

  /** Takes a publication back: its URL leads nowhere, and whoever is fetching it is disconnected. */
  unpublish(params, options) {
    return this.#request('serve.unpublish', params, options);
  }

  /** Returns what is published. */
  list(params, options) {
    return this.#request('serve.list', params, options);
  }
}

class ServerAPI {
  #request;

  constructor(request) {
    this.#request = request;
  }

  /** Introduces the client, and returns the server's name, versions and limits. */
  initialize(params, options) {
    return this.#request('server.initialize', params, options);
  }

  /** Returns the server's name, versions and state. */
  info(params, options) {
    return this.#request('server.info', params, options);
  }

  /** Lists who is connected, and what waits on each connection. */
  clients(params, options) {
    return this.#request('server.clients', params, options);
  }

  /** Answers at once. */
  ping(params, options) {
    return this.#request('server.ping', params, options);
  }

  /** Returned unchanged; for testing transports. */
  echo(params, options) {
    return this.#request('server.echo', params, options);
  }

  /**
   * Shuts the server down: it leaves its sessions (playback continues), writes pending replies, and exits with code 0.
   */
  shutdown(params, options) {
    return this.#request('server.shutdown', params, options);
  }
}

class SessionAPI {
  #request;

  constructor(request) {
    this.#request = request;
  }

  /** Connects to a device and launches an app, or joins the app if it already runs. */
  start(params, options) {
    return this.#request('session.start', params, options);
  }

  /** Connects to a device and joins the running app; launches nothing. */
  join(params, options) {
    return this.#request('session.join', params, options);
  }

  /** Ends a session. */
  end(params, options) {
    return this.#request('session.end', params, options);
  }

  /** Lists the sessions. */
  list(params, options) {
    return this.#request('session.list', params, options);
  }

  /** Sets the session that this connection's calls use when they name none, and that widgets show. */
  setCurrent(params, options) {
    return this.#request('session.setCurrent', params, options);
  }

  /** Returns one session. */
  get(params, options) {
    return this.#request('session.get', params, options);
  }

  /** Sets the device's volume. */
  setVolume(params, options) {
    return this.#request('session.setVolume', params, options);
  }

  /** Changes the device's volume by its own steps. */
  stepVolume(params, options) {
    return this.#request('session.stepVolume', params, options);
  }

  /** Reports that a volume key of the calling program was pressed. */
  pressVolumeKey(params, options) {
    return this.#request('session.pressVolumeKey', params, options);
  }

  /** Mutes or unmutes the device. */
  setMuted(params, options) {
    return this.#request('session.setMuted', params, options);
  }

  /** Requests the members of a speaker group. */
  requestMultizoneStatus(params, options) {
    return this.#request('session.requestMultizoneStatus', params, options);
  }

  /** Sets the volume of a group member. */
  setMultizoneDeviceVolume(params, options) {
    return this.#request('session.setMultizoneDeviceVolume', params, options);
  }

  /** Mutes or unmutes a group member. */
  setMultizoneDeviceMuted(params, options) {
    return this.#request('session.setMultizoneDeviceMuted', params, options);
  }

  /** Requests the groups that a device belongs to. */
  getCastingGroups(params, options) {
    return this.#request('session.getCastingGroups', params, options);
  }

  /** Requests the receiver's status. */
  requestStatus(params, options) {
    return this.#request('session.requestStatus', params, options);
  }

  /** Transfers a session to another device, where playback continues. */
  transfer(params, options) {
    return this.#request('session.transfer', params, options);
  }

  /** Returns what plays, so that the caller can continue it: remote to local. */
  takeBack(params, options) {
    return this.#request('session.takeBack', params, options);
  }

  /** Sets the default `sessionOptions` of new sessions. */
  setDefaultOptions(params, options) {
    return this.#request('session.setDefaultOptions', params, options);
  }

  /** Returns the default `sessionOptions` of new sessions. */
  getDefaultOptions(params, options) {
    return this.#request('session.getDefaultOptions', params, options);
  }

  /** Builds a link with which another program can join a session. */
  buildOpenUrl(params, options) {
    return this.#request('session.buildOpenUrl', params, options);
  }

  /** Parses a link that `session.buildOpenUrl` made. */
  parseOpenUrl(params, options) {
    return this.#request('session.parseOpenUrl', params, options);
  }

  /** Connects to the device and app that a link names. */
  startWithOpenUrl(params, options) {
    return this.#request('session.startWithOpenUrl', params, options);
  }

  /** Closes a session's connection and keeps the session; playback continues. */
  suspend(params, options) {
    return this.#request('session.suspend', params, options);
  }

  /** Reconnects a suspended session now. */
  resume(params, options) {
    return this.#request('session.resume', params, options);
  }

  /**
   * Lists the sessions of servers that are gone: killed, crashed, or shut down without ending their sessions.
   */
  listSaved(params, options) {
    return this.#request('session.listSaved', params, options);
  }

  /** Rejoins the sessions of servers that are gone; nothing is loaded or launched. */
  restore(params, options) {
    return this.#request('session.restore', params, options);
  }
}

class WidgetAPI {
  #request;

  constructor(request) {
    this.#request = request;
  }

  /** Returns the state of widgets. */
  getState(params, options) {
    return this.#request('widget.getState', params, options);
  }

  /** Sets the program's options for its widgets. */
  setOptions(params, options) {
    return this.#request('widget.setOptions', params, options);
  }

  /** The cast button was tapped. */
  tapCastButton(params, options) {
    return this.#request('widget.tapCastButton', params, options);
  }

  /** Opens the cast dialog. */
  openDialog(params, options) {
    return this.#request('widget.openDialog', params, options);
  }

  /** Closes the cast dialog. */
  closeDialog(params, options) {
    return this.#request('widget.closeDialog', params, options);
  }

  /** A device of the dialog was chosen: starts a session with it. */
  selectDevice(params, options) {
    return this.#request('widget.selectDevice', params, options);
  }

  /** The dialog's disconnect button was pressed: ends the session. */
  disconnect(params, options) {
    return this.#request('widget.disconnect', params, options);
  }

  /** Shows the introductory overlay, if it was never shown and the cast button is enabled. */
  presentIntroOverlay(params, options) {
    return this.#request('widget.presentIntroOverlay', params, options);
  }

  /** Dismisses the introductory overlay. */
  dismissIntroOverlay(params, options) {
    return this.#request('widget.dismissIntroOverlay', params, options);
  }

  /** Forgets that the introductory overlay was shown. */
  resetIntroOverlay(params, options) {
    return this.#request('widget.resetIntroOverlay', params, options);
  }

  /** The mini controller was tapped outside its buttons: shows the expanded controller. */
  tapMiniController(params, options) {
    return this.#request('widget.tapMiniController', params, options);
  }

  /** Shows the expanded controller. */
  presentExpandedController(params, options) {
    return this.#request('widget.presentExpandedController', params, options);
  }

  /** Hides the expanded controller. */
  dismissExpandedController(params, options) {
    return this.#request('widget.dismissExpandedController', params, options);
  }

  /** A button was pressed. */
  pressButton(params, options) {
    return this.#request('widget.pressButton', params, options);
  }

  /** A slider is moved. */
  slide(params, options) {
    return this.#request('widget.slide', params, options);
  }

  /** Sets the volume in the volume controller. */
  setVolume(params, options) {
    return this.#request('widget.setVolume', params, options);
  }

  /** Sets the rate in the playback rate controller. */
  setPlaybackRate(params, options) {
    return this.#request('widget.setPlaybackRate', params, options);
  }

  /** Opens the track selector. */
  openTrackSelector(params, options) {
    return this.#request('widget.openTrackSelector', params, options);
  }

  /** Closes the track selector without a choice. */
  closeTrackSelector(params, options) {
    return this.#request('widget.closeTrackSelector', params, options);
  }

  /** Tracks were chosen. */
  selectTracks(params, options) {
    return this.#request('widget.selectTracks', params, options);
  }

  /** Sets attributes of a part of the style tree, to be applied later. */
  setStyle(params, options) {
    return this.#request('widget.setStyle', params, options);
  }

  /** Returns a part of the style tree. */
  getStyle(params, options) {
    return this.#request('widget.getStyle', params, options);
  }

  /** Applies the changes to the style tree. */
  applyStyle(params, options) {
    return this.#request('widget.applyStyle', params, options);
  }

  /** Builds the request that continues on the device what a local player plays. */
  makeLoadRequest(params, options) {
    return this.#request('widget.makeLoadRequest', params, options);
  }

  /** Continues on the device of the current session what a local player plays. */
  handOver(params, options) {
    return this.#request('widget.handOver', params, options);
  }

  /** Returns how a local player should continue what the device plays, or last played. */
  takeBack(params, options) {
    return this.#request('widget.takeBack', params, options);
  }
}

/** Gives `client` its namespaces; their methods call `request(method, params, options)`. */
export function addNamespaces(client, request) {
  Object.defineProperty(client, 'channel', { value: Object.freeze(new ChannelAPI(request)), enumerable: true });
  Object.defineProperty(client, 'context', { value: Object.freeze(new ContextAPI(request)), enumerable: true });
  Object.defineProperty(client, 'discovery', { value: Object.freeze(new DiscoveryAPI(request)), enumerable: true });
  Object.defineProperty(client, 'events', { value: Object.freeze(new EventsAPI(request)), enumerable: true });
  Object.defineProperty(client, 'image', { value: Object.freeze(new ImageAPI(request)), enumerable: true });
  Object.defineProperty(client, 'log', { value: Object.freeze(new LogAPI(request)), enumerable: true });
  Object.defineProperty(client, 'media', { value: Object.freeze(new MediaAPI(request)), enumerable: true });
  Object.defineProperty(client, 'player', { value: Object.freeze(new PlayerAPI(request)), enumerable: true });
  Object.defineProperty(client, 'queue', { value: Object.freeze(new QueueAPI(request)), enumerable: true });
  Object.defineProperty(client, 'rpc', { value: Object.freeze(new RpcAPI(request)), enumerable: true });
  Object.defineProperty(client, 'serve', { value: Object.freeze(new ServeAPI(request)), enumerable: true });
  Object.defineProperty(client, 'server', { value: Object.freeze(new ServerAPI(request)), enumerable: true });
  Object.defineProperty(client, 'session', { value: Object.freeze(new SessionAPI(request)), enumerable: true });
  Object.defineProperty(client, 'widget', { value: Object.freeze(new WidgetAPI(request)), enumerable: true });
}
