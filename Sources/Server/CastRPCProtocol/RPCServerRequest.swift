public import JSONCodec

/// A request that the server sends to a client; the spec's server requests conform.
public protocol RPCServerRequest {
  associatedtype Params: JSONEncodable, Sendable
  associatedtype Result: JSONDecodable, Sendable
  /// The name on the wire: `credentials.provide`.
  static var method: String { get }
  /// What a client must have declared in `server.initialize` to be asked.
  static var capability: String { get }
}
