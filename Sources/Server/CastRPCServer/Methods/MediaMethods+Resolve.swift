import CastDiscovery
import CastModel
import CastRPCProtocol
import CastSender
import JSONRPC
import LoopIsolation

/// `media.resolve`, and the resolving before a preflight.
extension MediaMethods {
  /// The outcome of resolving a preflight's URL.
  enum Resolution {
    case found(ResolvedAddress)
    /// A page in which no media was found.
    case refused(PreflightReport)
  }

  func resolve(_ params: MediaResolveParams, _ call: JSONRPCCallContext) async throws -> MediaResolveResult {
    call.progress?.begin(title: "Resolving")
    let target = try await self.device(params.device, params.sessionId, params.searchTimeout, call)
    let found = try await self.context.pages.resolve(params.url, for: self.context.pageDevice(target?.0)) {
      call.progress?.report(message: $0)
    }
    return MediaResolveResult(
      resolved: found.content, items: found.items.map(\.resolved), passedOver: found.passedOver)
  }

  /// Resolves a preflight's URL. Returns the media, or the report of a page without any; `nil` for an address that
  /// is judged as it is.
  func resolution(
    _ params: MediaPreflightParams, for device: DiscoveredDevice?, _ call: JSONRPCCallContext
  ) async throws -> Resolution? {
    guard let url = params.url, params.contentType == nil, self.context.pages.needsResolving(url) else { return nil }
    let abilities = self.context.pageDevice(device)
    do throws(CastError) {
      return .found(
        try await self.context.pages.resolve(url, for: abilities) { _ in call.progress?.report(message: "the page") })
    } catch {
      guard [.pageNotResolved, .resolverMissing, .playlistNotReadable].contains(error.code) else { throw error }
      let finding = PreflightFinding(
        code: .containerNotSupported, severity: .blocks, url: url, message: error.message,
        advice: APIError(error).data.advice)
      return .refused(
        PreflightReport(
          verdict: .willFail, findings: [finding], url: url, deviceId: device?.deviceId,
          friendlyName: device?.friendlyName, modelName: device?.modelName, elapsed: 0))
    }
  }
}
