// Runs once: it starts no server.
'use strict';
const assert = require('node:assert/strict');
const { test } = require('node:test');
const { registerCommands } = require('../lib/commands.js');
const { Connection } = require('../lib/connection.js');
const { Memory, StubVSCode } = require('./stub-vscode.js');

// The choice of the device, over a client that finds these: two of one name, and one named like another's address.
const STATUSES = [
  { deviceId: '1', friendlyName: 'TV', playerState: 'IDLE' },
  { deviceId: '2', friendlyName: 'TV', playerState: 'IDLE' },
  { deviceId: '3', address: '192.0.2.7:8009', friendlyName: 'Kitchen', playerState: 'IDLE' },
  { deviceId: '4', friendlyName: '192.0.2.7:8009', playerState: 'IDLE' },
];

function connect() {
  const vscode = new StubVSCode();
  const client = {
    devices: async () => STATUSES.map((last) => ({ last })), on() {}, unref() { return client; }, close() {},
    tv: (device) => ({ device }), discovery: { list: async () => ({ devices: [] }) },
  };
  const connection = new Connection(vscode, () => ({ CastClient: { connect: async () => client } }), new Memory());
  registerCommands(vscode, connection, { follow() {} }, {});
  return { vscode, connection };
}

test('a device is chosen by its address or id, and shown by its name', async () => {
  const { vscode, connection } = connect();
  for (const [index, device] of ['1', '2', '192.0.2.7:8009', '4'].entries()) {
    vscode.answers.push((options, items) => items[index]);
    assert.equal((await connection.tv({ ask: true })).device, device);
    // Later commands use it without a question.
    assert.equal((await connection.tv()).device, device);
    vscode.answers.push(undefined);
    await vscode.commands.executeCommand('cast.controls');
    assert.equal(vscode.asked.at(-1).title, `Cast: ${STATUSES[index].friendlyName}`);
  }
});

test('a typed name replaces the name of the previous choice', async () => {
  const { vscode, connection } = connect();
  vscode.answers.push((options, items) => items[0], 'Another device…', 'cinema');
  await connection.choose();
  assert.equal(await connection.choose(), 'cinema');
  assert.deepEqual([connection.chosen, connection.chosenName], ['cinema', 'cinema']);
  vscode.answers.push('Another device…', '');
  assert.equal(await connection.choose(), undefined);
  assert.equal(connection.chosen, 'cinema');
});

test('a choice goes before the device of the settings', async () => {
  const { vscode, connection } = connect();
  vscode.settings['cast.device'] = 'Living Room';
  assert.deepEqual([connection.chosen, connection.chosenName], ['Living Room', 'Living Room']);
  vscode.answers.push((options, items) => items[0]);
  assert.equal((await connection.tv({ ask: true })).device, '1');
  assert.equal((await connection.tv()).device, '1');
  assert.equal(connection.chosenName, 'TV');
});
