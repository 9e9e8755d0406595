import CastTestSupport
import Testing

/// A short run of `make fuzz-calls`, with the same calls each time.
@Suite(.blocking, .timeLimit(.minutes(5))) struct FuzzedCallsTests {
  @Test func everyCallHasOneAnswerAndEveryResultItsShape() throws {
    let folder = BuiltProducts.path(of: "cast-rpc").split(separator: "/", omittingEmptySubsequences: false)
      .dropLast().joined(separator: "/")
    let run = try ChildProcess(
      "/usr/bin/env", ["python3", "scripts/fuzz-calls", "--calls", "1500", "--seed", "11", "--bin", folder])
    let said = try run.readErrorToEnd(within: 240)
    #expect(try run.waitForEnd() == .exited(0), "\(said)")
  }
}
