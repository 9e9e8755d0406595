import CastModel
import CastRPCProtocol
import CastSender
import DeviceAuthentication
import LoopIsolation
import NIOCore
import TLS

extension CastContextOptions {
  /// Returns these options with `changes` replacing the defaults, and with the files read that they name.
  ///
  /// - Throws: ``APIError/Kind/fileNotUsable``.
  @LoopActor
  func replacingWithFiles(_ changes: ContextOptions.Changes?) async throws -> CastContextOptions {
    var result = self
    result.replace(with: changes)
    try result.checkImageRoots()
    if let authentication = changes?.deviceAuthentication { try await result.authenticationFiles.read(authentication) }
    return result
  }

  /// Checks the file when a client names it, before the first image needs it.
  private func checkImageRoots() throws(APIError) {
    guard let roots = self.images.additionalRoots else { return }
    do {
      _ = try TLSContext(clientPolicy: TLSPolicy(trust: .roots(file: roots)))
    } catch {
      throw APIError(.fileNotUsable, "options.images.additionalRoots: \(error)", cause: error) { data in
        data.path = "params.options.images.additionalRoots"
      }
    }
  }
}

extension AuthenticationFiles {
  /// Reads the files that a client named, on a separate thread.
  ///
  /// - Throws: ``CastRPCProtocol/APIError/Kind/fileNotUsable``.
  @LoopActor
  fileprivate mutating func read(_ options: DeviceAuthenticationOptions.Changes) async throws {
    self.trustedRoots =
      try await Self.file("trustedRootsFile", options.trustedRootsFile) { path throws(AuthenticationFileError) in
        try AuthenticationFile<TrustAnchors>(reading: path)
      } ?? self.trustedRoots
    self.trustedCRLRoots =
      try await Self.file("crlRootsFile", options.crlRootsFile) { path throws(AuthenticationFileError) in
        try AuthenticationFile<TrustAnchors>(reading: path)
      } ?? self.trustedCRLRoots
    self.crl =
      try await Self.file("crlFile", options.crlFile) { path throws(AuthenticationFileError) in
        try AuthenticationFile<[UInt8]>(readingCRL: path)
      } ?? self.crl
  }

  @LoopActor
  private static func file<Contents>(
    _ member: String, _ path: String?,
    _ read: @escaping @Sendable (String) throws(AuthenticationFileError) -> AuthenticationFile<Contents>
  ) async throws -> AuthenticationFile<Contents>? {
    guard let path else { return nil }
    do throws(AuthenticationFileError) {
      return try await Blocking.run { () throws(AuthenticationFileError) in try read(path) }
    } catch {
      throw APIError(.fileNotUsable, error.message, cause: error) { data in
        data.path = "params.options.deviceAuthentication.\(member)"
        data.reason = error.code.rawValue
      }
    }
  }
}
