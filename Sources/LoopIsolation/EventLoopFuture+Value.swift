public import NIOCore

extension EventLoopFuture where Value: Sendable {
  /// The future's value, awaited without leaving the loop.
  ///
  /// SwiftNIO's own `get()` isn't isolated, so it goes through the global pool: a thread is made, and the order of the loop is lost.
  @LoopActor
  public func value() async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      self.whenComplete { continuation.resume(with: $0) }
    }
  }
}
