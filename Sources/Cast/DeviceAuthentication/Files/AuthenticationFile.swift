import CastV2
import StateFiles

/// A file that device authentication needs, read once.
public struct AuthenticationFile<Contents: Sendable & Hashable>: Sendable, Hashable {
  /// The path as given.
  public let path: String
  /// The contents at the time of reading; later changes of the file have no effect.
  public let contents: Contents

  /// Pairs a path with contents that the caller has already; nothing is read or checked.
  public init(path: String, contents: Contents) {
    self.path = path
    self.contents = contents
  }
}

extension AuthenticationFile<TrustAnchors> {
  /// Reads a PEM file of root certificates. Blocks: not to be called on the loop.
  public init(reading path: String) throws(AuthenticationFileError) {
    let bytes = try BoundedFile.contents(path, limit: TrustAnchors.maximumFileLength)
    self.init(path: path, contents: try TrustAnchors(pem: bytes))
  }
}

extension AuthenticationFile<[UInt8]> {
  /// Reads a `CrlBundle`, whose signature is verified at each use. Blocks: not to be called on the loop.
  public init(readingCRL path: String) throws(AuthenticationFileError) {
    let bytes = try BoundedFile.contents(path, limit: RevocationList.maximumLength)
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

extension BoundedFile {
  /// Returns the contents of a file that a client named.
  fileprivate static func contents(_ path: String, limit: Int) throws(AuthenticationFileError) -> [UInt8] {
    do throws(Failure) {
      return try self.read(path, limit: limit)
    } catch {
      if case .tooLarge = error { throw AuthenticationFileError(.tooLarge, "'\(path)' is larger than \(limit) bytes.") }
      throw AuthenticationFileError(.unreadable, "'\(path)' can't be read: \(error.reason).")
    }
  }
}

/// The failure to read trust anchors or a revocation list from a file.
public struct AuthenticationFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of failure, as a stable key.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The raw value names the code, as the server reports it in an error's `reason`: `unreadable`, `malformed`…
    public let rawValue: String
    /// Makes a code from its name; any string is accepted.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The file doesn't exist, isn't a file, or may not be read.
    public static let unreadable = Code(rawValue: "unreadable")
    /// The file has more than its kind may have: 1 MiB or 64 certificates for roots, 4 MiB for a revocation list.
    public static let tooLarge = Code(rawValue: "tooLarge")
    /// The file contains no item of the kind.
    public static let empty = Code(rawValue: "empty")
    /// The contents can't be parsed.
    public static let malformed = Code(rawValue: "malformed")
  }

  /// The kind of failure.
  public var code: Code
  /// What happened and what to do, for people.
  public var message: String

  /// Makes an error; `message` is a whole sentence, because programs show it unchanged.
  public init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }

  public var description: String { self.message }
}
