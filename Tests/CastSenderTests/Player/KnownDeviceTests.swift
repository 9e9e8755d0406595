import CastDiscovery
import CastModel
import CastSender
import CastTestSupport
import DNSSD
import EmulatedReceiver
import LoopIsolation
import NIOCore
import StateFiles
import Testing

/// Devices that only an earlier run knew: they aren't announced, but may still be at their last address.
@Suite("Devices that an earlier run knew", .timeLimit(.minutes(1)))
@LoopActor
struct KnownDeviceTests {
  @LoopActor
  struct Scene {
    let receiver: EmulatedReceiver
    let context: CastContext
    let player: CastPlayer
    private let source: FakeSource
    private let id: String
    private let name: String

    /// - Parameters:
    ///   - id: The id that the earlier run knew; `nil`: the receiver's.
    ///   - name: The name in the cache.
    ///   - port: The port in the cache; `nil`: the receiver's.
    ///   - file: The file of the cache; `nil`: the device is listed already.
    ///   - clock: With one that stands still the device has more than the 300 ms after which the search begins.
    init(
      id: String? = nil, name: String = "Attic", port: UInt16? = nil, file: StateFile? = nil,
      clock: any LoopClock = EventLoopClock()
    ) async throws {
      let device = ReceiverDevice(friendlyName: name)
      self.receiver = try await EmulatedReceiver.start(.testing(device: device), logger: .silent)
      self.source = FakeSource()
      let discovery = DiscoveryManager(sources: [self.source], logger: .silent)
      self.context = CastContext(discovery: discovery, options: .quick, clock: clock, logger: .silent)
      self.player = CastPlayer(context: self.context, names: DeviceNameStore(directory: nil))
      self.id = id ?? device.id
      self.name = name
      let service = self.service(port: port ?? UInt16(self.receiver.port))
      guard let file else {
        discovery.addCachedDevices([CachedDevice(deviceId: self.id, service: service, lastSeen: 0)])
        return
      }
      let source = FakeSource()
      let earlier = DiscoveryManager(sources: [source], logger: .silent)
      let cache = DeviceCache(file: file, discovery: earlier, logger: .silent)
      earlier.start()
      source.emit(.serviceResolved(service))
      await cache.flush()
      self.context.deviceCache = DeviceCache(file: file, discovery: discovery, logger: .silent)
    }

    private func service(port: UInt16) -> CastService {
      CastService(
        key: CastService.Key(instanceName: self.name), host: "attic.local", port: port, addresses: ["127.0.0.1"],
        txt: TXTRecord([TXTRecord.Entry(key: "id", value: self.id), TXTRecord.Entry(key: "fn", value: self.name)]))
    }

    /// - Parameter isAnnounced: Whether the device is announced at the receiver's port when discovery starts.
    func find(_ text: String?, isAnnounced: Bool = false) async throws -> PlayerDevice {
      try await self.player.devices.find(text, currentSessionId: nil, within: .milliseconds(600)) {
        self.context.discovery.start()
        if isAnnounced { self.source.announce(self.service(port: UInt16(self.receiver.port))) }
      }
    }

    func shutDown() async {
      await self.context.shutDown()
      await self.receiver.shutDown()
    }
  }

  /// Counts the links to a receiver.
  @LoopActor
  final class LinkCount {
    let changes = ConditionWait()
    private(set) var opened = 0
    private(set) var open = 0
    private var observation: ReceiverObservation?

    init(at receiver: EmulatedReceiver) {
      self.observation = receiver.observe { [weak self] in self?.count($0) }
    }

    private func count(_ event: ReceiverEvent) {
      switch event {
      case .linkOpened:
        self.opened += 1
        self.open += 1
      case .linkClosed: self.open -= 1
      default: return
      }
      self.changes.check()
    }
  }

  @Test(arguments: ["attic", nil])
  func usesTheLastAddress(_ text: String?) async throws {
    let scene = try await Scene(clock: text == nil ? EventLoopClock() : ManualClock())
    let device = try await scene.find(text)
    #expect(device.device.friendlyName == "Attic")
    // By its name it is found without the network.
    #expect(scene.context.discovery.isRunning == (text == nil))
    let session = try await scene.player.start(on: device, applicationId: nil, timeout: .seconds(20)) { _ in }
    let media = MediaInformation(contentId: "https://example.com/film.mp4?duration=600", contentType: "video/mp4")
    let status = try await scene.player.play(
      PlayRequest(.media(media)), in: session.sessionId, waiting: .seconds(20))
    #expect(status.playerState == .playing && status.friendlyName == "Attic")
    await scene.shutDown()
  }

  @Test func aVisitReusesTheLinkThatFoundTheDevice() async throws {
    let scene = try await Scene(clock: ManualClock())
    let links = LinkCount(at: scene.receiver)
    let device = try await scene.find("Attic")
    let status = try await scene.player.status(of: device, within: .seconds(20))
    #expect(status.friendlyName == "Attic" && status.deviceId == device.device.deviceId)
    #expect(links.opened == 1)
    // That connection has ended, but the device is still there.
    _ = try await scene.player.status(of: device, within: .seconds(20))
    #expect(links.opened == 2)
    await links.changes.wait { links.open == 0 }
    await scene.shutDown()
  }

  @Test func closesAnUnusedLink() async throws {
    let clock = ManualClock()
    let scene = try await Scene(clock: clock)
    let links = LinkCount(at: scene.receiver)
    _ = try await scene.find("Attic")
    #expect(links.open == 1)
    clock.advance(by: .seconds(10))
    await links.changes.wait { links.opened == 1 && links.open == 0 }
    await scene.shutDown()
  }

  @Test func aSessionLeavesNoLinkBesideItsOwn() async throws {
    let scene = try await Scene(clock: ManualClock())
    let links = LinkCount(at: scene.receiver)
    let device = try await scene.find("Attic")
    #expect(links.open == 1)
    _ = try await scene.player.start(on: device, applicationId: nil, timeout: .seconds(20)) { _ in }
    await links.changes.wait { links.opened == 2 && links.open == 1 }
    await scene.shutDown()
  }

  @Test func readsTheCacheBeforeTheNetwork() async throws {
    let folder = try TemporaryFolder()
    let file = StateDirectory(path: "\(folder.path)/cache").file(DeviceCache.fileName)
    let scene = try await Scene(file: file, clock: ManualClock())
    #expect(try await scene.find("attic").device.friendlyName == "Attic")
    #expect(!scene.context.discovery.isRunning)
    await scene.shutDown()
  }

  @Test func recognizesAnotherDeviceAtTheOldAddress() async throws {
    let scene = try await Scene(id: "ffffffffffffffffffffffffffffffff")
    for text in ["Attic", nil] {
      let error = try await castError { _ = try await scene.find(text) }
      #expect(error.code == .deviceNotFound)
    }
    #expect(scene.receiver.sessionId == nil)
    await scene.shutDown()
  }

  @Test func findsADeviceAtItsNewAddress() async throws {
    let old = UnlistenedPort()
    let scene = try await Scene(port: old.number)
    let found = try await scene.find("Attic", isAnnounced: true)
    #expect(found.device.port == UInt16(scene.receiver.port))
    await scene.shutDown()
  }

  @Test func aVanishedDeviceIsNotFound() async throws {
    let scene = try await Scene()
    await scene.receiver.shutDown()
    let error = try await castError { _ = try await scene.find("Attic") }
    #expect(error.code == .deviceNotFound)
    await scene.context.shutDown()
  }
}
