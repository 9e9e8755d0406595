import CastTestSupport
import JSONCodec
import Testing

/// The network fails while a session runs, between two hosts on a private wire.
@Suite(.blocking, .ownNetworks, .timeLimit(.minutes(5))) struct LostNetworkTests {
  /// The failure of the wire: the interface is put down, or the plug is pulled, which keeps its address.
  enum Loss: CaseIterable, Sendable { case down, unplugged }

  @Test(arguments: Loss.allCases) func itsLossIsToldApartFromTheDevicesAndOvercome(_ loss: Loss) throws {
    let here = try NetworkHolder(
      "ip link add d0 type veth peer name d1 && ip addr add 10.77.1.1/24 dev d0 && ip link set d0 up")
    let there = try NetworkHolder("true")
    try here.run("ip link set d1 netns \(there.processID)")
    try there.run("ip addr add 10.77.1.2/24 dev d1 && ip link set d1 up")
    let receiver = try there.startReceiver("10.77.1.2", ["--no-advertise"])
    let port = try #require(try receiver.call("device.list")["devices"]?[0]?["port"])
    let server = try here.start("cast-rpc")
    try server.call("server.initialize")
    try server.call(
      "context.create",
      ["options": ["disableDiscoveryAutostart": true, "heartbeat": ["pingAfter": 0.2, "deadAfter": 3]]])
    let session = try server.call("session.start", ["host": "10.77.1.2", "port": port])

    switch loss {
    case .down: try here.run("ip link set d0 down")
    case .unplugged: try there.run("ip link set d1 down")
    }
    let suspended = try server.event("session.didSuspend")
    #expect(suspended["reason"] == "NETWORK_NOT_REACHABLE")
    #expect(suspended["error"]?["data"]?["gckErrorName"] != nil)
    switch loss {
    case .down: try here.run("ip link set d0 up")
    case .unplugged: try there.run("ip link set d1 up")
    }
    #expect(try server.event("session.didResume")["sessionId"] == session["sessionId"])
    // A device that fails by itself is another test.
    try there.run("ip addr del 10.77.1.2/24 dev d1")
    let second = try server.event("session.didSuspend") { $0["reason"] != "NETWORK_NOT_REACHABLE" }
    #expect(second["reason"] == "NETWORK_ERROR")
  }
}
