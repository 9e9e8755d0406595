import CastTestSupport
import DNSSD
import CastDiscovery
import CastModel
import CastSender
import CastV2
import LoopIsolation
import NIOCore
import Testing

/// A device that returns at another address: it is found by its id (peers.md P6 and P18).
@Suite("A device that moves", .timeLimit(.minutes(1)))
@LoopActor
struct MovedDeviceTests {
  private static let identity = DeviceIdentity(
    deviceId: "00112233445566778899aabbccddeeff", friendlyName: "TV", modelName: "Chromecast")

  /// Adds the device at the receiver's port to the context.
  private func announce(_ receiver: ScriptedReceiver, in context: CastContext) throws {
    let entry = ConfiguredDevice(host: "127.0.0.1", port: receiver.port)
    _ = try context.discovery.addConfiguredDevice(entry)
    context.discovery.identifyConfiguredDevice(entry.key, as: Self.identity)
  }

  /// Options with which only the announcement of the new address triggers an attempt in time. The first pause is a
  /// random part of the delay, so a delay of minutes isn't enough for many runs.
  private var patient: CastContextOptions {
    var options = CastContextOptions.quick
    options.reconnect.initialDelay = .seconds(86_400_000)
    options.reconnect.maximumDelay = options.reconnect.initialDelay
    options.reconnect.giveUpAfter = .zero
    return options
  }

  /// The device moves while an attempt to the old address is in progress.
  @Test func anAttemptAtTheOldAddressIsFollowedByOneAtTheNew() async throws {
    let bench = try await Bench(options: self.patient)
    try self.announce(bench.receiver, in: bench.context)
    let started = try await bench.context.sessions.start(.device(Self.identity.deviceId))
    let session = try bench.context.sessions.session(started.sessionId)
    let moved = try await ScriptedReceiver.start()
    moved.applications = bench.receiver.applications
    bench.receiver.dropLinks()
    await bench.recorder.event("didSuspend NETWORK_ERROR")

    let earlier = Set(bench.receiver.received.map(\.message.sourceId))
    bench.receiver.handlers["GET_STATUS"] = { _ in }
    let attempt = Task { @LoopActor in try await castError { _ = try await session.resume() } }
    _ = await bench.receiver.message { $0.type == "GET_STATUS" && !earlier.contains($0.message.sourceId) }
    try self.announce(moved, in: bench.context)
    _ = bench.context.discovery.removeConfiguredDevice(
      ConfiguredDevice.Key(host: "127.0.0.1", port: bench.receiver.port))
    await bench.recorder.event("device")
    bench.receiver.dropLinks()
    _ = try await attempt.value
    await bench.recorder.event("didResume")
    #expect(session.device.port == moved.port)
  }

  @Test func itsSessionContinuesAtTheNewAddress() async throws {
    let bench = try await Bench(options: self.patient)
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
    // The old address is removed.
    _ = bench.context.discovery.removeConfiguredDevice(
      ConfiguredDevice.Key(host: "127.0.0.1", port: bench.receiver.port))
    await bench.recorder.event("didResume")
    #expect(session.snapshot.receiverSessionId == started.receiverSessionId)
    #expect(session.snapshot.deviceId == Self.identity.deviceId && session.device.port == moved.port)
    _ = try await session.media.pause()
    #expect(moved.types.contains("PAUSE") && !moved.types.contains("LOAD") && !moved.types.contains("LAUNCH"))
    #expect(bench.recorder.names.contains("device"))
  }

  /// Its DNS-SD record is lost, but the device is up at its last address, and its app runs.
  @Test func itsSessionContinuesWithoutTheRecord() async throws {
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
