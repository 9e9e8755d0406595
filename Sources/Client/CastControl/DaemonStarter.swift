import CastRPCClient
import ChildProcesses
import Glibc

/// The start of the daemon that castctl uses if none listens.
///
/// The daemon serves files and holds the sessions after the command has ended, and answers the next command at once.
/// It ends by itself when it is idle (`--idle-exit`), as the daemons that the other clients start.
struct DaemonStarter {
  /// The daemon's arguments. It listens on the default socket, and creates the socket's folder.
  private static let arguments = ["--socket", "--idle-exit", "60"]
  /// How long the daemon may take until it listens.
  private static let patience = Duration.seconds(10)
  private static let interval = Duration.milliseconds(10)

  /// The program to start, as `--server` names it.
  let server: String?

  /// Starts the daemon, and connects to it.
  ///
  /// If another process starts one at the same time, one of the two binds the socket, and this process connects to it.
  ///
  /// - Returns: `nil` if the program ended before anything listened on the socket, or if nothing did within ten
  ///   seconds.
  /// - Throws: `ServerNotFound`, as ``CastClientError`` if no program is installed, as ``CommandError`` if it can't be
  ///   started.
  func start(connect: () async throws -> CastClient) async throws -> CastClient? {
    let process = try self.launch()
    let end = ContinuousClock.now + Self.patience
    var hasEnded = false
    while true {
      do {
        return try await connect()
      } catch let error as CastClientError where error.name == CastClientError.serverNotFound {
        // A daemon that lost the race for the socket ends; the winner may need another moment.
        guard !hasEnded else { return nil }
        hasEnded = waitpid(process, nil, WNOHANG) != 0
        guard ContinuousClock.now < end else { return nil }
        try await Task.sleep(for: Self.interval)
      }
    }
  }

  private func launch() throws -> pid_t {
    let program = try CastServer.program(self.server)
    // The daemon outlives the shell's folder, which may be on a disk that is to be removed.
    let folder = open(".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    let path = program.contains("/") ? try PlayableThing.absolute(program) : program
    if folder >= 0 { chdir("/") }
    defer {
      if folder >= 0 {
        fchdir(folder)
        close(folder)
      }
    }
    do throws(ChildLaunchError) {
      return try ChildLaunch(path, Self.arguments).start()
    } catch {
      throw CommandError(
        exit: .noServer, message: "Can't start the server “\(program)”: \(error).",
        advice: ShellWords.missingServer, name: CastClientError.serverNotFound)
    }
  }
}
