import Glibc
import JSONCodec
public import LoopIsolation
public import Logging
public import StateFiles

/// The sessions of this server on disk. It also takes over those of servers that have ended.
///
/// Each server has its own file, `<name>.json`, and a lock file beside it. The system frees the lock when the process
/// ends, even by a crash: a file whose lock is free belongs to no server, and the server that takes the lock takes
/// the sessions. Nothing here blocks the loop.
@LoopActor
public final class SavedSessionStore {
  /// The sessions found on disk.
  public struct Findings: Sendable {
    /// The sessions, as saved.
    public var sessions: [SessionRecord] = []
    /// Descriptions of the records that can't be used, one sentence each.
    public var problems: [String] = []
  }

  /// Sessions taken over from ended servers, and the files that contain them. Without a call of ``remove(_:)`` the
  /// files stay, and other servers can take them once this value is released.
  package struct Takeover: Sendable {
    package fileprivate(set) var findings: Findings
    /// The files, with the locks that keep other servers from them.
    fileprivate var files: [(StateFile, FileLock)]
  }

  /// The limit of attempts to take the own lock, and the pause between them in microseconds.
  private nonisolated static let lockAttempts = 100
  private nonisolated static let lockPause: UInt32 = 2_000

  private let directory: StateDirectory
  private let name: String
  private let now: @Sendable () -> Int64
  private let logger: Logger
  private var lock: FileLock?
  /// Makes the next state to write; a newer one replaces one that waits.
  private var pending: (@LoopActor () -> [SessionRecord])?
  private var isWriting = false
  private var isDirty = false
  private var waiters: [Waiter<Void, Never>] = []
  /// Sessions that could not be restored because their device was away; they are saved with the rest.
  private var kept: [SessionRecord] = []
  /// The sessions that were written last.
  private var latest: [SessionRecord] = []
  /// Whether the latest attempt to write failed, so that a full disk is logged only once.
  private var hasFailed = false

  /// - Parameters:
  ///   - directory: The folder of the files, created with the first session.
  ///   - now: Returns the seconds since 1970.
  public nonisolated init(
    directory: StateDirectory, name: String = "\(UInt64.random(in: .min ... .max))",
    now: @escaping @Sendable () -> Int64 = EventLoopClock.unixTime,
    logger: Logger = Logger(label: "cast.sender")
  ) {
    self.directory = directory
    self.name = name
    self.now = now
    self.logger = logger.component("SavedSessionStore")
  }

  /// Returns the time for ``SessionRecord/savedAt``.
  func timestamp() -> Int64 { self.now() }

  // MARK: Writing

  /// Keeps a session that could not be restored, for the next attempt.
  public func keep(_ session: SessionRecord) {
    self.kept = self.kept.filter { $0.deviceId != session.deviceId } + [session]
    let latest = self.latest
    self.save(self.pending ?? { latest })
  }

  /// Saves the sessions soon, in the order of the calls.
  public func save(_ sessions: [SessionRecord]) { self.save { sessions } }

  /// Saves the result of `sessions`, called when it is written: of many changes meanwhile only the last one costs.
  package func save(_ sessions: @escaping @LoopActor () -> [SessionRecord]) {
    self.pending = sessions
    guard !self.isWriting else { return }
    self.isWriting = true
    LoopActor.task { await self.writePending() }
  }

  /// Takes the sessions that are still to be written now: later changes of them aren't saved.
  package func fixPending() {
    guard let sessions = self.pending?() else { return }
    self.pending = { sessions }
  }

  /// Returns the sessions with those that could not be restored; `nil` if there is nothing to write.
  private func complete(_ sessions: [SessionRecord]) -> [SessionRecord]? {
    self.latest = sessions
    // A newer session with the device shows that the older run is over.
    let devices = Set(sessions.map(\.deviceId))
    self.kept.removeAll { devices.contains($0.deviceId) }
    let sessions = sessions + self.kept
    // A server that never had a session leaves no trace.
    guard self.isDirty || !sessions.isEmpty else { return nil }
    self.isDirty = true
    return sessions
  }

  /// Waits until everything is written, or could not be.
  public func settle() async {
    guard self.isWriting else { return }
    let waiter = Waiter<Void, Never>()
    self.waiters.append(waiter)
    await waiter.value()
  }

  private func writePending() async {
    while let pending = self.pending {
      self.pending = nil
      guard let sessions = self.complete(pending()) else { continue }
      let (lock, isGone, error) =
        await Blocking.run { [lock, directory, name] in
          Self.write(sessions, to: directory, name: name, lock: lock)
        }
      self.lock = isGone ? nil : lock ?? self.lock
      if let error, !self.hasFailed {
        self.logger.warning(
          "sessions can't be saved: a restarted server won't find them", metadata: ["error": "\(error)"])
      }
      self.hasFailed = error != nil
    }
    self.isWriting = false
    self.waiters.finishAll(.success(()))
  }

  private nonisolated static func write(
    _ sessions: [SessionRecord], to directory: StateDirectory, name: String, lock: FileLock?
  ) -> (lock: FileLock?, isGone: Bool, StateFileError?) {
    let file = directory.file("\(name).json")
    var lock = lock
    do throws(StateFileError) {
      // Take the lock before the file is written: any server would take over a file without a lock.
      // Another server that looks whether the lock was left behind may have it for a moment.
      if lock == nil {
        let place = directory.file("\(name).lock")
        lock = try FileLock.take(place, attempts: Self.lockAttempts, pause: Self.lockPause)
      }
      guard sessions.isEmpty else {
        try file.write(SavedSessionsDocument(sessions: sessions).jsonBytes)
        return (lock, false, nil)
      }
      file.remove()
      // The lock has nothing left to guard; the next session creates a new one.
      lock?.removeFile()
      return (nil, true, nil)
    } catch {
      return (lock, false, error)
    }
  }

  // MARK: Finding

  /// Returns the sessions that ended servers left, without taking them.
  public func list() async -> Findings { await self.find(isTaking: false).findings }

  /// Takes the sessions that ended servers left, and those that this one could not restore. Their files stay until
  /// ``remove(_:)``, so that nothing is lost if this server dies before it has saved them.
  package func take() async -> Takeover { await self.find(isTaking: true) }

  /// Removes the files taken over, whose sessions are now saved elsewhere or of no use.
  package func remove(_ takeover: Takeover) async {
    guard !takeover.files.isEmpty else { return }
    await Blocking.run {
      for (file, lock) in takeover.files {
        file.remove()
        lock.removeFile()
      }
    }
  }

  private func find(isTaking: Bool) async -> Takeover {
    let now = self.now()
    var found = await Blocking.run { [directory, name] in
      var found = Takeover(findings: Findings(), files: [])
      directory.removeAbandonedFiles()
      for fileName in directory.fileNames(suffix: ".json", limit: 1_000) where fileName != "\(name).json" {
        let owner = String(fileName.dropLast(5))
        // A lock that is held belongs to a running server.
        guard let lock = try? FileLock(directory.file("\(owner).lock")) else { continue }
        switch Self.read(directory.file(fileName), into: &found.findings, now: now) {
        case .sessions: if isTaking { found.files.append((directory.file(fileName), lock)) }
        case .nothing:
          directory.file(fileName).remove()
          lock.removeFile()
        case .unknown: break
        }
      }
      Self.removeLocksWithoutFile(in: directory, except: name)
      found.findings.sessions = found.findings.sessions.withoutRepetitions
      return found
    }
    for problem in found.findings.problems { self.logger.notice("saved sessions ignored: \(problem)") }
    found.findings.sessions += self.kept
    return found
  }

  /// Removes the locks of servers that were killed between creating or removing one and the file beside it.
  private nonisolated static func removeLocksWithoutFile(in directory: StateDirectory, except name: String) {
    for fileName in directory.fileNames(suffix: ".lock", limit: 1_000) where fileName != "\(name).lock" {
      let owner = String(fileName.dropLast(5))
      // While this has the lock, its server can't write the file.
      guard let lock = try? FileLock(directory.file(fileName)), access(directory.file("\(owner).json").path, F_OK) != 0
      else { continue }
      lock.removeFile()
    }
  }

  /// The content of a file.
  private enum Content {
    case sessions
    case nothing
    /// It can't be read now: no descriptor is free, or the disk fails. The next attempt may succeed.
    case unknown
  }

  private nonisolated static func read(_ file: StateFile, into findings: inout Findings, now: Int64) -> Content {
    do throws(StateFileError) {
      guard let bytes = try file.read(maximumBytes: SavedSessionsDocument.maximumBytes) else { return .nothing }
      switch SavedSessionsDocument.read(bytes, now: now) {
      case .success(let sessions):
        findings.sessions += sessions
        return sessions.isEmpty ? .nothing : .sessions
      case .failure(let problem):
        findings.problems.append("\(file.path): \(problem).")
        return .nothing
      }
    } catch {
      findings.problems.append(error.message)
      return error.code == .system ? .unknown : .nothing
    }
  }
}

extension [SessionRecord] {
  /// The records without the older ones of the same session.
  ///
  /// A server that ends between saving the sessions that it took and removing their files leaves two of each.
  fileprivate var withoutRepetitions: [SessionRecord] {
    var newest: [[String]: SessionRecord] = [:]
    let identity = { (record: SessionRecord) in [record.deviceId, record.receiverSessionId, record.sessionId] }
    for record in self {
      if let other = newest[identity(record)], other.savedAt > record.savedAt { continue }
      newest[identity(record)] = record
    }
    return self.compactMap { newest.removeValue(forKey: identity($0)) }
  }
}
