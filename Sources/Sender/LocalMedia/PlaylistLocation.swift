import TextFormats

/// The place to which an entry of a playlist refers: a file, or a URL of the web.
enum PlaylistLocation: Hashable {
  /// A path, at which there may be no file.
  case path(String)
  /// An `http` or `https` URL.
  case url(String)

  /// Creates the place to which `text` refers from the folder of its playlist; `nil` for other schemes.
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

  /// Returns the path of a `file:` URL of this host; `nil` for another host's, and for other text.
  static func path(ofFileURL text: String) -> String? {
    guard LocalFileURL.isOne(text), case let (host, path) = LocalFileURL.parts(of: text), host.isEmpty,
      path.hasPrefix("/")
    else { return nil }
    // Programs that don't escape write `100%.mp3`.
    let decoded = PercentEncoding.bytes(path.utf8, keepsMalformed: true)
    return decoded.flatMap { $0.contains(0) ? nil : PathText.text($0) }
  }

  private static func joined(_ path: String, _ folder: String) -> String {
    path.hasPrefix("/") ? path : "\(folder)/\(path)"
  }
}
