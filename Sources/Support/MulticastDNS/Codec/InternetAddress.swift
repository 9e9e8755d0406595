import Glibc

/// An IPv4 or IPv6 address.
package struct InternetAddress: Sendable, Hashable, CustomStringConvertible {
  /// 4 or 16 bytes in network order.
  package let bytes: [UInt8]

  /// Makes an address; `nil` unless there are 4 or 16 bytes.
  package init?(_ bytes: some Sequence<UInt8>) {
    let bytes = Array(bytes)
    guard bytes.count == 4 || bytes.count == 16 else { return nil }
    self.bytes = bytes
  }

  /// Reads an address literal without scope; `nil` if `text` isn't one.
  package init?(text: String) {
    var buffer = [UInt8](repeating: 0, count: 16)
    let isIPv6 = text.utf8.contains(UInt8(ascii: ":"))
    guard inet_pton(isIPv6 ? AF_INET6 : AF_INET, text, &buffer) == 1 else { return nil }
    self.init(isIPv6 ? buffer : Array(buffer.prefix(4)))
  }

  package var isIPv6: Bool { self.bytes.count == 16 }

  /// Whether it is only valid together with an interface (`fe80::/10`).
  package var isLinkLocalIPv6: Bool { self.isIPv6 && self.bytes[0] == 0xfe && self.bytes[1] & 0xc0 == 0x80 }

  /// Whether it can be the address of one host on the network: neither unspecified, multicast nor broadcast.
  package var isUnicast: Bool {
    if self.bytes.allSatisfy({ $0 == 0 }) { return false }
    return self.isIPv6 ? self.bytes[0] != 0xff : self.bytes[0] < 224
  }

  package var isLoopback: Bool {
    self.isIPv6 ? self.bytes.dropLast().allSatisfy { $0 == 0 } && self.bytes[15] == 1 : self.bytes[0] == 127
  }

  /// Whether the first `length` bits equal those of `other`.
  package func sharesPrefix(_ length: Int, with other: InternetAddress) -> Bool {
    guard self.bytes.count == other.bytes.count, length <= self.bytes.count * 8 else { return false }
    let whole = length / 8
    guard self.bytes.prefix(whole).elementsEqual(other.bytes.prefix(whole)) else { return false }
    guard length % 8 != 0 else { return true }
    let mask = UInt8(truncatingIfNeeded: 0xff << (8 - length % 8))
    return self.bytes[whole] & mask == other.bytes[whole] & mask
  }

  /// The usual text, without scope.
  package var description: String {
    var buffer = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
    guard inet_ntop(self.isIPv6 ? AF_INET6 : AF_INET, self.bytes, &buffer, socklen_t(buffer.count)) != nil else {
      return ""
    }
    return String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
