import CastRPCClient
import CastRPCProtocol
import TextFormats

/// The error of a command whose device isn't found, isn't the only one of its name, or can't be connected to.
struct DeviceFailure {
  /// The errors about finding a device and connecting to it, by name.
  static let names: Set<String> = [
    "AddressNotResolved", "AmbiguousDevice", "ConnectionRefused", "ConnectionTimedOut", "DeviceNotFound",
    "DeviceUnreachable", "TLSFailed",
  ]
  /// The most devices that an advice lists.
  private static let maximumListed = 10

  /// The server's error.
  var error: CastClientError
  /// The default device, if the command names none.
  var defaultDevice: String?
  /// The devices that have been seen in this run.
  var devices: [Device]

  /// The error for the user.
  var commandError: CommandError {
    var result = CommandError(self.error)
    switch self.error.name {
    case "AmbiguousDevice": self.describeSeveral(&result)
    case "DeviceNotFound": self.describeMissing(&result)
    default: break
    }
    if let defaultDevice {
      result.message = "Your default device “\(defaultDevice)” (castctl default) can't be used: \(result.message)"
      result.advice = "\(result.advice) `castctl default NAME` chooses another."
    }
    return result
  }

  private func describeMissing(_ result: inout CommandError) {
    // The names that follow are in the advice.
    result.message = ErrorSentences.of(self.error.message).first.map(String.init) ?? result.message
    if let nearest = self.error.data?.nearest {
      result.advice = "Did you mean “\(nearest)”? `castctl devices` lists all."
    } else if !self.devices.isEmpty {
      result.advice =
        "These answer (`castctl devices`): \(Self.list(self.devices)). --on also takes an address (HOST:PORT)."
    }
  }

  private func describeSeveral(_ result: inout CommandError) {
    let answered = self.error.data?.answered ?? []
    let name = answered.first ?? ""
    let isNamed = !self.error.message.hasPrefix("There are several devices")
    let same = self.devices.filter { $0.friendlyName.lowercased() == name.lowercased() }
    if isNamed {
      result.message = "Several devices are named “\(name)”."
      result.advice =
        same.count > 1
        ? "Name one by its address: "
          + same.prefix(Self.maximumListed).map { "--on \(Self.address($0))" }
          .joined(separator: " or ") + "."
        : "Name one by its address, which `castctl devices` shows: --on HOST:PORT."
      return
    }
    result.message = "There are several devices, and none is chosen."
    result.advice = ShellWords.adviceByName["AmbiguousDevice"] ?? ""
    if !self.devices.isEmpty { result.advice += " There are \(Self.list(self.devices))." }
  }

  /// Returns the names, with addresses where a name is that of several devices.
  static func list(_ devices: [Device]) -> String {
    let counts = devices.reduce(into: [String: Int]()) { $0[$1.friendlyName.lowercased(), default: 0] += 1 }
    let names = devices.prefix(self.maximumListed).map { device in
      let isShared = counts[device.friendlyName.lowercased(), default: 0] > 1
      return "“\(device.friendlyName)”" + (isShared ? " (\(self.address(device)))" : "")
    }
    let more = devices.count - names.count
    return names.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
  }

  /// Returns the address in the form of `--on`.
  static func address(_ device: Device) -> String { URLHost.withPort(device.host, Int(device.port)) }
}
