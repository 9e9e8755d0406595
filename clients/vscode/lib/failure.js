'use strict';

/** Returns an error of the library in words for people who know nothing of the API: what failed, and what to do. */
function failureWords({ message, method, advice, data = {} }) {
  let what = data.userMessage ?? message;
  if (method && what.startsWith(method)) {
    // The library's own errors begin with the call: `player.play: …`, `player.play had no answer …`.
    what = what.slice(method.length);
    what = what.startsWith(': ') ? what.slice(2) : `The server${what}`;
  }
  const next = data.userAdvice ?? data.advice ?? advice;
  return next && !what.includes(next) ? `${what} ${next}` : what;
}

module.exports = { failureWords };
