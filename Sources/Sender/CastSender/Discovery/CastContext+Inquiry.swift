public import CastDiscovery
import CastModel
import CastV2
import Logging
import LoopIsolation
import NIOCore

extension CastContext {
  /// The availability of apps on a device.
  public struct AvailabilityAnswer: Sendable, Hashable {
    /// The availability by app id, spelled as in the request.
    public var availability: [String: ApplicationAvailability]
    /// Whether all answers were known already.
    public var isCached: Bool
  }

  /// Asks a device which of some apps it has, over its session if there is one, or else over a temporary link.
  ///
  /// Recent answers are reused unless `refreshes`.
  ///
  /// - Throws: ``CastErrorCode/deviceNotFound``, and the errors of connecting and of requests.
  public func queryAvailability(
    of applicationIds: [String], on target: SessionTarget, refreshes: Bool = false
  ) async throws(CastError) -> AvailabilityAnswer {
    let device = try self.sessions.device(for: target)
    let cached = applicationIds.map { ($0, self.discovery.availability(of: $0, on: device)) }
    let known = Dictionary(cached) { first, _ in first }
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
      let link = try await self.temporaryLink(to: device, at: target)
      defer { link.close() }
      let limit = TimeAmount(self.options.requestLimits.receiver)
      let reply = try await link.ask(RequestKind(.getAppAvailability), timeout: limit) {
        ReceiverRequest.availability(of: applicationIds, requestId: $0)
      }
      answer = ReceiverRequest.availability(in: reply.payload)
    }
    self.discovery.recordAvailability(answer, on: device.deviceId)
    let byId = Dictionary(answer.map { ($0.key.uppercased(), $0.value) }) { first, _ in first }
    let pairs = applicationIds.map { ($0, byId[$0.uppercased()] ?? .unknown) }
    return AvailabilityAnswer(availability: Dictionary(pairs) { first, _ in first }, isCached: false)
  }

  /// Opens a link to a device for a question. The caller closes it.
  func temporaryLink(to device: DiscoveredDevice, at target: SessionTarget) async throws(CastError) -> ReceiverLink {
    let link = ReceiverLink(
      sessionId: nil, target: target, device: device, goal: nil, environment: self.makeLinkEnvironment())
    link.use(try await link.connect(to: try await link.endpoints()))
    link.openVirtualConnection(to: CastEndpointID.receiver)
    return link
  }
}
