/// The parameters that a finished handshake agreed on.
public struct TLSSession: Sendable, Hashable {
  /// The version, as OpenSSL names it: `TLSv1.3`.
  public var version: String
  /// The cipher suite, as OpenSSL names it.
  public var cipher: String
  /// The peer's certificate in DER, also when an earlier session was resumed: then it is the one shown that time. `nil`
  /// if it showed none, as clients do.
  public var peerCertificate: [UInt8]?
  /// Whether an earlier session was resumed.
  public var isResumed: Bool
}

/// Sessions that servers let a client resume, which saves a round trip and the expensive half of the handshake.
///
/// A pure value. Each server has at most one, the newest; the one that was not used for the longest goes when there are
/// too many. Taking a session removes it: TLS 1.3 asks for each ticket to be used once, and one that a server chokes on
/// isn't offered again.
struct TLSSessionCache: Sendable {
  /// A session as bytes, so that no connection's end can spoil it for the next.
  struct Session: Sendable, Hashable {
    /// OpenSSL's serialization; it holds keys and belongs in no log or file.
    var der: [UInt8]
    /// When the server will have forgotten it, in seconds of Unix time.
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

  /// The session to offer to a server; it is forgotten with that.
  mutating func take(_ key: String, now: Int) -> Session? {
    guard let index = self.sessions.firstIndex(where: { $0.key == key }) else { return nil }
    let session = self.sessions.remove(at: index).session
    return session.expiry > now ? session : nil
  }
}
