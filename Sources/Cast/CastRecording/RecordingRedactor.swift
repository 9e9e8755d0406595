public import FrameworkLog
import JSONCodec

/// A redactor, which replaces the private values of a recording by stand-ins that stay consistent within it.
///
/// 1. ``redact(_:)-(RecordingHeader)`` comes first: the header names the device.
/// 2. ``redact(_:)-(RecordingEntry)`` follows for each entry, in their order.
/// 3. ``counts`` has the number of values of each kind that were replaced.
///
/// Certificates and binary payloads are left out, since they hold serial numbers and tokens. Namespaces, ids of apps,
/// types, request ids and times stay. ``StandIns`` lists the values that can't be recognised.
public struct RecordingRedactor: Sendable {
  private var standIns = StandIns()

  /// The number of different values of each kind that were replaced.
  public var counts: [StandIns.Kind: Int] { self.standIns.counts }

  /// Creates a redactor that knows no values.
  public init() {}

  /// Makes `text` private: it is replaced wherever it occurs from now on.
  public mutating func learn(_ text: String, as kind: StandIns.Kind) { self.standIns.learn(text, as: kind) }

  /// Returns the header with stand-ins, marked as redacted; learns the device's name and ids.
  public mutating func redact(_ header: RecordingHeader) -> RecordingHeader {
    if let name = header.device["friendlyName"]?.string { self.standIns.learn(name, as: .name) }
    for id in [header.device["deviceId"], header.device["announcedId"], header.device["txt"]?["id"]] {
      if let id = id?.string { self.standIns.learn(id, as: .id) }
    }
    var header = header
    header.isRedacted = true
    header.device = self.standIns.replace(.object(header.device)).object ?? [:]
    header.source = header.source.map { self.standIns.replace($0) }
    return header
  }

  /// Returns the entry with stand-ins.
  public mutating func redact(_ entry: RecordingEntry) -> RecordingEntry {
    RecordingEntry(time: entry.time, event: self.redact(entry.event))
  }

  private mutating func redact(_ event: RecordingEvent) -> RecordingEvent {
    switch event {
    case .message(let message): return .message(self.redact(message))
    case .link(var link):
      link.address = link.address.map { self.standIns.replace($0) }
      link.reason = link.reason.map { self.standIns.replace($0) }
      link.senderId = link.senderId.map { self.standIns.replace($0) }
      return .link(link)
    case .service(let service): return .service(self.redact(service))
    case .authentication(var answer):
      answer.certificates = []
      return .authentication(answer)
    case .fetch(let fetch): return .fetch(self.redact(fetch))
    case .call(var call):
      call.params = self.standIns.replace(call.params)
      return .call(call)
    case .outcome(var outcome):
      outcome.result = outcome.result.map { self.standIns.replace($0) }
      outcome.error = outcome.error.map { self.standIns.replace($0) }
      return .outcome(outcome)
    case .notification(var notification):
      notification.params = self.standIns.replace(notification.params)
      return .notification(notification)
    case .gap, .end, .other("redacted", _): return event
    case .other(let kind, let value): return .other(kind: kind, self.standIns.replace(value))
    }
  }

  private mutating func redact(_ message: RecordedMessage) -> RecordedMessage {
    var message = message
    message.sourceId = self.standIns.replace(message.sourceId)
    message.destinationId = self.standIns.replace(message.destinationId)
    switch message.payload {
    case .json(let value): message.payload = .json(self.standIns.replace(value))
    case .text(let text): message.payload = .text(self.standIns.replace(text))
    case .binary(_, let count): message.payload = .binary(base64: nil, count: count)
    }
    return message
  }

  private mutating func redact(_ service: RecordedService) -> RecordedService {
    var service = service
    service.txt = service.txt.map { self.redact(txt: $0) }
    service.instance = self.member("instance", service.instance)
    service.hostName = service.hostName.map { self.member("hostName", $0) }
    service.addresses = service.addresses.map { self.standIns.replace($0) }
    return service
  }

  /// Returns a string of a TXT record with stand-ins: the key decides the kind of the value (cast.md 9).
  private mutating func redact(txt: String) -> String {
    guard let sign = txt.firstIndex(of: "=") else { return self.standIns.replace(txt) }
    let key = txt[..<sign]
    let value = String(txt[txt.index(after: sign)...])
    let replaced =
      key.lowercased() == "id" ? self.standIns.replace(value, as: .id) : self.member(String(key), value)
    return "\(key)=\(replaced)"
  }

  private mutating func member(_ key: String, _ value: String) -> String {
    self.standIns.replace(.object([key: .string(value)]))[key]?.string ?? ""
  }

  private mutating func redact(_ fetch: RecordedFetch) -> RecordedFetch {
    var fetch = fetch
    let parts = fetch.path.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    fetch.path = self.standIns.replace(String(parts.first ?? ""))
    if parts.count == 2 { fetch.path += "?\(self.standIns.replace(String(parts[1]), as: .urlPart))" }
    fetch.headers = self.standIns.replace(.object(fetch.headers)).object ?? [:]
    return fetch
  }
}
