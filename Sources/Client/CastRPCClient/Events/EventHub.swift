import CastRPCProtocol
import JSONCodec
import LoopIsolation
import Synchronization

/// Delivers the server's notifications to every loop over them.
///
/// Not isolated to the loop: a listener is registered synchronously, so it misses no later event.
final class EventHub: Sendable {
  private struct State {
    var buffers: [ObjectIdentifier: EventBuffer] = [:]
    var isFinished = false
  }

  private let state = Mutex(State())
  private let limit: Int

  /// - Parameter limit: The most notifications that wait for one listener.
  init(limit: Int) { self.limit = max(1, limit) }

  /// Returns a new listener's buffer, which ends at once if the connection has ended.
  func listen() -> EventBuffer {
    self.state.withLock { state in
      let buffer = EventBuffer(limit: self.limit, isFinished: state.isFinished)
      if !state.isFinished { state.buffers[ObjectIdentifier(buffer)] = buffer }
      return buffer
    }
  }

  func forget(_ buffer: EventBuffer) {
    self.state.withLock { $0.buffers[ObjectIdentifier(buffer)] = nil }
  }

  /// Delivers a notification; it is only parsed if there is a listener.
  @LoopActor
  func push(_ method: String, _ params: JSONNode?) {
    let buffers = self.state.withLock { Array($0.buffers.values) }
    guard !buffers.isEmpty else { return }
    let event = CastNotification(method: method, params: params)
    for buffer in buffers { buffer.push(event) }
  }

  /// Ends every listener after its waiting notifications.
  @LoopActor
  func finish() {
    let buffers = self.state.withLock { state in
      state.isFinished = true
      defer { state.buffers = [:] }
      return Array(state.buffers.values)
    }
    for buffer in buffers { buffer.finish() }
  }
}

/// The notifications that wait for one listener, bounded.
@LoopActor
final class EventBuffer {
  private var waiting: [CastNotification] = []
  private var head = 0
  private var dropped: Int64 = 0
  private var droppedTopics: Set<String> = []
  private var isFinished: Bool
  private var listener: Waiter<CastNotification?, Never>?
  private let limit: Int

  nonisolated init(limit: Int, isFinished: Bool) {
    self.limit = limit
    self.isFinished = isFinished
  }

  func push(_ event: CastNotification) {
    if self.waiting.count - self.head >= self.limit {
      self.dropped += 1
      self.droppedTopics.insert(self.waiting[self.head].method)
      self.head += 1
    }
    if self.head > self.limit {
      self.waiting.removeFirst(self.head)
      self.head = 0
    }
    self.waiting.append(event)
    self.wake()
  }

  func finish() {
    self.isFinished = true
    self.wake()
  }

  /// Returns the next notification; `nil` once the connection has ended, or when the task is cancelled. Only one task
  /// may wait.
  func next() async -> CastNotification? {
    if Task.isCancelled { return nil }
    if let event = self.take() { return event }
    let waiter = Waiter<CastNotification?, Never>()
    self.listener = waiter
    return await waiter.value {
      if self.listener === waiter { self.listener = nil }
      waiter.finish(.success(nil))
    }
  }

  /// Wakes the listener if a notification or the end waits for it.
  private func wake() {
    guard let listener, let event = self.take() else { return }
    self.listener = nil
    listener.finish(.success(event))
  }

  /// Removes and returns the next notification. The outer `nil` means that none waits, the inner one the end.
  private func take() -> CastNotification?? {
    if self.dropped > 0 {
      defer { (self.dropped, self.droppedTopics) = (0, []) }
      return .overflow(dropped: self.dropped, topics: self.droppedTopics.sorted())
    }
    guard self.head < self.waiting.count else {
      self.waiting.removeAll(keepingCapacity: true)
      self.head = 0
      return self.isFinished ? .some(nil) : nil
    }
    defer { self.head += 1 }
    return self.waiting[self.head]
  }
}
