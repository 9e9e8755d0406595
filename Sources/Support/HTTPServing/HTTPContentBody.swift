public import LoopIsolation
public import NIOCore

/// A body made of pieces of a file, or of bytes in memory, that is sent no faster than the client takes it.
///
/// The end of its transfer is reported exactly once, however the response ends.
public struct HTTPContentBody: Sendable {
  /// The source of the bytes: an open file or memory.
  public enum Source: Sendable {
    case file(HTTPFile)
    case bytes(ByteBuffer)
  }

  /// The outcome of a transfer.
  public enum End: Sendable, Hashable {
    /// The system has taken every byte.
    case sent
    /// The client disconnected, or asked for the head only.
    case left
    /// The client took nothing for too long.
    case stalled
    /// The file was truncated, or couldn't be read.
    case unreadable
    /// ``HTTPTransferControl/abort()`` was called.
    case aborted
  }

  /// The source of the bytes.
  public var source: Source
  /// The pieces to send, in this order.
  public var pieces: [HTTPContentPlan.Piece]
  /// The control to end the transfer early.
  public let control: HTTPTransferControl
  /// Called with the number of bytes of the body that the system has taken, about once a second while it grows.
  public var onProgress: (@LoopActor @Sendable (Int64) -> Void)?
  /// Called once, with the number of bytes of the body that the system has taken, and the outcome.
  public var onEnd: (@LoopActor @Sendable (Int64, End) -> Void)?

  /// Makes a body; nothing is opened or read.
  @LoopActor
  public init(_ source: Source, pieces: [HTTPContentPlan.Piece]) {
    self.source = source
    self.pieces = pieces
    self.control = HTTPTransferControl()
  }
}

/// A control by which the owner of a response ends its transfer.
@LoopActor
public final class HTTPTransferControl {
  weak var transfer: HTTPTransfer?
  /// Whether ``abort()`` was called, perhaps before the transfer began.
  private(set) var isAborted = false

  /// Ends the transfer, and with it the connection, at once; harmless if it has ended.
  public func abort() {
    self.isAborted = true
    self.transfer?.stop(.aborted)
  }
}
