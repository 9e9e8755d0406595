// The buttons of the controllers, by the names in their states.

import { text } from './texts.js';

const kinds = {
  SKIP_NEXT: { icon: 'skipNext', label: 'next' },
  SKIP_PREVIOUS: { icon: 'skipPrevious', label: 'previous' },
  REWIND_30_SECONDS: { icon: 'rewind30Seconds', label: 'rewind' },
  FORWARD_30_SECONDS: { icon: 'forward30Seconds', label: 'forward' },
  CLOSED_CAPTIONS: { icon: 'closedCaptions', label: 'tracks' },
  STOP: { icon: 'stop', label: 'stop' },
  PAUSE_QUEUE: { icon: 'pauseQueue', label: 'pauseQueue' },
};
const states = {
  PLAYING: { icon: 'pause', label: 'pause' },
  PAUSED: { icon: 'play', label: 'play' },
  PLAYING_LIVE: { icon: 'stop', label: 'stop' },
  MUTE_OFF: { icon: 'muteOff', label: 'mute' },
  MUTE_ON: { icon: 'muteOn', label: 'unmute' },
  REPEAT_OFF: { icon: 'repeatOff', label: 'repeatOff' },
  REPEAT_ALL: { icon: 'repeatAll', label: 'repeatAll' },
  REPEAT_SINGLE: { icon: 'repeatSingle', label: 'repeatSingle' },
  SHUFFLE: { icon: 'shuffle', label: 'shuffle' },
};

/**
 * Returns the reason why controls are off, for people: of the connection, the device's pending answer, or the media.
 */
export function reasonOff(media) {
  if (!media) return '';
  if (media.connectionState === 'SUSPENDED') return text('offReconnecting');
  if (media.connectionState === 'CONNECTING') return text('offConnecting');
  if (!media.isMediaLoaded) return text('offNothing');
  if (media.playerState === 'LOADING') return text('offLoading');
  if (media.isRequestInFlight) return text('offBusy');
  return text(media.ad ? 'offAd' : 'offUnsupported');
}

/** Returns the appearance of a button of a type and in a state, for `IconButton.update`. `style` may have images. */
export function appearance({ type, state, isEnabled, customId }, style = {}) {
  const kind = states[state] ?? kinds[type] ?? (type === 'PLAY_PAUSE_TOGGLE' ? states.PAUSED : null);
  if (!kind) return { icon: 'custom', label: text('custom', { id: customId ?? '' }), isEnabled };
  return { icon: kind.icon, label: text(kind.label), isEnabled, image: style[`${kind.icon}Image`] };
}
