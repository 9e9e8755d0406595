import CastDiscovery

/// Text of pages, playlists and resolvers, which others wrote.
enum PageText {
  /// The longest title, in characters.
  static let maximumTitle = 300
  /// The longest address, in bytes.
  static let maximumAddress = 8_192

  /// Returns a text for people's eyes, without control characters and marks of direction; `nil` if nothing is left.
  static func line(_ text: String?, limit: Int = Self.maximumTitle) -> String? {
    guard let text else { return nil }
    // A scalar more than is needed costs little; a megabyte of combining marks is one character.
    let clean = DisplayText.clean(String(String.UnicodeScalarView(text.unicodeScalars.prefix(4 * limit))))
    return clean.isEmpty ? nil : clean.count > limit ? "\(clean.prefix(limit))…" : clean
  }

  /// Returns the last line of a program's words, without the `ERROR:` in front; `nil` if there is none.
  static func lastWords(_ words: String) -> String? {
    let lines = words.split(whereSeparator: \.isNewline).filter { !$0.allSatisfy(\.isWhitespace) }
    let last = lines.last { $0.hasPrefix("ERROR:") } ?? lines.last
    return self.line(last.map { String($0.hasPrefix("ERROR: ") ? $0.dropFirst(7) : $0) })
  }

  /// Returns an `http` or `https` address as it is; `nil` for all else.
  static func address(_ text: String?) -> String? {
    guard let text, text.utf8.count <= self.maximumAddress, text.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7F }) else {
      return nil
    }
    let start = text.prefix(8).lowercased()
    return start.hasPrefix("http://") || start.hasPrefix("https://") ? text : nil
  }

  /// Returns the host of an address, for people: `vimeo.com`.
  static func host(of address: String) -> String {
    let host = self.authority(of: address)
    return self.line(host.hasPrefix("www.") ? String(host.dropFirst(4)) : host) ?? ""
  }

  /// Returns the host and port of an address, as it has them.
  static func authority(of address: String) -> String {
    guard let start = address.firstRange(of: "://")?.upperBound else { return "" }
    let authority = address[start...].prefix { !"/?#".contains($0) }
    return authority.split(separator: "@").last.map(String.init) ?? ""
  }
}
