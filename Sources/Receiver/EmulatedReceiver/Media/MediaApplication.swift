import CastModel
import JSONCodec
import NIOCore

/// The default media receiver, which answers the media namespace.
///
/// Pure: requests and the passing of time go in, messages and events come out. (cast.md 7.)
struct MediaApplication: Sendable {
  /// The id of the app's run, which is part of the ids of its resource requests.
  let sessionId: String
  let timing: MediaTiming
  let behavior: Behavior
  private(set) var volume = Volume(level: 1, muted: false)
  var session: MediaSession?
  /// The viewer's credentials, from LOAD or SET_CREDENTIALS.
  var credentials: String?
  /// The viewer's languages for sound and text.
  var languages = LanguagePreference()
  private var lastMediaSessionId: Int64 = 0
  private var lastResourceRequest: Int64 = 0
  var randomNumbers = SystemRandomNumberGenerator()

  /// The maximum number of steps in one ``advance(to:)``: an endless loop of empty items mustn't block the loop.
  private static let maximumSteps = 64

  init(sessionId: String, timing: MediaTiming, behavior: Behavior = Behavior()) {
    self.sessionId = sessionId
    self.timing = timing
    self.behavior = behavior
  }

  /// The behaviour of the app, combined with the device's.
  struct Behavior: Sendable {
    /// Whether LOAD is answered at once by an IDLE status with `extendedStatus`, as current devices do, or when the
    /// media plays.
    var answersLoadAtOnce = true
    var statusShape = ReceiverDialect.MediaStatusShape.array
    var own = MediaBehavior()
    var decoder = MediaDecoder.lenient
    var rhythm = StatusRhythm()

    init() {}

    init(_ own: MediaBehavior, configuration: ReceiverConfiguration) {
      self.answersLoadAtOnce = own.answersLoadAtOnce ?? configuration.answersLoadAtOnce
      self.statusShape = own.statusShape ?? configuration.dialect.mediaStatusShape
      self.own = own
      self.decoder = configuration.decoder
      self.rhythm = configuration.statusRhythm
    }
  }

  /// Whether something is loaded or plays.
  var isActive: Bool { self.session.map { !$0.hasEnded } ?? false }

  /// Whether the loaded media is paused.
  var isPaused: Bool { self.session?.isPaused ?? false }

  /// The examinations whose results aren't needed once the app has ended.
  var pendingExaminations: [ResourceRequest.ID] {
    let preload = self.session?.preload.flatMap { $0.resource == nil ? $0.request.id : nil }
    return [self.session?.examination?.request.id, preload, self.session?.trackRequest].compactMap { $0 }
  }

  /// The next time at which ``advance(to:)`` has work to do.
  var nextDeadline: NIODeadline? { self.session?.nextDeadline }

  /// Performs everything that is due by `now`.
  mutating func advance(to now: NIODeadline) -> [ApplicationOutput] {
    var outputs: [ApplicationOutput] = []
    for _ in 0..<Self.maximumSteps {
      guard let deadline = self.nextDeadline, deadline <= now else { break }
      outputs += self.step(at: deadline)
      self.session?.followClock(now: deadline)
    }
    return outputs
  }

  /// Answers a request.
  mutating func handle(
    _ request: PlayerRequest, from sender: SenderAddress, now: NIODeadline
  ) -> [ApplicationOutput] {
    var outputs = self.advance(to: now)
    let asker = Asker(sender: sender, requestId: request.requestId)
    do throws(MediaRefusal) {
      outputs += try self.execute(try self.command(of: request), for: asker, now: now)
    } catch {
      outputs.append(.send(error.message(requestId: request.requestId), to: .sender(sender)))
    }
    self.session?.followClock(now: now)
    return outputs + self.checkPreload()
  }

  /// The sender of a request, and the id for the answer.
  struct Asker: Sendable, Hashable {
    var sender: SenderAddress
    var requestId: Int64
  }

  /// Returns the command of a request, whose media session is checked before its members, as by the framework.
  private func command(of request: PlayerRequest) throws(MediaRefusal) -> MediaCommand {
    do throws(InvalidRequestReason) {
      try FrameworkRules.checkMediaSession(
        of: request.node, type: request.type, last: self.lastMediaSessionId, isActive: self.isActive)
      return try request.command()
    } catch {
      throw MediaRefusal(error)
    }
  }

  private mutating func execute(
    _ command: MediaCommand, for asker: Asker, now: NIODeadline
  ) throws(MediaRefusal) -> [ApplicationOutput] {
    switch command {
    case .load(let data): return try self.load(data, for: asker, now: now)
    case .getStatus(let parts): return [self.currentStatus(for: asker, parts: parts, now: now)]
    case .play: self.session?.withVisiblePlayer { $0.play(now: now) }
    case .pause: self.session?.withVisiblePlayer { $0.pause(now: now) }
    case .stop:
      let cancelled = self.loadCancelled() + self.abandonExamination()
      self.session?.end(.cancelled, now: now)
      return cancelled + self.statusToAll(asker: asker, now: now) + self.stateEvent(now: now)
    case .seek(let seek): try self.seek(seek, now: now)
    case .setVolume(let volume):
      try self.setVolume(volume)
      return self.statusToAll(asker: asker, now: now)
    case .setPlaybackRate(let rate): try self.setPlaybackRate(rate, now: now)
    case .editTracks(let edit):
      return try self.editTracks(edit, for: asker, now: now)
    case .editAudioTracks(let choice): return try self.editAudioTracks(choice, for: asker, now: now)
    case .skipAd: return try self.skipAd(for: asker, now: now)
    case .userAction(let request): return try self.userAction(request, for: asker, now: now)
    case .setCredentials(let update):
      self.credentials = update.credentials
      return [
        .event(.mediaCommand(type: CastMessageType.setCredentials.rawValue)),
        self.currentStatus(for: asker, parts: [], now: now),
      ]
    case .playAgain: return try self.playAgain(for: asker, now: now)
    case .storeSession: return [try self.storedSession(for: asker, now: now)]
    case .acknowledge(let type):
      return [.event(.mediaCommand(type: type.rawValue)), self.currentStatus(for: asker, parts: [], now: now)]
    default: return try self.executeQueueCommand(command, for: asker, now: now)
    }
    return self.statusToAll(asker: asker, now: now) + self.stateEvent(now: now)
  }

  private mutating func setVolume(_ volume: Volume) throws(MediaRefusal) {
    guard volume.level != nil || volume.muted != nil, volume.level.map({ (0...1).contains($0) }) ?? true else {
      throw MediaRefusal(.invalidParameters)
    }
    self.volume.level = volume.level ?? self.volume.level
    self.volume.muted = volume.muted ?? self.volume.muted
  }

  /// Returns the number of the next media session.
  mutating func nextMediaSessionId() -> Int64 {
    self.lastMediaSessionId += 1
    return self.lastMediaSessionId
  }

  /// Returns the id of the next resource request.
  mutating func nextResourceRequestID() -> ResourceRequest.ID {
    self.lastResourceRequest += 1
    return ResourceRequest.ID(sessionId: self.sessionId, number: self.lastResourceRequest)
  }
}

/// Why a media request is refused.
struct MediaRefusal: Error, Hashable, Sendable {
  var type: CastMessageType
  var reason: InvalidRequestReason?

  init(_ reason: InvalidRequestReason) {
    self.type = .invalidRequest
    self.reason = reason
  }

  private init(type: CastMessageType) { self.type = type }

  /// The player's state doesn't allow the request: no ad plays that could be skipped, an ad can't be sought…
  static let invalidPlayerState = MediaRefusal(type: .invalidPlayerState)

  func message(requestId: Int64) -> WireMessage {
    let reason = self.reason
    return WireMessage(type: self.type, requestId: requestId) { $0.member("reason", reason?.rawValue) }
  }
}

extension MediaApplication {
  /// Handles USER_ACTION: the viewer's opinion of the media, which is stored with it (cast.md 7.1).
  mutating func userAction(
    _ request: UserActionRequestData, for asker: Asker, now: NIODeadline
  ) throws(MediaRefusal) -> [ApplicationOutput] {
    if request.userAction == .skipAd { return try self.skipAd(for: asker, now: now) }
    guard let session, var media = session.queue.currentItem?.media else { throw .invalidPlayerState }
    let opposites: [UserAction: UserAction] = [
      .like: .dislike, .dislike: .like, .follow: .unfollow, .unfollow: .follow,
    ]
    var states = (media.userActionStates ?? []).filter {
      $0.userAction != request.userAction && $0.userAction != opposites[request.userAction]
    }
    if request.clear != true { states.append(UserActionState(userAction: request.userAction)) }
    media.userActionStates = states
    self.session?.queue.setMedia(media, of: session.queue.currentItemId)
    return [.event(.mediaCommand(type: CastMessageType.userAction.rawValue))]
      + self.statusToAll(asker: asker, parts: [.media, .metadata], now: now)
  }

  /// Handles PLAY_AGAIN: the item that has ended begins again.
  mutating func playAgain(for asker: Asker, now: NIODeadline) throws(MediaRefusal) -> [ApplicationOutput] {
    guard let session, session.hasEnded, let item = session.queue.item(session.queue.currentItemId),
      let id = item.itemId, item.media != nil
    else { throw .invalidPlayerState }
    self.session?.hasEnded = false
    self.session?.idleReason = nil
    let examination = self.begin(id, .init(), now: now)
    return self.statusToAll(asker: asker, parts: .all, now: now) + self.stateEvent(now: now) + examination
  }
}

extension MediaApplication {
  /// Performs an action at the device itself.
  mutating func operate(_ operation: DeviceOperation, now: NIODeadline) -> [ApplicationOutput] {
    let outputs = self.advance(to: now)
    defer { self.session?.followClock(now: now) }
    guard self.isActive else { return outputs }
    switch operation {
    case .play: self.session?.withVisiblePlayer { $0.play(now: now) }
    case .pause: self.session?.withVisiblePlayer { $0.pause(now: now) }
    case .endLiveStream: self.session?.player.endLiveStream(now: now)
    case .finishMedia:
      // An item that is still loading can't end.
      guard self.session?.isLoading == false else { return outputs }
      return outputs + self.itemFinished(at: now)
    case .failMedia(let failure): return outputs + self.failCurrentItem(failure, at: now)
    case .requestCredentials(let type): return outputs + [self.credentialsRequest(type: type)]
    default: return outputs
    }
    return outputs + self.statusToAll(now: now) + self.stateEvent(now: now)
  }

  /// Ends the current item with a failure.
  private mutating func failCurrentItem(_ failure: ResourceFailure, at now: NIODeadline) -> [ApplicationOutput] {
    let abandoned = self.abandonLoad()
    self.session?.resource.failure = failure
    return abandoned + self.itemFailed(failure, at: now)
  }

  /// Returns REFRESH_CREDENTIALS to every sender; SET_CREDENTIALS is the answer (cast.md 7.1).
  private func credentialsRequest(type: String?) -> ApplicationOutput {
    let message = WireMessage(type: .refreshCredentials) { $0.member("credentialsType", type) }
    return .send(message, to: .everyone(except: nil))
  }
}

extension MediaApplication {
  mutating func seek(_ seek: SeekRequestData, now: NIODeadline) throws(MediaRefusal) {
    guard let session, session.ads.current == nil else { throw .invalidPlayerState }
    let here = session.player.position(at: now)
    let target = seek.relativeTime.map { here + $0 } ?? seek.currentTime ?? here
    guard target.isFinite else { throw MediaRefusal(.invalidParameters) }
    switch seek.resumeState {
    case .playbackStart?: self.session?.player.play(now: now)
    case .playbackPause?: self.session?.player.pause(now: now)
    default: break
    }
    self.session?.seek(to: target, now: now)
  }

  mutating func setPlaybackRate(_ rate: SetPlaybackRateRequestData, now: NIODeadline) throws(MediaRefusal) {
    guard let session else { throw .invalidPlayerState }
    let wanted = rate.playbackRate ?? session.player.playbackRate * (rate.relativePlaybackRate ?? 1)
    guard FrameworkRules.playbackRates.contains(wanted) else { throw MediaRefusal(.invalidParameters) }
    self.session?.player.setPlaybackRate(wanted, now: now)
  }
}
