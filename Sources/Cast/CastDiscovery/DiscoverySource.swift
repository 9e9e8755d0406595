public import CastModel
public import DNSSD
public import Logging
public import LoopIsolation

/// Something that finds services: the DNS-SD daemon, or another way to ask the network.
///
/// All of it happens on the loop, and nothing blocks there.
@LoopActor
public protocol DiscoverySource: AnyObject, Sendable {
  /// Its name in reports: that of the ``DiscoverySourceKind`` which wants it alone.
  var name: String { get }
  /// Whether to ask less often, at the price of older facts (`GCKDiscoveryManager passiveScan`).
  var isPassive: Bool { get set }
  /// The subtypes (`_CC1AD845`) to browse beside the type, so that it is known who announces them; reported by
  /// ``DiscoverySourceEvent/subtype(_:_:isAnnounced:)``. A source that can't do that ignores them.
  var subtypes: Set<String> { get set }
  /// The network interfaces to use. A source that can't choose ignores it: the manager filters all the same.
  var interfaces: InterfaceSelection { get set }

  /// Begins to look; events arrive until ``stop()``, never during this call.
  func start(_ handler: @escaping @LoopActor (DiscoverySourceEvent) -> Void)
  /// Stops looking; what was found counts as cached until it expires or ``start(_:)`` confirms it.
  func stop()
  /// Hears what another source that runs beside this one says, after the manager has worked it: what one has found the other needn't look
  /// up. A source that asks all the same ignores it.
  func didHear(_ event: DiscoverySourceEvent)
  /// Resolves a service again, bypassing every cache of this process.
  ///
  /// - Throws: ``DiscoveryError`` (`unresolvable`, `daemonUnavailable`, `cancelled`).
  func resolve(_ key: CastService.Key) async throws -> CastService
  /// Asks whether the source works now, and tells what it has seen.
  func report() async -> DiscoverySourceReport
}

extension DiscoverySource {
  /// Takes over what another source has resolved; see ``DiscoverySource/didHear(_:)``.
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

/// What a source tells the manager.
public enum DiscoverySourceEvent: Sendable, Hashable {
  /// A service was resolved for the first time, or with another result.
  case serviceResolved(CastService)
  /// A service that was resolved once can't be resolved now.
  case serviceUnresolvable(CastService.Key)
  /// A service is gone.
  case serviceRemoved(CastService.Key)
  /// A service announces itself under one of ``DiscoverySource/subtypes``, or no longer does.
  case subtype(CastService.Key, String, isAnnounced: Bool)
  /// The source began to work, or ceased to (it tries again by itself).
  case availabilityChanged(isAvailable: Bool, error: DNSSDErrorCode?)
}

extension DiscoverySourceKind {
  /// New sources that ask so; they run side by side and need nothing of each other.
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
