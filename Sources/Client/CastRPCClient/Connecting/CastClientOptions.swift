public import CastRPCProtocol
public import JSONCodec
import JSONRPC
public import Logging
import LoopIsolation

/// A client's description, its handlers, and its time limits.
public struct CastClientOptions: Sendable {
  /// The program's name, in the server's log and for other clients.
  public var name: String
  /// The program's version.
  public var version: String?
  /// The notifications to subscribe to when connecting, as in `events.subscribe`; `["*"]`: all but logs and widgets.
  public var topics: [String] = []
  /// The default time limit of a call.
  public var timeout = Duration.seconds(60)
  /// The time limit of the handshake; cast-rpc's server answers within milliseconds.
  public var startTimeout = Duration.seconds(5)
  /// The time that ``CastClient/close()`` leaves a server that was started to end by itself, before it is terminated.
  public var closeTimeout = Duration.seconds(3)
  /// The most notifications that wait for one loop over ``CastClient/events``. Beyond it the oldest are dropped, and
  /// the loop gets `.overflow`.
  public var maximumWaitingEvents = 1_024
  /// The longest message of the server that is accepted, in bytes.
  public var maximumMessageBytes = 64 << 20
  /// Called with the standard error of a server that was started, in pieces, on the client's own thread.
  public var onServerOutput: (@Sendable ([UInt8]) -> Void)?
  /// The logger of the connection; by default it discards everything.
  public var logger = Logger(label: "cast-rpc-client") { _ in SwiftLogNoOpLogHandler() }
  /// The handlers of the server's requests, by method.
  private(set) var handlers: [String: Handler] = [:]

  struct Handler: Sendable {
    var capability: String
    var method: JSONRPCMethod
  }

  /// Creates options with the default values.
  public init(name: String = "cast-rpc-swift", version: String? = nil) {
    self.name = name
    self.version = version
  }

  /// Answers the server's requests of one kind, and declares to the server that this client does.
  ///
  /// An error that `body` throws is sent to the server; requests without a handler are refused.
  public mutating func handle<Request: RPCServerRequest>(
    _ request: Request.Type, _ body: @escaping @Sendable (Request.Params) async throws -> Request.Result
  ) where Request.Params: JSONDecodable, Request.Result: JSONEncodable {
    self.handlers[Request.method] = Handler(capability: Request.capability) { params, _ in
      try await body(JSONRPCParams.decode(Request.Params.self, from: params))
    }
  }
}
