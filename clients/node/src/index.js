export { CastClient } from './client.js';
export { defaultSocketPath } from './socket-place.js';
export { TV } from './tv.js';
export {
  CallAborted, CallTimeout, CastError, ClientClosed, ConnectionClosed, NoHandshake, ProtocolViolation, ServerDied, ServerNotFound,
} from './errors.js';
export * from './generated/enums.js';
export * from './generated/errors.js';
export { API_LEVEL, eventNames, methodNames, PROTOCOL_VERSION, SPEC_HASH, VERSION } from './generated/api.js';
