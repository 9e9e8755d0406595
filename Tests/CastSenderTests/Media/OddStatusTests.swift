import CastModel
import CastSender
import CastTestSupport
import CastV2
import Foundation
import JSONCodec
import LoopIsolation
import NIOCore
import Testing

/// Statuses of any shape: none may crash, end the connection, or lose a member on its way to the client
/// (third-party.md, "What they taught" 4).
@Suite("Statuses of odd shapes", .blocking, .timeLimit(.minutes(2)))
struct OddStatusTests {
  /// Elements of `status`, each odd in another way.
  static let statuses: [String] = [
    #"{"mediaSessionId":"7","playerState":"PLAYING","currentTime":"12.5","playbackRate":"1","supportedMediaCommands":"15"}"#,
    #"{"mediaSessionId":7.0,"playerState":"PLAYING","currentTime":12,"currentItemId":3.0,"volume":{"level":1,"muted":"true"}}"#,
    #"{"mediaSessionId":null,"media":null,"playerState":null,"volume":null,"currentTime":null,"items":null,"customData":null}"#,
    #"{"mediaSessionId":7,"media":[],"volume":[],"items":{},"activeTrackIds":{},"queueData":[],"breakStatus":[],"videoInfo":"4K"}"#,
    #"{"mediaSessionId":7,"playerState":"LEVITATING","idleReason":"BORED","repeatMode":"REPEAT_SOMETIMES"}"#,
    #"{"mediaSessionId":7,"playerState":5,"idleReason":{},"repeatMode":[],"supportedMediaCommands":-1.5}"#,
    #"{"mediaSessionId":7,"playerState":"PLAYING","supportedMediaCommands":9223372036854775807,"currentItemId":-9223372036854775808}"#,
    #"{"mediaSessionId":7,"playerState":"PLAYING","supportedMediaCommands":1e30,"currentTime":1e300,"playbackRate":-1e300}"#,
    #"{"mediaSessionId":7,"playerState":"PLAYING","currentTime":-5,"media":{"duration":-1,"streamType":"LIVE"}}"#,
    #"{"mediaSessionId":7,"playerState":"PLAYING","liveSeekableRange":{"start":1e308,"end":-1e308,"isMovingWindow":"yes"}}"#,
    #"{"mediaSessionId":7,"playerState":"PLAYING","liveSeekableRange":{"start":"5","end":null,"isLiveDone":1}}"#,
    #"{"mediaSessionId":7,"playerState":"PLAYING","activeTrackIds":[1,"2",3.0,null,"x",{}]}"#,
    #"{"mediaSessionId":7,"playerState":"PLAYING","media":{"tracks":[{"trackId":1,"type":"AUDIO"},{"type":"TEXT"},5,null,{"trackId":"9","type":"SMELL"}]}}"#,
    #"{"mediaSessionId":7,"playerState":"PLAYING","media":{"breaks":[{"position":1},{"id":7}],"breakClips":["c",{"id":"d","whenSkippable":"5"}]}}"#,
    #"{"mediaSessionId":7,"playerState":"PLAYING","media":{"streamType":1,"contentType":null,"metadata":{"metadataType":"3","images":["https://a",{"url":5},null]}}}"#,
    #"{"mediaSessionId":7,"playerState":"PLAYING","media":{"metadata":[],"customData":[[[[{}]]]],"contentId":5,"userActionStates":[{},{"userAction":"WINK"}]}}"#,
    #"{"mediaSessionId":7,"playerState":"PLAYING","items":[{"itemId":"1","media":"x"},[],null,{"itemId":2,"media":{"duration":"9"}},{"itemId":1e10}]}"#,
    #"{"mediaSessionId":7,"playerState":"PLAYING","items":[{"itemId":1},{"itemId":1},{"itemId":1}],"currentItemId":1,"media":{"contentId":"a"}}"#,
    #"{"mediaSessionId":7,"playerState":"PLAYING","breakStatus":{"breakId":5,"breakClipId":"c","currentBreakTime":"1","currentBreakClipTime":1e300}}"#,
    #"{"mediaSessionId":7,"playerState":"PLAYING","breakInfo":{"breaks":"none","breakClips":[5]},"media":{"contentId":"a"}}"#,
    #"{"mediaSessionId":7,"extendedStatus":{"playerState":"LOADING","media":5,"mediaSessionId":"x"},"playerState":"IDLE"}"#,
    #"{"mediaSessionId":7,"extendedStatus":"LOADING","videoInfo":{"width":"1920","height":1080.5,"hdrType":"hlg"}}"#,
    #"{"mediaSessionId":7,"playerState":"PLAYING","queueData":{"queueType":7,"shuffle":"no","containerMetadata":{"sections":[1,{}],"authors":["a",2]}}}"#,
    #"{"":1,"\u0000x":2,"mediaSessionId":7,"playerState":"PLAYING","ключ":"значение","a.b[0]":{"":{}}}"#,
    #"{}"#,
  ]

  /// Texts that aren't strict JSON, and their meaning.
  static let texts: [(text: String, meant: String)] = [
    (#"{"mediaSessionId":7,"currentTime":NaN,"playbackRate":-Infinity}"#, #"{"mediaSessionId":7,"currentTime":null}"#),
    (
      #"{"mediaSessionId":7,"mediaSessionId":8,"playerState":"IDLE","playerState":"PLAYING"}"#,
      #"{"mediaSessionId":8,"playerState":"PLAYING"}"#
    ),
    (
      #"{"mediaSessionId":7,"currentTime":1e999,"customData":{"big":123456789012345678901234567890,"n":9007199254740993}}"#,
      #"{"mediaSessionId":7,"customData":{"n":9007199254740993}}"#
    ),
    ("{\"mediaSessionId\":7,\"customData\":\"a\nb\"}", #"{"mediaSessionId":7,"customData":"a\nb"}"#),
    (#"{"mediaSessionId":7,"customData":"\ud83d!"}"#, "{\"mediaSessionId\":7,\"customData\":\"\u{FFFD}!\"}"),
  ]

  @Test(arguments: statuses)
  func loseNothing(_ text: String) throws {
    try Self.check(#"{"type":"MEDIA_STATUS","requestId":0,"status":[\#(text)]}"#)
    try Self.check(#"{"type":"MEDIA_STATUS","status":\#(text)}"#)
  }

  @Test(arguments: texts)
  func areReadByTheirMeaning(text: String, meant: String) throws {
    let message = try Self.message(#"{"type":"MEDIA_STATUS","status":[\#(text)]}"#)
    let written = try #require(message?.status?.jsonValueForTests)
    let expected = try JSONDocument(parsing: meant).root.value
    #expect(LossReport.lost(from: expected, in: written) == [])
  }

  @Test(arguments: ["null", "5", #""PLAYING""#, "[null]", "[5]", "[[]]", "true", "[]", #"[null,{"mediaSessionId":7}]"#])
  func aStatusMayBeAnything(_ status: String) throws {
    let message = try Self.message(#"{"type":"MEDIA_STATUS","requestId":"0","status":\#(status)}"#)
    #expect((message != nil) == (status == "[]" || status.contains("7")))
  }

  // MARK: Mutations

  /// `MEDIA_FUZZ_ROUNDS` sets the number.
  private static let rounds = ProcessInfo.processInfo.environment["MEDIA_FUZZ_ROUNDS"].flatMap { Int($0) } ?? 150

  @Test(arguments: 1...2)
  func mutationsOfRecordedStatusesLoseNothing(seed: Int) throws {
    var mutator = JSONMutator(seed: UInt64(seed))
    let roots = CaptureTests.captures("MEDIA_STATUS").map(\.payload.root.value)
    var reducer = MediaStatusReducer(now: at(0))
    for round in 0..<Self.rounds {
      let root = roots[round % roots.count]
      let text = mutator.mutated(root).jsonText
      try Self.check(text)
      // All in one reducer, too: merging must accept each of them.
      guard let message = try Self.message(text) else { continue }
      let now = at(Double(round))
      _ = reducer.receive(message, relation: [.update, .loadAnswer, .statusAnswer][round % 3], now: now)
      Self.look(at: reducer, now: now + .seconds(1))
    }
  }

  @Test(arguments: 1...2)
  func mutatedBytesDoNoHarm(seed: Int) throws {
    var mutator = JSONMutator(seed: UInt64(seed))
    let texts = CaptureTests.captures("MEDIA_STATUS").map { Array($0.payload.root.value.jsonBytes) }
    for round in 0..<Self.rounds {
      let bytes = mutator.mutated(texts[round % texts.count])
      guard let document = try? JSONDocument(parsing: bytes, policy: .tolerant),
        let payload = try? CastPayload(root: document.root), let message = MediaStatusMessage(payload)
      else { continue }
      var reducer = MediaStatusReducer(now: at(0))
      _ = reducer.receive(message, now: at(0))
      Self.look(at: reducer, now: at(5))
    }
  }

  // MARK: Checks

  private static func message(_ text: String) throws -> MediaStatusMessage? {
    MediaStatusMessage(try CastPayload(CastMessage(sourceId: "a", destinationId: "*", namespace: .media, text: text)))
  }

  private static func check(_ text: String) throws {
    guard let payload = try? CastPayload(CastMessage(sourceId: "a", destinationId: "*", namespace: .media, text: text)),
      payload.type?.rawValue == "MEDIA_STATUS", let message = MediaStatusMessage(payload), let status = message.status
    else { return }
    let node = payload.root["status"]
    let original =
      node?.kind == .array
      ? (0..<(node?.count ?? 0)).compactMap { node?[$0]?.value }.first { $0.object != nil } : node?.value ?? nil
    guard let original, original.object != nil else { return }
    #expect(LossReport.lost(from: original, in: status.jsonValueForTests) == [], "\(text)")
    var reducer = MediaStatusReducer(now: at(0))
    _ = reducer.receive(message, now: at(0))
    Self.look(at: reducer, now: at(3))
    // An idle player's queue is forgotten by rule (cast.md 7.4, 3).
    guard status.effectivePlayerState != .idle else { return }
    #expect(LossReport.lost(from: original, in: reducer.status?.jsonValueForTests) == [], "\(text)")
  }

  /// Reads every value that clients can get.
  private static func look(at reducer: MediaStatusReducer, now: NIODeadline) {
    let snapshot = MediaSnapshot(
      sessionId: "s", revision: reducer.revision, status: reducer.status, estimator: reducer.estimator,
      statusReceivedAt: at(0))
    let position = snapshot.position(at: now)
    #expect(position >= 0 && position.isFinite)
    _ = MediaControls(snapshot, at: now)
    _ = snapshot.ad(at: now)
    _ = snapshot.estimator.isAdvancing(at: now)
    _ = snapshot.liveSeekableRange(at: now)?.jsonBytes
    _ = PlayedMedia(snapshot, deviceId: "d")?.position(at: now)
    _ = reducer.status?.jsonBytes
  }
}
