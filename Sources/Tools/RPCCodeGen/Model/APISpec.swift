import JSONCodec

/// The whole API, read and checked by ``SpecLoader``.
///
/// Everything is in a fixed order: files by name, declarations in the order of their file.
struct APISpec: Hashable, Sendable {
  var title: String = ""
  var version: String = ""
  /// The level, which increases with every addition to the API.
  var apiLevel: Int64 = 1
  /// The oldest level whose clients still work.
  var apiCompatible: Int64 = 1
  var protocolVersion: String = ""
  var description: String = ""
  var types: [TypeDeclaration] = []
  var namespaces: [Namespace] = []
  var errors: [ErrorDeclaration] = []
  /// The codes of the iOS SDK.
  var gckErrors: [GCKErrorDeclaration] = []
  /// The errors of clients themselves, which no server sends.
  var clientErrors: [ClientErrorDeclaration] = []
  /// Other names of methods and members, for suggestions in errors.
  var sdkNames: SDKNames = SDKNames()

  var methods: [Method] { self.namespaces.flatMap(\.methods) }
  var notifications: [Notification] { self.namespaces.flatMap(\.notifications) }
  var serverRequests: [ServerRequest] { self.namespaces.flatMap(\.serverRequests) }

  /// The same API without the types of files with `"wire": true`.
  var withoutWire: APISpec {
    var spec = self
    spec.types.removeAll { $0.origin.isWire }
    return spec
  }

  /// Replaces defaults of the form `{"of": "Type.member"}` by that member's default, so that a number is written once.
  /// Those that name no member stay, and no type accepts them.
  mutating func resolveSharedDefaults() {
    for index in self.types.indices {
      guard case .object(var shape) = self.types[index].shape else { continue }
      for place in shape.fields.indices {
        guard let path = shape.fields[place].defaultValue?["of"]?.string, let field = self.member(at: path) else {
          continue
        }
        shape.fields[place].defaultValue = field.defaultValue
      }
      self.types[index].shape = .object(shape)
    }
  }

  /// Returns the member that `path` names by its type: `ContextOptions.connectTimeout`.
  func member(at path: String) -> Field? {
    let names = path.split(separator: ".").map(String.init)
    guard names.count == 2 else { return nil }
    return self.objectShape(named: names[0])?.fields.first { $0.name == names[1] }
  }

  /// Returns the declared type `name`.
  func type(named name: String) -> TypeDeclaration? { self.types.first { $0.name == name } }

  /// Returns the error `name`.
  func error(named name: String) -> ErrorDeclaration? { self.errors.first { $0.name == name } }

  /// Returns the SDK's error with the number `code`.
  func gckError(code: Int64) -> GCKErrorDeclaration? { self.gckErrors.first { $0.code == code } }

  /// Returns the names of the errors that can carry the SDK's `error`.
  func errorNames(reporting error: GCKErrorDeclaration) -> [String] {
    self.errors.filter { $0.gckErrorCode == error.code }.map(\.name) + error.reportedAs
  }

  /// Returns the object type `name`; `nil` for enums and unknown names.
  func objectShape(named name: String) -> ObjectShape? { self.type(named: name)?.objectShape }

  /// Returns all members of `shape` in the order of the wire: those of its includes first, its own last.
  func flattenedFields(of shape: ObjectShape) -> [Field] {
    shape.includes.flatMap { name in
      self.objectShape(named: name).map { self.flattenedFields(of: $0) } ?? []
    } + shape.fields
  }

  /// Returns the fields of a result; `nil` for the empty one and for any object.
  func resultShape(of result: ResultShape) -> ObjectShape? {
    switch result {
    case .empty, .object: nil
    case .type(let name): self.objectShape(named: name)
    case .fields(let shape): shape
    }
  }
}

/// The documentation of a declaration in the spec.
struct Documentation: Hashable, Sendable {
  /// The description, in Markdown; never empty in a spec that was loaded without problems.
  var description: String
  /// The iOS SDK's symbol that it mirrors: `GCKMediaStatus.streamPosition`.
  var gck: String?
  /// The API level that introduced it.
  var since: Int64 = 1
  /// The text that names the replacement, if it is deprecated.
  var deprecated: String?
}
