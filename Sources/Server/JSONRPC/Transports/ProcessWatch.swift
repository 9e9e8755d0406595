import Glibc
public import LoopIsolation
public import NIOCore

/// Reports the end of another process: this process's parent, or the `processId` that a client named.
///
/// The end of the input alone is not enough, because a sibling may hold the pipe open. Reads `/proc` once each
/// interval, because a process descriptor (`pidfd_open`) isn't available without C. A process with the same number
/// and another start time is another process.
@LoopActor
public final class ProcessWatch {
  private var task: RepeatedTask?

  private init() {}

  /// Watches `process`; returns `nil` if no process has that number.
  ///
  /// - Parameter onEnd: Called once, when the process has ended; not after ``cancel()``.
  public static func watch(
    _ process: Int32, every interval: TimeAmount = .seconds(1), onEnd: @escaping @LoopActor @Sendable () -> Void
  ) -> ProcessWatch? {
    guard let beginning = ProcessStatus.read(process)?.beginning else { return nil }
    let watch = ProcessWatch()
    watch.task = LoopActor.shared.eventLoop.scheduleRepeatedTask(initialDelay: interval, delay: interval) { task in
      LoopActor.assumeIsolated {
        // If this process can't open descriptors, the failed read says nothing about the other process.
        guard ProcessStatus.read(process)?.beginning != beginning, !ProcessStatus.isBlind else { return }
        task.cancel()
        watch.task = nil
        onEnd()
      }
    }
    return watch
  }

  /// Ends the watch, after which `onEnd` isn't called; does nothing if the watch is over.
  public func cancel() {
    self.task?.cancel()
    self.task = nil
  }
}

/// The fields of `/proc/<pid>/stat` for a living process.
struct ProcessStatus: Hashable, Sendable {
  /// The process's start time, in clock ticks since the machine's.
  var beginning: UInt64

  init?(_ line: some StringProtocol) {
    // The second field is the program's name in parentheses, which may hold anything.
    guard let end = line.lastIndex(of: ")") else { return nil }
    let fields = line[line.index(after: end)...].split(separator: " ")
    // Fields 3 (state) and 22 (start time) of proc(5).
    guard fields.count > 19, let beginning = UInt64(fields[19]), !["Z", "X", "x"].contains(fields[0]) else {
      return nil
    }
    self.beginning = beginning
  }

  /// Whether this process can't open any file for now.
  static var isBlind: Bool {
    let descriptor = open("/dev/null", O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return true }
    close(descriptor)
    return false
  }

  static func read(_ process: Int32) -> ProcessStatus? {
    let descriptor = open("/proc/\(process)/stat", O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: 1_024)
    let count = Glibc.read(descriptor, &bytes, bytes.count)
    guard count > 0 else { return nil }
    return ProcessStatus(String(decoding: bytes[..<count], as: UTF8.self))
  }
}
