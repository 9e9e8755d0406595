import Glibc
import LoopIsolation
import NIOCore
import TextFormats

/// A UDP socket for multicast DNS of one IP version. It sends without SwiftNIO, which closes a channel on errors that
/// are usual here (an interface that disappears, a full queue, a firewall).
struct MulticastSocket {
  enum Family: Sendable, Hashable, CaseIterable {
    case ipv4
    case ipv6
  }

  private static let receiveBuffer: CInt = 1 << 20

  let family: Family
  let descriptor: CInt

  /// Makes a socket and binds it.
  ///
  /// - Parameters:
  ///   - port: 0 for any.
  ///   - isShared: whether other sockets may be bound to the port.
  /// - Throws: ``SocketFailure``.
  init(_ family: Family, port: UInt16, isShared: Bool) throws {
    self.family = family
    let type = CInt(SOCK_DGRAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
    self.descriptor = socket(family == .ipv4 ? AF_INET : AF_INET6, type, 0)
    guard self.descriptor >= 0 else { throw SocketFailure("socket") }
    do {
      try self.configure(isShared: isShared)
      try self.bind(port)
    } catch {
      Glibc.close(self.descriptor)
      throw error
    }
  }

  private init(_ family: Family, descriptor: CInt) {
    self.family = family
    self.descriptor = descriptor
  }

  /// Returns the same socket under another descriptor.
  func duplicate() throws -> MulticastSocket {
    let copy = fcntl(self.descriptor, F_DUPFD_CLOEXEC, 0)
    guard copy >= 0 else { throw SocketFailure("dup") }
    return MulticastSocket(self.family, descriptor: copy)
  }

  func close() {
    Glibc.close(self.descriptor)
  }

  /// Whether another socket on this host is bound to `port`.
  static func isTaken(_ port: UInt16) -> Bool {
    guard let socket = try? MulticastSocket(.ipv4, port: port, isShared: false) else { return true }
    socket.close()
    return false
  }

  // MARK: Options

  private func configure(isShared: Bool) throws {
    if isShared {
      try self.set(SOL_SOCKET, SO_REUSEADDR, 1)
      try self.set(SOL_SOCKET, SO_REUSEPORT, 1)
    }
    // Where hundreds of devices answer, more packets arrive at once than the default holds; the system may grant
    // less.
    try? self.set(SOL_SOCKET, SO_RCVBUF, MulticastSocket.receiveBuffer)
    switch self.family {
    case .ipv4:
      try self.set(CInt(IPPROTO_IP), IP_MULTICAST_LOOP, 1)
      try self.set(CInt(IPPROTO_IP), IP_MULTICAST_TTL, 255)
      try self.set(CInt(IPPROTO_IP), IP_TTL, 255)
      // Otherwise the socket would receive groups that other sockets joined, on interfaces that it doesn't use.
      try? self.set(CInt(IPPROTO_IP), IP_MULTICAST_ALL, 0)
    case .ipv6:
      try self.set(CInt(IPPROTO_IPV6), IPV6_V6ONLY, 1)
      try self.set(CInt(IPPROTO_IPV6), IPV6_MULTICAST_LOOP, 1)
      try self.set(CInt(IPPROTO_IPV6), IPV6_MULTICAST_HOPS, 255)
      try self.set(CInt(IPPROTO_IPV6), IPV6_UNICAST_HOPS, 255)
    }
  }

  private func set(_ level: CInt, _ option: CInt, _ value: CInt) throws {
    var value = value
    guard setsockopt(self.descriptor, level, option, &value, socklen_t(MemoryLayout<CInt>.size)) == 0 else {
      throw SocketFailure("setsockopt \(option)")
    }
  }

  private func bind(_ port: UInt16) throws {
    let any = [UInt8](repeating: 0, count: self.family == .ipv4 ? 4 : 16)
    let status = MulticastSocket.withSocketAddress(any, port: port, interface: 0) {
      Glibc.bind(self.descriptor, $0, $1)
    }
    guard status == 0 else { throw SocketFailure("bind to port \(port)") }
  }

  // MARK: Groups

  /// Joins or leaves the group on an interface.
  ///
  /// - Throws: ``SocketFailure``, except if it is already a member.
  func setMember(_ isMember: Bool, interface: UInt32) throws {
    let status: CInt
    switch self.family {
    case .ipv4:
      var request = ip_mreqn()
      withUnsafeMutableBytes(of: &request.imr_multiaddr) { $0.copyBytes(from: MulticastGroup.ipv4) }
      request.imr_ifindex = CInt(truncatingIfNeeded: interface)
      let option = isMember ? IP_ADD_MEMBERSHIP : IP_DROP_MEMBERSHIP
      let size = socklen_t(MemoryLayout<ip_mreqn>.size)
      status = setsockopt(self.descriptor, CInt(IPPROTO_IP), option, &request, size)
    case .ipv6:
      var request = ipv6_mreq()
      withUnsafeMutableBytes(of: &request.ipv6mr_multiaddr) { $0.copyBytes(from: MulticastGroup.ipv6) }
      request.ipv6mr_interface = interface
      let option = isMember ? IPV6_JOIN_GROUP : IPV6_LEAVE_GROUP
      let size = socklen_t(MemoryLayout<ipv6_mreq>.size)
      status = setsockopt(self.descriptor, CInt(IPPROTO_IPV6), option, &request, size)
    }
    if status != 0, errno != EADDRINUSE { throw SocketFailure(isMember ? "join the group" : "leave the group") }
  }

  // MARK: Sending

  /// Sends a packet to the group, out of one interface.
  ///
  /// - Parameter source: the sender's IPv4 address, 4 bytes; nil for the system's choice.
  /// - Throws: ``SocketFailure``.
  func multicast(_ bytes: [UInt8], interface: UInt32, source: [UInt8]? = nil) throws {
    let group = self.family == .ipv4 ? MulticastGroup.ipv4 : MulticastGroup.ipv6
    try self.send(bytes, to: group, port: MulticastGroup.port, interface: interface, source: source)
  }

  /// Sends a packet out of one interface.
  ///
  /// - Parameters:
  ///   - address: 4 or 16 bytes.
  ///   - source: the sender's IPv4 address, 4 bytes; nil for the system's choice.
  /// - Throws: ``SocketFailure``.
  func send(
    _ bytes: [UInt8], to address: [UInt8], port: UInt16, interface: UInt32, source: [UInt8]? = nil
  ) throws {
    var control = self.packetInformation(interface, source: source)
    let sent = MulticastSocket.withSocketAddress(address, port: port, interface: interface) { address, length in
      bytes.withUnsafeBytes { payload in
        control.withUnsafeMutableBytes { control in
          var vector = iovec(iov_base: UnsafeMutableRawPointer(mutating: payload.baseAddress), iov_len: payload.count)
          return withUnsafeMutablePointer(to: &vector) { vector in
            var message = msghdr()
            message.msg_name = UnsafeMutableRawPointer(mutating: address)
            message.msg_namelen = length
            message.msg_iov = vector
            message.msg_iovlen = 1
            message.msg_control = control.baseAddress
            message.msg_controllen = control.count
            return sendmsg(self.descriptor, &message, CInt(MSG_NOSIGNAL))
          }
        }
      }
    }
    guard sent == bytes.count else { throw SocketFailure("send") }
  }

  /// Returns the control message that names the interface, and for IPv4 the source (`in_pktinfo`, `in6_pktinfo`).
  private func packetInformation(_ interface: UInt32, source: [UInt8]?) -> [UInt8] {
    let isIPv4 = self.family == .ipv4
    let index = withUnsafeBytes(of: interface, Array.init)
    let empty = [UInt8](repeating: 0, count: 4)
    let data = isIPv4 ? index + (source ?? empty) + empty : [UInt8](repeating: 0, count: 16) + index
    var header = cmsghdr()
    header.cmsg_len = MemoryLayout<cmsghdr>.size + data.count
    header.cmsg_level = CInt(isIPv4 ? IPPROTO_IP : IPPROTO_IPV6)
    header.cmsg_type = isIPv4 ? IP_PKTINFO : IPV6_PKTINFO
    let padding = [UInt8](repeating: 0, count: (8 - data.count % 8) % 8)
    return withUnsafeBytes(of: header, Array.init) + data + padding
  }

  private static func withSocketAddress<R>(
    _ bytes: [UInt8], port: UInt16, interface: UInt32, _ body: (UnsafePointer<sockaddr>, socklen_t) -> R
  ) -> R {
    func pass<Address>(_ address: Address) -> R {
      withUnsafePointer(to: address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          body($0, socklen_t(MemoryLayout<Address>.size))
        }
      }
    }
    if bytes.count == 4 {
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = port.bigEndian
      withUnsafeMutableBytes(of: &address.sin_addr) { $0.copyBytes(from: bytes) }
      return pass(address)
    }
    var address = sockaddr_in6()
    address.sin6_family = sa_family_t(AF_INET6)
    address.sin6_port = port.bigEndian
    address.sin6_scope_id = bytes[0] == 0xfe || bytes[0] == 0xff ? interface : 0
    withUnsafeMutableBytes(of: &address.sin6_addr) { $0.copyBytes(from: bytes) }
    return pass(address)
  }
}

/// A handler that passes the messages that a socket receives to its owner, on the same loop.
final class ReadHandler<Message: Sendable>: ChannelInboundHandler {
  typealias InboundIn = Message

  private let closesOnError: Bool
  private let onRead: @LoopActor (Message) -> Void
  private let onClose: @LoopActor () -> Void

  /// - Parameter closesOnError: Whether a failed read ends the socket. For datagrams it is harmless.
  init(
    closesOnError: Bool, onRead: @escaping @LoopActor (Message) -> Void, onClose: @escaping @LoopActor () -> Void
  ) {
    self.closesOnError = closesOnError
    self.onRead = onRead
    self.onClose = onClose
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let message = self.unwrapInboundIn(data)
    let onRead = self.onRead
    LoopActor.assumeIsolated { onRead(message) }
  }

  func channelInactive(context: ChannelHandlerContext) {
    let onClose = self.onClose
    LoopActor.assumeIsolated { onClose() }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    if self.closesOnError { context.close(promise: nil) }
  }
}

/// The addresses and the port of multicast DNS (RFC 6762, 3).
package enum MulticastGroup {
  package static let port: UInt16 = 5353
  /// 224.0.0.251
  package static let ipv4: [UInt8] = [224, 0, 0, 251]
  /// ff02::fb
  package static let ipv6: [UInt8] = [0xff, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xfb]
}

/// A received packet.
package struct ReceivedPacket: Sendable {
  package let bytes: [UInt8]
  package let origin: PacketOrigin
  /// The index of the link on which it arrived.
  package let link: UInt32
}

/// The packets sent in the last second or two, to recognise this process's own packets when they return.
struct SentPackets {
  private static let lifetime = TimeAmount.seconds(1)

  private var current: Set<Int> = []
  private var previous: Set<Int> = []
  private var turnedAt = NIODeadline.uptimeNanoseconds(0)

  mutating func insert(_ bytes: [UInt8], now: NIODeadline) {
    self.turn(now)
    self.current.insert(bytes.hashValue)
  }

  mutating func contains(_ bytes: [UInt8], now: NIODeadline) -> Bool {
    self.turn(now)
    let hash = bytes.hashValue
    return self.current.contains(hash) || self.previous.contains(hash)
  }

  private mutating func turn(_ now: NIODeadline) {
    let age = now - self.turnedAt
    guard age >= SentPackets.lifetime else { return }
    self.previous = age < SentPackets.lifetime * 2 ? self.current : []
    self.current = []
    self.turnedAt = now
  }
}

/// A call on a socket that failed.
package struct SocketFailure: Error, Sendable, Hashable, CustomStringConvertible {
  /// The failed call, such as `bind`.
  package let operation: String
  package let errorNumber: CInt

  /// - Parameter errorNumber: the thread's `errno` by default.
  init(_ operation: String, errorNumber: CInt = errno) {
    self.operation = operation
    self.errorNumber = errorNumber
  }

  package var description: String {
    "\(self.operation): \(PlainReason.ofSystem(self.errorNumber))"
  }
}
