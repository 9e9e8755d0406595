import JSONCodec

/// Makes the corpus' cases of one declaration.
struct CorpusBuilder {
  let spec: APISpec
  private let samples: SampleValues

  init(spec: APISpec) {
    self.spec = spec
    self.samples = SampleValues(spec: spec)
  }

  // MARK: Types

  func cases(of type: TypeDeclaration) -> [CorpusCase] {
    let subject = CorpusCase.Subject.type(type.name)
    switch type.shape {
    case .object(let shape): return self.cases(of: shape, subject)
    case .stringEnum(let declaration):
      return declaration.values.map { CorpusCase(name: $0.value, subject: subject, value: .string($0.value)) }
        + self.unknown("NO_SUCH_VALUE", declaration.isOpen, subject) + self.wrong(type, subject)
    case .integerEnum(let declaration):
      return declaration.values.map { CorpusCase(name: $0.name, subject: subject, value: .integer($0.value)) }
        + self.unknown(-4_711, declaration.isOpen, subject) + self.wrong(type, subject)
    }
  }

  private func unknown(_ value: JSONValue, _ isOpen: Bool, _ subject: CorpusCase.Subject) -> [CorpusCase] {
    isOpen ? [CorpusCase(name: "an unknown value", subject: subject, value: value)] : []
  }

  private func wrong(_ type: TypeDeclaration, _ subject: CorpusCase.Subject) -> [CorpusCase] {
    (self.samples.wrongValues(of: .named(type.name), nesting: 1) + [SampleValues.Sample(name: "null", value: .null)])
      .map {
        CorpusCase(name: $0.name, subject: subject, value: $0.value, path: $0.path)
      }
  }

  // MARK: Messages

  func cases(of method: Method) -> [CorpusCase] {
    self.cases(of: method.params, .params(method.wireName)) + self.cases(of: method.result, .result(method.wireName))
      + self.examples(method.examples, .params(method.wireName), .result(method.wireName))
  }

  func cases(of notification: Notification) -> [CorpusCase] {
    let subject = CorpusCase.Subject.notification(notification.wireName)
    return self.cases(of: notification.params, subject) + self.examples(notification.examples, subject, nil)
  }

  func cases(of request: ServerRequest) -> [CorpusCase] {
    self.cases(of: request.params, .serverParams(request.wireName))
      + self.cases(of: request.result, .serverResult(request.wireName))
      + self.examples(request.examples, .serverParams(request.wireName), .serverResult(request.wireName))
  }

  private func cases(of result: ResultShape, _ subject: CorpusCase.Subject) -> [CorpusCase] {
    guard case .fields(let shape) = result else { return [] }
    return self.cases(of: shape, subject)
  }

  private func examples(
    _ examples: [Example], _ params: CorpusCase.Subject, _ result: CorpusCase.Subject?
  ) -> [CorpusCase] {
    examples.flatMap { example in
      var cases = [CorpusCase(name: "example: \(example.name)", subject: params, value: .object(example.params))]
      if let result, let value = example.result {
        cases.append(CorpusCase(name: "example: \(example.name)", subject: result, value: .object(value)))
      }
      return cases
    }
  }

  // MARK: Objects

  private func cases(of shape: ObjectShape, _ subject: CorpusCase.Subject) -> [CorpusCase] {
    self.rightObjects(shape, mayGrow: subject.mayGrow || self.spec.isOpen(shape)).map {
      CorpusCase(name: $0.name, subject: subject, value: $0.value)
    }
      + (self.samples.wrongMembers(of: shape) + [SampleValues.Sample(name: "an array", value: [])]
      + (subject.mayGrow ? [] : self.samples.undeclaredMembers(of: shape))).map {
        CorpusCase(name: $0.name, subject: subject, value: $0.value, path: $0.path)
      }
  }

  private func rightObjects(_ shape: ObjectShape, mayGrow: Bool) -> [SampleValues.Sample] {
    let required = self.samples.object(shape, depth: 0)
    let fields = self.spec.flattenedFields(of: shape)
    var samples = [SampleValues.Sample(name: "required members only", value: .object(required))]
    if !fields.isEmpty {
      samples.append(.init(name: "every member", value: .object(self.samples.object(shape, depth: 2))))
    }
    if mayGrow {
      samples.append(.init(name: SampleValues.undeclared, value: .object(self.samples.withUndeclared(required))))
    }
    let optional = fields.filter { !$0.isRequired }
    if !optional.isEmpty {
      let nulls = JSONObject(required.members.map { ($0.key, $0.value) } + optional.map { ($0.name, JSONValue.null) })
      samples.append(.init(name: "null for every optional member", value: .object(nulls)))
    }
    for field in fields {
      samples += self.samples.boundaries(of: field).map { boundary in
        var object = required
        object[field.name] = boundary.value
        return .init(name: "`\(field.name)` \(boundary.name)", value: .object(object))
      }
    }
    return samples
  }
}

/// One value of the corpus, and whether it is acceptable under the strict rules.
struct CorpusCase {
  /// The declaration that the value belongs to.
  enum Subject {
    case type(String)
    case params(String)
    case result(String)
    case notification(String)
    case serverParams(String)
    case serverResult(String)

    /// Whether the server sends it: later servers may add members.
    var mayGrow: Bool {
      switch self {
      case .result, .notification, .serverParams: true
      case .type, .params, .serverResult: false
      }
    }

    /// The key that names it in a case, the name, and the case's kind.
    var description: (key: String, name: String, kind: String) {
      switch self {
      case .type(let name): ("type", name, "type")
      case .params(let name): ("method", name, "params")
      case .result(let name): ("method", name, "result")
      case .notification(let name): ("method", name, "notification")
      case .serverParams(let name): ("method", name, "serverParams")
      case .serverResult(let name): ("method", name, "serverResult")
      }
    }
  }

  var name: String
  var subject: Subject
  var value: JSONValue
  /// The path of the mistake, from the value's root; `nil` if the value is acceptable.
  var path: String?

  var json: JSONValue {
    let (key, name, kind) = self.subject.description
    var object: JSONObject = ["kind": .string(kind), key: .string(name), "name": .string(self.name)]
    if let path = self.path { object["path"] = .string(path) }
    object["value"] = self.value
    return .object(object)
  }
}
