/// A message of multicast DNS (RFC 6762, 18).
package struct DNSMessage: Sendable, Hashable {
  /// The most bytes of a message, with the headers below it (RFC 6762, 17).
  package static let maximumLength = 9_000
  /// The most bytes that fit an Ethernet frame with an IPv6 header.
  package static let lengthInOneFrame = 1_452

  /// The id; 0, except between a legacy querier and its responder.
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

/// The second word of a message's header.
package struct DNSMessageFlags: RawRepresentable, Sendable, Hashable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  package static let query = DNSMessageFlags(rawValue: 0)
  /// A query whose known answers continue in the next message (TC; RFC 6762, 7.2).
  package static let truncatedQuery = DNSMessageFlags(rawValue: 0x0200)
  /// A response, authoritative as all of multicast DNS are (QR and AA).
  package static let response = DNSMessageFlags(rawValue: 0x8400)

  package var isResponse: Bool { self.rawValue & 0x8000 != 0 }
  package var isTruncated: Bool { self.rawValue & 0x0200 != 0 }
  /// Whether it has neither another operation nor an error; other messages are ignored (RFC 6762, 18.3 and 18.11).
  package var isStandard: Bool { self.rawValue & 0x780f == 0 }
}

extension DNSMessage {
  /// The questions, each once: a packet has room for hundreds of the same one.
  var distinctQuestions: [Question] {
    var seen: Set<Question> = []
    return self.questions.filter { seen.insert($0).inserted }
  }

  /// The answers by their names; in a query those that the querier knows.
  var answersByName: [DomainName: [ResourceRecord]] { Dictionary(grouping: self.answers, by: \.name) }
}

/// The parts of a message, in their order.
enum MessageSection: Int, Sendable, CaseIterable {
  case questions
  case answers
  case authorities
  case additionals
}

/// One question of a message.
package struct Question: Sendable, Hashable {
  package let name: DomainName
  package let type: RecordType
  package let recordClass: RecordClass
  /// Whether the answer may be sent to the querier alone (the QU bit; RFC 6762, 5.4).
  package let wantsUnicast: Bool

  package init(
    _ name: DomainName,
    _ type: RecordType,
    recordClass: RecordClass = .internet,
    wantsUnicast: Bool = false
  ) {
    self.name = name
    self.type = type
    self.recordClass = recordClass
    self.wantsUnicast = wantsUnicast
  }

  /// Whether `record` answers this question.
  package func isAnswered(by record: ResourceRecord) -> Bool {
    (self.type == record.type || self.type == .any)
      && (self.recordClass == record.recordClass || self.recordClass == .any)
      && self.name == record.name
  }
}
