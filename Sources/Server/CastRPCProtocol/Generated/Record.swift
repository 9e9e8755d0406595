// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

public import JSONCodec

/// The state of a recording.
public struct RecordingState: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Entries are written.
  public static let recording: RecordingState = RecordingState(rawValue: "RECORDING")
  /// Entries can't be written at present and are lost; `failure` says why. The next one is tried again.
  public static let failing: RecordingState = RecordingState(rawValue: "FAILING")
  /// The recording is complete.
  public static let stopped: RecordingState = RecordingState(rawValue: "STOPPED")

  public static let knownValues: [RecordingState] = [.recording, .failing, .stopped]
}

/// The device that is recorded.
public struct RecordedDevice: Sendable, Hashable, JSONObjectEncodable {
  /// Its id.
  public var deviceId: String
  /// Its name.
  public var friendlyName: String

  public init(deviceId: String, friendlyName: String) {
    (self.deviceId, self.friendlyName) = (deviceId, friendlyName)
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("deviceId", self.deviceId)
    writer.member("friendlyName", self.friendlyName)
  }
}

/// A recording and its progress.
public struct RecordingInfo: Sendable, Hashable, JSONObjectEncodable {
  /// Its id.
  public var recordingId: String
  /// The current file; older ones have a number: `tv.jsonl.1` is the most recent.
  public var path: String
  /// The device.
  public var device: RecordedDevice
  /// Whether private values are kept.
  public var isRaw: Bool
  /// Whether it is written.
  public var state: RecordingState
  /// How many entries were written.
  public var entries: Int64
  /// How many bytes were written, in all files.
  ///
  /// In bytes.
  public var bytes: Int64
  /// How many entries could not be written; the file says where.
  public var lost: Int64
  /// The reason why nothing can be written at present.
  public var failure: String?
  /// How many different values of each kind were replaced by stand-ins: `name`, `network`, `id`, `address`,
  /// `hardwareAddress`, `mailAddress`, `urlPart`, `secret`; absent if the recording is raw.
  public var replaced: [String: Int64]?

  public init(
    recordingId: String, path: String, device: RecordedDevice, isRaw: Bool, state: RecordingState, entries: Int64,
    bytes: Int64, lost: Int64, failure: String? = nil, replaced: [String: Int64]? = nil
  ) {
    (
      self.recordingId, self.path, self.device, self.isRaw, self.state, self.entries, self.bytes, self.lost,
      self.failure, self.replaced
    )
    = (recordingId, path, device, isRaw, state, entries, bytes, lost, failure, replaced)
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("recordingId", self.recordingId)
    writer.member("path", self.path)
    writer.member("device", self.device)
    writer.member("isRaw", self.isRaw)
    writer.member("state", self.state)
    writer.member("entries", self.entries)
    writer.member("bytes", self.bytes)
    writer.member("lost", self.lost)
    writer.member("failure", self.failure)
    writer.member("replaced", self.replaced)
  }
}

/// The parameters of `record.start`.
public struct RecordStartParams: Sendable, Equatable, JSONDecodable {
  /// The file: an absolute path on the server's machine. It must not exist, nor must the older files of its rotation.
  ///
  /// Not empty.
  public var path: String
  /// The device, by id, name, alias or address; absent, without `sessionId`: the default device, else that of the
  /// current session, else the only one in the network.
  ///
  /// Not empty.
  public var device: String?
  /// Instead of a device: the session whose device is recorded.
  public var sessionId: String?
  /// Whether private values are kept, with certificates and binary payloads. Such a file must not be passed on.
  ///
  /// Absent: `false`.
  public var isRaw: Bool?
  /// Whether PING and PONG are recorded.
  ///
  /// Absent: `false`.
  public var includeHeartbeat: Bool?
  /// The size at which a file is rotated.
  ///
  /// In bytes. From 65536 to 67108864. Absent: `16777216`.
  public var maxFileSize: Int64?
  /// How many files are kept, including the current one.
  ///
  /// From 1 to 100. Absent: `4`.
  public var maxFileCount: Int64?

  @_alwaysEmitIntoClient public init(
    path: String, device: String? = nil, sessionId: String? = nil, isRaw: Bool? = nil, includeHeartbeat: Bool? = nil,
    maxFileSize: Int64? = nil, maxFileCount: Int64? = nil
  ) {
    (self.path, self.device, self.sessionId, self.isRaw, self.includeHeartbeat, self.maxFileSize, self.maxFileCount)
    = (path, device, sessionId, isRaw, includeHeartbeat, maxFileSize, maxFileCount)
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.path = try members.required("path", JSONConstraint<String>.nonEmpty)
    self.device = try members.optional("device", JSONConstraint<String>.nonEmpty)
    self.sessionId = try members.optional("sessionId")
    self.isRaw = try members.optional("isRaw")
    self.includeHeartbeat = try members.optional("includeHeartbeat")
    self.maxFileSize = try members.optional("maxFileSize", JSONConstraint<Int64>.range(65536...67108864))
    self.maxFileCount = try members.optional("maxFileCount", JSONConstraint<Int64>.range(1...100))
  }

  private static let vocabulary = JSONVocabulary([
    "path", "device", "sessionId", "isRaw", "includeHeartbeat", "maxFileSize", "maxFileCount", "progressToken",
  ])
}

/// The parameters of `record.stop`.
public struct RecordStopParams: Sendable, Equatable, JSONDecodable {
  /// The recording.
  public var recordingId: String

  @_alwaysEmitIntoClient public init(recordingId: String) {
    self.recordingId = recordingId
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.recordingId = try members.required("recordingId")
  }

  private static let vocabulary = JSONVocabulary(["recordingId", "progressToken"])
}

/// The parameters of `record.list`.
public struct RecordListParams: Sendable, Equatable, JSONDecodable {
  @_alwaysEmitIntoClient public init() {}

  public init(json node: JSONNode) throws(JSONDecodingError) {
    _ = try JSONMembers(node, Self.vocabulary)
  }

  private static let vocabulary = JSONVocabulary(["progressToken"])
}

/// The result of `record.list`.
public struct RecordListResult: Sendable, Equatable, JSONObjectEncodable {
  /// The recordings, oldest first.
  public var recordings: [RecordingInfo]

  public init(recordings: [RecordingInfo]) {
    self.recordings = recordings
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("recordings", self.recordings)
  }
}

/// `record.didChange`
///
/// A recording started, stopped, can't be written, or works again.
public struct RecordDidChange: Sendable, Equatable, RPCNotification {
  public static var method: String { "record.didChange" }

  /// The members of ``RecordingInfo``, which stand flat beside the others on the wire.
  public var recordingInfo: RecordingInfo

  public init(recordingInfo: RecordingInfo) {
    self.recordingInfo = recordingInfo
  }

  public func writeMembers(to writer: inout JSONWriter) {
    self.recordingInfo.writeMembers(to: &writer)
  }
}
