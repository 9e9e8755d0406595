import CastDiscovery
import CastModel
import CastV2
import DeviceAuthentication
import Glibc
import Logging
import LoopIsolation
import NIOCore
import TLS

extension CastContext {
  /// Finds out how far a connection to an address gets: name, TCP, TLS, device authentication if asked for, virtual connection,
  /// status. What the device says of itself is remembered for a configured address.
  public func probe(host: String, port: UInt16, authenticates: Bool = false) async -> DeviceProbe {
    let start = self.clock.now
    let log = ProbeLog(DeviceProbe(host: host, port: port), clock: self.clock)
    do throws(CastError) {
      log.enter(.resolve)
      let inquiry = try await self.connectProbe(log)
      defer { inquiry.close() }
      if authenticates { try await self.authenticate(inquiry, log) }
      log.enter(.connect)
      try inquiry.open(userAgent: self.options.userAgent)
      log.enter(.status)
      try await self.askStatus(inquiry, log)
      await self.askIdentity(inquiry, log)
    } catch {
      log.fail(error)
    }
    log.probe.elapsed = self.clock.now - start
    if let identity = log.probe.identity {
      self.discovery.identifyConfiguredDevice(ConfiguredDevice.Key(host: host, port: port), as: identity)
    }
    return log.probe
  }

  private func connectProbe(_ log: ProbeLog) async throws(CastError) -> ReceiverInquiry {
    let tls = try self.tls()
    let connection: CastConnection
    do throws(CastChannelError) {
      connection = try await CastConnection.connect(
        to: .host(log.probe.host, port: Int(log.probe.port)), context: tls, configuration: self.connection,
        logger: self.logger,
        onPhase: { phase in
          switch phase {
          case .tcp: log.enter(.tcp)
          case .tls: log.enter(.tls)
          default: break
          }
        })
    } catch {
      throw CastError(error)
    }
    let peer = connection.remoteAddress.map { " with \($0.ipAddress ?? "")" } ?? ""
    log.pass("\(connection.session.version), \(connection.session.cipher)\(peer)")
    return ReceiverInquiry(connection: connection, senderId: self.makeSenderId())
  }

  private func askStatus(_ inquiry: ReceiverInquiry, _ log: ProbeLog) async throws(CastError) {
    let reply = try await inquiry.request("GET_STATUS", timeout: self.options.requestLimits.receiver) { id in
      ReceiverRequest(type: "GET_STATUS", requestId: id)
    }
    guard let status = ReceiverStatusMessage(reply.payload)?.status else {
      throw CastError(.requestRejected, "The receiver answered GET_STATUS with something else than its status.")
    }
    let application = status.applications?.first { !$0.isIdle }
    log.pass(application.map { "\($0.displayName ?? $0.appId ?? "an app") runs" } ?? "no app runs")
  }

  /// Not every device answers this, and none has to.
  private func askIdentity(_ inquiry: ReceiverInquiry, _ log: ProbeLog) async {
    let reply = try? await inquiry.request(
      "GET_DEVICE_INFO", namespace: .discovery, timeout: min(self.options.requestLimits.receiver, .seconds(2))
    ) { id in ReceiverRequest(type: "GET_DEVICE_INFO", requestId: id) }
    log.probe.identity = reply.flatMap { DeviceIdentity($0.payload) }
  }

  // MARK: Device authentication

  private func authenticate(_ inquiry: ReceiverInquiry, _ log: ProbeLog) async throws(CastError) {
    log.enter(.deviceAuth)
    let nonce = (0..<16).map { _ in UInt8.random(in: 0...255) }
    let challenge = DeviceAuthMessage(challenge: AuthChallenge(senderNonce: nonce, hashAlgorithm: .sha256))
    let answer = try await inquiry.challenge(
      challenge.message(from: CastEndpointID.sender, to: CastEndpointID.receiver),
      timeout: self.options.requestLimits.receiver, clock: self.clock)
    let certificate = inquiry.connection.session.peerCertificate
    let result = Self.verdict(on: answer, nonce: nonce, certificate: certificate)
    guard result.isAuthentic else {
      let failure = result.failure?.message ?? "The device gave no proof."
      throw CastError(.connectionRejected, "\(result.verdict): \(failure)", cause: result.failure)
    }
    log.pass([result.subject, result.model].compactMap(\.self).joined(separator: ", certified by "))
  }

  private static func verdict(
    on answer: CastMessage?, nonce: [UInt8], certificate: [UInt8]?
  ) -> AuthenticationResult {
    guard let answer else {
      return AuthenticationResult(failure: AuthenticationFinding(.noReply, "The device didn't answer the challenge."))
    }
    guard let message = try? DeviceAuthMessage(payload: answer.payload) else {
      return AuthenticationResult(
        failure: AuthenticationFinding(.replyMalformed, "The device's answer to the challenge can't be read."))
    }
    guard let response = message.response else {
      return AuthenticationResult(
        failure: AuthenticationFinding(.deviceError, "The device answered the challenge with an error."))
    }
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    return DeviceVerifier().verify(response, nonce: nonce, tlsCertificate: certificate, at: Int64(now.tv_sec))
  }
}

/// A probe with its clock, so that callbacks can report to it.
@LoopActor
private final class ProbeLog {
  var probe: DeviceProbe
  private let clock: any CastClock

  init(_ probe: DeviceProbe, clock: any CastClock) {
    self.probe = probe
    self.clock = clock
  }

  func enter(_ phase: DeviceProbe.Phase) { self.probe.enter(phase, now: self.clock.now) }
  func pass(_ detail: String? = nil) { self.probe.pass(detail, now: self.clock.now) }
  func fail(_ error: CastError) { self.probe.fail(error, now: self.clock.now) }
}
