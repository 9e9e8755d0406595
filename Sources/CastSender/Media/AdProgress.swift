public import CastModel

/// The ad that plays, its clock extrapolated (SDK `GCKAdBreakStatus`; cast.md 7.5).
public struct AdProgress: Sendable, Hashable {
  /// The break.
  public var breakId: String?
  /// The clip.
  public var breakClipId: String?
  /// Time since the break began, in seconds.
  public var breakTime: Double
  /// Time since the clip began, in seconds.
  public var clipTime: Double
  /// From which ``clipTime`` on it can be skipped, in seconds; `nil`: never.
  public var whenSkippable: Double?
  /// The clip's place in its break, from 0; `nil` where the media doesn't say.
  public var clipIndex: Int?
  /// How many clips the break has; `nil` where the media doesn't say.
  public var clipCount: Int?
  /// What the media says of the clip.
  public var clip: BreakClip?

  init(_ status: BreakStatus, times: BreakTimes, media: MediaInformation?) {
    self.breakId = status.breakId
    self.breakClipId = status.breakClipId
    let clip = status.breakClipId.flatMap { id in media?.breakClips?.first { $0.id == id } }
    // Until the next status the clip stands at its end, however late that status is.
    let excess =
      clip?.duration.map { $0 > 0 ? max(0, times.clipTime - max($0, status.currentBreakClipTime ?? 0)) : 0 } ?? 0
    self.breakTime = times.breakTime - excess
    self.clipTime = times.clipTime - excess
    self.clip = clip
    self.whenSkippable = (status.whenSkippable ?? clip?.whenSkippable).flatMap { $0 >= 0 ? $0 : nil }
    let clips = status.breakId.flatMap { id in media?.breaks?.first { $0.id == id }?.breakClipIds }
    self.clipCount = clips?.count
    self.clipIndex = status.breakClipId.flatMap { clips?.firstIndex(of: $0) }
  }

  /// How long until it can be skipped, in seconds; 0: now; `nil`: never.
  public var skippableIn: Double? { self.whenSkippable.map { ($0 - self.clipTime).nonNegative } }

  /// Whether it can be skipped now.
  public var isSkippable: Bool { self.skippableIn == 0 }
}
