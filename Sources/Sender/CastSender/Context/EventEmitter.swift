import LoopIsolation

/// The delivery of events to listeners, in order.
///
/// An event that a listener causes is delivered after the present one has reached all listeners, so all of them see
/// the same order. A listener added during a delivery gets the next event; one that is removed gets no further event,
/// not even the present one.
@LoopActor
final class EventEmitter<Event: Sendable> {
  private var listeners: [(id: UInt64, handler: @LoopActor (Event) -> Void)] = []
  private var queue: [Event] = []
  private var isDelivering = false
  private var lastId: UInt64 = 0

  func add(_ handler: @escaping @LoopActor (Event) -> Void) -> EventSubscription {
    self.lastId += 1
    self.listeners.append((self.lastId, handler))
    return EventSubscription(id: self.lastId)
  }

  func remove(_ subscription: EventSubscription) {
    self.listeners.removeAll { $0.id == subscription.id }
  }

  func emit(_ event: Event) {
    self.queue.append(event)
    guard !self.isDelivering else { return }
    self.isDelivering = true
    defer { self.isDelivering = false }
    while !self.queue.isEmpty {
      let event = self.queue.removeFirst()
      // A handler may remove listeners that haven't got the event yet.
      for (id, handler) in self.listeners where self.listeners.contains(where: { $0.id == id }) { handler(event) }
    }
  }
}

/// The registration of a listener of a ``CastContext``, with which it can be removed.
public struct EventSubscription: Hashable, Sendable {
  let id: UInt64
}
