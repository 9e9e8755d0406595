'use strict';
const vscode = require('vscode');
const { registerCommands } = require('./lib/commands.js');
const { Connection } = require('./lib/connection.js');
const { Remote } = require('./lib/remote.js');
const { StatusBar } = require('./lib/status-bar.js');

let connection;

/** Connects, or starts a server, only with the first command. */
function activate(context) {
  connection = new Connection(vscode, () => require('cast-rpc'), context.globalState);
  const status = new StatusBar(vscode, connection);
  const remote = new Remote(vscode, connection);
  context.subscriptions.push(status, remote, ...registerCommands(vscode, connection, status, remote));
}

/**
 * Disconnects. The daemon outlives the editor while something plays, and exits a minute after its last client and
 * session.
 */
async function deactivate() {
  await connection?.close();
}

module.exports = { activate, deactivate };
