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
  /// When the recording started, in seconds since 1970.
  public var started: Double
  /// Whether private values are replaced by stand-ins.
  public var isRedacted: Bool
  /// The device as the API describes it, or as far as it is known.
  public var device: JSONObject
  /// Where the recording comes from, if it was converted from a published source.
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
  /// The longest line, in bytes: a message of the largest size that a link receives, escaped.
  public var lineBytes = 4 << 20
  /// The largest number of entries.
  public var entries = 500_000

  /// Creates the default limits.
  public init() {}
}

extension Recording {
  /// Reads the bytes of a recording.
  ///
  /// - Throws: ``RecordingError``, with the number of the line that can't be read. An incomplete last line is no
  ///   error.
  public init(parsing bytes: [UInt8], limits: RecordingLimits = RecordingLimits()) throws(RecordingError) {
    guard bytes.count <= limits.fileBytes else {
      throw RecordingError(.tooLarge, "The recording has \(bytes.count) bytes; \(limits.fileBytes) are allowed.")
    }
    var header: RecordingHeader?
    var entries: [RecordingEntry] = []
    var number = 0
    var rest = bytes[...]
    while !rest.isEmpty {
      number += 1
      let end = rest.firstIndex(of: UInt8(ascii: "\n"))
      let line = rest[..<(end ?? rest.endIndex)]
      rest = end.map { rest[rest.index(after: $0)...] } ?? []
      guard let object = try Self.object(line, number, isLast: end == nil, limits) else { continue }
      if header == nil {
        header = try RecordingHeader(object)
      } else if object["castRecording"] == nil {
        guard entries.count < limits.entries else {
          throw RecordingError(.tooLarge, "The recording has more than \(limits.entries) entries.")
        }
        entries.append(try Self.entry(object, number))
      }
    }
    guard let header else { throw RecordingError(.notARecording, "The file isn't a recording: it is empty.") }
    self.init(header, entries: entries)
  }

  /// Returns the object of a line, or `nil` if the line is empty or is the last one and incomplete.
  private static func object(
    _ line: ArraySlice<UInt8>, _ number: Int, isLast: Bool, _ limits: RecordingLimits
  ) throws(RecordingError) -> JSONObject? {
    guard line.contains(where: { $0 > 0x20 }) else { return nil }
    guard line.count <= limits.lineBytes else {
      throw RecordingError(.tooLarge, "Line \(number) has \(line.count) bytes; \(limits.lineBytes) are allowed.")
    }
    var jsonLimits = JSONLimits()
    jsonLimits.maximumBytes = limits.lineBytes
    do {
      let document = try JSONDocument(parsing: Array(line), policy: .tolerant, limits: jsonLimits)
      if let object = document.root.value.object { return object }
    } catch {
      if isLast, number > 1 { return nil }
      throw RecordingError(
        number == 1 ? .notARecording : .damaged, "Line \(number) can't be read: \(error.message)")
    }
    throw RecordingError(
      number == 1 ? .notARecording : .damaged, "Line \(number) can't be read: it isn't a JSON object.")
  }

  private static func entry(_ object: JSONObject, _ number: Int) throws(RecordingError) -> RecordingEntry {
    do {
      return try RecordingEntry(object)
    } catch {
      throw RecordingError(.damaged, "Line \(number) can't be read: \(error)")
    }
  }
}
