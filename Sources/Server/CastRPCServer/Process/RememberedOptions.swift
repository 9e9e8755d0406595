import CastModel
import CastRPCProtocol
import JSONCodec
import LoopIsolation
import StateFiles

/// The options that a client of this daemon set in `context.create`, kept for the server that restores its sessions
/// after a crash: that server must not be less strict with devices than this one was.
///
/// The file belongs to one daemon at a time: to the first one that writes it, as long as that process lives, by a
/// lock beside the file that ends with the process.
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
    _ = try? await self.locked(ifThere: true) { file in _ = file.remove() }
  }

  /// Runs `body` with the file on a pool thread, under the lock.
  ///
  /// - Parameter isOptional: Whether to do and lock nothing if there is no file.
  private func locked<T: Sendable>(
    ifThere isOptional: Bool = false, _ body: @escaping @Sendable (StateFile) throws -> T
  ) async throws -> T? {
    let (directory, file, held) = (self.directory, self.file, self.lock)
    let result = try await Blocking.run { () throws -> (T, FileLock)? in
      if isOptional, directory.fileNames(suffix: file.name).isEmpty { return nil }
      guard let lock = try held ?? FileLock(directory.file("context.lock")) else {
        throw InUse(directory: directory.path)
      }
      return (try body(file), lock)
    }
    guard let (value, lock) = result else { return nil }
    self.lock = lock
    return value
  }

  /// Releases the lock at the end of the process; the options stay for the next.
  func close() {
    self.lock?.removeFile()
    self.lock = nil
  }
}
