/// Decides who must go when a table is full: one of those whose host has the most entries, so that a host which invents
/// thousands loses its own, and a device that is announced later finds a place. No I/O.
package struct CrowdTable<Host: Hashable & Sendable, Member: Hashable & Sendable>: Sendable {
  private var members: [Host: Set<Member>] = [:]
  private var hosts: [Member: Host] = [:]

  package init() {}

  package var count: Int { self.hosts.count }

  package func contains(_ member: Member) -> Bool { self.hosts[member] != nil }

  /// Notes where a member is; it leaves the host where it was.
  package mutating func place(_ member: Member, at host: Host) {
    guard self.hosts[member] != host else { return }
    self.remove(member)
    self.hosts[member] = host
    self.members[host, default: []].insert(member)
  }

  package mutating func remove(_ member: Member) {
    guard let host = self.hosts.removeValue(forKey: member) else { return }
    self.members[host]?.remove(member)
    if self.members[host]?.isEmpty == true { self.members[host] = nil }
  }

  /// A member of the host with the most; where no host has two, a random one, so that nobody's entries decide who stays.
  package func victim(using generator: inout some RandomNumberGenerator) -> Member? {
    guard let crowd = self.members.values.max(by: { $0.count < $1.count }) else { return nil }
    return crowd.count > 1 ? crowd.first : self.hosts.keys.randomElement(using: &generator)
  }
}
