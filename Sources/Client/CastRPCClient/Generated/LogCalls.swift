// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

public import CastRPCProtocol
public import FrameworkLog
import CastModel
import JSONCodec

/// The framework's log. Nothing is sent until you ask for it: subscribe to `log.didRecord` (or `log.*`; `*` excludes
/// the log), and set a filter.
///
/// Each call throws ``CastClientError``, and `CancellationError` where its task is cancelled. Its `timeout` replaces
/// that of the client.
public struct LogCalls: Sendable {
  let client: CastClient

  /// Sets which records this connection wants.
  public func setFilter(
    _ params: LogSetFilterParams = LogSetFilterParams(), timeout: Duration? = nil
  ) async throws -> LogFilter {
    return try await self.client.typed("log.setFilter", params, timeout)
  }

  /// Returns what is logged, and where.
  public func getFilter(
    _ params: LogGetFilterParams = LogGetFilterParams(), timeout: Duration? = nil
  ) async throws -> LogGetFilterResult {
    return try await self.client.typed("log.getFilter", params, timeout)
  }

  /// Starts or stops logging to files.
  public func setFile(_ params: LogSetFileParams, timeout: Duration? = nil) async throws -> LogFile {
    return try await self.client.typed("log.setFile", params, timeout)
  }

  /// Starts or stops logging to standard error.
  public func setConsole(_ params: LogSetConsoleParams, timeout: Duration? = nil) async throws -> LogConsole {
    return try await self.client.typed("log.setConsole", params, timeout)
  }

  /// Starts or stops showing this connection the Cast messages that are sent and received.
  public func setMessageTap(
    _ params: LogSetMessageTapParams = LogSetMessageTapParams(), timeout: Duration? = nil
  ) async throws -> MessageTap {
    return try await self.client.typed("log.setMessageTap", params, timeout)
  }
}
