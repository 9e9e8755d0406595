import CastDiscovery
import DNSSD
import NIOCore
import Testing

@Suite struct DoubtfulServicesTests {
  private static let tv = CastService.make("tv")
  private var services = DoubtfulServices()
  private var now = NIODeadline.uptimeNanoseconds(0)

  /// Lets time pass. Returns the events of the facts that expire.
  private mutating func pass(_ time: TimeAmount) -> [DiscoverySourceEvent] {
    self.now = self.now + time
    return self.services.expire(now: self.now)
  }

  /// Runs the source for `time`, in which it may find a service.
  private mutating func search(for time: TimeAmount, finding found: CastService? = nil) -> [DiscoverySourceEvent] {
    self.services.requireConfirmation(before: self.now + .seconds(5))
    if let found { self.services.note(.serviceResolved(found)) }
    let events = self.pass(time)
    self.services.doubtAll(until: self.now + .seconds(120))
    return events
  }

  @Test mutating func shortSearchesDoNotKeepAnAbsentDevice() {
    #expect(self.search(for: .seconds(2), finding: Self.tv) == [])
    for _ in 0..<11 {
      #expect(self.pass(.seconds(8)) == [])
      #expect(self.search(for: .seconds(2)) == [])
    }
    #expect(self.services.nextDeadline == self.now + .seconds(10))
    #expect(self.pass(.seconds(10)) == [.serviceRemoved(Self.tv.key)])
    #expect(self.services.nextDeadline == nil)
  }

  @Test mutating func aConfirmationRenewsTheLifetime() {
    for _ in 0..<11 {
      #expect(self.search(for: .seconds(2), finding: Self.tv) == [])
      #expect(self.pass(.seconds(100)) == [])
    }
  }

  @Test mutating func aLongSearchRemovesAServiceThatIsNotConfirmed() {
    #expect(self.search(for: .seconds(2), finding: Self.tv) == [])
    #expect(self.search(for: .seconds(5)) == [.serviceRemoved(Self.tv.key)])
  }
}
