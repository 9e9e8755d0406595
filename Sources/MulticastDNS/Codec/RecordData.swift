/// What a record says; types that nobody here needs keep their bytes.
package enum RecordData: Sendable, Hashable {
  /// A or AAAA.
  case address(InternetAddress)
  case pointer(DomainName)
  case service(ServiceLocation)
  /// The strings of a TXT record, each after its length, as received.
  case text([UInt8])
  /// The types that a name has; those left out do not exist (RFC 6762, 6.1).
  case existing(types: Set<RecordType>)
  case other([UInt8])
}
