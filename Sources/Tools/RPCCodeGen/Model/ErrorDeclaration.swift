/// An error that the server answers with.
struct ErrorDeclaration: Hashable, Sendable {
  /// The stable key, `data.name` on the wire: `NoSuchSession`.
  var name: String
  /// The JSON-RPC code; never changed, never reused.
  var code: Int64
  /// The part of the API it belongs to: `session`.
  var domain: String
  /// The message for people, if there is none more exact.
  var message: String
  /// The description: when the server uses the error, and when not.
  var documentation: Documentation
  /// The recommended action for the caller; one or two sentences.
  var advice: String
  /// The message for people who know nothing of the API, if ``message`` isn't for them.
  var userMessage: String?
  /// The recommended action for people who know nothing of the API, if ``advice`` isn't for them.
  var userAdvice: String?
  /// The iOS SDK's `GCKErrorCode` with the same meaning.
  var gckErrorCode: Int64
  /// The name of the exit code of `castctl`, a case of its `ControlExit`: `notConnected`.
  var exit: String
  /// Whether the same request may succeed later.
  var isRetryable: Bool = false

  /// The errors that every method can end with, and that methods therefore don't list.
  static let standardNames: [String] = [
    "ParseError", "InvalidRequest", "MethodNotFound", "InvalidParams", "InternalError", "RequestCancelled",
  ]
}

/// One code of the iOS SDK's `GCKErrorCode`, and how this API reports it (SDK GCKError).
struct GCKErrorDeclaration: Hashable, Sendable {
  /// The name without its prefix: `NetworkError`.
  var name: String
  /// The number.
  var code: Int64
  /// The meaning.
  var description: String
  /// The errors that carry the code in some cases only.
  var reportedAs: [String] = []
  /// The reason why this API never reports it; `nil` if it does.
  var never: String?
}

/// An error of the connection to the server, which no server sends; every client uses the same name.
struct ClientErrorDeclaration: Hashable, Sendable {
  /// A language's own error for the same failure.
  struct Instead: Hashable, Sendable {
    /// The client: `Swift`, `Python`…
    var client: String
    /// The language's name: `CancellationError`.
    var what: String
  }

  /// The name: `ServerDied`.
  var name: String
  /// The description: when clients use the error.
  var description: String
  /// The name of the exit code of `castctl`.
  var exit: String
  /// The clients that use an error of their language instead.
  var instead: [Instead] = []
}
