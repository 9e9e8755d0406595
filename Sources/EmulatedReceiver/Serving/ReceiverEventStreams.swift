import LoopIsolation

/// Hands every event to every stream that is being read.
@LoopActor
final class ReceiverEventStreams {
  /// So many events wait for a reader; then the oldest go.
  static let capacity = 16_384

  private var continuations: [Int: AsyncStream<ReceiverEvent>.Continuation] = [:]
  private var lastNumber = 0

  deinit {
    for continuation in self.continuations.values { continuation.finish() }
  }

  func makeStream() -> AsyncStream<ReceiverEvent> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: ReceiverEvent.self, bufferingPolicy: .bufferingNewest(Self.capacity))
    self.lastNumber += 1
    let number = self.lastNumber
    self.continuations[number] = continuation
    continuation.onTermination = { [weak self] _ in
      Task { @LoopActor in self?.continuations[number] = nil }
    }
    return stream
  }

  func yield(_ event: ReceiverEvent) {
    for continuation in self.continuations.values { continuation.yield(event) }
  }

  /// Ends every stream.
  func finish() {
    let ended = self.continuations.values
    self.continuations = [:]
    for continuation in ended { continuation.finish() }
  }
}
