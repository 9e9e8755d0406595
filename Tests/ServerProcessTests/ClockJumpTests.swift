import CastTestSupport
import Foundation
import Glibc
import JSONCodec
import Testing

/// The wall clock jumps by ten years while the built server casts: for this process only, by a preloaded library.
@Suite(.blocking, .timeLimit(.minutes(5))) final class ClockJumpTests {
  private let folder: String
  private var library: String { "\(self.folder)/jump.so" }
  private var trigger: String { "\(self.folder)/jumped" }

  init() throws {
    var template = Array("/tmp/cast-rpc-clock-XXXXXX".utf8CString)
    _ = try #require(mkdtemp(&template))
    self.folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let result = try ChildProcess.run(
      ["clang", "-shared", "-fPIC", "-o", "\(self.folder)/jump.so", "-x", "c", "-"], input: Array(Self.source.utf8))
    try #require(result.end == .exited(0), "\(result.errors)")
  }

  deinit { _ = try? ChildProcess.run(["rm", "-r", self.folder]) }

  private static let source = """
    #define _GNU_SOURCE
    #include <stdlib.h>
    #include <sys/syscall.h>
    #include <sys/time.h>
    #include <time.h>
    #include <unistd.h>

    static time_t jump(void) {
      return access(getenv("JUMP_TRIGGER"), F_OK) == 0 ? atol(getenv("JUMP_SECONDS")) : 0;
    }
    int clock_gettime(clockid_t clock, struct timespec *time) {
      int result = syscall(SYS_clock_gettime, clock, time);
      if (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE) time->tv_sec += jump();
      return result;
    }
    time_t time(time_t *result) {
      struct timespec now;
      clock_gettime(CLOCK_REALTIME, &now);
      if (result) *result = now.tv_sec;
      return now.tv_sec;
    }
    int gettimeofday(struct timeval *restrict result, void *restrict zone) {
      struct timespec now;
      clock_gettime(CLOCK_REALTIME, &now);
      result->tv_sec = now.tv_sec;
      result->tv_usec = now.tv_nsec / 1000;
      return 0;
    }
    """

  private func server(jumpingBy seconds: Int) throws -> Conversation {
    try Conversation.server(
      environment: [
        "LD_PRELOAD": self.library, "JUMP_TRIGGER": self.trigger, "JUMP_SECONDS": "\(seconds)",
        "XDG_STATE_HOME": self.folder,
      ],
      options: [
        "heartbeat": ["pingAfter": 0.2, "deadAfter": 30, "partialMessageDeadline": 30], "saveSessions": true,
      ])
  }

  private static let tenYears = 10 * 365 * 24 * 3_600

  /// Saving is independent of any answer, and a file system can't be awaited.
  private func waitForRecord(where isDated: (Int64) -> Bool) throws {
    let sessions = "\(self.folder)/cast-rpc/sessions"
    for _ in 1...2_000 {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: sessions)) ?? []
      for name in names where name.hasSuffix(".json") {
        guard let data = FileManager.default.contents(atPath: "\(sessions)/\(name)"),
          let document = try? JSONDocument(parsing: Array(data)),
          let date = document.root.value["sessions"]?[0]?["savedAt"]?.integer
        else { continue }
        if isDated(date) { return }
      }
      usleep(5_000)
    }
    Issue.record("the session was not saved with the other date")
  }

  @Test(arguments: [tenYears, -tenYears])
  func playbackContinues(_ jump: Int) throws {
    let receiver = try Conversation.receiver()
    let deaf = try Conversation.receiver(["--fault", "silent=launch"])
    let server = try self.server(jumpingBy: jump)
    let port = try #require(try receiver.call("device.list")["devices"]?[0]?["port"])
    let session = try server.call("session.start", ["host": "127.0.0.1", "port": port])
    try server.call(
      "media.load",
      ["media": ["contentId": "https://example.com/film.mp4?duration=600", "contentType": "video/mp4"]])
    let before = try #require(try server.call("media.requestStatus")["position"]?.number)

    close(open(self.trigger, O_CREAT | O_WRONLY, 0o600))
    // A start that takes exactly its 1.5 seconds lets time pass.
    let deafPort = try #require(try deaf.call("device.list")["devices"]?[0]?["port"])
    let error = try server.failure("session.start", ["host": "127.0.0.1", "port": deafPort, "timeout": 1.5])
    #expect(error["data"]?["name"] == "ConnectionTimedOut")
    #expect((1.4...15).contains(error["data"]?["elapsed"]?.number ?? 0))
    #expect(!server.names(of: "session").contains { ["session.didSuspend", "session.didEnd"].contains($0) })
    let position = try #require(try server.call("media.getStatus")["position"]?.number)
    #expect(position > before && position < before + 60, "it advances by what has passed")
    #expect(try server.call("media.pause")["playerState"] == "PAUSED")

    // Records from now on have the other date.
    try server.call("session.suspend")
    try server.call("session.resume")
    try self.waitForRecord { ($0 - Int64(time(nil))).magnitude > 1_000_000 }
    server.child.send(signal: SIGKILL)
    _ = try server.child.waitForEnd()
    unlink(self.trigger)
    let next = try self.server(jumpingBy: jump)
    let restored = try next.call("session.restore", ["timeout": 20])
    if jump > 0 {
      #expect(restored["sessions"]?[0]?["sessionId"] == session["sessionId"], "a clock that was set back is no loss")
    } else {
      #expect(restored["sessions"] == [])
      #expect(restored["problems"]?[0]?.string?.contains("older than a day") == true)
    }
  }
}
