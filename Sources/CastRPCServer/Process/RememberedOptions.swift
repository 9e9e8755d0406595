import CastRPCProtocol
import JSONCodec
import LoopIsolation
import NIOPosix
import StateFiles

/// What a client of this daemon said in `context.create`, kept for the server that restores its sessions after a crash: it must not be
/// less strict with devices than this one was.
@LoopActor
final class RememberedOptions {
  private let file: StateFile

  nonisolated init(directory: StateDirectory) { self.file = directory.file("context.json") }

  /// Writes them down; returns when that is done, or has failed.
  func remember(_ options: ContextOptions) async throws {
    let file = self.file
    let bytes = options.jsonBytes
    try await NIOThreadPool.singleton.runIfActive(eventLoop: LoopActor.shared.eventLoop) { try file.write(bytes) }
      .value()
  }

  /// What the server before was told; `nil` if it was told nothing. Throws if that can't be read.
  func recall() async throws -> ContextOptions? {
    let file = self.file
    let loop = LoopActor.shared.eventLoop
    return try await NIOThreadPool.singleton.runIfActive(eventLoop: loop) { () throws -> ContextOptions? in
      guard let bytes = try file.read(maximumBytes: OptionsFile.maximumBytes) else { return nil }
      return try ContextOptions(json: try JSONDocument(parsing: bytes, policy: .strict).root)
    }.value()
  }

  /// Forgets them: no session depends on them.
  func forget() {
    let file = self.file
    _ = NIOThreadPool.singleton.runIfActive(eventLoop: LoopActor.shared.eventLoop) { file.remove() }
  }
}
