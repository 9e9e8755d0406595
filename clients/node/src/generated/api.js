// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

/** The protocol version spoken here. */
export const PROTOCOL_VERSION = '1.0';

/** The API level that this library knows. */
export const API_LEVEL = 1;

/** Names the API document that this library was generated from. */
export const SPEC_HASH = 'd71ae090e83bfa4f';

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
  'server.initialize',
  'server.info',
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
  'queue.didReload',
  'queue.didInsert',
  'queue.didUpdate',
  'queue.didRemove',
  'queue.didReorder',
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
  'image.choose': 'imagePicker',
  'image.provide': 'imageCache',
});

class ChannelAPI {
  #request;

  constructor(request) {
    this.#request = request;
  }

  /** Adds a channel, at any time: before a session is started, too. */
  add(params, options) {
    return this.#request('channel.add', params, options);
  }

  /** Removes a channel of the client's; named as it was added. */
  remove(params, options) {
    return this.#request('channel.remove', params, options);
  }

  /** Lists the client's channels, the oldest first. */
  list(params, options) {
    return this.#request('channel.list', params, options);
  }

  /** Sends a message to the app, on a channel of the client's. */
  send(params, options) {
    return this.#request('channel.send', params, options);
  }

  /** Gives a number for a request of the app's own protocol that nobody else on this link uses. */
  generateRequestId(params, options) {
    return this.#request('channel.generateRequestId', params, options);
  }

  /** Sends a message to every end of a session's device (destination `*`). */
  broadcast(params, options) {
    return this.#request('channel.broadcast', params, options);
  }
}

class ContextAPI {
  #request;

  constructor(request) {
    this.#request = request;
  }

  /** Creates the context with options, once, and starts discovery unless told not to. */
  create(params, options) {
    return this.#request('context.create', params, options);
  }

  /** Gives the context's state. */
  get(params, options) {
    return this.#request('context.get', params, options);
  }

  /** Sets who the viewer is, for the next launches and joins. */
  setLaunchCredentials(params, options) {
    return this.#request('context.setLaunchCredentials', params, options);
  }

  /** Tells whether the calling client is in use. */
  setAppState(params, options) {
    return this.#request('context.setAppState', params, options);
  }
}

class DiscoveryAPI {
  #request;

  constructor(request) {
    this.#request = request;
  }

  /** Begins to look for devices; does nothing if that goes on already. */
  start(params, options) {
    return this.#request('discovery.start', params, options);
  }

  /** Stops looking, unless another client started it too; the devices found so far stay in the list. */
  stop(params, options) {
    return this.#request('discovery.stop', params, options);
  }

  /** Lists the devices that fit this client's criteria. */
  list(params, options) {
    return this.#request('discovery.list', params, options);
  }

  /** Gives one device. */
  get(params, options) {
    return this.#request('discovery.get', params, options);
  }

  /** Waits for a device to be found; begins to look if need be. */
  find(params, options) {
    return this.#request('discovery.find', params, options);
  }

  /** Gives all devices that answer within a time. */
  scan(params, options) {
    return this.#request('discovery.scan', params, options);
  }

  /** Adds a device by its address, for networks that discovery doesn't reach. */
  addDevice(params, options) {
    return this.#request('discovery.addDevice', params, options);
  }

  /** Removes a device that was added by its address. */
  removeDevice(params, options) {
    return this.#request('discovery.removeDevice', params, options);
  }

  /** Says whether to ask the network less often, at the price of older facts; for all clients. */
  setPassiveScan(params, options) {
    return this.#request('discovery.setPassiveScan', params, options);
  }

  /** Changes how devices are looked for, for all clients, at once; gives all the options. */
  setOptions(params, options) {
    return this.#request('discovery.setOptions', params, options);
  }

  /** Asks a device which of some apps it has. */
  queryAppAvailability(params, options) {
    return this.#request('discovery.queryAppAvailability', params, options);
  }

  /** Says why the list of devices is what it is, and probes an address if asked to. */
  diagnose(params, options) {
    return this.#request('discovery.diagnose', params, options);
  }
}

class EventsAPI {
  #request;

  constructor(request) {
    this.#request = request;
  }

  /** Asks for the notifications of some topics. */
  subscribe(params, options) {
    return this.#request('events.subscribe', params, options);
  }

  /** Ends a subscription. */
  unsubscribe(params, options) {
    return this.#request('events.unsubscribe', params, options);
  }

  /** Takes the events that have come since the last poll. */
  poll(params, options) {
    return this.#request('events.poll', params, options);
  }

  /** Gives the state of everything at this moment. */
  snapshot(params, options) {
    return this.#request('events.snapshot', params, options);
  }
}

class ImageAPI {
  #request;

  constructor(request) {
    this.#request = request;
  }

  /** Picks the picture to show. */
  pick(params, options) {
    return this.#request('image.pick', params, options);
  }

  /** Says which pictures are picked from now on, for all clients. */
  setPolicy(params, options) {
    return this.#request('image.setPolicy', params, options);
  }

  /** Says which pictures are picked. */
  getPolicy(params, options) {
    return this.#request('image.getPolicy', params, options);
  }

  /** Fetches a picture over HTTPS, or finds its copy, and says where it is. */
  fetch(params, options) {
    return this.#request('image.fetch', params, options);
  }

  /** Tidies the cache, and says what it holds. */
  cacheInfo(params, options) {
    return this.#request('image.cacheInfo', params, options);
  }

  /** Removes every picture of the cache. */
  clearCache(params, options) {
    return this.#request('image.clearCache', params, options);
  }
}

class LogAPI {
  #request;

  constructor(request) {
    this.#request = request;
  }

  /** Says which records this connection wants. */
  setFilter(params, options) {
    return this.#request('log.setFilter', params, options);
  }

  /** Tells what is logged, and where to. */
  getFilter(params, options) {
    return this.#request('log.getFilter', params, options);
  }

  /** Begins or ends a log in files. */
  setFile(params, options) {
    return this.#request('log.setFile', params, options);
  }

  /** Begins or ends the log on standard error. */
  setConsole(params, options) {
    return this.#request('log.setConsole', params, options);
  }

  /** Shows this connection the messages that go over the links, or ends that. */
  setMessageTap(params, options) {
    return this.#request('log.setMessageTap', params, options);
  }
}

class MediaAPI {
  #request;

  constructor(request) {
    this.#request = request;
  }

  /** Loads media, a queue, or what a deep link stands for. */
  load(params, options) {
    return this.#request('media.load', params, options);
  }

  /** Plays on. */
  play(params, options) {
    return this.#request('media.play', params, options);
  }

  /** Pauses. */
  pause(params, options) {
    return this.#request('media.pause', params, options);
  }

  /** Stops, and unloads the media and its queue. */
  stop(params, options) {
    return this.#request('media.stop', params, options);
  }

  /** Goes to another position. */
  seek(params, options) {
    return this.#request('media.seek', params, options);
  }

  /** Sets how fast time advances. */
  setPlaybackRate(params, options) {
    return this.#request('media.setPlaybackRate', params, options);
  }

  /** Sets the stream's volume; the device's is `session.setVolume`. */
  setStreamVolume(params, options) {
    return this.#request('media.setStreamVolume', params, options);
  }

  /** Mutes the stream or lets it be heard. */
  setStreamMuted(params, options) {
    return this.#request('media.setStreamMuted', params, options);
  }

  /** Chooses the tracks that are on. */
  setActiveTracks(params, options) {
    return this.#request('media.setActiveTracks', params, options);
  }

  /** Gives the style that text has where nobody says otherwise: white on black. */
  getDefaultTextTrackStyle(params, options) {
    return this.#request('media.getDefaultTextTrackStyle', params, options);
  }

  /** Sets how text looks. */
  setTextTrackStyle(params, options) {
    return this.#request('media.setTextTrackStyle', params, options);
  }

  /** Skips the ad that plays. */
  skipAd(params, options) {
    return this.#request('media.skipAd', params, options);
  }

  /** Asks the receiver for its media status. */
  requestStatus(params, options) {
    return this.#request('media.requestStatus', params, options);
  }

  /** Gives what is known, at once, without asking the receiver. */
  getStatus(params, options) {
    return this.#request('media.getStatus', params, options);
  }

  /** Gives what a session played last, also when the session is over. */
  getLastKnown(params, options) {
    return this.#request('media.getLastKnown', params, options);
  }

  /** Gives where playback is at this moment, without asking the receiver. */
  position(params, options) {
    return this.#request('media.position', params, options);
  }

  /** Asks for `media.didUpdatePosition` at an interval. */
  subscribePosition(params, options) {
    return this.#request('media.subscribePosition', params, options);
  }

  /** Ends `media.didUpdatePosition` for this connection. */
  unsubscribePosition(params, options) {
    return this.#request('media.unsubscribePosition', params, options);
  }

  /** Chooses tracks and their look in one request, as receivers understand it. */
  editTracks(params, options) {
    return this.#request('media.editTracks', params, options);
  }

  /** Chooses the sound by its language; the receiver picks the track. */
  editAudioTracks(params, options) {
    return this.#request('media.editAudioTracks', params, options);
  }

  /** Chooses tracks by language, from those that the media lists. */
  selectTracks(params, options) {
    return this.#request('media.selectTracks', params, options);
  }

  /** Tells the app what the viewer thinks of the media. */
  userAction(params, options) {
    return this.#request('media.userAction', params, options);
  }

  /** Lets the app fetch what will be wanted soon. */
  precache(params, options) {
    return this.#request('media.precache', params, options);
  }

  /** Asks the app for what another receiver needs to go on from here. */
  storeSession(params, options) {
    return this.#request('media.storeSession', params, options);
  }

  /** Goes on with what `media.storeSession` gave. */
  resumeSession(params, options) {
    return this.#request('media.resumeSession', params, options);
  }

  /** Tells the app who the viewer is now. */
  setCredentials(params, options) {
    return this.#request('media.setCredentials', params, options);
  }

  /** Plays what has ended once more, where the app can. */
  playAgain(params, options) {
    return this.#request('media.playAgain', params, options);
  }

  /** Sends a media message of any type. */
  sendCommand(params, options) {
    return this.#request('media.sendCommand', params, options);
  }

  /** Lists the requests to apps that have no outcome yet, the oldest first. */
  requests(params, options) {
    return this.#request('media.requests', params, options);
  }
}

class QueueAPI {
  #request;

  constructor(request) {
    this.#request = request;
  }

  /** Loads a queue, however long. */
  load(params, options) {
    return this.#request('queue.load', params, options);
  }

  /** Inserts items before another one, or at the end, however many. */
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

  /** Moves one item to a place. */
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

  /** Sets what happens at the end of the queue. */
  setRepeatMode(params, options) {
    return this.#request('queue.setRepeatMode', params, options);
  }

  /** Shuffles the queue; the current item goes on. */
  shuffle(params, options) {
    return this.#request('queue.shuffle', params, options);
  }

  /** Puts the items of a shuffled queue back into their order. */
  unshuffle(params, options) {
    return this.#request('queue.unshuffle', params, options);
  }

  /** Asks the receiver for the ids of all items. */
  fetchItemIds(params, options) {
    return this.#request('queue.fetchItemIds', params, options);
  }

  /** Asks the receiver for items by their ids, however many. */
  fetchItems(params, options) {
    return this.#request('queue.fetchItems', params, options);
  }

  /** Asks the receiver for the items behind or before one. */
  fetchItemRange(params, options) {
    return this.#request('queue.fetchItemRange', params, options);
  }

  /** Gives a part of the queue: from the cache, and what isn't there from the receiver. */
  list(params, options) {
    return this.#request('queue.list', params, options);
  }

  /** Tells what is known of the queue, without asking the receiver. */
  getCache(params, options) {
    return this.#request('queue.getCache', params, options);
  }

  /** Sets how many items are kept, and how many are asked for at a time. */
  setCacheOptions(params, options) {
    return this.#request('queue.setCacheOptions', params, options);
  }

  /** Forgets the list and the items, and asks for the list again. */
  reload(params, options) {
    return this.#request('queue.reload', params, options);
  }

  /** Forgets the list and the items; the receiver's queue stays as it is. */
  clear(params, options) {
    return this.#request('queue.clear', params, options);
  }
}

class RpcAPI {
  #request;

  constructor(request) {
    this.#request = request;
  }

  /** Answers with the whole API as an OpenRPC document. */
  discover(params, options) {
    return this.#request('rpc.discover', params, options);
  }
}

class ServerAPI {
  #request;

  constructor(request) {
    this.#request = request;
  }

  /** Says who the client is and what it can do, and learns the same of the server. */
  initialize(params, options) {
    return this.#request('server.initialize', params, options);
  }

  /** Says what this server is. */
  info(params, options) {
    return this.#request('server.info', params, options);
  }

  /** Answers. */
  ping(params, options) {
    return this.#request('server.ping', params, options);
  }

  /** Answers with what it was given; for testing transports. */
  echo(params, options) {
    return this.#request('server.echo', params, options);
  }

  /**
   * Ends the server in good order: sessions are left (what plays goes on), replies are written, then the process ends
   * with exit code 0.
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

  /** Connects to a device, launches an app (or joins it where it runs already), and connects to it. */
  start(params, options) {
    return this.#request('session.start', params, options);
  }

  /** Connects to a device and to the app that runs there; launches nothing. */
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

  /** Chooses the session that this connection means where it names none, and that widgets show. */
  setCurrent(params, options) {
    return this.#request('session.setCurrent', params, options);
  }

  /** Gives one session. */
  get(params, options) {
    return this.#request('session.get', params, options);
  }

  /** Sets the device's volume. */
  setVolume(params, options) {
    return this.#request('session.setVolume', params, options);
  }

  /** Turns the device up or down by steps of its own. */
  stepVolume(params, options) {
    return this.#request('session.stepVolume', params, options);
  }

  /** Tells that a volume key of the calling program was pressed. */
  pressVolumeKey(params, options) {
    return this.#request('session.pressVolumeKey', params, options);
  }

  /** Mutes the device or lets it be heard. */
  setMuted(params, options) {
    return this.#request('session.setMuted', params, options);
  }

  /** Asks a group for its members. */
  requestMultizoneStatus(params, options) {
    return this.#request('session.requestMultizoneStatus', params, options);
  }

  /** Sets the volume of a member of a group. */
  setMultizoneDeviceVolume(params, options) {
    return this.#request('session.setMultizoneDeviceVolume', params, options);
  }

  /** Mutes a member of a group or lets it be heard. */
  setMultizoneDeviceMuted(params, options) {
    return this.#request('session.setMultizoneDeviceMuted', params, options);
  }

  /** Asks a device which groups it belongs to. */
  getCastingGroups(params, options) {
    return this.#request('session.getCastingGroups', params, options);
  }

  /** Asks the receiver for its status. */
  requestStatus(params, options) {
    return this.#request('session.requestStatus', params, options);
  }

  /** Brings a session to another device: what plays goes on there. */
  transfer(params, options) {
    return this.#request('session.transfer', params, options);
  }

  /** Hands what plays to the caller, who goes on with it: remote to local. */
  takeBack(params, options) {
    return this.#request('session.takeBack', params, options);
  }

  /** Sets what new sessions get as `sessionOptions` where nobody gives some. */
  setDefaultOptions(params, options) {
    return this.#request('session.setDefaultOptions', params, options);
  }

  /** Gives what new sessions get as `sessionOptions` where nobody gives some. */
  getDefaultOptions(params, options) {
    return this.#request('session.getDefaultOptions', params, options);
  }

  /** Makes a link by which another program gets to a session. */
  buildOpenUrl(params, options) {
    return this.#request('session.buildOpenUrl', params, options);
  }

  /** Reads a link that `session.buildOpenUrl` made. */
  parseOpenUrl(params, options) {
    return this.#request('session.parseOpenUrl', params, options);
  }

  /** Connects to what a link names. */
  startWithOpenUrl(params, options) {
    return this.#request('session.startWithOpenUrl', params, options);
  }

  /** Puts a session's link down and keeps the session; what plays goes on. */
  suspend(params, options) {
    return this.#request('session.suspend', params, options);
  }

  /** Makes the link of a suspended session anew, now. */
  resume(params, options) {
    return this.#request('session.resume', params, options);
  }

  /**
   * Lists the sessions that servers left that are no more: killed, crashed, or ended with their sessions left.
   */
  listSaved(params, options) {
    return this.#request('session.listSaved', params, options);
  }

  /** Joins the sessions again that servers left that are no more; nothing is loaded or launched. */
  restore(params, options) {
    return this.#request('session.restore', params, options);
  }
}

class WidgetAPI {
  #request;

  constructor(request) {
    this.#request = request;
  }

  /** Tells the state of widgets. */
  getState(params, options) {
    return this.#request('widget.getState', params, options);
  }

  /** Says what the program wants of its widgets. */
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

  /** The dialog's way out was pressed: ends the session. */
  disconnect(params, options) {
    return this.#request('widget.disconnect', params, options);
  }

  /** Shows the introductory overlay, if it never was shown and the cast button can be used. */
  presentIntroOverlay(params, options) {
    return this.#request('widget.presentIntroOverlay', params, options);
  }

  /** Takes the introductory overlay away. */
  dismissIntroOverlay(params, options) {
    return this.#request('widget.dismissIntroOverlay', params, options);
  }

  /** Forgets that the introductory overlay was shown. */
  resetIntroOverlay(params, options) {
    return this.#request('widget.resetIntroOverlay', params, options);
  }

  /** The mini controller was tapped beside its buttons: shows the expanded controller. */
  tapMiniController(params, options) {
    return this.#request('widget.tapMiniController', params, options);
  }

  /** Shows the expanded controller. */
  presentExpandedController(params, options) {
    return this.#request('widget.presentExpandedController', params, options);
  }

  /** Takes the expanded controller away. */
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

  /** Opens the choice of tracks. */
  openTrackSelector(params, options) {
    return this.#request('widget.openTrackSelector', params, options);
  }

  /** Closes the choice of tracks without a choice. */
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

  /** Tells a part of the style tree. */
  getStyle(params, options) {
    return this.#request('widget.getStyle', params, options);
  }

  /** Lets what was set count. */
  applyStyle(params, options) {
    return this.#request('widget.applyStyle', params, options);
  }

  /** Makes of what a local player plays the request that goes on with it on the device. */
  makeLoadRequest(params, options) {
    return this.#request('widget.makeLoadRequest', params, options);
  }

  /** Goes on with what a local player plays on the device of the current session. */
  handOver(params, options) {
    return this.#request('widget.handOver', params, options);
  }

  /** Tells how a local player is to go on with what the device plays, or last played. */
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
  Object.defineProperty(client, 'queue', { value: Object.freeze(new QueueAPI(request)), enumerable: true });
  Object.defineProperty(client, 'rpc', { value: Object.freeze(new RpcAPI(request)), enumerable: true });
  Object.defineProperty(client, 'server', { value: Object.freeze(new ServerAPI(request)), enumerable: true });
  Object.defineProperty(client, 'session', { value: Object.freeze(new SessionAPI(request)), enumerable: true });
  Object.defineProperty(client, 'widget', { value: Object.freeze(new WidgetAPI(request)), enumerable: true });
}
