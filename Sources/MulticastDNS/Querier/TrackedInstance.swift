import NIOCore

/// An instance as a ``Querier`` follows it.
struct TrackedInstance: Sendable {
  /// The browsed names under which it was told to be a member.
  var memberships: Set<DomainName> = []
  /// The host whose addresses it needs.
  var host: DomainName?
  /// What was told last; nil until it is resolved for the first time.
  var told: ServiceInstance?
  var isUnresolvable = false
  /// Until when to wait for addresses of the other family; nil before the first one came.
  var tellAt: NIODeadline?
}
