import CastModel
import CastSender
import CastTestSupport
import CastV2
import JSONCodec
import Testing

@Suite("Errors")
struct CastErrorTests {
  private static let codes: [CastErrorCode] = [
    .invalidParams, .requestCancelled, .shuttingDown, .internalLimitReached, .deviceNotFound, .noSuchSession,
    .sessionNotConnected, .sessionExists, .addressNotResolved, .deviceUnreachable, .connectionRefused, .tlsFailed,
    .connectionTimedOut, .connectionLost, .connectionRejected, .applicationNotFound, .applicationNotRunning,
    .launchFailed, .launchCancelled, .sessionEnded, .requestTimedOut, .requestRejected, .castMessageTooLarge,
    .volumeFixed, .noMediaSession, .mediaNotSupported, .mediaLoadFailed, .mediaLoadCancelled, .invalidPlayerState,
    .mediaError, .requestReplaced,
  ]

  @Test func everyCodeIsInTheSpec() throws {
    let spec = try JSONDocument(parsing: SourceTree.bytes("spec/errors.json"))
    for code in Self.codes { #expect(spec.root[code.rawValue] != nil, "\(code)") }
  }

  @Test func everyDetailedErrorHasItsName() {
    #expect(DetailedErrorCode.name(of: 104) == "MEDIA_SRC_NOT_SUPPORTED")
    #expect(DetailedErrorCode.name(of: 905) == "LOAD_FAILED")
    #expect(DetailedErrorCode.name(of: 12_345) == nil)
  }
}
