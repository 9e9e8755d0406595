/// One question of a message.
package struct Question: Sendable, Hashable {
  package let name: DomainName
  package let type: RecordType
  package let recordClass: RecordClass
  /// Whether the answer may be sent to the asker alone (the QU bit; RFC 6762, 5.4).
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
