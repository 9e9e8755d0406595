public import DNSSD
public import LoopIsolation

/// One instance of a service that is announced until it is stopped, in whatever way.
@LoopActor
public protocol ServiceAdvertisement: AnyObject {
  /// Called with the name under which the instance is announced: each time it begins, and when a conflict led to another.
  var onRegistered: (@LoopActor (_ name: String) -> Void)? { get set }
  /// Called when the announcement fails; it is tried again by itself.
  var onFailure: (@LoopActor (AdvertisementError) -> Void)? { get set }
  /// The name under which the instance is announced now; nil while it isn't.
  var registeredName: String? { get }

  /// Announces the instance; returns the name under which the network knows it.
  ///
  /// - Throws: ``AdvertisementError`` (`daemonUnavailable`, `operationFailed`) for the first failure; the announcement goes on
  ///   trying until ``stop()``. `cancelled` if stopped before.
  @discardableResult
  func start() async throws -> String
  /// Takes the announcement back.
  func stop()
  /// Replaces the TXT record; the network hears of it at once.
  ///
  /// - Throws: ``AdvertisementError`` (`invalidAdvertisement`); the old record then stays.
  func update(txt: TXTRecord) throws
}

/// How a service is announced; more may be added.
public struct AdvertisementMethod: RawRepresentable, Sendable, Hashable {
  /// The raw value is the word that `cast-receiver --advertisement` takes: `automatic`, `avahi` or `mdns`.
  public let rawValue: String

  /// Makes a method from its word; the emulated receiver treats one that it doesn't know as ``automatic``.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// By the DNS-SD daemon; by this process where none works.
  public static let automatic = AdvertisementMethod(rawValue: "automatic")
  /// By the DNS-SD daemon alone.
  public static let avahi = AdvertisementMethod(rawValue: "avahi")
  /// By this process alone (multicast DNS); hundreds of instances cost one socket for each IP version.
  public static let mdns = AdvertisementMethod(rawValue: "mdns")
}
