/// What an open operation reports; ``failed(_:)`` is the last of its replies.
package enum DNSSDReply: Sendable, Hashable {
  /// The daemon accepted the operation.
  case opened
  /// The daemon refused the operation, or ended it.
  case failed(DNSSDErrorCode)
  /// An instance appeared or went; once per interface and address family.
  case instance(CastService.Key, isAdded: Bool)
  /// Where an instance is; the host without a trailing dot.
  case resolved(host: String, port: UInt16, txt: TXTRecord)
  /// A record appeared or went.
  case record(DNSRecordType, data: [UInt8], isAdded: Bool)
  /// The instance is announced, under this name.
  case registered(name: String)
}
