package import CastV2
import NIOCore

/// A device's watch over one link: it sends PING to a silent sender, and ends the link of one that stays silent.
///
/// Pure: messages and the passing of time go in, actions come out; the clock is passed in.
struct SenderWatch: Sendable {
  /// The action that the link must take.
  enum Action: Sendable, Hashable {
    case sendPing
    /// Ends the link, since the sender was silent for so long.
    case cut(silentFor: TimeAmount)
  }

  private var heartbeat: Heartbeat

  init(_ configuration: Heartbeat.Configuration, now: NIODeadline) {
    self.heartbeat = Heartbeat(configuration: configuration, now: now)
  }

  /// Notes a message from the sender: each proves that the sender is alive, not only PONG.
  mutating func received(now: NIODeadline) {
    self.heartbeat.didReceiveBytes(completedFrame: true, hasPartialFrame: false, now: now)
  }

  /// Notes a message to the sender.
  mutating func sent(now: NIODeadline) { self.heartbeat.didSend(now: now) }

  /// The next time at which ``timePassed(isDeaf:now:)`` has work to do. It only moves later.
  var nextDeadline: NIODeadline? { self.heartbeat.nextDeadline }

  /// Returns the action that is due at `now`; `nil` for none.
  ///
  /// - Parameter isDeaf: Whether a fault keeps the device from reading or answering: the silence is then its own.
  mutating func timePassed(isDeaf: Bool, now: NIODeadline) -> Action? {
    if isDeaf { self.received(now: now) }
    switch self.heartbeat.timerFired(now: now) {
    case .sendPing?: return isDeaf ? nil : .sendPing
    case .peerSilent(let time)?, .frameStalled(let time)?: return .cut(silentFor: time)
    case nil: return nil
    }
  }
}

extension Heartbeat.Configuration {
  /// The times of devices: they send PING after about 8 s of silence (cast.md 4, SHARP), and cut a sender that doesn't
  /// answer within 5 s (NCast#5: "a fixed timeout of 5 seconds, that when surpassed … will terminate the TLS
  /// connection").
  package static let device = Heartbeat.Configuration(
    pingAfter: .seconds(8), deadAfter: .seconds(13), partialFrameDeadline: nil)
}
