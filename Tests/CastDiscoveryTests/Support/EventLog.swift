import CastDiscovery
import CastModel
import LoopIsolation
import NIOCore

/// Records events on the loop, and lets a test wait for them.
@LoopActor
final class EventLog<Event: Sendable> {
  struct TimedOut: Error, CustomStringConvertible {
    let description: String
  }

  private(set) var events: [Event] = []
  private var waiters: [Int: (check: @LoopActor () -> Bool, continuation: CheckedContinuation<Void, any Error>)] = [:]
  private var lastWaiter = 0

  nonisolated init() {}

  func append(_ event: Event) {
    self.events.append(event)
    self.check()
  }

  /// Waits until `condition` holds; it is evaluated now and after each event.
  func wait(
    _ what: String,
    within limit: TimeAmount = .seconds(15),
    until condition: @escaping @LoopActor () -> Bool
  ) async throws {
    if condition() { return }
    self.lastWaiter += 1
    let id = self.lastWaiter
    let timer = LoopActor.shared.eventLoop.scheduleTask(in: limit) {
      LoopActor.assumeIsolated {
        let error = TimedOut(description: "\(what): not within \(limit); events: \(self.events)")
        self.waiters.removeValue(forKey: id)?.continuation.resume(throwing: error)
      }
    }
    defer { timer.cancel() }
    try await withCheckedThrowingContinuation { self.waiters[id] = (condition, $0) }
  }

  private func check() {
    for (id, waiter) in self.waiters where waiter.check() {
      self.waiters.removeValue(forKey: id)?.continuation.resume()
    }
  }
}
