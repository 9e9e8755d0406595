/// How a signature of device authentication is made.
public struct SignatureAlgorithm: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
  public let rawValue: Int32
  public init(rawValue: Int32) { self.rawValue = rawValue }

  public static let unspecified = SignatureAlgorithm(rawValue: 0)
  /// What a message that names none means; no receiver is known that can do another.
  public static let rsassaPKCS1v15 = SignatureAlgorithm(rawValue: 1)
  public static let rsassaPSS = SignatureAlgorithm(rawValue: 2)

  public var description: String {
    switch self {
    case .unspecified: "unspecified"
    case .rsassaPKCS1v15: "RSASSA-PKCS1-v1_5"
    case .rsassaPSS: "RSASSA-PSS"
    default: "signature algorithm \(self.rawValue)"
    }
  }
}
