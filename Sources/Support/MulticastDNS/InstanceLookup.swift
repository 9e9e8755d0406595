import LoopIsolation
import NIOCore

/// Waits for fresh answers about one instance.
@LoopActor
final class InstanceLookup {
  struct Answer {
    let link: NetworkLink
    let instance: ServiceInstance
    /// Whether it is from the requested link.
    let isWanted: Bool
  }

  typealias Outcome = (link: NetworkLink, instance: ServiceInstance)

  /// The time in which responders don't repeat a multicast answer (RFC 6762, 6).
  private static let repetition = TimeAmount.seconds(1)
  /// The time in which IPv4, which is preferred, may arrive after IPv6.
  private static let graceForIPv4 = TimeAmount.milliseconds(150)

  private let timeout: TimeAmount
  private let answers: @LoopActor (NIODeadline) -> [Answer]
  private let oldest: NIODeadline
  private var continuation: CheckedContinuation<Outcome?, Never>?
  private var timer: Scheduled<Void>?
  private var isCancelled = false

  /// - Parameter answers: returns the known answers that were received since a time.
  init(timeout: TimeAmount, answers: @escaping @LoopActor (NIODeadline) -> [Answer]) {
    self.timeout = timeout
    self.answers = answers
    self.oldest = .now() - InstanceLookup.repetition
  }

  /// Returns the answer, or `nil` after the time-out or when the task is cancelled.
  func value() async -> Outcome? {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        self.continuation = continuation
        guard !self.isCancelled, !Task.isCancelled else { return self.finish(nil) }
        self.schedule(in: self.timeout)
        self.check()
      }
    } onCancel: {
      LoopActor.task { self.cancel() }
    }
  }

  /// Checks whether the answer has arrived.
  func check() {
    guard self.continuation != nil, let answer = self.answers(self.oldest).first(where: \.isWanted) else { return }
    if answer.instance.addresses.contains(where: { !$0.isIPv6 }) {
      self.finish((answer.link, answer.instance))
    } else if !self.hasGrace {
      self.hasGrace = true
      self.schedule(in: InstanceLookup.graceForIPv4)
    }
  }

  private var hasGrace = false

  private func schedule(in amount: TimeAmount) {
    self.timer?.cancel()
    self.timer = LoopActor.shared.eventLoop.scheduleTask(in: amount) {
      LoopActor.assumeIsolated { self.timeReached() }
    }
  }

  /// Ends with an answer from another link, if there is one.
  private func timeReached() {
    let answers = self.answers(self.oldest)
    self.finish((answers.first(where: \.isWanted) ?? answers.first).map { ($0.link, $0.instance) })
  }

  private func cancel() {
    self.isCancelled = true
    self.finish(nil)
  }

  private func finish(_ outcome: Outcome?) {
    self.timer?.cancel()
    self.timer = nil
    let continuation = self.continuation
    self.continuation = nil
    continuation?.resume(returning: outcome)
  }
}
