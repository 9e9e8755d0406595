import CastModel
import CastRPCProtocol
import JSONCodec
import LoopIsolation
import StateFiles

/// What a client of this daemon said in `context.create`, kept for the server that restores its sessions after a crash: it must not be
/// less strict with devices than this one was.
///
/// The file belongs to one daemon at a time: to the first one that keeps something, as long as it lives, by a lock beside the file
/// that ends with the process.
@LoopActor
final class RememberedOptions {
  /// Another daemon that lives keeps its options in the same place.
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

  /// Writes them down; returns when that is done, or has failed.
  ///
  /// - Throws: ``InUse``, `StateFileError`.
  func remember(_ options: ContextOptions.Changes) async throws {
    let bytes = options.jsonBytes
    try await self.locked { file in try file.write(bytes) }
  }

  /// What the server before was told; `nil` if it was told nothing.
  ///
  /// - Throws: ``InUse``, and what reading them fails with.
  func recall() async throws -> ContextOptions.Changes? {
    try await self.locked(ifThere: true) { file in
      guard let bytes = try file.read(maximumBytes: OptionsFile.maximumBytes) else { return nil }
      return try ContextOptions.Changes(json: try JSONDocument(parsing: bytes, policy: .strict).root)
    } ?? nil
  }

  /// Forgets them: no session depends on them.
  func forget() async {
    _ = try? await self.locked(ifThere: true) { file in _ = file.remove() }
  }

  /// Does something with the file on a thread of the pool, under the lock.
  ///
  /// - Parameter isOptional: whether nothing is done, nor locked, where there is no file.
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

  /// The process ends: the lock goes, the options stay for the next.
  func close() {
    self.lock?.removeFile()
    self.lock = nil
  }
}
