import CastDiscovery
import CastModel
import CastRPCProtocol
import CastSender
import JSONCodec
import JSONRPC
import LoopIsolation
import NIOCore

/// `events.*`: the notifications that a connection gets.
@LoopActor
final class EventsMethods: EventsService {
  private let context: CastContext
  private let player: CastPlayer
  private let publisher: NotificationPublisher
  private let contextMethods: ContextMethods

  init(context: CastContext, player: CastPlayer, publisher: NotificationPublisher, contextMethods: ContextMethods) {
    self.context = context
    self.player = player
    self.publisher = publisher
    self.contextMethods = contextMethods
  }

  func subscribe(_ params: EventsSubscribeParams, _ call: JSONRPCCallContext) async throws -> EventsSubscribeResult {
    let client = try self.publisher.client(of: call.peer)
    try TopicPattern.check(params.topics)
    if params.snapshot == true { await self.contextMethods.settled() }
    let added = client.subscriptions.subscribe(
      params.topics.map { TopicPattern(text: $0) }, of: APIFacts.notifications, isPushed: params.delivery != .poll,
      omitsStatus: params.omitStatus ?? false)
    guard let (id, topics) = added else {
      throw APIError(
        .tooManySubscriptions, "This connection has \(SubscriptionTable.maximumCount) subscriptions already: end some.")
    }
    self.publisher.subscriptionsChanged(of: client)
    return EventsSubscribeResult(
      subscription: id, topics: topics, snapshot: params.snapshot == true ? self.snapshot(for: client) : nil)
  }

  func unsubscribe(_ params: EventsUnsubscribeParams, _ call: JSONRPCCallContext) async throws {
    let client = try self.publisher.client(of: call.peer)
    guard client.subscriptions.unsubscribe(params.subscription) else {
      throw APIError(.noSuchSubscription, "This connection has no subscription '\(params.subscription)'.")
    }
    self.publisher.subscriptionsChanged(of: client)
    client.wakePolls()
  }

  func poll(_ params: EventsPollParams, _ call: JSONRPCCallContext) async throws -> EventsPollResult {
    let client = try self.publisher.client(of: call.peer)
    guard client.subscriptions.isPolled(params.subscription) else {
      throw APIError(
        .noSuchSubscription,
        "This connection has no subscription '\(params.subscription)' with the delivery POLL.")
    }
    let deadline = NIODeadline.now() + TimeAmount(seconds: params.timeout ?? 0)
    let maximum = Int(params.maximum ?? 100)
    while true {
      // It may have been unsubscribed meanwhile.
      guard client.subscriptions.isPolled(params.subscription) else { return EventsPollResult(events: [], dropped: 0) }
      let (waiting, dropped) = client.subscriptions.take(maximum, from: params.subscription)
      let remaining = deadline - .now()
      if !waiting.isEmpty || dropped > 0 || remaining <= .nanoseconds(0) || client.hasInputEnded {
        return EventsPollResult(events: waiting.map { Event($0) }, dropped: Int64(dropped))
      }
      await client.waitForEvents(remaining)
      try Task.checkCancellation()
    }
  }

  func snapshot(_ params: EventsSnapshotParams, _ call: JSONRPCCallContext) async throws -> Snapshot {
    // The state includes the sessions of an earlier server, whose records are read first.
    await self.contextMethods.settled()
    return self.snapshot(for: try self.publisher.client(of: call.peer))
  }

  /// Returns the state of everything at this moment.
  private func snapshot(for client: ClientConnection) -> Snapshot {
    let (context, now) = (self.context, self.context.clock.now)
    let sessions = context.sessions.sessions
    return Snapshot(
      castState: context.castState, discovery: DiscoveryInfo(context, for: client),
      sessions: sessions.map { Session($0.snapshot) }, media: sessions.map { MediaState($0.media.snapshot, at: now) },
      players: self.player.statuses)
  }
}

extension Event {
  init(_ waiting: SubscriptionTable.Waiting) {
    var params: JSONObject = ["seq": .integer(Int64(waiting.sequenceNumber))]
    for (key, value) in waiting.members.members { params[key] = value }
    self.init(method: waiting.method, params: params)
  }
}

extension DiscoveryInfo {
  @LoopActor
  init(_ context: CastContext, for client: ClientConnection) {
    self.init(
      isRunning: context.discovery.isRunning, devices: client.discovery.devices(in: context).map { Device($0) })
  }
}

extension TopicPattern {
  /// The most topics of one call, and the most bytes of one: each is compared with every notification.
  private static let (maximumCount, maximumBytes) = (256, 128)

  /// Refuses topics that would cost the other clients time, and those that match no notification.
  static func check(_ topics: [String]) throws(APIError) {
    guard topics.count <= self.maximumCount, topics.allSatisfy({ $0.utf8.count <= self.maximumBytes }) else {
      let reason = "at most \(self.maximumCount) topics of \(self.maximumBytes) bytes each"
      throw APIError.invalid("params.topics", reason, "topics: \(reason)")
    }
    for (index, topic) in topics.enumerated() { try self.check(topic, at: index) }
  }

  /// Refuses a topic that matches no notification: after a typing error the client would wait in vain.
  private static func check(_ topic: String, at index: Int) throws(APIError) {
    guard !APIFacts.notifications.contains(where: TopicPattern(text: topic).matches) else { return }
    let namespaces = Set(APIFacts.notifications.compactMap { $0.split(separator: ".").first })
    let known = APIFacts.notifications + namespaces.sorted().map { "\($0).*" }
    let reason = "no notification is called so; \(NearestName.hint(topic, among: known))"
    throw APIError.invalid("params.topics[\(index)]", reason, "'\(topic.prefix(64))': \(reason)")
  }
}
