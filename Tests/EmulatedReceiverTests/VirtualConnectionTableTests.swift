import CastV2
import Testing

@testable import EmulatedReceiver

@Suite("The virtual connections of a receiver") struct VirtualConnectionTableTests {
  private func sender(_ link: Int, _ id: String = "s") -> SenderAddress {
    SenderAddress(link: LinkID(rawValue: link), senderId: id)
  }

  @Test func eachLinkHasItsOwnLimit() {
    var table = VirtualConnectionTable()
    for link in 1...3 {
      for number in 0..<VirtualConnectionTable.maximumPerLink {
        let isOpened = table.open(self.sender(link, "s\(number % 8)"), to: "d\(number / 8)", .strong)
        #expect(isOpened)
      }
      let beyond = table.open(self.sender(link), to: "more", .strong)
      let changed = table.open(self.sender(link, "s0"), to: "d0", .invisible)
      #expect(!beyond && changed, "the kind of an open one may change")
    }
    let closed = (1...2).map { _ in table.close(self.sender(1, "s0"), to: "d0") }
    #expect(closed == [.invisible, nil])
    let again = table.open(self.sender(1), to: "more", .strong)
    #expect(again, "the place is free again")
  }

  @Test func sendersAreInOrderAndInvisibleOnesDontCount() {
    var table = VirtualConnectionTable()
    _ = table.open(self.sender(2, "a"), to: "app", .weak)
    _ = table.open(self.sender(1, "b"), to: "app", .invisible)
    _ = table.open(self.sender(1, "a"), to: "app", .invisible)
    #expect(table.senders(of: "app").map { "\($0.link.rawValue)\($0.senderId)" } == ["1a", "1b", "2a"])
    #expect(table.visibleCount(of: "app") == 1 && !table.hasStrong(to: "app"))
    let links = [1, 2, 3].map { table.hasSender(on: LinkID(rawValue: $0), to: "app") }
    #expect(links == [true, true, false])
    let gone = table.closeAll(to: "app")
    #expect(gone.count == 3 && table.senders(of: "app").isEmpty)
    #expect(!table.hasSender(on: LinkID(rawValue: 1), to: "app"))
  }

  @Test func aLinkThatGoesTakesItsOwnOnly() {
    var table = VirtualConnectionTable()
    for link in 1...2 {
      for id in ["b", "a"] { _ = table.open(self.sender(link, id), to: "app", .strong) }
    }
    _ = table.open(self.sender(1, "a"), to: "receiver-0", .weak)
    let gone = table.closeAll(of: LinkID(rawValue: 1))
    #expect(gone.map { "\($0.sender.senderId) \($0.destinationId)" } == ["a app", "a receiver-0", "b app"])
    let rest = table.closeAll(of: LinkID(rawValue: 1))
    #expect(table.senders(of: "app").count == 2 && rest.isEmpty)
  }
}
