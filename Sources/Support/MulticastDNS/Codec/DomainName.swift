/// A DNS name: labels of 1 to 63 bytes, compared without regard to ASCII case (RFC 6762, 16); their case is kept.
package struct DomainName: Sendable, Hashable, CustomStringConvertible {
  /// The most bytes of a name on the wire, the root's included (RFC 1035, 3.1).
  package static let maximumLength = 255
  /// The most bytes of a label.
  package static let maximumLabelLength = 63

  /// The labels in order, each after a byte with its length; without the root's zero.
  package let bytes: [UInt8]
  /// `bytes` in lower case. Length bytes stay unchanged, since they are at most 63 and letters are above.
  private let folded: [UInt8]

  /// - Parameter bytes: well-formed labels, at most 254 bytes in all.
  init(uncheckedBytes bytes: [UInt8]) {
    self.bytes = bytes
    let isFolded = bytes.allSatisfy { !DomainName.isUpperCase($0) }
    self.folded = isFolded ? bytes : bytes.map { DomainName.isUpperCase($0) ? $0 | 0x20 : $0 }
  }

  /// Makes a name of `labels`, the outermost last; escapes aren't read.
  ///
  /// - Throws: ``MulticastDNSError`` (`invalidName`) if a label is empty or longer than 63 bytes, or all labels
  ///   together are longer than 255.
  package init(labels: [String]) throws {
    var bytes: [UInt8] = []
    for label in labels {
      let count = label.utf8.count
      guard (1...DomainName.maximumLabelLength).contains(count) else {
        throw MulticastDNSError(.invalidName, "The label '\(label)' has \(count) bytes; 1 to 63 are allowed.")
      }
      bytes.append(UInt8(truncatingIfNeeded: count))
      bytes.append(contentsOf: label.utf8)
    }
    guard bytes.count < DomainName.maximumLength else {
      throw MulticastDNSError(.invalidName, "A name of \(bytes.count) bytes is too long; 254 are allowed.")
    }
    self.init(uncheckedBytes: bytes)
  }

  /// Makes a name from text with dots between its labels, such as `_googlecast._tcp.local`; escapes aren't read.
  ///
  /// - Throws: ``MulticastDNSError`` (`invalidName`).
  package init(dotted text: String) throws {
    let labels = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    try self.init(labels: labels.last == "" ? labels.dropLast() : labels)
  }

  /// Returns the child of this name with `label`.
  ///
  /// - Throws: ``MulticastDNSError`` (`invalidName`).
  package func child(_ label: String) throws -> DomainName {
    try DomainName(labels: [label] + self.labels)
  }

  /// The labels as text; invalid UTF-8 is replaced.
  package var labels: [String] {
    self.labelRanges.map { String(decoding: self.bytes[$0], as: UTF8.self) }
  }

  /// The first label as text; empty for the root.
  package var firstLabel: String {
    self.labelRanges.first.map { String(decoding: self.bytes[$0], as: UTF8.self) } ?? ""
  }

  /// The name without its first label; nil for the root.
  package var parent: DomainName? {
    guard let first = self.bytes.first else { return nil }
    return DomainName(uncheckedBytes: Array(self.bytes.dropFirst(Int(first) + 1)))
  }

  /// Whether this name is directly below `other`.
  package func isChild(of other: DomainName) -> Bool {
    guard let first = self.folded.first else { return false }
    return self.folded.dropFirst(Int(first) + 1).elementsEqual(other.folded)
  }

  /// Whether this name ends with `other`, or equals it.
  package func isWithin(_ other: DomainName) -> Bool {
    if self == other { return true }
    return self.labelRanges.contains { self.folded[$0.upperBound...].elementsEqual(other.folded) }
  }

  /// The range of each label's text in ``bytes``.
  var labelRanges: [Range<Int>] {
    var ranges: [Range<Int>] = []
    var index = 0
    while index < self.bytes.count {
      let range = (index + 1)..<(index + 1 + Int(self.bytes[index]))
      ranges.append(range)
      index = range.upperBound
    }
    return ranges
  }

  /// The name with dots; dots and backslashes inside labels are escaped.
  package var description: String {
    self.labels.map { label in
      label.replacing("\\", with: "\\\\").replacing(".", with: "\\.")
    }.joined(separator: ".")
  }

  package static func == (left: DomainName, right: DomainName) -> Bool {
    left.folded == right.folded
  }

  package func hash(into hasher: inout Hasher) {
    self.folded.withUnsafeBytes { hasher.combine(bytes: $0) }
  }

  /// Whether `left` comes first in the order of the folded bytes, which makes processing of many names repeatable.
  package static func precedes(_ left: DomainName, _ right: DomainName) -> Bool {
    left.folded.lexicographicallyPrecedes(right.folded)
  }

  private static func isUpperCase(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
  }
}
