import CastTestSupport
import Glibc
import JSONCodec
import Testing

/// A conversion whose disk fills up, in a private mount namespace.
@Suite(.blocking, .ownMounts, .programs("ffmpeg", "ffprobe", "setpriv"), .timeLimit(.minutes(2)))
struct ConversionDiskTests {
  @Test func aDiskThatFillsUpIsTheReasonAndTheServerLives() throws {
    let folder = try TemporaryFolder(forPrograms: true)
    let film = try folder.makeMedia(
      "film.avi",
      [
        "-f", "lavfi", "-i", "testsrc2=size=640x360:rate=25:duration=20", "-f", "lavfi", "-i", "sine=duration=20",
        "-c:v", "mpeg4", "-c:a", "libmp3lame",
      ])
    let receiver = try Conversation.receiver(["--fetch-media", "--load-time", "0"])
    let port = try #require(try receiver.call("device.list")["devices"]?[0]?["port"]?.integer)
    let script = "mount -t tmpfs -o size=64k,mode=700 tmpfs /mnt && exec \"$0\""
    let command = try Namespaces.prefix("--mount") + ["/bin/sh", "-c", script, BuiltProducts.path(of: "cast-rpc")]
    let server = Conversation(
      try ChildProcess(
        "/usr/bin/env", command, environment: ["XDG_STATE_HOME": "/mnt", "XDG_CACHE_HOME": "/mnt"]))
    try server.call("server.initialize")
    try server.call("context.create", ["options": ["disableDiscoveryAutostart": true]])
    let device = JSONValue.string("127.0.0.1:\(port)")
    let error = try server.failure("player.play", ["url": .string(film), "device": device])
    #expect(error["data"]?["name"] == "MediaLoadFailed")
    #expect(error["message"]?.string?.contains("There is no room for converted segments") == true, "\(error)")
    #expect(try server.call("serve.list")["publications"] == [])
    try server.call("server.ping")
  }
}
