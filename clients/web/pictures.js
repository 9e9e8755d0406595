// Pictures of media, whose addresses devices choose: they come through the server, never directly from those addresses.

/** The largest number of kept pictures. */
const MAXIMUM_PICTURES = 300;
/** The time for which a failed fetch isn't repeated while the connection is open, in milliseconds. */
const FAILURE_TIME = 30_000;

/**
 * The pictures of one connection. A device may choose any address that this machine or its network answers: a router, a
 * program on 127.0.0.1, this page. Therefore the page's policy allows only pictures that the page itself creates, and
 * the server fetches them by its rules (`image.fetch`).
 */
export class Pictures {
  static #all = new WeakMap();

  /** Returns the pictures for `connection`. */
  static of(connection) {
    let pictures = this.#all.get(connection);
    if (!pictures) {
      pictures = new Pictures(connection);
      this.#all.set(connection, pictures);
    }
    return pictures;
  }

  #connection;
  /** The fetched pictures by address, the oldest use first: promises of addresses that the page created. */
  #fetched = new Map();

  constructor(connection) {
    this.#connection = connection;
  }

  /**
   * Returns an address under which the page can show the picture at `url`; `null` if it can't be fetched. `isOwn`: the
   * user chose it, as in a catalogue or a style, so that it may be on this machine and in its network; pictures of
   * devices may be there only if the server's options allow it.
   */
  address(url, isOwn = false) {
    const key = `${isOwn} ${url}`;
    const found = this.#fetched.get(key) ?? this.#fetch(key, url, isOwn);
    this.#fetched.delete(key);
    this.#fetched.set(key, found);
    if (this.#fetched.size > MAXIMUM_PICTURES) this.#forgetOldest();
    return found;
  }

  async #fetch(key, url, isOwn) {
    try {
      await this.#connected();
      const options = { allowPlainHTTP: true, ...(isOwn ? { allowPrivateAddresses: true, allowSVG: true, allowTypeMismatch: true } : {}) };
      const { mediaType, data } = await this.#connection.call('image.fetch', { url, includeData: true, options });
      const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
      return URL.createObjectURL(new Blob([bytes], { type: mediaType }));
    } catch {
      // The server of the picture, or the connection, may be back later: the first redraw after this time asks again.
      setTimeout(() => this.#fetched.delete(key), this.#connection.isOpen ? FAILURE_TIME : 0);
      return null;
    }
  }

  #connected() {
    if (this.#connection.isOpen) return undefined;
    return new Promise((done) => { this.#connection.addEventListener('open', done, { once: true }); });
  }

  async #forgetOldest() {
    const [key, picture] = this.#fetched.entries().next().value;
    this.#fetched.delete(key);
    const address = await picture;
    if (address) URL.revokeObjectURL(address);
  }
}

const seen = new WeakMap();
/** The elements whose pictures couldn't be fetched: their next redraw asks again. */
const failed = new WeakSet();
/** Fetches a picture when its element becomes visible: a catalogue has hundreds. */
const sight = globalThis.IntersectionObserver && new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    sight.unobserve(target);
    seen.get(target)?.();
  }
}, { rootMargin: '200px' });

/**
 * Shows the picture at `url` in an `<img>`, or hides the element without one. `data-picture` of the element has the
 * wanted address. A `data:` address is shown unchanged. `whenSeen`: only when the element becomes visible. `changed` is
 * called when it is shown or hidden. If the picture couldn't be fetched, the next call asks again.
 */
export function showPicture(image, url, connection, { isOwn = false, whenSeen = false, changed = () => {} } = {}) {
  const wanted = isPicture(url) ? url : '';
  const isSame = (image.dataset.picture ?? '') === wanted && (wanted !== '' || image.hidden);
  if (isSame && !failed.has(image)) return;
  failed.delete(image);
  image.dataset.picture = wanted;
  sight?.unobserve(image);
  // A picture that the browser can't decode is none.
  image.onerror = () => {
    if (image.getAttribute('src')) put('');
  };
  const put = (address) => {
    image.hidden = !address;
    if (address) image.src = address;
    else image.removeAttribute('src');
    changed();
  };
  if (!wanted || wanted.startsWith('data:')) {
    put(wanted);
    return;
  }
  const fetch = async () => {
    const address = connection ? await Pictures.of(connection).address(wanted, isOwn) : null;
    if (image.dataset.picture !== wanted) return;
    if (!address) failed.add(image);
    if (address || !image.hidden) put(address);
  };
  if (isSame) {
    fetch();
    return;
  }
  if (!whenSeen || !sight) {
    put('');
    fetch();
    return;
  }
  // A hidden element never becomes visible to the observer.
  image.removeAttribute('src');
  image.hidden = false;
  seen.set(image, fetch);
  sight.observe(image);
}

/** Whether `url` is an address of a picture on the web, or contains the picture itself. */
export function isPicture(url) {
  return typeof url === 'string' && /^(https?:\/\/|data:image\/)/i.test(url);
}
