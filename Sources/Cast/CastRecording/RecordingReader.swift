import JSONCodec
import StateFiles

extension Recording {
  /// Reads a recording in a file. Blocks: don't call it on the loop.
  ///
  /// - Throws: ``RecordingError``, whose message names the file.
  public init(file path: String, limits: RecordingLimits = RecordingLimits()) throws(RecordingError) {
    let bytes = try Self.bytes(ofFile: path, limits: limits)
    do {
      try self.init(parsing: bytes, limits: limits)
    } catch {
      throw error.naming(path)
    }
  }

  /// Returns the bytes of a file that may be a recording. Blocks.
  ///
  /// - Parameter isRegular: Whether the file must be a regular one; a pipe is read to its end otherwise.
  /// - Throws: ``RecordingError``, whose message names the file.
  public static func bytes(
    ofFile path: String, isRegular: Bool = false, limits: RecordingLimits = RecordingLimits()
  ) throws(RecordingError) -> [UInt8] {
    do throws(BoundedFile.Failure) {
      return try BoundedFile.read(path, limit: limits.fileBytes, isRegular: isRegular)
    } catch {
      let isTooLarge = error == .tooLarge(limit: limits.fileBytes)
      throw RecordingError(isTooLarge ? .tooLarge : .system, "“\(path)” can't be read: \(error.reason).")
    }
  }

  /// Reads the bytes of a recording.
  ///
  /// - Throws: ``RecordingError``, with the number of the line that can't be read. An incomplete last line is no
  ///   error.
  public init(parsing bytes: [UInt8], limits: RecordingLimits = RecordingLimits()) throws(RecordingError) {
    var entries: [RecordingEntry] = []
    let header = try Self.read(bytes, limits: limits) { _, entry in
      if let entry { entries.append(entry) }
    }
    self.init(header, entries: entries)
  }

  /// Reads the bytes of a recording line by line; returns the header.
  ///
  /// - Parameter body: Called with each line without its end, and its entry; `nil` for headers, empty lines and an
  ///   incomplete last line.
  /// - Throws: ``RecordingError``, with the number of the line that can't be read.
  public static func read(
    _ bytes: [UInt8], limits: RecordingLimits = RecordingLimits(),
    line body: (ArraySlice<UInt8>, RecordingEntry?) -> Void
  ) throws(RecordingError) -> RecordingHeader {
    guard bytes.count <= limits.fileBytes else {
      throw RecordingError(.tooLarge, "The recording has \(bytes.count) bytes; \(limits.fileBytes) are allowed.")
    }
    var reader = RecordingReader(limits: limits)
    var rest = bytes[...]
    while !rest.isEmpty {
      let end = rest.firstIndex(of: UInt8(ascii: "\n"))
      let line = rest[..<(end ?? rest.endIndex)]
      rest = end.map { rest[rest.index(after: $0)...] } ?? []
      body(line, try reader.read(line, isLast: end == nil))
    }
    guard let header = reader.header else {
      throw RecordingError(.notARecording, "The file isn't a recording: it is empty.")
    }
    return header
  }
}

extension RecordingError {
  /// Returns the error with the file's path.
  public func naming(_ path: String) -> RecordingError {
    RecordingError(self.code, "“\(path)” can't be used. \(self.message)")
  }
}

/// A reader of the lines of a recording in their order, within limits.
private struct RecordingReader {
  /// The levels of nesting that a line adds to a message's payload or a call's parameters.
  private static let enclosingDepth = 10

  let limits: RecordingLimits
  private(set) var header: RecordingHeader?
  private var number = 0
  private var entries = 0
  private var values = 0

  init(limits: RecordingLimits) { self.limits = limits }

  /// Returns the line's entry, or `nil` if it has none.
  mutating func read(_ line: ArraySlice<UInt8>, isLast: Bool) throws(RecordingError) -> RecordingEntry? {
    self.number += 1
    guard let object = try self.object(line, isLast: isLast) else { return nil }
    self.values += JSONValue.object(object).valueCount
    guard self.header != nil else {
      self.header = try RecordingHeader(object)
      return nil
    }
    guard object["castRecording"] == nil else { return nil }
    self.entries += 1
    guard self.entries <= self.limits.entries else {
      throw RecordingError(.tooLarge, "The recording has more than \(self.limits.entries) entries.")
    }
    do {
      return try RecordingEntry(object)
    } catch {
      throw RecordingError(.damaged, "Line \(self.number) can't be read: \(error)")
    }
  }

  /// Returns the object of a line, or `nil` if the line is empty or is the last one and incomplete.
  private func object(_ line: ArraySlice<UInt8>, isLast: Bool) throws(RecordingError) -> JSONObject? {
    guard line.contains(where: { $0 > 0x20 }) else { return nil }
    guard line.count <= self.limits.lineBytes else {
      throw RecordingError(
        .tooLarge, "Line \(self.number) has \(line.count) bytes; \(self.limits.lineBytes) are allowed.")
    }
    let code: RecordingError.Code = self.number == 1 ? .notARecording : .damaged
    var limits = JSONLimits()
    limits.maximumBytes = self.limits.lineBytes
    limits.maximumDepth += Self.enclosingDepth
    limits.maximumValues = max(0, self.limits.values - self.values)
    do {
      let document = try JSONDocument(parsing: Array(line), policy: .tolerant, limits: limits)
      if let object = document.root.value.object { return object }
    } catch {
      guard error.code != .tooManyValues else {
        throw RecordingError(.tooLarge, "The recording has more than \(self.limits.values) JSON values.")
      }
      if isLast, self.number > 1 { return nil }
      throw RecordingError(code, "Line \(self.number) can't be read: \(error.message)")
    }
    throw RecordingError(code, "Line \(self.number) can't be read: it isn't a JSON object.")
  }
}

extension JSONValue {
  /// The number of values in this one, itself included.
  fileprivate var valueCount: Int {
    switch self {
    case .array(let elements): elements.reduce(1) { $0 + $1.valueCount }
    case .object(let object): object.members.reduce(1) { $0 + $1.value.valueCount }
    default: 1
    }
  }
}
