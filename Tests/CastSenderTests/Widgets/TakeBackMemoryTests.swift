import CastModel
import Testing

@testable import CastSender

/// The state with which a local player continues (codelab: `switchToLocalPlayback`, `switchToRemotePlayback`).
@Suite struct TakeBackMemoryTests {
  private func snapshot(_ status: String, isPaused: Bool? = nil) throws -> MediaSnapshot {
    let media = try #require(try WidgetScene(playing: status).inputs.media)
    return MediaSnapshot(
      sessionId: media.sessionId, revision: 1, status: media.status, estimator: media.estimator, isPaused: isPaused)
  }

  private var nothing: MediaSnapshot {
    MediaSnapshot(
      sessionId: "s-1", revision: 9, status: nil,
      estimator: PositionEstimator(status: nil, positionReceivedAt: at(0), statusReceivedAt: at(0)))
  }

  @Test func continuesAtThePosition() throws {
    var known = TakeBackMemory()
    known.update(try self.snapshot(WidgetScene.film()), at: at(0))
    let local = known.playback(try self.snapshot(WidgetScene.film()), at: at(20))
    #expect(local.position == 30 && local.isPlaying == true && local.isEnded == false)
    #expect(local.media?.contentId == "a" && local.playbackRate == 1)
  }

  @Test func continuesPaused() throws {
    var known = TakeBackMemory()
    known.update(try self.snapshot(WidgetScene.film(state: "PAUSED")), at: at(0))
    let local = known.playback(nil, at: at(20))
    #expect(local.position == 10 && local.isPlaying == false && local.isEnded == false)
  }

  /// After a seek a paused player buffers, too.
  @Test(arguments: [false, true])
  func keepsAPauseWhileItBuffers(isPaused: Bool) throws {
    var known = TakeBackMemory()
    known.update(try self.snapshot(WidgetScene.film(state: "BUFFERING"), isPaused: isPaused), at: at(0))
    #expect(known.playback(nil, at: at(1)).isPlaying == !isPaused && known.playerState == .buffering)
  }

  @Test func anIdlePlayerEndsAtItsPosition() throws {
    var known = TakeBackMemory()
    known.update(try self.snapshot(WidgetScene.film()), at: at(5))
    known.update(try self.snapshot(#""playerState":"IDLE","idleReason":"FINISHED","currentTime":0"#), at: at(6))
    let local = known.playback(nil, at: at(20))
    #expect(local.isEnded == true && local.isPlaying == false && local.position == 15)
  }

  /// Ending a session stops the app, which reports an idle player: the user didn't cause that.
  @Test func ignoresStatusesWhileTheSessionEnds() throws {
    var known = TakeBackMemory()
    let film = try self.snapshot(WidgetScene.film())
    known.update(film, at: at(0))
    known.keep(film, at: at(7))
    known.update(try self.snapshot(#""playerState":"IDLE","idleReason":"CANCELLED""#), at: at(8))
    known.keep(self.nothing, at: at(9))
    let local = known.playback(nil, at: at(50))
    #expect(local.position == 17 && local.isPlaying == true && local.isEnded == false)
    known.release()
    known.begin()
    #expect(known.playback(nil, at: at(60)).isEnded == true && known.position == nil)
  }

  /// The app vanished between two statuses.
  @Test func extrapolatesWithoutALastStatus() throws {
    var known = TakeBackMemory()
    known.update(try self.snapshot(WidgetScene.film()), at: at(0))
    known.update(self.nothing, at: at(40))
    known.keep(nil, at: at(90))
    #expect(known.position == 50 && known.playerState == .playing)
  }

  @Test func aLoadRequestContinuesAtThePosition() {
    let media = MediaInformation(contentId: "a", streamType: .buffered)
    let request = LocalPlayback(media: media, position: 31.5, isPlaying: false, activeTrackIds: [2]).loadRequest
    #expect(request.media == media && request.currentTime == 31.5 && request.autoplay == false)
    #expect(request.activeTrackIds == [2] && request.queueData == nil)
    let queue = LocalPlayback(queueData: QueueData(name: "q", startIndex: 3), position: 4).loadRequest
    #expect(queue.queueData?.startTime == 4 && queue.queueData?.startIndex == 3)
  }

  /// Some apps write the type in lower case (cast.md 7.6).
  @Test(arguments: ["LIVE", "live"])
  func liveStreamsAreJoinedAtTheirEdge(type: String) throws {
    let media = MediaInformation(contentId: "a", streamType: StreamType(rawValue: type))
    let request = LocalPlayback(media: media, position: 9).loadRequest
    #expect(request.currentTime == nil && request.autoplay == true)
    let status = WidgetScene.live().replacing("LIVE", with: type)
    let snapshot = try self.snapshot(status.replacing(#""currentTime":50"#, with: #""currentTime":95"#))
    let state = try #require(SessionState(snapshot, at: at(0)))
    #expect(state.loadRequestData.currentTime == nil)
  }
}
