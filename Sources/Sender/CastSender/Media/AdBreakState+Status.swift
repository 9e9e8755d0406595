import CastModel

extension AdBreakState {
  /// The ad that plays, its clock extrapolated (SDK `GCKAdBreakStatus`; cast.md 7.5).
  init(_ status: BreakStatus, times: BreakTimes, media: MediaInformation?) {
    let clip = status.breakClipId.flatMap { id in media?.breakClips?.first { $0.id == id } }
    // Until the next status the clip stands at its end, however late that status is.
    let excess =
      clip?.duration.map { $0 > 0 ? max(0, times.clipTime - max($0, status.currentBreakClipTime ?? 0)) : 0 } ?? 0
    let clipTime = times.clipTime - excess
    let whenSkippable = (status.whenSkippable ?? clip?.whenSkippable).flatMap { $0 >= 0 ? $0 : nil }
    let skippableIn = whenSkippable.map { ($0 - clipTime).nonNegative }
    let clips = status.breakId.flatMap { id in media?.breaks?.first { $0.id == id }?.breakClipIds }
    self.init(
      breakId: status.breakId, breakClipId: status.breakClipId, breakTime: times.breakTime - excess, clipTime: clipTime,
      whenSkippable: whenSkippable, skippableIn: skippableIn, isSkippable: skippableIn == 0,
      clipIndex: status.breakClipId.flatMap { clips?.firstIndex(of: $0) }.map { Int64($0) },
      clipCount: clips.map { Int64($0.count) }, clip: clip)
  }
}
