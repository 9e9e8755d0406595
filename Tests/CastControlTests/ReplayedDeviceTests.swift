import CastTestSupport
import Testing

@testable import CastControl

/// Receivers that can't replay a recording.
@Suite(.blocking, .timeLimit(.minutes(1))) struct ReplayedDeviceTests {
  private func refusal(of script: String) throws -> CommandError? {
    let folder = try TemporaryFolder(forPrograms: true)
    let receiver = try folder.writeScript(script, to: "cast-receiver")
    return #expect(throws: CommandError.self) { try ReplayedDevice.start(receiver, recording: "tv.jsonl") }
  }

  @Test func theReceiversReasonIsReported() throws {
    let error = try self.refusal(of: "echo Error: no recording >&2; exit 64")
    #expect(error?.message == "no recording" && error?.exit == .usage)
  }

  @Test func aReceiverThatIgnoresTheSignalIsKilled() throws {
    let error = try self.refusal(of: "trap '' TERM; echo Error: not yet >&2; exec 1>&-; exec sleep 600")
    #expect(error?.message == "not yet")
  }
}
