import CastModel
import JSONCodec
import NIOCore

extension MediaApplication {
  /// What the web receiver's media element accepts.
  static let playbackRates = 0.0625...16.0

  mutating func seek(_ seek: MediaCommand.Seek, now: NIODeadline) throws(MediaRefusal) {
    guard let session, session.ads.current == nil else { throw .invalidPlayerState }
    let here = session.player.position(at: now)
    let target = seek.relativeTime.map { here + $0 } ?? seek.currentTime ?? here
    guard target.isFinite else { throw MediaRefusal(.invalidParameters) }
    switch seek.resumeState {
    case .playbackStart?: self.session?.player.play(now: now)
    case .playbackPause?: self.session?.player.pause(now: now)
    default: break
    }
    self.session?.player.seek(to: target, now: now)
  }

  mutating func setPlaybackRate(_ rate: MediaCommand.PlaybackRate, now: NIODeadline) throws(MediaRefusal) {
    guard let session else { throw .invalidPlayerState }
    let wanted =
      switch rate {
      case .absolute(let value): value
      case .relative(let factor): session.player.playbackRate * factor
      }
    guard Self.playbackRates.contains(wanted) else { throw MediaRefusal(.invalidParameters) }
    self.session?.player.setPlaybackRate(wanted, now: now)
  }

  /// Returns what the status must carry so that everyone knows.
  mutating func editTracks(_ edit: MediaCommand.TrackEdit) throws(MediaRefusal) -> StatusParts {
    guard let session, var media = session.queue.currentItem?.media else { throw .invalidPlayerState }
    let tracks = media.tracks ?? []
    var active = session.activeTrackIds
    if let ids = edit.activeTrackIds {
      guard ids.allSatisfy({ id in tracks.contains { $0.trackId == id } }) else {
        throw MediaRefusal(.invalidParameters)
      }
      active = ids
    }
    let texts = tracks.filter { $0.type == .text }
    if edit.enableTextTracks == false {
      active.removeAll { id in texts.contains { $0.trackId == id } }
    } else if edit.enableTextTracks == true || edit.language != nil {
      active = try Self.enablingText(texts, language: edit.language, in: active)
    }
    self.session?.activeTrackIds = active
    guard let style = edit.textTrackStyle else { return [] }
    media.textTrackStyle = style
    self.session?.queue.setMedia(media, of: session.queue.currentItemId)
    return [.media, .metadata]
  }

  private static func enablingText(
    _ texts: [Track], language: String?, in active: [Int64]
  ) throws(MediaRefusal) -> [Int64] {
    let others = active.filter { id in !texts.contains { $0.trackId == id } }
    if let language {
      guard let track = texts.first(where: { $0.language?.lowercased() == language.lowercased() }) else {
        throw MediaRefusal(InvalidRequestReason(rawValue: "LANGUAGE_NOT_SUPPORTED"))
      }
      return others + [track.trackId]
    }
    guard others.count == active.count, let first = texts.first else { return active }
    return others + [first.trackId]
  }

  // MARK: Ads

  mutating func skipAd(now: NIODeadline) throws(MediaRefusal) {
    guard let session, session.ads.isSkippable(at: now) else { throw .invalidPlayerState }
    _ = self.leaveClip(at: now)
  }

  /// Begins the break that is due, if there is one: the content stands still meanwhile.
  mutating func beginDueBreak(at now: NIODeadline) -> [ApplicationOutput]? {
    guard let session, session.player.state == .playing,
      let position = session.ads.nextPosition(in: session.player),
      session.player.deadline(ofPosition: position) <= now,
      self.session?.ads.beginBreak(at: max(position, session.player.position(at: now)), plays: true, now: now) == true
    else { return nil }
    self.session?.player.pause(now: now)
    return self.statusToAll(now: now) + self.stateEvent(now: now)
  }

  mutating func stepInAd(at now: NIODeadline) -> [ApplicationOutput] {
    var event: MediaPlayer.Event?
    self.session?.ads.withPlayer { event = $0.advance(to: now) }
    guard event == .finished else { return [] }
    return self.leaveClip(at: now)
  }

  private mutating func leaveClip(at now: NIODeadline) -> [ApplicationOutput] {
    if self.session?.ads.nextClip(now: now) == false { self.session?.player.play(now: now) }
    return self.statusToAll(now: now) + self.stateEvent(now: now)
  }

  // MARK: Session state

  /// What another receiver needs to go on from here (Protocol page 13).
  func storedSession(for asker: Asker, now: NIODeadline) throws(MediaRefusal) -> ApplicationOutput {
    guard let session, !session.hasEnded, let media = session.queue.currentItem?.media else {
      throw .invalidPlayerState
    }
    var data = LoadRequestData()
    data.currentTime = session.player.position(at: now)
    data.autoplay = session.playerState != .paused
    data.playbackRate = session.player.playbackRate
    data.activeTrackIds = session.activeTrackIds
    data.customData = session.customData
    if session.queue.items.count > 1 {
      data.queueData = session.queue.transferable
    } else {
      data.media = media
    }
    let message = WireMessage(type: "SESSION_STATE", requestId: asker.requestId) { [data] writer in
      writer.key("sessionState")
      writer.beginObject()
      writer.member("loadRequestData", data)
      writer.endObject()
    }
    return .send(message, to: .sender(asker.sender))
  }
}

extension MediaQueue {
  /// The queue as another receiver can load it: items without ids.
  fileprivate var transferable: QueueData {
    var data = self.status
    let index = self.items.firstIndex { $0.itemId == self.currentItemId } ?? 0
    let all = self.items.map { item in
      var item = item
      item.itemId = nil
      item.orderId = nil
      return item
    }
    // Of a queue too long for a message goes what is still to come.
    let isWhole = all.fittingPrefix.count == all.count
    data.items = isWhole ? all : Array(Array(all[index...]).fittingPrefix)
    data.startIndex = isWhole ? Int64(index) : 0
    return data
  }
}
