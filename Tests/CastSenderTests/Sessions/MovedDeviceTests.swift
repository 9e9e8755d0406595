import CastTestSupport
import DNSSD
import CastDiscovery
import CastModel
import CastSender
import LoopIsolation
import NIOCore
import Testing

/// A device that comes back at another address: it is looked for by its id (peers.md P6 and P18).
@Suite("A device that moves", .timeLimit(.minutes(1)))
@LoopActor
struct MovedDeviceTests {
  private static let identity = DeviceIdentity(
    deviceId: "00112233445566778899aabbccddeeff", friendlyName: "TV", modelName: "Chromecast")

  /// Tells the context that the device is at the receiver's port.
  private func announce(_ receiver: ScriptedReceiver, in context: CastContext) throws {
    let entry = ConfiguredDevice(host: "127.0.0.1", port: receiver.port)
    _ = try context.discovery.addConfiguredDevice(entry)
    context.discovery.identifyConfiguredDevice(entry.key, as: Self.identity)
  }

  @Test func itsSessionGoesOnAtTheNewAddressWithoutALoad() async throws {
    var options = CastContextOptions.quick
    // Only the news of the new address can be what hurries it.
    options.reconnect.initialDelay = .seconds(600)
    options.reconnect.maximumDelay = .seconds(600)
    options.reconnect.giveUpAfter = .zero
    let bench = try await Bench(options: options)
    try self.announce(bench.receiver, in: bench.context)
    bench.receiver.mediaStatus =
      #"{"mediaSessionId":1,"playerState":"PLAYING","currentTime":10,"media":{"contentId":"a"}}"#
    let started = try await bench.context.sessions.start(.device(Self.identity.deviceId))
    let session = try bench.context.sessions.session(started.sessionId)

    let moved = try await ScriptedReceiver.start()
    moved.applications = bench.receiver.applications
    moved.mediaStatus = bench.receiver.mediaStatus
    bench.receiver.refusesLinks = true
    bench.receiver.dropLinks()
    await bench.recorder.event("didSuspend NETWORK_ERROR")
    try self.announce(moved, in: bench.context)
    // The old address is gone for good.
    _ = bench.context.discovery.removeConfiguredDevice(
      ConfiguredDevice.Key(host: "127.0.0.1", port: bench.receiver.port))
    await bench.recorder.event("didResume")
    #expect(session.snapshot.receiverSessionId == started.receiverSessionId)
    #expect(session.snapshot.deviceId == Self.identity.deviceId && session.device.port == moved.port)
    _ = try await session.media.pause()
    #expect(moved.types.contains("PAUSE") && !moved.types.contains("LOAD") && !moved.types.contains("LAUNCH"))
    #expect(bench.recorder.names.contains("device"))
  }

  /// Its DNS-SD record is lost, but it is up at its last address, and its app runs.
  @Test func itsSessionGoesOnAtTheLastAddressWhenItsRecordIsLost() async throws {
    let source = FakeSource()
    let bench = try await Bench(source: source)
    let service = CastService(
      key: CastService.Key(instanceName: "TV"), host: "tv.local", port: bench.receiver.port, addresses: ["127.0.0.1"],
      txt: ["id": Self.identity.deviceId, "fn": "TV"])
    bench.context.discovery.start()
    source.announce(service)
    let started = try await bench.context.sessions.start(.device(Self.identity.deviceId))
    source.withdraw(service.key)
    bench.receiver.dropLinks()
    await bench.recorder.event("didSuspend NETWORK_ERROR")
    await bench.recorder.event("didResume")
    let session = try bench.context.sessions.session(started.sessionId)
    #expect(session.snapshot.receiverSessionId == started.receiverSessionId)
    #expect(bench.context.discovery.device(id: Self.identity.deviceId) == nil)
  }
}
