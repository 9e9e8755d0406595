import CastAdvertising
import DNSSD
import CastDiscovery
import CastModel
import CastTestSupport
import LoopIsolation
import Logging
import NIOCore

/// A manager over the real DNS-SD library and a private daemon; for exit tests, as the library keeps its bus.
@LoopActor
final class AvahiFixture {
  let avahi: PrivateAvahi
  let client = DNSSDClient()
  let source: DNSSDSource
  let manager: DiscoveryManager
  let log = EventLog<DiscoveryEvent>()
  let logger: Logger

  init(isDaemonStarted: Bool = true, limits: ServiceTrackerLimits = ServiceTrackerLimits()) throws {
    self.avahi = try PrivateAvahi(isStarted: isDaemonStarted)
    self.avahi.export()
    var logger = Logger(label: "test")
    logger.logLevel = .critical
    self.logger = logger
    self.source = DNSSDSource(
      type: CastService.type,
      client: self.client,
      clock: EventLoopClock(),
      logger: logger,
      limits: limits
    )
    self.manager = DiscoveryManager(sources: [self.source], logger: logger)
    _ = self.manager.addListener { [log] in log.append($0) }
  }

  func advertisement(_ name: String, port: UInt16 = 8009, txt: TXTRecord) throws -> DaemonAdvertisement {
    try DaemonAdvertisement(
      instanceName: name,
      type: CastService.type,
      port: port,
      txt: txt,
      interfaceIndex: 0,
      client: self.client,
      logger: self.logger
    )
  }

  /// Returns as soon as the device list satisfies `condition`.
  func wait(_ what: String, _ condition: @escaping @LoopActor ([DiscoveredDevice]) -> Bool) async throws {
    try await self.log.wait(what) { condition(self.manager.devices) }
  }
}
