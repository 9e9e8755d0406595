import CastRPCProtocol
import CastSender
import JSONRPC
import LoopIsolation
import NIOCore

// Options that sessions carry, and links that hand them on.
extension SessionMethods {
  func setDefaultOptions(_ params: SessionSetDefaultOptionsParams, _ call: JSONRPCCallContext) async throws {
    try self.context.sessions.setDefaultSessionOptions(
      params.options, for: params.category ?? SessionManager.castCategory)
  }

  func getDefaultOptions(
    _ params: SessionGetDefaultOptionsParams, _ call: JSONRPCCallContext
  ) async throws -> SessionGetDefaultOptionsResult {
    SessionGetDefaultOptionsResult(
      options: self.context.sessions.defaultSessionOptions(for: params.category ?? SessionManager.castCategory))
  }

  func buildOpenUrl(
    _ params: SessionBuildOpenUrlParams, _ call: JSONRPCCallContext
  ) async throws -> SessionBuildOpenUrlResult {
    let link = try self.context.sessions.openURL(of: try self.sessions.session(params.sessionId, call).id)
    return SessionBuildOpenUrlResult(
      url: link.url(addingTo: params.baseUrl ?? "cast-rpc://open"), queryItemName: OpenURL.itemName,
      queryItemValue: link.itemValue)
  }

  func parseOpenUrl(
    _ params: SessionParseOpenUrlParams, _ call: JSONRPCCallContext
  ) async throws -> SessionParseOpenUrlResult {
    let link = try OpenURL(url: params.url)
    return SessionParseOpenUrlResult(
      deviceId: link.deviceId, friendlyName: link.friendlyName, receiverSessionId: link.receiverSessionId)
  }

  func startWithOpenUrl(_ params: SessionStartWithOpenUrlParams, _ call: JSONRPCCallContext) async throws -> Session {
    let link = try OpenURL(url: params.url)
    let assumed = self.context.options.launchOptions
    var options = SessionStartOptions(
      applicationId: params.applicationId ?? self.context.assumedApplicationId,
      relaunchIfRunning: assumed.relaunchIfRunning, androidReceiverCompatible: assumed.androidReceiverCompatible,
      sessionOptions: params.sessionOptions, timeout: params.timeout.map { TimeAmount(seconds: $0) })
    options.usesExisting = params.ifExists == .use
    let search = TimeAmount(seconds: params.searchTimeout ?? 10)
    return try await self.follow(call, title: "Starting a session") { [options] didBegin in
      try await self.context.sessions.start(link, options: options, search: search, didBegin: didBegin)
    }
  }
}
