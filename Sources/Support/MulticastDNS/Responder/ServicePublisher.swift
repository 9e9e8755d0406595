package import Logging
package import LoopIsolation
import NIOCore
import TextFormats

/// The publisher of this process's services on every link, which runs a ``Responder`` for each link over one
/// ``MulticastTransport``.
///
/// Hundreds of services at one address share the sockets and a random host name.
@LoopActor
package final class ServicePublisher {
  private static var shared: [InternetAddress?: ServicePublisher] = [:]

  /// Returns this process's publisher of services that are reached at one address only, or at all addresses (`nil`).
  package static func shared(at address: InternetAddress?) -> ServicePublisher {
    if let publisher = self.shared[address] { return publisher }
    let publisher = ServicePublisher(address: address)
    self.shared[address] = publisher
    return publisher
  }

  /// An event of a service.
  package enum Event: Sendable {
    /// The service is announced under this label, on at least one link.
    case established(label: String)
    /// Other hosts have every name that was tried, so the service was withdrawn on all links.
    case failed(MulticastDNSError)
  }

  private struct Entry {
    var service: PublishedService
    let interfaceName: String?
    let nextLabel: @LoopActor () -> String?
    let handler: @LoopActor (Event) -> Void
    var isEstablished = false
    var conflicts: [NIODeadline] = []

    /// Whether the service is to be announced on `link`.
    func isWanted(on link: NetworkLink) -> Bool { self.interfaceName == nil || self.interfaceName == link.name }
  }

  private struct LinkState {
    var link: NetworkLink
    var responder: Responder
  }

  /// The number of conflicts in ten seconds after which a name is tried only every five seconds (RFC 6762, 8.1).
  private static let toleratedConflicts = 15
  /// The most new names for the host after conflicts.
  private static let maximumHostNames = 20
  private let address: InternetAddress?
  private let transport: MulticastTransport
  private let logger: Logger
  private var entries: [Int: Entry] = [:]
  private var states: [UInt32: LinkState] = [:]
  private var lastID = 0
  private var host: DomainName
  private var hostNames = 1
  private let clock = EventLoopClock()
  private var timer: LoopTimer?
  private var timerDeadline: NIODeadline?

  /// - Parameters:
  ///   - port: the protocol's port, except in tests.
  ///   - address: the only address to announce; `nil` for all of each link.
  package init(
    port: UInt16 = MulticastGroup.port,
    address: InternetAddress? = nil,
    logger: Logger = Logger(label: "cast.mdns"),
    seed: UInt64? = nil
  ) {
    self.address = address
    self.host = ServicePublisher.makeHostName(seed)
    self.logger = logger
    self.transport = MulticastTransport(port: port, logger: logger)
  }

  /// Whether a published service has a link now, with an address to announce.
  package func hasLink(_ id: Int) -> Bool {
    guard let entry = self.entries[id] else { return false }
    return self.states.values.contains { entry.isWanted(on: $0.link) && !$0.responder.addresses.isEmpty }
  }

  // MARK: Services

  /// Announces a service until ``withdraw(_:)``.
  ///
  /// - Parameters:
  ///   - interfaceName: the only interface to announce it on; nil for all.
  ///   - nextLabel: returns another label to try, because another host has the last one; `nil` withdraws the service.
  ///   - handler: called on the loop, never during this call.
  /// - Returns: the number of the service, to change or withdraw it.
  package func publish(
    _ service: PublishedService,
    interfaceName: String? = nil,
    nextLabel: @escaping @LoopActor () -> String?,
    _ handler: @escaping @LoopActor (Event) -> Void
  ) -> Int {
    self.lastID += 1
    let id = self.lastID
    let entry = Entry(service: service, interfaceName: interfaceName, nextLabel: nextLabel, handler: handler)
    self.entries[id] = entry
    if self.entries.count == 1 {
      self.transport.onPacket = { [weak self] in self?.receive($0) }
      self.transport.onLinks = { [weak self] in self?.update($0) }
      self.transport.start()
      self.update(self.transport.links)
    } else {
      self.publish(id, entry)
    }
    self.scheduleTimer()
    return id
  }

  private func publish(_ id: Int, _ entry: Entry) {
    for (index, state) in self.states where entry.isWanted(on: state.link) {
      self.step(index, .publish(id, entry.service))
    }
  }

  /// Replaces the TXT record of a service and announces it at once.
  package func update(_ id: Int, text: [UInt8]) {
    self.entries[id]?.service.text = text
    self.stepAll(.update(id, text: text))
  }

  /// Withdraws a service with a goodbye, which follows within 20 milliseconds; the last one closes the sockets.
  package func withdraw(_ id: Int) {
    guard self.entries.removeValue(forKey: id) != nil else { return }
    self.stepAll(self.entries.isEmpty ? .withdrawAll : .withdraw(id))
    guard self.entries.isEmpty else { return }
    self.transport.stop()
    self.states = [:]
    self.scheduleTimer()
  }

  // MARK: Links

  private func update(_ links: [NetworkLink]) {
    // Without the port a responder receives no questions.
    let links = self.transport.report.portUse == .unavailable ? [] : links
    let present = Set(links.map(\.index))
    for index in self.states.keys where !present.contains(index) { self.states[index] = nil }
    for link in links {
      let addresses = link.addresses.map(\.address).filter {
        (!$0.isLoopback || link.isLoopback) && (self.address == nil || $0 == self.address)
      }
      if self.states[link.index] != nil {
        self.states[link.index]?.link = link
        self.step(link.index, .addresses(addresses))
        continue
      }
      let responder = Responder(host: self.host, addresses: addresses, seed: .random(in: 0...UInt64.max))
      self.states[link.index] = LinkState(link: link, responder: responder)
      for (id, entry) in self.entries.sorted(by: { $0.key < $1.key }) where entry.isWanted(on: link) {
        self.step(link.index, .publish(id, entry.service))
      }
    }
    self.scheduleTimer()
  }

  // MARK: Steps

  private func stepAll(_ event: Responder.Event) {
    for index in self.states.keys.sorted() { self.step(index, event) }
    self.scheduleTimer()
  }

  private func receive(_ packet: ReceivedPacket) {
    self.step(packet.link, .packet(packet.bytes, from: packet.origin))
    self.scheduleTimer()
  }

  private func step(_ index: UInt32, _ event: Responder.Event) {
    guard let actions = self.states[index]?.responder.handle(event, now: .now()) else { return }
    for action in actions {
      switch action {
      case .multicast(let bytes): self.transport.multicast(bytes, link: index)
      case .send(let bytes, let address, let port):
        self.transport.send(bytes, to: address, port: port, link: index)
      case .established(let id): self.didEstablish(id)
      case .conflict(let id): self.rename(id)
      case .hostConflict: self.renameHost()
      }
    }
  }

  private func didEstablish(_ id: Int) {
    guard let entry = self.entries[id], !entry.isEstablished else { return }
    self.entries[id]?.isEstablished = true
    self.tell(id, .established(label: entry.service.label))
  }

  /// Tries the next name on all links; after many conflicts with a pause.
  private func rename(_ id: Int) {
    guard var entry = self.entries[id] else { return }
    let now = NIODeadline.now()
    entry.conflicts = entry.conflicts.filter { now - $0 < .seconds(10) } + [now]
    entry.isEstablished = false
    guard let label = entry.nextLabel() else { return self.fail(id) }
    entry.service.label = label
    self.entries[id] = entry
    let isSlow = entry.conflicts.count >= ServicePublisher.toleratedConflicts
    LoopActor.shared.eventLoop.scheduleTask(in: isSlow ? .seconds(5) : .zero) {
      LoopActor.assumeIsolated { self.republish(id, label: label) }
    }
  }

  private func republish(_ id: Int, label: String) {
    guard let entry = self.entries[id], entry.service.label == label else { return }
    self.publish(id, entry)
    self.scheduleTimer()
  }

  /// Withdraws a service whose every name is taken, also on the links on which it holds one.
  private func fail(_ id: Int) {
    LoopActor.shared.eventLoop.execute {
      LoopActor.assumeIsolated {
        // Conflicts on two links are one failure.
        guard let entry = self.entries[id] else { return }
        self.withdraw(id)
        entry.handler(.failed(MulticastDNSError(.nameConflict, "Every name for '\(entry.service.label)' is taken.")))
      }
    }
  }

  private func renameHost() {
    guard self.hostNames < ServicePublisher.maximumHostNames else { return }
    self.hostNames += 1
    self.host = ServicePublisher.makeHostName(nil)
    let host = self.host
    LoopActor.shared.eventLoop.execute {
      LoopActor.assumeIsolated { self.stepAll(.host(host)) }
    }
  }

  private func tell(_ id: Int, _ event: Event) {
    LoopActor.shared.eventLoop.execute {
      LoopActor.assumeIsolated { self.entries[id]?.handler(event) }
    }
  }

  private func scheduleTimer() {
    let deadline = self.states.values.compactMap(\.responder.nextDeadline).min()
    guard deadline != self.timerDeadline else { return }
    self.timer?.cancel()
    self.timerDeadline = deadline
    self.timer = deadline.map { deadline in
      self.clock.schedule(at: deadline) {
        self.timerDeadline = nil
        self.stepAll(.timeReached)
      }
    }
  }

  /// Makes a unique name: 64 random bits.
  private nonisolated static func makeHostName(_ seed: UInt64?) -> DomainName {
    let label = Hexadecimal.text(seed ?? .random(in: 0...UInt64.max), digits: 16)
    return DomainName(uncheckedBytes: [16] + Array(label.utf8) + [5] + Array("local".utf8))
  }
}
