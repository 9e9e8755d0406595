package import CastModel

/// The decision when a LOAD has succeeded: the status that answers it may still say LOADING, and some apps never name
/// the request (cast.md 5 and 7.3; third-party.md, "What they taught" 2). A pure value.
///
/// Error replies aren't handled here: they name the request, or, if they name none, concern the only LOAD in flight.
package struct LoadResolution: Sendable, Hashable {
  package enum Outcome: Sendable, Hashable {
    case waiting
    case loaded
    /// The media can't be played, although the app sent no LOAD_FAILED.
    case failed
    /// Another load replaced it, or playback was stopped.
    case cancelled
  }

  package let requestId: Int64
  /// All names (ids and URLs) of the requested media.
  private let contentIds: Set<String>
  /// The media session before the LOAD.
  private let earlierMediaSessionId: Int64?
  private let earlierContentIds: Set<String>
  /// Whether only the answer to the request shows its media session.
  private let awaitsAnswer: Bool
  /// The media session that the LOAD led to, once known.
  private var mediaSessionId: Int64?
  /// Whether the earlier media has stopped since, or other media is loading.
  private var hasBegunAnew: Bool
  /// Whether the app has reported LOADING since.
  private var hasLoaded = false

  /// - Parameters:
  ///   - entity: The deep link, if the request names nothing else.
  ///   - awaitsAnswer: Whether statuses that don't name the request may be about another LOAD.
  package init(
    requestId: Int64, request: LoadRequestData, entity: String? = nil, before: MediaStatus?, awaitsAnswer: Bool = false
  ) {
    self.requestId = requestId
    self.awaitsAnswer = awaitsAnswer
    var media = [request.media]
    // The media behind a deep link may have any name.
    if entity != nil || request.queueData?.items?.isEmpty != false && request.media == nil { media = [] }
    if let queue = request.queueData { media += (queue.items ?? []).map(\.media) }
    self.contentIds = Set(media.flatMap(Self.names(of:)))
    self.earlierMediaSessionId = before?.effectiveMediaSessionId
    self.hasBegunAnew = before?.isEnded == true
    self.earlierContentIds = Set(Self.names(of: before?.extendedStatus?.media ?? before?.media))
  }

  package mutating func receive(_ message: MediaStatusMessage) -> Outcome {
    guard let status = message.status else { return .waiting }
    let isAnswer = message.requestId == self.requestId
    defer { if !isAnswer { self.noteTransition(status) } }
    guard isAnswer || self.concernsLoad(status) else { return .waiting }
    if self.tellsOfEarlier(status, isAnswer: isAnswer) { return .waiting }
    self.mediaSessionId = status.effectiveMediaSessionId ?? self.mediaSessionId
    return Self.outcome(of: status, isAnswer: isAnswer)
  }

  /// Whether a status shows that the media session begun by the LOAD is over already.
  package func isOverAtOnce(by message: MediaStatusMessage) -> Bool {
    guard message.status?.isEnded == true else { return false }
    var copy = self
    return copy.receive(message) == .loaded
  }

  private static func outcome(of status: MediaStatus, isAnswer: Bool) -> Outcome {
    switch status.effectivePlayerState {
    case PlayerState.loading: return .waiting
    case PlayerState.idle:
      switch status.idleReason {
      case IdleReason.error: return .failed
      case IdleReason.cancelled, IdleReason.interrupted: return .cancelled
      case nil: return isAnswer && (status.loadingItemId ?? 0) == 0 ? .loaded : .waiting
      default: return .loaded
      }
    case nil: return isAnswer ? .loaded : .waiting
    default: return .loaded
    }
  }

  /// Whether a status only reports the end of the earlier media, and so says nothing about the next.
  private func tellsOfEarlier(_ status: MediaStatus, isAnswer: Bool) -> Bool {
    let id = status.effectiveMediaSessionId
    guard self.mediaSessionId == nil, status.effectivePlayerState == .idle else { return false }
    if isAnswer { return status.idleReason == .interrupted && id == self.earlierMediaSessionId }
    return (id == nil || id == self.earlierMediaSessionId) && !self.hasLoaded
  }

  /// Whether a status that names another request, or none, shows the outcome of our LOAD.
  private func concernsLoad(_ status: MediaStatus) -> Bool {
    let id = status.effectiveMediaSessionId
    if let mediaSessionId { return id == mediaSessionId }
    guard !self.awaitsAnswer else { return false }
    let isNewSession = id != nil && id != self.earlierMediaSessionId
    let names = Self.names(of: status.extendedStatus?.media ?? status.media)
    // The same content as before proves nothing, unless it is another media session, or restarted.
    let isOther = !names.isEmpty && self.earlierContentIds.isDisjoint(with: names)
    guard isNewSession || self.hasBegunAnew || isOther else { return false }
    // An app that doesn't name its media, or was asked for media without a name, shows success by a new media
    // session.
    return names.isEmpty || self.contentIds.isEmpty || names.contains { self.isWanted($0) }
  }

  /// Whether a name means the requested media: apps shorten URLs to the ids in them.
  private func isWanted(_ name: String) -> Bool {
    if self.contentIds.contains(name) { return true }
    return self.contentIds.contains { wanted in
      let (short, long) = name.utf8.count < wanted.utf8.count ? (name, wanted) : (wanted, name)
      return short.utf8.count >= 6 && long.contains(short)
    }
  }

  /// Notes that the earlier media has stopped, or that other media is loading.
  private mutating func noteTransition(_ status: MediaStatus) {
    let isSame = status.effectiveMediaSessionId == nil || status.effectiveMediaSessionId == self.earlierMediaSessionId
    guard isSame, let state = status.effectivePlayerState else { return }
    if state == .loading { self.hasLoaded = true }
    if state == .loading || state == .idle { self.hasBegunAnew = true }
  }

  private static func names(of media: MediaInformation?) -> [String] {
    [media?.contentId, media?.contentUrl, media?.entity].compactMap { $0?.isEmpty == false ? $0 : nil }
  }
}
