import ArgumentParser
import CastRPCClient
import LoopIsolation

/// `castctl devices [--details] [--watch]`.
struct DevicesCommand: ControlCommand {
  static let configuration = CommandConfiguration(
    commandName: "devices", abstract: "Lists the devices in the network.",
    discussion: """
      With --watch, devices are reported as they come (+), change (~) and go (-), until Ctrl-C. With --details, each \
      device is asked once for its maker, software, network and groups.
      """)
  @Flag(help: "Keep running, and report devices that appear, change and disappear.") var watch = false
  @Flag(help: "Ask each device to describe itself: maker, software, network, groups.") var details = false
  @Option(
    help: ArgumentHelp(
      "How long to listen for devices. (default: 1.5, and up to 4 more until the first one answers)",
      valueName: "seconds")) var scanTime: Double?
  @OptionGroup(title: "Common options") var common: CommonOptions

  func validate() throws {
    guard (0...300).contains(self.scanTime ?? 0) else {
      throw ValidationError("--scan-time goes from 0 to 300 seconds.")
    }
    guard !self.details || !self.watch else { throw ValidationError("Give either --details or --watch.") }
  }

  func run(_ session: ControlSession) async throws {
    if self.watch { return try await self.follow(session) }
    let devices = try await self.devices(session)
    if self.details { return await DeviceDetails.of(devices, session).print(to: session.output) }
    if session.output.isJSON { return session.output.json(["devices": .array(devices.map(\.jsonValue))] as JSONValue) }
    let names = try await session.client.player.getNames()
    session.output.table(
      Self.table(devices, names), ifEmpty: "No device answered. `castctl doctor` looks for the reason.")
  }

  /// Returns the devices: at once if a server has been searching for long enough, else after a scan.
  private func devices(_ session: ControlSession) async throws -> [Device] {
    let discovery = session.client.discovery
    let time = self.scanTime ?? Self.usualScanTime
    if session.client.info.uptime > time {
      let diagnosis = try await discovery.diagnose()
      if diagnosis.isRunning, diagnosis.runningFor ?? 0 >= time {
        return try await discovery.list().devices.filter { $0.source != .cached }
      }
    }
    let found = try await self.scan(time, session)
    guard found.isEmpty, self.scanTime == nil else { return found }
    // On a slow network or a busy machine, if one device answers late others do, too.
    let first = try? await discovery.find(
      DiscoveryFindParams(timeout: Self.patience), timeout: .seconds(Self.patience + 10))
    return first == nil ? [] : try await self.scan(Self.lateScanTime, session)
  }

  private func scan(_ time: Double, _ session: ControlSession) async throws -> [Device] {
    try await session.client.discovery.scan(DiscoveryScanParams(timeout: time), timeout: .seconds(time + 10)).devices
  }

  /// The times in seconds: a usual scan, the wait for a first device after it, and the scan after that.
  private static let usualScanTime = 1.5
  private static let patience = 4.0
  private static let lateScanTime = 0.5

  static func table(_ devices: [Device], _ names: PlayerNames) -> TextTable {
    let rows = devices.map { device in
      let known = [device.deviceId, device.friendlyName].map { $0.lowercased() }
      let aliases = names.aliases.filter { known.contains($0.device.lowercased()) }.map(\.alias)
      let isDefault = names.defaultDevice.map { name in
        known.contains(name.lowercased()) || aliases.contains { $0.lowercased() == name.lowercased() }
      }
      return [
        TextTable.Cell(device.friendlyName + (isDefault == true ? " *" : ""), .bold),
        TextTable.Cell(aliases.joined(separator: ", ")),
        TextTable.Cell(device.modelName ?? "", .faint),
        TextTable.Cell(device.isGroup ? "group" : device.deviceType.rawValue.lowercased(), .faint),
        TextTable.Cell(DeviceFailure.address(device)),
        TextTable.Cell(device.statusText ?? "", .green),
      ]
    }
    return TextTable(titles: ["NAME", "ALIAS", "MODEL", "TYPE", "ADDRESS", "SAYS"], rows: rows)
  }

  private func follow(_ session: ControlSession) async throws {
    let events = session.client.events
    var iterator = events.makeAsyncIterator()
    _ = try await events.subscribe(EventsSubscribeParams(topics: ["discovery.did*Device"]))
    // Devices of an earlier run are reported when they are seen in this one. Those that came before the answer are in
    // it, and their events follow.
    var reported: Set<String> = []
    for device in try await session.client.discovery.start().devices
    where device.source != .cached && reported.insert(device.deviceId).inserted {
      self.report("+", device, session.output)
    }
    while let event = await iterator.next() {
      guard let (sign, device) = Self.change(event, &reported) else { continue }
      self.report(sign, device, session.output)
    }
    throw CommandError.serverGone
  }

  /// Returns the line's sign and the device of an event, or `nil` if there is nothing to report.
  ///
  /// - Parameter reported: The ids of the devices that have been reported and not removed.
  private static func change(
    _ event: CastNotification, _ reported: inout Set<String>
  ) -> (sign: String, device: Device)? {
    switch event {
    case .discoveryDidInsertDevice(let event) where event.device.source != .cached:
      reported.insert(event.device.deviceId).inserted ? ("+", event.device) : nil
    case .discoveryDidUpdateDevice(let event) where event.device.source != .cached:
      (reported.insert(event.device.deviceId).inserted ? "+" : "~", event.device)
    case .discoveryDidRemoveDevice(let event):
      reported.remove(event.device.deviceId) == nil ? nil : ("-", event.device)
    default: nil
    }
  }

  private func report(_ sign: String, _ device: Device, _ output: ControlOutput) {
    let kinds = ["+": "INSERTED", "~": "UPDATED", "-": "REMOVED"]
    if output.isJSON {
      return output.json(["event": .string(kinds[sign] ?? ""), "device": device.jsonValue] as JSONValue)
    }
    let parts = [device.friendlyName, device.modelName ?? "", DeviceFailure.address(device), device.statusText ?? ""]
    output.line("\(sign) " + parts.map(TerminalText.clean).filter { !$0.isEmpty }.joined(separator: "  "))
  }
}
