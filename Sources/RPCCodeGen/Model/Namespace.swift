/// One part of the API: everything that one file of `spec/rpc` declares, without its types.
public struct Namespace: Hashable, Sendable {
  public var name: String
  public var description: String
  public var methods: [Method]
  public var notifications: [Notification]
  public var serverRequests: [ServerRequest]

  public init(
    name: String, description: String, methods: [Method] = [], notifications: [Notification] = [],
    serverRequests: [ServerRequest] = []
  ) {
    self.name = name
    self.description = description
    self.methods = methods
    self.notifications = notifications
    self.serverRequests = serverRequests
  }
}
