public import CastModel
import JSONCodec
import JSONRPC

/// The failure of a call or a connection: the server's error, or one of the connection to it.
///
/// ``name`` is the stable key: of the API (`NoSuchSession`, `DeviceNotFound`; see the API's errors), or one of the
/// names here, which no server sends and every client has (`spec/client_errors.json`).
public struct CastClientError: Error, Sendable, CustomStringConvertible {
  /// No server was found, or it couldn't be started, or nothing listens on the socket.
  public static let serverNotFound = "ServerNotFound"
  /// A server that was started has ended; the message has the end of its standard error.
  public static let serverDied = "ServerDied"
  /// The connection to the server ended.
  public static let connectionClosed = "ConnectionClosed"
  /// This program has closed the client.
  public static let clientClosed = "ClientClosed"
  /// No answer arrived within the call's time limit; the client cancelled the call.
  public static let callTimeout = "CallTimeout"
  /// The server or program doesn't answer the handshake as cast-rpc does.
  public static let noHandshake = "NoHandshake"
  /// The server's answer doesn't have the shape of the spec.
  public static let protocolViolation = "ProtocolViolation"

  /// The server only supports later clients. It uses the same name for clients that are too old for its protocol.
  static let unsupportedProtocolVersion = "UnsupportedProtocolVersion"

  /// The error's code; for the client's own errors one of JSON-RPC's reserved numbers (-32019 to -32016).
  public var code: Int
  /// The stable key that identifies the error.
  public var name: String
  /// The message for people: what happened, and what to do.
  public var message: String
  /// The server's details; `nil` for the client's own errors.
  public var data: ErrorData?
  /// The method that was called; `nil` for connecting.
  public var method: String?
  /// The underlying error.
  public var cause: (any Error)?

  /// Creates an error; the code follows from the name if it is one of those here.
  init(_ name: String, _ message: String, method: String? = nil, cause: (any Error)? = nil) {
    self.code = Self.codes[name] ?? Self.lostCode
    self.name = name
    self.message = message
    self.method = method
    self.cause = cause
  }

  /// Creates an error from the server's answer to `method`.
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
