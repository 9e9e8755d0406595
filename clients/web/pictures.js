// Pictures of media, which devices name: they come through the server, never from where the address says.

/** The most pictures that are kept. */
const MAXIMUM_PICTURES = 300;

/**
 * The pictures of one connection. A device may name whatever this machine or its network answers: a router, a program on 127.0.0.1, this page. So the
 * page's policy lets it load pictures of the page's own making alone, and the server fetches them by its rules (`image.fetch`).
 */
export class Pictures {
  static #all = new WeakMap();

  /** The pictures that come over `connection`. */
  static of(connection) {
    let pictures = this.#all.get(connection);
    if (!pictures) {
      pictures = new Pictures(connection);
      this.#all.set(connection, pictures);
    }
    return pictures;
  }

  #connection;
  /** What is fetched, by address, oldest use first: promises of addresses of the page's own. */
  #fetched = new Map();

  constructor(connection) {
    this.#connection = connection;
  }

  /**
   * The address under which the page can show the picture at `url`; `null` if it can't be had. `isOwn`: the user's own choice, as in a catalogue or a
   * style, which may be on this machine and in its network; those of devices may be there only if the server's options allow that.
   */
  address(url, isOwn = false) {
    const key = `${isOwn} ${url}`;
    const found = this.#fetched.get(key) ?? this.#fetch(url, isOwn);
    this.#fetched.delete(key);
    this.#fetched.set(key, found);
    if (this.#fetched.size > MAXIMUM_PICTURES) this.#forgetOldest();
    return found;
  }

  async #fetch(url, isOwn) {
    try {
      await this.#connected();
      const options = { allowPlainHTTP: true, ...(isOwn ? { allowPrivateAddresses: true, allowSVG: true, allowTypeMismatch: true } : {}) };
      const { mediaType, data } = await this.#connection.call('image.fetch', { url, includeData: true, options });
      const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
      return URL.createObjectURL(new Blob([bytes], { type: mediaType }));
    } catch {
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
/** Fetches a picture when its element comes into sight: a catalogue has hundreds. */
const sight = globalThis.IntersectionObserver && new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    sight.unobserve(target);
    seen.get(target)?.();
  }
}, { rootMargin: '200px' });

/**
 * Shows the picture at `url` in an `<img>`, or hides that where there is none. The element holds the address that is meant in `data-picture`.
 * A `data:` address is shown as it is. `whenSeen`: not before the element comes into sight. `changed` is called when it is shown or hidden.
 */
export function showPicture(image, url, connection, { isOwn = false, whenSeen = false, changed = () => {} } = {}) {
  const wanted = isPicture(url) ? url : '';
  if ((image.dataset.picture ?? '') === wanted && (wanted || image.hidden)) return;
  image.dataset.picture = wanted;
  sight?.unobserve(image);
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
    if (image.dataset.picture === wanted) put(address);
  };
  if (!whenSeen || !sight) {
    put('');
    fetch();
    return;
  }
  // An element that is hidden never comes into sight.
  image.removeAttribute('src');
  image.hidden = false;
  seen.set(image, fetch);
  sight.observe(image);
}

/** Whether `url` is an address of a picture on the web, or one that holds the picture itself. */
export function isPicture(url) {
  return typeof url === 'string' && /^(https?:\/\/|data:image\/)/i.test(url);
}
