// Lets the search work in pages that are opened from a disk. Browsers start no worker for a `file:` page, so its script
// runs in a frame without a window, with the messages of a worker; nothing is fetched from elsewhere. The index comes
// as a script (search_index.js), which the theme loads then.
if (location.protocol === 'file:') {
  window.Worker = class extends EventTarget {
    #frame = document.createElement('iframe');
    #waiting = [];

    constructor(url) {
      super();
      this.#frame.hidden = true;
      document.head.append(this.#frame); // A frame in the head is never shown, but has a window.
      const scope = this.#frame.contentWindow;
      scope.postMessage = (data) => this.#tell(data);
      scope.importScripts = (...urls) => {
        for (const each of urls) this.#load(each);
      };
      this.#load(url);
    }

    postMessage(data) {
      if (this.#waiting) this.#waiting.push(data);
      else this.#send(data);
    }

    terminate() {
      this.#frame.remove();
    }

    #load(url) {
      const { document: page } = this.#frame.contentWindow;
      const script = page.createElement('script');
      script.src = url;
      script.async = false;
      script.onload = () => {
        const waiting = this.#waiting ?? [];
        this.#waiting = undefined;
        for (const data of waiting) this.#send(data);
      };
      script.onerror = () => this.dispatchEvent(new ErrorEvent('error', { message: `${url} can't be loaded` }));
      page.head.append(script);
    }

    #send(data) {
      const scope = this.#frame.contentWindow;
      scope.dispatchEvent(new scope.MessageEvent('message', { data }));
    }

    #tell(data) {
      const event = new MessageEvent('message', { data });
      this.onmessage?.(event);
      this.dispatchEvent(event);
    }
  };
}
