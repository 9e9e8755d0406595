import CastModel
import NIOCore
import Testing

@testable import EmulatedReceiver

@Suite struct MediaPlayerTests {
  static let start = NIODeadline.uptimeNanoseconds(5_000_000_000)
  static let timing = MediaTiming(loadTime: .milliseconds(200), bufferingTime: .milliseconds(50))

  /// A player 250 ms after LOAD: it has just begun.
  static func playing(
    duration: Double? = 100, from position: Double? = nil, autoplay: Bool = true, rate: Double = 1,
    liveWindow: Double? = nil
  ) -> MediaPlayer {
    var player = MediaPlayer()
    player.load(
      .init(endPosition: duration, liveWindow: liveWindow.map { LiveWindow(length: $0) }, startPosition: position),
      autoplay: autoplay,
      playbackRate: rate, timing: self.timing, now: self.start)
    _ = player.advance(to: self.at(0.25))
    _ = player.advance(to: self.at(0.25))
    return player
  }

  static func at(_ seconds: Double) -> NIODeadline { self.start + .nanoseconds(Int64((seconds * 1e9).rounded())) }

  @Test func loadsBuffersAndPlaysAtTheirTimes() {
    var player = MediaPlayer()
    player.load(.init(endPosition: 10), autoplay: true, playbackRate: 1, timing: Self.timing, now: Self.start)
    #expect(player.nextDeadline == Self.at(0.2))
    #expect(player.advance(to: Self.at(0.1)) == nil)
    #expect(player.advance(to: Self.at(0.2)) == .loaded)
    #expect(player.state == .buffering(until: Self.at(0.25)))
    #expect(player.advance(to: Self.at(0.25)) == .ready)
    #expect(player.state == .playing)
    #expect(player.nextDeadline == Self.at(10.25))
    #expect(player.advance(to: Self.at(10.25)) == .finished)
    #expect(player.state == .idle)
    #expect(player.position(at: Self.at(60)) == 10)
    #expect(player.nextDeadline == nil)
  }

  /// where it stops, the states and events on the way
  @Test(
    arguments: [
      (.loading, .opening(earliest: at(0.2)), []), (.buffering, .buffering(until: nil), [.loaded]),
    ] as [(ResourceExamination.Stall, MediaPlayer.State, [MediaPlayer.Event])])
  func stopsForEver(stall: ResourceExamination.Stall, state: MediaPlayer.State, events: [MediaPlayer.Event]) {
    var player = MediaPlayer()
    player.load(
      .init(endPosition: 10, stall: stall), autoplay: true, playbackRate: 1, timing: Self.timing, now: Self.start)
    #expect([player.advance(to: Self.at(9)), player.advance(to: Self.at(9))].compactMap { $0 } == events)
    #expect(player.state == state)
    #expect(player.nextDeadline == nil)
    player.pause(now: Self.at(10))
    player.play(now: Self.at(11))
    player.seek(to: 5, now: Self.at(12))
    #expect(player.state == state)
    #expect(player.nextDeadline == nil)
    player.stop(now: Self.at(13))
    #expect(player.state == .idle)
  }

  /// A wake-up that comes late doesn't shift the clock.
  @Test func lateWakeUpsLoseNoTime() {
    var player = MediaPlayer()
    player.load(.init(endPosition: 10), autoplay: true, playbackRate: 1, timing: Self.timing, now: Self.start)
    #expect(player.advance(to: Self.at(3)) == .loaded)
    #expect(player.advance(to: Self.at(3)) == .ready)
    #expect(player.position(at: Self.at(3.25)) == 3)
  }

  /// rate, seconds since it began, position
  @Test(arguments: [(1.0, 4.0, 4.0), (2.0, 4.0, 8.0), (0.5, 4.0, 2.0), (1.0, 500.0, 100.0), (1.0, -3.0, 0.0)])
  func positionFollowsTheRateAndStaysInside(rate: Double, elapsed: Double, expected: Double) {
    let player = Self.playing(rate: rate)
    #expect(player.position(at: Self.at(0.25 + elapsed)) == expected)
  }

  @Test func pauseHoldsThePositionAndPlayGoesOnFromThere() {
    var player = Self.playing()
    player.pause(now: Self.at(5.25))
    #expect(player.state == .paused)
    #expect(player.position(at: Self.at(50)) == 5)
    #expect(player.nextDeadline == nil)
    player.play(now: Self.at(50))
    #expect(player.position(at: Self.at(51)) == 6)
    #expect(player.nextDeadline == Self.at(145))
  }

  @Test func rateChangesKeepThePosition() {
    var player = Self.playing()
    player.setPlaybackRate(2, now: Self.at(10.25))
    #expect(player.position(at: Self.at(10.25)) == 10)
    #expect(player.position(at: Self.at(11.25)) == 12)
    #expect(player.nextDeadline == Self.at(55.25))
  }

  @Test(arguments: [(30.0, 30.0), (-5.0, 0.0), (100.0, 100.0), (1000.0, 100.0), (4_294_967_296.0, 100.0)])
  func seekStaysInsideTheMedia(target: Double, expected: Double) {
    var player = Self.playing()
    player.seek(to: target, now: Self.at(10.25))
    #expect(player.state == .buffering(until: Self.at(10.3)))
    #expect(player.position(at: Self.at(10.29)) == expected)
    #expect(player.advance(to: Self.at(10.3)) == .ready)
    #expect(player.state == .playing)
  }

  @Test func seekingWhilePausedStaysPaused() {
    var player = Self.playing()
    player.pause(now: Self.at(1))
    player.seek(to: 30, now: Self.at(2))
    #expect(player.advance(to: Self.at(2.05)) == .ready)
    #expect(player.state == .paused)
    #expect(player.position(at: Self.at(9)) == 30)
  }

  @Test func pauseWhileLoadingMeansThatItIsPausedWhenReady() {
    var player = MediaPlayer()
    player.load(.init(endPosition: 10), autoplay: true, playbackRate: 1, timing: Self.timing, now: Self.start)
    player.pause(now: Self.at(0.1))
    _ = player.advance(to: Self.at(1))
    #expect(player.advance(to: Self.at(1)) == .ready)
    #expect(player.state == .paused)
  }

  @Test func liveStreamsBeginAtTheEdgeAndTheirWindowMoves() {
    var player = Self.playing(duration: nil, liveWindow: 60)
    #expect(player.liveRange(at: Self.at(0)) == 0...60)
    #expect(player.liveRange(at: Self.at(10)) == 10...70)
    #expect(player.position(at: Self.at(10.25)) == 70)
    #expect(player.nextDeadline == nil)
    player.pause(now: Self.at(10.25))
    #expect(player.position(at: Self.at(10.25)) == 70)
    // The window moves past the paused position: nothing older is kept.
    #expect(player.position(at: Self.at(100)) == 100)
    player.seek(to: MediaPlayer.infinitePosition, now: Self.at(20))
    #expect(player.position(at: Self.at(20)) == 80)
    player.seek(to: 3, now: Self.at(20))
    #expect(player.position(at: Self.at(20)) == 20)
  }

  @Test func currentTimeZeroOfALiveStreamIsTheWindowsStart() {
    let player = Self.playing(duration: nil, from: 0, liveWindow: 60)
    #expect(player.position(at: Self.at(0.25)) == 0.25)
  }
}
