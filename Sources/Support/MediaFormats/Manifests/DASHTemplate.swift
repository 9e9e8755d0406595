import TextFormats

/// Creates the references of a DASH manifest from its templates and bases.
///
/// A manifest of some megabytes could yield gigabytes of references, so the length of each is limited.
package enum DASHTemplate {
  /// The longest reference, in bytes: common servers (nginx, Apache httpd) refuse request lines of more than 8 KiB.
  package static let maximumLength = 8 << 10
  /// The most digits of a number: those of 64 bits are 20, and some may be zeros in front.
  package static let maximumWidth = 24

  /// Returns the template with its identifiers replaced, or `nil` if the result is too long or an identifier has no
  /// text. (ISO 23009-1 5.3.9.4.4.)
  ///
  /// - Parameter other: Returns the text of an identifier such as `Number%05d`, or `nil` if there is none.
  static func filled(
    _ template: some StringProtocol, _ representation: [String: String], other: (Substring) -> String?
  ) -> String? {
    var text = ""
    var isIdentifier = false
    for part in Substring(template).split(separator: "$", omittingEmptySubsequences: false) {
      if !isIdentifier {
        text += part
      } else if part.isEmpty {
        text += "$"
      } else if part == "RepresentationID" {
        text += representation["id"] ?? ""
      } else if part == "Bandwidth" {
        text += representation["bandwidth"] ?? ""
      } else if let own = other(part) {
        text += own
      } else {
        return nil
      }
      guard text.utf8.count <= self.maximumLength else { return nil }
      isIdentifier.toggle()
    }
    return text
  }

  /// Returns a number in the width of an identifier such as `Number%05d`; `nil` unless that begins with `name`. (ISO
  /// 23009-1 5.3.9.4.4.)
  static func number(_ number: Int64, _ name: String, for identifier: Substring) -> String? {
    guard identifier.hasPrefix(name) else { return nil }
    let format = identifier.dropFirst(name.count)
    if format.isEmpty { return String(number) }
    guard format.hasPrefix("%0"), format.hasSuffix("d"), let width = Int(format.dropFirst(2).dropLast()),
      (1...self.maximumWidth).contains(width)
    else { return nil }
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }

  /// Returns `reference` with the folder of `base` before it, or `nil` if that is too long.
  static func joined(_ base: String, _ reference: String) -> String? {
    guard reference.utf8.count <= self.maximumLength else { return nil }
    let isAbsolute = reference.utf8.first == UInt8(ascii: "/") || LocalFileURL.isOne(reference)
    if isAbsolute || base.isEmpty || ManifestReferences.isRemote(reference) { return reference }
    guard let slash = base.utf8.lastIndex(of: UInt8(ascii: "/")) else { return reference }
    let joined = base[...slash] + reference
    return joined.utf8.count <= self.maximumLength ? String(joined) : nil
  }

  /// Returns a text without the blanks around it.
  static func trimmed(_ text: String) -> String {
    let tail = text.drop { $0.isWhitespace }
    return String(tail[..<(tail.lastIndex { !$0.isWhitespace }.map(tail.index(after:)) ?? tail.startIndex)])
  }
}
