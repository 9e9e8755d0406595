public import NIOCore

/// How much a server may cost us in time and bytes.
public struct FetchLimits: Sendable, Hashable {
  /// For looking up the host's addresses.
  public var resolveTimeout: TimeAmount
  /// For TCP, all addresses of a host together.
  public var connectTimeout: TimeAmount
  /// For the TLS handshake.
  public var tlsTimeout: TimeAmount
  /// From the request to the response's head, and between two pieces of a body that somebody waits for.
  public var idleTimeout: TimeAmount
  /// For everything, redirects and the whole body included; `nil` for bodies that may last as long as somebody reads them.
  public var totalTimeout: TimeAmount?
  /// The longest status line with headers, interim responses included, in bytes.
  public var headBytes: Int
  /// The longest body, in bytes; a longer one fails, also one that was announced.
  public var bodyBytes: Int

  public init(
    resolveTimeout: TimeAmount = .seconds(10), connectTimeout: TimeAmount = .seconds(10),
    tlsTimeout: TimeAmount = .seconds(10), idleTimeout: TimeAmount = .seconds(15),
    totalTimeout: TimeAmount? = .seconds(60), headBytes: Int = 32 << 10, bodyBytes: Int = 16 << 20
  ) {
    self.resolveTimeout = resolveTimeout
    self.connectTimeout = connectTimeout
    self.tlsTimeout = tlsTimeout
    self.idleTimeout = idleTimeout
    self.totalTimeout = totalTimeout
    self.headBytes = headBytes
    self.bodyBytes = bodyBytes
  }
}
