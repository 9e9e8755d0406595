package import CastModel

extension MediaInformation {
  /// What is sent: the metadata that its type has, colours as receivers want them, no sign for "not skippable", and a
  /// `contentId` where there is only a URL (SDK `GCKMediaInformation.contentURL`), a position of every break, and a stream type
  /// (SDK `GCKMediaInformationBuilder`, `chrome.cast.media.MediaInfo`: BUFFERED unless given).
  package func prepared() -> MediaInformation {
    var media = self
    if media.contentId?.isEmpty != false, let url = media.contentUrl, !url.isEmpty { media.contentId = url }
    media.metadata = media.metadata?.prepared()
    media.textTrackStyle = media.textTrackStyle?.prepared()
    if media.streamType == nil { media.streamType = .buffered }
    if let breaks = media.breaks {
      media.breaks = breaks.map { adBreak in
        var adBreak = adBreak
        adBreak.position = adBreak.position ?? 0
        return adBreak
      }
    }
    if let clips = media.breakClips {
      media.breakClips = clips.map { clip in
        var clip = clip
        if let time = clip.whenSkippable, time < 0 { clip.whenSkippable = nil }
        return clip
      }
    }
    return media
  }
}

extension QueueItem {
  /// What is sent: without an id, which receivers give (cast.md 16, trap 51), and with prepared media.
  package func prepared() -> QueueItem {
    var item = self
    item.itemId = nil
    item.media = item.media?.prepared()
    return item
  }
}

extension QueueData {
  /// What is sent: prepared items, sections and dates.
  package func prepared() -> QueueData {
    var queue = self
    queue.items = queue.items?.map { $0.prepared() }
    let sections = queue.containerMetadata?.sections?.map { $0.prepared() }
    queue.containerMetadata?.sections = sections
    return queue
  }
}

extension TextTrackStyle {
  /// What is sent: colours as `#RRGGBBAA`.
  package func prepared() -> TextTrackStyle {
    var style = self
    style.foregroundColor = style.foregroundColor.map { ColorText.normalized($0) ?? $0 }
    style.backgroundColor = style.backgroundColor.map { ColorText.normalized($0) ?? $0 }
    style.edgeColor = style.edgeColor.map { ColorText.normalized($0) ?? $0 }
    style.windowColor = style.windowColor.map { ColorText.normalized($0) ?? $0 }
    return style
  }
}
