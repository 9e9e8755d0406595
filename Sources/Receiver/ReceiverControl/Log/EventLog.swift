import CastV2
import EmulatedReceiver
import JSONCodec
import NIOCore

/// The latest events, up to a limit.
///
/// A pure value: the caller passes the time of each event.
struct EventLog: Sendable {
  /// The maximum number of events.
  let maximumCount: Int
  /// The approximate maximum size of the events, in bytes.
  let maximumBytes: Int
  let start: NIODeadline
  private var events: [LoggedEvent] = []
  /// The index of the oldest event in ``events``; those before it have been dropped.
  private var first = 0
  private var bytes = 0
  private(set) var lastSeq: Int64 = 0

  init(maximumCount: Int = 16_384, maximumBytes: Int = 16 << 20, start: NIODeadline) {
    self.maximumCount = maximumCount
    self.maximumBytes = maximumBytes
    self.start = start
  }

  /// Adds an event, and drops the oldest ones beyond the limits.
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

  /// Returns at most `limit` events after `seq` that fit, oldest first, and how many after `seq` have been dropped.
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

/// The events that a client requests.
struct EventFilter: Sendable {
  /// The device's id; `nil`: all.
  var deviceId: String?
  /// The events' names; `nil`: all.
  var events: Set<String>?
  /// The messages that fit, to the exclusion of all other events; `nil`: no restriction.
  var message: MessageTrigger?
  /// Whether PING and PONG are included.
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

/// One event at one device.
public struct LoggedEvent: Sendable {
  /// The event's number, from 1.
  var seq: Int64
  /// The time in seconds since the log began.
  public var time: Double
  /// The id of the event's device; the control protocol shows it as `device`.
  public var deviceId: String
  let event: ReceiverEvent

  /// Whether the event is about a PING or a PONG.
  var isHeartbeat: Bool { self.message?.namespace == .heartbeat }

  /// The message that was received or sent, if the event is about one.
  var message: CastMessage? {
    switch self.event {
    case .messageReceived(let message, _), .messageSent(let message, _), .applicationMessage(let message, _): message
    default: nil
    }
  }

  /// The approximate memory of the event in bytes: senders choose every text in it, ids and namespaces as well as
  /// payloads.
  var size: Int { 512 + self.event.textSize }

  /// The event as the control protocol shows it: payloads as JSON, without credentials.
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

/// The removal of secrets from JSON that is to be logged.
enum CredentialRedaction {
  static let mark = JSONValue.string("[redacted]")

  /// Parts of the names of secret members.
  private static let secretWords = ["credential", "token", "password", "secret", "authorization", "cookie"]

  /// Returns `value` without the values of members with secret names, at any depth.
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
    // `credentialsType` is the type of the credentials, and no secret.
    guard !name.hasSuffix("type"), self.secretWords.contains(where: name.contains) else { return false }
    switch value {
    case .string(let text): return !text.isEmpty
    case .integer, .number, .writtenNumber, .array: return true
    // `credentialsData` contains more than the secret.
    case .object, .bool, .null: return false
    }
  }
}
