/// What a ``Querier`` tells of its link.
package enum QuerierEvent: Sendable, Hashable {
  /// An instance is known completely for the first time, or has changed.
  case resolved(ServiceInstance)
  /// An instance that was resolved once is still announced, but where it is isn't known any more.
  case unresolvable(DomainName)
  /// An instance is gone.
  case removed(DomainName)
  /// Whether browsing for `type`, which may be a subtype, finds `instance`.
  case membership(instance: DomainName, type: DomainName, isMember: Bool)
}
