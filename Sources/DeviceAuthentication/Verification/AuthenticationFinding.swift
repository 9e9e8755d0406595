/// A check that failed, or that would have under stricter options.
public struct AuthenticationFinding: Error, Sendable, Hashable, CustomStringConvertible {
  public var check: AuthenticationCheck
  /// What is wrong and what to do, for people.
  public var message: String
  /// The common name of the certificate that it is about.
  public var certificate: String?

  public init(_ check: AuthenticationCheck, _ message: String, certificate: String? = nil) {
    self.check = check
    self.message = message
    self.certificate = certificate
  }

  public var description: String { "\(self.check): \(self.message)" }
}
