/// An error that the server answers with.
struct ErrorDeclaration: Hashable, Sendable {
  /// The stable key, `data.name` on the wire: `NoSuchSession`.
  var name: String
  /// The JSON-RPC code; never changed, never used again.
  var code: Int64
  /// What part of the API it belongs to: `session`.
  var domain: String
  /// The text for people, where nothing more exact is known.
  var message: String
  /// When it is used, and when not.
  var documentation: Documentation
  /// What the user can do about it; one or two sentences.
  var advice: String
  /// The iOS SDK's `GCKErrorCode` that means the same.
  var gckErrorCode: Int64
  /// Whether the same request may succeed later.
  var isRetryable: Bool = false

  /// The errors that every method can end with, and that methods therefore don't list.
  static let standardNames: [String] = [
    "ParseError", "InvalidRequest", "MethodNotFound", "InvalidParams", "InternalError", "RequestCancelled",
  ]
}

/// One code of the iOS SDK's `GCKErrorCode`, and how this API reports what it means (SDK GCKError).
struct GCKErrorDeclaration: Hashable, Sendable {
  /// The name without its prefix: `NetworkError`.
  var name: String
  /// The number.
  var code: Int64
  /// What it means.
  var description: String
  /// The errors that carry the code in some cases only.
  var reportedAs: [String] = []
  /// Why this API never reports it; `nil` if it does.
  var never: String?
}

/// An error that no server sends: what became of the way to it, by the one name that every client has for it.
struct ClientErrorDeclaration: Hashable, Sendable {
  /// What a language has in its place.
  struct Instead: Hashable, Sendable {
    /// The client: `Swift`, `Python`…
    var client: String
    /// Its word: `CancellationError`.
    var what: String
  }

  /// The name: `ServerDied`.
  var name: String
  /// When it is used.
  var description: String
  /// The clients that don't have it.
  var instead: [Instead] = []
}
