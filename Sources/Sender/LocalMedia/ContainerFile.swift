import Glibc
import MediaFormats

/// What a file's container says of itself, read without any program. Blocks: not to be used on the loop.
enum ContainerFile {
  private static let firstBytes = 64 << 10
  private static let maximumBytes = 16 << 20
  private static let maximumReads = 64

  /// `nil` if it can't be read, is of no known kind, or broken.
  static func description(of path: String) -> ContainerDescription? { self.read(path, with: ContainerReader.read) }

  /// Its tags, with lower-case keys; none if it has none, or can't be read.
  static func tags(of path: String) -> [String: String] { self.read(path, with: TagReader.read) ?? [:] }

  private static func read<Value>(
    _ path: String, with reader: (SparseBytes) throws(ReadStop) -> Value
  ) -> Value? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var info = stat()
    guard fstat(descriptor, &info) == 0, info.st_mode & S_IFMT == S_IFREG else { return nil }
    var bytes = SparseBytes(length: Int64(info.st_size))
    var (offset, count, total) = (Int64(0), self.firstBytes, 0)
    for _ in 0..<self.maximumReads {
      total += count
      guard total <= self.maximumBytes, let read = self.read(descriptor, at: offset, count: count) else { return nil }
      bytes.insert(read, at: offset)
      do throws(ReadStop) {
        return try reader(bytes)
      } catch {
        guard case .needs(let nextOffset, let nextCount) = error else { return nil }
        // A little more than is asked for: boxes and elements are asked for one after the other.
        (offset, count) = (nextOffset, max(nextCount, 4_096))
      }
    }
    return nil
  }

  private static func read(_ descriptor: Int32, at offset: Int64, count: Int) -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: count)
    let read = pread(descriptor, &buffer, count, off_t(offset))
    return read > 0 ? Array(buffer.prefix(read)) : nil
  }
}
