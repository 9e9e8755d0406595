import CastDiscovery
import CastModel
import CastSender
import CastTestSupport
import Glibc
import JSONCodec
import LoopIsolation
import NIOCore
import StateFiles
import Synchronization
import Testing

@Suite("Sessions that outlive their server", .timeLimit(.minutes(1))) @LoopActor
final class SavedSessionTests {
  private nonisolated let folder: TemporaryFolder
  private nonisolated let directory: StateDirectory
  /// The sessions of a server, which change.
  private var sessions: [SessionRecord] = []

  init() throws {
    self.folder = try TemporaryFolder()
    self.directory = StateDirectory(path: self.folder.path)
  }

  private func store(_ name: String = "a", now: Int64 = 1_800_000_000) -> SavedSessionStore {
    SavedSessionStore(directory: self.directory, name: name, now: { now }, logger: .silent)
  }

  private nonisolated static func saved(_ id: String = "s-1", savedAt: Int64 = 1_800_000_000) -> SessionRecord {
    SessionRecord(
      sessionId: id, deviceId: DeviceID.canonical("d"), friendlyName: "TV", modelName: "Chromecast", host: "127.0.0.1",
      port: 8009,
      applicationId: "CC1AD845", receiverSessionId: "run-1", transportId: "transport-1", savedAt: savedAt)
  }

  /// Writes a file as a killed server leaves it.
  private func leave(_ text: String, as name: String = "old") throws {
    try self.directory.file("\(name).json").write(Array(text.utf8))
  }

  /// Waits until another store's sessions can be claimed: its writing thread may hold their lock a moment longer than
  /// the store exists.
  private func waitForLeftSessions() async {
    for _ in 0..<1_000 {
      guard await self.store("looker").list().sessions.isEmpty else { return }
    }
  }

  /// Returns the sessions in a store's file, even while another store has its lock.
  private func written(by name: String) throws -> [String] {
    let file = self.directory.file("\(name).json")
    guard let bytes = try file.read(maximumBytes: SavedSessionsDocument.maximumBytes) else { return [] }
    return try SavedSessionsDocument.read(bytes, now: 1_800_000_000).get().map(\.sessionId)
  }

  /// Returns the sessions that a store takes over for good.
  private func claim(_ store: SavedSessionStore) async -> SavedSessionStore.Findings {
    let taken = await store.take()
    await store.remove(taken)
    return taken.findings
  }

  // MARK: Files

  @Test func takesAKilledServersSessionsOnce() async {
    var first: SavedSessionStore? = self.store("a")
    first?.save([Self.saved()])
    await first?.settle()
    #expect(await self.store("b").list().sessions == [], "its server lives")
    first = nil
    await self.waitForLeftSessions()
    #expect(await self.store("b").list().sessions == [Self.saved()])
    #expect(await self.claim(self.store("b")).sessions == [Self.saved()])
    #expect(await self.claim(self.store("c")).sessions == [])
    #expect(self.directory.fileNames(suffix: "").isEmpty)
  }

  /// A server that is killed before it has written its file, or after it has removed it, leaves the lock.
  @Test func removesLocksThatKilledServersLeft() async throws {
    for name in ["old", "b"] { close(open("\(self.directory.path)/\(name).lock", O_CREAT | O_WRONLY, 0o600)) }
    let living = self.store("a")
    living.save([Self.saved()])
    await living.settle()
    #expect(await self.store("b").list().sessions == [])
    // Its own, and a living server's, stay.
    #expect(self.directory.fileNames(suffix: "") == ["a.json", "a.lock", "b.lock"])
  }

  @Test func keepsTheLatestState() async {
    var first: SavedSessionStore? = self.store("a")
    for number in 1...50 { first?.save([Self.saved("s-\(number)")]) }
    await first?.settle()
    first = nil
    await self.waitForLeftSessions()
    #expect(await self.claim(self.store("b")).sessions.map(\.sessionId) == ["s-50"])
  }

  @Test func anEndedSessionLeavesNothing() async {
    let first = self.store("a")
    first.save([Self.saved()])
    first.save([])
    await first.settle()
    #expect(self.directory.fileNames(suffix: "").isEmpty, "its lock is gone, too")
    // The next session is saved again.
    first.save([Self.saved()])
    await first.settle()
    #expect(self.directory.fileNames(suffix: "") == ["a.json", "a.lock"])
    #expect(await self.store("b").list().sessions == [], "its server lives")
  }

  @Test func aServerWithoutSessionsTouchesNothing() async {
    let store = self.store("a")
    store.save([])
    await store.settle()
    #expect(self.directory.fileNames(suffix: "").isEmpty)
  }

  @Test(arguments: [
    ("", "damaged"), ("{", "damaged"), ("[]", "damaged"), (#"{"version":2,"sessions":[]}"#, "another version"),
    (#"{"version":1,"sessions":[{}]}"#, "damaged"), (#"{"version":1}"#, "damaged"),
    (
      #"{"version":1,"sessions":[{"sessionId":"s","deviceId":"d","friendlyName":"","modelName":"","host":"h","#
        + #""port":0,"receiverSessionId":"r","transportId":"t","savedAt":1800000000}]}"#, "damaged"
    ),
    (SavedSessionsDocument(sessions: [SavedSessionTests.saved(savedAt: 1_799_913_599)]).jsonText, "older than a day"),
    (SavedSessionsDocument(sessions: [SavedSessionTests.saved(savedAt: .min)]).jsonText, "older than a day"),
  ])
  func whatIsOfNoUseIsToldAndRemoved(_ text: String, _ words: String) async throws {
    try self.leave(text)
    let findings = await self.claim(self.store())
    #expect(findings.sessions.isEmpty && findings.problems.count == 1)
    #expect(findings.problems.first?.contains(words) == true)
    #expect(self.directory.fileNames(suffix: "").isEmpty)
  }

  @Test func distrustsAFileThatOthersMayWrite() async throws {
    try self.leave(SavedSessionsDocument(sessions: [Self.saved()]).jsonText)
    chmod(self.directory.file("old.json").path, 0o666)
    let findings = await self.claim(self.store())
    #expect(findings.sessions.isEmpty && findings.problems.count == 1)
  }

  @Test(.enabled(if: geteuid() != 0, "root reads every file"))
  func aFileThatCannotBeReadNowIsKept() async throws {
    try self.leave(SavedSessionsDocument(sessions: [Self.saved()]).jsonText)
    chmod(self.directory.file("old.json").path, 0)
    let findings = await self.claim(self.store())
    #expect(findings.sessions.isEmpty && findings.problems.count == 1)
    chmod(self.directory.file("old.json").path, 0o600)
    #expect(await self.claim(self.store("b")).sessions == [Self.saved()])
  }

  @Test(arguments: [1_900_000_000, .max])
  func keepsSessionsAfterTheClockWasSetBack(_ time: Int64) async throws {
    try self.leave(SavedSessionsDocument(sessions: [Self.saved(savedAt: time)]).jsonText)
    #expect(await self.claim(self.store()).sessions.count == 1)
  }

  /// Each change would otherwise cost a description of every session.
  @Test func describesTheSessionsOnceForManyChanges() async {
    let store = self.store()
    var count = 0
    for _ in 0..<100 {
      store.save {
        count += 1
        return [Self.saved()]
      }
    }
    await store.settle()
    #expect(count == 1)
    #expect(await self.claim(self.store("b")).sessions.isEmpty)
  }

  @Test func fixedSessionsAreWrittenAfterTheirEnd() async {
    let store = self.store()
    self.sessions = [Self.saved()]
    store.save { self.sessions }
    store.fixPending()
    self.sessions = []
    await store.settle()
    store.fixPending()
    #expect(await self.store("b").list().sessions.isEmpty)
    #expect(self.directory.fileNames(suffix: ".json") == ["a.json"])
  }

  @Test func runsWithoutAWritableFolder() async {
    let store = SavedSessionStore(directory: StateDirectory(path: "/dev/full/x"), logger: .silent)
    store.save([Self.saved()])
    await store.settle()
    #expect(await self.claim(store).sessions.isEmpty)
  }

  // MARK: Sessions

  /// Starts playback, and drops the context as a killed server would: the connection is cut, the lock is free.
  private func killedServer(_ bench: Bench) async throws -> String {
    bench.context.savedSessions = self.store("killed")
    let session = try await bench.startPlaying()
    await bench.context.savedSessions?.settle()
    bench.context.savedSessions = nil
    bench.receiver.dropLinks()
    return session.id
  }

  /// Rejoins the sessions of the killed server.
  private func restore(
    in context: CastContext, within limit: TimeAmount = .seconds(5)
  ) async throws -> [SessionManager.Restoration] {
    await self.waitForLeftSessions()
    return await context.sessions.restore(from: try #require(context.savedSessions), within: limit).sessions
  }

  private func successor(of bench: Bench) -> CastContext {
    let context = CastContext(discovery: bench.context.discovery, options: .quick, logger: .silent)
    context.savedSessions = self.store("successor")
    return context
  }

  @Test func aSuccessorJoinsTheRunAndLoadsNothing() async throws {
    let bench = try await Bench(options: .withoutReconnecting)
    let id = try await self.killedServer(bench)
    let context = self.successor(of: bench)
    let recorder = EventRecorder(context)
    let restored = try await self.restore(in: context)
    let snapshot = try #require(try restored.first?.outcome.get())
    #expect(snapshot.sessionId == id && snapshot.connectionState == .connected)
    #expect(
      recorder.names.filter { $0.contains("esume") || $0.contains("Start") } == [
        "willResume 1", "didResume", "mediaStart 1",
      ])
    #expect(try context.sessions.session().media.snapshot.playerState == .playing)
    #expect(bench.receiver.types.filter { $0 == "LAUNCH" || $0 == "LOAD" } == ["LAUNCH"])
    await context.savedSessions?.settle()
    #expect(self.directory.fileNames(suffix: ".json") == ["successor.json"], "it is written down again")
  }

  @Test func doesNotJoinAnEndedRun() async throws {
    let bench = try await Bench(options: .withoutReconnecting)
    _ = try await self.killedServer(bench)
    bench.receiver.applications = []
    let context = self.successor(of: bench)
    let restored = try await self.restore(in: context)
    #expect(throws: CastError.self) { _ = try restored.first?.outcome.get() }
    #expect(context.sessions.sessions.isEmpty)
    await context.savedSessions?.settle()
  }

  @Test func limitsTheWaitForADevice() async throws {
    let bench = try await Bench(options: .withoutReconnecting)
    _ = try await self.killedServer(bench)
    bench.receiver.refusesLinks = true
    let context = self.successor(of: bench)
    let restored = try await self.restore(in: context, within: .milliseconds(100))
    guard case .failure(let error) = restored.first?.outcome else { return #expect(Bool(false)) }
    #expect(error.code == .connectionLost && context.sessions.sessions.isEmpty)
    await context.savedSessions?.settle()
  }

  @Test func keepsUnreachableSessions() async throws {
    let bench = try await Bench(options: .withoutReconnecting)
    let id = try await self.killedServer(bench)
    bench.receiver.refusesLinks = true
    let context = self.successor(of: bench)
    let store = try #require(context.savedSessions)
    await self.waitForLeftSessions()
    let first = await context.sessions.restore(from: store, within: .milliseconds(100))
    #expect(first.sessions.count == 1 && context.sessions.sessions.isEmpty)
    await store.settle()
    #expect(self.directory.fileNames(suffix: ".json") == ["successor.json"])
    bench.receiver.refusesLinks = false
    let second = await context.sessions.restore(from: store, within: .seconds(5))
    #expect(try second.sessions.first?.outcome.get().sessionId == id)
    // An ended session isn't kept.
    try await context.sessions.end(id)
    await store.settle()
    #expect(await context.sessions.restore(from: store, within: .seconds(5)).sessions.isEmpty)
  }

  @Test func savesASessionBeforeReportingIt() async throws {
    let bench = try await Bench()
    bench.context.savedSessions = self.store("killed")
    var files: [String] = []
    bench.context.addListener { [directory] event in
      if case .session(.didStart) = event { files = directory.fileNames(suffix: ".json") }
    }
    _ = try await bench.start()
    #expect(files == ["killed.json"])
    await bench.context.savedSessions?.settle()
  }

  @Test func savesNothingUnlessTheOptionsSaySo() async throws {
    var options = CastContextOptions.quick
    options.savesSessions = false
    let bench = try await Bench(options: options)
    bench.context.savedSessions = self.store("spawned")
    _ = try await bench.start()
    await bench.context.savedSessions?.settle()
    #expect(self.directory.fileNames(suffix: ".json") == [])
    bench.context.saveSessionsFromNowOn()
    await bench.context.savedSessions?.settle()
    #expect(self.directory.fileNames(suffix: ".json") == ["spawned.json"])
  }

  @Test(arguments: [true, false])
  func aStartWaitsForARestoration(_ usesExisting: Bool) async throws {
    let bench = try await Bench(options: .withoutReconnecting)
    let id = try await self.killedServer(bench)
    let context = self.successor(of: bench)
    let store = try #require(context.savedSessions)
    await self.waitForLeftSessions()
    let restoring = Task { @LoopActor in await context.sessions.restore(from: store, within: .seconds(5)) }
    while context.sessions.isClaiming == false, context.sessions.sessions.isEmpty { await Task.yield() }
    var options = SessionStartOptions()
    options.usesExisting = usesExisting
    if usesExisting {
      #expect(try await context.sessions.start(bench.target, options: options).sessionId == id)
    } else {
      let error = try await castError { [options] in
        _ = try await context.sessions.start(bench.target, options: options)
      }
      #expect(error.code == .sessionExists)
    }
    #expect(try context.sessions.session(id).connectionState == .connected)
    _ = await restoring.value
    await store.settle()
  }

  @Test func anEndedRunDoesNotBlockAStart() async throws {
    let bench = try await Bench(options: .withoutReconnecting)
    let id = try await self.killedServer(bench)
    bench.receiver.applications = []
    let context = self.successor(of: bench)
    let store = try #require(context.savedSessions)
    await self.waitForLeftSessions()
    let restoring = Task { @LoopActor in await context.sessions.restore(from: store, within: .seconds(5)) }
    while context.sessions.isClaiming == false, context.sessions.sessions.isEmpty { await Task.yield() }
    let snapshot = try await context.sessions.start(bench.target)
    #expect(snapshot.sessionId != id && snapshot.connectionState == .connected)
    _ = await restoring.value
    await store.settle()
  }

  @Test func aServerThatIsShutDownLeavesItsSessionsToTheNext() async throws {
    let bench = try await Bench()
    bench.context.savedSessions = self.store("first")
    _ = try await bench.startPlaying()
    await bench.context.shutDown()
    await self.waitForLeftSessions()
    #expect(await self.claim(self.store("next")).sessions.count == 1)
  }

  // MARK: The age of the record

  /// Returns the times of saving in a store's file.
  private func savingTimes(by name: String, now: Int64) throws -> [Int64] {
    let bytes = try #require(
      try self.directory.file("\(name).json").read(maximumBytes: SavedSessionsDocument.maximumBytes))
    return try SavedSessionsDocument.read(bytes, now: now).get().map(\.savedAt)
  }

  @Test func aShutdownSavesALongSessionWithThePresentTime() async throws {
    let time = Mutex<Int64>(1_800_000_000)
    let bench = try await Bench()
    bench.context.savedSessions = SavedSessionStore(
      directory: self.directory, name: "first", now: { time.withLock { $0 } }, logger: .silent)
    _ = try await bench.start()
    await bench.context.savedSessions?.settle()
    time.withLock { $0 += 2 * SavedSessionsDocument.maximumAge }
    let end = time.withLock { $0 }
    await bench.context.shutDown()
    #expect(try self.savingTimes(by: "first", now: end) == [end])
  }

  @Test func savesUnchangedSessionsAgainAfterHours() async throws {
    let time = Mutex<Int64>(1_800_000_000)
    let clock = ManualClock()
    var options = CastContextOptions.quick
    options.heartbeat = HeartbeatOptions(
      pingAfter: .seconds(86_400), deadAfter: .seconds(86_400), partialMessageDeadline: .seconds(86_400))
    let bench = try await Bench(options: options, clock: clock)
    let store = SavedSessionStore(
      directory: self.directory, name: "first", now: { time.withLock { $0 } }, logger: .silent)
    bench.context.savedSessions = store
    let session = try await bench.start()
    await store.settle()
    time.withLock { $0 += 6 * 3_600 }
    clock.advance(by: .hours(6))
    await store.settle()
    #expect(session.connectionState == .connected)
    #expect(try self.savingTimes(by: "first", now: 1_800_021_600) == [1_800_021_600])
  }

  // MARK: Shutdown while sessions are restored

  /// The server shuts down before the first attempt to join, or in the turn in which the last one failed.
  @Test(arguments: [true, false])
  func aServerThatIsShutDownWhileItRestoresLeavesTheSessionToTheNext(_ atOnce: Bool) async throws {
    let bench = try await Bench(options: .withoutReconnecting)
    let id = try await self.killedServer(bench)
    bench.receiver.refusesLinks = true
    let context = self.successor(of: bench)
    let store = try #require(context.savedSessions)
    await self.waitForLeftSessions()
    var shutDown: Task<Void, Never>?
    context.addListener { event in
      if case .session(.didEnd) = event { shutDown = Task { @LoopActor in await context.shutDown() } }
    }
    let underWay = await context.sessions.beginRestoring(from: store, within: .milliseconds(100)) { _ in }
    if atOnce { await context.shutDown() }
    let restored = await context.sessions.decide(underWay).sessions
    #expect(throws: CastError.self) { _ = try restored.first?.outcome.get() }
    await shutDown?.value
    #expect(try self.written(by: "successor") == [id])
  }

  @Test func savesARestorationAtEachStep() async throws {
    let bench = try await Bench(options: .withoutReconnecting)
    _ = try await self.killedServer(bench)
    let context = self.successor(of: bench)
    let store = try #require(context.savedSessions)
    await self.waitForLeftSessions()
    let underWay = await context.sessions.beginRestoring(from: store, within: .seconds(5)) { _ in }
    #expect(self.directory.fileNames(suffix: ".json") == ["successor.json"])
    _ = await context.sessions.decide(underWay)
    await store.settle()
  }

  @Test func aFailedPreparationLeavesTheSessionsForTheNextCall() async throws {
    let bench = try await Bench(options: .withoutReconnecting)
    let id = try await self.killedServer(bench)
    let context = self.successor(of: bench)
    let store = try #require(context.savedSessions)
    await self.waitForLeftSessions()
    let hasBegun =
      (try? await context.sessions.beginRestoring(from: store, within: .seconds(5)) { _ in throw CancellationError() })
      != nil
    #expect(!hasBegun)
    await self.waitForLeftSessions()
    #expect(await store.list().sessions.map(\.sessionId) == [id])
    let restored = await context.sessions.restore(from: store, within: .seconds(5)).sessions
    #expect(try restored.first?.outcome.get().sessionId == id)
    await store.settle()
    #expect(self.directory.fileNames(suffix: ".json") == ["successor.json"])
  }

  @Test func aRestorationDuringThePreparationOfAnotherRemovesNoFile() async throws {
    let bench = try await Bench(options: .withoutReconnecting)
    let id = try await self.killedServer(bench)
    let context = self.successor(of: bench)
    let store = try #require(context.savedSessions)
    await self.waitForLeftSessions()
    let underWay = await context.sessions.beginRestoring(from: store, within: .seconds(5)) { _ in
      #expect(await context.sessions.restore(from: store, within: .seconds(5)).sessions.isEmpty)
      #expect((try? self.written(by: "killed")) == [id])
    }
    #expect(await context.sessions.decide(underWay).sessions.count == 1)
    await store.settle()
  }

  @Test func dropsASessionEndedBeforeItsRestoration() async throws {
    let bench = try await Bench(options: .withoutReconnecting)
    let id = try await self.killedServer(bench)
    bench.receiver.refusesLinks = true
    let context = self.successor(of: bench)
    let store = try #require(context.savedSessions)
    await self.waitForLeftSessions()
    let underWay = await context.sessions.beginRestoring(from: store, within: .seconds(5)) { _ in }
    try await context.sessions.end(id)
    await context.shutDown()
    _ = await context.sessions.decide(underWay)
    #expect(try self.written(by: "successor") == [])
  }

  @Test func dropsAnEndedSession() async throws {
    let bench = try await Bench()
    bench.context.savedSessions = self.store("first")
    let session = try await bench.startPlaying()
    try await bench.context.sessions.end(session.id)
    await bench.context.shutDown()
    #expect(await self.claim(self.store("next")).sessions.isEmpty)
  }
}

extension CastContextOptions {
  fileprivate static var withoutReconnecting: CastContextOptions {
    var options = CastContextOptions.quick
    options.reconnect.isEnabled = false
    return options
  }
}
