import Glibc
public import LoopIsolation
public import NIOCore

/// Tells when another process ends: the one that started us, or the `processId` that a client named.
///
/// The end of our input alone is not enough: a sibling may hold the pipe open. Looks at `/proc` once each interval, for a process descriptor
/// (`pidfd_open`) can't be had without C. A process with the same number that began at another time is another process.
@LoopActor
public final class ProcessWatch {
  private var task: RepeatedTask?

  private init() {}

  /// Watches `process`; `nil` if there is none of that number now.
  ///
  /// - Parameter onEnd: Called once, when it has ended; not after ``cancel()``.
  public static func watch(
    _ process: Int32, every interval: TimeAmount = .seconds(1), onEnd: @escaping @LoopActor @Sendable () -> Void
  ) -> ProcessWatch? {
    guard let beginning = ProcessStatus.read(process)?.beginning else { return nil }
    let watch = ProcessWatch()
    watch.task = LoopActor.shared.eventLoop.scheduleRepeatedTask(initialDelay: interval, delay: interval) { task in
      LoopActor.assumeIsolated {
        // A process without descriptors can't look: that says nothing about the other one.
        guard ProcessStatus.read(process)?.beginning != beginning, !ProcessStatus.isBlind else { return }
        task.cancel()
        watch.task = nil
        onEnd()
      }
    }
    return watch
  }

  /// Ends the watch, after which `onEnd` isn't called any more; does nothing if the watch is over.
  public func cancel() {
    self.task?.cancel()
    self.task = nil
  }
}

/// What `/proc/<pid>/stat` says of a process that is alive.
struct ProcessStatus: Hashable, Sendable {
  /// When it began, in clock ticks since the machine did.
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

  /// Whether no file can be opened for now.
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
