public import DNSSD
public import LoopIsolation

/// Announces one instance through the DNS-SD daemon, and by this process from the moment on when none works.
///
/// Once this process announces it, it goes on until it is stopped: a daemon that came back would find the name taken.
@LoopActor
public final class AutomaticAdvertisement: ServiceAdvertisement {
  /// The advertisement calls this with the name under which the daemon, or later this process, announces the instance.
  public var onRegistered: (@LoopActor (_ name: String) -> Void)?
  /// The advertisement calls this when it fails; a daemon that is gone is no failure, because this process takes over.
  public var onFailure: (@LoopActor (AdvertisementError) -> Void)?
  /// The instance is announced under this name now, by the daemon or by this process; nil while it isn't.
  public var registeredName: String? { self.current.registeredName }

  private let daemon: any ServiceAdvertisement
  private let embedded: any ServiceAdvertisement
  private var current: any ServiceAdvertisement
  private var isStarted = false

  /// - Parameters: two announcements of the same instance, neither started.
  public init(daemon: any ServiceAdvertisement, embedded: any ServiceAdvertisement) {
    self.daemon = daemon
    self.embedded = embedded
    self.current = daemon
    (daemon as? DaemonAdvertisement)?.hasSubstitute = true
  }

  /// Announces the instance through the daemon, or by this process if the daemon doesn't answer; returns the name.
  ///
  /// - Throws: ``AdvertisementError`` with `operationFailed`, of the daemon or of this process; with `cancelled` if it
  ///   is stopped before.
  @discardableResult
  public func start() async throws -> String {
    self.isStarted = true
    for advertisement in [self.daemon, self.embedded] {
      advertisement.onRegistered = { [weak self, weak advertisement] name in
        guard let self, self.current === advertisement else { return }
        self.onRegistered?(name)
      }
      advertisement.onFailure = { [weak self, weak advertisement] error in
        guard let self, self.current === advertisement else { return }
        self.didFail(error)
      }
    }
    guard self.current === self.daemon else { return try await self.embedded.start() }
    do {
      return try await self.daemon.start()
    } catch let error as AdvertisementError
      where self.isStarted && (error.code == .daemonUnavailable || self.current === self.embedded)
    {
      self.takeOver()
      return try await self.embedded.start()
    }
  }

  /// Takes the announcement back; a later ``start()`` tries the daemon first again.
  public func stop() {
    self.isStarted = false
    self.daemon.stop()
    self.embedded.stop()
    self.current = self.daemon
  }

  /// Replaces the TXT record in both announcements, so that it is right after a takeover too.
  ///
  /// - Throws: ``AdvertisementError`` (`invalidAdvertisement`); the old record then stays.
  public func update(txt: TXTRecord) throws {
    try self.daemon.update(txt: txt)
    try self.embedded.update(txt: txt)
  }

  private func didFail(_ error: AdvertisementError) {
    guard self.isStarted, self.current === self.daemon, error.code == .daemonUnavailable else {
      self.onFailure?(error)
      return
    }
    self.takeOver()
    LoopActor.task { _ = try? await self.embedded.start() }
  }

  private func takeOver() {
    guard self.current === self.daemon else { return }
    self.current = self.embedded
    self.daemon.stop()
  }
}
