package import Logging
package import LoopIsolation
package import NIOCore

/// A browser of services, which runs a ``Querier`` for each link over a ``MulticastTransport``.
@LoopActor
package final class ServiceBrowser {
  /// The browser's state and statistics.
  package struct Report: Sendable, Hashable {
    package let transport: TransportReport
    package let statistics: QuerierStatistics
    package let instances: Int
    package let resolvedInstances: Int
  }

  /// Called with the events of a link; never during ``start()``. When a link disappears, all its services are removed.
  package var onEvent: (@LoopActor (QuerierEvent, NetworkLink) -> Void)?
  /// Called when the links in use have changed.
  package var onLinks: (@LoopActor () -> Void)?
  /// The types and subtypes to browse for.
  package var types: Set<DomainName> = [] {
    didSet { self.typesDidChange(from: oldValue) }
  }
  /// Whether to ask for instances ten times less often.
  package var isPassive = false {
    didSet { if self.isPassive != oldValue { self.stepAll(.passive(self.isPassive)) } }
  }

  private struct LinkState {
    var link: NetworkLink
    var querier: Querier
  }

  private let transport: MulticastTransport
  private let limits: QuerierLimits
  private let logger: Logger
  private var states: [UInt32: LinkState] = [:]
  /// The statistics of links that are gone.
  private var pastStatistics = QuerierStatistics()
  private var traits: TransportReport.PortUse = .closed
  private var watched: [DomainName: Int] = [:]
  private var lookups: [Int: InstanceLookup] = [:]
  private var lastLookup = 0
  private let clock = EventLoopClock()
  private var timer: LoopTimer?
  private var timerDeadline: NIODeadline?
  private var isRunning = false

  package init(transport: MulticastTransport, limits: QuerierLimits = QuerierLimits(), logger: Logger) {
    self.transport = transport
    self.limits = limits
    self.logger = logger
  }

  package func start() {
    guard !self.isRunning else { return }
    self.isRunning = true
    self.transport.onPacket = { [weak self] in self?.receive($0) }
    self.transport.onLinks = { [weak self] in self?.update($0) }
    self.transport.start()
  }

  /// Stops and removes all services without events.
  package func stop() {
    guard self.isRunning else { return }
    self.isRunning = false
    self.transport.stop()
    for state in self.states.values { self.pastStatistics = self.pastStatistics + state.querier.statistics }
    self.states = [:]
    self.scheduleTimer()
  }

  package var report: Report {
    let queriers = self.states.values.map(\.querier)
    return Report(
      transport: self.transport.report,
      statistics: queriers.reduce(self.pastStatistics) { $0 + $1.statistics },
      instances: queriers.reduce(0) { $0 + $1.instanceCount },
      resolvedInstances: queriers.reduce(0) { $0 + $1.resolvedInstanceCount }
    )
  }

  // MARK: Look-ups

  /// Queries an instance, and waits for fresh answers: those received from a second before the call on.
  ///
  /// Records that aren't confirmed are asked for again, and removed after ten seconds (RFC 6762, 10.4).
  ///
  /// - Parameter link: the preferred link; 0 or an unknown one for any.
  /// - Returns: the instance, from `link` if possible; `nil` after `timeout`.
  package func lookUp(_ name: DomainName, link index: UInt32, timeout: TimeAmount) async
    -> (link: NetworkLink, instance: ServiceInstance)?
  {
    self.watch(name)
    self.stepAll(.reconfirm(name))
    defer { self.endWatch(name) }
    let lookup = InstanceLookup(timeout: timeout) { [weak self] oldest in
      self?.answers(name, link: index, receivedSince: oldest) ?? []
    }
    self.lastLookup += 1
    let id = self.lastLookup
    self.lookups[id] = lookup
    defer { self.lookups[id] = nil }
    return await lookup.value()
  }

  private func answers(_ name: DomainName, link index: UInt32, receivedSince oldest: NIODeadline)
    -> [InstanceLookup.Answer]
  {
    self.states.values.sorted { $0.link.index < $1.link.index }.compactMap { state in
      state.querier.instance(name, receivedSince: oldest).map {
        InstanceLookup.Answer(
          link: state.link, instance: $0, isWanted: state.link.index == index || self.states[index] == nil)
      }
    }
  }

  private func watch(_ name: DomainName) {
    self.watched[name, default: 0] += 1
    if self.watched[name] == 1 { self.stepAll(.watch(name)) }
  }

  private func endWatch(_ name: DomainName) {
    guard let count = self.watched[name] else { return }
    self.watched[name] = count > 1 ? count - 1 : nil
    if count == 1 { self.stepAll(.endWatch(name)) }
  }

  // MARK: Links

  private func update(_ links: [NetworkLink]) {
    let portUse = self.transport.report.portUse
    // A querier's traits depend on the port: restart it.
    let isNew = portUse != self.traits
    self.traits = portUse
    let present = Set(links.map(\.index))
    for (index, state) in self.states where !present.contains(index) || isNew { self.end(state, index) }
    for link in links {
      guard let old = self.states[link.index]?.link else {
        self.begin(link)
        continue
      }
      self.states[link.index]?.link = link
      if Set(link.addresses) != Set(old.addresses) { self.step(link.index, .linkChanged) }
    }
    self.scheduleTimer()
    self.onLinks?()
  }

  private func begin(_ link: NetworkLink) {
    var limits = self.limits
    // Direct answers to another port have a lifetime of ten seconds at most, and goodbyes don't reach it.
    if self.traits == .unavailable { limits.minimumLifetime = max(limits.minimumLifetime, 120) }
    let traits = LinkTraits(isLoopback: link.isLoopback, receivesUnicast: self.traits == .alone)
    let querier = Querier(limits: limits, traits: traits, seed: .random(in: 0...UInt64.max))
    self.states[link.index] = LinkState(link: link, querier: querier)
    if self.isPassive { self.step(link.index, .passive(true)) }
    for type in self.types { self.step(link.index, .browse(type)) }
    for name in self.watched.keys { self.step(link.index, .watch(name)) }
  }

  private func end(_ state: LinkState, _ index: UInt32) {
    for type in self.types { self.step(index, .endBrowse(type)) }
    if let last = self.states.removeValue(forKey: index) {
      self.pastStatistics = self.pastStatistics + last.querier.statistics
    }
  }

  // MARK: Steps

  private func typesDidChange(from old: Set<DomainName>) {
    for type in old.subtracting(self.types) { self.stepAll(.endBrowse(type)) }
    for type in self.types.subtracting(old) { self.stepAll(.browse(type)) }
  }

  private func stepAll(_ event: Querier.Event) {
    for index in self.states.keys.sorted() { self.step(index, event) }
    self.scheduleTimer()
  }

  private func receive(_ packet: ReceivedPacket) {
    self.step(packet.link, .packet(packet.bytes, from: packet.origin))
    for lookup in self.lookups.values { lookup.check() }
    self.scheduleTimer()
  }

  private func step(_ index: UInt32, _ event: Querier.Event) {
    guard let link = self.states[index]?.link,
      let actions = self.states[index]?.querier.handle(event, now: .now())
    else { return }
    for action in actions {
      switch action {
      case .send(let bytes): self.transport.multicast(bytes, link: index)
      case .emit(let event): self.onEvent?(event, link)
      }
    }
  }

  private func scheduleTimer() {
    let deadline = self.states.values.compactMap(\.querier.nextDeadline).min()
    guard deadline != self.timerDeadline || (self.timer == nil && deadline != nil) else { return }
    self.timer?.cancel()
    self.timerDeadline = deadline
    self.timer = deadline.map { self.clock.schedule(at: $0) { self.timeReached() } }
  }

  private func timeReached() {
    self.timer = nil
    self.timerDeadline = nil
    self.stepAll(.timeReached)
  }
}

/// A table that chooses the entry to remove when it is full: one of the host with the most entries. So a host that
/// invents thousands loses its own, and a device that is announced later finds room. No I/O.
package struct CrowdTable<Host: Hashable & Sendable, Member: Hashable & Sendable>: Sendable {
  private var members: [Host: Set<Member>] = [:]
  private var hosts: [Member: Host] = [:]

  package init() {}

  package var count: Int { self.hosts.count }

  package func contains(_ member: Member) -> Bool { self.hosts[member] != nil }

  /// The members of a host, in no order.
  package func members(of host: Host) -> Set<Member> { self.members[host] ?? [] }

  /// Records the host of a member, which replaces its earlier host.
  package mutating func place(_ member: Member, at host: Host) {
    guard self.hosts[member] != host else { return }
    self.remove(member)
    self.hosts[member] = host
    self.members[host, default: []].insert(member)
  }

  package mutating func remove(_ member: Member) {
    guard let host = self.hosts.removeValue(forKey: member) else { return }
    self.members[host]?.remove(member)
    if self.members[host]?.isEmpty == true { self.members[host] = nil }
  }

  /// Returns a member of the host with the most; a random one if no host has two, so that no host can choose which
  /// stay.
  package func victim(using generator: inout some RandomNumberGenerator) -> Member? {
    guard let crowd = self.members.values.max(by: { $0.count < $1.count }) else { return nil }
    return crowd.count > 1 ? crowd.first : self.hosts.keys.randomElement(using: &generator)
  }
}
