/// Lets one change of a queue go on at a time, in the order in which they were asked for (peers.md P33). A pure value.
///
/// A load makes what came before it pointless: changes that wait or go on are aborted, and the load doesn't wait for them.
package struct QueueRequestSequencer: Sendable {
  /// What a change is.
  package enum Kind: Sendable, Hashable {
    case change
    case load
  }

  package enum Action: Sendable, Hashable {
    /// It is the change's turn.
    case start(UInt64)
    /// The change ends as replaced, whether it waits or has begun.
    case abort(UInt64)
  }

  /// The most changes that wait.
  package static let maximumWaiting = 256

  private var waiting: [UInt64] = []
  /// The change whose turn it is.
  package private(set) var active: UInt64?

  package init() {}

  package var waitingCount: Int { self.waiting.count }

  /// A change wants its turn; `nil` if too many wait.
  package mutating func submit(_ id: UInt64, _ kind: Kind) -> [Action]? {
    switch kind {
    case .load:
      let aborted = (self.active.map { [$0] } ?? []) + self.waiting
      self.waiting = []
      self.active = id
      return aborted.map { .abort($0) } + [.start(id)]
    case .change:
      guard self.active != nil else {
        self.active = id
        return [.start(id)]
      }
      guard self.waiting.count < Self.maximumWaiting else { return nil }
      self.waiting.append(id)
      return []
    }
  }

  /// A change has its outcome, or nobody waits for it any more.
  package mutating func finish(_ id: UInt64) -> [Action] {
    guard self.active == id else {
      self.waiting.removeAll { $0 == id }
      return []
    }
    self.active = self.waiting.isEmpty ? nil : self.waiting.removeFirst()
    return self.active.map { [.start($0)] } ?? []
  }
}
