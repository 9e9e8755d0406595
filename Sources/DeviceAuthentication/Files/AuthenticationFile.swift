import CastV2
import Glibc

/// A file that device authentication needs, read once.
public struct AuthenticationFile<Contents: Sendable & Hashable>: Sendable, Hashable {
  /// As it was given.
  public let path: String
  public let contents: Contents

  public init(path: String, contents: Contents) {
    self.path = path
    self.contents = contents
  }
}

extension AuthenticationFile<TrustAnchors> {
  /// Reads a PEM file of root certificates. Blocks: not to be called on the loop.
  public init(reading path: String) throws(AuthenticationFileError) {
    let bytes = try BoundedFile.read(path, limit: TrustAnchors.maximumFileLength)
    self.init(path: path, contents: try TrustAnchors(pem: bytes))
  }
}

extension AuthenticationFile<[UInt8]> {
  /// Reads a `CrlBundle`, whose signature is looked at with each use. Blocks: not to be called on the loop.
  public init(readingCRL path: String) throws(AuthenticationFileError) {
    let bytes = try BoundedFile.read(path, limit: RevocationList.maximumLength)
    do throws(CastMessageError) {
      guard try !CRLBundle(protobuf: bytes).lists.isEmpty else {
        throw CastMessageError(code: .missingField, message: "There is no list in it.")
      }
    } catch {
      throw AuthenticationFileError(.malformed, "'\(path)' is no revocation list of Cast (CrlBundle): \(error.message)")
    }
    self.init(path: path, contents: bytes)
  }
}
