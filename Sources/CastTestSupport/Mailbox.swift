public import LoopIsolation

/// A queue that a test awaits, filled from the loop; a finished one yields `nil`.
@LoopActor
public final class Mailbox<Element: Sendable> {
  private var elements: [Element] = []
  private var waiting: [CheckedContinuation<Element?, Never>] = []
  private var isFinished = false

  public init() {}

  public func put(_ element: Element) {
    if self.waiting.isEmpty {
      self.elements.append(element)
    } else {
      self.waiting.removeFirst().resume(returning: element)
    }
  }

  public func finish() {
    self.isFinished = true
    for continuation in self.waiting { continuation.resume(returning: nil) }
    self.waiting = []
  }

  public func next() async -> Element? {
    if !self.elements.isEmpty { return self.elements.removeFirst() }
    if self.isFinished { return nil }
    return await withCheckedContinuation { self.waiting.append($0) }
  }
}
