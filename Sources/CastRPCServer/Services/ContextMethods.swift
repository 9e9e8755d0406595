import CastRPCProtocol
import CastSender
import JSONRPC
import LoopIsolation

/// `context.*`: what all clients share.
@LoopActor
final class ContextMethods: ContextService {
  private let context: CastContext

  init(context: CastContext) { self.context = context }

  func get(_ params: ContextGetParams, _ call: JSONRPCCallContext) async throws -> ContextGetResult {
    ContextGetResult(
      castState: CastRPCProtocol.CastState(rawValue: self.context.castState.rawValue),
      currentSessionId: self.context.sessions.current?.id)
  }

  func setLaunchCredentials(_ params: ContextSetLaunchCredentialsParams, _ call: JSONRPCCallContext) async throws {
    self.context.launchCredentials = params.credentials.map {
      CastSender.LaunchCredentials(credentials: $0, credentialsType: params.credentialsType ?? "web")
    }
  }
}
