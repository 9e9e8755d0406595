import CastModel
import JSONCodec
public import NIOCore

/// The failure of a connect, a send or a request.
///
/// ``code`` classifies the failure. The caller adds its phase (launch, load…); the channel itself sets ``phase``, for
/// failures of connecting.
public struct CastChannelError: Error, Sendable, CustomStringConvertible {
  /// The kind of failure, as a stable key.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The raw value names the code: `resolveFailed`, `timedOut`…
    public let rawValue: String
    /// Makes a code from its name; any string is accepted.
    public init(rawValue: String) { self.rawValue = rawValue }

    // Connecting.

    /// The host name has no address.
    public static let resolveFailed = Code(rawValue: "resolveFailed")
    /// Nothing listens on the port.
    public static let connectionRefused = Code(rawValue: "connectionRefused")
    /// The network has no route to the host.
    public static let unreachable = Code(rawValue: "unreachable")
    /// The system refused a socket for another reason.
    public static let connectFailed = Code(rawValue: "connectFailed")
    /// The TLS handshake failed; the message holds OpenSSL's reason.
    public static let tlsFailed = Code(rawValue: "tlsFailed")

    // Sending.

    /// The message is longer than 65,536 bytes; the link lives on.
    public static let messageTooLarge = Code(rawValue: "messageTooLarge")
    /// The message lacks a source, a destination or a namespace; the link lives on.
    public static let invalidMessage = Code(rawValue: "invalidMessage")
    /// The send queue is full, because the peer reads more slowly than this side writes. Nothing of this message was
    /// sent.
    public static let sendQueueFull = Code(rawValue: "sendQueueFull")

    // Outcomes of a request.

    /// The peer answered with an error; see ``CastChannelError/reply``.
    public static let errorReply = Code(rawValue: "errorReply")
    /// The peer closed the virtual connection to the request's destination: the app ended or refused this sender.
    public static let destinationClosed = Code(rawValue: "destinationClosed")
    /// The link is closed, or was lost before an answer came.
    public static let connectionLost = Code(rawValue: "connectionLost")
    /// A newer request of the same kind replaced this one.
    public static let replaced = Code(rawValue: "replaced")
    /// The caller cancelled.
    public static let cancelled = Code(rawValue: "cancelled")
    /// The deadline passed.
    public static let timedOut = Code(rawValue: "timedOut")
    /// Too many requests are waiting for an answer.
    public static let tooManyRequests = Code(rawValue: "tooManyRequests")
  }

  /// `code` classifies the failure. The caller adds the operation that failed.
  public var code: Code
  /// What happened and what to do about it, for people.
  public var message: String
  /// The step of connecting that failed.
  public var phase: CastConnectPhase?
  /// The time from the beginning of the connect or of the request to its failure.
  public var elapsed: TimeAmount?
  /// The peer's answer, with ``Code/errorReply``.
  public var reply: CastReply?
  /// The error of the layer below.
  public var cause: (any Error)?

  /// Makes an error; `message` is a whole sentence, because programs show it unchanged.
  ///
  /// `phase` belongs to failures of connecting, and `reply` to ``Code/errorReply``.
  public init(
    code: Code,
    message: String,
    phase: CastConnectPhase? = nil,
    elapsed: TimeAmount? = nil,
    reply: CastReply? = nil,
    cause: (any Error)? = nil
  ) {
    self.code = code
    self.message = message
    self.phase = phase
    self.elapsed = elapsed
    self.reply = reply
    self.cause = cause
  }

  public var description: String {
    var text = self.phase.map { "\($0.rawValue): \(self.message)" } ?? self.message
    if let elapsed { text += " (after \(elapsed.nanoseconds / 1_000_000) ms)" }
    return text
  }
}

extension CastChannelError {
  /// The error of a message that can't be framed.
  init(_ error: CastMessageError) {
    let code: Code = error.code == .tooLarge ? .messageTooLarge : .invalidMessage
    self.init(code: code, message: error.message, cause: error)
  }
}

/// A step of making a link.
public struct CastConnectPhase: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
  /// The raw value is the word that the error's description begins with: `RESOLVE`, `TCP` or `TLS`.
  public let rawValue: String
  /// Makes a step from its word; any string is accepted.
  public init(rawValue: String) { self.rawValue = rawValue }

  public var description: String { self.rawValue }

  /// Turning a host name into addresses.
  public static let resolve = CastConnectPhase(rawValue: "RESOLVE")
  /// The TCP handshake.
  public static let tcp = CastConnectPhase(rawValue: "TCP")
  /// The TLS handshake.
  public static let tls = CastConnectPhase(rawValue: "TLS")
}

extension CastChannelError {
  static func errorReply(_ reply: CastReply, to request: PendingRequests.Request) -> CastChannelError {
    var text =
      "\(request.destinationId) answered \(request.kind) with \(reply.payload.type?.rawValue ?? "an error")"
    if let reason = reply.payload.root["reason"]?.string { text += ": \(reason)" }
    return CastChannelError(code: .errorReply, message: text + ".", reply: reply)
  }

  static func destinationClosed(_ request: PendingRequests.Request) -> CastChannelError {
    CastChannelError(
      code: .destinationClosed,
      message:
        "\(request.destinationId) closed the virtual connection before it answered \(request.kind): its app has ended, or refuses us."
    )
  }

  static func timedOut(_ request: PendingRequests.Request) -> CastChannelError {
    CastChannelError(code: .timedOut, message: "\(request.destinationId) did not answer \(request.kind) in time.")
  }

  static func cancelled(_ request: PendingRequests.Request) -> CastChannelError {
    CastChannelError(
      code: .cancelled, message: "\(request.kind) was cancelled; the receiver may have carried it out.")
  }

  static func replaced(_ request: PendingRequests.Request) -> CastChannelError {
    CastChannelError(code: .replaced, message: "A newer \(request.kind) took the place of this one.")
  }
}
