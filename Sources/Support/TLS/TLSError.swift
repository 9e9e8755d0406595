import COpenSSL

/// The reason why TLS couldn't be set up, a handshake failed, or a stream broke.
public struct TLSError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of failure, as a stable key.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The code's name is a stable key, as `untrustedPeer`.
    public let rawValue: String
    /// Makes a code of its name; a name that isn't among the members here is kept.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// OpenSSL refused the policy, the certificate or the key, or had no memory.
    public static let configuration = Code(rawValue: "configuration")
    /// The two sides found no agreement, or the peer doesn't speak TLS.
    public static let handshakeFailed = Code(rawValue: "handshakeFailed")
    /// The peer's certificate is not for that name, or leads to no trusted root; the reason is OpenSSL's.
    public static let untrustedPeer = Code(rawValue: "untrustedPeer")
    /// The connection ended during the handshake.
    public static let closedDuringHandshake = Code(rawValue: "closedDuringHandshake")
    /// A record of the peer was broken, or it raised an alert.
    public static let protocolError = Code(rawValue: "protocolError")
    /// Something was written after this side had closed.
    public static let closed = Code(rawValue: "closed")
    /// More was written before the end of the handshake than is buffered.
    public static let tooMuchBuffered = Code(rawValue: "tooMuchBuffered")
  }

  /// The kind of failure, for programs.
  public var code: Code
  /// What happened, for people, with OpenSSL's words.
  public var message: String
  /// OpenSSL's reasons, the first one first: `wrong version number`.
  public var reasons: [String] = []
  /// Whether a session was offered for resumption in the handshake that failed: then another try may succeed, which
  /// will offer none.
  public var offeredSession = false

  public var description: String { self.message }
}

extension TLSError {
  /// Returns an error with the reasons in OpenSSL's error queue of this thread, which is empty afterwards.
  static func fromQueue(_ code: Code, _ what: String) -> TLSError {
    var reasons: [String] = []
    while true {
      let number = ERR_get_error()
      guard number != 0 else { break }
      if let text = ERR_reason_error_string(number) {
        reasons.append(String(cString: text))
      } else {
        reasons.append("OpenSSL error \(String(number, radix: 16))")
      }
    }
    let message = reasons.isEmpty ? what : "\(what): \(reasons.joined(separator: "; "))"
    return TLSError(code: code, message: message + ".", reasons: reasons)
  }
}
