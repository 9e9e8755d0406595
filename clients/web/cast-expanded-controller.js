import { colourOf } from './artwork.js';
import { appearance, reasonOff } from './buttons.js';
import { icon } from './icons.js';
import { clock } from './slider.js';
import { said, text } from './texts.js';
import { CastWidget, IconButton, make, setAttribute, setText, sheet } from './widget.js';

/** The time after which an unanswered request is shown, in milliseconds. */
const PATIENCE = 1500;
/** The texts for the reasons of a suspension; the others are lost connections. */
const suspensions = { REQUESTED: 'suspendedHere', BACKGROUNDED: 'suspendedHere', NETWORK_NOT_REACHABLE: 'suspendedNoNetwork' };

/**
 * `<cast-expanded-controller>`: all controls (GCKUIExpandedMediaControlsViewController). It covers the page while it is
 * presented; with the attribute `inline` it is part of the page, while there is something to control. `seeks="10 30"`
 * adds buttons that go back and forward by so many seconds; `without="MUTE_TOGGLE"` leaves out slots of that type;
 * `folds-speed` shows the rates only on request.
 */
export class CastExpandedController extends CastWidget {
  static widgets = ['expandedController', 'mediaController', 'playbackRateController'];
  static stylePath = 'castViews.mediaControl.expandedController';
  static sheet = sheet(`
    :host { display: block; }
    dialog { width: 100vw; height: 100vh; max-width: none; max-height: none; border-radius: 0; padding: 0; }
    .panel { display: flex; flex-direction: column; gap: 12px; padding: 16px; min-height: 100%; background: var(--surface); }
    :host([inline]) .panel { border-radius: 16px; min-height: 0; box-shadow: 0 0 0 1px var(--line); }
    header { display: flex; align-items: center; gap: 8px; min-height: 44px; }
    header .button { margin-inline-start: auto; }
    .device { display: flex; align-items: center; gap: 8px; min-width: 0; }
    .device .icon { flex: none; }
    .picture { flex: 1; min-height: 160px; display: grid; place-items: center; border-radius: 12px; overflow: hidden; background: #00000014; position: relative; }
    .picture img { width: 100%; height: 100%; position: absolute; object-fit: var(--cast-background-image-content-mode, contain); }
    :host([inline]) .picture { aspect-ratio: 16 / 9; max-height: 38vh; flex: none; }
    .panel.coloured { background-image: linear-gradient(light-dark(hsl(var(--hue) var(--saturation) 94%), hsl(var(--hue) var(--saturation) 17%)), var(--surface) 80%); }
    .picture > .icon { width: 72px; height: 72px; color: var(--faint); opacity: .6; }
    .picture img:not([hidden]) ~ .icon { display: none; }
    :host([inline]) .picture.plain:not(.empty) { background: none; }
    :host([inline]) .picture.plain img { inset: 0; margin: auto; width: auto; max-width: 100%; border-radius: 12px; }
    :host([inline]) .picture.empty { aspect-ratio: auto; min-height: 120px; }
    .state { display: flex; flex-wrap: wrap; gap: 4px 12px; align-items: center; justify-content: center; min-height: 24px; }
    .state p { margin: 0; text-align: center; }
    .state .icon { width: 20px; height: 20px; color: var(--bad); }
    .state .time { color: var(--faint); font-variant-numeric: tabular-nums; }
    .bar { width: 100%; }
    .words { text-align: center; }
    .words p { margin: 0; }
    .title { font-size: var(--cast-heading-text-font-size, 20px); }
    .row { display: flex; justify-content: center; align-items: center; gap: clamp(0px, 1vw, 8px); flex-wrap: wrap; direction: ltr; }
    .centre { background: var(--tint); color: var(--surface); min-width: 56px; min-height: 56px; }
    .centre:hover { background: var(--tint); filter: brightness(1.1); }
    .centre[aria-disabled="true"] { background: var(--tint); filter: none; }
    .rates { direction: ltr; display: flex; justify-content: center; gap: 4px; border: 0; margin: 0; padding: 0; }
    .rates label { position: relative; border: 1px solid var(--line); border-radius: 22px; padding: 4px 14px; cursor: pointer; min-height: 44px; display: inline-grid; place-items: center; min-width: 52px; direction: ltr; }
    .rates { flex-wrap: wrap; }
    details { text-align: center; }
    details[open] { flex-basis: 100%; }
    summary { display: inline-grid; place-items: center; min-height: 44px; padding: 0 16px; cursor: pointer; border-radius: 22px; color: var(--tint); }
    summary:hover { background: var(--hover); }
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
    this.castingTo = make('p', { class: 'hushed', role: 'status' });
    this.deviceName = make('bdi', { class: 'one-line' });
    this.device = make('button', { type: 'button', class: 'word device', onclick: () => this.#chooseDevice() }, icon('cast'), this.deviceName);
    this.image = make('img', { alt: '' });
    this.image.addEventListener('load', () => this.#drawColour());
    this.picture = make('div', { class: 'picture' }, this.image, icon('film'));
    this.titleElement = make('h2', { class: 'heading title two-lines', id: 'title' });
    this.subtitle = make('p', { class: 'caption two-lines' });
    this.#buildState();
    this.position = make('cast-position');
    this.positionRow = make('div', {}, this.position);
    this.toggle = new IconButton(() => this.#press({ control: 'PLAY_PAUSE_TOGGLE' }), 'centre');
    this.slots = [0, 1, 2, 3].map((slot) => new IconButton(() => this.#press({ slot })));
    this.seeks = this.#seekDistances.map((distance) => ({
      distance, button: new IconButton(() => this.tap('media.seek', { sessionId: this.states.mediaController?.sessionId, relativeTime: distance })),
    }));
    this.rates = make('fieldset', { class: 'rates' });
    this.speed = this.rates;
    if (this.hasAttribute('folds-speed')) {
      this.speedText = make('summary');
      this.speed = make('details', {}, this.speedText, this.rates);
    }
    this.#buildAd();
    const [first, second, third, fourth] = this.slots.map((button) => button.element);
    const [back, ahead] = [-1, 1].map((sign) => this.seeks.filter(({ distance }) => Math.sign(distance) === sign).map(({ button }) => button.element));
    const toggle = this.toggle.element;
    const row = (...buttons) => make('div', { class: 'row' }, ...buttons);
    // The shortest distances and the neighbours in the queue are beside play.
    const controls = this.seeks.length
      ? [row(second, back.at(-1), toggle, ahead[0], third), row(first, ...back.slice(0, -1), ...ahead.slice(1), fourth, this.speed)]
      : [row(first, second, toggle, third, fourth), this.speed];
    // In its own dialog it is no landmark beside that.
    const panel = make(this.isInline ? 'section' : 'div', { class: 'panel', 'aria-labelledby': this.isInline && 'title' },
      make('header', { role: 'none' }, this.castingTo, this.device, this.closeButton.element),
      this.picture, make('div', { class: 'words' }, this.titleElement, this.subtitle), this.state, this.ad, this.positionRow, ...controls);
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

  /** The distances of `seeks`, in the order of their buttons: back by the larger one first. */
  get #seekDistances() {
    const seconds = (this.getAttribute('seeks') ?? '').split(/\s+/).map(Number).filter((number) => number > 0 && number <= 600);
    const sorted = [...new Set(seconds)].sort((one, other) => one - other);
    return [...sorted.map((number) => -number).reverse(), ...sorted];
  }

  /** The line for the player's pending matter: a connection, an answer, data. */
  #buildState() {
    this.stateText = make('p', { role: 'status' });
    this.stateTime = make('span', { class: 'time', 'aria-hidden': 'true' });
    this.stateIcon = icon('warning');
    this.bar = make('div', { class: 'bar', role: 'progressbar', 'data-label': 'loading' });
    this.state = make('div', { class: 'state' }, this.stateIcon, this.stateText, this.stateTime, this.bar);
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

  disconnected() {
    clearTimeout(this.stateTimer);
    this.stateTimer = null;
  }

  #press(button) {
    return this.tap('widget.pressButton', { widget: 'EXPANDED_CONTROLLER', ...button });
  }

  /** Sends `cast-device` (`detail.deviceName`) to the page, which may have a list of devices; else opens the dialog. */
  #chooseDevice() {
    const deviceName = this.deviceName.textContent;
    const isUnhandled = this.dispatchEvent(new CustomEvent('cast-device', { detail: { deviceName }, cancelable: true }));
    return isUnhandled ? this.tap('widget.openDialog') : undefined;
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
      this.since = null;
      if (this.dialog.open) this.dialog.close();
      return;
    }
    this.closeButton.element.hidden = this.isInline;
    this.closeButton.update({ label: text('close'), icon: 'down' });
    const device = state.deviceName ?? '';
    setText(this.castingTo, said('castingTo', state.castingToText, { device }));
    this.device.hidden = !device;
    setText(this.deviceName, device);
    setAttribute(this.device, 'aria-label', text('changeDevice', { device }));
    setAttribute(this.device, 'title', text('changeDevice', { device }));
    const drawn = () => {
      this.picture.classList.toggle('empty', this.image.hidden);
      this.picture.classList.toggle('plain', !this.styleAttributes.backgroundImageContentMode);
      this.#drawColour();
    };
    this.setPicture(this.image, state.ad?.image ?? state.image, { changed: drawn });
    drawn();
    this.#drawState(state, media);
    setText(this.titleElement, state.title || (state.isActive ? text('untitled') : text('nothingPlays')));
    setAttribute(this.titleElement, 'title', state.title || null);
    setText(this.subtitle, state.subtitle ?? media?.smartSubtitle ?? '');
    setAttribute(this.subtitle, 'title', this.subtitle.textContent || null);
    setAttribute(this.panel, 'aria-busy', media?.isLoading ? 'true' : null);
    this.positionRow.hidden = state.isStreamPositionHidden;
    const reason = reasonOff(media);
    this.toggle.update({ ...appearance({ type: 'PLAY_PAUSE_TOGGLE', ...state.playPauseToggle }, this.styleAttributes), reason });
    this.#drawSeeks(media, reason);
    this.slots.forEach((button, slot) => {
      const slotState = state.buttons?.[slot];
      button.element.hidden = !slotState || ['NONE', this.getAttribute('without')].includes(slotState.type);
      if (!button.element.hidden) button.update({ ...appearance(slotState, this.styleAttributes), reason });
    });
    this.#drawAd(state.ad);
    this.#drawRates(rate);
    if (!this.isInline && !this.dialog.open) this.dialog.showModal();
  }

  #drawSeeks(media, reason) {
    for (const { distance, button } of this.seeks) {
      const seconds = Math.abs(distance);
      const name = `${distance < 0 ? 'rewind' : 'forward'}${seconds}Seconds`;
      button.element.hidden = Boolean(media?.isLive) && media?.seekableEnd === undefined;
      button.update({
        label: text(distance < 0 ? 'secondsBack' : 'secondsAhead', { seconds }), icon: name, isEnabled: Boolean(media?.controls?.forward30?.isEnabled), reason,
      });
    }
  }

  /** Shows a suspended session, an answer that takes its time, or loading, and for how long. */
  #drawState(state, media) {
    const isLost = media?.connectionState === 'SUSPENDED';
    const isWaiting = !isLost && Boolean(media?.isRequestInFlight);
    const isLoading = !isLost && Boolean(media?.isLoading);
    const now = performance.now();
    this.since = isLost || isWaiting ? (this.since ?? now) : null;
    const elapsed = now - (this.since ?? now);
    const isLate = isWaiting && elapsed >= PATIENCE;
    const device = state.deviceName ?? '';
    let words = isLoading ? text('loading') : '';
    if (isLate) words = text('waitingFor', { device });
    if (isLost) words = text(suspensions[media.suspendReason] ?? 'reconnecting', { device });
    setText(this.stateText, words);
    setText(this.stateTime, (isLost || isLate) && elapsed >= 2000 ? text('sinceTime', { time: clock(elapsed / 1000) }) : '');
    this.stateIcon.toggleAttribute('hidden', !isLost);
    this.state.hidden = !words;
    this.bar.hidden = !words || (isLost && media.suspendReason === 'REQUESTED');
    clearTimeout(this.stateTimer);
    this.stateTimer = isLost || isWaiting ? setTimeout(() => this.redraw(), isWaiting && !isLate ? PATIENCE - elapsed + 20 : 1000) : null;
  }

  /** Colours the ground as the picture is, unless the style has a colour. */
  #drawColour() {
    const isReady = !this.image.hidden && this.image.complete && this.image.naturalWidth > 0 && !this.styleAttributes.backgroundColor;
    const source = isReady ? this.image.src : '';
    if (this.colourSource === source) return;
    this.colourSource = source;
    const colour = source ? colourOf(this.image) : null;
    this.panel.classList.toggle('coloured', colour !== null);
    if (!colour) return;
    this.panel.style.setProperty('--hue', String(colour.hue));
    this.panel.style.setProperty('--saturation', `${Math.min(45, colour.saturation)}%`);
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
    this.speed.hidden = segments.length < 2 || (!rate.isEnabled && (rate.playbackRate ?? 1) === 1);
    this.rates.disabled = !rate?.isEnabled;
    if (this.speedText) setText(this.speedText, text('speedOf', { rate: `\u2066${segments.find((segment) => segment.isSelected)?.label ?? ''}\u2069` }));
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
