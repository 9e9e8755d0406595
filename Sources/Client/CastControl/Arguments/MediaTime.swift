/// Times as people write them and read them: `1:20`, `1:02:03.5`, `80`, `90s`, `1h20m`.
enum MediaTime {
  /// The longest accepted time in seconds, a thousand hours; more must be a typing error.
  private static let longest = 3_600_000.0

  /// Returns the seconds of `text`, or `nil` if it isn't a time.
  static func seconds(_ text: some StringProtocol) -> Double? {
    let value = text.contains(":") ? self.clock(String(text)) : self.units(String(text))
    guard let value, value.isFinite, (0...self.longest).contains(value) else { return nil }
    return value
  }

  /// Returns `80` as `1:20`, with hours only if there are any. Fractions of a second are cut off, as a player's
  /// display does.
  static func text(_ seconds: Double) -> String {
    guard seconds.isFinite else { return "?" }
    let total = Int(min(max(seconds, 0), self.longest))
    let (hours, minutes, rest) = (total / 3_600, total / 60 % 60, self.twoDigits(total % 60))
    return hours > 0 ? "\(hours):\(self.twoDigits(minutes)):\(rest)" : "\(minutes):\(rest)"
  }

  private static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  /// Parses `H:M:S` or `M:S`; only the first part may be 60 or more, only the last may have decimals.
  private static func clock(_ text: String) -> Double? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), let first = self.number(parts[0], decimals: false) else { return nil }
    var total = first
    for (index, part) in parts.enumerated().dropFirst() {
      guard let value = self.number(part, decimals: index == parts.count - 1), value < 60 else { return nil }
      total = total * 60 + value
    }
    return total
  }

  /// Parses a number alone, or numbers with `h`, `m` and `s`, in that order.
  private static func units(_ text: String) -> Double? {
    if let plain = self.number(text, decimals: true) { return plain }
    var (total, rest, found) = (0.0, text[...], false)
    for (unit, seconds) in [("h", 3_600.0), ("m", 60), ("s", 1)] {
      guard let end = rest.firstIndex(of: Character(unit)) else { continue }
      guard let value = self.number(rest[..<end], decimals: true) else { return nil }
      total += value * seconds
      rest = rest[rest.index(after: end)...]
      found = true
    }
    return found && rest.isEmpty ? total : nil
  }

  private static func number(_ text: some StringProtocol, decimals: Bool) -> Double? {
    let isNumber = text.utf8.allSatisfy { (0x30...0x39).contains($0) || (decimals && $0 == 0x2E) }
    return isNumber && text.utf8.contains { (0x30...0x39).contains($0) } ? Double(String(text)) : nil
  }
}

/// The target of `seek`: `1:20`, `+30`, `-10`, `50%`.
enum SeekTarget: Equatable {
  /// A position, in seconds.
  case position(Double)
  /// A distance from the current position, in seconds.
  case distance(Double)
  /// A part of the duration, 0 to 1.
  case fraction(Double)

  /// Parses `text`; `nil` if it isn't a target.
  init?(_ text: String) {
    let sign = SignedText(text)
    if sign.sign == nil, text.hasSuffix("%") {
      guard let percent = SignedText.percent(text.dropLast()) else { return nil }
      self = .fraction(percent / 100)
    } else if let seconds = MediaTime.seconds(sign.rest) {
      self = sign.sign.map { .distance($0 * seconds) } ?? .position(seconds)
    } else {
      return nil
    }
  }
}

/// The argument of `volume`: `50`, `+5`, `-5`, `+2steps`, `mute`.
enum VolumeChange: Equatable {
  /// A level, 0 to 1.
  case level(Double)
  /// A distance from the current level, -1 to 1.
  case distance(Double)
  /// The device's own steps.
  case steps(Int64)
  /// Whether the device is to be muted.
  case muted(Bool)

  /// Parses `text`; `nil` if it isn't a change.
  init?(_ text: String) {
    switch text.lowercased() {
    case "mute", "off": self = .muted(true)
    case "unmute", "on": self = .muted(false)
    case let text:
      let signed = SignedText(text)
      if let sign = signed.sign, let steps = Self.steps(signed.rest) {
        self = .steps(Int64(sign) * steps)
        return
      }
      let number = signed.rest.hasSuffix("%") ? signed.rest.dropLast() : signed.rest[...]
      guard let percent = SignedText.percent(number) else { return nil }
      self = signed.sign.map { .distance($0 * percent / 100) } ?? .level(percent / 100)
    }
  }

  /// Parses `2steps` and `1step`; a thousand at most.
  private static func steps(_ text: String) -> Int64? {
    for unit in ["steps", "step"] where text.hasSuffix(unit) {
      let digits = text.dropLast(unit.count)
      guard digits.allSatisfy({ $0.isASCII && $0.isNumber }), let count = Int64(digits) else { return nil }
      return (1...1_000).contains(count) ? count : nil
    }
    return nil
  }
}

/// A text with an optional sign; U+2212 is a minus too (see ``ArgumentOrder``).
struct SignedText: Equatable {
  /// The sign, 1 or -1; `nil` if there is none.
  var sign: Double?
  /// The text after the sign.
  var rest: String

  /// Splits the sign from `text`.
  init(_ text: String) {
    switch text.first {
    case "+": self.sign = 1
    case "-", "\u{2212}": self.sign = -1
    default: self.sign = nil
    }
    self.rest = self.sign == nil ? text : String(text.dropFirst())
  }

  /// Parses a number from 0 to 100; `nil` for everything else.
  static func percent(_ text: some StringProtocol) -> Double? {
    guard text.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ".") }), let value = Double(String(text)) else {
      return nil
    }
    return (0...100).contains(value) ? value : nil
  }
}
