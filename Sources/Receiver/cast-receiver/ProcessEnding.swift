import Dispatch
import EmulatedReceiver
import Glibc
import JSONCodec
import LoopIsolation
import NIOCore
import ReceiverControl

/// The reasons to end the process: SIGTERM, SIGINT, SIGHUP, and optionally the end of stdin.
final class ProcessEnding {
  private let reasons: AsyncStream<Void>
  /// Ends the process as a signal would.
  let end: @Sendable () -> Void
  private let sources: [any DispatchSourceProtocol]

  init(watchesStdin: Bool) {
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
    signal(SIGPIPE, SIG_IGN)
    let sources: [any DispatchSourceProtocol] = [SIGTERM, SIGINT, SIGHUP].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number)
      source.setEventHandler { continuation.yield() }
      return source
    }
    for source in sources { source.resume() }
    if watchesStdin { Self.watchStdin(continuation) }
    self.reasons = stream
    self.end = { continuation.yield() }
    self.sources = sources
  }

  /// Reads stdin to its end on a separate thread, the only way that also works for files and /dev/null.
  private static func watchStdin(_ continuation: AsyncStream<Void>.Continuation) {
    DispatchQueue(label: "stdin").async {
      var buffer = [UInt8](repeating: 0, count: 1_024)
      var count = 0
      repeat { count = read(STDIN_FILENO, &buffer, buffer.count) } while count > 0 || (count < 0 && errno == EINTR)
      continuation.yield()
    }
  }

  /// Waits until there is a reason to end.
  func wait() async {
    for await _ in self.reasons { return }
  }
}

/// Writes JSON objects to stdout, one a line, on a separate thread: a reader that doesn't keep up delays no device.
@LoopActor
final class LineOutput {
  private let thread = Blocking(threads: 1)

  /// Writes `value` and a line feed, after the earlier lines, and returns at once.
  func write(_ value: some JSONEncodable) {
    let line = Self.line(of: value)
    self.thread.submit { Self.writeLine(line) }
  }

  /// Writes `value` and a line feed, after the earlier lines, and returns when the reader has taken them.
  func writeAndWait(_ value: some JSONEncodable) async {
    let line = Self.line(of: value)
    await self.thread.run { Self.writeLine(line) }
  }

  /// Returns when the reader has taken all lines, or after a second.
  func finish() async {
    let waiter = Waiter<Void, Never>()
    waiter.limit(to: .seconds(1)) { waiter.finish(.success(())) }
    self.thread.future(on: LoopActor.shared.eventLoop) {}.whenComplete { _ in
      _ = LoopActor.assumeIsolated { waiter.finish(.success(())) }
    }
    await waiter.value()
  }

  private static func line(of value: some JSONEncodable) -> [UInt8] {
    PlainText.escaped(json: value.jsonBytes) + [UInt8(ascii: "\n")]
  }

  /// Writes `line`, unless the reader has closed the pipe: then the process doesn't end.
  private nonisolated static func writeLine(_ line: [UInt8]) {
    var rest = line[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { Glibc.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      guard written > 0 else {
        if errno == EINTR { continue }
        return
      }
      rest = rest.dropFirst(written)
    }
  }
}

/// One event of one device.
struct EventLine: JSONEncodable {
  let deviceId: String
  let event: ReceiverEvent

  func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.event.writeMembers(to: &writer)
    writer.member("deviceId", self.deviceId)
    writer.endObject()
  }
}
