import EmulatedReceiver
public import JSONCodec
public import NIOCore

/// A story that a receiver plays: steps, done one after the other, each when its time or its event has come.
public struct Scenario: Sendable {
  public var name: String
  public var summary: String?
  public var steps: [ScenarioStep]
  /// Whether it begins anew when the last step is done.
  public var repeats: Bool

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

  public var trigger: Trigger
  /// How long it waits after that.
  public var delay: TimeAmount
  /// What is done, in order.
  public var commands: [ScenarioCommand]
}

/// What a step does: a fault, or a method of the control protocol.
public struct ScenarioCommand: Sendable {
  /// `fault.inject` for a fault.
  public var method: String
  /// Without `device`, the device is the one of the event, or every device.
  public var params: JSONObject
}
