import NIOCore
import Testing

@testable import JSONRPC

@Suite("Turn budget")
struct TurnBudgetTests {
  @Test("a turn ends when its time is used up, and the next one has as much")
  func spans() {
    var budget = TurnBudget()
    let start = NIODeadline.uptimeNanoseconds(1_000)
    let span = TurnBudget.span
    let first = [TimeAmount.nanoseconds(0), span - .nanoseconds(1), span, .seconds(1)].map {
      budget.mayGoOn(start + $0)
    }
    #expect(first == [true, true, false, false])
    budget.end()
    let second = [TimeAmount.seconds(1), .seconds(1) + span].map { budget.mayGoOn(start + $0) }
    #expect(second == [true, false])
  }
}
