package import CastDiscovery
import JSONCodec

/// The devices of a run as a file: JSON with a version. Reading never fails without saying why. No I/O.
package struct DeviceCacheFile: Sendable, Hashable {
  /// Why a file has nothing to say.
  package struct Flaw: Error, Sendable, Hashable {
    package let state: DeviceCache.State
    package let message: String
  }

  package static let version: Int64 = 1
  /// The longest file, in bytes.
  package static let maximumBytes = 1 << 20
  /// The most devices.
  package static let maximumDevices = 512
  /// A device that wasn't seen for so many seconds is forgotten: two weeks.
  package static let maximumAge: Int64 = 14 * 24 * 3_600

  /// The devices, in the order of their ids.
  package var devices: [CachedDevice]

  package init(devices: [CachedDevice]) {
    self.devices = devices
  }

  /// Reads a file's bytes.
  ///
  /// - Parameter now: seconds since 1970; what was last seen too long before, or after, is left out.
  package init(_ bytes: [UInt8], now: Int64) throws(Flaw) {
    let limits = JSONLimits(maximumBytes: Self.maximumBytes, maximumDepth: 8)
    guard let root = try? JSONDocument(parsing: bytes, limits: limits).root.value.object else {
      throw Flaw(state: .corrupt, message: "The file of known devices is no JSON object; it is ignored.")
    }
    guard root["version"]?.integer == Self.version else {
      let version = root["version"]?.integer.map { "\($0)" } ?? "unknown"
      throw Flaw(
        state: .otherVersion, message: "The file of known devices has version \(version), not 1; it is ignored.")
    }
    guard let list = root["devices"]?.array else {
      throw Flaw(state: .corrupt, message: "The file of known devices has no list of devices; it is ignored.")
    }
    let devices = list.prefix(Self.maximumDevices).compactMap { Self.device($0.object) }
    guard devices.count == min(list.count, Self.maximumDevices) else {
      throw Flaw(state: .corrupt, message: "The file of known devices has an entry that is no device; it is ignored.")
    }
    let fresh = devices.filter { (now - Self.maximumAge...now + 3_600).contains($0.lastSeen) }
    guard !fresh.isEmpty || devices.isEmpty else {
      throw Flaw(state: .stale, message: "The devices in the file of known devices are too old; they are ignored.")
    }
    self.devices = fresh
  }

  /// The devices that are worth a place: first those that earlier runs knew, then those of addresses where few devices are, so
  /// that a host which invents thousands leaves room for others; of equals the one that was seen last.
  package static func chosen(of devices: some Sequence<CachedDevice>, known: Set<String>) -> [CachedDevice] {
    let devices = Array(devices)
    let place = { (device: CachedDevice) in device.service.addresses.first ?? device.service.host }
    let crowds = Dictionary(devices.map { (place($0), 1) }, uniquingKeysWith: +)
    let rank = { (device: CachedDevice) in
      (known.contains(device.deviceId) ? 0 : crowds[place(device)] ?? 0, -device.lastSeen, device.deviceId)
    }
    return devices.map { (rank($0), $0) }.sorted { $0.0 < $1.0 }.prefix(self.maximumDevices).map(\.1)
  }

  /// The file's bytes, the first devices if they are too many.
  package var bytes: [UInt8] {
    var writer = JSONWriter(reservingCapacity: 4_096)
    writer.beginObject()
    writer.member("version", Self.version)
    writer.key("devices")
    writer.beginArray()
    var isFull = false
    for device in self.devices.prefix(Self.maximumDevices) where !isFull {
      var entry = JSONWriter(reservingCapacity: 512)
      Self.write(device, to: &entry)
      isFull = writer.bytes.count + entry.bytes.count > Self.maximumBytes - 16
      if !isFull { writer.value(json: entry.bytes) }
    }
    writer.endArray()
    writer.endObject()
    return writer.bytes
  }

  private static func write(_ device: CachedDevice, to writer: inout JSONWriter) {
    let service = device.service
    writer.beginObject()
    writer.member("deviceId", device.deviceId)
    writer.member("lastSeen", device.lastSeen)
    writer.member("instance", service.key.instanceName)
    writer.member("domain", service.key.domain)
    writer.member("host", service.host)
    writer.member("port", Int64(service.port))
    writer.member("addresses", service.addresses)
    // A list keeps the order, and equal keys.
    writer.member("txt", service.txt.entries.map { [$0.key] + ($0.value.map { [$0] } ?? []) })
    writer.endObject()
  }

  private static func device(_ object: JSONObject?) -> CachedDevice? {
    guard let object, let id = object["deviceId"]?.string, !id.isEmpty, let lastSeen = object["lastSeen"]?.integer,
      let instance = object["instance"]?.string, let host = object["host"]?.string,
      let port = object["port"]?.integer.flatMap({ UInt16(exactly: $0) }), port > 0,
      let addresses = Self.strings(object["addresses"]), let txt = object["txt"]?.array
    else { return nil }
    let entries = txt.compactMap { Self.strings($0) }.filter { (1...2).contains($0.count) && !$0[0].isEmpty }
    guard entries.count == txt.count else { return nil }
    let key = CastService.Key(instanceName: instance, domain: object["domain"]?.string ?? "local")
    let record = TXTRecord(entries.map { TXTRecord.Entry(key: $0[0], value: $0.count > 1 ? $0[1] : nil) })
    return CachedDevice(
      deviceId: DeviceID.canonical(id),
      service: CastService(key: key, host: host, port: port, addresses: addresses, txt: record), lastSeen: lastSeen)
  }

  private static func strings(_ value: JSONValue?) -> [String]? {
    guard let array = value?.array else { return nil }
    let strings = array.compactMap(\.string)
    return strings.count == array.count ? strings : nil
  }
}
