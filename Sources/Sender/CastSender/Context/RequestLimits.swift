public import NIOCore

/// The time limits of requests by their kind, and the number of requests in flight.
public struct RequestLimits: Sendable, Hashable {
  /// Requests in the receiver namespace: GET_STATUS, SET_VOLUME.
  public var receiver: TimeAmount
  /// STOP; ending a session succeeds even without the answer.
  public var stop: TimeAmount
  /// Requests in the media namespace, except the following.
  public var media: TimeAmount
  /// SEEK.
  public var seek: TimeAmount
  /// LOAD, until the media is no longer LOADING.
  public var load: TimeAmount
  /// A jump in the queue, including its request, until the other item plays.
  public var jump: TimeAmount
  /// The limit of unanswered requests of one session.
  public var maximumPending: Int

  /// Creates limits; the defaults are 5 s, 3 s for STOP, 10 s for media, 60 s for LOAD, 30 s for a jump, and 256
  /// unanswered requests.
  public init(
    receiver: TimeAmount = .seconds(5),
    stop: TimeAmount = .seconds(3),
    media: TimeAmount = .seconds(10),
    seek: TimeAmount = .seconds(10),
    load: TimeAmount = .seconds(60),
    jump: TimeAmount = .seconds(30),
    maximumPending: Int = 256
  ) {
    self.receiver = receiver
    self.stop = stop
    self.media = media
    self.seek = seek
    self.load = load
    self.jump = jump
    self.maximumPending = maximumPending
  }
}
