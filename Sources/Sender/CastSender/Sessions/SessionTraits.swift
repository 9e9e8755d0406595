public import CastModel

/// The ways in which a session's device can change its volume (SDK `GCKSessionTraits`).
extension SessionTraits {
  /// Creates the traits that the receiver's volume describes (cast.md 6.2: `controlType`, `stepInterval`). Without
  /// them, those of the SDK's default initialiser apply.
  public init(_ volume: DeviceVolume? = nil) {
    let isFixed = volume?.controlType == .fixed
    let step = volume?.stepInterval.flatMap { $0.isFinite && $0 > 0 ? min($0, 1) : nil } ?? 0.05
    self.init(
      minimumVolume: 0, maximumVolume: 1, volumeIncrement: isFixed ? 0 : step, supportsMuting: !isFixed,
      isFixedVolume: isFixed)
  }

  /// Returns the level `steps` steps from `level`, limited to the range.
  func level(_ level: Double, steps: Int) -> Double {
    min(max(level + Double(steps) * self.volumeIncrement, self.minimumVolume), self.maximumVolume)
  }
}
