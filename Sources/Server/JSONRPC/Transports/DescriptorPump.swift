import Glibc
import NIOCore

/// Copies bytes, on a separate thread, between a pipe and a descriptor that the event loop can't watch.
///
/// For files, which can't be polled, and for terminals and other devices, which must stay in blocking mode for the
/// programs that share them.
enum DescriptorPump {
  private static let chunkBytes = 64 << 10

  /// Pumps `descriptor` into a new pipe, and returns the pipe's read end. Takes ownership of `descriptor` on success.
  static func input(from descriptor: Int32) throws(TransportError) -> Int32 {
    let pipe = try SystemCalls.pipe()
    try SystemCalls.detachThread {
      self.copy(from: descriptor, to: pipe.output)
      close(pipe.output)
      close(descriptor)
    }
    return pipe.input
  }

  /// Pumps a new pipe into `descriptor`, and returns the pipe's write end. Takes ownership of `descriptor` on
  /// success.
  ///
  /// `done` succeeds when the pipe was closed and all its bytes are written, or when writing fails.
  static func output(to descriptor: Int32, done: EventLoopPromise<Void>) throws(TransportError) -> Int32 {
    let pipe = try SystemCalls.pipe()
    try SystemCalls.detachThread {
      self.copy(from: pipe.input, to: descriptor)
      // Without a reader, writing to the pipe fails, so the connection notices.
      close(pipe.input)
      close(descriptor)
      done.succeed(())
    }
    return pipe.output
  }

  /// Copies until the input ends or either descriptor fails.
  private static func copy(from input: Int32, to output: Int32) {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: self.chunkBytes, alignment: 16)
    defer { buffer.deallocate() }
    while true {
      let count = self.retrying(input, POLLIN) { read(input, buffer.baseAddress, buffer.count) }
      guard count > 0 else { return }
      var written = 0
      while written < count {
        let rest = UnsafeRawBufferPointer(rebasing: buffer[written..<count])
        let step = self.retrying(output, POLLOUT) { write(output, rest.baseAddress, rest.count) }
        guard step > 0 else { return }
        written += step
      }
    }
  }

  /// Retries a call that was interrupted, or that would block because another program made the shared description
  /// non-blocking.
  private static func retrying(_ descriptor: Int32, _ events: Int32, _ call: () -> Int) -> Int {
    while true {
      let result = call()
      guard result == -1, errno == EINTR || errno == EAGAIN else { return result }
      if errno == EAGAIN {
        var wanted = pollfd(fd: descriptor, events: Int16(events), revents: 0)
        _ = poll(&wanted, 1, -1)
      }
    }
  }
}
