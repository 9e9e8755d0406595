import Testing
import TextFormats

@Suite("Hosts before a port")
struct URLHostTests {
  @Test(
    "encloses an IPv6 address in brackets, but no name or IPv4 address",
    arguments: [
      ("tv.local", "tv.local:8009"), ("192.0.2.7", "192.0.2.7:8009"), ("2001:db8::7", "[2001:db8::7]:8009"),
      ("fe80::1%eth0", "[fe80::1%eth0]:8009"),
    ]
  )
  func withPort(host: String, place: String) {
    #expect(URLHost.withPort(host, 8009) == place)
    #expect("\(URLHost.bracketed(host)):8009" == place)
  }
}
