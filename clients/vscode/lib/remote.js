'use strict';
const { existsSync, readFileSync } = require('node:fs');
const { join } = require('node:path');

/** The longest message from the server, in bytes, as for the tabs of `castctl web`. */
const LONGEST_MESSAGE = 64 << 20;

/**
 * The remote page of `castctl web` in a panel of the editor. It uses the panel's messages, so it needs no open port and
 * no token.
 */
class Remote {
  #vscode;
  #connection;
  #panel;
  #link;

  constructor(vscode, connection) {
    this.#vscode = vscode;
    this.#connection = connection;
  }

  /** Shows the panel, and creates it if there is none. */
  show() {
    if (this.#panel) {
      this.#panel.reveal();
      return;
    }
    const { Uri, ViewColumn, window } = this.#vscode;
    const roots = [pagesFolder(), join(__dirname, 'webview')].map((path) => Uri.file(path));
    const panel = window.createWebviewPanel('cast.remote', 'Cast', ViewColumn.Beside, { enableScripts: true, localResourceRoots: roots });
    this.#panel = panel;
    panel.webview.onDidReceiveMessage((message) => this.#hear(message));
    // The editor ends a hidden page, and loads it anew when it is shown.
    panel.onDidChangeViewState(() => {
      if (!panel.visible) this.#leave();
    });
    panel.onDidDispose(() => {
      this.#panel = undefined;
      this.#leave();
    });
    panel.webview.html = pageFor(panel.webview, ...roots.map((root) => String(panel.webview.asWebviewUri(root))));
  }

  dispose() {
    this.#panel?.dispose();
  }

  async #hear({ type, text }) {
    if (type === 'send' && typeof text === 'string' && !text.includes('\n')) this.#link?.write(`${text}\n`);
    if (type === 'close') this.#leave();
    if (type !== 'open') return;
    this.#leave();
    const panel = this.#panel;
    let link;
    try {
      link = await this.#connection.link();
    } catch (error) {
      panel?.webview.postMessage({ type: 'close', reason: error.message });
      return;
    }
    if (this.#panel !== panel || !panel || this.#link) {
      link.destroy();
      return;
    }
    this.#link = link;
    this.#carry(link, panel.webview);
  }

  #carry(link, webview) {
    let parts = [];
    let length = 0;
    link.setEncoding('utf8');
    link.on('data', (data) => {
      const lines = data.split('\n');
      lines[0] = parts.join('') + lines[0];
      parts = [lines.pop()];
      length = lines.length > 0 ? parts[0].length : length + data.length;
      for (const text of lines) webview.postMessage({ type: 'message', text });
      if (length > LONGEST_MESSAGE) link.destroy();
    });
    link.on('error', () => {});
    link.on('close', () => {
      if (this.#link !== link) return;
      this.#link = undefined;
      webview.postMessage({ type: 'close', reason: 'The server has ended.' });
    });
    webview.postMessage({ type: 'open' });
  }

  #leave() {
    const link = this.#link;
    this.#link = undefined;
    link?.destroy();
  }
}

/** Returns the folder of `clients/web`, of which the package has a copy. */
function pagesFolder() {
  const own = join(__dirname, '..', 'web');
  return existsSync(own) ? own : join(__dirname, '..', '..', 'web');
}

/**
 * Returns the page with its files at the panel's addresses, and a policy that lets no other code run. Pictures come
 * through the server, films from their own addresses.
 */
function pageFor({ cspSource }, pages, own) {
  const policy = `default-src 'none'; script-src ${cspSource}; style-src ${cspSource}; connect-src ${cspSource}; `
    + `img-src ${cspSource} blob: data:; media-src http: https:; base-uri 'none'; form-action 'none'`;
  const head = `<meta http-equiv="Content-Security-Policy" content="${policy}">\n<script src="${own}/transport.js"></script>`;
  return readFileSync(join(pagesFolder(), 'remote', 'index.html'), 'utf8')
    .replaceAll('"/remote/', `"${pages}/remote/`)
    // A panel isn't installed, and its policy allows no manifest and no icon of the page.
    .replace(/<link rel="(?:manifest|apple-touch-icon)"[^>]*>\n/g, '')
    .replace('<meta charset="utf-8">', (charset) => `${charset}\n${head}`);
}

module.exports = { Remote };
