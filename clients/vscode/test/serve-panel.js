'use strict';
// Serves the extension's panel at a port of 127.0.0.1, for a browser in place of the editor's window: node
// serve-panel.js SOCKET. Prints the address. Tests/Web/test_vscode.py runs it.
const { createServer } = require('node:http');
const { readFile } = require('node:fs/promises');
const Module = require('node:module');
const { extname } = require('node:path');
const { Memory, StubVSCode } = require('./stub-vscode.js');

const TYPES = { '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json' };
/** The editor's API for a page: its messages go over HTTP, and arrive as events. */
const API = `
const events = new EventSource('/events');
events.onmessage = ({ data }) => window.postMessage(JSON.parse(data));
let sending = new Promise((done) => { events.onopen = done; });
globalThis.acquireVsCodeApi = () => ({
  postMessage(message) { sending = sending.then(() => fetch('/say', { method: 'POST', body: JSON.stringify(message) })); },
});`;

const vscode = new StubVSCode();
const find = Module._load;
Module._load = (name, ...more) => (name === 'vscode' ? vscode : find(name, ...more));
const extension = require('../extension.js');
vscode.settings = { 'cast.socket': process.argv[2], 'cast.server': process.env.CAST_RPC_SERVER };

const server = createServer(async (request, response) => {
  const [panel] = vscode.panels;
  if (request.url === '/') {
    const html = panel.webview.html.replace('<script ', '<script src="/editor.js"></script>\n<script ');
    response.setHeader('Content-Type', 'text/html; charset=utf-8').end(html);
  } else if (request.url === '/editor.js') {
    response.setHeader('Content-Type', TYPES['.js']).end(API);
  } else if (request.url === '/events') {
    response.setHeader('Content-Type', 'text/event-stream').flushHeaders();
    const tell = (message) => response.write(`data: ${JSON.stringify(message)}\n\n`);
    panel.told.on('posted', tell);
    request.on('close', () => panel.told.off('posted', tell));
  } else if (request.url === '/say') {
    let body = '';
    for await (const part of request) body += part;
    panel.told.emit('said', JSON.parse(body));
    response.end();
  } else {
    const { pathname } = new URL(request.url, vscode.cspSource);
    const isThere = panel.options.localResourceRoots.some((root) => pathname.startsWith(`${root.path}/`)) && !pathname.includes('..');
    const file = isThere ? await readFile(pathname).catch(() => null) : null;
    response.writeHead(file ? 200 : 404, { 'Content-Type': TYPES[extname(pathname)] ?? 'text/plain' }).end(file);
  }
});
server.listen(0, '127.0.0.1', async () => {
  vscode.cspSource = `http://127.0.0.1:${server.address().port}`;
  extension.activate({ subscriptions: [], globalState: new Memory() });
  await vscode.commands.executeCommand('cast.remote');
  console.log(vscode.cspSource);
});
process.stdin.on('end', async () => {
  await extension.deactivate();
  process.exit();
}).resume();
