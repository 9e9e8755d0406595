public import NIOCore

/// How much a server may cost us in time and bytes.
public struct FetchLimits: Sendable, Hashable {
  /// For looking up the host, TCP to all of its addresses, and the TLS handshake together.
  public var connectTimeout: TimeAmount
  /// How long less than a byte a second may come, while somebody waits for it; in whole seconds, at least one.
  public var idleTimeout: TimeAmount
  /// For everything, redirects and the whole body included; `nil` for bodies that may last as long as somebody reads them.
  public var totalTimeout: TimeAmount?
  /// The longest status line with headers, interim responses included, in bytes.
  public var headBytes: Int
  /// The longest body, in bytes; a longer one fails, also one that was announced.
  public var bodyBytes: Int

  public init(
    connectTimeout: TimeAmount = .seconds(15), idleTimeout: TimeAmount = .seconds(15),
    totalTimeout: TimeAmount? = .seconds(60), headBytes: Int = 32 << 10, bodyBytes: Int = 16 << 20
  ) {
    self.connectTimeout = connectTimeout
    self.idleTimeout = idleTimeout
    self.totalTimeout = totalTimeout
    self.headBytes = headBytes
    self.bodyBytes = bodyBytes
  }
}
