public import JSONCodec

/// One member of an object.
public struct Field: Hashable, Sendable {
  /// The member's key on the wire, and the property's name in Swift.
  public var name: String
  public var type: TypeExpression
  public var isRequired: Bool
  public var documentation: Documentation
  /// What a number counts: `seconds`, `bytes`, `pixels`.
  public var unit: String?
  /// The limits that hold for what RPC clients send.
  public var constraint: Constraint
  /// What the server assumes in its absence; documentation only.
  public var defaultValue: JSONValue?
  /// Another key under which devices send it; read, never written.
  public var alias: String?
  public var example: JSONValue?

  public init(
    name: String, type: TypeExpression, isRequired: Bool = false, documentation: Documentation, unit: String? = nil,
    constraint: Constraint = Constraint(), defaultValue: JSONValue? = nil, alias: String? = nil,
    example: JSONValue? = nil
  ) {
    self.name = name
    self.type = type
    self.isRequired = isRequired
    self.documentation = documentation
    self.unit = unit
    self.constraint = constraint
    self.defaultValue = defaultValue
    self.alias = alias
    self.example = example
  }

  /// Limits of a field's value beyond its type.
  public struct Constraint: Hashable, Sendable {
    public var minimum: Double?
    public var maximum: Double?
    /// The value must be greater than this.
    public var exclusiveMinimum: Double?
    /// A string or an array must not be empty.
    public var isNonEmpty: Bool

    public init(
      minimum: Double? = nil, maximum: Double? = nil, exclusiveMinimum: Double? = nil, isNonEmpty: Bool = false
    ) {
      self.minimum = minimum
      self.maximum = maximum
      self.exclusiveMinimum = exclusiveMinimum
      self.isNonEmpty = isNonEmpty
    }

    public var isEmpty: Bool { self == Constraint() }
  }
}
