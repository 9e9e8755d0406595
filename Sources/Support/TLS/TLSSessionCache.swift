/// The parameters that a finished handshake agreed on.
public struct TLSSession: Sendable, Hashable {
  /// The version, as OpenSSL names it: `TLSv1.3`.
  public var version: String
  /// The cipher suite, as OpenSSL names it.
  public var cipher: String
  /// The peer's certificate in DER; of a resumed session, the one that the peer sent in the first handshake. `nil` if
  /// the peer sent none, as clients do.
  public var peerCertificate: [UInt8]?
  /// Whether an earlier session was resumed.
  public var isResumed: Bool
}

/// Sessions that servers let a client resume, which saves a round trip and the expensive half of the handshake.
///
/// A pure value. It keeps at most one session for each server, the newest, and removes the one unused for longest when
/// there are too many. Taking a session removes it: TLS 1.3 asks for each ticket to be used once, and a session with
/// which a server fails isn't offered again.
struct TLSSessionCache: Sendable {
  /// A session as bytes, so that the end of a connection can't invalidate it for the next.
  struct Session: Sendable, Hashable {
    /// OpenSSL's serialization; it holds keys and belongs in no log or file.
    var der: [UInt8]
    /// The time from which the server no longer resumes it, in seconds since 1970.
    var expiry: Int
  }

  /// The longest serialization that is kept, in bytes; one with a chain of certificates has some 5 KiB.
  static let maximumBytes = 32 << 10

  let maximumCount: Int
  // The one used last is at the end. There are a handful.
  private var sessions: [(key: String, session: Session)] = []

  init(maximumCount: Int = 64) {
    self.maximumCount = max(0, maximumCount)
  }

  var count: Int { self.sessions.count }

  /// Keeps `session` for the server that `key` names, instead of an older one.
  mutating func store(_ session: Session, for key: String, now: Int) {
    self.sessions.removeAll { $0.key == key || $0.session.expiry <= now }
    guard session.expiry > now, session.der.count <= Self.maximumBytes, self.maximumCount > 0 else { return }
    if self.sessions.count == self.maximumCount { self.sessions.removeFirst() }
    self.sessions.append((key, session))
  }

  /// Removes and returns the session to offer to a server; `nil` if there is none, or it has expired.
  mutating func take(_ key: String, now: Int) -> Session? {
    guard let index = self.sessions.firstIndex(where: { $0.key == key }) else { return nil }
    let session = self.sessions.remove(at: index).session
    return session.expiry > now ? session : nil
  }
}
