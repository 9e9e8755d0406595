import LoopIsolation

/// A probe of the daemon whose answer the test writes.
@LoopActor
final class ScriptedProbe {
  var isAlive = true
  /// The answers that were given.
  let log = EventLog<Bool>()

  nonisolated init() {}

  func ask() async -> Bool {
    let answer = self.isAlive
    // The switch hears of it before whoever waits for the log does.
    Task { @LoopActor in self.log.append(answer) }
    return answer
  }
}
