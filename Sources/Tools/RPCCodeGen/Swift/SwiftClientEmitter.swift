/// Writes the module CastRPCClient: the other directions of the server's types, a struct of calls for each namespace,
/// and the notifications; and for `castctl` the exit codes of errors.
struct SwiftClientEmitter: Emitter {
  static let folder = "Sources/Client/CastRPCClient/Generated"
  private static let controlFolder = "Sources/Client/CastControl/Generated"

  var ownedFolders: [String] { [Self.folder, Self.controlFolder] }

  func emit(_ spec: APISpec) -> [GeneratedFile] {
    spec.namespaces.map { self.namespaceFile($0, spec) } + [
      self.typesFile(spec), SwiftCallsWriter(spec: spec).namespacesFile(), SwiftNotificationsWriter(spec: spec).file(),
      SwiftErrorsWriter(spec: spec).exitsFile(folder: Self.controlFolder),
    ]
  }

  /// Returns the missing directions of declared types, those of every module.
  private func typesFile(_ spec: APISpec) -> GeneratedFile {
    let client = DirectionTable(client: spec)
    let server = DirectionTable(spec)
    let codec = SwiftClientCodecWriter(spec: spec)
    let lacking = spec.types.filter { !client[$0.name].subtracting(server[$0.name]).isEmpty }
    return Self.file("Types", spec, publicly: Set(lacking.map(\.origin.target) + ["JSONCodec"])) { text in
      for type in lacking {
        guard case .object(let shape) = type.shape, !shape.isOptions else { continue }
        let missing = client[type.name].subtracting(server[type.name])
        codec.write(.init(name: type.name, shape: shape, directions: missing), to: &text)
      }
    }
  }

  /// Returns the calls of a namespace, and the missing directions of its messages.
  private func namespaceFile(_ namespace: Namespace, _ spec: APISpec) -> GeneratedFile {
    let codec = SwiftClientCodecWriter(spec: spec)
    // The parameter types of the flat initialisers; the other members' types aren't named here.
    let taken = namespace.methods.map(\.params).filter { !$0.includes.isEmpty }.flatMap { shape in
      spec.flattenedFields(of: shape).compactMap(\.type.declaredName)
    }
    let results = namespace.methods.compactMap(\.resultTypeName)
    let modules = Set(spec.modelTargets(of: taken + results) + ["CastRPCProtocol", "JSONCodec"])
    return Self.file("\(Names.upperCamel(namespace.name))Calls", spec, publicly: modules) { text in
      SwiftCallsWriter(spec: spec).write(namespace, to: &text)
      for method in namespace.methods {
        var params = SwiftMessagesWriter.params(of: method)
        params.directions = .encoded
        codec.write(params, to: &text)
        codec.writeFlatInit(of: params, to: &text)
        codec.write(method.result, method.resultTypeName, .decoded, to: &text)
      }
      for notification in namespace.notifications {
        codec.write(
          .init(name: notification.typeName, shape: notification.params, directions: .decoded), to: &text)
      }
      for request in namespace.serverRequests {
        codec.write(.init(name: request.paramsTypeName, shape: request.params, directions: .decoded), to: &text)
        codec.write(request.result, request.resultTypeName, .encoded, to: &text)
      }
    }
  }

  /// Returns a file that imports every module of the API's types; `modules` publicly, since its public declarations
  /// name them.
  static func file(
    _ name: String, _ spec: APISpec, publicly modules: Set<String>, _ body: (inout SourceText) -> Void
  ) -> GeneratedFile {
    let all = Set(spec.types.map(\.origin.target) + ["CastModel", "CastRPCProtocol", "JSONCodec"])
    return SwiftFile(
      path: "\(self.folder)/\(name).swift", imports: modules.sorted(),
      internalImports: all.subtracting(modules).sorted()
    ).generate(body)
  }
}

/// Writes extensions that give the server's types the directions of a client.
///
/// A client reads under the tolerant policy, so the code only checks the members that a value requires.
struct SwiftClientCodecWriter {
  let spec: APISpec
  private let objects: SwiftObjectWriter

  init(spec: APISpec) {
    self.spec = spec
    self.objects = SwiftObjectWriter(spec: spec)
  }

  /// Writes the extensions for `type.directions`; nothing if there are none.
  func write(_ type: SwiftObjectWriter.Struct, to text: inout SourceText) {
    if type.directions.contains(.decoded) { self.writeDecoder(type, to: &text) }
    guard type.directions.contains(.encoded) else { return }
    text.line()
    let head = "extension \(type.name): JSONObjectEncodable {"
    if type.shape.fields.isEmpty, type.shape.includes.isEmpty, !type.shape.isOpen {
      return text.line("\(head) public func writeMembers(to writer: inout JSONWriter) {} }")
    }
    text.block(head) { self.writeEncoder(type.shape, to: &$0) }
  }

  func write(_ result: ResultShape, _ name: String?, _ directions: Directions, to text: inout SourceText) {
    guard case .fields(let shape) = result, let name else { return }
    self.write(.init(name: name, shape: shape, directions: directions), to: &text)
  }

  private func writeEncoder(_ shape: ObjectShape, to text: inout SourceText) {
    guard !shape.isOpen else { return self.objects.writeEncoder(shape, to: &text) }
    text.block("public func writeMembers(to writer: inout JSONWriter) {") { text in
      for include in shape.includes {
        text.line("self.\(SwiftObjectWriter.property(of: include)).writeMembers(to: &writer)")
      }
      let members = shape.fields.map { "(\(SwiftNames.literal($0.name)), self.\(SwiftNames.escaped($0.name)))" }
      if !members.isEmpty { text.list("writer.members(", members, ")") }
    }
  }

  // MARK: Decoding

  private func writeDecoder(_ type: SwiftObjectWriter.Struct, to text: inout SourceText) {
    let shape = type.shape
    text.line()
    text.block("extension \(type.name): JSONDecodable {") { text in
      text.block("public init(json node: JSONNode) throws(JSONDecodingError) {") { text in
        for include in shape.includes { self.writeReading(of: include, in: type, to: &text) }
        let shorthand = shape.shorthand.map { ", shorthand: \(SwiftNames.literal($0))" } ?? ""
        if shape.fields.isEmpty, !shape.isOpen {
          text.line("_ = try JSONMembers(node)")
        } else {
          text.line("\(shape.fields.isEmpty ? "let" : "var") members: JSONMembers = try JSONMembers(node\(shorthand))")
        }
        text.list("self.init(", self.arguments(of: shape), ")")
      }
    }
  }

  private func arguments(of shape: ObjectShape) -> [String] {
    let includes = shape.includes.map { name in
      let property = SwiftObjectWriter.property(of: name)
      return "\(property): \(property)"
    }
    let fields = shape.fields.map { field in
      let alias = field.alias.map { ", alias: \(SwiftNames.literal($0))" } ?? ""
      let verb = field.isRequired ? "value" : "option"
      return "\(field.name): try members.\(verb)(\(SwiftNames.literal(field.name))\(alias))"
    }
    return includes + fields + (shape.isOpen ? ["additional: members.remaining(known: Self.declaredKeys)"] : [])
  }

  private func writeReading(of include: String, in type: SwiftObjectWriter.Struct, to text: inout SourceText) {
    let property = SwiftObjectWriter.property(of: include)
    guard let path = self.objects.pathToOpen(include) else {
      return text.line("let \(property): \(include) = try \(include)(json: node)")
    }
    let foreign = self.objects.foreignKeys(for: include, in: type).map(SwiftNames.literal)
    text.line("var \(property): \(include) = try \(include)(json: node)")
    text.list("let foreignKeys: Set<String> = [", foreign, "]")
    text.line("\(([property] + path).joined(separator: ".")).additional.removeAll(where: foreignKeys.contains)")
  }

  // MARK: Making

  /// Writes an initialiser with the members as on the wire, if some of them belong to included objects.
  func writeFlatInit(of type: SwiftObjectWriter.Struct, to text: inout SourceText) {
    guard !type.shape.includes.isEmpty else { return }
    var parameters: [String] = []
    let arguments = self.flatArguments(of: type, parameters: &parameters)
    text.line()
    text.block("extension \(type.name) {") { text in
      text.comment("Takes the members as they stand on the wire.")
      text.list("public init(", parameters, ") {")
      text.indented { $0.list("self.init(", arguments, ")") }
      text.line("}")
    }
  }

  private func flatArguments(of type: SwiftObjectWriter.Struct, parameters: inout [String]) -> [String] {
    var arguments: [String] = []
    for include in type.shape.includes {
      guard let shape = self.spec.objectShape(named: include) else { continue }
      let inner = self.flatArguments(of: .init(name: include, shape: shape), parameters: &parameters)
      arguments.append("\(SwiftObjectWriter.property(of: include)): \(include)(\(inner.joined(separator: ", ")))")
    }
    for field in type.shape.fields {
      let name = SwiftNames.escaped(field.name)
      parameters.append("\(name): \(self.objects.type(of: field, in: type))" + (field.isRequired ? "" : " = nil"))
      arguments.append("\(field.name): \(name)")
    }
    if type.shape.isOpen {
      parameters.append("additional: JSONObject = JSONObject()")
      arguments.append("additional: additional")
    }
    return arguments
  }
}
