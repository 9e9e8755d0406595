// A page of one component on a connection to the real server: it draws the server's state.

import { CastConnection, WidgetStates, setConnection } from '/cast.js';

const token = location.hash.slice(1);
// For the connection of the test's own.
localStorage.setItem('cast-token', token);
let connection = null;

/** What tests do with the page. */
window.stage = {
  /** Puts one component on the stage, with a new connection: it shows the server's present state at once. */
  async put(tag, attributes) {
    const main = document.querySelector('main');
    main.replaceChildren();
    connection?.close();
    connection = CastConnection.toBridge(token, { name: 'stage', topics: ['queue.*', 'media.didUpdateStatus'] });
    const isTold = new Promise((done) => WidgetStates.of(connection).addEventListener('style', done, { once: true }));
    setConnection(connection.start());
    await isTold;
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    main.append(element);
    if (attributes.for) main.prepend(Object.assign(document.createElement('cast-button'), { id: attributes.for }));
    await new Promise((done) => {
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)));
    });
  },
};
document.body.dataset.ready = '1';
