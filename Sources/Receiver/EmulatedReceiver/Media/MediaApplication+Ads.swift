import CastModel
import JSONCodec
import NIOCore

extension MediaApplication {
  /// Handles SKIP_AD, once the clip can be skipped.
  mutating func skipAd(for asker: Asker, now: NIODeadline) throws(MediaRefusal) -> [ApplicationOutput] {
    let consequences = try self.skipClip(now: now)
    // The answer has the state after the skip; the messages that the skip causes also go to the other senders.
    return [self.statusAnswer(asker, parts: [], now: now)] + consequences
  }

  private mutating func skipClip(now: NIODeadline) throws(MediaRefusal) -> [ApplicationOutput] {
    guard var session else { throw .invalidPlayerState }
    if session.ads.current != nil {
      guard session.ads.isSkippable(at: now) else { throw MediaRefusal(.notSupported) }
      return self.leaveClip(at: now)
    }
    guard let clip = session.embeddedClip else { throw .invalidPlayerState }
    guard session.isAdSkippable(at: now) else { throw MediaRefusal(.notSupported) }
    session.player.seek(to: clip.end, now: now)
    session.noteEmbeddedClip(now: now)
    self.session = session
    return self.statusToAll(now: now) + self.stateEvent(now: now)
  }

  /// Begins the break that is due, if there is one; the content is paused meanwhile.
  mutating func beginDueBreak(at now: NIODeadline) -> [ApplicationOutput]? {
    guard let session, session.player.state == .playing,
      let position = session.ads.nextPosition(in: session.player),
      session.player.deadline(ofPosition: position) <= now,
      self.session?.ads.beginBreak(at: max(position, session.player.position(at: now)), plays: true, now: now) == true
    else { return nil }
    self.session?.player.pause(now: now)
    return self.beginClip(at: now)
  }

  /// Begins a break after the content, if there is one.
  mutating func beginPostRoll(at now: NIODeadline) -> [ApplicationOutput]? {
    guard self.session?.ads.beginPostRoll(now: now) == true else { return nil }
    return self.beginClip(at: now)
  }

  /// Requests the clip's examination, if it names a resource.
  private mutating func beginClip(at now: NIODeadline) -> [ApplicationOutput] {
    guard let session, let clip = session.ads.current?.clip else { return [] }
    guard let media = clip.media else {
      self.session?.ads.openClip(duration: nil, now: now)
      return self.statusToAll(now: now) + self.stateEvent(now: now)
    }
    var request = ResourceRequest(
      id: self.nextResourceRequestID(), purpose: .breakClip, mediaSessionId: session.id,
      itemId: session.queue.currentItemId, media: media)
    request.decoder = self.behavior.decoder
    self.session?.examination = .init(request: request, deadline: now + self.timing.examinationTimeout)
    return self.statusToAll(now: now) + [.examine(request)]
  }

  /// Plays the examined clip, or passes over it with an error.
  mutating func clipExamined(_ examination: ResourceExamination, at now: NIODeadline) -> [ApplicationOutput] {
    self.session?.examination = nil
    guard let session, session.ads.current != nil else { return [] }
    guard let failure = examination.failure else {
      self.session?.ads.openClip(duration: examination.duration, now: now)
      return self.statusToAll(now: now) + self.stateEvent(now: now)
    }
    let itemId = session.queue.currentItemId
    let error = WireMessage(type: .error) {
      $0.member("itemId", itemId)
      $0.member("reason", failure.reason)
      $0.member("detailedErrorCode", ResourceFailure.breakClipLoading)
    }
    return [.send(error, to: .everyone(except: nil))] + self.leaveClip(at: now)
  }

  mutating func stepInAd(at now: NIODeadline) -> [ApplicationOutput] {
    var event: MediaPlayer.Event?
    self.session?.ads.withPlayer { event = $0.advance(to: now) }
    guard event == .finished else { return [] }
    return self.leaveClip(at: now)
  }

  /// Moves from a clip to the next one, to the content, or past the content.
  private mutating func leaveClip(at now: NIODeadline) -> [ApplicationOutput] {
    guard let left = self.session?.ads.current else { return [] }
    let abandoned = self.abandonLoad()
    if self.session?.ads.nextClip(now: now) == true { return abandoned + self.beginClip(at: now) }
    self.markWatched(left.breakId)
    guard left.isPostRoll else {
      self.session?.player.play(now: now)
      return abandoned + self.statusToAll(parts: [.media, .metadata], now: now) + self.stateEvent(now: now)
    }
    return abandoned + (self.beginPostRoll(at: now) ?? self.itemFinished(at: now))
  }

  private mutating func markWatched(_ breakId: String) {
    guard let session, var media = session.queue.currentItem?.media,
      let index = media.breaks?.firstIndex(where: { $0.id == breakId })
    else { return }
    media.breaks?[index].isWatched = true
    self.session?.queue.setMedia(media, of: session.queue.currentItemId)
  }

  /// Reports that an embedded clip has begun or ended; `nil` if none has.
  mutating func embeddedClipChanged(at now: NIODeadline) -> [ApplicationOutput]? {
    guard let session, session.player.state == .playing,
      let boundary = session.ads.embedded.nextBoundary(after: session.embeddedPosition),
      session.player.deadline(ofPosition: boundary) <= now
    else { return nil }
    self.session?.embeddedPosition = boundary
    self.session?.embeddedClip = session.ads.embedded.clip(at: boundary)
    return self.statusToAll(now: now) + self.stateEvent(now: now)
  }
}
