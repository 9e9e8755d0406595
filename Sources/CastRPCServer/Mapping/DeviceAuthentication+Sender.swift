import CastRPCProtocol
import CastSender
import DeviceAuthentication
import LoopIsolation
import NIOCore
import NIOPosix

extension CastRPCProtocol.DeviceAuthenticationOptions {
  /// The options as they are in force, all of them.
  init(_ options: CastSender.DeviceAuthenticationOptions) {
    self.init(
      policy: CastRPCProtocol.DeviceAuthenticationPolicy(rawValue: options.policy.rawValue),
      ignoreExpiry: options.verification.ignoresExpiry, acceptSHA1: options.verification.acceptsSHA1,
      requireNonce: options.verification.requiresNonce,
      crl: RevocationPolicy(rawValue: options.verification.crlPolicy.rawValue), crlFile: options.crl?.path,
      crlRootsFile: options.trustedCRLRoots?.path, trustedRootsFile: options.trustedRoots?.path,
      timeout: options.timeout.seconds)
  }

  /// Whether they name files, which have to be read first.
  var namesFiles: Bool { self.crlFile != nil || self.crlRootsFile != nil || self.trustedRootsFile != nil }
}

extension CastSender.DeviceAuthenticationOptions {
  /// These options, with what a client said in place of what is assumed; its files are another matter.
  func replacing(_ options: CastRPCProtocol.DeviceAuthenticationOptions) -> CastSender.DeviceAuthenticationOptions {
    var result = self
    options.policy.map { result.policy = Policy(rawValue: $0.rawValue) ?? self.policy }
    options.ignoreExpiry.map { result.verification.ignoresExpiry = $0 }
    options.acceptSHA1.map { result.verification.acceptsSHA1 = $0 }
    options.requireNonce.map { result.verification.requiresNonce = $0 }
    options.crl.map { crl in
      result.verification.crlPolicy = CRLPolicy(rawValue: crl.rawValue) ?? self.verification.crlPolicy
    }
    options.timeout.map { result.timeout = TimeAmount(seconds: $0) }
    return result
  }

  /// Reads the files that a client named, on a thread of their own.
  ///
  /// - Throws: ``CastRPCProtocol/APIError/Kind/fileNotUsable``.
  @LoopActor
  mutating func read(_ options: CastRPCProtocol.DeviceAuthenticationOptions) async throws {
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
    let loop = LoopActor.shared.eventLoop
    do {
      return try await NIOThreadPool.singleton.runIfActive(eventLoop: loop) { try read(path) }.value()
    } catch let error as AuthenticationFileError {
      throw APIError(.fileNotUsable, error.message, cause: error) { data in
        data.path = "params.options.deviceAuthentication.\(member)"
        data.reason = error.code.rawValue
      }
    }
  }
}
