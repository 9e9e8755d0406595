/// The hash under a signature of device authentication.
public struct HashAlgorithm: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
  public let rawValue: Int32
  public init(rawValue: Int32) { self.rawValue = rawValue }

  /// What a message that names none means; what the oldest receivers use.
  public static let sha1 = HashAlgorithm(rawValue: 0)
  public static let sha256 = HashAlgorithm(rawValue: 1)

  public var description: String {
    switch self {
    case .sha1: "SHA-1"
    case .sha256: "SHA-256"
    default: "hash \(self.rawValue)"
    }
  }
}
