// The user's page about phones: shows a pairing code, lists the phones and removes them.

import { text, translate } from './texts.js';

/** The interval of the list's update while the page is visible, in milliseconds. */
const INTERVAL = 3_000;
const find = (id) => document.getElementById(id);

/** Takes the token from the address's fragment, as the remote page does. */
function takeToken() {
  const given = location.hash.slice(1);
  if (/^[0-9a-f]{32}$/.test(given)) {
    localStorage.setItem('cast-token', given);
    history.replaceState(null, '', location.pathname);
  }
  return localStorage.getItem('cast-token') ?? '';
}

const token = takeToken();

/** Asks this page's server; `body` makes it a change. */
async function ask(path, body) {
  const answer = await fetch(`/phones/${path}`, {
    method: body ? 'POST' : 'GET', cache: 'no-store',
    headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}

/** Whether the shown problem is an update's. */
let isOfUpdate = false;

/**
 * Does something for the user, or updates the list, and shows why it failed. An update that succeeds leaves the user's
 * problem: it would vanish before it is read.
 */
async function attempt(action, isUpdate = false) {
  try {
    await action();
    if (!isUpdate || isOfUpdate) find('problem').textContent = '';
  } catch (error) {
    find('problem').textContent = error instanceof TypeError ? text('ended') : error.message;
    isOfUpdate = isUpdate;
  }
}

function row(phone) {
  const item = document.createElement('li');
  const words = document.createElement('span');
  words.textContent = phone.name;
  const when = document.createElement('small');
  const day = new Date(phone.pairedAt * 1000).toLocaleDateString(document.documentElement.lang);
  when.textContent = text(phone.isConnected ? 'connectedSince' : 'pairedOn', { day });
  words.append(when);
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = text('remove');
  button.setAttribute('aria-label', text('removeOne', { name: phone.name }));
  button.addEventListener('click', () => attempt(async () => draw(await ask('forget', { name: phone.name }))));
  item.append(words, button);
  return item;
}

let drawn = '';
function draw(state) {
  find('show').hidden = !state.isOpen;
  find('hint').textContent = state.isOpen ? text('phonesHint', { url: state.url }) : text('closed');
  const phones = state.phones ?? [];
  find('none').hidden = phones.length > 0;
  // Equal rows stay, with the focus in them.
  if (JSON.stringify(phones) === drawn) return;
  drawn = JSON.stringify(phones);
  find('phones').replaceChildren(...phones.map(row));
}

let ending;
function hideCode() {
  find('image').hidden = true;
  find('code').hidden = true;
  URL.revokeObjectURL(find('image').src);
}

find('show').addEventListener('click', () => attempt(async () => {
  const offer = await ask('code', {});
  clearTimeout(ending);
  hideCode();
  find('image').src = URL.createObjectURL(new Blob([offer.svg], { type: 'image/svg+xml' }));
  find('image').hidden = false;
  find('code').textContent = offer.code.replace(/.{4}(?=.)/g, '$&-');
  find('code').hidden = false;
  ending = setTimeout(hideCode, offer.expiresIn * 1000);
}));

const update = () => attempt(async () => {
  const before = drawn;
  draw(await ask('state'));
  // The shown code was used.
  if (before && before !== drawn && JSON.parse(drawn).length > JSON.parse(before).length) hideCode();
}, true);
await translate();
await update();
setInterval(() => { if (!document.hidden) update(); }, INTERVAL);
