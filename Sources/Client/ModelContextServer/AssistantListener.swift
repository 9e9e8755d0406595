import JSONCodec
import JSONRPC

/// The notifications that a `subscriptions/listen` requested (MCP 2026-07-28, `SubscriptionFilter`).
struct AssistantListener {
  /// The resources whose changes are notified, with the URIs that the host uses; nonexistent ones are left out.
  var resources: [AssistantResource: String]
  /// Whether it is notified when the list of resources changes.
  var hearsList: Bool

  /// Reads a host's filter. Unsupported changes are ignored: tools and prompts never change here.
  init(filter: JSONValue?) {
    let uris = (filter?["resourceSubscriptions"]?.array ?? []).compactMap(\.string)
    self.resources = uris.reduce(into: [:]) { resources, uri in
      if let resource = AssistantResource(uri: uri) { resources[resource] = uri }
    }
    self.hearsList = filter?["resourcesListChanged"]?.bool == true
  }

  /// The filter of the notifications that are sent.
  var honoured: JSONObject {
    var filter = JSONObject()
    if self.hearsList { filter["resourcesListChanged"] = true }
    if !self.resources.isEmpty {
      filter["resourceSubscriptions"] = .array(self.resources.values.sorted().map { .string($0) })
    }
    return filter
  }

  /// Returns `params` with the id of the request that they belong to.
  static func stamped(_ params: JSONObject, _ id: JSONRPCID) -> JSONObject {
    var params = params
    params["_meta"] = [AssistantRevision.subscriptionKey: id.jsonValue]
    return params
  }
}
