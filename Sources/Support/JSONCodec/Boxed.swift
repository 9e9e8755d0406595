/// A large member of a value, kept outside it, so that a copy of the value copies one reference.
///
/// The copies share the member. A change replaces it as a whole, so that no other copy sees the change.
@propertyWrapper
public struct Boxed<Value: Sendable>: Sendable {
  @usableFromInline
  final class Box: Sendable {
    @usableFromInline let value: Value?

    @inlinable
    init(_ value: Value?) { self.value = value }
  }

  @usableFromInline var box: Box?

  /// Boxes a value; `nil` needs no box.
  @inlinable
  public init(wrappedValue: Value?) { self.box = wrappedValue == nil ? nil : Box(wrappedValue) }

  /// The value. Reading a member of it doesn't copy it.
  @inlinable public var wrappedValue: Value? {
    _read {
      if let box = self.box { yield box.value } else { yield nil }
    }
    _modify {
      var value = self.box?.value
      defer { self.box = value == nil ? nil : Box(value) }
      yield &value
    }
    set { self = Boxed(wrappedValue: newValue) }
  }
}

extension Boxed: Equatable where Value: Equatable {
  @inlinable
  public static func == (one: Boxed, other: Boxed) -> Bool {
    one.box === other.box || one.wrappedValue == other.wrappedValue
  }
}

extension Boxed: Hashable where Value: Hashable {
  @inlinable
  public func hash(into hasher: inout Hasher) { hasher.combine(self.wrappedValue) }
}
