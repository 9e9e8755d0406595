// Runs once: it starts no server.
'use strict';
const assert = require('node:assert/strict');
const { readFileSync } = require('node:fs');
const { join } = require('node:path');
const { test } = require('node:test');
const { Connection } = require('../lib/connection.js');
const { shownNames } = require('../lib/names.js');
const { Memory, StubVSCode } = require('./stub-vscode.js');

const { rows } = JSON.parse(readFileSync(join(__dirname, '../../../Tests/EqualNames/names.json'), 'utf8'));

for (const { name, devices, shown } of rows) {
  test(`equal names: ${name}`, () => {
    const names = shownNames(devices);
    assert.deepEqual(devices.map(({ deviceId }) => names.get(deviceId)), shown);
  });
}

/** Returns a client whose devices are those of a row, all playing the same film, and how often it listed them. */
function clientOf(devices) {
  const client = {
    listed: 0,
    devices: async () => devices.map(({ deviceId, friendlyName }) => ({ last: { deviceId, friendlyName, title: 'A film' } })),
    discovery: { list: async () => { client.listed += 1; return { devices }; } },
    on() {}, unref: () => client, close() {},
  };
  return client;
}

async function offered({ devices }, answer = undefined) {
  const [vscode, memory, client] = [new StubVSCode(), new Memory(), clientOf(devices)];
  vscode.answers.push(answer);
  const chosen = await new Connection(vscode, () => ({ CastClient: { connect: async () => client } }), memory).choose();
  const labels = vscode.asked[0].items.map(({ label }) => label).slice(0, -1);
  return { chosen, client, labels, chosenName: memory.get('cast.lastDeviceName') };
}

test('the picker tells devices of one name apart', async () => {
  const row = rows.find(({ name }) => name === 'one model');
  const { chosen, client, labels, chosenName } = await offered(row, row.shown[1]);
  assert.deepEqual(labels, row.shown);
  assert.equal(chosen, row.devices[1].deviceId);
  assert.equal(chosenName, 'Kitchen');
  assert.equal(client.listed, 1);
});

test('devices of different names are not asked for more', async () => {
  const row = rows.find(({ name }) => name === 'different names');
  const { client, labels } = await offered(row);
  assert.deepEqual(labels, row.shown);
  assert.equal(client.listed, 0);
});
