public import LoopIsolation
public import Logging
import NIOCore

/// Finds services through the DNS-SD daemon, and by its own questions while none works; runs a ``SourceSwitch``.
///
/// Nothing is lost on the way from one to the other: what one source found stays listed until the other has had its time.
@LoopActor
public final class AutomaticSource: DiscoverySource {
  public let name = "automatic"

  /// Which source to use; a change takes effect at once.
  public var policy: SourcePolicy {
    didSet { if self.policy != oldValue { self.step(.policy(self.policy)) } }
  }

  public var isPassive = false {
    didSet { for source in self.sources { source.isPassive = self.isPassive } }
  }

  public var subtypes: Set<String> = [] {
    didSet { for source in self.sources { source.subtypes = self.subtypes } }
  }

  public var interfaces: InterfaceSelection = .all {
    didSet { for source in self.sources { source.interfaces = self.interfaces } }
  }

  /// How long what one source found outlives it while the other looks.
  private static let confirmation = TimeAmount.seconds(10)

  private let daemon: any DiscoverySource
  private let embedded: any DiscoverySource
  private let probe: @LoopActor () async -> Bool
  private let clock: any DiscoveryClock
  private let logger: Logger
  private var control: SourceSwitch
  private var ledger = ServiceLedger()
  private var available: Set<ServiceLedger.Holder> = []
  private var isAvailable: Bool?
  /// Whether the embedded source has said, since its last start, how it is.
  private var hasEmbeddedReported = false
  private var handler: (@LoopActor (DiscoverySourceEvent) -> Void)?
  private var timer: DiscoveryTimer?

  public convenience init(
    policy: SourcePolicy = .automatic,
    clock: any DiscoveryClock = LoopDiscoveryClock(),
    logger: Logger = Logger(label: "cast.discovery")
  ) {
    self.init(
      policy: policy,
      daemon: DNSSDSource(clock: clock, logger: logger),
      embedded: EmbeddedMDNSSource(clock: clock, logger: logger),
      probe: { await DaemonProbe(client: .shared, clock: clock).error() == nil },
      clock: clock,
      logger: logger
    )
  }

  /// - Parameter probe: asks within a bounded time whether the daemon answers.
  package init(
    policy: SourcePolicy = .automatic,
    daemon: any DiscoverySource,
    embedded: any DiscoverySource,
    limits: SourceSwitch.Limits = SourceSwitch.Limits(),
    probe: @escaping @LoopActor () async -> Bool,
    clock: any DiscoveryClock,
    logger: Logger
  ) {
    self.policy = policy
    self.daemon = daemon
    self.embedded = embedded
    self.probe = probe
    self.clock = clock
    self.logger = logger
    self.control = SourceSwitch(policy: policy, limits: limits)
  }

  public func start(_ handler: @escaping @LoopActor (DiscoverySourceEvent) -> Void) {
    self.handler = handler
    self.step(.start)
  }

  public func stop() {
    self.step(.stop)
    self.available = []
    self.isAvailable = nil
  }

  public func resolve(_ key: CastService.Key) async throws -> CastService {
    let first = self.usesEmbeddedFirst ? self.embedded : self.daemon
    do {
      return try await first.resolve(key)
    } catch let error as DiscoveryError where error.code != .cancelled && self.policy == .automatic {
      // The daemon may have gone since it was last heard of.
      guard first === self.daemon, await self.probe() == false else { throw error }
      self.step(.probed(isAlive: false))
      return try await self.embedded.resolve(key)
    }
  }

  public func report() async -> DiscoverySourceReport {
    await (self.usesEmbeddedFirst ? self.embedded : self.daemon).report()
  }

  public func reports() async -> [DiscoverySourceReport] {
    let daemon = await self.daemon.report().used(self.usesDaemon, reason: self.reasonForDaemon)
    let embedded = await self.embedded.report().used(self.control.isEmbeddedStarted, reason: self.reasonForEmbedded)
    switch self.policy {
    case .avahi: return [daemon]
    case .embedded: return [embedded]
    default: return self.usesEmbeddedFirst ? [embedded, daemon] : [daemon, embedded]
    }
  }

  private var usesDaemon: Bool { self.control.isDaemonStarted && self.control.isDaemonWorking }

  private var reasonForDaemon: String? {
    if !self.control.isDaemonStarted { return nil }
    if self.control.isDaemonHanging { return "The daemon holds its connection but does not answer." }
    return self.control.isDaemonWorking ? nil : "The daemon can't be reached."
  }

  private var reasonForEmbedded: String? {
    guard self.policy != .embedded else { return "The options want no daemon." }
    guard self.control.isEmbeddedStarted else { return "The daemon works." }
    return self.control.isDaemonWorking ? "The daemon has just come back." : "The daemon does not work."
  }

  private var sources: [any DiscoverySource] { [self.daemon, self.embedded] }

  /// While the daemon doesn't work, or isn't to be used.
  private var usesEmbeddedFirst: Bool {
    self.policy == .embedded
      || (self.policy != .avahi && self.control.isEmbeddedStarted && !self.control.isDaemonWorking)
  }

  // MARK: Actions

  private func step(_ event: SourceSwitch.Event) {
    let now = self.clock.now
    for action in self.control.handle(event, now: now) { self.perform(action, now: now) }
    self.scheduleTimer()
  }

  private func perform(_ action: SourceSwitch.Action, now: NIODeadline) {
    self.logger.debug("Discovery: \(action)")
    switch action {
    case .startDaemon: self.daemon.start { [weak self] in self?.handle($0, from: .daemon) }
    case .stopDaemon:
      self.daemon.stop()
      self.ended(.daemon, now: now)
    case .startEmbedded:
      self.hasEmbeddedReported = false
      self.embedded.start { [weak self] in self?.handle($0, from: .embedded) }
    case .stopEmbedded:
      self.embedded.stop()
      self.ended(.embedded, now: now)
    case .probeDaemon:
      Task { @LoopActor in
        let isAlive = await self.probe()
        if !isAlive { self.logger.warning("The DNS-SD daemon doesn't answer") }
        self.step(.probed(isAlive: isAlive))
      }
    case .doubtDaemon: self.ended(.daemon, now: now)
    }
  }

  /// What a source found counts until the other one has looked, or, if both end, as long as such records live.
  private func ended(_ holder: ServiceLedger.Holder, now: NIODeadline) {
    self.available.remove(holder)
    let isOtherWorking = self.control.isDaemonStarted || self.control.isEmbeddedStarted
    let lifetime = isOtherWorking ? AutomaticSource.confirmation : EmbeddedMDNSSource.lifetimeWithoutSource
    self.ledger.doubt(holder, until: now + lifetime)
    self.tellAvailability(error: nil)
  }

  private func handle(_ event: DiscoverySourceEvent, from holder: ServiceLedger.Holder) {
    if case .availabilityChanged(let isAvailable, let error) = event {
      if isAvailable { self.available.insert(holder) } else { self.available.remove(holder) }
      if holder == .embedded { self.hasEmbeddedReported = true }
      if holder == .daemon { self.step(.daemonAvailability(isAvailable)) }
      self.tellAvailability(error: error)
      return
    }
    for event in self.ledger.apply(event, from: holder) { self.handler?(event) }
    self.scheduleTimer()
  }

  private func tellAvailability(error: DNSSDErrorCode?) {
    let isAvailable = !self.available.isEmpty
    let isStarted = self.control.isDaemonStarted || self.control.isEmbeddedStarted
    // While one takes over from the other there is no news yet.
    let isUndecided = !isAvailable && self.control.isEmbeddedStarted && !self.hasEmbeddedReported
    guard isStarted, self.isAvailable != isAvailable, !isUndecided else { return }
    self.isAvailable = isAvailable
    self.handler?(.availabilityChanged(isAvailable: isAvailable, error: isAvailable ? nil : error))
  }

  private func scheduleTimer() {
    self.timer?.cancel()
    let deadline = [self.control.nextDeadline, self.ledger.nextDeadline].compactMap { $0 }.min()
    self.timer = deadline.map { deadline in
      self.clock.schedule(at: deadline) { [weak self] in self?.timeReached() }
    }
  }

  private func timeReached() {
    for event in self.ledger.expire(now: self.clock.now) { self.handler?(event) }
    self.step(.timeReached)
  }
}
