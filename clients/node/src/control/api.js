// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

/** The protocol version spoken here. */
export const PROTOCOL_VERSION = '1.0';

/** The API level that this library knows. */
export const API_LEVEL = 1;

/** Names the API document that this library was generated from. */
export const SPEC_HASH = 'e1b14fc378ca9bc3';

/** Every method. */
export const methodNames = Object.freeze([
  'server.info',
  'server.ping',
  'server.shutdown',
  'device.list',
  'device.add',
  'device.remove',
  'device.status',
  'device.setVolume',
  'device.setStandby',
  'device.setActiveInput',
  'device.decideLaunch',
  'device.stopApp',
  'device.reboot',
  'device.takeOver',
  'media.play',
  'media.pause',
  'media.fail',
  'media.finish',
  'media.endLiveStream',
  'app.broadcast',
  'fault.inject',
  'fault.list',
  'fault.clear',
  'log.get',
  'log.subscribe',
  'log.unsubscribe',
  'scenario.start',
  'scenario.status',
  'scenario.advance',
  'scenario.stop',
]);

/** Every notification. */
export const eventNames = Object.freeze([
  'log.didRecord',
]);

/** The capability without which the server never sends a request. */
export const serverRequestCapabilities = Object.freeze({
});

class ServerAPI {
  #request;

  constructor(request) {
    this.#request = request;
  }

  /** Tells what the process is and which methods it has. */
  info(params, options) {
    return this.#request('server.info', params, options);
  }

  /** Does nothing, and answers. */
  ping(params, options) {
    return this.#request('server.ping', params, options);
  }

  /** Ends the process. */
  shutdown(params, options) {
    return this.#request('server.shutdown', params, options);
  }
}

class DeviceAPI {
  #request;

  constructor(request) {
    this.#request = request;
  }

  /** Lists the devices. */
  list(params, options) {
    return this.#request('device.list', params, options);
  }

  /** Starts another device; the command line's values are the defaults. */
  add(params, options) {
    return this.#request('device.add', params, options);
  }

  /** Removes a device: its announcement is withdrawn, its links are closed. */
  remove(params, options) {
    return this.#request('device.remove', params, options);
  }

  /** Returns the whole state of a device. */
  status(params, options) {
    return this.#request('device.status', params, options);
  }

  /** Changes the volume, as the device's remote control does. */
  setVolume(params, options) {
    return this.#request('device.setVolume', params, options);
  }

  /** Turns the TV off or on. */
  setStandby(params, options) {
    return this.#request('device.setStandby', params, options);
  }

  /** Switches the TV to another input, or back. */
  setActiveInput(params, options) {
    return this.#request('device.setActiveInput', params, options);
  }

  /** Answers the question of a device with `--ask-launch`; does nothing without one. */
  decideLaunch(params, options) {
    return this.#request('device.decideLaunch', params, options);
  }

  /** Ends the running app, as the home key does. */
  stopApp(params, options) {
    return this.#request('device.stopApp', params, options);
  }

  /** Reboots the device, and returns when it listens again. */
  reboot(params, options) {
    return this.#request('device.reboot', params, options);
  }

  /** Lets another sender take the device, and returns when that has happened. */
  takeOver(params, options) {
    return this.#request('device.takeOver', params, options);
  }
}

class MediaAPI {
  #request;

  constructor(request) {
    this.#request = request;
  }

  /** Presses the play key. */
  play(params, options) {
    return this.#request('media.play', params, options);
  }

  /** Presses the pause key. */
  pause(params, options) {
    return this.#request('media.pause', params, options);
  }

  /** Ends playback with an error. */
  fail(params, options) {
    return this.#request('media.fail', params, options);
  }

  /** Ends the media as its end does. */
  finish(params, options) {
    return this.#request('media.finish', params, options);
  }

  /** Ends a live stream. */
  endLiveStream(params, options) {
    return this.#request('media.endLiveStream', params, options);
  }
}

class AppAPI {
  #request;

  constructor(request) {
    this.#request = request;
  }

  /** Makes the app send a message to all its senders. */
  broadcast(params, options) {
    return this.#request('app.broadcast', params, options);
  }
}

class FaultAPI {
  #request;

  constructor(request) {
    this.#request = request;
  }

  /** Activates a rule. */
  inject(params, options) {
    return this.#request('fault.inject', params, options);
  }

  /** Lists the active rules. */
  list(params, options) {
    return this.#request('fault.list', params, options);
  }

  /** Removes one rule, or all faults. */
  clear(params, options) {
    return this.#request('fault.clear', params, options);
  }
}

class LogAPI {
  #request;

  constructor(request) {
    this.#request = request;
  }

  /** Reads the log. */
  get(params, options) {
    return this.#request('log.get', params, options);
  }

  /** Sends events as they happen, as `log.didRecord`. */
  subscribe(params, options) {
    return this.#request('log.subscribe', params, options);
  }

  /** Ends a subscription. */
  unsubscribe(params, options) {
    return this.#request('log.unsubscribe', params, options);
  }
}

class ScenarioAPI {
  #request;

  constructor(request) {
    this.#request = request;
  }

  /** Starts a scenario, in place of the one that runs. */
  start(params, options) {
    return this.#request('scenario.start', params, options);
  }

  /** Returns the scenario's progress. */
  status(params, options) {
    return this.#request('scenario.status', params, options);
  }

  /** Runs the waiting step now. */
  advance(params, options) {
    return this.#request('scenario.advance', params, options);
  }

  /** Ends the scenario. */
  stop(params, options) {
    return this.#request('scenario.stop', params, options);
  }
}

/** Gives `client` its namespaces; their methods call `request(method, params, options)`. */
export function addNamespaces(client, request) {
  Object.defineProperty(client, 'server', { value: Object.freeze(new ServerAPI(request)), enumerable: true });
  Object.defineProperty(client, 'device', { value: Object.freeze(new DeviceAPI(request)), enumerable: true });
  Object.defineProperty(client, 'media', { value: Object.freeze(new MediaAPI(request)), enumerable: true });
  Object.defineProperty(client, 'app', { value: Object.freeze(new AppAPI(request)), enumerable: true });
  Object.defineProperty(client, 'fault', { value: Object.freeze(new FaultAPI(request)), enumerable: true });
  Object.defineProperty(client, 'log', { value: Object.freeze(new LogAPI(request)), enumerable: true });
  Object.defineProperty(client, 'scenario', { value: Object.freeze(new ScenarioAPI(request)), enumerable: true });
}
