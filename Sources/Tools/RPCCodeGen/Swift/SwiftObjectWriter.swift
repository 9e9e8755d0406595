/// Writes Swift structs with their codec: declared objects, params, results and notifications are all made alike.
struct SwiftObjectWriter {
  let spec: APISpec
  /// The types that are read out of objects that have other members too.
  private let flatTypes: Set<String>
  private let sizes: SwiftSizes

  init(spec: APISpec) {
    self.spec = spec
    self.sizes = SwiftSizes(spec: spec)
    let directions = DirectionTable(spec)
    self.flatTypes = Set(spec.shapes.flatMap(\.includes).filter { directions[$0].contains(.decoded) })
  }

  /// The description of a struct to write.
  struct Struct {
    var name: String
    var shape: ObjectShape
    var directions: Directions = .both
    /// Whether only clients make one, out of included objects (which have to be given) or of all members: the
    /// server's code has no initialiser for it.
    var isMadeByClients = false
    /// Whether a call or a notification carries it. Such a value is never a key, so it isn't `Hashable`. Each
    /// conformance makes the program larger and its start slower (docs/Performance.md).
    var isMessage = false
    /// The protocol that it conforms to for encoding.
    var conformance = "JSONObjectEncodable"
    /// Members that others put beside the declared ones, and that must not reach an included object's `additional`.
    var foreignKeys: [String] = []
    /// The declaration's name for `sdk_names.json`: that of the type or the method.
    var owner: String?
    /// Whether members that are options are changes, which name only some values.
    var takesChanges = false
    /// Members that every such object may have beside its own.
    var furtherNames: [String] = []
    /// Writes further members of the struct, after the properties.
    var extraMembers: ((inout SourceText) -> Void)?
  }

  func write(_ type: Struct, documentation: (inout SourceText) -> Void, to text: inout SourceText) {
    documentation(&text)
    let conformances =
      ["Sendable", type.isMessage ? "Equatable" : "Hashable"]
      + (type.directions.contains(.decoded) ? ["JSONDecodable"] : [])
      + (type.directions.contains(.encoded) ? [type.conformance] : [])
    text.block("public struct \(type.name): \(conformances.joined(separator: ", ")) {") { text in
      type.extraMembers?(&text)
      if type.extraMembers != nil { text.gap() }
      self.writeProperties(type, to: &text)
      self.writeMemberwiseInit(type, to: &text)
      if type.directions.contains(.decoded) { self.writeDecoder(type, to: &text) }
      if type.shape.isOpen { self.writeDeclaredKeys(type.shape, to: &text) }
      if type.directions.contains(.encoded) { self.writeEncoder(type.shape, to: &text) }
    }
  }

  /// Whether the struct can be made without arguments.
  func hasEmptyInit(_ shape: ObjectShape) -> Bool {
    self.spec.flattenedFields(of: shape).allSatisfy { !$0.isRequired }
  }

  // MARK: Properties

  private func writeProperties(_ type: Struct, to text: inout SourceText) {
    let shape = type.shape
    for include in shape.includes {
      text.comment("The members of ``\(include)``, which stand flat beside the others on the wire.")
      text.line("public var \(Self.property(of: include)): \(include)")
    }
    for field in shape.fields {
      SwiftDocumentation.write(field, to: &text)
      // A message lives for one call, and is hardly copied.
      let wrapper = !type.isMessage && self.sizes.isBoxed(field) ? "@Boxed " : ""
      text.line("\(wrapper)public var \(SwiftNames.escaped(field.name)): \(self.type(of: field, in: type))")
    }
    if shape.isOpen {
      text.comment(
        "Members that the spec doesn't declare, and declared ones of another shape from devices, as they came.")
      text.line("public var additional: JSONObject")
    }
  }

  static func property(of include: String) -> String { SwiftNames.escaped(Names.lowerCamel(include)) }

  func type(of field: Field, in type: Struct) -> String {
    let changes = type.takesChanges && self.spec.isOptions(field.type) ? ".Changes" : ""
    return SwiftNames.type(field.type) + changes + (field.isRequired ? "" : "?")
  }

  private func writeMemberwiseInit(_ type: Struct, to text: inout SourceText) {
    let shape = type.shape
    var parameters: [String] = []
    var names: [String] = []
    for include in shape.includes {
      let isEmpty = !type.isMadeByClients && self.spec.objectShape(named: include).map(self.hasEmptyInit) ?? false
      parameters.append("\(Self.property(of: include)): \(include)" + (isEmpty ? " = \(include)()" : ""))
      names.append(Self.property(of: include))
    }
    for field in shape.fields {
      let name = SwiftNames.escaped(field.name)
      parameters.append("\(name): \(self.type(of: field, in: type))" + (field.isRequired ? "" : " = nil"))
      names.append(name)
    }
    if shape.isOpen {
      parameters.append("additional: JSONObject = JSONObject()")
      names.append("additional")
    }
    text.gap()
    let head = type.isMadeByClients ? "@_alwaysEmitIntoClient public init(" : "public init("
    guard !parameters.isEmpty else { return text.line("\(head)) {}") }
    text.list(head, parameters, ") {")
    text.assignments(names)
    text.line("}")
  }

  // MARK: Decoding

  private func writeDecoder(_ type: Struct, to text: inout SourceText) {
    let vocabulary = self.vocabulary(of: type)
    let isFlat = self.flatTypes.contains(type.name)
    text.gap()
    text.block("public init(json node: JSONNode) throws(JSONDecodingError) {") { text in
      guard isFlat else { return self.writeReading(type, isChecked: vocabulary != nil, to: &text) }
      if vocabulary != nil { text.line("try Self.vocabulary.check(node)") }
      text.line("try self.init(flat: node)")
    }
    if isFlat {
      text.gap()
      text.comment("Reads the members out of an object that has others beside them.")
      text.block("package init(flat node: JSONNode) throws(JSONDecodingError) {") {
        self.writeReading(type, isChecked: false, to: &$0)
      }
    }
    vocabulary?.write(to: &text)
    self.writeForeignKeys(of: type, to: &text)
  }

  private func writeReading(_ type: Struct, isChecked: Bool, to text: inout SourceText) {
    let shape = type.shape
    let vocabulary = isChecked ? ", Self.vocabulary" : ""
    guard !shape.fields.isEmpty || shape.isOpen else {
      if shape.includes.isEmpty {
        text.line("_ = try JSONMembers(node\(vocabulary))")
      } else if isChecked {
        text.line("try Self.vocabulary.check(node)")
      }
      return self.writeIncludesDecoding(type, to: &text)
    }
    let shorthand = shape.shorthand.map { ", shorthand: \(SwiftNames.literal($0))" }
    // A shorthand value instead of an object has no members to be checked.
    if isChecked, shorthand != nil { text.line("try Self.vocabulary.check(node)") }
    let isRead = shape.fields.isEmpty ? "let" : "var"
    text.line("\(isRead) members: JSONMembers = try JSONMembers(node\(shorthand ?? vocabulary))")
    self.writeIncludesDecoding(type, to: &text)
    for field in shape.fields {
      let verb = field.isRequired ? "required" : "optional"
      let arguments = [
        SwiftNames.literal(field.name), field.alias.map { "alias: \(SwiftNames.literal($0))" },
        Self.constraint(of: field),
      ]
      text.line(
        "self.\(SwiftNames.escaped(field.name)) = try members.\(verb)(\(arguments.compactMap { $0 }.joined(separator: ", ")))"
      )
    }
    if shape.isOpen { text.line("self.additional = members.remaining(known: Self.declaredKeys)") }
  }

  /// Returns the vocabulary check of the struct; `nil` if it refuses nothing.
  private func vocabulary(of type: Struct) -> SwiftVocabularyWriter? {
    let isOpen = self.spec.isOpen(type.shape)
    let meanings = self.spec.meanings(in: type.shape, of: [type.owner ?? type.name], isOpen: isOpen)
    if isOpen, meanings.isEmpty { return nil }
    let fields = self.spec.flattenedFields(of: type.shape)
    return SwiftVocabularyWriter(
      names: fields.map(\.name) + fields.compactMap(\.alias) + type.furtherNames, meanings: meanings, isOpen: isOpen)
  }

  private func writeIncludesDecoding(_ type: Struct, to text: inout SourceText) {
    for include in type.shape.includes {
      let property = Self.property(of: include)
      guard let path = self.pathToOpen(include), !self.foreignKeys(for: include, in: type).isEmpty else {
        text.line("self.\(property) = try \(include)(flat: node)")
        continue
      }
      text.line("var \(property): \(include) = try \(include)(flat: node)")
      text.line("\(([property] + path).joined(separator: ".")).additional.removeAll(where: Self.foreignKeys.contains)")
      text.line("self.\(property) = \(property)")
    }
  }

  /// Writes the keys that the open one among the includes must not keep.
  private func writeForeignKeys(of type: Struct, to text: inout SourceText) {
    for include in type.shape.includes where self.pathToOpen(include) != nil {
      let keys = self.foreignKeys(for: include, in: type)
      guard !keys.isEmpty else { continue }
      text.gap()
      text.list("private static let foreignKeys: Set<String> = [", keys.map(SwiftNames.literal), "]")
    }
  }

  /// Returns the keys that belong to others than `include`.
  func foreignKeys(for include: String, in type: Struct) -> [String] {
    let others = ObjectShape(includes: type.shape.includes.filter { $0 != include }, fields: type.shape.fields)
    return self.spec.flattenedFields(of: others).flatMap { [$0.name] + ($0.alias.map { [$0] } ?? []) }
      + type.foreignKeys
  }

  /// Returns the path of properties from the object `name` to the open one among it and its includes; `nil` if none
  /// is open.
  func pathToOpen(_ name: String) -> [String]? {
    guard let shape = self.spec.objectShape(named: name) else { return nil }
    if shape.isOpen { return [] }
    for include in shape.includes {
      if let path = self.pathToOpen(include) { return [Self.property(of: include)] + path }
    }
    return nil
  }

  private static func constraint(of field: Field) -> String? {
    let constraint = field.constraint
    guard !constraint.isEmpty else { return nil }
    let prefix = "JSONConstraint<\(SwiftNames.type(field.type))>"
    func literal(_ number: Double) -> String { number.shortText }
    switch (constraint.minimum, constraint.exclusiveMinimum, constraint.maximum) {
    case (let minimum?, _, let maximum?): return "\(prefix).range(\(literal(minimum))...\(literal(maximum)))"
    case (let minimum?, _, nil): return "\(prefix).atLeast(\(literal(minimum)))"
    case (nil, let bound?, let maximum?): return "\(prefix).moreThan(\(literal(bound)), atMost: \(literal(maximum)))"
    case (nil, let bound?, nil): return "\(prefix).moreThan(\(literal(bound)))"
    case (nil, nil, let maximum?): return "\(prefix).atMost(\(literal(maximum)))"
    case (nil, nil, nil): return "\(prefix).nonEmpty"
    }
  }

  private func writeDeclaredKeys(_ shape: ObjectShape, to text: inout SourceText) {
    let keys = shape.fields.flatMap { [$0.name] + ($0.alias.map { [$0] } ?? []) }
    text.gap()
    text.list("package static let declaredKeys: Set<String> = [", keys.map(SwiftNames.literal), "]")
  }

  // MARK: Encoding

  func writeEncoder(_ shape: ObjectShape, to text: inout SourceText) {
    text.gap()
    text.block("public func writeMembers(to writer: inout JSONWriter) {") { text in
      for include in shape.includes { text.line("self.\(Self.property(of: include)).writeMembers(to: &writer)") }
      // A value that a device wrote in another shape is written unchanged while the member itself has no value; so is
      // an array with elements that couldn't be read.
      if shape.isOpen { text.line("let raw: JSONObject? = self.additional.members(among: Self.declaredKeys)") }
      for field in shape.fields {
        let name = SwiftNames.escaped(field.name)
        let raw = shape.isOpen && (!field.isRequired || field.type.isArray) ? ", or: raw" : ""
        text.line("writer.member(\(SwiftNames.literal(field.name)), self.\(name)\(raw))")
        if shape.isOpen, let alias = field.alias {
          text.line("if self.\(name) == nil { writer.member(\(SwiftNames.literal(alias)), of: raw) }")
        }
      }
      if shape.isOpen { text.line("writer.members(of: self.additional, except: raw)") }
    }
  }
}

/// Writes the names that a struct's members may have, which its decoder checks.
struct SwiftVocabularyWriter {
  var names: [String]
  var meanings: [SDKNames.Entry]
  var isOpen: Bool

  func write(to text: inout SourceText) {
    text.gap()
    let names = self.names.map(SwiftNames.literal)
    let opening = "private static let vocabulary = JSONVocabulary("
    guard !self.meanings.isEmpty || self.isOpen else { return text.list("\(opening)[", names, "])") }
    text.block(opening, closing: ")") { text in
      text.list("[", names, "]\(self.meanings.isEmpty && !self.isOpen ? "" : ",")")
      let meanings = self.meanings.map { "\(SwiftNames.literal($0.name)): \(SwiftNames.literal($0.meaning))" }
      if !meanings.isEmpty { text.list("meant: [", meanings, "]\(self.isOpen ? "," : "")") }
      if self.isOpen { text.line("isOpen: true") }
    }
  }
}
