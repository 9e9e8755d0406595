import CastV2
import EmulatedReceiver
import NIOCore
import JSONCodec

/// One thing that happened at one device.
public struct LoggedEvent: Sendable {
  /// Counts up from 1.
  public var seq: Int64
  /// Seconds since the process began to log.
  public var time: Double
  public var deviceId: String
  let event: ReceiverEvent

  /// Whether it is a PING or a PONG.
  var isHeartbeat: Bool { self.message?.namespace == .heartbeat }

  /// The message that came or went, if it is about one.
  var message: CastMessage? {
    switch self.event {
    case .messageReceived(let message, _), .messageSent(let message, _), .applicationMessage(let message, _): message
    default: nil
    }
  }

  /// What it takes in memory, roughly.
  var size: Int { 256 + (self.message?.payload.readableBytes ?? 0) }

  /// The event as the control protocol shows it: payloads as JSON, credentials taken out.
  var object: JSONObject {
    var object: JSONObject = [
      "seq": .integer(self.seq), "time": .number(self.time), "device": .string(self.deviceId),
    ]
    guard let members = (try? JSONDocument(parsing: self.event.jsonBytes).root.value)?.object else { return object }
    for (key, value) in members.members {
      if key == "text", let text = value.string, let payload = try? JSONDocument(parsing: text, policy: .tolerant) {
        object["payload"] = CredentialRedaction.redact(payload.root.value)
      } else {
        object[key] = CredentialRedaction.redact(value)
      }
    }
    return object
  }
}
