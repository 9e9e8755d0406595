import CastTestSupport
import Glibc
import JSONCodec
import Testing

/// The built server where a disk or a folder is missing: it casts, and its errors name the folder and the reason.
@Suite(.blocking, .ownMounts, .timeLimit(.minutes(5))) struct ScarceResourceTests {
  /// The shortage of a home.
  enum Want: CaseIterable {
    case readOnlyHome, noHome, fullDisk

    /// The shell's commands before the server, whose environment is empty but for them.
    var script: String {
      switch self {
      case .readOnlyHome: "mount -t tmpfs -o ro tmpfs /mnt; export HOME=/mnt"
      case .noHome: "unset HOME"
      case .fullDisk:
        "mount -t tmpfs -o size=8k tmpfs /mnt; mkdir -p /mnt/.local/state/cast-rpc; "
          + "cat /dev/zero >/mnt/filler 2>/dev/null; export HOME=/mnt"
      }
    }

    /// The sentence about a name that can't be kept; `nil` if it is kept until the server ends.
    var ofNames: String? {
      switch self {
      case .readOnlyHome: "The names of devices can't be kept: /mnt/.local can't be made: Read-only file system."
      case .noHome: nil
      case .fullDisk:
        "The names of devices can't be kept: /mnt/.local/state/cast-rpc/names.json can't be written: "
          + "No space left on device."
      }
    }
  }

  private func command(_ script: String, _ arguments: String...) throws -> [String] {
    let script = "unset XDG_STATE_HOME XDG_CACHE_HOME XDG_CONFIG_HOME XDG_RUNTIME_DIR; \(script); exec \"$0\" \"$@\""
    return try Namespaces.prefix("--mount") + ["/bin/sh", "-c", script, BuiltProducts.path(of: "cast-rpc")] + arguments
  }

  @Test(arguments: Want.allCases) func castsWithoutAPlaceForItsFiles(_ want: Want) throws {
    let receiver = try Conversation.receiver()
    let server = Conversation(try ChildProcess("/usr/bin/env", try self.command(want.script)))
    let port = try receiver.call("device.list")["devices"]?[0]?["port"]
    try server.call("context.create", ["options": ["saveSessions": true, "disableDiscoveryAutostart": true]])
    try server.call("session.start", ["host": "127.0.0.1", "port": port ?? 0])
    let answer = try server.answer(to: server.send("player.setAlias", ["alias": "tv", "device": "Kitchen"]))
    #expect(answer["error"]?["message"]?.string == want.ofNames)
    #expect(try server.call("player.getNames")["aliases"]?.array?.count == (want.ofNames == nil ? 1 : 0))
    #expect(try server.call("session.get")["connectionState"] == "CONNECTED")
    server.child.closeInput()
    #expect(try server.child.waitForEnd() == .exited(0))
  }

  @Test func aSocketWithoutAFolderIsRefusedWithTheWayOut() throws {
    let script = "mount -t tmpfs -o ro tmpfs /mnt; export XDG_RUNTIME_DIR=/mnt"
    let run = try ChildProcess.run(["/usr/bin/env"] + self.command(script, "--socket"))
    #expect(run.end == .exited(1))
    #expect(
      run.errors.contains(
        "The folder /mnt/cast-rpc for the socket can't be made: Read-only file system. "
          + "Set XDG_RUNTIME_DIR to a folder of yours, or choose another path."), "\(run.errors)")
  }
}
