public import CastModel

/// The devices that a client wants (`GCKDiscoveryCriteria`).
///
/// A device is wanted if it has at least one of the apps, and the app that runs on it speaks all the namespaces.
extension DiscoveryCriteria {
  /// The app that every Cast device has (`kGCKDefaultMediaReceiverApplicationID`).
  public static let defaultMediaReceiver = "CC1AD845"
  /// Every device.
  public static let all = DiscoveryCriteria()
  /// The most app ids, and the most namespaces.
  public static let maximumCount = 32

  /// Whether every device is wanted.
  public var isAll: Bool { self.applicationIds.isEmpty && self.namespaces.isEmpty }

  /// The subtypes under which devices with the apps announce themselves (`allSubtypes`): `_CC1AD845`.
  ///
  /// An app id that can't be a DNS label has none; devices are asked whether they have such an app
  /// (`GET_APP_AVAILABILITY`).
  public var subtypes: Set<String> {
    Set(self.applicationIds.compactMap(DiscoveryCriteria.subtype(of:)))
  }

  /// The subtype of an app.
  static func subtype(of applicationId: String) -> String? {
    let isLabel = (1...62).contains(applicationId.utf8.count) && applicationId.utf8.allSatisfy(self.isLabelByte)
    return isLabel ? "_" + applicationId.uppercased() : nil
  }

  private static func isLabelByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
