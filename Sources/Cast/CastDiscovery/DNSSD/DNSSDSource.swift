import CastModel
public import DNSSD
public import Logging
public import LoopIsolation
import NIOCore

/// Finds services through the DNS-SD daemon (Avahi); runs a ``ServiceTracker``.
@LoopActor
public final class DNSSDSource: DiscoverySource {
  /// See ``DiscoverySource/name``.
  public let name = DiscoverySourceKind.avahi.rawValue

  /// See ``DiscoverySource/isPassive``.
  public var isPassive = false {
    didSet { self.step(.passive(self.isPassive)) }
  }

  /// See ``DiscoverySource/subtypes``.
  public var subtypes: Set<String> {
    get { self.subtypeBrowses.subtypes }
    set { self.subtypeBrowses.subtypes = newValue }
  }

  private let type: String
  private let client: DNSSDClient
  private let clock: any LoopClock
  private let logger: Logger
  private var tracker: ServiceTracker
  private var handler: (@LoopActor (DiscoverySourceEvent) -> Void)?
  private var browse: DNSSDOperation?
  private var lookups: [CastService.Key: DNSSDLookup] = [:]
  private var watches: [CastService.Key: DNSSDOperation] = [:]
  private var timer: LoopTimer?
  private let subtypeBrowses: DNSSDSubtypeBrowses

  /// The time for which a source that runs beside this one asks alone: a querier's first question is answered by
  /// then.
  private static let headStart = TimeAmount.milliseconds(500)

  /// - Parameters:
  ///   - type: the registration type to browse for; tests use a private one.
  ///   - isAlone: whether no other source runs beside it; else the other one begins.
  public convenience init(
    type: String = CastService.type,
    isAlone: Bool = true,
    clock: any LoopClock = EventLoopClock(),
    logger: Logger = Logger(label: "cast.discovery")
  ) {
    var limits = ServiceTrackerLimits()
    if !isAlone { limits.headStartOfOther = Self.headStart }
    self.init(type: type, client: .shared, clock: clock, logger: logger, limits: limits)
  }

  package init(
    type: String,
    client: DNSSDClient,
    clock: any LoopClock,
    logger: Logger,
    limits: ServiceTrackerLimits = ServiceTrackerLimits()
  ) {
    self.type = type
    self.client = client
    self.clock = clock
    self.logger = logger.component("DNSSDSource")
    self.subtypeBrowses = DNSSDSubtypeBrowses(
      type: type, client: client, clock: clock, confirmation: limits.confirmation)
    self.tracker = ServiceTracker(limits: limits, seed: .random(in: 0...UInt64.max))
  }

  /// Begins to look; see ``DiscoverySource/start(_:)``.
  public func start(_ handler: @escaping @LoopActor (DiscoverySourceEvent) -> Void) {
    self.handler = handler
    self.subtypeBrowses.start(handler)
    self.step(.start)
  }

  /// Stops looking; see ``DiscoverySource/stop()``.
  public func stop() {
    self.subtypeBrowses.isActive = false
    self.step(.stop)
  }

  /// Uses the other source's result; see ``DiscoverySource/didHear(_:)``.
  public func didHear(_ event: DiscoverySourceEvent) {
    self.step(.heard(event))
  }

  /// Resolves a service again; see ``DiscoverySource/resolve(_:)``.
  public func resolve(_ key: CastService.Key) async throws -> CastService {
    try await DNSSDLookup.service(key, client: self.client, clock: self.clock)
  }

  /// Checks whether the source works; see ``DiscoverySource/report()``.
  public func report() async -> DiscoverySourceReport {
    var activeSince: NIODeadline?
    var retryAt: NIODeadline?
    switch self.tracker.phase {
    case .active(let since): activeSince = since
    case .waiting(let until): retryAt = until
    case .stopped, .opening: break
    }
    // A daemon that hangs keeps its connection open, so only an answer shows that it works.
    let probeError = await self.client.probe(clock: self.clock)
    let statistics = self.tracker.statistics
    return DiscoverySourceReport(
      name: self.name,
      isReachable: probeError == nil,
      activeSince: activeSince,
      lastError: probeError ?? statistics.lastError,
      lastErrorAt: probeError == nil ? statistics.lastErrorAt : self.clock.now,
      retryAt: retryAt,
      answers: statistics.answers,
      lastAnswerAt: statistics.lastAnswerAt,
      services: self.tracker.serviceCount,
      resolvedServices: self.tracker.resolvedServiceCount,
      ignoredServices: statistics.ignoredServices,
      isInUse: activeSince != nil && probeError == nil,
      reason: probeError.map(Self.words)
    )
  }

  private static func words(_ error: DNSSDErrorCode) -> String {
    error == .timeout
      ? "The DNS-SD daemon (avahi-daemon) holds its connection but does not answer."
      : "No DNS-SD daemon (avahi-daemon) can be reached."
  }

  // MARK: Actions

  private func step(_ event: ServiceTracker.Event) {
    for action in self.tracker.handle(event, now: self.clock.now) { self.perform(action) }
    self.timer?.cancel()
    self.timer = self.tracker.nextDeadline.map { deadline in
      self.clock.schedule(at: deadline) { [weak self] in self?.step(.timeReached) }
    }
  }

  private func perform(_ action: ServiceTracker.Action) {
    self.logger.trace("DNS-SD: \(action)")
    switch action {
    case .openBrowse: self.openBrowse()
    case .closeBrowse:
      self.browse.map(self.client.close)
      self.browse = nil
    case .startLookup(let key): self.startLookup(key)
    case .cancelLookup(let key): self.lookups.removeValue(forKey: key)?.cancel()
    case .openWatch(let key): self.openWatch(key)
    case .closeWatch(let key): self.watches.removeValue(forKey: key).map(self.client.close)
    case .emit(let event): self.handler?(event)
    }
  }

  private func openBrowse() {
    self.browse = self.client.open(.browse(type: self.type)) { [weak self] reply in
      switch reply {
      case .opened:
        self?.subtypeBrowses.isActive = true
        self?.step(.browseOpened)
      case .failed(let code):
        self?.subtypeBrowses.isActive = false
        self?.step(.browseFailed(code))
      case .instance(let key, let isAdded): self?.step(.instance(key, isAdded: isAdded))
      case .resolved, .record, .registered: break
      }
    }
  }

  private func startLookup(_ key: CastService.Key) {
    let lookup = DNSSDLookup(key, client: self.client, clock: self.clock) { [weak self] result in
      self?.lookups[key] = nil
      self?.step(.lookedUp(key, result))
    }
    self.lookups[key] = lookup
    lookup.start()
  }

  private func openWatch(_ key: CastService.Key) {
    let request = DNSSDRequest.query(
      fullName: DNSName.full(key),
      recordType: .txt,
      interfaceIndex: key.interfaceIndex
    )
    self.watches[key] = self.client.open(request) { [weak self] reply in
      switch reply {
      case .record(_, let data, isAdded: true): self?.step(.txtChanged(key, TXTRecord(wire: data)))
      case .failed: self?.step(.watchFailed(key))
      case .opened, .instance, .resolved, .record, .registered: break
      }
    }
  }
}

extension DNSSDClient {
  /// Checks once whether the daemon accepts an operation; returns its error, or `nil` if it responds.
  @LoopActor
  func probe(clock: any LoopClock) async -> DNSSDErrorCode? {
    let waiter = Waiter<DNSSDErrorCode?, Never>()
    let operation = self.open(.browse(type: CastService.type)) { reply in
      if case .failed(let code) = reply { waiter.finish(.success(code)) } else { waiter.finish(.success(nil)) }
    }
    defer { self.close(operation) }
    waiter.limit(to: .seconds(3), clock: clock) { waiter.finish(.success(.timeout)) }
    return await waiter.value()
  }
}
