/// Which devices are looked at for a session that left its own, and when: a pure value.
///
/// A device is worth a look if something runs there, or if it doesn't say; a group always is, since groups announce late what
/// they play. What announces itself anew is looked at again, a few times.
package struct MovedSessionSearch: Sendable {
  /// What is known of a device without asking it.
  package struct Candidate: Sendable, Hashable {
    package var deviceId: String
    /// Grows with how likely the session is there.
    package var likelihood: Int

    package init(deviceId: String, likelihood: Int) {
      self.deviceId = deviceId
      self.likelihood = likelihood
    }
  }

  /// What is to be done.
  package enum Action: Sendable, Hashable {
    case probe(deviceId: String)
    /// The session is there.
    case found(deviceId: String)
    /// It is nowhere, and there is nothing left to look at or to wait for.
    case exhausted
  }

  /// How often one device is looked at.
  package static let maximumLooks = 3

  private let maximumProbes: Int
  /// Whether devices may still announce something.
  private let mayAppear: Bool
  private var waiting: [Candidate] = []
  private var looks: [String: Int] = [:]
  private var probing: Set<String> = []
  /// What announced something while it was being looked at.
  private var changed: Set<String> = []
  private var isOver = false

  /// - Parameter mayAppear: Whether discovery runs, so that it is worth waiting when there is nothing to look at.
  package init(maximumProbes: Int, mayAppear: Bool) {
    self.maximumProbes = maximumProbes
    self.mayAppear = mayAppear
  }

  /// Devices are known, or have announced something.
  package mutating func consider(_ candidates: [Candidate]) -> [Action] {
    guard !self.isOver else { return [] }
    for candidate in candidates where self.looks[candidate.deviceId, default: 0] < Self.maximumLooks {
      if self.probing.contains(candidate.deviceId) {
        self.changed.insert(candidate.deviceId)
      } else {
        self.waiting.removeAll { $0.deviceId == candidate.deviceId }
        self.waiting.append(candidate)
      }
    }
    return self.next()
  }

  /// A device was looked at.
  package mutating func probed(_ deviceId: String, isThere: Bool) -> [Action] {
    guard !self.isOver, self.probing.remove(deviceId) != nil else { return [] }
    if isThere {
      self.isOver = true
      return [.found(deviceId: deviceId)]
    }
    if self.changed.remove(deviceId) != nil {
      return self.consider([Candidate(deviceId: deviceId, likelihood: 1)])
    }
    return self.next()
  }

  /// Somebody else has decided.
  package mutating func stop() { self.isOver = true }

  private mutating func next() -> [Action] {
    var actions: [Action] = []
    self.waiting.sort { $0.likelihood > $1.likelihood }
    while self.probing.count < self.maximumProbes, !self.waiting.isEmpty {
      let id = self.waiting.removeFirst().deviceId
      self.probing.insert(id)
      self.looks[id, default: 0] += 1
      actions.append(.probe(deviceId: id))
    }
    guard self.probing.isEmpty, !self.mayAppear else { return actions }
    self.isOver = true
    return [.exhausted]
  }
}
