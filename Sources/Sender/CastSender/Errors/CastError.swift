public import CastModel
public import DeviceAuthentication
public import NIOCore

/// Why something in the Cast framework failed.
public struct CastError: Error, Sendable, CustomStringConvertible {
  /// The stable key.
  public var code: CastErrorCode
  /// What happened and what to do, for people.
  public var message: String
  /// While connecting: the step that failed.
  public var phase: ConnectionPhase?
  /// How long it had taken.
  public var elapsed: TimeAmount?
  /// The receiver's error message.
  public var receiver: ReceiverErrorInfo?
  /// What device authentication found out.
  public var authentication: AuthenticationResult?
  /// How far a change of a queue came.
  public var queue: QueueErrorInfo?
  /// The session that this is about: for ``CastErrorCode/sessionExists`` the one that stands in the way.
  public var sessionId: String?
  /// ``CastErrorCode/invalidParams``: which value, if it is one.
  public var parameter: InvalidParameter?
  /// ``CastErrorCode/adNotSkippable``: why.
  public var adSkip: AdSkipRefusal?
  /// ``CastErrorCode/deviceNotFound``: which device was probably meant.
  public var missingDevice: MissingDevice?
  /// ``CastErrorCode/mediaWillFail``, and ``CastErrorCode/mediaLoadFailed`` where it was looked for: why the device doesn't play it.
  public var preflight: PreflightReport?
  /// The error underneath.
  public var cause: (any Error)?

  /// Makes an error; details that have no parameter here are set afterwards.
  public init(
    _ code: CastErrorCode,
    _ message: String,
    phase: ConnectionPhase? = nil,
    elapsed: TimeAmount? = nil,
    receiver: ReceiverErrorInfo? = nil,
    sessionId: String? = nil,
    cause: (any Error)? = nil
  ) {
    self.code = code
    self.message = message
    self.phase = phase
    self.elapsed = elapsed
    self.receiver = receiver
    self.sessionId = sessionId
    self.cause = cause
  }

  public var description: String { "\(self.code): \(self.message)" }
}
