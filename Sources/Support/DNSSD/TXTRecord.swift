/// The TXT record of a DNS-SD instance: an ordered list of keys with optional values.
///
/// Reading never fails: an empty string, a string that starts with `=`, bytes that aren't UTF-8 and a length that
/// runs past the end all leave the rest usable (cast.md 16, traps 59 and 62). Of two entries with one key the
/// first counts (RFC 6763, 6.4), and keys are compared without regard to ASCII case.
public struct TXTRecord: Sendable, Hashable {
  /// One string of the record.
  public struct Entry: Sendable, Hashable {
    /// The part before the first `=`, spelled as it was received.
    public let key: String
    /// The part after the first `=`; nil for a key without one.
    public let value: String?

    /// Makes an entry, without `=` on the wire if `value` is nil; ``TXTRecord/wireBytes()`` checks whether it can be
    /// sent.
    public init(key: String, value: String?) {
      self.key = key
      self.value = value
    }
  }

  /// The most bytes of a record that are read or written; RFC 6763, 6.2 asks for fewer than 1300.
  public static let maximumLength = 8_900

  /// The strings that have a key, in the order of the record.
  public let entries: [Entry]

  /// Makes a record of entries in their order; of equal keys a reader counts only the first.
  public init(_ entries: [Entry] = []) {
    self.entries = entries
  }

  /// Creates a record with the pairs in their order.
  public init(_ pairs: KeyValuePairs<String, String>) {
    self.entries = pairs.map { Entry(key: $0.key, value: $0.value) }
  }

  /// Reads the wire form: strings, each after a byte with its length.
  public init(wire bytes: some Sequence<UInt8>) {
    self.init(TXTRecord.strings(wire: bytes).compactMap(Entry.init(string:)))
  }

  /// The value of `key`: empty for a key without a value, nil if the record doesn't have the key.
  public subscript(key: String) -> String? {
    let wanted = key.lowercased()
    guard let entry = self.entries.first(where: { $0.key.lowercased() == wanted }) else { return nil }
    return entry.value ?? ""
  }

  /// The record as a dictionary: of equal keys the first, and an empty text for a key without a value.
  public var dictionary: [String: String] {
    Dictionary(self.entries.map { ($0.key, $0.value ?? "") }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the wire form.
  ///
  /// - Throws: ``AdvertisementError`` (`invalidAdvertisement`) if a string exceeds 255 bytes, a key is empty or holds
  ///   `=`, or the whole exceeds ``maximumLength``.
  public func wireBytes() throws -> [UInt8] {
    var bytes: [UInt8] = []
    for entry in self.entries {
      let string = Array((entry.value.map { "\(entry.key)=\($0)" } ?? entry.key).utf8)
      guard !entry.key.isEmpty, !entry.key.utf8.contains(UInt8(ascii: "=")), let length = UInt8(exactly: string.count)
      else {
        throw AdvertisementError(
          .invalidAdvertisement,
          "The TXT entry '\(entry.key)' can't be sent: a key must not be empty nor hold '=', and key and value together"
            + " have at most 255 bytes (it has \(string.count))."
        )
      }
      bytes.append(length)
      bytes.append(contentsOf: string)
    }
    guard bytes.count <= TXTRecord.maximumLength else {
      throw AdvertisementError(
        .invalidAdvertisement,
        "The TXT record has \(bytes.count) bytes; at most \(TXTRecord.maximumLength) fit a DNS answer."
      )
    }
    return bytes.isEmpty ? [0] : bytes
  }

  /// Returns the strings of the wire form; the rest after a length beyond the end is dropped.
  private static func strings(wire bytes: some Sequence<UInt8>) -> [ArraySlice<UInt8>] {
    let bytes = Array(bytes.prefix(TXTRecord.maximumLength))
    var strings: [ArraySlice<UInt8>] = []
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let start = index + 1
      let end = start + Int(bytes[index])
      guard end <= bytes.endIndex else { break }
      strings.append(bytes[start..<end])
      index = end
    }
    return strings
  }
}

extension TXTRecord {
  /// Returns a copy with the entries in reverse: Avahi's resolver hands the strings over in that order.
  package func reversed() -> TXTRecord {
    TXTRecord(self.entries.reversed())
  }
}

extension TXTRecord.Entry {
  /// Reads one string; nil for one without a key, which RFC 6763 (6.4) says to ignore, and for one whose key isn't
  /// printable ASCII, as the same section demands: keys become members of JSON, and many readers refuse a NUL there.
  fileprivate init?(string: ArraySlice<UInt8>) {
    let keyEnd = string.firstIndex(of: UInt8(ascii: "=")) ?? string.endIndex
    let key = string[..<keyEnd]
    guard !key.isEmpty, key.allSatisfy({ (0x20...0x7E).contains($0) }) else { return nil }
    self.key = String(decoding: key, as: UTF8.self)
    self.value = keyEnd < string.endIndex ? String(decoding: string[(keyEnd + 1)...], as: UTF8.self) : nil
  }
}

extension TXTRecord: ExpressibleByDictionaryLiteral {
  /// Creates a record with the pairs in their order.
  public init(dictionaryLiteral pairs: (String, String)...) {
    self.init(pairs.map { Entry(key: $0.0, value: $0.1) })
  }
}
