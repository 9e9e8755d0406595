// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

public import FrameworkLog
public import JSONRPC
public import LoopIsolation

/// The framework's log. To receive it, subscribe to `log.didRecord` (or `log.*`; `*` excludes the log) and set a
/// filter.
///
/// The methods of the namespace `log`; the server's hand-written half implements them.
@LoopActor
public protocol LogService: AnyObject, Sendable {
  /// Sets the filter for this connection's records.
  ///
  /// Replaces the connection's filter; without parameters it restores the default filter. Records arrive as
  /// `log.didRecord` if the connection has subscribed to it. Each connection has its own filter.
  ///
  /// SDK: `GCKLogger.filter`.
  ///
  /// - Throws: ``APIError``: LibraryUnavailable.
  func setFilter(_ params: LogSetFilterParams, _ call: JSONRPCCallContext) async throws -> LogFilter

  /// Returns this connection's filter and tap, and the server's log file and console.
  ///
  /// SDK: `GCKLogger`.
  func getFilter(_ params: LogGetFilterParams, _ call: JSONRPCCallContext) async throws -> LogGetFilterResult

  /// Starts or stops logging to files.
  ///
  /// Full files are rotated by renaming. If the disk is full or the folder disappears, only records are lost;
  /// `log.didChangeFile` reports it. Servers that log to one folder use different files.
  ///
  /// SDK: `GCKLogger.fileLoggingEnabled`.
  ///
  /// - Throws: ``APIError``: FileNotUsable, LibraryUnavailable.
  func setFile(_ params: LogSetFileParams, _ call: JSONRPCCallContext) async throws -> LogFile

  /// Starts or stops logging to standard error.
  ///
  /// At start its option `--log-level` applies.
  ///
  /// SDK: `GCKLogger.consoleLoggingEnabled`.
  ///
  /// - Throws: ``APIError``: LibraryUnavailable.
  func setConsole(_ params: LogSetConsoleParams, _ call: JSONRPCCallContext) async throws -> LogConsole

  /// Starts or stops showing this connection the Cast messages that are sent and received.
  ///
  /// The messages arrive as `log.didTapMessage` if the connection has subscribed to it. The call replaces the
  /// connection's previous tap.
  func setMessageTap(_ params: LogSetMessageTapParams, _ call: JSONRPCCallContext) async throws -> MessageTap
}
