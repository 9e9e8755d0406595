package import NIOCore

/// The test for addresses of the public internet: a connection to one reaches no host that only this machine can reach.
///
/// (IANA's registries of special-purpose addresses, RFC 6890 and its updates.) An address that embeds an IPv4 address
/// is public if that one is.
package enum PublicAddress {
  package static func isPublic(_ address: SocketAddress) -> Bool {
    let bytes = address.withSockAddr { pointer, length in Array(UnsafeRawBufferPointer(start: pointer, count: length)) }
    switch address.protocol {
    case .inet where bytes.count >= 8:  // `sin_addr`.
      return self.isPublic(v4: bytes[4..<8].reduce(0) { $0 << 8 | UInt32($1) })
    case .inet6 where bytes.count >= 24:  // `sin6_addr`.
      return self.isPublic(v6: Array(bytes[8..<24]))
    default: return false
    }
  }

  private struct Block {
    let prefix: UInt32
    let length: UInt32

    init(_ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: UInt32, _ length: UInt32) {
      self.prefix = a << 24 | b << 16 | c << 8 | d
      self.length = length
    }

    func contains(_ address: UInt32) -> Bool { (address ^ self.prefix) >> (32 - self.length) == 0 }
  }

  private static let special = [
    Block(0, 0, 0, 0, 8), Block(10, 0, 0, 0, 8), Block(100, 64, 0, 0, 10), Block(127, 0, 0, 0, 8),
    Block(169, 254, 0, 0, 16), Block(172, 16, 0, 0, 12), Block(192, 0, 0, 0, 24), Block(192, 0, 2, 0, 24),
    Block(192, 88, 99, 0, 24), Block(192, 168, 0, 0, 16), Block(198, 18, 0, 0, 15), Block(198, 51, 100, 0, 24),
    Block(203, 0, 113, 0, 24), Block(224, 0, 0, 0, 4), Block(240, 0, 0, 0, 4),
  ]

  static func isPublic(v4 address: UInt32) -> Bool { !self.special.contains { $0.contains(address) } }

  /// - Parameter bytes: The 16 bytes of the address.
  static func isPublic(v6 bytes: [UInt8]) -> Bool {
    guard bytes.count == 16 else { return false }
    func embedded(at index: Int) -> Bool {
      self.isPublic(v4: bytes[index..<(index + 4)].reduce(0) { $0 << 8 | UInt32($1) })
    }
    let start = Array(bytes.prefix(12))
    // ::ffff:0:0/96, IPv4-mapped; 64:ff9b::/96, translated by NAT64.
    if start == [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF] { return embedded(at: 12) }
    if start == [0, 0x64, 0xFF, 0x9B, 0, 0, 0, 0, 0, 0, 0, 0] { return embedded(at: 12) }
    // Only 2000::/3 is allocated; loopback, link-local, unique local and multicast are all outside.
    guard bytes[0] & 0xE0 == 0x20 else { return false }
    switch (bytes[0], bytes[1]) {
    case (0x20, 0x02): return embedded(at: 2)  // 6to4.
    case (0x20, 0x01):
      if bytes[2] & 0xFE == 0 { return false }  // 2001::/23: Teredo, benchmarking, ORCHID.
      return !(bytes[2] == 0x0D && bytes[3] == 0xB8)  // Documentation.
    case (0x3F, 0xFF): return bytes[2] & 0xF0 != 0  // Documentation.
    default: return true
    }
  }
}
