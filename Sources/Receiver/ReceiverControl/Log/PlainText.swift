import JSONCodec
public import Logging

/// The filter between the texts of senders and devices and a terminal: the screens' text view, stderr, and stdout
/// where a person reads it.
public enum PlainText {
  /// The longest text of a line, in Unicode scalars.
  static let maximumLength = 1_000

  /// Returns `text` on one line, without characters that control a terminal: controls (escape sequences among them),
  /// and marks that change the direction of writing or are invisible.
  public static func line(_ text: String) -> String {
    String(
      String.UnicodeScalarView(text.unicodeScalars.prefix(self.maximumLength).map { self.isPlain($0) ? $0 : " " }))
  }

  /// Returns the same JSON with the characters that control a terminal as escapes (`\u009b`).
  public static func escaped(json bytes: [UInt8]) -> [UInt8] {
    guard bytes.contains(where: { $0 >= 0x7F }) else { return bytes }
    var escaped: [UInt8] = []
    escaped.reserveCapacity(bytes.count + 64)
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      // Below 0x80 only DEL is left: the writer escapes the other controls in texts, and spaces between tokens are
      // outside them.
      if scalar.value < 0x7F || self.isPlain(scalar) {
        escaped.append(contentsOf: UTF8.encode(scalar) ?? .init())
      } else {
        for unit in UTF16.encode(scalar) ?? .init() { escaped += Array("\\u\(self.hexadecimal(unit))".utf8) }
      }
    }
    return escaped
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse: false
    // Terminals disagree on the width of a noncharacter.
    default: !scalar.properties.isNoncharacterCodePoint
    }
  }

  private static func hexadecimal(_ unit: UInt16) -> String {
    let digits = String(unit, radix: 16)
    return String(repeating: "0", count: 4 - digits.count) + digits
  }
}

/// A log handler that writes records as swift-log's own does, but makes every text plain: addresses, names and errors
/// in them come from senders.
public struct PlainLogHandler: LogHandler {
  private var base: any LogHandler

  /// Creates a handler around the one that writes the records.
  public init(_ base: any LogHandler) { self.base = base }

  /// The wrapped handler's metadata, which only this program sets; they are written unchanged.
  public var metadata: Logger.Metadata {
    get { self.base.metadata }
    set { self.base.metadata = newValue }
  }

  /// The wrapped handler's level.
  public var logLevel: Logger.Level {
    get { self.base.logLevel }
    set { self.base.logLevel = newValue }
  }

  /// One value of ``metadata``.
  public subscript(metadataKey key: String) -> Logger.MetadataValue? {
    get { self.base[metadataKey: key] }
    set { self.base[metadataKey: key] = newValue }
  }

  /// Writes a record with its message, metadata and error made plain.
  public func log(event: LogEvent) {
    var event = event
    event.message = "\(PlainText.line(event.message.description))"
    event.metadata = event.metadata?.mapValues { "\(PlainText.line($0.description))" }
    if let error = event.error {
      event.metadata = (event.metadata ?? [:]).merging(["error": "\(PlainText.line("\(error)"))"]) { $1 }
      event.error = nil
    }
    self.base.log(event: event)
  }
}
