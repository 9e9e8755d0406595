import CastTestSupport
import Glibc
import Testing

/// `castctl doctor`, as it is installed, in broken networks: two hosts on a wire, and in each case a file of devices
/// from an earlier run. The first line has the verdict.
@Suite(.blocking, .timeLimit(.minutes(5))) struct BrokenNetworkTests {
  struct Network: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// The commands that break it, on this machine and on the devices' host.
    var here = ""
    var there = ""
    /// The content of `options.json`.
    var options = "{}"
    /// The first three bytes of the cached devices' addresses.
    var cachedNetwork = "10.77.1"
    /// The options of the receiver; `nil`: none runs.
    var receiver: [String]? = ["--host", "10.77.1.2"]
    /// The words of the first line.
    let verdict: [String]
    var code: Int32 = 3

    init(_ description: String, verdict: String..., code: Int32 = 3, _ change: (inout Network) -> Void = { _ in }) {
      self.testDescription = description
      self.verdict = verdict
      self.code = code
      change(&self)
    }
  }

  private static func filter(_ hook: String, _ rule: String) -> String {
    "nft add table inet f && nft add chain inet f \(hook) \"{ type filter hook \(hook) priority 0; }\""
      + " && nft add rule inet f \(hook) \(rule)"
  }

  static let networks: [Network] = [
    Network("all is well", verdict: "Discovery works: 1 device answers.", code: 0),
    Network("the interface is down", verdict: "No network interface", "d0: it is down") {
      $0.here = "ip link set d0 down"
    },
    Network("there is only the loopback", verdict: "no network interface but the loopback") {
      $0.here = "ip link del d0"
    },
    Network("the interface has no multicast", verdict: "d0: it carries no multicast") {
      $0.here = "ip link set d0 multicast off"
    },
    Network("a firewall here drops UDP 5353 in", verdict: "A firewall of this machine") {
      $0.here = filter("input", "udp dport 5353 drop")
    },
    Network("a firewall here drops UDP 5353 out", verdict: "can't send questions", "not permitted") {
      $0.here = filter("output", "udp dport 5353 drop")
      // Otherwise an unasked announcement would count as an answering device.
      $0.there = filter("output", "udp dport 5353 drop")
    },
    Network("the daemon is dead, and the only source", verdict: "The DNS-SD daemon (Avahi) doesn't answer") {
      $0.options = #"{"discovery": {"source": "AVAHI"}}"#
    },
    Network("the machine is in another network", verdict: "No device answers", "in other networks than this machine") {
      $0.cachedNetwork = "192.168.50"
      $0.receiver = nil
    },
    Network("the network keeps its clients apart", verdict: "No device answers", "Nor do those known") {
      $0.there = filter("input", "drop") + " && " + filter("output", "udp dport 5353 drop")
    },
    Network("multicast is kept away, TCP isn't", verdict: "No device answers", "1 of 2 devices", "accepts connections")
    {
      $0.there = filter("input", "udp dport 5353 drop") + " && " + filter("output", "udp dport 5353 drop")
    },
    Network("the devices' port is refused", verdict: "1 device answers, but none accepts", "refuses connections") {
      $0.there = filter("input", "tcp dport 8009 reject with tcp reset")
    },
    Network("the devices' port is dropped", verdict: "1 device answers, but none accepts", "doesn't answer") {
      $0.there = filter("input", "tcp dport 8009 drop")
    },
    Network("the announced address has no route", verdict: "1 device answers, but none accepts", "no route") {
      $0.here = "ip route add unreachable 10.77.1.2/32"
    },
    Network("the options exclude the interface", verdict: "No network interface", "d0: the options leave it out") {
      $0.options = #"{"discovery": {"allowedInterfaces": ["wlan9"]}}"#
    },
    Network("there is only IPv6", verdict: "Discovery works: 1 device answers.", code: 0) {
      $0.here = "ip addr flush dev d0 scope global"
      $0.there = "ip addr flush dev d1 scope global"
      $0.receiver = ["--host", "::"]
    },
  ]

  @Test(arguments: Self.networks) func saysTheRightThingFirst(_ network: Network) throws {
    let wire = try BrokenWire(network)
    let run = try wire.castctl("doctor", "--scan-time", "2")
    let first = run.output.split(separator: "\n").first.map(String.init) ?? ""
    for words in network.verdict { #expect(first.contains(words), "\(run.output)\n\(run.errors)") }
    #expect(run.code == network.code, "\(run.output)")
    #expect(!run.output.contains("discovery."), "the words of a shell, not of the API: \(run.output)")
    #expect((network.code == 0) != run.output.contains("hint:"), "\(run.output)")
  }

  /// An assistant asks a server that has just started.
  @Test func givesAnAssistantTheSameVerdict() throws {
    let wire = try BrokenWire(Network("down", verdict: "") { $0.here = "ip link set d0 down" })
    let calls = [
      #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{},"#
        + #""clientInfo":{"name":"t","version":"1"}}}"#,
      #"{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"diagnose","arguments":{}}}"#,
    ]
    let run = try wire.castctl("mcp", input: calls.map { $0 + "\n" }.joined())
    #expect(run.output.contains(#"\"finding\":\"NO_USABLE_INTERFACE\""#), "\(run.output)\n\(run.errors)")
  }

  /// The daemon knows the device by its address, and other devices from an earlier run.
  @Test func reportsADeviceThatIsOff() throws {
    let wire = try BrokenWire(Network("off", verdict: "") { $0.receiver = nil })
    let daemon = try wire.startDaemon()
    defer { _ = daemon }
    #expect(try wire.castctl("call", "discovery.addDevice", "host=10.77.1.9", "friendlyName=Attic").code == 0)
    let run = try wire.castctl("doctor", "--scan-time", "1")
    #expect(run.output.hasPrefix("No device answers on this network. Nor do those known"), "\(run.output)")
    #expect(run.output.contains("'Attic' (10.77.1.9:8009") && run.code == 3)
  }
}

/// This machine and the devices' host, each with its own folders.
private final class BrokenWire {
  struct Run {
    var code: Int32
    var output: String
    var errors: String
  }

  private let here: NetworkHolder
  private let there: NetworkHolder
  private let receiver: Conversation?
  private let folder: TemporaryFolder

  init(_ network: BrokenNetworkTests.Network) throws {
    self.here = try NetworkHolder(
      "ip link add d0 type veth peer name d1 && ip addr add 10.77.1.1/24 dev d0 && ip link set d0 up"
        + " && echo 0 > /proc/sys/net/ipv6/conf/d0/accept_dad")
    self.there = try NetworkHolder("true")
    self.folder = try TemporaryFolder()
    try self.here.run("ip link set d1 netns \(self.there.processID)")
    try self.there.run(
      "echo 0 > /proc/sys/net/ipv6/conf/d1/accept_dad; ip addr add 10.77.1.2/24 dev d1 && ip link set d1 up")
    if !network.there.isEmpty { try self.there.run(network.there) }
    let there = self.there
    self.receiver = try network.receiver.map {
      try there.start(
        "cast-receiver",
        ["--advertisement", "mdns", "--port", "8009", "--name", "Living Room", "--id", Self.ids[0], "--no-fetch-media"]
          + ["--control", "-"] + $0)
    }
    try self.receiver?.call("device.list")
    if !network.here.isEmpty { try self.here.run(network.here) }
    try self.folder.write(Array(network.options.utf8), to: "config/cast-rpc/options.json")
    try self.folder.write(Array(Self.cache(network.cachedNetwork).utf8), to: "cache/cast-rpc/devices.json")
  }

  private static let ids = ["00112233445566778899aabbccddeeff", "ffeeddccbbaa99887766554433221100"]

  /// A file of two devices that were seen a minute ago.
  private static func cache(_ network: String) -> String {
    let devices = zip(self.ids, ["Living Room", "Kitchen"]).enumerated().map { number, device in
      #"{"deviceId":"\#(device.0)","lastSeen":\#(time(nil) - 60),"instance":"\#(device.1)","domain":"local","#
        + #""host":"host\#(number).local","port":8009,"addresses":["\#(network).\#(number + 2)"],"#
        + #""txt":[["id","\#(device.0)"],["fn","\#(device.1)"]]}"#
    }
    return #"{"version":1,"devices":[\#(devices.joined(separator: ","))]}"#
  }

  private var command: [String] {
    let folders = ["RUNTIME_DIR": "run", "STATE_HOME": "state", "CACHE_HOME": "cache", "CONFIG_HOME": "config"]
    return ["nsenter", "-t", "\(self.here.processID)", "-n", "env", "NO_COLOR=1"]
      + folders.map { "XDG_\($0.key)=\(self.folder.path)/\($0.value)" }
      + [
        "DBUS_SYSTEM_BUS_ADDRESS=unix:path=/proc/nonexistent", "CAST_RPC_SERVER=\(BuiltProducts.path(of: "cast-rpc"))",
      ]
  }

  func castctl(_ arguments: String..., input: String = "") throws -> Run {
    let run = try ChildProcess.run(
      self.command + [BuiltProducts.path(of: "castctl")] + arguments, input: Array(input.utf8), within: 40)
    guard case .exited(let code) = run.end else { throw ChildProcess.TimedOut(description: "ended by a signal") }
    return Run(code: code, output: String(decoding: run.output, as: UTF8.self), errors: run.errors)
  }

  /// Starts a daemon at the default socket.
  func startDaemon() throws -> ChildProcess {
    _ = try ChildProcess.run(["mkdir", "-p", "-m", "700", "\(self.folder.path)/run"])
    let daemon = try ChildProcess("/usr/bin/env", self.command + [BuiltProducts.path(of: "cast-rpc"), "--socket"])
    close(try ListeningSocket.connect(to: "\(self.folder.path)/run/cast-rpc/socket"))
    return daemon
  }
}
