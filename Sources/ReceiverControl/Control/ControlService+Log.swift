import EmulatedReceiver
import JSONCodec
import JSONRPC
import LoopIsolation

extension ControlService {
  private nonisolated static let filterMembers: Set<String> = ["device", "events", "message", "heartbeats"]

  /// The event log.
  nonisolated static let logMethods: [ControlMethod] = [
    ControlMethod("log.get", filterMembers.union(["since", "limit"])) { params, call in
      let filter = try call.filter(&params)
      let since: Int64 = try params.optional("since", .atLeast(0)) ?? 0
      let limit: Int64 = try params.optional("limit", .range(1...10_000)) ?? 1_000
      let (events, forgotten) = call.service.log.events(after: since, limit: Int(limit), where: filter.fits)
      return [
        "events": .array(events.map { .object($0.object) }),
        "next": .integer(events.count < limit ? call.service.log.lastSeq : events.last?.seq ?? since),
        "forgotten": .integer(forgotten),
      ] as JSONObject
    },
    ControlMethod("log.subscribe", filterMembers) { params, call in
      let filter = try call.filter(&params)
      guard let peer = call.peer else { throw ControlError(4003, "NoConnection", "A scenario can't subscribe.") }
      return ["subscription": .string(try call.service.subscriptions.add(filter, for: peer))] as JSONObject
    },
    ControlMethod("log.unsubscribe", ["subscription"]) { params, call in
      let id: String = try params.required("subscription")
      guard let peer = call.peer else { throw ControlError.subscriptionNotFound(id) }
      try call.service.subscriptions.remove(id, of: peer)
      return JSONObject()
    },
  ]
}

extension ControlCall {
  @LoopActor
  fileprivate func filter(_ params: inout ControlParams) throws -> EventFilter {
    let selector: String? = try params.optional("device", .nonEmpty)
    let events: [String]? = try params.optional("events")
    if let events, let index = events.firstIndex(where: { !ReceiverEvent.names.contains($0) }) {
      let known = ReceiverEvent.names.joined(separator: ", ")
      throw JSONDecodingError(
        path: "events[\(index)]", reason: "unknown value \"\(events[index])\"; known are \(known)")
    }
    return EventFilter(
      deviceId: try selector.map { try self.service.fleet.receiver($0).configuration.device.id },
      events: events.map(Set.init), message: try params.optional("message"),
      heartbeats: try params.optional("heartbeats") ?? false)
  }
}
