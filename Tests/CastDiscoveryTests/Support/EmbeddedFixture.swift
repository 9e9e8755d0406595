import CastDiscovery
import CastModel
import CastTestSupport
import LoopIsolation
import Logging
import NIOCore

/// A manager over the embedded source in a private network. Use it only in exit tests: the event loop's thread enters
/// the network's namespace for good.
@LoopActor
final class EmbeddedFixture {
  let source: EmbeddedMDNSSource
  let manager: DiscoveryManager
  let log = EventLog<DiscoveryEvent>()

  /// - Parameter others: sources that run beside it.
  init(others: [any DiscoverySource] = []) throws {
    try NetworkNamespace.enter()
    var logger = Logger(label: "test")
    logger.logLevel = .critical
    self.source = EmbeddedMDNSSource(logger: logger)
    self.manager = DiscoveryManager(sources: [self.source] + others, logger: logger)
    _ = self.manager.addListener { [log] in log.append($0) }
  }

  /// Returns as soon as the device list satisfies `condition`.
  func wait(
    _ what: String, within limit: TimeAmount = .seconds(15),
    _ condition: @escaping @LoopActor ([DiscoveredDevice]) -> Bool
  ) async throws {
    do {
      try await self.log.wait(what, within: limit) { condition(self.manager.devices) }
    } catch {
      // The log of hundreds of devices would be unreadable.
      let names = self.manager.devices.map { "\($0.friendlyName) \($0.addresses)" }
      let network = await self.source.report().network
      throw NetworkNamespace.Unavailable(
        description: "\(what): not in time; \(names.count) devices: \(names.prefix(10)); \(String(describing: network))"
      )
    }
  }

  /// Waits until no message has arrived for two seconds.
  ///
  /// Announcements are sent twice, a second apart: if the text changes just when the second one is sent, one interface
  /// delivers the old text after another has delivered the new one. And Avahi 0.8 takes a goodbye for a repetition, and
  /// doesn't send it, if it sent the record itself less than half a second ago.
  func waitForSilence() async throws {
    let (silence, limit) = (TimeAmount.seconds(2), NIODeadline.now() + .seconds(60))
    while let lastAnswer = await self.source.report().lastAnswerAt, .now() < lastAnswer + silence, .now() < limit {
      try await LoopActor.shared.eventLoop.scheduleTask(deadline: lastAnswer + silence) {}.futureResult.value()
    }
  }
}
