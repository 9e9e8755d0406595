import CastTestSupport
import JSONCodec
import Testing

/// The router gives the device another address while a film plays: the built programs on a private wire, with their
/// own multicast DNS.
@Suite(.blocking, .ownNetworks, .timeLimit(.minutes(5))) struct MovedDeviceNetworkTests {
  private static let id = "00112233445566778899aabbccddeeff"

  @Test func theSessionResumesAtTheNewAddress() throws {
    let here = try NetworkHolder(
      "ip link add d0 type veth peer name d1 && ip addr add 10.79.1.1/24 dev d0 && ip link set d0 up")
    let there = try NetworkHolder("true")
    try here.run("ip link set d1 netns \(there.processID)")
    try there.run("ip addr add 10.79.1.2/24 dev d1 && ip link set d1 up")
    let receiver = try there.startReceiver(
      "0.0.0.0", ["--advertisement", "mdns", "--interface", "d1", "--id", Self.id])
    let server = try here.start("cast-rpc")
    try server.call("server.initialize")
    try server.call(
      "context.create",
      ["options": ["discovery": ["source": "EMBEDDED"], "heartbeat": ["pingAfter": 0.2, "deadAfter": 3]]])
    try server.call("discovery.find", ["deviceId": .string(Self.id), "timeout": 20])
    let session = try server.call("session.start", ["deviceId": .string(Self.id)])
    #expect(session["device"]?["host"] == "10.79.1.2")
    try server.call(
      "media.load",
      ["media": ["contentId": "https://example.com/film.mp4?duration=600", "contentType": "video/mp4"]])

    try there.run("ip addr del 10.79.1.2/24 dev d1 && ip addr add 10.79.1.7/24 dev d1")
    try server.event("session.didSuspend")
    let resumed = try server.event("session.didResume")["session"]
    #expect(resumed?["device"]?["host"] == "10.79.1.7")
    #expect(resumed?["receiverSessionId"] == session["receiverSessionId"])
    #expect(try server.call("media.getStatus")["playerState"] == "PLAYING")
    #expect(try receiver.call("device.list")["devices"]?.array?.count == 1)
  }
}
