import CastV2
import JSONCodec
import LoopIsolation
import TLS

/// Answers the challenges of one receiver; the first challenge creates the credentials, away from the loop.
@LoopActor
final class DeviceAuthenticator {
  private let device: ReceiverDevice
  private let identity: TLSIdentity
  private let chain: DeviceChain?
  private var credentials: Task<DeviceCredentials, any Error>?

  /// - Parameter chain: the issuer of the device's certificate; `nil`: one that all receivers of the process share.
  init(device: ReceiverDevice, identity: TLSIdentity, chain: DeviceChain?) {
    self.device = device
    self.identity = identity
    self.chain = chain
  }

  /// Returns the answer to the challenge in `message`; `nil` if it contains none, or the device stays silent.
  func answer(_ message: CastMessage) async -> CastMessage? {
    guard let challenge = (try? DeviceAuthMessage(payload: message.payload))?.challenge else { return nil }
    var answer = DeviceAuthMessage(error: AuthError(.internalError))
    if let credentials = try? await self.credentialsMade() {
      guard let proof = credentials.answer(to: challenge) else { return nil }
      answer = proof
    }
    return answer.message(from: message.destinationId, to: message.sourceId)
  }

  /// Returns the section `sign` of the setup information; `nil` if it can't be created.
  func sign(setupNonce nonce: String) async -> JSONObject? {
    try? await self.credentialsMade().sign(setupNonce: nonce)
  }

  private func credentialsMade() async throws -> DeviceCredentials {
    if let credentials { return try await credentials.value }
    let (device, identity, chain) = (self.device, self.identity, self.chain)
    let task = Task.detached {
      let shared: DeviceChain
      if let chain { shared = chain } else { shared = try await Self.sharedChain.value }
      return try DeviceCredentials(
        chain: shared, commonName: device.certificateName, tlsIdentity: identity, quirks: device.authenticationQuirks)
    }
    self.credentials = task
    return try await task.value
  }

  private nonisolated static let sharedChain = Task.detached { try DeviceChain(root: try PrivateRoot()) }
}
