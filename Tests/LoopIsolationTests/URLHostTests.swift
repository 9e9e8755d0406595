import LoopIsolation
import Testing

@Suite("Hosts before a port")
struct URLHostTests {
  @Test(
    "An IPv6 address stands in brackets, names and IPv4 addresses don't",
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
