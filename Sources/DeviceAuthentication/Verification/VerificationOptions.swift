/// How strict the verification of a device's answer is.
public struct VerificationOptions: Sendable, Hashable {
  /// Whether the dates of the device's chain are only told, not failed on. Those of the TLS certificate count all the same:
  /// they are the signature's own.
  public var ignoresExpiry: Bool
  /// Whether a signature over SHA-1 will do, as the oldest devices make them.
  public var acceptsSHA1: Bool
  /// Whether an answer that echoes no nonce is refused; one that echoes another is in any case.
  public var requiresNonce: Bool
  public var crlPolicy: CRLPolicy

  public init(
    ignoresExpiry: Bool = false, acceptsSHA1: Bool = true, requiresNonce: Bool = false,
    crlPolicy: CRLPolicy = .optional
  ) {
    self.ignoresExpiry = ignoresExpiry
    self.acceptsSHA1 = acceptsSHA1
    self.requiresNonce = requiresNonce
    self.crlPolicy = crlPolicy
  }
}
