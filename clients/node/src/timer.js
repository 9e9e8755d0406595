/** A longer delay overflows Node's timers, which would then fire at once. */
export const MAX_TIMER_MS = 2 ** 31 - 1;

/** Calls `expire` after `seconds`; never if they are 0 or Infinity. Returns the timer, if there is one. */
export function startTimer(seconds, expire) {
  if (!(seconds > 0 && seconds < Infinity)) return undefined;
  return setTimeout(expire, Math.min(seconds * 1000, MAX_TIMER_MS));
}
