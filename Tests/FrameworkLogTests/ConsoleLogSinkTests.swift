import Glibc
import Testing

@testable import FrameworkLog

@Suite struct ConsoleLogSinkTests {
  /// Reads the bytes in a non-blocking pipe, as soon as there are any.
  private static func read(_ descriptor: Int32) throws -> [UInt8] {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    try #require(poll(&request, 1, 20_000) > 0, "nothing to read within 20 s")
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = Glibc.read(descriptor, &buffer, buffer.count)
    return Array(buffer.prefix(max(count, 0)))
  }

  /// Another process that shares standard error may have made it non-blocking.
  @Test func linesStayWholeWhenANonBlockingReaderIsSlow() throws {
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    for end in ends { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
    let thread = LogThread(limit: 8)
    let sink = ConsoleLogSink(thread: thread, descriptor: ends[1])
    let (filler, last) = (LogRecord.test(String(repeating: "x", count: 900)), LogRecord.test("last"))
    // Each takes about a kilobyte, and the pipe 64.
    for _ in 0..<1_000 {
      sink.receive(filler)
      usleep(10)
    }
    var bytes: [UInt8] = []
    var text: String { String(decoding: bytes, as: UTF8.self) }
    while !text.contains(last.text) {
      // Either this is written, or another record waits that is.
      sink.receive(last)
      bytes += try Self.read(ends[0])
    }
    thread.flush(milliseconds: 20_000)
    let lines = text.split(separator: "\n").map(String.init)
    let remarks = lines.filter { $0.hasSuffix("standard error is read too slowly") }
    #expect(!remarks.isEmpty)
    // The end of the last line may still be in the pipe.
    let cut = lines.dropLast().filter { ![filler.text, last.text].contains($0) && !remarks.contains($0) }
    #expect(cut.isEmpty, "\(cut)")
    for end in ends { close(end) }
  }
}
