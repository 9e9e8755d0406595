public import NIOCore

/// When an app ends by itself: connections of the kind weak or invisible don't keep it alive (cast.md 3.2).
public struct ApplicationLifetime: Sendable, Hashable {
  /// How long it lives on when no strong connection is left; `nil`: until it is stopped.
  public var grace: TimeAmount?
  /// Whether it lives on while media is loaded, whoever is connected.
  public var mediaKeepsItAlive: Bool

  public init(grace: TimeAmount?, mediaKeepsItAlive: Bool = true) {
    self.grace = grace
    self.mediaKeepsItAlive = mediaKeepsItAlive
  }

  /// As CAF's idle time-out: five minutes with nothing to play.
  public static let idleTimeout = ApplicationLifetime(grace: .minutes(5))
  /// Until something stops it.
  public static let untilStopped = ApplicationLifetime(grace: nil)
  /// It ends with its last strong connection.
  public static let whileConnected = ApplicationLifetime(grace: .zero, mediaKeepsItAlive: false)
}
