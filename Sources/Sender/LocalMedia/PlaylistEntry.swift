import MediaFormats
import StateFiles
import Subtitles
import TextFormats

/// One entry of a playlist.
struct PlaylistEntry: Hashable, Sendable {
  /// A path, relative or not, or a URL.
  var location: String
  var title: String?
  /// The duration in seconds; `nil` if it has no end, or the playlist doesn't specify it.
  var duration: Double?
  var artist: String?
  var album: String?
  /// The URL of a picture.
  var image: String?

  /// Reads the entries of a playlist's file, at most `limit`. Blocks.
  static func entries(
    of file: LocalFile, _ format: PlaylistFormat, limit: Int, bytes: Int
  ) throws(LocalMediaError) -> [PlaylistEntry] {
    let text: String
    do throws(BoundedFile.Failure) {
      text = DecodedText(try BoundedFile.read(file.path, limit: bytes)).text
    } catch {
      throw LocalMediaError(
        error == .tooLarge(limit: bytes) ? .tooLarge : .unreadable,
        "The playlist \(file.path) can't be read: \(error.reason).", path: file.path, cause: error)
    }
    do throws(XMLReader.Malformed) {
      return try format.entries(text, limit: limit)
    } catch {
      throw LocalMediaError(
        .unreadable, "The playlist \(file.path) can't be read: \(error.message).", path: file.path, cause: error)
    }
  }

  /// Sets the duration, which playlists write as -1 or 0 where they don't know it.
  mutating func setDuration(_ seconds: Double?) {
    self.duration = seconds.flatMap { $0.isFinite && $0 > 0 && $0 < 1e9 ? $0 : nil }
  }
}

package enum PlaylistFormat: Hashable, Sendable {
  case m3u, pls, xspf

  /// Creates the playlist format for a file's format; `nil` for other formats.
  init?(_ format: MediaFormat) {
    switch format {
    case .m3u: self = .m3u
    case .pls: self = .pls
    case .xspf: self = .xspf
    default: return nil
    }
  }

  /// Returns the entries of a text in order, at most `limit`.
  func entries(_ text: String, limit: Int) throws(XMLReader.Malformed) -> [PlaylistEntry] {
    switch self {
    case .m3u: M3UPlaylist.entries(text, limit: limit)
    case .pls: PLSPlaylist.entries(text, limit: limit)
    case .xspf: try XSPFPlaylist.entries(text, limit: limit)
    }
  }
}

/// M3U: a location per line; `#EXTINF` has the duration and title of the next one.
enum M3UPlaylist {
  /// Returns the entries in order, at most `limit`.
  static func entries(_ text: String, limit: Int) -> [PlaylistEntry] {
    var entries: [PlaylistEntry] = []
    var next = PlaylistEntry(location: "")
    for line in text.split(whereSeparator: \.isNewline) {
      let line = line.trimmingSpaces
      if line.hasPrefix("#") {
        self.read(line, into: &next)
      } else if !line.isEmpty {
        guard entries.count < limit else { break }
        next.location = String(line)
        entries.append(next)
        next = PlaylistEntry(location: "")
      }
    }
    return entries
  }

  private static func read(_ line: Substring, into entry: inout PlaylistEntry) {
    if line.hasPrefix("#EXTINF:") {
      self.readInformation(line.dropFirst(8), into: &entry)
    } else if line.hasPrefix("#EXTART:") {
      entry.artist = line.dropFirst(8).trimmingSpaces.nonEmpty
    } else if line.hasPrefix("#EXTALB:") {
      entry.album = line.dropFirst(8).trimmingSpaces.nonEmpty
    } else if line.hasPrefix("#EXTIMG:") {
      entry.image = line.dropFirst(8).trimmingSpaces.nonEmpty
    }
  }

  /// Parses `123 tvg-logo="http://…",Artist - Title`: seconds, attributes, and after a comma that isn't quoted the
  /// title.
  private static func readInformation(_ text: Substring, into entry: inout PlaylistEntry) {
    var isQuoted = false
    let head = text.prefix { character in
      if character == "\"" { isQuoted.toggle() }
      return isQuoted || character != ","
    }
    entry.title = text[head.endIndex...].dropFirst().trimmingSpaces.nonEmpty
    entry.setDuration(Double(head.prefix { $0 != " " && $0 != "\t" }))
    if let start = head.firstRange(of: "tvg-logo=\"") {
      entry.image = head[start.upperBound...].prefix { $0 != "\"" }.nonEmpty
    }
  }
}

/// PLS: `File1=`, `Title1=` and `Length1=` under `[playlist]`.
enum PLSPlaylist {
  /// Returns the entries in the order of their numbers, at most `limit`.
  static func entries(_ text: String, limit: Int) -> [PlaylistEntry] {
    var entries: [Int: PlaylistEntry] = [:]
    for line in text.split(whereSeparator: \.isNewline) {
      guard let equals = line.firstIndex(of: "=") else { continue }
      let key = line[..<equals].trimmingSpaces
      let name = key.prefix { $0.isLetter }
      guard let number = Int(key[name.endIndex...]), entries.count < limit || entries[number] != nil else { continue }
      let value = line[line.index(after: equals)...].trimmingSpaces
      var entry = entries[number] ?? PlaylistEntry(location: "")
      switch name.lowercased() {
      case "file": entry.location = String(value)
      case "title": entry.title = value.nonEmpty
      case "length": entry.setDuration(Double(value))
      default: continue
      }
      entries[number] = entry
    }
    return entries.sorted { $0.key < $1.key }.map(\.value).filter { !$0.location.isEmpty }
  }
}

/// XSPF: the tracks of a playlist in XML. (xspf.org, version 1.)
enum XSPFPlaylist {
  /// Returns the entries in order, at most `limit`.
  static func entries(_ text: String, limit: Int) throws(XMLReader.Malformed) -> [PlaylistEntry] {
    var entries: [PlaylistEntry] = []
    var track: PlaylistEntry?
    var value = ""
    try XMLReader.read(text) { item throws(XMLReader.Malformed) in
      switch item {
      case .start(let name, _):
        if name == "track" { track = PlaylistEntry(location: "") }
        value = ""
      case .text(let text): value += text
      case .end("track"):
        if let track, !track.location.isEmpty, entries.count < limit { entries.append(track) }
        track = nil
      case .end(let name): self.set(name, Substring(value).trimmingSpaces, of: &track)
      }
    }
    return entries
  }

  private static func set(_ name: String, _ value: Substring, of track: inout PlaylistEntry?) {
    switch name {
    case "location": if track?.location.isEmpty == true { track?.location = String(value) }
    case "title": track?.title = value.nonEmpty
    case "creator": track?.artist = value.nonEmpty
    case "album": track?.album = value.nonEmpty
    case "image": track?.image = value.nonEmpty
    // The duration is in milliseconds.
    case "duration": track?.setDuration(Double(value).map { $0 / 1_000 })
    default: break
    }
  }
}

extension Substring {
  /// The text without white space at both ends.
  var trimmingSpaces: Substring {
    var text = self.drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }

  /// A copy as a string; `nil` if it is empty.
  var nonEmpty: String? { self.isEmpty ? nil : String(self) }
}
