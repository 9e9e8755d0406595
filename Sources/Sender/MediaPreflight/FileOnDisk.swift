import Glibc
import MediaFormats

/// Reads what a media file of this machine is. Blocks: not to be called on the loop.
struct FileOnDisk: Sendable {
  /// Why it can't be read, as a clause.
  struct Unreadable: Error {
    var reason: String
  }

  /// More than any index has.
  private static let maximumBytes = 64 << 20
  private static let maximumReads = 256
  private static let smallestRead = 64 << 10

  var bytes = SparseBytes()
  var start: [UInt8] = []
  var description: Result<ContainerDescription, ReadStop> = .failure(.unrecognised)

  init(path: String) throws(Unreadable) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw Self.failure() }
    defer { close(descriptor) }
    var info = stat()
    guard fstat(descriptor, &info) == 0 else { throw Self.failure() }
    guard info.st_mode & S_IFMT == S_IFREG else {
      throw Unreadable(reason: info.st_mode & S_IFMT == S_IFDIR ? "it is a folder" : "it is no file")
    }
    self.bytes.length = Int64(info.st_size)
    self.read(0, Self.smallestRead, descriptor)
    self.start = Array(self.bytes.held(at: 0, upTo: Self.smallestRead))
    for _ in 0..<Self.maximumReads where self.bytes.byteCount < Self.maximumBytes {
      do throws(ReadStop) {
        self.description = .success(try ContainerReader.read(self.bytes))
        return
      } catch {
        self.description = .failure(error)
        guard case .needs(let offset, let count) = error, count <= Self.maximumBytes,
          self.read(offset, max(count, Self.smallestRead), descriptor)
        else { return }
      }
    }
  }

  /// Whether something came.
  @discardableResult
  private mutating func read(_ offset: Int64, _ count: Int, _ descriptor: Int32) -> Bool {
    var chunk = [UInt8](repeating: 0, count: count)
    let read = pread(descriptor, &chunk, count, Int(offset))
    guard read > 0 else { return false }
    self.bytes.insert(Array(chunk.prefix(read)), at: offset)
    return true
  }

  private static func failure() -> Unreadable {
    Unreadable(reason: strerror(errno).map { String(cString: $0) } ?? "error \(errno)")
  }
}
