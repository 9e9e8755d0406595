public import CastModel

/// What a session's device can do with its volume (SDK `GCKSessionTraits`).
extension SessionTraits {
  /// What is assumed of a device that doesn't say (SDK `GCKSessionTraits`, default initialiser).
  public init(
    minimumVolume: Double = 0, maximumVolume: Double = 1, volumeIncrement: Double = 0.05, supportsMuting: Bool = true
  ) {
    // Where one step is nothing, or there is no room for one, nothing that a sender does changes the volume.
    self.init(
      minimumVolume: minimumVolume, maximumVolume: maximumVolume, volumeIncrement: volumeIncrement,
      supportsMuting: supportsMuting, isFixedVolume: volumeIncrement == 0 || minimumVolume >= maximumVolume)
  }

  /// What the receiver's volume tells (cast.md 6.2: `controlType`, `stepInterval`).
  public init(_ volume: DeviceVolume?) {
    if volume?.controlType == .fixed {
      self.init(volumeIncrement: 0, supportsMuting: false)
    } else if let step = volume?.stepInterval, step.isFinite, step > 0 {
      self.init(volumeIncrement: min(step, 1))
    } else {
      self.init(volumeIncrement: 0.05)
    }
  }

  /// The level that `steps` steps from `level` make; it ends at the limits.
  func level(_ level: Double, steps: Int) -> Double {
    min(max(level + Double(steps) * self.volumeIncrement, self.minimumVolume), self.maximumVolume)
  }
}
