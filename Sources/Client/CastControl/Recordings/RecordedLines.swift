import CastRPCClient
import CastRecording
import Glibc
import StateFiles
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

/// What happens between two calls.
struct RecordedSection: Sendable, Equatable {
  /// The notifications, in their order.
  var notifications: [Happening] = []
  /// The outcomes of calls.
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
  private let texts: [(line: Substring, entry: RecordingEntry?)]

  /// Reads a recording.
  ///
  /// - Throws: ``CommandError`` (`usage`) for a file that isn't a recording, or is damaged.
  init(path: String) throws(CommandError) {
    let bytes: [UInt8]
    do throws(BoundedFile.Failure) {
      bytes = try BoundedFile.read(path, limit: RecordingLimits().fileBytes, isRegular: false)
    } catch {
      throw .usage("“\(path)” can't be read: \(error.reason).", "Check the path.")
    }
    let recording: Recording
    do throws(RecordingError) {
      recording = try Recording(parsing: bytes)
    } catch {
      throw .usage("“\(path)” can't be used. \(error.message)")
    }
    self.path = path
    self.texts = Self.pair(String(decoding: bytes, as: UTF8.self), with: recording)
    var calls: [RecordedCall] = []
    var sections = [RecordedSection()]
    var sessionIds: [String] = []
    for (index, text) in self.texts.enumerated() {
      guard let event = text.entry?.event else { continue }
      switch event {
      case .call(let call):
        calls.append(call)
        sections.append(RecordedSection())
      case .notification(let notification):
        if let id = notification.params["sessionId"]?.string, !sessionIds.contains(id) { sessionIds.append(id) }
        guard RecordingComparison.isCompared(notification.method) else { continue }
        sections[sections.count - 1].notifications.append(
          Happening(line: index + 1, method: notification.method, value: notification.params))
      case .outcome(let outcome):
        let method = calls.first { $0.call == outcome.call }?.method ?? ""
        sections[sections.count - 1].outcomes.append(Happening(line: index + 1, method: method, outcome: outcome))
      default: continue
      }
    }
    self.calls = calls
    self.expectations = sections
    self.sessionIds = sessionIds
  }

  /// Pairs each line with its entry; headers, empty lines and a cut last line have none.
  private static func pair(
    _ text: String, with recording: Recording
  ) -> [(line: Substring, entry: RecordingEntry?)] {
    var entries = recording.entries[...]
    return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { index, line in
      guard index > 0, line.contains(where: { !$0.isWhitespace }), !line.hasPrefix(#"{"castRecording""#) else {
        return (line, nil)
      }
      return (line, entries.popFirst())
    }
  }

  /// Writes the recording anew, with what happened in place of its notifications and outcomes.
  func write(accepting happened: [RecordedSection]) throws(CommandError) {
    var lines: [String] = []
    var section = 0
    var time = 0.0
    for (line, entry) in self.texts {
      switch entry?.event {
      case .notification, .outcome: continue
      case .call:
        lines += self.lines(of: happened[section], time: time)
        section += 1
      case .end: lines += self.lines(of: happened[section], time: time)
      default: break
      }
      time = entry?.time ?? time
      if !line.isEmpty { lines.append(String(line)) }
    }
    if self.texts.last(where: { !$0.line.isEmpty })?.entry?.event != .end {
      lines += self.lines(of: happened[section], time: time)
    }
    try Self.replace(self.path, with: lines.joined(separator: "\n") + "\n")
  }

  private func lines(of section: RecordedSection, time: Double) -> [String] {
    let notifications = section.notifications.map { happening in
      RecordingEntry(
        time: time,
        event: .notification(
          RecordedNotification(
            method: happening.method, params: RecordingComparison.stable(happening.value, method: happening.method))))
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

  private static func replace(_ path: String, with text: String) throws(CommandError) {
    let temporary = "\(path).new"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    var text = text
    let isWritten =
      descriptor >= 0
      && text.withUTF8 { Glibc.write(descriptor, $0.baseAddress, $0.count) == $0.count } && close(descriptor) == 0
    guard isWritten, rename(temporary, path) == 0 else {
      throw .failed("“\(path)” can't be written: \(PlainReason.ofSystem(errno)).")
    }
  }
}
