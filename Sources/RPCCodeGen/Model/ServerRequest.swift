/// A request that the server sends to a client that declared ``capability``.
public struct ServerRequest: Hashable, Sendable {
  public var namespace: String
  public var name: String
  /// The name on the wire: `image.pick`.
  public var wireName: String
  public var documentation: Documentation
  /// The capability of `initialize` without which it is never sent.
  public var capability: String
  public var params: ObjectShape
  public var result: ResultShape
  /// The names of the errors that the client may answer with.
  public var errors: [String]
  public var examples: [Example]

  public init(
    namespace: String, name: String, wireName: String? = nil, documentation: Documentation, capability: String,
    params: ObjectShape, result: ResultShape, errors: [String] = [], examples: [Example] = []
  ) {
    self.namespace = namespace
    self.name = name
    self.wireName = wireName ?? "\(namespace).\(name)"
    self.documentation = documentation
    self.capability = capability
    self.params = params
    self.result = result
    self.errors = errors
    self.examples = examples
  }

  /// `ImagePick`, from which the names of its types are made.
  public var typeNameStem: String { Names.upperCamel(self.namespace) + Names.upperCamel(self.name) }
  /// `ImagePickParams`.
  public var paramsTypeName: String { self.typeNameStem + "Params" }
  /// The result's type: a declared one, or `ImagePickResult` for fields of its own; `nil` for the empty result and for any object.
  public var resultTypeName: String? { self.result.typeName(stem: self.typeNameStem) }
}
