import CastDiscovery
import CastModel
import CastV2
import Glibc
import LoopIsolation
package import MediaServing
package import NIOCore

/// How a receiver reaches this machine, and from where it comes.
package struct ServingReach: Sendable, Hashable {
  /// The address of this machine, as the receiver sees it.
  package var address: SocketAddress
  /// Where the receiver and the members of its group are.
  package var peers: Set<PeerAddress>
  /// The session with it; `nil`: none.
  package var sessionId: String?
}

extension ReceiverLink {
  /// How the device reaches this machine: by the address at which it knows this link.
  func servingReach() throws(CastError) -> ServingReach {
    guard let connection, let address = connection.localAddress else {
      throw CastError(
        .sessionNotConnected, "There is no connection to the device, so how it reaches this machine isn't known.",
        sessionId: self.sessionId)
    }
    return ServingReach(address: address, peers: self.servingPeers, sessionId: self.sessionId)
  }

  /// Where the device and the members of its group are.
  var servingPeers: Set<PeerAddress> {
    var peers = self.device.servingPeers
    if let peer = PeerAddress(self.connection?.remoteAddress) { peers.insert(peer) }
    // A group spells its members' ids with dashes, DNS-SD without.
    let members = Set((self.multizone.status?.devices ?? []).map { Self.plainId($0.deviceId) })
    guard !members.isEmpty else { return peers }
    for device in self.environment.discovery.devices where members.contains(Self.plainId(device.deviceId)) {
      peers.formUnion(device.servingPeers)
    }
    return peers
  }

  /// Where a device is, by the id that a group calls it.
  func servingPeers(of deviceId: String) -> Set<PeerAddress> {
    let id = Self.plainId(deviceId)
    return self.environment.discovery.devices.filter { Self.plainId($0.deviceId) == id }
      .reduce(into: []) { $0.formUnion($1.servingPeers) }
  }

  /// Whether a device is a member of the group that this is.
  func hasMember(_ deviceId: String) -> Bool {
    let id = Self.plainId(deviceId)
    return (self.multizone.status?.devices ?? []).contains { Self.plainId($0.deviceId) == id }
  }

  /// Whether the device may be a group: it says so, or nothing is known of it but its address.
  var mayBeGroup: Bool { self.device.isGroup || self.device.capabilities == nil }

  private static func plainId(_ id: String) -> String { id.lowercased().filter { $0 != "-" } }
}

extension DiscoveredDevice {
  /// Its numeric addresses.
  fileprivate var servingPeers: Set<PeerAddress> {
    Set((self.addresses + [self.host]).compactMap { PeerAddress($0) })
  }

  /// How it would reach this machine: by the address from which the system would send to it. Nothing is sent.
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
