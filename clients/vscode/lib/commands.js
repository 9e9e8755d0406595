'use strict';
const { seekArgument, textArgument, volumeArgument } = require('./arguments.js');
const { failureWords } = require('./failure.js');
const { plain } = require('./plain.js');
const { seekTarget } = require('./status-bar.js');

/** The phases of a call, in words for people. */
const PHASES = { RESOLVE: 'looking for it', TCP: 'connecting', TLS: 'connecting', CONNECT: 'connecting', LAUNCH: 'launching the app', LOAD: 'loading' };
/** The longest text of a device in a list, in letters. */
const LONGEST_LABEL = 80;

/** The entries of `Cast: Controls`. */
const CONTROLS = [
  { label: '$(debug-pause) Pause', command: 'cast.pause' },
  { label: '$(play) Resume', command: 'cast.resume' },
  { label: '$(debug-stop) Stop', command: 'cast.stop' },
  { label: '$(chevron-right) Next', command: 'cast.next' },
  { label: '$(chevron-left) Previous', command: 'cast.previous' },
  { label: '$(list-ordered) Queue…', command: 'cast.queue' },
  { label: '$(add) Add to the queue…', command: 'cast.enqueue' },
  { label: '$(history) Seek…', command: 'cast.seek' },
  { label: '$(unmute) Volume…', command: 'cast.volume' },
  { label: '$(mute) Mute', command: 'cast.mute' },
  { label: '$(unmute) Unmute', command: 'cast.unmute' },
  { label: '$(comment) Audio and subtitles…', command: 'cast.tracks' },
  { label: '$(megaphone) Announce…', command: 'cast.announce' },
  { label: '$(device-desktop) Another device…', command: 'cast.devices' },
  { label: '$(multiple-windows) Remote control', command: 'cast.remote' },
];

/** Registers every command; returns them as disposables. */
function registerCommands(vscode, connection, status, remote) {
  const { window } = vscode;

  function refuse(text) {
    window.showErrorMessage(`Cast: ${plain(text)}`);
  }

  /** Runs an action on the device; shows a failure with the library's message and advice. */
  async function withDevice(what, options) {
    try {
      const tv = await connection.tv(options);
      if (tv === undefined) return;
      await what(tv);
      void status.follow(tv);
    } catch (error) {
      if (error.name === 'AbortError') return;
      refuse(failureWords(error));
    }
  }

  /** Calls `run(options)` with the call's progress in a notification that can be cancelled. */
  function withProgress(title, run) {
    const location = vscode.ProgressLocation.Notification;
    return window.withProgress({ location, title: plain(title), cancellable: true }, (progress, token) => {
      const stop = new AbortController();
      token.onCancellationRequested(() => stop.abort());
      let last = 0;
      const onProgress = ({ phase, percentage = last }) => {
        if (phase) progress.report({ message: PHASES[phase] ?? plain(phase.toLowerCase()), increment: percentage - last });
        last = percentage;
      };
      return run({ signal: stop.signal, onProgress });
    });
  }

  /**
   * Returns the argument of a keybinding as `read` understands it, or the answer to a question; `undefined`: cancelled,
   * or refused with a message.
   */
  async function argument(given, read, question) {
    const words = given === undefined ? await window.showInputBox(question) : given;
    if (words === undefined || words === '') return undefined;
    const { value, problem } = read(words);
    if (problem) refuse(`${question.title}: ${problem}`);
    return value;
  }

  /** Returns a URL or path; one that was copied is proposed. */
  async function what(given, title) {
    const copied = given === undefined ? (await vscode.env.clipboard.readText()).trim() : '';
    const value = /^https?:\/\/\S+$/.test(copied) ? copied : '';
    return argument(given, textArgument, { title, prompt: 'A URL, or the path of a file', value, ignoreFocusOut: true });
  }

  /** Returns the files of the explorer's selection, else that of the editor; `undefined`: there is none. */
  function filesOf(uri, uris) {
    const chosen = Array.isArray(uris) && uris.length > 0 ? uris : [uri ?? window.activeTextEditor?.document.uri];
    const files = chosen.filter((each) => each?.scheme === 'file');
    if (files.length > 0) return files;
    refuse(uri !== undefined && uri?.scheme === undefined ? 'expected a file of the explorer as the argument.' : 'there is no file to cast.');
    return undefined;
  }

  function nameOf(files) {
    const [{ path }] = files;
    return files.length > 1 ? `${files.length} files` : path.slice(path.lastIndexOf('/') + 1);
  }

  /** Casts or adds files. The server runs on the files' machine, and serves them to the device. */
  async function withFiles(uri, uris, verb, run) {
    const files = filesOf(uri, uris);
    if (!files) return;
    const urls = files.map(String);
    const play = (tv) => withProgress(`${verb} ${nameOf(files)}`, (options) => run(tv, urls.length > 1 ? urls : urls[0], options));
    await withDevice(play, { ask: connection.configured === undefined });
  }

  async function chooseItem(tv) {
    const items = await tv.queue();
    if (items.length === 0) {
      window.showInformationMessage('Cast: nothing is in the queue.');
      return;
    }
    const current = tv.last?.queueIndex;
    const entries = items.map(({ itemId, media }, index) => ({
      itemId,
      label: `${index === current ? '$(play) ' : ''}${plain(media?.metadata?.title ?? media?.contentId ?? `Item ${itemId}`, LONGEST_LABEL)}`,
      description: plain(media?.metadata?.artist ?? media?.metadata?.subtitle ?? '', LONGEST_LABEL),
    }));
    const item = await window.showQuickPick(entries, { title: `Queue of ${plain(tv.name)}`, placeHolder: 'Play another item', matchOnDescription: true });
    if (item) await tv.jump(item.itemId);
  }

  async function chooseTrack(tv) {
    const tracks = (await tv.tracks()).filter(({ type }) => type === 'AUDIO' || type === 'TEXT');
    const entries = tracks.map(({ trackId, type, name, language, isActive }) => ({
      choice: type === 'TEXT' ? { text: trackId } : { audio: trackId },
      label: `${isActive ? '$(check) ' : ''}${plain(name ?? language ?? `Track ${trackId}`, LONGEST_LABEL)}`,
      description: `${type === 'TEXT' ? 'subtitles' : 'audio'}${language ? `, ${plain(language, LONGEST_LABEL)}` : ''}`,
    }));
    if (entries.length === 0) {
      window.showInformationMessage('Cast: what plays lists no tracks.');
      return;
    }
    const none = { choice: { text: 'off' }, label: 'No subtitles', description: '' };
    const item = await window.showQuickPick([...entries, none], { title: 'Audio and subtitles', matchOnDescription: true });
    if (item) await tv.tracks(item.choice);
  }

  const commands = {
    async 'cast.playURL'(given) {
      const url = await what(given, 'Play URL');
      if (url) await withDevice((tv) => withProgress(`Casting ${url}`, (options) => tv.play(url, options)));
    },
    'cast.castFile': (uri, uris) => withFiles(uri, uris, 'Casting', (tv, files, options) => tv.play(files, options)),
    'cast.enqueueFile': (uri, uris) => withFiles(uri, uris, 'Adding', (tv, files, options) => tv.enqueue(files, options)),
    async 'cast.enqueue'(given) {
      const url = await what(given, 'Add to the queue');
      if (url) await withDevice((tv) => withProgress(`Adding ${url}`, (options) => tv.enqueue(url, options)));
    },
    async 'cast.announce'(given) {
      const url = await what(given, 'Announce');
      if (url) await withDevice((tv) => withProgress(`Announcing ${url}`, (options) => tv.announce(url, options)));
    },
    'cast.pause': () => withDevice((tv) => tv.pause()),
    'cast.resume': () => withDevice((tv) => tv.resume()),
    'cast.toggle': () => withDevice((tv) => tv.toggle()),
    'cast.stop': () => withDevice((tv) => tv.stop()),
    'cast.next': () => withDevice((tv) => tv.next()),
    'cast.previous': () => withDevice((tv) => tv.previous()),
    'cast.queue': () => withDevice(chooseItem),
    'cast.tracks': () => withDevice(chooseTrack),
    async 'cast.seek'(given) {
      const validateInput = (words) => (seekTarget(words) === undefined ? 'Seconds, 1:30, +30 or -10' : undefined);
      const target = await argument(given, seekArgument, { title: 'Seek', prompt: 'To 1:30, or by +30 or -10 seconds', validateInput });
      if (target !== undefined) await withDevice((tv) => tv.seek(target));
    },
    async 'cast.volume'(given) {
      const validateInput = (words) => volumeArgument(words).problem;
      const change = await argument(given, volumeArgument, { title: 'Volume', prompt: 'In percent', validateInput });
      if (change !== undefined) await withDevice((tv) => tv.volume(change));
    },
    'cast.mute': () => withDevice((tv) => tv.volume({ muted: true })),
    'cast.unmute': () => withDevice((tv) => tv.volume({ muted: false })),
    async 'cast.devices'() {
      await withDevice(() => {}, { ask: true });
    },
    'cast.remote': () => remote.show(),
    async 'cast.controls'() {
      const item = await window.showQuickPick(CONTROLS, { title: `Cast: ${plain(connection.chosenName ?? 'no device')}` });
      if (item) await vscode.commands.executeCommand(item.command);
    },
  };
  return Object.entries(commands).map(([name, run]) => vscode.commands.registerCommand(name, run));
}

module.exports = { registerCommands };
