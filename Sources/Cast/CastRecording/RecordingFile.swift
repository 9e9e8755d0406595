import Glibc
import TextFormats

/// The limits of a recording's files.
public struct RecordingFileLimits: Sendable, Hashable {
  /// The smallest size of a file that can be requested, in bytes: a header and a few messages.
  public static let minimumBytes = 64 << 10
  /// The largest size of a file that can be requested, in bytes: the most that ``RecordingLimits`` allows.
  public static let maximumBytes = 64 << 20
  /// The default size of a file, in bytes.
  public static let assumedBytes = 16 << 20
  /// The default number of files.
  public static let assumedCount = 4
  /// The largest number of files that can be requested.
  public static let maximumCount = 100

  /// The largest size of a file, in bytes.
  public let bytes: Int
  /// The number of files that are kept, including the current one.
  public let count: Int

  /// Creates limits as close to the requested ones as is allowed.
  public init(bytes: Int = Self.assumedBytes, count: Int = Self.assumedCount) {
    self.bytes = min(max(bytes, Self.minimumBytes), Self.maximumBytes)
    self.count = min(max(count, 1), Self.maximumCount)
  }
}

/// The files of a recording: the current one, and older ones with a number, `tv.jsonl.1` the most recent. Everything
/// here blocks.
///
/// Each file begins with the header. A line is written whole or not at all.
public struct RecordingFile: ~Copyable, Sendable {
  /// The current file.
  public let path: String
  private let header: String
  private let limits: RecordingFileLimits
  private var descriptor: Int32 = -1
  private var size = 0
  /// Whether the last line found no room.
  private var wasFull = false

  /// Creates the file with its header, for this user only.
  ///
  /// - Throws: ``RecordingError`` if it, or one of the older files that the rotation would replace, exists already.
  public init(path: String, header: RecordingHeader, limits: RecordingFileLimits) throws(RecordingError) {
    self.path = path
    self.header = header.line
    self.limits = limits
    for number in 1..<max(limits.count, 1) {
      guard access(PathText.system(Self.older(path, number)), F_OK) != 0 else {
        throw Self.exists(Self.older(path, number))
      }
    }
    try self.create()
  }

  deinit {
    if self.descriptor >= 0 { close(self.descriptor) }
  }

  /// Appends a line, given without its end; rotates the files first if it wouldn't fit.
  ///
  /// - Returns: The number of bytes written.
  /// - Throws: ``RecordingError`` if the line wasn't written; the next one may be, when there is room again.
  public mutating func append(_ line: String) throws(RecordingError) -> Int {
    try self.createIfGone()
    if self.wasFull { try self.checkRoom() }
    let bytes = Array("\(line)\n".utf8)
    // A file has at least one entry, however long.
    if self.size > self.header.utf8.count + 1, self.size + bytes.count > self.limits.bytes { try self.rotate() }
    try self.write(bytes)
    return bytes.count
  }

  private mutating func write(_ bytes: [UInt8]) throws(RecordingError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(self.descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        let number = count < 0 ? errno : ENOSPC
        // Removes the part of the line that was written, so that the next line begins at a line's start.
        _ = ftruncate(self.descriptor, off_t(self.size))
        self.wasFull = [ENOSPC, EDQUOT].contains(number)
        throw Self.failed("written", self.path, number)
      }
      rest = rest.dropFirst(count)
    }
    self.size += bytes.count
  }

  /// The room that a full disk must have again before lines are written, in bytes: otherwise a short line would fit
  /// now and then, between long ones that don't.
  private static let wantedRoom = 16 << 10

  private mutating func checkRoom() throws(RecordingError) {
    let number = posix_fallocate(self.descriptor, off_t(self.size), off_t(Self.wantedRoom))
    _ = ftruncate(self.descriptor, off_t(self.size))
    // If the file system can't reserve room, writing shows whether there is any.
    guard ![ENOSPC, EDQUOT].contains(number) else { throw Self.failed("written", self.path, number) }
    self.wasFull = false
  }

  // MARK: Files

  private static func older(_ path: String, _ number: Int) -> String { "\(path).\(number)" }

  private mutating func create() throws(RecordingError) {
    if self.descriptor >= 0 { close(self.descriptor) }
    self.descriptor = -1
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC | O_NOFOLLOW
    let descriptor = open(PathText.system(self.path), flags, 0o600)
    guard descriptor >= 0 else {
      throw errno == EEXIST ? Self.exists(self.path) : Self.failed("created", self.path, errno)
    }
    self.descriptor = descriptor
    self.size = 0
    do throws(RecordingError) {
      try self.write(Array("\(self.header)\n".utf8))
    } catch {
      // Without its header it is no recording; the next line tries again.
      unlink(PathText.system(self.path))
      close(descriptor)
      self.descriptor = -1
      throw error
    }
  }

  /// Creates the file again if another program has removed it, or moved it away.
  private mutating func createIfGone() throws(RecordingError) {
    var held = stat()
    var named = stat()
    if self.descriptor >= 0, fstat(self.descriptor, &held) == 0, lstat(PathText.system(self.path), &named) == 0 {
      // Another file at its place belongs to another program.
      guard held.st_ino == named.st_ino, held.st_dev == named.st_dev else { throw Self.exists(self.path) }
      return
    }
    try self.create()
  }

  private mutating func rotate() throws(RecordingError) {
    if self.limits.count > 1 {
      for number in stride(from: self.limits.count - 2, through: 1, by: -1) {
        Self.rename(Self.older(self.path, number), Self.older(self.path, number + 1))
      }
      guard Self.rename(self.path, Self.older(self.path, 1)) else {
        throw Self.failed("renamed", self.path, errno)
      }
    } else {
      guard unlink(PathText.system(self.path)) == 0 else { throw Self.failed("replaced", self.path, errno) }
    }
    try self.create()
  }

  @discardableResult
  private static func rename(_ path: String, _ name: String) -> Bool {
    Glibc.rename(PathText.system(path), PathText.system(name)) == 0
  }

  // MARK: Errors

  private static func exists(_ path: String) -> RecordingError {
    RecordingError(.system, "\(path) exists already: choose another file, or remove it.")
  }

  private static func failed(_ verb: String, _ path: String, _ number: Int32) -> RecordingError {
    let reason = strerror(number).map { String(cString: $0) } ?? "error \(number)"
    return RecordingError(.system, "\(path) can't be \(verb): \(reason).")
  }
}
