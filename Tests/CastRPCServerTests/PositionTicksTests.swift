import NIOCore
import Testing

@testable import CastRPCServer

@Suite("Schedule of position ticks")
struct PositionTicksTests {
  private func at(_ seconds: Double) -> NIODeadline { .uptimeNanoseconds(1_000_000_000_000 + UInt64(seconds * 1e9)) }

  struct Step: Sendable {
    var time: Double
    var isAdvancing: Bool
    /// Whether a tick is sent, and when the next is due.
    var ticks: Bool
    var next: Double?
  }

  struct Row: Sendable, CustomTestStringConvertible {
    var name: String
    var isAdvancing: Bool
    var steps: [Step]
    var testDescription: String { self.name }
  }

  static let rows: [Row] = [
    Row(
      name: "while it plays", isAdvancing: true,
      steps: [
        Step(time: 1, isAdvancing: true, ticks: true, next: 2), Step(time: 2, isAdvancing: true, ticks: true, next: 3),
      ]),
    Row(
      name: "not before their time", isAdvancing: true,
      steps: [
        Step(time: 0.4, isAdvancing: true, ticks: false, next: 1),
        Step(time: 0.9, isAdvancing: true, ticks: false, next: 1),
      ]),
    Row(
      name: "not while it stands still", isAdvancing: false,
      steps: [Step(time: 1, isAdvancing: false, ticks: false, next: nil)]),
    Row(
      name: "at once when it plays on", isAdvancing: true,
      steps: [
        Step(time: 0.5, isAdvancing: false, ticks: false, next: nil),
        Step(time: 7, isAdvancing: false, ticks: false, next: nil),
        Step(time: 7.3, isAdvancing: true, ticks: true, next: 8.3),
      ]),
    Row(
      name: "late ones aren't made up for", isAdvancing: true,
      steps: [
        Step(time: 1.2, isAdvancing: true, ticks: true, next: 2),
        Step(time: 9.5, isAdvancing: true, ticks: true, next: 10.5),
      ]),
  ]

  @Test(arguments: rows)
  func areDue(_ row: Row) {
    var ticks = PositionTicks(interval: .seconds(1), isAdvancing: row.isAdvancing, now: self.at(0))
    #expect(ticks.deadline == (row.isAdvancing ? self.at(1) : nil))
    for step in row.steps {
      #expect(ticks.update(isAdvancing: step.isAdvancing, now: self.at(step.time)) == step.ticks)
      #expect(ticks.deadline == step.next.map { self.at($0) })
    }
  }
}
