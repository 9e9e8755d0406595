import Conversion
import HTTPFetch
import LocalMedia
import MediaFormats
import MediaPreflight

/// The choice among a page's formats for a device. Pure.
///
/// Devices take one address. So formats with pictures and sound together are preferred, or manifests, of which the
/// device puts both together itself. Where a page has much better pictures at an address of their own, or nothing else,
/// they are joined with the sound by a conversion that copies both.
struct FormatChoice: Hashable, Sendable {
  /// The address of the media, or of the pictures alone.
  var media: RemoteSource
  var contentType: String
  /// The lines of the pictures; `nil` if unknown, or sound alone.
  var height: Int64?
  /// The sound, if it has another address; `nil` if it is in ``media``.
  var sound: RemoteSource?
  /// Whether the server is said to want headers that devices don't send.
  var needsHeaders = false
  /// Whether this machine fetches it for the device, with the header fields of ``media``.
  var isRelayed = false

  private typealias Format = ResolverAnswer.Format
  private typealias Found = (choice: FormatChoice, rank: Double)

  var url: String { self.media.url }

  /// Whether this machine could fetch it for the device, with header fields: one file, or a manifest of HLS or DASH.
  var isRelayable: Bool {
    self.sound == nil && !self.media.headers.isEmpty
      && (FormatTable.isProgressive(self.contentType) || [.hls, .dash].contains(MediaType(self.contentType)))
  }

  /// The same where its servers aren't asked: one that is said to want headers is fetched by this machine.
  var untried: FormatChoice {
    var choice = self
    choice.isRelayed = self.needsHeaders && self.isRelayable
    return choice
  }

  var hosts: [String] { [self.media, self.sound].compactMap { $0.flatMap { try? HTTPURL($0.url).host } } }

  /// Whether this machine serves it, because the device doesn't fetch it itself.
  var isServed: Bool { self.sound != nil || self.isRelayed }

  /// Returns its addresses as this machine fetches them.
  ///
  /// - Parameter rules: The limits of the fetches.
  func source(_ rules: SourceRules) -> ConversionSource {
    var (media, sound) = (self.media, self.sound)
    media.rules = rules
    sound?.rules = rules
    return ConversionSource(.remote(media), sound: sound.map { .remote($0) })
  }

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
    var found: [Found] = []
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
      choice.media.url = manifest
      // A whole manifest lets the device adapt: better than one of its variants.
      found.append((choice, self.rank(best) + 0.5))
    }
    return self.ordered(found + self.pairs(formats, besides: found, device))
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
      guard device.decodes(Codec(text).family, height: format.height, frameRate: format.frameRate) else { return false }
    }
    return self.decodesSound(format)
  }

  private static func decodesSound(_ format: Format) -> Bool {
    guard case .codec(let text) = format.sound else { return true }
    return DeviceProfile.audio.contains(Codec(text).family)
  }

  /// More lines are better, then a file before a manifest, then more bits.
  private static func rank(_ format: Format) -> Double {
    let delivery = format.delivery == .file ? 0.9 : format.delivery == .hls ? 0.3 : 0
    return Double(format.height ?? 300) + delivery + min(format.bitRate ?? 0, 1e6) / 1e8
  }

  /// The best first; those that want headers come last.
  private static func ordered(_ found: [Found]) -> [FormatChoice] {
    found.sorted { left, right in
      if left.choice.needsHeaders != right.choice.needsHeaders { return right.choice.needsHeaders }
      return left.rank != right.rank ? left.rank > right.rank : left.choice.url < right.choice.url
    }.map(\.choice)
  }

  // MARK: Pictures and sound apart

  /// How many times the lines of everything else pictures must have to be joined with their sound: this machine then
  /// has to stay and to serve.
  private static let muchBetter = 1.5
  /// How many pairs are tried.
  private static let maximumPairs = 2
  /// The lines of pictures that are encoded anew, at most.
  private static let maximumEncoded: Int64 = 1_080

  /// The files of pictures that are worth joining with the best file of sound.
  private static func pairs(_ formats: [Format], besides found: [Found], _ device: PageDevice) -> [Found] {
    guard device.joins, let sound = self.bestSound(formats) else { return [] }
    let files = formats.filter { $0.delivery == .file && $0.sound == .absent && $0.pictures != .absent }
    let known = found.compactMap(\.choice.height).max().map(Double.init) ?? (found.isEmpty ? 0 : 300)
    let copied = files.filter { format in
      guard case .codec(let text) = format.pictures, Codec(text).family == .h264 else { return false }
      return device.decodes(.h264, height: format.height, frameRate: format.frameRate)
        && Double(format.height ?? 300) >= known * self.muchBetter
    }
    // Other pictures are encoded anew, which is dear: only where there is nothing else.
    let encoded = files.filter { $0.height ?? 0 <= Self.maximumEncoded }
    let pictures = copied.isEmpty && found.isEmpty ? encoded : copied
    return pictures.sorted { self.rank($0) > self.rank($1) }.prefix(self.maximumPairs).map { format in
      var choice = FormatChoice(format, self.contentType(format) ?? FormatTable.assumedType)
      choice.sound = sound.source
      choice.needsHeaders = format.needsHeaders || sound.needsHeaders
      return (choice, self.rank(format))
    }
  }

  /// The original language first, then AAC, which is copied, then the most bits.
  private static func bestSound(_ formats: [Format]) -> Format? {
    let sounds = formats.filter { $0.delivery == .file && $0.pictures == .absent && $0.sound != .absent }
    return sounds.max { left, right in self.worth(left).lexicographicallyPrecedes(self.worth(right)) }
  }

  private static func worth(_ sound: Format) -> [Double] {
    let isCopied = if case .codec(let text) = sound.sound { Codec(text).family == .aac } else { false }
    return [sound.languagePreference, isCopied ? 1 : 0, sound.bitRate ?? 0]
  }

  // MARK: Sound

  private static func sounds(_ formats: [Format]) -> [FormatChoice] {
    let found = formats.compactMap { format -> Found? in
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
    (self.media, self.contentType, self.height) = (format.source, contentType, format.height)
    self.needsHeaders = format.needsHeaders
  }

  // MARK: Why none

  /// Returns the reason why none of the formats is chosen, as a sentence.
  static func refusal(_ formats: [ResolverAnswer.Format], for device: PageDevice) -> String {
    if formats.isEmpty { return "It names no media." }
    let open = formats.filter { !$0.isProtected }
    if open.isEmpty { return "Its media are protected (DRM)." }
    if !device.hasScreen { return "It has no sound without pictures, and the device has no screen." }
    if !open.contains(where: { $0.pictures != .absent && $0.sound != .absent }) {
      let advice =
        device.joins
        ? "" : " Where ffmpeg is installed on the server's machine, and conversion isn't NEVER, they are joined."
      return "It has pictures and sound in addresses of their own only, and a device takes one address.\(advice)"
    }
    let codecs = Set(
      open.compactMap { format -> String? in
        if case .codec(let text) = format.pictures { String(text.prefix { $0 != "." }) } else { nil }
      })
    let list = codecs.isEmpty ? "" : " (\(codecs.sorted().prefix(6).joined(separator: ", ")))"
    return "None of its \(open.count) formats\(list) is one that the device plays."
  }
}
