package import NIOCore

/// Instances from records: the announced ones, the records that each lacks, and the changes.
extension Querier {
  /// Updates every changed instance.
  mutating func settle(now: NIODeadline) -> [Action] {
    var actions: [Action] = []
    while !self.changed.isEmpty {
      // Removed instances first, which makes room for new ones.
      let names = self.changed.sorted { left, right in
        let isLeftGone = !self.tellers.contains(left)
        guard isLeftGone == !self.tellers.contains(right) else { return isLeftGone }
        return DomainName.precedes(left, right)
      }
      self.changed = []
      self.settlements += names.count
      for name in names { actions += self.settle(name, now: now).map(Action.emit) }
    }
    return actions
  }

  private mutating func settle(_ name: DomainName, now: NIODeadline) -> [QuerierEvent] {
    let memberships = Set(
      self.browses.keys.filter { self.cache.contains(RecordSetKey($0, .ptr), .pointer(name)) }
    )
    guard !memberships.isEmpty || self.watched.contains(name) else { return self.forget(name) }
    guard self.instances[name] != nil || self.instances.count < self.limits.instances else {
      self.statistics.recordsRefused += 1
      return []
    }
    var tracked = self.instances[name] ?? TrackedInstance()
    var events = self.changes(of: name, from: tracked.memberships, to: memberships)
    tracked.memberships = memberships
    self.instances[name] = tracked
    self.follow(name, now: now)
    if memberships.isEmpty {
      if tracked.told != nil { events.append(.removed(name)) }
      self.instances[name]?.told = nil
    } else {
      events += self.tell(name, now: now)
    }
    return events
  }

  private func changes(
    of name: DomainName, from old: Set<DomainName>, to new: Set<DomainName>
  ) -> [QuerierEvent] {
    old.symmetricDifference(new).sorted(by: DomainName.precedes).map {
      .membership(instance: name, type: $0, isMember: new.contains($0))
    }
  }

  private mutating func forget(_ name: DomainName) -> [QuerierEvent] {
    for type in [RecordType.srv, .txt] {
      self.end(RecordSetKey(name, type))
      if self.instances[name] != nil { self.cache.remove(RecordSetKey(name, type)) }
    }
    self.wakeups.cancel(.instance(name))
    self.tellers.remove(name)
    guard let tracked = self.instances.removeValue(forKey: name) else { return [] }
    tracked.host.map { self.release($0, by: name) }
    return self.changes(of: name, from: tracked.memberships, to: []) + (tracked.told == nil ? [] : [.removed(name)])
  }

  // MARK: Missing records

  /// Registers the host of the instance, and asks for the missing records.
  private mutating func follow(_ name: DomainName, now: NIODeadline) {
    let host = self.location(of: name)?.host
    if let old = self.instances[name]?.host, old != host { self.release(old, by: name) }
    self.instances[name]?.host = host
    for type in [RecordType.srv, .txt] { self.pursue(RecordSetKey(name, type), now: now) }
    guard let host else { return }
    self.hosts[host, default: []].insert(name)
    for type in [RecordType.a, .aaaa] { self.pursue(RecordSetKey(host, type), now: now) }
  }

  private mutating func release(_ host: DomainName, by name: DomainName) {
    self.hosts[host]?.remove(name)
    guard self.hosts[host]?.isEmpty == true else { return }
    self.hosts[host] = nil
    for type in [RecordType.a, .aaaa, .nsec] {
      self.end(RecordSetKey(host, type))
      self.cache.remove(RecordSetKey(host, type))
    }
  }

  /// Asks for missing or doubtful records, and stops asking for known ones.
  private mutating func pursue(_ key: RecordSetKey, now: NIODeadline) {
    guard self.isWanted(key) else { return self.end(key) }
    if let series = self.questions[key] {
      self.wakeups.schedule(.question(key), at: max(series.nextAt, now))
    } else {
      self.start(key, in: .milliseconds(20)...(.milliseconds(50)), now: now)
    }
  }

  private func isWanted(_ key: RecordSetKey) -> Bool {
    let records = self.cache.valid(key)
    guard records.isEmpty else { return records.contains { $0.unansweredQueries > 0 } }
    return !self.isKnownNotToExist(key)
  }

  /// Whether the owner of the name states that it has no such record (RFC 6762, 6.1).
  private func isKnownNotToExist(_ key: RecordSetKey) -> Bool {
    self.cache.valid(RecordSetKey(key.name, .nsec)).contains { cached in
      if case .existing(let types) = cached.record.data { !types.contains(key.type) } else { false }
    }
  }

  /// Whether the addresses of this family were asked for often enough, for a host that has addresses of the other
  /// one.
  func isAskedEnough(_ key: RecordSetKey) -> Bool {
    guard key.type == .a || key.type == .aaaa, (self.questions[key]?.count ?? 0) >= 3 else { return false }
    return !self.cache.valid(RecordSetKey(key.name, key.type == .a ? .aaaa : .a)).isEmpty
  }

  // MARK: Events

  private mutating func tell(_ name: DomainName, now: NIODeadline) -> [QuerierEvent] {
    guard let tracked = self.instances[name] else { return [] }
    guard let instance = self.instance(name, receivedSince: nil) else {
      guard tracked.told != nil, !tracked.isUnresolvable else { return [] }
      self.instances[name]?.isUnresolvable = true
      return [.unresolvable(name)]
    }
    guard tracked.told != nil || !self.isWaitingForAddresses(instance, now: now) else { return [] }
    guard tracked.told != instance || tracked.isUnresolvable else { return [] }
    self.instances[name]?.told = instance
    self.instances[name]?.isUnresolvable = false
    return [.resolved(instance)]
  }

  /// Whether to wait briefly for addresses of the other family, so that a new instance is reported once, not twice.
  private mutating func isWaitingForAddresses(_ instance: ServiceInstance, now: NIODeadline) -> Bool {
    let hasIPv4 = instance.addresses.contains { !$0.isIPv6 }
    let missing = RecordSetKey(instance.host, hasIPv4 ? .aaaa : .a)
    guard self.cache.valid(missing).isEmpty, !self.isKnownNotToExist(missing) else { return false }
    let grace = hasIPv4 ? self.limits.graceAfterIPv4 : self.limits.graceAfterIPv6
    let tellAt = min(self.instances[instance.name]?.tellAt ?? .distantFuture, now + grace)
    self.instances[instance.name]?.tellAt = tellAt
    guard now < tellAt else { return false }
    self.wakeups.schedule(.instance(instance.name), at: tellAt)
    return true
  }

  /// Returns an instance with all data for a connection, or `nil` if a record is missing.
  ///
  /// - Parameter deadline: records received before don't count, except a host's other addresses; `nil` for all known
  ///   records.
  package func instance(_ name: DomainName, receivedSince deadline: NIODeadline?) -> ServiceInstance? {
    let oldest = deadline ?? .uptimeNanoseconds(0)
    guard let location = self.location(of: name, receivedSince: oldest),
      let text = self.newest(RecordSetKey(name, .txt), since: oldest),
      case .text(let bytes) = text
    else { return nil }
    let records = [RecordType.a, .aaaa].map { self.cache.valid(RecordSetKey(location.host, $0)) }
    // One fresh address proves that the host is present; its other announced addresses stay valid until they expire.
    guard records.joined().contains(where: { $0.receivedAt >= oldest }) else { return nil }
    // The caller connects at once, so withdrawn or replaced addresses are useless.
    let lasting = records.map { $0.filter { !$0.isCondemned } }
    let usable = deadline == nil || lasting.joined().isEmpty ? records : lasting
    let addresses = usable.flatMap { records in
      records.compactMap { if case .address(let address) = $0.record.data { address } else { nil } }
        .sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }
    }
    guard !addresses.isEmpty else { return nil }
    return ServiceInstance(name: name, host: location.host, port: location.port, addresses: addresses, text: bytes)
  }

  private func location(of name: DomainName, receivedSince oldest: NIODeadline = .uptimeNanoseconds(0))
    -> ServiceLocation?
  {
    guard case .service(let location) = self.newest(RecordSetKey(name, .srv), since: oldest) else { return nil }
    return location
  }

  /// Returns the record that was received last, and always the same one of several received at once.
  private func newest(_ key: RecordSetKey, since oldest: NIODeadline) -> RecordData? {
    self.cache.valid(key).filter { $0.receivedAt >= oldest }.max { left, right in
      (left.receivedAt, "\(left.record.data)") < (right.receivedAt, "\(right.record.data)")
    }?.record.data
  }
}

/// An instance as a ``Querier`` tracks it.
struct TrackedInstance: Sendable {
  /// The browsed names under which it was reported as a member.
  var memberships: Set<DomainName> = []
  /// The host whose addresses it needs.
  var host: DomainName?
  /// The instance reported last; `nil` until it is resolved for the first time.
  var told: ServiceInstance?
  var isUnresolvable = false
  /// The time until which to wait for addresses of the other family; `nil` before the first address.
  var tellAt: NIODeadline?
}

/// A service's instance with all data for a connection.
package struct ServiceInstance: Sendable, Hashable {
  package let name: DomainName
  package let host: DomainName
  package let port: UInt16
  /// The addresses in a fixed order, IPv4 first.
  package let addresses: [InternetAddress]
  /// The data of the TXT record.
  package let text: [UInt8]

  package init(name: DomainName, host: DomainName, port: UInt16, addresses: [InternetAddress], text: [UInt8]) {
    self.name = name
    self.host = host
    self.port = port
    self.addresses = addresses
    self.text = text
  }
}
