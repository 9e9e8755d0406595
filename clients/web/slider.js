import { make, setAttribute, setText, sheet } from './widget.js';

/** Time after the last key press at which a value chosen with keys is applied, in milliseconds. */
const KEY_PAUSE = 400;

/**
 * A slider of the API: sends `widget.slide` with BEGAN, MOVED, ENDED and CANCELLED, by pointer and by keys. It isn't a
 * custom element, since the server has no state of it.
 */
export class Slider {
  static sheet = sheet(`
    .slider { position: relative; height: 44px; touch-action: none; cursor: pointer; flex: 1; min-width: 60px; border-radius: 4px; }
    .slider[aria-disabled="true"] { cursor: default; opacity: .6; }
    .slider .rail, .slider .fill { position: absolute; top: 20px; height: 4px; border-radius: 2px; }
    .slider .rail { inset-inline: 0; background: var(--track); }
    .slider .fill { inset-inline-start: 0; background: var(--progress); }
    .slider .knob {
      position: absolute; top: 14px; width: 16px; height: 16px; margin-inline-start: -8px; border-radius: 50%; background: var(--progress);
    }
    .slider[aria-disabled="true"] .knob { display: none; }
    .slider.muted { --progress: var(--faint); }
    .slider .tip {
      position: absolute; bottom: 36px; transform: translateX(-50%); padding: 2px 8px; border-radius: 6px; pointer-events: none; white-space: nowrap;
      background: var(--cast-slider-tooltip-background-color, #202124); color: #fff; font-size: 13px; font-variant-numeric: tabular-nums;
    }
    .slider .mark { position: absolute; top: 18px; width: 4px; height: 8px; margin-inline-start: -2px; background: var(--cast-ad-marker-fill-color, #f9ab00); }
  `);

  #minimum = 0;
  #maximum = 1;
  #value = 0;
  #held = null;
  #keyTimer = null;
  #isMoving = false;
  #isEnding = false;
  #pending = null;

  /**
   * @param {object} options
   * @param {(phase: string, value: number) => Promise} options.slide sends the movement to the server
   * @param {(value: number) => string} options.describe a value for people
   * @param {{small: number, large: number}} options.steps the steps of the arrow keys and the page keys
   * @param {() => number} [options.endMargin] how far before the end the End key stops
   */
  constructor({ slide, describe, steps, showsTip = true, endMargin = () => 0 }) {
    this.endMargin = endMargin;
    this.slide = slide;
    this.describe = describe;
    this.steps = steps;
    this.showsTip = showsTip;
    this.fill = make('div', { class: 'fill' });
    this.knob = make('div', { class: 'knob' });
    this.tip = make('div', { class: 'tip', hidden: true });
    this.element = make('div', {
      class: 'slider', role: 'slider', tabindex: 0,
      onpointerdown: (event) => this.#down(event), onpointermove: (event) => this.#move(event),
      onpointerup: (event) => this.#up(event), onpointercancel: () => this.#cancel(), onpointerleave: () => this.#leave(),
      onkeydown: (event) => this.#key(event), onblur: () => this.#settle(),
    }, make('div', { class: 'rail' }), this.fill, this.knob, this.tip);
  }

  /** Draws the server's value, or the pointer's while this slider is held here; `isMuted` draws it in grey. */
  update({ label, value, minimum = 0, maximum = 1, isEnabled = true, isMuted = false }) {
    this.#minimum = minimum;
    this.#maximum = Math.max(maximum, minimum);
    this.#value = value;
    const shown = this.#held ?? value;
    this.element.classList.toggle('muted', isMuted);
    setAttribute(this.element, 'aria-label', label);
    setAttribute(this.element, 'aria-disabled', isEnabled ? null : 'true');
    setAttribute(this.element, 'aria-valuemin', round(minimum));
    setAttribute(this.element, 'aria-valuemax', round(this.#maximum));
    setAttribute(this.element, 'aria-valuenow', round(shown));
    setAttribute(this.element, 'aria-valuetext', this.describe(shown));
    this.#place(shown);
  }

  /** Whether it is held here. */
  get isHeld() {
    return this.#held !== null;
  }

  get #isEnabled() {
    return this.element.getAttribute('aria-disabled') !== 'true';
  }

  #place(value) {
    const span = this.#maximum - this.#minimum;
    const part = span > 0 ? Math.min(1, Math.max(0, (value - this.#minimum) / span)) : 0;
    this.fill.style.width = `${part * 100}%`;
    this.knob.style.insetInlineStart = `${part * 100}%`;
  }

  #valueAt(event) {
    const box = this.element.getBoundingClientRect();
    let part = box.width > 0 ? (event.clientX - box.left) / box.width : 0;
    if (getComputedStyle(this.element).direction === 'rtl') part = 1 - part;
    return this.#minimum + Math.min(1, Math.max(0, part)) * (this.#maximum - this.#minimum);
  }

  #showTip(event, value) {
    if (!this.showsTip) return;
    const box = this.element.getBoundingClientRect();
    this.tip.hidden = false;
    this.tip.style.left = `${Math.min(box.width, Math.max(0, event.clientX - box.left))}px`;
    setText(this.tip, this.describe(value));
  }

  #down(event) {
    if (!this.#isEnabled || event.button !== 0 || this.#isEnding) return;
    this.element.setPointerCapture(event.pointerId);
    this.#hold(this.#valueAt(event));
    this.#showTip(event, this.#held);
  }

  #move(event) {
    const value = this.#valueAt(event);
    if (this.#isEnabled) this.#showTip(event, value);
    if (this.#held === null || !this.element.hasPointerCapture(event.pointerId)) return;
    this.#hold(value);
  }

  #up(event) {
    this.#leave();
    if (this.#held === null) return;
    this.#held = this.#valueAt(event);
    this.#settle();
  }

  #leave() {
    if (this.#held === null || this.#keyTimer) this.tip.hidden = true;
    else this.tip.hidden = false;
  }

  #hold(value) {
    const isNew = this.#held === null;
    this.#held = value;
    this.#place(value);
    setAttribute(this.element, 'aria-valuenow', round(value));
    setAttribute(this.element, 'aria-valuetext', this.describe(value));
    if (isNew) this.slide('BEGAN', value);
    else this.#tell(value);
  }

  /** Sends one movement at a time: a pointer moves faster than answers arrive. */
  async #tell(value) {
    this.#pending = value;
    if (this.#isMoving) return;
    this.#isMoving = true;
    while (this.#pending !== null && this.#held !== null) {
      const next = this.#pending;
      this.#pending = null;
      await this.slide('MOVED', next);
    }
    this.#isMoving = false;
  }

  async #settle() {
    clearTimeout(this.#keyTimer);
    this.#keyTimer = null;
    if (this.#held === null || this.#isEnding) return;
    this.#isEnding = true;
    this.#pending = null;
    this.tip.hidden = true;
    await this.slide('ENDED', this.#held);
    this.#isEnding = false;
    this.#held = null;
  }

  #cancel() {
    clearTimeout(this.#keyTimer);
    this.#keyTimer = null;
    if (this.#held === null) return;
    this.#held = null;
    this.#pending = null;
    this.tip.hidden = true;
    this.#place(this.#value);
    this.slide('CANCELLED', this.#value);
  }

  #key(event) {
    if (event.key === 'Escape' && this.#held !== null) {
      event.preventDefault();
      event.stopPropagation();
      return this.#cancel();
    }
    const isRightToLeft = getComputedStyle(this.element).direction === 'rtl';
    const distance = {
      ArrowRight: isRightToLeft ? -this.steps.small : this.steps.small, ArrowLeft: isRightToLeft ? this.steps.small : -this.steps.small,
      ArrowUp: this.steps.small, ArrowDown: -this.steps.small, PageUp: this.steps.large, PageDown: -this.steps.large,
      Home: -Infinity, End: Infinity,
    }[event.key];
    if (distance === undefined || !this.#isEnabled || this.#isEnding) return undefined;
    event.preventDefault();
    const end = event.key === 'End' ? Math.max(this.#minimum, this.#maximum - this.endMargin()) : this.#maximum;
    this.#hold(Math.min(end, Math.max(this.#minimum, (this.#held ?? this.#value) + distance)));
    clearTimeout(this.#keyTimer);
    this.#keyTimer = setTimeout(() => this.#settle(), KEY_PAUSE);
    return undefined;
  }
}

function round(value) {
  return Math.round(value * 1000) / 1000;
}

/** Returns seconds as `M:SS` or `H:MM:SS`. */
export function clock(seconds) {
  const whole = Math.max(0, Math.floor(seconds));
  const two = (number) => String(number).padStart(2, '0');
  const hours = Math.floor(whole / 3600);
  const rest = `${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}
