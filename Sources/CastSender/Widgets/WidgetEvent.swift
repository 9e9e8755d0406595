public import CastModel
public import JSONCodec

/// What widgets tell.
public enum WidgetEvent: Sendable {
  /// The state of one widget changed; the other members of the states are `nil`.
  case didChange(WidgetName, WidgetStates, revision: Int64)
  /// The expanded controller is wanted, and the program shows it itself.
  case didTriggerExpandedController(sessionId: String?)
  /// A button of the program's own was pressed.
  case didPressCustomButton(WidgetName, slot: Int, customId: String?)
  /// The style tree counts anew; the effective attributes of the parts that changed.
  case didApplyStyle([String: [String: JSONValue]])
}
