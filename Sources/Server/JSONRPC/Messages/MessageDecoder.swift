package import JSONCodec

/// One JSON-RPC message, decoded but not yet processed.
package enum IncomingMessage: Sendable {
  case request(id: JSONRPCID, method: String, params: JSONNode?)
  case notification(method: String, params: JSONNode?)
  /// A reply to a request of this process; `id` is `nil` if the peer couldn't identify the request.
  case response(id: JSONRPCID?, outcome: Result<JSONNode, JSONRPCError>)
  /// Not a message. The sender must get the error, under the message's id if that was found.
  case invalid(id: JSONRPCID?, error: JSONRPCError)
  /// A notification that can't be read: its sender doesn't wait for a reply.
  case ignorable(reason: JSONRPCError)
}

/// The content of one frame.
package enum IncomingFrame: Sendable {
  case single(IncomingMessage)
  /// A batch; its replies are sent as one array. Never empty.
  case batch([IncomingMessage])
}

/// Reads a frame's body as JSON-RPC messages; keeps no state.
package struct MessageDecoder: Sendable {
  package var limits: JSONLimits
  /// The most messages in one batch.
  package var maximumBatchCount: Int
  /// How tolerantly the messages are read.
  package var policy: JSONPolicy

  package init(limits: JSONLimits = JSONLimits(), maximumBatchCount: Int = 1_000, policy: JSONPolicy = .strict) {
    self.limits = limits
    self.maximumBatchCount = maximumBatchCount
    self.policy = policy
  }

  /// Decodes `body`. Never fails: content that can't be read becomes an ``IncomingMessage/invalid(id:error:)``.
  package func decode(_ body: UnsafeRawBufferPointer) -> IncomingFrame {
    let root: JSONNode
    do throws(JSONParseError) {
      root = try JSONDocument(parsing: body, policy: self.policy, limits: self.limits).root
    } catch {
      return self.refused(body, self.refusal(error))
    }
    guard root.kind == .array else { return .single(self.message(root)) }
    guard root.count > 0 else {
      return .single(.invalid(id: nil, error: .invalidRequest("a batch must not be empty")))
    }
    guard root.count <= self.maximumBatchCount else {
      let reason = "a batch holds at most \(self.maximumBatchCount) messages, not \(root.count)"
      return self.refused(body, .invalidRequest(reason))
    }
    return .batch((0..<root.count).compactMap { root[$0].map(self.message) })
  }

  private func refusal(_ error: JSONParseError) -> JSONRPCError {
    switch error.code {
    case .tooLarge: .messageTooLarge(limit: self.limits.maximumBytes)
    case .tooManyValues: .tooManyValues(limit: self.limits.maximumValues)
    case .nulInKey:
      // Valid JSON, but no parameter of any method has such a name.
      .invalidRequest("an object has a key with the character U+0000, which no member's name has")
    default: .parseError(error.message, byteOffset: error.byteOffset)
    }
  }

  /// Refuses an unusable body under every id in it, so that none of its senders is left waiting.
  ///
  /// The body is refused once, without an id, if it has more ids than a batch may have messages: each reply is many
  /// times as long as the shortest message.
  private func refused(_ body: UnsafeRawBufferPointer, _ error: JSONRPCError) -> IncomingFrame {
    var scanner = IDScanner()
    scanner.scan(body)
    guard scanner.isBatch, !scanner.ids.isEmpty else { return .single(.invalid(id: scanner.id, error: error)) }
    guard scanner.ids.count <= self.maximumBatchCount else { return .single(.invalid(id: nil, error: error)) }
    return .batch(scanner.ids.map { .invalid(id: $0, error: error) })
  }

  private func message(_ node: JSONNode) -> IncomingMessage {
    guard node.kind == .object else {
      return .invalid(id: nil, error: .invalidRequest("expected an object, found \(node.kind.phrase)"))
    }
    guard let method = node["method"] else {
      if node["result"] != nil || node["error"] != nil { return Self.response(node) }
      return .invalid(id: Self.readableID(node), error: .invalidRequest("required, but missing", path: "method"))
    }
    guard let version = node["jsonrpc"]?.string, version == "2.0" else {
      return .invalid(id: Self.readableID(node), error: .invalidRequest("must be \"2.0\"", path: "jsonrpc"))
    }
    guard let name = method.string else {
      let reason = method.mismatch(expected: "a string").reason
      return .invalid(id: Self.readableID(node), error: .invalidRequest(reason, path: "method"))
    }
    return Self.call(node, method: name)
  }

  private static func readableID(_ node: JSONNode) -> JSONRPCID? {
    node["id"].flatMap { try? JSONRPCID(json: $0) }
  }

  private static func call(_ node: JSONNode, method: String) -> IncomingMessage {
    // Some libraries write `null` for absent parameters; in languages whose tables are lists too (Lua, PHP) an empty
    // one is `[]`.
    let params = node["params"].flatMap { $0.isNull || ($0.kind == .array && $0.count == 0) ? nil : $0 }
    var refusal: JSONRPCError?
    if let params, params.kind != .object {
      refusal = .invalidParams(JSONDecodingError(reason: "must be an object (by name), found \(params.kind.phrase)"))
    }
    guard let member = node["id"] else {
      if let refusal { return .ignorable(reason: refusal) }
      return .notification(method: method, params: params)
    }
    do throws(JSONDecodingError) {
      let id = try JSONRPCID(json: member)
      if let refusal { return .invalid(id: id, error: refusal) }
      return .request(id: id, method: method, params: params)
    } catch {
      return .invalid(id: nil, error: .invalidRequest(error.reason, path: "id"))
    }
  }

  private static func response(_ node: JSONNode) -> IncomingMessage {
    let id = self.readableID(node)
    switch (node["result"], node["error"]) {
    case (let result?, nil): return .response(id: id, outcome: .success(result))
    case (nil, let error?): return .response(id: id, outcome: .failure(self.error(error)))
    default:
      let both = JSONRPCError.invalidRequest("a reply has a result or an error, not both")
      return .response(id: id, outcome: .failure(both))
    }
  }

  private static func error(_ node: JSONNode) -> JSONRPCError {
    var code = JSONRPCError.Code.internalError
    if let member = node["code"], let number = try? Int64(json: member) { code = .init(rawValue: Int(number)) }
    var data = JSONObject()
    if let member = node["data"] { data = member.value.object ?? ["value": member.value] }
    return JSONRPCError(code: code, message: node["message"]?.string ?? "The peer gave no reason.", data: data)
  }
}
