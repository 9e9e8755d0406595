// The namespaces of a client: `client.media.load(params, options)`.

/**
 * Gives `client` a property for each namespace of `methodNames`. Its methods call `request(method, params, options)`.
 *
 * The declarations of the generated `api.d.ts` say what each takes and returns.
 */
export function addNamespaces(client, methodNames, request) {
  const namespaces = new Map();
  for (const method of methodNames) {
    const [namespace, name] = method.split('.');
    if (!namespaces.has(namespace)) namespaces.set(namespace, {});
    // A literal's key names the function.
    Object.assign(namespaces.get(namespace), { [name]: (params, options) => request(method, params, options) });
  }
  // On the prototype, so that a client that is printed doesn't list them all.
  for (const [name, methods] of namespaces) {
    Object.defineProperty(client, name, { value: Object.freeze(Object.create(Object.freeze(methods))), enumerable: true });
  }
}
