/// A service to announce.
package struct PublishedService: Sendable, Hashable {
  /// The instance's label, at most 63 bytes of UTF-8.
  package var label: String
  /// Such as `_googlecast._tcp.local`.
  package let type: DomainName
  /// Under which it is found as well, such as `_CC1AD845`.
  package let subtypes: [String]
  package let port: UInt16
  /// The data of the TXT record.
  package var text: [UInt8]

  package init(label: String, type: DomainName, subtypes: [String] = [], port: UInt16, text: [UInt8]) {
    self.label = label
    self.type = type
    self.subtypes = subtypes
    self.port = port
    self.text = text
  }
}
