import CastRPCProtocol
import CastSender
import JSONRPC
import LoopIsolation

/// `context.*`: what all clients share.
@LoopActor
final class ContextMethods: ContextService {
  private let context: CastContext

  init(context: CastContext) { self.context = context }

  func create(_ params: ContextCreateParams, _ call: JSONRPCCallContext) async throws -> ContextInfo {
    try self.context.create(self.context.options.replacing(params.options))
    return self.info
  }

  func get(_ params: ContextGetParams, _ call: JSONRPCCallContext) async throws -> ContextInfo { self.info }

  func setLaunchCredentials(_ params: ContextSetLaunchCredentialsParams, _ call: JSONRPCCallContext) async throws {
    self.context.launchCredentials = params.credentials.map {
      CastSender.LaunchCredentials(credentials: $0, credentialsType: params.credentialsType ?? "web")
    }
  }

  private var info: ContextInfo {
    ContextInfo(
      castState: CastRPCProtocol.CastState(rawValue: self.context.castState.rawValue),
      currentSessionId: self.context.sessions.current?.id, isCreated: self.context.isCreated,
      options: ContextOptions(self.context.options))
  }
}
