import CastRPCClient
import CastRecording
import TextFormats

/// A notification or an outcome, recorded or live.
struct Happening: Sendable, Equatable {
  /// The line in the recording; `nil` if it happened now.
  var line: Int?
  /// The method of the notification or of the call.
  var method: String
  /// The parameters, or the essence of the outcome.
  var value: JSONValue
  /// The call that ended; `nil` for a notification.
  var call: Int?

  init(line: Int?, method: String, value: JSONValue) {
    self.line = line
    self.method = method
    self.value = value
  }

  init(line: Int?, method: String, outcome: RecordedOutcome) {
    self.init(line: line, method: method, value: RecordingComparison.essence(of: outcome, method: method))
    self.call = outcome.call
  }
}

/// The notifications and outcomes between two calls.
struct RecordedSection: Sendable, Equatable {
  /// The notifications, in their order.
  var notifications: [Happening] = []
  var outcomes: [Happening] = []
}

/// A recording with the numbers of its lines.
struct RecordedLines: Sendable {
  /// The calls, in their order.
  let calls: [RecordedCall]
  /// The recorded notifications and outcomes: before the first call at index 0, then after each call.
  let expectations: [RecordedSection]
  /// The recorded sessions' ids, in the order in which they appear.
  let sessionIds: [String]
  private let path: String
  private let texts: [(line: ArraySlice<UInt8>, entry: RecordingEntry?)]

  /// The largest number of calls that are made.
  static let maximumCalls = 2_000

  /// The number of recorded notifications and outcomes.
  var happeningCount: Int { self.expectations.reduce(0) { $0 + $1.notifications.count + $1.outcomes.count } }

  /// Reads a recording.
  ///
  /// - Throws: ``CommandError`` (`usage`) for a file that isn't a recording, is damaged, or has too many calls.
  init(path: String) throws(CommandError) {
    var texts: [(line: ArraySlice<UInt8>, entry: RecordingEntry?)] = []
    do throws(RecordingError) {
      // The receiver reads the file once more, which a pipe doesn't allow.
      let bytes = try Recording.bytes(ofFile: path, isRegular: true)
      do throws(RecordingError) {
        _ = try Recording.read(bytes) { texts.append(($0, $1)) }
      } catch {
        throw error.naming(path)
      }
    } catch {
      throw .usage(error.message, error.code == .system ? "Check the path." : "")
    }
    self.path = path
    self.texts = texts
    var script = Script()
    for (index, text) in texts.enumerated() {
      if let event = text.entry?.event { script.add(event, line: index + 1) }
    }
    guard script.calls.count <= Self.maximumCalls else {
      throw .usage("“\(path)” has \(script.calls.count) calls; \(Self.maximumCalls) are the most that are tested.")
    }
    self.calls = script.calls
    self.expectations = script.sections
    self.sessionIds = script.sessionIds
  }

  /// The calls, and the notifications and outcomes between them, collected line by line.
  private struct Script {
    var calls: [RecordedCall] = []
    var sections = [RecordedSection()]
    var sessionIds: [String] = []
    private var knownIds: Set<String> = []
    private var methods: [Int: String] = [:]

    mutating func add(_ event: RecordingEvent, line: Int) {
      switch event {
      case .call(let call):
        self.calls.append(call)
        self.sections.append(RecordedSection())
        if self.methods[call.call] == nil { self.methods[call.call] = call.method }
      case .notification(let notification):
        if let id = notification.params["sessionId"]?.string, self.knownIds.insert(id).inserted {
          self.sessionIds.append(id)
        }
        guard RecordingComparison.isCompared(notification.method) else { return }
        self.sections[self.sections.count - 1].notifications.append(
          Happening(line: line, method: notification.method, value: notification.params))
      case .outcome(let outcome):
        self.sections[self.sections.count - 1].outcomes.append(
          Happening(line: line, method: self.methods[outcome.call] ?? "", outcome: outcome))
      default: break
      }
    }
  }

  /// Writes the recording anew, with the run's notifications and outcomes in place of the recorded ones.
  ///
  /// - Parameter sessions: The ids of the run's sessions, in the order in which they appeared.
  func write(accepting happened: [RecordedSection], sessions: [String]) throws(CommandError) {
    let ids = self.recordedIds(of: sessions)
    var lines: [String] = []
    var section = 0
    var time = 0.0
    for (line, entry) in self.texts {
      switch entry?.event {
      case .notification, .outcome: continue
      case .call:
        lines += Self.lines(of: happened[section], time: time, ids)
        section += 1
      case .end: lines += Self.lines(of: happened[section], time: time, ids)
      default: break
      }
      time = entry?.time ?? time
      if !line.isEmpty { lines.append(String(decoding: line, as: UTF8.self)) }
    }
    if self.texts.last(where: { !$0.line.isEmpty })?.entry?.event != .end {
      lines += Self.lines(of: happened[section], time: time, ids)
    }
    try Self.replace(self.path, with: lines.joined(separator: "\n") + "\n")
  }

  /// Returns the ids under which the run's sessions are written: those that the recorded calls use. A session that
  /// wasn't recorded gets an id that is the same in each run.
  private func recordedIds(of sessions: [String]) -> [String: String] {
    let pairs = sessions.enumerated().map { index, session in
      (session, index < self.sessionIds.count ? self.sessionIds[index] : "session-\(index + 1)")
    }
    return Dictionary(pairs) { first, _ in first }
  }

  private static func lines(of section: RecordedSection, time: Double, _ ids: [String: String]) -> [String] {
    let notifications = section.notifications.map { happening in
      var params = RecordingComparison.stable(happening.value, method: happening.method).object ?? JSONObject()
      // The next test needs the ids to know the sessions of the recorded calls.
      params["sessionId"] = happening.value["sessionId"]?.string.flatMap { ids[$0] }.map { .string($0) }
      return RecordingEntry(
        time: time,
        event: .notification(RecordedNotification(method: happening.method, params: .object(params))))
    }
    let outcomes = section.outcomes.map { happening in
      let isError = happening.value["error"] != nil
      return RecordingEntry(
        time: time,
        event: .outcome(
          RecordedOutcome(
            happening.call ?? 0, result: isError ? nil : happening.value["result"],
            error: isError ? happening.value["error"] : nil)))
    }
    return (notifications + outcomes).map(\.line)
  }

  static func replace(_ path: String, with text: String) throws(CommandError) {
    // The name may be a link to the recording.
    try ReportFile(path: PathText.resolved(path) ?? path, replacesExisting: true).write(text)
  }
}
