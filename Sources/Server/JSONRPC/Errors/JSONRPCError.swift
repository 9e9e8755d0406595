public import JSONCodec

/// The error of a JSON-RPC reply, sent or received.
public struct JSONRPCError: Error, Sendable, Hashable, CustomStringConvertible {
  /// A number from the `code` member; applications use positive ones.
  public struct Code: RawRepresentable, Sendable, Hashable, CustomStringConvertible {
    /// The reply's `code`.
    public let rawValue: Int
    /// Creates a code from any number; a peer may send ones that aren't listed here.
    public init(rawValue: Int) { self.rawValue = rawValue }
    public var description: String { self.rawValue.description }

    /// The bytes are not JSON, or not framed. (JSON-RPC 2.0, section 5.1)
    public static let parseError = Code(rawValue: -32700)
    /// The message is JSON, but no request. (JSON-RPC 2.0, section 5.1)
    public static let invalidRequest = Code(rawValue: -32600)
    /// No such method. (JSON-RPC 2.0, section 5.1)
    public static let methodNotFound = Code(rawValue: -32601)
    /// The parameters can't be read. (JSON-RPC 2.0, section 5.1)
    public static let invalidParams = Code(rawValue: -32602)
    /// The responder has a defect. (JSON-RPC 2.0, section 5.1)
    public static let internalError = Code(rawValue: -32603)
    /// The caller cancelled the request. (LSP `RequestCancelled`)
    public static let requestCancelled = Code(rawValue: -32800)
    /// The request was understood, and failed. (LSP `RequestFailed`)
    public static let requestFailed = Code(rawValue: -32803)
    /// The client requested a protocol version in the handshake that the server doesn't support.
    public static let unsupportedProtocolVersion = Code(rawValue: -32010)
    /// The call needs a server request that the client didn't declare.
    public static let missingClientCapability = Code(rawValue: -32011)
    /// A message was longer than the limit, and was skipped.
    public static let messageTooLarge = Code(rawValue: -32012)
    /// The connection is about to close.
    public static let shuttingDown = Code(rawValue: -32013)
    /// The connection has too many unanswered requests.
    public static let tooManyRequests = Code(rawValue: -32014)
    /// The server has too many connections.
    public static let tooManyClients = Code(rawValue: -32015)
    /// Local only, never sent: no reply came within the deadline.
    public static let timedOut = Code(rawValue: -32018)
    /// Local only, never sent: the connection closed before the reply came.
    public static let connectionClosed = Code(rawValue: -32019)
  }

  /// The kind of error.
  public var code: Code
  /// The message for people: what happened, and what to do.
  public var message: String
  /// The reply's `data`, always an object. Its `name` is the stable key by which clients distinguish errors.
  public var data: JSONObject

  /// Creates an error as received or as an application throws it; `data` should have a `name`, which isn't checked.
  public init(code: Code, message: String, data: JSONObject) {
    self.code = code
    self.message = message
    self.data = data
  }

  /// Creates an error of this layer, with the members that all of them have: `name`, `domain` and `retryable`.
  ///
  /// - Parameter forPeople: The message and the advice for people who know nothing of the API.
  init(
    _ code: Code, name: String, _ message: String, isRetryable: Bool = false,
    forPeople: (message: String?, advice: String)? = nil, _ details: JSONObject = [:]
  ) {
    self.code = code
    self.message = message
    self.data = ["name": .string(name), "domain": "rpc", "retryable": .bool(isRetryable)]
    for (key, value) in details.members { self.data[key] = value }
    guard let forPeople else { return }
    if let message = forPeople.message { self.data["userMessage"] = .string(message) }
    self.data["userAdvice"] = .string(forPeople.advice)
  }

  /// The stable key in ``data``, if the sender gave one.
  public var name: String? { self.data["name"]?.string }

  public var description: String { "\(self.name ?? "error") (\(self.code)): \(self.message)" }
}

extension JSONRPCError: JSONRPCErrorRepresentable {
  /// The reply's `code`: ``code``.
  public var rpcCode: Code { self.code }
  /// The reply's `message`: ``message``.
  public var rpcMessage: String { self.message }
  /// Writes ``data`` unchanged, even without a `name`.
  public func writeRPCData(to writer: inout JSONWriter) { self.data.write(to: &writer) }
}

// The errors that this layer makes itself. Their names, and the texts for people, are those of `spec/errors.json`.
extension JSONRPCError {
  private static let updateAdvice = "Update this program and the server to one version, or report it."
  private static let smallerAdvice = "Give fewer things at once."

  /// The bytes of a message can't be read; `byteOffset` counts from the message's first byte.
  public static func parseError(_ reason: String, byteOffset: Int? = nil) -> JSONRPCError {
    var details: JSONObject = ["reason": .string(reason)]
    if let byteOffset { details["byteOffset"] = .integer(Int64(byteOffset)) }
    return JSONRPCError(
      .parseError, name: "ParseError", "The message can't be read: \(reason)",
      forPeople: ("The server doesn't understand what this program sends.", Self.updateAdvice), details)
  }

  /// The message is JSON, but no request; `path` names the wrong member, or is empty for the message itself.
  public static func invalidRequest(_ reason: String, path: String = "") -> JSONRPCError {
    var details: JSONObject = ["reason": .string(reason)]
    if !path.isEmpty { details["path"] = .string(path) }
    let place = path.isEmpty ? "" : "\(path): "
    return JSONRPCError(
      .invalidRequest, name: "InvalidRequest", "The message is not a valid request: \(place)\(reason).",
      forPeople: ("The server doesn't understand what this program asks.", Self.updateAdvice), details)
  }

  /// No method has this name; `suggestion` is the one that was probably meant.
  public static func methodNotFound(_ method: String, didYouMean suggestion: String? = nil) -> JSONRPCError {
    // A name is a peer's text: quote only as much as helps.
    let name = String(method.prefix(128))
    var details: JSONObject = ["method": .string(name)]
    if let suggestion { details["didYouMean"] = .string(suggestion) }
    return JSONRPCError(
      .methodNotFound, name: "MethodNotFound",
      "There is no method \"\(name)\"." + (suggestion.map { " Did you mean \"\($0)\"?" } ?? ""),
      forPeople: (
        "The server can't do this.", "Update the server, or report it: it doesn't know what this program asks."
      ), details)
  }

  /// The parameters can't be read; the path of the given error begins inside `params`.
  public static func invalidParams(_ error: JSONDecodingError) -> JSONRPCError {
    let place = error.inside(key: "params")
    return JSONRPCError(
      .invalidParams, name: "InvalidParams", "The parameters are not valid: \(place).",
      forPeople: ("A value isn't valid: \(place.reason).", "Correct the value."),
      [
        "path": .string(place.path), "reason": .string(place.reason),
        "advice": "Correct the parameter that `data.path` names.",
      ])
  }

  /// A defect: a method threw an error that has no form on the wire.
  public static func internalError(_ reason: String) -> JSONRPCError {
    JSONRPCError(.internalError, name: "InternalError", "The server failed: \(reason)", ["reason": .string(reason)])
  }

  /// A message was longer than `limit` bytes.
  public static func messageTooLarge(limit: Int) -> JSONRPCError {
    JSONRPCError(
      .messageTooLarge, name: "MessageTooLarge",
      "The message is longer than \(limit) bytes and was skipped. Pass large values as file paths.",
      forPeople: (nil, Self.smallerAdvice), ["limit": .integer(Int64(limit))])
  }

  /// A message had more than `limit` values.
  public static func tooManyValues(limit: Int) -> JSONRPCError {
    JSONRPCError(
      .messageTooLarge, name: "MessageTooLarge",
      "The message has more than \(limit) values and was skipped. Split it, or pass large values as strings or file paths.",
      forPeople: (nil, Self.smallerAdvice), ["maximumValues": .integer(Int64(limit))])
  }

  /// The answer to a request of a batch whose replies together are longer than `limit` bytes.
  public static func batchTooLarge(limit: Int) -> JSONRPCError {
    JSONRPCError(
      .messageTooLarge, name: "MessageTooLarge",
      "The replies to this batch are longer than \(limit) bytes; this one was left out. Send smaller batches.",
      forPeople: (nil, Self.smallerAdvice), ["limit": .integer(Int64(limit))])
  }

  /// The answer to every request on a connection beyond `limit` ones, which the server then closes.
  public static func tooManyClients(limit: Int) -> JSONRPCError {
    JSONRPCError(
      .tooManyClients, name: "TooManyClients",
      "The server has \(limit) clients already; close one, and connect again.", isRetryable: true,
      forPeople: ("Too many programs use the server.", "End other programs that use the server, then try again."),
      ["limit": .integer(Int64(limit))])
  }

  /// The answer to a request that was cancelled with `$/cancelRequest`.
  public static let requestCancelled = JSONRPCError(
    .requestCancelled, name: "RequestCancelled", "The request was cancelled.",
    forPeople: (nil, "Look what was carried out before you continue."))

  /// The answer to a request that arrived after the connection began to close.
  public static let shuttingDown = JSONRPCError(.shuttingDown, name: "ShuttingDown", "The server is shutting down.")

  /// The answer to a request beyond `limit` unanswered ones.
  public static func tooManyRequests(limit: Int) -> JSONRPCError {
    JSONRPCError(
      .tooManyRequests, name: "TooManyRequests",
      "\(limit) requests are in flight; wait for replies and try again.", isRetryable: true,
      forPeople: ("This program asks too much at once.", "Do fewer things at once."),
      ["limit": .integer(Int64(limit))])
  }

  /// The error that a local caller gets when the peer didn't reply in time.
  public static func timedOut(_ method: String) -> JSONRPCError {
    JSONRPCError(
      .timedOut, name: "RequestTimedOut", "The client did not answer \"\(method)\" in time.", isRetryable: true)
  }

  /// The error that a local caller gets when the connection closes before the reply.
  public static let connectionClosed = JSONRPCError(
    .connectionClosed, name: "ConnectionClosed", "The connection closed before the answer came.")
}

/// An error that a method may throw, and that the peer converts once to the error of the reply.
public protocol JSONRPCErrorConvertible: Error {
  /// The error of the reply.
  var rpcError: any JSONRPCErrorRepresentable { get }
}

/// An error that a method may throw and that has a form on the wire. Other errors are answered with -32603, except
/// those that ``JSONRPCMethod`` lists, and ``JSONRPCErrorConvertible``.
public protocol JSONRPCErrorRepresentable: Error {
  /// The reply's `code`.
  var rpcCode: JSONRPCError.Code { get }
  /// The reply's `message`.
  var rpcMessage: String { get }
  /// Writes the reply's `data`, which must be one object with a `name`.
  func writeRPCData(to writer: inout JSONWriter)
}
