public import JSONCodec

/// An error that a method may throw and that has a form on the wire; every other error is answered with -32603.
public protocol JSONRPCErrorRepresentable: Error {
  /// The reply's `code`.
  var rpcCode: JSONRPCError.Code { get }
  /// The reply's `message`.
  var rpcMessage: String { get }
  /// Writes the reply's `data`, which must be one object with a `name`.
  func writeRPCData(to writer: inout JSONWriter)
}
