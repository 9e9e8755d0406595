import CastRPCClient
import Glibc
import LoopIsolation
import Synchronization
import TextFormats

/// Ctrl-C and SIGTERM as events, for a command that cleans up before it ends.
struct TerminationSignals: Sendable {
  /// The writing end of the pipe for the handler, which may call nothing but `write`.
  private static let output = Atomic<Int32>(-1)

  private let input: Int32

  /// Takes over both signals, until the first one arrives.
  init() throws(CommandError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .failed("No pipe: \(PlainReason.ofSystem(errno)).") }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    self.input = ends[0]
    Self.output.store(ends[1], ordering: .relaxed)
    for number in [SIGINT, SIGTERM] {
      signal(number) { number in
        var byte = UInt8(truncatingIfNeeded: number)
        _ = write(TerminationSignals.output.load(ordering: .relaxed), &byte, 1)
      }
    }
  }

  /// Waits for the next signal; a second one ends the process at once.
  func next() async -> Int32 {
    let input = self.input
    let number = await Blocking(threads: 1).run { () -> Int32 in
      var byte: UInt8 = 0
      while read(input, &byte, 1) == -1, errno == EINTR {}
      return Int32(byte)
    }
    for number in [SIGINT, SIGTERM] { signal(number, SIG_DFL) }
    return number
  }
}
