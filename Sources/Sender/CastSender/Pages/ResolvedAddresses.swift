import Conversion
import NIOCore

/// The addresses of media that were found in pages, with the page and the time until which they are good. A value.
struct ResolvedAddresses: Sendable {
  /// An address that a page led to.
  struct Origin: Hashable, Sendable {
    var page: String
    /// Its place in the resolver's answer; 0 for a page of one.
    var index: Int
    /// When the address may no longer be good.
    var deadline: NIODeadline
    /// The address with its header fields, the limits of its fetches, and the sound that belongs to it.
    var source: ConversionSource
    /// Whether this machine serves it, because the device doesn't fetch it itself.
    var isServed: Bool
    /// The limit on resolving it anew; `nil` if no queue has resolved it.
    var hold: RenewalHold?

    /// When a queue may resolve it anew.
    var renewal: NIODeadline { max(self.deadline, self.hold?.end ?? self.deadline) }

    /// The hold after the next resolution, which begins at `now`: twice as long while addresses expire during their
    /// hold.
    func nextHold(now: NIODeadline) -> RenewalHold {
      guard let hold, self.deadline < hold.end else { return RenewalHold(now: now) }
      return RenewalHold(min(hold.length * 2, RenewalHold.longest), now: now)
    }
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

  /// Keeps an address from being resolved anew for a time; ignores unknown addresses.
  mutating func hold(_ address: String?, _ hold: RenewalHold) {
    if let address { self.origins[address]?.hold = hold }
  }

  /// Returns where an address comes from; `nil` if no page led to it, or that was long ago.
  subscript(address: String?) -> Origin? { address.flatMap { self.origins[$0] } }

  var isEmpty: Bool { self.order.isEmpty }
}

/// The time after a resolution in which a queue doesn't resolve the item again. Addresses that expire at once, and
/// resolvers that fail, would otherwise keep the resolver and the device busy while the item before plays.
struct RenewalHold: Hashable, Sendable {
  static let shortest = TimeAmount.minutes(1)
  static let longest = TimeAmount.hours(1)

  let length: TimeAmount
  let end: NIODeadline

  init(_ length: TimeAmount = Self.shortest, now: NIODeadline) {
    self.length = length
    self.end = now + length
  }
}

/// The time until which an address is good, as its parameters say.
enum AddressExpiry {
  /// The parameters in which sites and content delivery networks sign the end of an address, in seconds since 1970.
  private static let names: Set<String> = ["expire", "expires", "exp", "e", "validto", "token_expires", "x-expires"]

  /// Returns the earliest time that the address names, in seconds since 1970.
  ///
  /// - Parameter now: Seconds since 1970: only times within a year after it count. An address that was just found
  ///   hasn't expired: an earlier time means something else, or this machine's clock is ahead.
  static func time(of url: String, now: Double) -> Double? {
    guard let query = url.split(separator: "?", maxSplits: 1).dropFirst().first else { return nil }
    var found: [Double] = []
    // Akamai's token is one parameter with parts: hdnea=st=…~exp=…~acl=….
    for part in query.prefix(PageText.maximumAddress).split(whereSeparator: { "&~;".contains($0) }) {
      let words = part.split(separator: "=")
      guard words.count >= 2, let value = Double(words[words.count - 1]) else { continue }
      let name = words[words.count - 2].lowercased()
      if self.names.contains(name), value > now, value < now + 31_536_000 { found.append(value) }
    }
    return found.min()
  }
}
