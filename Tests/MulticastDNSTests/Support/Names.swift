import MulticastDNS

/// Names that tests use; a malformed one fails the test at once.
func name(_ dotted: String) -> DomainName {
  do {
    return try DomainName(dotted: dotted)
  } catch {
    preconditionFailure("\(error)")
  }
}

let castType = name("_googlecast._tcp.local")
let playerSubtype = name("_CC1AD845._sub._googlecast._tcp.local")

extension InternetAddress {
  /// An address from its text; a malformed one fails the test at once.
  init(_ text: String) {
    guard let address = InternetAddress(text: text) else { preconditionFailure("not an address: \(text)") }
    self = address
  }
}
