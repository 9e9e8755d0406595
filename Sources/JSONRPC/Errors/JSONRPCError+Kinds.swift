public import JSONCodec

// The errors that this layer makes itself. Their names are those of `spec/errors.json`.
extension JSONRPCError {
  /// The bytes of a message can't be read; `byteOffset` counts from the message's first byte.
  public static func parseError(_ reason: String, byteOffset: Int? = nil) -> JSONRPCError {
    var details: JSONObject = ["reason": .string(reason)]
    if let byteOffset { details["byteOffset"] = .integer(Int64(byteOffset)) }
    return JSONRPCError(.parseError, name: "ParseError", "The message can't be read: \(reason)", details)
  }

  /// JSON, but no request; `path` names the member that is wrong, empty for the message itself.
  public static func invalidRequest(_ reason: String, path: String = "") -> JSONRPCError {
    var details: JSONObject = ["reason": .string(reason)]
    if !path.isEmpty { details["path"] = .string(path) }
    let place = path.isEmpty ? "" : "\(path): "
    return JSONRPCError(
      .invalidRequest, name: "InvalidRequest", "The message is not a valid request: \(place)\(reason).", details)
  }

  /// No method has this name; `suggestion` is the one that was probably meant.
  public static func methodNotFound(_ method: String, didYouMean suggestion: String? = nil) -> JSONRPCError {
    // A name is a peer's text: quote only as much as helps.
    let name = String(method.prefix(128))
    var details: JSONObject = ["method": .string(name)]
    if let suggestion { details["didYouMean"] = .string(suggestion) }
    return JSONRPCError(
      .methodNotFound, name: "MethodNotFound",
      "There is no method \"\(name)\"." + (suggestion.map { " Did you mean \"\($0)\"?" } ?? ""), details)
  }

  /// The parameters can't be read; the error's path is taken to start inside `params`.
  public static func invalidParams(_ error: JSONDecodingError) -> JSONRPCError {
    let place = error.inside(key: "params")
    return JSONRPCError(
      .invalidParams, name: "InvalidParams", "The parameters are not valid: \(place).",
      [
        "path": .string(place.path), "reason": .string(place.reason),
        "advice": "Correct the parameter that `data.path` names.",
      ])
  }

  /// A defect: a method threw what has no form on the wire.
  public static func internalError(_ reason: String) -> JSONRPCError {
    JSONRPCError(.internalError, name: "InternalError", "The server failed: \(reason)", ["reason": .string(reason)])
  }

  /// A message was longer than `limit` bytes.
  public static func messageTooLarge(limit: Int) -> JSONRPCError {
    JSONRPCError(
      .messageTooLarge, name: "MessageTooLarge",
      "The message is longer than \(limit) bytes and was skipped. Pass large values as file paths.",
      ["limit": .integer(Int64(limit))])
  }

  /// A message had more than `limit` values.
  public static func tooManyValues(limit: Int) -> JSONRPCError {
    JSONRPCError(
      .messageTooLarge, name: "MessageTooLarge",
      "The message has more than \(limit) values and was skipped. Split it, or pass large values as strings or file paths.",
      ["maximumValues": .integer(Int64(limit))])
  }

  /// The answer to a request of a batch whose replies together are longer than `limit` bytes.
  public static func batchTooLarge(limit: Int) -> JSONRPCError {
    JSONRPCError(
      .messageTooLarge, name: "MessageTooLarge",
      "The replies to this batch are longer than \(limit) bytes; this one was left out. Send smaller batches.",
      ["limit": .integer(Int64(limit))])
  }

  /// The answer to every request on a connection beyond `limit` ones; then it is closed.
  public static func tooManyClients(limit: Int) -> JSONRPCError {
    JSONRPCError(
      .tooManyClients, name: "TooManyClients",
      "The server has \(limit) clients already; close one, and connect again.", isRetryable: true,
      ["limit": .integer(Int64(limit))])
  }

  /// The answer to a request that was cancelled with `$/cancelRequest`.
  public static let requestCancelled = JSONRPCError(
    .requestCancelled, name: "RequestCancelled", "The request was cancelled.")

  /// The answer to a request that came after the connection began to close.
  public static let shuttingDown = JSONRPCError(.shuttingDown, name: "ShuttingDown", "The server is shutting down.")

  /// The answer to a request beyond `limit` unanswered ones.
  public static func tooManyRequests(limit: Int) -> JSONRPCError {
    JSONRPCError(
      .tooManyRequests, name: "TooManyRequests",
      "\(limit) requests are in flight; wait for replies and try again.", isRetryable: true,
      ["limit": .integer(Int64(limit))])
  }

  /// What a local caller gets when the peer didn't answer in time.
  public static func timedOut(_ method: String) -> JSONRPCError {
    JSONRPCError(
      .timedOut, name: "RequestTimedOut", "The client did not answer \"\(method)\" in time.", isRetryable: true)
  }

  /// What a local caller gets when the connection closes before the answer.
  public static let connectionClosed = JSONRPCError(
    .connectionClosed, name: "ConnectionClosed", "The connection closed before the answer came.")
}
