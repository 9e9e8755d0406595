import CastModel
import CastRPCProtocol
import CastSender
import LoopIsolation
import NIOCore

/// Notifies subscribed connections of the playback position, repeatedly while time advances.
///
/// No timer runs for a position that doesn't advance, or that no client wants.
@LoopActor
final class PositionTicker {
  private final class Subscription {
    weak var client: ClientConnection?
    let sessionId: String
    var ticks: PositionTicks
    var timer: LoopTimer?

    init(client: ClientConnection, sessionId: String, ticks: PositionTicks) {
      self.client = client
      self.sessionId = sessionId
      self.ticks = ticks
    }
  }

  private let context: CastContext
  private let publisher: NotificationPublisher
  private var subscriptions: [Subscription] = []

  init(context: CastContext, publisher: NotificationPublisher) {
    self.context = context
    self.publisher = publisher
    context.addListener { [weak self] event in self?.received(event) }
  }

  /// Subscribes a connection, or changes its interval.
  func subscribe(_ client: ClientConnection, to media: RemoteMediaClient, interval: TimeAmount) {
    self.unsubscribe(client, from: media.sessionId)
    let now = self.context.clock.now
    let isAdvancing = media.snapshot.estimator.isAdvancing(at: now)
    let subscription = Subscription(
      client: client, sessionId: media.sessionId,
      ticks: PositionTicks(interval: interval, isAdvancing: isAdvancing, now: now))
    self.subscriptions.append(subscription)
    self.schedule(subscription)
  }

  /// Removes the subscription; harmless if there is none.
  func unsubscribe(_ client: ClientConnection, from sessionId: String) {
    self.end { $0.client === client && $0.sessionId == sessionId }
  }

  // MARK: Events

  private func received(_ event: CastEvent) {
    switch event {
    case .media(.didUpdateStatus(let media)): self.update(media.sessionId)
    case .session(.didSuspend(let session, _, _)), .session(.didResume(let session)): self.update(session.sessionId)
    case .session(.didEnd(let session, _, _)), .session(.didFailToResume(let session, _)):
      self.end { $0.sessionId == session.sessionId }
    default: break
    }
  }

  private func update(_ sessionId: String) {
    for subscription in self.subscriptions where subscription.sessionId == sessionId { self.update(subscription) }
  }

  /// Called when the state may have changed, or a tick is due.
  private func update(_ subscription: Subscription) {
    guard let client = subscription.client, self.publisher.clients.values.contains(where: { $0 === client }),
      let session = try? self.context.sessions.session(subscription.sessionId)
    else { return self.end { $0 === subscription } }
    let now = self.context.clock.now
    let media = session.media.snapshot
    // Without a connection the playback position is unknown.
    let isAdvancing = session.connectionState == .connected && media.estimator.isAdvancing(at: now)
    if subscription.ticks.update(isAdvancing: isAdvancing, now: now) {
      self.publisher.publish(MediaDidUpdatePosition(mediaPosition: MediaPosition(media, at: now)), requestedBy: client)
    }
    self.schedule(subscription)
  }

  private func schedule(_ subscription: Subscription) {
    subscription.timer?.cancel()
    subscription.timer = subscription.ticks.deadline.map { deadline in
      self.context.clock.schedule(at: deadline) { [weak self, weak subscription] in
        guard let subscription else { return }
        self?.update(subscription)
      }
    }
  }

  private func end(where matches: (Subscription) -> Bool) {
    for subscription in self.subscriptions where matches(subscription) { subscription.timer?.cancel() }
    self.subscriptions.removeAll(where: matches)
  }
}

/// The schedule of one position's ticks: at an interval while the position advances, the first as soon as it begins to
/// advance. A pure value.
struct PositionTicks: Sendable, Hashable {
  /// The time between two notifications.
  let interval: TimeAmount
  /// The time of the next tick, or `nil` while the position doesn't advance.
  private(set) var deadline: NIODeadline?

  /// Creates a schedule from a state that the client knows.
  init(interval: TimeAmount, isAdvancing: Bool, now: NIODeadline) {
    self.interval = interval
    self.deadline = isAdvancing ? now + interval : nil
  }

  /// Updates the state; returns whether a tick is due now.
  mutating func update(isAdvancing: Bool, now: NIODeadline) -> Bool {
    guard isAdvancing else {
      self.deadline = nil
      return false
    }
    guard let deadline else {
      self.deadline = now + self.interval
      return true
    }
    guard deadline <= now else { return false }
    // Missed ticks aren't repeated: a client needs the current position, not an earlier one.
    let next = deadline + self.interval
    self.deadline = next > now ? next : now + self.interval
    return true
  }
}
