public import JSONCodec
public import LoopIsolation

/// A method: takes the request's params, and returns the result.
///
/// It runs in a separate task on ``LoopActor``; the tasks of one connection begin in the order of their requests.
/// Params are an object or absent (`nil`). An error that it throws becomes the reply: a ``JSONRPCErrorRepresentable``
/// in its own form, a `JSONDecodingError` as -32602 (its path taken to start inside the params), a
/// `CancellationError` as -32800, every other error as -32603.
public typealias JSONRPCMethod = @LoopActor @Sendable (JSONNode?, JSONRPCCallContext) async throws -> any JSONEncodable

/// The handler of a peer's requests and notifications; one object may serve many peers.
@LoopActor
public protocol JSONRPCHandler: AnyObject, Sendable {
  /// Returns the method `name`; `nil` is answered with -32601. Called once for each request, in order, before it
  /// becomes a task.
  func method(_ name: String, for peer: JSONRPCPeer) -> JSONRPCMethod?

  /// Returns the method that the caller probably meant by a name that ``method(_:for:)`` doesn't know, or `nil`.
  func nearestMethod(to name: String) -> String?

  /// Called with each notification, in order with requests, except those that begin with `$/`.
  func handleNotification(_ name: String, params: JSONNode?, from peer: JSONRPCPeer)

  /// Called with each notification of the protocol itself (`$/progress`, `$/overflow`), in order with the others,
  /// except `$/cancelRequest`.
  func handleProtocolNotification(_ name: String, params: JSONNode?, from peer: JSONRPCPeer)

  /// Called when the peer has closed its input. Requests received so far are still answered.
  ///
  /// Calls that wait for an event should end now.
  func peerDidEndInput(_ peer: JSONRPCPeer)

  /// Called once, as the last call, after the peer's calls have been cancelled.
  func peerDidClose(_ peer: JSONRPCPeer, reason: JSONRPCCloseReason)
}

extension JSONRPCHandler {
  /// Suggests nothing, unless the handler does: -32601 is then answered without `didYouMean`.
  public func nearestMethod(to name: String) -> String? { nil }
  /// Ignores every notification, unless the handler implements this.
  public func handleNotification(_ name: String, params: JSONNode?, from peer: JSONRPCPeer) {}
  /// Ignores the notification, as a receiver may ignore an unknown one that begins with `$/`. (LSP, "$ Notifications
  /// and Requests")
  public func handleProtocolNotification(_ name: String, params: JSONNode?, from peer: JSONRPCPeer) {}
  /// Does nothing: calls in progress run to their ends or to ``JSONRPCConnectionConfiguration/finishTimeout``.
  public func peerDidEndInput(_ peer: JSONRPCPeer) {}
  /// Does nothing, unless the handler has something to clean up.
  public func peerDidClose(_ peer: JSONRPCPeer, reason: JSONRPCCloseReason) {}
}

/// The circumstances of a call, besides its params.
public struct JSONRPCCallContext: Sendable {
  /// The connection that sent the request.
  public let peer: JSONRPCPeer
  /// The request's id, unique among the connection's unanswered ones.
  public let id: JSONRPCID
  /// The method's name.
  public let method: String
  /// The reporter of the call's progress, or `nil` if the request has no `progressToken`.
  public let progress: JSONRPCProgressReporter?
}

/// Reads a method's params.
public enum JSONRPCParams {
  /// Decodes `params` as `type`; absent params are an empty object.
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

/// The reason why a connection ended.
public struct JSONRPCCloseReason: RawRepresentable, Sendable, Hashable, CustomStringConvertible {
  /// The reason's key, spelled as the member: `slowReader`.
  public let rawValue: String
  /// Creates a reason from any key; the set is open.
  public init(rawValue: String) { self.rawValue = rawValue }
  public var description: String { self.rawValue }

  /// The peer closed its input, and its requests were answered.
  public static let endOfInput = JSONRPCCloseReason(rawValue: "endOfInput")
  /// This process closed the connection.
  public static let closedLocally = JSONRPCCloseReason(rawValue: "closedLocally")
  /// The peer disconnected: reset, broken pipe.
  public static let connectionLost = JSONRPCCloseReason(rawValue: "connectionLost")
  /// The peer read too slowly, and too many bytes waited for it.
  public static let slowReader = JSONRPCCloseReason(rawValue: "slowReader")
}
