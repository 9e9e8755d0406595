public import CastModel
import JSONCodec
public import NIOCore

extension MediaSnapshot {
  /// Whether a live stream is loaded (SDK `playingLiveStream`).
  public var isPlayingLiveStream: Bool { self.media?.isLive ?? false }

  /// Returns the ad that plays at `now`; `nil` outside of ads.
  public func ad(at now: NIODeadline) -> AdBreakState? {
    guard let status = self.status?.breakStatus, let times = self.breakTimes(at: now) else { return nil }
    return AdBreakState(status, times: times, media: self.media)
  }

  /// Returns why an ad can't be skipped at `now`; `nil` if the receiver should be asked to skip it.
  ///
  /// Receivers offer the command, report the time from which it works, or both; some offer it only from that time on.
  public func skipAdRefusal(at now: NIODeadline) -> AdSkipRefusal? {
    let isOffered = self.status?.supportedMediaCommands.map { MediaCommands(rawValue: $0).contains(.skipAd) } ?? false
    guard let ad = self.ad(at: now) else { return isOffered ? nil : AdSkipRefusal(.notPlayingAd) }
    guard let remaining = ad.skippableIn else { return isOffered ? nil : AdSkipRefusal(.notSkippable) }
    return remaining > 0 ? AdSkipRefusal(.notYet, remainingSeconds: remaining) : nil
  }

  /// Returns a live stream's distance from its edge at `now`, in seconds; `nil` if it is unknown or the stream is
  /// over.
  package func secondsBehindLiveEdge(at now: NIODeadline) -> Double? {
    guard self.isPlayingLiveStream, let range = self.liveSeekableRange(at: now), range.isLiveDone != true,
      let end = range.end
    else { return nil }
    return max(0, end - self.position(at: now))
  }

  /// Returns when the available commands next change by time alone; `nil` if they don't.
  package func nextChange(after now: NIODeadline) -> NIODeadline? {
    guard let status, !status.isEnded else { return nil }
    let seconds = [self.secondsUntilSkippable(at: now), self.secondsUntilEdgeIsLeft(at: now)].compactMap(\.self).min()
    // Slightly late, never early: before that time nothing would have changed.
    return seconds.map { now + .nanoseconds(Int64(min($0, 86_400) * 1e9)) + .milliseconds(2) }
  }

  private func secondsUntilSkippable(at now: NIODeadline) -> Double? {
    guard self.playerState == .playing, let rest = self.ad(at: now)?.skippableIn, rest > 0 else { return nil }
    return rest / self.estimator.runningRate
  }

  /// A stream that doesn't advance, or is slower than real time, falls behind; a faster one catches up.
  private func secondsUntilEdgeIsLeft(at now: NIODeadline) -> Double? {
    guard let behind = self.secondsBehindLiveEdge(at: now) else { return nil }
    let speed = 1 - (self.estimator.advancesMedia ? self.estimator.playbackRate : 0)
    let rest = MediaControls.liveEdgeTolerance - behind
    guard speed != 0, rest == 0 ? speed > 0 : (rest > 0) == (speed > 0) else { return nil }
    return rest / speed
  }
}

extension AdBreakState {
  /// The ad that plays, its clock extrapolated (SDK `GCKAdBreakStatus`; cast.md 7.5).
  init(_ status: BreakStatus, times: BreakTimes, media: MediaInformation?) {
    let clip = status.breakClipId.flatMap { id in media?.breakClip(id) }
    // Until the next status the clip's clock stops at the clip's end.
    let excess =
      clip?.duration.map { $0 > 0 ? max(0, times.clipTime - max($0, status.currentBreakClipTime ?? 0)) : 0 } ?? 0
    let clipTime = times.clipTime - excess
    let whenSkippable = (status.whenSkippable ?? clip?.whenSkippable).flatMap { $0 >= 0 ? $0 : nil }
    let skippableIn = whenSkippable.map { ($0 - clipTime).nonNegative }
    let clips = status.breakId.flatMap { id in media?.adBreak(id)?.breakClipIds }
    self.init(
      breakId: status.breakId, breakClipId: status.breakClipId, breakTime: times.breakTime - excess, clipTime: clipTime,
      whenSkippable: whenSkippable, skippableIn: skippableIn, isSkippable: skippableIn == 0,
      clipIndex: status.breakClipId.flatMap { clips?.firstIndex(of: $0) }.map { Int64($0) },
      clipCount: clips.map { Int64($0.count) }, clip: clip)
  }
}

extension MediaInformation {
  /// Returns the break with this id. A device may list as many as a message holds.
  func adBreak(_ id: String) -> Break? {
    let index = self.breaks?.firstIndex { $0.id == id }
    JSONWork.count(index ?? self.breaks?.count ?? 0)
    return index.flatMap { self.breaks?[$0] }
  }

  /// Returns the clip with this id.
  func breakClip(_ id: String) -> BreakClip? {
    let index = self.breakClips?.firstIndex { $0.id == id }
    JSONWork.count(index ?? self.breakClips?.count ?? 0)
    return index.flatMap { self.breakClips?[$0] }
  }
}
