import NIOCore
import Testing

@testable import CastV2

@Suite("Time budget of a link's messages") struct ReadBudgetTests {
  private static func at(_ milliseconds: Double) -> NIODeadline {
    .uptimeNanoseconds(1_000_000_000 + UInt64(milliseconds * 1e6))
  }

  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    /// When work begins and ends, in milliseconds.
    var work: [(from: Double, to: Double)]
    var isSpent: Bool
    /// When reading resumes, in milliseconds.
    var resumesAt: Double
  }

  @Test(arguments: [
    Row(testDescription: "nothing yet", work: [], isSpent: false, resumesAt: 0),
    Row(testDescription: "less than the burst", work: [(0, 4)], isSpent: false, resumesAt: 4),
    Row(testDescription: "the burst", work: [(0, 5)], isSpent: true, resumesAt: 5 + 1.0 / 3),
    Row(testDescription: "one long message", work: [(0, 35)], isSpent: true, resumesAt: 35 + 31.0 / 3),
    Row(
      testDescription: "short ones, with pauses", work: [(0, 2), (3, 5), (6, 8), (9, 11)], isSpent: false, resumesAt: 11
    ),
    Row(
      testDescription: "one behind the other", work: [(0, 2), (2, 4), (4, 6)], isSpent: true, resumesAt: 6 + 2.0 / 3),
    Row(
      testDescription: "a long pause fills no more than the burst", work: [(0, 5), (1e6, 1e6 + 5)], isSpent: true,
      resumesAt: 1e6 + 5 + 1.0 / 3),
  ])
  func itIsSpentAndFills(_ row: Row) {
    var budget = ReadBudget(now: Self.at(0))
    for (from, to) in row.work {
      budget.refill(now: Self.at(from))
      budget.spend(until: Self.at(to))
    }
    #expect(budget.isSpent == row.isSpent)
    #expect(abs((budget.resumesAt - Self.at(row.resumesAt)).nanoseconds) < 1_000)
    budget.refill(now: budget.resumesAt)
    #expect(!budget.isSpent)
  }
}
