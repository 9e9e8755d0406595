public import CastModel
public import JSONCodec

/// The behaviour of a device's volume (cast.md 6.2).
public struct VolumeBehavior: Sendable, Hashable {
  /// The type of control: `attenuation`, `master`, or `fixed`, which ignores levels.
  public var controlType: VolumeControlType
  /// The change of the level at one press of a volume key.
  var stepInterval: Double
  /// The level at the start, from 0 to 1.
  public var level: Double
  /// Whether the device starts muted; muting leaves ``level`` as it is.
  public var isMuted: Bool

  /// Creates a volume, by default unmuted at full level with steps of 0.05.
  public init(
    controlType: VolumeControlType = .attenuation, stepInterval: Double = 0.05000000074505806, level: Double = 1,
    isMuted: Bool = false
  ) {
    self.controlType = controlType
    self.stepInterval = stepInterval
    self.level = level
    self.isMuted = isMuted
  }

  /// Applies a SET_VOLUME: a level is clamped to 0…1, and ignored by a fixed volume.
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

extension VolumeBehavior: JSONCodable {
  /// Reads a volume; the object may have `controlType`, `stepInterval` (0…1), `level` (0…1) and `muted`, and each has
  /// a default.
  ///
  /// - Throws: `JSONDecodingError` for a value of the wrong type or range, and for an unknown member.
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members = try JSONMembers(node)
    self.init()
    if let controlType: VolumeControlType = try members.optional("controlType") { self.controlType = controlType }
    if let step: Double = try members.optional("stepInterval", .range(0...1)) { self.stepInterval = step }
    if let level: Double = try members.optional("level", .range(0...1)) { self.level = level }
    self.isMuted = try members.optional("muted") ?? false
    try members.refuseRemaining(known: ["controlType", "stepInterval", "level", "muted"])
  }

  /// Writes all four members in the form that models have.
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("controlType", self.controlType)
    writer.member("stepInterval", self.stepInterval)
    writer.member("level", self.level)
    writer.member("muted", self.isMuted)
    writer.endObject()
  }
}
