import JSONCodec
import LoopIsolation
import NIOCore

/// A request of ours that waits for its answer.
@LoopActor
final class OutgoingRequest {
  private var continuation: CheckedContinuation<JSONNode, any Error>?
  private var timeout: Scheduled<Void>?

  init(_ continuation: CheckedContinuation<JSONNode, any Error>, timeout: Scheduled<Void>) {
    self.continuation = continuation
    self.timeout = timeout
  }

  /// Hands over the outcome; the first one counts.
  func finish(_ outcome: Result<JSONNode, any Error>) {
    self.timeout?.cancel()
    self.timeout = nil
    self.continuation?.resume(with: outcome)
    self.continuation = nil
  }
}
