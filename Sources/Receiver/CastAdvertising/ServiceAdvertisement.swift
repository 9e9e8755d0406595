public import DNSSD
public import LoopIsolation

/// One instance of a service that is announced until it is stopped.
@LoopActor
public protocol ServiceAdvertisement: AnyObject {
  /// Called with the instance's name: each time the announcement begins, and when a conflict led to another name.
  var onRegistered: (@LoopActor (_ name: String) -> Void)? { get set }
  /// Called when the announcement fails. It is retried automatically, unless ``MDNSAdvertisement`` finds every name
  /// taken.
  var onFailure: (@LoopActor (AdvertisementError) -> Void)? { get set }
  /// The name under which the instance is announced now; `nil` while it isn't.
  var registeredName: String? { get }

  /// Announces the instance; returns the name under which it is registered.
  ///
  /// - Throws: ``AdvertisementError`` (`daemonUnavailable`, `operationFailed`) for the first failure, after which the
  ///   announcement is retried until ``stop()``, as far as ``onFailure`` says; `cancelled` if stopped before.
  @discardableResult
  func start() async throws -> String
  /// Withdraws the announcement.
  func stop()
  /// Replaces the TXT record, and announces the change at once.
  ///
  /// - Throws: ``AdvertisementError`` (`invalidAdvertisement`); the old record then stays.
  func update(txt: TXTRecord) throws
}

/// The method by which a service is announced; more may be added.
public struct AdvertisementMethod: RawRepresentable, Sendable, Hashable {
  /// The word that `cast-receiver --advertisement` accepts: `automatic`, `avahi` or `mdns`.
  public let rawValue: String

  /// Creates a method from its word; the emulated receiver treats an unknown one as ``automatic``.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// By the DNS-SD daemon, or by this process if no daemon works.
  public static let automatic = AdvertisementMethod(rawValue: "automatic")
  /// By the DNS-SD daemon alone.
  public static let avahi = AdvertisementMethod(rawValue: "avahi")
  /// By this process alone (multicast DNS); hundreds of instances cost one socket for each IP version.
  public static let mdns = AdvertisementMethod(rawValue: "mdns")
}
