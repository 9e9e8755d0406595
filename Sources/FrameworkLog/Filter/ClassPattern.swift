/// A glob for classes, `Class` or `Class(Extension)`; without an extension all of them are meant (SDK
/// `setLoggingLevel:forClasses:`).
///
/// It is compared with the component's own name and with the names of the SDK's classes that do the same: `GCK*Session` and
/// `CastSession` both mean `CastSession`.
public struct ClassPattern: Hashable, Sendable, CustomStringConvertible {
  private let name: Glob
  private let topic: Glob?

  /// - Throws: ``PatternError`` for an empty name or extension, one that is too long, and a bracket that isn't closed.
  public init(_ text: String) throws(PatternError) {
    let parts = text.split(separator: "(", maxSplits: 1, omittingEmptySubsequences: false)
    guard let name = Glob(parts[0]) else { throw Self.mistake(text) }
    self.name = name
    guard parts.count == 2 else {
      self.topic = nil
      return
    }
    guard parts[1].hasSuffix(")"), let topic = Glob(parts[1].dropLast()) else { throw Self.mistake(text) }
    self.topic = topic
  }

  private static func mistake(_ text: String) -> PatternError {
    PatternError(
      .syntax,
      "'\(text.prefix(64))' names no class: write 'Class' or 'Class(Extension)', with * and ?, and at most "
        + "\(Glob.maximumLength) characters.")
  }

  public var description: String { self.topic.map { "\(self.name)(\($0))" } ?? self.name.description }

  /// Whether `component` is meant.
  public func matches(_ component: LogComponent) -> Bool {
    if let topic, !(component.topic.map(topic.matches) ?? false) { return false }
    return self.name.matches(component.name) || component.sdkClasses.contains { self.name.matches($0) }
  }
}
