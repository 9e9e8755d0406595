/// An instance of a service with all that is needed to reach it.
package struct ServiceInstance: Sendable, Hashable {
  package let name: DomainName
  package let host: DomainName
  package let port: UInt16
  /// In a fixed order, IPv4 first.
  package let addresses: [InternetAddress]
  /// The data of the TXT record.
  package let text: [UInt8]

  package init(name: DomainName, host: DomainName, port: UInt16, addresses: [InternetAddress], text: [UInt8]) {
    self.name = name
    self.host = host
    self.port = port
    self.addresses = addresses
    self.text = text
  }
}
