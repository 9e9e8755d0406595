import CastModel
import CastV2
import Testing

@testable import CastSender

/// Which request a message without a request id ends.
@Suite struct MediaCommandTableTests {
  var table = MediaCommandTable()

  static func playing(_ requestId: Int64? = nil, _ state: PlayerState = .playing) -> MediaStatusMessage {
    MediaStatusMessage(
      requestId: requestId,
      status: MediaStatus(mediaSessionId: 1, media: MediaInformation(contentId: "a"), playerState: state))
  }

  @Test mutating func onlyCommandsCount() {
    self.table.begin(1, .command())
    self.table.begin(2, .status(omitsMetadata: false))
    self.table.begin(3, .itemIds(fetch: 1))
    self.table.begin(4, .queueChange(.init(ticket: 1, changesList: true, listMessages: 0)))
    #expect(self.table.commandCount == 2 && self.table.asksForStatus)
    self.table.finish(1)
    self.table.finish(4)
    #expect(self.table.commandCount == 0)
    self.table.removeAll()
    #expect(!self.table.asksForStatus)
  }

  @Test mutating func aStatusWithoutAnIdConfirmsCommands() {
    self.table.begin(1, .command(CommandExpectation(.state([.playing]), mediaSessionId: 1)))
    self.table.begin(2, .command(CommandExpectation(.state([.paused]), mediaSessionId: 1)))
    self.table.begin(3, .command())
    #expect(self.table.commandsCarriedOut(by: Self.playing()) == [1])
    #expect(self.table.commandsCarriedOut(by: Self.playing(0, .paused)) == [2])
    #expect(self.table.commandsCarriedOut(by: Self.playing(9)) == [])
  }

  @Test mutating func takesAnAnswerOnce() {
    self.table.begin(5, .status(omitsMetadata: true))
    #expect(self.table.statusRequests(perhapsAnsweredBy: Self.playing()) == [5])
    let first = self.table.relate(Self.playing(5), carriedOut: [], awaited: nil)
    #expect(first.relation == .statusAnswer && first.omitsMetadata)
    let second = self.table.relate(Self.playing(5), carriedOut: [], awaited: nil)
    #expect(second.relation == .update && !second.omitsMetadata)
    let awaited = self.table.relate(Self.playing(6), carriedOut: [], awaited: 6)
    #expect(awaited.relation == .statusAnswer)
  }

  @Test mutating func aFailedLoadWaitsForItsReason() {
    let request = LoadRequestData(media: MediaInformation(contentId: "a"))
    self.table.begin(7, .load(LoadResolution(requestId: 7, request: request, before: nil)))
    var failed = Self.playing(7, .idle)
    failed.status?.idleReason = .error
    #expect(self.table.answersLoad(failed))
    let decision = self.table.decideLoad(by: failed)
    #expect(decision?.id == 7 && decision?.outcome == .failed)
    let again = self.table.decideLoad(by: failed)
    #expect(again?.id == nil)
    let refused = self.table.refused(.loadFailed, requestId: 0, awaited: [])
    #expect(refused == 7)
    let stillFails = self.table.takeFailingLoad(7)
    #expect(!stillFails)
    let refusedAgain = self.table.refused(.loadFailed, requestId: 0, awaited: [])
    #expect(refusedAgain == nil)
    #expect(self.table.lastLoadId == 7)
  }

  @Test mutating func aRefusalWithoutAnIdEndsTheOnlyRequest() {
    let only = self.table.refused(.invalidPlayerState, requestId: 0, awaited: [3])
    #expect(only == 3)
    let oneOfTwo = self.table.refused(.invalidPlayerState, requestId: 0, awaited: [3, 4])
    #expect(oneOfTwo == nil)
    let named = self.table.refused(.invalidPlayerState, requestId: 4, awaited: [4])
    #expect(named == nil)
  }

  @Test mutating func messagesOfTheQueueFindTheirRequests() {
    self.table.begin(1, .items(fetch: 10, itemIds: [1, 2]))
    self.table.begin(2, .itemIds(fetch: 11))
    self.table.begin(3, .itemIds(fetch: 12))
    self.table.begin(4, .itemRange)
    #expect(self.table.request(answeredBy: QueueMessage(.itemIds([]))) == 3)
    #expect(self.table.listFetch(of: 3) == 12 && self.table.itemFetch(of: 3) == nil)
    #expect(self.table.request(answeredBy: QueueMessage(.items([QueueItem(itemId: 2)]))) == 1)
    #expect(self.table.request(answeredBy: QueueMessage(.items([QueueItem(itemId: 9)]))) == 4)
    #expect(self.table.request(answeredBy: QueueMessage(.items([]), requestId: 8)) == 8)
  }

  @Test mutating func aQueueChangeEndsWithAStatusOfReceiversWithoutIds() {
    self.table.begin(1, .queueChange(.init(ticket: 40, changesList: true, listMessages: 3)))
    #expect(self.table.queueChange(endedBy: Self.playing(), listMessages: 3)?.id == nil)
    #expect(self.table.queueChange(endedBy: Self.playing(), listMessages: 4)?.ticket == 40)
    #expect(self.table.request(ofQueueChange: 40) == 1 && self.table.queueChange(of: 1) == 40)
    _ = self.table.relate(Self.playing(99), carriedOut: [], awaited: nil)
    #expect(self.table.queueChange(endedBy: Self.playing(), listMessages: 4)?.id == nil)
  }
}
