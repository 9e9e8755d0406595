package import JSONCodec

// One message each, without its framing.
extension JSONWriter {
  /// Writes a reply with a result.
  package mutating func reply(to id: JSONRPCID, result: any JSONEncodable) {
    self.beginMessage()
    self.member("id", id)
    self.key("result")
    result.write(to: &self)
    self.endObject()
  }

  /// Writes a reply with an error; `id` is `nil` if the request's id couldn't be read.
  package mutating func reply(to id: JSONRPCID?, error: any JSONRPCErrorRepresentable) {
    self.beginMessage()
    self.key("id")
    if let id { id.write(to: &self) } else { self.null() }
    self.key("error")
    self.beginObject()
    self.member("code", Int64(error.rpcCode.rawValue))
    self.member("message", error.rpcMessage)
    self.key("data")
    error.writeRPCData(to: &self)
    self.endObject()
    self.endObject()
  }

  /// Writes a request (`id` given) or a notification.
  package mutating func call(id: JSONRPCID? = nil, method: String, params: (any JSONEncodable)?) {
    self.beginMessage()
    self.member("id", id)
    self.member("method", method)
    if let params {
      self.key("params")
      params.write(to: &self)
    }
    self.endObject()
  }

  /// Writes a notification whose params are already encoded.
  package mutating func notification(method: String, encodedParams: some Sequence<UInt8>) {
    self.beginMessage()
    self.member("method", method)
    self.key("params")
    self.value(json: encodedParams)
    self.endObject()
  }

  /// Writes a notification up to and including the bracket that opens its params; the caller closes both.
  package mutating func beginNotification(method: String) {
    self.beginMessage()
    self.member("method", method)
    self.key("params")
    self.beginObject()
  }

  private mutating func beginMessage() {
    self.beginObject()
    self.member("jsonrpc", "2.0")
  }
}
