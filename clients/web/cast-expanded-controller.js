import { appearance } from './buttons.js';
import { said, text } from './texts.js';
import { CastWidget, IconButton, make, setAttribute, setText, sheet } from './widget.js';

/**
 * `<cast-expanded-controller>`: all controls (GCKUIExpandedMediaControlsViewController). It covers the page while it is presented; with the
 * attribute `inline` it is part of the page, while there is something to control.
 */
export class CastExpandedController extends CastWidget {
  static widgets = ['expandedController', 'mediaController', 'playbackRateController'];
  static stylePath = 'castViews.mediaControl.expandedController';
  static sheet = sheet(`
    :host { display: block; }
    dialog { width: 100vw; height: 100vh; max-width: none; max-height: none; border-radius: 0; padding: 0; }
    .panel { display: flex; flex-direction: column; gap: 12px; padding: 16px; min-height: 100%; background: var(--surface); }
    :host([inline]) .panel { border-radius: 16px; min-height: 0; box-shadow: 0 0 0 1px var(--line); }
    header { display: flex; align-items: center; gap: 8px; min-height: 40px; }
    header p { margin: 0; flex: 1; }
    .picture { flex: 1; min-height: 160px; display: grid; place-items: center; border-radius: 12px; overflow: hidden; background: #00000014; position: relative; }
    .picture img { width: 100%; height: 100%; position: absolute; object-fit: var(--cast-background-image-content-mode, contain); }
    :host([inline]) .picture { aspect-ratio: 16 / 9; max-height: 46vh; flex: none; }
    .words { text-align: center; }
    .words p { margin: 0; }
    .title { font-size: var(--cast-heading-text-font-size, 20px); }
    .row { display: flex; justify-content: center; align-items: center; gap: 8px; flex-wrap: wrap; direction: ltr; }
    .centre { background: var(--tint); color: var(--surface); min-width: 56px; min-height: 56px; }
    .centre:hover { background: var(--tint); filter: brightness(1.1); }
    .centre[aria-disabled="true"] { background: var(--tint); filter: none; }
    .rates { direction: ltr; display: flex; justify-content: center; gap: 4px; border: 0; margin: 0; padding: 0; }
    .rates label { position: relative; border: 1px solid var(--line); border-radius: 16px; padding: 4px 14px; cursor: pointer; min-height: 32px; direction: ltr; }
    .rates input { position: absolute; opacity: 0; inset: 0; margin: 0; cursor: inherit; }
    .rates label:has(:checked) { background: var(--tint); color: var(--surface); border-color: var(--tint); }
    .rates label:has(:focus-visible) { outline: 2px solid var(--tint); outline-offset: 2px; }
    .rates[disabled] label { opacity: .5; cursor: default; }
    .ad { display: flex; align-items: center; gap: 12px; padding: 8px 12px; border-radius: 10px; background: #f9ab0033; }
    .ad strong { flex: 1; min-width: 0; }
    .ad a { color: inherit; }
  `);

  build(root) {
    this.closeButton = new IconButton(() => this.tap('widget.dismissExpandedController'));
    this.castingTo = make('p', { class: 'caption', role: 'status' });
    this.image = make('img', { alt: '' });
    this.picture = make('div', { class: 'picture' }, this.image);
    this.titleElement = make('h2', { class: 'heading title', id: 'title' });
    this.subtitle = make('p', { class: 'caption' });
    this.position = make('cast-position');
    this.positionRow = make('div', {}, this.position);
    this.toggle = new IconButton(() => this.#press({ control: 'PLAY_PAUSE_TOGGLE' }), 'centre');
    this.slots = [0, 1, 2, 3].map((slot) => new IconButton(() => this.#press({ slot })));
    this.rates = make('fieldset', { class: 'rates' });
    this.#buildAd();
    const [first, second, third, fourth] = this.slots.map((button) => button.element);
    const panel = make('section', { class: 'panel', 'aria-labelledby': 'title' }, make('header', {}, this.castingTo, this.closeButton.element),
      this.picture, make('div', { class: 'words' }, this.titleElement, this.subtitle), this.ad, this.positionRow,
      make('div', { class: 'row' }, first, second, this.toggle.element, third, fourth), this.rates);
    this.panel = panel;
    this.dialog = make('dialog', {
      'aria-labelledby': 'title', oncancel: (event) => {
        event.preventDefault();
        this.tap('widget.dismissExpandedController');
      },
    });
    if (this.isInline) root.append(panel);
    else {
      this.dialog.append(panel);
      root.append(this.dialog);
    }
  }

  #buildAd() {
    this.adText = make('strong', { class: 'one-line' });
    this.adLink = make('a', { target: '_blank', rel: 'noopener noreferrer', 'data-text': 'learnMore' });
    this.skip = make('button', { type: 'button', class: 'word', onclick: () => this.#skip() });
    this.ad = make('div', { class: 'ad', role: 'group', 'data-label': 'advertisement' }, this.adText, this.adLink, this.skip);
  }

  /** Whether it is part of the page. */
  get isInline() {
    return this.hasAttribute('inline');
  }

  connected(connection) {
    this.position.connection = connection;
  }

  #press(button) {
    return this.tap('widget.pressButton', { widget: 'EXPANDED_CONTROLLER', ...button });
  }

  #skip() {
    if (this.skip.getAttribute('aria-disabled') === 'true') return undefined;
    return this.tap('widget.pressButton', { widget: 'MEDIA_CONTROLLER', control: 'SKIP_AD' });
  }

  draw({ expandedController: state, mediaController: media, playbackRateController: rate }) {
    if (!state) return;
    const isShown = this.isInline ? state.isActive : state.isPresented;
    this.hidden = !isShown;
    if (!isShown) {
      if (this.dialog.open) this.dialog.close();
      return;
    }
    this.closeButton.element.hidden = this.isInline;
    this.closeButton.update({ label: text('close'), icon: 'down' });
    setText(this.castingTo, said('castingTo', state.castingToText, { device: state.deviceName ?? '' }));
    const drawn = () => { this.picture.hidden = this.image.hidden && this.isInline; };
    this.setPicture(this.image, state.ad?.image ?? state.image, { changed: drawn });
    drawn();
    setText(this.titleElement, state.title || (state.isActive ? text('untitled') : text('nothingPlays')));
    setText(this.subtitle, state.subtitle ?? media?.smartSubtitle ?? '');
    setAttribute(this.panel, 'aria-busy', media?.isLoading ? 'true' : null);
    this.positionRow.hidden = state.isStreamPositionHidden;
    this.toggle.update(appearance({ type: 'PLAY_PAUSE_TOGGLE', ...state.playPauseToggle }, this.styleAttributes));
    this.slots.forEach((button, slot) => {
      const slotState = state.buttons?.[slot];
      button.element.hidden = !slotState || slotState.type === 'NONE';
      if (!button.element.hidden) button.update(appearance(slotState, this.styleAttributes));
    });
    this.#drawAd(state.ad);
    this.#drawRates(rate);
    if (!this.isInline && !this.dialog.open) this.dialog.showModal();
  }

  #drawAd(ad) {
    this.ad.hidden = !ad;
    if (!ad) return;
    setText(this.adText, ad.title || text('advertisement'));
    const url = /^https?:/i.test(ad.clickThroughUrl ?? '') ? ad.clickThroughUrl : null;
    this.adLink.hidden = !url;
    setAttribute(this.adLink, 'href', url);
    const waits = !ad.isSkippable && ad.skippableIn !== undefined;
    this.skip.hidden = !ad.isSkippable && !waits;
    setAttribute(this.skip, 'aria-disabled', ad.isSkippable ? null : 'true');
    setText(this.skip, waits ? text('skipAdIn', { seconds: Math.ceil(ad.skippableIn) }) : text('skipAd'));
  }

  #drawRates(rate) {
    const segments = rate?.segments ?? [];
    this.rates.hidden = segments.length < 2 || (!rate.isEnabled && (rate.playbackRate ?? 1) === 1);
    this.rates.disabled = !rate?.isEnabled;
    const key = segments.map((segment) => segment.playbackRate).join();
    if (this.rates.dataset.key !== key) {
      this.rates.dataset.key = key;
      this.rates.replaceChildren(make('legend', { class: 'hushed', 'data-text': 'speed' }), ...segments.map(({ playbackRate, label }) => make('label', {},
        make('input', { type: 'radio', name: 'rate', onchange: () => this.tap('widget.setPlaybackRate', { playbackRate }) }), label)));
    }
    this.rates.querySelectorAll('input').forEach((input, index) => {
      input.checked = segments[index].isSelected;
    });
  }
}
