import Testing

@testable import TLS

@Suite struct TLSServerNameTests {
  @Test(arguments: [
    ("example.org", "example.org", false), ("example.org.", "example.org", false), ("a_b.c-d", "a_b.c-d", false),
    ("192.168.1.2", "192.168.1.2", true), ("::1", "::1", true), ("[fe80::1%eth0]", "fe80::1", true),
    ("fe80::1%2", "fe80::1", true), ("1.2.3", "1.2.3", false),
  ])
  func namesAndAddresses(input: String, text: String, isAddress: Bool) throws {
    let name = try TLSServerName(input)
    #expect(name.text == text)
    #expect(name.isAddress == isAddress)
  }

  @Test(arguments: [
    "", ".", "a b", "a\u{0}b", "exämple.org", "a/b", "host:443", "a:b:c:g", "[]", String(repeating: "x", count: 254),
  ])
  func whatIsNoneIsATypedError(input: String) {
    let error = #expect(throws: TLSError.self) { try TLSServerName(input) }
    #expect(error?.code == .configuration)
  }
}
