// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

public import JSONRPC
public import LoopIsolation

/// What the framework says of itself. Nothing comes until it is asked for: subscribe to `log.didRecord` (or `log.*`;
/// `*` leaves the log out), and set a filter.
///
/// The methods of the namespace `log`; the server's hand-written half implements them.
@LoopActor
public protocol LogService: AnyObject, Sendable {
  /// Says which records this connection wants.
  ///
  /// It replaces the filter that the connection had; without parameters it is what a new connection has. Records come
  /// as `log.didRecord` to whoever subscribed to it. Each connection has a filter of its own.
  ///
  /// SDK: `GCKLogger.filter`.
  ///
  /// - Throws: ``APIError``: LibraryUnavailable.
  func setFilter(_ params: LogSetFilterParams, _ call: JSONRPCCallContext) async throws -> LogFilter

  /// Tells what is logged, and where to.
  ///
  /// SDK: `GCKLogger`.
  func getFilter(_ params: LogGetFilterParams, _ call: JSONRPCCallContext) async throws -> LogGetFilterResult

  /// Begins or ends a log in files.
  ///
  /// Files are turned by renaming when they are full. A full disk or a folder that is gone costs records, never
  /// anything else; `log.didChangeFile` tells. Servers that log to one folder use different files.
  ///
  /// SDK: `GCKLogger.fileLoggingEnabled`.
  ///
  /// - Throws: ``APIError``: FileNotUsable, LibraryUnavailable.
  func setFile(_ params: LogSetFileParams, _ call: JSONRPCCallContext) async throws -> LogFile

  /// Begins or ends the log on standard error.
  ///
  /// The server begins with what its option `--log-level` says.
  ///
  /// SDK: `GCKLogger.consoleLoggingEnabled`.
  ///
  /// - Throws: ``APIError``: LibraryUnavailable.
  func setConsole(_ params: LogSetConsoleParams, _ call: JSONRPCCallContext) async throws -> LogConsole

  /// Shows this connection the messages that go over the links, or ends that.
  ///
  /// They come as `log.didTapMessage` to whoever subscribed to it. It replaces the tap that the connection had.
  func setMessageTap(_ params: LogSetMessageTapParams, _ call: JSONRPCCallContext) async throws -> MessageTap
}
