/// What a finished handshake agreed on.
public struct TLSSession: Sendable, Hashable {
  /// The version, as OpenSSL names it: `TLSv1.3`.
  public var version: String
  /// The cipher suite, as OpenSSL names it.
  public var cipher: String
  /// The peer's certificate in DER: device authentication signs it. `nil` if it showed none, as senders do.
  public var peerCertificate: [UInt8]?
}
