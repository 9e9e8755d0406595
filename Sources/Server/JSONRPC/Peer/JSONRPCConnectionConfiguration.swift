public import JSONCodec
public import NIOCore

/// The limits and times of one connection.
public struct JSONRPCConnectionConfiguration: Sendable, Hashable {
  /// How messages are framed; `nil`: as the peer does.
  public var framing: JSONRPCFraming?
  /// How forgiving the peer's messages are read: strict for those of clients; a client reads its server's tolerantly.
  public var policy = JSONPolicy.strict
  /// The longest message that is accepted, in bytes; longer ones are skipped and answered with -32012.
  public var maximumMessageBytes = 16 << 20
  /// The deepest nesting of a message; at most 2,000.
  public var maximumDepth = 200
  /// The most values (numbers, strings, arrays…) in one message; more are answered with -32012. Each costs some 100 ns of the loop.
  public var maximumValues = 250_000
  /// Longer messages are parsed on another thread, so that others are served meanwhile; in bytes. So many cost some 250 µs of the loop.
  public var maximumBytesParsedOnLoop = 8 << 10
  /// The most messages in one batch.
  public var maximumBatchCount = 1_000
  /// The most requests without an answer; more are answered with -32014. One read of 64 KiB holds some 1,700 short ones.
  public var maximumRequestsInFlight = 4_096
  /// The most droppable notifications that wait for a slow peer; beyond it the oldest are dropped and `$/overflow` tells.
  public var maximumQueuedNotifications = 1_024
  /// The most bytes of droppable notifications that wait for a slow peer.
  public var maximumQueuedNotificationBytes = 8 << 20
  /// While more bytes than this wait for a slow peer, nothing more is read from it; in bytes.
  public var maximumUnreadBytes = 8 << 20
  /// The longest answer to a batch, in bytes; the replies that don't fit are errors.
  public var maximumBatchReplyBytes = 32 << 20
  /// The most bytes that wait for a slow peer in all; beyond it the connection is closed.
  public var maximumQueuedBytes = 64 << 20
  /// How long requests may still run when the peer has ended its input; then they are cancelled and answered with -32013.
  public var finishTimeout = TimeAmount.seconds(5)
  /// How long a closing connection waits for the peer to read what is left.
  public var closeTimeout = TimeAmount.seconds(2)
  /// How long our own requests wait for an answer, unless the caller says.
  public var requestTimeout = TimeAmount.seconds(2)
  /// The least time between two `$/progress` reports of one token.
  public var progressInterval = TimeAmount.milliseconds(100)

  /// Makes a configuration with the values that stand at each property; the framing follows the peer's.
  public init() {}
}
