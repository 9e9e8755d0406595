import NIOCore

/// One announced instance, as ``ServiceTracker`` follows it.
struct TrackedService: Sendable {
  /// Announcements that stand: IPv4 and IPv6 count apart, so one goodbye of two doesn't remove the instance.
  var announcements = 0
  /// The last result; nil until the first look-up succeeds.
  var service: CastService?
  /// Whether the last look-up failed after one had succeeded.
  var isUnresolvable = false
  /// Look-ups that failed in a row.
  var failures = 0
  /// When to look up next; nil while a look-up is under way.
  var lookUpAt: NIODeadline?
  var isLookingUp = false
  var isWatched = false
  /// False for what is only remembered from before a stop or a loss of the daemon.
  var isConfirmed = true
}
