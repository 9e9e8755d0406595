// A page of one component, whose server is the page itself: it draws what a test says that the server said.

import { CastConnection, setConnection } from '/cast.js';

const states = {};
const styles = {};
let answers = {};
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
      if (!['server.initialize', 'widget.getState', 'widget.getStyle'].includes(method)) window.stage.calls.push([method, params]);
      queueMicrotask(() => link.onmessage({ data: JSON.stringify({ jsonrpc: '2.0', id, result: respond(method, params) }) }));
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

/** What tests do with the page. */
window.stage = {
  /** What the component asked the server to do: methods and parameters. */
  calls: [],
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
  /** The server tells that a widget changed. */
  async change(widget, state) {
    revision += 1;
    states[widget] = state;
    tell('widget.didChange', { widget, revision, state: { [widget]: state } });
    await frames();
  },
};
document.body.dataset.ready = '1';
