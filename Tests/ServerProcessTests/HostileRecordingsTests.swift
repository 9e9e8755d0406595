import CastTestSupport
import Glibc
import JSONCodec
import Testing

/// Recordings that are made to harm, given to the built programs.
@Suite(.blocking, .serialized, .measuresMemory, .timeLimit(.minutes(5))) struct HostileRecordingsTests {
  private static let header = #"{"castRecording":1,"device":{"friendlyName":"Hostile"}}"# + "\n"
  /// The most memory that a program may reserve, in KiB.
  private static let memory = 1_500_000

  /// A file, and the beginning of the reason for its refusal.
  struct Hostile: Sendable, CustomTestStringConvertible {
    let name: String
    let reason: String
    /// Whether reading it takes seconds, so that one program of three reads it.
    var isLarge = false
    let lines: @Sendable () -> String
    var testDescription: String { self.name }
  }

  private static let gap = #"{"t":0,"gap":{"lost":1}}"# + "\n"

  private static let refused = [
    Hostile(name: "a long line", reason: "Line 3 has 5242908 bytes") {
      gap + #"{"t":0,"future":{"text":""# + String(repeating: "x", count: 5 << 20) + #""}}"# + "\n" + gap
    },
    Hostile(name: "deep nesting", reason: "nested more than 210 deep") {
      let depth = 100_000
      return #"{"t":0,"future":"# + String(repeating: "[", count: depth) + String(repeating: "]", count: depth) + "}\n"
        + gap
    },
    Hostile(name: "many values", reason: "The recording has more than 6000000 JSON values", isLarge: true) {
      let line = #"{"t":0,"future":["# + String(repeating: "0,", count: 2_000_000) + "0]}\n"
      return line + line + line + line
    },
    Hostile(name: "many entries", reason: "has more than 500000 entries", isLarge: true) {
      String(repeating: gap, count: 1_000_000)
    },
    Hostile(name: "an infinite time", reason: "expected the seconds since the start") {
      #"{"t":1e999,"gap":{"lost":1}}"# + "\n" + gap
    },
    Hostile(name: "no number", reason: "expected the seconds since the start") {
      #"{"t":NaN,"gap":{"lost":1}}"# + "\n" + gap
    },
    Hostile(name: "a negative time", reason: "expected the seconds since the start") {
      #"{"t":-1e-9,"gap":{"lost":1}}"# + "\n" + gap
    },
  ]

  /// Runs a program with bounded memory.
  private static func run(_ program: String, _ arguments: [String], within seconds: Int = 60) throws
    -> ChildProcess.Output
  {
    let script = "ulimit -v \(self.memory); exec \"$0\" \"$@\""
    return try ChildProcess.run(
      ["/bin/sh", "-c", script, BuiltProducts.path(of: program)] + arguments, within: seconds)
  }

  @Test(arguments: Self.refused) func isRefused(_ hostile: Hostile) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Array((Self.header + hostile.lines()).utf8), to: "hostile.jsonl")
    let receiver = try Self.run("cast-receiver", ["--no-advertise", "--exit-with-stdin", "--replay", path])
    #expect(receiver.end == .exited(64) && receiver.errors.contains(hostile.reason), "\(receiver)")
    if hostile.isLarge { return }
    let show = try Self.run("castctl", ["record", "show", path])
    #expect(show.end == .exited(1) && show.errors.contains(hostile.reason), "\(show.errors)")
    let test = try Self.run("castctl", ["record", "test", path])
    #expect(test.end == .exited(2) && test.errors.contains(hostile.reason), "\(test.errors)")
  }

  private static func line(_ direction: String, _ endpoint: String, _ payload: String) -> String {
    let (from, to) = direction == "OUT" ? ("sender-1", endpoint) : (endpoint, "sender-1")
    let isConnection = payload.contains("CONNECT")
    let part = isConnection ? "tp.connection" : endpoint == "receiver-0" ? "receiver" : "media"
    return #"{"t":0,"message":{"direction":"\#(direction)","link":1,"sourceId":"\#(from)","destinationId":"\#(to)","#
      + #""namespace":"urn:x-cast:com.google.cast.\#(part)","payload":\#(payload)}}"# + "\n"
  }

  private static func call(_ number: Int, _ method: String, _ params: String = "{}") -> String {
    #"{"t":0,"call":{"call":\#(number),"method":"\#(method)","params":\#(params)}}"# + "\n"
      + #"{"t":0,"outcome":{"call":\#(number),"result":{}}}"# + "\n"
  }

  /// A device on which an app runs that plays a queue.
  private static let playing =
    call(1, "session.join", #"{"timeout":5}"#) + line("OUT", "receiver-0", #"{"type":"CONNECT"}"#)
    + line("OUT", "receiver-0", #"{"type":"GET_STATUS","requestId":1}"#)
    + line(
      "IN", "receiver-0",
      #"{"type":"RECEIVER_STATUS","requestId":1,"status":{"volume":{"level":1},"applications":[{"appId":"CC1AD845","#
        + #""sessionId":"s","transportId":"app","namespaces":[{"name":"urn:x-cast:com.google.cast.media"}]}]}}"#)
    + line("OUT", "app", #"{"type":"CONNECT"}"#) + line("OUT", "app", #"{"type":"GET_STATUS","requestId":2}"#)
    + line("IN", "app", #"{"type":"MEDIA_STATUS","requestId":2,"status":[\#(queue)]}"#)

  private static let queue =
    #"{"mediaSessionId":1,"playerState":"PLAYING","currentItemId":1,"media":{"contentId":"a"},"#
    + #""items":[{"itemId":1},{"itemId":2}]}"#

  /// Recordings in which each answer makes a sender ask once more, or that flood it.
  private static let running = [
    Hostile(name: "an answer that changes the queue", reason: "") {
      playing + line("OUT", "app", #"{"type":"QUEUE_GET_ITEM_IDS","requestId":3,"mediaSessionId":1}"#)
        + line("IN", "app", #"{"type":"QUEUE_ITEM_IDS","requestId":3,"itemIds":[1,2],"sequenceNumber":1}"#)
        + line(
          "IN", "app", #"{"type":"QUEUE_CHANGE","requestId":3,"changeType":"UPDATE","itemIds":[9],"sequenceNumber":9}"#)
        + line("IN", "app", #"{"type":"QUEUE_CHANGE","requestId":3,"changeType":"NO_CHANGE","sequenceNumber":3}"#)
    },
    Hostile(name: "answers in a circle", reason: "") {
      playing + line("IN", "app", #"{"type":"MEDIA_STATUS","requestId":9,"status":[]}"#)
        + line("OUT", "app", #"{"type":"GET_STATUS","requestId":9}"#)
        + line("OUT", "app", #"{"type":"GET_STATUS","requestId":9}"#)
        + line("IN", "app", #"{"type":"MEDIA_STATUS","requestId":9,"status":[\#(queue)]}"#)
        + line("IN", "receiver-0", #"{"type":"RECEIVER_STATUS","requestId":9,"status":{"applications":[]}}"#)
        + line("IN", "receiver-0", #"{"type":"RECEIVER_STATUS","requestId":1,"status":{}}"#)
    },
    Hostile(name: "a flood of statuses", reason: "") {
      playing
        + (0..<20_000).map {
          line("IN", "app", #"{"type":"MEDIA_STATUS","requestId":0,"status":[{"mediaSessionId":\#($0)}]}"#)
        }
        .joined()
    },
    Hostile(name: "many links", reason: "") {
      (0..<5_000).map { #"{"t":0,"link":{"link":\#($0),"isOpen":true}}"# + "\n" }.joined() + playing
        + (0..<5_000).map { #"{"t":0,"link":{"link":\#($0),"isOpen":false,"reason":"connection reset"}}"# + "\n" }
        .joined()
    },
    Hostile(name: "huge values", reason: "") {
      playing
        + line(
          "IN", "app",
          #"{"type":"MEDIA_STATUS","requestId":0,"status":[{"mediaSessionId":9223372036854775807,"currentTime":-1e300,"#
            + #""playbackRate":1e300,"playerState":"PLAYING","volume":{"level":-1e300},"supportedMediaCommands":-1,"#
            + #""media":{"contentId":"\u0000","duration":1e308},"items":[{"itemId":-9223372036854775808}]}]}"#)
    },
  ]

  @Test(arguments: Self.running) func endsInTime(_ hostile: Hostile) throws {
    let folder = try TemporaryFolder()
    let text = Self.header + hostile.lines() + Self.call(2, "player.status", #"{"device":"replayed"}"#)
    let path = try folder.write(Array(text.utf8), to: "hostile.jsonl")
    let test = try Self.run("castctl", ["record", "test", path], within: 60)
    #expect([.exited(0), .exited(1)].contains(test.end), "\(test.end) \(test.errors)")
    let show = try Self.run("castctl", ["record", "show", path, "--json"])
    #expect(show.end == .exited(0), "\(show.errors)")
  }

  @Test func tooManyCallsAreRefused() throws {
    let folder = try TemporaryFolder()
    let calls = (0..<2_001).map { Self.call($0, "player.status") }.joined()
    let path = try folder.write(Array((Self.header + Self.playing + calls).utf8), to: "calls.jsonl")
    let test = try Self.run("castctl", ["record", "test", path])
    #expect(test.end == .exited(2) && test.errors.contains("has 2002 calls; 2000 are the most"), "\(test.errors)")
  }

  /// The receiver reads the file a second time.
  @Test func aPipeIsRefused() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/pipe"
    #expect(mkfifo(path, 0o600) == 0)
    let test = try Self.run("castctl", ["record", "test", path])
    #expect(test.end == .exited(2) && test.errors.contains("it is not a file"), "\(test.errors)")
  }
}
