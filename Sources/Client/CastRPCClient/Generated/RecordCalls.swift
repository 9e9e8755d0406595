// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

public import CastRPCProtocol
public import JSONCodec
import CastModel
import FrameworkLog

/// Recordings of the messages between a device and this server, with the calls of clients and their notifications: for
/// reports of faults, and for tests. A recording is a file of JSON lines (docs/Recordings.md), redacted unless it is to
/// be raw.
///
/// Each call throws ``CastClientError``, and `CancellationError` where its task is cancelled. Its `timeout` replaces
/// that of the client.
public struct RecordCalls: Sendable {
  let client: CastClient

  /// Starts to record a device into a new file.
  public func start(_ params: RecordStartParams, timeout: Duration? = nil) async throws -> RecordingInfo {
    try await self.client.typed("record.start", params, timeout)
  }
  /// Stops a recording: writes its end, and closes the file.
  public func stop(_ params: RecordStopParams, timeout: Duration? = nil) async throws -> RecordingInfo {
    try await self.client.typed("record.stop", params, timeout)
  }
  /// Returns the recordings that run, of all connections.
  public func list(_ params: RecordListParams = .init(), timeout: Duration? = nil) async throws -> RecordListResult {
    try await self.client.typed("record.list", params, timeout)
  }
}

extension RecordStartParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(
      ("path", self.path), ("device", self.device), ("sessionId", self.sessionId), ("isRaw", self.isRaw),
      ("includeHeartbeat", self.includeHeartbeat), ("maxFileSize", self.maxFileSize),
      ("maxFileCount", self.maxFileCount)
    )
  }
}

extension RecordStopParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.members(("recordingId", self.recordingId))
  }
}

extension RecordListParams: JSONObjectEncodable { public func writeMembers(to writer: inout JSONWriter) {} }

extension RecordListResult: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(recordings: try members.value("recordings"))
  }
}

extension RecordDidChange: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    let recordingInfo: RecordingInfo = try RecordingInfo(json: node)
    _ = try JSONMembers(node)
    self.init(recordingInfo: recordingInfo)
  }
}
