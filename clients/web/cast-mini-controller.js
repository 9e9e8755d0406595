import { appearance, reasonOff } from './buttons.js';
import { said, text } from './texts.js';
import { CastWidget, IconButton, make, setAttribute, setText, sheet } from './widget.js';

/**
 * `<cast-mini-controller>`: the bar while something plays (GCKUIMiniMediaControlsViewController); a tap shows all
 * controls.
 */
export class CastMiniController extends CastWidget {
  static widgets = ['miniController', 'expandedController', 'mediaController'];
  static stylePath = 'castViews.mediaControl.miniController';
  static sheet = sheet(`
    :host { display: block; background: var(--surface); box-shadow: 0 -1px 0 var(--line), 0 -4px 16px #0002; }
    .progress { height: 3px; background: var(--track); }
    .progress div { height: 100%; background: var(--progress); transform-origin: left; }
    .row { display: flex; align-items: center; gap: 12px; padding: 8px 12px; min-height: 64px; }
    .open {
      appearance: none; border: 0; background: none; font: inherit; color: inherit; text-align: start; display: flex; gap: 12px; align-items: center;
      flex: 1; min-width: 0; min-height: 48px; padding: 0; cursor: pointer; border-radius: 8px;
    }
    .open img { width: 48px; height: 48px; border-radius: 6px; object-fit: cover; flex: none; }
    .open span { min-width: 0; display: block; }
    .live { color: #fff; background: var(--cast-live-indicator-color, #b3261e); border-radius: 4px; padding: 0 6px; font-size: 12px; font-weight: 700; flex: none; }
  `);

  build(root) {
    this.fill = make('div');
    this.progress = make('div', { class: 'progress', 'aria-hidden': 'true' }, this.fill);
    this.image = make('img', { alt: '' });
    this.titleElement = make('span', { class: 'one-line heading' });
    this.subtitle = make('span', { class: 'one-line caption' });
    this.live = make('span', { class: 'live', 'data-text': 'live' });
    this.openButton = make('button', { type: 'button', class: 'open', onclick: () => this.tap('widget.tapMiniController') }, this.image,
      make('span', {}, this.titleElement, this.subtitle, make('span', { class: 'hushed', 'data-text': 'openController' })));
    this.buttons = [0, 1, 2].map((slot) => new IconButton(() => this.tap('widget.pressButton', { widget: 'MINI_CONTROLLER', slot })));
    this.bar = make('section', {}, this.progress,
      make('div', { class: 'row' }, this.openButton, this.live, ...this.buttons.map((button) => button.element)));
    root.append(this.bar);
    this.hidden = true;
  }

  draw({ miniController: state, expandedController: expanded, mediaController: media }) {
    this.hidden = !state?.shouldAppear;
    if (this.hidden) return;
    setAttribute(this.bar, 'aria-label', state.title || text('untitled'));
    this.setPicture(this.image, state.thumbnail);
    setText(this.titleElement, state.title || text('untitled'));
    setAttribute(this.titleElement, 'title', state.title || null);
    // If the media has no subtitle, the server puts the device's name there.
    const saysWhere = state.subtitle !== undefined && state.subtitle === expanded?.castingToText;
    const isLost = media?.connectionState === 'SUSPENDED';
    const where = saysWhere ? said('castingTo', state.subtitle, { device: expanded.deviceName ?? '' }) : (state.subtitle ?? '');
    setText(this.subtitle, isLost ? text('reconnecting', { device: expanded?.deviceName ?? '' }) : where);
    this.live.hidden = !state.isLive;
    this.progress.hidden = state.progress === undefined;
    this.fill.style.transform = `scaleX(${Math.min(1, Math.max(0, state.progress ?? 0))})`;
    this.buttons.forEach((button, slot) => {
      const slotState = state.buttons?.[slot];
      button.element.hidden = !slotState || slotState.type === 'NONE';
      if (!button.element.hidden) button.update({ ...appearance(slotState, this.styleAttributes), reason: reasonOff(media) });
    });
    if (state.minHeight) this.bar.style.minHeight = `${state.minHeight}px`;
  }
}
