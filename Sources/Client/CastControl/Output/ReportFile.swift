import Glibc
import TextFormats

/// A file that a command writes for the user: readable by this user alone (mode 0600), and never a part of the text.
struct ReportFile {
  /// The path, as the user gave it.
  let path: String
  /// Whether a file that exists is replaced.
  let replacesExisting: Bool

  /// Checks, before the work for it begins, that the file may be written.
  func check() throws(CommandError) {
    var info = stat()
    guard lstat(self.path, &info) == 0 else { return }
    guard self.replacesExisting else { throw self.exists }
    guard info.st_mode & S_IFMT == S_IFREG else {
      throw .usage("“\(self.path)” isn't a file, so it isn't replaced.", "Give the path of a new file.")
    }
  }

  /// Writes the text to a temporary file in the same folder, which then gets the name.
  func write(_ text: String) throws(CommandError) {
    try self.check()
    let temporary = "\(self.path).\(getpid())-\(UInt32.random(in: .min ... .max))"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw self.failed(errno) }
    defer { unlink(temporary) }
    var rest = Array(text.utf8)[...]
    var failure: CInt = 0
    while !rest.isEmpty, failure == 0 {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno != EINTR { failure = errno }
      rest = rest.dropFirst(max(count, 0))
    }
    if failure == 0, fsync(descriptor) != 0 { failure = errno }
    close(descriptor)
    guard failure == 0 else { throw self.failed(failure) }
    // A link fails if another program has made the file meanwhile; renaming would replace it.
    guard self.replacesExisting ? rename(temporary, self.path) == 0 : link(temporary, self.path) == 0 else {
      throw errno == EEXIST ? self.exists : self.failed(errno)
    }
  }

  private var exists: CommandError {
    .usage("“\(self.path)” exists already.", "Give another path, or --force to replace it.")
  }

  private func failed(_ number: CInt) -> CommandError {
    .failed("“\(self.path)” can't be written: \(PlainReason.ofSystem(number)).", "Give a path in a folder of yours.")
  }
}
