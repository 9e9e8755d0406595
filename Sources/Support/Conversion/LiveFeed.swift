import Glibc
import LoopIsolation
import ChildProcesses
import Synchronization

/// Passes the data of a pipe on to one child after another, no faster than they read.
///
/// The bytes that were read before are sent first. The bytes in the pipe of a child that died are lost, at most 64 KiB.
final class LiveFeed: Sendable {
  private struct Control {
    var sink: Int32?
    var isStopped = false
  }

  private static let threads = Blocking(threads: 64)
  private static let pieceLength = 1 << 16

  private let beginning: [UInt8]
  private let control = Mutex(Control())
  private let wake: ProgramPipe

  /// Creates a feed; ``start(_:)`` begins it.
  init(beginning: [UInt8]) throws(ConversionError) {
    self.beginning = beginning
    do throws(ChildLaunchError) {
      self.wake = try ProgramPipe()
    } catch {
      throw ConversionError(.system, "The stream can't be read.", cause: error.description)
    }
  }

  /// Takes over the reading end of a pipe, and reads it on a separate thread while there is a child.
  func start(_ source: Int32) {
    _ = fcntl(source, F_SETFL, fcntl(source, F_GETFL) | O_NONBLOCK)
    Self.threads.submit { self.run(source) }
  }

  /// Takes over the writing end of another child's pipe.
  func attach(_ sink: Int32) {
    _ = fcntl(sink, F_SETFL, fcntl(sink, F_GETFL) | O_NONBLOCK)
    self.change { control in
      if let old = control.sink { close(old) }
      control.sink = sink
    }
  }

  /// Closes the pipe.
  func stop() { self.change { $0.isStopped = true } }

  private func change(_ body: (inout Control) -> Void) {
    self.control.withLock { body(&$0) }
    var byte: UInt8 = 0
    _ = write(self.wake.writer, &byte, 1)
  }

  // MARK: The thread

  private func run(_ source: Int32) {
    // A write to a child that has ended must fail, not kill this process.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    var (pending, sink, isAtEnd) = (self.beginning[...], Int32(-1), false)
    var buffer = [UInt8](repeating: 0, count: Self.pieceLength)
    while true {
      let (next, isStopped) = self.control.withLock { control in
        defer { control.sink = nil }
        return (control.sink, control.isStopped)
      }
      if let next {
        if sink >= 0 { close(sink) }
        sink = next
      }
      guard !isStopped else { break }
      if sink >= 0, pending.isEmpty, isAtEnd {
        close(sink)
        sink = -1
      }
      let isReading = sink >= 0 && pending.isEmpty
      let ready = self.poll(read: isReading ? source : -1, write: !isReading ? sink : -1)
      if isReading, ready.read {
        let count = read(source, &buffer, buffer.count)
        if count > 0 { pending = buffer[..<count] }
        isAtEnd = count == 0 || count < 0 && errno != EAGAIN && errno != EINTR
      } else if !isReading, ready.write {
        let count = pending.withUnsafeBytes { write(sink, $0.baseAddress, $0.count) }
        if count >= 0 {
          pending = pending.dropFirst(count)
        } else if errno != EAGAIN, errno != EINTR {
          close(sink)
          sink = -1
        }
      }
    }
    if sink >= 0 { close(sink) }
    close(source)
  }

  private func poll(read: Int32, write: Int32) -> (read: Bool, write: Bool) {
    var requests = [
      pollfd(fd: read, events: Int16(POLLIN), revents: 0), pollfd(fd: write, events: Int16(POLLOUT), revents: 0),
      pollfd(fd: self.wake.reader, events: Int16(POLLIN), revents: 0),
    ]
    guard Glibc.poll(&requests, nfds_t(requests.count), -1) > 0 else { return (false, false) }
    if requests[2].revents != 0 {
      var bytes = [UInt8](repeating: 0, count: 64)
      _ = Glibc.read(self.wake.reader, &bytes, bytes.count)
    }
    return (requests[0].revents != 0, requests[1].revents != 0)
  }
}
