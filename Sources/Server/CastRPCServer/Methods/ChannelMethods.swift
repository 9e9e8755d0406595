import CastModel
import CastRPCProtocol
import CastSender
import JSONRPC
import LoopIsolation

/// `channel.*`: custom channels, separate for each client.
@LoopActor
final class ChannelMethods: ChannelService {
  private let context: CastContext
  private let publisher: NotificationPublisher
  private let sessions: SessionFinder

  init(context: CastContext, publisher: NotificationPublisher, sessions: SessionFinder) {
    self.context = context
    self.publisher = publisher
    self.sessions = sessions
  }

  func add(_ params: ChannelAddParams, _ call: JSONRPCCallContext) async throws -> ChannelInfo {
    try self.context.channels.add(params.namespace, sessionId: params.sessionId, owner: try self.owner(call))
  }

  func remove(_ params: ChannelRemoveParams, _ call: JSONRPCCallContext) async throws {
    try self.context.channels.remove(params.namespace, sessionId: params.sessionId, owner: try self.owner(call))
  }

  func list(_ params: ChannelListParams, _ call: JSONRPCCallContext) async throws -> ChannelListResult {
    ChannelListResult(channels: self.context.channels.list(of: try self.owner(call)))
  }

  func send(_ params: ChannelSendParams, _ call: JSONRPCCallContext) async throws -> ChannelSendResult {
    let payload = try Self.payload(text: params.text, data: params.data)
    return ChannelSendResult(
      isWritable: try self.context.channels.send(
        payload, on: params.namespace, sessionId: try self.sessions.session(params.sessionId, call).id,
        owner: try self.owner(call)))
  }

  func generateRequestId(
    _ params: ChannelGenerateRequestIdParams, _ call: JSONRPCCallContext
  ) async throws -> ChannelGenerateRequestIdResult {
    ChannelGenerateRequestIdResult(
      requestId: try self.context.channels.generateRequestId(
        on: params.namespace, sessionId: try self.sessions.session(params.sessionId, call).id,
        owner: try self.owner(call)))
  }

  func broadcast(_ params: ChannelBroadcastParams, _ call: JSONRPCCallContext) async throws -> ChannelBroadcastResult {
    let payload = try Self.payload(text: params.text, data: params.data)
    return ChannelBroadcastResult(
      isWritable: try self.context.channels.broadcast(
        payload, on: params.namespace, sessionId: try self.sessions.session(params.sessionId, call).id))
  }

  private func owner(_ call: JSONRPCCallContext) throws -> ChannelOwner {
    try self.publisher.client(of: call.peer).channelOwner(in: self.context)
  }

  private static func payload(text: String?, data: String?) throws -> ChannelPayload {
    switch (text, data) {
    case (let text?, nil): return .text(text)
    case (nil, let data?):
      guard let bytes = Base64.decode(data) else {
        throw APIError(.invalidParams, "data: is not base64 as RFC 4648, section 4, has it.") {
          $0.path = "params.data"
          $0.reason = "is not base64"
        }
      }
      return .binary(bytes)
    default:
      throw APIError(.invalidParams, "Give the message either as text or as data.") {
        $0.path = "params"
        $0.reason = "needs either text or data"
      }
    }
  }
}
