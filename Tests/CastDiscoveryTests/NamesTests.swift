@testable import CastDiscovery
import CastModel
import DNSSD
import NIOCore
import Testing

@Suite struct NamesTests {
  @Test(arguments: [
    ("Living Room", "Living\\032Room"), ("a.b\\c", "a\\.b\\\\c"), ("Küche", "K\\195\\188che"), ("TV_1-x", "TV_1-x"),
    ("\u{1}", "\\001"),
  ])
  func labelsAreEscapedAsAvahiDoes(label: String, escaped: String) {
    #expect(DNSName.escaped(label: label) == escaped)
    #expect(
      DNSName.full(CastService.Key(instanceName: label)) == "\(escaped)._googlecast._tcp.local."
    )
  }

  @Test func alternativesFitALabel() {
    var name = InstanceName(String(repeating: "é", count: 31) + "x")
    #expect(name.text.utf8.count == 63)
    let hasAlternative = name.advance()
    #expect(hasAlternative)
    #expect(name.text == String(repeating: "é", count: 30) + " #2")
    #expect(name.text.utf8.count <= 63)
    while name.advance() {}
    #expect(name.text.hasSuffix(" #99"))
  }

  @Test(
    arguments: [
      ([127, 0, 0, 1], "", "127.0.0.1"),
      ([0xfe, 0x80] + [UInt8](repeating: 0, count: 13) + [1], "eth0", "fe80::1%eth0"),
      ([0x20, 0x01] + [UInt8](repeating: 0, count: 13) + [1], "eth0", "2001::1"), ([1, 2, 3], "", nil), ([], "", nil),
    ] as [([UInt8], String, String?)])
  func addressRecordsBecomeText(data: [UInt8], interface: String, text: String?) {
    #expect(AddressLiteral.text(recordData: data, interfaceName: interface) == text)
  }

  @Test(arguments: [
    ("10.0.0.1", true), ("::1", true), ("fe80::1%eth0", true), ("tv.local", false), ("", false), ("10.0.0", false),
  ])
  func literalsAreToldFromNames(text: String, isLiteral: Bool) {
    #expect(AddressLiteral.isValid(text) == isLiteral)
  }

  @Test func waitsGrowToTheLimitAndDifferByLessThanAQuarter() {
    var backoff = Backoff(first: .seconds(1), maximum: .seconds(60), seed: 7)
    let waits = (1...100).map { backoff.wait(afterFailures: $0) }
    for (index, wait) in waits.enumerated() {
      let full = min(TimeAmount.seconds(60), .seconds(1 << min(Int64(index), 6)))
      #expect(wait <= full && wait.nanoseconds > full.nanoseconds * 3 / 4)
    }
    #expect(Set(waits.suffix(50)).count > 40, "jitter")
    var same = Backoff(first: .seconds(1), maximum: .seconds(60), seed: 7)
    #expect((1...100).map { same.wait(afterFailures: $0) } == waits)
  }
}
