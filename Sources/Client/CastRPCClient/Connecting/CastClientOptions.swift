public import CastRPCProtocol
public import JSONCodec
import JSONRPC
public import Logging
import LoopIsolation

/// What a client says of itself, what it can answer, and its times.
public struct CastClientOptions: Sendable {
  /// What the program is called, in the server's log and to other clients.
  public var name: String
  /// The program's version.
  public var version: String?
  /// The notifications to get from the first moment, as in `events.subscribe`; `["*"]`: all but logs and widgets.
  public var topics: [String] = []
  /// How long a call waits for its answer unless it says otherwise.
  public var timeout = Duration.seconds(60)
  /// How long the server may take for the handshake: one of ours answers within milliseconds.
  public var startTimeout = Duration.seconds(5)
  /// How long ``CastClient/close()`` lets a server that was started end by itself, before it is terminated.
  public var closeTimeout = Duration.seconds(3)
  /// The most notifications that wait for one loop over ``CastClient/events``; beyond it the oldest are dropped, and the loop is told.
  public var maximumWaitingEvents = 1_024
  /// The longest message of the server that is accepted, in bytes.
  public var maximumMessageBytes = 64 << 20
  /// Called with what a server that was started writes to its standard error, in pieces, on the client's own thread.
  public var onServerOutput: (@Sendable ([UInt8]) -> Void)?
  /// Takes what the connection itself has to say: nothing unless given.
  public var logger = Logger(label: "cast-rpc-client") { _ in SwiftLogNoOpLogHandler() }
  /// What answers the server's requests, by capability and method.
  private(set) var handlers: [String: Handler] = [:]

  struct Handler: Sendable {
    var capability: String
    var method: JSONRPCMethod
  }

  /// Makes options with the values that stand at each property.
  public init(name: String = "cast-rpc-swift", version: String? = nil) {
    self.name = name
    self.version = version
  }

  /// Answers the server's requests of one kind, and declares to the server that this client does.
  ///
  /// What `body` throws is told to the server; requests without a handler are refused.
  public mutating func handle<Request: RPCServerRequest>(
    _ request: Request.Type, _ body: @escaping @Sendable (Request.Params) async throws -> Request.Result
  ) where Request.Params: JSONDecodable, Request.Result: JSONEncodable {
    self.handlers[Request.method] = Handler(capability: Request.capability) { params, _ in
      try await body(JSONRPCParams.decode(Request.Params.self, from: params))
    }
  }
}
