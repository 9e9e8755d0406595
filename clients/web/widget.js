// The common part of all components: the widgets' states from the server, the style, and drawing.

import { icon } from './icons.js';
import { showPicture } from './pictures.js';
import { customProperties, imageUrl, stylePaths } from './style.js';
import { text, textChanges } from './texts.js';

/**
 * The last states of all widgets from the server, one object for each connection. Events: `change` (`detail.widgets`),
 * `style`.
 */
export class WidgetStates extends EventTarget {
  static #all = new WeakMap();

  /** Returns the states for `connection`. */
  static of(connection) {
    let states = this.#all.get(connection);
    if (!states) {
      states = new WidgetStates(connection);
      this.#all.set(connection, states);
    }
    return states;
  }

  /** By the names of `WidgetStates` in the API: `castButton`, `mediaController`… */
  current = {};
  /** The effective attributes of the style's parts, by path. */
  style = {};
  #revision = -1;

  constructor(connection) {
    super();
    this.connection = connection;
    connection.addEventListener('open', () => this.#fetch());
    connection.addEventListener('notification', ({ detail }) => this.#hear(detail));
    if (connection.isOpen) this.#fetch();
  }

  async #fetch() {
    try {
      this.#revision = -1;
      const [answer, ...parts] = await Promise.all([
        this.connection.call('widget.getState'),
        ...stylePaths.map((path) => this.connection.call('widget.getStyle', { path })),
      ]);
      this.#take(answer.revision, answer.state);
      this.#restyle(Object.fromEntries(parts.map((part) => [part.path, part.effective])));
    } catch {
      // The connection was lost meanwhile; the next one asks again.
    }
  }

  #hear({ method, params }) {
    if (method === 'widget.didChange') this.#take(params.revision, params.state);
    if (method === 'widget.didApplyStyle') this.#restyle(params.effective);
  }

  #take(revision, state) {
    const isOld = revision < this.#revision;
    this.#revision = Math.max(revision, this.#revision);
    const widgets = Object.keys(state).filter((name) => !isOld || !(name in this.current));
    for (const name of widgets) this.current[name] = state[name];
    if (widgets.length) this.dispatchEvent(new CustomEvent('change', { detail: { widgets } }));
  }

  #restyle(effective) {
    Object.assign(this.style, effective);
    this.dispatchEvent(new CustomEvent('style'));
  }
}

let shared = null;

/** Sets the connection of every component that has no other. */
export function setConnection(connection) {
  shared = connection;
  document.dispatchEvent(new CustomEvent('cast-connection'));
}

/** Returns a sheet from CSS text, for `adoptedStyleSheets`: a security policy may forbid styles in the page. */
export function sheet(css) {
  const made = new CSSStyleSheet();
  made.replaceSync(css);
  return made;
}

/**
 * The base of the components: redraws when one of its widgets changes, and has no state itself.
 * A subclass has `static widgets`, `static stylePath`, `static sheet`, `build()` and `draw(states)`.
 */
export class CastWidget extends HTMLElement {
  static widgets = [];
  static stylePath = 'castViews';
  static sheet = null;

  #connection = null;
  #states = null;
  #isBuilt = false;
  #frame = 0;
  #properties = [];
  #styledPath = '';
  #whenConnected = () => this.#attach();
  #whenChanged = (event) => {
    if (event.detail.widgets.some((name) => this.constructor.widgets.includes(name))) this.redraw();
  };
  #whenStyled = () => this.#restyle();
  #whenTranslated = () => {
    translate(this.shadowRoot);
    this.translated();
    this.redraw();
  };

  /** The component's connection, or that of {@link setConnection}. */
  get connection() {
    return this.#connection ?? shared;
  }

  set connection(connection) {
    this.#connection = connection;
    if (this.isConnected) this.#attach();
  }

  /** The present states. */
  get states() {
    return this.#states?.current ?? {};
  }

  /** The part of the style tree for the present drawing. */
  get stylePath() {
    return this.constructor.stylePath;
  }

  /** The effective style attributes of that part. */
  get styleAttributes() {
    return this.#states?.style[this.stylePath] ?? {};
  }

  connectedCallback() {
    if (!this.#isBuilt) {
      this.#isBuilt = true;
      const root = this.attachShadow({ mode: 'open', delegatesFocus: true });
      root.adoptedStyleSheets = [common, basics, ...[this.constructor.sheet ?? []].flat()];
      this.build(root);
    } else this.#whenTranslated();
    textChanges.addEventListener('change', this.#whenTranslated);
    document.addEventListener('cast-connection', this.#whenConnected);
    this.#attach();
  }

  /** Redraws when one of the subclass's `observedAttributes` changes. */
  attributeChangedCallback() {
    if (this.#isBuilt) this.redraw();
  }

  disconnectedCallback() {
    textChanges.removeEventListener('change', this.#whenTranslated);
    document.removeEventListener('cast-connection', this.#whenConnected);
    this.#detach();
  }

  #attach() {
    this.#detach();
    if (!this.connection) return;
    this.#states = WidgetStates.of(this.connection);
    this.#states.addEventListener('change', this.#whenChanged);
    this.#states.addEventListener('style', this.#whenStyled);
    this.connected?.(this.connection);
    this.#restyle();
    this.redraw();
  }

  #detach() {
    this.#states?.removeEventListener('change', this.#whenChanged);
    this.#states?.removeEventListener('style', this.#whenStyled);
    if (this.#states) this.disconnected?.(this.#states.connection);
    this.#states = null;
  }

  /**
   * Redraws before the next frame, once for all changes until then; at once in a background page, which has no frames.
   */
  redraw() {
    if (document.hidden) {
      this.#drawNow();
      return;
    }
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0;
      this.#drawNow();
    });
  }

  #drawNow() {
    if (this.#styledPath !== this.stylePath) this.#applyProperties();
    this.draw(this.states);
  }

  #restyle() {
    this.#applyProperties();
    this.redraw();
  }

  #applyProperties() {
    this.#styledPath = this.stylePath;
    for (const name of this.#properties) this.style.removeProperty(name);
    const properties = customProperties(this.styleAttributes);
    for (const [name, value] of properties) this.style.setProperty(name, value);
    this.#properties = [...properties.keys()];
  }

  /** Shows the picture of the media, or hides the element without one. */
  setPicture(image, picture, options) {
    showPicture(image, picture?.url, this.connection, options);
  }

  /** Calls a method for a tap; errors go to the connection's `refused`. */
  tap(method, params) {
    return this.connection?.tap(method, params);
  }

  build() {}

  draw() {}

  /** Redraws the parts that `draw` doesn't: texts were replaced. */
  translated() {}
}

/**
 * Creates an element: `make('button', { class: 'x', onclick: f, 'aria-label': 'Play' }, 'text', child…)`. Members whose
 * names begin with `on` are listeners; others are attributes, left out if they are `null`, `undefined` or `false`.
 * `data-text` and `data-label` are keys of texts: see {@link translate}.
 */
export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
    else setAttribute(element, name, value);
  }
  element.append(...children);
  translateOne(element);
  return element;
}

/**
 * Writes the texts of every element below `root` that names one: `data-text` for its words, `data-label` for its
 * accessible name, `data-placeholder`.
 */
export function translate(root) {
  root.querySelectorAll('[data-text], [data-label], [data-placeholder]').forEach(translateOne);
}

function translateOne(element) {
  const { text: words, label, placeholder } = element.dataset;
  if (words) setText(element, text(words));
  if (placeholder) setAttribute(element, 'placeholder', text(placeholder));
  if (label) setAttribute(element, 'aria-label', text(label));
}

/** Sets or removes an attribute, only if that changes it. */
export function setAttribute(element, name, value) {
  if (value === null || value === undefined || value === false) {
    if (element.hasAttribute(name)) element.removeAttribute(name);
  } else {
    const words = value === true ? '' : String(value);
    if (element.getAttribute(name) !== words) element.setAttribute(name, words);
  }
}

/** Sets an element's text, only if that changes it: a live region speaks at each change. */
export function setText(element, words) {
  if (element.textContent !== words) element.textContent = words;
}

/**
 * A button with an icon, which `update` draws: its accessible name, its icon, whether it is enabled, whether it is on.
 * A disabled one stays in the order of the Tab key, so that focus isn't lost while a request is in progress.
 */
export class IconButton {
  constructor(press, className = '') {
    this.element = make('button', { type: 'button', class: `button ${className}`, onclick: (event) => this.#press(event) });
    this.press = press;
  }

  #press(event) {
    event.stopPropagation();
    if (this.element.getAttribute('aria-disabled') !== 'true') this.press();
  }

  /** `reason`: why it is off, for people; only shown if it is. */
  update({ label, icon: name, isEnabled = true, isPressed = null, image = null, reason = '' }) {
    const why = isEnabled ? '' : reason;
    setAttribute(this.element, 'aria-label', label);
    setAttribute(this.element, 'title', why ? text('off', { label, reason: why }) : label);
    setAttribute(this.element, 'aria-description', why || null);
    setAttribute(this.element, 'aria-disabled', isEnabled ? null : 'true');
    setAttribute(this.element, 'aria-pressed', isPressed === null ? null : String(isPressed));
    const url = imageUrl(image);
    const key = url ?? name;
    if (this.element.dataset.icon === key) return;
    this.element.dataset.icon = key;
    const picture = url && make('img', { alt: '', class: 'icon' });
    if (picture) showPicture(picture, url, shared, { isOwn: true });
    this.element.replaceChildren(picture || icon(name));
  }
}

/**
 * The rules for the parts that the page's own lists have, too: icons, buttons with icons, texts that are clamped, the
 * moving bar.
 */
export const basics = sheet(`
  .icon { width: 24px; height: 24px; fill: currentColor; display: block; object-fit: contain; }
  .button {
    appearance: none; border: 0; background: none; color: var(--tint); padding: 8px; margin: 0; border-radius: 50%;
    min-width: 44px; min-height: 44px; display: inline-grid; place-items: center; cursor: pointer; font: inherit; flex: none;
  }
  .button:hover { background: var(--hover); }
  .button[aria-pressed="true"] { background: color-mix(in srgb, var(--tint) 20%, transparent); }
  .button[aria-disabled="true"] { opacity: .38; cursor: default; background: none; }
  .bar { height: 4px; border-radius: 2px; overflow: hidden; background: var(--track); }
  .bar::after { content: ""; display: block; height: 100%; width: 40%; background: var(--progress); animation: run 1.2s infinite linear; }
  @keyframes run { from { transform: translateX(-100%); } to { transform: translateX(250%); } }
  .two-lines { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden; overflow-wrap: anywhere; }
  .one-line { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  .hushed { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
`);

const common = sheet(`
  :host {
    --surface: var(--cast-background-color, light-dark(#ffffff, #202124));
    --ink: var(--cast-body-text-color, light-dark(#202124, #f1f3f4));
    --faint: var(--cast-caption-text-color, light-dark(#5f6368, #bdc1c6));
    --tint: var(--cast-icon-tint-color, light-dark(#1558d6, #8ab4f8));
    --line: light-dark(#dadce0, #45484d);
    --hover: light-dark(#0000000f, #ffffff1a);
    --bad: light-dark(#b3261e, #f2b8b5);
    --progress: var(--cast-slider-progress-color, var(--tint));
    --track: var(--cast-slider-secondary-progress-color, light-dark(#c6c9ce, #5f6368));
    box-sizing: border-box;
    color: var(--ink);
    font-family: var(--cast-body-text-font-family, system-ui), system-ui, sans-serif;
    font-size: var(--cast-body-text-font-size, 14px);
    font-weight: var(--cast-body-text-font-weight, 400);
    font-style: var(--cast-body-text-font-style, normal);
    line-height: 1.4;
  }
  :host([hidden]) { display: none !important; }
  *, *::before, *::after { box-sizing: border-box; }
  [hidden] { display: none !important; }
  :focus-visible { outline: 2px solid var(--tint); outline-offset: 2px; }
  .word {
    appearance: none; border: 1px solid var(--line); background: none; border-radius: 22px; min-height: 44px; padding: 6px 16px; cursor: pointer;
    color: var(--cast-button-text-color, var(--tint)); font-family: var(--cast-button-text-font-family, inherit);
    font-size: var(--cast-button-text-font-size, 14px); font-weight: var(--cast-button-text-font-weight, 600); font-style: var(--cast-button-text-font-style, inherit);
    text-shadow: var(--cast-button-text-shadow-offset, 0 0) var(--cast-button-text-shadow-color, transparent);
  }
  .word:hover { background: var(--hover); }
  .heading {
    margin: 0; color: var(--cast-heading-text-color, var(--ink)); font-family: var(--cast-heading-text-font-family, inherit);
    font-size: var(--cast-heading-text-font-size, 16px); font-weight: var(--cast-heading-text-font-weight, 600); font-style: var(--cast-heading-text-font-style, inherit);
    text-shadow: var(--cast-heading-text-shadow-offset, 0 0) var(--cast-heading-text-shadow-color, transparent);
  }
  .caption {
    color: var(--faint); font-family: var(--cast-caption-text-font-family, inherit); font-size: var(--cast-caption-text-font-size, 13px);
    font-weight: var(--cast-caption-text-font-weight, 400); font-style: var(--cast-caption-text-font-style, inherit);
    text-shadow: var(--cast-caption-text-shadow-offset, 0 0) var(--cast-caption-text-shadow-color, transparent);
  }
  dialog {
    color: inherit; background: var(--surface); border: 0; border-radius: 16px; padding: 20px; width: min(400px, calc(100vw - 24px));
    max-height: calc(100vh - 24px); box-shadow: 0 8px 32px #0006;
  }
  dialog::backdrop { background: #0008; }
  @media (prefers-reduced-motion: reduce) { *, *::before, *::after { animation: none !important; transition: none !important; } }
`);
