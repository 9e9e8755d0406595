public import JSONCodec
public import NIOCore

/// The limits and times of one connection.
public struct JSONRPCConnectionConfiguration: Sendable, Hashable {
  /// The framing, or `nil` to use the peer's.
  public var framing: JSONRPCFraming?
  /// How tolerantly the peer's messages are read: a server reads its clients' strictly; a client reads its server's
  /// tolerantly.
  public var policy = JSONPolicy.strict
  /// The longest message that is accepted, in bytes; longer ones are skipped and answered with -32012.
  public var maximumMessageBytes = 16 << 20
  /// The deepest nesting of a message; at most 2,000.
  public var maximumDepth = 200
  /// The most values (numbers, strings, arrays…) in one message; more are answered with -32012. Each takes some 100
  /// ns of the loop's time.
  public var maximumValues = 250_000
  /// The longest message parsed on the loop, in bytes; longer ones are parsed on another thread, so that other peers
  /// are served meanwhile. So many bytes take some 250 µs of the loop's time.
  public var maximumBytesParsedOnLoop = 8 << 10
  /// The most messages in one batch.
  public var maximumBatchCount = 1_000
  /// The most unanswered requests; further ones are answered with -32014. One read of 64 KiB holds some 1,700 short
  /// ones.
  public var maximumRequestsInFlight = 4_096
  /// The most droppable notifications that wait for a slow peer; beyond it the oldest are dropped, which `$/overflow`
  /// reports.
  public var maximumQueuedNotifications = 1_024
  /// The most bytes of droppable notifications that wait for a slow peer.
  public var maximumQueuedNotificationBytes = 8 << 20
  /// The most bytes that wait for a slow peer while it is still read from.
  public var maximumUnreadBytes = 8 << 20
  /// The longest answer to a batch, in bytes; the replies that don't fit are errors.
  public var maximumBatchReplyBytes = 32 << 20
  /// The most bytes that wait for a slow peer in all; beyond it the connection is closed.
  public var maximumQueuedBytes = 64 << 20
  /// The most bytes that wait for all peers of the process together; ``OutgoingShares`` chooses the peers refused
  /// then.
  public static let maximumQueuedBytesOfAll = 64 << 20
  /// How long requests may still run after the peer has closed its input; then they are cancelled and answered with
  /// -32013.
  public var finishTimeout = TimeAmount.seconds(5)
  /// How long a closing connection waits for the peer to read the remaining bytes.
  public var closeTimeout = TimeAmount.seconds(2)
  /// How long this process's own requests wait for a reply, unless the caller passes a time-out.
  public var requestTimeout = TimeAmount.seconds(2)
  /// The least time between two `$/progress` reports of one token.
  public var progressInterval = TimeAmount.milliseconds(100)

  /// Creates a configuration with the default of each property; the framing follows the peer's.
  public init() {}
}
