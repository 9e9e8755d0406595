/// Where an entry of a playlist leads: to a file beside it, or to the web.
enum PlaylistLocation: Hashable {
  /// A path, not yet looked at.
  case path(String)
  /// An `http` or `https` URL.
  case url(String)

  /// Where `text` leads from the folder of its playlist; `nil` for other schemes.
  init?(_ text: String, folder: String) {
    let scheme = text.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
    let rest = text[scheme.endIndex...]
    // A single letter is a drive of Windows.
    guard scheme.count > 1, rest.hasPrefix(":") else {
      self = .path(Self.joined(text, folder))
      return
    }
    switch scheme.lowercased() {
    case "http", "https": self = .url(text)
    case "file":
      guard let path = Self.path(ofFileURL: text) else { return nil }
      self = .path(path)
    default:
      // `Song: a title.mp3` is a name.
      guard !rest.hasPrefix("://"), rest.dropFirst().hasPrefix(" ") else { return nil }
      self = .path(Self.joined(text, folder))
    }
  }

  /// The path of a `file:` URL of this host; `nil` for another host's, and for one that is none.
  static func path(ofFileURL text: String) -> String? {
    guard text.prefix(5).lowercased() == "file:" else { return nil }
    var rest = text.dropFirst(5)
    if rest.hasPrefix("//") {
      rest = rest.dropFirst(2)
      let host = rest.prefix { $0 != "/" }
      guard host.isEmpty || host.lowercased() == "localhost" else { return nil }
      rest = rest.dropFirst(host.count)
    }
    guard rest.hasPrefix("/") else { return nil }
    return self.percentDecoded(rest.prefix { $0 != "?" && $0 != "#" })
  }

  /// `nil` if the bytes are no UTF-8, or one of them is 0.
  static func percentDecoded(_ text: Substring) -> String? {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      let digits = rest.prefix(2)
      if byte == 0x25, digits.count == 2, let value = UInt8(String(Substring(digits)), radix: 16) {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return bytes.contains(0) ? nil : String(validating: bytes, as: UTF8.self)
  }

  private static func joined(_ path: String, _ folder: String) -> String {
    path.hasPrefix("/") ? path : "\(folder)/\(path)"
  }
}
