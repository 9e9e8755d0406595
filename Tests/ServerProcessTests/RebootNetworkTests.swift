import CastTestSupport
import Glibc
import JSONCodec
import Testing

/// A receiver that comes back at another port, found by what it announces: the built programs in a network of their own, whose
/// multicast DNS is theirs (needs root).
@Suite(.blocking, .timeLimit(.minutes(5))) struct RebootNetworkTests {
  /// Keeps the network.
  private let holder: ChildProcess

  init() throws {
    let script = """
      ip link set lo up && ip link add d0 type veth peer name d1 && ip addr add 10.77.0.1/24 dev d0 &&
        ip link set d0 up multicast on && ip link set d1 up && echo ready && exec sleep 600
      """
    self.holder = try ChildProcess("/usr/bin/unshare", ["-n", "/bin/sh", "-c", script])
    let line = try self.holder.readLine()
    try #require(line == "ready", "no network of its own: needs root")
  }

  private func inside(_ program: String, _ arguments: [String]) throws -> Conversation {
    let prefix = ["-t", "\(self.holder.processID)", "-n", BuiltProducts.path(of: program)]
    return Conversation(
      try ChildProcess(
        "/usr/bin/nsenter", prefix + arguments,
        environment: ["XDG_STATE_HOME": "/proc/nonexistent", "XDG_CACHE_HOME": "/proc/nonexistent"]))
  }

  @Test func itsSessionEndsAsSoonAsItIsThereAgainAndItCanBeCastTo() throws {
    let receiver = try self.inside(
      "cast-receiver",
      [
        "--advertisement", "mdns", "--interface", "d0", "--host", "10.77.0.1", "--no-fetch-media", "--control", "-",
        "--id", "00112233445566778899aabbccddeeff",
      ])
    let before = try #require(try receiver.call("device.list")["devices"]?[0]?["port"])
    let server = try self.inside("cast-rpc", [])
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
