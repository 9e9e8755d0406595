import CastModel
public import NIOCore

/// The time limit of each step of connecting. Independently of them, the whole ends at ``total``.
///
/// A caller that allows more than the usual total extends every step, see ``allowing(_:)``.
public struct ConnectLimits: Sendable, Hashable {
  /// The whole, unless a call gives another limit; the time in which the TV asks its viewer for permission doesn't
  /// count.
  public var total: TimeAmount
  /// The resolution of the device's addresses.
  public var resolve: TimeAmount
  /// The TCP connection, over all addresses of a device together.
  public var tcp: TimeAmount
  /// The TLS handshake.
  public var tls: TimeAmount
  /// The time until the receiver's first status.
  public var connect: TimeAmount
  /// The time until the app runs (SDK for Android: 30 s; Chrome waits up to 2 min).
  public var launch: TimeAmount
  /// The time until the launched app has a transport id.
  public var appConnect: TimeAmount
  /// The time until the first media status. An app that doesn't send it by then is used nevertheless.
  public var mediaStatus: TimeAmount
  /// The time until the earlier run of an app that is to be relaunched has ended.
  public var stop: TimeAmount
  /// The time for which saving the session may delay its start.
  public var record = TimeAmount.seconds(1)
  /// The time in which the TV may ask its viewer for permission.
  public var authorization: TimeAmount

  /// Creates limits; the defaults suit a device on the local network, with ``usualTotal`` for the whole.
  public init(
    total: TimeAmount = ConnectLimits.usualTotal,
    resolve: TimeAmount = .seconds(10),
    tcp: TimeAmount = .seconds(10),
    tls: TimeAmount = .seconds(10),
    connect: TimeAmount = .seconds(10),
    launch: TimeAmount = .seconds(30),
    appConnect: TimeAmount = .seconds(10),
    mediaStatus: TimeAmount = .seconds(3),
    stop: TimeAmount = .seconds(3),
    authorization: TimeAmount = .minutes(10)
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
    self.authorization = authorization
  }

  /// Returns the limits for a call with its own limit of the whole, or with none if `timeout` is `nil`.
  ///
  /// More time than ``usualTotal`` extends every step that can time out: an earlier time-out of a step would defeat
  /// the caller's limit. Less time shortens no step.
  package func allowing(_ timeout: TimeAmount?) -> ConnectLimits {
    var limits = self
    limits.total = timeout ?? self.total
    // Even working receivers may launch slowly, so a launch may always take the caller's whole time.
    if let timeout { limits.launch = max(limits.launch, timeout) }
    guard limits.total > Self.usualTotal else { return limits }
    for step in [\ConnectLimits.resolve, \.tcp, \.tls, \.connect, \.launch, \.appConnect] {
      limits[keyPath: step] = max(limits[keyPath: step], limits.total)
    }
    return limits
  }

  /// The default limit of the whole.
  public static let usualTotal = TimeAmount.seconds(30)

  /// Returns the limit of `phase`.
  func limit(of phase: ConnectionPhase) -> TimeAmount {
    switch phase {
    case .resolve: self.resolve
    case .tcp: self.tcp
    case .tls: self.tls
    case .connect: self.connect
    case .launch: self.launch
    case .appConnect: self.appConnect
    case .mediaStatus: self.mediaStatus
    default: self.total
    }
  }
}
