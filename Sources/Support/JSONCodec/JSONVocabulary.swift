/// The names that the members of an object may have, and what other names mean.
///
/// Generated initialisers hold one each. It counts under the strict policy only: devices may add what they like.
public struct JSONVocabulary: Sendable {
  private let names: [String]
  private let known: Set<String>
  /// What somebody means who writes a name of another vocabulary, as the iOS SDK's: `startTime` is `currentTime`.
  private let meant: [String: String]
  /// Whether other members are let through, but for those of ``meant``.
  private let isOpen: Bool

  /// Makes the vocabulary of an object whose declared members are `names`.
  ///
  /// - Parameter meant: Names of other vocabularies, and the declared name that somebody means with each.
  /// - Parameter isOpen: Whether an object may have undeclared members; those in `meant` are refused even then.
  public init(_ names: [String], meant: [String: String] = [:], isOpen: Bool = false) {
    self.names = names
    self.known = Set(names)
    self.meant = meant
    self.isOpen = isOpen
  }

  /// Refuses the first member of `node` that isn't declared, with the name that was probably meant.
  public func check(_ node: JSONNode) throws(JSONDecodingError) {
    guard node.policy == .strict, node.kind == .object else { return }
    if self.isOpen {
      for (name, meant) in self.meant where node[name] != nil {
        throw Self.error(name, NearestName.hint(name, among: [], meant: meant))
      }
      return
    }
    var unknown: String?
    node.forEachMember { key, _ in
      if unknown == nil, !self.known.contains(key) { unknown = key }
    }
    guard let unknown else { return }
    throw Self.error(unknown, NearestName.hint(unknown, among: self.names, meant: self.meant[unknown]))
  }

  /// How much of a member's name an error repeats, in letters.
  private static let repeatedLetters = 64

  private static func error(_ name: String, _ hint: String) -> JSONDecodingError {
    let path = name.count > self.repeatedLetters ? name.prefix(self.repeatedLetters) + "…" : name
    return JSONDecodingError(path: path, reason: "unknown member; \(hint)")
  }
}
