import CastTestSupport
import JSONCodec
import Testing

/// A receiver that returns at another port, found by its announcement: the built programs in a private network, with
/// their own multicast DNS.
@Suite(.blocking, .ownNetworks, .timeLimit(.minutes(5))) struct RebootNetworkTests {
  @Test func aRebootEndsTheSessionAndAllowsAnother() throws {
    let network = try NetworkHolder(
      """
      ip link add d0 type veth peer name d1 && ip addr add 10.77.0.1/24 dev d0 &&
        ip link set d0 up multicast on && ip link set d1 up
      """)
    let receiver = try network.startReceiver(
      "10.77.0.1",
      ["--advertisement", "mdns", "--interface", "d0", "--id", "00112233445566778899aabbccddeeff"])
    let before = try #require(try receiver.call("device.list")["devices"]?[0]?["port"])
    let server = try network.start("cast-rpc")
    try server.call("server.initialize")
    try server.call("context.create", ["options": ["discovery": ["source": "EMBEDDED"]]])
    try server.call("discovery.find", ["deviceId": "00112233445566778899aabbccddeeff", "timeout": 20])
    let session = try server.call("session.start", ["deviceId": "00112233445566778899aabbccddeeff"])
    #expect(session["device"]?["port"] == before)
    try server.call(
      "media.load",
      ["media": ["contentId": "https://example.com/film.mp4?duration=600", "contentType": "video/mp4"]])

    try receiver.call("device.reboot", ["seconds": 0.2, "port": 0])
    let after = try #require(try receiver.call("device.list")["devices"]?[0]?["port"])
    #expect(after != before)
    try server.event("session.didSuspend")
    let ended = try server.event("session.didEnd")
    #expect(ended["reason"] == "APPLICATION_ENDED", "only the device itself can say so")
    #expect(ended["session"]?["device"]?["port"] == after)
    let again = try server.call("session.start", ["deviceId": "00112233445566778899aabbccddeeff"])
    #expect(again["device"]?["port"] == after && again["connectionState"] == "CONNECTED")
  }
}
