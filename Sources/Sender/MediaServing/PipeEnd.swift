import Glibc
import Synchronization

/// The reading end of a pipe, and the bytes that were read from it. It is closed when this value is released, unless
/// its descriptor was taken (``take()``).
public final class PipeEnd: Sendable {
  /// The path of the pipe without symbolic links.
  public let path: String
  /// The bytes that were read from it already.
  public let beginning: [UInt8]
  private let descriptor: Mutex<CInt?>

  /// Opens the pipe at a path, or returns `nil` if there is something else. Blocks, but doesn't wait for a writer.
  ///
  /// - Throws: ``MediaServingError``.
  public static func open(_ path: String) throws(MediaServingError) -> PipeEnd? {
    guard case (.pipe(let descriptor), let real)? = try FoundFile.pipe(path) else { return nil }
    return PipeEnd(descriptor, path: real, beginning: [])
  }

  private init(_ descriptor: CInt, path: String, beginning: [UInt8]) {
    self.descriptor = Mutex(descriptor)
    (self.path, self.beginning) = (path, beginning)
  }

  deinit { if let descriptor = self.take() { close(descriptor) } }

  /// Returns the descriptor, which the caller must close; `nil` if it was taken before.
  public func take() -> CInt? {
    self.descriptor.withLock { descriptor in
      defer { descriptor = nil }
      return descriptor
    }
  }

  /// Reads the beginning, and returns the pipe's end with it. Blocks.
  ///
  /// - Parameters:
  ///   - limit: The most bytes.
  ///   - first: How long to wait for the first byte, in seconds.
  ///   - more: How long to wait for the others, in seconds.
  public func reading(upTo limit: Int, first: Double, more: Double) -> PipeEnd {
    guard let descriptor = self.take() else { return self }
    var bytes = self.beginning
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    var end = Self.now + first
    while bytes.count < limit {
      var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard Self.now < end, poll(&request, 1, CInt((end - Self.now) * 1_000)) > 0 else { break }
      let count = read(descriptor, &buffer, min(buffer.count, limit - bytes.count))
      if count < 0, errno == EINTR || errno == EAGAIN { continue }
      guard count > 0 else { break }
      if bytes.isEmpty { end = Self.now + more }
      bytes += buffer[..<count]
    }
    return PipeEnd(descriptor, path: self.path, beginning: bytes)
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
