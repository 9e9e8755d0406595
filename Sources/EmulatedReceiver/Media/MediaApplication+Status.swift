import CastModel
import JSONCodec
import NIOCore

/// What supportedMediaCommands is made of (cast.md 7.9).
private enum CommandBits {
  static let pause: Int64 = 1
  static let seek: Int64 = 2
  static let streamVolumeAndMute: Int64 = 12
  static let queueNext: Int64 = 64
  static let queuePrevious: Int64 = 128
  static let queueShuffle: Int64 = 256
  static let skipAd: Int64 = 512
  static let queueRepeat: Int64 = 3072
  static let editTracks: Int64 = 4096
  static let playbackRate: Int64 = 8192
  static let streamTransfer: Int64 = 262_144
}

extension MediaApplication {
  /// The status as the answer to `asker` alone.
  func statusAnswer(_ asker: Asker, parts: StatusParts, now: NIODeadline) -> ApplicationOutput {
    .send(self.statusMessage(requestId: asker.requestId, parts: parts, now: now), to: .sender(asker.sender))
  }

  /// The status as an answer to `asker`, and unsolicited to everyone else; without an asker to everyone.
  func statusToAll(asker: Asker? = nil, parts: StatusParts = [], now: NIODeadline) -> [ApplicationOutput] {
    let message = self.statusMessage(requestId: asker?.requestId ?? 0, parts: parts, now: now)
    guard let asker, self.behavior.own.echoesRequestIDs else { return [.send(message, to: .everyone(except: nil))] }
    return [
      .send(message, to: .sender(asker.sender)),
      .send(message.unsolicited, to: .everyone(except: asker.sender)),
    ]
  }

  /// Tells whoever watches the receiver what the player does now.
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
    let status = self.session.map { self.status(of: $0, parts: parts, now: now).fitting }
    let requestId = self.behavior.own.echoesRequestIDs ? requestId : 0
    let shape = self.behavior.statusShape
    return WireMessage(type: "MEDIA_STATUS", requestId: requestId) { writer in
      switch (shape, status) {
      case (.flat, let status?): status.writeMembers(to: &writer)
      case (.object, let status?): writer.member("status", status)
      default: writer.member("status", status.map { [$0] } ?? [])
      }
    }
  }

  /// The status of `session`; the bulky parts only where wanted (cast.md 7.3).
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
    status.repeatMode = session.queue.repeatMode
    if session.idleReason == .cancelled { status.videoInfo = session.resource.video }
    guard !session.hasEnded else { return status }
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
      status.videoInfo = session.resource.video
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

  /// What can be asked for now, by the content and the app (cast.md 7.9).
  private func supportedCommands(of session: MediaSession, now: NIODeadline) -> Int64 {
    var bits = CommandBits.streamVolumeAndMute | CommandBits.streamTransfer
    if session.resource.kind != .image {
      bits |= CommandBits.pause | CommandBits.seek | CommandBits.editTracks | CommandBits.playbackRate
    }
    if session.ads.current != nil || session.isUnseekable { bits &= ~CommandBits.seek }
    if session.queue.canJump(1) { bits |= CommandBits.queueNext }
    if session.queue.canJump(-1) { bits |= CommandBits.queuePrevious }
    if session.queue.items.count > 1 { bits |= CommandBits.queueShuffle | CommandBits.queueRepeat }
    if session.isAdSkippable(at: now) { bits |= CommandBits.skipAd }
    return bits & ~self.behavior.own.withheldCommands | self.behavior.own.furtherCommands
  }
}

extension MediaSession {
  /// Whether it is a live stream without a window to seek in.
  fileprivate var isUnseekable: Bool { self.player.source.liveWindow.map { $0.length <= 0 } ?? false }
}

extension MediaInformation {
  /// The media as statuses tell of it: the request for ads isn't echoed (cast.md 7.6).
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

extension MediaQueue {
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
