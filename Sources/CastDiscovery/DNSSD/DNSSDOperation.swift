/// Names an open operation of a ``DNSSDClient``.
package struct DNSSDOperation: Sendable, Hashable {
  let id: UInt64
}
