import CastDiscovery
import CastModel

/// The device that a user's text names, among the known devices. A pure value.
enum DeviceChoice: Sendable, Hashable {
  /// A known device.
  case device(DiscoveredDevice)
  case address(host: String, port: UInt16)
  /// Several devices have the name.
  case several([DiscoveredDevice])
  /// No device has the id or name.
  case none

  /// Chooses by id, then by name, then by the announced id, then by address. Devices seen in this run come before
  /// those known only from an earlier one.
  ///
  /// A name comes before an announced id, so that a device can't take over another one's name by announcing it as its
  /// id.
  init(_ text: String, among devices: [DiscoveredDevice]) {
    let isId: (DiscoveredDevice) -> Bool = { DeviceID.isSame($0.deviceId, text) }
    if DeviceID.isRegular(text), let device = devices.first(where: isId) {
      self = .device(device)
      return
    }
    let fitting = devices.filter { NamesOfDevices.isSame($0.friendlyName, text) }
    let seen = fitting.filter { $0.origin != .cached }
    let named = seen.isEmpty ? fitting : seen
    let exact = named.filter { $0.friendlyName == text }
    if let device = exact.count == 1 ? exact.first : named.count == 1 ? named.first : nil {
      self = .device(device)
    } else if !named.isEmpty {
      self = .several(named)
    } else if let device = devices.first(where: isId) {
      self = .device(device)
    } else if let (host, port) = Self.address(text) {
      self = .address(host: host, port: port)
    } else {
      self = .none
    }
  }

  /// Returns the host and port in a text that can only be an address: an IP address, or a host name with a dot or a
  /// port.
  static func address(_ text: String) -> (host: String, port: UInt16)? {
    if text.hasPrefix("["), let end = text.firstIndex(of: "]") {
      let host = String(text[text.index(after: text.startIndex)..<end])
      let rest = text[text.index(after: end)...]
      guard self.isHost(host), host.contains(":") else { return nil }
      if rest.isEmpty { return (host, ConfiguredDevice.defaultPort) }
      guard rest.hasPrefix(":"), let port = UInt16(rest.dropFirst()), port > 0 else { return nil }
      return (host, port)
    }
    guard self.isHost(text) else { return nil }
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    switch parts.count {
    case 1: return text.contains(".") || text == "localhost" ? (text, ConfiguredDevice.defaultPort) : nil
    case 2:
      guard !parts[0].isEmpty, let port = UInt16(parts[1]), port > 0 else { return nil }
      return (String(parts[0]), port)
    default: return (text, ConfiguredDevice.defaultPort)
    }
  }

  private static func isHost(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.count <= 262
      && text.utf8.allSatisfy { byte in
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
          || (UInt8(ascii: "0")...UInt8(ascii: ":")).contains(byte)
          || ".-_%".utf8.contains(byte)
      }
  }
}

extension NamesOfDevices {
  /// Whether a device is the default device among `devices`, which include it.
  func isDefault(_ device: DiscoveredDevice, among devices: [DiscoveredDevice]) -> Bool {
    guard let name = self.defaultDevice else { return false }
    switch DeviceChoice(self.device(of: name) ?? name, among: devices) {
    case .device(let meant): return meant.deviceId == device.deviceId
    case .address(let host, let port):
      return device.port == port && (device.host == host || device.addresses.contains(host))
    default: return false
    }
  }
}
