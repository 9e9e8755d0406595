public import NIOCore

/// What a ``CastContext`` assumes and allows (SDK `GCKCastOptions`).
public struct CastContextOptions: Sendable, Hashable {
  /// The language that is asked of apps, RFC 5646.
  public var language: String
  /// What this sender calls itself in CONNECT.
  public var userAgent: String
  /// The most sessions at once.
  public var maximumSessions: Int
  /// The limits of each step of connecting, and of the whole.
  public var connectLimits: ConnectLimits
  /// The limits of requests.
  public var requestLimits: RequestLimits
  /// How long a provider of credentials may take.
  public var credentialsDeadline: TimeAmount
  /// How long a session's app may be missing from the receiver's status before the session ends (Protocol page 6.2).
  public var applicationGoneDelay: TimeAmount

  public init(
    language: String = "en-US",
    userAgent: String = "cast-rpc",
    maximumSessions: Int = 64,
    connectLimits: ConnectLimits = ConnectLimits(),
    requestLimits: RequestLimits = RequestLimits(),
    credentialsDeadline: TimeAmount = .seconds(5),
    applicationGoneDelay: TimeAmount = .seconds(1)
  ) {
    self.language = language
    self.userAgent = userAgent
    self.maximumSessions = maximumSessions
    self.connectLimits = connectLimits
    self.requestLimits = requestLimits
    self.credentialsDeadline = credentialsDeadline
    self.applicationGoneDelay = applicationGoneDelay
  }
}
