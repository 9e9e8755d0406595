/// The position within an ad break and its clip.
public struct BreakTimes: Sendable, Hashable {
  /// Time since the break began, in seconds.
  public var breakTime: Double
  /// Time since the clip began, in seconds.
  public var clipTime: Double
  /// Whether the clip can be skipped by now.
  public var isSkippable: Bool

  /// Makes the times of an ad; both are in seconds and count up (SDK `GCKAdBreakStatus`).
  public init(breakTime: Double, clipTime: Double, isSkippable: Bool) {
    self.breakTime = breakTime
    self.clipTime = clipTime
    self.isSkippable = isSkippable
  }
}
