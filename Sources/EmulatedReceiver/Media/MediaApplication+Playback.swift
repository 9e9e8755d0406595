import CastModel
import JSONCodec
import NIOCore

extension MediaApplication {
  /// What the web receiver's media element accepts.
  static let playbackRates = 0.0625...16.0

  mutating func seek(_ seek: MediaCommand.Seek, now: NIODeadline) throws(MediaRefusal) {
    guard let session, session.ads.current == nil else { throw .invalidPlayerState }
    let here = session.player.position(at: now)
    let target = seek.relativeTime.map { here + $0 } ?? seek.currentTime ?? here
    guard target.isFinite else { throw MediaRefusal(.invalidParameters) }
    switch seek.resumeState {
    case .playbackStart?: self.session?.player.play(now: now)
    case .playbackPause?: self.session?.player.pause(now: now)
    default: break
    }
    self.session?.player.seek(to: target, now: now)
    self.session?.noteEmbeddedClip(now: now)
  }

  mutating func setPlaybackRate(_ rate: MediaCommand.PlaybackRate, now: NIODeadline) throws(MediaRefusal) {
    guard let session else { throw .invalidPlayerState }
    let wanted =
      switch rate {
      case .absolute(let value): value
      case .relative(let factor): session.player.playbackRate * factor
      }
    guard Self.playbackRates.contains(wanted) else { throw MediaRefusal(.invalidParameters) }
    self.session?.player.setPlaybackRate(wanted, now: now)
  }
}
