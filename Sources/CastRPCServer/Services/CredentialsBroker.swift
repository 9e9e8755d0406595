import CastRPCProtocol
import CastSender
import JSONRPC
import LoopIsolation
import Logging
import NIOCore

/// Asks the client that began a session for its credentials, if it declared that it answers.
@LoopActor
final class CredentialsBroker {
  private let publisher: NotificationPublisher
  private let logger: Logger
  private var starters: [String: JSONRPCPeer] = [:]

  init(publisher: NotificationPublisher, logger: Logger) {
    self.publisher = publisher
    self.logger = logger
  }

  func remember(_ sessionId: String, startedBy peer: JSONRPCPeer) { self.starters[sessionId] = peer }
  func forget(_ sessionId: String) { self.starters.removeValue(forKey: sessionId) }

  /// The client's answer; `nil` where nobody is to be asked, or the answer didn't come or doesn't fit.
  func credentials(for request: CredentialsRequest) async -> CastSender.LaunchCredentials? {
    guard let peer = self.starters[request.sessionId], let client = try? self.publisher.client(of: peer),
      client.providesCredentials
    else { return nil }
    do {
      let answer = try await peer.request(
        CredentialsProvide.self,
        CredentialsProvideParams(
          deviceId: request.deviceId, applicationId: request.applicationId, sessionId: request.sessionId),
        timeout: .seconds(5))
      return try CastSender.LaunchCredentials(checking: answer.credentials, type: answer.credentialsType)
    } catch {
      self.logger.notice("the client gave no credentials", metadata: ["error": "\(error)"])
      return nil
    }
  }
}
