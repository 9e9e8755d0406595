// A page of one component on a connection to the real server: it draws the server's state.

import { CastConnection, WidgetStates, setConnection } from '/cast.js';

const token = location.hash.slice(1);
// For the connection of the test's own.
localStorage.setItem('cast-token', token);
// One connection for all components, and for the test's calls: a dialog or controller that a call opens is this
// connection's alone.
const connection = CastConnection.toBridge(token, { name: 'stage', topics: ['queue.*', 'media.didUpdateStatus'] });
const isStyled = new Promise((done) => WidgetStates.of(connection).addEventListener('style', done, { once: true }));
setConnection(connection.start());
window.tester = connection;

/** What tests do with the page. */
window.stage = {
  /** Puts one component on the stage: it shows the server's present state at once. */
  async put(tag, attributes) {
    const main = document.querySelector('main');
    main.replaceChildren();
    await isStyled;
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    main.append(element);
    if (attributes.for) main.prepend(Object.assign(document.createElement('cast-button'), { id: attributes.for }));
    await new Promise((done) => {
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)));
    });
  },
};
isStyled.then(() => { document.body.dataset.ready = '1'; });
