import CastModel
public import NIOCore

/// How long each step of connecting may take; whatever a step may take, the whole ends at ``total``.
///
/// Who allows more than the usual total allows it to every step: see ``allowing(_:)``.
public struct ConnectLimits: Sendable, Hashable {
  /// The whole, unless a call says otherwise; time in which the TV asks its viewer for permission doesn't count.
  public var total: TimeAmount
  /// Until the device has addresses.
  public var resolve: TimeAmount
  /// All addresses of a device together.
  public var tcp: TimeAmount
  /// The handshake.
  public var tls: TimeAmount
  /// Until the receiver's first status.
  public var connect: TimeAmount
  /// Until the app runs (SDK for Android: 30 s; Chrome waits up to 2 min).
  public var launch: TimeAmount
  /// Until the launched app has an address.
  public var appConnect: TimeAmount
  /// Until the first media status; an app that doesn't tell it by then is used all the same.
  public var mediaStatus: TimeAmount
  /// Until a run of the app that is to be launched anew has ended.
  public var stop: TimeAmount
  /// How long writing the session down may keep it from being told.
  public var record = TimeAmount.seconds(1)
  /// How long the TV may ask its viewer for permission.
  public var authorization: TimeAmount

  /// Makes limits; the defaults suit a device on the local network, with ``usualTotal`` for the whole.
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

  /// These limits where a call says how long the whole may take; `nil`: it doesn't say.
  ///
  /// More time than ``usualTotal`` is more time for every step that can fail by its time-out: a step that gave up sooner would make
  /// the caller's limit meaningless. Less shortens no step by itself.
  package func allowing(_ timeout: TimeAmount?) -> ConnectLimits {
    var limits = self
    limits.total = timeout ?? self.total
    // A launch is slow on receivers that work, so it may always take the time that the caller has.
    if let timeout { limits.launch = max(limits.launch, timeout) }
    guard limits.total > Self.usualTotal else { return limits }
    for step in [\ConnectLimits.resolve, \.tcp, \.tls, \.connect, \.launch, \.appConnect] {
      limits[keyPath: step] = max(limits[keyPath: step], limits.total)
    }
    return limits
  }

  /// The total that is assumed.
  public static let usualTotal = TimeAmount.seconds(30)

  /// The limit of `phase`.
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
