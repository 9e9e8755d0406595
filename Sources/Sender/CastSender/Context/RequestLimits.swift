public import NIOCore

/// How long a receiver may take to answer, and how many answers may be due.
public struct RequestLimits: Sendable, Hashable {
  /// Receiver namespace: GET_STATUS, SET_VOLUME.
  public var receiver: TimeAmount
  /// STOP; ending a session succeeds all the same.
  public var stop: TimeAmount
  /// Media namespace, all but the following.
  public var media: TimeAmount
  /// SEEK.
  public var seek: TimeAmount
  /// LOAD, until the media is no longer LOADING.
  public var load: TimeAmount
  /// The most requests of one session without an answer.
  public var maximumPending: Int

  /// Makes limits; the defaults are 5 s, 3 s for STOP, 10 s for media, 60 s for LOAD, and 256 requests that wait.
  public init(
    receiver: TimeAmount = .seconds(5),
    stop: TimeAmount = .seconds(3),
    media: TimeAmount = .seconds(10),
    seek: TimeAmount = .seconds(10),
    load: TimeAmount = .seconds(60),
    maximumPending: Int = 256
  ) {
    self.receiver = receiver
    self.stop = stop
    self.media = media
    self.seek = seek
    self.load = load
    self.maximumPending = maximumPending
  }
}
