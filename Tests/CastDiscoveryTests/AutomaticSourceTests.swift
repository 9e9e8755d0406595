import CastDiscovery
import LoopIsolation
import Logging
import NIOCore
import Testing

/// One source out of two, over sources whose answers the test writes.
@LoopActor
@Suite struct AutomaticSourceTests {
  private let daemon = FakeSource()
  private let embedded = FakeSource()
  private let clock = ManualClock()
  private let probe = ScriptedProbe()
  private let log = EventLog<DiscoverySourceEvent>()
  private let source: AutomaticSource
  private let service = CastService.make("tv", name: "TV")

  init() {
    let probe = self.probe
    self.source = AutomaticSource(
      daemon: self.daemon, embedded: self.embedded, probe: { await probe.ask() }, clock: self.clock,
      logger: Logger(label: "test"))
  }

  private func start() {
    self.source.start { [log] in log.append($0) }
  }

  @Test func nothingIsLostOrDoubledWhenTheDaemonGoesAndReturns() {
    self.start()
    #expect(self.daemon.isStarted && !self.embedded.isStarted)
    self.daemon.emit(.availabilityChanged(isAvailable: true, error: nil))
    self.daemon.emit(.serviceResolved(self.service))
    self.daemon.emit(.availabilityChanged(isAvailable: false, error: .unknown))
    #expect(self.embedded.isStarted)
    self.embedded.emit(.availabilityChanged(isAvailable: true, error: nil))
    self.embedded.emit(.serviceResolved(self.service))
    self.clock.advance(by: .seconds(60))
    self.daemon.emit(.availabilityChanged(isAvailable: true, error: nil))
    self.daemon.emit(.serviceResolved(self.service))
    self.clock.advance(by: .seconds(60))
    #expect(!self.embedded.isStarted)
    #expect(
      self.log.events == [.availabilityChanged(isAvailable: true, error: nil), .serviceResolved(self.service)]
    )
  }

  @Test func aHungDaemonIsReplaced() async throws {
    self.start()
    self.daemon.emit(.availabilityChanged(isAvailable: true, error: nil))
    self.probe.isAlive = false
    self.clock.advance(by: .seconds(20))
    try await self.probe.log.wait("probed") { self.embedded.isStarted }
    self.embedded.answers[self.service.key] = self.service
    #expect(try await self.source.resolve(self.service.key) == self.service, "the embedded source is asked")
  }

  @Test func aLookUpThatFailsFindsOutThatTheDaemonHangs() async throws {
    self.start()
    self.daemon.emit(.availabilityChanged(isAvailable: true, error: nil))
    self.embedded.answers[self.service.key] = self.service
    self.probe.isAlive = true
    await #expect(throws: DiscoveryError.self) { try await self.source.resolve(self.service.key) }
    self.probe.isAlive = false
    #expect(try await self.source.resolve(self.service.key) == self.service)
    #expect(self.embedded.isStarted)
  }

  @Test func settingsReachBoth() {
    self.source.isPassive = true
    self.source.policy = .embedded
    self.start()
    #expect(self.daemon.isPassive && self.embedded.isPassive)
    #expect(!self.daemon.isStarted && self.embedded.isStarted)
    self.source.policy = .avahi
    #expect(self.daemon.isStarted && !self.embedded.isStarted)
    self.source.stop()
    #expect(!self.daemon.isStarted)
  }

  @Test func everyPartReports() async {
    #expect(await self.source.reports().count == 2)
    self.source.policy = .avahi
    #expect(await self.source.reports().count == 1)
  }
}
