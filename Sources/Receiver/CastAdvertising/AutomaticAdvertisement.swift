public import DNSSD
public import LoopIsolation

/// Announces one instance through the DNS-SD daemon, or from this process once no daemon responds.
///
/// After this process has taken over, it keeps the announcement until ``stop()``: a daemon that returned would find
/// the name taken.
@LoopActor
public final class AutomaticAdvertisement: ServiceAdvertisement {
  /// The advertisement calls this with the name under which the daemon, or later this process, announces the instance.
  public var onRegistered: (@LoopActor (_ name: String) -> Void)?
  /// Called when the announcement fails. A missing daemon is no failure, since this process takes over.
  public var onFailure: (@LoopActor (AdvertisementError) -> Void)?
  /// The name under which the daemon or this process announces the instance now; `nil` while neither does.
  public var registeredName: String? { self.current.registeredName }

  private let daemon: any ServiceAdvertisement
  private let embedded: any ServiceAdvertisement
  private var current: any ServiceAdvertisement
  private var isStarted = false

  /// Creates an advertisement from two of the same instance, neither of which is started.
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

  /// Withdraws the announcement; a later ``start()`` tries the daemon first again.
  public func stop() {
    self.isStarted = false
    self.daemon.stop()
    self.embedded.stop()
    self.current = self.daemon
  }

  /// Replaces the TXT record in both announcements, so that it is also current after this process has taken over.
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
    LoopActor.task {
      // The advertisement may have been stopped, or started anew, before the task runs.
      guard self.isStarted, self.current === self.embedded else { return }
      _ = try? await self.embedded.start()
    }
  }

  private func takeOver() {
    guard self.current === self.daemon else { return }
    self.current = self.embedded
    self.daemon.stop()
  }
}
