package import CastModel

/// Finds what can't be right in what a caller wants to send, beyond what the types say. All of it is pure.
package enum MediaValidator {
  // MARK: Loads

  /// Checks what is to be loaded.
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
  /// - Parameter isToLoad: whether it must say what to play: items, or a deep link that stands for them.
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
      try self.each(container.sections ?? [], "sections") { section throws(InvalidParameter) in try self.check(section)
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

  /// Checks media.
  package static func check(_ media: MediaInformation) throws(InvalidParameter) {
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

  /// Checks a style; receivers show text as they like where a colour can't be read.
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

  /// Checks which tracks are to be on: each once, one of a type, and only known ones. Where no tracks are known, the
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

  private static func inside(
    _ key: String, _ body: () throws(InvalidParameter) -> Void
  ) throws(InvalidParameter) {
    do throws(InvalidParameter) { try body() } catch { throw error.inside(key) }
  }

  private static func each<Element>(
    _ elements: [Element], _ key: String, _ body: (Element) throws(InvalidParameter) -> Void
  ) throws(InvalidParameter) {
    for (index, element) in elements.enumerated() {
      do throws(InvalidParameter) { try body(element) } catch { throw error.inside("\(key)[\(index)]") }
    }
  }
}
