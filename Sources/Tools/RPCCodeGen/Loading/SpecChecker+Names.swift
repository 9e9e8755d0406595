/// Names that must be unique, and cycles.
extension SpecChecker {
  func checkNames() {
    var types = Set(SwiftNames.reservedTypes)
    for type in self.spec.types where !types.insert(type.name).inserted {
      self.report("the name is taken", self.place(of: type))
    }
    var messages: Set<String> = []
    for namespace in self.spec.namespaces {
      let file = "rpc/\(namespace.name).json"
      for method in namespace.methods {
        let result: String? = if case .fields = method.result { method.resultTypeName } else { nil }
        self.claim(
          method.wireName, [method.paramsTypeName, result], Place(file, "methods.\(method.name)"), &messages, &types)
      }
      for notification in namespace.notifications {
        self.claim(
          notification.wireName, [notification.typeName], Place(file, "notifications.\(notification.name)"), &messages,
          &types)
      }
      for request in namespace.serverRequests {
        let result: String? = if case .fields = request.result { request.resultTypeName } else { nil }
        self.claim(
          request.wireName, [request.paramsTypeName, request.typeNameStem, result],
          Place(file, "serverRequests.\(request.name)"), &messages, &types)
      }
    }
  }

  private func claim(
    _ wireName: String, _ typeNames: [String?], _ place: Place, _ messages: inout Set<String>,
    _ types: inout Set<String>
  ) {
    if !messages.insert(wireName).inserted { self.report("the name `\(wireName)` is taken", place) }
    for name in typeNames.compactMap({ $0 }) where !types.insert(name).inserted {
      self.report("the type name `\(name)` is taken", place)
    }
  }

  func checkErrors() {
    var codes: [Int64: String] = [:]
    for error in self.spec.errors {
      if let other = codes.updateValue(error.name, forKey: error.code) {
        self.report("\(other) has the code \(error.code) already", Place("errors.json", "\(error.name).code"))
      }
    }
    for error in self.spec.errors where self.spec.gckError(code: error.gckErrorCode) == nil {
      self.report("the SDK has no error \(error.gckErrorCode)", Place("errors.json", "\(error.name).gckErrorCode"))
    }
    for name in ErrorDeclaration.standardNames where self.spec.error(named: name) == nil {
      self.report("the standard error `\(name)` is missing", Place("errors.json", name))
    }
  }

  func checkClientErrors() {
    for error in self.spec.clientErrors where self.spec.error(named: error.name) != nil {
      self.report("is an error of the server, too", Place("client_errors.json", error.name))
    }
  }

  func checkGCKErrors() {
    var codes: Set<Int64> = []
    for error in self.spec.gckErrors {
      let place = Place("gck_errors.json", error.name)
      if !codes.insert(error.code).inserted { self.report("another error has the code \(error.code)", place) }
      for name in error.reportedAs where self.spec.error(named: name) == nil {
        self.report("there is no error `\(name)`", place.appending("reportedAs"))
      }
      if self.spec.errorNames(reporting: error).isEmpty == (error.never == nil) {
        self.report("must be what an error reports, or say in `never` why none does", place)
      }
    }
  }

  /// Checks cycles. A Swift struct can't contain itself, so a cycle of objects must include an array or a map.
  func checkCycles() {
    for type in self.spec.types {
      guard let cycle = self.wayBack(to: type.name, from: [type.name]) else { continue }
      self.report("holds itself: \(cycle.joined(separator: " > "))", self.place(of: type))
    }
  }

  private func wayBack(to start: String, from way: [String]) -> [String]? {
    guard let last = way.last, let shape = self.spec.objectShape(named: last) else { return nil }
    for next in Self.inlineTypes(of: shape) {
      if next == start { return way + [next] }
      if way.contains(next) { continue }
      if let cycle = self.wayBack(to: start, from: way + [next]) { return cycle }
    }
    return nil
  }

  private static func inlineTypes(of shape: ObjectShape) -> [String] {
    shape.includes
      + shape.fields.compactMap { field in
        if case .named(let name) = field.type { name } else { nil }
      }
  }

  func hasIncludeCycle(_ shape: ObjectShape, way: [String] = []) -> Bool {
    shape.includes.contains { name in
      if way.contains(name) { return true }
      guard let included = self.spec.objectShape(named: name) else { return false }
      return self.hasIncludeCycle(included, way: way + [name])
    }
  }
}
