/// A request that clients send.
public struct Method: Hashable, Sendable {
  /// The namespace: `media`.
  public var namespace: String
  /// The name inside the namespace: `load`.
  public var name: String
  /// The name on the wire: `media.load`; the spec can give another one (`rpc.discover`).
  public var wireName: String
  /// One line.
  public var summary: String
  public var documentation: Documentation
  public var params: ObjectShape
  public var result: ResultShape
  /// The names of the errors that it can end with beyond the standard ones.
  public var errors: [String]
  /// Whether it reports `$/progress` for the `progressToken` (string or integer) in its params, which is not among their fields.
  public var reportsProgress: Bool
  public var examples: [Example]

  public init(
    namespace: String, name: String, wireName: String? = nil, summary: String, documentation: Documentation,
    params: ObjectShape, result: ResultShape, errors: [String] = [], reportsProgress: Bool = false,
    examples: [Example] = []
  ) {
    self.namespace = namespace
    self.name = name
    self.wireName = wireName ?? "\(namespace).\(name)"
    self.summary = summary
    self.documentation = documentation
    self.params = params
    self.result = result
    self.errors = errors
    self.reportsProgress = reportsProgress
    self.examples = examples
  }

  /// `MediaLoad`, from which the names of its types are made.
  public var typeNameStem: String { Names.upperCamel(self.namespace) + Names.upperCamel(self.name) }
  /// `MediaLoadParams`.
  public var paramsTypeName: String { self.typeNameStem + "Params" }
  /// The result's type: a declared one, or `MediaLoadResult` for fields of its own; `nil` for the empty result and for any object.
  public var resultTypeName: String? { self.result.typeName(stem: self.typeNameStem) }
}

/// What a request is answered with; always an object on the wire.
public enum ResultShape: Hashable, Sendable {
  /// The empty object.
  case empty
  /// Any object; its shape is declared nowhere.
  case object
  /// A declared object type.
  case type(String)
  /// Fields of its own.
  case fields(ObjectShape)

  func typeName(stem: String) -> String? {
    switch self {
    case .empty, .object: nil
    case .type(let name): name
    case .fields: stem + "Result"
    }
  }
}
