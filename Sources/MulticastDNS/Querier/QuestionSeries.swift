import NIOCore

/// When to ask a question: soon, then after 1, 2, 4 … seconds up to an hour (RFC 6762, 5.2).
struct QuestionSeries: Sendable {
  private static let maximumInterval = TimeAmount.hours(1)

  private(set) var nextAt: NIODeadline
  private(set) var lastAskedAt: NIODeadline?
  private(set) var count = 0
  private var interval: TimeAmount

  /// - Parameter factor: how many times as long to wait as usual.
  init(firstAt: NIODeadline, factor: Int64 = 1) {
    self.nextAt = firstAt
    self.interval = .milliseconds(500) * factor
  }

  /// Notes that it was asked, by us or by another host; each wait is at least twice the one before.
  mutating func didAsk(now: NIODeadline, generator: inout SeededGenerator) {
    self.count += 1
    self.lastAskedAt = now
    let doubled = self.interval.nanoseconds * 2
    let longer = doubled + Int64.random(in: 0...(doubled / 20), using: &generator)
    self.interval = min(.nanoseconds(longer), QuestionSeries.maximumInterval)
    self.nextAt = now + self.interval
  }

  /// Puts the next question off.
  mutating func delay(until deadline: NIODeadline) {
    self.nextAt = max(self.nextAt, deadline)
  }
}
