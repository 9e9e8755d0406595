import JSONRPC
import Testing

@Suite struct OutgoingSharesTests {
  private var shares = OutgoingShares<String>(limit: 64 << 20)

  @Test mutating func readsAllPeersWhileQueuesAreShort() {
    #expect(self.shares.note(8 << 20, for: "a") == nil)
    #expect(self.shares.share == 64 << 20)
  }

  @Test mutating func fromHalfTheLimitOnEachHasAShareOfThatHalf() {
    for number in 0..<40 { #expect(self.shares.note(1 << 20, for: "client \(number)") == nil) }
    #expect(self.shares.total == 40 << 20 && self.shares.share == (32 << 20) / 40)
    for number in 10..<40 { #expect(self.shares.note(0, for: "client \(number)") == nil) }
    #expect(self.shares.total == 10 << 20 && self.shares.share == 64 << 20)
  }

  @Test mutating func closesThePeerWithTheMost() {
    #expect(self.shares.note(30 << 20, for: "greedy") == nil)
    #expect(self.shares.note(33 << 20, for: "greediest") == nil)
    #expect(self.shares.note(2 << 20, for: "late") == "greediest", "not the one whose message was one too many")
    #expect(self.shares.note(0, for: "greediest") == nil && self.shares.total == 32 << 20)
  }

  @Test mutating func peersWithLittleNeverCount() {
    for number in 0..<10_000 { #expect(self.shares.note(64 << 10, for: "client \(number)") == nil) }
    #expect(self.shares.total == 0)
  }
}
