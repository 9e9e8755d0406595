/// What a finished handshake agreed on.
public struct TLSSession: Sendable, Hashable {
  /// The version, as OpenSSL names it: `TLSv1.3`.
  public var version: String
  /// The cipher suite, as OpenSSL names it.
  public var cipher: String
  /// The peer's certificate in DER, also when an earlier session was resumed: then it is the one shown that time. `nil` if it showed none,
  /// as clients do.
  public var peerCertificate: [UInt8]?
  /// Whether an earlier session was resumed.
  public var isResumed: Bool
}
