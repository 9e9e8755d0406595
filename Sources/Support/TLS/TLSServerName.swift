import Glibc

/// The server's name for a client: a host name, which is sent and verified, or an address, which is only verified.
///
/// Server name indication supports no addresses (RFC 6066, 3).
struct TLSServerName: Sendable, Hashable {
  /// The name or the address, without a trailing dot, brackets or a scope.
  let text: String
  let isAddress: Bool

  /// - Throws: ``TLSError/Code/configuration`` for other text.
  init(_ name: String) throws(TLSError) {
    var text = name[...]
    if text.hasPrefix("["), text.hasSuffix("]") { text = text.dropFirst().dropLast() }
    // A colon is in no host name; the scope belongs to this machine, not to the certificate.
    if text.contains(":") { text = text.prefix { $0 != "%" } }
    if text.hasSuffix(".") { text = text.dropLast() }
    let isHostName = (1...253).contains(text.utf8.count) && text.utf8.allSatisfy(Self.isAllowed)
    var address = in6_addr()
    self.text = String(text)
    self.isAddress =
      isHostName
      && (inet_pton(AF_INET, self.text, &address) == 1 || inet_pton(AF_INET6, self.text, &address) == 1)
    guard isHostName, self.isAddress || !self.text.contains(":") else {
      throw TLSError(code: .configuration, message: "\"\(name)\" is no name of a server.")
    }
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: ":"):
      true
    default: false
    }
  }
}
