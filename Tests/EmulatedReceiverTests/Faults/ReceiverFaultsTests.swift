import CastV2
import JSONCodec
import NIOCore
import Testing

@testable import EmulatedReceiver

@Suite struct ReceiverFaultsTests {
  @Test(arguments: [
    (
      "launch=NOT_ALLOWED/USER_NOT_ALLOWED",
      ReceiverFaults(launchRefusal: .init(reason: "NOT_ALLOWED", extendedError: "USER_NOT_ALLOWED"))
    ),
    ("launch=CANCELLED", ReceiverFaults(launchRefusal: .init(reason: "CANCELLED"))),
    (
      "launch=CAST_INIT_TIMEOUT",
      ReceiverFaults(launchRefusal: .init(reason: "CAST_INIT_TIMEOUT", delay: .seconds(60)))
    ),
    ("drop-first-load", ReceiverFaults(dropsFirstLoad: true)),
    ("silent=app-connect", ReceiverFaults(silentPhases: [.applicationConnect])),
    ("drop=5", ReceiverFaults(cut: LinkCut(.drop, afterMessages: 5))),
    ("oversize=1", ReceiverFaults(cut: LinkCut(.oversize, afterMessages: 1))),
    ("delay=0.25", ReceiverFaults(replyDelay: .milliseconds(250))),
    ("duplicate", ReceiverFaults(duplicatesReplies: true)),
    ("zero-ids", ReceiverFaults(zeroesRequestIDs: true)),
  ])
  func readsFaults(text: String, expected: ReceiverFaults) throws {
    var faults = ReceiverFaults()
    try faults.set(text)
    #expect(faults == expected)
  }

  @Test(arguments: [
    "", "nonsense", "drop", "drop=0", "drop=x", "silent=", "silent=night", "launch=", "launch=/",
    "delay=-1", "duplicate=1",
  ])
  func refusesWhatItDoesNotKnow(text: String) {
    var faults = ReceiverFaults()
    #expect(throws: FaultSyntaxError(text: text)) { try faults.set(text) }
    #expect(faults == .none)
  }

  /// The phase, and which of CONNECT+GET_STATUS, LAUNCH, media GET_STATUS and LOAD still get an answer.
  @Test(arguments: [
    (SilentPhase.connect, [false, false, false, false]), (.receiverStatus, [false, true, true, true]),
    (.launch, [true, false, false, false]), (.applicationConnect, [true, true, false, false]),
    (.mediaStatus, [true, true, false, true]), (.media, [true, true, true, false]),
    (.tls, [false, false, false, false]),
  ])
  func silenceInAPhase(phase: SilentPhase, answered: [Bool]) {
    var configuration = ReceiverConfiguration.testing()
    configuration.faults.silentPhases = [phase]
    var bench = ReceiverBench(configuration)
    bench.connect()
    let status = bench.send(#"{"type":"GET_STATUS","requestId":1}"#, .receiver)
    let app = bench.launch()
    let media = bench.media(#"{"type":"GET_STATUS","requestId":3}"#, to: app)
    let load = bench.media(#"{"type":"LOAD","media":{"contentId":"a"},"requestId":3}"#, to: app)
    #expect([!status.isEmpty, app != "none", !media.isEmpty, !load.isEmpty] == answered)
  }

  @Test func launchIsRefusedWithTheReason() {
    var configuration = ReceiverConfiguration.testing()
    configuration.faults.launchRefusal = LaunchRefusal(reason: "NOT_ALLOWED", extendedError: "USER_TIMEOUT")
    var bench = ReceiverBench(configuration)
    bench.connect()
    let sent = bench.send(#"{"type":"LAUNCH","appId":"CC1AD845","requestId":4}"#, .receiver)
    #expect(
      sent.first?.payload == [
        "type": "LAUNCH_ERROR", "appId": "CC1AD845", "reason": "NOT_ALLOWED", "extendedError": "USER_TIMEOUT",
        "requestId": 4,
      ])
  }

  @Test func answersCanLoseTheirIds() {
    var configuration = ReceiverConfiguration.testing()
    configuration.faults.zeroesRequestIDs = true
    var bench = ReceiverBench(configuration)
    bench.connect()
    #expect(bench.send(#"{"type":"GET_STATUS","requestId":1}"#, .receiver).map(\.requestId) == [0])
  }
}
