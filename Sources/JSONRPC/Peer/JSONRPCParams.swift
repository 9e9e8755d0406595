public import JSONCodec

/// Reads a method's params.
public enum JSONRPCParams {
  /// Reads `params` as `type`; absent params are an empty object.
  ///
  /// The error's path starts inside the params; thrown from a method it is answered with -32602.
  public static func decode<T: JSONDecodable>(
    _ type: T.Type = T.self, from params: JSONNode?
  ) throws(JSONDecodingError) -> T {
    guard let node = params ?? self.empty else { throw JSONDecodingError(reason: "required, but missing") }
    return try T(json: node)
  }

  private static let empty = try? JSONDocument(parsing: "{}").root
}
