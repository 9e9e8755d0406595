public import JSONCodec
import NIOCore

extension CastMessage {
  /// Makes a message of JSON.
  public init(
    sourceId: String, destinationId: String, namespace: CastNamespace, json: some JSONEncodable
  ) {
    self.init(
      sourceId: sourceId, destinationId: destinationId, namespace: namespace, payloadType: .string,
      payload: ByteBuffer(bytes: json.jsonBytes))
  }

  /// Reads the payload as JSON, straight from the frame's bytes and forgivingly; parse each message once and share the document.
  ///
  /// A binary payload is read too: some receivers send JSON that way. Whether an object is needed is the caller's matter;
  /// see ``CastPayload``.
  public func parseJSON(limits: JSONLimits = CastMessage.jsonLimits) throws(JSONParseError) -> JSONDocument {
    let result = self.payload.withUnsafeReadableBytes { bytes in
      Result { () throws(JSONParseError) in try JSONDocument(parsing: bytes, policy: .tolerant, limits: limits) }
    }
    return try result.get()
  }

  /// What is accepted of a peer's JSON; the framer's limit bounds its bytes already. What a message as long as Cast allows holds of
  /// items and tracks fits; what one of commas and brackets would grow to doesn't.
  public static let jsonLimits = JSONLimits(
    maximumBytes: 64 << 20, maximumDepth: 200, maximumDecodedBytes: 3 << 19, maximumUndeclaredMembers: 1_024)
}
