/// A string with known values, which peers may extend: unknown ones are kept from devices, and refused from RPC
/// clients.
///
/// Generated types conform; their known values are static members.
public protocol JSONStringEnum: RawRepresentable<String>, JSONCodable, Hashable, Sendable, CustomStringConvertible {
  init(rawValue: String)
  /// Every value that the spec names, in its order.
  static var knownValues: [Self] { get }
  /// Whether RPC clients, too, may send values that are not among ``knownValues``.
  static var acceptsUnknownValues: Bool { get }
}

extension JSONStringEnum {
  /// A type refuses unknown values of RPC clients, unless it declares otherwise.
  public static var acceptsUnknownValues: Bool { false }

  /// Reads a string; the strict policy refuses unknown values where the type doesn't accept them.
  ///
  /// - Throws: ``JSONDecodingError``, which lists the known values if the value is unknown.
  public init(json node: JSONNode) throws(JSONDecodingError) {
    guard let text = node.string else { throw node.mismatch(expected: "a string") }
    self.init(rawValue: text)
    guard node.policy == .strict, !Self.acceptsUnknownValues, !Self.knownValues.contains(self) else { return }
    let known = Self.knownValues.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
    throw JSONDecodingError(reason: "unknown value \"\(text)\"; known are \(known)")
  }

  /// Writes the raw string, so that a device's unknown value is passed on unchanged.
  public func write(to writer: inout JSONWriter) { writer.value(self.rawValue) }

  public var description: String { self.rawValue }
}
