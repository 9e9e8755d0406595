/// A message of multicast DNS (RFC 6762, 18).
package struct DNSMessage: Sendable, Hashable {
  /// The most bytes of a message, with the headers below it (RFC 6762, 17).
  package static let maximumLength = 9_000
  /// The most bytes that fit an Ethernet frame with an IPv6 header.
  package static let lengthInOneFrame = 1_452

  /// 0, except between a legacy querier and its responder.
  package var id: UInt16 = 0
  package var flags: DNSMessageFlags
  package var questions: [Question] = []
  package var answers: [ResourceRecord] = []
  package var authorities: [ResourceRecord] = []
  package var additionals: [ResourceRecord] = []

  package init(flags: DNSMessageFlags) {
    self.flags = flags
  }
}
