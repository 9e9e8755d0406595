import CastRPCProtocol
import FrameworkLog
import Glibc
import JSONCodec
import JSONRPC
import LoopIsolation
import Logging
import NIOCore

/// The program: reads the command line, takes ownership of the streams, and waits on the main thread for signals.
public enum ServerMain {
  /// - Returns: The exit code when there is nothing to serve; otherwise the process ends in here.
  public static func run(_ arguments: [String]) -> Int32 {
    let options: ServerOptions
    do {
      options = try ServerOptions(arguments: arguments)
    } catch {
      printError("cast-rpc: \(error)")
      return ExitCode.usage
    }
    switch options.action {
    case .serve: return self.serve(options)
    case .printHelp: print(ServerOptions.help)
    case .printVersion: print("\(APIFacts.title) \(APIFacts.version) (API level \(APIFacts.apiLevel))")
    case .printOpenRPC: print(OpenRPCDocument().jsonText)
    }
    return 0
  }

  private static func serve(_ options: ServerOptions) -> Int32 {
    FreedMemory.boundHeaps()
    signal(SIGPIPE, SIG_IGN)
    // Blocked in every thread, because threads inherit the mask: only sigwait below receives them.
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGTERM] + [SIGINT, SIGHUP].filter(Self.isHeeded) { sigaddset(&signals, number) }
    pthread_sigmask(SIG_BLOCK, &signals, nil)

    let streams: StandardStreams?
    let passed: [InheritedSocket]
    // Changes the environment, which only a program with one thread may do.
    let manager = ServiceManager.takeFromEnvironment()
    do {
      // This changes the environment, too.
      passed = options.sockets.contains(.systemd) ? try InheritedSocket.passedBySystemd() : []
      if options.sockets.contains(.systemd), passed.isEmpty {
        printError(
          "cast-rpc: systemd passed no socket (LISTEN_FDS isn't set for this process): start its .socket unit, or name a "
            + "socket with --socket.")
        return ExitCode.usage
      }
      if options.usesStdio, !options.namesStdio, isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 {
        printError(Self.greeting)
      }
      streams = options.usesStdio ? try StandardStreams.takeOver() : nil
    } catch {
      printError("cast-rpc: \(error)")
      return 1
    }
    let log = ServerLog(consoleLevel: options.logLevel, keepsRecent: true)
    LoggingSystem.bootstrap(log.hub.handler(label:))
    let logger = Logger(label: "cast-rpc")

    LoopActor.task {
      let process = ServerProcess(options: options, passed: passed, manager: manager, log: log, logger: logger)
      self.process = process
      do {
        try await process.run(streams)
        log.flush()
        // Static destructors of C libraries would run beside threads that still use the libraries.
        _exit(0)
      } catch {
        log.flush()
        printError("cast-rpc: \(error)")
        _exit(error is OptionsFile.Flaw ? ExitCode.configuration : 1)
      }
    }
    while true {
      var number: Int32 = 0
      guard sigwait(&signals, &number) == 0 else { continue }
      LoopActor.shared.eventLoop.execute { LoopActor.assumeIsolated { self.stop() } }
    }
  }

  /// Returns `false` if the program was started with the signal ignored: nohup ignores SIGHUP, and a script's `&`
  /// SIGINT.
  ///
  /// Such a signal must not be blocked: Linux keeps a blocked signal for sigwait even if it is ignored.
  private static func isHeeded(_ number: Int32) -> Bool {
    var action = sigaction()
    sigaction(number, nil, &action)
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) != unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// The program's exit codes, as numbered in sysexits.h.
  private enum ExitCode {
    static let usage: Int32 = 64
    static let configuration: Int32 = 78
  }

  /// The text for people who start the program by hand.
  private static let greeting = """
    cast-rpc speaks JSON-RPC 2.0 with programs, on standard input and output: one JSON object a line; Ctrl-D ends it.
    For people there is castctl: castctl --help, or castctl devices. What cast-rpc itself can do: cast-rpc --help.
    """

  @LoopActor private static var process: ServerProcess?

  @LoopActor private static func stop() {
    guard let process else { _exit(0) }
    process.stop()
  }

  private static func printError(_ text: String) {
    // Without stderr, the C library's stream, which the compiler treats as shared state.
    let bytes = Array((text + "\n").utf8)
    _ = bytes.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
}
