package import CastModel
package import NIOCore

/// Announcements on one device, one after another, followed by the restoration of the earlier playback. A pure value.
///
/// The playback is captured once, before the first announcement, and restored once, after the last. Every
/// announcement ends with exactly one ``Action/finish(_:_:)``; for one that had its turn, it comes after the
/// restoration.
package struct Interruption: Sendable {
  /// The limit of announcements that wait for their turn.
  package static let maximumWaiting = 16
  /// The time limit for a lost link to return, if there is something to restore.
  package static let linkLimit = TimeAmount.seconds(120)
  /// The limit of attempts to restore, if the link is lost meanwhile.
  package static let maximumAttempts = 3

  package struct Announcement: Sendable, Hashable {
    package var id: UInt64
    /// The time after which the announcement is cut off.
    package var maximumDuration: TimeAmount

    package init(id: UInt64, maximumDuration: TimeAmount) {
      self.id = id
      self.maximumDuration = maximumDuration
    }
  }

  package enum Step: Sendable, Hashable {
    case idle
    /// The present playback is being captured.
    case capturing
    /// The announcement's app is being launched, and the announcement loaded.
    case loading
    case playing
    /// The link is down. The next announcement or the restoration follows when it returns.
    case waitingForLink
    case restoring
  }

  /// An announcement that is over, and whose caller waits for the restoration.
  private struct Ended: Sendable {
    var id: UInt64
    var error: CastError?
  }

  package private(set) var step = Step.idle
  private var current: Announcement?
  private var waiting: [Announcement] = []
  private var ended: [Ended] = []
  /// The reason why the present announcement was cancelled.
  private var cancellation: CastError?
  private var mediaSessionId: Int64?
  private var isLinkUp = true
  private var attempts = 0
  private var deadline: NIODeadline?

  package init() {}

  /// The time at which ``Event/tick`` is due.
  package var nextDeadline: NIODeadline? { self.deadline }

  /// Handles an event. Returns the actions, in order.
  package mutating func handle(_ event: Event, now: NIODeadline) -> [Action] {
    switch (event, self.step) {
    case (.add(let announcement), _): return self.add(announcement)
    case (.cancel(let id), _): return self.cancel(id, now: now)
    case (.linkLost, _): self.isLinkUp = false
    case (.linkRestored, _):
      self.isLinkUp = true
      if self.step == .waitingForLink { return self.proceed(now: now) }
    case (.captured, .capturing): return self.announceOrEnd(now: now)
    case (.captureFailed(let error), .capturing): return self.captureFailed(error)
    case (.loaded(let mediaSessionId), .loading): return self.loaded(mediaSessionId, now: now)
    case (.loadFailed(let error, let isTaken), .loading):
      return isTaken ? self.taken(error) : self.end(with: error, now: now)
    case (.observed(let media), .playing): return self.observed(media, now: now)
    case (.sessionEnded(let error), .playing), (.sessionEnded(let error), .waitingForLink):
      return self.taken(error)
    case (.restored, .restoring): return self.finish(failure: nil)
    case (.restoreFailed(let error), .restoring): return self.restoreFailed(error, now: now)
    case (.tick, _): return self.tick(now: now)
    default: break
    }
    return []
  }

  // MARK: Adding and cancelling

  private mutating func add(_ announcement: Announcement) -> [Action] {
    guard self.step == .idle else {
      guard self.waiting.count < Self.maximumWaiting else {
        let error = CastError(
          .internalLimitReached,
          "\(Self.maximumWaiting) announcements wait for this device already. Wait until some are over.")
        return [.finish(announcement.id, error)]
      }
      self.waiting.append(announcement)
      return []
    }
    return self.begin(announcement)
  }

  private mutating func begin(_ announcement: Announcement) -> [Action] {
    self.current = announcement
    self.cancellation = nil
    self.attempts = 0
    self.isLinkUp = true
    self.step = .capturing
    return [.capture(announcement.id)]
  }

  private mutating func cancel(_ id: UInt64, now: NIODeadline) -> [Action] {
    let error = CastError(.requestCancelled, "The announcement was cancelled.")
    if let index = self.waiting.firstIndex(where: { $0.id == id }) {
      self.waiting.remove(at: index)
      return [.finish(id, error)]
    }
    guard self.current?.id == id, self.cancellation == nil else { return [] }
    self.cancellation = error
    // The playback is restored after the cancelled work has ended: only then its effects on the device are known.
    return self.step == .playing ? self.end(with: error, now: now) : [.cancelWork]
  }

  private mutating func captureFailed(_ error: CastError) -> [Action] {
    guard let current else { return [] }
    let cause = self.cancellation ?? error
    self.current = nil
    self.step = .idle
    return [.finish(current.id, cause)] + self.next()
  }

  /// Ends the interruption, as nothing is left to restore. Announcements added meanwhile begin a new one.
  private mutating func next() -> [Action] {
    self.step = .idle
    self.deadline = nil
    self.mediaSessionId = nil
    return self.waiting.isEmpty ? [] : self.begin(self.waiting.removeFirst())
  }

  // MARK: Announcing

  private mutating func announceOrEnd(now: NIODeadline) -> [Action] {
    guard let current else { return [] }
    if let cancellation { return self.end(with: cancellation, now: now) }
    self.step = .loading
    return [.announce(current.id)]
  }

  private mutating func loaded(_ mediaSessionId: Int64?, now: NIODeadline) -> [Action] {
    guard let current else { return [] }
    self.mediaSessionId = mediaSessionId
    if let cancellation { return self.end(with: cancellation, now: now) }
    self.step = .playing
    self.deadline = now + current.maximumDuration
    return []
  }

  private mutating func observed(_ media: Media, now: NIODeadline) -> [Action] {
    let replaced = CastError(
      .requestReplaced, "Somebody else played something during the announcement: it was left as it is.")
    guard media.mediaSessionId == self.mediaSessionId else {
      // Without a media session, another sender stopped it, or it ended unnoticed.
      return media.mediaSessionId == nil || media.isEnded ? self.end(with: nil, now: now) : self.taken(replaced)
    }
    guard media.isEnded else { return [] }
    switch media.idleReason {
    case IdleReason.error:
      let details = ReceiverErrorInfo(type: CastMessageType.mediaStatus.rawValue, reason: media.idleReason?.rawValue)
      let error = CastError(
        .mediaError, "The receiver could not play the announcement to its end. \(details.loadAdvice)",
        receiver: details)
      return self.end(with: error, now: now)
    case IdleReason.interrupted: return self.taken(replaced)
    default: return self.end(with: nil, now: now)
    }
  }

  /// Ends the present announcement. The next one or the restoration follows.
  private mutating func end(with error: CastError?, now: NIODeadline) -> [Action] {
    if let current { self.ended.append(Ended(id: current.id, error: self.cancellation ?? error)) }
    self.current = nil
    self.cancellation = nil
    self.mediaSessionId = nil
    self.deadline = nil
    return self.proceed(now: now)
  }

  private mutating func proceed(now: NIODeadline) -> [Action] {
    guard self.isLinkUp else {
      self.step = .waitingForLink
      self.deadline = now + Self.linkLimit
      return []
    }
    self.deadline = nil
    guard self.attempts == 0, !self.waiting.isEmpty else {
      self.step = .restoring
      self.attempts += 1
      return [.restore]
    }
    self.current = self.waiting.removeFirst()
    return self.announceOrEnd(now: now)
  }

  /// Leaves the device to another sender that has taken it over.
  private mutating func taken(_ error: CastError) -> [Action] {
    var actions: [Action] = [.abandon]
    if let current { actions.append(.finish(current.id, self.cancellation ?? error)) }
    self.current = nil
    self.cancellation = nil
    return actions + self.finish(failure: error)
  }

  // MARK: Restoring

  private mutating func restoreFailed(_ error: CastError, now: NIODeadline) -> [Action] {
    guard !self.isLinkUp, self.attempts < Self.maximumAttempts else { return self.finish(failure: error) }
    return self.proceed(now: now)
  }

  /// Ends the interruption; `failure` is the reason why the playback could not be restored.
  private mutating func finish(failure: CastError?) -> [Action] {
    let actions = self.ended.map { Action.finish($0.id, Self.outcome(of: $0.error, failure)) }
    self.ended = []
    return actions + self.next()
  }

  private static func outcome(of own: CastError?, _ failure: CastError?) -> CastError? {
    guard let failure else { return own }
    guard var own else {
      return CastError(
        .playbackNotRestored,
        "The announcement was played, but what was before couldn't be restored: \(failure.message)",
        receiver: failure.receiver, sessionId: failure.sessionId, cause: failure)
    }
    own.message += " What was before couldn't be restored: \(failure.message)"
    return own
  }

  private mutating func tick(now: NIODeadline) -> [Action] {
    guard let deadline, deadline <= now else { return [] }
    switch self.step {
    case .playing: return self.end(with: nil, now: now)
    case .waitingForLink:
      let seconds = Self.linkLimit.nanoseconds / 1_000_000_000
      return self.taken(
        CastError(.connectionLost, "The connection to the device was lost, and wasn't there again within \(seconds) s.")
      )
    case .idle, .capturing, .loading, .restoring: return []
    }
  }
}

extension Interruption {
  /// The state of the player of the announcing app.
  package struct Media: Sendable, Hashable {
    package var mediaSessionId: Int64?
    /// Whether that media session is over.
    package var isEnded: Bool
    package var idleReason: IdleReason?

    package init(mediaSessionId: Int64?, isEnded: Bool, idleReason: IdleReason? = nil) {
      self.mediaSessionId = mediaSessionId
      self.isEnded = isEnded
      self.idleReason = idleReason
    }
  }

  /// An input of the interruption.
  package enum Event: Sendable {
    case add(Announcement)
    /// The caller cancelled the announcement, or disconnected.
    case cancel(UInt64)
    /// The playback is captured, and can be restored.
    case captured
    case captureFailed(CastError)
    case loaded(mediaSessionId: Int64?)
    /// The app has not loaded it. `isTaken`: another sender plays something there now.
    case loadFailed(CastError, isTaken: Bool)
    case observed(Media)
    case linkLost
    case linkRestored
    /// The session with the announcing app ended, for a reason other than this interruption.
    case sessionEnded(CastError)
    case restored
    case restoreFailed(CastError)
    /// A deadline may have been reached.
    case tick
  }

  /// An action that the owner must carry out.
  package enum Action: Sendable {
    /// Capture the playback, on behalf of this announcement.
    case capture(UInt64)
    /// Launch the app if it doesn't run, set the volume, and load.
    case announce(UInt64)
    /// Cancel the work in progress, as far as possible. Its outcome must still be reported.
    case cancelWork
    case restore
    /// Leave the device to another sender, and restore only the volume.
    case abandon
    /// Answer the caller; `nil` is success.
    case finish(UInt64, CastError?)
  }
}
