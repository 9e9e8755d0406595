package import NIOCore

/// What a ``Querier`` counts for reports.
package struct QuerierStatistics: Sendable, Hashable {
  /// Packets with questions or known answers.
  package internal(set) var queriesSent = 0
  /// Packets with answers.
  package internal(set) var responsesReceived = 0
  /// Records that were of use.
  package internal(set) var answersReceived = 0
  package internal(set) var lastAnswerAt: NIODeadline?
  /// Questions not sent because another host had just asked them.
  package internal(set) var questionsSuppressed = 0
  /// Packets and records that were left out: too many from one sender, no room, or not asked for.
  package internal(set) var packetsRefused = 0
  package internal(set) var recordsRefused = 0

  package init() {}

  package static func + (left: QuerierStatistics, right: QuerierStatistics) -> QuerierStatistics {
    var sum = left
    sum.queriesSent += right.queriesSent
    sum.responsesReceived += right.responsesReceived
    sum.answersReceived += right.answersReceived
    sum.lastAnswerAt = [left.lastAnswerAt, right.lastAnswerAt].compactMap { $0 }.max()
    sum.questionsSuppressed += right.questionsSuppressed
    sum.packetsRefused += right.packetsRefused
    sum.recordsRefused += right.recordsRefused
    return sum
  }
}
