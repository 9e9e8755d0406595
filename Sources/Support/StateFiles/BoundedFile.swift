public import Glibc
import TextFormats

/// Reads a file as a whole, up to a limit. Blocks: not to be called on the loop.
public enum BoundedFile {
  /// The reason why a file wasn't read.
  public enum Failure: Error, Hashable {
    /// The system refused, with this `errno`.
    case system(Int32)
    /// The path leads to something other than a file: a folder, a pipe, a device.
    case noFile
    /// The caller doesn't trust the file's owner or mode.
    case untrusted
    /// The file has more bytes than this limit.
    case tooLarge(limit: Int)

    /// The reason as a clause without a full stop, as after "can't be read: ".
    public var reason: String {
      switch self {
      case .system(let number): PlainReason.ofSystem(number)
      case .noFile: "it is not a file"
      case .untrusted: "it belongs to another user, or others may write it"
      case .tooLarge(let limit): "it is larger than \(limit) bytes"
      }
    }
  }

  /// Returns the bytes of the file at `path`, which may have at most `limit`.
  ///
  /// - Parameters:
  ///   - followsLinks: Whether a symbolic link at the path leads to the file; else `open` refuses it.
  ///   - isRegular: Whether it must be a regular file: then neither a pipe nor a device can block the reader.
  ///   - isTrusted: Judges the status of the open file before anything is read.
  public static func read(
    _ path: String, limit: Int, followsLinks: Bool = true, isRegular: Bool = true,
    isTrusted: (stat) -> Bool = { _ in true }
  ) throws(Failure) -> [UInt8] {
    let descriptor = open(
      PathText.system(path), O_RDONLY | O_CLOEXEC | (isRegular ? O_NONBLOCK : 0) | (followsLinks ? 0 : O_NOFOLLOW))
    guard descriptor >= 0 else { throw .system(errno) }
    defer { close(descriptor) }
    var info = stat()
    guard fstat(descriptor, &info) == 0 else { throw .system(errno) }
    guard !isRegular || info.st_mode & S_IFMT == S_IFREG else { throw .noFile }
    guard isTrusted(info) else { throw .untrusted }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 16_384)
    while bytes.count <= limit {
      let count = Glibc.read(descriptor, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw .system(errno) }
      guard count > 0 else { return bytes }
      bytes += chunk.prefix(count)
    }
    throw .tooLarge(limit: limit)
  }
}
