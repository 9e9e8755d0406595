// Media that people give: in the field, and by dropping them on the page.

import { fileName, text } from '../texts.js';
import { setAttribute } from '../widget.js';

/** The largest number of things that are taken from one drop. */
const MAXIMUM_DROPPED = 100;
/** The types of extensions, for the player in the page; the device determines them by itself. */
const types = {
  mp4: 'video/mp4', m4v: 'video/mp4', webm: 'video/webm', ogv: 'video/ogg', mp3: 'audio/mpeg', m4a: 'audio/mp4', ogg: 'audio/ogg', wav: 'audio/wav',
};
/** Endings by which a bare name is that of a file. */
const extensions = new Set([...Object.keys(types), 'mkv', 'avi', 'mov', 'flac', 'opus', 'm3u8', 'm3u', 'jpg', 'jpeg', 'png', 'gif', 'webp']);

/**
 * What looks like a web address without its beginning: a host of several parts, or one part with a port, or a number in
 * brackets; alone, or before a path or a query.
 */
const hosted = /^((?:[\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)+)|[\p{L}\p{N}_-]+(?=:\d{1,5}(?:[/?]|$))|\[[\da-f:.]+\])(:\d{1,5})?([/?]|$)/iu;

/**
 * Returns a person's words as the server takes them: a web address, a `file:` address or a path from `/` on. An address
 * without its beginning gets it: `https://`, or `http://` for a host with a port or given by number, as servers at home
 * have. `null` if it is none of these, such as a file's bare name.
 */
export function addressOf(given) {
  const words = given.trim();
  const host = hosted.exec(words);
  const isFile = host && !host[2] && !host[3] && extensions.has(words.split('.').pop().toLowerCase());
  if (host) return isFile ? null : `${host[2] || /^[\d.]+$|^\[/.test(host[1]) ? 'http' : 'https'}://${words}`;
  return words.startsWith('/') || /^[a-z][a-z0-9+.-]*:./i.test(words) ? words : null;
}

/** Returns the name of an address or a path, for people. */
export function nameOf(address) {
  return fileName(address) || address.replace(/^https?:\/\//, '');
}

/**
 * Returns the `title` for a media file on the web, which has no other; nothing for pages and files, whose titles the
 * server finds.
 */
export function titleOf(address) {
  if (!/^https?:/i.test(address)) return {};
  const name = nameOf(address);
  return (name.split('.').pop().toLowerCase() in types) ? { title: name } : {};
}

/** Returns the media at a web address for the player in the page, or `null` if a page can't play it. */
export function localMedia(address) {
  if (!/^https?:\/\//i.test(address ?? '')) return null;
  let url;
  try {
    url = new URL(address);
  } catch {
    return null;
  }
  const end = url.pathname.split('.').pop().toLowerCase();
  return {
    contentId: url.href, contentType: types[end] ?? 'video/mp4', streamType: 'BUFFERED', metadata: { metadataType: 0, title: nameOf(url.href) },
  };
}

/**
 * Returns the content of a drop: `addresses` (web addresses, and `file:` addresses that file managers give), and the
 * `names` of files whose place the browser keeps to itself.
 */
export function dropped(transfer) {
  const list = transfer.getData('text/uri-list') || transfer.getData('text/x-moz-url') || transfer.getData('text/plain');
  const addresses = list.split(/\r?\n/).map((line) => line.trim()).filter((line) => /^(https?|file):\/\//i.test(line) || /^\/[^/]/.test(line));
  return {
    addresses: [...new Set(addresses)].slice(0, MAXIMUM_DROPPED),
    names: addresses.length ? [] : [...transfer.files].slice(0, MAXIMUM_DROPPED).map((file) => file.name),
  };
}

/** The page as a place to drop things. `play` is called with the addresses, `say` with a failure and the advice. */
export class DropPlace {
  #depth = 0;

  constructor(element, { play, say }) {
    this.element = element;
    document.addEventListener('dragenter', (event) => this.#count(event, 1));
    document.addEventListener('dragleave', (event) => this.#count(event, -1));
    document.addEventListener('dragover', (event) => event.preventDefault());
    document.addEventListener('drop', (event) => {
      event.preventDefault();
      this.#show(0);
      const { addresses, names } = dropped(event.dataTransfer);
      if (addresses.length) play(addresses);
      else if (names.length) say(text('dropNoPath', { name: names[0] }), text('dropNoPathAdvice'));
      else say(text('dropNothing'));
    });
  }

  #count(event, change) {
    event.preventDefault();
    this.#show(Math.max(0, this.#depth + change));
  }

  #show(depth) {
    this.#depth = depth;
    setAttribute(this.element, 'hidden', depth === 0);
  }
}
