// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

public import JSONRPC
public import LoopIsolation

/// Recordings of the messages between a device and this server, with the calls of clients and their notifications: for
/// reports of faults, and for tests. A recording is a file of JSON lines (docs/Recordings.md), redacted unless it is to
/// be raw.
///
/// The methods of the namespace `record`; the server's hand-written half implements them.
@LoopActor
public protocol RecordService: AnyObject, Sendable {
  /// Starts to record a device into a new file.
  ///
  /// Records every message of every link to the device, in both directions; the links themselves; the device's service
  /// as discovery sees it; the device's answer to the authentication challenge; its requests to the media server; and
  /// the calls of all clients that concern the device or its sessions, their outcomes, and the notifications about
  /// them. Starts discovery if it isn't running. The device needn't be connected.
  ///
  /// Names, ids, addresses, networks, secrets, and users and queries of URLs are replaced by stand-ins that stay the
  /// same within the file, unless `isRaw` is true. Titles and paths of URLs can't be recognized. The file is readable
  /// for its user only.
  ///
  /// The recording ends with the connection that started it, or by `record.stop`. At most 16 run at once.
  ///
  /// - Throws: ``APIError``: FileNotUsable, DeviceNotFound, AmbiguousDevice, AddressNotResolved, NoSuchSession,
  /// InternalLimitReached.
  func start(_ params: RecordStartParams, _ call: JSONRPCCallContext) async throws -> RecordingInfo

  /// Stops a recording: writes its end, and closes the file.
  ///
  /// - Throws: ``APIError``: NoSuchRecording.
  func stop(_ params: RecordStopParams, _ call: JSONRPCCallContext) async throws -> RecordingInfo

  /// Returns the recordings that run, of all connections.
  func list(_ params: RecordListParams, _ call: JSONRPCCallContext) async throws -> RecordListResult
}
