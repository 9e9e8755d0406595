package import CastModel

/// The checks for invalid values in a caller's request that the types allow. All of them are pure.
package enum MediaValidator {
  // MARK: Loads

  package static func check(_ request: LoadRequestData) throws(InvalidParameter) {
    if let media = request.media {
      try self.inside("media") { () throws(InvalidParameter) in
        guard self.saysWhatToPlay(media) else {
          throw InvalidParameter("", "says nothing to play: give contentId, contentUrl or entity")
        }
        try self.check(media)
      }
    }
    if let queue = request.queueData {
      try self.inside("queueData") { () throws(InvalidParameter) in try self.check(queue, isToLoad: true) }
    }
    guard let ids = request.activeTrackIds else { return }
    try self.inside("activeTrackIds") { () throws(InvalidParameter) in
      try self.checkActive(ids, of: request.media?.tracks ?? [])
    }
  }

  private static func saysWhatToPlay(_ media: MediaInformation) -> Bool {
    let names = [media.contentId, media.contentUrl, media.entity, media.atvEntity]
    return names.contains { $0?.isEmpty == false } || media.customData != nil
  }

  /// Checks a queue.
  ///
  /// - Parameter isToLoad: Whether the queue must name its media: items, or the deep link of a queue.
  package static func check(_ queue: QueueData, isToLoad: Bool) throws(InvalidParameter) {
    let items = queue.items ?? []
    guard !isToLoad || !items.isEmpty || queue.entity?.isEmpty == false else {
      throw InvalidParameter("items", "must not be empty without an entity")
    }
    if let start = queue.startIndex, !items.isEmpty, start >= items.count {
      throw InvalidParameter("startIndex", "\(start) is beyond the queue's \(items.count) items")
    }
    try self.inside("items") { () throws(InvalidParameter) in try self.check(items) }
    guard let container = queue.containerMetadata else { return }
    try self.inside("containerMetadata") { () throws(InvalidParameter) in
      try self.checkDate(container.releaseDate, "releaseDate")
      try self.check(container.containerImages, "containerImages")
      try self.each(container.sections ?? [], "sections") { section throws(InvalidParameter) in
        try self.check(section)
      }
    }
  }

  /// Checks items of a queue; paths begin with the item's index.
  package static func check(_ items: [QueueItem]) throws(InvalidParameter) {
    try self.each(items, "") { item throws(InvalidParameter) in
      if let media = item.media {
        try self.inside("media") { () throws(InvalidParameter) in try self.check(media) }
      }
      guard let ids = item.activeTrackIds else { return }
      try self.inside("activeTrackIds") { () throws(InvalidParameter) in
        try self.checkActive(ids, of: item.media?.tracks ?? [])
      }
    }
  }

  // MARK: Media

  package static func check(_ media: MediaInformation) throws(InvalidParameter) {
    for (name, value) in [("contentId", media.contentId), ("contentUrl", media.contentUrl)] where value == "-" {
      throw InvalidParameter(
        name, "is standard input for castctl alone: make a pipe (FIFO), and give its absolute path")
    }
    if let metadata = media.metadata {
      try self.inside("metadata") { () throws(InvalidParameter) in try self.check(metadata) }
    }
    try self.inside("tracks") { () throws(InvalidParameter) in try self.check(media.tracks ?? []) }
    if let style = media.textTrackStyle {
      try self.inside("textTrackStyle") { () throws(InvalidParameter) in try self.check(style) }
    }
    try self.checkBreaks(media)
  }

  private static func check(_ metadata: MediaMetadata) throws(InvalidParameter) {
    try self.checkDate(metadata.releaseDate, "releaseDate")
    try self.checkDate(metadata.originalAirdate, "originalAirdate")
    try self.checkDate(metadata.creationDateTime, "creationDateTime")
    try self.check(metadata.images, "images")
  }

  private static func checkDate(_ text: String?, _ key: String) throws(InvalidParameter) {
    guard let text, !DateText.isValid(text) else { return }
    throw InvalidParameter(key, "\"\(text)\" is no ISO 8601 date (1994-11-05, 1994-11-05T13:15:30Z)")
  }

  private static func check(_ images: [Image]?, _ key: String) throws(InvalidParameter) {
    try self.each(images ?? [], key) { image throws(InvalidParameter) in
      guard image.url?.isEmpty == false else { throw InvalidParameter("url", "required, but missing") }
    }
  }

  private static func check(_ tracks: [Track]) throws(InvalidParameter) {
    var ids: Set<Int64> = []
    try self.each(tracks, "") { track throws(InvalidParameter) in
      guard ids.insert(track.trackId).inserted else {
        throw InvalidParameter("trackId", "\(track.trackId) names another track already")
      }
      if track.type == .text, track.subtype == .subtitles, track.language?.isEmpty != false {
        throw InvalidParameter("language", "required for subtitles, but missing")
      }
    }
  }

  /// Checks a style: receivers choose a colour themselves if they can't read the given one.
  package static func check(_ style: TextTrackStyle) throws(InvalidParameter) {
    let colors = [
      ("foregroundColor", style.foregroundColor), ("backgroundColor", style.backgroundColor),
      ("edgeColor", style.edgeColor), ("windowColor", style.windowColor),
    ]
    for (key, color) in colors {
      guard let color, ColorText.normalized(color) == nil else { continue }
      throw InvalidParameter(key, "\"\(color)\" is no colour: write #RRGGBB or #RRGGBBAA")
    }
    if let scale = style.fontScale, scale <= 0 { throw InvalidParameter("fontScale", "\(scale) is not more than 0") }
  }

  /// Checks the tracks to activate: each once, one per type, and only known ones. If the media lists no tracks, the
  /// receiver finds them in the stream itself.
  package static func checkActive(_ ids: [Int64], of tracks: [Track]) throws(InvalidParameter) {
    var types: [TrackType: Int64] = [:]
    var seen: Set<Int64> = []
    for (index, id) in ids.enumerated() {
      guard seen.insert(id).inserted else { throw InvalidParameter("[\(index)]", "\(id) is there twice") }
      guard let track = tracks.first(where: { $0.trackId == id }) else {
        guard tracks.isEmpty else { throw InvalidParameter("[\(index)]", "the media has no track \(id)") }
        continue
      }
      if let other = types.updateValue(id, forKey: track.type) {
        throw InvalidParameter(
          "[\(index)]", "\(id) is a second track of the type \(track.type), beside \(other): one can be on")
      }
    }
  }

  // MARK: Ads

  private static func checkBreaks(_ media: MediaInformation) throws(InvalidParameter) {
    let clips = Set((media.breakClips ?? []).map(\.id))
    var ids: Set<String> = []
    try self.each(media.breakClips ?? [], "breakClips") { clip throws(InvalidParameter) in
      guard ids.insert(clip.id).inserted else {
        throw InvalidParameter("id", "\"\(clip.id)\" names another clip already")
      }
      try self.checkAds(clip.vastAdsRequest, "vastAdsRequest")
    }
    ids = []
    try self.each(media.breaks ?? [], "breaks") { pause throws(InvalidParameter) in
      guard ids.insert(pause.id).inserted else {
        throw InvalidParameter("id", "\"\(pause.id)\" names another break already")
      }
      guard let index = (pause.breakClipIds ?? []).firstIndex(where: { !clips.contains($0) }) else { return }
      throw InvalidParameter("breakClipIds[\(index)]", "there is no such clip in breakClips")
    }
    try self.checkAds(media.vmapAdsRequest, "vmapAdsRequest")
  }

  private static func checkAds(_ request: VastAdsRequest?, _ key: String) throws(InvalidParameter) {
    guard let request, request.adTagUrl?.isEmpty != false, request.adsResponse?.isEmpty != false else { return }
    throw InvalidParameter(key, "needs adTagUrl or adsResponse")
  }

  // MARK: Paths

  static func inside(
    _ key: String, _ body: () throws(InvalidParameter) -> Void
  ) throws(InvalidParameter) {
    do throws(InvalidParameter) { try body() } catch { throw error.inside(key) }
  }

  static func each<Element>(
    _ elements: [Element], _ key: String, _ body: (Element) throws(InvalidParameter) -> Void
  ) throws(InvalidParameter) {
    for (index, element) in elements.enumerated() {
      do throws(InvalidParameter) { try body(element) } catch { throw error.inside("\(key)[\(index)]") }
    }
  }
}

/// Colours as style sheets write them and receivers expect them (SDK `GCKColor`).
enum ColorText {
  /// Returns `#RRGGBBAA` for `#RRGGBB` or `#RRGGBBAA`, and `nil` for other texts.
  static func normalized(_ text: String) -> String? {
    let digits = text.dropFirst()
    guard text.first == "#", digits.count == 6 || digits.count == 8,
      digits.allSatisfy({ $0.isASCII && $0.isHexDigit })
    else { return nil }
    return digits.count == 8 ? text : text + "FF"
  }
}

/// ISO 8601 dates as Cast restricts them (gck-surface.md 1.24, cast.md 7.7).
enum DateText {
  /// Whether `text` is a date, or a date with a time: `1994`, `1994-11`, `1994-11-05`, `19941105`,
  /// `1994-11-05T13:15:30.5Z`, `19941105T131530+0100`.
  static func isValid(_ text: String) -> Bool {
    guard text.utf8.count <= 40 else { return false }
    let parts = text.split(separator: "T", omittingEmptySubsequences: false)
    switch parts.count {
    case 1: return Self.isDate(parts[0], isWhole: false)
    case 2: return Self.isDate(parts[0], isWhole: true) && Self.isTime(parts[1])
    default: return false
    }
  }

  /// - Parameter isWhole: Whether month and day are required.
  private static func isDate(_ text: Substring, isWhole: Bool) -> Bool {
    let fields = text.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    let numbers: [String] =
      fields.count == 1 && text.utf8.count == 8
      ? [String(text.prefix(4)), String(text.dropFirst(4).prefix(2)), String(text.dropFirst(6))] : fields
    guard let year = number(numbers[0], digits: 4), numbers.count <= 3, !isWhole || numbers.count == 3 else {
      return false
    }
    guard numbers.count > 1 else { return true }
    guard let month = number(numbers[1], digits: 2), (1...12).contains(month) else { return false }
    guard numbers.count > 2 else { return true }
    guard let day = number(numbers[2], digits: 2) else { return false }
    return (1...self.days(of: month, year)).contains(day)
  }

  private static func isTime(_ text: Substring) -> Bool {
    var clock = text
    if clock.hasSuffix("Z") {
      clock = clock.dropLast()
    } else if let sign = clock.lastIndex(where: { $0 == "+" || $0 == "-" }) {
      guard Self.isClock(clock[clock.index(after: sign)...], fields: 1...2) else { return false }
      clock = clock[..<sign]
    }
    if let dot = clock.firstIndex(of: ".") {
      let fraction = clock[clock.index(after: dot)...]
      return !fraction.isEmpty && fraction.allSatisfy { $0.isASCII && $0.isNumber }
        && Self.isClock(clock[..<dot], fields: 3...3)
    }
    return Self.isClock(clock, fields: 2...3)
  }

  /// Whether `text` is hours, minutes and seconds, with or without colons.
  private static func isClock(_ text: Substring, fields: ClosedRange<Int>) -> Bool {
    var numbers = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    if numbers.count == 1 {
      let digits = Array(text)
      guard digits.count.isMultiple(of: 2) else { return false }
      numbers = stride(from: 0, to: digits.count, by: 2).map { String(digits[$0...($0 + 1)]) }
    }
    guard fields.contains(numbers.count) else { return false }
    let limits: [Int64] = [23, 59, 60]
    return zip(numbers, limits).allSatisfy { text, limit in number(text, digits: 2).map { $0 <= limit } ?? false }
  }

  private static func number(_ text: String, digits: Int) -> Int64? {
    guard text.utf8.count == digits, text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else { return nil }
    return Int64(text)
  }

  private static func days(of month: Int64, _ year: Int64) -> Int64 {
    switch month {
    case 2: year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400)) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
