import CastModel
import CastRPCProtocol
import CastSender
import ImageCache
import JSONRPC
import Logging
import LoopIsolation
import NIOCore

/// Requests pictures from the clients that choose or cache them; of several, from the one that connected last.
@LoopActor
final class ImageBroker {
  private let context: CastContext
  private let publisher: NotificationPublisher
  private let logger: Logger

  init(context: CastContext, publisher: NotificationPublisher, logger: Logger) {
    self.context = context
    self.publisher = publisher
    self.logger = logger.component("ImageBroker")
    context.images.picker = { [weak self] request in await self?.pick(request) }
    context.images.provider = { [weak self] request in await self?.provide(request) }
  }

  private func newest(_ isAble: (ClientConnection) -> Bool) -> ClientConnection? {
    self.publisher.clients.values.filter(isAble).max { $0.number < $1.number }
  }

  private func pick(_ request: ImagePickRequest) async -> ImagePick? {
    guard let client = self.newest(\.picksImages) else { return nil }
    let deadline = self.context.options.imagePickerDeadline
    do {
      let answer = try await client.peer.request(
        ImageChoose.self,
        ImageChooseParams(
          images: request.images, metadata: request.metadata, hints: request.hints),
        timeout: deadline)
      guard let index = answer.index else { return ImagePick(image: answer.image) }
      guard answer.image == nil, let index = Int(exactly: index), request.images.indices.contains(index) else {
        self.logger.notice("a client picked a picture that it wasn't offered", metadata: ["index": "\(index)"])
        return nil
      }
      return ImagePick(image: request.images[index])
    } catch {
      self.logger.notice("the client picked no picture", metadata: ["error": "\(Self.name(of: error))"])
      return nil
    }
  }

  private func provide(_ request: ImageRequest) async -> ImageContent? {
    guard let client = self.newest(\.cachesImages) else { return nil }
    let deadline = self.context.options.imageProviderDeadline
    do {
      let answer = try await client.peer.request(
        ImageProvide.self, ImageProvideParams(url: request.url), timeout: deadline)
      switch (answer.path, answer.data) {
      case (let path?, nil): return .file(path: path)
      case (nil, let data?):
        if let bytes = Base64.decode(data) { return .bytes(bytes) }
        self.logger.notice("a client's picture is no base64")
      case (nil, nil): break
      default: self.logger.notice("a client gave a picture twice, as path and as data")
      }
    } catch {
      self.logger.notice(
        "the client gave no picture",
        metadata: ["url": "\(RedactedURL.text(request.url))", "error": "\(Self.name(of: error))"])
    }
    return nil
  }

  /// The message of a client's error may repeat the URL with its token, so only the code is logged.
  private static func name(of error: any Error) -> String {
    (error as? JSONRPCError).map { "code \($0.code.rawValue)" } ?? "\(type(of: error))"
  }
}

/// Requests credentials from the client that began a session, if it declared that it provides them.
@LoopActor
final class CredentialsBroker {
  private let publisher: NotificationPublisher
  private let logger: Logger
  private var starters: [String: JSONRPCPeer] = [:]

  init(publisher: NotificationPublisher, logger: Logger) {
    self.publisher = publisher
    self.logger = logger.component("CredentialsBroker")
  }

  func remember(_ sessionId: String, startedBy peer: JSONRPCPeer) { self.starters[sessionId] = peer }
  func forget(_ sessionId: String) { self.starters.removeValue(forKey: sessionId) }

  /// Returns the client's answer, or `nil` if there is no client to ask, or its answer is missing or unusable.
  func credentials(for request: CredentialsRequest) async -> LaunchCredentials? {
    guard let peer = self.starters[request.sessionId], let client = try? self.publisher.client(of: peer),
      client.providesCredentials
    else { return nil }
    do {
      let answer = try await peer.request(
        CredentialsProvide.self,
        CredentialsProvideParams(
          deviceId: request.deviceId, applicationId: request.applicationId, sessionId: request.sessionId),
        timeout: .seconds(5))
      return try LaunchCredentials(checking: answer.credentials, type: answer.credentialsType)
    } catch {
      self.logger.notice("the client gave no credentials", metadata: ["error": "\(error)"])
      return nil
    }
  }
}

extension LaunchCredentials {
  /// The longest credentials, and the longest name of their kind, in bytes. They are sent in one message of at most
  /// 64 KiB.
  static let maximumBytes = 32 << 10

  /// Creates the credentials that a client sent, or returns `nil` if it sent none.
  ///
  /// - Throws: ``APIError/Kind/invalidParams`` for credentials that can't be sent to a receiver.
  init?(checking credentials: String?, type: String?) throws(APIError) {
    guard let credentials else { return nil }
    for (name, text) in [("credentials", credentials), ("credentialsType", type ?? "")]
    where text.utf8.count > Self.maximumBytes {
      let reason = "must have at most \(Self.maximumBytes) bytes, has \(text.utf8.count)"
      throw APIError(.invalidParams, "params.\(name): \(reason).") { data in
        data.path = "params.\(name)"
        data.reason = reason
      }
    }
    self.init(credentials: credentials, credentialsType: type ?? "web")
  }
}
