import Glibc
import JSONCodec

extension Scenario {
  /// The longest file, in bytes.
  static let maximumFileBytes = 1 << 20

  /// Reads a scenario from a file; blocks, so call it before anything runs.
  ///
  /// - Throws: ``ScenarioError`` with the line.
  public init(path: String) throws(ScenarioError) {
    try self.init(bytes: try Self.read(path), file: path)
  }

  /// Reads a scenario from the text of `file`.
  public init(bytes: [UInt8], file: String) throws(ScenarioError) {
    let document: JSONDocument
    do throws(JSONParseError) {
      document = try JSONDocument(
        parsing: bytes, policy: .strict, limits: JSONLimits(maximumBytes: Self.maximumFileBytes))
    } catch {
      throw ScenarioError(.noJSON, file: file, bytes: bytes, offset: error.byteOffset, path: "", error.message, error)
    }
    do throws(JSONDecodingError) {
      try self.init(json: document.root)
    } catch {
      let offset = JSONLocator.offset(of: error.path, in: bytes)
      throw ScenarioError(
        .noScenario, file: file, bytes: bytes, offset: offset, path: error.path, error.reason, error)
    }
  }

  private static func read(_ path: String) throws(ScenarioError) -> [UInt8] {
    guard let file = fopen(path, "r") else {
      throw ScenarioError(unreadable: path, String(cString: strerror(errno)))
    }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: self.maximumFileBytes + 1)
    let count = fread(&bytes, 1, bytes.count, file)
    guard ferror(file) == 0 else { throw ScenarioError(unreadable: path, String(cString: strerror(errno))) }
    guard count <= self.maximumFileBytes else {
      throw ScenarioError(unreadable: path, "it has more than \(self.maximumFileBytes) bytes")
    }
    return Array(bytes.prefix(count))
  }
}

extension ScenarioError {
  fileprivate init(unreadable path: String, _ reason: String) {
    self.init(
      code: .unreadable, message: "\(path): can't be read: \(reason).", line: 0, column: 0, path: "", cause: nil)
  }

  fileprivate init(
    _ code: Code, file: String, bytes: [UInt8], offset: Int, path: String, _ reason: String, _ cause: any Error
  ) {
    let (line, column) = JSONLocator.position(of: offset, in: bytes)
    let place = path.isEmpty ? "" : " \(path):"
    self.init(
      code: code, message: "\(file):\(line):\(column):\(place) \(reason)", line: line, column: column, path: path,
      cause: cause)
  }
}
