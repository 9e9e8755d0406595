import JSONCodec

/// Why a scenario can't be used, and where it is wrong.
public struct ScenarioError: Error, Sendable, CustomStringConvertible {
  /// The kind of failure; more may be added.
  public struct Code: RawRepresentable, Sendable, Hashable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The file can't be read.
    public static let unreadable = Code(rawValue: "unreadable")
    /// It is no JSON.
    public static let noJSON = Code(rawValue: "noJSON")
    /// It is JSON, but no scenario.
    public static let noScenario = Code(rawValue: "noScenario")
  }

  public let code: Code
  /// What is wrong and where, for people: `file:line:column: path: reason`.
  public let message: String
  /// From 1; 0 where there is no line.
  public let line: Int
  /// From 1; 0 where there is no line.
  public let column: Int
  /// The way to the value: `steps[2].do.fault`.
  public let path: String
  /// The error underneath.
  public let cause: (any Error)?

  public var description: String { self.message }

  var details: JSONObject {
    ["path": .string(self.path), "line": .integer(Int64(self.line)), "column": .integer(Int64(self.column))]
  }
}
