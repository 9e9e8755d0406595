import Foundation
import StateFiles
import Synchronization
import Testing

@testable import FrameworkLog

@Suite struct FileLogSinkTests {
  /// A logger of another thread may still have the sink when it is closed.
  @Test func recordsAfterTheCloseAreCountedAsLost() throws {
    let directory = StateDirectory(path: NSTemporaryDirectory() + "log-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(atPath: directory.path) }
    let changes = Mutex<[FileLogSink.Condition]>([])
    let thread = LogThread()
    let sink = try FileLogSink(directory: directory, limits: LogFileLimits(), thread: thread) { condition in
      changes.withLock { $0.append(condition) }
    }
    sink.receive(LogRecord.test("before"))
    sink.close()
    for _ in 0..<2 { sink.receive(LogRecord.test("after")) }
    thread.flush(milliseconds: 5_000)
    let text = try String(contentsOfFile: sink.path, encoding: .utf8)
    #expect(text.contains("before") && !text.contains("after"))
    #expect(sink.condition.lostRecords == 2)
    #expect(changes.withLock { $0.isEmpty })
  }
}
