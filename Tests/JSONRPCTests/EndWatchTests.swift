import Glibc
import LoopIsolation
import NIOCore
import Testing

@testable import JSONRPC

@Suite("End watch", .timeLimit(.minutes(1)))
@LoopActor
struct EndWatchTests {
  private let watch = EndWatch(every: .milliseconds(1))

  @Test("reports the end of a process")
  func process() async throws {
    let process = try Self.spawn()
    let ended = LoopActor.shared.eventLoop.makePromise(of: Void.self)
    #expect(self.watch.watch(process: process) { ended.succeed(()) } != nil)
    // It stays in the table as a zombie until its parent waits for it: that counts as an end, too.
    #expect(kill(process, SIGKILL) == 0)
    try await ended.futureResult.get()
    var status: Int32 = 0
    #expect(waitpid(process, &status, 0) == process)
    #expect(self.watch.watch(process: process) {} == nil)
  }

  @Test("refuses numbers that no process has", arguments: [0, -1, Int32.max])
  func nobody(number: Int32) {
    #expect(self.watch.watch(process: number) {} == nil)
  }

  @Test("reports the end of a pipe's reader")
  func output() async throws {
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    let ended = LoopActor.shared.eventLoop.makePromise(of: Void.self)
    #expect(self.watch.watch(output: ends[1]) { ended.succeed(()) } != nil)
    close(ends[1])
    close(ends[0])
    try await ended.futureResult.get()
    #expect(self.watch.watch(output: -1) {} == nil)
  }

  @Test("reports several ends, each once, and none of a watch that was cancelled")
  func several() async throws {
    let processes = try (0..<3).map { _ in try Self.spawn() }
    var ended: [Int32] = []
    let watched = processes.map { process in self.watch.watch(process: process) { ended.append(process) } }
    watched[1]?.cancel()
    watched[1]?.cancel()
    for process in processes { #expect(kill(process, SIGKILL) == 0) }
    while ended.count < 2 { await Task.yield() }
    // A later end is seen after all earlier ones.
    let last = try Self.spawn()
    let seen = LoopActor.shared.eventLoop.makePromise(of: Void.self)
    #expect(self.watch.watch(process: last) { seen.succeed(()) } != nil)
    #expect(kill(last, SIGKILL) == 0)
    // Its descriptor may have the number of one that is over.
    for one in watched { one?.cancel() }
    try await seen.futureResult.get()
    #expect(ended.sorted() == [processes[0], processes[2]].sorted())
    for process in processes + [last] { waitpid(process, nil, 0) }
  }

  private static func spawn() throws -> pid_t {
    var process: pid_t = 0
    var arguments: [UnsafeMutablePointer<CChar>?] = [strdup("sleep"), strdup("600"), nil]
    defer { arguments.forEach { free($0) } }
    try #require(posix_spawn(&process, "/bin/sleep", nil, nil, &arguments, nil) == 0)
    return process
  }
}
