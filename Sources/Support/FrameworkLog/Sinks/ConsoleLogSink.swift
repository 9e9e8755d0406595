import Glibc
import Synchronization

/// A receiver of the records that pass a filter.
public protocol LogSink: AnyObject, Sendable {
  /// Receives a record; called on any thread, and must not block.
  func receive(_ record: LogRecord)
}

/// A sink that writes records to standard error, on a separate thread; never to standard output, which belongs to a
/// client.
public final class ConsoleLogSink: LogSink {
  private let thread: LogThread
  private let descriptor: Int32
  private let lost = Atomic(0)

  /// - Parameter descriptor: The file descriptor to write to; standard error by default.
  public init(thread: LogThread, descriptor: Int32 = 2) {
    self.thread = thread
    self.descriptor = descriptor
  }

  /// Hands the record to the thread, which writes it as one line.
  ///
  /// A record that the thread refuses is lost; the number of lost records is written before the next line.
  public func receive(_ record: LogRecord) {
    let isTaken = self.thread.submit { [self] in
      let lost = self.lost.exchange(0, ordering: .relaxed)
      if lost > 0 { self.write("\(lost) records of the log were lost here: standard error is read too slowly\n") }
      self.write(record.text + "\n")
    }
    if !isTaken { self.lost.wrappingAdd(1, ordering: .relaxed) }
  }

  private func write(_ text: String) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Glibc.write(self.descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN {
        // Another process that shares the open pipe or terminal may have made it non-blocking.
        var request = pollfd(fd: self.descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&request, 1, -1)
        continue
      }
      // The reader or the terminal is gone: there is no other place for an error.
      guard count > 0 else { return }
      bytes = bytes.dropFirst(count)
    }
  }
}
