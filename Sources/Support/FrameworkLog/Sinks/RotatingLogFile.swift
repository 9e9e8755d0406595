import Glibc
public import StateFiles

/// A log in files: the present one, and older ones with a number, `cast-rpc.1.log` the youngest. Everything here
/// blocks.
///
/// Files are renamed as a whole, so a reader who follows one never finds a part of another. The file is this process's:
/// others use names of their own.
public struct RotatingLogFile: ~Copyable, Sendable {
  /// The largest number of processes that can log in one folder.
  private static let maximumSlots = 32

  /// The largest size of the current file, in bytes, and the number of files that are kept; they apply from the next
  /// line on.
  public var limits: LogFileLimits
  private let directory: StateDirectory
  private let stem: String
  private let lock: FileLock
  private var descriptor: Int32 = -1
  private var size = 0
  /// Whether the last line is incomplete, because there was no room for the rest.
  private var isTorn = false

  /// The path of the current file.
  public var path: String { self.directory.file("\(self.stem).log").path }

  /// Opens `directory`'s log, or makes it: `cast-rpc.log`, or `cast-rpc-2.log` and so on while other processes have the
  /// first ones.
  ///
  /// - Throws: ``StateFileError``.
  public init(directory: StateDirectory, name: String = "cast-rpc", limits: LogFileLimits) throws(StateFileError) {
    let (stem, lock) = try Self.slot(in: directory, name: name)
    let descriptor = try Self.open(directory.file("\(stem).log").path)
    self.directory = directory
    self.limits = limits
    self.stem = stem
    self.lock = lock
    self.descriptor = descriptor
    self.size = Self.size(of: descriptor)
  }

  private static func slot(
    in directory: StateDirectory, name: String
  ) throws(StateFileError) -> (stem: String, lock: FileLock) {
    for slot in 1...Self.maximumSlots {
      let stem = slot == 1 ? name : "\(name)-\(slot)"
      if let lock = try FileLock(directory.file(".\(stem).lock")) { return (stem, lock) }
    }
    throw StateFileError(
      .system, "\(Self.maximumSlots) processes log to \(directory.path) already: choose another folder.")
  }

  deinit {
    if self.descriptor >= 0 { close(self.descriptor) }
  }

  /// Appends a line, given without its line feed; rotates the files first if it wouldn't fit.
  ///
  /// - Throws: ``StateFileError`` if the line could not be written; the next may be, when there is room again.
  public mutating func append(_ line: String) throws(StateFileError) {
    try self.reopenIfGone()
    let bytes = Array((self.isTorn ? "\n\(line)\n" : "\(line)\n").utf8)
    if self.size > 0, self.size + bytes.count > self.limits.bytes { try self.rotate() }
    try self.write(bytes)
  }

  private mutating func write(_ bytes: [UInt8]) throws(StateFileError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(self.descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        let number = errno
        self.isTorn = self.isTorn || rest.count < bytes.count
        throw .system("written", self.path, number)
      }
      self.size += count
      rest = rest.dropFirst(count)
    }
    self.isTorn = false
  }

  private mutating func reopen() throws(StateFileError) {
    if self.descriptor >= 0 { close(self.descriptor) }
    self.descriptor = -1
    self.descriptor = try Self.open(self.path)
    self.size = Self.size(of: self.descriptor)
    self.isTorn = false
  }

  private static func open(_ path: String) throws(StateFileError) -> Int32 {
    let descriptor = Glibc.open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0o600)
    guard descriptor >= 0 else { throw .system("opened", path, errno) }
    var info = stat()
    guard fstat(descriptor, &info) == 0, info.st_mode & S_IFMT == S_IFREG, info.st_uid == geteuid() else {
      close(descriptor)
      throw StateFileError(.notPrivate, "\(path) is no file of this user's: remove it, or choose another folder.")
    }
    return descriptor
  }

  private static func size(of descriptor: Int32) -> Int {
    var info = stat()
    return fstat(descriptor, &info) == 0 ? Int(info.st_size) : 0
  }

  /// Reopens the file if another program has removed or moved it.
  private mutating func reopenIfGone() throws(StateFileError) {
    var held = stat()
    var named = stat()
    guard self.descriptor >= 0, fstat(self.descriptor, &held) == 0, stat(self.path, &named) == 0,
      held.st_ino == named.st_ino, held.st_dev == named.st_dev
    else {
      try self.directory.create()
      return try self.reopen()
    }
  }

  private mutating func rotate() throws(StateFileError) {
    for number in stride(from: self.limits.count - 2, through: 1, by: -1) {
      rename(self.path(number), self.path(number + 1))
    }
    guard rename(self.path, self.path(1)) == 0 else { throw .system("renamed", self.path, errno) }
    self.removeSurplus()
    try self.reopen()
  }

  /// Removes the files that a larger count of an earlier run left.
  private func removeSurplus() {
    var number = self.limits.count
    while number <= LogFileLimits.maximumCount, unlink(self.path(number)) == 0 { number += 1 }
  }

  private func path(_ number: Int) -> String { self.directory.file("\(self.stem).\(number).log").path }
}
