import CastTestSupport
import Foundation
import Glibc
import JSONCodec
import Testing

/// The unit files, run by a live service manager of a user: with all of their restrictions, after the user's first
/// login. As root: a user namespace mounts the control groups, but can't make one outside of a login that systemd
/// itself manages.
@Suite(
  .blocking, .timeLimit(.minutes(2)),
  .enabled(if: liveUnitsArePossible, "needs systemd, and root for control groups of its own")) final class LiveUnitTests
{
  private let folder: String
  private let manager: ChildProcess
  private var socket: String { "\(self.folder)/run/cast-rpc/socket" }

  init() throws {
    var template = Array("/tmp/cast-rpc-units-XXXXXX".utf8CString)
    _ = try #require(mkdtemp(&template))
    self.folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    self.manager = try ChildProcess(
      "/usr/bin/env", ["bash", "scripts/with-user-systemd", self.folder, BuiltProducts.path(of: "cast-rpc")])
    try #require(try self.manager.readLine() == "ready")
  }

  deinit {
    self.manager.closeInput()
    _ = try? self.manager.waitForEnd()
    try? FileManager.default.removeItem(atPath: self.folder)
  }

  /// The output of `systemctl --user`.
  @discardableResult
  private func systemctl(_ arguments: String) throws -> [String] {
    self.manager.writeLine(arguments)
    var lines: [String] = []
    while let line = try self.manager.readLine() {
      guard line.hasPrefix("= ") else {
        lines.append(line)
        continue
      }
      try #require(line == "= 0", "systemctl \(arguments): \(lines)")
      return lines
    }
    throw ChildProcess.TimedOut(description: "the manager ended")
  }

  private func show(_ property: String) throws -> String {
    try #require(try self.systemctl("show cast-rpc.service --value -p \(property)").first)
  }

  private func call(_ client: UnixClient, _ method: String, _ params: String = "{}") throws -> JSONValue {
    let answer = try client.exchange(#"{"jsonrpc":"2.0","id":1,"method":"\#(method)","params":\#(params)}"#)
    return try #require(answer["result"], "\(answer)")
  }

  @Test func startsOnDemandAndKeepsItsState() throws {
    try self.systemctl("start cast-rpc.socket")
    var info = stat()
    #expect(stat(self.socket, &info) == 0 && info.st_mode & 0o777 == 0o600)
    #expect(try self.show("ActiveState") == "inactive")
    let names = try self.call(
      try UnixClient(path: self.socket), "player.setAlias", #"{"alias":"tv","device":"Living Room"}"#)
    #expect(access("\(self.folder)/.local/state/cast-rpc/names.json", F_OK) == 0, "where all of a user's servers look")
    #expect(try self.show("ActiveState") == "active")

    // After a kill the next client, or systemd itself, starts it again.
    let process = try #require(pid_t(try self.show("MainPID")))
    kill(process, SIGKILL)
    let second = try UnixClient(path: self.socket)
    #expect(try self.call(second, "player.getNames") == names)
    #expect(try self.call(second, "server.info")["processId"]?.integer != Int64(process))

    try self.systemctl("stop cast-rpc.service")
    #expect(try self.show("Result") == "success" && self.show("ExecMainStatus") == "0")
    #expect(try self.call(try UnixClient(path: self.socket), "player.getNames") == names)
  }
}

private let liveUnitsArePossible: Bool = {
  guard getuid() == 0, access("/lib/systemd/systemd", X_OK) == 0 else { return false }
  let probe = """
    mount -t cgroup2 none /sys/fs/cgroup && mkdir /sys/fs/cgroup/probe-$$ && echo $$ >/sys/fs/cgroup/probe-$$/cgroup.procs &&
    echo $$ >/sys/fs/cgroup/cgroup.procs && rmdir /sys/fs/cgroup/probe-$$
    """
  return (try? ChildProcess.run(["unshare", "--mount", "sh", "-c", probe]))?.end == .exited(0)
}()
