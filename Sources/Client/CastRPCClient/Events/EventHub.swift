import CastRPCProtocol
import JSONCodec
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

  /// Returns a new listener's buffer, which ends at once if the connection has.
  func listen() -> EventBuffer {
    let buffer = EventBuffer(limit: self.limit)
    let isFinished = self.state.withLock { state in
      if !state.isFinished { state.buffers[ObjectIdentifier(buffer)] = buffer }
      return state.isFinished
    }
    if isFinished { buffer.finish() }
    return buffer
  }

  func forget(_ buffer: EventBuffer) {
    self.state.withLock { $0.buffers[ObjectIdentifier(buffer)] = nil }
  }

  /// Delivers a notification; it is only parsed if there is a listener.
  func push(_ method: String, _ params: JSONNode?) {
    let buffers = self.state.withLock { Array($0.buffers.values) }
    guard !buffers.isEmpty else { return }
    let event = CastNotification(method: method, params: params)
    for buffer in buffers { buffer.push(event) }
  }

  /// Ends every listener after its waiting notifications.
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
final class EventBuffer: Sendable {
  private struct State {
    var waiting: [CastNotification] = []
    var head = 0
    var dropped: Int64 = 0
    var droppedTopics: Set<String> = []
    var isFinished = false
    var listener: CheckedContinuation<CastNotification?, Never>?

    /// Removes the next notification. The outer `nil`: nothing yet; the inner one: the end.
    mutating func next() -> CastNotification?? {
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

    mutating func add(_ event: CastNotification, limit: Int) {
      if self.waiting.count - self.head >= limit {
        self.dropped += 1
        self.droppedTopics.insert(self.waiting[self.head].method)
        self.head += 1
      }
      if self.head > limit {
        self.waiting.removeFirst(self.head)
        self.head = 0
      }
      self.waiting.append(event)
    }
  }

  private let state = Mutex(State())
  private let limit: Int

  init(limit: Int) { self.limit = limit }

  func push(_ event: CastNotification) {
    self.hand { $0.add(event, limit: self.limit) }
  }

  func finish() {
    self.hand { $0.isFinished = true }
  }

  /// Changes the state, and wakes the listener if there is something for it.
  private func hand(_ change: (inout State) -> Void) {
    let woken: (listener: CheckedContinuation<CastNotification?, Never>, event: CastNotification?)? =
      self.state.withLock { state in
        change(&state)
        guard let listener = state.listener, let event = state.next() else { return nil }
        state.listener = nil
        return (listener, event)
      }
    woken?.listener.resume(returning: woken?.event)
  }

  /// Returns the next notification; `nil` once the connection has ended, or when the task is cancelled. Only one task
  /// may wait.
  func next() async -> CastNotification? {
    await withTaskCancellationHandler {
      await withCheckedContinuation { listener in
        let event: CastNotification?? = self.state.withLock { state in
          if Task.isCancelled { return .some(nil) }
          let event = state.next()
          if event == nil { state.listener = listener }
          return event
        }
        if let event { listener.resume(returning: event) }
      }
    } onCancel: {
      let listener = self.state.withLock { state in
        defer { state.listener = nil }
        return state.listener
      }
      listener?.resume(returning: nil)
    }
  }
}
