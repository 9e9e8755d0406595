import CastRPCProtocol
import CastSender
import JSONCodec
import LoopIsolation

extension NotificationPublisher {
  /// Publishes what widgets tell.
  func publish(_ event: WidgetEvent) {
    switch event {
    case .didChange(let widget, let state, let revision):
      self.publish(WidgetDidChange(widget: widget, revision: revision, state: state))
    case .didTriggerExpandedController(let sessionId):
      self.publish(WidgetDidTriggerExpandedController(sessionId: sessionId))
    case .didPressCustomButton(let widget, let slot, let customId):
      self.publish(WidgetDidPressCustomButton(widget: widget, slot: Int64(slot), customId: customId))
    case .didApplyStyle(let effective):
      let objects = effective.mapValues { attributes in
        JSONValue.object(JSONObject(attributes.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }))
      }
      self.publish(WidgetDidApplyStyle(paths: effective.keys.sorted(), effective: objects))
    }
  }
}
