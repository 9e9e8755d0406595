/// The names that the members of an object may have, and the declared names meant by others.
///
/// Generated initialisers hold one each. It applies under the strict policy only: devices may add any member.
public struct JSONVocabulary: Sendable {
  private let names: [String]
  private let known: Set<String>
  /// The declared name meant by each name of another vocabulary, such as the iOS SDK's: `startTime` is `currentTime`.
  private let meant: [String: String]
  /// Whether undeclared members are accepted, except those in ``meant``.
  private let isOpen: Bool

  /// Makes the vocabulary of an object whose declared members are `names`.
  ///
  /// - Parameter meant: The declared name meant by each name of other vocabularies.
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

  /// The longest part of a member's name that an error repeats, in letters.
  private static let repeatedLetters = 64

  private static func error(_ name: String, _ hint: String) -> JSONDecodingError {
    let path = name.count > self.repeatedLetters ? name.prefix(self.repeatedLetters) + "…" : name
    return JSONDecodingError(path: path, reason: "unknown member; \(hint)")
  }
}
