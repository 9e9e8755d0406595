import JSONCodec

/// Checks the references between a spec's declarations: unknown and duplicate names, cycles, examples.
struct SpecChecker {
  let spec: APISpec
  let problems: SpecProblems
  /// Whether names must use the API's words for times; the receiver's protocol is older (`seconds`, `after`).
  var hasWordsForTimes = true

  func check() {
    self.checkNames()
    self.checkErrors()
    self.checkClientErrors()
    self.checkGCKErrors()
    for type in self.spec.types { self.check(type) }
    self.checkCycles()
    self.checkSDKNames()
    for namespace in self.spec.namespaces {
      let file = "rpc/\(namespace.name).json"
      for method in namespace.methods { self.check(method, Place(file, "methods.\(method.name)")) }
      for notification in namespace.notifications {
        self.check(notification, Place(file, "notifications.\(notification.name)"))
      }
      for request in namespace.serverRequests {
        self.check(request, Place(file, "serverRequests.\(request.name)"))
      }
    }
  }

  /// A place in a file, for reports.
  struct Place {
    let file: String
    let path: String

    init(_ file: String, _ path: String) {
      self.file = file
      self.path = path
    }

    func appending(_ key: String) -> Place { Place(self.file, "\(self.path).\(key)") }
  }

  func report(_ message: String, _ place: Place) {
    self.problems.report(message, file: place.file, path: place.path)
  }

  func place(of type: TypeDeclaration) -> Place {
    let folder = type.origin.layer == .model ? "model" : "rpc"
    return Place("\(folder)/\(type.origin.group).json", "types.\(type.name)")
  }

  // MARK: Types

  private func check(_ type: TypeDeclaration) {
    let place = self.place(of: type)
    switch type.shape {
    case .stringEnum(let declaration):
      self.checkSpelling(of: declaration, in: type.origin.layer, place)
      self.reportCollisions(declaration.values.map { ($0.value, SwiftNames.member($0.value)) }, place)
    case .integerEnum(let declaration):
      self.checkSpelling(of: declaration, place)
      self.reportCollisions(declaration.values.map { ($0.name, SwiftNames.member($0.name)) }, place)
      let values = declaration.values.map(\.value)
      for (index, value) in values.enumerated() where values[..<index].contains(value) {
        self.report("two names have the value \(value)", place.appending("values"))
      }
      if declaration.isFlags { self.checkFlags(declaration, type, place) }
    case .object(let shape):
      self.check(shape, place, fieldsKey: "fields", origin: type.origin)
      self.checkShorthand(shape, place)
      if shape.isOptions { self.checkOptions(shape, type, place) }
      self.checkMerging(shape, place)
    }
  }

  /// Checks flags: each value is one bit, and only Swift knows them.
  private func checkFlags(_ declaration: IntegerEnum, _ type: TypeDeclaration, _ place: Place) {
    if !type.origin.isWire { self.report("are only for files with \"wire\": true", place.appending("flags")) }
    for value in declaration.values where value.value <= 0 || value.value.nonzeroBitCount != 1 {
      self.report("is no single bit", place.appending("values.\(value.name)"))
    }
  }

  /// Checks that each member of a merged object has a rule: without one it would be cleared silently.
  private func checkMerging(_ shape: ObjectShape, _ place: Place) {
    let names = Set(shape.fields.map(\.name))
    for field in shape.fields {
      let place = place.appending("fields.\(field.name)")
      if shape.isMerged, field.merge == nil { self.report("has no rule of merging", place.appending("merge")) }
      if shape.isMerged, field.isRequired { self.report("is required, but a part may leave it out", place) }
      if !shape.isMerged, field.merge != nil {
        self.report("is a rule, but the object isn't merged", place.appending("merge"))
      }
      if let other = field.merge?.unless, !names.contains(other) {
        self.report("`\(other)` is no field", place.appending("mergeUnless"))
      }
    }
  }

  private func reportCollisions(_ names: [(wire: String, swift: String)], _ place: Place) {
    var seen: [String: String] = [:]
    for (wire, swift) in names {
      if let other = seen.updateValue(wire, forKey: swift) {
        self.report("`\(other)` and `\(wire)` would both be called `\(swift)`", place.appending("values"))
      }
    }
  }

  private func checkShorthand(_ shape: ObjectShape, _ place: Place) {
    guard let shorthand = shape.shorthand else { return }
    if !shape.fields.contains(where: { $0.name == shorthand }) {
      self.report("`\(shorthand)` is no field", place.appending("shorthand"))
    }
    for field in shape.fields where field.isRequired && field.name != shorthand {
      self.report("is required, but the shorthand leaves it out", place.appending("fields.\(field.name)"))
    }
  }

  /// Checks options: their members are optional, and their defaults must be expressible in Swift.
  private func checkOptions(_ shape: ObjectShape, _ type: TypeDeclaration, _ place: Place) {
    if type.origin.layer == .rpc {
      self.report("are for spec/model: the framework holds them", place.appending("options"))
    }
    if shape.isOpen || !shape.includes.isEmpty {
      self.report("neither are open nor include others", place.appending("options"))
    }
    if self.spec.shapes.contains(where: { $0.includes.contains(type.name) }) {
      self.report("can't be included", place.appending("options"))
    }
    let writer = SwiftOptionsWriter(spec: self.spec)
    for field in shape.fields {
      let place = place.appending("fields.\(field.name)")
      if field.isRequired { self.report("is required, but stands in options", place) }
      if field.defaultValue != nil, writer.defaultValue(of: field) == nil {
        self.report("can't be assumed in options", place.appending("default"))
      }
    }
  }

  // MARK: Objects

  func check(
    _ shape: ObjectShape, _ place: Place, fieldsKey: String, origin: TypeDeclaration.Origin?
  ) {
    for name in shape.includes where self.objectType(name, place.appending("include")) == nil { return }
    for field in shape.fields { self.check(field, place.appending("\(fieldsKey).\(field.name)"), origin: origin) }
    guard !self.hasIncludeCycle(shape) else { return }
    if self.openObjects(in: shape) > 1 {
      self.report("more than one of it and its includes is open: undeclared members would be kept twice", place)
    }
    var seen: Set<String> = []
    for field in self.spec.flattenedFields(of: shape) {
      for key in [field.name, field.alias].compactMap({ $0 }) where !seen.insert(key).inserted {
        self.report("`\(key)` is there twice, as a field, an alias or through an include", place)
      }
    }
  }

  private func openObjects(in shape: ObjectShape) -> Int {
    (shape.isOpen ? 1 : 0)
      + shape.includes.reduce(0) { sum, name in
        sum + (self.spec.objectShape(named: name).map { self.openObjects(in: $0) } ?? 0)
      }
  }

  /// Returns the object type `name`, or reports that it doesn't exist.
  func objectType(_ name: String, _ place: Place) -> ObjectShape? {
    guard let type = self.spec.type(named: name) else {
      self.report("there is no type `\(name)`", place)
      return nil
    }
    guard case .object(let shape) = type.shape else {
      self.report("`\(name)` is no object", place)
      return nil
    }
    return shape
  }

  private func check(_ field: Field, _ place: Place, origin: TypeDeclaration.Origin?) {
    if let name = field.type.declaredName {
      guard let type = self.spec.type(named: name) else {
        return self.report("there is no type `\(name)`", place.appending("type"))
      }
      if origin?.layer == .model, type.origin.layer == .rpc {
        self.report("`\(name)` belongs to spec/rpc, which spec/model must not know", place.appending("type"))
      } else if let origin, origin.layer == .model, type.origin.target != origin.target {
        self.report(
          "`\(name)` belongs to \(type.origin.target), which \(origin.target) doesn't import", place.appending("type"))
      }
    }
    self.checkConstraint(of: field, place)
    if self.hasWordsForTimes { self.checkUnit(of: field, place) }
    let checker = ValueChecker(spec: self.spec)
    for (key, value) in [("default", field.defaultValue), ("example", field.example)] {
      guard let value else { continue }
      let shape = ObjectShape(fields: [field])
      if let mismatch = checker.mismatch(JSONObject([(field.name, value)]), shape) {
        self.report("\(mismatch.path) \(mismatch.reason)", place.appending(key))
      }
    }
  }

  private func checkConstraint(of field: Field, _ place: Place) {
    let constraint = field.constraint
    let isNumber = field.type == .integer || field.type == .number
    let hasBounds = constraint.minimum != nil || constraint.maximum != nil || constraint.exclusiveMinimum != nil
    if hasBounds, !isNumber { self.report("has bounds, but is no number", place) }
    if let minimum = constraint.minimum, let maximum = constraint.maximum, minimum > maximum {
      self.report("its minimum is more than its maximum", place)
    }
    if constraint.minimum != nil, constraint.exclusiveMinimum != nil {
      self.report("has a minimum and an exclusiveMinimum", place)
    }
    guard constraint.isNonEmpty else { return }
    switch field.type {
    case .string, .array, .map: break
    default: self.report("nonEmpty is for strings, arrays and maps", place.appending("nonEmpty"))
    }
  }
}
