import CastDiscovery
import CastModel
import CastSender
import CastTestSupport
import JSONCodec
import LoopIsolation
import StateFiles
import Testing

@testable import CastRPCServer

/// A daemon's options and sessions on disk after a power loss at each moment.
@Suite(.timeLimit(.minutes(2))) @LoopActor struct OptionsPowerLossTests {
  private nonisolated static let now: Int64 = 1_800_000_000

  /// Options of a version: longer than a block of a disk.
  private static func options(_ version: Int) throws -> ContextOptions.Changes {
    let text = #"{"launchOptions":{"languageCode":"\#(version)-\#(String(repeating: "A", count: 900))"}}"#
    return try ContextOptions.Changes(json: JSONDocument(parsing: Array(text.utf8)).root)
  }

  private static func version(of options: ContextOptions.Changes?) throws -> [Int] {
    guard let options else { return [0] }
    return try (1...9).filter { try self.options($0) == options }
  }

  private static let session = SessionRecord(
    sessionId: "s-1", deviceId: DeviceID.canonical("d"), friendlyName: "TV", modelName: "Chromecast",
    host: "192.0.2.1", port: 8009, applicationId: "CC1AD845", receiverSessionId: "run-1", transportId: "transport-1",
    savedAt: now)

  private func sessions(_ root: StateDirectory, _ name: String) -> SavedSessionStore {
    SavedSessionStore(directory: root.directory("sessions"), name: name, now: { Self.now })
  }

  @Test func optionsSurvive() async throws {
    let trial = try PowerLossTrial()
    let remembered = RememberedOptions(directory: trial.directory("state"))
    for version in 1...3 { try await trial.save(version) { try await remembered.remember(Self.options(version)) } }
    let outcome = try await trial.check(.latest) { root in
      try Self.version(of: await RememberedOptions(directory: root.directory("state")).recall())
    }
    #expect(outcome.faults == [])
    #expect(outcome.contents > 20)
  }

  /// A server that found sessions without the options under which they were started would be less strict with devices.
  @Test func sessionsNeverOutliveTheirOptions() async throws {
    let trial = try PowerLossTrial()
    let root = trial.directory("state")
    let remembered = RememberedOptions(directory: root)
    let sessions = self.sessions(root, "a")
    for round in 0..<2 {
      try await trial.save(3 * round + 1) {
        try await remembered.remember(Self.options(1))
        sessions.save([Self.session])
        await sessions.settle()
      }
      await trial.save(3 * round + 2) {
        sessions.save([])
        await sessions.settle()
      }
      // The next server finds no session.
      await trial.save(3 * round + 3) { await remembered.forget() }
    }
    var withSessions = 0
    let outcome = try await trial.check(.any) { root in
      let root = root.directory("state")
      guard await self.sessions(root, "next").list().sessions.isEmpty else {
        withSessions += 1
        return try await RememberedOptions(directory: root).recall() == Self.options(1) ? [1] : []
      }
      return [0]
    }
    #expect(outcome.faults == [])
    #expect(withSessions > 0)
  }
}
