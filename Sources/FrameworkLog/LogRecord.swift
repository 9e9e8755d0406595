/// One thing that the framework says of itself.
public struct LogRecord: Hashable, Sendable {
  public var level: LogLevel
  /// One sentence, or a word.
  public var message: String
  /// Who says it.
  public var component: LogComponent
  /// `start(_:options:)`.
  public var function: String
  /// `CastSender/CastSession+Starting.swift`.
  public var file: String
  public var line: Int
  /// In seconds since 1970.
  public var time: Double
  /// The session that it is about.
  public var sessionId: String?
  /// The rest, by name.
  public var metadata: [String: String]

  /// The longest message and value, in bytes; what is longer is cut off.
  public static let maximumLength = 8_192

  /// The message with everything that it is about behind it, `player state changed from=PLAYING to=PAUSED`: what is shown where only a
  /// text is, and what patterns look at.
  public var detailedMessage: String {
    guard !self.metadata.isEmpty else { return self.message }
    let details = self.metadata.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    return "\(self.message) \(details.joined(separator: " "))"
  }

  /// `CastSender/CastSession+Starting.swift:42`.
  public var location: String { "\(self.file):\(self.line)" }

  /// The record without credentials and tokens.
  public var redacted: LogRecord {
    var record = self
    record.message = Redactor.redact(self.message)
    for (key, value) in self.metadata {
      record.metadata[key] = Redactor.isSecret(key) ? Redactor.placeholder : Redactor.redact(value)
    }
    return record
  }
}

extension LogRecord {
  /// The record as one line: time, level, component, session, message, metadata, place.
  public var text: String {
    var line = "\(Timestamp.text(of: self.time)) \(self.level.name) \(self.component.description)"
    if let sessionId { line += " [\(sessionId)]" }
    line += ": \(self.detailedMessage)"
    line += " (\(self.function) \(self.location))"
    return Self.escaped(line)
  }

  /// Without control characters, which could forge lines or talk to a terminal.
  private static func escaped(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.properties.generalCategory == .control: result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
