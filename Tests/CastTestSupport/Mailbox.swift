public import LoopIsolation

/// A queue that a test awaits, filled from the loop; a finished one, and a wait that is cancelled, yields `nil`.
@LoopActor
public final class Mailbox<Element: Sendable> {
  private var elements: [Element] = []
  private var waiting: [(id: Int, continuation: CheckedContinuation<Element?, Never>)] = []
  private var nextId = 0
  private var isFinished = false

  public nonisolated init() {}

  public func put(_ element: Element) {
    if self.waiting.isEmpty {
      self.elements.append(element)
    } else {
      self.waiting.removeFirst().continuation.resume(returning: element)
    }
  }

  public func finish() {
    self.isFinished = true
    for waiter in self.waiting { waiter.continuation.resume(returning: nil) }
    self.waiting = []
  }

  public func next() async -> Element? {
    if !self.elements.isEmpty { return self.elements.removeFirst() }
    if self.isFinished || Task.isCancelled { return nil }
    self.nextId += 1
    let id = self.nextId
    return await withTaskCancellationHandler {
      await withCheckedContinuation { self.waiting.append((id, $0)) }
    } onCancel: {
      // A test that runs out of its time must end, or the whole run waits for it.
      Task { @LoopActor in self.cancel(id) }
    }
  }

  private func cancel(_ id: Int) {
    guard let index = self.waiting.firstIndex(where: { $0.id == id }) else { return }
    self.waiting.remove(at: index).continuation.resume(returning: nil)
  }
}
