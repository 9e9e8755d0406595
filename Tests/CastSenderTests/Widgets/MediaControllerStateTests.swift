import CastModel
import Testing

@testable import CastSender

@Suite struct MediaControllerStateTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var name: String
    var status: String
    var enabled: Set<String>
    var testDescription: String { self.name }
  }

  private static let queue =
    #""currentItemId":2,"items":[{"itemId":1},{"itemId":2},{"itemId":3}],"repeatMode":"REPEAT_OFF","#
  private static let ad =
    #""breakStatus":{"breakId":"b","breakClipId":"c","currentBreakTime":0,"currentBreakClipTime":0,"whenSkippable":5},"#
  private static let playing: Set<String> = ["pause", "toggle", "stop", "forward", "rewind", "position", "mute"]

  @Test func thePositionStopsWithTheSuspension() throws {
    var scene = try WidgetScene(playing: WidgetScene.film(), after: 30)
    scene.inputs.session = WidgetScene.session(.suspended)
    scene.inputs.suspendedAt = at(5)
    #expect(scene.media.streamPosition == 15 && scene.media.connectionState == .suspended)
    #expect(scene.controls.enabled.isEmpty)
  }

  @Test(arguments: [
    Row(name: "playing", status: WidgetScene.film(), enabled: Self.playing),
    Row(
      name: "paused", status: WidgetScene.film(state: "PAUSED"),
      enabled: ["play", "toggle", "stop", "forward", "rewind", "position", "mute"]),
    Row(name: "buffering", status: WidgetScene.film(state: "BUFFERING"), enabled: Self.playing),
    Row(
      name: "a receiver that can't pause", status: WidgetScene.film(commands: 2),
      enabled: ["stop", "forward", "rewind", "position", "mute"]),
    Row(
      name: "a receiver that can't seek", status: WidgetScene.film(commands: 1),
      enabled: ["pause", "toggle", "stop", "mute"]),
    Row(name: "idle", status: #""playerState":"IDLE","idleReason":"FINISHED""#, enabled: ["mute"]),
    Row(
      name: "loading", status: WidgetScene.film(#""extendedStatus":{"playerState":"LOADING"},"#, state: "IDLE"),
      enabled: ["mute"]),
    Row(
      name: "the middle of a queue", status: WidgetScene.film(Self.queue),
      enabled: Self.playing.union(["next", "previous", "repeat", "pauseQueue"])),
    Row(
      name: "the end of a queue",
      status: WidgetScene.film(#""currentItemId":2,"items":[{"itemId":1},{"itemId":2}],"#),
      enabled: Self.playing.union(["previous", "repeat"])),
    Row(
      name: "the end of a queue that begins again",
      status: WidgetScene.film(#""currentItemId":2,"items":[{"itemId":1},{"itemId":2}],"repeatMode":"REPEAT_ALL","#),
      enabled: Self.playing.union(["next", "previous", "repeat", "pauseQueue"])),
    Row(
      name: "a receiver that knows more of its queue", status: WidgetScene.film(commands: 12_303 + 64 + 128),
      enabled: Self.playing.union(["next", "previous", "pauseQueue"])),
    Row(
      name: "an ad can't be sought in", status: WidgetScene.film(Self.ad), enabled: ["pause", "toggle", "stop", "mute"]),
    Row(name: "live with a window", status: WidgetScene.live(), enabled: Self.playing),
    Row(
      name: "live without one", status: WidgetScene.live(hasWindow: false),
      enabled: ["pause", "toggle", "stop", "mute"]),
    Row(
      name: "a receiver that says nothing of commands",
      status: WidgetScene.film().replacing(#""supportedMediaCommands":12303,"#, with: ""), enabled: Self.playing),
  ])
  func controlsAreEnabledByWhatCanBeDone(row: Row) throws {
    #expect(try WidgetScene(playing: row.status).controls.enabled == row.enabled)
  }

  /// The SDK's rule.
  @Test func everythingIsDisabledWhileARequestIsUnanswered() throws {
    var scene = try WidgetScene(playing: WidgetScene.film(Self.queue))
    scene.inputs.requestsInFlight = 1
    #expect(scene.controls.enabled == ["mute"])
    #expect(scene.media.isRequestInFlight && !scene.rate.isEnabled && !scene.tracks.isEnabled)
    #expect(scene.mini.buttons.allSatisfy { !$0.isEnabled })
  }

  @Test(arguments: [ConnectionState.suspended, .connecting, .disconnecting])
  func everythingIsDisabledWithoutALink(state: ConnectionState) throws {
    var scene = try WidgetScene(playing: WidgetScene.film())
    scene.inputs.session = WidgetScene.session(state, volume: DeviceVolume(level: 0.5))
    #expect(scene.controls.enabled.isEmpty)
  }

  @Test(arguments: [
    (WidgetScene.film(), MediaControlState.playing), (WidgetScene.film(state: "PAUSED"), .paused),
    (WidgetScene.live(), .playingLive), (WidgetScene.live(state: "PAUSED"), .paused),
    (#""playerState":"IDLE","idleReason":"FINISHED""#, .paused),
  ])
  func liveStreamsAreStoppedInsteadOfPaused(status: String, state: MediaControlState) throws {
    let scene = try WidgetScene(playing: status)
    #expect(scene.controls.playPauseToggle.state == state)
    #expect(scene.expanded.playPauseToggle.state == state)
    #expect(scene.mini.buttons[2].state == state)
  }

  @Test func timesAreTextsThatAdvanceByTheSecond() throws {
    let media = try WidgetScene(playing: WidgetScene.film(), after: 5.7).media
    #expect(media.streamPosition == 15 && media.streamDuration == 100)
    #expect(media.positionText == "00:15" && media.durationText == "01:40" && media.remainingText == "-01:25")
    #expect(media.lastKnownStreamPosition == 15 && media.lastKnownPlayerState == .playing)
    var scene = try WidgetScene(playing: WidgetScene.film())
    scene.memory.options.showsRemainingAsNegative = false
    #expect(scene.media.remainingText == "01:30")
  }

  @Test func showsDashesForUnknownTimes() throws {
    for scene in [WidgetScene(), try WidgetScene(playing: WidgetScene.live(hasWindow: false))] {
      #expect(scene.media.positionText == "--:--" && scene.media.durationText == "--:--")
      #expect(scene.media.remainingText == "--:--" && scene.media.streamDuration == nil)
    }
  }

  @Test func liveStreamsHaveTheirWindow() throws {
    var scene = try WidgetScene(playing: WidgetScene.live(), after: 10)
    #expect(scene.media.isLive && scene.media.seekableStart == 10 && scene.media.seekableEnd == 110)
    #expect(scene.media.streamPosition == 60 && scene.media.positionText == "01:00")
    #expect(!scene.media.isStreamPositionHidden)
    scene.memory.options.hidesLivePosition = true
    #expect(scene.media.isStreamPositionHidden)
    #expect(!scene.expanded.isStreamPositionHidden)
  }

  /// Some apps write the type in lower case (cast.md 7.6).
  @Test func recognisesLiveStreamsInLowerCase() throws {
    let scene = try WidgetScene(playing: WidgetScene.live().replacing("LIVE", with: "live"))
    #expect(scene.media.isLive && scene.media.seekableEnd == 100)
    #expect(scene.controls.playPauseToggle.state == .playingLive)
  }

  @Test func aSliderThatIsHeldHidesTime() throws {
    var scene = try WidgetScene(playing: WidgetScene.film(), after: 30)
    scene.memory.heldPosition = 70
    #expect(scene.media.isSliding && scene.media.streamPosition == 70 && scene.media.positionText == "01:10")
    #expect(scene.media.remainingText == "-00:30")
  }

  @Test func reportsQueueAndLoading() throws {
    let queue = try WidgetScene(playing: WidgetScene.film(Self.queue)).media
    #expect(queue.hasCurrentQueueItem && !queue.hasLoadingQueueItem && queue.isMediaLoaded && !queue.isLoading)
    let loading = try WidgetScene(playing: WidgetScene.film(#""loadingItemId":3,"#, state: "BUFFERING")).media
    #expect(loading.hasLoadingQueueItem && loading.isLoading)
    let idle = try WidgetScene(playing: #""playerState":"IDLE""#).media
    #expect(!idle.isMediaLoaded && !idle.isLoading && idle.title == nil)
  }

  @Test(arguments: [
    (nil as RepeatMode?, MediaControlState.repeatOff, RepeatMode.repeatAll), (.repeatOff, .repeatOff, .repeatAll),
    (.repeatAll, .repeatAll, .repeatSingle), (.repeatSingle, .repeatSingle, .repeatAllAndShuffle),
    (.repeatAllAndShuffle, .shuffle, .repeatOff),
  ])
  func repeatingGoesRound(mode: RepeatMode?, state: MediaControlState, next: RepeatMode) {
    #expect(MediaControlState.of(mode) == state)
    #expect((mode ?? .repeatOff).next == next)
  }

  @Test(arguments: [
    (0.0, 5.0 as Double?, false, "You can skip this ad in 5 s" as String?),
    (3.2, 2, false, "You can skip this ad in 2 s"),
    (5, 0, true, "Skip ad"), (60, 0, true, "Skip ad"),
  ])
  func showsWhenAdsCanBeSkipped(elapsed: Double, wait: Double?, isSkippable: Bool, text: String?) throws {
    let scene = try WidgetScene(playing: WidgetScene.film(Self.ad, commands: 12_303 + 512), after: elapsed)
    #expect(scene.media.ad?.skippableIn == wait && scene.media.ad?.isSkippable == isSkippable)
    #expect(scene.media.ad?.skippableIn?.sign != .minus)
    #expect(scene.media.ad?.skipText == text && scene.controls.skipAd.isEnabled == isSkippable)
  }

  /// Like real receivers, the emulated one sets the command bit only in a status requested after that time.
  @Test func skipsAnAdAfterItsTimeWithoutTheBit() throws {
    for (elapsed, isEnabled) in [(4.0, false), (5, true)] {
      let scene = try WidgetScene(playing: WidgetScene.film(Self.ad, commands: 12_303), after: elapsed)
      #expect(scene.controls.skipAd.isEnabled == isEnabled)
    }
  }

  @Test func takesTheTimeToSkipFromTheClip() throws {
    let ad = Self.ad.replacing(#","whenSkippable":5"#, with: "")
    let film = WidgetScene.film(ad).replacing(
      #""duration":100,"#, with: #""duration":100,"breakClips":[{"id":"c","whenSkippable":5}],"#)
    for (elapsed, wait) in [(3.0, 2.0), (5.0, 0.0)] {
      let scene = try WidgetScene(playing: film, after: elapsed)
      #expect(scene.media.ad?.skippableIn == wait && scene.controls.skipAd.isEnabled == (wait == 0))
    }
  }

  @Test func anAdThatCannotBeSkippedNeverCan() throws {
    let ad = Self.ad.replacing(#""whenSkippable":5"#, with: #""whenSkippable":-1"#)
    let scene = try WidgetScene(playing: WidgetScene.film(ad, commands: 12_303 + 512), after: 60)
    #expect(scene.media.ad?.skippableIn == nil && !scene.controls.skipAd.isEnabled && scene.media.ad != nil)
  }
}
