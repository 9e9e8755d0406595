import ArgumentParser
import CastRPCClient

/// The common options of all commands; they may also precede the command.
struct CommonOptions: ParsableArguments {
  @Option(
    name: [.customShort("d"), .customLong("on")],
    help: ArgumentHelp(
      "The device: its name, an alias, its id or its address (HOST or HOST:PORT). Default: see `castctl default`.",
      valueName: "device"),
    completion: .deviceNames)
  var devices: [String] = []

  @Flag(help: "Print the result as one JSON document; `watch` and --watch print one a line.")
  var json = false

  @Option(
    help: ArgumentHelp(
      "The Unix socket of the server to use. Default: $XDG_RUNTIME_DIR/cast-rpc/socket, else below /run/user.",
      valueName: "path"),
    completion: .file())
  var socket: String?

  @Option(
    help: ArgumentHelp(
      "The server to start where none listens. Default: $CAST_RPC_SERVER, else cast-rpc beside castctl or on the PATH.",
      valueName: "program"),
    completion: .file())
  var server: String?

  @Option(help: ArgumentHelp("How long to look for a device and connect to it, at most.", valueName: "seconds"))
  var timeout: Double?

  @Flag(help: "Never use colours; so does NO_COLOR in the environment.")
  var noColor = false

  @Flag(help: "Print the server's place and its log on standard error.")
  var verbose = false

  /// The flags that ``ArgumentOrder`` moves behind the command.
  static let flags: Set<String> = ["--json", "--no-color", "--verbose"]
  /// The options with a value that it moves.
  static let options: Set<String> = ["--on", "-d", "--socket", "--server", "--timeout"]

  func validate() throws {
    if let timeout, !(timeout > 0 && timeout <= 600) { throw ValidationError("--timeout goes from 0 to 600 seconds.") }
    if self.devices.contains("") { throw ValidationError("--on wants a device's name, id, alias or address.") }
  }

  /// The device of a command that is for one device.
  var device: String? { self.devices.first }

  /// The device and the limits, as parameters of the `player` calls.
  var target: PlayerTarget { self.target(self.device) }

  /// Returns the limits, with the device `name`, or that of the command line for `nil`.
  func target(_ name: String?) -> PlayerTarget {
    PlayerTarget(
      device: name ?? self.device, searchTimeout: self.timeout.map { min($0, 5) }, timeout: self.timeout)
  }

  /// Returns the time limit of a call that ends once the device has answered: the search, the connection, and `more`
  /// seconds for the command itself.
  func limit(_ more: Double = 15) -> Duration {
    .seconds((self.timeout.map { min($0, 5) + $0 } ?? 35) + more)
  }
}
