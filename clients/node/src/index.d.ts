export { CastClient } from './client.js';
export { defaultSocketPath } from './options.js';
export { TV, What, PlayOptions, AnnounceOptions, EnqueueOptions, TrackChoice, TVTrack, VolumeChange } from './tv.js';
export * from './options.js';
export * from './errors.js';
export * from './generated/enums.js';
export * from './generated/errors.js';
export * from './generated/types.js';
export * from './generated/messages.js';
export {
  API_LEVEL, EventMap, eventNames, MethodName, methodNames, Namespaces, PROTOCOL_VERSION, ServerRequestMap, SPEC_HASH, VERSION,
} from './generated/api.js';
