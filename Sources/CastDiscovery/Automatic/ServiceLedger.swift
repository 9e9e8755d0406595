package import NIOCore

/// Who vouches for which service: keeps what sources report when one takes over from another, or stops for a while. No I/O.
package struct ServiceLedger: Sendable {
  /// A source, the preferred one first.
  package enum Holder: Sendable, Hashable, CaseIterable {
    case daemon
    case embedded
  }

  private struct Entry: Sendable {
    /// Nil for a holder that vouches now; else until when its word counts.
    var holders: [Holder: NIODeadline?] = [:]
    var service: CastService?
    var isUnresolvable = false

    func isVouched(by holder: Holder) -> Bool {
      if case .some(.none) = self.holders[holder] { true } else { false }
    }
  }

  /// What is said of a key: the service itself (nil), or that it announces a subtype.
  private struct Fact: Sendable, Hashable {
    let key: CastService.Key
    let subtype: String?
  }

  private var entries: [Fact: Entry] = [:]

  package init() {}

  /// When ``expire(now:)`` has something to do; nil if never.
  package var nextDeadline: NIODeadline? {
    self.entries.values.flatMap { $0.holders.values.compactMap { $0 } }.min()
  }

  /// Takes in what `holder` reports; returns what is new to those who hear all holders as one.
  package mutating func apply(_ event: DiscoverySourceEvent, from holder: Holder) -> [DiscoverySourceEvent] {
    switch event {
    case .serviceResolved(let service): return self.resolved(service, by: holder)
    case .serviceUnresolvable(let key): return self.unresolvable(key, by: holder)
    case .serviceRemoved(let key): return self.withdraw(Fact(key: key, subtype: nil), by: holder)
    case .subtype(let key, let subtype, isAnnounced: true):
      let fact = Fact(key: key, subtype: subtype)
      let isNew = self.entries[fact] == nil
      self.entries[fact, default: Entry()].holders[holder] = .some(nil)
      return isNew ? [event] : []
    case .subtype(let key, let subtype, isAnnounced: false):
      return self.withdraw(Fact(key: key, subtype: subtype), by: holder)
    case .availabilityChanged: return []
    }
  }

  /// Nobody vouches for what `holder` said any more; it counts until `deadline` all the same.
  package mutating func doubt(_ holder: Holder, until deadline: NIODeadline) {
    for (fact, entry) in self.entries where entry.holders[holder] != nil {
      self.entries[fact]?.holders[holder] = .some(deadline)
    }
  }

  /// Gives up what nobody has vouched for in time.
  package mutating func expire(now: NIODeadline) -> [DiscoverySourceEvent] {
    var gone: [Fact] = []
    for (fact, entry) in self.entries {
      let left = entry.holders.filter { $0.value.map { $0 > now } ?? true }
      self.entries[fact]?.holders = left
      if left.isEmpty { gone.append(fact) }
    }
    return gone.sorted { ($0.key, $0.subtype ?? "") < ($1.key, $1.subtype ?? "") }.map { self.remove($0) }
  }

  private mutating func resolved(_ service: CastService, by holder: Holder) -> [DiscoverySourceEvent] {
    let fact = Fact(key: service.key, subtype: nil)
    var entry = self.entries[fact] ?? Entry()
    entry.holders[holder] = .some(nil)
    defer { self.entries[fact] = entry }
    // While two know it, one speaks: they may differ in details for ever.
    let preferred = Holder.allCases.first { entry.isVouched(by: $0) }
    guard entry.service == nil || entry.isUnresolvable || preferred == holder else { return [] }
    guard entry.service != service || entry.isUnresolvable else { return [] }
    entry.service = service
    entry.isUnresolvable = false
    return [.serviceResolved(service)]
  }

  private mutating func unresolvable(_ key: CastService.Key, by holder: Holder) -> [DiscoverySourceEvent] {
    let fact = Fact(key: key, subtype: nil)
    guard let entry = self.entries[fact], !entry.isUnresolvable,
      !Holder.allCases.contains(where: { $0 != holder && entry.isVouched(by: $0) })
    else { return [] }
    self.entries[fact]?.isUnresolvable = true
    return [.serviceUnresolvable(key)]
  }

  /// A farewell that was heard counts more than what another only remembers.
  private mutating func withdraw(_ fact: Fact, by holder: Holder) -> [DiscoverySourceEvent] {
    guard var entry = self.entries[fact] else { return [] }
    entry.holders[holder] = nil
    self.entries[fact] = entry
    guard !Holder.allCases.contains(where: { entry.isVouched(by: $0) }) else { return [] }
    return [self.remove(fact)]
  }

  private mutating func remove(_ fact: Fact) -> DiscoverySourceEvent {
    self.entries[fact] = nil
    return fact.subtype.map { .subtype(fact.key, $0, isAnnounced: false) } ?? .serviceRemoved(fact.key)
  }
}
