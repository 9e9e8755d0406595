import COpenRPC
public import JSONCodec

/// The whole API as an OpenRPC document: the result of `rpc.discover`.
///
/// It is `spec/openrpc.json`, compiled in. That file has a line for each message, type and error; here it is one
/// line, because a reply may be a line.
public struct OpenRPCDocument: JSONEncodable, Sendable {
  /// Makes the document; there is only one.
  public init() {}

  /// Writes the document as it was generated, without its line breaks.
  public func write(to writer: inout JSONWriter) {
    let file = UnsafeBufferPointer(start: openrpc_bytes(), count: openrpc_count())
    var line: [UInt8] = []
    line.reserveCapacity(file.count)
    for part in file.split(separator: UInt8(ascii: "\n")) { line += part }
    writer.value(json: line)
  }
}
