import CastModel
import MediaPreflight
import Testing

@testable import CastSender

@Suite("A second load, converted, after a refusal") struct RefusedMediaTests {
  private static func risk(_ code: PreflightCode, _ severity: PreflightSeverity = .risks) -> PreflightFinding {
    PreflightFinding(code: code, severity: severity, url: "", message: "")
  }

  private static func error(_ number: Int64?, _ code: CastErrorCode = .mediaLoadFailed) -> CastError {
    var receiver = ReceiverErrorInfo(type: "LOAD_FAILED")
    receiver.detailedErrorCode = number
    return CastError(code, "", receiver: receiver)
  }

  private static let refused = RefusedMedia(
    error: error(104), findings: [risk(.videoCodecNotSupported), risk(.tooSlow)], mode: .ifNeeded,
    isConvertible: true, isConverted: false)

  @Test(arguments: [nil, 100, 102, 104, 110, 500, 905, 906, 999] as [Int64?])
  func helpsAgainstErrorsOfTheMedia(number: Int64?) {
    var refused = Self.refused
    refused.error = Self.error(number)
    #expect(refused.suspects == [.videoCodecNotSupported])
  }

  @Test(arguments: [101, 103, 200, 202, 301, 311, 321, 411, 423, 431, 600, 900, 904] as [Int64])
  func doesNotHelpAgainst(number: Int64) {
    var refused = Self.refused
    refused.error = Self.error(number)
    #expect(refused.suspects.isEmpty)
  }

  @Test(arguments: [CastErrorCode.requestTimedOut, .mediaLoadCancelled, .sessionEnded, .connectionLost, .mediaWillFail])
  func leavesOtherFailures(code: CastErrorCode) {
    var refused = Self.refused
    refused.error = Self.error(104, code)
    #expect(refused.suspects.isEmpty)
  }

  @Test func everyRiskThatAConversionRemovesIsASuspect() {
    var refused = Self.refused
    let codes: [PreflightCode] = [
      .containerNotSupported, .videoCodecNotSupported, .audioCodecNotSupported, .profileTooHigh, .resolutionTooHigh,
    ]
    refused.findings = codes.map { Self.risk($0) } + [Self.risk(.noRangeSupport), Self.risk(.moovAtEnd, .note)]
    #expect(refused.suspects == Set(codes))
  }

  private static func changed(_ change: (inout RefusedMedia) -> Void) -> RefusedMedia {
    var refused = Self.refused
    change(&refused)
    return refused
  }

  @Test(
    "is not tried",
    arguments: [
      ("without a risk", changed { $0.findings = [] }),
      ("for another risk", changed { $0.findings = [risk(.tooSlow)] }),
      ("for a note", changed { $0.findings = [risk(.profileTooHigh, .note)] }),
      ("for what is known not to play", changed { $0.findings.append(risk(.containerNotSupported, .blocks)) }),
      ("with NEVER", changed { $0.mode = .never }), ("with ALWAYS", changed { $0.mode = .always }),
      ("without ffmpeg, and for a queue", changed { $0.isConvertible = false }),
      ("for a conversion", changed { $0.isConverted = true }),
      ("for a file that was never fetched", changed { $0.error.namesCause = true }),
    ])
  func isNotTried(_ what: String, _ refused: RefusedMedia) {
    #expect(refused.suspects.isEmpty, "\(what)")
  }
}
