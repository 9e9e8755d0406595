import CastDiscovery
import CastModel
import CastRPCProtocol
import CastSender
import JSONRPC
import LoopIsolation
import MediaPreflight
import NIOCore

extension MediaMethods {
  func preflight(_ params: MediaPreflightParams, _ call: JSONRPCCallContext) async throws -> PreflightReport {
    try Self.check(params)
    call.progress?.begin(title: "Looking at the media")
    let target = try await self.device(params.device, params.sessionId, params.searchTimeout, call)
    let resolved: ResolvedAddress?
    switch try await self.resolution(params, for: target?.0, call) {
    case .refused(let report)?: return report
    case .found(let address)?: resolved = address
    case nil: resolved = nil
    }
    var request = try await self.question(params, resolved, for: target?.application)
    if let (device, application) = target { request.judge(for: device, application: application) }
    if let origin = params.origin {
      guard let page = ReceiverPage(origin: origin) else {
        throw APIError(
          InvalidParameter("origin", "is no origin: a scheme, a host and perhaps a port, and nothing else"))
      }
      request.page = page
    }
    if let timeout = params.timeout { request.timeout = TimeAmount(seconds: timeout) }
    request.conversion = self.context.conversion()
    var report = await self.context.preflight.report(request) { call.progress?.report(message: $0) }
    if Task.isCancelled { throw APIError(.requestCancelled) }
    if let resolved, !resolved.isMedia { report.resolved = resolved.content }
    return report
  }

  private static func check(_ params: MediaPreflightParams) throws {
    switch (params.media, params.url) {
    case (_?, nil):
      guard params.contentType == nil else {
        throw APIError(InvalidParameter("contentType", "goes only with url; media has its own"))
      }
    case (nil, _?): break
    case (nil, nil): throw APIError(InvalidParameter("url", "required, but missing, and so is media"))
    default: throw APIError(InvalidParameter("media", "given together with url"))
    }
  }

  /// - Parameter application: The app that would play it, or `nil` for the default media receiver.
  private func question(
    _ params: MediaPreflightParams, _ resolved: ResolvedAddress?, for application: String?
  ) async throws -> PreflightRequest {
    if let resolved, !resolved.isMedia, let media = resolved.items.first?.media,
      let request = await self.context.preflightRequest(of: media, for: application)
    {
      return request
    }
    if let url = params.url {
      return await self.context.preflightRequest(played: url, contentType: params.contentType)
    }
    guard let request = await self.context.preflightRequest(of: params.media ?? MediaInformation(), for: application)
    else {
      throw APIError(InvalidParameter("media.contentId", "is no URL: what an app makes of it can't be looked at"))
    }
    return request
  }

  /// Returns the device to judge for, and the app that is known to run for it, or `nil` for any device.
  func device(
    _ name: String?, _ sessionId: String?, _ searchTimeout: Double?, _ call: JSONRPCCallContext
  ) async throws -> (DiscoveredDevice, application: String?)? {
    if let name {
      guard sessionId == nil else {
        throw APIError(InvalidParameter("sessionId", "given together with device"))
      }
      let target = PlayerTarget(device: name, searchTimeout: searchTimeout)
      let device = try await self.devices.find(target, call)
      return (await self.devices.player.described(device), nil)
    }
    let client = try self.publisher.client(of: call.peer)
    let session =
      try sessionId.map { try self.context.sessions.session($0) }
      ?? self.sessions.currentId(of: client).flatMap { try? self.context.sessions.session($0) }
    return session.map { ($0.device, $0.snapshot.applicationId) }
  }
}
