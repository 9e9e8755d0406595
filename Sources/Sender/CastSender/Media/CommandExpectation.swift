package import CastModel

/// The effect by which a status shows that a command has been executed.
///
/// Some receivers write 0 where the id of the answered request belongs (cast.md 5 and 16, trap 40). Then the status
/// is recognised as the answer by its content. A pure value.
package struct CommandExpectation: Sendable, Hashable {
  package enum Effect: Sendable, Hashable {
    case state([PlayerState])
    /// The media session is over.
    case ended
    /// The position is near `target`, in seconds; infinity is the end or the live edge.
    case position(target: Double, before: Double)
    case level(Double)
    case muted(Bool)
    case rate(Double)
    case tracks(Set<Int64>)
    case style(TextTrackStyle)
    /// This ad no longer plays.
    case adIsOver(BreakStatus?)
    case userAction(UserAction, isCleared: Bool)
    /// The complete status, as GET_STATUS requests it.
    case everything
  }

  /// The media session that the command was for; `nil`: any.
  package var mediaSessionId: Int64?
  package var effect: Effect

  package init(_ effect: Effect, mediaSessionId: Int64?) {
    self.effect = effect
    self.mediaSessionId = mediaSessionId
  }

  /// Whether `message`, which names no request, shows the effect.
  package func isMet(by message: MediaStatusMessage) -> Bool {
    guard let status = message.status else { return self.effect == .ended || self.effect == .everything }
    let id = status.effectiveMediaSessionId
    let isSame = id == nil || self.mediaSessionId == nil || id == self.mediaSessionId
    switch self.effect {
    case .ended: return !isSame || status.isEnded
    case .everything: return status.media != nil || status.extendedStatus?.media != nil
    default: return isSame && Self.shows(self.effect, status)
    }
  }

  private static func shows(_ effect: Effect, _ status: MediaStatus) -> Bool {
    switch effect {
    case .state(let states): status.effectivePlayerState.map { states.contains($0) } ?? false
    case .position(let target, let before): Self.isNear(target, before: before, status.currentTime)
    case .level(let level): status.volume?.level.map { abs($0 - level) < 0.02 } ?? false
    case .muted(let muted): status.volume?.muted == muted
    case .rate(let rate): status.playbackRate.map { abs($0 - rate) < 0.01 } ?? false
    case .tracks(let ids):
      // A status with a player state but without tracks means that no track is active (cast.md 7.4).
      (status.activeTrackIds ?? (status.playerState == nil ? nil : [])).map { Set($0) == ids } ?? false
    case .style(let style): status.media?.textTrackStyle.map { $0.agrees(with: style) } ?? false
    case .adIsOver(let ad):
      status.playerState != nil
        && (status.breakStatus?.breakId != ad?.breakId || status.breakStatus?.breakClipId != ad?.breakClipId)
    case .userAction(let action, let isCleared):
      status.media?.userActionStates.map { states in
        states.contains { $0.userAction == action } != isCleared
      } ?? false
    case .ended, .everything: false
    }
  }

  /// Players seek to the nearest position that they can decode, and play on before they report it, so a position near
  /// the target counts. A position that hasn't moved is no answer.
  private static func isNear(_ target: Double, before: Double, _ position: Double?) -> Bool {
    guard let position else { return false }
    guard target.isFinite else { return abs(position - before) > 2 }
    return abs(position - target) <= min(5, max(0.5, abs(target - before) / 2))
  }
}

extension TextTrackStyle {
  /// Whether this style agrees with every member that `other` sets.
  fileprivate func agrees(with other: TextTrackStyle) -> Bool {
    var merged = self
    merged.foregroundColor = other.foregroundColor ?? self.foregroundColor
    merged.backgroundColor = other.backgroundColor ?? self.backgroundColor
    merged.edgeType = other.edgeType ?? self.edgeType
    merged.edgeColor = other.edgeColor ?? self.edgeColor
    merged.windowType = other.windowType ?? self.windowType
    merged.windowColor = other.windowColor ?? self.windowColor
    merged.windowRoundedCornerRadius = other.windowRoundedCornerRadius ?? self.windowRoundedCornerRadius
    merged.fontScale = other.fontScale ?? self.fontScale
    merged.fontFamily = other.fontFamily ?? self.fontFamily
    merged.fontGenericFamily = other.fontGenericFamily ?? self.fontGenericFamily
    merged.fontStyle = other.fontStyle ?? self.fontStyle
    return merged == self
  }
}
