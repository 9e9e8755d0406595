import CastDiscovery
import CastModel
import CastV2
import Glibc
import LoopIsolation
package import MediaServing
package import NIOCore

/// The address at which a receiver reaches this machine, and those from which it connects.
package struct ServingReach: Sendable, Hashable {
  /// This machine's address, as the receiver sees it.
  package var address: SocketAddress
  /// The addresses of the receiver and of its group's members.
  package var peers: Set<PeerAddress>
  /// The session with the receiver; `nil` if there is none.
  package var sessionId: String?
}

extension ReceiverLink {
  /// Returns how the device reaches this machine: at the local address of this link.
  func servingReach() throws(CastError) -> ServingReach {
    guard let connection, let address = connection.localAddress else {
      throw CastError(
        .sessionNotConnected, "There is no connection to the device, so how it reaches this machine isn't known.",
        sessionId: self.sessionId)
    }
    return ServingReach(address: address, peers: self.servingPeers, sessionId: self.sessionId)
  }

  /// The addresses of the device and of its group's members.
  var servingPeers: Set<PeerAddress> {
    var peers = self.device.servingPeers
    if let peer = PeerAddress(self.connection?.remoteAddress) { peers.insert(peer) }
    let members = Set((self.multizone.status?.devices ?? []).map { DeviceID.canonical($0.deviceId) })
    guard !members.isEmpty else { return peers }
    for device in self.environment.discovery.devices where members.contains(DeviceID.canonical(device.deviceId)) {
      peers.formUnion(device.servingPeers)
    }
    return peers
  }

  /// Returns the addresses of the device with the id that a group uses for it.
  func servingPeers(of deviceId: String) -> Set<PeerAddress> {
    let id = DeviceID.canonical(deviceId)
    return self.environment.discovery.devices.filter { DeviceID.canonical($0.deviceId) == id }
      .reduce(into: []) { $0.formUnion($1.servingPeers) }
  }

  /// Whether this device is a group with the member `deviceId`.
  func hasMember(_ deviceId: String) -> Bool {
    let id = DeviceID.canonical(deviceId)
    return (self.multizone.status?.devices ?? []).contains { DeviceID.canonical($0.deviceId) == id }
  }

  /// Whether the device may be a group: it is one, or only its address is known.
  var mayBeGroup: Bool { self.device.isGroup || self.device.capabilities == nil }
}

extension DiscoveredDevice {
  /// The device's numeric addresses.
  fileprivate var servingPeers: Set<PeerAddress> {
    Set((self.addresses + [self.host]).compactMap { PeerAddress($0) })
  }

  /// Returns how the device would reach this machine: at the address from which the system would send to it. Sends
  /// nothing.
  ///
  /// - Throws: ``CastErrorCode/addressNotResolved``, ``CastErrorCode/servingUnavailable``.
  @LoopActor
  func servingReach() async throws(CastError) -> ServingReach {
    let name = self.addresses.first ?? self.host
    let resolved: [SocketAddress]
    do {
      resolved = try await NameResolver.resolve(
        host: name, port: Int(self.port), on: LoopActor.shared.eventLoop
      ).value()
    } catch {
      throw CastError(
        .addressNotResolved, "'\(name)', the device's address, can't be resolved: \(error).", cause: error)
    }
    guard let remote = resolved.first, let local = Self.localAddress(to: remote) else {
      throw CastError(.servingUnavailable, "This machine has no way to \(name).")
    }
    return ServingReach(address: local, peers: self.servingPeers.union(resolved.compactMap { PeerAddress($0) }))
  }

  private static func localAddress(to remote: SocketAddress) -> SocketAddress? {
    let descriptor = socket(
      remote.protocol == .inet6 ? AF_INET6 : AF_INET, Int32(SOCK_DGRAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    guard remote.withSockAddr({ connect(descriptor, $0, socklen_t($1)) }) == 0 else { return nil }
    var storage = sockaddr_storage()
    var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
    let named = withUnsafeMutablePointer(to: &storage) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &length) }
    }
    guard named == 0 else { return nil }
    var text = [CChar](repeating: 0, count: Int(NI_MAXHOST))
    let written = withUnsafePointer(to: storage) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        getnameinfo($0, length, &text, socklen_t(text.count), nil, 0, NI_NUMERICHOST)
      }
    }
    guard written == 0 else { return nil }
    return try? SocketAddress(
      ipAddress: String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self), port: 0)
  }
}
