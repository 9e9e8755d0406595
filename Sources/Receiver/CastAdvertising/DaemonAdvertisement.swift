public import CastModel
public import DNSSD
import Glibc
public import Logging
public import LoopIsolation
import NIOCore

/// Announces one instance of `_googlecast._tcp` through the DNS-SD daemon, as a receiver does.
///
/// Once started it stays announced until ``stop()``: if the daemon disappears, registration is retried with growing
/// pauses.
@LoopActor
public final class DaemonAdvertisement: ServiceAdvertisement {
  /// Called with the name under which the instance is announced: after each registration, and when a conflict made the
  /// daemon choose another one.
  public var onRegistered: (@LoopActor (_ name: String) -> Void)?
  /// Called when the announcement fails, which is then retried automatically.
  public var onFailure: (@LoopActor (AdvertisementError) -> Void)?
  /// Whether another announcement takes over if there is no daemon, so that a missing daemon isn't worth a warning.
  package var hasSubstitute = false
  /// The name under which the instance is announced now; `nil` while it isn't.
  public private(set) var registeredName: String?

  private let instanceName: String
  private var attemptedName: InstanceName
  private let type: String
  private let port: UInt16
  private let interfaceIndex: UInt32
  private let client: DNSSDClient
  private let logger: Logger
  private var txt: [UInt8]
  private var backoff = Backoff(first: .seconds(1), maximum: .seconds(60), seed: .random(in: 0...UInt64.max))
  private var failures = 0
  private var isStarted = false
  private var operation: DNSSDOperation?
  private var timer: Scheduled<Void>?
  private var waiters: [Waiter<String, AdvertisementError>] = []

  /// - Parameters:
  ///   - instanceName: the label, at most 63 bytes of UTF-8; not escaped.
  ///   - type: the registration type.
  ///   - subtypes: further names under which browsers find the instance, such as `_CC1AD845` (an application id).
  ///   - interfaceName: the interface to announce on; `nil` for all.
  /// - Throws: ``AdvertisementError`` (`invalidAdvertisement`).
  public convenience init(
    instanceName: String,
    type: String = DeviceAnnouncement.serviceType,
    subtypes: [String] = [],
    port: UInt16,
    txt: TXTRecord,
    interfaceName: String? = nil,
    logger: Logger = Logger(label: "cast.advertisement")
  ) throws {
    let interfaceIndex = try interfaceName.map(DaemonAdvertisement.interfaceIndex(of:)) ?? 0
    try self.init(
      instanceName: instanceName,
      type: ([type] + subtypes).joined(separator: ","),
      port: port,
      txt: txt,
      interfaceIndex: interfaceIndex,
      client: .shared,
      logger: logger
    )
  }

  package init(
    instanceName: String,
    type: String,
    port: UInt16,
    txt: TXTRecord,
    interfaceIndex: UInt32,
    client: DNSSDClient,
    logger: Logger
  ) throws {
    guard (1...63).contains(instanceName.utf8.count), port > 0, !instanceName.utf8.contains(0) else {
      throw AdvertisementError(
        .invalidAdvertisement,
        "The instance '\(instanceName)' at port \(port) can't be announced: the name has 1 to 63 bytes, the port is not 0."
      )
    }
    self.instanceName = instanceName
    self.attemptedName = InstanceName(instanceName)
    self.type = type
    self.port = port
    self.txt = try txt.wireBytes()
    self.interfaceIndex = interfaceIndex
    self.client = client
    self.logger = logger.component("DaemonAdvertisement")
  }

  /// Announces the instance; returns the name under which it is registered.
  ///
  /// - Throws: ``AdvertisementError`` (`daemonUnavailable`, `operationFailed`) for the first failure, after which the
  ///   announcement is retried until ``stop()``; `cancelled` if stopped before.
  @discardableResult
  public func start() async throws -> String {
    if let registeredName { return registeredName }
    let waiter = Waiter<String, AdvertisementError>()
    self.waiters.append(waiter)
    if !self.isStarted {
      self.isStarted = true
      self.register()
    }
    return try await waiter.value()
  }

  /// Withdraws the announcement.
  public func stop() {
    self.isStarted = false
    self.registeredName = nil
    self.failures = 0
    self.attemptedName = InstanceName(self.instanceName)
    self.timer?.cancel()
    self.timer = nil
    self.closeOperation()
    self.waiters.finishAll(.failure(AdvertisementError(.cancelled, "The announcement was stopped.")))
  }

  /// Replaces the TXT record, and announces the change at once.
  ///
  /// - Throws: ``AdvertisementError`` (`invalidAdvertisement`); the old record then stays.
  public func update(txt: TXTRecord) throws {
    let bytes = try txt.wireBytes()
    guard bytes != self.txt else { return }
    self.txt = bytes
    if let operation { self.client.update(txt: bytes, of: operation) }
  }

  // MARK: Registration

  private func register() {
    let request = DNSSDRequest.register(
      name: self.attemptedName.text,
      type: self.type,
      port: self.port,
      txt: self.txt,
      interfaceIndex: self.interfaceIndex
    )
    self.operation = self.client.open(request) { [weak self] reply in
      switch reply {
      case .registered(let name): self?.didRegister(name)
      case .failed(let code): self?.didFail(code)
      case .opened, .instance, .resolved, .record: break
      }
    }
  }

  private func didRegister(_ name: String) {
    self.failures = 0
    guard self.registeredName != name else { return }
    self.registeredName = name
    if name != self.instanceName {
      self.logger.notice("'\(self.instanceName)' is taken; announced as '\(name)'")
    }
    self.onRegistered?(name)
    self.waiters.finishAll(.success(name))
  }

  private func didFail(_ code: DNSSDErrorCode) {
    self.closeOperation()
    self.registeredName = nil
    // Avahi looks for another name only if a conflict is with another host.
    if code == .nameConflict, self.attemptedName.advance() { return self.register() }
    self.attemptedName = InstanceName(self.instanceName)
    self.failures += 1
    let wait = self.backoff.wait(afterFailures: self.failures)
    self.timer = LoopActor.shared.eventLoop.scheduleTask(in: wait) { [weak self] in
      LoopActor.assumeIsolated { self?.register() }
    }
    let isUnavailable = code == .unknown || code == .serviceNotRunning
    let error = AdvertisementError(
      isUnavailable ? .daemonUnavailable : .operationFailed,
      isUnavailable
        ? "'\(self.instanceName)' can't be announced: the DNS-SD daemon (avahi-daemon) does not answer. It is tried again."
        : "'\(self.instanceName)' can't be announced. It is tried again.",
      cause: code
    )
    self.logger.log(level: self.hasSubstitute && isUnavailable ? .debug : .warning, "\(error)")
    self.onFailure?(error)
    self.waiters.finishAll(.failure(error))
  }

  private func closeOperation() {
    self.operation.map(self.client.close)
    self.operation = nil
  }

  private nonisolated static func interfaceIndex(of name: String) throws -> UInt32 {
    let index = if_nametoindex(name)
    guard index > 0 else {
      throw AdvertisementError(.invalidAdvertisement, "There is no network interface '\(name)'.")
    }
    return index
  }
}
