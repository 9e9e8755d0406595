package import NIOCore

/// Thins out one token's progress: at most one report each interval, the latest one kept for the next.
package struct ProgressThrottle: Sendable {
  /// What is to be done with a report.
  package enum Action: Sendable, Hashable {
    case send([UInt8])
    /// It waits; ask ``due(now:)`` then.
    case wait(until: NIODeadline)
    /// It replaced one that waits.
    case none
  }

  private let interval: TimeAmount
  private var nextSlot: NIODeadline?
  private var waiting: [UInt8]?

  package init(interval: TimeAmount) { self.interval = interval }

  /// Offers a report; a new step is never held back, and overtakes what is.
  package mutating func offer(_ report: [UInt8], isStep: Bool = false, now: NIODeadline) -> Action {
    if isStep {
      self.waiting = nil
      self.nextSlot = now + self.interval
      return .send(report)
    }
    guard let slot = self.nextSlot, now < slot else {
      self.waiting = nil
      self.nextSlot = now + self.interval
      return .send(report)
    }
    let wasWaiting = self.waiting != nil
    self.waiting = report
    return wasWaiting ? .none : .wait(until: slot)
  }

  /// The report that has waited long enough.
  package mutating func due(now: NIODeadline) -> [UInt8]? {
    guard let report = self.waiting else { return nil }
    self.waiting = nil
    self.nextSlot = now + self.interval
    return report
  }

  /// Forgets what waits: the end overtakes it.
  package mutating func cancel() { self.waiting = nil }
}
