import CastTestSupport
import JSONCodec
import Testing

/// This machine's address or route changes while a session runs, between two hosts on a private wire.
@Suite(.blocking, .ownNetworks, .timeLimit(.minutes(5))) struct ChangedRouteNetworkTests {
  enum Change: CaseIterable, Sendable {
    /// The router gives the machine another address.
    case otherAddress
    /// A VPN takes the route to the device, and ends.
    case vpn

    var beginning: String {
      switch self {
      case .otherAddress: "ip addr del 10.78.1.1/24 dev d0 && ip addr add 10.78.1.9/24 dev d0"
      case .vpn:
        """
        ip link add vpn type veth peer name far && ip link set vpn up && ip link set far up && \
          ip route add 10.78.1.2/32 dev vpn src 10.78.1.1
        """
      }
    }

    var end: String {
      switch self {
      case .otherAddress: "true"
      case .vpn: "ip link del vpn"
      }
    }
  }

  @Test(arguments: Change.allCases) func aSessionResumesAfterwards(_ change: Change) throws {
    let here = try NetworkHolder(
      "ip link add d0 type veth peer name d1 && ip addr add 10.78.1.1/24 dev d0 && ip link set d0 up")
    let there = try NetworkHolder("true")
    try here.run("ip link set d1 netns \(there.processID)")
    try there.run("ip addr add 10.78.1.2/24 dev d1 && ip link set d1 up")
    let receiver = try there.startReceiver("10.78.1.2", ["--no-advertise"])
    let port = try #require(try receiver.call("device.list")["devices"]?[0]?["port"])
    let server = try here.start("cast-rpc")
    try server.call("server.initialize")
    try server.call(
      "context.create",
      ["options": ["disableDiscoveryAutostart": true, "heartbeat": ["pingAfter": 0.2, "deadAfter": 3]]])
    let session = try server.call("session.start", ["host": "10.78.1.2", "port": port])
    try here.run(change.beginning)
    #expect(try server.event("session.didSuspend")["reason"] != nil)
    try here.run(change.end)
    #expect(try server.event("session.didResume")["sessionId"] == session["sessionId"])
  }
}
