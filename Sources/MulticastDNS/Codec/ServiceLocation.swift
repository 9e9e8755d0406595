/// Where a service is: the data of an SRV record (RFC 2782).
package struct ServiceLocation: Sendable, Hashable {
  package let priority: UInt16
  package let weight: UInt16
  package let port: UInt16
  package let host: DomainName

  package init(priority: UInt16 = 0, weight: UInt16 = 0, port: UInt16, host: DomainName) {
    self.priority = priority
    self.weight = weight
    self.port = port
    self.host = host
  }
}
