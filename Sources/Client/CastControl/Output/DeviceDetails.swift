import CastRPCClient
import LoopIsolation

/// The devices with their descriptions of themselves, for `castctl devices --details`.
struct DeviceDetails {
  /// The most devices that are asked at once.
  private static let maximumAtOnce = 4
  /// How long a device may take to answer: over HTTP, HTTPS or a Cast connection.
  private static let patience = Duration.seconds(30)

  /// A device, and its description or the reason why there is none.
  struct Row: Sendable {
    var device: Device
    var description: DeviceDescription?
    var failure: String?

    /// The device with `description`, or with `failure`.
    var json: JSONValue {
      var object = self.device.jsonObject
      if let description { object["description"] = description.jsonValue }
      if let failure { object["failure"] = .string(failure) }
      return .object(object)
    }
  }

  /// The devices, in the order of the list.
  var rows: [Row]

  /// Asks each device, a few at once.
  static func of(_ devices: [Device], _ session: ControlSession) async -> DeviceDetails {
    var rows = devices.map { Row(device: $0) }
    let client = session.client
    await withTaskGroup(of: (Int, Row).self) { group in
      for (index, device) in devices.enumerated() {
        if index >= Self.maximumAtOnce, let (answered, row) = await group.next() { rows[answered] = row }
        group.addTask { (index, await Self.row(device, client)) }
      }
      for await (index, row) in group { rows[index] = row }
    }
    return DeviceDetails(rows: rows)
  }

  private static func row(_ device: Device, _ client: CastClient) async -> Row {
    do {
      let description = try await client.discovery.describe(
        DiscoveryDescribeParams(deviceId: device.deviceId), timeout: Self.patience)
      return Row(device: device, description: description)
    } catch {
      return Row(device: device, failure: (error as? CastClientError)?.message ?? "\(error)")
    }
  }

  /// Prints a table, or one JSON document.
  func print(to output: ControlOutput) {
    guard !output.isJSON else {
      return output.json(["devices": .array(self.rows.map(\.json))] as JSONValue)
    }
    output.table(self.table, ifEmpty: "No device answered. `castctl doctor` looks for the reason.")
    for row in self.rows {
      guard let failure = row.failure else { continue }
      output.note("\(TerminalText.clean(row.device.friendlyName)): \(TerminalText.clean(failure))")
    }
  }

  /// The table for people.
  var table: TextTable {
    TextTable(
      titles: ["NAME", "MODEL", "MAKER", "SOFTWARE", "NETWORK", "UP", "GROUPS"],
      rows: self.rows.map { row in
        let description = row.description
        return [
          TextTable.Cell(row.device.friendlyName, .bold),
          TextTable.Cell(description?.modelName ?? row.device.modelName ?? "", .faint),
          TextTable.Cell(description?.manufacturer ?? "", .faint),
          TextTable.Cell(description?.castBuild ?? ""),
          TextTable.Cell(Self.network(description?.network)),
          TextTable.Cell(description?.uptime.map(MediaTime.text) ?? ""),
          TextTable.Cell((description?.groups ?? row.device.groups ?? []).map(Self.group).joined(separator: ", ")),
        ]
      })
  }

  /// Returns the Wi-Fi network with its signal, or "cable".
  private static func network(_ network: DeviceNetwork?) -> String {
    guard let network else { return "" }
    if network.isWired == true { return "cable" }
    let signal = network.signalLevel.flatMap { Int(exactly: $0.rounded()) }.map { " (\($0) dBm)" } ?? ""
    return network.ssid.map { $0 + signal } ?? ""
  }

  /// Returns the group's name, with a star where the device leads it.
  private static func group(_ group: DeviceGroup) -> String {
    (group.friendlyName ?? group.groupId ?? "") + (group.isLeader ? " *" : "")
  }
}
