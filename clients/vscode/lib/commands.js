'use strict';
const { plain } = require('./plain.js');
const { seekTarget } = require('./status-bar.js');

/** The phases of a call, in words for people. */
const PHASES = { RESOLVE: 'looking for it', TCP: 'connecting', TLS: 'connecting', CONNECT: 'connecting', LAUNCH: 'launching the app', LOAD: 'loading' };

/** Registers every command; returns them as disposables. */
function registerCommands(vscode, connection, status, remote) {
  const { window } = vscode;

  /** Runs an action on the device; shows a failure with the library's message and advice. */
  async function withDevice(what, options) {
    try {
      const tv = await connection.tv(options);
      if (tv === undefined) return;
      await what(tv);
      void status.follow(tv);
    } catch (error) {
      if (error.name === 'AbortError') return;
      const advice = error.advice && !error.message.includes(error.advice) ? ` ${error.advice}` : '';
      window.showErrorMessage(`Cast: ${plain(`${error.message}${advice}`)}`);
    }
  }

  /** Plays on a device, with the call's progress in a notification that can be cancelled. */
  function play(tv, what, title) {
    const location = vscode.ProgressLocation.Notification;
    return window.withProgress({ location, title: plain(title), cancellable: true }, (progress, token) => {
      const stop = new AbortController();
      token.onCancellationRequested(() => stop.abort());
      let last = 0;
      const onProgress = ({ phase, percentage = last }) => {
        if (phase) progress.report({ message: PHASES[phase] ?? plain(phase.toLowerCase()), increment: percentage - last });
        last = percentage;
      };
      return tv.play(what, { signal: stop.signal, onProgress });
    });
  }

  const commands = {
    async 'cast.playURL'(given) {
      const copied = given === undefined ? (await vscode.env.clipboard.readText()).trim() : '';
      const value = /^https?:\/\/\S+$/.test(copied) ? copied : '';
      const url = given ?? (await window.showInputBox({ title: 'Play URL', prompt: 'What to play', value, ignoreFocusOut: true }));
      if (url) await withDevice((tv) => play(tv, url, `Casting ${url}`));
    },
    async 'cast.castFile'(uri) {
      const file = uri ?? window.activeTextEditor?.document.uri;
      if (file?.scheme !== 'file') {
        window.showErrorMessage('Cast: there is no file to cast.');
        return;
      }
      const name = file.path.slice(file.path.lastIndexOf('/') + 1);
      // The server runs on the files' machine, and serves them to the device.
      await withDevice((tv) => play(tv, file.toString(), `Casting ${name}`), { ask: true });
    },
    'cast.pause': () => withDevice((tv) => tv.pause()),
    'cast.resume': () => withDevice((tv) => tv.resume()),
    'cast.stop': () => withDevice((tv) => tv.stop()),
    async 'cast.seek'(given) {
      const validateInput = (words) => (seekTarget(words) === undefined ? 'Seconds, 1:30, +30 or -10' : undefined);
      const words = given ?? (await window.showInputBox({ title: 'Seek', prompt: 'To 1:30, or by +30 or -10 seconds', validateInput }));
      const target = words === undefined ? undefined : seekTarget(String(words));
      if (target !== undefined) await withDevice((tv) => tv.seek(target));
    },
    async 'cast.volume'(given) {
      const isPercent = (words) => /^\d{1,3}$/.test(words) && Number(words) <= 100;
      const validateInput = (words) => (isPercent(words) ? undefined : 'From 0 to 100');
      const words = given ?? (await window.showInputBox({ title: 'Volume', prompt: 'In percent', validateInput }));
      if (words !== undefined && isPercent(String(words))) await withDevice((tv) => tv.volume({ percent: Number(words) }));
    },
    async 'cast.devices'() {
      await withDevice(() => {}, { ask: true });
    },
    'cast.remote': () => remote.show(),
    async 'cast.controls'() {
      const items = [
        { label: '$(debug-pause) Pause', command: 'cast.pause' },
        { label: '$(play) Resume', command: 'cast.resume' },
        { label: '$(debug-stop) Stop', command: 'cast.stop' },
        { label: '$(history) Seek…', command: 'cast.seek' },
        { label: '$(unmute) Volume…', command: 'cast.volume' },
        { label: '$(device-desktop) Another device…', command: 'cast.devices' },
        { label: '$(multiple-windows) Remote control', command: 'cast.remote' },
      ];
      const item = await window.showQuickPick(items, { title: `Cast: ${plain(connection.chosen ?? 'no device')}` });
      if (item) await vscode.commands.executeCommand(item.command);
    },
  };
  return Object.entries(commands).map(([name, run]) => vscode.commands.registerCommand(name, run));
}

module.exports = { registerCommands };
