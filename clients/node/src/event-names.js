import { OVERFLOW } from './event-stream.js';
import { eventNames } from './generated/api.js';
import { withSuggestion } from './nearest-name.js';

/** The library's own events beside those of the spec: the connection was lost, and is there again. */
export const CONNECTION_LOST = 'connectionLost';
export const RECONNECTED = 'reconnected';

const LOCAL_EVENTS = ['close', 'warning', CONNECTION_LOST, RECONNECTED, OVERFLOW, 'newListener', 'removeListener'];

/** `name`, if there is such an event: a listener of any other would never be called, and nobody would know why. */
export function eventNamed(name) {
  if (typeof name === 'symbol' || eventNames.includes(name) || LOCAL_EVENTS.includes(name)) return name;
  throw new TypeError(withSuggestion(`There is no event '${name}'.`, String(name), [...eventNames, ...LOCAL_EVENTS]));
}

/** `pattern`, if it fits any event: a name, `namespace.*` or `*`. */
export function eventPattern(pattern) {
  if (!pattern.endsWith('*')) return eventNamed(pattern);
  const prefix = pattern.slice(0, -1);
  if (eventNames.some((name) => name.startsWith(prefix))) return pattern;
  const namespaces = [...new Set(eventNames.map((name) => `${name.split('.')[0]}.*`))];
  throw new TypeError(withSuggestion(`There are no events '${pattern}'.`, pattern, namespaces));
}
