'use strict';
const { EventEmitter, once } = require('node:events');

/**
 * The used part of the `vscode` module, without a window: `answers` answers its questions, in order; its output is
 * kept, and emitted as events (`status`, `error`, `progress`).
 */
class StubVSCode extends EventEmitter {
  StatusBarAlignment = { Left: 1, Right: 2 };
  ProgressLocation = { Notification: 15 };
  ViewColumn = { Beside: -2 };
  Uri = { file: (path) => ({ path, toString: () => `file://${path}` }) };
  panels = [];
  /** The source of the panels' files; as in the editor, they can load no others. */
  cspSource = 'https://webview.example';
  settings = {};
  answers = [];
  asked = [];
  errors = [];
  messages = [];
  clipboard = '';
  #commands = new Map();

  window = {
    activeTextEditor: undefined,
    createStatusBarItem: (id, alignment, priority) => {
      const stub = this;
      this.item = {
        id, alignment, priority, text: '', isShown: false,
        show() { this.isShown = true; stub.emit('status', this.text); },
        hide() { this.isShown = false; stub.emit('status', undefined); },
        dispose() { this.isShown = false; },
      };
      return this.item;
    },
    createWebviewPanel: (type, title, column, options) => this.#panel({ type, title, column, options }),
    showErrorMessage: (message) => { this.errors.push(message); this.emit('error message', message); },
    showInformationMessage: (message) => { this.messages.push(message); },
    showInputBox: async (options) => this.#answer('input', options),
    showQuickPick: async (items, options) => {
      const all = await items;
      const answer = await this.#answer('pick', options, all);
      return all.find((each) => each === answer || each.label === answer || each.label.endsWith(` ${answer}`));
    },
    withProgress: (options, task) => task(
      { report: (value) => this.emit('progress', value) },
      { onCancellationRequested: (listener) => this.once('cancel', listener) }),
  };

  commands = {
    registerCommand: (name, run) => {
      this.#commands.set(name, run);
      return { dispose: () => this.#commands.delete(name) };
    },
    executeCommand: (name, ...values) => this.#commands.get(name)(...values),
  };

  workspace = { getConfiguration: (section) => ({ get: (name) => this.settings[`${section}.${name}`] }) };
  env = { clipboard: { readText: async () => this.clipboard } };

  get commandNames() {
    return [...this.#commands.keys()];
  }

  /** Waits for the next text of the status bar that fits; `undefined`: it is hidden. */
  async status(fits) {
    for (;;) {
      const [text] = await once(this, 'status');
      if (fits(text)) return text;
    }
  }

  #panel(described) {
    const told = new EventEmitter();
    const panel = {
      ...described, told, revealed: 0, visible: true,
      webview: {
        html: '', cspSource: this.cspSource,
        asWebviewUri: ({ path }) => `${this.cspSource}${path}`,
        onDidReceiveMessage: (listener) => told.on('said', listener),
        postMessage: (message) => told.emit('posted', message),
      },
      reveal() { this.revealed += 1; },
      onDidChangeViewState: (listener) => told.on('view', listener),
      hide() { this.visible = false; told.emit('view'); },
      onDidDispose: (listener) => told.once('disposed', listener),
      dispose: () => told.emit('disposed'),
    };
    this.panels.push(panel);
    return panel;
  }

  async #answer(kind, options, items) {
    this.asked.push({ kind, ...options, items });
    if (this.answers.length === 0) throw new Error(`nobody answers: ${options.title}`);
    const answer = this.answers.shift();
    return typeof answer === 'function' ? answer(options, items) : answer;
  }
}

/** The global state of an extension. */
class Memory {
  #values = new Map();
  get(name) { return this.#values.get(name); }
  async update(name, value) { this.#values.set(name, value); }
}

module.exports = { Memory, StubVSCode };
