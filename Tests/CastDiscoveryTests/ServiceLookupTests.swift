import DNSSD
import CastDiscovery
import CastModel
import NIOCore
import Testing

@Suite struct ServiceLookupTests {
  private static let start = NIODeadline.uptimeNanoseconds(0)
  private static let key = CastService.Key(instanceName: "TV", interfaceIndex: 2)
  private var lookup = ServiceLookup(key: key, interfaceName: "eth0", now: start)

  private mutating func resolve() {
    #expect(
      self.lookup.handle(.resolved(host: "h.local", port: 8009, txt: ["id": "x"]), now: Self.start)
        == [.queryAddresses(host: "h.local")]
    )
  }

  @Test mutating func anIPv4AddressEndsTheWaitSoon() {
    self.resolve()
    #expect(self.lookup.handle(.address("fe80::1%eth0"), now: Self.start) == [])
    #expect(self.lookup.deadline == Self.start + ServiceLookup.graceAfterIPv6)
    #expect(self.lookup.handle(.address("10.0.0.1"), now: Self.start) == [])
    #expect(self.lookup.deadline == Self.start + ServiceLookup.graceAfterIPv4)
    let service = CastService(
      key: Self.key,
      interfaceName: "eth0",
      host: "h.local",
      port: 8009,
      addresses: ["10.0.0.1", "fe80::1%eth0"],
      txt: ["id": "x"]
    )
    #expect(self.lookup.handle(.timeReached, now: Self.start) == [], "too early")
    #expect(self.lookup.handle(.timeReached, now: self.lookup.deadline) == [.succeed(service)])
    #expect(self.lookup.handle(.failed(.unknown), now: self.lookup.deadline) == [], "one outcome")
  }

  @Test mutating func withoutAnAnswerTheTimeRunsOut() {
    #expect(self.lookup.deadline == Self.start + .seconds(5))
    #expect(self.lookup.handle(.timeReached, now: self.lookup.deadline) == [.fail(.timeout)])
  }

  @Test mutating func withoutAnAddressTheTimeRunsOut() {
    self.resolve()
    #expect(self.lookup.handle(.timeReached, now: self.lookup.deadline) == [.fail(.timeout)])
  }

  @Test mutating func aFailureAfterAnAddressIsASuccess() {
    self.resolve()
    _ = self.lookup.handle(.address("10.0.0.1"), now: Self.start)
    guard case .succeed(let service)? = self.lookup.handle(.failed(.unknown), now: Self.start).first else {
      Issue.record("the address is lost")
      return
    }
    #expect(service.addresses == ["10.0.0.1"])
  }

  @Test(arguments: [("", UInt16(8009)), ("h.local", 0)])
  mutating func anAnswerWithoutHostOrPortIsAFailure(host: String, port: UInt16) {
    #expect(self.lookup.handle(.resolved(host: host, port: port, txt: [:]), now: Self.start) == [.fail(.invalid)])
  }

  @Test mutating func repeatedAnswersAndManyAddressesAreHarmless() {
    #expect(self.lookup.handle(.address("10.0.0.9"), now: Self.start) == [], "before it is asked for")
    self.resolve()
    #expect(self.lookup.handle(.resolved(host: "other", port: 1, txt: [:]), now: Self.start) == [])
    for number in 0..<100 { _ = self.lookup.handle(.address("10.0.0.\(number)"), now: Self.start) }
    guard case .succeed(let service)? = self.lookup.handle(.timeReached, now: self.lookup.deadline).first else {
      Issue.record("no success")
      return
    }
    #expect(service.addresses.count == 16 && service.host == "h.local")
  }
}
