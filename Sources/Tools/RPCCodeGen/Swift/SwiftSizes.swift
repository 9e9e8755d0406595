/// The sizes of values in Swift, by which large members are kept outside their structs.
///
/// A status has values inside values, each with dozens of members. Without boxes a copy of it has kilobytes and needs a
/// hundred retains.
struct SwiftSizes {
  /// The size from which a member is boxed, in bytes.
  private static let largest = 200
  private static let word = 8

  let spec: APISpec

  /// Whether a member is boxed: an optional object that is large.
  func isBoxed(_ field: Field) -> Bool {
    guard !field.isRequired, case .named(let name) = field.type, self.spec.objectShape(named: name) != nil else {
      return false
    }
    return self.size(of: field.type) >= Self.largest
  }

  /// The size of a type's values without padding, in bytes.
  private func size(of type: TypeExpression) -> Int {
    switch type {
    case .boolean: 1
    case .integer, .number, .array, .map: Self.word
    case .string, .any, .object: 2 * Self.word
    case .named(let name):
      self.spec.objectShape(named: name).map { shape in
        self.spec.flattenedFields(of: shape).reduce(0) { $0 + self.size(of: $1) } + (shape.isOpen ? Self.word : 0)
      } ?? 2 * Self.word
    }
  }

  private func size(of field: Field) -> Int {
    self.isBoxed(field) ? Self.word : self.size(of: field.type) + (field.isRequired ? 0 : 1)
  }
}
