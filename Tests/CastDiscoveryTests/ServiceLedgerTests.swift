import CastDiscovery
import NIOCore
import Testing

/// What is known when one source takes over from another.
@Suite struct ServiceLedgerTests {
  private var ledger = ServiceLedger()
  private let now = NIODeadline.uptimeNanoseconds(0) + .hours(1)
  private let service = CastService.make("tv", name: "TV")
  private var key: CastService.Key { self.service.key }

  @Test mutating func oneHolderIsPassedThrough() {
    let first = self.ledger.apply(.serviceResolved(self.service), from: .daemon)
    let again = self.ledger.apply(.serviceResolved(self.service), from: .daemon)
    let lost = self.ledger.apply(.serviceUnresolvable(self.key), from: .daemon)
    let back = self.ledger.apply(.serviceResolved(self.service), from: .daemon)
    let gone = self.ledger.apply(.serviceRemoved(self.key), from: .daemon)
    #expect(first == [.serviceResolved(self.service)] && again == [])
    #expect(lost == [.serviceUnresolvable(self.key)] && back == first && gone == [.serviceRemoved(self.key)])
  }

  @Test mutating func aTakeoverIsNotSeen() {
    _ = self.ledger.apply(.serviceResolved(self.service), from: .daemon)
    self.ledger.doubt(.daemon, until: self.now + .seconds(10))
    let confirmed = self.ledger.apply(.serviceResolved(self.service), from: .embedded)
    let expired = self.ledger.expire(now: self.now + .seconds(11))
    #expect(confirmed == [] && expired == [] && self.ledger.nextDeadline == nil)
  }

  @Test mutating func whatTheOtherDoesNotFindGoesAfterAWhile() {
    _ = self.ledger.apply(.serviceResolved(self.service), from: .daemon)
    self.ledger.doubt(.daemon, until: self.now + .seconds(10))
    #expect(self.ledger.nextDeadline == self.now + .seconds(10))
    let early = self.ledger.expire(now: self.now + .seconds(9))
    let late = self.ledger.expire(now: self.now + .seconds(10))
    #expect(early == [] && late == [.serviceRemoved(self.key)])
  }

  @Test mutating func ofTwoThatDifferTheDaemonSpeaks() {
    let other = CastService.make("tv", name: "TV", addresses: ["192.168.1.2", "fe80::1%eth0"])
    _ = self.ledger.apply(.serviceResolved(self.service), from: .embedded)
    let daemon = self.ledger.apply(.serviceResolved(other), from: .daemon)
    let embedded = self.ledger.apply(.serviceResolved(self.service), from: .embedded)
    let unresolvable = self.ledger.apply(.serviceUnresolvable(self.key), from: .embedded)
    let removed = self.ledger.apply(.serviceRemoved(self.key), from: .embedded)
    #expect(daemon == [.serviceResolved(other)])
    #expect(embedded == [] && unresolvable == [] && removed == [])
  }

  @Test mutating func aFarewellThatIsHeardCountsMoreThanAMemory() {
    _ = self.ledger.apply(.serviceResolved(self.service), from: .daemon)
    self.ledger.doubt(.daemon, until: self.now + .seconds(10))
    _ = self.ledger.apply(.serviceResolved(self.service), from: .embedded)
    let removed = self.ledger.apply(.serviceRemoved(self.key), from: .embedded)
    #expect(removed == [.serviceRemoved(self.key)] && self.ledger.nextDeadline == nil)
  }

  @Test mutating func subtypesAreHeldInTheSameWay() {
    let event = DiscoverySourceEvent.subtype(self.key, "_CC1AD845", isAnnounced: true)
    let first = self.ledger.apply(event, from: .daemon)
    self.ledger.doubt(.daemon, until: self.now + .seconds(10))
    let second = self.ledger.apply(event, from: .embedded)
    let kept = self.ledger.expire(now: self.now + .seconds(20))
    let gone = self.ledger.apply(.subtype(self.key, "_CC1AD845", isAnnounced: false), from: .embedded)
    #expect(first == [event] && second == [] && kept == [])
    #expect(gone == [.subtype(self.key, "_CC1AD845", isAnnounced: false)])
  }
}
