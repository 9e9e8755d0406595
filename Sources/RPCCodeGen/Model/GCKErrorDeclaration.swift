/// One code of the iOS SDK's `GCKErrorCode`, and how this API reports what it means (SDK GCKError).
public struct GCKErrorDeclaration: Hashable, Sendable {
  /// The name without its prefix: `NetworkError`.
  public var name: String
  /// The number.
  public var code: Int64
  /// What it means.
  public var description: String
  /// The errors that carry the code in some cases only.
  public var reportedAs: [String]
  /// Why this API never reports it; `nil` if it does.
  public var never: String?

  public init(name: String, code: Int64, description: String, reportedAs: [String] = [], never: String? = nil) {
    self.name = name
    self.code = code
    self.description = description
    self.reportedAs = reportedAs
    self.never = never
  }
}
