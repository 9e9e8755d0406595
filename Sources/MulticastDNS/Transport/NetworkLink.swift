import Glibc

/// A network interface over which multicast DNS can be spoken.
package struct NetworkLink: Sendable, Hashable {
  /// An address of this host on the link, with the length of the network's prefix.
  package struct Address: Sendable, Hashable {
    package let address: InternetAddress
    package let prefixLength: Int

    package init(_ address: InternetAddress, prefixLength: Int) {
      self.address = address
      self.prefixLength = prefixLength
    }
  }

  package let index: UInt32
  /// The interface's name (`eth0`).
  package let name: String
  package let addresses: [Address]
  /// Whether it leads only to this host.
  package let isLoopback: Bool

  package init(index: UInt32, name: String, addresses: [Address], isLoopback: Bool) {
    self.index = index
    self.name = name
    self.addresses = addresses
    self.isLoopback = isLoopback
  }

  package var hasIPv4: Bool { self.addresses.contains { !$0.address.isIPv6 } }
  /// Whether multicast over IPv6 has a sender's address; the loopback's has no route to the group.
  package var hasIPv6: Bool { !self.isLoopback && self.addresses.contains { $0.address.isLinkLocalIPv6 } }

  /// Whether `address` is on the link: one of this host's own, or of the networks that it is part of (RFC 6762, 11).
  package func contains(_ address: InternetAddress) -> Bool {
    if address.isLinkLocalIPv6 { return true }
    return self.addresses.contains { $0.address.sharesPrefix($0.prefixLength, with: address) }
  }

  /// The links of this host: up, with a carrier and an address, multicast, not point to point.
  ///
  /// The loopback interface counts where it is told to carry multicast, or where there is no other.
  package static func all() -> [NetworkLink] {
    let found = self.interfaces()
    let usable = found.filter { $0.isUsable && !$0.link.isLoopback }
    let loopbacks = found.filter { $0.link.isLoopback && $0.isUp && ($0.isMulticast || usable.isEmpty) }
    return (usable + loopbacks).map(\.link).filter { !$0.addresses.isEmpty }.sorted { $0.index < $1.index }
  }

  // MARK: What the system says

  private struct Interface {
    let link: NetworkLink
    let flags: UInt32

    var isUp: Bool { self.flags & UInt32(IFF_UP) != 0 }
    var isMulticast: Bool { self.flags & UInt32(IFF_MULTICAST) != 0 }
    var isUsable: Bool {
      let wanted = UInt32(IFF_UP) | UInt32(IFF_RUNNING) | UInt32(IFF_MULTICAST)
      return self.flags & wanted == wanted && self.flags & UInt32(IFF_POINTOPOINT) == 0
    }
  }

  private static func interfaces() -> [Interface] {
    var list: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&list) == 0 else { return [] }
    defer { freeifaddrs(list) }
    var flags: [String: UInt32] = [:]
    var addresses: [String: [Address]] = [:]
    for entry in sequence(first: list, next: { $0?.pointee.ifa_next }) {
      guard let entry, let namePointer = entry.pointee.ifa_name else { break }
      let name = String(cString: namePointer)
      flags[name, default: 0] |= entry.pointee.ifa_flags
      guard let address = self.address(entry.pointee.ifa_addr), let mask = self.address(entry.pointee.ifa_netmask)
      else { continue }
      let prefixLength = mask.bytes.reduce(0) { $0 + $1.nonzeroBitCount }
      addresses[name, default: []].append(Address(address, prefixLength: prefixLength))
    }
    return flags.compactMap { name, flags in
      let index = if_nametoindex(name)
      guard index != 0 else { return nil }
      let isLoopback = flags & UInt32(IFF_LOOPBACK) != 0
      let link = NetworkLink(index: index, name: name, addresses: addresses[name] ?? [], isLoopback: isLoopback)
      return Interface(link: link, flags: flags)
    }
  }

  private static func address(_ address: UnsafeMutablePointer<sockaddr>?) -> InternetAddress? {
    guard let address else { return nil }
    switch Int32(address.pointee.sa_family) {
    case AF_INET:
      return address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) { pointer in
        withUnsafeBytes(of: pointer.pointee.sin_addr) { InternetAddress($0) }
      }
    case AF_INET6:
      return address.withMemoryRebound(to: sockaddr_in6.self, capacity: 1) { pointer in
        withUnsafeBytes(of: pointer.pointee.sin6_addr) { InternetAddress($0) }
      }
    default: return nil
    }
  }
}
