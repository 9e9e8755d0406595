// Runs once: it starts no server.
'use strict';
const assert = require('node:assert/strict');
const { readFileSync } = require('node:fs');
const { join } = require('node:path');
const { test } = require('node:test');
const { failureWords } = require('../lib/failure.js');

const ERRORS = JSON.parse(readFileSync(join(__dirname, '../../../spec/errors.json'), 'utf8'));
/** Words of the API: code, methods, members of an error's data and parameters. */
const API = /`|\b(params|data|discovery|session|media|queue|player|server|events|context|channel|image|serve|record)\.[a-z]/;

test('every error of the server is said in words for people', () => {
  for (const [name, { message, advice, userMessage, userAdvice }] of Object.entries(ERRORS)) {
    const said = failureWords({ name, message, method: 'player.play', advice, data: { name, advice, userMessage, userAdvice } });
    assert.doesNotMatch(said, API, name);
    assert.ok(said.startsWith(userMessage ?? message) && said.endsWith(userAdvice ?? advice), said);
  }
});

test('errors of the library lose the name of the call', () => {
  const said = (message) => failureWords({ message, method: 'player.play', data: {} });
  assert.equal(said('player.play had no answer within 5 s.'), 'The server had no answer within 5 s.');
  assert.equal(said('player.play: the server has ended.'), 'the server has ended.');
  assert.equal(said('Nothing plays.'), 'Nothing plays.');
});

test('advice is said once', () => {
  assert.equal(failureWords({ message: 'It is off. Switch it on.', advice: 'Switch it on.' }), 'It is off. Switch it on.');
});
