/// How devices announce themselves over DNS-SD (cast.md 9).
public enum DeviceAnnouncement {
  /// The registration type of Cast devices.
  public static let serviceType = "_googlecast._tcp"
}

/// A device's capabilities: the `ca` bits of its TXT record, with the names of `GCKDeviceCapabilities`.
///
/// Bits without a name here occur in the field; they are kept (cast.md 9).
public struct DeviceCapabilities: OptionSet, Sendable, Hashable {
  /// The bits as the TXT record has them.
  public let rawValue: Int64

  /// The capabilities of those bits, with or without a name here.
  public init(rawValue: Int64) {
    self.rawValue = rawValue
  }

  /// Has a display.
  public static let videoOut = DeviceCapabilities(rawValue: 1 << 0)
  /// Has a camera.
  public static let videoIn = DeviceCapabilities(rawValue: 1 << 1)
  /// Has speakers.
  public static let audioOut = DeviceCapabilities(rawValue: 1 << 2)
  /// Has a microphone.
  public static let audioIn = DeviceCapabilities(rawValue: 1 << 3)
  /// Is in developer mode; a bit of the wire that the iOS SDK doesn't name.
  public static let developerMode = DeviceCapabilities(rawValue: 1 << 4)
  /// Is a group of devices.
  public static let multizoneGroup = DeviceCapabilities(rawValue: 1 << 5)
  /// Is a group that was made on the fly.
  public static let dynamicGroup = DeviceCapabilities(rawValue: 1 << 6)
  /// Is a group that plays the channels on different devices (a stereo pair).
  public static let multiChannelGroup = DeviceCapabilities(rawValue: 1 << 7)
  /// Is a member of a multi-channel group.
  public static let multiChannelMember = DeviceCapabilities(rawValue: 1 << 8)
  /// Has a master volume or a fixed one.
  public static let masterOrFixedVolume = DeviceCapabilities(rawValue: 1 << 11)
  /// Has an attenuation volume or a fixed one.
  public static let attenuationOrFixedVolume = DeviceCapabilities(rawValue: 1 << 12)
  /// Can be joined to a group on the fly.
  public static let dynamicGroupingSupported = DeviceCapabilities(rawValue: 1 << 16)
}
