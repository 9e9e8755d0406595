public import LoopIsolation

/// One instance of a service that is announced until it is stopped, in whatever way.
@LoopActor
public protocol ServiceAdvertisement: AnyObject {
  /// Called with the name under which the instance is announced: each time it begins, and when a conflict led to another.
  var onRegistered: (@LoopActor (_ name: String) -> Void)? { get set }
  /// Called when the announcement fails; it is tried again by itself.
  var onFailure: (@LoopActor (DiscoveryError) -> Void)? { get set }
  /// The name under which the instance is announced now; nil while it isn't.
  var registeredName: String? { get }

  /// Announces the instance; returns the name under which the network knows it.
  ///
  /// - Throws: ``DiscoveryError`` (`daemonUnavailable`, `operationFailed`) for the first failure; the announcement goes on
  ///   trying until ``stop()``. `cancelled` if stopped before.
  @discardableResult
  func start() async throws -> String
  /// Takes the announcement back.
  func stop()
  /// Replaces the TXT record; the network hears of it at once.
  ///
  /// - Throws: ``DiscoveryError`` (`invalidAdvertisement`); the old record then stays.
  func update(txt: TXTRecord) throws
}
