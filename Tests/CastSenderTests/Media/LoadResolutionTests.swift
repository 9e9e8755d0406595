import CastModel
import CastSender
import Testing

@Suite("When a LOAD has succeeded")
struct LoadResolutionTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var name: String
    /// The incoming messages: the request id, and one status; `nil` is an empty list.
    var messages: [(Int64?, String?)]
    var outcome: LoadResolution.Outcome
    var before: String?
    var testDescription: String { self.name }
  }

  private static let loading =
    #"{"mediaSessionId":4,"playerState":"IDLE","extendedStatus":{"playerState":"LOADING","media":{"contentId":"new"}}}"#

  static let rows: [Row] = [
    Row(name: "the answer plays", messages: [(7, #"{"mediaSessionId":4,"playerState":"PLAYING"}"#)], outcome: .loaded),
    Row(
      name: "the answer buffers", messages: [(7, #"{"mediaSessionId":4,"playerState":"BUFFERING"}"#)], outcome: .loaded),
    Row(
      name: "the answer is paused", messages: [(7, #"{"mediaSessionId":4,"playerState":"PAUSED"}"#)], outcome: .loaded),
    Row(
      name: "the answer is idle, without more", messages: [(7, #"{"mediaSessionId":4,"playerState":"IDLE"}"#)],
      outcome: .loaded),
    Row(
      name: "the answer has finished already",
      messages: [(7, #"{"mediaSessionId":4,"playerState":"IDLE","idleReason":"FINISHED"}"#)], outcome: .loaded),
    Row(name: "the answer is still loading", messages: [(7, loading)], outcome: .waiting),
    Row(
      name: "the answer says LOADING at the top", messages: [(7, #"{"mediaSessionId":4,"playerState":"LOADING"}"#)],
      outcome: .waiting),
    Row(
      name: "it plays after loading", messages: [(7, loading), (0, #"{"mediaSessionId":4,"playerState":"PLAYING"}"#)],
      outcome: .loaded),
    Row(
      name: "another media session plays meanwhile",
      messages: [(7, loading), (0, #"{"mediaSessionId":3,"playerState":"PLAYING"}"#)], outcome: .waiting),
    Row(
      name: "it fails after loading, without LOAD_FAILED",
      messages: [(7, loading), (0, #"{"mediaSessionId":4,"playerState":"IDLE","idleReason":"ERROR"}"#)],
      outcome: .failed),
    Row(
      name: "it is stopped while loading",
      messages: [(7, loading), (0, #"{"mediaSessionId":4,"playerState":"IDLE","idleReason":"CANCELLED"}"#)],
      outcome: .cancelled),
    Row(
      name: "it is interrupted while loading",
      messages: [(7, loading), (0, #"{"mediaSessionId":4,"playerState":"IDLE","idleReason":"INTERRUPTED"}"#)],
      outcome: .cancelled),
    Row(
      name: "the old media is interrupted",
      messages: [(0, #"{"mediaSessionId":3,"playerState":"IDLE","idleReason":"INTERRUPTED"}"#)], outcome: .waiting,
      before: #"{"mediaSessionId":3,"media":{"contentId":"old"}}"#),
    Row(
      name: "an app that never names the request",
      messages: [(0, #"{"mediaSessionId":9,"playerState":"BUFFERING","media":{"contentId":"new"}}"#)], outcome: .loaded),
    Row(
      name: "other content of another sender",
      messages: [(0, #"{"mediaSessionId":9,"playerState":"PLAYING","media":{"contentId":"other"}}"#)], outcome: .waiting
    ),
    Row(
      name: "the same content that played before",
      messages: [(0, #"{"mediaSessionId":3,"playerState":"PLAYING","media":{"contentId":"new"}}"#)], outcome: .waiting,
      before: #"{"mediaSessionId":3,"media":{"contentId":"new"}}"#),
    Row(
      name: "the same content in a new media session",
      messages: [(0, #"{"mediaSessionId":4,"playerState":"PLAYING","media":{"contentId":"new"}}"#)], outcome: .loaded,
      before: #"{"mediaSessionId":3,"media":{"contentId":"new"}}"#),
    Row(
      name: "other content in the same media session",
      messages: [(0, #"{"mediaSessionId":3,"playerState":"PLAYING","media":{"contentId":"new"}}"#)], outcome: .loaded,
      before: #"{"mediaSessionId":3,"media":{"contentId":"old"}}"#),
    Row(name: "an empty list", messages: [(7, nil)], outcome: .waiting),
    Row(
      name: "an app that says nothing of its media, in a new media session",
      messages: [(0, #"{"mediaSessionId":9,"playerState":"PLAYING"}"#)], outcome: .loaded),
    Row(
      name: "what played before plays on, of an app that says nothing of its media",
      messages: [(0, #"{"mediaSessionId":3,"playerState":"PLAYING"}"#)], outcome: .waiting,
      before: #"{"mediaSessionId":3,"playerState":"PLAYING","media":{"contentId":"old"}}"#),
    Row(
      name: "what is over is told once more",
      messages: [(0, #"{"mediaSessionId":3,"playerState":"IDLE","idleReason":"FINISHED"}"#)], outcome: .waiting,
      before: #"{"mediaSessionId":3,"playerState":"IDLE","media":{"contentId":"new"}}"#),
    Row(
      name: "what is over fails late",
      messages: [(0, #"{"mediaSessionId":3,"playerState":"IDLE","idleReason":"ERROR"}"#)],
      outcome: .waiting, before: #"{"mediaSessionId":3,"playerState":"PLAYING","media":{"contentId":"old"}}"#),
    Row(
      name: "the same media session loads, and fails",
      messages: [
        (0, #"{"mediaSessionId":3,"playerState":"IDLE","extendedStatus":{"playerState":"LOADING"}}"#),
        (0, #"{"mediaSessionId":3,"playerState":"IDLE","idleReason":"ERROR"}"#),
      ], outcome: .failed, before: #"{"mediaSessionId":3,"playerState":"PLAYING","media":{"contentId":"new"}}"#),
    Row(
      name: "the same media session begins anew",
      messages: [
        (0, #"{"mediaSessionId":3,"playerState":"IDLE","idleReason":"INTERRUPTED"}"#),
        (0, #"{"mediaSessionId":3,"playerState":"PLAYING"}"#),
      ], outcome: .loaded, before: #"{"mediaSessionId":3,"playerState":"PLAYING","media":{"contentId":"new"}}"#),
    Row(
      name: "the same content loads once more in the same media session",
      messages: [
        (0, #"{"mediaSessionId":3,"playerState":"IDLE","extendedStatus":{"playerState":"LOADING"}}"#),
        (0, #"{"mediaSessionId":3,"playerState":"PLAYING","media":{"contentId":"new"}}"#),
      ], outcome: .loaded, before: #"{"mediaSessionId":3,"playerState":"PLAYING","media":{"contentId":"new"}}"#),
    Row(
      name: "the end of what there was, and then nothing",
      messages: [(0, #"{"mediaSessionId":3,"playerState":"IDLE","idleReason":"INTERRUPTED"}"#)], outcome: .waiting,
      before: #"{"mediaSessionId":3,"playerState":"PLAYING","media":{"contentId":"old"}}"#),
  ]

  @Test(arguments: rows)
  func decides(_ row: Row) throws {
    var load = LoadResolution(
      requestId: 7, request: LoadRequestData(media: MediaInformation(contentId: "new")),
      before: try row.before.map(mediaStatus))
    var outcome = LoadResolution.Outcome.waiting
    for (requestId, text) in row.messages {
      outcome = load.receive(MediaStatusMessage(requestId: requestId, status: try text.map(mediaStatus)))
    }
    #expect(outcome == row.outcome)
  }

  @Test func beyondAnUndecidedLoadOnlyTheAnswerCounts() throws {
    var load = LoadResolution(
      requestId: 7, request: LoadRequestData(media: MediaInformation(contentId: "new")), before: nil,
      awaitsAnswer: true)
    let outcomes = try [
      (0, #"{"mediaSessionId":3,"playerState":"PLAYING","media":{"contentId":"new"}}"#),
      (0, #"{"mediaSessionId":3,"playerState":"IDLE","idleReason":"INTERRUPTED"}"#), (7, Self.loading),
      (0, #"{"mediaSessionId":3,"playerState":"PLAYING"}"#), (0, #"{"mediaSessionId":4,"playerState":"PLAYING"}"#),
    ].map { id, text in load.receive(MediaStatusMessage(requestId: id, status: try mediaStatus(text))) }
    #expect(outcomes == [.waiting, .waiting, .waiting, .waiting, .loaded])
  }

  @Test func recognizesAQueueItemByItsContent() throws {
    let queue = QueueData(items: [QueueItem(media: MediaInformation(contentUrl: "https://example.com/1"))])
    var load = LoadResolution(requestId: 7, request: LoadRequestData(queueData: queue), before: nil)
    let status = try mediaStatus(
      #"{"mediaSessionId":1,"playerState":"PLAYING","media":{"contentId":"https://example.com/1"}}"#)
    #expect(load.receive(MediaStatusMessage(requestId: 0, status: status)) == .loaded)
  }

  @Test(arguments: [
    ("https://example.com/watch?v=dQw4w9WgXcQ", "dQw4w9WgXcQ", true), ("dQw4w9WgXcQ", "https://a/dQw4w9WgXcQ", true),
    ("https://a/1", "1", false), ("abcdef", "abcdeg", false),
  ])
  func acceptsAShortenedAddress(asked: String, told: String, isLoaded: Bool) throws {
    var load = LoadResolution(
      requestId: 7, request: LoadRequestData(media: MediaInformation(contentId: asked)), before: nil)
    let status = try mediaStatus(#"{"mediaSessionId":1,"playerState":"PLAYING","media":{"contentId":"\#(told)"}}"#)
    #expect((load.receive(MediaStatusMessage(requestId: 0, status: status)) == .loaded) == isLoaded)
  }

  @Test func aDeepLinkMatchesAnyMedia() throws {
    let status = try mediaStatus(#"{"mediaSessionId":2,"playerState":"PLAYING","media":{"contentId":"any"}}"#)
    for (request, entity) in [
      (LoadRequestData(), "https://a/album"), (LoadRequestData(queueData: QueueData(entity: "https://a/album")), nil),
    ] {
      var load = LoadResolution(requestId: 7, request: request, entity: entity, before: nil)
      #expect(load.receive(MediaStatusMessage(requestId: nil, status: status)) == .loaded)
    }
  }
}
