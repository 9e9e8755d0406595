import LoopIsolation
import NIOCore

/// A wait for fresh answers about one instance.
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
  private let waiter = Waiter<Outcome?, Never>()

  /// - Parameter answers: returns the known answers that were received since a time.
  init(timeout: TimeAmount, answers: @escaping @LoopActor (NIODeadline) -> [Answer]) {
    self.timeout = timeout
    self.answers = answers
    self.oldest = .now() - InstanceLookup.repetition
  }

  /// Returns the answer, or `nil` after the time-out or when the task is cancelled.
  func value() async -> Outcome? {
    guard !Task.isCancelled else { return nil }
    self.waiter.limit(to: self.timeout) { self.timeReached() }
    self.check()
    return await self.waiter.value { self.waiter.finish(.success(nil)) }
  }

  /// Checks whether the answer has arrived.
  func check() {
    guard !self.waiter.isFinished, let answer = self.answers(self.oldest).first(where: \.isWanted) else { return }
    if answer.instance.addresses.contains(where: { !$0.isIPv6 }) {
      self.waiter.finish(.success((answer.link, answer.instance)))
    } else if !self.hasGrace {
      self.hasGrace = true
      self.waiter.limit(to: InstanceLookup.graceForIPv4) { self.timeReached() }
    }
  }

  private var hasGrace = false

  /// Ends with an answer from another link, if there is one.
  private func timeReached() {
    let answers = self.answers(self.oldest)
    let answer = answers.first(where: \.isWanted) ?? answers.first
    self.waiter.finish(.success(answer.map { ($0.link, $0.instance) }))
  }
}
