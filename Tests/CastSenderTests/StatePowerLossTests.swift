import CastDiscovery
import CastModel
import CastTestSupport
import DNSSD
import Glibc
import JSONCodec
import LoopIsolation
import StateFiles
import Testing

@testable import CastSender

/// The framework's files on disk after a power loss at each moment, read by the framework.
@Suite(.timeLimit(.minutes(3))) @LoopActor struct StatePowerLossTests {
  private nonisolated static let now: Int64 = 1_800_000_000

  // MARK: Sessions

  private func store(_ root: StateDirectory, _ name: String) -> SavedSessionStore {
    SavedSessionStore(directory: root.directory("sessions"), name: name, now: { Self.now }, logger: .silent)
  }

  /// Four sessions of one version: together longer than a block of a disk.
  private static func sessions(_ version: Int) -> [SessionRecord] {
    (1...4).map { number in
      SessionRecord(
        sessionId: "s-\(number)", deviceId: DeviceID.canonical("device \(number)"), friendlyName: "TV \(number)",
        modelName: "Chromecast", host: "192.0.2.\(number)", port: 8009, applicationId: "CC1AD845",
        receiverSessionId: "run-\(version)", transportId: "transport-\(version)", savedAt: self.now)
    }
  }

  /// The version of all sessions that a store finds; none if they are of several, or some are missing or twice.
  private static func versions(_ findings: SavedSessionStore.Findings, none: [Int]) -> [Int] {
    guard findings.problems.isEmpty else { return [] }
    guard !findings.sessions.isEmpty else { return none }
    return (1...9).filter { version in
      findings.sessions.sorted { $0.sessionId < $1.sessionId } == self.sessions(version)
    }
  }

  @Test func sessionsSurvive() async throws {
    let trial = try PowerLossTrial()
    let store = self.store(trial.directory("state"), "a")
    for version in 1...3 {
      await trial.save(version) {
        store.save(Self.sessions(version))
        await store.settle()
      }
    }
    await trial.save(4) {
      store.save([])
      await store.settle()
    }
    let outcome = try await trial.check(.latest) { root in
      Self.versions(await self.store(root.directory("state"), "next").list(), none: [0, 4])
    }
    #expect(outcome.faults == [])
    #expect(outcome.contents > 20)
  }

  /// A server takes the sessions of another one: at no moment are they gone, or there twice.
  @Test func takenSessionsAreNeitherLostNorTwice() async throws {
    let trial = try PowerLossTrial()
    let root = trial.directory("state")
    try await trial.save(1) {
      try root.directory("sessions").file("old.json").write(SavedSessionsDocument(sessions: Self.sessions(1)).jsonBytes)
    }
    let store = self.store(root, "new")
    await trial.save(2) {
      let taken = await store.take()
      store.save(taken.findings.sessions)
      await store.settle()
      await store.remove(taken)
    }
    let outcome = try await trial.check(.latest) { root in
      let versions = Self.versions(await self.store(root.directory("state"), "next").list(), none: [0])
      return versions == [1] ? [1, 2] : versions
    }
    #expect(outcome.faults == [])
  }

  // MARK: The rest

  @Test func namesOfDevicesSurvive() async throws {
    let trial = try PowerLossTrial()
    let store = DeviceNameStore(directory: trial.directory("state"), logger: .silent)
    for version in 1...12 {
      try await trial.save(version) {
        _ = try await store.change { names throws(CastError) in
          try names.set("alias \(version)", to: String(repeating: "Living Room ", count: 6))
        }
      }
    }
    let outcome = try await trial.check(.latest) { root in
      let store = DeviceNameStore(directory: root.directory("state"), logger: .silent)
      let names = await store.load()
      if let problem = store.problem { throw CastError(.fileNotUsable, problem) }
      let expected = Set((1...12).prefix(names.aliases.count).map { "alias \($0)" })
      return Set(names.aliases.map(\.alias)) == expected ? [names.aliases.count] : []
    }
    #expect(outcome.faults == [])
  }

  @Test func theIntroductionsFlagSurvives() async throws {
    let trial = try PowerLossTrial()
    let flag = IntroFlagStore(directory: trial.directory("state"))
    for version in 1...3 {
      await trial.save(version) { #expect(await flag.save(version % 2 == 1) == nil) }
    }
    let outcome = try await trial.check(.latest) { root in
      await IntroFlagStore(directory: root.directory("state")).load() ? [1, 3] : [0, 2]
    }
    #expect(outcome.faults == [])
  }

  @Test func placesInFilmsSurvive() async throws {
    let trial = try PowerLossTrial()
    let file = trial.directory("state").file(ResumePlaces.fileName)
    var table = ResumeTable()
    for version in 1...20 {
      let place = ResumeTable.Place(position: 600, duration: 6_000, savedAt: Self.now)
      table.note("https://example.com/\(version).mp4", place, ResumeOptions(enabled: true))
      try await trial.save(version) { try file.write(Array(table.text.utf8)) }
    }
    let outcome = try await trial.check(.latest) { root in
      let file = root.directory("state").file(ResumePlaces.fileName)
      guard let bytes = try file.read(maximumBytes: ResumeTable.maximumBytes) else { return [0] }
      return [ResumeTable(text: String(decoding: bytes, as: UTF8.self)).places.count]
    }
    #expect(outcome.faults == [])
  }

  @Test func knownDevicesSurvive() async throws {
    let trial = try PowerLossTrial()
    let source = FakeSource()
    let discovery = DiscoveryManager(sources: [source], logger: .silent)
    let cache = DeviceCache(
      file: trial.directory("cache").file(DeviceCache.fileName), discovery: discovery, logger: .silent)
    discovery.start()
    await cache.load()
    for version in 1...6 {
      await trial.save(version) {
        source.emit(
          .serviceResolved(
            CastService(
              key: CastService.Key(instanceName: "TV \(version)"), host: "tv\(version).local", port: 8009,
              addresses: ["192.0.2.\(version)"], txt: ["id": "tv \(version)", "fn": "TV \(version)"])))
        await cache.flush()
      }
    }
    let outcome = try await trial.check(.latest) { root in
      let cache = DeviceCache(
        file: root.directory("cache").file(DeviceCache.fileName),
        discovery: DiscoveryManager(sources: [FakeSource()], logger: .silent), logger: .silent)
      await cache.load()
      return cache.state == .loaded || cache.state == .absent ? [cache.unseenCount] : []
    }
    #expect(outcome.faults == [])
  }
}
