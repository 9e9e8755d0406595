public import CastModel
public import DeviceAuthentication
public import NIOCore

/// An error of the Cast framework.
public struct CastError: Error, Sendable, CustomStringConvertible {
  /// The stable code.
  public var code: CastErrorCode
  /// What failed and what to do, for display.
  public var message: String
  /// The step of connecting that failed.
  public var phase: ConnectionPhase?
  /// The time until the failure.
  public var elapsed: TimeAmount?
  /// The receiver's error message.
  public var receiver: ReceiverErrorInfo?
  /// The result of device authentication.
  public var authentication: AuthenticationResult?
  /// The progress of a change to a queue until it failed.
  public var queue: QueueErrorInfo?
  /// The session concerned: for ``CastErrorCode/sessionExists`` the existing one.
  public var sessionId: String?
  /// The invalid value, for ``CastErrorCode/invalidParams``, if there is a single one.
  public var parameter: InvalidParameter?
  /// The reason, for ``CastErrorCode/adNotSkippable``.
  public var adSkip: AdSkipRefusal?
  /// The device that was probably meant, for ``CastErrorCode/deviceNotFound``.
  public var missingDevice: MissingDevice?
  /// The reason why the device doesn't play the media, for ``CastErrorCode/mediaWillFail`` and, if the media was
  /// examined, for ``CastErrorCode/mediaLoadFailed``.
  public var preflight: PreflightReport?
  /// Whether ``message`` begins with the cause already, so that the risks of a preflight don't replace it.
  var namesCause = false
  /// The item of a queue that the receiver refused, if it was loaded as one of several.
  var failedItem: FailedItem?
  /// The underlying error.
  public var cause: (any Error)?

  /// Creates an error; the properties without a parameter can be set afterwards.
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

  /// The error of a call that continued after its session had ended.
  static func sessionOver(_ sessionId: String?) -> CastError {
    CastError(.sessionEnded, "The session ended during the call: start another.", sessionId: sessionId)
  }
}

/// An item of a queue that can't be played.
struct FailedItem: Sendable, Hashable {
  /// For people.
  var name: String
  var media: MediaInformation?
}
