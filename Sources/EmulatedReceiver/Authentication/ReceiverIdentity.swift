import LoopIsolation
import TLS

/// Finds the TLS identity of a receiver.
enum ReceiverIdentity {
  /// The one that is configured, one with the device's quirks, or the one that all others of the process share.
  @LoopActor
  static func of(_ configuration: ReceiverConfiguration) async throws -> TLSIdentity {
    if let identity = configuration.tlsIdentity { return identity }
    let device = configuration.device
    let quirks = device.authenticationQuirks.intersection(AuthenticationQuirk.ofTLS)
    guard !quirks.isEmpty || configuration.hasOwnTLSIdentity else { return try await self.shared.value }
    return try await Task.detached {
      try TLSIdentity.emulated(commonName: device.certificateName, quirks: quirks)
    }.value
  }

  /// Made once, away from the loop: an RSA key takes some 100 ms.
  private static let shared = Task.detached { try TLSIdentity.selfSigned(commonName: "Emulated receiver") }
}
