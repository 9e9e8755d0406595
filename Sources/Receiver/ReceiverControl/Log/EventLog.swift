import CastV2
import EmulatedReceiver
import JSONCodec
import NIOCore

/// The last things that happened, up to a limit.
///
/// Pure: events go in with their time.
struct EventLog: Sendable {
  /// So many events are kept at most.
  let maximumCount: Int
  /// So many bytes are kept at most, roughly.
  let maximumBytes: Int
  let start: NIODeadline
  private var events: [LoggedEvent] = []
  /// Where the oldest one stands in ``events``; what is before it has been forgotten.
  private var first = 0
  private var bytes = 0
  private(set) var lastSeq: Int64 = 0

  init(maximumCount: Int = 16_384, maximumBytes: Int = 16 << 20, start: NIODeadline) {
    self.maximumCount = maximumCount
    self.maximumBytes = maximumBytes
    self.start = start
  }

  /// Adds an event, and forgets the oldest where that is one too many.
  mutating func record(_ event: ReceiverEvent, deviceId: String, now: NIODeadline) -> LoggedEvent {
    self.lastSeq += 1
    let entry = LoggedEvent(
      seq: self.lastSeq, time: Double((now - self.start).nanoseconds / 1_000) / 1e6, deviceId: deviceId, event: event)
    self.events.append(entry)
    self.bytes += entry.size
    while self.count > self.maximumCount || (self.bytes > self.maximumBytes && self.count > 1) {
      self.bytes -= self.events[self.first].size
      self.first += 1
    }
    if self.first > self.events.count / 2, self.first > 64 {
      self.events.removeFirst(self.first)
      self.first = 0
    }
    return entry
  }

  var count: Int { self.events.count - self.first }

  /// At most `limit` events after `seq` that fit, oldest first, and how many after `seq` have been forgotten.
  func events(
    after seq: Int64, limit: Int, where fits: (LoggedEvent) -> Bool
  ) -> (events: [LoggedEvent], forgotten: Int64) {
    let oldest = self.count > 0 ? self.events[self.first].seq : self.lastSeq + 1
    var found: [LoggedEvent] = []
    for entry in self.events[self.first...] where entry.seq > seq && fits(entry) {
      guard found.count < limit else { break }
      found.append(entry)
    }
    return (found, max(0, oldest - 1 - max(seq, 0)))
  }
}

/// Which events somebody wants to see.
struct EventFilter: Sendable {
  /// The device's id; `nil`: all.
  var deviceId: String?
  /// The events' names; `nil`: all.
  var events: Set<String>?
  /// Only messages that fit.
  var message: MessageTrigger?
  /// Whether PING and PONG are wanted, too.
  var heartbeats: Bool

  func fits(_ entry: LoggedEvent) -> Bool {
    if let deviceId, entry.deviceId != deviceId { return false }
    if let events, !events.contains(entry.event.name) { return false }
    guard let pattern = self.message else { return self.heartbeats || !entry.isHeartbeat }
    switch entry.event {
    case .messageReceived(let message, _): return pattern.matches(message, .received)
    case .messageSent(let message, _): return pattern.matches(message, .sent)
    default: return false
    }
  }
}

/// One thing that happened at one device.
public struct LoggedEvent: Sendable {
  /// Counts up from 1.
  var seq: Int64
  /// Seconds since the process began to log.
  public var time: Double
  /// The event happened at the device with this id; the control protocol shows it as `device`.
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
    for (key, value) in self.event.jsonObject.members {
      if key == "text", let text = value.string, let payload = try? JSONDocument(parsing: text, policy: .tolerant) {
        object["payload"] = CredentialRedaction.redact(payload.root.value)
      } else {
        object[key] = CredentialRedaction.redact(value)
      }
    }
    return object
  }
}

/// Takes out of JSON what nobody should read in a log.
enum CredentialRedaction {
  static let mark = JSONValue.string("[redacted]")

  /// Parts of names whose values are secrets.
  private static let secretWords = ["credential", "token", "password", "secret", "authorization", "cookie"]

  /// `value` without the values of members that are called like secrets, at any depth.
  static func redact(_ value: JSONValue) -> JSONValue {
    switch value {
    case .array(let elements): return .array(elements.map(self.redact))
    case .object(let object):
      return .object(
        JSONObject(
          object.members.map { key, value in (key, self.isSecret(key, value) ? self.mark : self.redact(value)) }))
    default: return value
    }
  }

  private static func isSecret(_ key: String, _ value: JSONValue) -> Bool {
    let name = key.lowercased()
    // `credentialsType` says of what kind they are.
    guard !name.hasSuffix("type"), self.secretWords.contains(where: name.contains) else { return false }
    switch value {
    case .string(let text): return !text.isEmpty
    case .integer, .number, .array: return true
    // `credentialsData` holds more than the secret.
    case .object, .bool, .null: return false
    }
  }
}
