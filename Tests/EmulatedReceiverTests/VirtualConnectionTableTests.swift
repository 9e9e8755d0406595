import CastV2
import JSONCodec
import Testing

@testable import EmulatedReceiver

@Suite("The virtual connections of a receiver") struct VirtualConnectionTableTests {
  private var table = VirtualConnectionTable()

  private func sender(_ link: Int, _ id: String = "s") -> SenderAddress {
    SenderAddress(link: LinkID(rawValue: link), senderId: id)
  }

  @Test mutating func refusesIDsThatAreTooLong() {
    let longest = String(repeating: "x", count: VirtualConnectionTable.maximumIDLength)
    let areOpen = [
      self.table.open(self.sender(1, longest), to: longest, .strong),
      self.table.open(self.sender(1, longest + "x"), to: "d", .strong),
      self.table.open(self.sender(1), to: longest + "x", .strong),
    ]
    #expect(areOpen == [true, false, false])
  }

  @Test mutating func eachLinkHasItsOwnLimit() {
    for link in 1...3 {
      for number in 0..<VirtualConnectionTable.maximumPerLink {
        let isOpen = self.table.open(self.sender(link, "s\(number % 8)"), to: "d\(number / 8)", .strong)
        #expect(isOpen)
      }
      let isOneMoreOpen = self.table.open(self.sender(link), to: "more", .strong)
      #expect(!isOneMoreOpen)
      let hasChangedKind = self.table.open(self.sender(link, "s0"), to: "d0", .invisible)
      #expect(hasChangedKind, "the kind of an open one may change")
    }
    let closed = self.table.close(self.sender(1, "s0"), to: "d0")
    #expect(closed == .invisible)
    let closedAgain = self.table.close(self.sender(1, "s0"), to: "d0")
    #expect(closedAgain == nil)
    let isReopened = self.table.open(self.sender(1), to: "more", .strong)
    #expect(isReopened, "the place is free again")
  }

  @Test mutating func sendersAreInOrderAndInvisibleOnesDontCount() {
    _ = self.table.open(self.sender(2, "a"), to: "app", .weak)
    _ = self.table.open(self.sender(1, "b"), to: "app", .invisible)
    _ = self.table.open(self.sender(1, "a"), to: "app", .invisible)
    #expect(self.table.senders(of: "app").map { "\($0.link.rawValue)\($0.senderId)" } == ["1a", "1b", "2a"])
    #expect(self.table.visibleCount(of: "app") == 1 && !self.table.hasStrong(to: "app"))
    #expect([1, 2, 3].map { self.table.hasSender(on: LinkID(rawValue: $0), to: "app") } == [true, true, false])
    let closed = self.table.closeAll(to: "app")
    #expect(closed.count == 3)
    #expect(self.table.senders(of: "app").isEmpty && !self.table.hasSender(on: LinkID(rawValue: 1), to: "app"))
  }

  @Test mutating func aLinkThatGoesTakesItsOwnOnly() {
    for link in 1...2 {
      for id in ["b", "a"] { _ = self.table.open(self.sender(link, id), to: "app", .strong) }
    }
    _ = self.table.open(self.sender(1, "a"), to: "receiver-0", .weak)
    let gone = self.table.closeAll(of: LinkID(rawValue: 1))
    #expect(gone.map { "\($0.sender.senderId) \($0.destinationId)" } == ["a app", "a receiver-0", "b app"])
    let goneAgain = self.table.closeAll(of: LinkID(rawValue: 1))
    #expect(self.table.senders(of: "app").count == 2 && goneAgain.isEmpty)
  }

  @Test func workGrowsWithTheLinksAndNotWithTheirSquare() {
    let steps = [100, 200, 400].map { count in
      JSONWork.steps {
        var table = VirtualConnectionTable()
        for link in 0..<count {
          for id in ["a", "b"] { _ = table.open(self.sender(link, id), to: "app", .strong) }
          #expect(table.visibleCount(of: "app") == 2 * link + 2)
        }
        for link in 0..<count / 2 {
          _ = table.closeAll(of: LinkID(rawValue: link))
          #expect(table.hasStrong(to: "app") && !table.hasSender(on: LinkID(rawValue: link), to: "app"))
        }
        #expect(table.visibleCount(of: "app") == count)
        #expect(table.closeAll(to: "app").count == count && table.visibleCount(of: "app") == 0)
      }
    }
    #expect(steps[0] >= 100 && steps[1] < 3 * steps[0] && steps[2] < 3 * steps[1], "\(steps)")
  }
}
