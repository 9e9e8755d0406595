import CastDiscovery
import CastModel

/// Which device a person's text means, of those that there are. A pure value.
enum DeviceChoice: Sendable, Hashable {
  /// This one.
  case device(DiscoveredDevice)
  /// Whatever is at this address.
  case address(host: String, port: UInt16)
  /// The name fits several.
  case several([DiscoveredDevice])
  /// None of them.
  case none

  /// By id, else by name, else as an address. Devices that this run has seen come before those that only an earlier one knew.
  init(_ text: String, among devices: [DiscoveredDevice]) {
    if let device = devices.first(where: { DeviceID.isSame($0.deviceId, text) }) {
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
    } else if let (host, port) = Self.address(text) {
      self = .address(host: host, port: port)
    } else {
      self = .none
    }
  }

  /// The host and port that a text names, if it can be nothing but an address: an IP address, a host name with a dot or a port.
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
  /// Whether a device is what the default means, among `devices`, which it is one of.
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
