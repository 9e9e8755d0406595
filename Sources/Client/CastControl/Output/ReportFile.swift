import Glibc
import TextFormats

/// A file that a command writes for the user: readable by this user alone (mode 0600), and never with only a part of
/// the text.
struct ReportFile {
  /// The path, as the user gave it.
  let path: String
  /// Whether a file that exists is replaced.
  let replacesExisting: Bool

  /// Checks, before the work for it begins, that the file may be written.
  func check() throws(CommandError) {
    var info = stat()
    guard lstat(PathText.system(self.path), &info) == 0 else { return }
    guard self.replacesExisting else { throw self.exists }
    guard info.st_mode & S_IFMT == S_IFREG else {
      throw .usage("“\(self.path)” isn't a file, so it isn't replaced.", "Give the path of a new file.")
    }
  }

  /// Makes a second name of a file; negative with `errno` set if that fails, as `link(2)`.
  typealias Linking = (_ file: String, _ name: String) -> CInt

  /// Writes the text to a temporary file in the same folder, which then gets the name.
  func write(_ text: String, linking: Linking = { link(PathText.system($0), PathText.system($1)) }) throws(CommandError)
  {
    try self.check()
    let temporary = "\(self.path).\(getpid())-\(UInt32.random(in: .min ... .max))"
    let descriptor = Self.create(temporary)
    guard descriptor >= 0 else { throw self.failed(errno) }
    defer { unlink(PathText.system(temporary)) }
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
    guard self.replacesExisting ? Self.rename(temporary, self.path) : self.publish(temporary, linking) else {
      throw errno == EEXIST ? self.exists : self.failed(errno)
    }
  }

  /// Gives the temporary file the name unless another program has made a file of that name; `false` with `errno` set
  /// if that fails.
  private func publish(_ temporary: String, _ linking: Linking) -> Bool {
    if linking(temporary, self.path) == 0 { return true }
    guard errno != EEXIST else { return false }
    // FAT and some network file systems have no links (EPERM, EOPNOTSUPP, ENOSYS). An empty file, which only this
    // program can have made, reserves the name, and renaming replaces it in one step.
    let reserved = Self.create(self.path)
    guard reserved >= 0 else { return false }
    close(reserved)
    if Self.rename(temporary, self.path) { return true }
    let failure = errno
    unlink(PathText.system(self.path))
    errno = failure
    return false
  }

  /// Creates a file that only this user can read; returns its descriptor, or a negative number with `errno` set.
  private static func create(_ path: String) -> CInt {
    open(PathText.system(path), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
  }

  /// Gives a file another name; `false` with `errno` set if that fails.
  private static func rename(_ path: String, _ name: String) -> Bool {
    Glibc.rename(PathText.system(path), PathText.system(name)) == 0
  }

  private var exists: CommandError {
    .usage("“\(self.path)” exists already.", "Give another path, or --force to replace it.")
  }

  private func failed(_ number: CInt) -> CommandError {
    .failed("“\(self.path)” can't be written: \(PlainReason.ofSystem(number)).", "Give a path in a folder of yours.")
  }
}
