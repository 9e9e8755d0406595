// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

/** The version of this library, and of the server that it belongs to. */
export const VERSION = '';

/** The protocol version spoken here. */
export const PROTOCOL_VERSION = '1.0';

/** The API level that this library knows. */
export const API_LEVEL = 1;

/** Names the API document that this library was generated from. */
export const SPEC_HASH = 'e02893e7b1c02f55';

/** Every method. */
export const methodNames = Object.freeze([
  'server.info', 'server.ping', 'server.shutdown', 'device.list', 'device.add', 'device.remove', 'device.status',
  'device.setVolume', 'device.setStandby', 'device.setActiveInput', 'device.decideLaunch', 'device.stopApp',
  'device.reboot', 'device.takeOver', 'media.play', 'media.pause', 'media.fail', 'media.finish', 'media.endLiveStream',
  'app.broadcast', 'fault.inject', 'fault.list', 'fault.clear', 'log.get', 'log.subscribe', 'log.unsubscribe',
  'scenario.start', 'scenario.status', 'scenario.advance', 'scenario.stop',
]);

/** Every notification. */
export const eventNames = Object.freeze(['log.didRecord']);

/** The capability without which the server never sends a request. */
export const serverRequestCapabilities = Object.freeze({
});
