import CastModel
import NIOCore

extension MediaApplication {
  /// Adds what the player shows to the screen.
  func draw(on screen: inout ReceiverScreenState, now: NIODeadline) {
    screen.streamVolume = self.volume
    guard let session else { return }
    screen.phase = Self.phase(of: session)
    screen.idleReason = session.hasEnded ? session.idleReason : nil
    screen.failure = session.resource.failure.map { failure in
      failure.explanation ?? failure.reason ?? "Error \(failure.detailedErrorCode)"
    }
    guard !session.hasEnded else { return }
    screen.media = session.targetItem?.media.map { Self.media($0, of: session, now: now) }
    screen.ad = session.ads.screen(at: now)
    screen.queue = Self.queue(of: session)
  }

  private static func phase(of session: MediaSession) -> ReceiverScreenState.Phase {
    if session.hasEnded { return .ended }
    switch (session.ads.current?.player ?? session.player).state {
    case .idle: return .application
    case .opening where session.ads.current != nil: return .buffering
    case .opening, .loading: return .loading
    case .buffering: return .buffering
    case .playing: return .playing
    case .paused: return .paused
    }
  }

  private static func media(
    _ media: MediaInformation, of session: MediaSession, now: NIODeadline
  ) -> ReceiverScreenState.Media {
    let position = session.player.position(at: now)
    let isPlaying = session.player.state == .playing
    let active = (media.tracks ?? []).filter { session.activeTrackIds.contains($0.trackId) }
    let texts = active.compactMap { session.resource.sidecarTracks[$0.trackId]?.text(at: position) }
    return ReceiverScreenState.Media(
      title: media.metadata?.screenTitle, subtitle: media.metadata?.screenSubtitle,
      artworkURL: media.metadata?.largestImageURL, contentURL: media.contentUrl ?? media.contentId ?? "",
      contentType: media.contentType ?? session.resource.contentType, kind: session.resource.kind,
      position: position, duration: session.resource.duration, rate: isPlaying ? session.player.playbackRate : 0,
      liveRange: session.player.liveRange(at: now), video: session.resource.video, activeTracks: active,
      subtitleText: texts.isEmpty ? nil : texts.joined(separator: "\n"), textTrackStyle: media.textTrackStyle)
  }

  private static func queue(of session: MediaSession) -> ReceiverScreenState.Queue? {
    let ids = session.queue.itemIds
    guard ids.count > 1, let index = ids.firstIndex(of: session.targetItemId) else { return nil }
    let next = session.queue.target(ofJump: 1, from: session.targetItemId).flatMap { session.queue.item($0) }
    return ReceiverScreenState.Queue(
      number: index + 1, count: ids.count, nextTitle: next?.media?.metadata?.screenTitle ?? next?.media?.contentId,
      repeatMode: session.queue.repeatMode, isShuffled: session.queue.isShuffled)
  }
}

extension AdPlayback {
  /// The ad as the screen shows it; `nil` outside them.
  fileprivate func screen(at now: NIODeadline) -> ReceiverScreenState.Ad? {
    guard let current else { return nil }
    return ReceiverScreenState.Ad(
      breakId: current.breakId, clipId: current.clip.id, title: current.clip.title, number: current.index + 1,
      count: current.clips.count, position: current.player.position(at: now),
      duration: current.player.source.endPosition ?? 0,
      skippableFrom: current.clip.whenSkippable.flatMap { $0 >= 0 ? $0 : nil })
  }
}

extension TrackExamination {
  /// What is shown at `position`; `nil` if that is nothing.
  fileprivate func text(at position: Double) -> String? {
    let texts = self.cues.filter { $0.start <= position && position < $0.end }.map(\.text)
    return texts.isEmpty ? nil : texts.joined(separator: "\n")
  }
}

extension MediaMetadata {
  /// The first line, by the media's kind (cast.md 7.7).
  fileprivate var screenTitle: String? {
    switch self.metadataType {
    case .audiobookChapter?: self.chapterTitle ?? self.title
    default: self.title
    }
  }

  /// The second line, by the media's kind.
  fileprivate var screenSubtitle: String? {
    switch self.metadataType {
    case .tvShow?: Self.joined([self.seriesTitle, self.episodeNumbers])
    case .musicTrack?: Self.joined([self.artist ?? self.albumArtist, self.albumName])
    case .photo?: Self.joined([self.artist, self.location])
    case .audiobookChapter?: self.bookTitle ?? self.subtitle
    case .movie?: self.subtitle ?? self.studio
    default: self.subtitle
    }
  }

  private var episodeNumbers: String? {
    switch (self.season, self.episode) {
    case (let season?, let episode?): "S\(season) E\(episode)"
    case (nil, let episode?): "E\(episode)"
    default: nil
    }
  }

  private static func joined(_ parts: [String?]) -> String? {
    let parts = parts.compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: " · ")
  }

  fileprivate var largestImageURL: String? {
    (self.images ?? []).max { Self.area($0) < Self.area($1) }?.url
  }

  private static func area(_ image: Image) -> Double { Double(image.width ?? 0) * Double(image.height ?? 0) }
}
