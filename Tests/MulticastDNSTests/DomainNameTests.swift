import MulticastDNS
import Testing

@Suite struct DomainNameTests {
  @Test func caseDoesNotCountButIsKept() throws {
    let upper = try DomainName(dotted: "TV._GoogleCast._tcp.Local.")
    #expect(upper == name("tv._googlecast._TCP.local"))
    #expect(Set([upper, name("tv._googlecast._tcp.local")]).count == 1)
    #expect(upper.description == "TV._GoogleCast._tcp.Local")
    #expect(name("ä.local") != name("Ä.local"), "only ASCII is folded (RFC 6762, 16)")
  }

  @Test func labelsMayHoldAnything() throws {
    let odd = try castType.child("Dr. Who's \\ TV é")
    #expect(odd.firstLabel == "Dr. Who's \\ TV é")
    #expect(odd.description == "Dr\\. Who's \\\\ TV é._googlecast._tcp.local")
    #expect(odd.isChild(of: castType) && odd.parent == castType)
  }

  @Test func lengthsAreBounded() throws {
    #expect(throws: MulticastDNSError.self) { try DomainName(labels: [""]) }
    #expect(throws: MulticastDNSError.self) { try DomainName(labels: [String(repeating: "x", count: 64)]) }
    _ = try DomainName(labels: [String(repeating: "x", count: 63)])
    // 4 labels of 63 bytes are 256, one byte less in one of them 255, both too long with the root's byte.
    let label = String(repeating: "x", count: 63)
    #expect(throws: MulticastDNSError.self) { try DomainName(labels: [label, label, label, label]) }
    #expect(throws: MulticastDNSError.self) { try DomainName(labels: [label, label, label, String(label.dropLast())]) }
    _ = try DomainName(labels: [label, label, label, String(label.dropLast(2))])
  }

  @Test func kinship() {
    #expect(!castType.isChild(of: castType))
    #expect(!name("a.b._googlecast._tcp.local").isChild(of: castType))
    #expect(name("a.b._googlecast._tcp.local").isWithin(castType))
    #expect(castType.isWithin(castType) && !name("local").isWithin(castType))
    #expect(!name("xlocal").isWithin(name("local")))
    #expect(name("local").parent?.parent == nil)
  }
}
