public import CastModel

/// How a device's volume behaves (cast.md 6.2).
public struct VolumeBehavior: Sendable, Hashable {
  /// `attenuation`, `master`, or `fixed`, which ignores levels.
  public var controlType: VolumeControlType
  /// What one press of a volume key changes.
  public var stepInterval: Double
  /// The level that it starts with, from 0 to 1.
  public var level: Double
  public var isMuted: Bool

  public init(
    controlType: VolumeControlType = .attenuation, stepInterval: Double = 0.05000000074505806, level: Double = 1,
    isMuted: Bool = false
  ) {
    self.controlType = controlType
    self.stepInterval = stepInterval
    self.level = level
    self.isMuted = isMuted
  }

  /// Takes what a SET_VOLUME asks for: a level is clamped to 0…1, and ignored by a fixed volume.
  ///
  /// Returns whether anything changed.
  mutating func apply(level: Double?, muted: Bool?) -> Bool {
    let before = self
    if let level, level.isFinite, self.controlType != .fixed { self.level = min(max(level, 0), 1) }
    if let muted { self.isMuted = muted }
    return self != before
  }

  /// The volume as RECEIVER_STATUS carries it.
  var status: DeviceVolume {
    var volume = DeviceVolume()
    volume.level = self.level
    volume.muted = self.isMuted
    volume.controlType = self.controlType
    volume.stepInterval = self.stepInterval
    return volume
  }
}
