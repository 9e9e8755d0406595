import CLinux
import Glibc
public import LoopIsolation
public import NIOCore

/// Notices ends that no read reports: of another process, and of the reader of an output.
///
/// The end of the input alone is not enough, because a sibling may hold the pipe open. One `poll` each interval asks
/// for all that are watched; NIO can't wait for descriptors of processes.
@LoopActor
public final class EndWatch {
  /// The instance of the process, whose ends share one timer.
  public static let shared = EndWatch()

  private let interval: TimeAmount
  private var requests: [pollfd] = []
  private var handlers: [Int32: @LoopActor () -> Void] = [:]
  private var timer: RepeatedTask?

  /// Makes a watch that looks every `interval`.
  public nonisolated init(every interval: TimeAmount = .milliseconds(400)) { self.interval = interval }

  /// Something whose end is watched.
  @LoopActor
  public final class Watched {
    private let descriptor: Int32
    private weak var watch: EndWatch?

    fileprivate init(_ descriptor: Int32, in watch: EndWatch) {
      self.descriptor = descriptor
      self.watch = watch
    }

    /// Ends the watch, after which its handler isn't called; does nothing if the watch is over.
    public func cancel() {
      self.watch?.remove(self.descriptor)
      self.watch = nil
    }
  }

  /// Watches a process: this one's parent, or one that a client named.
  ///
  /// - Parameter onEnd: Called once, when the process has ended, even if its parent hasn't waited for it yet.
  /// - Returns: `nil` if no process has that number, or the kernel can't watch one (before Linux 5.3).
  public func watch(process: Int32, onEnd: @escaping @LoopActor () -> Void) -> Watched? {
    let descriptor = clinux_process(process)
    guard descriptor >= 0 else { return nil }
    return self.add(descriptor, events: POLLIN, onEnd)
  }

  /// Watches the other end of an output, such as a pipe or socket.
  ///
  /// - Parameter onEnd: Called once, when the output has no reader any more.
  /// - Returns: `nil` if there are no descriptors left.
  public func watch(output: Int32, onEnd: @escaping @LoopActor () -> Void) -> Watched? {
    let descriptor = fcntl(output, F_DUPFD_CLOEXEC, 0)
    guard descriptor >= 0 else { return nil }
    // Errors and hang-ups are reported without being asked for.
    return self.add(descriptor, events: 0, onEnd)
  }

  private func add(_ descriptor: Int32, events: Int32, _ onEnd: @escaping @LoopActor () -> Void) -> Watched {
    self.requests.append(pollfd(fd: descriptor, events: Int16(events), revents: 0))
    self.handlers[descriptor] = onEnd
    if self.timer == nil {
      self.timer = LoopActor.shared.eventLoop.scheduleRepeatedTask(initialDelay: self.interval, delay: self.interval) {
        [weak self] _ in
        LoopActor.assumeIsolated { self?.look() }
      }
    }
    return Watched(descriptor, in: self)
  }

  private func look() {
    guard poll(&self.requests, nfds_t(self.requests.count), 0) > 0 else { return }
    for ended in self.requests where ended.revents != 0 { self.remove(ended.fd)?() }
  }

  @discardableResult
  private func remove(_ descriptor: Int32) -> (@LoopActor () -> Void)? {
    guard let handler = self.handlers.removeValue(forKey: descriptor) else { return nil }
    self.requests.removeAll { $0.fd == descriptor }
    close(descriptor)
    if self.requests.isEmpty {
      self.timer?.cancel()
      self.timer = nil
    }
    return handler
  }
}
