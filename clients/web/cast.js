// The Cast button, dialog and controllers as web components. See docs/Web.md.

import { CastButton } from './cast-button.js';
import { CastDialog } from './cast-dialog.js';
import { CastExpandedController } from './cast-expanded-controller.js';
import { CastIntroOverlay } from './cast-intro-overlay.js';
import { CastMiniController } from './cast-mini-controller.js';
import { CastPosition } from './cast-position.js';
import { CastQueue } from './cast-queue.js';
import { CastTracks } from './cast-tracks.js';
import { CastVolume } from './cast-volume.js';

export { CastConnection, CastError } from './connection.js';
export { setTexts, textKeys } from './texts.js';
export { WidgetStates, setConnection } from './widget.js';
export {
  CastButton, CastDialog, CastExpandedController, CastIntroOverlay, CastMiniController, CastPosition, CastQueue, CastTracks, CastVolume,
};

const elements = {
  'cast-button': CastButton,
  'cast-volume': CastVolume,
  'cast-position': CastPosition,
  'cast-dialog': CastDialog,
  'cast-intro-overlay': CastIntroOverlay,
  'cast-mini-controller': CastMiniController,
  'cast-expanded-controller': CastExpandedController,
  'cast-tracks': CastTracks,
  'cast-queue': CastQueue,
};
for (const [name, element] of Object.entries(elements)) customElements.define(name, element);
