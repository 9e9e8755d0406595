import CCurl
import Glibc
import NIOCore
import NIOHTTP1
import Synchronization
import TLS

/// The head of an answer.
struct ResponseHead: Sendable {
  var status: Int
  var headers: HTTPHeaders = [:]
}

/// One request and its response in libcurl. Everything but ``take(_:)`` happens on ``CurlThread``.
final class Transfer: @unchecked Sendable {
  enum Event: Sendable {
    case head(ResponseHead)
    case body(ByteBuffer)
    /// The end of the transfer, with the error, or `nil` if it succeeded.
    case end(FetchError?)
  }

  /// The most bytes of a body that are buffered for a slow reader.
  private static let window = 256 << 10

  private let library: UnsafePointer<ccurl_library>
  private let request: FetchRequest
  private let timeout: TimeAmount?
  private let tls: TLSPolicy
  private let tell: @Sendable (Event) -> Void
  private(set) var easy: UnsafeMutableRawPointer?
  private var headerList: UnsafeMutableRawPointer?
  /// Whether the server closed TLS (close_notify).
  private let goodbye = UnsafeMutablePointer<ccurl_goodbye>.allocate(capacity: 1)
  private let errorText = UnsafeMutablePointer<CChar>.allocate(capacity: Int(CCURL_ERROR_SIZE))

  private var failure: FetchError?
  private var head: ResponseHead?
  private var hasToldHead = false
  private var headBytes = 0
  private var bodyBytes = 0
  private var refusedAddresses = 0
  /// The addresses for which a socket was opened.
  private var openedAddresses: [SocketAddress] = []
  /// The bytes that the reader hasn't taken yet.
  private let outstanding = Atomic(0)
  private let isPaused = Atomic(false)

  /// - Parameter timeout: The time left for the fetch; `nil`: no limit.
  init(
    _ request: FetchRequest, timeout: TimeAmount?, tls: TLSPolicy, library: UnsafePointer<ccurl_library>,
    tell: @escaping @Sendable (Event) -> Void
  ) {
    (self.request, self.timeout, self.tls, self.library, self.tell) = (request, timeout, tls, library, tell)
    self.goodbye.initialize(to: ccurl_goodbye())
    self.errorText.initialize(repeating: 0, count: Int(CCURL_ERROR_SIZE))
  }

  deinit {
    self.errorText.deallocate()
    self.goodbye.deallocate()
  }

  /// Notes, on any thread, that the reader took `count` bytes; returns whether ``CurlThread/goOn(_:)`` is due.
  func take(_ count: Int) -> Bool {
    let rest = self.outstanding.subtract(count, ordering: .sequentiallyConsistent).newValue
    return rest < Self.window && self.isPaused.load(ordering: .sequentiallyConsistent)
  }

  /// Creates the handle; if libcurl can't, returns `nil` and ends the transfer with an error.
  func open() -> UnsafeMutableRawPointer? {
    guard let easy = self.library.pointee.easy_init() else {
      self.tell(.end(FetchError(.connectFailed, "libcurl has no memory.")))
      return nil
    }
    self.easy = easy
    for line in self.request.headerLines { self.headerList = self.library.pointee.slist_append(self.headerList, line) }
    self.set(CCURL_URL, self.request.url.description)
    self.set(CCURL_HTTPHEADER, self.headerList)
    self.set(CCURL_ERRORBUFFER, UnsafeMutableRawPointer(self.errorText))
    self.set(CCURL_NOSIGNAL, 1)
    // The address policy judges the name's current addresses, not those of a minute ago.
    self.set(CCURL_DNS_CACHE_TIMEOUT, 0)
    // Doesn't wait for the resolver's thread, which a dead name server blocks.
    self.set(CCURL_QUICK_EXIT, 1)
    self.set(CCURL_PROTOCOLS, CCURL_PROTO_HTTP | CCURL_PROTO_HTTPS)
    self.set(CCURL_HTTP_VERSION, CCURL_HTTP_VERSION_1_1)
    self.set(CCURL_PATH_AS_IS, 1)
    self.set(CCURL_HTTP_CONTENT_DECODING, 0)
    if self.request.method == .head { self.set(CCURL_NOBODY, 1) }
    // Uses neither the environment's proxies, nor a connection that another request's policy allowed.
    self.set(CCURL_PROXY, "")
    self.set(CCURL_NOPROXY, "*")
    self.set(CCURL_FRESH_CONNECT, 1)
    self.set(CCURL_FORBID_REUSE, 1)
    self.setLimits()
    self.setTLS()
    self.setCallbacks()
    return easy
  }

  private func setLimits() {
    let limits = self.request.limits
    func milliseconds(_ time: TimeAmount) -> Int { max(1, Int(time.nanoseconds / 1_000_000)) }
    self.set(CCURL_CONNECTTIMEOUT_MS, milliseconds(limits.connectTimeout))
    if let timeout { self.set(CCURL_TIMEOUT_MS, milliseconds(timeout)) }
    self.set(CCURL_LOW_SPEED_LIMIT, 1)
    self.set(CCURL_LOW_SPEED_TIME, max(1, Int((limits.idleTimeout.nanoseconds + 999_999_999) / 1_000_000_000)))
    guard self.request.method != .head, limits.bodyBytes < .max, let easy else { return }
    _ = ccurl_set_size(self.library, easy, Int32(CCURL_MAXFILESIZE_LARGE), Int64(max(1, limits.bodyBytes)))
  }

  private func setTLS() {
    // CURL_SSLVERSION_TLSv1_0 is 4, and so on.
    self.set(CCURL_SSLVERSION, 4 + Int(self.tls.minimumVersion.rawValue - TLSPolicy.Version.v1_0.rawValue))
    self.set(CCURL_SSL_CIPHER_LIST, "\(self.tls.ciphers)@SECLEVEL=\(self.tls.securityLevel)")
    // A resumed session isn't verified again, and another policy may have verified it.
    self.set(CCURL_SSL_SESSIONID_CACHE, 0)
    self.set(CCURL_SSL_VERIFYPEER, self.tls.trust.isVerifying ? 1 : 0)
    self.set(CCURL_SSL_VERIFYHOST, self.tls.trust.isVerifying ? 2 : 0)
    ccurl_watch_goodbye(self.library, self.easy, self.goodbye)
    if let file = self.tls.trust.rootsFile { self.set(CCURL_CAINFO, file) }
    if let folder = self.tls.trust.rootsFolder {
      self.set(CCURL_CAPATH, folder)
    } else if self.tls.trust == .systemRoots {
      // libcurl keeps the roots of a file for the next fetch only if no folder is set: that takes 2 ms of computing
      // instead of 32.
      self.set(CCURL_CAPATH, nil)
    }
  }

  private func setCallbacks() {
    guard let easy else { return }
    let this = Unmanaged.passUnretained(self).toOpaque()
    for option in [CCURL_WRITEDATA, CCURL_HEADERDATA, CCURL_OPENSOCKETDATA] { self.set(option, this) }
    _ = ccurl_set_write(self.library, easy, Int32(CCURL_HEADERFUNCTION)) { bytes, _, count, context in
      guard let this = Transfer.of(context), let bytes else { return 0 }
      return this.receive(line: UnsafeRawBufferPointer(start: bytes, count: count)) ? count : 0
    }
    _ = ccurl_set_write(self.library, easy, Int32(CCURL_WRITEFUNCTION)) { bytes, _, count, context in
      guard let this = Transfer.of(context), let bytes else { return 0 }
      return this.receive(body: UnsafeRawBufferPointer(start: bytes, count: count))
    }
    _ = ccurl_set_opensocket(self.library, easy) { context, _, address in
      guard let this = Transfer.of(context), let address else { return -1 }
      return this.openSocket(address)
    }
  }

  private static func of(_ context: UnsafeMutableRawPointer?) -> Transfer? {
    context.map { Unmanaged<Transfer>.fromOpaque($0).takeUnretainedValue() }
  }

  private func set(_ option: Int, _ value: Int) {
    _ = ccurl_set_long(self.library, self.easy, Int32(option), value)
  }

  private func set(_ option: Int, _ value: UnsafeMutableRawPointer?) {
    _ = ccurl_set_pointer(self.library, self.easy, Int32(option), value)
  }

  private func set(_ option: Int, _ value: String) {
    _ = ccurl_set_text(self.library, self.easy, Int32(option), value)
  }

  // MARK: Callbacks of libcurl

  /// Opens the socket of a connection to an allowed address; returns -1 for others. Every connection begins here, also
  /// after redirects, whether the URL has a name or an address.
  private func openSocket(_ address: UnsafeMutablePointer<ccurl_sockaddr>) -> Int32 {
    let raw = UnsafeRawPointer(ccurl_address(address))
    let found: SocketAddress? =
      switch address.pointee.family {
      case AF_INET: raw.map { SocketAddress($0.loadUnaligned(as: sockaddr_in.self), host: self.request.url.host) }
      case AF_INET6: raw.map { SocketAddress($0.loadUnaligned(as: sockaddr_in6.self), host: self.request.url.host) }
      default: nil
      }
    guard let found, self.request.addresses.allows(found, self.request.url) else {
      self.refusedAddresses += 1
      return -1
    }
    self.openedAddresses.append(found)
    let type = address.pointee.socktype | Int32(SOCK_CLOEXEC.rawValue)
    return socket(address.pointee.family, type, address.pointee.protocol)
  }

  /// The address of the connection in use. Others may have been tried, before it or at the same time.
  private var respondingAddress: SocketAddress? {
    let text = ccurl_primary_address(self.library, self.easy).map { String(cString: $0) }
    return self.openedAddresses.first { $0.ipAddress == text } ?? self.openedAddresses.last
  }

  /// Receives a line of a head or a trailer, or the empty line after it; returns `false` if the head is too long.
  private func receive(line: UnsafeRawBufferPointer) -> Bool {
    self.headBytes += line.count
    guard self.headBytes <= self.request.limits.headBytes else {
      self.failure = FetchError(.headTooLarge, "The response's headers are longer than is accepted.")
      return false
    }
    guard !self.hasToldHead else { return true }
    let text = String(decoding: line, as: UTF8.self)
    if text.hasPrefix("HTTP/") {
      self.head = ResponseHead(status: text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0)
    } else if line.count <= 2 {
      // Interim responses (100 to 199) precede the answer.
      guard let head, !(100...199).contains(head.status) else { return true }
      self.hasToldHead = true
      if let address = self.respondingAddress { self.request.addresses.onResponse(address, self.request.url) }
      self.tell(.head(head))
    } else if let colon = text.firstIndex(of: ":"), colon > text.startIndex {
      func isBlank(_ character: Character) -> Bool { character.isWhitespace }
      let value = text[text.index(after: colon)...].drop(while: isBlank)
      let end = value.lastIndex { !isBlank($0) }.map(value.index(after:)) ?? value.startIndex
      self.head?.headers.add(name: String(text[..<colon]), value: String(value[..<end]))
    }
    return true
  }

  private func receive(body: UnsafeRawBufferPointer) -> Int {
    if self.outstanding.load(ordering: .sequentiallyConsistent) >= Self.window {
      self.isPaused.store(true, ordering: .sequentiallyConsistent)
      // The reader may have taken bytes before `isPaused` was set.
      guard self.outstanding.load(ordering: .sequentiallyConsistent) < Self.window else {
        return Int(CCURL_WRITEFUNC_PAUSE)
      }
      self.isPaused.store(false, ordering: .sequentiallyConsistent)
    }
    self.bodyBytes += body.count
    guard self.bodyBytes <= self.request.limits.bodyBytes else {
      self.failure = self.request.tooLarge
      return 0
    }
    self.outstanding.add(body.count, ordering: .sequentiallyConsistent)
    self.tell(.body(ByteBuffer(bytes: body)))
    return body.count
  }

  func goOn() {
    guard let easy, self.isPaused.exchange(false, ordering: .sequentiallyConsistent) else { return }
    _ = self.library.pointee.easy_pause(easy, 0)
  }

  /// Reports the end of the transfer, with libcurl's result code.
  func finish(code: Int) {
    var error = self.failure ?? (code == CCURLE_OK ? nil : self.error(code))
    if error == nil, !self.hasToldHead {
      error = FetchError(.connectionLost, "The server closed the connection before the response was complete.")
    } else if error == nil, self.isCutOff {
      error = FetchError(.truncated, "The connection ended without TLS's goodbye; bytes may be missing.")
    }
    self.tell(.end(error))
  }

  /// Whether the body is delimited only by the end of the connection, and the server didn't close TLS (close_notify).
  private var isCutOff: Bool {
    guard self.request.url.scheme == .https, self.bodyBytes > 0, let headers = self.head?.headers else { return false }
    let isDelimited = headers.contains(name: "Content-Length") || headers.contains(name: "Transfer-Encoding")
    return !isDelimited && !self.goodbye.pointee.is_seen
  }

  func close() {
    if let easy { self.library.pointee.easy_cleanup(easy) }
    if let headerList { self.library.pointee.slist_free_all(headerList) }
    (self.easy, self.headerList) = (nil, nil)
  }

  // MARK: Errors

  private func error(_ code: Int) -> FetchError {
    let name = self.library.pointee.easy_strerror(Int32(code)).map { String(cString: $0) } ?? "error \(code)"
    let detail = String(cString: self.errorText)
    let text = detail.isEmpty ? name : detail
    let host = self.request.url.host
    switch code {
    case CCURLE_FILESIZE_EXCEEDED: return self.request.tooLarge
    case CCURLE_COULDNT_CONNECT where self.refusedAddresses > 0 && self.openedAddresses.isEmpty:
      return FetchError(.addressRefused, "“\(host)” has no address that may be connected to.")
    case CCURLE_COULDNT_CONNECT: return FetchError(self.connectCode, "“\(host)” can't be reached: \(text).")
    // libcurl's code for a header line that is too long.
    case CCURLE_OUT_OF_MEMORY where !self.hasToldHead: return FetchError(.headTooLarge, text)
    case CCURLE_COULDNT_RESOLVE_HOST: return FetchError(.resolveFailed, "“\(host)” has no address: \(text).")
    case CCURLE_PEER_FAILED_VERIFICATION:
      var error = FetchError(.certificateRefused, "Fetching from “\(host)” failed: \(text).")
      error.certificate = self.certificateDefect
      return error
    default: return FetchError(Self.codes[code] ?? .connectionLost, "Fetching from “\(host)” failed: \(text).")
    }
  }

  private static let codes: [Int: FetchError.Code] = [
    CCURLE_UNSUPPORTED_PROTOCOL: .invalidResponse, CCURLE_URL_MALFORMAT: .invalidURL,
    CCURLE_WEIRD_SERVER_REPLY: .invalidResponse, CCURLE_BAD_CONTENT_ENCODING: .invalidResponse,
    CCURLE_PARTIAL_FILE: .truncated, CCURLE_OPERATION_TIMEDOUT: .timedOut, CCURLE_TOO_LARGE: .headTooLarge,
    CCURLE_SSL_CONNECT_ERROR: .tlsFailed, CCURLE_SSL_CERTPROBLEM: .tlsFailed, CCURLE_SSL_CIPHER: .tlsFailed,
    CCURLE_SSL_CACERT_BADFILE: .tlsFailed, CCURLE_SSL_SHUTDOWN_FAILED: .tlsFailed, CCURLE_SSL_ISSUER_ERROR: .tlsFailed,
  ]

  /// The defect by OpenSSL's X509_V_ERR_…; a valid certificate that is refused nevertheless is for another host.
  private var certificateDefect: FetchError.CertificateDefect {
    guard let easy else { return .other }
    switch ccurl_verify_result(self.library, easy) {
    // 1: curl has not noted the handshake's result yet when it compares names.
    case 0, 1, 62, 64: return .nameMismatch
    case 9: return .notYetValid
    case 10: return .expired
    case 2, 18, 19, 20, 21, 24, 27: return .untrusted
    default: return .other
    }
  }

  private var connectCode: FetchError.Code {
    guard let easy else { return .connectFailed }
    switch Int32(ccurl_errno(self.library, easy)) {
    case ECONNREFUSED: return .connectionRefused
    case EHOSTUNREACH, ENETUNREACH, EHOSTDOWN, ENETDOWN, EADDRNOTAVAIL: return .unreachable
    case ETIMEDOUT: return .timedOut
    default: return .connectFailed
    }
  }
}
