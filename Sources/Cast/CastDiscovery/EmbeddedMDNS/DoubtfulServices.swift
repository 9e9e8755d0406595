import DNSSD
package import NIOCore

/// Keeps the services of a stopped source until it confirms them or they expire. No I/O.
package struct DoubtfulServices: Sendable {
  /// A fact about a key: the service itself (nil), or that it announces a subtype.
  private struct Fact: Sendable, Hashable {
    let key: CastService.Key
    let subtype: String?
  }

  private var certain: Set<Fact> = []
  /// The facts that aren't confirmed, and when each expires while the source is stopped.
  private var doubtful: [Fact: NIODeadline] = [:]
  /// When all doubtful facts expire because the source runs and doesn't confirm them; `nil` while it is stopped.
  private var confirmBy: NIODeadline?

  package init() {}

  /// The earliest deadline of a doubtful service, or `nil` if there is none.
  package var nextDeadline: NIODeadline? {
    self.doubtful.isEmpty ? nil : self.confirmBy ?? self.doubtful.values.min()
  }

  /// Records the source's event.
  package mutating func note(_ event: DiscoverySourceEvent) {
    switch event {
    case .serviceResolved(let service): self.confirm(Fact(key: service.key, subtype: nil))
    case .subtype(let key, let subtype, isAnnounced: true): self.confirm(Fact(key: key, subtype: subtype))
    case .serviceRemoved(let key): self.withdraw(Fact(key: key, subtype: nil))
    case .subtype(let key, let subtype, isAnnounced: false): self.withdraw(Fact(key: key, subtype: subtype))
    case .serviceUnresolvable, .availabilityChanged: break
    }
  }

  /// Requires confirmation of the doubtful facts before `deadline`, since the source has started.
  package mutating func requireConfirmation(before deadline: NIODeadline) { self.confirmBy = deadline }

  /// Makes the confirmed facts doubtful until `deadline`, since the source has stopped.
  ///
  /// Facts that are still unconfirmed keep their earlier deadline. Otherwise searches too short for a confirmation
  /// would keep the services of an absent device forever.
  package mutating func doubtAll(until deadline: NIODeadline) {
    self.confirmBy = nil
    for fact in self.certain { self.doubtful[fact] = deadline }
    self.certain = []
  }

  /// Removes the facts that weren't confirmed in time. Returns their events.
  package mutating func expire(now: NIODeadline) -> [DiscoverySourceEvent] {
    let confirmBy = self.confirmBy
    let gone = self.doubtful.filter { (confirmBy ?? $0.value) <= now }.keys
      .sorted { ($0.key, $0.subtype ?? "") < ($1.key, $1.subtype ?? "") }
    for fact in gone { self.doubtful[fact] = nil }
    return gone.map { fact in
      fact.subtype.map { .subtype(fact.key, $0, isAnnounced: false) } ?? .serviceRemoved(fact.key)
    }
  }

  private mutating func confirm(_ fact: Fact) {
    self.doubtful[fact] = nil
    self.certain.insert(fact)
  }

  private mutating func withdraw(_ fact: Fact) {
    self.certain.remove(fact)
    self.doubtful[fact] = nil
  }
}
