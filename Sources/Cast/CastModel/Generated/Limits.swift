// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)


/// The time limit of each step of connecting. Independently of them, the whole ends at `total`. A caller that allows
/// more than the usual total extends every step.
public struct ConnectLimits: Sendable, Hashable {
  /// The whole, unless a call gives another limit; the time in which the TV asks its viewer for permission doesn't
  /// count.
  ///
  /// In seconds. Absent: `30`.
  public var total: Duration
  /// The resolution of the device's addresses.
  ///
  /// In seconds. Absent: `10`.
  public var resolve: Duration
  /// The TCP connection, over all addresses of a device together.
  ///
  /// In seconds. Absent: `10`.
  public var tcp: Duration
  /// The TLS handshake.
  ///
  /// In seconds. Absent: `10`.
  public var tls: Duration
  /// The time until the receiver's first status.
  ///
  /// In seconds. Absent: `10`.
  public var connect: Duration
  /// The time until the app runs (SDK for Android: 30 s; Chrome waits up to 2 min).
  ///
  /// In seconds. Absent: `30`.
  public var launch: Duration
  /// The time until the launched app has a transport id.
  ///
  /// In seconds. Absent: `10`.
  public var appConnect: Duration
  /// The time until the first media status. An app that doesn't send it by then is used nevertheless.
  ///
  /// In seconds. Absent: `3`.
  public var mediaStatus: Duration
  /// The time until the earlier run of an app that is to be relaunched has ended.
  ///
  /// In seconds. Absent: `3`.
  public var stop: Duration
  /// The time for which saving the session may delay its start.
  ///
  /// In seconds. Absent: `1`.
  public var record: Duration
  /// The time in which the TV may ask its viewer for permission.
  ///
  /// In seconds. Absent: `600`.
  public var authorization: Duration

  /// All as the spec assumes them, but for what is given.
  public init(
    total: Duration = .seconds(30),
    resolve: Duration = .seconds(10),
    tcp: Duration = .seconds(10),
    tls: Duration = .seconds(10),
    connect: Duration = .seconds(10),
    launch: Duration = .seconds(30),
    appConnect: Duration = .seconds(10),
    mediaStatus: Duration = .seconds(3),
    stop: Duration = .seconds(3),
    record: Duration = .seconds(1),
    authorization: Duration = .seconds(600)
  ) {
    self.total = total
    self.resolve = resolve
    self.tcp = tcp
    self.tls = tls
    self.connect = connect
    self.launch = launch
    self.appConnect = appConnect
    self.mediaStatus = mediaStatus
    self.stop = stop
    self.record = record
    self.authorization = authorization
  }
}

/// The time limits of requests by their kind, and the number of requests in flight.
public struct RequestLimits: Sendable, Hashable {
  /// Requests in the receiver namespace: GET_STATUS, SET_VOLUME.
  ///
  /// In seconds. Absent: `5`.
  public var receiver: Duration
  /// STOP; ending a session succeeds even without the answer.
  ///
  /// In seconds. Absent: `3`.
  public var stop: Duration
  /// Requests in the media namespace, except the following.
  ///
  /// In seconds. Absent: `10`.
  public var media: Duration
  /// SEEK.
  ///
  /// In seconds. Absent: `10`.
  public var seek: Duration
  /// LOAD, until the media is no longer LOADING.
  ///
  /// In seconds. Absent: `60`.
  public var load: Duration
  /// A jump in the queue, including its request, until the other item plays.
  ///
  /// In seconds. Absent: `30`.
  public var jump: Duration
  /// How long GET_STATUS waits for its own answer after a complete status that names no request: that may be an
  /// unrelated update.
  ///
  /// In seconds. Absent: `0.5`.
  public var unnamedStatusDelay: Duration
  /// The time in which LOAD_FAILED, with the reason, may follow a status that says ERROR.
  ///
  /// In seconds. Absent: `0.3`.
  public var failureReasonDelay: Duration
  /// The limit of unanswered requests of one session.
  ///
  /// Absent: `256`.
  public var maximumPending: Int64

  /// All as the spec assumes them, but for what is given.
  public init(
    receiver: Duration = .seconds(5),
    stop: Duration = .seconds(3),
    media: Duration = .seconds(10),
    seek: Duration = .seconds(10),
    load: Duration = .seconds(60),
    jump: Duration = .seconds(30),
    unnamedStatusDelay: Duration = .seconds(0.5),
    failureReasonDelay: Duration = .seconds(0.3),
    maximumPending: Int64 = 256
  ) {
    self.receiver = receiver
    self.stop = stop
    self.media = media
    self.seek = seek
    self.load = load
    self.jump = jump
    self.unnamedStatusDelay = unnamedStatusDelay
    self.failureReasonDelay = failureReasonDelay
    self.maximumPending = maximumPending
  }
}
