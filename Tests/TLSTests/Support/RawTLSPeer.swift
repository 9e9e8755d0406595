import COpenSSL
import NIOCore
import TLS

/// OpenSSL itself, as a hostile server: it requests renegotiation and new keys, and sends tickets, without end.
final class RawTLSPeer {
  private let context: OpaquePointer
  let ssl: OpaquePointer
  private let inbound: OpaquePointer
  private let outbound: OpaquePointer

  struct Failure: Error {}

  init(identity: TLSIdentity, maximumVersion: TLSPolicy.Version) throws {
    guard let context = SSL_CTX_new(TLS_server_method()), let inbound = BIO_new(BIO_s_mem()),
      let outbound = BIO_new(BIO_s_mem())
    else { throw Failure() }
    self.context = context
    self.inbound = inbound
    self.outbound = outbound
    SSL_CTX_set_security_level(context, 0)
    _ = copenssl_SSL_CTX_set_max_proto_version(context, maximumVersion.rawValue)
    try Self.use(identity, in: context)
    guard let ssl = SSL_new(context) else { throw Failure() }
    self.ssl = ssl
    SSL_set_bio(ssl, inbound, outbound)
    SSL_set_accept_state(ssl)
  }

  deinit {
    SSL_free(self.ssl)
    SSL_CTX_free(self.context)
  }

  private static func use(_ identity: TLSIdentity, in context: OpaquePointer) throws {
    let certificate = identity.certificatePEM.withCString { text -> OpaquePointer? in
      let bio = BIO_new_mem_buf(text, -1)
      defer { BIO_free(bio) }
      return PEM_read_bio_X509(bio, nil, nil, nil)
    }
    let key = identity.privateKeyPEM.withCString { text -> OpaquePointer? in
      let bio = BIO_new_mem_buf(text, -1)
      defer { BIO_free(bio) }
      return PEM_read_bio_PrivateKey(bio, nil, nil, nil)
    }
    defer {
      X509_free(certificate)
      EVP_PKEY_free(key)
    }
    guard SSL_CTX_use_certificate(context, certificate) == 1, SSL_CTX_use_PrivateKey(context, key) == 1 else {
      throw Failure()
    }
  }

  /// Takes the client's bytes; continues the handshake, or reads and drops them.
  func receive(_ bytes: ByteBuffer) {
    bytes.withUnsafeReadableBytes { _ = BIO_write(self.inbound, $0.baseAddress, Int32($0.count)) }
    var scratch = [UInt8](repeating: 0, count: 4_096)
    _ = SSL_do_handshake(self.ssl)
    while SSL_read(self.ssl, &scratch, Int32(scratch.count)) > 0 {}
    copenssl_clear_errors()
  }

  /// Takes the bytes for the client.
  func takeOutput() -> ByteBuffer {
    var start: UnsafeMutablePointer<CChar>?
    let count = copenssl_BIO_get_mem_data(self.outbound, &start)
    let bytes = ByteBuffer(bytes: UnsafeRawBufferPointer(start: start, count: count))
    _ = copenssl_BIO_reset(self.outbound)
    return bytes
  }

  /// A HelloRequest (TLS 1.2): "begin a new handshake".
  func askForRenegotiation() {
    _ = SSL_renegotiate(self.ssl)
    _ = SSL_do_handshake(self.ssl)
    copenssl_clear_errors()
  }

  /// A KeyUpdate (TLS 1.3) that wants one back.
  func askForKeyUpdate() {
    _ = SSL_key_update(self.ssl, SSL_KEY_UPDATE_REQUESTED)
    _ = SSL_do_handshake(self.ssl)
    copenssl_clear_errors()
  }

  /// A ticket (TLS 1.3).
  func sendTicket() {
    _ = SSL_new_session_ticket(self.ssl)
    _ = SSL_do_handshake(self.ssl)
    copenssl_clear_errors()
  }

  func send(_ text: String) { _ = SSL_write(self.ssl, text, Int32(text.utf8.count)) }
}
