import Glibc
import LoopIsolation
import StateFiles

/// A segment on disk, in a file without a name: the system removes it with this value, and with the process however
/// that ends.
public final class SegmentFile: Sendable {
  /// Its number in the timeline.
  public let index: Int
  /// Its length in bytes.
  public let count: Int
  /// Its length in seconds of playing.
  public let length: Double
  /// The descriptor of the open file, valid as long as this value lives.
  let descriptor: Int32

  /// The path by which this process can open it again, as long as this value lives.
  public var path: String { "/proc/self/fd/\(self.descriptor)" }

  /// Creates a file in `folder` with the bytes of a segment. Blocks.
  ///
  /// - Parameter isRead: Whether a child reads the descriptor itself, from the beginning.
  /// - Throws: The `errno` as a ``SegmentFile/Failure``, `ENOSPC` for a full disk.
  init(_ segment: CutSegment, in folder: StateDirectory, isRead: Bool = false) throws(Failure) {
    do throws(StateFileError) {
      try folder.create()
    } catch {
      throw Failure(systemError: EACCES)
    }
    let path = "\(folder.path)/.segment.\(getpid())-\(UInt32.random(in: .min ... .max))"
    let descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw Failure(systemError: errno) }
    unlink(path)
    (self.index, self.count, self.length) = (segment.index, segment.bytes.count, segment.length)
    self.descriptor = descriptor
    var written = 0
    while written < segment.bytes.count {
      let count = segment.bytes[written...].withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw Failure(systemError: errno) }
      written += count
    }
    if isRead { lseek(descriptor, 0, SEEK_SET) }
  }

  deinit { close(self.descriptor) }

  /// Reads the whole segment. Blocks.
  public func read() -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: self.count) { buffer, filled in
      while filled < self.count, let base = buffer.baseAddress {
        let got = pread(self.descriptor, base + filled, self.count - filled, off_t(filled))
        if got < 0, errno == EINTR { continue }
        guard got > 0 else { return }
        filled += got
      }
    }
  }

  /// The system's error, an `errno`.
  struct Failure: Error, Hashable {
    let systemError: Int32
  }
}
