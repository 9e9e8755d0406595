public import CastDiscovery
import CastV2
import Logging
import LoopIsolation
import NIOCore

extension CastContext {
  /// Which apps a device has, by their ids as they were asked for.
  public struct AvailabilityAnswer: Sendable, Hashable {
    public var availability: [String: ApplicationAvailability]
    /// Whether all of it was known already.
    public var isCached: Bool
  }

  /// Asks a device which of some apps it has: over the session with it, if there is one, else over a link for this question.
  ///
  /// What is known and not too old isn't asked again unless `refreshes`.
  ///
  /// - Throws: ``CastErrorCode/deviceNotFound``, and what connecting and asking can fail with.
  public func queryAvailability(
    of applicationIds: [String], on target: SessionTarget, refreshes: Bool = false
  ) async throws(CastError) -> AvailabilityAnswer {
    let device = try self.sessions.device(for: target)
    let known = self.availability(of: applicationIds, on: device)
    if !refreshes, known.values.allSatisfy({ $0 != .unknown }) {
      return AvailabilityAnswer(availability: known, isCached: true)
    }
    let session = self.sessions.sessions.first {
      $0.device.deviceId == device.deviceId && $0.connectionState == .connected
    }
    let answer: [String: ApplicationAvailability]
    if let session {
      answer = try await session.requestAvailability(of: applicationIds)
    } else {
      answer = try await self.inquire(of: device, at: target) { inquiry throws(CastError) in
        let reply = try await inquiry.request(
          "GET_APP_AVAILABILITY", timeout: self.options.requestLimits.receiver
        ) { id in ReceiverRequest.availability(of: applicationIds, requestId: id) }
        return ReceiverRequest.availability(in: reply.payload)
      }
    }
    self.discovery.recordAvailability(answer, on: device.deviceId)
    let byId = Dictionary(answer.map { ($0.key.uppercased(), $0.value) }) { first, _ in first }
    let pairs = applicationIds.map { ($0, byId[$0.uppercased()] ?? .unknown) }
    return AvailabilityAnswer(availability: Dictionary(pairs) { first, _ in first }, isCached: false)
  }

  private func availability(
    of applicationIds: [String], on device: DiscoveredDevice
  ) -> [String: ApplicationAvailability] {
    Dictionary(applicationIds.map { ($0, self.discovery.availability(of: $0, on: device)) }) { first, _ in first }
  }

  /// Connects to a device for a few questions.
  private func inquire<Answer>(
    of device: DiscoveredDevice, at target: SessionTarget,
    _ body: @LoopActor (ReceiverInquiry) async throws(CastError) -> Answer
  ) async throws(CastError) -> Answer {
    let inquiry = try await self.openInquiry(try await self.endpoints(of: device, at: target))
    defer { inquiry.close() }
    try inquiry.open(userAgent: self.options.userAgent)
    return try await body(inquiry)
  }

  private func openInquiry(_ endpoints: [CastEndpoint]) async throws(CastError) -> ReceiverInquiry {
    let tls = try self.tls()
    var failure = CastError(.addressNotResolved, "The device has no address.", phase: .resolve)
    for endpoint in endpoints {
      do throws(CastChannelError) {
        let connection = try await CastConnection.connect(
          to: endpoint, context: tls, configuration: self.connection, logger: self.logger)
        return ReceiverInquiry(connection: connection, senderId: self.makeSenderId())
      } catch {
        failure = CastError(error)
        if failure.code == .requestCancelled { break }
      }
    }
    throw failure
  }

  private func endpoints(
    of device: DiscoveredDevice, at target: SessionTarget
  ) async throws(CastError) -> [CastEndpoint] {
    if case .address(let host, let port) = target.kind { return [.host(host, port: Int(port))] }
    do {
      return try await self.discovery.freshEndpoints(for: device.deviceId).map { .host($0.address, port: Int($0.port)) }
    } catch {
      let message = (error as? DiscoveryError)?.message ?? "\(error)"
      throw CastError(.addressNotResolved, message, phase: .resolve, cause: error)
    }
  }
}
