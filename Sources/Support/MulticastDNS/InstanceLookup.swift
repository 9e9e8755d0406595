import LoopIsolation
import NIOCore

/// Awaits fresh answers about one instance.
@LoopActor
final class InstanceLookup {
  struct Answer {
    let link: NetworkLink
    let instance: ServiceInstance
    /// Whether it is from the link that matters.
    let isWanted: Bool
  }

  typealias Outcome = (link: NetworkLink, instance: ServiceInstance)

  /// Responders don't repeat within a second what they have just said to everybody (RFC 6762, 6).
  private static let repetition = TimeAmount.seconds(1)
  /// How long IPv4, which is preferred, may come after IPv6.
  private static let graceForIPv4 = TimeAmount.milliseconds(150)

  private let timeout: TimeAmount
  private let answers: @LoopActor (NIODeadline) -> [Answer]
  private let oldest: NIODeadline
  private var continuation: CheckedContinuation<Outcome?, Never>?
  private var timer: Scheduled<Void>?
  private var isCancelled = false

  /// - Parameter answers: what is known that was received since a time.
  init(timeout: TimeAmount, answers: @escaping @LoopActor (NIODeadline) -> [Answer]) {
    self.timeout = timeout
    self.answers = answers
    self.oldest = .now() - InstanceLookup.repetition
  }

  /// The answer; nil after the time-out and when the task is cancelled.
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

  /// Looks whether the answer has come.
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

  /// What another link knows is better than nothing.
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
