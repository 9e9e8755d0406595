import JSONCodec

/// Methods, notifications and server requests.
extension SpecChecker {
  func check(_ method: Method, _ place: Place) {
    self.check(method.params, place, fieldsKey: "params", origin: nil)
    self.check(method.result, place)
    self.check(errors: method.errors, place)
    self.checkTraits(of: method, place)
    let progressKeys: Set<String> = method.reportsProgress ? ["progressToken"] : []
    if method.params.fields.contains(where: { progressKeys.contains($0.name) }) {
      self.report("is declared by \"progress\" already", place.appending("params.progressToken"))
    }
    self.check(examples: method.examples, method.params, method.result, place, alsoAllowed: progressKeys)
  }

  /// Checks that a method that only reads doesn't need the context, and that only methods of widgets turn widgets.
  private func checkTraits(of method: Method, _ place: Place) {
    if method.needsContext, method.name.hasPrefix("get") {
      self.report("only reads, so say \"needsContext\": false", place.appending("needsContext"))
    }
    if method.turnsWidgets, method.namespace != "widget" {
      self.report("is for inputs of widgets", place.appending("turnsWidgets"))
    }
  }

  func check(_ notification: Notification, _ place: Place) {
    self.check(notification.params, place, fieldsKey: "params", origin: nil)
    self.checkSessionId(of: notification, place)
    self.check(examples: notification.examples, notification.params, .empty, place)
    guard case .latest(let keys) = notification.delivery, !self.hasIncludeCycle(notification.params) else { return }
    let fields = self.spec.flattenedFields(of: notification.params)
    if keys.isEmpty, fields.contains(where: { $0.name == "sessionId" }) {
      self.report("must have `sessionId`, or an event of one session replaces another's", place.appending("coalesceBy"))
    }
    for key in keys {
      guard let field = fields.first(where: { $0.name == key }) else {
        self.report("`\(key)` is none of its params", place.appending("coalesceBy"))
        continue
      }
      if !self.isScalar(field.type) {
        self.report("`\(key)` is neither string, integer nor enum", place.appending("coalesceBy"))
      }
    }
  }

  private func isScalar(_ type: TypeExpression) -> Bool {
    switch type {
    case .string, .integer: true
    case .named(let name): self.spec.objectShape(named: name) == nil
    default: false
    }
  }

  func check(_ request: ServerRequest, _ place: Place) {
    self.check(request.params, place, fieldsKey: "params", origin: nil)
    self.check(request.result, place)
    self.check(errors: request.errors, place)
    self.check(examples: request.examples, request.params, request.result, place)
  }

  private func check(_ result: ResultShape, _ place: Place) {
    switch result {
    case .empty, .object: break
    case .type(let name): _ = self.objectType(name, place.appending("result"))
    case .fields(let shape): self.check(shape, place, fieldsKey: "result", origin: nil)
    }
  }

  private func check(errors names: [String], _ place: Place) {
    for name in names {
      if ErrorDeclaration.standardNames.contains(name) {
        self.report("`\(name)` goes without saying", place.appending("errors"))
      } else if self.spec.error(named: name) == nil {
        self.report("there is no error `\(name)`", place.appending("errors"))
      }
    }
  }

  private func check(
    examples: [Example], _ params: ObjectShape, _ result: ResultShape, _ place: Place,
    alsoAllowed: Set<String> = []
  ) {
    guard !self.hasIncludeCycle(params) else { return }
    let checker = ValueChecker(spec: self.spec)
    var names: Set<String> = []
    for (index, example) in examples.enumerated() {
      let place = place.appending("examples[\(index)]")
      if !names.insert(example.name).inserted { self.report("there are two of this name", place.appending("name")) }
      let given = JSONObject(example.params.members.filter { !alsoAllowed.contains($0.key) }.map { ($0.key, $0.value) })
      if let mismatch = checker.mismatch(given, params) {
        self.report(mismatch.reason, place.appending("params.\(mismatch.path)"))
      }
      if let value = example.result, let shape = self.spec.resultShape(of: result),
        let mismatch = checker.mismatch(value, shape)
      {
        self.report(mismatch.reason, place.appending("result.\(mismatch.path)"))
      }
    }
  }
}
