import LocalMedia
import MediaFormats

/// The choice among a page's formats for a device. Pure.
///
/// Devices take one address. So formats with pictures and sound together are chosen, or manifests, of which the device
/// puts both together itself. Pictures and sound in addresses of their own would have to be joined by a conversion of
/// addresses; they are never chosen.
struct FormatChoice: Hashable, Sendable {
  /// The address to load.
  var url: String
  var contentType: String
  /// The lines of the pictures; `nil` if unknown, or sound alone.
  var height: Int64?
  /// Whether the server is said to want headers that devices don't send.
  var needsHeaders = false

  private typealias Format = ResolverAnswer.Format

  /// Returns the formats that the device plays, the best one first.
  static func candidates(_ formats: [ResolverAnswer.Format], for device: PageDevice) -> [FormatChoice] {
    let open = formats.filter { !$0.isProtected }
    if device.hasScreen {
      let films = self.films(open, device)
      if !films.isEmpty { return films }
    }
    return self.sounds(open)
  }

  // MARK: Pictures

  private static func films(_ formats: [Format], _ device: PageDevice) -> [FormatChoice] {
    var found: [(choice: FormatChoice, rank: Double)] = []
    for format in formats where self.isFilm(format, device) && format.sound != .absent {
      guard let type = self.contentType(format) else { continue }
      found.append((FormatChoice(format, type), self.rank(format)))
    }
    for (manifest, variants) in Dictionary(grouping: formats.filter { $0.manifest != nil }, by: { $0.manifest ?? "" }) {
      let films = variants.filter { $0.pictures != .absent }
      let playable = films.filter { self.isFilm($0, device) }
      guard let best = playable.max(by: { self.rank($0) < self.rank($1) }) else { continue }
      // Devices refuse an HLS playlist before any segment for one variant beyond them (devices.md F79); of DASH they
      // leave it out.
      guard best.delivery == .dash || playable.count == films.count else { continue }
      var choice = FormatChoice(best, best.delivery == .dash ? Self.dash : FormatTable.hlsType)
      choice.url = manifest
      // A whole manifest lets the device adapt: better than one of its variants.
      found.append((choice, self.rank(best) + 0.5))
    }
    return self.ordered(found)
  }

  private static let dash = "application/dash+xml"

  private static func isFilm(_ format: Format, _ device: PageDevice) -> Bool {
    switch format.pictures {
    case .absent: return false
    case .unknown:
      guard self.contentType(format).map({ !FormatTable.isAudio($0) && !FormatTable.isImage($0) }) ?? false,
        device.decodes(.h264, height: format.height, frameRate: format.frameRate)
      else { return false }
    case .codec(let text):
      guard case .known(let codec) = PageDevice.Codec<PageDevice.Pictures>(text),
        device.decodes(codec, height: format.height, frameRate: format.frameRate)
      else { return false }
    }
    return self.decodesSound(format)
  }

  private static func decodesSound(_ format: Format) -> Bool {
    guard case .codec(let text) = format.sound else { return true }
    if case .known = PageDevice.Codec<PageDevice.Sound>(text) { return true }
    return false
  }

  /// More lines are better, then a file before a manifest, then more bits.
  private static func rank(_ format: Format) -> Double {
    let delivery = format.delivery == .file ? 0.9 : format.delivery == .hls ? 0.3 : 0
    return Double(format.height ?? 300) + delivery + min(format.bitRate ?? 0, 1e6) / 1e8
  }

  /// The best first; those that want headers come last.
  private static func ordered(_ found: [(choice: FormatChoice, rank: Double)]) -> [FormatChoice] {
    found.sorted { left, right in
      if left.choice.needsHeaders != right.choice.needsHeaders { return right.choice.needsHeaders }
      return left.rank != right.rank ? left.rank > right.rank : left.choice.url < right.choice.url
    }.map(\.choice)
  }

  // MARK: Sound

  private static func sounds(_ formats: [Format]) -> [FormatChoice] {
    let found = formats.compactMap { format -> (choice: FormatChoice, rank: Double)? in
      guard let type = self.contentType(format), format.sound != .absent, self.decodesSound(format) else { return nil }
      guard format.pictures == .absent || FormatTable.isAudio(type) else { return nil }
      let delivery = format.delivery == .file ? 1e7 : format.delivery == .hls ? 5e6 : 0
      var choice = FormatChoice(format, type)
      choice.height = nil
      return (choice, delivery + (format.bitRate ?? 0))
    }
    return self.ordered(found)
  }

  // MARK: Types

  /// The type that the load says; `nil` for a container that receivers don't read.
  private static func contentType(_ format: Format) -> String? {
    switch format.delivery {
    case .hls: return FormatTable.hlsType
    case .dash: return Self.dash
    case .file: break
    }
    guard let type = format.contentType ?? FormatTable.contentType(ofURL: format.url) else { return nil }
    guard self.types.contains(type) else { return nil }
    let hasSoundAlone = format.pictures == .absent && format.sound != .absent
    return hasSoundAlone && type.hasPrefix("video/") ? "audio/" + type.dropFirst(6) : type
  }

  /// The containers of files that receivers read (devices.md, section 2).
  private static let types: Set<String> = [
    "video/mp4", "video/webm", "video/quicktime", "video/x-matroska", "audio/mp4", "audio/webm", "audio/mpeg",
    "audio/aac", "audio/ogg", "audio/flac", "audio/wav", "image/jpeg", "image/png", "image/gif", "image/webp",
  ]

  private init(_ format: Format, _ contentType: String) {
    (self.url, self.contentType, self.height) = (format.url, contentType, format.height)
    self.needsHeaders = format.needsHeaders
  }

  init(url: String, contentType: String, height: Int64? = nil, needsHeaders: Bool = false) {
    (self.url, self.contentType, self.height, self.needsHeaders) = (url, contentType, height, needsHeaders)
  }

  // MARK: Why none

  /// Returns the reason why none of the formats is chosen, as a sentence.
  static func refusal(_ formats: [ResolverAnswer.Format], for device: PageDevice) -> String {
    if formats.isEmpty { return "It names no media." }
    let open = formats.filter { !$0.isProtected }
    if open.isEmpty { return "Its media are protected (DRM)." }
    if !device.hasScreen { return "It has no sound without pictures, and the device has no screen." }
    if !open.contains(where: { $0.pictures != .absent && $0.sound != .absent }) {
      return "It has pictures and sound in addresses of their own only, and a device takes one address."
    }
    let codecs = Set(
      open.compactMap { format -> String? in
        if case .codec(let text) = format.pictures { String(text.prefix { $0 != "." }) } else { nil }
      })
    let list = codecs.isEmpty ? "" : " (\(codecs.sorted().prefix(6).joined(separator: ", ")))"
    return "None of its \(open.count) formats\(list) is one that the device plays."
  }
}
