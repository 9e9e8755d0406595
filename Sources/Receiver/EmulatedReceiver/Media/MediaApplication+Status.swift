import CastModel
import JSONCodec
import NIOCore

extension MediaApplication {
  /// Returns the status as the answer to `asker` alone.
  func statusAnswer(_ asker: Asker, parts: StatusParts, now: NIODeadline) -> ApplicationOutput {
    .send(self.statusMessage(requestId: asker.requestId, parts: parts, now: now), to: .sender(asker.sender))
  }

  /// Returns the answer to GET_STATUS. After the end of the media session, which the session's last status reported,
  /// it holds no status (cast_receiver_framework.js, MediaManager; Google's page on queues: "the media session ends
  /// and the queue vanishes").
  func currentStatus(for asker: Asker, parts: StatusParts, now: NIODeadline) -> ApplicationOutput {
    guard self.session?.hasEnded == true else { return self.statusAnswer(asker, parts: parts, now: now) }
    return .send(self.message(nil, requestId: asker.requestId), to: .sender(asker.sender))
  }

  /// Returns the status as an answer to `asker`, and unsolicited to all other senders; without an asker to all.
  func statusToAll(asker: Asker? = nil, parts: StatusParts = [], now: NIODeadline) -> [ApplicationOutput] {
    let message = self.statusMessage(requestId: asker?.requestId ?? 0, parts: parts, now: now)
    guard let asker, self.behavior.own.echoesRequestIDs else { return [.send(message, to: .everyone(except: nil))] }
    return [
      .send(message, to: .sender(asker.sender)),
      .send(message.unsolicited, to: .everyone(except: asker.sender)),
    ]
  }

  /// Returns the event with the player's state, for the receiver's observers.
  func stateEvent(now: NIODeadline) -> [ApplicationOutput] {
    guard let session else { return [] }
    return [
      .event(
        .playerStateChanged(
          PlayerSnapshot(
            mediaSessionId: session.id, playerState: session.isLoading ? .loading : session.playerState,
            idleReason: session.idleReason, itemId: session.targetItemId,
            currentTime: session.player.position(at: now), playbackRate: session.player.playbackRate,
            contentId: session.targetItem?.media?.contentId, activeTrackIds: session.activeTrackIds)))
    ]
  }

  private func statusMessage(requestId: Int64, parts: StatusParts, now: NIODeadline) -> WireMessage {
    self.message(self.session.map { self.status(of: $0, parts: parts, now: now).fitting }, requestId: requestId)
  }

  private func message(_ status: MediaStatus?, requestId: Int64) -> WireMessage {
    let requestId = self.behavior.own.echoesRequestIDs ? requestId : 0
    let shape = self.behavior.statusShape
    return WireMessage(type: .mediaStatus, requestId: requestId) { writer in
      switch (shape, status) {
      case (.flat, let status?): status.writeMembers(to: &writer)
      case (.object, let status?): writer.member("status", status)
      default: writer.member("status", status.map { [$0] } ?? [])
      }
    }
  }

  /// Returns the status of `session`, with the bulky parts in `parts` (cast.md 7.3).
  func status(of session: MediaSession, parts: StatusParts, now: NIODeadline) -> MediaStatus {
    var status = MediaStatus()
    status.mediaSessionId = session.id
    status.playerState = session.playerState
    status.idleReason = session.playerState == .idle ? session.idleReason : nil
    status.playbackRate = session.idleReason == .cancelled ? 0 : session.player.playbackRate
    status.currentTime = session.hasEnded ? 0 : session.player.position(at: now)
    status.supportedMediaCommands = self.supportedCommands(of: session, now: now)
    status.volume = Volume(
      level: self.volume.level, muted: self.volume.muted, additional: self.behavior.own.volumeMembers)
    status.currentItemId = session.queue.currentItemId
    if session.idleReason == .cancelled { status.videoInfo = session.resource.shownVideo }
    // The queue ended with its session, and its repeat mode with the queue.
    guard !session.hasEnded else { return status }
    status.repeatMode = session.queue.repeatMode
    self.addDetails(of: session, parts: parts, now: now, to: &status)
    return status
  }

  private func addDetails(
    of session: MediaSession, parts: StatusParts, now: NIODeadline, to status: inout MediaStatus
  ) {
    status.activeTrackIds = session.activeTrackIds
    status.loadingItemId = session.loadingItemId
    status.preloadedItemId = session.preload.flatMap { $0.resource.map { $0.failure == nil } == true ? $0.itemId : nil }
    status.customData = session.customData ?? self.behavior.own.statusCustomData
    if let window = session.player.source.liveWindow, let range = session.player.liveRange(at: now) {
      status.liveSeekableRange = LiveSeekableRange(
        start: range.lowerBound, end: range.upperBound, isMovingWindow: window.isMoving, isLiveDone: window.isDone)
    }
    status.breakStatus = session.ads.status(at: now) ?? session.embeddedStatus(at: now)
    if session.isLoading {
      var extended = ExtendedStatus()
      extended.playerState = .loading
      extended.media = session.targetItem?.media?.reported
      extended.mediaSessionId = session.id
      status.extendedStatus = extended
    } else {
      status.videoInfo = session.resource.shownVideo
    }
    if parts.contains(.media), var media = session.queue.currentItem?.media?.reported {
      if !parts.contains(.metadata) { media.metadata = nil }
      status.media = media
    }
    if parts.contains(.items) {
      status.items = session.queue.window(radius: self.behavior.own.queueWindow).map(\.reported)
      status.queueData = session.queue.status
    }
  }

  /// Returns the commands that the content and the app allow now (cast.md 7.9).
  private func supportedCommands(of session: MediaSession, now: NIODeadline) -> Int64 {
    var commands: MediaCommands = [.streamVolume, .streamMute, .streamTransfer]
    if session.resource.kind != .image { commands.formUnion([.pause, .seek, .editTracks, .playbackRate]) }
    if session.ads.current != nil || session.isUnseekable { commands.remove(.seek) }
    if session.queue.canJump(1) { commands.insert(.queueNext) }
    if session.queue.canJump(-1) { commands.insert(.queuePrevious) }
    if session.queue.items.count > 1 { commands.formUnion([.queueShuffle, .queueRepeatAll, .queueRepeatOne]) }
    if session.isAdSkippable(at: now) { commands.insert(.skipAd) }
    return commands.rawValue & ~self.behavior.own.withheldCommands | self.behavior.own.furtherCommands
  }
}

extension ResourceExamination {
  /// The picture's format, if the player shows one.
  fileprivate var shownVideo: VideoInfo? { self.hasPicture ? self.video : nil }
}

extension MediaSession {
  /// Whether it is a live stream without a window to seek in.
  fileprivate var isUnseekable: Bool { self.player.source.liveWindow.map { $0.length <= 0 } ?? false }
}

extension MediaInformation {
  /// The media as statuses report it: the request for ads isn't echoed (cast.md 7.6).
  var reported: MediaInformation {
    var media = self
    media.vmapAdsRequest = nil
    return media
  }
}

extension QueueItem {
  var reported: QueueItem {
    var item = self
    item.media = self.media?.reported
    return item
  }
}

extension PlayerQueue {
  /// The queue as MEDIA_STATUS describes it: without its items.
  var status: QueueData {
    var data = self.description ?? QueueData()
    data.items = nil
    data.startIndex = nil
    data.startTime = nil
    data.repeatMode = self.repeatMode
    data.shuffle = self.isShuffled
    return data
  }
}

extension MediaApplication {
  /// Adds the player's contents to the screen.
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
    let activeIds = Set(session.activeTrackIds)
    let active = (media.tracks ?? []).filter { activeIds.contains($0.trackId) }
    let texts = active.compactMap { session.resource.sidecarTracks[$0.trackId]?.text(at: position) }
    return ReceiverScreenState.Media(
      title: media.metadata?.screenTitle, subtitle: media.metadata?.screenSubtitle,
      artworkURL: media.metadata?.largestImageURL, contentURL: media.contentUrl ?? media.contentId ?? "",
      contentType: media.contentType ?? session.resource.contentType, kind: session.resource.kind,
      position: position, duration: session.resource.duration, rate: isPlaying ? session.player.playbackRate : 0,
      liveRange: session.player.liveRange(at: now), video: session.resource.shownVideo, activeTracks: active,
      subtitleText: texts.isEmpty ? nil : texts.joined(separator: "\n"), textTrackStyle: media.textTrackStyle,
      hasPicture: session.resource.hasPicture, hasSound: session.resource.hasSound)
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
  /// Returns the ad for the screen; `nil` outside ads.
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
  /// Returns the subtitle text at `position`; `nil` if there is none.
  fileprivate func text(at position: Double) -> String? {
    let texts = self.cues.filter { $0.start <= position && position < $0.end }.map(\.text)
    return texts.isEmpty ? nil : texts.joined(separator: "\n")
  }
}

extension MediaMetadata {
  /// The first line on the screen, by the media's kind (cast.md 7.7).
  fileprivate var screenTitle: String? {
    switch self.metadataType {
    case .audiobookChapter?: self.chapterTitle ?? self.title
    default: self.title
    }
  }

  /// The second line on the screen, by the media's kind.
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

/// The maximum size of JSON in a message, with room for the rest of the frame: a frame has at most 65,536 bytes.
enum PayloadBudget {
  static let bytes = 60_000
}

extension MediaStatus {
  /// The status, reduced until it fits into a message: first without the queue's items, then with only the essentials
  /// of the media, last without `customData`, the media and `queueData`.
  var fitting: MediaStatus {
    var status = self
    let reductions: [(inout MediaStatus) -> Void] = [
      { $0.items = nil },
      { status in
        let essentials = status.extendedStatus?.media?.essentials
        status.extendedStatus?.media = essentials
      },
      { status in
        let essentials = status.media?.essentials
        status.media = essentials
      },
      { $0.customData = nil },
      { $0.media = nil },
      { $0.extendedStatus?.media = nil },
      { $0.queueData = nil },
    ]
    for reduce in reductions {
      guard status.jsonBytes.count > PayloadBudget.bytes else { return status }
      reduce(&status)
    }
    return status
  }
}

extension MediaInformation {
  /// The parts that identify the media.
  fileprivate var essentials: MediaInformation {
    MediaInformation(
      contentId: self.contentId, contentType: self.contentType, streamType: self.streamType, duration: self.duration)
  }
}

extension Array where Element: JSONEncodable {
  /// As many of the first elements as fit into a message.
  var fittingPrefix: ArraySlice<Element> {
    var bytes = 0
    return self.prefix { element in
      bytes += element.jsonBytes.count + 1
      return bytes <= PayloadBudget.bytes
    }
  }
}
