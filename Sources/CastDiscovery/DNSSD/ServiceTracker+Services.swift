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
      self.services[key] = TrackedService(lookUpAt: now)
    }
    self.services[key]?.announcements += 1
    if self.services[key]?.isConfirmed == false {
      // Known from before the daemon was lost; what it said then may be wrong by now.
      self.services[key]?.isConfirmed = true
      self.services[key]?.lookUpAt = now
    }
    return []
  }

  mutating func remove(_ key: CastService.Key) -> [Action] {
    guard let tracked = self.services.removeValue(forKey: key) else { return [] }
    var actions: [Action] = []
    if tracked.isLookingUp { actions.append(.cancelLookup(key)) }
    if tracked.isWatched { actions.append(.closeWatch(key)) }
    if tracked.service != nil { actions.append(.emit(.serviceRemoved(key))) }
    return actions + self.openFreeWatches()
  }

  /// Subtype browsing makes some senders see the subtype itself as an instance (trap 61).
  private static func isSubtypeArtefact(_ key: CastService.Key) -> Bool {
    key.instanceName.hasSuffix("._sub") || key.instanceName == "_sub" || key.type.contains("._sub.")
  }

  // MARK: Look-ups

  var hasFreeLookup: Bool {
    self.services.values.count(where: \.isLookingUp) < self.limits.lookups
  }

  mutating func startDueLookups(now: NIODeadline) -> [Action] {
    guard case .active = self.phase else { return [] }
    let free = self.limits.lookups - self.services.values.count(where: \.isLookingUp)
    let due = self.services.compactMap { key, tracked in tracked.lookUpAt.map { (key: key, at: $0) } }
      .filter { $0.at <= now }
      .sorted { ($0.at, $0.key) < ($1.at, $1.key) }
    return due.prefix(max(free, 0)).map { key, _ in
      self.services[key]?.lookUpAt = nil
      self.services[key]?.isLookingUp = true
      return .startLookup(key)
    }
  }

  mutating func lookedUp(
    _ key: CastService.Key,
    _ result: Result<CastService, DNSSDErrorCode>,
    now: NIODeadline
  ) -> [Action] {
    guard var tracked = self.services[key], tracked.isLookingUp else { return [] }
    tracked.isLookingUp = false
    defer { self.services[key] = tracked }
    switch result {
    case .success(let found):
      self.statistics.recordAnswer(now: now)
      // A watch is newer than the daemon's resolver, which learns of a changed TXT record two seconds late.
      let service = tracked.isWatched ? found.with(txt: tracked.service?.txt ?? found.txt) : found
      let isChanged = tracked.service != service || tracked.isUnresolvable
      tracked.service = service
      tracked.failures = 0
      tracked.isUnresolvable = false
      let watch = self.openWatch(key, &tracked)
      tracked.lookUpAt = now + self.refreshInterval(isWatched: tracked.isWatched)
      return (isChanged ? [.emit(.serviceResolved(service))] : []) + watch
    case .failure(let code):
      self.statistics.recordError(code, now: now)
      tracked.failures += 1
      tracked.lookUpAt = now + self.backoff.wait(afterFailures: tracked.failures)
      guard tracked.service != nil, !tracked.isUnresolvable else { return [] }
      tracked.isUnresolvable = true
      return [.emit(.serviceUnresolvable(key))]
    }
  }

  private func refreshInterval(isWatched: Bool) -> TimeAmount {
    let interval = isWatched ? self.limits.refreshOfWatched : self.limits.refreshOfUnwatched
    return self.isPassive ? interval * 10 : interval
  }

  // MARK: TXT watches

  private func openWatch(_ key: CastService.Key, _ tracked: inout TrackedService) -> [Action] {
    let isFree = self.services.values.count(where: \.isWatched) < self.limits.watches
    guard isFree, !tracked.isWatched else { return [] }
    tracked.isWatched = true
    return [.openWatch(key)]
  }

  /// Gives watches that became free to services without one.
  private mutating func openFreeWatches() -> [Action] {
    guard case .active = self.phase else { return [] }
    let free = self.limits.watches - self.services.values.count(where: \.isWatched)
    let waiting = self.sortedServices.filter { !$0.value.isWatched && $0.value.service != nil && $0.value.isConfirmed }
    return waiting.prefix(max(free, 0)).map { key, _ in
      self.services[key]?.isWatched = true
      return .openWatch(key)
    }
  }

  mutating func txtChanged(_ key: CastService.Key, _ txt: TXTRecord, now: NIODeadline) -> [Action] {
    guard let tracked = self.services[key], tracked.isWatched, let service = tracked.service else { return [] }
    self.statistics.recordAnswer(now: now)
    guard service.txt != txt else { return [] }
    let updated = service.with(txt: txt)
    self.services[key]?.service = updated
    return [.emit(.serviceResolved(updated))]
  }
}

extension TrackedService {
  /// Only what was found remains.
  mutating func forgetOperations() {
    self.announcements = 0
    self.isLookingUp = false
    self.isWatched = false
    self.lookUpAt = nil
    self.failures = 0
  }
}
