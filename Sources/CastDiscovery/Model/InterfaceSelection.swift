/// Which network interfaces discovery uses, by name; `*` at the end of a name stands for any rest (`docker*`).
public struct InterfaceSelection: Sendable, Hashable {
  /// Those that are used; empty: all that aren't denied.
  public var allowed: [String]
  /// Those that aren't used, whatever ``allowed`` says.
  public var denied: [String]

  /// Every interface.
  public static let all = InterfaceSelection()

  public init(allowed: [String] = [], denied: [String] = []) {
    self.allowed = allowed
    self.denied = denied
  }

  /// Whether the interface `name` is used; one without a known name is.
  public func includes(_ name: String) -> Bool {
    guard !name.isEmpty else { return true }
    if self.denied.contains(where: { InterfaceSelection.matches(name, $0) }) { return false }
    return self.allowed.isEmpty || self.allowed.contains { InterfaceSelection.matches(name, $0) }
  }

  private static func matches(_ name: String, _ pattern: String) -> Bool {
    pattern.hasSuffix("*") ? name.hasPrefix(pattern.dropLast()) : name == pattern
  }
}
