import CastModel
import JSONCodec
import LocalMedia
import MediaFormats

/// Reads the output of resolvers within bounds: nothing in it is trusted.
enum ResolverReading {
  /// Why an output can't be used, as a sentence.
  struct Failure: Error, Hashable {
    var reason: String
  }

  /// The most bytes of output.
  static let maximumBytes = 16 << 20
  static let maximumFormats = 500
  static let maximumSubtitles = 40
  static let maximumChapters = 500
  private static let limits = JSONLimits(maximumBytes: Self.maximumBytes, maximumDepth: 40, maximumValues: 1_000_000)

  /// Reads the output of a program of the user's own: one object, or one object a line for the entries of a playlist.
  static func own(_ bytes: [UInt8], limit: Int) throws(Failure) -> ResolverAnswer {
    var lines = bytes.split(separator: UInt8(ascii: "\n")).filter { !$0.allSatisfy { $0 <= 0x20 } }
    // An object that a program has laid out in several lines is one object.
    if lines.count > 1, (try? Self.parse(Array(lines[0]))) == nil { lines = [bytes[...]] }
    guard !lines.isEmpty else { throw Failure(reason: "It printed nothing.") }
    guard lines.count > 1 else { return try Self.object(try Self.parse(Array(lines[0])), limit: limit) }
    var answer = ResolverAnswer(isPlaylist: true)
    for line in lines.prefix(limit) {
      answer.items.append(OwnFormat.item(try Self.parse(Array(line))))
    }
    answer.leftOut = max(0, lines.count - limit)
    return answer
  }

  private static func object(_ node: JSONNode, limit: Int) throws(Failure) -> ResolverAnswer {
    if let error = PageText.line(node["error"]?.string) { throw Failure(reason: error) }
    guard let entries = node["entries"], entries.kind == .array else {
      let item = OwnFormat.item(node)
      return ResolverAnswer(title: item.title, items: [item])
    }
    var answer = ResolverAnswer(isPlaylist: true, title: PageText.line(node["title"]?.string))
    answer.items = Self.elements(entries, limit).map { OwnFormat.item($0) }
    answer.leftOut = max(0, entries.count - limit)
    return answer
  }

  /// Reads what `yt-dlp --dump-single-json` prints.
  static func ytDlp(_ bytes: [UInt8], limit: Int) throws(Failure) -> ResolverAnswer {
    let node = try Self.parse(bytes)
    guard node["_type"]?.string == "playlist" || node["_type"]?.string == "multi_video",
      let entries = node["entries"], entries.kind == .array
    else {
      let item = YtDlpFormat.item(node)
      return ResolverAnswer(title: item.title, items: [item])
    }
    var answer = ResolverAnswer(isPlaylist: true, title: PageText.line(node["title"]?.string))
    // An entry that was removed from its site is null.
    answer.items = Self.elements(entries, limit).filter { $0.kind == .object }.map { YtDlpFormat.item($0) }
    answer.leftOut = max(
      0, max(entries.count, Self.integer(node["playlist_count"]).map { Int(clamping: $0) } ?? 0) - limit)
    return answer
  }

  private static func parse(_ bytes: [UInt8]) throws(Failure) -> JSONNode {
    let root: JSONNode
    do throws(JSONParseError) {
      root = try JSONDocument(parsing: bytes, policy: .tolerant, limits: Self.limits).root
    } catch {
      throw Failure(reason: "Its output is no JSON that can be read: \(PageText.line(error.message) ?? "").")
    }
    guard root.kind == .object else { throw Failure(reason: "Its output is \(root.kind.phrase), and no object.") }
    return root
  }

  // MARK: Values

  /// Returns the first elements of an array; none of any other value.
  static func elements(_ node: JSONNode?, _ limit: Int) -> [JSONNode] {
    guard let node, node.kind == .array else { return [] }
    return (0..<min(node.count, limit)).compactMap { node[$0] }
  }

  /// A finite number that isn't negative.
  static func number(_ node: JSONNode?) -> Double? {
    guard let node, node.kind == .number || node.kind == .integer else { return nil }
    return node.value.number.flatMap { $0.isFinite && $0 >= 0 && $0 < 1e12 ? $0 : nil }
  }

  static func integer(_ node: JSONNode?) -> Int64? { self.number(node).map { Int64($0) } }

  static func bool(_ node: JSONNode?) -> Bool { node?.kind == .bool && node?.value.bool == true }

  /// The codec of a part: `none` means that the format lacks it; a value that isn't a text leaves it unknown.
  static func part(_ node: JSONNode?) -> ResolverAnswer.Format.Part {
    guard let text = node?.string else { return .unknown }
    return text == "none" ? .absent : PageText.line(text, limit: 60).map { .codec($0) } ?? .unknown
  }

  static func chapters(_ node: JSONNode?, startedAt name: String) -> [MediaChapter] {
    self.elements(node, self.maximumChapters).compactMap { chapter in
      guard let start = self.number(chapter[name]) else { return nil }
      return MediaChapter(title: PageText.line(chapter["title"]?.string), startTime: start)
    }
  }

  /// A language tag with its letters, digits and hyphens alone; `und` for all else.
  static func language(_ text: String?) -> String {
    guard let text, !text.isEmpty, text.utf8.count <= 35,
      text.utf8.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x7A).contains($0 | 0x20) || $0 == 0x2D })
    else { return LocalMediaPublisher.unknownLanguage }
    return text
  }
}

/// The objects of the interface for programs of the user's own (docs/Pages.md).
private enum OwnFormat {
  static func item(_ node: JSONNode) -> ResolverAnswer.Item {
    var item = ResolverAnswer.Item(
      page: PageText.address(node["url"]?.string), title: PageText.line(node["title"]?.string),
      image: PageText.address(node["image"]?.string), duration: ResolverReading.number(node["duration"]),
      isLive: ResolverReading.bool(node["isLive"]))
    item.expires = ResolverReading.number(node["expires"])
    item.chapters = ResolverReading.chapters(node["chapters"], startedAt: "startTime")
    let formats = ResolverReading.elements(node["formats"], ResolverReading.maximumFormats)
    item.formats = formats.compactMap { self.format($0, headersOfAll: node["headers"]) }
    let subtitles = ResolverReading.elements(node["subtitles"], ResolverReading.maximumSubtitles)
    item.subtitles = subtitles.compactMap { node in
      guard let url = PageText.address(node["url"]?.string) else { return nil }
      return ResolverAnswer.Subtitles(
        url: url, language: ResolverReading.language(node["language"]?.string),
        name: PageText.line(node["name"]?.string))
    }
    return item
  }

  private static func format(_ node: JSONNode, headersOfAll: JSONNode?) -> ResolverAnswer.Format? {
    guard let url = PageText.address(node["url"]?.string) else { return nil }
    let said = PageText.line(node["contentType"]?.string, limit: 100)?.lowercased()
    let type = said ?? FormatTable.contentType(ofURL: url)
    let delivery: ResolverAnswer.Format.Delivery =
      type?.contains("mpegurl") == true || type == FormatTable.hlsType
      ? .hls : type == "application/dash+xml" ? .dash : .file
    var format = ResolverAnswer.Format(url: url, delivery: delivery, contentType: delivery == .file ? type : nil)
    format.pictures = ResolverReading.part(node["videoCodec"])
    format.sound = ResolverReading.part(node["audioCodec"])
    if FormatTable.isAudio(type), delivery == .file { format.pictures = .absent }
    format.height = ResolverReading.integer(node["height"])
    format.frameRate = ResolverReading.number(node["frameRate"])
    format.bitRate = ResolverReading.number(node["bitRate"]).map { $0 / 1_000 }
    format.size = ResolverReading.integer(node["size"])
    let headers = [node["headers"], headersOfAll].compactMap(\.self).first { $0.kind == .object && $0.count > 0 }
    format.headers = ResolverHeaders.fields(headers)
    format.needsHeaders = headers != nil
    return format
  }
}

/// The objects of yt-dlp (its `extractor/common.py` describes them).
private enum YtDlpFormat {
  static func item(_ node: JSONNode) -> ResolverAnswer.Item {
    let isReference = ["url", "url_transparent"].contains(node["_type"]?.string)
    let page = node["webpage_url"]?.string ?? (isReference ? node["url"]?.string : nil)
    var item = ResolverAnswer.Item(
      page: PageText.address(page), title: PageText.line(node["title"]?.string),
      image: PageText.address(node["thumbnail"]?.string), duration: ResolverReading.number(node["duration"]))
    item.isLive = ResolverReading.bool(node["is_live"]) || node["live_status"]?.string == "is_live"
    item.chapters = ResolverReading.chapters(node["chapters"], startedAt: "start_time")
    guard !isReference else { return item }
    if let formats = node["formats"], formats.kind == .array, formats.count > 0 {
      // The last ones are the best ones.
      let first = max(0, formats.count - ResolverReading.maximumFormats)
      item.formats = (first..<formats.count).compactMap { formats[$0].flatMap { self.format($0) } }
    } else {
      item.formats = [self.format(node)].compactMap(\.self)
    }
    item.subtitles = self.subtitles(node["subtitles"])
    return item
  }

  private static func format(_ node: JSONNode) -> ResolverAnswer.Format? {
    guard let url = PageText.address(node["url"]?.string) else { return nil }
    let manifest = PageText.address(node["manifest_url"]?.string)
    let delivery: ResolverAnswer.Format.Delivery
    switch node["protocol"]?.string {
    case "http", "https", nil: delivery = .file
    case "m3u8", "m3u8_native": delivery = .hls
    // Without a manifest it is a base address, which is nothing by itself.
    case "http_dash_segments" where manifest != nil: delivery = .dash
    default: return nil
    }
    var format = ResolverAnswer.Format(url: url, delivery: delivery)
    if delivery == .file {
      format.contentType = node["ext"]?.string.flatMap { FormatTable.contentType(ofURL: "http://host/name.\($0)") }
    } else {
      format.manifest = manifest
    }
    format.pictures = self.part(node["vcodec"], ending: node["video_ext"], of: format)
    format.sound = ResolverReading.part(node["acodec"])
    format.height = ResolverReading.integer(node["height"])
    format.frameRate = ResolverReading.number(node["fps"])
    format.bitRate = ResolverReading.number(node["tbr"])
    format.size = ResolverReading.integer(node["filesize"]) ?? ResolverReading.integer(node["filesize_approx"])
    // "maybe" means that some variants are.
    format.isProtected = ResolverReading.bool(node["has_drm"])
    if let preference = node["language_preference"]?.value.number, preference.isFinite {
      format.languagePreference = preference
    }
    format.headers = ResolverHeaders.adding(
      cookies: node["cookies"]?.string, for: url, to: ResolverHeaders.fields(node["http_headers"]))
    format.needsHeaders = node["cookies"]?.string?.isEmpty == false || node["http_headers"]?["Authorization"] != nil
    return format
  }

  private static func part(
    _ codec: JSONNode?, ending: JSONNode?, of format: ResolverAnswer.Format
  ) -> ResolverAnswer.Format.Part {
    let part = ResolverReading.part(codec)
    guard part == .unknown else { return part }
    return ending?.string == "none" || FormatTable.isAudio(format.contentType) ? .absent : .unknown
  }

  private static func subtitles(_ node: JSONNode?) -> [ResolverAnswer.Subtitles] {
    guard let node, node.kind == .object else { return [] }
    var found: [ResolverAnswer.Subtitles] = []
    node.forEachMember { language, list in
      guard found.count < ResolverReading.maximumSubtitles else { return }
      let entry = ResolverReading.elements(list, 50).first { entry in
        entry["ext"]?.string == "vtt" && !["m3u8", "m3u8_native"].contains(entry["protocol"]?.string)
      }
      guard let entry, let url = PageText.address(entry["url"]?.string) else { return }
      found.append(
        ResolverAnswer.Subtitles(
          url: url, language: ResolverReading.language(language), name: PageText.line(entry["name"]?.string)))
    }
    return found
  }
}
