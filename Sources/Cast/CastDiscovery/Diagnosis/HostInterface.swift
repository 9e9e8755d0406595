import Glibc
import MulticastDNS

/// A network interface of this host, with the properties that discovery uses.
public struct HostInterface: Sendable, Hashable {
  /// The name (`eth0`).
  public let name: String
  /// The index; 0 if unknown.
  public let index: UInt32
  /// Addresses as text, IPv4 first.
  public let addresses: [String]
  /// Whether it is up and has a carrier.
  public let isRunning: Bool
  /// Whether it sends and receives multicast, which discovery needs.
  public let isMulticast: Bool
  /// Whether it leads only to this host.
  public let isLoopback: Bool
  /// Whether it is a tunnel to one other host, like a VPN's.
  public let isPointToPoint: Bool

  /// Describes an interface without asking the system, for tests; ``all()`` reads those of this host.
  public init(
    name: String,
    index: UInt32,
    addresses: [String],
    isRunning: Bool,
    isMulticast: Bool,
    isLoopback: Bool,
    isPointToPoint: Bool = false
  ) {
    self.name = name
    self.index = index
    self.addresses = addresses
    self.isRunning = isRunning
    self.isMulticast = isMulticast
    self.isLoopback = isLoopback
    self.isPointToPoint = isPointToPoint
  }

  /// Whether devices in the local network can be found through it.
  public var isUsable: Bool {
    self.isRunning && self.isMulticast && !self.isLoopback && !self.isPointToPoint && !self.addresses.isEmpty
  }

  /// Returns why discovery doesn't use it, or `nil` if it does.
  public func reasonToSkip(_ selection: InterfaceSelection) -> String? {
    if !selection.includes(self.name) { return "the options leave it out" }
    if !self.isRunning { return "it is down, or has no carrier" }
    if !self.isMulticast { return "it carries no multicast" }
    if self.addresses.isEmpty { return "it has no address" }
    if self.isPointToPoint { return "it is a tunnel, which leads to no local network" }
    return self.isLoopback ? "it leads only to this machine" : nil
  }

  /// Returns the interfaces of this host in the order of their indices (`getifaddrs`); empty if the system call
  /// fails.
  public static func all() -> [HostInterface] {
    var list: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&list) == 0 else { return [] }
    defer { freeifaddrs(list) }
    var flags: [String: UInt32] = [:]
    var addresses: [String: [String]] = [:]
    for entry in sequence(first: list, next: { $0?.pointee.ifa_next }) {
      guard let entry, let namePointer = entry.pointee.ifa_name else { break }
      let name = String(cString: namePointer)
      flags[name, default: 0] |= entry.pointee.ifa_flags
      if let address = NetworkLink.address(entry.pointee.ifa_addr),
        let text = AddressLiteral.text(recordData: address.bytes, interfaceName: "")
      {
        addresses[name, default: []].append(text)
      }
    }
    return flags.map { name, flags in
      HostInterface(
        name: name,
        index: if_nametoindex(name),
        addresses: AddressLiteral.ordered(addresses[name] ?? []),
        isRunning: flags & self.runningFlags == self.runningFlags,
        isMulticast: flags & UInt32(IFF_MULTICAST) != 0,
        isLoopback: flags & UInt32(IFF_LOOPBACK) != 0,
        isPointToPoint: flags & UInt32(IFF_POINTOPOINT) != 0
      )
    }.sorted { ($0.index, $0.name) < ($1.index, $1.name) }
  }

  private static let runningFlags = UInt32(IFF_UP) | UInt32(IFF_RUNNING)
}
