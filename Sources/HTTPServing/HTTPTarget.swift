/// Where a request goes: the decoded path and the decoded query.
public struct HTTPTarget: Sendable, Hashable {
  /// One `name=value` of the query; a name without `=` has an empty value.
  public struct QueryItem: Sendable, Hashable {
    public var name: String
    public var value: String

    public init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// The path with its percent escapes decoded; begins with a slash.
  public var path: String
  /// The query's items in their order.
  public var query: [QueryItem]

  public init(path: String, query: [QueryItem] = []) {
    self.path = path
    self.query = query
  }

  /// Reads a request line's target, `/path?query` or a whole URL (RFC 9112, 3.2); `nil` if it is malformed.
  ///
  /// The `*` of OPTIONS is a path of its own.
  public init?(_ text: String) {
    var rest = text.utf8.prefix { $0 != UInt8(ascii: "#") }
    if text == "*" {
      self.init(path: "*")
      return
    }
    if rest.first != UInt8(ascii: "/") {
      guard let scheme = ["http://", "https://"].first(where: { text.lowercased().hasPrefix($0) }) else { return nil }
      rest = rest.dropFirst(scheme.utf8.count).drop { $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "?") }
    }
    let path = rest.prefix { $0 != UInt8(ascii: "?") }
    guard let decoded = Self.decoded(path) else { return nil }
    var items: [QueryItem] = []
    for part in rest.dropFirst(path.count + 1).split(separator: UInt8(ascii: "&")) {
      let name = part.prefix { $0 != UInt8(ascii: "=") }
      guard let key = Self.decoded(name, plusIsSpace: true),
        let value = Self.decoded(part.dropFirst(name.count + 1), plusIsSpace: true)
      else { return nil }
      items.append(QueryItem(name: key, value: value))
    }
    self.init(path: decoded.isEmpty ? "/" : decoded, query: items)
  }

  /// The value of the first item called `name`.
  public subscript(name: String) -> String? { self.query.first { $0.name == name }?.value }

  private static func decoded(_ text: some Sequence<UInt8>, plusIsSpace: Bool = false) -> String? {
    var bytes: [UInt8] = []
    var iterator = text.makeIterator()
    while let byte = iterator.next() {
      switch byte {
      case UInt8(ascii: "%"):
        guard let high = iterator.next().flatMap(Self.digit), let low = iterator.next().flatMap(Self.digit) else {
          return nil
        }
        bytes.append(high << 4 | low)
      case UInt8(ascii: "+") where plusIsSpace: bytes.append(UInt8(ascii: " "))
      default: bytes.append(byte)
      }
    }
    guard !bytes.contains(0) else { return nil }
    return String(validating: bytes, as: UTF8.self)
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    Character(UnicodeScalar(byte)).hexDigitValue.flatMap { UInt8(exactly: $0) }
  }
}
