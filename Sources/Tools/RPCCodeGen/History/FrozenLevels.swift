import Foundation
import JSONCodec

/// The API levels that clients rely on: copies of `spec/openrpc.json` in `spec/history`, named after their level
/// (`1.json`).
public struct FrozenLevels {
  /// A frozen level that can't be read.
  struct Unreadable: Error, CustomStringConvertible {
    var path: String
    var reason: String
    var description: String { "\(self.path): \(self.reason)" }
  }

  private static let folder = "spec/history"
  private let root: String

  /// - Parameter root: The repository's folder.
  public init(root: String) { self.root = root }

  /// Returns the changes that break the levels from `apiCompatible` on, each with the level and the place.
  ///
  /// - Throws: If the spec or a frozen level can't be read.
  public func breaks() throws -> [String] {
    let spec = try self.spec()
    let document = OpenRPCBuilder(spec: spec).object
    return try self.levels().filter { $0 >= spec.apiCompatible }.flatMap { level -> [String] in
      guard level <= spec.apiLevel else {
        return ["API level \(level) is frozen, but spec/api.json says \(spec.apiLevel)"]
      }
      return CompatibilityChecker.breaks(from: try self.document(level), to: document).map {
        "API level \(level): \($0)"
      }
    }
  }

  /// Writes the present spec as the frozen copy of its level, replacing an older copy.
  ///
  /// - Returns: The file's path, relative to the repository's root.
  public func freeze() throws -> String {
    let spec = try self.spec()
    let path = self.path(spec.apiLevel)
    try FileManager.default.createDirectory(
      atPath: "\(self.root)/\(Self.folder)", withIntermediateDirectories: true)
    let text = OpenRPCEmitter().emit(spec).map(\.contents).joined()
    try Data(text.utf8).write(to: URL(fileURLWithPath: "\(self.root)/\(path)"), options: .atomic)
    return path
  }

  private func spec() throws -> APISpec { try SpecLoader().load(folder: "\(self.root)/spec").withoutWire }

  private func path(_ level: Int64) -> String { "\(Self.folder)/\(level).json" }

  /// Returns the frozen levels, lowest first.
  private func levels() throws -> [Int64] {
    let folder = "\(self.root)/\(Self.folder)"
    guard FileManager.default.fileExists(atPath: folder) else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".json") }.compactMap { Int64($0.dropLast(5)) }.sorted()
  }

  private func document(_ level: Int64) throws -> JSONObject {
    let path = self.path(level)
    let text = try String(contentsOfFile: "\(self.root)/\(path)", encoding: .utf8)
    let value: JSONValue
    do throws(JSONParseError) {
      value = try JSONDocument(parsing: text).root.value
    } catch {
      throw Unreadable(path: path, reason: "\(error)")
    }
    guard let object = value.object else { throw Unreadable(path: path, reason: "must be an object") }
    return object
  }
}
