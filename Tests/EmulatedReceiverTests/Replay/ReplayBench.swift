import CastRecording
import CastV2
import JSONCodec
import NIOCore

@testable import EmulatedReceiver

/// A recording in shorthand, and the receiver that replays it.
///
/// A line is the seconds, the direction, the endpoint and the payload: `0.5 < receiver-0 {"type":"RECEIVER_STATUS"}`.
/// The namespace follows from the payload: `CONNECT` and `CLOSE`, the receiver's for `receiver-0`, media for an app.
/// `! 2` begins the second link, `x` is the end of a link by the device.
struct ReplayBench {
  var bench: ReceiverBench
  private static let sender = "sender-recorded"

  init(_ text: String, speed: Double? = 1, misses: ReplayOptions.Misses = .emulate) throws {
    var configuration = ReceiverConfiguration.testing()
    try configuration.replay(Self.recording(text), options: ReplayOptions(speed: speed, misses: misses))
    self.bench = ReceiverBench(configuration)
  }

  static func recording(_ text: String) throws -> Recording {
    var entries: [RecordingEntry] = []
    var link = 1
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: " ", maxSplits: 3).map(String.init)
      if parts[0] == "!" {
        link = Int(parts[1]) ?? 1
      } else if parts[0] == "x" {
        entries.append(
          RecordingEntry(
            time: entries.last?.time ?? 0, event: .link(RecordedLink(link, isOpen: false, reason: "connection reset"))))
      } else {
        entries.append(
          RecordingEntry(time: Double(parts[0]) ?? 0, event: .message(try self.message(Array(parts.dropFirst()), link)))
        )
      }
    }
    return Recording(RecordingHeader(program: "test", started: 0, isRedacted: true), entries: entries)
  }

  private static func message(_ parts: [String], _ link: Int) throws -> RecordedMessage {
    let payload = try JSONDocument(parsing: Array(parts[2].utf8)).root.value
    let isConnection = ["CONNECT", "CLOSE"].contains(payload["type"]?.string)
    let namespace: CastNamespace =
      isConnection ? .connection : parts[1] == CastEndpointID.receiver ? .receiver : .media
    let isInbound = parts[0].hasPrefix("<")
    let peer = parts[0] == "<*" ? "*" : self.sender
    return RecordedMessage(
      isInbound ? .inbound : .outbound, link: link, from: isInbound ? parts[1] : self.sender,
      to: isInbound ? peer : parts[1], namespace: namespace.rawValue, payload: .json(payload))
  }

  mutating func connect(_ endpoint: String = "receiver-0", link: Int = 1) -> [String] {
    self.bench.send(#"{"type":"CONNECT"}"#, .connection, to: endpoint, link: link).map(Self.short)
  }

  /// Sends a request to the platform or to an app; returns the messages that it sends at once.
  mutating func ask(_ json: String, to endpoint: String = "receiver-0", link: Int = 1) -> [String] {
    self.bench.send(json, endpoint == CastEndpointID.receiver ? .receiver : .media, to: endpoint, link: link)
      .map(Self.short)
  }

  mutating func pass(_ amount: TimeAmount) -> [String] { self.bench.pass(amount).map(Self.short) }

  /// The misses so far: type and answer.
  var misses: [String] {
    self.bench.events.compactMap { event in
      if case .replayMissed(let miss) = event { "\(miss.type ?? "-") \(miss.answer.rawValue)" } else { nil }
    }
  }

  /// `receiver-0>* RECEIVER_STATUS 3 APP` or, for media, the player's state.
  static func short(_ sent: ReceiverBench.Sent) -> String {
    let more = sent.application?["appId"]?.string ?? sent.media?["playerState"]?.string ?? sent.payload["mark"]?.string
    let parts = [
      "\(sent.message.sourceId)>\(sent.message.destinationId)", sent.type ?? "-", sent.requestId.map { "\($0)" }, more,
    ]
    return parts.compactMap { $0 }.joined(separator: " ")
  }
}
