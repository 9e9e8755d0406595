// The namespaces of a client: `client.media.load(params, options)`.

/**
 * Gives `client` a property for each namespace of `methodNames`. Its methods call `request(method, params, options)`.
 *
 * The generated `api.d.ts` declares their params and results.
 */
export function addNamespaces(client, methodNames, request) {
  const namespaces = new Map();
  for (const method of methodNames) {
    const [namespace, name] = method.split('.');
    if (!namespaces.has(namespace)) namespaces.set(namespace, {});
    // A literal's key becomes the function's name.
    Object.assign(namespaces.get(namespace), { [name]: (params, options) => request(method, params, options) });
  }
  // On the prototype, so that printing a client doesn't list them.
  for (const [name, methods] of namespaces) {
    Object.defineProperty(client, name, { value: Object.freeze(Object.create(Object.freeze(methods))), enumerable: true });
  }
}
