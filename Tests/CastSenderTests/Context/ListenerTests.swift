import CastDiscovery
import CastModel
import CastSender
import LoopIsolation
import Testing

@Suite("Listeners")
@LoopActor
struct ListenerTests {
  private let context: CastContext

  init() throws {
    self.context = CastContext(discovery: DiscoveryManager(sources: [], logger: .silent), logger: .silent)
  }

  /// Causes two events: the list of devices changes, and with the first device the cast state.
  private func addDevice(_ port: UInt16 = 8009) throws {
    try self.context.discovery.addConfiguredDevice(ConfiguredDevice(host: "192.0.2.1", port: port))
  }

  /// Counts a listener's events, and keeps them.
  @LoopActor
  private final class Log {
    var lines: [String] = []
    var subscription: EventSubscription?
  }

  private func word(_ event: CastEvent) -> String {
    switch event {
    case .castStateChanged(let state): "state \(state)"
    case .discovery: "discovery"
    default: "other"
    }
  }

  @Test func receiveEventsInOrder() throws {
    let log = Log()
    self.context.addListener { log.lines.append(self.word($0)) }
    try self.addDevice()
    #expect(log.lines == ["discovery", "state NOT_CONNECTED"])
  }

  @Test func eventsCausedByAListenerKeepOneOrder() throws {
    let (first, second) = (Log(), Log())
    self.context.addListener { event in
      first.lines.append(self.word(event))
      if first.lines.count == 1 { try? self.addDevice(8010) }
    }
    self.context.addListener { second.lines.append(self.word($0)) }
    try self.addDevice()
    #expect(first.lines.count == 3)
    #expect(second.lines == first.lines)
  }

  @Test func aListenerRemovedDuringADeliveryGetsNoFurtherEvent() throws {
    let log = Log()
    self.context.addListener { _ in
      if let subscription = log.subscription { self.context.removeListener(subscription) }
    }
    log.subscription = self.context.addListener { log.lines.append(self.word($0)) }
    try self.addDevice()
    #expect(log.lines == [])
  }

  @Test func aListenerAddedDuringADeliveryGetsTheNextEvent() throws {
    let log = Log()
    self.context.addListener { _ in
      guard log.subscription == nil else { return }
      log.subscription = self.context.addListener { log.lines.append(self.word($0)) }
    }
    try self.addDevice()
    #expect(log.lines == ["state NOT_CONNECTED"])
  }
}
