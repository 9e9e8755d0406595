/// The whole API, as ``SpecLoader`` read and checked it.
///
/// Everything is in a fixed order: files by name, declarations as they stand in their file.
public struct APISpec: Hashable, Sendable {
  public var title: String
  public var version: String
  /// Grows with every addition to the API.
  public var apiLevel: Int64
  /// The oldest level whose clients still work.
  public var apiCompatible: Int64
  public var protocolVersion: String
  public var description: String
  public var types: [TypeDeclaration]
  public var namespaces: [Namespace]
  public var errors: [ErrorDeclaration]
  /// The codes of the iOS SDK.
  public var gckErrors: [GCKErrorDeclaration]
  /// Other names of methods and members, for errors that say what was meant.
  public var sdkNames: SDKNames

  public init(
    title: String = "", version: String = "", apiLevel: Int64 = 1, apiCompatible: Int64 = 1,
    protocolVersion: String = "", description: String = "", types: [TypeDeclaration] = [],
    namespaces: [Namespace] = [], errors: [ErrorDeclaration] = [],
    gckErrors: [GCKErrorDeclaration] = [], sdkNames: SDKNames = SDKNames()
  ) {
    self.title = title
    self.version = version
    self.apiLevel = apiLevel
    self.apiCompatible = apiCompatible
    self.protocolVersion = protocolVersion
    self.description = description
    self.types = types
    self.namespaces = namespaces
    self.errors = errors
    self.gckErrors = gckErrors
    self.sdkNames = sdkNames
  }

  public var methods: [Method] { self.namespaces.flatMap(\.methods) }
  public var notifications: [Notification] { self.namespaces.flatMap(\.notifications) }
  public var serverRequests: [ServerRequest] { self.namespaces.flatMap(\.serverRequests) }

  /// The declared type `name`.
  public func type(named name: String) -> TypeDeclaration? { self.types.first { $0.name == name } }

  /// The error `name`.
  public func error(named name: String) -> ErrorDeclaration? { self.errors.first { $0.name == name } }

  /// The SDK's error with the number `code`.
  public func gckError(code: Int64) -> GCKErrorDeclaration? { self.gckErrors.first { $0.code == code } }

  /// The names of the errors that can carry the SDK's `error`.
  public func errorNames(reporting error: GCKErrorDeclaration) -> [String] {
    self.errors.filter { $0.gckErrorCode == error.code }.map(\.name) + error.reportedAs
  }

  /// The object type `name`; `nil` for enums and unknown names.
  public func objectShape(named name: String) -> ObjectShape? {
    guard case .object(let shape) = self.type(named: name)?.shape else { return nil }
    return shape
  }

  /// All members of `shape` as they stand on the wire: those of its includes first, its own last.
  public func flattenedFields(of shape: ObjectShape) -> [Field] {
    shape.includes.flatMap { name in
      self.objectShape(named: name).map { self.flattenedFields(of: $0) } ?? []
    } + shape.fields
  }

  /// The fields of a result; `nil` for the empty one and for any object.
  public func resultShape(of result: ResultShape) -> ObjectShape? {
    switch result {
    case .empty, .object: nil
    case .type(let name): self.objectShape(named: name)
    case .fields(let shape): shape
    }
  }
}
