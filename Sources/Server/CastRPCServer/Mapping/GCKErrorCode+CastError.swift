import CastModel
import CastRPCProtocol
import CastSender
import DeviceAuthentication

extension GCKErrorCode {
  /// Creates the code that is more exact than the error kind's, or returns `nil` if the kind's is exact (gck-surface
  /// 1.19).
  init?(refining error: CastError) {
    let exact: GCKErrorCode? =
      switch error.code {
      case .deviceAuthenticationFailed: error.authentication?.failure.flatMap { Self.byCheck[$0.check] }
      case .launchFailed: Self.launchFailure(error.receiver)
      case .requestRejected: error.receiver?.reason.flatMap { Self.byRequestReason[$0] }
      default: nil
      }
    guard let exact else { return nil }
    self = exact
  }

  private static let byCheck: [AuthenticationCheck: GCKErrorCode] = [
    .noReply: .deviceAuthenticationTimeoutFailure,
    .deviceError: .authenticationErrorReceived,
    .replyMalformed: .malformedAuthenticationResponse,
    .tlsCertificate: .notX509Certificate,
    .tlsCertificateNotYetValid: .sslCertificateNotTrusted,
    .tlsCertificateExpired: .sslCertificateNotTrusted,
    .tlsCertificateLifetime: .sslCertificateNotTrusted,
    .certificateMalformed: .malformedClientCertificate,
    .untrustedRoot: .deviceCertificateNotTrusted,
    .certificateSignature: .deviceCertificateNotTrusted,
    .certificateChain: .deviceCertificateNotTrusted,
    .deviceCertificateNotYetValid: .deviceCertificateNotTrusted,
    .deviceCertificateExpired: .deviceCertificateNotTrusted,
    .intermediateNotYetValid: .deviceCertificateNotTrusted,
    .intermediateExpired: .deviceCertificateNotTrusted,
    .audioOnly: .deviceCapabilityNotSupported,
    .crlMissing: .crlInvalid,
    .crlInvalid: .crlInvalid,
    .revoked: .crlCheckFailed,
  ]

  private static func launchFailure(_ details: ReceiverErrorInfo?) -> GCKErrorCode? {
    details?.extendedError.flatMap { Self.byExtendedError[$0] } ?? details?.reason.flatMap { Self.byLaunchReason[$0] }
  }

  /// The codes for LAUNCH_ERROR's `extendedError`: the outcome of the question to the viewer (cast.md 6).
  private static let byExtendedError: [String: GCKErrorCode] = [
    "USER_NOT_ALLOWED": .deviceAuthorizationFailure,
    "USER_NOTIFICATIONS_DISABLED": .deviceAuthorizationFailure,
    "USER_PROFILE_DISABLED": .deviceAuthorizationFailure,
    "USER_TIMEOUT": .timeout,
  ]

  /// The codes for LAUNCH_ERROR's reasons (cast.md 6).
  private static let byLaunchReason: [String: GCKErrorCode] = [
    "BAD_PARAMETER": .invalidRequest,
    "CAST_INIT_TIMEOUT": .timeout,
    "NOT_ALLOWED": .notAllowed,
    "SYSTEM_ERROR": .unknown,
  ]

  /// The codes for INVALID_REQUEST's reasons (cast.md 7).
  private static let byRequestReason: [String: GCKErrorCode] = [
    "DUPLICATE_REQUESTID": .duplicateRequest,
    "DUPLICATE_REQUEST_ID": .duplicateRequest,
    "NOT_SUPPORTED": .unsupportedFeature,
    "INVALID_PLAYER_STATE": .invalidMediaPlayerState,
    "INVALID_MEDIA_SESSION_ID": .noMediaSession,
    "INVALID_SESSION_ID": .invalidApplicationSessionID,
  ]
}
