import Glibc
import TextFormats

/// A media file of this machine, read in the parts that readers need. Blocks: not to be used on the loop.
package struct FileOnDisk: ~Copyable {
  /// The reason why a file can't be read, as a clause.
  package struct Unreadable: Error {
    package var reason: String
  }

  /// The limits for reading a file, for all of its readers together.
  package struct Limits: Sendable {
    /// The most bytes that are read.
    package var bytes: Int
    /// The most reads.
    package var reads: Int
    /// The smallest read, in bytes. Readers request one box or element after the other, so each read fetches more than
    /// was requested.
    package var smallestRead: Int

    package init(bytes: Int, reads: Int, smallestRead: Int) {
      (self.bytes, self.reads, self.smallestRead) = (bytes, reads, smallestRead)
    }
  }

  private static let firstRead = 64 << 10

  /// The bytes read so far.
  package private(set) var bytes: SparseBytes
  private let descriptor: Int32
  private let limits: Limits
  private var readCount = 0

  /// Opens a file, and reads its beginning.
  package init(_ path: String, limits: Limits) throws(Unreadable) {
    let descriptor = open(PathText.system(path), O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw Unreadable(reason: PlainReason.ofSystem(errno)) }
    var info = stat()
    let failure = fstat(descriptor, &info) == 0 ? 0 : errno
    guard failure == 0, info.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      if failure != 0 { throw Unreadable(reason: PlainReason.ofSystem(failure)) }
      throw Unreadable(reason: info.st_mode & S_IFMT == S_IFDIR ? "it is a folder" : "it is no file")
    }
    self.descriptor = descriptor
    self.limits = limits
    self.bytes = SparseBytes(length: Int64(info.st_size))
    self.bytes.isSeekable = true
    _ = self.readPart(at: 0, count: Self.firstRead)
  }

  deinit { close(self.descriptor) }

  /// The first bytes, at most 64 KiB.
  package var start: [UInt8] { Array(self.bytes.held(at: 0, upTo: Self.firstRead)) }

  /// Runs `reader` until it has read enough of the file, and returns its result.
  ///
  /// - Throws: The reader's stop; `needs` if the file or the limits have no more bytes.
  package mutating func read<Value>(
    with reader: (SparseBytes) throws(ReadStop) -> Value
  ) throws(ReadStop) -> Value {
    while true {
      do throws(ReadStop) {
        return try reader(self.bytes)
      } catch {
        guard case .needs(let offset, let count) = error,
          self.readPart(at: offset, count: max(count, self.limits.smallestRead))
        else { throw error }
      }
    }
  }

  /// Reads a part of the file; returns whether there was any of it.
  private mutating func readPart(at offset: Int64, count: Int) -> Bool {
    guard self.readCount < self.limits.reads, count <= self.limits.bytes - self.bytes.byteCount else { return false }
    self.readCount += 1
    var part = [UInt8](repeating: 0, count: count)
    let length = pread(self.descriptor, &part, count, off_t(offset))
    guard length > 0 else { return false }
    self.bytes.insert(Array(part.prefix(length)), at: offset)
    return true
  }
}
