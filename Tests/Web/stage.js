// A page of one component, whose server is the page itself: it draws the state that a test sets.

import { CastConnection, setConnection } from '/cast.js';

const states = {};
const styles = {};
let answers = {};
/** The answers that are held back, by method. */
const held = new Map();
let revision = 0;
let link = null;

const respond = (method, params) => {
  if (method === 'widget.getState') return { revision, state: states };
  if (method === 'widget.getStyle') return { path: params.path, effective: styles[params.path] ?? {} };
  return answers[method] ?? {};
};
const open = () => {
  link = {
    send(text) {
      const { id, method, params } = JSON.parse(text);
      window.stage.asked += 1;
      if (!['server.initialize', 'widget.getState', 'widget.getStyle'].includes(method)) window.stage.calls.push([method, params]);
      const result = respond(method, params);
      const answer = result.error ? { error: result.error } : { result };
      const reply = () => link.onmessage({ data: JSON.stringify({ jsonrpc: '2.0', id, ...answer }) });
      if (held.has(method)) held.get(method).push(reply);
      else queueMicrotask(reply);
    },
    close() {},
  };
  queueMicrotask(() => link.onopen());
  return link;
};
const tell = (method, params) => link.onmessage({ data: JSON.stringify({ jsonrpc: '2.0', method, params }) });
const frames = () => new Promise((done) => {
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)));
});

const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });

/** The colour that layers make on each other, the last on top, as the browser itself paints them. */
function painted(colours) {
  for (const colour of colours) {
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
  }
  return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
}

/** How bright a colour is. (WCAG 2.1) */
function luminance(colour) {
  const [red, green, blue] = colour.map((part) => part / 255).map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function parent(node) {
  return node.parentElement ?? node.getRootNode().host;
}

/** Every element below, also those of components. */
function all(root) {
  return [...root.querySelectorAll('*')].flatMap((one) => [one, ...(one.shadowRoot ? all(one.shadowRoot) : [])]);
}

/** What tests do with the page. */
window.stage = {
  /** The component's calls: methods and parameters. */
  calls: [],
  /** How often it asked for anything. */
  asked: 0,
  /** Puts one component on the stage, with states, styles by path, and answers by method. */
  async put(tag, attributes, newStates, newStyles, newAnswers) {
    const main = document.querySelector('main');
    main.replaceChildren();
    for (const name of Object.keys(states)) delete states[name];
    for (const path of Object.keys(styles)) delete styles[path];
    Object.assign(states, newStates);
    Object.assign(styles, newStyles);
    answers = newAnswers;
    window.stage.calls = [];
    const connection = new CastConnection({ open });
    const isOpen = new Promise((done) => connection.addEventListener('open', done, { once: true }));
    setConnection(connection.start());
    await isOpen;
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    // The queue asks for itself, a little later.
    const isTold = answers['queue.list'] && new Promise((done) => element.addEventListener('cast-queue', done, { once: true }));
    main.append(element);
    if (attributes.for) main.prepend(Object.assign(document.createElement('cast-button'), { id: attributes.for }));
    await isTold;
    await frames();
  },
  /** The texts in sight whose contrast is below 4.5, except those of disabled controls. */
  faintTexts() {
    const shown = all(document.querySelector('main')).filter((one) => one.checkVisibility() && !one.closest('[aria-disabled=true], :disabled')
      && [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim()));
    return shown.map((one) => {
      const grounds = [];
      for (let each = one; each; each = parent(each)) grounds.unshift(getComputedStyle(each).backgroundColor);
      const page = matchMedia('(prefers-color-scheme: dark)').matches ? '#121212' : '#ffffff';
      const ground = painted([page, ...grounds]);
      const ink = painted([`rgb(${ground})`, getComputedStyle(one).color]);
      const [dark, light] = [luminance(ink), luminance(ground)].sort((first, second) => first - second);
      return { words: one.textContent, contrast: (light + 0.05) / (dark + 0.05) };
    }).filter(({ contrast }) => contrast < 4.5);
  },
  /** The texts that don't fit where they stand; those of one line say so with dots. */
  cutTexts() {
    return all(document.querySelector('main')).filter((one) => one.checkVisibility() && one.matches('button, label, p, h2, .time, .percent')
      && !one.matches('.hushed, .one-line') && one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent);
  },
  /**
   * Loses the connection so many times, each time at once after it was made again; tells how often was asked in the
   * last round.
   */
  async reconnect(times) {
    const wait = window.setTimeout;
    // A timer takes 4 ms, a message none.
    const { port1, port2 } = new MessageChannel();
    port1.start();
    const turn = () => new Promise((done) => {
      port1.addEventListener('message', done, { once: true });
      port2.postMessage(0);
    });
    window.setTimeout = (run) => {
      turn().then(run);
      return 1;
    };
    for (let round = 0; round < times; round += 1) {
      window.stage.asked = 0;
      const lost = link;
      lost.onclose({ reason: '' });
      while (link === lost) await turn();
      // Until nothing more is asked.
      for (let before = -1; before !== window.stage.asked; await turn()) {
        before = window.stage.asked;
        await turn();
      }
    }
    window.setTimeout = wait;
    port1.close();
    return window.stage.asked;
  },
  /** The kinds of the elements that are there. */
  kinds() {
    return [...new Set(all(document.querySelector('main')).map((one) => one.localName))];
  },
  /** Every text, also what isn't in sight. */
  texts() {
    return all(document.querySelector('main')).flatMap((one) => [...one.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.data));
  },
  /** Addresses that are loaded or led to, handlers, and elements that no component makes. */
  evaluated() {
    const own = (address) => address === '' || address.startsWith(`${location.origin}/`) || /^(data:image\/|blob:)/.test(address);
    const found = all(document.querySelector('main')).flatMap((one) => [
      ...[...one.attributes].filter(({ name, value }) => name.startsWith('on') || (name === 'style' && /url|:\/\//.test(value)))
        .map(({ name, value }) => `${name}=${value}`),
      ...['href', 'src', 'action', 'poster', 'srcset'].map((name) => one.getAttribute(name) ?? '').filter((address) => !own(address)),
      ...(one.matches('script, iframe, object, embed, form, link, meta, base') ? [one.localName] : []),
    ]);
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name).filter((address) => !own(address));
    return [...found, ...loaded, ...(document.title === 'Stage' ? [] : [document.title])];
  },
  /** The visible texts, and the names of the elements. */
  words() {
    const shown = all(document.querySelector('main')).filter((one) => one.checkVisibility());
    return shown.flatMap((one) => [
      ...['aria-label', 'title', 'aria-valuetext'].map((name) => one.getAttribute(name)),
      ...[...one.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.data),
    ]).map((words) => words?.trim()).filter(Boolean);
  },
  /** The server answers a method in another way from now on; with its member `error` as an error. */
  answer(method, result) {
    answers[method] = result;
  },
  /** The server holds its answers to a method back, until they are released. */
  hold(method) {
    held.set(method, []);
  },
  /** The server sends the answers that it held back. */
  async release(method) {
    const replies = held.get(method);
    held.delete(method);
    for (const reply of replies) reply();
    await frames();
  },
  /** The server sends a notification. */
  async tell(method, params) {
    tell(method, params);
    await frames();
  },
  /** The server tells that a widget changed. */
  async change(widget, state) {
    revision += 1;
    states[widget] = state;
    tell('widget.didChange', { widget, revision, state: { [widget]: state } });
    await frames();
  },
};
document.body.dataset.ready = '1';
