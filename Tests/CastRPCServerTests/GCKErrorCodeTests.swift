import CastModel
import CastRPCProtocol
import CastSender
import DeviceAuthentication
import JSONCodec
import Testing

@testable import CastRPCServer

/// The iOS SDK's codes of errors (gck-surface 1.19).
struct GCKErrorCodeTests {
  @Test func everyKindHasACodeOfTheSDKAndAdvice() {
    for kind in APIError.Kind.all {
      #expect(kind.gckErrorCode.name != nil, "\(kind.name)")
      #expect(kind.advice.count > 10, "\(kind.name)")
    }
  }

  @Test func everyCodeOfTheFrameworkIsInTheCatalogue() {
    for code in [CastErrorCode.invalidParams, .sessionEnded, .launchFailed, .volumeFixed, .requestReplaced] {
      #expect(APIError(CastError(code, "m")).kind.name == code.rawValue)
    }
  }

  @Test(arguments: [
    ("NOT_ALLOWED", nil, 7), ("SYSTEM_ERROR", nil, 99), ("CAST_INIT_TIMEOUT", nil, 2), ("SOMETHING_NEW", nil, 7),
    ("NOT_ALLOWED", "USER_NOT_ALLOWED", 13), ("NOT_ALLOWED", "USER_TIMEOUT", 2),
  ])
  func aFailedLaunchHasTheCodeOfItsReason(_ reason: String, _ extended: String?, _ expected: Int64) {
    let details = ReceiverErrorInfo(type: "LAUNCH_ERROR", reason: reason, extendedError: extended)
    #expect(APIError(CastError(.launchFailed, "m", receiver: details)).gckErrorCode?.rawValue == expected)
  }

  @Test(arguments: [("DUPLICATE_REQUEST_ID", 8), ("INVALID_SESSION_ID", 22), ("NOT_SUPPORTED", 93), ("OTHER", 4)])
  func aRejectedRequestHasTheCodeOfItsReason(_ reason: String, _ expected: Int64) {
    let details = ReceiverErrorInfo(type: "INVALID_REQUEST", reason: reason)
    #expect(APIError(CastError(.requestRejected, "m", receiver: details)).gckErrorCode?.rawValue == expected)
  }

  @Test func clientsReadCodeNameAndAdvice() throws {
    let data = APIError(CastError(.connectionRefused, "m")).data
    #expect(data.gckErrorCode == 1 && data.gckErrorName == "NetworkError")
    #expect(data.advice?.contains("8009") == true)
  }
}
