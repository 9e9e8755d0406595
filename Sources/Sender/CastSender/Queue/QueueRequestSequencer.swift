/// The order of a queue's changes: they run one at a time, in the order of their submission (peers.md P33). A pure
/// value.
///
/// A load makes all earlier changes pointless: waiting and running ones are aborted, and the load begins at once.
package struct QueueRequestSequencer: Sendable {
  package enum Kind: Sendable, Hashable {
    case change
    case load
  }

  package enum Action: Sendable, Hashable {
    case start(UInt64)
    /// End the change as replaced, whether it waits or has begun.
    case abort(UInt64)
  }

  package static let maximumWaiting = 256

  private var waiting: [UInt64] = []
  /// The running change.
  package private(set) var active: UInt64?

  package init() {}

  /// Submits a change; returns `nil` if too many wait.
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

  /// Ends a change that has its outcome, or whose caller no longer waits.
  package mutating func finish(_ id: UInt64) -> [Action] {
    guard self.active == id else {
      self.waiting.removeAll { $0 == id }
      return []
    }
    self.active = self.waiting.isEmpty ? nil : self.waiting.removeFirst()
    return self.active.map { [.start($0)] } ?? []
  }
}
