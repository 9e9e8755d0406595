/// What a request is, for "a newer one of the same kind replaces it"; the `type` on the wire serves (`SEEK`, `SET_VOLUME`…).
public struct RequestKind: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { self.rawValue = value }
}
