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
  private var doubtful: Set<Fact> = []
  /// The earliest deadline of a doubtful service, or `nil` if there is none.
  package private(set) var nextDeadline: NIODeadline?

  package init() {}

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

  /// Requires confirmation of all facts before `deadline`.
  package mutating func doubtAll(until deadline: NIODeadline) {
    self.doubtful.formUnion(self.certain)
    self.certain = []
    self.nextDeadline = self.doubtful.isEmpty ? nil : deadline
  }

  /// Removes the facts that weren't confirmed in time. Returns their events.
  package mutating func expire(now: NIODeadline) -> [DiscoverySourceEvent] {
    guard let deadline = self.nextDeadline, deadline <= now else { return [] }
    let gone = self.doubtful.sorted { ($0.key, $0.subtype ?? "") < ($1.key, $1.subtype ?? "") }
    self.doubtful = []
    self.nextDeadline = nil
    return gone.map { fact in
      fact.subtype.map { .subtype(fact.key, $0, isAnnounced: false) } ?? .serviceRemoved(fact.key)
    }
  }

  private mutating func confirm(_ fact: Fact) {
    self.doubtful.remove(fact)
    self.certain.insert(fact)
    if self.doubtful.isEmpty { self.nextDeadline = nil }
  }

  private mutating func withdraw(_ fact: Fact) {
    self.certain.remove(fact)
    self.doubtful.remove(fact)
    if self.doubtful.isEmpty { self.nextDeadline = nil }
  }
}
