import CastDiscovery
import CastModel
import CastSender
import CastTestSupport
import EmulatedReceiver
import LoopIsolation
import NIOCore
import Testing

@Suite(.timeLimit(.minutes(1))) @LoopActor struct DeviceProbeTests {
  private func context() -> CastContext {
    var options = CastContextOptions.quick
    options.connectLimits.resolve = .seconds(5)
    options.connectLimits.tcp = .seconds(5)
    options.connectLimits.tls = .seconds(2)
    options.requestLimits.receiver = .milliseconds(500)
    return CastContext(discovery: DiscoveryManager(sources: [], logger: .silent), options: options, logger: .silent)
  }

  private func outcomes(_ probe: DeviceProbe) -> [String] {
    probe.steps.map { "\($0.phase.rawValue) \($0.outcome.rawValue)" }
  }

  @Test func aReceiverPassesEveryStepAndIdentifiesItself() async throws {
    let receiver = try await EmulatedReceiver.start(.testing(), logger: .silent)
    let context = self.context()
    let key = ConfiguredDevice.Key(host: "127.0.0.1", port: UInt16(receiver.port))
    let id = try context.discovery.addConfiguredDevice(ConfiguredDevice(host: key.host, port: key.port))
    let probe = await context.probe(host: "127.0.0.1", port: UInt16(receiver.port))
    #expect(probe.succeeded && probe.failedPhase == nil)
    #expect(
      self.outcomes(probe) == [
        "RESOLVE PASSED", "TCP PASSED", "TLS PASSED", "AUTHENTICATE SKIPPED", "CONNECT PASSED",
        "RECEIVER_STATUS PASSED",
      ])
    #expect(probe.steps[2].detail?.hasPrefix("TLSv1") == true)
    let identity = try #require(probe.identity)
    #expect(context.discovery.devices.map(\.deviceId) == [identity.deviceId], "the address has learned its id")
    #expect(context.discovery.device(id: id)?.deviceId == identity.deviceId)
    await receiver.shutDown()
  }

  @Test func anEmulatorFailsAuthentication() async throws {
    let receiver = try await EmulatedReceiver.start(.testing(), logger: .silent)
    let probe = await self.context().probe(host: "127.0.0.1", port: UInt16(receiver.port), authenticates: true)
    #expect(probe.failedPhase == .authenticate && !probe.succeeded)
    #expect(probe.advice.contains("can't prove"))
    #expect(self.outcomes(probe).suffix(2) == ["CONNECT SKIPPED", "RECEIVER_STATUS SKIPPED"])
    await receiver.shutDown()
  }

  @Test func endsIfTheDeviceClosesTheConnectionAtOnce() async throws {
    let bench = try await Bench()
    bench.receiver.refusesLinks = true
    let probe = await self.context().probe(host: "127.0.0.1", port: bench.receiver.port, authenticates: true)
    #expect(!probe.succeeded)
  }

  /// Time stands still, so that no limit ends the wait for the device's answer.
  @Test func aCancelledProbeEndsWhileTheDeviceIsSilent() async throws {
    let bench = try await Bench(clock: ManualClock())
    var task: Task<DeviceProbe, Never>?
    bench.receiver.challenged = { _, _ in task?.cancel() }
    task = Task { @LoopActor in
      await bench.context.probe(host: "127.0.0.1", port: bench.receiver.port, authenticates: true)
    }
    let probe = try #require(await task?.value)
    #expect(probe.failedPhase == .authenticate && probe.error?.code == .requestCancelled)
  }

  @Test func aClosedPortFailsAtTCP() async throws {
    let deaf = UnlistenedPort()
    let probe = await self.context().probe(host: "127.0.0.1", port: deaf.number)
    #expect(probe.failedPhase == .tcp && probe.error?.code == .connectionRefused)
    #expect(probe.advice.contains("nothing listens"))
  }

  @Test func anUnknownNameFailsAtTheLookUp() async {
    let probe = await self.context().probe(host: "no-such-host.invalid", port: 8009)
    #expect(probe.failedPhase == .resolve && probe.error?.code == .addressNotResolved)
    #expect(self.outcomes(probe).dropFirst().allSatisfy { $0.hasSuffix("SKIPPED") })
  }

  @Test func aListenerWithoutTLSFailsAtTLS() async throws {
    let server = try await PlainServer.start()
    defer { withExtendedLifetime(server) {} }
    let probe = await self.context().probe(host: "127.0.0.1", port: server.port)
    #expect(probe.failedPhase == .tls)
    #expect(!probe.advice.isEmpty && (probe.steps[2].elapsed ?? 0) > 0)
  }

  @Test func aReceiverWithoutAStatusFailsAtTheStatus() async throws {
    let bench = try await Bench()
    bench.receiver.handlers["GET_STATUS"] = { _ in }
    let probe = await self.context().probe(host: "127.0.0.1", port: bench.receiver.port)
    #expect(probe.failedPhase == .receiverStatus && probe.error?.code == .requestTimedOut)
    #expect(probe.advice.contains("hangs"))
  }
}
