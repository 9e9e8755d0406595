import CastTestSupport
import JSONCodec
import Testing

/// A private network for the built programs: a namespace with the lifetime of this object. The suite has the
/// trait `ownNetworks`.
final class NetworkHolder {
  private let holder: ChildProcess

  /// - Parameter setUp: The shell command that configures the network.
  init(_ setUp: String) throws {
    let script = "ip link set lo up && \(setUp) && echo ready && exec sleep 600"
    self.holder = try ChildProcess("/usr/bin/unshare", ["-n", "/bin/sh", "-c", script])
    let line = try self.holder.readLine()
    try #require(line == "ready", "the network couldn't be made: \(setUp)")
  }

  /// The process in the network.
  var processID: Int32 { self.holder.processID }

  /// Runs a shell command there; its failure is an error.
  func run(_ command: String) throws {
    try NetworkNamespace.run("nsenter -t \(self.processID) -n sh -c '\(command)'")
  }

  /// Starts a built program there, with JSON-RPC over its standard streams.
  func start(
    _ program: String, _ arguments: [String] = [], environment: [String: String] = [:]
  ) throws -> Conversation {
    let prefix = ["-t", "\(self.processID)", "-n", BuiltProducts.path(of: program)]
    let environment = ["XDG_STATE_HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME"].reduce(into: environment) {
      $0[$1] = "/proc/nonexistent"
    }
    return Conversation(try ChildProcess("/usr/bin/nsenter", prefix + arguments, environment: environment))
  }

  /// Starts a receiver at `address` there.
  func startReceiver(_ address: String, _ arguments: [String]) throws -> Conversation {
    try self.start("cast-receiver", ["--host", address, "--no-fetch-media", "--control", "-"] + arguments)
  }
}
