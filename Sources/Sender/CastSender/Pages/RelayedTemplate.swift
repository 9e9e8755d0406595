import HTTPFetch
import MediaFormats
import TextFormats

/// An address of DASH segments in which the player fills in numbers and names. (ISO 23009-1 5.3.9.4.4.) A value.
///
/// On this machine each identifier is a component of the path, as the player writes it: the template
/// `https://h/v-$Number%05d$.m4s?sig=1` is requested as `00012/s.m4s`.
struct RelayedTemplate: Hashable {
  private static let numbers: Set<String> = ["Number", "Time", "Bandwidth", "SubNumber"]

  /// The address around the identifiers: one piece more than there are identifiers.
  private let pieces: [String]
  /// The identifiers between the dollar signs, such as `Number%05d`.
  private let identifiers: [String]

  /// Resolves a template; `nil` if it has no identifiers or unknown ones, or isn't fetched from a web server.
  init?(_ template: String, in base: HTTPURL) {
    let parts = template.split(separator: "$", omittingEmptySubsequences: false).map(String.init)
    guard parts.count % 2 == 1 else { return nil }
    var identifiers: [String] = []
    var marked = ""
    for (index, part) in parts.enumerated() {
      if index % 2 == 0 {
        marked += part
      } else if part.isEmpty {
        marked += "%24"
      } else {
        guard Self.isIdentifier(part) else { return nil }
        identifiers.append(part)
        marked += "$"
      }
    }
    guard !identifiers.isEmpty, let url = try? base.resolving(marked) else { return nil }
    let pieces = url.description.split(separator: "$", omittingEmptySubsequences: false).map(String.init)
    guard pieces.count == identifiers.count + 1, pieces[0].hasPrefix(url.origin + "/") else { return nil }
    (self.pieces, self.identifiers) = (pieces, identifiers)
  }

  private static func isIdentifier(_ text: String) -> Bool {
    let name = text.prefix { $0 != "%" }
    let format = text.dropFirst(name.count)
    if name == "RepresentationID" { return format.isEmpty }
    let width = format.dropFirst().dropLast()
    let isFormat = format.hasPrefix("%0") && format.hasSuffix("d") && width.count <= 3 && width.allSatisfy(Self.isDigit)
    return self.numbers.contains(String(name)) && (format.isEmpty || isFormat)
  }

  /// Whether a byte is an ASCII letter in lower case, or a digit.
  private static func isPlain(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) }

  private static func isDigit(_ character: Character) -> Bool { character.isASCII && character.isNumber }

  /// The path of its segments on this machine, as a template.
  var path: String {
    let suffix = self.pieces.last.map { FileName("s" + $0.prefix { $0 != "?" }).suffix } ?? ""
    let isPlain = (1...5).contains(suffix.utf8.count) && suffix.utf8.allSatisfy(Self.isPlain)
    return self.identifiers.map { "$\($0)$/" }.joined() + "s." + (isPlain ? suffix : "m4s")
  }

  /// Returns the address behind a path on this machine; `nil` unless each component is a number, or the id of a
  /// representation where that belongs.
  func url(behind path: Substring, representations: Set<String>) -> HTTPURL? {
    let values = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    guard values.count == self.identifiers.count, path.utf8.count <= DASHTemplate.maximumLength else { return nil }
    var text = self.pieces[0]
    for (index, value) in values.enumerated() {
      let isName = self.identifiers[index] == "RepresentationID"
      let isNumber = (1...DASHTemplate.maximumWidth).contains(value.utf8.count) && value.allSatisfy(Self.isDigit)
      guard isName ? representations.contains(String(value)) : isNumber else { return nil }
      text += PercentEncoding.encoded(value.utf8, where: PercentEncoding.isUnreserved) + self.pieces[index + 1]
    }
    guard text.utf8.count <= DASHTemplate.maximumLength else { return nil }
    return try? HTTPURL(text)
  }
}
