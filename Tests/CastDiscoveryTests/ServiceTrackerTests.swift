import DNSSD
import CastDiscovery
import CastModel
import NIOCore
import Testing

@Suite struct ServiceTrackerTests {
  private var tracker = ServiceTracker(seed: 1)
  private var now = NIODeadline.uptimeNanoseconds(0)

  private static func key(_ name: String) -> CastService.Key { CastService.Key(instanceName: name, interfaceIndex: 1) }
  private static let tv = key("tv")
  private static let tvService = CastService.make("tv", name: "TV")

  private mutating func send(_ event: ServiceTracker.Event, after amount: TimeAmount = .zero) -> [ServiceTracker.Action]
  {
    self.now = self.now + amount
    return self.tracker.handle(event, now: self.now)
  }

  /// A tracker that browses and has resolved one service.
  private mutating func startWithTV() {
    #expect(self.send(.start) == [.openBrowse])
    _ = self.send(.browseOpened)
    _ = self.send(.instance(Self.tv, isAdded: true))
    _ = self.send(.lookedUp(Self.tv, .success(Self.tvService)))
  }

  @Test mutating func aFoundInstanceIsLookedUpReportedAndWatched() {
    #expect(self.send(.start) == [.openBrowse])
    #expect(self.send(.start) == [])
    #expect(self.send(.browseOpened) == [.emit(.availabilityChanged(isAvailable: true, error: nil))])
    #expect(self.send(.instance(Self.tv, isAdded: true)) == [.startLookup(Self.tv)])
    #expect(
      self.send(.lookedUp(Self.tv, .success(Self.tvService)))
        == [.emit(.serviceResolved(Self.tvService)), .openWatch(Self.tv)]
    )
    #expect(self.tracker.serviceCount == 1 && self.tracker.resolvedServiceCount == 1)
  }

  @Test mutating func ofTwoAddressFamiliesTheLastGoodbyeCounts() {
    self.startWithTV()
    #expect(self.send(.instance(Self.tv, isAdded: true)) == [])
    #expect(self.send(.instance(Self.tv, isAdded: false)) == [])
    #expect(
      self.send(.instance(Self.tv, isAdded: false)) == [.closeWatch(Self.tv), .emit(.serviceRemoved(Self.tv))]
    )
    #expect(self.send(.instance(Self.tv, isAdded: false)) == [])
  }

  @Test mutating func anInstanceThatGoesWhileLookedUpWasNeverThere() {
    _ = self.send(.start)
    _ = self.send(.browseOpened)
    _ = self.send(.instance(Self.tv, isAdded: true))
    #expect(self.send(.instance(Self.tv, isAdded: false)) == [.cancelLookup(Self.tv)])
    #expect(self.send(.lookedUp(Self.tv, .success(Self.tvService))) == [])
  }

  @Test mutating func lookupsAreBounded() {
    _ = self.send(.start)
    _ = self.send(.browseOpened)
    let started = (0..<40).flatMap { self.send(.instance(Self.key("i\($0)"), isAdded: true)) }
    #expect(started.count == 16)
    #expect(self.send(.lookedUp(Self.key("i0"), .failure(.timeout))) == [.startLookup(Self.key("i16"))])
  }

  @Test mutating func watchesAreBoundedAndPassedOn() {
    _ = self.send(.start)
    _ = self.send(.browseOpened)
    var actions: [ServiceTracker.Action] = []
    for number in 0..<70 {
      let key = Self.key("i\(number)")
      actions += self.send(.instance(key, isAdded: true))
      actions += self.send(.lookedUp(key, .success(.make("i\(number)"))))
    }
    #expect(actions.count { if case .openWatch = $0 { true } else { false } } == 64)
    let after = self.send(.instance(Self.key("i0"), isAdded: false))
    #expect(after.contains(.openWatch(Self.key("i64"))))
  }

  @Test mutating func instancesAreBoundedAndSubtypesIgnored() {
    _ = self.send(.start)
    _ = self.send(.browseOpened)
    for number in 0..<2_000 { _ = self.send(.instance(Self.key("i\(number)"), isAdded: true)) }
    #expect(self.tracker.serviceCount == 1_024)
    #expect(self.send(.instance(Self.key("_CC1AD845._sub"), isAdded: true)) == [])
  }

  @Test mutating func aLookupThatFailsIsTriedAgainWithGrowingPauses() throws {
    _ = self.send(.start)
    _ = self.send(.browseOpened)
    _ = self.send(.instance(Self.tv, isAdded: true))
    var waits: [Int64] = []
    for _ in 0..<10 {
      #expect(self.send(.lookedUp(Self.tv, .failure(.timeout))) == [])
      let deadline = try #require(self.tracker.nextDeadline)
      waits.append((deadline - self.now).nanoseconds / 1_000_000)
      #expect(self.send(.timeReached, after: deadline - self.now) == [.startLookup(Self.tv)])
    }
    #expect((750...1_000).contains(waits[0]) && (1_500...2_000).contains(waits[1]))
    #expect(waits.allSatisfy { $0 <= 60_000 } && waits[9] >= 45_000)
  }

  @Test mutating func aKnownServiceThatFailsIsReportedOnceAndRecovers() throws {
    self.startWithTV()
    #expect(self.send(.timeReached, after: .seconds(120)) == [.startLookup(Self.tv)])
    #expect(self.send(.lookedUp(Self.tv, .failure(.timeout))) == [.emit(.serviceUnresolvable(Self.tv))])
    #expect(self.tracker.resolvedServiceCount == 0)
    #expect(self.send(.timeReached, after: .seconds(1)) == [.startLookup(Self.tv)])
    #expect(self.send(.lookedUp(Self.tv, .failure(.timeout))) == [])
    #expect(self.send(.timeReached, after: .seconds(2)) == [.startLookup(Self.tv)])
    #expect(self.send(.lookedUp(Self.tv, .success(Self.tvService))) == [.emit(.serviceResolved(Self.tvService))])
  }

  @Test mutating func hostAndPortAreRefreshedAndOnlyChangesReported() {
    self.startWithTV()
    #expect(self.send(.timeReached, after: .seconds(119)) == [])
    #expect(self.send(.timeReached, after: .seconds(1)) == [.startLookup(Self.tv)])
    #expect(self.send(.lookedUp(Self.tv, .success(Self.tvService))) == [])
    #expect(self.send(.timeReached, after: .seconds(120)) == [.startLookup(Self.tv)])
    let moved = CastService.make("tv", name: "TV", port: 9_000)
    #expect(self.send(.lookedUp(Self.tv, .success(moved))) == [.emit(.serviceResolved(moved))])
  }

  @Test mutating func passiveScanRefreshesTenTimesLessOften() {
    _ = self.send(.passive(true))
    self.startWithTV()
    #expect(self.send(.timeReached, after: .seconds(1_199)) == [])
    #expect(self.send(.timeReached, after: .seconds(1)) == [.startLookup(Self.tv)])
  }

  @Test mutating func aTXTRecordOfAWatchIsReportedOnceAndOutlivesAnOlderResolution() {
    self.startWithTV()
    let renamed = CastService.make("tv", name: "Renamed")
    #expect(self.send(.txtChanged(Self.tv, renamed.txt)) == [.emit(.serviceResolved(renamed))])
    #expect(self.send(.txtChanged(Self.tv, renamed.txt)) == [])
    _ = self.send(.timeReached, after: .seconds(120))
    #expect(self.send(.lookedUp(Self.tv, .success(Self.tvService))) == [], "the resolver still has the old record")
  }

  @Test mutating func aWatchThatFailsIsClosedAndReopenedAfterTheNextLookup() {
    self.startWithTV()
    #expect(self.send(.watchFailed(Self.tv)) == [.closeWatch(Self.tv)])
    #expect(self.send(.watchFailed(Self.tv)) == [])
    _ = self.send(.timeReached, after: .seconds(120))
    #expect(self.send(.lookedUp(Self.tv, .success(Self.tvService))) == [.openWatch(Self.tv)])
  }

  @Test mutating func whenTheDaemonGoesAllIsClosedAndTriedAgain() throws {
    self.startWithTV()
    _ = self.send(.instance(Self.key("new"), isAdded: true))
    #expect(
      self.send(.browseFailed(.unknown)) == [
        .closeBrowse, .cancelLookup(Self.key("new")), .closeWatch(Self.tv),
        .emit(.availabilityChanged(isAvailable: false, error: .unknown)),
      ]
    )
    guard case .waiting(let until) = self.tracker.phase else {
      Issue.record("it doesn't wait: \(self.tracker.phase)")
      return
    }
    #expect(self.send(.timeReached, after: until - self.now) == [.openBrowse])
    #expect(self.send(.browseFailed(.unknown)) == [.closeBrowse], "reported once")
    #expect(self.tracker.serviceCount == 1, "what was resolved is remembered")
  }

  @Test mutating func forgetsServicesMissingAfterTheDaemonsReturn() throws {
    self.startWithTV()
    _ = self.send(.instance(Self.key("gone"), isAdded: true))
    _ = self.send(.lookedUp(Self.key("gone"), .success(.make("gone"))))
    _ = self.send(.browseFailed(.unknown))
    #expect(self.send(.timeReached, after: .seconds(1)) == [.openBrowse])
    #expect(self.send(.browseOpened) == [.emit(.availabilityChanged(isAvailable: true, error: nil))])
    #expect(self.send(.instance(Self.tv, isAdded: true)) == [.startLookup(Self.tv)])
    #expect(self.send(.lookedUp(Self.tv, .success(Self.tvService))) == [.openWatch(Self.tv)])
    #expect(self.send(.timeReached, after: .seconds(5)) == [.emit(.serviceRemoved(Self.key("gone")))])
  }

  @Test mutating func aDaemonThatComesAndGoesDoesNotShortenTheLifeOfServices() {
    self.startWithTV()
    _ = self.send(.browseFailed(.unknown))
    _ = self.send(.timeReached, after: .seconds(1))
    _ = self.send(.browseOpened)
    _ = self.send(.browseFailed(.unknown), after: .seconds(2))
    let retry = self.send(.timeReached, after: .seconds(10))
    #expect(retry == [.openBrowse], "not forgotten five seconds after the daemon was there for a moment")
    _ = self.send(.browseFailed(.unknown))
    #expect(self.send(.timeReached, after: .seconds(107)).contains(.emit(.serviceRemoved(Self.tv))))
  }

  @Test mutating func withoutADaemonServicesExpireAfterTwoMinutes() throws {
    self.startWithTV()
    _ = self.send(.browseFailed(.unknown))
    var removed: [ServiceTracker.Action] = []
    let start = self.now
    while removed.isEmpty {
      let deadline = try #require(self.tracker.nextDeadline)
      for action in self.send(.timeReached, after: deadline - self.now) {
        if action == .openBrowse {
          _ = self.send(.browseFailed(.unknown))
        } else {
          removed.append(action)
        }
      }
    }
    #expect(removed == [.emit(.serviceRemoved(Self.tv))])
    #expect(self.now - start == .seconds(120))
  }

  @Test mutating func afterAStopServicesStayCachedAndAStartConfirmsThem() {
    self.startWithTV()
    #expect(self.send(.stop) == [.closeWatch(Self.tv), .closeBrowse])
    #expect(self.send(.stop) == [])
    #expect(self.send(.timeReached, after: .seconds(119)) == [])
    #expect(self.send(.start) == [.openBrowse])
    _ = self.send(.browseOpened)
    #expect(self.send(.instance(Self.tv, isAdded: true)) == [.startLookup(Self.tv)])
    _ = self.send(.lookedUp(Self.tv, .success(Self.tvService)))
    #expect(self.send(.timeReached, after: .seconds(5)) == [])
    #expect(self.tracker.serviceCount == 1)
  }

  @Test mutating func shortSearchesDoNotKeepAnAbsentService() {
    self.startWithTV()
    _ = self.send(.instance(Self.key("gone"), isAdded: true))
    _ = self.send(.lookedUp(Self.key("gone"), .success(.make("gone"))))
    _ = self.send(.stop)
    for _ in 0..<11 {
      _ = self.send(.start, after: .seconds(8))
      _ = self.send(.browseOpened)
      _ = self.send(.instance(Self.tv, isAdded: true))
      _ = self.send(.stop, after: .seconds(2))
    }
    #expect(self.tracker.serviceCount == 2)
    #expect(self.send(.timeReached, after: .seconds(10)) == [.emit(.serviceRemoved(Self.key("gone")))])
    #expect(self.tracker.nextDeadline == self.now + .seconds(110), "the confirmed one stays")
  }

  @Test mutating func repliesThatComeLateAreIgnored() {
    #expect(self.send(.browseOpened) == [])
    #expect(self.send(.browseFailed(.unknown)) == [])
    #expect(self.send(.instance(Self.tv, isAdded: true)) == [])
    #expect(self.send(.txtChanged(Self.tv, TXTRecord())) == [])
    #expect(self.send(.lookedUp(Self.tv, .success(Self.tvService))) == [])
    #expect(self.tracker.nextDeadline == nil)
  }

  // MARK: Beside another source

  /// A tracker that browses while another source works.
  private mutating func startBesideAnother() {
    _ = self.send(.start)
    _ = self.send(.heard(.availabilityChanged(isAvailable: true, error: nil)))
    _ = self.send(.browseOpened)
  }

  @Test mutating func takesServicesResolvedByAnotherSource() {
    self.startBesideAnother()
    #expect(self.send(.instance(Self.tv, isAdded: true)) == [])
    #expect(
      self.send(.heard(.serviceResolved(Self.tvService)), after: .milliseconds(499))
        == [.emit(.serviceResolved(Self.tvService))])
    #expect(self.send(.timeReached, after: .hours(1)) == [], "that source asks again by itself")
    let renamed = CastService.make("tv", name: "Renamed")
    #expect(self.send(.heard(.serviceResolved(renamed))) == [.emit(.serviceResolved(renamed))])
    #expect(self.tracker.resolvedServiceCount == 1 && self.tracker.nextDeadline == nil)
  }

  @Test mutating func takesServicesKnownToAnotherSource() {
    self.startBesideAnother()
    #expect(self.send(.heard(.serviceResolved(Self.tvService))) == [])
    #expect(self.send(.instance(Self.tv, isAdded: true)) == [.emit(.serviceResolved(Self.tvService))])
    #expect(self.send(.instance(Self.tv, isAdded: false)) == [.emit(.serviceRemoved(Self.tv))])
  }

  @Test mutating func looksUpServicesAnotherSourceMisses() {
    self.startBesideAnother()
    #expect(self.send(.instance(Self.tv, isAdded: true)) == [])
    #expect(self.tracker.nextDeadline == self.now + .milliseconds(500))
    #expect(self.send(.timeReached, after: .milliseconds(500)) == [.startLookup(Self.tv)])
    #expect(
      self.send(.heard(.serviceResolved(Self.tvService)))
        == [.cancelLookup(Self.tv), .emit(.serviceResolved(Self.tvService))])
  }

  /// A tracker that lets another source begin.
  private mutating func startBehindAnother() {
    var limits = ServiceTrackerLimits()
    limits.headStartOfOther = .milliseconds(500)
    self.tracker = ServiceTracker(limits: limits, seed: 1)
    #expect(self.send(.start) == [])
    #expect(self.tracker.nextDeadline == self.now + .milliseconds(500))
  }

  @Test mutating func asksTheDaemonAfterAHeadStart() {
    self.startBehindAnother()
    #expect(self.send(.heard(.availabilityChanged(isAvailable: true, error: nil))) == [])
    #expect(self.send(.timeReached, after: .milliseconds(499)) == [])
    #expect(self.send(.timeReached, after: .milliseconds(1)) == [.openBrowse])
    #expect(self.send(.heard(.availabilityChanged(isAvailable: false, error: nil))) == [], "it is asked already")
  }

  @Test mutating func doesNotWaitForAFailedSource() {
    self.startBehindAnother()
    #expect(self.send(.heard(.availabilityChanged(isAvailable: false, error: nil))) == [.openBrowse])
    #expect(self.send(.timeReached, after: .seconds(1)) == [])
  }

  @Test mutating func aStopDuringTheHeadStartClosesNothing() {
    self.startBehindAnother()
    #expect(self.send(.stop) == [])
    #expect(self.send(.start) == [])
    #expect(self.send(.timeReached, after: .milliseconds(500)) == [.openBrowse])
  }

  @Test mutating func waitsWhileAnotherSourceResolves() {
    self.startBesideAnother()
    _ = self.send(.instance(Self.tv, isAdded: true))
    _ = self.send(.heard(.serviceResolved(.make("first"))), after: .milliseconds(400))
    #expect(self.send(.timeReached, after: .milliseconds(100)) == [])
    #expect(self.tracker.nextDeadline == self.now + .milliseconds(1_400))
    _ = self.send(.heard(.serviceResolved(.make("second"))), after: .milliseconds(1_000))
    #expect(self.send(.timeReached, after: .milliseconds(400)) == [])
    #expect(self.send(.timeReached, after: .milliseconds(1_100)) == [.startLookup(Self.tv)], "it pauses")
  }

  @Test mutating func limitsTheWaitForABusySource() {
    self.startBesideAnother()
    _ = self.send(.instance(Self.tv, isAdded: true))
    var started: [ServiceTracker.Action] = []
    for number in 0..<6 {
      started += self.send(.heard(.serviceResolved(.make("\(number)"))), after: .seconds(1))
    }
    #expect(started == [.startLookup(Self.tv)])
  }

  @Test mutating func aWatchEndsWhenAnotherSourceKnowsTheService() {
    self.startWithTV()
    _ = self.send(.heard(.availabilityChanged(isAvailable: true, error: nil)))
    #expect(self.send(.heard(.serviceResolved(Self.tvService))) == [.closeWatch(Self.tv)])
  }

  @Test(arguments: [DiscoverySourceEvent.serviceRemoved(tv), .serviceUnresolvable(tv)])
  mutating func looksUpServicesLostByAnotherSource(_ loss: DiscoverySourceEvent) {
    self.startBesideAnother()
    for name in ["tv", "gone"] {
      _ = self.send(.instance(Self.key(name), isAdded: true))
      _ = self.send(.heard(.serviceResolved(.make(name))))
    }
    #expect(self.send(.heard(.serviceRemoved(Self.key("gone")))) == [])
    #expect(self.send(.heard(loss)) == [])
    #expect(self.send(.instance(Self.key("gone"), isAdded: false)) == [.emit(.serviceRemoved(Self.key("gone")))])
    #expect(self.send(.timeReached, after: .milliseconds(500)) == [.startLookup(Self.tv)])
    #expect(self.send(.lookedUp(Self.tv, .failure(.timeout))) == [.emit(.serviceUnresolvable(Self.tv))])
  }

  @Test mutating func withoutAnotherSourceEverythingIsLookedUpAtOnce() {
    self.startBesideAnother()
    for name in ["known", "waiting"] { _ = self.send(.instance(Self.key(name), isAdded: true)) }
    _ = self.send(.heard(.serviceResolved(.make("known"))))
    let failure = ServiceTracker.Event.heard(.availabilityChanged(isAvailable: false, error: nil))
    #expect(self.send(failure) == [.startLookup(Self.key("known")), .startLookup(Self.key("waiting"))])
    #expect(self.send(.instance(Self.tv, isAdded: true)) == [.startLookup(Self.tv)])
  }

  @Test mutating func aStopForgetsOtherSourcesServices() {
    self.startBesideAnother()
    _ = self.send(.heard(.serviceResolved(Self.tvService)))
    _ = self.send(.stop)
    _ = self.send(.start)
    _ = self.send(.browseOpened)
    #expect(self.send(.instance(Self.tv, isAdded: true)) == [.startLookup(Self.tv)])
  }
}
