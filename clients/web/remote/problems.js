// Errors in the words of the page's users: what failed, and what to do.

import { errorTexts, text } from '../texts.js';
import { make } from '../widget.js';

/** The largest number of problems on the page. */
const MAXIMUM = 4;

/** The texts for errors by their names: the failure (or none: the server's) and the advice. */
const known = {
  NoMediaSession: ['idle', 'playFirst'], InvalidPlayerState: [null, 'tryAgain'], NoSuchSession: ['noneChosen', 'chooseFirst'],
  SessionNotConnected: ['noneChosen', 'chooseFirst'], AmbiguousDevice: ['noneChosen', 'chooseFirst'], AmbiguousSession: ['noneChosen', 'chooseFirst'],
  ControlDisabled: ['notNow', 'tryAgain'], RequestRejected: ['requestRejected', 'tryAgain'], MediaNotSupported: ['cannotPlay', 'tryOther'],
  EndOfQueue: ['queueEnds', null], VolumeFixed: ['volumeFixed', null], QueueChanged: ['queueChanged', 'tryAgain'], QueueItemNotFound: ['queueChanged', 'tryAgain'], DeviceNotFound: ['deviceNotFound', 'checkDevice'], DeviceUnreachable: ['deviceNotFound', 'checkDevice'],
  AddressNotResolved: ['deviceNotFound', 'checkDevice'], ConnectionRefused: ['deviceRefuses', 'restartDevice'],
  ConnectionTimedOut: ['deviceSilent', 'waitOrRestart'], RequestTimedOut: ['deviceSilent', 'waitOrRestart'],
  ConnectionLost: ['connectionIsLost', 'comesBack'], SessionSuspended: ['connectionIsLost', 'comesBack'], SessionEnded: ['connectionIsLost', 'chooseFirst'],
  MediaLoadFailed: ['cannotPlay', 'tryOther'], MediaWillFail: ['cannotPlay', 'tryOther'], MediaError: ['cannotPlay', 'tryOther'],
  FileNotPlayable: ['cannotPlay', 'tryOther'], PageNotResolved: ['pageUnreadable', 'pageAdvice'], ResolverMissing: ['resolverMissing', 'resolverAdvice'],
  FileNotFound: ['fileMissing', 'fileAdvice'], FileNotReadable: ['fileForbidden', 'fileRights'], LaunchFailed: ['launchFailed', 'launchAdvice'],
  LaunchCancelled: ['launchFailed', 'launchAdvice'], SessionTransferFailed: ['transferFailed', 'transferAdvice'],
};
/**
 * Errors that nothing is to be said about: the page shows the lost connection by itself, and a newer press replaced an
 * older one.
 */
const silent = new Set(['ConnectionClosed', 'RequestReplaced', 'MediaLoadCancelled']);

/** Returns the failure and the advice, with `device`'s name. Texts for `error.NAME` and `advice.NAME` come first. */
export function problemTexts(error, device) {
  const [what, advice] = known[error.name] ?? [];
  const values = { device: device || text('someDevice') };
  const { name, data, message, userMessage = message } = error;
  return errorTexts({ name, data, message: what ? text(what, values) : userMessage }, advice ? text(advice, values) : error.advice);
}

/** The problems on the page. They stay until they are dismissed. */
export class Problems {
  /**
   * `named` puts the names of devices in the place of ids; `deviceOf` returns the name of the device that an error is
   * about.
   */
  constructor(element, { named, deviceOf }) {
    Object.assign(this, { element, named, deviceOf });
  }

  /** Shows an error. The same error again replaces the earlier one. */
  show(error) {
    if (silent.has(error.name)) return;
    const { what, advice } = problemTexts(error, this.deviceOf(error));
    this.say(this.named(what), this.named(advice));
  }

  /** Shows a failure, and what to do. */
  say(what, advice = '') {
    for (const other of [...this.element.children]) if (other.dataset.what === what) other.remove();
    const problem = make('div', { class: 'problem', 'data-what': what }, make('div', {}, make('p', {}, what), advice ? make('p', {}, advice) : ''));
    problem.append(make('button', { type: 'button', onclick: () => problem.remove(), 'data-text': 'understood' }));
    while (this.element.children.length >= MAXIMUM) this.element.firstChild.remove();
    this.element.append(problem);
  }
}
