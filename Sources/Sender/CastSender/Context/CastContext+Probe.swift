import CastDiscovery
import CastModel
import CastV2
import DeviceAuthentication
import Logging
import LoopIsolation
import NIOCore
import TLS

extension CastContext {
  /// Checks how far a connection to an address gets: name, TCP, TLS, device authentication if requested, virtual
  /// connection, status. If the address is configured, remembers the identity that the device reports.
  public func probe(host: String, port: UInt16, authenticates: Bool = false) async -> DeviceProbe {
    await self.probeKeepingLink(host: host, port: port, authenticates: authenticates).probe
  }

  /// Probes like ``probe(host:port:authenticates:)``, and also returns the link if the device answered, so that the
  /// caller can continue to use it.
  func probeKeepingLink(
    host: String, port: UInt16, authenticates: Bool = false
  ) async -> (probe: DeviceProbe, link: ProbedLink?) {
    let start = self.clock.now
    let log = ProbeLog(DeviceProbe(host: host, port: port), clock: self.clock)
    var link: ProbedLink?
    do throws(CastError) {
      link = try await self.probedLink(SessionTarget.address(host, port: port), authenticates, log)
    } catch {
      log.fail(error)
    }
    log.probe.elapsed = self.clock.now - start
    if let identity = log.probe.identity {
      self.discovery.identifyConfiguredDevice(ConfiguredDevice.Key(host: host, port: port), as: identity)
    }
    return (log.probe, link)
  }

  private func probedLink(
    _ target: SessionTarget, _ authenticates: Bool, _ log: ProbeLog
  ) async throws(CastError) -> ProbedLink {
    let link = ReceiverLink(
      sessionId: nil, target: target, device: try self.sessions.device(for: target), goal: nil,
      environment: self.linkEnvironment)
    let probed = ProbedLink(link)
    log.enter(.resolve)
    try await self.connect(link, log)
    if authenticates { try await self.authenticate(link, log) }
    log.enter(.connect)
    link.openVirtualConnection(to: CastEndpointID.receiver)
    log.enter(.receiverStatus)
    try await self.askStatus(link, log)
    let limit = TimeAmount(min(self.options.requestLimits.receiver, .seconds(2)))
    log.probe.identity = (try? await link.askIdentity(within: limit)).flatMap { DeviceIdentity($0.payload) }
    return probed
  }

  private func connect(_ link: ReceiverLink, _ log: ProbeLog) async throws(CastError) {
    let connection = try await link.connect(to: try await link.endpoints()) { phase in
      switch phase {
      case .tcp: log.enter(.tcp)
      case .tls: log.enter(.tls)
      default: break
      }
    }
    let peer = connection.remoteAddress.map { " with \($0.ipAddress ?? "")" } ?? ""
    log.pass("\(connection.session.version), \(connection.session.cipher)\(peer)")
    link.use(connection)
  }

  private func askStatus(_ link: ReceiverLink, _ log: ProbeLog) async throws(CastError) {
    let limit = TimeAmount(self.options.requestLimits.receiver)
    let reply = try await link.ask(RequestKind(.getStatus), timeout: limit) { ReceiverRequest.status(requestId: $0) }
    guard let status = ReceiverStatusMessage(reply.payload)?.status else {
      throw CastError(.requestRejected, "The receiver answered GET_STATUS with something else than its status.")
    }
    let application = status.applications?.first { !$0.isIdle }
    log.pass(application.map { "\($0.displayName ?? $0.appId ?? "an app") runs" } ?? "no app runs")
  }

  private func authenticate(_ link: ReceiverLink, _ log: ProbeLog) async throws(CastError) {
    log.enter(.authenticate)
    let options = DeviceAuthenticationOptions(timeout: self.options.requestLimits.receiver)
    let waiter = Waiter<AuthenticationResult, CastError>()
    link.authenticate(options, files: AuthenticationFiles()) { waiter.finish(.success($0)) }
    let result = try await waiter.value {
      waiter.finish(.failure(CastError(.requestCancelled, "Asking the device was cancelled.")))
    }
    guard result.isAuthentic else {
      let failure = result.failure?.message ?? "The device gave no proof."
      throw CastError(.connectionRejected, "\(result.verdict): \(failure)", cause: result.failure)
    }
    log.pass([result.subject, result.model].compactMap(\.self).joined(separator: ", certified by "))
  }
}

/// The link over which a probed device has answered and sent its status. It is closed when the last reference is
/// released.
final class ProbedLink: Sendable {
  let link: ReceiverLink

  init(_ link: ReceiverLink) { self.link = link }

  deinit { LoopActor.task { [link] in link.close() } }
}

/// A probe with its clock, so that callbacks can report to it.
@LoopActor
private final class ProbeLog {
  var probe: DeviceProbe
  private let clock: any LoopClock

  init(_ probe: DeviceProbe, clock: any LoopClock) {
    self.probe = probe
    self.clock = clock
  }

  func enter(_ phase: ProbePhase) { self.probe.enter(phase, now: self.clock.now) }
  func pass(_ detail: String? = nil) { self.probe.pass(detail, now: self.clock.now) }
  func fail(_ error: CastError) { self.probe.fail(error, now: self.clock.now) }
}
