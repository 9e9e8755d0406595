public import JSONCodec

/// A request that the server sends to a client; the spec's server requests conform.
public protocol RPCServerRequest {
  associatedtype Params: JSONEncodable, Sendable
  associatedtype Result: JSONDecodable, Sendable
  /// The name on the wire: `credentials.provide`.
  static var method: String { get }
  /// The capability that a client must have declared in `server.initialize` to get the request.
  static var capability: String { get }
}
