/// Names from other vocabularies, such as the iOS SDK's, and the API's names for them.
struct SDKNames: Hashable, Sendable {
  /// A foreign name and its meaning.
  struct Entry: Hashable, Sendable {
    var name: String
    var meaning: String
  }

  /// The key of ``members`` that applies to every object that isn't open.
  static let everywhere = "*"

  /// The wire names of methods, by foreign names.
  var methods: [Entry] = []
  /// The names of members, by the name of a type, the wire name of a method, or ``everywhere``.
  var members: [String: [Entry]] = [:]
}

extension APISpec {
  /// Foreign names of methods: those of `sdk_names.json`, and the methods' `gck` symbols; ordered, each once.
  var methodsBySDKName: [SDKNames.Entry] {
    var entries = self.sdkNames.methods
    var names = Set(entries.map(\.name))
    for method in self.methods {
      // `GCKRemoteMediaClient.queueInsertItems:beforeItemWithID:customData:` is `queueInsertItems`.
      guard let selector = method.documentation.gck?.split(separator: ".").dropFirst().first,
        let name = selector.split(separator: ":").first.map(String.init), names.insert(name).inserted
      else { continue }
      entries.append(.init(name: name, meaning: method.wireName))
    }
    return entries.sorted { $0.name < $1.name }
  }

  /// Returns the meanings of members that `shape` doesn't declare; `owners` are the type or method that it belongs
  /// to.
  func meanings(in shape: ObjectShape, of owners: [String], isOpen: Bool) -> [SDKNames.Entry] {
    let declared = Set(self.flattenedFields(of: shape).flatMap { [$0.name] + ($0.alias.map { [$0] } ?? []) })
    let everywhere = isOpen ? [] : [SDKNames.everywhere]
    var entries: [String: String] = [:]
    for owner in owners + self.includes(of: shape) + everywhere {
      for entry in self.sdkNames.members[owner] ?? [] where !declared.contains(entry.name) {
        let member = entry.meaning.split(separator: ".").first.map(String.init) ?? ""
        if declared.contains(member), entries[entry.name] == nil { entries[entry.name] = entry.meaning }
      }
    }
    for name in isOpen ? [] : self.membersOfOptions(in: shape) where !declared.contains(name) {
      entries[name] = "options.\(name)"
    }
    return entries.sorted { $0.key < $1.key }.map { SDKNames.Entry(name: $0.key, meaning: $0.value) }
  }

  /// Returns the names of the members of `options`, if there is one: beside it they are misplaced.
  private func membersOfOptions(in shape: ObjectShape) -> [String] {
    guard let field = self.flattenedFields(of: shape).first(where: { $0.name == "options" }),
      let name = field.type.declaredName, let options = self.objectShape(named: name)
    else { return [] }
    return self.flattenedFields(of: options).map(\.name)
  }

  private func includes(of shape: ObjectShape) -> [String] {
    shape.includes.flatMap { name in [name] + (self.objectShape(named: name).map(self.includes) ?? []) }
  }

  /// Whether `shape` or one of its includes keeps undeclared members.
  func isOpen(_ shape: ObjectShape) -> Bool {
    shape.isOpen || shape.includes.contains { self.objectShape(named: $0).map(self.isOpen) ?? false }
  }
}
