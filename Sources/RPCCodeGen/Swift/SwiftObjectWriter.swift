/// Writes Swift structs with their codec: declared objects, params, results and notifications are all made alike.
struct SwiftObjectWriter {
  let spec: APISpec
  /// The types of which others have the members flat beside their own.
  private let includedTypes: Set<String>

  init(spec: APISpec) {
    self.spec = spec
    self.includedTypes = Set(spec.shapes.flatMap(\.includes))
  }

  /// What a struct is made from.
  struct Struct {
    var name: String
    var shape: ObjectShape
    /// `Sendable, Hashable, JSONCodable` is always there.
    var furtherConformances: [String] = []
    /// Members that others put beside the declared ones, and that must not reach an included object's `additional`.
    var foreignKeys: [String] = []
    /// What it is declared as, for `sdk_names.json`: the type's name or the method's.
    var owner: String?
    /// Whether RPC clients may send no members that it doesn't declare; what only the server sends may grow.
    var refusesUndeclared = true
    /// Members that every such object may have beside its own.
    var furtherNames: [String] = []
    /// Writes further members of the struct, after the properties.
    var extraMembers: ((inout SourceText) -> Void)?
  }

  func write(_ type: Struct, documentation: (inout SourceText) -> Void, to text: inout SourceText) {
    documentation(&text)
    let conformances = ["Sendable", "Hashable", "JSONCodable"] + type.furtherConformances
    text.block("public struct \(type.name): \(conformances.joined(separator: ", ")) {") { text in
      type.extraMembers?(&text)
      if type.extraMembers != nil { text.gap() }
      self.writeProperties(type.shape, to: &text)
      text.gap()
      self.writeMemberwiseInit(type.shape, to: &text)
      text.gap()
      self.writeDecoder(type, to: &text)
      text.gap()
      self.writeEncoder(type.shape, to: &text)
    }
  }

  /// Whether the struct can be made without arguments.
  func hasEmptyInit(_ shape: ObjectShape) -> Bool {
    self.spec.flattenedFields(of: shape).allSatisfy { !$0.isRequired }
  }

  // MARK: Properties

  private func writeProperties(_ shape: ObjectShape, to text: inout SourceText) {
    for include in shape.includes {
      text.comment("The members of ``\(include)``, which stand flat beside the others on the wire.")
      text.line("public var \(Self.property(of: include)): \(include)")
    }
    for field in shape.fields {
      SwiftDocumentation.write(field, to: &text)
      text.line("public var \(SwiftNames.escaped(field.name)): \(self.type(of: field))")
    }
    if shape.isOpen {
      text.comment(
        "Members that the spec doesn't declare, and declared ones of another shape from devices, as they came.")
      text.line("public var additional: JSONObject")
    }
  }

  static func property(of include: String) -> String { SwiftNames.escaped(Names.lowerCamel(include)) }

  private func type(of field: Field) -> String { SwiftNames.type(field.type) + (field.isRequired ? "" : "?") }

  private func writeMemberwiseInit(_ shape: ObjectShape, to text: inout SourceText) {
    var parameters: [String] = []
    var names: [String] = []
    for include in shape.includes {
      let isEmpty = self.spec.objectShape(named: include).map(self.hasEmptyInit) ?? false
      parameters.append("\(Self.property(of: include)): \(include)" + (isEmpty ? " = \(include)()" : ""))
      names.append(Self.property(of: include))
    }
    for field in shape.fields {
      let name = SwiftNames.escaped(field.name)
      parameters.append("\(name): \(self.type(of: field))" + (field.isRequired ? "" : " = nil"))
      names.append(name)
    }
    if shape.isOpen {
      parameters.append("additional: JSONObject = JSONObject()")
      names.append("additional")
    }
    guard !parameters.isEmpty else { return text.line("public init() {}") }
    let oneLine = "public init(\(parameters.joined(separator: ", "))) {"
    if oneLine.count <= 118 {
      text.block(oneLine) { text in for name in names { text.line("self.\(name) = \(name)") } }
      return
    }
    text.line("public init(")
    for (index, parameter) in parameters.enumerated() {
      text.line("  \(parameter)\(index == parameters.count - 1 ? "" : ",")")
    }
    text.block(") {") { text in for name in names { text.line("self.\(name) = \(name)") } }
  }

  // MARK: Decoding

  private func writeDecoder(_ type: Struct, to text: inout SourceText) {
    let shape = type.shape
    let vocabulary = self.vocabulary(of: type)
    let isIncluded = self.includedTypes.contains(type.name)
    text.block("public init(json node: JSONNode) throws(JSONDecodingError) {") { text in
      if vocabulary != nil { text.line("try Self.vocabulary.check(node)") }
      if isIncluded { text.line("try self.init(flat: node)") } else { self.writeReading(type, to: &text) }
    }
    if isIncluded {
      text.gap()
      text.comment("Reads the members out of an object that has others beside them.")
      text.block("package init(flat node: JSONNode) throws(JSONDecodingError) {") { self.writeReading(type, to: &$0) }
    }
    vocabulary?.write(to: &text)
    if shape.isOpen { self.writeDeclaredKeys(shape, to: &text) }
  }

  private func writeReading(_ type: Struct, to text: inout SourceText) {
    let shape = type.shape
    guard !shape.fields.isEmpty || shape.isOpen else {
      if shape.includes.isEmpty { text.line("_ = try JSONMembers(node)") }
      return self.writeIncludesDecoding(type, to: &text)
    }
    let shorthand = shape.shorthand.map { ", shorthand: \(SwiftNames.literal($0))" } ?? ""
    let isRead = shape.fields.isEmpty ? "let" : "var"
    text.line("\(isRead) members: JSONMembers = try JSONMembers(node\(shorthand))")
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

  /// What the struct refuses; `nil` if nothing.
  private func vocabulary(of type: Struct) -> SwiftVocabularyWriter? {
    guard type.refusesUndeclared else { return nil }
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
      let foreign = self.foreignKeys(for: include, in: type)
      let openPath = self.pathToOpen(include)
      guard let openPath, !foreign.isEmpty else {
        text.line("self.\(property) = try \(include)(flat: node)")
        continue
      }
      text.line("var \(property): \(include) = try \(include)(flat: node)")
      for key in foreign {
        text.line("\(([property] + openPath).joined(separator: ".")).additional[\(SwiftNames.literal(key))] = nil")
      }
      text.line("self.\(property) = \(property)")
    }
  }

  /// The keys that belong to others than `include`.
  private func foreignKeys(for include: String, in type: Struct) -> [String] {
    let others = ObjectShape(includes: type.shape.includes.filter { $0 != include }, fields: type.shape.fields)
    return self.spec.flattenedFields(of: others).flatMap { [$0.name] + ($0.alias.map { [$0] } ?? []) }
      + type.foreignKeys
  }

  /// The properties that lead from the object `name` to the one among it and its includes that is open; `nil` if none is.
  private func pathToOpen(_ name: String) -> [String]? {
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
    text.line("private static let declaredKeys: Set<String> = [")
    for key in keys { text.line("  \(SwiftNames.literal(key)),") }
    text.line("]")
  }

  // MARK: Encoding

  private func writeEncoder(_ shape: ObjectShape, to text: inout SourceText) {
    text.block("public func write(to writer: inout JSONWriter) {") { text in
      text.line("writer.beginObject()")
      text.line("self.writeMembers(to: &writer)")
      text.line("writer.endObject()")
    }
    text.gap()
    text.comment("Writes the members into an object that is open.")
    text.block("public func writeMembers(to writer: inout JSONWriter) {") { text in
      for include in shape.includes { text.line("self.\(Self.property(of: include)).writeMembers(to: &writer)") }
      for field in shape.fields {
        // An array of which a device's elements couldn't all be read is written as it came.
        let raw = shape.isOpen && field.type.isArray ? ", raw: self.additional" : ""
        text.line("writer.member(\(SwiftNames.literal(field.name)), self.\(SwiftNames.escaped(field.name))\(raw))")
      }
      if shape.isOpen { text.line("if !self.additional.isEmpty { self.writeAdditional(to: &writer) }") }
    }
    if shape.isOpen { self.writeAdditionalWriter(shape, to: &text) }
  }

  /// A raw value of a declared member is written only while the member itself has none.
  private func writeAdditionalWriter(_ shape: ObjectShape, to text: inout SourceText) {
    text.gap()
    text.block("private func writeAdditional(to writer: inout JSONWriter) {") { text in
      text.block("for (key, value) in self.additional.members {") { text in
        text.line("if Self.declaredKeys.contains(key), self.hasValue(of: key) { continue }")
        text.line("writer.member(key, value)")
      }
    }
    text.gap()
    text.block("private func hasValue(of key: String) -> Bool {") { text in
      text.line("switch key {")
      for field in shape.fields {
        let keys = [field.name] + (field.alias.map { [$0] } ?? [])
        let condition = field.isRequired ? "true" : "self.\(SwiftNames.escaped(field.name)) != nil"
        text.line("case \(keys.map(SwiftNames.literal).joined(separator: ", ")): \(condition)")
      }
      text.line("default: false")
      text.line("}")
    }
  }
}
