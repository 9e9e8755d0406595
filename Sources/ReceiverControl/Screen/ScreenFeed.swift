import EmulatedReceiver
import NIOCore

/// Decides which screens have to be drawn anew.
///
/// Pure: states go in with their time. A position that advances as it should is no news: whoever draws counts on.
struct ScreenFeed: Sendable {
  /// A position may be off by so many seconds before it is told anew.
  static let tolerance = 0.75

  private struct Drawn: Sendable {
    var screen: ReceiverScreenState
    var time: NIODeadline
  }

  private var drawn: [String: Drawn] = [:]

  /// Whether `screen` of a device shows something else than was last drawn; then it counts as drawn.
  mutating func isNews(_ screen: ReceiverScreenState, of deviceId: String, now: NIODeadline) -> Bool {
    guard let last = self.drawn[deviceId], Self.isSame(last.screen, screen, after: now - last.time) else {
      self.drawn[deviceId] = Drawn(screen: screen, time: now)
      return true
    }
    return false
  }

  /// The devices that have been drawn and aren't among `ids` any more; they are forgotten.
  mutating func gone(remaining ids: Set<String>) -> [String] {
    let gone = self.drawn.keys.filter { !ids.contains($0) }.sorted()
    for id in gone { self.drawn[id] = nil }
    return gone
  }

  private static func isSame(_ old: ReceiverScreenState, _ new: ReceiverScreenState, after: TimeAmount) -> Bool {
    let seconds = Double(after.nanoseconds) / 1e9
    var expected = old
    if let media = old.media, let newMedia = new.media {
      let position = media.position + seconds * media.rate
      let end = media.duration ?? .infinity
      guard abs(min(position, end) - newMedia.position) < self.tolerance else { return false }
      expected.media?.position = newMedia.position
      // A live window moves with time; it is told along with the rest.
      expected.media?.liveRange = newMedia.liveRange
    }
    if let ad = old.ad, let newAd = new.ad {
      let isMoving = new.phase == .playing
      guard abs(ad.position + (isMoving ? seconds : 0) - newAd.position) < self.tolerance else { return false }
      expected.ad?.position = newAd.position
    }
    return expected == new
  }
}
