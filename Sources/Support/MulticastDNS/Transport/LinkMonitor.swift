package import Glibc
import LoopIsolation
import NIOCore
import NIOPosix

/// A monitor of changes of this host's interfaces or addresses (rtnetlink); polls every ten seconds if it can't be
/// notified.
@LoopActor
final class LinkMonitor {
  /// The delay after a message: several belong to one change, and an interface gets its addresses a moment later.
  private static let settling = TimeAmount.milliseconds(100)
  private static let interval = TimeAmount.seconds(10)

  private let onChange: @LoopActor () -> Void
  private var channel: (any Channel)?
  private var timer: Scheduled<Void>?
  private var isRunning = false

  init(onChange: @escaping @LoopActor () -> Void) {
    self.onChange = onChange
  }

  func start() {
    guard !self.isRunning else { return }
    self.isRunning = true
    self.open()
  }

  func stop() {
    self.isRunning = false
    self.timer?.cancel()
    self.timer = nil
    self.channel?.close(promise: nil)
    self.channel = nil
  }

  private func open() {
    guard let descriptor = LinkMonitor.makeSocket() else { return self.schedule(in: LinkMonitor.interval) }
    NIOPipeBootstrap(group: LoopActor.shared.eventLoop)
      .channelOption(.recvAllocator, value: FixedSizeRecvByteBufferAllocator(capacity: 16_384))
      .channelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          // The message isn't parsed: the links are listed afterwards.
          let handler = ReadHandler<ByteBuffer>(
            closesOnError: true,
            onRead: { [weak self] _ in self?.schedule(in: LinkMonitor.settling) },
            onClose: { [weak self] in self?.didClose() }
          )
          try channel.pipeline.syncOperations.addHandler(handler)
        }
      }
      .takingOwnershipOfDescriptor(input: descriptor)
      .whenComplete { result in
        LoopActor.assumeIsolated { self.didOpen(result, descriptor: descriptor) }
      }
  }

  private func didOpen(_ result: Result<any Channel, any Error>, descriptor: CInt) {
    switch result {
    case .success(let channel) where self.isRunning: self.channel = channel
    case .success(let channel): channel.close(promise: nil)
    case .failure:
      close(descriptor)
      self.schedule(in: LinkMonitor.interval)
    }
  }

  /// Handles the end of the socket, which closes if its buffer overflows; the changes are then found by polling.
  private func didClose() {
    guard self.isRunning else { return }
    self.channel = nil
    self.schedule(in: LinkMonitor.settling)
  }

  private func schedule(in amount: TimeAmount) {
    guard self.isRunning, self.timer == nil else { return }
    self.timer = LoopActor.shared.eventLoop.scheduleTask(in: amount) {
      LoopActor.assumeIsolated { self.look() }
    }
  }

  private func look() {
    self.timer = nil
    guard self.isRunning else { return }
    self.onChange()
    if self.channel == nil { self.open() }
  }

  private nonisolated static func makeSocket() -> CInt? {
    let type = CInt(SOCK_RAW.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
    let routing: CInt = 0  // NETLINK_ROUTE
    let descriptor = socket(AF_NETLINK, type, routing)
    guard descriptor >= 0 else { return nil }
    // sockaddr_nl, which Swift lacks: family, padding, port, groups (RTMGRP_LINK, RTMGRP_IPV4_IFADDR,
    // RTMGRP_IPV6_IFADDR).
    let groups: UInt32 = 0x1 | 0x10 | 0x100
    var address = [UInt16(truncatingIfNeeded: AF_NETLINK), 0, 0, 0, UInt16(truncatingIfNeeded: groups), 0]
    let status = address.withUnsafeMutableBytes { bytes in
      bytes.withMemoryRebound(to: sockaddr.self) { bind(descriptor, $0.baseAddress, 12) }
    }
    guard status == 0 else {
      close(descriptor)
      return nil
    }
    return descriptor
  }
}

/// A network interface for multicast DNS.
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
  /// Whether IPv6 multicast has a source address; the loopback has no route to the group.
  package var hasIPv6: Bool { !self.isLoopback && self.addresses.contains { $0.address.isLinkLocalIPv6 } }

  /// Whether `address` is on the link: one of this host's own, or of its networks (RFC 6762, 11).
  package func contains(_ address: InternetAddress) -> Bool {
    if address.isLinkLocalIPv6 { return true }
    return self.addresses.contains { $0.address.sharesPrefix($0.prefixLength, with: address) }
  }

  /// Returns the links of this host: up, with a carrier and an address, multicast, not point to point.
  ///
  /// The loopback interface counts if it is configured for multicast, or if no other interface is up with a carrier and
  /// multicast.
  package static func all() -> [NetworkLink] {
    let found = self.interfaces()
    let usable = found.filter { $0.isUsable && !$0.link.isLoopback }
    let loopbacks = found.filter { $0.link.isLoopback && $0.isUp && ($0.isMulticast || usable.isEmpty) }
    return (usable + loopbacks).map(\.link).filter { !$0.addresses.isEmpty }.sorted { $0.index < $1.index }
  }

  // MARK: System interfaces

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
      // The system lists an address with a label ("eth0:1") under that; interfaces' names have no colon.
      let name = String(String(cString: namePointer).prefix { $0 != ":" })
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

  /// Returns the IPv4 or IPv6 address in a structure of the system; `nil` for another family.
  package static func address(_ address: UnsafePointer<sockaddr>?) -> InternetAddress? {
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
