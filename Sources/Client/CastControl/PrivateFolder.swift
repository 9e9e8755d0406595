import Glibc
import TextFormats

/// A folder of this run that other users can't read. A signal that ends the program removes it, too, except the second
/// one of a command that cleans up after the first (``TerminationSignals``).
struct PrivateFolder: Sendable {
  let path: String
  private let files: [String]

  /// Makes a folder, in the runtime directory if there is one.
  ///
  /// - Parameter files: The names of the files that may be in it.
  init(files: [String]) throws(CommandError) {
    self.files = files
    let parent = getenv("XDG_RUNTIME_DIR").map { String(cString: $0) } ?? ""
    for place in [parent, "/tmp"] where place.hasPrefix("/") {
      var template = Array("\(place)/castctl-XXXXXX".utf8CString)
      let made = template.withUnsafeMutableBufferPointer { buffer in
        buffer.baseAddress.flatMap { mkdtemp($0) }.map { String(cString: $0) }
      }
      if let made {
        self.path = made
        Leftovers.add(files.map { "\(made)/\($0)" } + [made])
        return
      }
    }
    throw .failed("No folder can be made in $XDG_RUNTIME_DIR or /tmp: \(PlainReason.ofSystem(errno)).")
  }

  func path(of name: String) -> String { "\(self.path)/\(name)" }

  /// Writes a file that only this user can read; `false` if it can't be written.
  func write(_ text: String, to name: String) -> Bool {
    let descriptor = open(self.path(of: name), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var text = text
    return text.withUTF8 { Glibc.write(descriptor, $0.baseAddress, $0.count) == $0.count }
  }

  /// Removes the folder with its files; harmless if they are gone.
  func remove() {
    for name in self.files { unlink(self.path(of: name)) }
    rmdir(self.path)
  }
}
