import CastModel
import CastSender
import Testing

@Suite("The search for a moved session")
struct MovedSessionSearchTests {
  typealias Candidate = MovedSessionSearch.Candidate

  private func candidates(_ ids: String..., likelihood: Int = 1) -> [Candidate] {
    ids.map { Candidate(deviceId: $0, likelihood: likelihood) }
  }

  @Test func probesTheLikeliestDevicesFirst() {
    var search = MovedSessionSearch(maximumProbes: 2, mayAppear: true)
    let list = candidates("a") + candidates("b", likelihood: 4) + candidates("c", likelihood: 2)
    #expect(search.consider(list) == [.probe(deviceId: "b"), .probe(deviceId: "c")])
    #expect(search.probed("b", isThere: false) == [.probe(deviceId: "a")])
  }

  @Test func findingTheAppEndsTheSearch() {
    var search = MovedSessionSearch(maximumProbes: 4, mayAppear: true)
    _ = search.consider(candidates("a", "b"))
    #expect(search.probed("a", isThere: true) == [.found(deviceId: "a")])
    #expect(search.probed("b", isThere: true) == [], "it is found once")
    #expect(search.consider(candidates("c")) == [])
  }

  @Test func endsWithoutDiscoveryAfterAllProbes() {
    var search = MovedSessionSearch(maximumProbes: 4, mayAppear: false)
    #expect(search.consider(candidates("a")) == [.probe(deviceId: "a")])
    #expect(search.probed("a", isThere: false) == [.exhausted])
    var empty = MovedSessionSearch(maximumProbes: 4, mayAppear: false)
    #expect(empty.consider([]) == [.exhausted])
  }

  @Test func waitsForNewDevicesWithDiscovery() {
    var search = MovedSessionSearch(maximumProbes: 4, mayAppear: true)
    #expect(search.consider([]) == [])
    #expect(search.consider(candidates("a")) == [.probe(deviceId: "a")])
  }

  @Test func probesReannouncedDevicesAFewTimes() {
    var search = MovedSessionSearch(maximumProbes: 4, mayAppear: true)
    for _ in 1...MovedSessionSearch.maximumLooks {
      #expect(search.consider(candidates("a")) == [.probe(deviceId: "a")])
      #expect(search.probed("a", isThere: false) == [])
    }
    #expect(search.consider(candidates("a")) == [])
  }

  @Test func probesADeviceAgainThatChanged() {
    var search = MovedSessionSearch(maximumProbes: 4, mayAppear: true)
    _ = search.consider(candidates("a"))
    #expect(search.consider(candidates("a")) == [])
    #expect(search.probed("a", isThere: false) == [.probe(deviceId: "a")])
  }

  @Test func findsNothingAfterTheEnd() {
    var search = MovedSessionSearch(maximumProbes: 4, mayAppear: true)
    _ = search.consider(candidates("a"))
    search.stop()
    #expect(search.probed("a", isThere: true) == [])
  }
}
