import CastModel
import CastSender
import JSONCodec
import NIOCore
import Testing

/// One row per rule of cast.md 7.4.
@Suite("Merging media statuses")
struct MediaStatusReducerTests {
  static let full = #"""
    {"mediaSessionId":3,"playerState":"PLAYING","currentTime":10,"playbackRate":1,"supportedMediaCommands":15,
     "volume":{"level":0.5,"muted":false},"activeTrackIds":[1,2],"idleReason":"FINISHED",
     "media":{"contentId":"a","streamType":"BUFFERED","duration":100},"customData":{"k":1},
     "videoInfo":{"width":1,"height":2,"hdrType":"sdr"},"breakStatus":{"breakId":"b","currentBreakTime":1},
     "liveSeekableRange":{"start":1,"end":2},"extendedStatus":{"playerState":"X"},
     "queueData":{"id":"q"},"currentItemId":1,"loadingItemId":2,"preloadedItemId":4,
     "items":[{"itemId":1,"media":{"contentId":"a"},"autoplay":true},{"itemId":2,"media":{"contentId":"b"}}],
     "repeatMode":"REPEAT_ALL","unknownMember":7}
    """#

  private var reducer = MediaStatusReducer(now: at(0))

  @discardableResult
  private mutating func receive(
    _ text: String?, requestId: Int64? = 0, _ relation: MediaStatusReducer.Relation = .update, at seconds: Double = 0
  ) throws -> MediaStatusUpdate {
    let message = MediaStatusMessage(requestId: requestId, status: try text.map(mediaStatus))
    return self.reducer.receive(message, relation: relation, now: at(seconds))
  }

  // MARK: Paused or not, while it buffers

  @Test(arguments: [
    (["PLAYING", "BUFFERING"], false), (["PAUSED", "BUFFERING"], true), (["PAUSED", "BUFFERING", "BUFFERING"], true),
    (["PAUSED", "BUFFERING", "PLAYING", "BUFFERING"], false), (["PLAYING", "BUFFERING", "PAUSED"], true),
    (["BUFFERING"], false), (["PAUSED", "IDLE"], false),
  ])
  mutating func knowsThePauseOfBefore(states: [String], isPaused: Bool) throws {
    for state in states { try self.receive(#"{"mediaSessionId":3,"playerState":"\#(state)"}"#) }
    #expect(self.reducer.isPaused == isPaused)
  }

  @Test(arguments: [(4, MediaStatusReducer.Relation.update), (3, .loadAnswer)])
  mutating func otherMediaIsNotPaused(mediaSessionId: Int, relation: MediaStatusReducer.Relation) throws {
    try self.receive(#"{"mediaSessionId":3,"playerState":"PAUSED"}"#)
    try self.receive(#"{"mediaSessionId":\#(mediaSessionId),"playerState":"BUFFERING"}"#, relation)
    #expect(!self.reducer.isPaused)
  }

  @Test mutating func acceptedCommandsCountOnceItHasBuffered() throws {
    try self.receive(#"{"mediaSessionId":3,"playerState":"BUFFERING"}"#)
    self.reducer.noteCommand(pauses: true)
    #expect(self.reducer.isPaused)
    self.reducer.noteCommand(pauses: false)
    #expect(!self.reducer.isPaused)
    // Otherwise the status is newer than the command.
    try self.receive(#"{"mediaSessionId":3,"playerState":"PLAYING"}"#)
    self.reducer.noteCommand(pauses: true)
    #expect(!self.reducer.isPaused)
  }

  // MARK: Keep or clear

  @Test mutating func keepsMembersThatAnUpdateLeavesOut() throws {
    try self.receive(Self.full)
    try self.receive(#"{"mediaSessionId":3}"#)
    let status = try #require(self.reducer.status)
    #expect(status.media?.contentId == "a")
    #expect(status.customData == ["k": 1])
    #expect(status.playbackRate == 1)
    #expect(status.supportedMediaCommands == 15)
    #expect(status.repeatMode == .repeatAll)
    #expect(status.queueData?.id == "q")
    #expect(status.playerState == .playing)
    #expect(status.currentTime == 10)
    #expect(status.volume == Volume(level: 0.5, muted: false))
    #expect(status.currentItemId == 1)
    #expect(status.items?.count == 2)
    #expect(status.additional["unknownMember"] == 7)
  }

  @Test mutating func clearsMembersWhoseAbsenceMeansGone() throws {
    try self.receive(Self.full)
    try self.receive(#"{"mediaSessionId":3}"#)
    let status = try #require(self.reducer.status)
    #expect(status.idleReason == nil)
    #expect(status.extendedStatus == nil)
    #expect(status.loadingItemId == nil)
    #expect(status.preloadedItemId == nil)
    #expect(status.breakStatus == nil)
    #expect(status.videoInfo == nil)
    #expect(status.liveSeekableRange == nil)
  }

  @Test mutating func tracksAreClearedOnlyByAStatusWithAPlayerState() throws {
    try self.receive(Self.full)
    try self.receive(#"{"mediaSessionId":3,"currentTime":11}"#)
    #expect(self.reducer.status?.activeTrackIds == [1, 2])
    try self.receive(#"{"mediaSessionId":3,"playerState":"PLAYING"}"#)
    #expect(self.reducer.status?.activeTrackIds == nil)
  }

  @Test mutating func volumesMergeKeyByKey() throws {
    try self.receive(Self.full)
    try self.receive(#"{"mediaSessionId":3,"volume":{"muted":true}}"#)
    #expect(self.reducer.status?.volume == Volume(level: 0.5, muted: true))
    try self.receive(#"{"mediaSessionId":3,"volume":{"level":0.1}}"#)
    #expect(self.reducer.status?.volume == Volume(level: 0.1, muted: true))
  }

  @Test mutating func keepsTheTimeOfAnOmittedPosition() throws {
    try self.receive(Self.full, at: 0)
    try self.receive(#"{"mediaSessionId":3,"playerState":"PLAYING"}"#, at: 5)
    #expect(self.reducer.estimator.position(at: at(6)) == 16)
    try self.receive(#"{"mediaSessionId":3,"playerState":"PLAYING","currentTime":50}"#, at: 7)
    #expect(self.reducer.estimator.position(at: at(8)) == 51)
  }

  @Test mutating func breakInfoBesideTheMediaUpdatesItsBreaks() throws {
    try self.receive(Self.full)
    try self.receive(
      #"{"mediaSessionId":3,"breakInfo":{"breaks":[{"id":"b1","position":0}],"breakClips":[{"id":"c1"}]}}"#)
    #expect(self.reducer.status?.media?.breaks?.map(\.id) == ["b1"])
    #expect(self.reducer.status?.media?.breakClips?.map(\.id) == ["c1"])
  }

  // MARK: Replace

  @Test mutating func anotherMediaSessionReplacesEverything() throws {
    try self.receive(Self.full)
    let update = try self.receive(#"{"mediaSessionId":4,"playerState":"BUFFERING"}"#)
    #expect(self.reducer.status == (try mediaStatus(#"{"mediaSessionId":4,"playerState":"BUFFERING"}"#)))
    #expect(update.ended == .init(mediaSessionId: 3))
    #expect(update.startedMediaSessionId == 4)
  }

  @Test mutating func theAnswerToALoadReplacesEverything() throws {
    try self.receive(Self.full)
    try self.receive(#"{"mediaSessionId":3,"playerState":"BUFFERING"}"#, requestId: 9, .loadAnswer)
    #expect(self.reducer.status?.media == nil)
    #expect(self.reducer.status?.items == nil)
  }

  @Test mutating func anEmptyListEndsTheMediaSession() throws {
    try self.receive(Self.full)
    let update = try self.receive(nil)
    #expect(self.reducer.status == nil)
    #expect(update.ended == .init(mediaSessionId: 3))
    #expect(update.changes == [.status, .metadata, .queue, .preload])
  }

  @Test mutating func statusesOfAnOlderMediaSessionAreIgnored() throws {
    try self.receive(#"{"mediaSessionId":5,"playerState":"PLAYING"}"#, requestId: 9, .loadAnswer)
    let update = try self.receive(#"{"mediaSessionId":4,"playerState":"IDLE","idleReason":"INTERRUPTED"}"#)
    #expect(update == MediaStatusUpdate())
    #expect(self.reducer.status?.mediaSessionId == 5)
  }

  @Test mutating func anAnswerToGetStatusCountsEvenOfAnOlderMediaSession() throws {
    try self.receive(#"{"mediaSessionId":5,"playerState":"PLAYING"}"#, requestId: 9, .loadAnswer)
    try self.receive(#"{"mediaSessionId":4,"playerState":"PAUSED"}"#, requestId: 10, .statusAnswer)
    #expect(self.reducer.status?.mediaSessionId == 4)
    try self.receive(#"{"mediaSessionId":4,"playerState":"PLAYING"}"#)
    #expect(self.reducer.status?.playerState == .playing)
  }

  // MARK: Failed loads

  private static let loading =
    #"{"mediaSessionId":3,"playerState":"IDLE","idleReason":"INTERRUPTED","media":{"contentId":"a"},"loadingItemId":5,"#
    + #""extendedStatus":{"playerState":"LOADING","mediaSessionId":4,"media":{"contentId":"b"}}}"#

  @Test mutating func aFailedLoadEndsWithoutAStatus() throws {
    try self.receive(Self.loading)
    let isLoading = self.reducer.loadFailed(itemId: 5, endsAt: at(1))
    let early = self.reducer.endFailedLoad(at: at(0.9))
    let ended = self.reducer.endFailedLoad(at: at(1))
    let again = self.reducer.endFailedLoad(at: at(2))
    #expect(isLoading && early == nil && again == nil)
    let update = try #require(ended)
    #expect(update.ended == .init(mediaSessionId: 4, idleReason: .error) && update.changes.contains(.status))
    let status = try #require(self.reducer.status)
    #expect(status.effectivePlayerState == .idle && status.idleReason == .error && status.isEnded)
    #expect(status.mediaSessionId == 4 && status.media?.contentId == "b")
  }

  @Test(arguments: [
    #"{"mediaSessionId":4,"playerState":"PLAYING"}"#, loading,
    #"{"mediaSessionId":4,"playerState":"IDLE","extendedStatus":{"playerState":"LOADING","mediaSessionId":6}}"#,
  ])
  mutating func aStatusAfterAFailedLoadCounts(_ status: String) throws {
    try self.receive(Self.loading)
    let isLoading = self.reducer.loadFailed(itemId: nil, endsAt: at(1))
    try self.receive(status)
    let before = self.reducer.status
    let update = self.reducer.endFailedLoad(at: at(1))
    #expect(isLoading && update == nil && self.reducer.status == before)
  }

  @Test mutating func onlyTheMediaThatLoadsCanFailToLoad() throws {
    let nothing = self.reducer.loadFailed(itemId: nil, endsAt: at(1))
    try self.receive(Self.full)
    let playing = self.reducer.loadFailed(itemId: nil, endsAt: at(1))
    try self.receive(Self.loading)
    let nextItem = self.reducer.loadFailed(itemId: 4, endsAt: at(1))
    let loading = self.reducer.loadFailed(itemId: nil, endsAt: at(1))
    #expect([nothing, playing, nextItem, loading] == [false, false, false, true])
    _ = self.reducer.clear(now: at(0.5))
    let update = self.reducer.endFailedLoad(at: at(1))
    #expect(update == nil)
  }

  // MARK: Idle

  struct IdleRow: Sendable, CustomTestStringConvertible {
    var status: String
    var clears: Bool
    var streamType = "BUFFERED"
    var testDescription: String { "\(self.status) of \(self.streamType)" }
  }

  @Test(arguments: [
    IdleRow(status: #""playerState":"IDLE","idleReason":"FINISHED""#, clears: true),
    IdleRow(status: #""playerState":"IDLE","idleReason":"COMPLETED""#, clears: true),
    IdleRow(status: #""playerState":"IDLE","idleReason":"INTERRUPTED""#, clears: true),
    IdleRow(status: #""playerState":"IDLE","idleReason":"FINISHED","loadingItemId":2"#, clears: false),
    IdleRow(status: #""playerState":"IDLE","idleReason":"INTERRUPTED","loadingItemId":2"#, clears: false),
    IdleRow(status: #""playerState":"IDLE","idleReason":"ERROR","loadingItemId":2"#, clears: false),
    IdleRow(status: #""playerState":"IDLE","idleReason":"CANCELLED""#, clears: true),
    IdleRow(status: #""playerState":"IDLE","idleReason":"CANCELLED","loadingItemId":2"#, clears: true),
    IdleRow(status: #""playerState":"IDLE","idleReason":"CANCELLED""#, clears: false, streamType: "LIVE"),
    IdleRow(status: #""playerState":"IDLE","idleReason":"ERROR""#, clears: true),
    IdleRow(status: #""playerState":"IDLE""#, clears: true),
    IdleRow(status: #""playerState":"IDLE","extendedStatus":{"playerState":"LOADING"}"#, clears: false),
    IdleRow(status: #""playerState":"PAUSED""#, clears: false),
  ])
  mutating func idleClears(_ row: IdleRow) throws {
    try self.receive(Self.full.replacing("BUFFERED", with: row.streamType))
    try self.receive("{\"mediaSessionId\":3,\(row.status)}")
    let status = try #require(self.reducer.status)
    #expect((status.currentItemId == nil) == row.clears)
    #expect((status.items == nil) == row.clears)
    #expect((status.repeatMode == nil) == row.clears)
    #expect(status.media != nil)
  }

  // MARK: Items

  @Test mutating func aListReplacesTheOldOneInItsOrder() throws {
    try self.receive(Self.full)
    try self.receive(#"{"mediaSessionId":3,"items":[{"itemId":2},{"itemId":7,"media":{"contentId":"c"}}]}"#)
    let items = try #require(self.reducer.status?.items)
    #expect(items.map(\.itemId) == [2, 7])
    #expect(items.map { $0.media?.contentId } == ["b", "c"])
  }

  @Test mutating func aKnownItemKeepsWhatTheListLeavesOut() throws {
    try self.receive(Self.full)
    try self.receive(#"{"mediaSessionId":3,"items":[{"itemId":1,"startTime":5}]}"#)
    let item = try #require(self.reducer.status?.items?.first)
    #expect(item.media?.contentId == "a" && item.autoplay == true && item.startTime == 5)
  }

  @Test mutating func theCurrentItemHasTheCurrentMedia() throws {
    try self.receive(Self.full)
    try self.receive(#"{"mediaSessionId":3,"currentItemId":8,"items":[{"itemId":8},{"itemId":9}]}"#)
    #expect(self.reducer.status?.items?.map { $0.media?.contentId } == ["a", nil])
  }

  // MARK: Echoes

  @Test mutating func whileASeekIsUnansweredItsTargetIsThePosition() throws {
    try self.receive(Self.full, at: 0)
    let update = self.reducer.beginSeek(21, target: 60)
    #expect(update.changes == .status)
    #expect(self.reducer.estimator.position(at: at(1)) == 60)
    try self.receive(#"{"mediaSessionId":3,"playerState":"PLAYING","currentTime":12}"#, at: 2)
    #expect(self.reducer.estimator.position(at: at(2)) == 60)
    try self.receive(#"{"mediaSessionId":3,"playerState":"PLAYING","currentTime":61}"#, requestId: 21, at: 3)
    #expect(self.reducer.estimator.position(at: at(4)) == 62)
  }

  @Test mutating func aSeekThatFailsGivesThePositionBack() throws {
    try self.receive(Self.full, at: 0)
    _ = self.reducer.beginSeek(21, target: 60)
    #expect(self.reducer.finishSeek(21)?.changes == .status)
    #expect(self.reducer.finishSeek(21) == nil)
    #expect(self.reducer.estimator.position(at: at(1)) == 11)
  }

  @Test mutating func aSeekToTheEndShowsTheDuration() throws {
    try self.receive(Self.full, at: 0)
    _ = self.reducer.beginSeek(21, target: .infinity)
    #expect(self.reducer.estimator.position(at: at(1)) == 100)
  }

  @Test mutating func aNewerSeekOutlivesTheOlder() throws {
    try self.receive(Self.full, at: 0)
    _ = self.reducer.beginSeek(21, target: 60)
    _ = self.reducer.beginSeek(22, target: 70)
    #expect(self.reducer.finishSeek(21) == nil)
    #expect(self.reducer.estimator.position(at: at(1)) == 70)
  }

  @Test mutating func whileAVolumeRequestIsUnansweredVolumesAreIgnored() throws {
    try self.receive(Self.full)
    self.reducer.beginVolumeRequest(30)
    self.reducer.beginVolumeRequest(31)
    try self.receive(#"{"mediaSessionId":3,"volume":{"level":0.6}}"#)
    #expect(self.reducer.status?.volume?.level == 0.5)
    try self.receive(#"{"mediaSessionId":3,"volume":{"level":0.7}}"#, requestId: 30)
    #expect(self.reducer.status?.volume?.level == 0.5)
    try self.receive(#"{"mediaSessionId":3,"volume":{"level":0.9}}"#, requestId: 31)
    #expect(self.reducer.status?.volume?.level == 0.9)
  }

  // MARK: Statuses without a position

  private static let ad =
    #""breakStatus":{"breakId":"b","breakClipId":"c","currentBreakTime":0,"currentBreakClipTime":0}"#

  @Test mutating func anAdNeitherMovesThePositionNorLosesIt() throws {
    try self.receive(Self.full)
    try self.receive(#"{"mediaSessionId":3,"playerState":"PLAYING","currentTime":50}"#, at: 0)
    // The ad begins 10 s later, without a position.
    try self.receive(#"{"mediaSessionId":3,"playerState":"PLAYING",\#(Self.ad)}"#, at: 10)
    #expect(self.reducer.estimator.position(at: at(10)) == 60 && self.reducer.estimator.position(at: at(25)) == 60)
    try self.receive(#"{"mediaSessionId":3,"playerState":"PLAYING"}"#, at: 30)
    #expect(self.reducer.estimator.position(at: at(30)) == 60 && self.reducer.estimator.position(at: at(32)) == 62)
  }

  @Test mutating func extrapolatesAPauseWithoutAPosition() throws {
    try self.receive(#"{"mediaSessionId":3,"playerState":"PLAYING","currentTime":50,"media":{"duration":900}}"#, at: 0)
    try self.receive(#"{"mediaSessionId":3,"playerState":"PAUSED"}"#, at: 10)
    #expect(self.reducer.estimator.position(at: at(20)) == 60)
    try self.receive(#"{"mediaSessionId":3,"playerState":"PLAYING"}"#, at: 100)
    #expect(self.reducer.estimator.position(at: at(105)) == 65)
    try self.receive(#"{"mediaSessionId":3,"playbackRate":2}"#, at: 110)
    #expect(self.reducer.estimator.position(at: at(115)) == 80)
  }

  // MARK: Loads that end at once

  @Test(arguments: [("FINISHED", IdleReason.finished), ("COMPLETED", IdleReason.completed)])
  mutating func aLoadThatEndsAtOnceStartsAndEnds(_ word: String, _ reason: IdleReason) throws {
    try self.receive(Self.full)
    let update = try self.receive(
      #"{"mediaSessionId":4,"playerState":"IDLE","idleReason":"\#(word)"}"#, requestId: 9, .loadAnswer)
    #expect(update.ended?.mediaSessionId == 3 && update.startedMediaSessionId == 4)
    #expect(update.endedAtOnce == .init(mediaSessionId: 4, idleReason: reason))
    #expect(self.reducer.activeMediaSessionId == nil)
  }

  @Test mutating func anEndedSessionCausesNoEvent() throws {
    let update = try self.receive(#"{"mediaSessionId":4,"playerState":"IDLE","idleReason":"FINISHED"}"#, .statusAnswer)
    #expect(update.startedMediaSessionId == nil && update.endedAtOnce == nil && update.ended == nil)
  }

  // MARK: Telling

  @Test mutating func anEqualStatusCausesNoEvent() throws {
    let paused = #"{"mediaSessionId":3,"playerState":"PAUSED","currentTime":10}"#
    #expect(try self.receive(paused).changes.contains(.status))
    let revision = self.reducer.revision
    #expect(try self.receive(paused, at: 1) == MediaStatusUpdate())
    #expect(self.reducer.revision == revision)
  }

  @Test mutating func theRevisionGrowsWithEveryChange() throws {
    var revisions: [Int64] = []
    for time in 1...3 {
      try self.receive(#"{"mediaSessionId":3,"playerState":"PLAYING","currentTime":\#(time)}"#)
      revisions.append(self.reducer.revision)
    }
    #expect(revisions == [1, 2, 3])
  }

  struct ChangeRow: Sendable, CustomTestStringConvertible {
    var member: String
    var changes: MediaStatusUpdate.Changes
    var testDescription: String { self.member }
  }

  @Test(arguments: [
    ChangeRow(member: #""playerState":"PAUSED","activeTrackIds":[1,2]"#, changes: .status),
    ChangeRow(member: #""media":{"contentId":"z"}"#, changes: [.status, .metadata]),
    ChangeRow(member: #""media":{"contentId":"a","streamType":"BUFFERED","duration":100}"#, changes: .status),
    ChangeRow(member: #""currentItemId":2"#, changes: [.status, .queue]),
    ChangeRow(member: #""repeatMode":"REPEAT_OFF""#, changes: [.status, .queue]),
    ChangeRow(member: #""queueData":{"id":"r"}"#, changes: [.status, .queue]),
    ChangeRow(member: #""items":[]"#, changes: [.status, .queue]),
    ChangeRow(member: #""preloadedItemId":5"#, changes: [.status, .preload]),
    ChangeRow(
      member: #""extendedStatus":{"playerState":"LOADING","media":{"contentId":"z"}}"#, changes: [.status, .metadata]),
  ])
  mutating func tellsWhatChanged(_ row: ChangeRow) throws {
    try self.receive(Self.full)
    var update = try self.receive("{\"mediaSessionId\":3,\(row.member)}")
    if !row.member.contains("preloadedItemId") { update.changes.remove(.preload) }
    #expect(update.changes == row.changes)
  }

  // MARK: Media sessions

  @Test mutating func aMediaSessionStartsAndEndsWithItsReason() throws {
    let start = try self.receive(
      #"{"mediaSessionId":3,"playerState":"IDLE","extendedStatus":{"playerState":"LOADING","media":{"contentId":"a"}}}"#
    )
    #expect(start.startedMediaSessionId == 3)
    #expect(try self.receive(#"{"mediaSessionId":3,"playerState":"PLAYING"}"#).startedMediaSessionId == nil)
    let end = try self.receive(#"{"mediaSessionId":3,"playerState":"IDLE","idleReason":"FINISHED"}"#)
    #expect(end.ended == .init(mediaSessionId: 3, idleReason: .finished))
    #expect(self.reducer.activeMediaSessionId == nil)
  }

  @Test mutating func theNextQueueItemContinuesTheMediaSession() throws {
    try self.receive(Self.full)
    let update = try self.receive(
      #"{"mediaSessionId":3,"playerState":"IDLE","idleReason":"FINISHED","loadingItemId":2}"#)
    #expect(update.ended == nil)
    #expect(self.reducer.activeMediaSessionId == 3)
  }

  @Test mutating func prefersTheLoadingMediaSession() throws {
    try self.receive(#"{"mediaSessionId":3,"playerState":"PLAYING"}"#)
    let update = try self.receive(
      #"{"mediaSessionId":3,"playerState":"IDLE","idleReason":"INTERRUPTED","extendedStatus":{"playerState":"LOADING","mediaSessionId":4}}"#
    )
    #expect(update.ended == .init(mediaSessionId: 3, idleReason: .interrupted))
    #expect(update.startedMediaSessionId == 4)
  }

  @Test mutating func anIdlePlayerIsNoMediaSession() throws {
    #expect(try self.receive(#"{"mediaSessionId":1,"playerState":"IDLE"}"#).startedMediaSessionId == nil)
    #expect(self.reducer.activeMediaSessionId == nil)
  }

  // MARK: Shapes

  struct ShapeRow: Sendable {
    var text: String
    var mediaSessionId: Int64?
    var isStatus = true
  }

  @Test(arguments: [
    ShapeRow(text: #"{"type":"MEDIA_STATUS","status":[{"mediaSessionId":1}]}"#, mediaSessionId: 1),
    ShapeRow(text: #"{"type":"MEDIA_STATUS","status":{"mediaSessionId":1}}"#, mediaSessionId: 1),
    ShapeRow(text: #"{"type":"MEDIA_STATUS","mediaSessionId":1,"playerState":"IDLE"}"#, mediaSessionId: 1),
    ShapeRow(text: #"{"responseType":"MEDIA_STATUS","status":[{"mediaSessionId":1}]}"#, mediaSessionId: 1),
    ShapeRow(text: #"{"type":"MEDIA_STATUS","status":[]}"#, mediaSessionId: nil),
    ShapeRow(text: #"{"type":"MEDIA_STATUS","status":[{"mediaSessionId":"1"}]}"#, mediaSessionId: 1),
    ShapeRow(text: #"{"type":"MEDIA_STATUS","status":"idle"}"#, mediaSessionId: nil, isStatus: false),
    ShapeRow(text: #"{"type":"MEDIA_STATUS","status":["idle"]}"#, mediaSessionId: nil, isStatus: false),
    ShapeRow(text: #"{"type":"MEDIA_STATUS"}"#, mediaSessionId: nil, isStatus: false),
  ])
  func readsWhatAppsWrite(_ row: ShapeRow) throws {
    let message = MediaStatusMessage(try payload(row.text))
    #expect((message != nil) == row.isStatus)
    #expect(message?.status?.mediaSessionId == row.mediaSessionId)
  }

  // MARK: Members that can't be read

  @Test mutating func clearsAndReplacesUnreadableMembers() throws {
    try self.receive(
      #"{"mediaSessionId":3,"playerState":"PLAYING","idleReason":5,"videoInfo":"4K","breakStatus":[],"customData":1,"#
        + #""activeTrackIds":"none","repeatMode":[1],"items":[{"itemId":1},7]}"#)
    #expect(self.reducer.status?.additional["videoInfo"] == "4K")
    #expect(self.reducer.status?.additional["items"] == [["itemId": 1], 7])
    try self.receive(#"{"mediaSessionId":3,"playerState":"PLAYING"}"#)
    #expect(
      self.reducer.status?.additional == ["repeatMode": [1], "items": [["itemId": 1], 7]])
    try self.receive(#"{"mediaSessionId":3,"items":[{"itemId":2}]}"#)
    #expect(self.reducer.status?.additional == ["repeatMode": [1]])
    #expect(self.reducer.status?.items?.map(\.itemId) == [2])
  }

  @Test mutating func readsStreamTypesInAnyCase() throws {
    try self.receive(
      #"{"mediaSessionId":3,"playerState":"PLAYING","currentTime":5,"media":{"streamType":"live","duration":10}}"#)
    #expect(self.reducer.estimator.duration == nil)
    #expect(self.reducer.estimator.position(at: at(20)) == 25)
  }
}
