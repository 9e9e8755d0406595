import DNSSD
import CastDiscovery
import CastModel
import CastSender
import Testing

@Suite struct DeviceCacheFileTests {
  private static let now: Int64 = 1_800_000_000

  private static func device(_ id: String, lastSeen: Int64 = now) -> CachedDevice {
    CachedDevice(
      deviceId: id,
      service: CastService(
        key: CastService.Key(instanceName: "Küche \"1\""), host: "h.local", port: 32_001,
        addresses: ["192.0.2.1", "fe80::1%eth0"],
        txt: TXTRecord([
          TXTRecord.Entry(key: "id", value: id), TXTRecord.Entry(key: "rm", value: nil),
          TXTRecord.Entry(key: "fn", value: "客厅 🎉"), TXTRecord.Entry(key: "fn", value: "again"),
        ])), lastSeen: lastSeen)
  }

  private func flaw(_ text: String) -> DeviceCacheState? {
    do throws(DeviceCacheFile.Flaw) {
      _ = try DeviceCacheFile(Array(text.utf8), now: Self.now)
      return nil
    } catch {
      return error.state
    }
  }

  @Test func readsItsOwnFile() throws {
    let file = DeviceCacheFile(devices: [Self.device("a"), Self.device("b", lastSeen: Self.now - 60)])
    #expect(try DeviceCacheFile(file.bytes, now: Self.now) == file)
    #expect(try DeviceCacheFile(DeviceCacheFile(devices: []).bytes, now: Self.now).devices.isEmpty)
  }

  @Test func leavesOutDevicesSeenTooLongAgo() throws {
    let old = Self.device("old", lastSeen: Self.now - DeviceCacheFile.maximumAge - 1)
    let future = Self.device("future", lastSeen: Self.now + 7_200)
    let file = DeviceCacheFile(devices: [old, Self.device("new"), future])
    #expect(try DeviceCacheFile(file.bytes, now: Self.now).devices.map(\.deviceId) == [DeviceID.canonical("new")])
    #expect(self.flaw(String(decoding: DeviceCacheFile(devices: [old]).bytes, as: UTF8.self)) == .stale)
  }

  @Test func theNewestAreKeptWhenThereAreTooMany() throws {
    let devices = (0..<600).map { Self.device("d\($0)", lastSeen: Self.now - Int64($0)) }
    let chosen = DeviceCacheFile.chosen(of: devices.reversed(), known: [])
    let read = try DeviceCacheFile(DeviceCacheFile(devices: chosen).bytes, now: Self.now).devices
    #expect(read.count == DeviceCacheFile.maximumDevices && read.first?.deviceId == DeviceID.canonical("d0"))
  }

  /// A host that announces thousands of devices pushes out neither the devices of earlier runs nor those of other
  /// hosts.
  @Test func aFloodLeavesRoomForOthersInTheFile() throws {
    func device(_ id: String, _ address: String) -> CachedDevice {
      let service = CastService(
        key: CastService.Key(instanceName: id), host: "\(id).local", port: 8009, addresses: [address],
        txt: TXTRecord([TXTRecord.Entry(key: "x", value: String(repeating: "x", count: 250))]))
      return CachedDevice(deviceId: id, service: service, lastSeen: Self.now)
    }
    let flood = (0..<5_000).map { device("0flood-\($0)", "192.0.2.66") }
    let real = [device("z-late", "192.0.2.7"), device("z-known", "192.0.2.66")]
    let chosen = DeviceCacheFile.chosen(of: flood + real, known: [DeviceID.canonical("z-known")])
    #expect(chosen.prefix(2).map(\.deviceId) == ["z-known", "z-late"].map(DeviceID.canonical))
    let bytes = DeviceCacheFile(devices: chosen).bytes
    #expect(bytes.count <= DeviceCacheFile.maximumBytes)
    #expect(try DeviceCacheFile(bytes, now: Self.now).devices.count == DeviceCacheFile.maximumDevices)
  }

  @Test func aFileOfLongRecordsStaysReadable() throws {
    let long = TXTRecord((0..<30).map { TXTRecord.Entry(key: "k\($0)", value: String(repeating: "x", count: 240)) })
    let devices = (0..<400).map { number in
      CachedDevice(
        deviceId: "d\(number)",
        service: CastService(
          key: CastService.Key(instanceName: "i"), host: "h", port: 1, addresses: ["192.0.2.1"], txt: long),
        lastSeen: Self.now)
    }
    let bytes = DeviceCacheFile(devices: devices).bytes
    #expect(bytes.count <= DeviceCacheFile.maximumBytes)
    #expect(try DeviceCacheFile(bytes, now: Self.now).devices.count > 100)
  }

  @Test(
    arguments: [
      ("", .corrupt), ("nonsense", .corrupt), ("[]", .corrupt), ("{}", .otherVersion),
      (#"{"version":2,"devices":[]}"#, .otherVersion), (#"{"version":"1","devices":[]}"#, .otherVersion),
      (#"{"version":1}"#, .corrupt), (#"{"version":1,"devices":{}}"#, .corrupt),
      (#"{"version":1,"devices":[7]}"#, .corrupt), (#"{"version":1,"devices":[{"deviceId":"a"}]}"#, .corrupt),
      (
        #"{"version":1,"devices":[{"deviceId":"a","lastSeen":1800000000,"instance":"i","host":"h","port":99999,"#
          + #""addresses":[],"txt":[]}]}"#, .corrupt
      ),
      (
        #"{"version":1,"devices":[{"deviceId":"a","lastSeen":1800000000,"instance":"i","host":"h","port":8009,"#
          + #""addresses":[1],"txt":[]}]}"#, .corrupt
      ),
      (
        #"{"version":1,"devices":[{"deviceId":"a","lastSeen":9223372036854775807,"instance":"i","host":"h","#
          + #""port":8009,"addresses":[],"txt":[]}]}"#, .stale
      ),
    ] as [(String, DeviceCacheState)])
  func whatMakesNoSenseIsNamed(text: String, state: DeviceCacheState) {
    #expect(self.flaw(text) == state)
  }
}
