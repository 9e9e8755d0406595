import CastModel
import CastRPCProtocol
import JSONCodec
import LoopIsolation
import StateFiles

/// The options that a client of this server set in `context.create`, kept for the server that restores its sessions:
/// that server must not be less strict with devices than this one was.
///
/// The file belongs to one server at a time: to the first one that reads or writes it, until that server has left its
/// sessions or its process has ended. A lock beside the file guards it.
@LoopActor
final class RememberedOptions {
  /// The error when another living daemon keeps its options in the same place.
  struct InUse: Error, Hashable, CustomStringConvertible {
    let directory: String

    var description: String {
      "another server that runs keeps its options in \(self.directory): stop it, or start this one with a folder of its own"
        + " (XDG_STATE_HOME)"
    }
  }

  /// The limit of attempts to take the lock, and the pause between them in microseconds: together about a second,
  /// the time that a server may take to end (docs/Protocol.md).
  private nonisolated static let lockAttempts = 500
  private nonisolated static let lockPause: UInt32 = 2_000

  private let directory: StateDirectory
  private var lock: FileLock?

  nonisolated init(directory: StateDirectory) { self.directory = directory }

  private nonisolated var file: StateFile { self.directory.file("context.json") }

  /// Writes the options; returns when that is done, or has failed.
  ///
  /// - Throws: ``InUse``, `StateFileError`.
  func remember(_ options: ContextOptions.Changes) async throws {
    let bytes = options.jsonBytes
    try await self.locked { file in try file.write(bytes) }
  }

  /// Returns the options that the previous server kept, or `nil` if it kept none.
  ///
  /// - Throws: ``InUse``, or the error of reading them.
  func recall() async throws -> ContextOptions.Changes? {
    try await self.locked(ifThere: true) { file in
      guard let bytes = try file.read(maximumBytes: OptionsFile.maximumBytes) else { return nil }
      return try ContextOptions.Changes(json: try JSONDocument(parsing: bytes, policy: .strict).root)
    } ?? nil
  }

  /// Removes the options, because no session depends on them.
  func forget() async {
    // The options of a server that is ending stay: its sessions may still depend on them.
    _ = try? await self.locked(ifThere: true, attempts: 1) { file in _ = file.remove() }
  }

  /// Runs `body` with the file on a pool thread, under the lock.
  ///
  /// - Parameters:
  ///   - isOptional: Whether to return `nil` at once if there is no file, without the lock.
  ///   - attempts: The limit of attempts to take a lock that another server has.
  private func locked<T: Sendable>(
    ifThere isOptional: Bool = false, attempts: Int = RememberedOptions.lockAttempts,
    _ body: @escaping @Sendable (StateFile) throws -> T
  ) async throws -> T? {
    let (directory, file, held) = (self.directory, self.file, self.lock)
    let result = try await Blocking.run { () throws -> (T, FileLock)? in
      if isOptional, directory.fileNames(suffix: file.name).isEmpty { return nil }
      let lock = try held ?? Self.takeLock(in: directory, attempts: attempts)
      return (try body(file), lock)
    }
    guard let (value, lock) = result else { return nil }
    self.lock = lock
    return value
  }

  private nonisolated static func takeLock(in directory: StateDirectory, attempts: Int) throws -> FileLock {
    let file = directory.file("context.lock")
    guard let lock = try FileLock.take(file, attempts: attempts, pause: self.lockPause) else {
      throw InUse(directory: directory.path)
    }
    return lock
  }

  /// Releases the lock when this server has left its sessions; the options stay for the next server.
  func close() {
    self.lock?.removeFile()
    self.lock = nil
  }
}
