import CastRPCClient
import CastRecording
import FrameworkLog
import Glibc

/// A recording as lines for people.
///
/// It distinguishes the senders: the recording sender uses the id of its link; the requests of another sender show only
/// in the device's answers to all senders.
struct RecordingText {
  /// One line, not yet cleaned or cut.
  struct Line {
    var text: String
    var style: TerminalStyle
  }

  /// The columns of a line where there is no terminal.
  static let widest = 1_000

  private let recording: Recording
  private let isWhole: Bool
  /// The requests sent over each link.
  private var asked: [Int: Set<Int64>] = [:]
  /// The methods of the calls without an outcome.
  private var calls: [Int: String] = [:]

  /// - Parameter isWhole: Whether heartbeats and whole payloads are shown.
  init(_ recording: Recording, isWhole: Bool) {
    self.recording = recording
    self.isWhole = isWhole
  }

  // MARK: Head and foot

  /// The lines before the conversation.
  var head: [String] {
    let header = self.recording.header
    let name = header.device["friendlyName"]?.string ?? "an unknown device"
    let model = header.device["modelName"]?.string.map { " (\($0))" } ?? ""
    let length = MediaTime.text(self.recording.entries.last?.time ?? 0)
    let source = header.source.map { ", from \($0)" } ?? ""
    return [
      "\(name)\(model), recorded by \(header.program)\(source) at \(Self.date(header.started)): "
        + "\(self.recording.entries.count) entries in \(length).",
      header.isRedacted
        ? "Redacted: \(self.replaced ?? "names, ids, addresses and secrets are stand-ins"). \(Self.kept)"
        : "Not redacted: it holds names, ids, addresses and secrets. Don't pass it on.",
    ]
  }

  /// The counts of replaced values from the recording's last lines; `nil` if it is cut off.
  private var replaced: String? {
    for entry in self.recording.entries.suffix(2) {
      guard case .other("redacted", let value) = entry.event else { continue }
      return Self.counts((value.object ?? [:]).members.map { ($0.key, $0.value.integer ?? 0) })
    }
    return nil
  }

  /// The lines after the conversation.
  var foot: [String] {
    self.recording.isComplete ? [] : ["castctl: the recording is cut off: it has no end."]
  }

  private static let kept = "Titles, paths of URLs and texts of apps can't be recognized, and stay."

  private static func date(_ seconds: Double) -> String {
    guard seconds.isFinite, abs(seconds) < 1e11 else { return "an unknown time" }
    var time = time_t(seconds)
    var parts = tm()
    guard gmtime_r(&time, &parts) != nil else { return "an unknown time" }
    var buffer = [CChar](repeating: 0, count: 32)
    let count = strftime(&buffer, buffer.count, "%Y-%m-%d %H:%M:%S UTC", &parts)
    return String(decoding: buffer.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  // MARK: Entries

  /// Returns the line of an entry; `nil` if it isn't shown. Call it once for each entry, in order.
  mutating func line(of entry: RecordingEntry) -> Line? {
    guard let (text, style) = self.text(of: entry.event) else { return nil }
    let milliseconds = Int((min(entry.time, 1e9) * 1_000).rounded())
    let fraction = String(milliseconds % 1_000)
    let time = "\(milliseconds / 1_000).\(String(repeating: "0", count: 3 - fraction.count))\(fraction)"
    // Blanks at the beginning would be cleaned away.
    return Line(text: "\(DisplayWidth.padded(time, to: 9)) \(text)", style: style)
  }

  private mutating func text(of event: RecordingEvent) -> (String, TerminalStyle)? {
    switch event {
    case .message(let message): return self.text(of: message)
    case .link(let link):
      let place = link.address.map { " to \($0)" } ?? ""
      return link.isOpen
        ? ("= link \(link.link)\(place) is open\(link.senderId.map { ", as \($0)" } ?? "")", .green)
        : ("= link \(link.link) is closed\(link.reason.map { ": \($0)" } ?? "")", .yellow)
    case .service(let service): return (Self.text(of: service), .faint)
    case .authentication(let answer):
      return ("= authentication: \(answer.verdict), \(answer.certificates.count) certificates", .plain)
    case .fetch(let fetch):
      let range = fetch.headers["range"]?.string ?? fetch.headers["Range"]?.string
      let status = fetch.status.map { "-> \($0)" }
      let parts = [fetch.method, fetch.path, range, status, fetch.bytes.map { "\($0) bytes" }].compactMap(\.self)
      return ("← \(parts.joined(separator: " "))", .plain)
    case .call(let call):
      self.calls[call.call] = call.method
      return ("» \(call.method) #\(call.call) \(self.text(of: call.params))", .bold)
    case .outcome(let outcome): return self.text(of: outcome)
    case .notification(let notification):
      return ("! \(notification.method) \(self.text(of: notification.params))", .plain)
    case .gap(let lost): return ("… \(lost) entries are lost here", .red)
    case .end: return ("= the end", .faint)
    case .other("redacted", _): return nil
    case .other(let kind, let value): return ("? \(kind) \(self.text(of: value))", .faint)
    }
  }

  private static func text(of service: RecordedService) -> String {
    guard service.isAnnounced else { return "= \(service.instance) is no longer announced" }
    let place = "\(service.addresses.first ?? service.hostName ?? "?"):\(service.port ?? 0)"
    return "= \(service.instance) is announced at \(place): \(service.txt.joined(separator: " "))"
  }

  private mutating func text(of outcome: RecordedOutcome) -> (String, TerminalStyle) {
    let method = self.calls.removeValue(forKey: outcome.call) ?? "?"
    if let error = outcome.error {
      return ("« \(method) #\(outcome.call) failed: \(error["message"]?.string ?? self.text(of: error))", .red)
    }
    return ("« \(method) #\(outcome.call) \(self.text(of: outcome.result ?? [:]))", .faint)
  }

  private func text(of value: JSONValue) -> String {
    if let object = value.object, object.members.isEmpty { return "" }
    return value.jsonText
  }

  // MARK: Messages

  private mutating func text(of message: RecordedMessage) -> (String, TerminalStyle)? {
    let space = message.namespace.split(separator: ".").last.map(String.init) ?? message.namespace
    if space == "heartbeat", !self.isWhole { return nil }
    let isOut = message.direction == .outbound
    let link = message.link == 1 ? "" : " [\(message.link)]"
    let lead = "\(isOut ? "→" : "←")\(link) \(space)"
    switch message.payload {
    case .text(let text): return ("\(lead) \(text)", .plain)
    case .binary(_, let count): return ("\(lead) \(count) bytes", .plain)
    case .json(let value):
      let id = value["requestId"]?.integer ?? 0
      var note = ""
      if isOut {
        self.asked[message.link, default: []].insert(id)
      } else if id != 0, message.destinationId == "*", self.asked[message.link]?.contains(id) != true {
        note = " (another sender asked)"
      }
      let type = value["type"]?.string ?? value["responseType"]?.string ?? ""
      let number = id == 0 ? "" : " #\(id)"
      return ("\(lead) \(type)\(number)\(note) \(self.essentials(of: value, type))", .plain)
    }
  }

  /// Returns the essential contents of a message besides its type and its request.
  private func essentials(of value: JSONValue, _ type: String) -> String {
    guard !self.isWhole, let object = value.object else { return value.jsonText }
    switch type {
    case "MEDIA_STATUS": return (value["status"]?.array ?? []).map(Self.player).joined(separator: "; ")
    case "RECEIVER_STATUS": return Self.receiver(value["status"] ?? .null)
    default:
      let rest = object.members.filter { !["type", "requestId", "responseType"].contains($0.key) }
      return rest.isEmpty ? "" : JSONValue.object(JSONObject(rest.map { ($0.key, $0.value) })).jsonText
    }
  }

  private static func player(_ status: JSONValue) -> String {
    let media = status["media"]
    let title = media?["metadata"]?["title"]?.string ?? media?["contentId"]?.string
    let parts = [
      status["playerState"]?.string, status["idleReason"]?.string, status["currentTime"]?.number.map(MediaTime.text),
      title,
    ]
    return parts.compactMap(\.self).joined(separator: " ")
  }

  private static func receiver(_ status: JSONValue) -> String {
    let applications = (status["applications"]?.array ?? []).map { application in
      let name = application["displayName"]?.string ?? application["appId"]?.string ?? "?"
      return application["statusText"]?.string.map { "\(name) (\($0))" } ?? name
    }
    let volume = status["volume"]?["level"]?.number.map { "volume \(Int(max(0, min($0, 10)) * 100)) %" }
    let muted = status["volume"]?["muted"]?.bool == true ? "muted" : nil
    let parts = (applications.isEmpty ? ["no app"] : applications) + [volume, muted].compactMap(\.self)
    return parts.joined(separator: ", ")
  }
}

extension RecordingText {
  /// Returns the live line of a recording that runs.
  static func progress(_ info: RecordingInfo, elapsed: Double) -> String {
    let lost = info.lost > 0 ? ", \(info.lost) lost" : ""
    return "\(MediaTime.text(elapsed))  \(info.entries) entries, \(self.size(info.bytes))\(lost)"
  }

  /// Returns the lines at the end of a recording: its file, the replaced values, and those that can't be recognised.
  static func report(_ info: RecordingInfo, file: String) -> [String] {
    let name = TerminalText.clean(file)
    var lines = ["\(name): \(info.entries) entries, \(self.size(info.bytes))."]
    if info.lost > 0 { lines.append("\(info.lost) entries could not be written.") }
    if let failure = info.failure { lines.append(TerminalText.clean(failure)) }
    if info.isRaw {
      lines.append("It is raw: it holds names, ids, addresses and secrets. Don't pass it on.")
    } else {
      let counts = self.counts((info.replaced ?? [:]).map { ($0.key, $0.value) }) ?? "nothing"
      lines.append("Replaced: \(counts). \(self.kept)")
      lines.append("Read it before you pass it on: castctl record show \(name)")
    }
    return lines
  }

  private static func size(_ bytes: Int64) -> String {
    bytes < 1_024 ? "\(bytes) bytes" : bytes < 10 << 20 ? "\(bytes >> 10) KiB" : "\(bytes >> 20) MiB"
  }

  /// Returns how many values of each kind were replaced; `nil` if none were.
  private static func counts(_ counts: [(String, Int64)]) -> String? {
    let words: [StandIns.Kind: (String, String)] = [
      .name: ("name", "names"), .network: ("network", "networks"), .id: ("id", "ids"),
      .address: ("address", "addresses"), .hardwareAddress: ("hardware address", "hardware addresses"),
      .mailAddress: ("mail address", "mail addresses"), .urlPart: ("part of a URL", "parts of URLs"),
      .secret: ("secret", "secrets"),
    ]
    let byKind = Dictionary(counts, uniquingKeysWith: +)
    let parts = StandIns.Kind.allCases.compactMap { kind -> String? in
      guard let count = byKind[kind.rawValue], count > 0, let word = words[kind] else { return nil }
      return "\(count) \(count == 1 ? word.0 : word.1)"
    }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}
