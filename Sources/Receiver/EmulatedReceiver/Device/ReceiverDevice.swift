public import CastModel
import DNSSD
import TextFormats

/// The properties of a receiver: its identity, its capabilities and the behaviour of its volume.
///
/// A value: several devices can live in one process, each with its own ``EmulatedReceiver``.
public struct ReceiverDevice: Sendable, Hashable {
  /// The device's id: 32 hexadecimal digits, as in the TXT record (cast.md 9).
  public var id: String
  /// The device's name, for people.
  public var friendlyName: String
  /// The model, `Chromecast` for example.
  public var model: String
  /// The capabilities: `ca` in the TXT record (cast.md 9).
  public var capabilities: DeviceCapabilities
  /// The volume's control type, step and first level.
  public var volume: VolumeBehavior
  /// The members, if this is a group of speakers.
  public var members: [GroupMember]
  /// The id of the member that leads the group; `nil`: the elected member.
  public var leaderId: String?
  /// The maker's name in the setup information, `manufacturer`.
  public var manufacturer = "Google Inc."
  /// The maker's code name.
  var product = "emulated"
  /// The template of the TXT record that the device announces.
  public var txt = TXTTemplate.current
  /// The name of the service's instance; `nil`: the model and the id.
  public var instanceName: String?
  /// The form of the setup information that the device gives over HTTP and HTTPS (cast.md 10).
  public var setup = SetupProfile()
  /// The faults of its certificates and of its answers to challenges.
  public var authenticationQuirks: Set<AuthenticationQuirk> = []

  /// Creates a device, by default a Chromecast with a random id and no group members.
  public init(
    id: String = ReceiverDevice.randomID(),
    friendlyName: String = "Emulated TV",
    model: String = "Chromecast",
    capabilities: DeviceCapabilities = .chromecast,
    volume: VolumeBehavior = VolumeBehavior(),
    members: [GroupMember] = []
  ) {
    self.id = id
    self.friendlyName = friendlyName
    self.model = model
    self.capabilities = capabilities
    self.volume = volume
    self.members = members
  }

  /// The common name of its certificates: on Chromecasts a code of the model, and the hardware address.
  var certificateName: String { "EMULAT \(self.id.suffix(12).uppercased())" }

  /// Why DNS-SD can't carry the device's name or model; `nil` if it can.
  public var announcementProblem: String? {
    let limit = UInt8.max
    // The entry is `fn=` and the name; one string of a TXT record has up to 255 bytes (RFC 6763, 6.1).
    for (what, text) in [("name", self.friendlyName), ("model", self.model)] where text.utf8.count > limit - 3 {
      return "The device's \(what) has \(text.utf8.count) bytes; an announcement over DNS-SD carries at most"
        + " \(limit - 3). Shorten it, or don't announce the device."
    }
    do {
      _ = try ReceiverAdvertisement(device: self).txt(application: nil).wireBytes()
      return nil
    } catch {
      return "The device can't be announced: \(error)"
    }
  }

  /// Returns a new id of 32 hexadecimal digits, with the version bits of a random UUID.
  public static func randomID() -> String {
    RandomUUID.make().filter { $0 != "-" }
  }

  /// Whether `id` is 32 hexadecimal digits in lower case.
  public static func isValidID(_ id: String) -> Bool {
    id.utf8.count == 32 && id.utf8.allSatisfy { (48...57).contains($0) || (97...102).contains($0) }
  }
}

extension DeviceCapabilities {
  /// Video and sound, volume by attenuation.
  public static let chromecast: DeviceCapabilities = [.videoOut, .audioOut, .attenuationOrFixedVolume]
  /// Sound alone.
  public static let speaker: DeviceCapabilities = [.audioOut, .masterOrFixedVolume]
  /// A group of speakers.
  public static let group: DeviceCapabilities = [.audioOut, .multizoneGroup]
}

/// Random UUIDs (version 4), made without Foundation.
enum RandomUUID {
  /// Returns a new UUID in lower case, with dashes.
  static func make() -> String {
    let high = UInt64.random(in: .min ... .max) & ~0xF000 | 0x4000
    let low = UInt64.random(in: .min ... .max) & ~(3 << 62) | (2 << 62)
    let digits = Array(Hexadecimal.text(high, digits: 16) + Hexadecimal.text(low, digits: 16))
    return [0..<8, 8..<12, 12..<16, 16..<20, 20..<32].map { String(digits[$0]) }.joined(separator: "-")
  }
}
