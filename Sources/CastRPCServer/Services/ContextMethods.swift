import CastRPCProtocol
import CastSender
import JSONRPC
import LoopIsolation

/// `context.*`: what all clients share.
@LoopActor
final class ContextMethods: ContextService {
  private let context: CastContext
  private let publisher: NotificationPublisher

  init(context: CastContext, publisher: NotificationPublisher) {
    self.context = context
    self.publisher = publisher
  }

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

  func setAppState(_ params: ContextSetAppStateParams, _ call: JSONRPCCallContext) async throws
    -> ContextSetAppStateResult
  {
    try self.publisher.client(of: call.peer).isInBackground = params.state == .background
    self.clientsChanged()
    return ContextSetAppStateResult(appState: self.appState)
  }

  /// A client came, went, or told its state: the context is in the background while all clients are.
  func clientsChanged() {
    let clients = self.publisher.clients.values
    // With nobody left there is nobody in the background either: a daemon goes on as it was.
    guard !clients.isEmpty else { return }
    self.context.setAppState(clients.allSatisfy(\.isInBackground) ? .background : .foreground)
  }

  private var appState: CastRPCProtocol.AppState {
    CastRPCProtocol.AppState(rawValue: self.context.appState.rawValue)
  }

  private var info: ContextInfo {
    ContextInfo(
      castState: CastRPCProtocol.CastState(rawValue: self.context.castState.rawValue),
      currentSessionId: self.context.sessions.current?.id, isCreated: self.context.isCreated,
      options: ContextOptions(self.context.options), appState: self.appState)
  }
}
