package import DNSSD
package import NIOCore

/// Decides what to ask the DNS-SD daemon and when: one browse, few look-ups at a time, a bounded number of TXT
/// watches, and the handling of the daemon's loss and return. No I/O; the time is passed in.
///
/// A service that another source beside the daemon has resolved isn't looked up again: its result is used, and the
/// daemon's announcement keeps the service when the other source loses it. Two queriers that ask at once disturb each
/// other: the questions of one list its known answers, and a device that receives them keeps silent for about a
/// second (RFC 6762, 7.1 and 7.4).
package struct ServiceTracker: Sendable {
  package enum Event: Sendable {
    case start
    case stop
    case browseOpened
    /// The daemon can't be reached or ended the browse; everything else that is open is lost too.
    case browseFailed(DNSSDErrorCode)
    case instance(CastService.Key, isAdded: Bool)
    case lookedUp(CastService.Key, Result<CastService, DNSSDErrorCode>)
    case txtChanged(CastService.Key, TXTRecord)
    case watchFailed(CastService.Key)
    case passive(Bool)
    /// An event of a source that works beside the daemon.
    case heard(DiscoverySourceEvent)
    case timeReached
  }

  package enum Action: Sendable, Equatable {
    case openBrowse
    case closeBrowse
    case startLookup(CastService.Key)
    case cancelLookup(CastService.Key)
    case openWatch(CastService.Key)
    case closeWatch(CastService.Key)
    case emit(DiscoverySourceEvent)
  }

  package enum Phase: Sendable, Equatable {
    case stopped
    case opening
    case active(since: NIODeadline)
    case waiting(until: NIODeadline)
  }

  let limits: ServiceTrackerLimits
  package internal(set) var phase: Phase = .stopped
  package internal(set) var statistics = ServiceTrackerStatistics()
  var services: [CastService.Key: TrackedService] = [:]
  /// The number of services that are looked up and watched now.
  var lookingUpCount = 0
  var watchedCount = 0
  /// The earliest time of the next look-up; `nil` if none is planned.
  var nextLookUpAt: NIODeadline?
  /// The results of another source; empty if none works.
  var knownElsewhere: [CastService.Key: CastService] = [:]
  /// Whether another source works, so that its results are worth waiting for.
  var hasOther = false
  /// The time when the other source resolved a service last.
  var otherResolvedAt: NIODeadline?
  var isPassive = false
  /// The earliest ``TrackedService/expiresAt`` of a service that isn't confirmed; `nil` if all are.
  private var expireAt: NIODeadline?
  /// The time when unconfirmed services are removed because the daemon is back and didn't announce them; `nil` while
  /// it isn't.
  private var confirmBy: NIODeadline?
  private var failures = 0
  private var isAvailable: Bool?
  var backoff: Backoff

  package init(limits: ServiceTrackerLimits = ServiceTrackerLimits(), seed: UInt64) {
    self.limits = limits
    self.backoff = Backoff(first: limits.firstRetry, maximum: limits.maximumRetry, seed: seed)
  }

  /// The number of announced instances.
  package var serviceCount: Int { self.services.count }
  /// The number of resolved instances.
  package var resolvedServiceCount: Int { self.services.values.count { $0.service != nil && !$0.isUnresolvable } }

  /// When to send ``Event/timeReached``; nil if nothing is due.
  package var nextDeadline: NIODeadline? {
    var deadlines: [NIODeadline] = []
    if let forgetAt = self.forgetAt { deadlines.append(forgetAt) }
    if case .waiting(let until) = self.phase { deadlines.append(until) }
    if case .active = self.phase, self.hasFreeLookup, let nextLookUpAt { deadlines.append(nextLookUpAt) }
    return deadlines.min()
  }

  /// Handles one event and returns the actions, in order.
  package mutating func handle(_ event: Event, now: NIODeadline) -> [Action] {
    var actions: [Action] = []
    switch event {
    case .start: actions = self.start(now: now)
    case .stop: actions = self.stop(now: now)
    case .browseOpened: actions = self.browseOpened(now: now)
    case .browseFailed(let code): actions = self.browseFailed(code, now: now)
    case .instance(let key, let isAdded): actions = self.instance(key, isAdded: isAdded, now: now)
    case .lookedUp(let key, let result): actions = self.lookedUp(key, result, now: now)
    case .txtChanged(let key, let txt): actions = self.txtChanged(key, txt, now: now)
    case .watchFailed(let key):
      actions = self.closeWatch(key)
    case .passive(let isPassive): self.isPassive = isPassive
    case .heard(let event): actions = self.heard(event, now: now)
    case .timeReached: actions = self.timeReached(now: now)
    }
    return actions + self.startDueLookups(now: now)
  }

  private var forgetAt: NIODeadline? { self.confirmBy ?? self.expireAt }

  // MARK: The browse

  private mutating func start(now: NIODeadline) -> [Action] {
    guard self.phase == .stopped else { return [] }
    guard self.limits.headStartOfOther == .zero else {
      self.phase = .waiting(until: now + self.limits.headStartOfOther)
      return []
    }
    return self.openBrowse()
  }

  private mutating func openBrowse() -> [Action] {
    self.phase = .opening
    return [.openBrowse]
  }

  /// Ends the head start of the other source, which can't work.
  mutating func endHeadStart() -> [Action] {
    guard case .waiting = self.phase, self.failures == 0 else { return [] }
    return self.openBrowse()
  }

  private mutating func stop(now: NIODeadline) -> [Action] {
    guard self.phase != .stopped else { return [] }
    let isOpen = if case .waiting = self.phase { false } else { true }
    self.phase = .stopped
    self.failures = 0
    self.isAvailable = nil
    // The other source stops as well, and reports its services again when it restarts.
    (self.hasOther, self.otherResolvedAt, self.knownElsewhere) = (false, nil, [:])
    return self.loseOperations(now: now) + (isOpen ? [.closeBrowse] : [])
  }

  private mutating func browseOpened(now: NIODeadline) -> [Action] {
    guard self.phase == .opening else { return [] }
    self.phase = .active(since: now)
    if self.expireAt != nil { self.confirmBy = now + self.limits.confirmation }
    return self.reportAvailability(true, nil)
  }

  private mutating func browseFailed(_ code: DNSSDErrorCode, now: NIODeadline) -> [Action] {
    // A browse that stayed open for a while was a success: the next wait is short again.
    if case .active(let since) = self.phase, now - since >= self.limits.stableAfter { self.failures = 0 }
    switch self.phase {
    case .stopped, .waiting: return []
    case .opening, .active: break
    }
    self.failures += 1
    self.statistics.recordError(code, now: now)
    self.phase = .waiting(until: now + self.backoff.wait(afterFailures: self.failures))
    return [.closeBrowse] + self.loseOperations(now: now) + self.reportAvailability(false, code)
  }

  /// Closes all operations, which don't work without a browse, and keeps the services for a while.
  private mutating func loseOperations(now: NIODeadline) -> [Action] {
    var actions: [Action] = []
    for (key, tracked) in self.sortedServices {
      if tracked.isLookingUp { actions.append(.cancelLookup(key)) }
      if tracked.isWatched { actions.append(.closeWatch(key)) }
      guard tracked.service != nil else {
        self.services[key] = nil
        continue
      }
      self.services[key]?.forgetOperations()
    }
    (self.lookingUpCount, self.watchedCount, self.nextLookUpAt) = (0, 0, nil)
    self.confirmBy = nil
    // Unconfirmed services keep their earlier deadline. Otherwise searches too short for a confirmation would keep
    // those of an absent device forever.
    for (key, tracked) in self.services where tracked.isConfirmed {
      self.services[key]?.isConfirmed = false
      self.services[key]?.expiresAt = now + self.limits.lifetimeWithoutDaemon
    }
    self.updateExpiry()
    return actions
  }

  private mutating func reportAvailability(_ isAvailable: Bool, _ code: DNSSDErrorCode?) -> [Action] {
    guard self.isAvailable != isAvailable else { return [] }
    self.isAvailable = isAvailable
    return [.emit(.availabilityChanged(isAvailable: isAvailable, error: code))]
  }

  private mutating func timeReached(now: NIODeadline) -> [Action] {
    var actions: [Action] = []
    if let forgetAt = self.forgetAt, now >= forgetAt { actions += self.removeExpired(now: now) }
    if case .waiting(let until) = self.phase, now >= until { actions += self.openBrowse() }
    return actions
  }

  /// Removes the unconfirmed services whose deadline has passed.
  private mutating func removeExpired(now: NIODeadline) -> [Action] {
    var actions: [Action] = []
    for (key, tracked) in self.sortedServices where !tracked.isConfirmed {
      guard let deadline = self.confirmBy ?? tracked.expiresAt, deadline <= now else { continue }
      actions += self.remove(key)
    }
    self.confirmBy = nil
    self.updateExpiry()
    return actions
  }

  private mutating func updateExpiry() {
    self.expireAt = self.services.values.lazy.filter { !$0.isConfirmed }.compactMap(\.expiresAt).min()
  }

  var sortedServices: [(key: CastService.Key, value: TrackedService)] {
    self.services.sorted { $0.key < $1.key }
  }
}

/// The limits of ``ServiceTracker``.
package struct ServiceTrackerLimits: Sendable {
  /// The most instances that are tracked, which bounds a flood of announcements.
  package var services = 1024
  /// The most look-ups at once; each has up to two operations open.
  package var lookups = 16
  /// The most TXT watches; services beyond are refreshed more often instead.
  package var watches = 64
  /// The time for which another source asks alone before the daemon does; zero without another source. Two that ask
  /// at the same time delay each other: a device sends an answer once to all, and repeats it a second later at the
  /// earliest (RFC 6762, 6).
  package var headStartOfOther = TimeAmount.zero
  /// The time that another source has to resolve a service before it is looked up. It needs some tenths of a second,
  /// and a look-up meanwhile slows both down.
  package var timeForOther = TimeAmount.milliseconds(500)
  /// The longest pause of the other source between two services before the rest is looked up: a device that has just
  /// answered a question repeats the answer a second later at the earliest (RFC 6762, 6).
  package var pauseOfOther = TimeAmount.milliseconds(1_500)
  /// The longest time that the other source has for a service, even while it resolves others.
  package var longestTimeForOther = TimeAmount.seconds(5)
  /// The wait after the first failure, and the longest one.
  package var firstRetry = TimeAmount.seconds(1)
  package var maximumRetry = TimeAmount.seconds(60)
  /// A browse that holds this long resets the wait.
  package var stableAfter = TimeAmount.seconds(10)
  /// The time after the daemon's return in which an earlier service must be announced again.
  package var confirmation = TimeAmount.seconds(5)
  /// The time for which services outlive the daemon or a stop: the lifetime of their records (RFC 6762, 10).
  package var lifetimeWithoutDaemon = TimeAmount.seconds(120)
  /// The interval at which a service is looked up again, since host and port may change without an announcement (trap
  /// 58).
  package var refreshOfWatched = TimeAmount.seconds(120)
  package var refreshOfUnwatched = TimeAmount.seconds(30)

  package init() {}
}

/// The counters of ``ServiceTracker`` for reports.
package struct ServiceTrackerStatistics: Sendable {
  /// Announcements, look-ups that succeeded, and TXT records.
  package private(set) var answers = 0
  package private(set) var lastAnswerAt: NIODeadline?
  /// Instances that weren't tracked because of the limit.
  package private(set) var ignoredServices = 0
  package private(set) var lastError: DNSSDErrorCode?
  package private(set) var lastErrorAt: NIODeadline?

  package init() {}

  mutating func recordAnswer(now: NIODeadline) {
    self.answers += 1
    self.lastAnswerAt = now
  }

  mutating func recordIgnored() { self.ignoredServices += 1 }

  mutating func recordError(_ code: DNSSDErrorCode, now: NIODeadline) {
    self.lastError = code
    self.lastErrorAt = now
  }
}
