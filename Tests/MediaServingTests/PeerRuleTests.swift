import NIOCore
import Testing

@testable import MediaServing

struct PeerRuleTests {
  private static func peer(_ text: String) throws -> PeerAddress { try #require(PeerAddress(text)) }

  @Test func anAddressIsTheSameHoweverItIsWritten() throws {
    #expect(try Self.peer("::ffff:192.168.1.2") == Self.peer("192.168.1.2"))
    #expect(try Self.peer("FE80::1%eth0") == Self.peer("fe80:0:0::1"))
    #expect(try Self.peer("192.168.1.2") != Self.peer("192.168.1.3"))
    #expect(PeerAddress("tv.local") == nil)
    #expect(PeerAddress(try SocketAddress(unixDomainSocketPath: "/x")) == nil)
  }

  @Test func onlyWhoIsNamedIsAdmitted() throws {
    let rule = PeerRule.only([try Self.peer("192.168.1.2")])
    #expect(rule.admits(try Self.peer("192.168.1.2")))
    #expect(!rule.admits(try Self.peer("192.168.1.3")))
    #expect(!rule.admits(nil))
    #expect(PeerRule.anybody.admits(nil))
  }

  @Test func forgetsEndedPublications() throws {
    let (tv, speaker) = (try Self.peer("192.168.1.2"), try Self.peer("192.168.1.3"))
    var table = PeerTable()
    #expect(!table.admits(tv))
    table.add(.only([tv]))
    table.add(.only([tv, speaker]))
    table.remove(.only([tv]))
    #expect(table.admits(tv) && table.admits(speaker) && !table.admits(nil))
    table.remove(.only([tv, speaker]))
    #expect(!table.admits(tv) && !table.admits(speaker))
    table.add(.anybody)
    #expect(table.admits(nil))
    table.remove(.anybody)
    #expect(!table.admits(tv))
  }
}
