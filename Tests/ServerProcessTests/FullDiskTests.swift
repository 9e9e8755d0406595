import CastTestSupport
import Glibc
import JSONCodec
import Testing

/// A server that can't write its records, in a private mount namespace.
@Suite(.blocking, .ownMounts, .timeLimit(.minutes(5))) struct FullDiskTests {
  /// A folder on a file system of 8 KiB that is full when the server starts.
  private func serverOnAFullDisk() throws -> Conversation {
    let script = """
      mount -t tmpfs -o size=8k tmpfs /mnt && mkdir /mnt/state && { cat /dev/zero > /mnt/state/filler || true; } 2>/dev/null
      exec "$0"
      """
    let command = try Namespaces.prefix("--mount") + ["/bin/sh", "-c", script, BuiltProducts.path(of: "cast-rpc")]
    let child = try ChildProcess(
      "/usr/bin/env", command,
      environment: ["XDG_STATE_HOME": "/mnt/state", "XDG_CACHE_HOME": "/proc/nonexistent"])
    return Conversation(child)
  }

  @Test func losesOnlyTheRecords() throws {
    let receiver = try Conversation.receiver()
    let server = try self.serverOnAFullDisk()
    try server.call("server.initialize")
    try server.call("context.create", ["options": ["saveSessions": true, "disableDiscoveryAutostart": true]])
    let port = try receiver.call("device.list")["devices"]?[0]?["port"]
    try server.call("session.start", ["host": "127.0.0.1", "port": port ?? 0])
    try server.call("media.load", ["media": ["contentId": "https://example.com/a.mp4", "contentType": "video/mp4"]])
    for _ in 1...5 {
      try server.call("media.pause")
      try server.call("media.play")
    }
    #expect(try server.call("session.listSaved")["sessions"] == [])
    try server.call("session.end", ["action": "STOP_CASTING"])
    server.child.closeInput()
    #expect(try server.child.waitForEnd() == .exited(0))
    let log = try server.child.readErrorToEnd()
    #expect(log.contains("sessions can't be saved"))
    #expect(log.components(separatedBy: "sessions can't be saved") == 2, "it is told once")
  }
}

extension String {
  /// Returns the number of parts between occurrences of `text`.
  fileprivate func components(separatedBy text: String) -> Int {
    self.split(separator: text, omittingEmptySubsequences: false).count
  }
}
