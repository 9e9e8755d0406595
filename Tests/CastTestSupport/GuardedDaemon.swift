import Glibc

/// A daemon that can't outlive the test process: a shell beside it kills it when the pipe from here closes.
final class GuardedDaemon {
  private let shell: ChildProcess
  let processID: pid_t  // 0 if it never started

  /// Starts `script` (which must `exec` the daemon) and waits for a line with `readyLine` in its output.
  init(script: String, readyLine: String, wrapper: [String] = []) throws {
    let guardian = """
      sh -c 'echo $$;'" $0" < /dev/null 2>&1 &
      cat > /dev/null
      kill -KILL "$!" 2> /dev/null
      wait
      """
    let command = wrapper + ["sh", "-c", guardian, script]
    self.shell = try ChildProcess(
      "/usr/bin/env",
      command,
      environment: ["PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"]
    )
    // The process that becomes the daemon says its id first, so no other line can come before.
    self.processID = try self.shell.readLine().flatMap { pid_t($0) } ?? 0
    guard self.processID > 0 else {
      throw PrivateAvahi.Unavailable(description: "\(command[0]) failed: \(try self.shell.readErrorToEnd(within: 1))")
    }
    var output = ""
    do {
      while let line = try self.shell.readLine(within: 30) {
        if line.contains(readyLine) { return }
        output += line + "\n"
      }
    } catch {
      throw PrivateAvahi.Unavailable(description: "the daemon is not ready: \(error); it said: \(output)")
    }
    throw PrivateAvahi.Unavailable(description: "the daemon ended early; it said: \(output)")
  }

  deinit {
    // The shell must live until the daemon is gone: released first, it would be killed and the daemon orphaned.
    self.end(signal: SIGKILL)
  }

  /// Sends `signal` and waits until the daemon is gone, at most 30 seconds; then it is killed. On a busy machine Avahi
  /// needs seconds for the goodbyes of hundreds of services.
  func end(signal: CInt) {
    var patience = 30_000
    if self.processID > 0 { kill(self.processID, signal) }
    while self.processID > 0, patience > 0, kill(self.processID, 0) == 0 {
      poll(nil, 0, 1)
      patience -= 1
    }
    self.shell.closeInput()
    _ = try? self.shell.waitForEnd(within: 2000)
  }
}
