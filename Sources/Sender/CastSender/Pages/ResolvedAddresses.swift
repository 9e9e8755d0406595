import NIOCore

/// The addresses of media that were found in pages, with the page and the time until which they are good. A value.
struct ResolvedAddresses: Sendable {
  /// An address that a page led to.
  struct Origin: Hashable, Sendable {
    /// The page.
    var page: String
    /// Its place among the page's items; 0 for a page of one.
    var index: Int
    /// When the address may no longer be good.
    var deadline: NIODeadline
  }

  /// The most addresses that are kept; the oldest are forgotten.
  static let capacity = 2_000

  private var origins: [String: Origin] = [:]
  private var order: [String] = []

  /// Notes where an address comes from.
  mutating func note(_ address: String, _ origin: Origin) {
    if self.origins.updateValue(origin, forKey: address) == nil { self.order.append(address) }
    guard self.order.count > Self.capacity else { return }
    self.origins[self.order.removeFirst()] = nil
  }

  /// Returns where an address comes from; `nil` if no page led to it, or that was long ago.
  subscript(address: String?) -> Origin? { address.flatMap { self.origins[$0] } }

  /// Whether no address is known.
  var isEmpty: Bool { self.order.isEmpty }
}
