package import NIOCore

/// The numbers of ``ServiceTracker``.
package struct ServiceTrackerLimits: Sendable {
  /// The most instances that are followed; a flood of announcements stops there.
  package var services = 1024
  /// The most look-ups at once; each has up to two operations open.
  package var lookups = 16
  /// The most TXT watches; services beyond are refreshed more often instead.
  package var watches = 64
  /// The wait after the first failure, and the longest one.
  package var firstRetry = TimeAmount.seconds(1)
  package var maximumRetry = TimeAmount.seconds(60)
  /// A browse that holds this long resets the wait.
  package var stableAfter = TimeAmount.seconds(10)
  /// How long after the daemon's return a service from before must be announced again.
  package var confirmation = TimeAmount.seconds(5)
  /// How long services outlive the daemon or a stop: the lifetime of their records (RFC 6762, 10).
  package var lifetimeWithoutDaemon = TimeAmount.seconds(120)
  /// How often a service is looked up again, since host and port may change without an announcement (trap 58).
  package var refreshOfWatched = TimeAmount.seconds(120)
  package var refreshOfUnwatched = TimeAmount.seconds(30)

  package init() {}
}
