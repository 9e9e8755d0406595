import COpenSSL

/// What only a client does: name its server, and resume a session.
extension TLSConnection {
  /// Tells the server which of its names is meant, and has its certificate verified against it.
  func name(_ server: TLSServerName, verifies: Bool) throws(TLSError) {
    copenssl_clear_errors()
    var done = server.isAddress || copenssl_SSL_set_tlsext_host_name(self.ssl, server.text) == 1
    if verifies {
      self.verifies = true
      SSL_set_hostflags(self.ssl, UInt32(X509_CHECK_FLAG_NO_PARTIAL_WILDCARDS))
      let verified =
        server.isAddress
        ? X509_VERIFY_PARAM_set1_ip_asc(SSL_get0_param(self.ssl), server.text) == 1
        : SSL_set1_host(self.ssl, server.text) == 1
      done = done && verified
    }
    guard done else { throw TLSError.fromQueue(.configuration, "The server's name \(server.text) can't be used") }
  }

  /// Offers the server a session to resume; if it declines, the handshake is a whole one.
  func offer(_ session: TLSSessionCache.Session) {
    copenssl_clear_errors()
    session.der.withUnsafeBufferPointer { der in
      var start = der.baseAddress
      guard let session = d2i_SSL_SESSION(nil, &start, der.count) else { return copenssl_clear_errors() }
      defer { SSL_SESSION_free(session) }
      self.offeredSession = SSL_set_session(self.ssl, session) == 1
    }
  }

  /// OpenSSL tells of a session that the server will resume; `session` stays its own.
  func didReceive(session: OpaquePointer?) {
    guard let onSession, let session, self.receivedSessions < Self.maximumSessions,
      SSL_SESSION_is_resumable(session) == 1
    else { return }
    self.receivedSessions += 1
    var der: UnsafeMutablePointer<UInt8>?
    let count = i2d_SSL_SESSION(session, &der)
    guard count > 0, let der else { return copenssl_clear_errors() }
    defer { CRYPTO_free(der, #fileID, #line) }
    let (expiry, overflow) = SSL_SESSION_get_time(session).addingReportingOverflow(SSL_SESSION_get_timeout(session))
    onSession(
      TLSSessionCache.Session(
        der: Array(UnsafeBufferPointer(start: der, count: Int(count))), expiry: overflow ? .max : expiry))
  }

  /// Up to TLS 1.2 a session may be resumed again and again, and OpenSSL tells of it only the first time.
  func keepResumedSession() {
    guard SSL_session_reused(self.ssl) == 1, SSL_version(self.ssl) < TLS1_3_VERSION else { return }
    self.didReceive(session: SSL_get_session(self.ssl))
  }
}
