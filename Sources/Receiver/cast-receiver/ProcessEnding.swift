import Dispatch
import EmulatedReceiver
import Glibc
import JSONCodec
import LoopIsolation
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

/// Writes JSON objects to stdout, one a line.
@LoopActor
final class LineOutput {
  private var isBroken = false

  /// Writes `value` and a line feed; if the reader has closed the pipe, the process doesn't end.
  func write(_ value: some JSONEncodable) {
    guard !self.isBroken else { return }
    var rest = PlainText.escaped(json: value.jsonBytes)[...]
    rest.append(UInt8(ascii: "\n"))
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { Glibc.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      guard written > 0 else {
        if errno == EINTR { continue }
        self.isBroken = true
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
