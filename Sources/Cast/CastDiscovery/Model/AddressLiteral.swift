import Glibc
import NIOCore

/// Address literals as text.
enum AddressLiteral {
  /// Whether `text` is an IPv4 or IPv6 address, with or without a scope.
  static func isValid(_ text: String) -> Bool {
    let address =
      text.split(separator: "%", maxSplits: 1, omittingEmptySubsequences: false).first.map(String.init) ?? ""
    return (try? SocketAddress(ipAddress: address, port: 0)) != nil
  }

  /// Returns the text of the data of an A (4 bytes) or AAAA (16 bytes) record; `nil` for another length.
  ///
  /// A link-local IPv6 address gets the scope without which it can't be connected to.
  static func text(recordData: [UInt8], interfaceName: String) -> String? {
    guard recordData.count == 4 || recordData.count == 16 else { return nil }
    let family = recordData.count == 4 ? AF_INET : AF_INET6
    var buffer = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
    guard inet_ntop(family, recordData, &buffer, socklen_t(buffer.count)) != nil else { return nil }
    let text = String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let isLinkLocal = recordData.count == 16 && recordData[0] == 0xfe && recordData[1] & 0xc0 == 0x80
    return isLinkLocal && !interfaceName.isEmpty ? "\(text)%\(interfaceName)" : text
  }

  /// Returns each address once: IPv4 first, then IPv6; each kind sorted, so that the order in which answers arrive
  /// doesn't count.
  static func ordered(_ addresses: some Sequence<String>) -> [String] {
    Set(addresses).sorted { left, right in
      let leftIsIPv6 = left.utf8.contains(UInt8(ascii: ":"))
      let rightIsIPv6 = right.utf8.contains(UInt8(ascii: ":"))
      return leftIsIPv6 == rightIsIPv6 ? left < right : rightIsIPv6
    }
  }
}
