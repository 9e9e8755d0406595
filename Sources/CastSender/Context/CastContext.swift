public import CastDiscovery
public import LoopIsolation
public import Logging

/// The top of the framework: devices, sessions, and the events of both (SDK `GCKCastContext`).
@LoopActor
public final class CastContext {
  /// Finds devices.
  public let discovery: DiscoveryManager
  /// Starts, keeps and ends sessions.
  public let sessions = SessionManager()
  public let options: CastContextOptions
  public let clock: any CastClock
  /// Whether there are devices, and a session.
  public private(set) var castState = CastState.noDevicesAvailable
  /// Who the viewer is, for the next launches; a session that runs doesn't get it.
  public var launchCredentials: LaunchCredentials?
  /// Asked at each launch, before ``launchCredentials``; `nil`, or no answer in time, falls back to those.
  public var credentialsProvider: (@LoopActor (CredentialsRequest) async -> LaunchCredentials?)?

  public init(
    discovery: DiscoveryManager,
    options: CastContextOptions = CastContextOptions(),
    clock: any CastClock = LoopClock(),
    randomness: any RandomNumberGenerator & Sendable = SystemRandomNumberGenerator(),
    logger: Logger = Logger(label: "cast.sender")
  ) {
    self.discovery = discovery
    self.options = options
    self.clock = clock
  }

  /// Calls `handler` with every event from now on, on the loop and in order, until the listener is removed.
  @discardableResult
  public func addListener(_ handler: @escaping @LoopActor (CastEvent) -> Void) -> EventSubscription { EventSubscription(id: 0) }
  /// Ends the calls of a listener; safe during a delivery.
  public func removeListener(_ subscription: EventSubscription) {}
  /// Ends every session (LEAVE) and stops discovery; returns when all links are closed.
  public func shutdown() async {}
}
