import JSONCodec
import JSONRPC

/// What a `subscriptions/listen` asked to be told of. (MCP 2026-07-28, `SubscriptionFilter`)
struct AssistantListener {
  /// The resources whose changes are told; those that don't exist are left out.
  var resources: Set<AssistantResource>
  /// Whether it hears that there are other resources than before.
  var hearsList: Bool

  /// What a host wants, as far as it can be had: tools and prompts never change here.
  init(filter: JSONValue?) {
    let uris = filter?["resourceSubscriptions"]?.array ?? []
    self.resources = Set(uris.compactMap { $0.string.flatMap(AssistantResource.init(uri:)) })
    self.hearsList = filter?["resourcesListChanged"]?.bool == true
  }

  /// The filter of what is told.
  var honoured: JSONObject {
    var filter = JSONObject()
    if self.hearsList { filter["resourcesListChanged"] = true }
    if !self.resources.isEmpty {
      filter["resourceSubscriptions"] = .array(self.resources.map(\.uri).sorted().map { .string($0) })
    }
    return filter
  }

  /// `params` with the id of the request that they belong to.
  static func stamped(_ params: JSONObject, _ id: JSONRPCID) -> JSONObject {
    var params = params
    params["_meta"] = [AssistantRevision.subscriptionKey: id.jsonValue]
    return params
  }
}
