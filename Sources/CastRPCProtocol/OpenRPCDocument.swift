public import JSONCodec

/// The whole API as an OpenRPC document: what `rpc.discover` answers with.
public struct OpenRPCDocument: JSONEncodable, Sendable {
  public init() {}

  /// Writes the document as it was generated, byte by byte.
  public func write(to writer: inout JSONWriter) {
    OpenRPCText.json.withUTF8Buffer { writer.value(json: $0) }
  }
}
