public import LoopIsolation

/// Distributes every event to all open streams.
@LoopActor
final class ReceiverEventStreams {
  /// The maximum number of events that wait for a reader; beyond it the oldest are dropped.
  static let capacity = 16_384

  private var continuations: [Int: AsyncStream<ReceiverEvent>.Continuation] = [:]
  private var observers: [Int: @LoopActor (ReceiverEvent) -> Void] = [:]
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
      LoopActor.task { self?.continuations[number] = nil }
    }
    return stream
  }

  func observe(_ body: @escaping @LoopActor (ReceiverEvent) -> Void) -> ReceiverObservation {
    self.lastNumber += 1
    let number = self.lastNumber
    self.observers[number] = body
    return ReceiverObservation { [weak self] in self?.observers[number] = nil }
  }

  func tellObservers(_ event: ReceiverEvent) {
    // The observers are called in the order in which they were added.
    for (_, observer) in self.observers.sorted(by: { $0.key < $1.key }) { observer(event) }
  }

  func yield(_ event: ReceiverEvent) {
    self.tellObservers(event)
    for continuation in self.continuations.values { continuation.yield(event) }
  }

  /// Ends every stream.
  func finish() {
    let ended = self.continuations.values
    self.continuations = [:]
    for continuation in ended { continuation.finish() }
  }
}

/// Ends an observation when it is cancelled or released.
@LoopActor
public final class ReceiverObservation {
  private var end: (@LoopActor @Sendable () -> Void)?

  init(end: @escaping @LoopActor @Sendable () -> Void) { self.end = end }

  isolated deinit { self.end?() }

  /// Ends the observation: no event reaches it from now on; a second call does nothing.
  public func cancel() {
    self.end?()
    self.end = nil
  }
}
