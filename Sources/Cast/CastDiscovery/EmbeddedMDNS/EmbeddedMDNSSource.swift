import CastModel
public import DNSSD
public import Logging
public import LoopIsolation
import MulticastDNS
import NIOCore

/// Finds services by its own multicast DNS questions, without any daemon (RFC 6762, RFC 6763).
@LoopActor
public final class EmbeddedMDNSSource: DiscoverySource {
  /// See ``DiscoverySource/name``.
  public let name = DiscoverySourceKind.embedded.rawValue

  /// See ``DiscoverySource/isPassive``.
  public var isPassive = false {
    didSet { self.browser.isPassive = self.isPassive }
  }

  /// See ``DiscoverySource/subtypes``.
  public var subtypes: Set<String> = [] {
    didSet { self.updateTypes() }
  }

  /// See ``DiscoverySource/interfaces``.
  public var interfaces: InterfaceSelection = .all {
    didSet {
      let interfaces = self.interfaces
      self.transport.isWanted = { interfaces.includes($0.name) }
    }
  }

  /// The time for which services outlive a stop: the lifetime of their records (RFC 6762, 10).
  static let lifetimeWithoutSource = TimeAmount.seconds(120)
  /// The time after a start in which an earlier service must be announced again.
  private static let confirmation = TimeAmount.seconds(5)
  /// The time limit of a look-up.
  private static let lookupTimeout = TimeAmount.seconds(5)

  private let mapping: ServiceMapping
  private let clock: any LoopClock
  private let logger: Logger
  private let transport: MulticastTransport
  private let browser: ServiceBrowser
  private var doubtful = DoubtfulServices()
  private var handler: (@LoopActor (DiscoverySourceEvent) -> Void)?
  private var activeSince: NIODeadline?
  /// The availability reported last; `nil` since the start.
  private var isAvailable: Bool?
  private var openLookups = 0
  private var timer: LoopTimer?

  /// - Parameter type: the registration type to browse for; tests use a private one.
  public init(
    type: String = CastService.type,
    clock: any LoopClock = EventLoopClock(),
    logger: Logger = Logger(label: "cast.discovery")
  ) {
    self.mapping = ServiceMapping(type: type)
    self.clock = clock
    self.logger = logger
    self.transport = MulticastTransport(logger: logger)
    self.browser = ServiceBrowser(transport: self.transport, logger: logger)
  }

  /// Begins to look; see ``DiscoverySource/start(_:)``.
  public func start(_ handler: @escaping @LoopActor (DiscoverySourceEvent) -> Void) {
    self.handler = handler
    guard self.activeSince == nil else { return }
    self.activeSince = self.clock.now
    self.browser.onEvent = { [weak self] in self?.handle($0, on: $1) }
    self.browser.onLinks = { [weak self] in self?.linksChanged() }
    self.doubtful.requireConfirmation(before: self.clock.now + EmbeddedMDNSSource.confirmation)
    self.updateTypes()
    self.browser.start()
    self.scheduleTimer()
    self.linksChanged()
  }

  /// Stops looking; see ``DiscoverySource/stop()``.
  public func stop() {
    guard self.activeSince != nil else { return }
    self.activeSince = nil
    self.browser.onEvent = nil
    self.browser.onLinks = nil
    self.browser.types = []
    self.isAvailable = nil
    self.doubtful.doubtAll(until: self.clock.now + EmbeddedMDNSSource.lifetimeWithoutSource)
    self.scheduleTimer()
    self.stopBrowserIfIdle()
  }

  /// Resolves a service again; see ``DiscoverySource/resolve(_:)``.
  public func resolve(_ key: CastService.Key) async throws -> CastService {
    guard let name = self.mapping.instanceName(of: key) else {
      throw DiscoveryError(.unresolvable, "'\(key.instanceName)' can't be the name of a service.")
    }
    self.openLookups += 1
    self.browser.start()
    let found = await self.browser.lookUp(
      name, link: key.interfaceIndex, timeout: EmbeddedMDNSSource.lookupTimeout)
    self.openLookups -= 1
    self.stopBrowserIfIdle()
    if Task.isCancelled { throw DiscoveryError(.cancelled, "The look-up of a service was cancelled.") }
    guard let found else {
      throw DiscoveryError(
        .unresolvable, "The service '\(key.instanceName)' can't be resolved now.", cause: DNSSDErrorCode.timeout)
    }
    return self.mapping.service(found.instance, on: found.link)
  }

  /// Checks whether the source works; see ``DiscoverySource/report()``.
  public func report() async -> DiscoverySourceReport {
    let report = self.browser.report
    let interfaces = Set(report.transport.joinedIPv4 + report.transport.joinedIPv6)
    let links = self.activeSince == nil ? NetworkLink.all().filter(self.transport.isWanted) : self.transport.links
    return DiscoverySourceReport(
      name: self.name,
      isReachable: !links.isEmpty,
      activeSince: self.activeSince,
      answers: report.statistics.answersReceived,
      lastAnswerAt: report.statistics.lastAnswerAt,
      services: report.instances,
      resolvedServices: report.resolvedInstances,
      queriesSent: report.statistics.queriesSent,
      isInUse: self.activeSince != nil && !links.isEmpty,
      reason: self.reason(links, report.transport),
      network: DiscoverySourceReport.Network(
        queriesSent: report.statistics.queriesSent,
        responsesReceived: report.statistics.responsesReceived,
        packetsRefused: report.statistics.packetsRefused,
        interfaces: interfaces.isEmpty ? self.transport.links.map(\.name) : interfaces.sorted(),
        portUse: DiscoverySourceReport.PortUse(report.transport.portUse),
        errors: report.transport.errors,
        lastError: report.transport.lastError,
        obstacle: DiscoverySourceReport.Obstacle(report.transport)
      )
    )
  }

  private func reason(_ links: [NetworkLink], _ transport: TransportReport) -> String? {
    if links.isEmpty { return "No network interface that may be used is up and has an address." }
    guard transport.portUse == .unavailable else { return nil }
    return
      "Another program keeps UDP port 5353 for itself: questions go out of another port, and changes are noticed late."
  }

  // MARK: Events

  private func updateTypes() {
    guard self.activeSince != nil else { return }
    self.browser.types = self.mapping.browsedTypes(subtypes: self.subtypes)
  }

  private func handle(_ event: QuerierEvent, on link: NetworkLink) {
    guard let event = self.mapping.event(event, on: link) else { return }
    self.doubtful.note(event)
    self.handler?(event)
    self.scheduleTimer()
  }

  /// Reports whether there is a network to query; never during the call that causes it.
  private func linksChanged() {
    LoopActor.shared.eventLoop.execute {
      LoopActor.assumeIsolated { self.tellAvailability() }
    }
  }

  private func tellAvailability() {
    let isAvailable = !self.transport.links.isEmpty
    guard self.activeSince != nil, self.isAvailable != isAvailable else { return }
    self.isAvailable = isAvailable
    self.handler?(.availabilityChanged(isAvailable: isAvailable, error: nil))
  }

  private func stopBrowserIfIdle() {
    if self.activeSince == nil, self.openLookups == 0 { self.browser.stop() }
  }

  private func scheduleTimer() {
    self.timer?.cancel()
    self.timer = self.doubtful.nextDeadline.map { deadline in
      self.clock.schedule(at: deadline) { [weak self] in
        guard let self else { return }
        for event in self.doubtful.expire(now: self.clock.now) { self.handler?(event) }
        self.scheduleTimer()
      }
    }
  }
}
