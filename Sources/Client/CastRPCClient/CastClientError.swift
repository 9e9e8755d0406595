public import CastModel
import JSONCodec
import JSONRPC

/// Why a call or a connection failed: what the server answered, or what became of the way to it.
///
/// ``name`` is the stable key: of the API (`NoSuchSession`, `DeviceNotFound`; see the API's errors), or one of the names here, which no
/// server sends and every client has (`spec/client_errors.json`).
public struct CastClientError: Error, Sendable, CustomStringConvertible {
  /// No server was found, or it couldn't be started, or nothing listens on the socket.
  public static let serverNotFound = "ServerNotFound"
  /// The server that was started has ended; the message has the end of what it wrote to its standard error.
  public static let serverDied = "ServerDied"
  /// The connection to the server ended.
  public static let connectionClosed = "ConnectionClosed"
  /// This program has closed the client.
  public static let clientClosed = "ClientClosed"
  /// No answer came within the call's time; the server was told to stop.
  public static let callTimeout = "CallTimeout"
  /// What was started or connected to doesn't answer the handshake as cast-rpc does.
  public static let noHandshake = "NoHandshake"
  /// The server's answer is of another shape than the spec says.
  public static let protocolViolation = "ProtocolViolation"

  /// The server speaks only with later clients. The server has the same name for clients that are too old for its protocol.
  static let unsupportedProtocolVersion = "UnsupportedProtocolVersion"

  /// The answer's code; for what no server sent one of JSON-RPC's reserved numbers (-32019 to -32016).
  public var code: Int
  /// The stable key by which errors are told apart.
  public var name: String
  /// What happened and what to do, for people.
  public var message: String
  /// What the server said besides; `nil` for what no server sent.
  public var data: ErrorData?
  /// The method that was called; `nil` for connecting.
  public var method: String?
  /// What led to it.
  public var cause: (any Error)?

  /// Makes an error; the code follows from the name where it is one of those here.
  init(_ name: String, _ message: String, method: String? = nil, cause: (any Error)? = nil) {
    self.code = Self.codes[name] ?? Self.lostCode
    self.name = name
    self.message = message
    self.method = method
    self.cause = cause
  }

  /// The server's answer to `method`.
  init(_ error: JSONRPCError, method: String) {
    self.code = error.code.rawValue
    self.name = error.name ?? "Error"
    self.message = error.message
    self.data = try? ErrorData(json: .object(error.data), policy: .tolerant)
    self.method = method
    self.cause = error
  }

  private static let lostCode = JSONRPCError.Code.connectionClosed.rawValue
  private static let codes: [String: Int] = [
    Self.callTimeout: JSONRPCError.Code.timedOut.rawValue,
    Self.unsupportedProtocolVersion: JSONRPCError.Code.unsupportedProtocolVersion.rawValue,
    Self.serverNotFound: -32017,
    Self.noHandshake: -32017,
    Self.protocolViolation: -32016,
  ]

  public var description: String { "\(self.name) (\(self.code)): \(self.message)" }
}
