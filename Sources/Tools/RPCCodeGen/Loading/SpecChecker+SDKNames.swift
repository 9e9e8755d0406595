/// `sdk_names.json`: every entry must be non-empty and name an existing method or member.
extension SpecChecker {
  func checkSDKNames() {
    let methods = Set(self.spec.methods.map(\.wireName))
    for entry in self.spec.sdkNames.methods {
      let place = Place("sdk_names.json", "methods.\(entry.name)")
      if !methods.contains(entry.meaning) { self.report("there is no method `\(entry.meaning)`", place) }
      if methods.contains(entry.name) { self.report("is a method", place) }
    }
    for (owner, entries) in self.spec.sdkNames.members.sorted(by: { $0.key < $1.key }) {
      self.check(entries, of: owner)
    }
  }

  private func check(_ entries: [SDKNames.Entry], of owner: String) {
    let place = Place("sdk_names.json", "members.\(owner)")
    guard owner != SDKNames.everywhere else {
      let known = Set(self.spec.closedShapes.flatMap { self.spec.flattenedFields(of: $0).map(\.name) })
      for entry in entries where !known.contains(entry.meaning) {
        self.report("no object has a member `\(entry.meaning)`", place.appending(entry.name))
      }
      return
    }
    guard
      let shape = self.spec.methods.first(where: { $0.wireName == owner })?.params
        ?? self.spec.objectShape(named: owner)
    else { return self.report("is neither a method nor an object", place) }
    guard !self.hasIncludeCycle(shape) else { return }
    for entry in entries {
      if self.spec.flattenedFields(of: shape).contains(where: { $0.name == entry.name }) {
        self.report("is a member", place.appending(entry.name))
      }
      if !self.spec.hasMember(entry.meaning.split(separator: ".").map(String.init), in: shape) {
        self.report("there is no member `\(entry.meaning)`", place.appending(entry.name))
      }
    }
  }
}

extension APISpec {
  /// The shapes that refuse undeclared members.
  fileprivate var closedShapes: [ObjectShape] {
    (self.types.compactMap(\.objectShape) + self.methods.map(\.params)).filter { !self.isOpen($0) }
  }

  /// Whether a path of members exists.
  fileprivate func hasMember(_ path: [String], in shape: ObjectShape) -> Bool {
    guard let first = path.first else { return true }
    guard let field = self.flattenedFields(of: shape).first(where: { $0.name == first }) else { return false }
    guard path.count > 1 else { return true }
    guard let name = field.type.declaredName, let inner = self.objectShape(named: name) else { return false }
    return self.hasMember(Array(path.dropFirst()), in: inner)
  }
}
