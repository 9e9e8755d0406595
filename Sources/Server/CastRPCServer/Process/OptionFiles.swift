import CastModel
import CastRPCProtocol
import CastSender
import DeviceAuthentication
import LoopIsolation
import NIOCore
import StateFiles
import TLS

extension CastContextOptions {
  /// Returns these options with `changes` replacing the defaults, and with the files read that they name.
  ///
  /// - Throws: ``APIError/Kind/fileNotUsable``.
  @LoopActor
  func replacingWithFiles(_ changes: ContextOptions.Changes?) async throws -> CastContextOptions {
    var result = self
    result.replace(with: changes)
    try await result.checkImageRoots()
    if let authentication = changes?.deviceAuthentication { try await result.authenticationFiles.read(authentication) }
    return result
  }

  /// Checks the file of additional roots before the first image needs it, on a separate thread.
  @LoopActor
  private func checkImageRoots() async throws(APIError) {
    guard let roots = self.images.additionalRoots else { return }
    let failure = await Blocking.run { () -> (text: String, cause: any Error)? in
      do throws(BoundedFile.Failure) {
        // A pipe would hold OpenSSL up.
        _ = try BoundedFile.read(roots, limit: Self.maximumRootsBytes)
      } catch {
        return ("\(roots) can't be read: \(error.reason)", error)
      }
      do {
        _ = try TLSContext(clientPolicy: TLSPolicy(trust: .roots(file: roots)))
        return nil
      } catch {
        return ("\(error)", error)
      }
    }
    guard let failure else { return }
    throw APIError(.fileNotUsable, "options.images.additionalRoots: \(failure.text)", cause: failure.cause) { data in
      data.path = "params.options.images.additionalRoots"
    }
  }

  /// The longest file of certificates; those of all public authorities have some 250 kB.
  private static let maximumRootsBytes = 16 << 20
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
