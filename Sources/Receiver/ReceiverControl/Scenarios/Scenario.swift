import EmulatedReceiver
import JSONCodec
public import NIOCore
import StateFiles

/// A sequence of steps for receivers, each performed at its time or after its event.
public struct Scenario: Sendable {
  /// The scenario's name, for people. It isn't empty, and `unnamed` if the file gives none.
  public var name: String
  var summary: String?
  var steps: [ScenarioStep]
  /// Whether the scenario begins again after the last step.
  var repeats: Bool

  /// The maximum number of steps.
  static let maximumSteps = 1_000
}

/// One step of a scenario.
public struct ScenarioStep: Sendable {
  /// The event or time that a step waits for.
  public enum Trigger: Sendable {
    /// A time after the scenario began; at once, if that is past.
    case time(TimeAmount)
    /// An event at a device.
    case event(ScenarioEvent)
    /// `scenario.advance` alone.
    case advance
  }

  var trigger: Trigger
  /// The delay after the trigger.
  var delay: TimeAmount
  /// The commands, performed in this order.
  var commands: [ScenarioCommand]
}

/// A step's command: a fault, or a method of the control protocol.
public struct ScenarioCommand: Sendable {
  /// The method's name; `fault.inject` for a fault.
  var method: String
  /// The method's params. Without `device`, the command is for the device of the event, or for every device.
  var params: JSONObject
}

/// The reason why a scenario can't be used, and the position of the mistake.
public struct ScenarioError: Error, Sendable, CustomStringConvertible {
  /// The kind of failure; more may be added.
  public struct Code: RawRepresentable, Sendable, Hashable {
    /// The kind's name; the control protocol doesn't carry it.
    public let rawValue: String
    /// Creates a kind from any string, named below or not.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The file can't be read.
    public static let unreadable = Code(rawValue: "unreadable")
    /// The file isn't JSON.
    public static let noJSON = Code(rawValue: "noJSON")
    /// The file is JSON, but not a scenario.
    public static let noScenario = Code(rawValue: "noScenario")
  }

  /// The code by which programs distinguish failures.
  public let code: Code
  /// The mistake and its position, for people: `file:line:column: path: reason`.
  public let message: String
  /// The line, from 1; 0 if there is none.
  public let line: Int
  /// The column, from 1; 0 if there is no line.
  let column: Int
  /// The path to the value: `steps[2].do.fault`.
  public let path: String
  /// The underlying error.
  public let cause: (any Error)?

  public var description: String { self.message }

  var details: JSONObject {
    ["path": .string(self.path), "line": .integer(Int64(self.line)), "column": .integer(Int64(self.column))]
  }
}

extension Scenario {
  /// The maximum size of a file, in bytes.
  static let maximumFileBytes = 1 << 20

  /// Reads a scenario from a file. Blocks, so it is called before anything runs.
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
