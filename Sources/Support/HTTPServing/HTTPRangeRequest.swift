/// The bytes of a resource that a request asks for in its `Range` field (RFC 9110, 14).
public enum HTTPRangeRequest: Sendable, Hashable {
  /// The whole resource: there is no such field, or one that a server may ignore because it is malformed, of another
  /// unit, or of too many ranges.
  case whole
  /// These parts, none of them empty. Where some overlap they are joined and in order; else they are in the request's
  /// order.
  case parts([Range<Int64>])
  /// No range has a byte of the resource (416).
  case unsatisfiable

  /// The most ranges of a request; one with more is answered with the whole resource.
  public static let maximumParts = 16

  /// Reads a `Range` field.
  ///
  /// - Parameter field: The field's value; `nil`: there is none.
  /// - Parameter length: The length of the resource, in bytes.
  public init(_ field: String?, length: Int64) {
    guard let field, let specs = Self.specs(field), length > 0 else {
      self = .whole
      return
    }
    let parts = specs.compactMap { Self.part($0, of: length) }
    self = parts.isEmpty ? .unsatisfiable : .parts(Self.joined(parts))
  }

  /// `first-last`, `first-` or `-length`.
  private enum Spec {
    case from(Int64, last: Int64?)
    case suffix(Int64)
  }

  private static func specs(_ field: String) -> [Spec]? {
    let unit = "bytes="
    guard field.utf8.count <= 1_024, field.lowercased().hasPrefix(unit) else { return nil }
    let texts = field.dropFirst(unit.count).split(separator: ",", omittingEmptySubsequences: false)
    guard texts.count <= Self.maximumParts else { return nil }
    let specs = texts.compactMap { Self.spec($0.drop(while: Self.isSpace)) }
    return specs.count == texts.count ? specs : nil
  }

  private static func spec(_ text: Substring) -> Spec? {
    guard let dash = text.firstIndex(of: "-") else { return nil }
    let (first, rest) = (text[..<dash], text[text.index(after: dash)...])
    let last = rest.prefix { !Self.isSpace($0) }
    guard rest[last.endIndex...].allSatisfy(Self.isSpace) else { return nil }
    if first.isEmpty { return Self.number(last).map { .suffix($0) } }
    guard let from = Self.number(first) else { return nil }
    if last.isEmpty { return .from(from, last: nil) }
    guard let to = Self.number(last), from <= to else { return nil }
    return .from(from, last: to)
  }

  private static func isSpace(_ character: Character) -> Bool { character == " " || character == "\t" }

  /// Parses digits, and nothing else; numbers beyond 63 bits become the largest one.
  private static func number(_ text: Substring) -> Int64? {
    guard !text.isEmpty, text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else {
      return nil
    }
    return Int64(text) ?? .max
  }

  private static func part(_ spec: Spec, of length: Int64) -> Range<Int64>? {
    switch spec {
    case .suffix(let count): count > 0 ? max(0, length - count)..<length : nil
    case .from(let first, let last):
      first < length ? first..<(min(last ?? length - 1, length - 1) + 1) : nil
    }
  }

  /// Joins overlapping parts, so that a response never has more bytes than the resource.
  private static func joined(_ parts: [Range<Int64>]) -> [Range<Int64>] {
    let sorted = parts.sorted { $0.lowerBound < $1.lowerBound }
    guard zip(sorted, sorted.dropFirst()).contains(where: { $0.upperBound > $1.lowerBound }) else { return parts }
    var joined: [Range<Int64>] = []
    for part in sorted {
      if let last = joined.last, part.lowerBound <= last.upperBound {
        joined[joined.count - 1] = last.lowerBound..<max(last.upperBound, part.upperBound)
      } else {
        joined.append(part)
      }
    }
    return joined
  }
}
