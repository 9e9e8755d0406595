public import JSONCodec

/// The messages between a device and its sender, with the user's actions and the notifications about them.
///
/// A recording is a file of JSON lines (docs/Recordings.md): a header, then one entry a line in the order of time. A
/// recording may be cut anywhere: an incomplete last line is left out, and ``isComplete`` is false.
public struct Recording: Sendable, Hashable {
  /// The header.
  public var header: RecordingHeader
  /// The entries, in the order of time.
  public var entries: [RecordingEntry]
  /// Whether the recording ended in an orderly way.
  public var isComplete: Bool { self.entries.last?.event == .end }

  /// Creates a recording.
  public init(_ header: RecordingHeader, entries: [RecordingEntry] = []) {
    self.header = header
    self.entries = entries
  }
}

/// The first line of a recording.
public struct RecordingHeader: Sendable, Hashable {
  /// The version of the format that this program writes and reads.
  public static let currentVersion = 1

  /// The version of the format.
  public var version: Int
  /// The program that recorded, and its version.
  public var program: String
  /// The start of the recording, in seconds since 1970.
  public var started: Double
  /// Whether private values are replaced by stand-ins.
  public var isRedacted: Bool
  /// The device as the API describes it, or as far as it is known.
  public var device: JSONObject
  /// The published source from which the recording was converted, or `nil` if there is none.
  public var source: String?

  /// Creates a header of the current version.
  public init(
    program: String, started: Double, isRedacted: Bool, device: JSONObject = [:], source: String? = nil
  ) {
    self.version = Self.currentVersion
    self.program = program
    self.started = started
    self.isRedacted = isRedacted
    self.device = device
    self.source = source
  }

  /// The header as a line, without its end.
  public var line: String {
    var object: JSONObject = [
      "castRecording": .integer(Int64(self.version)), "program": .string(self.program),
      "started": .number(self.started), "isRedacted": .bool(self.isRedacted), "device": .object(self.device),
    ]
    object["source"] = self.source.map(JSONValue.string)
    return String(decoding: JSONValue.object(object).jsonBytes, as: UTF8.self)
  }

  init(_ object: JSONObject) throws(RecordingError) {
    guard let version = object["castRecording"]?.integer else {
      throw RecordingError(.notARecording, "The file isn't a recording: its first line has no member castRecording.")
    }
    guard version == Int64(Self.currentVersion) else {
      throw RecordingError(
        .otherVersion,
        "The recording has version \(version) of the format; this program reads version \(Self.currentVersion).")
    }
    self.version = Int(version)
    self.program = object["program"]?.string ?? ""
    self.started = object["started"]?.number ?? 0
    self.isRedacted = object["isRedacted"]?.bool ?? false
    self.device = object["device"]?.object ?? [:]
    self.source = object["source"]?.string
  }
}

/// The largest recording that is read.
public struct RecordingLimits: Sendable, Hashable {
  /// The largest file, in bytes.
  public var fileBytes = 64 << 20
  /// The longest line, in bytes. ``RecordingWriter`` writes none that is longer than the default.
  public var lineBytes = 4 << 20
  /// The largest number of entries.
  public var entries = 500_000
  /// The largest number of JSON values in all lines: a short value takes many times its bytes in memory. Recorded
  /// messages have some 20 bytes per value.
  public var values = 6_000_000

  /// Creates the default limits.
  public init() {}
}
