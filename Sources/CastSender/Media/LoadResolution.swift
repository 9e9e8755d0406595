package import CastModel

/// Decides when a LOAD has succeeded: the status that answers it may still say LOADING, and some apps never name the request
/// (Protocol page 5 and 7.3; third-party page, "What they taught" 2). A pure value.
///
/// Error replies are not its matter: they name the request, or, if they name none, are about the only LOAD there is.
package struct LoadResolution: Sendable, Hashable {
  package enum Outcome: Sendable, Hashable {
    /// Not decided.
    case waiting
    case loaded
    /// The media can't be played, and no LOAD_FAILED said so.
    case failed
    /// Something else took its place, or somebody stopped it.
    case cancelled
  }

  /// The LOAD.
  package let requestId: Int64
  /// What was asked for, by every name that it has.
  private let contentIds: Set<String>
  /// What there was before.
  private let earlierMediaSessionId: Int64?
  private let earlierContentIds: Set<String>
  /// The media session that the LOAD led to, once known.
  private var mediaSessionId: Int64?

  package init(requestId: Int64, request: LoadRequestData, before: MediaStatus?) {
    self.requestId = requestId
    var media = [request.media]
    if let queue = request.queueData { media += (queue.items ?? []).map(\.media) }
    self.contentIds = Set(media.flatMap(Self.names(of:)))
    self.earlierMediaSessionId = before?.effectiveMediaSessionId
    self.earlierContentIds = Set(Self.names(of: before?.extendedStatus?.media ?? before?.media))
  }

  /// Takes a status.
  package mutating func receive(_ message: MediaStatusMessage) -> Outcome {
    guard let status = message.status else { return .waiting }
    let isAnswer = message.requestId == self.requestId
    guard isAnswer || self.concernsLoad(status) else { return .waiting }
    let id = status.effectiveMediaSessionId
    if status.effectivePlayerState == .idle, status.idleReason == .interrupted, id == self.earlierMediaSessionId,
      self.mediaSessionId == nil
    {
      return .waiting  // The end of what there was before.
    }
    self.mediaSessionId = id ?? self.mediaSessionId
    return Self.outcome(of: status, isAnswer: isAnswer)
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

  /// Whether a status that names another request, or none, tells how our LOAD went.
  private func concernsLoad(_ status: MediaStatus) -> Bool {
    let id = status.effectiveMediaSessionId
    if let mediaSessionId { return id == mediaSessionId }
    let names = Set(Self.names(of: status.extendedStatus?.media ?? status.media))
    guard !names.isDisjoint(with: self.contentIds) else { return false }
    // The same content as before proves nothing, unless it is another media session.
    return id != self.earlierMediaSessionId || names.isDisjoint(with: self.earlierContentIds)
  }

  private static func names(of media: MediaInformation?) -> [String] {
    [media?.contentId, media?.contentUrl, media?.entity].compactMap { $0?.isEmpty == false ? $0 : nil }
  }
}
