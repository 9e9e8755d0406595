import CastTestSupport
import Testing

/// A short run of `make crash-test`, with the same moments each time.
@Suite(.blocking, .timeLimit(.minutes(5))) struct CrashTests {
  @Test func killedServersLeaveWhatTheyAnsweredAndNothingElse() throws {
    let folder = BuiltProducts.path(of: "cast-rpc").split(separator: "/", omittingEmptySubsequences: false)
      .dropLast().joined(separator: "/")
    let run = try ChildProcess(
      "/usr/bin/env", ["python3", "scripts/crash-test", "--kills", "30", "--seed", "11", "--bin", folder])
    let said = try run.readErrorToEnd(within: 240)
    #expect(try run.waitForEnd() == .exited(0), "\(said)")
  }
}
