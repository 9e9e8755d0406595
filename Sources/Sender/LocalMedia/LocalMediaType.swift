/// The type of a file, by its first bytes and its name.
struct LocalMediaType: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case video, audio, image
    /// A manifest of HLS, DASH or Smooth Streaming: it is played itself, and needs the files around it.
    case manifest
    /// A list of media that is taken apart here.
    case m3u, pls, xspf
  }

  var kind: Kind
  /// The MIME type.
  var contentType: String

  init(_ kind: Kind, _ contentType: String) { (self.kind, self.contentType) = (kind, contentType) }

  /// What receivers can be told to play.
  var isMedia: Bool { [.video, .audio, .image, .manifest].contains(self.kind) }

  // MARK: By name

  private static let lists: [String: LocalMediaType] = [
    "mpd": .init(.manifest, "application/dash+xml"), "m3u8": .init(.manifest, MediaTypeTable.hls),
    "ism": .init(.manifest, "application/vnd.ms-sstr+xml"), "m3u": .init(.m3u, "audio/x-mpegurl"),
    "pls": .init(.pls, "audio/x-scpls"), "xspf": .init(.xspf, "application/xspf+xml"),
  ]

  /// The type for a name's ending in lower case; `nil` if it is unknown.
  init?(suffix: String) {
    if let list = Self.lists[suffix] {
      self = list
      return
    }
    guard let type = MediaTypeTable.media[suffix] else { return nil }
    self.init(MediaTypeTable.isImage(type) ? .image : MediaTypeTable.isAudio(type) ? .audio : .video, type)
  }

  /// The type for the ending of a file's or URL's name; `nil` if it is unknown.
  init?(name: String) {
    self.init(suffix: FileName(name).suffix)
  }

  // MARK: By content

  /// The type for a file's beginning, and for its name where several types begin alike; `nil` if both are unknown.
  ///
  /// Content wins: an `.avi` that is Matroska is Matroska. The name alone decides for types without a good signature.
  init?(head: [UInt8], name: String) {
    let named = LocalMediaType(name: name)
    guard let found = Self.recognised(head, named) else { return nil }
    self = found
  }

  private static func recognised(_ head: [UInt8], _ named: LocalMediaType?) -> LocalMediaType? {
    if let binary = self.container(head, named) ?? self.image(head) { return binary }
    if let text = self.list(head, named) { return text }
    // MPEG audio may begin in the middle of a frame, and a transport stream in the middle of a packet; playlists
    // needn't have a header.
    let weak = ["audio/mpeg", "audio/aac", "video/mp2t", "video/mpeg", "audio/ac3", "audio/eac3"]
    guard let named, !head.isEmpty else { return nil }
    return weak.contains(named.contentType) && !self.isText(head) ? named : nil
  }

  private static func container(_ head: [UInt8], _ named: LocalMediaType?) -> LocalMediaType? {
    if let type = self.baseMedia(head, named) ?? self.matroska(head, named) ?? self.riff(head) { return type }
    if head.starts(with: "OggS".utf8) { return self.ogg(head) }
    if head.starts(with: "fLaC".utf8) { return LocalMediaType(.audio, "audio/flac") }
    // A tag of ID3v2 may precede FLAC and AAC, too; the name tells them apart.
    if head.starts(with: "ID3".utf8) {
      return named.flatMap { ["audio/flac", "audio/aac"].contains($0.contentType) ? $0 : nil }
        ?? LocalMediaType(.audio, "audio/mpeg")
    }
    if head.starts(with: [0x30, 0x26, 0xB2, 0x75, 0x8E, 0x66, 0xCF, 0x11]) {
      return named?.kind == .audio ? .init(.audio, "audio/x-ms-wma") : .init(.video, "video/x-ms-wmv")
    }
    if head.starts(with: "FLV\u{1}".utf8) { return .init(.video, "video/x-flv") }
    if head.starts(with: [0, 0, 1, 0xBA]) || head.starts(with: [0, 0, 1, 0xB3]) { return .init(.video, "video/mpeg") }
    if head.starts(with: "FORM".utf8), head.dropFirst(8).starts(with: "AIF".utf8) { return .init(.audio, "audio/aiff") }
    return self.isTransportStream(head) ? .init(.video, "video/mp2t") : self.frames(head)
  }

  /// ISO base media and QuickTime: the first box, and its brand.
  private static func baseMedia(_ head: [UInt8], _ named: LocalMediaType?) -> LocalMediaType? {
    let box = head.dropFirst(4).prefix(4)
    guard box.elementsEqual("ftyp".utf8) || box.elementsEqual("styp".utf8) else {
      let isQuickTime = ["moov", "mdat", "wide"].contains { box.elementsEqual($0.utf8) }
      return isQuickTime ? .init(.video, "video/quicktime") : nil
    }
    switch String(decoding: head.dropFirst(8).prefix(4), as: UTF8.self) {
    case "M4A ", "M4B ", "M4P ": return .init(.audio, "audio/mp4")
    case "qt  ": return .init(.video, "video/quicktime")
    case "avif", "avis": return .init(.image, "image/avif")
    case "heic", "heix", "mif1", "msf1", "heim", "heis": return .init(.image, "image/heic")
    case let brand where brand.hasPrefix("3g2"): return .init(.video, "video/3gpp2")
    case let brand where brand.hasPrefix("3g"): return .init(.video, "video/3gpp")
    default: return named?.contentType == "audio/mp4" ? named : .init(.video, "video/mp4")
    }
  }

  private static func matroska(_ head: [UInt8], _ named: LocalMediaType?) -> LocalMediaType? {
    guard head.starts(with: [0x1A, 0x45, 0xDF, 0xA3]) else { return nil }
    let isWebM = head.prefix(128).firstRange(of: Array("webm".utf8)) != nil
    if named?.kind == .audio { return .init(.audio, isWebM ? "audio/webm" : "audio/x-matroska") }
    return .init(.video, isWebM ? "video/webm" : "video/x-matroska")
  }

  private static func riff(_ head: [UInt8]) -> LocalMediaType? {
    guard head.starts(with: "RIFF".utf8) else { return nil }
    switch String(decoding: head.dropFirst(8).prefix(4), as: UTF8.self) {
    case "WAVE": return .init(.audio, "audio/wav")
    case "AVI ": return .init(.video, "video/x-msvideo")
    default: return nil
    }
  }

  /// The first page has the first packet of the first stream.
  private static func ogg(_ head: [UInt8]) -> LocalMediaType {
    let isVideo = head.prefix(512).firstRange(of: Array("theora".utf8)) != nil
    return isVideo ? .init(.video, "video/ogg") : .init(.audio, "audio/ogg")
  }

  /// Packets of 188 bytes, or of 192 with a time in front.
  private static func isTransportStream(_ head: [UInt8]) -> Bool {
    [(0, 188), (4, 192)].contains { start, length in
      head.count > start + 2 * length && (0..<3).allSatisfy { head[start + $0 * length] == 0x47 }
    }
  }

  /// Frames of sound without a container.
  private static func frames(_ head: [UInt8]) -> LocalMediaType? {
    guard head.count > 4 else { return nil }
    if head[0] == 0x0B, head[1] == 0x77 {
      return .init(.audio, head[5 % head.count] >> 3 > 10 ? "audio/eac3" : "audio/ac3")
    }
    guard head[0] == 0xFF, head[1] & 0xE0 == 0xE0 else { return nil }
    let isVersionKnown = head[1] & 0x18 != 0x08
    if head[1] & 0xF6 == 0xF0 { return .init(.audio, "audio/aac") }
    let hasGoodRates = head[2] & 0xF0 != 0xF0 && head[2] & 0x0C != 0x0C
    return isVersionKnown && head[1] & 0x06 != 0 && hasGoodRates ? .init(.audio, "audio/mpeg") : nil
  }

  private static func image(_ head: [UInt8]) -> LocalMediaType? {
    if head.starts(with: [0xFF, 0xD8, 0xFF]) { return .init(.image, "image/jpeg") }
    if head.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return .init(.image, "image/png") }
    if head.starts(with: "GIF87a".utf8) || head.starts(with: "GIF89a".utf8) { return .init(.image, "image/gif") }
    if head.starts(with: "RIFF".utf8), head.dropFirst(8).starts(with: "WEBP".utf8) {
      return .init(.image, "image/webp")
    }
    if head.starts(with: "BM".utf8), head.count > 26, head[14] >= 12, head[15] == 0 {
      return .init(.image, "image/bmp")
    }
    if head.starts(with: [0x49, 0x49, 0x2A, 0]) || head.starts(with: [0x4D, 0x4D, 0, 0x2A]) {
      return .init(.image, "image/tiff")
    }
    return nil
  }

  /// Playlists and manifests, which are text.
  private static func list(_ head: [UInt8], _ named: LocalMediaType?) -> LocalMediaType? {
    guard self.isText(head) else { return nil }
    let text = String(decoding: head, as: UTF8.self).drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    if text.hasPrefix("#EXTM3U") || named?.contentType == MediaTypeTable.hls || named?.kind == .m3u {
      let isStream = text.contains("#EXT-X-TARGETDURATION") || text.contains("#EXT-X-STREAM-INF")
      return isStream ? .init(.manifest, MediaTypeTable.hls) : .init(.m3u, "audio/x-mpegurl")
    }
    if text.prefix(10).lowercased() == "[playlist]" { return .init(.pls, "audio/x-scpls") }
    guard text.hasPrefix("<") else { return nil }
    if text.contains("<MPD") { return .init(.manifest, "application/dash+xml") }
    if text.contains("<SmoothStreamingMedia") { return .init(.manifest, "application/vnd.ms-sstr+xml") }
    return text.contains("<playlist") ? .init(.xspf, "application/xspf+xml") : nil
  }

  private static func isText(_ head: [UInt8]) -> Bool {
    !head.isEmpty && !head.contains { $0 < 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }
  }
}

/// The parts of a file's name.
struct FileName: Hashable {
  /// The name without folders.
  let name: String
  /// The name without its ending.
  let stem: String
  /// What follows the last dot, in lower case; empty if there is none.
  let suffix: String

  /// Takes a name, a path or a URL apart; a query or fragment belongs to URLs alone.
  init(_ path: String) {
    var path = path[...]
    if path.contains("://") { path = path.prefix { $0 != "?" && $0 != "#" } }
    let name = path.split(separator: "/").last ?? ""
    self.name = String(name)
    if let dot = name.lastIndex(of: "."), dot > name.startIndex {
      self.stem = String(name[..<dot])
      self.suffix = name[name.index(after: dot)...].lowercased()
    } else {
      (self.stem, self.suffix) = (String(name), "")
    }
  }
}
