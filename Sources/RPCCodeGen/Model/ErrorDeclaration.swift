/// An error that the server answers with.
public struct ErrorDeclaration: Hashable, Sendable {
  /// The stable key, `data.name` on the wire: `NoSuchSession`.
  public var name: String
  /// The JSON-RPC code; never changed, never used again.
  public var code: Int64
  /// What part of the API it belongs to: `session`.
  public var domain: String
  /// The text for people, where nothing more exact is known.
  public var message: String
  /// When it is used, and when not.
  public var documentation: Documentation
  /// What the user can do about it; one or two sentences.
  public var advice: String
  /// The iOS SDK's `GCKErrorCode` that means the same.
  public var gckErrorCode: Int64
  /// Whether the same request may succeed later.
  public var isRetryable: Bool

  public init(
    name: String, code: Int64, domain: String, message: String, documentation: Documentation,
    advice: String, gckErrorCode: Int64, isRetryable: Bool = false
  ) {
    self.name = name
    self.code = code
    self.domain = domain
    self.message = message
    self.documentation = documentation
    self.advice = advice
    self.gckErrorCode = gckErrorCode
    self.isRetryable = isRetryable
  }

  /// The errors that every method can end with, and that methods therefore don't list.
  public static let standardNames: [String] = [
    "ParseError", "InvalidRequest", "MethodNotFound", "InvalidParams", "InternalError", "RequestCancelled",
  ]
}
