import COpenSSL
import NIOCore

/// Owns an `SSL` between two memory BIOs: ciphertext goes in and out as bytes, without a socket.
///
/// Belongs to one thread.
final class TLSConnection {
  /// The result of a step of the handshake.
  enum HandshakeResult {
    case complete
    /// The handshake needs more bytes from the peer.
    case incomplete
    case failed(TLSError)
  }

  /// The result of decrypting.
  enum ReadResult {
    /// Everything that arrived was read.
    case needsMore
    /// The peer closed TLS (close_notify).
    case closedByPeer
    case failed(TLSError)
  }

  let ssl: OpaquePointer
  // Owned by `ssl`.
  private let inbound: OpaquePointer
  private let outbound: OpaquePointer
  /// Called with each session that the server lets this client resume.
  var onSession: ((TLSSessionCache.Session) -> Void)?
  var offeredSession = false
  var verifies = false
  var receivedSessions = 0
  /// The most tickets kept from one connection; more are ignored, because a server may send them without end.
  static let maximumSessions = 8

  init(owning ssl: OpaquePointer, isServer: Bool) throws(TLSError) {
    guard let inbound = BIO_new(BIO_s_mem()) else {
      SSL_free(ssl)
      throw TLSError.fromQueue(.configuration, "No memory for TLS")
    }
    guard let outbound = BIO_new(BIO_s_mem()) else {
      BIO_free(inbound)
      SSL_free(ssl)
      throw TLSError.fromQueue(.configuration, "No memory for TLS")
    }
    self.ssl = ssl
    self.inbound = inbound
    self.outbound = outbound
    // An empty BIO means "later", not the end of the stream, which the handler detects.
    _ = copenssl_BIO_set_mem_eof_return(inbound, -1)
    _ = copenssl_BIO_set_mem_eof_return(outbound, -1)
    SSL_set_bio(ssl, inbound, outbound)
    if isServer { SSL_set_accept_state(ssl) } else { SSL_set_connect_state(ssl) }
    SSL_set_ex_data(ssl, 0, Unmanaged.passUnretained(self).toOpaque())
  }

  /// Returns the connection that owns `ssl`, and must still exist.
  static func of(_ ssl: OpaquePointer?) -> TLSConnection? {
    SSL_get_ex_data(ssl, 0).map { Unmanaged<TLSConnection>.fromOpaque($0).takeUnretainedValue() }
  }

  deinit { SSL_free(self.ssl) }

  func handshake() -> HandshakeResult {
    copenssl_clear_errors()
    let result = SSL_do_handshake(self.ssl)
    if result == 1 {
      self.keepResumedSession()
      return .complete
    }
    switch SSL_get_error(self.ssl, result) {
    case SSL_ERROR_WANT_READ, SSL_ERROR_WANT_WRITE: return .incomplete
    default: return .failed(self.handshakeError())
    }
  }

  private func handshakeError() -> TLSError {
    let verdict = SSL_get_verify_result(self.ssl)
    var error: TLSError
    if self.verifies, verdict != Int(X509_V_OK) {
      copenssl_clear_errors()
      let reason = X509_verify_cert_error_string(verdict).map { String(cString: $0) } ?? "error \(verdict)"
      error = TLSError(
        code: .untrustedPeer, message: "The server's certificate is not accepted: \(reason).", reasons: [reason])
    } else {
      error = .fromQueue(.handshakeFailed, "The TLS handshake failed")
    }
    error.offeredSession = self.offeredSession
    return error
  }

  /// Takes ciphertext from the peer; returns whether there was memory for it.
  func receive(_ ciphertext: ByteBuffer) -> Bool {
    ciphertext.withUnsafeReadableBytes { bytes in
      guard let start = bytes.baseAddress, !bytes.isEmpty else { return true }
      return BIO_write(self.inbound, start, Int32(clamping: bytes.count)) == bytes.count
    }
  }

  /// Appends everything that can be decrypted to `plaintext`.
  func read(into plaintext: inout ByteBuffer) -> ReadResult {
    while true {
      copenssl_clear_errors()
      var result: Int32 = 0
      plaintext.writeWithUnsafeMutableBytes(minimumWritableBytes: 1_024) { bytes in
        result = SSL_read(self.ssl, bytes.baseAddress, Int32(clamping: bytes.count))
        return max(0, Int(result))
      }
      if result > 0 { continue }
      switch SSL_get_error(self.ssl, result) {
      case SSL_ERROR_WANT_READ, SSL_ERROR_WANT_WRITE: return .needsMore
      case SSL_ERROR_ZERO_RETURN: return .closedByPeer
      default: return .failed(.fromQueue(.protocolError, "The TLS stream is broken"))
      }
    }
  }

  /// Encrypts all of `plaintext`, as records of up to 16 KiB.
  func write(_ plaintext: ByteBuffer) throws(TLSError) {
    guard plaintext.readableBytes > 0 else { return }
    copenssl_clear_errors()
    // A memory BIO takes everything, so the write is never partial.
    let result = plaintext.withUnsafeReadableBytes {
      SSL_write(self.ssl, $0.baseAddress, Int32(clamping: $0.count))
    }
    guard Int(result) == plaintext.readableBytes else {
      throw TLSError.fromQueue(.protocolError, "Bytes could not be encrypted")
    }
  }

  /// Closes this side (close_notify); the bytes of the alert wait in the outbound BIO.
  func shutDown() {
    copenssl_clear_errors()
    _ = SSL_shutdown(self.ssl)
    copenssl_clear_errors()
  }

  /// Takes all ciphertext that waits for the peer; `nil` if there is none.
  func drain(allocator: ByteBufferAllocator) -> ByteBuffer? {
    var start: UnsafeMutablePointer<CChar>?
    let count = copenssl_BIO_get_mem_data(self.outbound, &start)
    guard count > 0, let start else { return nil }
    var buffer = allocator.buffer(capacity: count)
    buffer.writeBytes(UnsafeRawBufferPointer(start: start, count: count))
    _ = copenssl_BIO_reset(self.outbound)
    return buffer
  }

  /// The agreed parameters; only after the handshake.
  var session: TLSSession {
    TLSSession(
      version: SSL_get_version(self.ssl).map { String(cString: $0) } ?? "",
      cipher: SSL_CIPHER_get_name(SSL_get_current_cipher(self.ssl)).map { String(cString: $0) } ?? "",
      peerCertificate: self.peerCertificate,
      isResumed: SSL_session_reused(self.ssl) == 1)
  }

  private var peerCertificate: [UInt8]? {
    guard let certificate = SSL_get1_peer_certificate(self.ssl) else { return nil }
    defer { X509_free(certificate) }
    var der: UnsafeMutablePointer<UInt8>?
    let count = i2d_X509(certificate, &der)
    guard count > 0, let der else { return nil }
    defer { CRYPTO_free(der, #fileID, #line) }
    return Array(UnsafeBufferPointer(start: der, count: Int(count)))
  }
}

/// The functions for clients: the server's name, and the resumption of a session.
extension TLSConnection {
  /// Sets the server's name, which is sent unless it is an address, and against which a certificate is verified if
  /// `verifies` is set.
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

  /// Offers the server a session to resume; if the server declines, the handshake is a full one.
  func offer(_ session: TLSSessionCache.Session) {
    copenssl_clear_errors()
    session.der.withUnsafeBufferPointer { der in
      var start = der.baseAddress
      guard let session = d2i_SSL_SESSION(nil, &start, der.count) else { return copenssl_clear_errors() }
      defer { SSL_SESSION_free(session) }
      self.offeredSession = SSL_set_session(self.ssl, session) == 1
    }
  }

  /// Reports a session that the server will resume to ``onSession``; `session` still belongs to OpenSSL.
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

  /// Reports a resumed session again: up to TLS 1.2 it may be resumed repeatedly, but OpenSSL reports it only once.
  func keepResumedSession() {
    guard SSL_session_reused(self.ssl) == 1, SSL_version(self.ssl) < TLS1_3_VERSION else { return }
    self.didReceive(session: SSL_get_session(self.ssl))
  }
}
