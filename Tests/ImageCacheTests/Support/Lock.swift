import Foundation

/// Mutual exclusion for tests.
final class Lock: Sendable {
  private let lock = NSLock()
  func with<Value>(_ body: () -> Value) -> Value { self.lock.withLock(body) }
}
