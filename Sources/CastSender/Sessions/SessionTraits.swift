public import CastModel

/// What a session's device can do with its volume (SDK `GCKSessionTraits`).
public struct SessionTraits: Sendable, Hashable {
  /// The lowest volume, 0 to 1.
  public var minimumVolume: Double
  /// The highest volume, 0 to 1.
  public var maximumVolume: Double
  /// What one step of a volume key changes; 0 where the volume is fixed.
  public var volumeIncrement: Double
  /// Whether the device can be silenced.
  public var supportsMuting: Bool

  /// Whether nothing that a sender does changes the volume.
  public var isFixedVolume: Bool { self.volumeIncrement == 0 || self.minimumVolume >= self.maximumVolume }

  /// What is assumed of a device that doesn't say (SDK `GCKSessionTraits`, default initialiser).
  public init(
    minimumVolume: Double = 0, maximumVolume: Double = 1, volumeIncrement: Double = 0.05, supportsMuting: Bool = true
  ) {
    self.minimumVolume = minimumVolume
    self.maximumVolume = maximumVolume
    self.volumeIncrement = volumeIncrement
    self.supportsMuting = supportsMuting
  }

  /// What the receiver's volume tells (cast.md 6.2: `controlType`, `stepInterval`).
  public init(_ volume: DeviceVolume?) {
    self.init()
    if volume?.controlType == .fixed {
      self.volumeIncrement = 0
      self.supportsMuting = false
    } else if let step = volume?.stepInterval, step.isFinite, step > 0 {
      self.volumeIncrement = min(step, 1)
    }
  }

  /// The level that `steps` steps from `level` make; it ends at the limits.
  func level(_ level: Double, steps: Int) -> Double {
    min(max(level + Double(steps) * self.volumeIncrement, self.minimumVolume), self.maximumVolume)
  }
}
