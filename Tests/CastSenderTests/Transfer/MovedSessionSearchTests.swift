import CastModel
import CastSender
import Testing

@Suite("Which devices are looked at for a session that left its own")
struct MovedSessionSearchTests {
  typealias Candidate = MovedSessionSearch.Candidate

  private func candidates(_ ids: String..., likelihood: Int = 1) -> [Candidate] {
    ids.map { Candidate(deviceId: $0, likelihood: likelihood) }
  }

  @Test func theLikeliestFirstAndNotAllAtOnce() {
    var search = MovedSessionSearch(maximumProbes: 2, mayAppear: true)
    let list = candidates("a") + candidates("b", likelihood: 4) + candidates("c", likelihood: 2)
    #expect(search.consider(list) == [.probe(deviceId: "b"), .probe(deviceId: "c")])
    #expect(search.probed("b", isThere: false) == [.probe(deviceId: "a")])
  }

  @Test func whereItIsEndsTheSearch() {
    var search = MovedSessionSearch(maximumProbes: 4, mayAppear: true)
    _ = search.consider(candidates("a", "b"))
    #expect(search.probed("a", isThere: true) == [.found(deviceId: "a")])
    #expect(search.probed("b", isThere: true) == [], "it is found once")
    #expect(search.consider(candidates("c")) == [])
  }

  @Test func withoutDiscoveryItIsOverWhenAllWereLookedAt() {
    var search = MovedSessionSearch(maximumProbes: 4, mayAppear: false)
    #expect(search.consider(candidates("a")) == [.probe(deviceId: "a")])
    #expect(search.probed("a", isThere: false) == [.exhausted])
    var empty = MovedSessionSearch(maximumProbes: 4, mayAppear: false)
    #expect(empty.consider([]) == [.exhausted])
  }

  @Test func withDiscoveryItWaitsForWhatAppears() {
    var search = MovedSessionSearch(maximumProbes: 4, mayAppear: true)
    #expect(search.consider([]) == [])
    #expect(search.consider(candidates("a")) == [.probe(deviceId: "a")])
  }

  @Test func whatAnnouncesItselfAnewIsLookedAtAgainAFewTimes() {
    var search = MovedSessionSearch(maximumProbes: 4, mayAppear: true)
    for _ in 1...MovedSessionSearch.maximumLooks {
      #expect(search.consider(candidates("a")) == [.probe(deviceId: "a")])
      #expect(search.probed("a", isThere: false) == [])
    }
    #expect(search.consider(candidates("a")) == [])
  }

  @Test func whatChangesWhileItIsLookedAtIsLookedAtAgain() {
    var search = MovedSessionSearch(maximumProbes: 4, mayAppear: true)
    _ = search.consider(candidates("a"))
    #expect(search.consider(candidates("a")) == [])
    #expect(search.probed("a", isThere: false) == [.probe(deviceId: "a")])
  }

  @Test func nobodyIsFoundAfterTheEnd() {
    var search = MovedSessionSearch(maximumProbes: 4, mayAppear: true)
    _ = search.consider(candidates("a"))
    search.stop()
    #expect(search.probed("a", isThere: true) == [])
  }
}
