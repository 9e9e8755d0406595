import NIOCore
import Testing

@testable import JSONRPC

@Suite("Turn budget")
struct TurnBudgetTests {
  private let start = NIODeadline.uptimeNanoseconds(1_000)
  private let short = TurnBudget.short
  private let long = TurnBudget.long

  /// Returns which messages fit into a turn that begins at `start`.
  private func turn(_ budget: inout TurnBudget, _ start: NIODeadline, _ moments: [TimeAmount]) -> [Bool] {
    budget.end()
    return ([.nanoseconds(0)] + moments).map { budget.mayGoOn(start + $0) }
  }

  @Test("A turn ends when its time is used up, and the next one has the same time")
  func spans() {
    var budget = TurnBudget()
    for start in [self.start, self.start + .seconds(1)] {
      let taken = self.turn(&budget, start, [self.short, self.long - .nanoseconds(1), self.long, .seconds(1)])
      #expect(taken == [true, true, true, false, false])
    }
  }

  @Test("Turns are short while others send, and long again later")
  func othersCome() {
    var budget = TurnBudget()
    budget.othersCame(self.start)
    let moments = [self.short - .nanoseconds(1), self.short]
    #expect(self.turn(&budget, self.start, moments) == [true, true, false])
    let soon = self.start + TurnBudget.memory - self.long
    #expect(self.turn(&budget, soon, moments) == [true, true, false])
    #expect(self.turn(&budget, self.start + TurnBudget.memory, moments) == [true, true, true])
    budget.othersCame(self.start + .seconds(1))
    #expect(self.turn(&budget, self.start + .seconds(1), moments) == [true, true, false])
  }
}
