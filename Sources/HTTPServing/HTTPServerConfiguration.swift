public import NIOCore
public import NIOHTTP1

/// What an ``HTTPServer`` allows: every length, count and time of what comes from outside.
public struct HTTPServerConfiguration: Sendable {
  /// How many connections there may be at a time; more are closed at once.
  public var maximumConnections: Int
  /// The most bytes of all header fields of one request together; one field may have half of them. More is a 400.
  public var maximumHeaderLength: Int
  /// The most header fields of one request.
  public var maximumHeaderCount: Int
  /// The most bytes of a request's target (path and query); more is a 414.
  public var maximumTargetLength: Int
  /// The most bytes of a request's body; more is a 413.
  public var maximumBodyLength: Int
  /// How long a connection may take to its next request's end of headers, the TLS handshake included.
  public var idleTimeout: TimeAmount
  /// How long a request's body may take to arrive, and an answer to be taken.
  public var transferTimeout: TimeAmount
  /// The most bytes of a streaming answer that wait for a reader; one that is further behind is cut off.
  public var maximumQueuedBytes: Int
  /// The methods that reach the handler; others are a 405.
  public var methods: [HTTPMethod]

  public init(
    maximumConnections: Int = 64,
    maximumHeaderLength: Int = 16 << 10,
    maximumHeaderCount: Int = 64,
    maximumTargetLength: Int = 4 << 10,
    maximumBodyLength: Int = 64 << 10,
    idleTimeout: TimeAmount = .seconds(30),
    transferTimeout: TimeAmount = .seconds(30),
    maximumQueuedBytes: Int = 1 << 20,
    methods: [HTTPMethod] = [.GET, .HEAD, .POST, .OPTIONS]
  ) {
    self.maximumConnections = maximumConnections
    self.maximumHeaderLength = maximumHeaderLength
    self.maximumHeaderCount = maximumHeaderCount
    self.maximumTargetLength = maximumTargetLength
    self.maximumBodyLength = maximumBodyLength
    self.idleTimeout = idleTimeout
    self.transferTimeout = transferTimeout
    self.maximumQueuedBytes = maximumQueuedBytes
    self.methods = methods
  }
}
