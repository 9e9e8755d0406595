import CastRPCClient
import CastRecording
import CastTestSupport
import Glibc
import Testing

@testable import CastControl

/// The lines of a recording that `castctl record test` replays.
@Suite struct RecordedLinesTests {
  private static let header = #"{"castRecording":1,"device":{}}"#

  private static func call(_ number: Int) -> String {
    #"{"t":0,"call":{"call":\#(number),"method":"media.pause","params":{}}}"#
  }

  private static func notification(_ session: Int) -> String {
    #"{"t":0,"notification":{"method":"media.didUpdateStatus","params":{"sessionId":"s-\#(session)"}}}"#
  }

  private static func read(_ lines: [String], end: String = "\n") throws -> RecordedLines {
    let folder = try TemporaryFolder()
    return try RecordedLines(path: folder.write(Array((lines.joined(separator: end) + end).utf8), to: "tv.jsonl"))
  }

  /// A raw recording has secrets, and its name may be a link.
  @Test func anAcceptedRecordingStaysPrivateAndDestroysNoOtherFile() throws {
    let folder = try TemporaryFolder()
    let (path, link) = (try folder.write([1], to: "tv.jsonl"), "\(folder.path)/link.jsonl")
    try folder.write([2], to: "tv.jsonl.new")
    #expect(symlink(path, link) == 0)
    try RecordedLines.replace(link, with: "new")
    var info = stat()
    #expect(lstat(link, &info) == 0 && info.st_mode & S_IFMT == S_IFLNK)
    #expect(lstat(path, &info) == 0 && info.st_mode & 0o777 == 0o600)
    #expect(folder.read(path) == Array("new".utf8) && folder.read("\(path).new") == [2])
  }

  /// The next test must know the sessions that the recorded calls name.
  @Test func anAcceptedRecordingKeepsTheSessionsOfItsCalls() throws {
    let folder = try TemporaryFolder()
    let text = [Self.header, Self.call(1), Self.notification(7), Self.call(2), ""].joined(separator: "\n")
    let path = try folder.write(Array(text.utf8), to: "tv.jsonl")
    let happened = ["a", "b", "a"].map { session in
      RecordedSection(notifications: [
        Happening(line: nil, method: "media.didUpdateStatus", value: ["sessionId": .string(session), "seq": 1])
      ])
    }
    try RecordedLines(path: path).write(accepting: happened, sessions: ["a", "b"])
    let accepted = try RecordedLines(path: path)
    #expect(accepted.sessionIds == ["s-7", "session-2"])
    let values = accepted.expectations.flatMap(\.notifications).map(\.value)
    #expect(values == ["s-7", "session-2", "s-7"].map { ["sessionId": .string($0)] as JSONValue })
  }

  /// Positions come for as long as a film plays.
  @Test func periodicNotificationsAreNoSignOfActivity() async {
    let log = HappeningLog(limit: 10)
    let start = await log.last
    await log.add("media.didUpdatePosition", ["sessionId": "a"])
    #expect(await log.last == start)
    await log.add("media.didUpdateStatus", ["sessionId": "a"])
    #expect(await log.last > start)
    #expect(await log.sections.map { $0.notifications.map(\.method) } == [["media.didUpdateStatus"]])
  }

  @Test(arguments: ["\n", "\r\n"]) func knowsTheLinesOfNotifications(_ end: String) throws {
    let outcome = #"{"t":0,"outcome":{"call":1,"error":{"name":"X"}}}"#
    let lines = try Self.read(
      [Self.header, Self.call(1), Self.notification(7), "", Self.header, Self.notification(8), outcome], end: end)
    #expect(lines.calls.map(\.method) == ["media.pause"] && lines.sessionIds == ["s-7", "s-8"])
    #expect(lines.expectations.map { $0.notifications.map(\.line) } == [[], [3, 6]])
    #expect(lines.expectations[1].outcomes.map(\.line) == [7] && lines.happeningCount == 3)
  }

  /// Twice as many sessions, calls and outcomes take about twice the time.
  @Test func theWorkGrowsWithTheLength() throws {
    let times = try [500, 1_000, 2_000].map { count -> Double in
      let lines = (1...count).flatMap { number in
        [Self.call(number), Self.notification(number), #"{"t":0,"outcome":{"call":\#(number),"result":{}}}"#]
      }
      return try (0..<3).map { _ in
        let start = Self.processorTime
        _ = try Self.read([Self.header] + lines)
        return Self.processorTime - start
      }.min() ?? 0
    }
    // A quadratic part would make it sixteen times.
    #expect(times[2] < times[0] * 9, "\(times)")
  }

  /// The processor time of this thread, in seconds.
  private static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
