import DNSSD
import NIOCore
import Testing

@testable import CastDiscovery

@Suite struct DiscoverySightingsTests {
  private func key(_ name: String) -> CastService.Key { CastService.Key(instanceName: name, domain: "local") }

  private func service(_ name: String, fn: String = "TV") -> CastService {
    CastService(
      key: self.key(name), host: "tv.local", port: 8_009, addresses: ["192.0.2.7"],
      txt: TXTRecord([TXTRecord.Entry(key: "fn", value: fn)]))
  }

  private func time(_ seconds: Int64) -> NIODeadline { .uptimeNanoseconds(1_000_000_000) + .seconds(seconds) }

  @Test func notesEachSourceByItself() {
    var sightings = DiscoverySightings()
    sightings.note(.serviceResolved(self.service("a")), from: "EMBEDDED", now: self.time(1))
    sightings.note(.serviceResolved(self.service("a", fn: "Hall\n")), from: "AVAHI", now: self.time(2))
    sightings.note(.serviceResolved(self.service("a")), from: "EMBEDDED", now: self.time(3))
    let all = sightings.all
    #expect(all.map(\.source) == ["EMBEDDED", "AVAHI"])
    #expect(all.map(\.reports) == [2, 1] && all.map(\.friendlyName) == ["TV", "Hall"])
    #expect(all[0].firstSeen == self.time(1) && all[0].lastSeen == self.time(3))
    #expect(all.allSatisfy { !$0.isLost && $0.deviceId?.count == 32 })
  }

  @Test(arguments: [false, true])
  func notesLosses(isRemoved: Bool) {
    var sightings = DiscoverySightings()
    sightings.note(.serviceResolved(self.service("a")), from: "AVAHI", now: self.time(1))
    let event: DiscoverySourceEvent =
      isRemoved ? .serviceRemoved(self.key("a")) : .serviceUnresolvable(self.key("a"))
    sightings.note(event, from: "AVAHI", now: self.time(9))
    #expect(sightings.all.map(\.isLost) == [true] && sightings.all[0].friendlyName == "TV")
    sightings.note(.serviceResolved(self.service("a")), from: "AVAHI", now: self.time(10))
    #expect(sightings.all.map(\.isLost) == [false])
  }

  @Test func dropsTheOldestBeyondItsLimit() {
    var sightings = DiscoverySightings()
    for number in 0..<(DiscoverySightings.maximum + 50) {
      sightings.note(.serviceResolved(self.service("\(number)")), from: "AVAHI", now: self.time(Int64(number)))
    }
    #expect(sightings.all.count == DiscoverySightings.maximum)
    #expect(sightings.all.first?.service.instanceName == "50")
  }
}
