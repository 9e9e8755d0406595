public import CastModel

/// The ways in which a session's device can change its volume (SDK `GCKSessionTraits`).
extension SessionTraits {
  /// Creates traits; the defaults are those of a device that doesn't give them (SDK `GCKSessionTraits`, default
  /// initialiser).
  public init(
    minimumVolume: Double = 0, maximumVolume: Double = 1, volumeIncrement: Double = 0.05, supportsMuting: Bool = true
  ) {
    // If the step is zero, or the range is empty, no request of a sender changes the volume.
    self.init(
      minimumVolume: minimumVolume, maximumVolume: maximumVolume, volumeIncrement: volumeIncrement,
      supportsMuting: supportsMuting, isFixedVolume: volumeIncrement == 0 || minimumVolume >= maximumVolume)
  }

  /// Creates the traits that the receiver's volume describes (cast.md 6.2: `controlType`, `stepInterval`).
  public init(_ volume: DeviceVolume?) {
    if volume?.controlType == .fixed {
      self.init(volumeIncrement: 0, supportsMuting: false)
    } else if let step = volume?.stepInterval, step.isFinite, step > 0 {
      self.init(volumeIncrement: min(step, 1))
    } else {
      self.init(volumeIncrement: 0.05)
    }
  }

  /// Returns the level `steps` steps from `level`, limited to the range.
  func level(_ level: Double, steps: Int) -> Double {
    min(max(level + Double(steps) * self.volumeIncrement, self.minimumVolume), self.maximumVolume)
  }
}
