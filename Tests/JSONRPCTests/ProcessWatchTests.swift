import Glibc
import LoopIsolation
import NIOCore
import Testing

@testable import JSONRPC

@Suite("Process watch", .timeLimit(.minutes(1)))
@LoopActor
struct ProcessWatchTests {
  private nonisolated static let fields = "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 4711 20 21"

  @Test(
    "reads the start of a process with any name, but not of a dead one",
    arguments: [
      ("7 (sh) S \(fields)", 4_711), ("7 (a) b (c)) R \(fields)", 4_711), ("7 (sh) Z \(fields)", nil),
      ("7 (sh) S 1 2", nil), ("", nil),
    ] as [(String, UInt64?)])
  func status(line: String, beginning: UInt64?) {
    #expect(ProcessStatus(line)?.beginning == beginning)
  }

  @Test("reports the end of a process")
  func end() async throws {
    var process: pid_t = 0
    var arguments: [UnsafeMutablePointer<CChar>?] = [strdup("sleep"), strdup("600"), nil]
    defer { arguments.forEach { free($0) } }
    #expect(posix_spawn(&process, "/bin/sleep", nil, nil, &arguments, nil) == 0)
    let ended = LoopActor.shared.eventLoop.makePromise(of: Void.self)
    let watch = ProcessWatch.watch(process, every: .milliseconds(1)) { ended.succeed(()) }
    #expect(watch != nil)
    // It stays in the table as a zombie until its parent waits for it: that counts as an end, too.
    #expect(kill(process, SIGKILL) == 0)
    try await ended.futureResult.get()
    var status: Int32 = 0
    #expect(waitpid(process, &status, 0) == process)
    #expect(ProcessWatch.watch(process) {} == nil)
  }
}
