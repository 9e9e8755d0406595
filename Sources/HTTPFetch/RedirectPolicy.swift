/// Which redirects are followed.
public struct RedirectPolicy: Sendable {
  /// How many in a row.
  public var maximum: Int
  /// Asked for each; false ends the fetch with `redirectRefused`.
  public var allows: @Sendable (_ from: HTTPURL, _ to: HTTPURL) -> Bool

  public init(maximum: Int, allows: @escaping @Sendable (_ from: HTTPURL, _ to: HTTPURL) -> Bool) {
    self.maximum = maximum
    self.allows = allows
  }

  /// Up to five, and never from https to http.
  public static let standard = RedirectPolicy(maximum: 5) { from, to in from.scheme == to.scheme || to.scheme == .https
  }
  /// A redirect is the answer: the caller sees its status and its `Location`.
  public static let none = RedirectPolicy(maximum: 0) { _, _ in false }
}
