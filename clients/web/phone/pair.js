// The page of a phone that isn't paired: it sends the scanned code, and gets a cookie for it.

import { isText, text, translate } from './texts.js';

const find = (id) => document.getElementById(id);

/** Takes the code from the address's fragment, which is then hidden: it must not stay in the browser's history. */
function takeCode() {
  const code = location.hash.startsWith('#pair-') ? location.hash.slice('#pair-'.length) : '';
  if (location.hash) history.replaceState(null, '', location.pathname);
  return code;
}

/** Returns a name by the browser's own words, which the user can change. */
function guessName() {
  const agent = navigator.userAgent;
  if (/iPad/.test(agent)) return 'iPad';
  if (/iPhone/.test(agent)) return 'iPhone';
  if (/Android/.test(agent)) return /Mobile/.test(agent) ? 'Android phone' : 'Android tablet';
  return text('phone');
}

function fill() {
  const code = takeCode();
  if (!code) return;
  find('code').value = code;
  find('code-field').hidden = true;
  find('hint').textContent = text('scanned');
}

await translate();
find('name').value = guessName();
fill();
// A second code scanned while this page is open only changes the fragment.
addEventListener('hashchange', fill);

find('pair').addEventListener('submit', async (event) => {
  event.preventDefault();
  find('problem').textContent = '';
  try {
    const answer = await fetch('/pair', {
      method: 'POST', cache: 'no-store', headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ code: find('code').value, name: find('name').value }),
    });
    if (answer.ok) {
      location.replace('/');
      return;
    }
    const { name, message } = await answer.json();
    find('problem').textContent = isText(name) ? text(name) : message;
    find('code-field').hidden = false;
  } catch {
    find('problem').textContent = text('unreachable');
  }
});
