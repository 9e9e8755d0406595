/// What a set of records is filed under; the class is always that of the internet.
package struct RecordSetKey: Sendable, Hashable {
  package let name: DomainName
  package let type: RecordType

  package init(_ name: DomainName, _ type: RecordType) {
    self.name = name
    self.type = type
  }
}
