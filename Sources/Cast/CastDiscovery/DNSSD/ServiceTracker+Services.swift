import DNSSD
import NIOCore

extension ServiceTracker {
  // MARK: Announcements

  mutating func instance(_ key: CastService.Key, isAdded: Bool, now: NIODeadline) -> [Action] {
    guard case .active = self.phase, !ServiceTracker.isSubtypeArtefact(key) else { return [] }
    self.statistics.recordAnswer(now: now)
    guard isAdded else {
      guard let tracked = self.services[key] else { return [] }
      self.services[key]?.announcements -= 1
      return tracked.announcements <= 1 ? self.remove(key) : []
    }
    if self.services[key] == nil {
      guard self.services.count < self.limits.services else {
        self.statistics.recordIgnored()
        return []
      }
      // Treated like a service from before the loss of the daemon: its data may be outdated.
      self.services[key] = TrackedService(isConfirmed: false)
    }
    self.services[key]?.announcements += 1
    guard self.services[key]?.isConfirmed == false else { return [] }
    self.services[key]?.isConfirmed = true
    if let service = self.knownElsewhere[key] { return self.take(service) }
    self.services[key]?.otherHasUntil = now + self.limits.longestTimeForOther
    self.planLookUp(key, at: self.hasOther ? now + self.limits.timeForOther : now)
    return []
  }

  mutating func remove(_ key: CastService.Key) -> [Action] {
    guard let tracked = self.services.removeValue(forKey: key) else { return [] }
    var actions: [Action] = []
    if tracked.isLookingUp {
      self.lookingUpCount -= 1
      actions.append(.cancelLookup(key))
    }
    if tracked.isWatched {
      self.watchedCount -= 1
      actions.append(.closeWatch(key))
    }
    if tracked.service != nil { actions.append(.emit(.serviceRemoved(key))) }
    return actions + self.openFreeWatches()
  }

  /// Whether the instance is a subtype, which some senders see as an instance when they browse subtypes (trap 61).
  private static func isSubtypeArtefact(_ key: CastService.Key) -> Bool {
    key.instanceName.hasSuffix("._sub") || key.instanceName == "_sub" || key.type.contains("._sub.")
  }

  // MARK: Look-ups

  var hasFreeLookup: Bool { self.lookingUpCount < self.limits.lookups }

  private mutating func planLookUp(_ key: CastService.Key, at deadline: NIODeadline) {
    self.services[key]?.lookUpAt = deadline
    self.nextLookUpAt = self.nextLookUpAt.map { min($0, deadline) } ?? deadline
  }

  mutating func startDueLookups(now: NIODeadline) -> [Action] {
    guard case .active = self.phase, let next = self.nextLookUpAt, next <= now, self.hasFreeLookup else { return [] }
    self.leaveToOther(now: now)
    let due = self.services.filter { $0.value.lookUpAt.map { $0 <= now } ?? false }
      .sorted { ($0.value.lookUpAt ?? now, $0.key) < ($1.value.lookUpAt ?? now, $1.key) }
    let started = due.prefix(self.limits.lookups - self.lookingUpCount)
    for (key, _) in started {
      self.services[key]?.lookUpAt = nil
      self.services[key]?.isLookingUp = true
    }
    self.lookingUpCount += started.count
    self.nextLookUpAt = self.services.values.lazy.compactMap(\.lookUpAt).min()
    return started.map { .startLookup($0.key) }
  }

  /// Postpones first look-ups that are due while another source is still resolving.
  private mutating func leaveToOther(now: NIODeadline) {
    guard self.hasOther, let resolvedAt = self.otherResolvedAt else { return }
    let pauseEnd = resolvedAt + self.limits.pauseOfOther
    guard pauseEnd > now else { return }
    for (key, tracked) in self.services where tracked.service == nil && tracked.failures == 0 {
      guard let lookUpAt = tracked.lookUpAt, lookUpAt <= now else { continue }
      guard let end = tracked.otherHasUntil, end > now else { continue }
      self.services[key]?.lookUpAt = min(pauseEnd, end)
    }
  }

  mutating func lookedUp(
    _ key: CastService.Key,
    _ result: Result<CastService, DNSSDErrorCode>,
    now: NIODeadline
  ) -> [Action] {
    guard var tracked = self.services[key], tracked.isLookingUp else { return [] }
    tracked.isLookingUp = false
    self.lookingUpCount -= 1
    switch result {
    case .success(let found):
      self.statistics.recordAnswer(now: now)
      // A watch is newer than the daemon's resolver, which gets a changed TXT record two seconds late.
      let service = tracked.isWatched ? found.with(txt: tracked.service?.txt ?? found.txt) : found
      let isChanged = tracked.service != service || tracked.isUnresolvable
      tracked.service = service
      tracked.failures = 0
      tracked.isUnresolvable = false
      tracked.isBorrowed = false
      self.services[key] = tracked
      let watch = self.openWatch(key)
      self.planLookUp(key, at: now + self.refreshInterval(isWatched: self.services[key]?.isWatched == true))
      return (isChanged ? [.emit(.serviceResolved(service))] : []) + watch
    case .failure(let code):
      self.statistics.recordError(code, now: now)
      tracked.failures += 1
      let isNews = tracked.service != nil && !tracked.isUnresolvable
      tracked.isUnresolvable = tracked.service != nil
      self.services[key] = tracked
      self.planLookUp(key, at: now + self.backoff.wait(afterFailures: tracked.failures))
      return isNews ? [.emit(.serviceUnresolvable(key))] : []
    }
  }

  private func refreshInterval(isWatched: Bool) -> TimeAmount {
    let interval = isWatched ? self.limits.refreshOfWatched : self.limits.refreshOfUnwatched
    return self.isPassive ? interval * 10 : interval
  }

  // MARK: TXT watches

  private mutating func openWatch(_ key: CastService.Key) -> [Action] {
    guard self.watchedCount < self.limits.watches, self.services[key]?.isWatched == false else { return [] }
    self.services[key]?.isWatched = true
    self.watchedCount += 1
    return [.openWatch(key)]
  }

  mutating func closeWatch(_ key: CastService.Key) -> [Action] {
    guard self.services[key]?.isWatched == true else { return [] }
    self.services[key]?.isWatched = false
    self.watchedCount -= 1
    return [.closeWatch(key)]
  }

  /// Assigns watches that became free to services without one.
  private mutating func openFreeWatches() -> [Action] {
    guard case .active = self.phase, self.watchedCount < self.limits.watches else { return [] }
    let waiting = self.services.filter { _, tracked in
      !tracked.isWatched && tracked.service != nil && tracked.isConfirmed && !tracked.isBorrowed
    }
    return waiting.keys.sorted().prefix(self.limits.watches - self.watchedCount).flatMap { self.openWatch($0) }
  }

  mutating func txtChanged(_ key: CastService.Key, _ txt: TXTRecord, now: NIODeadline) -> [Action] {
    guard let tracked = self.services[key], tracked.isWatched, let service = tracked.service else { return [] }
    self.statistics.recordAnswer(now: now)
    guard service.txt != txt else { return [] }
    let updated = service.with(txt: txt)
    self.services[key]?.service = updated
    return [.emit(.serviceResolved(updated))]
  }

  // MARK: Another source

  mutating func heard(_ event: DiscoverySourceEvent, now: NIODeadline) -> [Action] {
    guard self.phase != .stopped else { return [] }
    switch event {
    case .serviceResolved(let service):
      guard self.knownElsewhere[service.key] != nil || self.knownElsewhere.count < self.limits.services else { break }
      self.knownElsewhere[service.key] = service
      self.otherResolvedAt = now
      return self.services[service.key]?.isConfirmed == true ? self.take(service) : []
    case .serviceUnresolvable(let key), .serviceRemoved(let key):
      // The daemon loses it too soon, or has received an announcement that the other source hasn't.
      guard self.knownElsewhere.removeValue(forKey: key) != nil, self.services[key]?.isConfirmed == true else { break }
      self.planLookUp(key, at: now + self.limits.timeForOther)
    case .availabilityChanged(let isAvailable, _):
      self.hasOther = isAvailable
      guard !isAvailable else { break }
      self.lookUpWhatWaited(now: now)
      return self.endHeadStart()
    case .subtype: break
    }
    return []
  }

  /// Looks up the postponed services, since no other source resolves any more.
  private mutating func lookUpWhatWaited(now: NIODeadline) {
    for (key, tracked) in self.services where tracked.isConfirmed && !tracked.isLookingUp && tracked.failures == 0 {
      if tracked.service == nil || tracked.isBorrowed { self.planLookUp(key, at: now) }
    }
    self.knownElsewhere = [:]
  }

  /// Accepts the result of another source unchanged, and asks the daemon nothing while that source knows the service.
  private mutating func take(_ service: CastService) -> [Action] {
    guard case .active = self.phase, var tracked = self.services[service.key] else { return [] }
    var actions: [Action] = []
    if tracked.isLookingUp {
      self.lookingUpCount -= 1
      actions.append(.cancelLookup(service.key))
    }
    let isChanged = tracked.service != service || tracked.isUnresolvable
    tracked.isLookingUp = false
    tracked.lookUpAt = nil
    tracked.failures = 0
    tracked.isUnresolvable = false
    tracked.service = service
    tracked.isBorrowed = true
    self.services[service.key] = tracked
    if isChanged { actions.append(.emit(.serviceResolved(service))) }
    let closing = self.closeWatch(service.key)
    return actions + closing + (closing.isEmpty ? [] : self.openFreeWatches())
  }
}

/// One announced instance, as ``ServiceTracker`` follows it.
struct TrackedService: Sendable {
  /// The current announcements: IPv4 and IPv6 count separately, so one goodbye of two doesn't remove the instance.
  var announcements = 0
  /// The last result; nil until the first look-up succeeds.
  var service: CastService?
  /// Whether ``service`` is another source's result.
  var isBorrowed = false
  /// Whether the last look-up failed after one had succeeded.
  var isUnresolvable = false
  /// Look-ups that failed in a row.
  var failures = 0
  /// When to look up next; `nil` while a look-up is under way, or another source knows the service.
  var lookUpAt: NIODeadline?
  /// The latest time until which the first look-up is left to another source.
  var otherHasUntil: NIODeadline?
  var isLookingUp = false
  var isWatched = false
  /// Whether the service was announced since the last start or return of the daemon.
  var isConfirmed = true
  /// When the service expires without a confirmation, counted from the loss of the daemon or the stop after the last
  /// one; `nil` if it was never unconfirmed.
  var expiresAt: NIODeadline?

  /// Resets the state of all operations; only the results stay.
  mutating func forgetOperations() {
    self.announcements = 0
    self.isLookingUp = false
    self.isWatched = false
    self.lookUpAt = nil
    self.failures = 0
  }
}
