/// An integer with known values, which peers may extend: unknown ones are kept from devices, and refused from RPC
/// clients.
///
/// Generated types conform; their known values are static members.
public protocol JSONIntegerEnum: RawRepresentable<Int64>, JSONCodable, Hashable, Sendable, CustomStringConvertible {
  init(rawValue: Int64)
  /// Every value that the spec names, in its order.
  static var knownValues: [Self] { get }
  /// Whether RPC clients, too, may send values that are not among ``knownValues``.
  static var acceptsUnknownValues: Bool { get }
}

extension JSONIntegerEnum {
  /// Whether RPC clients may send unknown values: `false`, unless the type declares otherwise.
  public static var acceptsUnknownValues: Bool { false }

  /// Reads an integer, as `Int64` does; the strict policy refuses unknown values where the type doesn't accept them.
  ///
  /// - Throws: ``JSONDecodingError``, which lists the known values if the value is unknown.
  public init(json node: JSONNode) throws(JSONDecodingError) {
    let value = try Int64(json: node)
    self.init(rawValue: value)
    guard node.policy == .strict, !Self.acceptsUnknownValues, !Self.knownValues.contains(self) else { return }
    let known = Self.knownValues.map { "\($0.rawValue)" }.joined(separator: ", ")
    throw JSONDecodingError(reason: "unknown value \(value); known are \(known)")
  }

  /// Writes the raw integer, so that a device's unknown value is passed on unchanged.
  public func write(to writer: inout JSONWriter) { writer.value(self.rawValue) }

  public var description: String { "\(self.rawValue)" }
}
