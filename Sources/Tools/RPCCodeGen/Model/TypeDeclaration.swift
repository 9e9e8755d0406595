/// A type of the spec: an enum, an enum of integers, or an object.
struct TypeDeclaration: Hashable, Sendable {
  var name: String
  var documentation: Documentation
  var shape: Shape
  /// The spec file that declares it.
  var origin: Origin
  /// The server's uses of its values in addition to calls and notifications.
  var directions: Directions = []

  /// The shape of an object; `nil` for enums.
  var objectShape: ObjectShape? {
    if case .object(let shape) = self.shape { shape } else { nil }
  }

  /// Whether it is an enum, of strings or of integers.
  var isEnum: Bool { self.objectShape == nil }

  /// Whether its values are written as JSON; flags and the framework's own limits aren't.
  var hasJSON: Bool {
    switch self.shape {
    case .stringEnum: true
    case .integerEnum(let declaration): !declaration.isFlags
    case .object(let shape): !(shape.isOptions && self.origin.isWire)
    }
  }

  enum Shape: Hashable, Sendable {
    /// A string with known values.
    case stringEnum(StringEnum)
    /// An integer with known values.
    case integerEnum(IntegerEnum)
    case object(ObjectShape)
  }

  /// The spec file of a declaration.
  struct Origin: Hashable, Sendable {
    enum Layer: Hashable, Sendable {
      /// `spec/model`: the vocabulary of Cast itself.
      case model
      /// `spec/rpc`: types of one namespace.
      case rpc
    }
    var layer: Layer
    /// The file's name without folder and ending: `media`.
    var group: String
    /// The module of a `spec/model` file's types.
    var target: String
    /// Whether its types are only sent between senders and receivers.
    var isWire: Bool

    /// The default module of types of `spec/model`.
    static let modelTarget = "CastModel"

    /// Creates an origin; types of `spec/rpc` belong to CastRPCProtocol.
    init(layer: Layer, group: String, target: String? = nil, isWire: Bool = false) {
      self.layer = layer
      self.group = group
      self.target = layer == .rpc ? "CastRPCProtocol" : target ?? Self.modelTarget
      self.isWire = isWire
    }
  }
}

/// The known values of an enum of strings.
struct StringEnum: Hashable, Sendable {
  struct Value: Hashable, Sendable {
    /// The string on the wire.
    var value: String
    var description: String
  }
  var values: [Value]
  /// Whether RPC clients, too, may send values that are not among ``values``.
  var isOpen: Bool = false
  /// Whether the values are spelled as Cast itself writes them, instead of in capitals.
  var isSpelledAsOnTheWire: Bool = false
}

/// The known values of an enum of integers.
struct IntegerEnum: Hashable, Sendable {
  struct Value: Hashable, Sendable {
    /// The value's name in the spec; never on the wire.
    var name: String
    /// The integer on the wire.
    var value: Int64
    var description: String
  }
  var values: [Value]
  /// Whether RPC clients, too, may send values that are not among ``values``.
  var isOpen: Bool = false
  /// Whether the values are bits, which add up in one number.
  var isFlags: Bool = false
}

/// The members of an object, of a method's params or of its result.
struct ObjectShape: Hashable, Sendable {
  /// Objects whose members are flat beside the own ones on the wire.
  var includes: [String] = []
  /// The own members, in the spec's order.
  var fields: [Field]
  /// Whether members that are not declared are kept and written back.
  var isOpen: Bool = false
  /// The field whose bare value devices may send instead of the object (tolerant policy only).
  var shorthand: String?
  /// Whether the members are options: each has a value in force, and a change names only some.
  var isOptions: Bool = false
  /// Whether devices send parts of it, which are merged by each member's rule.
  var isMerged: Bool = false
}
