public import CastModel
public import DNSSD
public import Logging
public import LoopIsolation

/// A way to find services: the DNS-SD daemon, or queries of this program.
///
/// All methods run on the loop and don't block.
@LoopActor
public protocol DiscoverySource: AnyObject, Sendable {
  /// The name in reports: that of the ``DiscoverySourceKind`` which selects only this source.
  var name: String { get }
  /// Whether to ask less often, at the price of older facts (`GCKDiscoveryManager passiveScan`).
  var isPassive: Bool { get set }
  /// The subtypes (`_CC1AD845`) to browse beside the type, to find the devices that announce them; reported by
  /// ``DiscoverySourceEvent/subtype(_:_:isAnnounced:)``. A source without subtype browsing ignores them.
  var subtypes: Set<String> { get set }
  /// The network interfaces to use. A source without a choice ignores it, since the manager filters as well.
  var interfaces: InterfaceSelection { get set }

  /// Begins to search; events arrive until ``stop()``, never during this call.
  func start(_ handler: @escaping @LoopActor (DiscoverySourceEvent) -> Void)
  /// Stops searching; services found so far are kept until they expire. After the next ``start(_:)`` they must be
  /// announced again.
  func stop()
  /// Receives an event of another source that runs beside this one, after the manager has handled it, so that this
  /// source needn't resolve the same service. A source may ignore it.
  func didHear(_ event: DiscoverySourceEvent)
  /// Resolves a service again, bypassing every cache of this process.
  ///
  /// - Throws: ``DiscoveryError`` (`unresolvable`, `daemonUnavailable`, `cancelled`).
  func resolve(_ key: CastService.Key) async throws -> CastService
  /// Checks whether the source works, and returns its state and statistics.
  func report() async -> DiscoverySourceReport
}

extension DiscoverySource {
  /// Uses the other source's result; see ``DiscoverySource/didHear(_:)``.
  public func didHear(_ event: DiscoverySourceEvent) {}

  /// See ``DiscoverySource/subtypes``.
  public var subtypes: Set<String> {
    get { [] }
    set {}
  }

  /// See ``DiscoverySource/interfaces``.
  public var interfaces: InterfaceSelection {
    get { .all }
    set {}
  }
}

/// An event that a source reports to the manager.
public enum DiscoverySourceEvent: Sendable, Hashable {
  /// A service was resolved for the first time, or with another result.
  case serviceResolved(CastService)
  /// A service that was resolved before can't be resolved now.
  case serviceUnresolvable(CastService.Key)
  /// A service is gone.
  case serviceRemoved(CastService.Key)
  /// A service announces itself under one of ``DiscoverySource/subtypes``, or no longer does.
  case subtype(CastService.Key, String, isAnnounced: Bool)
  /// The source began or ceased to work (it retries by itself).
  case availabilityChanged(isAvailable: Bool, error: DNSSDErrorCode?)
}

extension DiscoverySourceKind {
  /// Makes new sources that query the network; they run side by side and are independent.
  @LoopActor
  public func makeSources(
    clock: any LoopClock = EventLoopClock(), logger: Logger = Logger(label: "cast.discovery")
  ) -> [any DiscoverySource] {
    let embedded = { EmbeddedMDNSSource(clock: clock, logger: logger) }
    let daemon = { DNSSDSource(isAlone: $0, clock: clock, logger: logger) }
    switch self {
    case .avahi: return [daemon(true)]
    case .embedded: return [embedded()]
    default: return [embedded(), daemon(false)]
    }
  }
}
