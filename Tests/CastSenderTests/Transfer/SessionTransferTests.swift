import CastModel
import CastSender
import JSONCodec
import NIOCore
import Testing

@Suite("A transfer, step by step")
struct SessionTransferTests {
  private static let stored = SessionState(
    loadRequestData: LoadRequestData(media: MediaInformation(contentId: "a")), source: .application)
  private static let read = SessionState(
    loadRequestData: LoadRequestData(media: MediaInformation(contentId: "a")), source: .mediaStatus)
  /// Data that only the app understands.
  private static let opaque: SessionState = {
    var state = SessionState(loadRequestData: LoadRequestData(), source: .application)
    state.loadRequestData.additional["appsOwn"] = 1
    return state
  }()
  private static let refused = CastError(.requestRejected, "no")
  private static let lost = CastError(.connectionLost, "gone")

  typealias Event = SessionTransfer.Event

  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var hasMedia = true
    var events: [Event]
    var actions: [String]
  }

  static let rows: [Row] = [
    Row(
      testDescription: "the app gives its state and takes it back",
      events: [.begin, .stored(stored), .connected(supportsMedia: true), .handedOver, .stopped(isConfirmed: true)],
      actions: [
        "report STORE_SESSION", "store", "connect", "report RESUME_SESSION", "resume", "adopt", "report STOP_SOURCE",
        "stop", "finish APPLICATION resume true",
      ]),
    Row(
      testDescription: "without STORE_SESSION the status is read, and loaded",
      events: [
        .begin, .storeFailed(refused), .stored(read), .connected(supportsMedia: true), .handedOver,
        .stopped(isConfirmed: true),
      ],
      actions: [
        "report STORE_SESSION", "store", "read", "connect", "report RESUME_SESSION", "load", "adopt",
        "report STOP_SOURCE",
        "stop", "finish MEDIA_STATUS load true",
      ]),
    Row(
      testDescription: "without RESUME_SESSION the state is loaded",
      events: [
        .begin, .stored(stored), .connected(supportsMedia: true), .handOverFailed(refused), .handedOver,
        .stopped(isConfirmed: true),
      ],
      actions: [
        "report STORE_SESSION", "store", "connect", "report RESUME_SESSION", "resume",
        "report RESUME_SESSION (message)",
        "load", "adopt", "report STOP_SOURCE", "stop", "finish APPLICATION load true",
      ]),
    Row(
      testDescription: "nothing plays: the app alone moves", hasMedia: false,
      events: [.begin, .connected(supportsMedia: true), .stopped(isConfirmed: true)],
      actions: ["connect", "adopt", "report STOP_SOURCE", "stop", "finish - - true"]),
    Row(
      testDescription: "nothing that can be moved is no obstacle",
      events: [
        .begin, .storeFailed(refused), .stored(nil), .connected(supportsMedia: true), .stopped(isConfirmed: true),
      ],
      actions: [
        "report STORE_SESSION", "store", "read", "connect", "adopt", "report STOP_SOURCE", "stop", "finish - - true",
      ]),
    Row(
      testDescription: "a device that doesn't confirm its STOP is left all the same",
      events: [.begin, .stored(stored), .connected(supportsMedia: true), .handedOver, .stopped(isConfirmed: false)],
      actions: [
        "report STORE_SESSION", "store", "connect", "report RESUME_SESSION", "resume", "adopt", "report STOP_SOURCE",
        "stop", "finish APPLICATION resume false",
      ]),
    Row(
      testDescription: "the other device can't be reached",
      events: [.begin, .stored(stored), .connectFailed(CastError(.connectionRefused, "no", phase: .tcp))],
      actions: ["report STORE_SESSION", "store", "connect", "rollBack", "fail ConnectionRefused at TCP"]),
    Row(
      testDescription: "the app there plays no media",
      events: [.begin, .stored(stored), .connected(supportsMedia: false)],
      actions: ["report STORE_SESSION", "store", "connect", "rollBack", "fail MediaNotSupported"]),
    Row(
      testDescription: "neither RESUME_SESSION nor LOAD",
      events: [
        .begin, .stored(stored), .connected(supportsMedia: true), .handOverFailed(refused),
        .handOverFailed(CastError(.mediaLoadFailed, "no")),
      ],
      actions: [
        "report STORE_SESSION", "store", "connect", "report RESUME_SESSION", "resume",
        "report RESUME_SESSION (message)",
        "load", "rollBack", "fail RequestRejected at RESUME_SESSION",
      ]),
    Row(
      testDescription: "what only the app can read is not loaded",
      events: [.begin, .stored(opaque), .connected(supportsMedia: true), .handOverFailed(refused)],
      actions: [
        "report STORE_SESSION", "store", "connect", "report RESUME_SESSION", "resume", "rollBack",
        "fail RequestRejected at RESUME_SESSION",
      ]),
    Row(
      testDescription: "a newer state counts for the LOAD",
      events: [.begin, .stored(stored), .connected(supportsMedia: true), .stored(opaque), .handOverFailed(refused)],
      actions: [
        "report STORE_SESSION", "store", "connect", "report RESUME_SESSION", "resume", "rollBack",
        "fail RequestRejected at RESUME_SESSION",
      ]),
    Row(
      testDescription: "the link to the other device breaks while it loads",
      events: [.begin, .stored(stored), .connected(supportsMedia: true), .handOverFailed(lost)],
      actions: [
        "report STORE_SESSION", "store", "connect", "report RESUME_SESSION", "resume", "rollBack",
        "fail ConnectionLost at RESUME_SESSION",
      ]),
  ]

  @Test(arguments: rows)
  func script(_ row: Row) {
    var transfer = SessionTransfer(hasMedia: row.hasMedia, timeout: .seconds(90), now: at(0))
    let actions = row.events.flatMap { transfer.handle($0, now: at(1)) }
    #expect(actions.map(Self.words) == row.actions)
    #expect(transfer.step == .over)
  }

  /// The transfer at each step, by name.
  private static let steps: [(String, [Event])] = [
    ("storing", [.begin]), ("connecting", [.begin, .stored(stored)]),
    ("handing over", [.begin, .stored(stored), .connected(supportsMedia: true)]),
    ("loading", [.begin, .stored(stored), .connected(supportsMedia: true), .handOverFailed(refused)]),
  ]

  private static let endings: [(String, Event, String)] = [
    ("it is cancelled", .cancel(CastError(.requestCancelled, "")), "RequestCancelled"),
    ("the session ends", .sourceEnded(CastError(.sessionEnded, "")), "SessionEnded"),
    ("time is up", .tick, "ConnectionTimedOut"),
  ]

  @Test(arguments: 0..<4, 0..<3)
  func canBeUndoneBeforePlaybackMoves(_ step: Int, _ ending: Int) {
    var transfer = SessionTransfer(hasMedia: true, timeout: .seconds(90), now: at(0))
    for event in Self.steps[step].1 { _ = transfer.handle(event, now: at(1)) }
    #expect(transfer.isReversible)
    #expect(transfer.handle(.tick, now: at(89)).isEmpty)
    // Connecting has its own limits.
    if transfer.step == .connecting, ending == 2 { return #expect(transfer.handle(.tick, now: at(900)).isEmpty) }
    let actions = transfer.handle(Self.endings[ending].1, now: at(90)).map(Self.words)
    #expect(actions.first == "rollBack" && actions.count == 2)
    #expect(actions.last?.hasPrefix("fail \(Self.endings[ending].2)") == true)
    #expect(Self.everything.flatMap { transfer.handle($0, now: at(200)) }.isEmpty, "it is over")
  }

  @Test func connectingDoesNotCountForTheLimit() {
    var transfer = SessionTransfer(hasMedia: true, timeout: .seconds(90), now: at(0))
    _ = transfer.handle(.begin, now: at(0))
    #expect(transfer.nextDeadline == at(90))
    _ = transfer.handle(.stored(Self.stored), now: at(10))
    #expect(transfer.nextDeadline == nil)
    _ = transfer.handle(.connected(supportsMedia: true), now: at(510))
    #expect(transfer.nextDeadline == at(590))
  }

  @Test(arguments: 0..<3)
  func cannotBeUndoneAfterPlaybackMoved(_ ending: Int) {
    var transfer = SessionTransfer(hasMedia: true, timeout: .seconds(90), now: at(0))
    for event in Self.steps[2].1 + [.handedOver] { _ = transfer.handle(event, now: at(1)) }
    #expect(transfer.nextDeadline == nil && !transfer.isReversible)
    #expect(transfer.handle(Self.endings[ending].1, now: at(1_000)).isEmpty)
    #expect(
      transfer.handle(.stopped(isConfirmed: true), now: at(1_001)).map(Self.words) == ["finish APPLICATION resume true"]
    )
  }

  /// All events.
  private static let everything: [Event] = [
    .begin, .stored(stored), .storeFailed(refused), .connected(supportsMedia: true), .connectFailed(refused),
    .handedOver, .handOverFailed(refused), .stopped(isConfirmed: true), .sourceEnded(refused), .cancel(refused), .tick,
  ]

  @Test func endsOnce() {
    for first in Self.everything {
      for second in Self.everything {
        for third in Self.everything {
          var transfer = SessionTransfer(hasMedia: true, timeout: .seconds(90), now: at(0))
          let events = [Event.begin, first, second, third] + Self.everything + Self.everything
          let ends = events.flatMap { transfer.handle($0, now: at(100)) }.map(Self.words).filter {
            $0.hasPrefix("finish") || $0.hasPrefix("fail")
          }
          #expect(ends.count == 1)
        }
      }
    }
  }

  private static func words(_ action: SessionTransfer.Action) -> String {
    switch action {
    case .report(let phase, let message): "report \(phase)\(message == nil ? "" : " (message)")"
    case .store: "store"
    case .readStatus: "read"
    case .connect: "connect"
    case .handOver(.resumeSession, _): "resume"
    case .handOver(.load, _): "load"
    case .adopt: "adopt"
    case .stopSource: "stop"
    case .rollBack: "rollBack"
    case .finish(let outcome):
      "finish \(outcome.source?.rawValue ?? "-") \(Self.words(outcome.handOver)) \(outcome.isSourceStopped)"
    case .fail(let error):
      "fail \((error.cause as? CastError)?.code.rawValue ?? "")\(error.phase.map { " at \($0)" } ?? "")"
    }
  }

  private static func words(_ way: SessionTransfer.HandOver?) -> String {
    switch way {
    case .resumeSession: "resume"
    case .load: "load"
    case nil: "-"
    }
  }
}
