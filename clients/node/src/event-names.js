import { OVERFLOW } from './event-stream.js';
import { eventNames } from './generated/api.js';
import { withSuggestion } from './nearest-name.js';

/** Never emitted, but `events.once` and `events.on` of Node listen for it. */
const ERROR = 'error';
/** The library's own events beside those of the spec: the connection was lost, or restored. */
export const CONNECTION_LOST = 'connectionLost';
export const RECONNECTED = 'reconnected';

const LOCAL_EVENTS = ['close', 'warning', ERROR, CONNECTION_LOST, RECONNECTED, OVERFLOW, 'newListener', 'removeListener'];

/** Returns `name` if there is such an event; throws otherwise, because the listener would never be called. */
export function eventNamed(name) {
  if (typeof name === 'symbol' || eventNames.includes(name) || LOCAL_EVENTS.includes(name)) return name;
  throw new TypeError(withSuggestion(`There is no event '${name}'.`, String(name), [...eventNames, ...LOCAL_EVENTS]));
}

/** Returns `pattern` if it matches any event: a name, `namespace.*` or `*`. */
export function eventPattern(pattern) {
  if (!pattern.endsWith('*')) return eventNamed(pattern);
  const prefix = pattern.slice(0, -1);
  if (eventNames.some((name) => name.startsWith(prefix))) return pattern;
  const namespaces = [...new Set(eventNames.map((name) => `${name.split('.')[0]}.*`))];
  throw new TypeError(withSuggestion(`There are no events '${pattern}'.`, pattern, namespaces));
}
