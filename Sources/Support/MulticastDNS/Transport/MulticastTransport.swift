package import Logging
package import LoopIsolation
import NIOCore
import NIOPosix

/// The sockets of multicast DNS: port 5353 shared with other programs, both IP versions, every link; follows changes
/// of the links.
///
/// If the port can't be bound another one is used: questions are then answered directly (RFC 6762, 6.7), and the port
/// is tried again every 30 seconds.
@LoopActor
package final class MulticastTransport {
  /// Called with each packet of another sender.
  package var onPacket: (@LoopActor (ReceivedPacket) -> Void)?
  /// Called with the links in use, at the start and when they or the use of the port change.
  package var onLinks: (@LoopActor ([NetworkLink]) -> Void)?
  package private(set) var links: [NetworkLink] = []
  /// Whether to use a link; called at each change, including a change of this closure.
  package var isWanted: @LoopActor (NetworkLink) -> Bool = { _ in true } {
    didSet { self.refreshLinks() }
  }

  private static let retryInterval = TimeAmount.seconds(30)
  private let port: UInt16
  private let logger: Logger
  private var state = TransportReport()
  private var sockets: [MulticastSocket.Family: MulticastSocket] = [:]
  private var channels: [MulticastSocket.Family: any Channel] = [:]
  private var members: [MulticastSocket.Family: Set<UInt32>] = [:]
  private var sent = SentPackets()
  private var monitor: LinkMonitor?
  private var retry: Scheduled<Void>?
  /// The number of starts, which identifies events of an earlier one.
  private var epoch = 0

  /// - Parameter port: the protocol's port, except in tests.
  package init(port: UInt16 = MulticastGroup.port, logger: Logger) {
    self.port = port
    self.logger = logger.component("MulticastTransport")
  }

  /// The current state; the interface names are those in use.
  package var report: TransportReport {
    var report = self.state
    report.joinedIPv4 = self.links.filter { self.members[.ipv4]?.contains($0.index) == true }.map(\.name)
    report.joinedIPv6 = self.links.filter { self.members[.ipv6]?.contains($0.index) == true }.map(\.name)
    return report
  }

  /// Opens the sockets; if there are links, ``onLinks`` is called before this returns.
  package func start() {
    guard self.monitor == nil else { return }
    let monitor = LinkMonitor { [weak self] in self?.refreshLinks() }
    self.monitor = monitor
    monitor.start()
    self.open()
  }

  /// Closes the sockets.
  package func stop() {
    guard let monitor = self.monitor else { return }
    monitor.stop()
    self.monitor = nil
    self.retry?.cancel()
    self.retry = nil
    self.closeSockets()
    self.links = []
    self.state.portUse = .closed
    self.state.unheardPackets = 0
    self.state.failedSends = 0
    self.state.sendError = nil
  }

  private func refreshLinks() {
    guard self.monitor != nil else { return }
    let links = NetworkLink.all().filter { self.isWanted($0) }
    let areChanged = links != self.links
    self.links = links
    self.updateMemberships()
    if areChanged { self.onLinks?(links) }
  }

  // MARK: Sending

  /// Sends a packet to the multicast group on a link, with both IP versions.
  package func multicast(_ bytes: [UInt8], link index: UInt32) {
    guard let link = self.links.first(where: { $0.index == index }) else { return }
    if self.state.portUse != .unavailable {
      self.sent.insert(bytes, now: .now())
      self.state.unheardPackets += 1
    }
    if link.hasIPv4, let socket = self.sockets[.ipv4] {
      // Without a route to the group, as on a host with only a loopback, the system would send from 0.0.0.0.
      let source = link.addresses.first { !$0.address.isIPv6 }?.address.bytes
      self.note(link) { try socket.multicast(bytes, interface: index, source: source) }
    }
    if link.hasIPv6, let socket = self.sockets[.ipv6] {
      self.note(link) { try socket.multicast(bytes, interface: index) }
    }
  }

  /// Sends a packet to one host on a link.
  package func send(_ bytes: [UInt8], to address: InternetAddress, port: UInt16, link index: UInt32) {
    guard let link = self.links.first(where: { $0.index == index }),
      let socket = self.sockets[address.isIPv6 ? .ipv6 : .ipv4]
    else { return }
    // Packets to this host itself use the loopback, so no interface may be named.
    let isLocal = self.links.contains { $0.addresses.contains { $0.address == address } }
    let interface = isLocal && !address.isLinkLocalIPv6 ? 0 : index
    self.note(link) { try socket.send(bytes, to: address.bytes, port: port, interface: interface) }
  }

  private func note(_ link: NetworkLink, _ body: () throws -> Void) {
    do {
      try body()
      self.state.packetsSent += 1
      self.state.failedSends = 0
      self.state.sendError = nil
    } catch {
      self.state.failedSends += 1
      self.state.sendError = "\(error) on \(link.name)"
      self.fail("\(error) on \(link.name)")
    }
  }

  private func fail(_ text: String) {
    self.state.errors += 1
    if self.state.lastError != text { self.logger.debug("Multicast DNS: \(text)") }
    self.state.lastError = text
  }

  // MARK: Sockets

  private func open() {
    self.epoch += 1
    let isShared = MulticastSocket.isTaken(self.port)
    for family in MulticastSocket.Family.allCases { self.open(family, port: self.port) }
    if self.sockets[.ipv4] == nil {
      // The program that holds the port doesn't share it. One IP version alone isn't enough.
      self.closeSockets()
      for family in MulticastSocket.Family.allCases { self.open(family, port: 0) }
      self.state.portUse = .unavailable
      self.logger.notice("UDP port \(self.port) can't be shared: asking from another port, as simple resolvers do")
      self.scheduleRetry()
    } else {
      self.state.portUse = isShared ? .shared : .alone
    }
    self.links = []
    self.refreshLinks()
  }

  private func open(_ family: MulticastSocket.Family, port: UInt16) {
    do {
      let socket = try MulticastSocket(family, port: port, isShared: port != 0)
      do {
        // The channel reads and owns one descriptor, the other one sends.
        self.sockets[family] = try socket.duplicate()
        self.read(socket)
      } catch {
        socket.close()
        throw error
      }
    } catch {
      self.fail("\(error) (\(family))")
    }
  }

  private func read(_ socket: MulticastSocket) {
    let epoch = self.epoch
    let (family, descriptor) = (socket.family, socket.descriptor)
    DatagramBootstrap(group: LoopActor.shared.eventLoop)
      .channelOption(.recvAllocator, value: FixedSizeRecvByteBufferAllocator(capacity: DNSMessage.maximumLength + 1))
      .channelOption(.maxMessagesPerRead, value: 32)
      .channelOption(.receivePacketInfo, value: true)
      .channelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          // Errors are ignored: a socket that ends is replaced.
          let handler = ReadHandler<AddressedEnvelope<ByteBuffer>>(
            closesOnError: false,
            onRead: { [weak self] in self?.receive($0, epoch: epoch) },
            onClose: { [weak self] in self?.didClose(family, epoch: epoch) }
          )
          try channel.pipeline.syncOperations.addHandler(handler)
        }
      }
      .withBoundSocket(descriptor)
      .whenComplete { result in
        LoopActor.assumeIsolated { self.didOpen(family, result, epoch: epoch) }
      }
  }

  private func didOpen(_ family: MulticastSocket.Family, _ result: Result<any Channel, any Error>, epoch: Int) {
    switch result {
    case .success(let channel) where self.epoch == epoch && self.monitor != nil: self.channels[family] = channel
    case .success(let channel): channel.close(promise: nil)
    case .failure(let error):
      self.fail("\(error) (\(family))")
      self.scheduleRetry()
    }
  }

  /// Schedules a restart of the sockets after one has closed.
  private func didClose(_ family: MulticastSocket.Family, epoch: Int) {
    guard self.epoch == epoch, self.monitor != nil else { return }
    self.fail("the socket was closed (\(family))")
    self.scheduleRetry()
  }

  private func scheduleRetry() {
    guard self.retry == nil else { return }
    self.retry = LoopActor.shared.eventLoop.scheduleTask(in: MulticastTransport.retryInterval) {
      LoopActor.assumeIsolated { self.tryAgain() }
    }
  }

  private func tryAgain() {
    self.retry = nil
    guard self.monitor != nil else { return }
    if self.state.portUse == .unavailable {
      guard let probe = try? MulticastSocket(.ipv4, port: self.port, isShared: true) else {
        return self.scheduleRetry()
      }
      probe.close()
    }
    self.closeSockets()
    self.open()
  }

  private func closeSockets() {
    self.epoch += 1
    for channel in self.channels.values { channel.close(promise: nil) }
    for socket in self.sockets.values { socket.close() }
    self.channels = [:]
    self.sockets = [:]
    self.members = [:]
  }

  private func updateMemberships() {
    guard self.state.portUse != .unavailable else { return }
    for (family, socket) in self.sockets {
      let wanted = Set(self.links.filter { family == .ipv4 ? $0.hasIPv4 : $0.hasIPv6 }.map(\.index))
      let joined = self.members[family] ?? []
      // The system removes the membership with the interface.
      for index in joined.subtracting(wanted) { try? socket.setMember(false, interface: index) }
      self.members[family] = joined.intersection(wanted)
      for link in self.links where wanted.subtracting(joined).contains(link.index) {
        do {
          try socket.setMember(true, interface: link.index)
          self.members[family, default: []].insert(link.index)
        } catch {
          self.fail("\(error) on \(link.name)")
        }
      }
    }
  }

  // MARK: Receiving

  private func receive(_ envelope: AddressedEnvelope<ByteBuffer>, epoch: Int) {
    guard self.epoch == epoch, let information = envelope.metadata?.packetInfo,
      let source = envelope.remoteAddress.internetAddress, let port = envelope.remoteAddress.port,
      let destination = information.destinationAddress.internetAddress,
      let link = self.link(of: source, arrivedOn: UInt32(clamping: information.interfaceIndex))
    else { return }
    let bytes = Array(envelope.data.readableBytesView)
    let isMulticast = !destination.isUnicast
    // A direct packet from beyond the link must be forged (RFC 6762, 11).
    guard isMulticast || link.contains(source) else { return }
    let isFromHere = self.links.contains { $0.addresses.contains { $0.address == source } }
    guard !isFromHere || !self.sent.contains(bytes, now: .now()) else {
      self.state.unheardPackets = 0
      return
    }
    self.state.packetsReceived += 1
    let origin = PacketOrigin(address: source, port: UInt16(clamping: port), isMulticast: isMulticast)
    self.onPacket?(ReceivedPacket(bytes: bytes, origin: origin, link: link.index))
  }

  /// Returns the link of a packet: a direct one from this host itself comes over the loopback.
  private func link(of source: InternetAddress, arrivedOn index: UInt32) -> NetworkLink? {
    let link = self.links.first { $0.index == index }
    if let link, !link.isLoopback || link.contains(source) { return link }
    return self.links.first { $0.addresses.contains { $0.address == source } }
  }
}

extension SocketAddress {
  fileprivate var internetAddress: InternetAddress? {
    self.withSockAddr { pointer, _ in NetworkLink.address(pointer) }
  }
}

/// The state of a ``MulticastTransport``.
package struct TransportReport: Sendable, Hashable {
  /// The use of the port.
  package enum PortUse: Sendable, Hashable {
    case closed
    /// No other process on this host is bound to it.
    case alone
    /// Other processes are bound to it, so direct answers may reach them instead.
    case shared
    /// It can't be bound: questions are sent from another port, and only direct answers arrive (RFC 6762, 6.7).
    case unavailable
  }

  package internal(set) var portUse = PortUse.closed
  /// The names of the interfaces in use, for each IP version.
  package internal(set) var joinedIPv4: [String] = []
  package internal(set) var joinedIPv6: [String] = []
  package internal(set) var packetsSent = 0
  package internal(set) var packetsReceived = 0
  /// The number of packets sent to the group since this host last received one that it had sent. The system returns
  /// each to the sockets that joined the group, unless a filter of this host drops it.
  package internal(set) var unheardPackets = 0
  /// The number of failed sends since the last success, and the last failure.
  package internal(set) var failedSends = 0
  package internal(set) var sendError: String?
  /// The number of failed sends and joins.
  package internal(set) var errors = 0
  /// The last failure with its interface; kept after recovery.
  package internal(set) var lastError: String?

  package init() {}
}
