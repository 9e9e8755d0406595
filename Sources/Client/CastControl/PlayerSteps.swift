import CastRPCClient
import Synchronization

/// The steps of a player, for one loop: changes and the end in their order, and the latest conversion and redraw.
///
/// A blocked terminal shows nothing while the device plays, so the number of waiting steps is bounded.
struct PlayerSteps: AsyncSequence, Sendable {
  typealias Step = PlayerFollower.Step

  /// The most changes that wait; beyond it the oldest are dropped.
  static let maximumChanges = 256

  /// The steps that the loop hasn't taken yet.
  fileprivate struct Waiting {
    var changes: [Step] = []
    var conversion: ConversionProgress?
    var redraw: PlayerStatus?

    mutating func add(_ step: Step) {
      switch step {
      case .changed, .ended:
        if self.changes.count == PlayerSteps.maximumChanges { self.changes.removeFirst() }
        self.changes.append(step)
        // The waiting redraw shows an earlier state.
        self.redraw = nil
      case .converted(let progress): self.conversion = progress
      case .drawn(let status): self.redraw = status
      }
    }

    mutating func take() -> Step? {
      if !self.changes.isEmpty { return self.changes.removeFirst() }
      if let progress = self.conversion.take() { return .converted(progress) }
      return self.redraw.take().map { .drawn($0) }
    }
  }

  fileprivate final class Shared: Sendable {
    let waiting = Mutex(Waiting())
  }

  private let shared = Shared()
  private let wakes: AsyncStream<Void>
  private let waker: AsyncStream<Void>.Continuation

  init() { (self.wakes, self.waker) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1)) }

  func add(_ step: Step) {
    self.shared.waiting.withLock { $0.add(step) }
    self.waker.yield()
  }

  /// Ends the loop after the steps that wait.
  func finish() { self.waker.finish() }

  struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate let shared: Shared
    fileprivate var wakes: AsyncStream<Void>.AsyncIterator

    mutating func next() async -> Step? {
      while true {
        if let step = self.shared.waiting.withLock({ $0.take() }) { return step }
        guard await self.wakes.next() != nil else { return self.shared.waiting.withLock { $0.take() } }
      }
    }
  }

  func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(shared: self.shared, wakes: self.wakes.makeAsyncIterator())
  }
}
