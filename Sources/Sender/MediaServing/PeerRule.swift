public import NIOCore

/// An address without its port: IPv4, or IPv6 without its zone; an IPv4 address that IPv6 wraps is the IPv4 address.
public struct PeerAddress: Sendable, Hashable, CustomStringConvertible {
  /// The address as the system writes it, so that the same address is the same text.
  private let text: String

  /// Creates the address of one end of a connection; `nil` for a Unix socket.
  public init?(_ address: SocketAddress?) {
    guard let text = address?.ipAddress else { return nil }
    let plain = text.prefix { $0 != "%" }.lowercased()
    let wrapping = "::ffff:"
    self.text = plain.hasPrefix(wrapping) && plain.contains(".") ? String(plain.dropFirst(wrapping.count)) : plain
  }

  /// Creates an address from numeric text, without its zone; `nil` for other text, such as a host's name.
  public init?(_ text: String) {
    self.init(try? SocketAddress(ipAddress: String(text.prefix { $0 != "%" }), port: 0))
  }

  public var description: String { self.text }
}

/// The peers that may fetch a publication.
public enum PeerRule: Sendable, Hashable {
  /// Every host that knows the URL.
  case anybody
  /// Only these peers.
  case only(Set<PeerAddress>)

  /// Whether `peer` may fetch it; ``only(_:)`` refuses an unknown address.
  public func admits(_ peer: PeerAddress?) -> Bool {
    switch self {
    case .anybody: true
    case .only(let peers): peer.map(peers.contains) ?? false
    }
  }
}

/// The peers that may fetch at least one publication, with the number of publications for each.
struct PeerTable: Sendable {
  private var counts: [PeerAddress: Int] = [:]
  private var openRules = 0

  mutating func add(_ rule: PeerRule) {
    switch rule {
    case .anybody: self.openRules += 1
    case .only(let peers): for peer in peers { self.counts[peer, default: 0] += 1 }
    }
  }

  mutating func remove(_ rule: PeerRule) {
    switch rule {
    case .anybody: self.openRules -= 1
    case .only(let peers):
      for peer in peers {
        let left = (self.counts[peer] ?? 1) - 1
        self.counts[peer] = left > 0 ? left : nil
      }
    }
  }

  /// Whether `peer` may fetch any publication.
  func admits(_ peer: PeerAddress?) -> Bool { self.openRules > 0 || peer.map { self.counts[$0] != nil } ?? false }
}
