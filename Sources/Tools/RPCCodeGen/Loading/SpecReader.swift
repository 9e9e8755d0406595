import JSONCodec

/// Reads the declarations of spec files separately; ``SpecChecker`` checks the references between them.
struct SpecReader {
  func documentation(_ section: SpecSection) -> Documentation {
    Documentation(
      description: section.string("description"), gck: section.optionalString("gck"),
      since: section.optionalInteger("since") ?? 1, deprecated: section.optionalString("deprecated"))
  }

  func fields(_ sections: [(name: String, section: SpecSection)]) -> [Field] {
    sections.map { name, section in
      if !Names.isMemberName(name) { section.report("is no name for a field") }
      if name == "additional" { section.report("is the name of what open objects keep") }
      return self.field(name, section)
    }
  }

  private func field(_ name: String, _ section: SpecSection) -> Field {
    defer { section.close() }
    return Field(
      name: name, type: self.type(section, "type"), isRequired: section.flag("required"),
      documentation: self.documentation(section), unit: section.optionalString("unit"),
      constraint: Field.Constraint(
        minimum: section.optionalNumber("minimum"), maximum: section.optionalNumber("maximum"),
        exclusiveMinimum: section.optionalNumber("exclusiveMinimum"), isNonEmpty: section.flag("nonEmpty")),
      defaultValue: section.value("default"), alias: section.optionalString("alias"),
      example: section.value("example"), merge: self.mergeRule(section))
  }

  private func mergeRule(_ section: SpecSection) -> Field.MergeRule? {
    guard let text = section.optionalString("merge") else { return nil }
    guard let kind = Field.MergeRule.Kind(rawValue: text) else {
      section.report("`\(text)` is none of keep, clear, byMember and byId", at: "merge")
      return nil
    }
    return Field.MergeRule(kind: kind, unless: section.optionalString("mergeUnless"))
  }

  private func type(_ section: SpecSection, _ key: String) -> TypeExpression {
    let text = section.string(key)
    if let type = TypeExpression(parsing: text) { return type }
    if !text.isEmpty { section.report("`\(text)` is no type", at: key) }
    return .any
  }

  // MARK: Types

  /// - Parameter directions: The directions of all types of the file.
  func types(
    _ sections: [(name: String, section: SpecSection)], origin: TypeDeclaration.Origin, _ directions: Directions = []
  ) -> [TypeDeclaration] {
    sections.map { name, section in
      if !Names.isTypeName(name) { section.report("is no name for a type") }
      defer { section.close() }
      return TypeDeclaration(
        name: name, documentation: self.documentation(section), shape: self.shape(section), origin: origin,
        directions: self.directions(section).union(directions))
    }
  }

  /// Reads `decoded` and `encoded` of a type, or of a whole file.
  func directions(_ section: SpecSection) -> Directions {
    (section.flag("decoded") ? Directions.decoded : []).union(section.flag("encoded") ? .encoded : [])
  }

  private func shape(_ section: SpecSection) -> TypeDeclaration.Shape {
    let kind = section.string("kind")
    switch kind {
    case "enum": return .stringEnum(self.stringEnum(section))
    case "integerEnum": return .integerEnum(self.integerEnum(section))
    case "object":
      return .object(
        ObjectShape(
          includes: section.strings("include"), fields: self.fields(section.sections("fields")),
          isOpen: section.flag("open"), shorthand: section.optionalString("shorthand"),
          isOptions: section.flag("options"), isMerged: section.flag("merged")))
    default:
      if !kind.isEmpty { section.report("`\(kind)` is none of enum, integerEnum and object", at: "kind") }
      return .object(ObjectShape(fields: []))
    }
  }

  private func stringEnum(_ section: SpecSection) -> StringEnum {
    let values = section.section("values")
    if values.keys.isEmpty { section.report("has no values", at: "values") }
    return StringEnum(
      values: values.keys.map { StringEnum.Value(value: $0, description: values.string($0)) },
      isOpen: section.flag("open"), isSpelledAsOnTheWire: self.spelling(section))
  }

  private func spelling(_ section: SpecSection) -> Bool {
    guard let text = section.optionalString("spelling") else { return false }
    if text != "wire" { section.report("`\(text)` is not wire", at: "spelling") }
    return true
  }

  private func integerEnum(_ section: SpecSection) -> IntegerEnum {
    let values = section.sections("values")
    if values.isEmpty { section.report("has no values", at: "values") }
    return IntegerEnum(
      values: values.map { name, value in
        defer { value.close() }
        return IntegerEnum.Value(
          name: name, value: value.integer("value"), description: value.string("description"))
      }, isOpen: section.flag("open"), isFlags: section.flag("flags"))
  }

  // MARK: Namespaces

  func namespace(_ section: SpecSection) -> Namespace {
    self.namespace(section, named: section.string("namespace"))
  }

  func namespace(_ section: SpecSection, named name: String) -> Namespace {
    if !name.isEmpty, !Names.isMemberName(name) {
      section.report("`\(name)` is no name for a namespace", at: "namespace")
    }
    return Namespace(
      name: name, description: section.string("description"),
      methods: section.sections("methods").map { self.method($0.section, namespace: name, name: $0.name) },
      notifications: section.sections("notifications").map {
        self.notification($0.section, namespace: name, name: $0.name)
      },
      serverRequests: section.sections("serverRequests").map {
        self.serverRequest($0.section, namespace: name, name: $0.name)
      })
  }

  private func method(_ section: SpecSection, namespace: String, name: String) -> Method {
    defer { section.close() }
    if !Names.isMemberName(name) { section.report("is no name for a method") }
    let result = self.result(section)
    let summary = section.string("summary")
    // If the summary is complete, the description may be left out.
    let documentation = Documentation(
      description: section.optionalString("description") ?? summary, gck: section.optionalString("gck"),
      since: section.optionalInteger("since") ?? 1, deprecated: section.optionalString("deprecated"))
    return Method(
      namespace: namespace, name: name, wireName: self.wireName(section, namespace, name), summary: summary,
      documentation: documentation, params: self.params(section), result: result, errors: section.strings("errors"),
      reportsProgress: section.flag("progress"), needsContext: section.value("needsContext")?.bool ?? true,
      turnsWidgets: section.flag("turnsWidgets"), examples: self.examples(section, hasResult: result != .empty))
  }

  private func notification(_ section: SpecSection, namespace: String, name: String) -> Notification {
    defer { section.close() }
    if !Names.isMemberName(name) { section.report("is no name for a notification") }
    return Notification(
      namespace: namespace, name: name, wireName: self.wireName(section, namespace, name),
      documentation: self.documentation(section), params: self.params(section), delivery: self.delivery(section),
      isAboutSession: section.value("aboutSession")?.bool ?? true,
      examples: self.examples(section, hasResult: false))
  }

  private func serverRequest(_ section: SpecSection, namespace: String, name: String) -> ServerRequest {
    defer { section.close() }
    if !Names.isMemberName(name) { section.report("is no name for a request") }
    let result = self.result(section)
    return ServerRequest(
      namespace: namespace, name: name, wireName: self.wireName(section, namespace, name),
      documentation: self.documentation(section), capability: section.string("capability"),
      params: self.params(section), result: result, errors: section.strings("errors"),
      examples: self.examples(section, hasResult: result != .empty))
  }

  private func wireName(_ section: SpecSection, _ namespace: String, _ name: String) -> String {
    section.optionalString("name") ?? "\(namespace).\(name)"
  }

  private func params(_ section: SpecSection) -> ObjectShape {
    // A type's name instead of the params' fields means that type's fields.
    if let name = section.value("params")?.string {
      return ObjectShape(includes: section.strings("include") + [name], fields: [])
    }
    return ObjectShape(includes: section.strings("include"), fields: self.fields(section.sections("params")))
  }

  private func result(_ section: SpecSection) -> ResultShape {
    switch section.value("result") {
    case nil: return .empty
    case .string("object"): return .object
    case .string(let name): return .type(name)
    case .object(let object):
      guard !object.isEmpty else { return .empty }
      return .fields(ObjectShape(fields: self.fields(section.sections("result"))))
    default:
      section.report("must be the name of a type, or fields", at: "result")
      return .empty
    }
  }

  private func delivery(_ section: SpecSection) -> Notification.Delivery {
    let coalesceBy = section.strings("coalesceBy")
    let text = section.optionalString("delivery") ?? "lossless"
    switch text {
    case "latest": return .latest(coalesceBy: coalesceBy)
    case "lossless":
      if section.has("coalesceBy") { section.report("counts only with \"delivery\": \"latest\"", at: "coalesceBy") }
    default: section.report("`\(text)` is neither lossless nor latest", at: "delivery")
    }
    return .lossless
  }

  private func examples(_ section: SpecSection, hasResult: Bool) -> [Example] {
    let examples = section.list("examples")
    if examples.isEmpty { section.report("at least one example is needed", at: "examples") }
    return examples.map { example in
      defer { example.close() }
      if hasResult, !example.has("result") { example.report("is missing", at: "result") }
      let result = example.value("result")
      if let result, result.object == nil { example.report("must be an object", at: "result") }
      let params = example.value("params") ?? .object(JSONObject())
      if params.object == nil { example.report("must be an object", at: "params") }
      return Example(
        name: example.string("name"), description: example.optionalString("description"),
        params: params.object ?? JSONObject(), result: hasResult ? result?.object ?? JSONObject() : nil)
    }
  }

  // MARK: Errors

  func errors(_ section: SpecSection) -> [ErrorDeclaration] {
    section.children().map { name, section in
      defer { section.close() }
      if !Names.isTypeName(name) { section.report("is no name for an error") }
      return ErrorDeclaration(
        name: name, code: section.integer("code"), domain: section.string("domain"),
        message: section.string("message"), documentation: self.documentation(section),
        advice: section.string("advice"), userMessage: section.optionalString("userMessage"),
        userAdvice: section.optionalString("userAdvice"), gckErrorCode: section.integer("gckErrorCode"),
        exit: section.string("exit"), isRetryable: section.flag("retryable"))
    }
  }

  /// Reads other names of methods and members.
  func sdkNames(_ section: SpecSection) -> SDKNames {
    _ = section.optionalString("description")
    var names = SDKNames()
    names.methods = self.entries(section.section("methods"))
    for (owner, entries) in section.sections("members") { names.members[owner] = self.entries(entries) }
    return names
  }

  private func entries(_ section: SpecSection) -> [SDKNames.Entry] {
    section.keys.map { SDKNames.Entry(name: $0, meaning: section.string($0)) }
  }

  func clientErrors(_ section: SpecSection) -> [ClientErrorDeclaration] {
    section.children().map { name, section in
      defer { section.close() }
      if !Names.isTypeName(name) { section.report("is no name for an error") }
      let instead = section.has("instead") ? section.section("instead") : nil
      return ClientErrorDeclaration(
        name: name, description: section.string("description"), exit: section.string("exit"),
        instead: instead.map { instead in instead.keys.map { .init(client: $0, what: instead.string($0)) } } ?? [])
    }
  }

  func gckErrors(_ section: SpecSection) -> [GCKErrorDeclaration] {
    section.children().map { name, section in
      defer { section.close() }
      return GCKErrorDeclaration(
        name: name, code: section.integer("code"), description: section.string("description"),
        reportedAs: section.strings("reportedAs"), never: section.optionalString("never"))
    }
  }
}
