import CLinux
import Glibc
public import LoopIsolation
public import NIOCore

/// Watches for ends that no read reports: that of another process, and that of an output's reader.
///
/// The end of the input alone is not enough, because a sibling may hold the pipe open. One `poll` each interval checks
/// everything that is watched; NIO can't wait for descriptors of processes.
@LoopActor
public final class EndWatch {
  /// The process's instance, whose watches share one timer.
  public static let shared = EndWatch()

  private let interval: TimeAmount
  private var watched: [Watched] = []
  private var timer: RepeatedTask?

  /// Creates a watch that polls every `interval`.
  public nonisolated init(every interval: TimeAmount = .milliseconds(400)) { self.interval = interval }

  /// A process or output whose end is watched.
  @LoopActor
  public final class Watched {
    fileprivate let request: pollfd
    fileprivate let onEnd: @LoopActor () -> Void
    private weak var watch: EndWatch?

    fileprivate init(_ request: pollfd, in watch: EndWatch, onEnd: @escaping @LoopActor () -> Void) {
      self.request = request
      self.watch = watch
      self.onEnd = onEnd
    }

    /// Ends the watch, after which its handler isn't called; does nothing if the watch is over.
    public func cancel() { self.watch?.remove(self) }
  }

  /// Watches a process: this one's parent, or one that a client named.
  ///
  /// - Parameter onEnd: Called once, when the process has ended, even if its parent hasn't waited for it yet.
  /// - Returns: `nil` if no process has that number, or the kernel can't watch one (before Linux 5.3).
  public func watch(process: Int32, onEnd: @escaping @LoopActor () -> Void) -> Watched? {
    self.watch(clinux_process(process), events: POLLIN, onEnd)
  }

  /// Watches the other end of an output, such as a pipe or socket.
  ///
  /// - Parameter onEnd: Called once, when the output has no reader any more.
  /// - Returns: `nil` if there are no descriptors left.
  public func watch(output: Int32, onEnd: @escaping @LoopActor () -> Void) -> Watched? {
    // Errors and hang-ups are reported without being asked for.
    self.watch(fcntl(output, F_DUPFD_CLOEXEC, 0), events: 0, onEnd)
  }

  private func watch(_ descriptor: Int32, events: Int32, _ onEnd: @escaping @LoopActor () -> Void) -> Watched? {
    guard descriptor >= 0 else { return nil }
    let watched = Watched(pollfd(fd: descriptor, events: Int16(events), revents: 0), in: self, onEnd: onEnd)
    self.watched.append(watched)
    if self.timer == nil {
      self.timer = LoopActor.shared.eventLoop.scheduleRepeatedTask(initialDelay: self.interval, delay: self.interval) {
        [weak self] _ in
        LoopActor.assumeIsolated { self?.look() }
      }
    }
    return watched
  }

  private func look() {
    var requests = self.watched.map(\.request)
    guard poll(&requests, nfds_t(requests.count), 0) > 0 else { return }
    let ended = zip(self.watched, requests).filter { $0.1.revents != 0 }.map(\.0)
    // A handler may end the watch of another.
    for watched in ended where self.remove(watched) { watched.onEnd() }
  }

  /// Ends a watch; returns whether it wasn't over.
  @discardableResult
  private func remove(_ watched: Watched) -> Bool {
    guard let index = self.watched.firstIndex(where: { $0 === watched }) else { return false }
    self.watched.remove(at: index)
    close(watched.request.fd)
    if self.watched.isEmpty {
      self.timer?.cancel()
      self.timer = nil
    }
    return true
  }
}
