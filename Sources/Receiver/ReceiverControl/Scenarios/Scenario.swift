import EmulatedReceiver
import JSONCodec
public import NIOCore
import StateFiles

/// A story that a receiver plays: steps, done one after the other, each when its time or its event has come.
public struct Scenario: Sendable {
  /// People know the scenario by this name, which isn't empty; it is `unnamed` if the file gives none.
  public var name: String
  var summary: String?
  var steps: [ScenarioStep]
  /// Whether it begins again when the last step is done.
  var repeats: Bool

  /// The most steps of one scenario.
  static let maximumSteps = 1_000
}

/// One step of a scenario.
public struct ScenarioStep: Sendable {
  /// What it waits for.
  public enum Trigger: Sendable {
    /// So long after the scenario began; at once, if that is past.
    case time(TimeAmount)
    /// Something happens at a device.
    case event(ScenarioEvent)
    /// `scenario.advance`, and nothing else.
    case advance
  }

  var trigger: Trigger
  /// How long it waits after that.
  var delay: TimeAmount
  /// What is done, in order.
  var commands: [ScenarioCommand]
}

/// What a step does: a fault, or a method of the control protocol.
public struct ScenarioCommand: Sendable {
  /// `fault.inject` for a fault.
  var method: String
  /// Without `device`, the device is the one of the event, or every device.
  var params: JSONObject
}

/// Why a scenario can't be used, and where it is wrong.
public struct ScenarioError: Error, Sendable, CustomStringConvertible {
  /// The kind of failure; more may be added.
  public struct Code: RawRepresentable, Sendable, Hashable {
    /// Names the kind of failure; the control protocol doesn't carry it.
    public let rawValue: String
    /// Takes any string as a kind, named below or not.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The file can't be read.
    public static let unreadable = Code(rawValue: "unreadable")
    /// It is no JSON.
    public static let noJSON = Code(rawValue: "noJSON")
    /// It is JSON, but no scenario.
    public static let noScenario = Code(rawValue: "noScenario")
  }

  /// Programs tell failures apart by this code.
  public let code: Code
  /// What is wrong and where, for people: `file:line:column: path: reason`.
  public let message: String
  /// From 1; 0 where there is no line.
  public let line: Int
  /// From 1; 0 where there is no line.
  let column: Int
  /// The way to the value: `steps[2].do.fault`.
  public let path: String
  /// The error underneath.
  public let cause: (any Error)?

  public var description: String { self.message }

  var details: JSONObject {
    ["path": .string(self.path), "line": .integer(Int64(self.line)), "column": .integer(Int64(self.column))]
  }
}

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
    do throws(BoundedFile.Failure) {
      return try BoundedFile.read(path, limit: self.maximumFileBytes, isRegular: false)
    } catch {
      throw ScenarioError(unreadable: path, error.reason)
    }
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
