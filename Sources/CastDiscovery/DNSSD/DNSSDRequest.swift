/// An operation of the DNS-SD API that stays open until it is closed.
package enum DNSSDRequest: Sendable, Hashable {
  /// Reports instances of a type on every interface.
  case browse(type: String)
  /// Reports host, port and TXT record of an instance.
  case resolve(CastService.Key)
  /// Reports the records of one type and name; `fullName` is escaped.
  case query(fullName: String, recordType: DNSRecordType, interfaceIndex: UInt32)
  /// Announces an instance until closed; `type` may carry subtypes after commas.
  case register(name: String, type: String, port: UInt16, txt: [UInt8], interfaceIndex: UInt32)
}
