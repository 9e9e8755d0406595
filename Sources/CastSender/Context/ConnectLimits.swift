public import NIOCore

/// How long each step of connecting may take; whatever a step may take, the whole ends at ``total``.
public struct ConnectLimits: Sendable, Hashable {
  /// The whole, unless a call says otherwise; time in which the TV asks its viewer for permission doesn't count.
  public var total: TimeAmount
  /// Until the device has addresses.
  public var resolve: TimeAmount
  /// All addresses of a device together.
  public var tcp: TimeAmount
  /// The hand-shake.
  public var tls: TimeAmount
  /// Until the receiver's first status.
  public var connect: TimeAmount
  /// Until the app runs (SDK for Android: 30 s; Chrome waits up to 2 min).
  public var launch: TimeAmount
  /// Until the launched app has an address.
  public var appConnect: TimeAmount
  /// Until the first media status.
  public var mediaStatus: TimeAmount
  /// How long the TV may ask its viewer for permission.
  public var authorization: TimeAmount

  public init(
    total: TimeAmount = .seconds(30),
    resolve: TimeAmount = .seconds(10),
    tcp: TimeAmount = .seconds(10),
    tls: TimeAmount = .seconds(10),
    connect: TimeAmount = .seconds(10),
    launch: TimeAmount = .seconds(30),
    appConnect: TimeAmount = .seconds(10),
    mediaStatus: TimeAmount = .seconds(10),
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
    self.authorization = authorization
  }

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
