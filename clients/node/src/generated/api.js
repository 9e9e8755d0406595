// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

/** The protocol version spoken here. */
export const PROTOCOL_VERSION = '1.0';

/** The API level that this library knows. */
export const API_LEVEL = 1;

/** Names the API document that this library was generated from. */
export const SPEC_HASH = '209c68a040e901cc';

/** Every method. */
export const methodNames = Object.freeze([
  'context.create',
  'context.get',
  'context.pressCastButton',
  'context.setLaunchCredentials',
  'context.setAppState',
  'discovery.start',
  'discovery.stop',
  'discovery.list',
  'discovery.get',
  'discovery.find',
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
  'media.load',
  'media.play',
  'media.pause',
  'media.stop',
  'media.seek',
  'media.setPlaybackRate',
  'media.setStreamVolume',
  'media.setStreamMuted',
  'media.setActiveTracks',
  'media.setTextTrackStyle',
  'media.skipAd',
  'media.requestStatus',
  'media.getStatus',
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
  'session.handOver',
  'session.setDefaultOptions',
  'session.getDefaultOptions',
  'session.buildOpenUrl',
  'session.parseOpenUrl',
  'session.startWithOpenUrl',
  'session.suspend',
  'session.resume',
  'session.listSaved',
  'session.restore',
]);

/** Every notification. */
export const eventNames = Object.freeze([
  'context.didChangeCastState',
  'discovery.didStart',
  'discovery.didStop',
  'discovery.didChangeAvailability',
  'discovery.didInsertDevice',
  'discovery.didUpdateDevice',
  'discovery.didMoveDevice',
  'discovery.didRemoveDevice',
  'media.didStartSession',
  'media.didUpdateStatus',
  'media.didUpdateMetadata',
  'media.didUpdateQueue',
  'media.didUpdatePreload',
  'media.didEndSession',
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
]);

/** The capability without which the server never sends a request. */
export const serverRequestCapabilities = Object.freeze({
  'credentials.provide': 'credentialsProvider',
});

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

  /** Tells that the viewer pressed a Cast button. */
  pressCastButton(params, options) {
    return this.#request('context.pressCastButton', params, options);
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

class MediaAPI {
  #request;

  constructor(request) {
    this.#request = request;
  }

  /** Loads media or a queue. */
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
  handOver(params, options) {
    return this.#request('session.handOver', params, options);
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

/** Gives `client` its namespaces; their methods call `request(method, params, options)`. */
export function addNamespaces(client, request) {
  Object.defineProperty(client, 'context', { value: Object.freeze(new ContextAPI(request)), enumerable: true });
  Object.defineProperty(client, 'discovery', { value: Object.freeze(new DiscoveryAPI(request)), enumerable: true });
  Object.defineProperty(client, 'events', { value: Object.freeze(new EventsAPI(request)), enumerable: true });
  Object.defineProperty(client, 'media', { value: Object.freeze(new MediaAPI(request)), enumerable: true });
  Object.defineProperty(client, 'rpc', { value: Object.freeze(new RpcAPI(request)), enumerable: true });
  Object.defineProperty(client, 'server', { value: Object.freeze(new ServerAPI(request)), enumerable: true });
  Object.defineProperty(client, 'session', { value: Object.freeze(new SessionAPI(request)), enumerable: true });
}
