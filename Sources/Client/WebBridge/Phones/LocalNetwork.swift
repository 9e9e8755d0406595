import Glibc

/// An IPv4 address of an interface, with the network that it reaches directly.
public struct LocalNetwork: Sendable, Hashable {
  /// The interface's name, such as `wlan0`.
  public var interface: String
  /// The address as a number.
  var address: UInt32
  /// The network mask as a number.
  var mask: UInt32

  /// The address, such as `192.168.1.5`.
  public var ipAddress: String { Self.text(self.address) }

  /// Whether the address is for private networks (RFC 1918, RFC 3927).
  var isPrivate: Bool {
    let ranges: [(UInt32, UInt32)] = [
      (0x0A00_0000, 0xFF00_0000), (0xAC10_0000, 0xFFF0_0000), (0xC0A8_0000, 0xFFFF_0000), (0xA9FE_0000, 0xFFFF_0000),
    ]
    return ranges.contains { self.address & $0.1 == $0.0 }
  }

  /// Whether a peer's address is in this network: packets that a router forwards come from other addresses.
  func contains(_ peer: String?) -> Bool {
    guard let number = peer.flatMap(IPv4Text.number) else { return false }
    return number & self.mask == self.address & self.mask
  }

  private static func text(_ address: UInt32) -> String {
    stride(from: 24, through: 0, by: -8).map { String(address >> UInt32($0) & 255) }.joined(separator: ".")
  }
}

/// The choice of the network for phones.
extension LocalNetwork {
  /// The reason why no network was chosen, with the advice.
  public struct NotChosen: Error, Sendable, Hashable {
    /// The failure.
    public var message: String
    /// The advice for the user.
    public var advice: String
  }

  /// Returns the network of the interface or address `named`, else the only private one, else the private one of the
  /// default route. A public address is taken only if it is named itself.
  static func choose(
    _ named: String?, among all: [LocalNetwork], defaultInterface: String?
  ) throws(NotChosen) -> LocalNetwork {
    let list = all.filter(\.isPrivate).map { "\($0.interface) (\($0.ipAddress))" }.joined(separator: ", ")
    let names = list.isEmpty ? "Connect to a network first." : "Name one of these: \(list)."
    if let named {
      if let exact = all.first(where: { $0.ipAddress == named }) { return exact }
      let networks = all.filter { $0.interface == named }
      if let network = networks.first(where: \.isPrivate) { return network }
      throw networks.isEmpty
        ? NotChosen(message: "There is no interface or address “\(named)”.", advice: names)
        : NotChosen(
          message: "The address of \(named) is public: every computer of the internet could connect.",
          advice: "Name the address itself to use it: \(networks.map(\.ipAddress).joined(separator: ", ")).")
    }
    let usable = all.filter { $0.isPrivate && $0.interface != "lo" }
    if usable.count == 1 { return usable[0] }
    if let network = usable.first(where: { $0.interface == defaultInterface }) { return network }
    throw usable.isEmpty
      ? NotChosen(message: "No interface has a private IPv4 address.", advice: names)
      : NotChosen(message: "There are several networks.", advice: names)
  }

  /// Returns the network to use on this machine.
  public static func choose(_ named: String?) throws(NotChosen) -> LocalNetwork {
    try self.choose(named, among: self.all(), defaultInterface: self.defaultInterface())
  }

  /// Returns the IPv4 networks of the interfaces that are up.
  private static func all() -> [LocalNetwork] {
    var list: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&list) == 0 else { return [] }
    defer { freeifaddrs(list) }
    var networks: [LocalNetwork] = []
    var next = list
    while let entry = next?.pointee {
      next = entry.ifa_next
      guard entry.ifa_flags & UInt32(IFF_UP) != 0, let address = self.number(entry.ifa_addr),
        let mask = self.number(entry.ifa_netmask)
      else { continue }
      networks.append(LocalNetwork(interface: String(cString: entry.ifa_name), address: address, mask: mask))
    }
    return networks
  }

  private static func number(_ address: UnsafeMutablePointer<sockaddr>?) -> UInt32? {
    guard let address, Int32(address.pointee.sa_family) == AF_INET else { return nil }
    return address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) { pointer in
      UInt32(bigEndian: pointer.pointee.sin_addr.s_addr)
    }
  }

  /// Returns the interface of the first default route (`/proc/net/route`), or `nil` if there is none.
  private static func defaultInterface() -> String? {
    guard let file = fopen("/proc/net/route", "re") else { return nil }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 512)
    while fgets(&line, Int32(line.count), file) != nil {
      let text = line.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
      let fields = text.split(whereSeparator: \.isWhitespace)
      if fields.count > 7, fields[1] == "00000000", fields[7] == "00000000" { return String(fields[0]) }
    }
    return nil
  }
}

/// IPv4 addresses as text.
enum IPv4Text {
  /// Returns an IPv4 address in dotted form as a number, or `nil` for another text.
  static func number(_ text: some StringProtocol) -> UInt32? {
    var address = in_addr()
    return inet_pton(AF_INET, String(text), &address) == 1 ? UInt32(bigEndian: address.s_addr) : nil
  }
}

/// IPv6 addresses as text.
enum IPv6Text {
  /// Returns the 16 bytes of an IPv6 address, or `nil` for another text.
  static func bytes(_ text: some StringProtocol) -> [UInt8]? {
    var address = in6_addr()
    return inet_pton(AF_INET6, String(text), &address) == 1 ? withUnsafeBytes(of: address) { Array($0) } : nil
  }
}
