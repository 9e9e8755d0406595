import CastModel
import CastRPCProtocol
import CastSender
import JSONRPC
import LoopIsolation
import NIOCore

/// `serve.*`: files of this machine for receivers.
@LoopActor
final class ServeMethods: ServeService {
  private let context: CastContext
  private let sessions: SessionFinder
  private let devices: DeviceFinder
  private let publisher: NotificationPublisher

  init(context: CastContext, publisher: NotificationPublisher, sessions: SessionFinder, devices: DeviceFinder) {
    self.context = context
    self.publisher = publisher
    self.sessions = sessions
    self.devices = devices
  }

  func publish(_ params: ServePublishParams, _ call: JSONRPCCallContext) async throws -> Publication {
    let allowsAnyPeer = params.allowAnyPeer ?? false
    if let device = params.device {
      guard params.sessionId == nil else {
        throw APIError.invalid(
          "params.device", "given together with sessionId", "A file is published for a session or for a device.")
      }
      let publication = try await self.context.serving.publish(
        params.path, for: try await self.devices.find(PlayerTarget(device: device), call),
        contentType: params.contentType, name: params.name, allowsAnyPeer: allowsAnyPeer)
      guard let client = try? self.publisher.client(of: call.peer) else {
        // The connection that would have owned the publication ended meanwhile.
        try? self.context.serving.unpublish(publication.publicationId)
        throw CancellationError()
      }
      client.keep(publication.publicationId, of: self.context.serving)
      return publication
    }
    return try await self.context.serving.publish(
      params.path, inSession: try self.sessions.session(params.sessionId, call).id, contentType: params.contentType,
      name: params.name, allowsAnyPeer: allowsAnyPeer)
  }

  func unpublish(_ params: ServeUnpublishParams, _ call: JSONRPCCallContext) async throws {
    try self.context.serving.unpublish(params.publicationId)
  }

  func list(_ params: ServeListParams, _ call: JSONRPCCallContext) async throws -> ServeListResult {
    ServeListResult(
      publications: self.context.serving.publications.filter {
        params.sessionId == nil || $0.sessionId == params.sessionId
      })
  }
}
