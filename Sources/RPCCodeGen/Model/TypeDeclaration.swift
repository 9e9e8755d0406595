/// A type of the spec: an enum, an enum of integers, or an object.
public struct TypeDeclaration: Hashable, Sendable {
  public var name: String
  public var documentation: Documentation
  public var shape: Shape
  /// Where it is declared.
  public var origin: Origin

  public init(name: String, documentation: Documentation, shape: Shape, origin: Origin) {
    self.name = name
    self.documentation = documentation
    self.shape = shape
    self.origin = origin
  }

  public enum Shape: Hashable, Sendable {
    /// A string with known values.
    case stringEnum(StringEnum)
    /// An integer with known values.
    case integerEnum(IntegerEnum)
    case object(ObjectShape)
  }

  /// The spec file of a declaration.
  public struct Origin: Hashable, Sendable {
    public enum Layer: Hashable, Sendable {
      /// `spec/model`: the vocabulary of Cast itself.
      case model
      /// `spec/rpc`: types of one namespace.
      case rpc
    }
    public var layer: Layer
    /// The file's name without folder and ending: `media`.
    public var group: String

    public init(layer: Layer, group: String) {
      self.layer = layer
      self.group = group
    }
  }
}

/// The known values of an enum of strings.
public struct StringEnum: Hashable, Sendable {
  public struct Value: Hashable, Sendable {
    /// The string on the wire.
    public var value: String
    public var description: String

    public init(value: String, description: String) {
      self.value = value
      self.description = description
    }
  }
  public var values: [Value]
  /// Whether RPC clients, too, may send values that are not among ``values``.
  public var isOpen: Bool
  /// Whether the values are spelled as Cast itself writes them, instead of in capitals.
  public var isSpelledAsOnTheWire: Bool

  public init(values: [Value], isOpen: Bool = false, isSpelledAsOnTheWire: Bool = false) {
    self.values = values
    self.isOpen = isOpen
    self.isSpelledAsOnTheWire = isSpelledAsOnTheWire
  }
}

/// The known values of an enum of integers.
public struct IntegerEnum: Hashable, Sendable {
  public struct Value: Hashable, Sendable {
    /// What the spec calls it; never on the wire.
    public var name: String
    /// The integer on the wire.
    public var value: Int64
    public var description: String

    public init(name: String, value: Int64, description: String) {
      self.name = name
      self.value = value
      self.description = description
    }
  }
  public var values: [Value]
  /// Whether RPC clients, too, may send values that are not among ``values``.
  public var isOpen: Bool

  public init(values: [Value], isOpen: Bool = false) {
    self.values = values
    self.isOpen = isOpen
  }
}

/// The members of an object, of a method's params or of its result.
public struct ObjectShape: Hashable, Sendable {
  /// Objects whose members stand flat beside the own ones on the wire.
  public var includes: [String]
  /// The own members, in the spec's order.
  public var fields: [Field]
  /// Whether members that are not declared are kept and written back.
  public var isOpen: Bool
  /// The field whose value alone devices write where the object is meant (tolerant policy only).
  public var shorthand: String?

  public init(includes: [String] = [], fields: [Field], isOpen: Bool = false, shorthand: String? = nil) {
    self.includes = includes
    self.fields = fields
    self.isOpen = isOpen
    self.shorthand = shorthand
  }
}
