import Glibc
import LoopIsolation
import TextFormats

/// A named pipe in a private folder, through which the server reads castctl's standard input.
struct StandardInputPipe: Sendable {
  private static let pieceLength = 65_536
  private static let name = "stdin"

  let path: String
  private let folder: PrivateFolder

  init() throws(CommandError) {
    self.folder = try PrivateFolder(files: [Self.name])
    self.path = self.folder.path(of: Self.name)
    guard mkfifo(self.path, 0o600) == 0 else {
      let reason = PlainReason.ofSystem(errno)
      self.folder.remove()
      throw .failed("The pipe can't be made: \(reason).", "It is made in $XDG_RUNTIME_DIR, else in /tmp.")
    }
  }

  /// Copies in the background until standard input ends, or the server closes the pipe.
  func begin() {
    Blocking.submit {
      let pipe = self.openForWriting()
      guard pipe >= 0 else { return }
      defer { close(pipe) }
      var piece = [UInt8](repeating: 0, count: Self.pieceLength)
      while true {
        let count = read(STDIN_FILENO, &piece, piece.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0, Self.write(piece[..<count], to: pipe) else { return }
      }
    }
  }

  /// Opens the writing end; returns its descriptor, or a negative number if that fails. Blocks.
  func openForWriting() -> CInt {
    // Opening waits for the server to open the other end. Then the name isn't needed any more, and is removed
    // before castctl can be killed.
    let pipe = open(self.path, O_WRONLY | O_CLOEXEC)
    if pipe >= 0 { self.remove() }
    return pipe
  }

  private static func write(_ bytes: ArraySlice<UInt8>, to pipe: CInt) -> Bool {
    var rest = bytes
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(pipe, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// Removes the pipe and its folder; harmless if they are gone.
  func remove() { self.folder.remove() }
}
