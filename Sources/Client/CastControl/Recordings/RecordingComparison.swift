import CastRPCClient
import CastRecording

/// The comparison of a recording's notifications and results with those of its replay.
struct RecordingComparison: Sendable {
  /// The sections of the recording.
  let expected: [RecordedSection]
  /// The sections of the run.
  let happened: [RecordedSection]

  /// The topics that depend on the device alone. Lists of devices, progress and combined states depend on the network
  /// and on the speed.
  private static let topics: Set<String> = ["session", "media", "queue", "channel"]
  private static let passedOver: Set<String> = [
    "session.didEnterPhase", "session.didUpdateDevice", "media.didUpdatePosition", "channel.didChangeWritable",
    "queue.didReload", "queue.didUpdate",
  ]
  /// The members that differ between two runs.
  private static let volatile: Set<String> = [
    "seq", "revision", "elapsed", "elapsedMs", "sessionId", "deviceId", "device", "address", "host", "port",
    "addresses",
    "friendlyName", "requestId", "startedAt", "endedAt", "updatedAt", "timestamp", "receivedAt", "message", "advice",
    "isDefault", "source", "measuredAt", "statusAge", "owner", "userAgent",
  ]
  /// The members that count seconds of playback, which passes while messages travel.
  private static let positions: Set<String> = [
    "position", "currentTime", "streamPosition", "currentBreakTime", "currentBreakClipTime", "end", "start",
  ]
  private static let tolerance = 5.0

  /// Whether notifications of `method` are compared.
  static func isCompared(_ method: String) -> Bool {
    guard let topic = method.split(separator: ".").first, self.topics.contains(String(topic)) else { return false }
    return !self.passedOver.contains(method)
  }

  /// Whether notifications of `method` are sent periodically, at an interval that a client chooses.
  static func isPeriodic(_ method: String) -> Bool { method == "media.didUpdatePosition" }

  /// The number of recorded notifications.
  var notificationCount: Int { self.expected.reduce(0) { $0 + $1.notifications.count } }

  /// The first difference: in notifications of each topic, and then in outcomes.
  var firstDifference: RecordingDifference? {
    let then = self.expected.flatMap(\.notifications)
    let now = self.happened.flatMap(\.notifications)
    let differences = Self.topics.sorted().compactMap { topic -> RecordingDifference? in
      let isOfTopic = { (happening: Happening) in happening.method.hasPrefix("\(topic).") }
      return Self.difference(then.filter(isOfTopic), now.filter(isOfTopic))
    }
    let outcomes = Self.difference(Self.outcomes(self.expected), Self.outcomes(self.happened))
    let hasOutcomes = self.expected.contains { !$0.outcomes.isEmpty }
    return (differences + (hasOutcomes ? [outcomes].compactMap { $0 } : []))
      .min { ($0.line ?? .max) < ($1.line ?? .max) }
  }

  /// Returns the outcomes in the order of the calls, since calls may end in another order.
  private static func outcomes(_ sections: [RecordedSection]) -> [Happening] {
    sections.flatMap(\.outcomes).sorted { ($0.call ?? 0) < ($1.call ?? 0) }
  }

  /// Returns the first difference of two sequences.
  static func difference(_ then: [Happening], _ now: [Happening]) -> RecordingDifference? {
    for index in 0..<max(then.count, now.count) {
      guard index < then.count else {
        return RecordingDifference(
          line: nil, summary: "\(now[index].method) comes now, and nothing more came then.",
          details: [Self.stable(now[index].value, method: now[index].method).jsonText])
      }
      let recorded = then[index]
      guard index < now.count else {
        return RecordingDifference(line: recorded.line, summary: "\(recorded.method) came then, and doesn't come now.")
      }
      guard recorded.method == now[index].method else {
        return RecordingDifference(
          line: recorded.line, summary: "\(recorded.method) came then, and \(now[index].method) comes now.",
          details: [Self.stable(now[index].value, method: now[index].method).jsonText])
      }
      var details: [String] = []
      Self.compare(
        Self.stable(recorded.value, method: recorded.method), Self.stable(now[index].value, method: recorded.method),
        path: "", &details)
      guard details.isEmpty else {
        return RecordingDifference(
          line: recorded.line, summary: "\(recorded.method) has other contents.", details: details)
      }
    }
    return nil
  }

  // MARK: Values

  /// Returns a notification's parameters without the members that differ between two runs.
  static func stable(_ value: JSONValue, method: String) -> JSONValue {
    self.stable(value, keepsDevices: method.contains("ultizone"), depth: 32)
  }

  private static func stable(_ value: JSONValue, keepsDevices: Bool, depth: Int) -> JSONValue {
    switch value {
    case .object(let object) where depth > 0:
      let kept = object.members.filter { key, _ in
        !self.volatile.contains(key) || (keepsDevices && ["device", "deviceId"].contains(key))
      }
      return .object(
        JSONObject(
          kept.map { key, value in
            if self.positions.contains(key), let number = value.number {
              return (key, .number((number * 10).rounded() / 10))
            }
            return (key, self.stable(value, keepsDevices: keepsDevices, depth: depth - 1))
          }))
    case .array(let elements) where depth > 0:
      return .array(elements.map { self.stable($0, keepsDevices: keepsDevices, depth: depth - 1) })
    case .string(let text): return .string(self.withoutLocalAddress(text))
    default: return value
    }
  }

  /// Returns a URL of this machine's media server without its address, which each run chooses.
  private static func withoutLocalAddress(_ text: String) -> String {
    guard text.hasPrefix("http://127.0.0.1:") else { return text }
    let rest = text.dropFirst("http://127.0.0.1:".count).drop { $0.isNumber }
    return "http://local\(rest)"
  }

  /// The methods whose results are compared; notifications repeat the results of the others.
  private static let questions: Set<String> = ["player.status", "media.getStatus", "session.requestStatus"]

  /// Returns the compared part of an outcome: the error's name, or the result of one of ``questions``.
  static func essence(of outcome: RecordedOutcome, method: String) -> JSONValue {
    if let error = outcome.error {
      let name = error["data"]?["name"] ?? error["name"] ?? .null
      return ["error": ["name": name]]
    }
    guard self.questions.contains(method), let result = outcome.result else { return ["result": [:]] }
    return ["result": self.stable(result, method: method)]
  }

  /// Collects the paths at which two values differ, and the values there.
  private static func compare(_ then: JSONValue, _ now: JSONValue, path: String, _ details: inout [String]) {
    guard details.count < 8 else { return }
    switch (then, now) {
    case (.object(let left), .object(let right)):
      for key in left.keys + right.keys.filter({ !left.contains($0) }) {
        let inner = path.isEmpty ? key : "\(path).\(key)"
        switch (left[key], right[key]) {
        case (let old?, let new?): self.compare(old, new, path: inner, &details)
        case (let old?, nil): details.append("\(inner): was \(Self.short(old)), now absent")
        case (nil, let new?): details.append("\(inner): was absent, now \(Self.short(new))")
        case (nil, nil): break
        }
      }
    case (.array(let left), .array(let right)) where left.count == right.count:
      for index in left.indices { self.compare(left[index], right[index], path: "\(path)[\(index)]", &details) }
    default:
      if let left = then.number, let right = now.number {
        let key = path.split(separator: ".").last.map(String.init) ?? path
        if abs(left - right) <= (self.positions.contains(key) ? self.tolerance : 1e-9) { return }
      }
      if then != now { details.append("\(path): was \(Self.short(then)), now \(Self.short(now))") }
    }
  }

  private static func short(_ value: JSONValue) -> String {
    let text = value.jsonText
    return text.count > 120 ? "\(text.prefix(120))…" : text
  }
}
