/// The steps of look-ups and merges, counted so that tests can feed more and compare the work instead of the time.
///
/// Only debug builds count; in others it costs nothing.
package enum JSONWork {
  /// A count of steps.
  package final class Counter: @unchecked Sendable {
    // Unchecked, because only the task that counts has it.
    package fileprivate(set) var steps = 0
  }

  @TaskLocal private static var counter: Counter?

  /// Counts steps of a kind whose number peers decide: keys compared, elements examined.
  package static func count(_ steps: @autoclosure () -> Int = 1) {
    #if DEBUG
    self.counter?.steps += steps()
    #endif
  }

  /// Returns the number of steps that `body` takes.
  package static func steps(of body: () throws -> Void) rethrows -> Int {
    let counter = Counter()
    try self.$counter.withValue(counter, operation: body)
    return counter.steps
  }
}
