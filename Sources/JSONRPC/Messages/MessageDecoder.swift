package import JSONCodec

/// Reads a frame's body as JSON-RPC messages; keeps no state.
package struct MessageDecoder: Sendable {
  package var limits: JSONLimits
  /// The most messages in one batch.
  package var maximumBatchCount: Int
  /// Bodies up to this length are read again, tolerantly, to find the id that a refused document carries.
  static let longestSecondReading = 1 << 20

  package init(limits: JSONLimits = JSONLimits(), maximumBatchCount: Int = 1_000) {
    self.limits = limits
    self.maximumBatchCount = maximumBatchCount
  }

  /// Reads `body`; never fails: what can't be read becomes an ``IncomingMessage/invalid(id:error:)``.
  package func decode(_ body: UnsafeRawBufferPointer) -> IncomingFrame {
    let root: JSONNode
    do throws(JSONParseError) {
      root = try JSONDocument(parsing: body, policy: .strict, limits: self.limits).root
    } catch {
      return .single(.invalid(id: self.salvagedID(body), error: self.refusal(error)))
    }
    guard root.kind == .array else { return .single(self.message(root)) }
    guard root.count > 0 else {
      return .single(.invalid(id: nil, error: .invalidRequest("a batch must not be empty")))
    }
    guard root.count <= self.maximumBatchCount else {
      let reason = "a batch holds at most \(self.maximumBatchCount) messages, not \(root.count)"
      return .single(.invalid(id: nil, error: .invalidRequest(reason)))
    }
    return .batch((0..<root.count).compactMap { root[$0].map(self.message) })
  }

  private func refusal(_ error: JSONParseError) -> JSONRPCError {
    error.code == .tooLarge
      ? .messageTooLarge(limit: self.limits.maximumBytes)
      : .parseError(error.message, byteOffset: error.byteOffset)
  }

  /// The id of a document that strict reading refuses (duplicate keys, NaN, too deep), so that its sender isn't left waiting.
  private func salvagedID(_ body: UnsafeRawBufferPointer) -> JSONRPCID? {
    guard body.count <= Self.longestSecondReading else { return nil }
    let limits = JSONLimits(maximumBytes: Self.longestSecondReading, maximumDepth: 2_000)
    guard let root = try? JSONDocument(parsing: body, policy: .tolerant, limits: limits).root, root.kind == .object,
      let id = root["id"]
    else { return nil }
    if let known = try? JSONRPCID(json: id) { return known }
    // Where some integer is out of range, the tolerant reading makes all of them doubles: exact up to 2^53.
    guard id.kind == .number, let number = try? Int64(json: id), number.magnitude <= 1 << 53 else { return nil }
    return .integer(number)
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
    // Some libraries write `null` for parameters that they don't have.
    let params = node["params"].flatMap { $0.isNull ? nil : $0 }
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
