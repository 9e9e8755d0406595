import Glibc
import LoopIsolation

/// A pipe in a folder of our own, through which the server reads what comes to our standard input.
struct StandardInputPipe: Sendable {
  private static let pieceLength = 65_536

  /// Where the pipe is.
  let path: String
  private let folder: String

  /// Makes the folder, which nobody else can look into, and the pipe.
  init() throws(CommandError) {
    let own = getenv("XDG_RUNTIME_DIR").map { String(cString: $0) } ?? ""
    guard let folder = [own, "/tmp"].lazy.compactMap(Self.makeFolder).first else {
      throw Self.failed("A folder for the pipe")
    }
    self.folder = folder
    self.path = "\(self.folder)/stdin"
    guard mkfifo(self.path, 0o600) == 0 else {
      rmdir(self.folder)
      throw Self.failed("The pipe")
    }
  }

  private static func makeFolder(in base: String) -> String? {
    guard base.hasPrefix("/") else { return nil }
    var template = Array("\(base)/castctl-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { return nil }
    return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  private static func failed(_ what: String) -> CommandError {
    let reason = strerror(errno).map { String(cString: $0) } ?? "error \(errno)"
    return .failed("\(what) can't be made: \(reason).", "It is made in $XDG_RUNTIME_DIR, else in /tmp.")
  }

  /// Copies until standard input ends, or nobody reads any more; nobody waits for it.
  func begin() {
    let path = self.path
    Blocking.submit {
      // Waits for the server to open the other end.
      let pipe = open(path, O_WRONLY | O_CLOEXEC)
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

  /// Removes the pipe and its folder.
  func remove() {
    unlink(self.path)
    rmdir(self.folder)
  }
}
