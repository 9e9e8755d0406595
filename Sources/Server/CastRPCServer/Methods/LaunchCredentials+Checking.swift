import CastModel
import CastRPCProtocol

extension LaunchCredentials {
  /// The longest credentials, and the longest name of their kind, in bytes. They travel in one message of at most 64 KiB.
  static let maximumBytes = 32 << 10

  /// Credentials that a client sent; `nil` if it sent none.
  ///
  /// - Throws: ``APIError/Kind/invalidParams`` for what no receiver could be sent.
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
