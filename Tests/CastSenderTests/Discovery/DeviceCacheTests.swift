import CastTestSupport
import DNSSD
import CastDiscovery
import CastModel
import CastSender
import Foundation
import LoopIsolation
import NIOCore
import StateFiles
import Testing

@Suite(.timeLimit(.minutes(1))) @LoopActor final class DeviceCacheTests {
  private let folder = StateDirectory(
    path: FileManager.default.temporaryDirectory.appending(path: "cache-\(UUID().uuidString)/deep").path)
  private var file: StateFile { self.folder.file(DeviceCache.fileName) }
  private let service = CastService(
    key: CastService.Key(instanceName: "TV"), host: "tv.local", port: 8009, addresses: ["192.0.2.1"],
    txt: ["id": "tv", "fn": "Salon"])

  deinit {
    try? FileManager.default.removeItem(atPath: String(self.folder.path.dropLast("/deep".count)))
  }

  private func run() -> (source: FakeSource, discovery: DiscoveryManager, cache: DeviceCache) {
    let source = FakeSource()
    let discovery = DiscoveryManager(sources: [source], logger: .silent)
    return (source, discovery, DeviceCache(file: self.file, discovery: discovery, logger: .silent))
  }

  @Test func theDevicesOfOneRunAreListedInTheNextUntilTheyAreSeen() async throws {
    let first = self.run()
    first.discovery.start()
    await first.cache.load()
    #expect(first.cache.state == .absent && first.cache.message == nil)
    first.source.emit(.serviceResolved(self.service))
    await first.cache.flush()
    let attributes = try FileManager.default.attributesOfItem(atPath: self.file.path)
    #expect((attributes[.posixPermissions] as? Int) == 0o600)
    let names = try FileManager.default.contentsOfDirectory(atPath: self.folder.path)
    #expect(names == [DeviceCache.fileName], "no temporary file is left")

    let second = self.run()
    await second.cache.load()
    #expect(second.cache.state == .loaded && second.cache.unseenCount == 1)
    #expect(second.discovery.devices.map(\.origin) == [.cached])
    #expect(second.discovery.devices.first?.friendlyName == "Salon")
    second.discovery.start()
    second.source.emit(.serviceResolved(self.service))
    #expect(second.discovery.devices.map(\.origin) == [.dnssd] && second.cache.unseenCount == 0)
  }

  /// The file is the only memory of devices that have gone, and servers that share it keep each other's devices.
  @Test func mergesTheFileWithEachSave() async throws {
    let runs = [self.run(), self.run()]
    for (number, run) in runs.enumerated() {
      run.discovery.start()
      await run.cache.load()
      let service = CastService(
        key: CastService.Key(instanceName: "TV \(number)"), host: "tv\(number).local", port: 8009,
        addresses: ["192.0.2.\(number + 1)"], txt: ["id": "tv \(number)", "fn": "TV \(number)"])
      run.source.emit(.serviceResolved(service))
    }
    for run in runs { await run.cache.flush() }
    let next = self.run()
    await next.cache.load()
    #expect(next.discovery.devices.map(\.announcedId) == ["tv 0", "tv 1"])
    _ = self.file.remove()
    runs[0].source.emit(.serviceRemoved(CastService.Key(instanceName: "TV 0")))
    await runs[0].cache.flush()
    #expect(runs[0].discovery.devices.isEmpty, "it has nothing left in memory")
  }

  @Test func ignoresAndReportsADamagedFile() async throws {
    try self.file.write(Array("{\"version\":1,\"devices\":[".utf8))
    let run = self.run()
    await run.cache.load()
    #expect(run.cache.state == .corrupt && run.cache.message?.contains(self.file.path) == true)
    #expect(run.discovery.devices.isEmpty)
    run.discovery.start()
    run.source.emit(.serviceResolved(self.service))
    await run.cache.flush()
    let next = self.run()
    await next.cache.load()
    #expect(next.cache.state == .loaded, "it was replaced")
  }

  @Test func distrustsAFileThatOthersMayWrite() async throws {
    try self.file.write(DeviceCacheFile(devices: []).bytes)
    try FileManager.default.setAttributes([.posixPermissions: 0o666], ofItemAtPath: self.file.path)
    let run = self.run()
    await run.cache.load()
    #expect(run.cache.state == .unreadable)
  }

  @Test func listsAndWritesNothingIfTurnedOff() async throws {
    try self.file.write(DeviceCacheFile(devices: []).bytes)
    let run = self.run()
    run.cache.isEnabled = false
    run.discovery.start()
    await run.cache.load()
    run.source.emit(.serviceResolved(self.service))
    await run.cache.flush()
    #expect(run.cache.state == .off)
    #expect(try self.file.read(maximumBytes: 1_000) == DeviceCacheFile(devices: []).bytes)
  }
}
