import CLinux
import Glibc
import NIOCore
import TextFormats

/// A regular file, open for reading, with its status. It is closed with the last reference.
public final class HTTPFile: Sendable {
  /// The identity of the file, independent of its name; another file in its place has another one.
  public struct Identity: Sendable, Hashable {
    let device: UInt64
    let inode: UInt64
    /// The time of creation, because the system reuses the inode numbers of removed files.
    let birth: Int64
  }

  /// The identity of the file.
  public let identity: Identity
  /// The length when the file was opened, in bytes.
  public let length: Int64
  /// The time of the last change, in nanoseconds since 1970.
  public let modified: Int64

  /// The owner of ``descriptor``, for ``region(_:)`` alone: a handle permits one access at a time and refuses others,
  /// but the loop examines the file while a thread reads it.
  private let handle: NIOFileHandle
  private let descriptor: CInt

  private init(_ descriptor: CInt, _ info: stat) {
    self.identity = Identity(
      device: UInt64(info.st_dev), inode: UInt64(info.st_ino), birth: clinux_birth(descriptor))
    self.length = Int64(info.st_size)
    self.modified = info.st_mtim.unixNanoseconds
    self.descriptor = descriptor
    self.handle = NIOFileHandle(_deprecatedTakingOwnershipOfDescriptor: descriptor)
  }

  deinit { try? self.handle.close() }

  /// Opens the file at `path`. Blocks: not to be called on the loop.
  ///
  /// - Parameter followsLinks: Whether a symbolic link at the end of the path leads to the file.
  /// - Throws: ``HTTPFileError``; pipes, devices and folders are refused, and don't block the caller.
  public static func open(_ path: String, followsLinks: Bool) throws(HTTPFileError) -> HTTPFile {
    let descriptor = Glibc.open(
      PathText.system(path), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY | (followsLinks ? 0 : O_NOFOLLOW))
    guard descriptor >= 0 else { throw .system(errno) }
    var info = stat()
    guard fstat(descriptor, &info) == 0 else {
      let number = errno
      Glibc.close(descriptor)
      throw .system(number)
    }
    guard info.st_mode & S_IFMT == S_IFREG else {
      Glibc.close(descriptor)
      throw .notAFile(mode: info.st_mode)
    }
    return HTTPFile(descriptor, info)
  }

  /// Returns a part of the file, for the system to send by itself (`sendfile`).
  func region(_ range: Range<Int64>) -> FileRegion {
    FileRegion(fileHandle: self.handle, readerIndex: Int(range.lowerBound), endIndex: Int(range.upperBound))
  }

  /// The distance between the bytes that are tested to determine whether a part is in memory: the system's read-ahead.
  private static let probeDistance: Int64.Stride = 128 << 10

  /// Whether a part can be sent without waiting for a disk. A sample: single pages in between may be missing.
  func isInMemory(_ range: Range<Int64>) -> Bool {
    stride(from: range.lowerBound, to: range.upperBound, by: Self.probeDistance).allSatisfy {
      clinux_holds(self.descriptor, $0)
    } && clinux_holds(self.descriptor, range.upperBound - 1)
  }

  /// Whether the file still reaches to `end`; a truncated file no longer fits the announced length.
  func reaches(_ end: Int64) -> Bool {
    var info = stat()
    return fstat(self.descriptor, &info) == 0 && Int64(info.st_size) >= end
  }

  /// Reads a part. Blocks: not to be called on the loop.
  ///
  /// - Returns: The bytes of the part; fewer if the file has been truncated.
  func read(_ range: Range<Int64>) throws(HTTPFileError) -> [UInt8] {
    let length = Int(range.upperBound - range.lowerBound)
    var failure: CInt = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: length) { buffer, count in
      guard let base = buffer.baseAddress else { return }
      while count < length {
        let got = pread(self.descriptor, base + count, length - count, off_t(range.lowerBound) + off_t(count))
        if got < 0, errno == EINTR { continue }
        if got < 0 { failure = errno }
        guard got > 0 else { return }
        count += got
      }
    }
    guard failure == 0 else { throw .system(failure) }
    return bytes
  }

  /// Reads a part into memory, and lets the system begin with the next one. Blocks: not to be called on the loop.
  func warm(_ range: Range<Int64>) throws(HTTPFileError) {
    _ = posix_fadvise(self.descriptor, off_t(range.upperBound), 4 << 20, CInt(POSIX_FADV_WILLNEED))
    var start = range.lowerBound
    while start < range.upperBound {
      let end = min(start + Self.warmLength, range.upperBound)
      _ = try self.read(start..<end)
      start = end
    }
  }

  /// The number of bytes that ``warm(_:)`` reads at a time.
  private static let warmLength: Int64 = 256 << 10
}

/// The reason why a file can't be served.
public struct HTTPFileError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The system's reason, an `errno`; `nil` if the path leads to something other than a file.
  public let systemError: CInt?
  /// The type of the thing that isn't a file: `stat`'s `st_mode`; 0 if the system refused.
  public let mode: UInt32

  /// Returns the error for a refusal by the system, with its `errno`.
  public static func system(_ number: CInt) -> HTTPFileError { HTTPFileError(systemError: number, mode: 0) }

  /// Returns the error for a path that leads to something other than a file; `mode` is `stat`'s `st_mode`.
  public static func notAFile(mode: UInt32) -> HTTPFileError { HTTPFileError(systemError: nil, mode: mode) }

  public var description: String {
    guard let number = self.systemError else {
      return self.mode & S_IFMT == S_IFDIR ? "it is a folder" : "it is not a file"
    }
    return PlainReason.ofSystem(number)
  }
}
