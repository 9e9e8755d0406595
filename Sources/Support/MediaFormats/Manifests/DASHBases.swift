/// The addresses to which the references in the elements of a DASH manifest are relative.
///
/// 1. An element begins with the base of the element around it (``begin(_:)``).
/// 2. Its first `BaseURL` ends: ``end(_:)`` returns it, and the caller resolves and sets it (``set(_:)``). Further ones
///    are alternatives, which change nothing. (ISO 23009-1 5.6.4.)
struct DASHBases<Base: Sendable>: Sendable {
  /// A `BaseURL` that has ended.
  struct Reference {
    /// The reference without the blanks around it.
    var text: String
    /// The base to which it is relative.
    var around: Base
    /// Whether it is the first one of its element.
    var isFirst: Bool
  }

  private struct Element: Sendable {
    var base: Base
    /// Whether a `BaseURL` of the element itself has ended.
    var hasOwn = false
    /// Whether a base was set for the element or one around it.
    var isSet = false
  }

  private let root: Base
  private var elements: [Element] = []
  private var text: String?

  /// - Parameter root: The base of the manifest itself.
  init(_ root: Base) { self.root = root }

  /// The base of the element that is read.
  var current: Base { self.elements.last?.base ?? self.root }

  /// Whether the element that is read, or one around it, has a `BaseURL`.
  var isSet: Bool { self.elements.last?.isSet ?? false }

  mutating func begin(_ name: String) {
    self.elements.append(Element(base: self.current, isSet: self.isSet))
    if name == "BaseURL" { self.text = "" }
  }

  mutating func read(_ text: String) { self.text?.append(text) }

  /// Ends an element; returns its reference if it is a `BaseURL` with text.
  mutating func end(_ name: String) -> Reference? {
    _ = self.elements.popLast()
    guard name == "BaseURL", let text = self.text.map(DASHTemplate.trimmed), let owner = self.elements.indices.last
    else { return nil }
    self.text = nil
    guard !text.isEmpty else { return nil }
    let around = owner > 0 ? self.elements[owner - 1].base : self.root
    defer { self.elements[owner].hasOwn = true }
    return Reference(text: text, around: around, isFirst: !self.elements[owner].hasOwn)
  }

  /// Sets the base of the element that is read, whose `BaseURL` has ended.
  mutating func set(_ base: Base) {
    guard let owner = self.elements.indices.last else { return }
    (self.elements[owner].base, self.elements[owner].isSet) = (base, true)
  }
}
