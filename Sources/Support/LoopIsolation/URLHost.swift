/// A host as URLs have it, and as people write it before a port (RFC 3986, 3.2.2).
package enum URLHost {
  /// `host`, in brackets if it is an IPv6 address.
  package static func bracketed(_ host: String) -> String {
    host.utf8.contains(UInt8(ascii: ":")) ? "[\(host)]" : host
  }

  /// `host:port`: `192.0.2.7:8009`, `[2001:db8::7]:8009`.
  package static func withPort(_ host: String, _ port: Int) -> String { "\(self.bracketed(host)):\(port)" }
}
