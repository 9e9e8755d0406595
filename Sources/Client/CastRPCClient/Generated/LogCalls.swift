// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

public import CastRPCProtocol
public import FrameworkLog
public import JSONCodec
import CastModel

/// The framework's log. To receive it, subscribe to `log.didRecord` (or `log.*`; `*` excludes the log) and set a
/// filter.
///
/// Each call throws ``CastClientError``, and `CancellationError` where its task is cancelled. Its `timeout` replaces
/// that of the client.
public struct LogCalls: Sendable {
  let client: CastClient

  /// Sets the filter for this connection's records.
  public func setFilter(_ params: LogSetFilterParams = .init(), timeout: Duration? = nil) async throws -> LogFilter {
    try await self.client.typed("log.setFilter", params, timeout)
  }
  /// Returns this connection's filter and tap, and the server's log file and console.
  public func getFilter(
    _ params: LogGetFilterParams = .init(), timeout: Duration? = nil
  ) async throws -> LogGetFilterResult {
    try await self.client.typed("log.getFilter", params, timeout)
  }
  /// Starts or stops logging to files.
  public func setFile(_ params: LogSetFileParams, timeout: Duration? = nil) async throws -> LogFile {
    try await self.client.typed("log.setFile", params, timeout)
  }
  /// Starts or stops logging to standard error.
  public func setConsole(_ params: LogSetConsoleParams, timeout: Duration? = nil) async throws -> LogConsole {
    try await self.client.typed("log.setConsole", params, timeout)
  }
  /// Starts or stops showing this connection the Cast messages that are sent and received.
  public func setMessageTap(
    _ params: LogSetMessageTapParams = .init(), timeout: Duration? = nil
  ) async throws -> MessageTap {
    try await self.client.typed("log.setMessageTap", params, timeout)
  }
}

extension LogSetFilterParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(
      ("minimumLevel", self.minimumLevel), ("classes", self.classes), ("functions", self.functions),
      ("messagePatterns", self.messagePatterns), ("redact", self.redact)
    )
  }
}

extension LogGetFilterParams: JSONObjectEncodable { public func writeMembers(to writer: inout JSONWriter) {} }

extension LogGetFilterResult: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      filter: try members.value("filter"), isSubscribed: try members.value("isSubscribed"),
      messageTap: try members.value("messageTap"), file: try members.value("file"),
      console: try members.value("console")
    )
  }
}

extension LogSetFileParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(
      ("isEnabled", self.isEnabled), ("directory", self.directory), ("maxFileSize", self.maxFileSize),
      ("maxFileCount", self.maxFileCount), ("filter", self.filter)
    )
  }
}

extension LogSetConsoleParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(("isEnabled", self.isEnabled), ("filter", self.filter))
  }
}

extension LogSetMessageTapParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(
      ("isEnabled", self.isEnabled), ("sessionId", self.sessionId), ("namespaces", self.namespaces),
      ("includeHeartbeat", self.includeHeartbeat), ("redact", self.redact),
      ("maximumPayloadBytes", self.maximumPayloadBytes)
    )
  }
}

extension LogDidRecord: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      recordId: try members.value("recordId"), level: try members.value("level"), message: try members.value("message"),
      component: try members.value("component"), className: try members.option("className"),
      function: try members.value("function"), location: try members.value("location"), time: try members.value("time"),
      sessionId: try members.option("sessionId"), metadata: try members.option("metadata"),
      lost: try members.option("lost")
    )
  }
}

extension LogDidTapMessage: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      recordId: try members.value("recordId"), time: try members.value("time"),
      sessionId: try members.value("sessionId"), direction: try members.value("direction"),
      sourceId: try members.value("sourceId"), destinationId: try members.value("destinationId"),
      namespace: try members.value("namespace"), payload: try members.option("payload"),
      binaryPayload: try members.option("binaryPayload"), payloadBytes: try members.value("payloadBytes"),
      isTruncated: try members.value("isTruncated")
    )
  }
}

extension LogDidChangeFile: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(file: try members.value("file"))
  }
}
