import COpenSSL
import Glibc
import Synchronization

/// Owns an `SSL_CTX`: the policy, for a server the identity that its connections share, for a client the sessions that
/// can be resumed.
///
/// Made once for many connections.
public final class TLSContext: @unchecked Sendable {
  // Unchecked, because it isn't changed after init, and OpenSSL counts its references atomically.
  private let context: OpaquePointer
  private let trust: TLSTrust
  private let sessions: Mutex<TLSSessionCache>
  /// Whether its connections are a server's.
  public let isServer: Bool

  /// Makes the context of clients.
  ///
  /// - Parameter maximumSessions: The most servers whose sessions are kept for resumption; 0 for none.
  public init(clientPolicy policy: TLSPolicy, maximumSessions: Int = 64) throws(TLSError) {
    self.context = try Self.makeContext(TLS_client_method(), policy)
    self.isServer = false
    self.trust = policy.trust
    self.sessions = Mutex(TLSSessionCache(maximumCount: maximumSessions))
    SSL_CTX_set_verify(self.context, policy.trust.isVerifying ? SSL_VERIFY_PEER : SSL_VERIFY_NONE, nil)
    try self.loadRoots()
    if !policy.trust.isVerifying {
      SSL_CTX_set_options(self.context, copenssl_SSL_OP_LEGACY_SERVER_CONNECT())
    }
    guard maximumSessions > 0 else { return }
    // OpenSSL reports each session and keeps none: only this class knows the server of a session.
    _ = copenssl_SSL_CTX_set_session_cache_mode(
      self.context, Int(SSL_SESS_CACHE_CLIENT | SSL_SESS_CACHE_NO_INTERNAL))
    SSL_CTX_sess_set_new_cb(self.context) { ssl, session in
      TLSConnection.of(ssl)?.didReceive(session: session)
      // The callback keeps no reference to OpenSSL's session.
      return 0
    }
  }

  /// Makes the context of a server that shows `identity`.
  ///
  /// - Parameter resumesSessions: Whether clients get a ticket to resume a session with.
  public init(
    serverPolicy policy: TLSPolicy, identity: TLSIdentity, resumesSessions: Bool = true
  ) throws(TLSError) {
    self.context = try Self.makeContext(TLS_server_method(), policy)
    self.isServer = true
    self.trust = .anyone
    self.sessions = Mutex(TLSSessionCache(maximumCount: 0))
    if resumesSessions {
      SSL_CTX_set_num_tickets(self.context, 1)
    } else {
      SSL_CTX_set_options(self.context, copenssl_SSL_OP_NO_TICKET())
      SSL_CTX_set_num_tickets(self.context, 0)
    }
    try Self.use(identity, in: self.context)
  }

  deinit { SSL_CTX_free(self.context) }

  /// Creates a connection's state, for ``TLSHandler``.
  ///
  /// - Parameter server: The server's name, for a client.
  func makeConnection(server: TLSServerName?, sessionKey: String?) throws(TLSError) -> TLSConnection {
    guard !self.trust.isVerifying || server != nil else {
      throw TLSError(code: .configuration, message: "A certificate can't be verified without the server's name.")
    }
    copenssl_clear_errors()
    guard let ssl = SSL_new(self.context) else {
      throw TLSError.fromQueue(.configuration, "No TLS connection could be made")
    }
    let connection = try TLSConnection(owning: ssl, isServer: self.isServer)
    if let server { try connection.name(server, verifies: self.trust.isVerifying) }
    // A session is verified only for the name with which it began, so its key includes that name.
    if let key = sessionKey.map({ "\($0) \(server?.text ?? "")" }), !self.isServer { self.resume(connection, key) }
    return connection
  }

  /// The number of sessions that can be resumed.
  package var sessionCount: Int { self.sessions.withLock { $0.count } }

  private func resume(_ connection: TLSConnection, _ key: String) {
    connection.onSession = { [weak self] session in
      self?.sessions.withLock { $0.store(session, for: key, now: time(nil)) }
    }
    guard let session = self.sessions.withLock({ $0.take(key, now: time(nil)) }) else { return }
    connection.offer(session)
  }

  private func loadRoots() throws(TLSError) {
    switch self.trust.roots {
    case nil: return
    case .system: try self.loadSystemRoots()
    case .file(let path): try self.loadRoots(in: path)
    case .systemAndFile(let path):
      try self.loadSystemRoots()
      try self.loadRoots(in: path)
    }
  }

  private func loadSystemRoots() throws(TLSError) {
    guard SSL_CTX_set_default_verify_paths(self.context) == 1 else {
      throw TLSError.fromQueue(.configuration, "The system's root certificates can't be had")
    }
  }

  private func loadRoots(in path: String) throws(TLSError) {
    guard SSL_CTX_load_verify_file(self.context, path) == 1 else {
      throw TLSError.fromQueue(.configuration, "\(path) holds no root certificate")
    }
  }

  private static func makeContext(_ method: OpaquePointer?, _ policy: TLSPolicy) throws(TLSError) -> OpaquePointer {
    copenssl_clear_errors()
    guard let context = SSL_CTX_new(method) else {
      throw TLSError.fromQueue(.configuration, "No TLS context could be made")
    }
    SSL_CTX_set_options(context, copenssl_SSL_OP_NO_COMPRESSION() | copenssl_SSL_OP_NO_RENEGOTIATION())
    _ = copenssl_SSL_CTX_set_session_cache_mode(context, Int(SSL_SESS_CACHE_OFF))
    // There are many idle links, so OpenSSL frees their record buffers in between.
    _ = copenssl_SSL_CTX_set_mode(context, Int(SSL_MODE_RELEASE_BUFFERS))
    // The level also determines which versions and certificates OpenSSL accepts, so it and the ciphers are set first.
    SSL_CTX_set_security_level(context, policy.securityLevel)
    guard SSL_CTX_set_cipher_list(context, policy.ciphers) == 1,
      copenssl_SSL_CTX_set_min_proto_version(context, policy.minimumVersion.rawValue) == 1,
      copenssl_SSL_CTX_set_max_proto_version(context, policy.maximumVersion?.rawValue ?? 0) == 1
    else {
      let error = TLSError.fromQueue(.configuration, "OpenSSL refuses the TLS policy \"\(policy.ciphers)\"")
      SSL_CTX_free(context)
      throw error
    }
    return context
  }

  private static func use(_ identity: TLSIdentity, in context: OpaquePointer) throws(TLSError) {
    let chain = try certificates(identity.certificatePEM)
    defer { for certificate in chain { X509_free(certificate) } }
    guard let leaf = chain.first, SSL_CTX_use_certificate(context, leaf) == 1 else {
      throw TLSError.fromQueue(.configuration, "The server's certificate can't be used")
    }
    for certificate in chain.dropFirst() {
      // SSL_CTX_add_extra_chain_cert takes ownership only when it succeeds.
      guard X509_up_ref(certificate) == 1 else { continue }
      guard SSL_CTX_ctrl(context, SSL_CTRL_EXTRA_CHAIN_CERT, 0, UnsafeMutableRawPointer(certificate)) == 1 else {
        X509_free(certificate)
        throw TLSError.fromQueue(.configuration, "An intermediate certificate can't be used")
      }
    }
    let key = withPEM(identity.privateKeyPEM) { PEM_read_bio_PrivateKey($0, nil, nil, nil) }
    defer { EVP_PKEY_free(key) }
    guard let key, SSL_CTX_use_PrivateKey(context, key) == 1, SSL_CTX_check_private_key(context) == 1 else {
      throw TLSError.fromQueue(.configuration, "The server's private key can't be used")
    }
  }

  private static func certificates(_ pem: String) throws(TLSError) -> [OpaquePointer] {
    let chain = withPEM(pem) { bio in
      var chain: [OpaquePointer] = []
      while let certificate = PEM_read_bio_X509(bio, nil, nil, nil) { chain.append(certificate) }
      return chain
    }
    guard let chain, !chain.isEmpty else {
      throw TLSError.fromQueue(.configuration, "There is no certificate in the PEM text")
    }
    // The end of the text is reported as an error.
    copenssl_clear_errors()
    return chain
  }

  private static func withPEM<T>(_ pem: String, _ read: (OpaquePointer) -> T?) -> T? {
    let bytes = Array(pem.utf8)
    return bytes.withUnsafeBytes { buffer in
      guard let bio = BIO_new_mem_buf(buffer.baseAddress, Int32(clamping: buffer.count)) else { return nil }
      defer { BIO_free(bio) }
      return read(bio)
    }
  }
}
