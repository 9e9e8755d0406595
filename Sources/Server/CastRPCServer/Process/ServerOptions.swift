import LoopIsolation
public import Logging
public import NIOCore

/// The options of the server's command line.
///
/// Parsed by hand: the usual package for it imports Foundation, which the server must not link
/// (docs/Dependencies.md).
public struct ServerOptions: Sendable, Hashable {
  /// The actions of the program.
  public enum Action: Sendable, Hashable {
    case serve, printHelp, printVersion, printOpenRPC
  }

  /// The source of the listening Unix socket.
  public enum Socket: Sendable, Hashable {
    /// The default path (``DefaultSocketPlace``).
    case defaultPath
    /// A path on the command line.
    case path(String)
    /// An inherited socket, connected or listening (`--socket-fd`).
    case inherited(Int32)
    /// The sockets that systemd passed (`LISTEN_FDS`).
    case systemd
  }

  /// The action to perform.
  public var action = Action.serve
  /// Whether standard input and output are a connection; the default, unless a socket is named.
  public var usesStdio = true
  /// The sockets to serve, besides standard input and output or in their place.
  public var sockets: [Socket] = []
  /// The longest message from a client, in bytes.
  public var maximumMessageBytes = 16 << 20
  /// Whether sessions of an earlier server are joined at the start; the default for a daemon.
  public var restoresSessions = false
  /// A file with the context's options, which must exist, or `nil` for the user's own, if it exists
  /// (``OptionsFile``).
  public var optionsFile: String?
  /// The idle time, without a client and a session, after which the process ends, or `nil` to stay.
  public var idleExit: TimeAmount?
  /// Whether the command line names standard input and output.
  public var namesStdio = false
  /// Whether sessions are saved if no client decides: by servers that outlive their clients, and by those that
  /// restore sessions.
  public var savesSessions: Bool { !self.usesStdio || !self.sockets.isEmpty || self.restoresSessions }
  /// The lowest level that is logged to standard error.
  public var logLevel = Logger.Level.warning

  /// Creates the options that apply without arguments.
  public init() {}

  /// An argument that can't be understood; `description` is the text to print.
  public struct UsageError: Error, Hashable, CustomStringConvertible {
    /// The problem, in a sentence.
    public var description: String
  }

  /// Parses `arguments` (without the program's name).
  public init(arguments: [String]) throws(UsageError) {
    var stdio: Bool?
    var restore: Bool?
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      let (name, attached) = Self.split(argument)
      guard attached == nil || !Self.flags.contains(name) else {
        throw UsageError(description: "\(name) takes no value, but has \"\(attached ?? "")\"")
      }
      switch name {
      case "--help", "-h": self.action = .printHelp
      case "--version": self.action = .printVersion
      case "--openrpc": self.action = .printOpenRPC
      case "--stdio": stdio = true
      case "--socket":
        let path = attached ?? Self.optionalValue(&rest)
        self.sockets.append(path.map(Socket.path) ?? .defaultPath)
      case "--socket-fd":
        let text = try Self.value(of: name, attached, &rest)
        guard let number = Int32(text), number >= 0 else {
          throw UsageError(description: "\(name) needs the number of a descriptor, not \"\(text)\"")
        }
        self.sockets.append(.inherited(number))
      case "--restore-sessions": restore = true
      case "--no-restore-sessions": restore = false
      case "--systemd": self.sockets.append(.systemd)
      case "--options": self.optionsFile = try Self.value(of: name, attached, &rest)
      case "--idle-exit": self.idleExit = try Self.seconds(try Self.value(of: name, attached, &rest), of: name)
      case "--max-message-bytes":
        let text = try Self.value(of: name, attached, &rest)
        guard let number = Int(text), number >= 1_024, number <= 1 << 30 else {
          throw UsageError(description: "\(name) needs a number from 1024 to 1073741824, not \"\(text)\"")
        }
        self.maximumMessageBytes = number
      case "--log-level":
        let text = try Self.value(of: name, attached, &rest)
        guard let level = Logger.Level(rawValue: text) else {
          let known = Logger.Level.allCases.map(\.rawValue).joined(separator: ", ")
          throw UsageError(description: "\(name) needs one of \(known), not \"\(text)\"")
        }
        self.logLevel = level
      default: throw UsageError(description: "unknown argument \"\(argument)\"; see cast-rpc --help")
      }
    }
    self.usesStdio = stdio ?? self.sockets.isEmpty
    self.namesStdio = stdio != nil
    self.restoresSessions = restore ?? !self.usesStdio
    guard self.idleExit == nil || !self.sockets.isEmpty || self.action != .serve else {
      throw UsageError(
        description: "--idle-exit is for a server with a socket; over standard input and output it ends with the input")
    }
  }

  /// The options without a value.
  private static let flags: Set<String> = [
    "--help", "--version", "--openrpc", "--stdio", "--restore-sessions", "--no-restore-sessions", "--systemd",
  ]

  private static func seconds(_ text: String, of name: String) throws(UsageError) -> TimeAmount {
    guard let seconds = Double(text), seconds > 0, seconds <= 1e6 else {
      throw UsageError(description: "\(name) needs seconds, more than 0 and at most 1000000, not \"\(text)\"")
    }
    return TimeAmount(seconds: seconds)
  }

  private static func split(_ argument: String) -> (name: String, attached: String?) {
    guard argument.hasPrefix("--"), let equals = argument.firstIndex(of: "=") else { return (argument, nil) }
    return (String(argument[..<equals]), String(argument[argument.index(after: equals)...]))
  }

  /// Removes and returns the next argument, if it is a value and not another option.
  private static func optionalValue(_ rest: inout ArraySlice<String>) -> String? {
    guard let next = rest.first, !next.hasPrefix("-") else { return nil }
    return rest.popFirst()
  }

  private static func value(
    of name: String, _ attached: String?, _ rest: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    guard let value = attached ?? rest.popFirst() else { throw UsageError(description: "\(name) needs a value") }
    return value
  }

  /// The text of `--help`.
  public static let help = """
    cast-rpc: Google Cast for every program, as JSON-RPC 2.0.

    usage: cast-rpc [options]

    Without options it serves one client on standard input and output, one JSON object a line or with
    Content-Length headers (the first byte tells), and ends when the input does.

      --stdio                  serve standard input and output, beside the sockets
      --socket [PATH]          listen on a Unix socket (default: $XDG_RUNTIME_DIR/cast-rpc/socket,
                               else below /run/user/UID, else a private folder in $TMPDIR or /tmp)
      --socket-fd N            serve the socket with this descriptor, connected or listening
      --systemd                listen on the sockets that systemd passed (LISTEN_FDS)
      --idle-exit SECONDS      end when for so long no client is connected and there is no session
      --restore-sessions       join the sessions again that an earlier server left (default without --stdio)
      --no-restore-sessions    leave them
      --options FILE           options of the context, a JSON object as context.create takes it
                               (default: $XDG_CONFIG_HOME/cast-rpc/options.json, if there is one)
      --max-message-bytes N    longest message from a client (default: 16777216)
      --log-level LEVEL        trace, debug, info, notice, warning, error, critical (default: warning)
      --openrpc                print the API as an OpenRPC document and end
      --version                print the version and end
      --help                   print this and end

    Exit codes: 0 the input ended, --idle-exit, server.shutdown, SIGTERM, SIGINT or SIGHUP; 1 a socket can't be had;
    64 wrong usage; 78 the file with options can't be used.
    """
}
