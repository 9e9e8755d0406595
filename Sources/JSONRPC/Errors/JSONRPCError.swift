public import JSONCodec

/// An error as it stands in a JSON-RPC reply, sent or received.
public struct JSONRPCError: Error, Sendable, Hashable, CustomStringConvertible {
  /// A number from the `code` member; applications use positive ones.
  public struct Code: RawRepresentable, Sendable, Hashable, CustomStringConvertible {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public var description: String { self.rawValue.description }

    /// The bytes are not JSON, or not framed. (JSON-RPC 2.0, section 5.1)
    public static let parseError = Code(rawValue: -32700)
    /// JSON, but no request. (JSON-RPC 2.0, section 5.1)
    public static let invalidRequest = Code(rawValue: -32600)
    /// No such method. (JSON-RPC 2.0, section 5.1)
    public static let methodNotFound = Code(rawValue: -32601)
    /// The parameters can't be read. (JSON-RPC 2.0, section 5.1)
    public static let invalidParams = Code(rawValue: -32602)
    /// A defect of the one that answers. (JSON-RPC 2.0, section 5.1)
    public static let internalError = Code(rawValue: -32603)
    /// The asker cancelled. (LSP `RequestCancelled`)
    public static let requestCancelled = Code(rawValue: -32800)
    /// The request was understood, and failed. (LSP `RequestFailed`)
    public static let requestFailed = Code(rawValue: -32803)
    /// The hand-shake asked for a version that isn't spoken.
    public static let unsupportedProtocolVersion = Code(rawValue: -32010)
    /// The call needs a request back that the client didn't declare.
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

  public var code: Code
  /// What happened and what to do, for people.
  public var message: String
  /// Always an object; `name` is the stable key by which clients tell errors apart.
  public var data: JSONObject

  public init(code: Code, message: String, data: JSONObject) {
    self.code = code
    self.message = message
    self.data = data
  }

  /// An error of this layer, with the members that all of them have: `name`, `domain` and `retryable`.
  init(_ code: Code, name: String, _ message: String, isRetryable: Bool = false, _ details: JSONObject = [:]) {
    self.code = code
    self.message = message
    self.data = ["name": .string(name), "domain": "rpc", "retryable": .bool(isRetryable)]
    for (key, value) in details.members { self.data[key] = value }
  }

  /// The stable key in ``data``, if the sender gave one.
  public var name: String? { self.data["name"]?.string }

  public var description: String { "\(self.name ?? "error") (\(self.code)): \(self.message)" }
}

extension JSONRPCError: JSONRPCErrorRepresentable {
  public var rpcCode: Code { self.code }
  public var rpcMessage: String { self.message }
  public func writeRPCData(to writer: inout JSONWriter) { self.data.write(to: &writer) }
}
