import TextFormats

@preconcurrency public import Glibc

/// The parameters for starting a program as a child of this process.
///
/// The child gets three standard streams and no other descriptor of this process, no blocked signal, and the default
/// action for SIGPIPE. The caller must wait for the child.
public struct ChildLaunch: Sendable {
  /// The target of a standard stream of the child.
  public enum Stream: Sendable {
    /// `/dev/null`.
    case nothing
    /// A descriptor of this process that isn't a standard stream itself. It stays open here.
    case descriptor(Int32)
  }

  /// The file of the program, or a name that is looked up on the `PATH` of this process; with ``limits`` or
  /// ``endsWithParent`` on that of the child, and a missing program is then an exit with an error.
  public var program: String
  /// The arguments after the program's name.
  public var arguments: [String]
  /// The child's environment, or `nil` for this process's.
  public var variables: [String: String]?
  /// The child's standard input.
  public var input = Stream.nothing
  /// The child's standard output.
  public var output = Stream.nothing
  /// The child's standard error.
  public var errors = Stream.nothing
  /// Whether the child leads a separate session, which Ctrl-C at this process's terminal doesn't reach.
  public var hasOwnSession = true

  /// The limits of the child, or `nil` for this process's limits.
  public var limits: ChildLimits?
  /// Whether the system kills the child when this process ends, however it ends.
  ///
  /// The thread that starts the child must live as long as the process, since the kernel counts its end as the
  /// parent's (prctl(2), `PR_SET_PDEATHSIG`).
  public var endsWithParent = false

  /// Creates the launch of a program whose standard streams are `/dev/null`.
  public init(_ program: String, _ arguments: [String] = []) {
    self.program = program
    self.arguments = arguments
  }

  /// Starts the program, and returns its process id.
  public func start() throws(ChildLaunchError) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (number, stream) in [self.input, self.output, self.errors].enumerated() {
      switch stream {
      case .nothing: posix_spawn_file_actions_addopen(&actions, Int32(number), "/dev/null", O_RDWR, 0)
      case .descriptor(let descriptor): posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(number))
      }
    }
    _ = Self.addCloseFrom?(&actions, 3)
    var attributes = self.attributes()
    defer { posix_spawnattr_destroy(&attributes) }
    let command = self.command
    var words = command.map { strdup(PathText.system($0)) } + [nil]
    var variables = (self.variables ?? [:]).map { strdup("\($0)=\($1)") } + [nil]
    defer { for text in words + variables { free(text) } }
    var process: pid_t = 0
    let failure =
      self.variables == nil
      ? posix_spawnp(&process, PathText.system(command[0]), &actions, &attributes, &words, environ)
      : posix_spawnp(&process, PathText.system(command[0]), &actions, &attributes, &words, &variables)
    guard failure == 0 else { throw ChildLaunchError(program: self.program, systemError: failure) }
    return process
  }

  /// The program and its arguments, preceded by the programs of util-linux that limit it, since posix_spawn can't.
  ///
  /// On a system without them the child runs without these limits.
  private var command: [String] {
    var command = [self.program] + self.arguments
    if let limits, let prlimit = ProgramSearch.file(of: "prlimit") {
      command = [prlimit] + limits.options + ["--"] + command
    }
    if self.endsWithParent, let setpriv = ProgramSearch.file(of: "setpriv") {
      command = [setpriv, "--pdeathsig", "KILL", "--"] + command
    }
    return command
  }

  private func attributes() -> posix_spawnattr_t {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigaddset(&signals, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    let flags = Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF)
    posix_spawnattr_setflags(&attributes, self.hasOwnSession ? flags | Self.newSession : flags)
    return attributes
  }

  /// `POSIX_SPAWN_SETSID`, which Glibc exposes only to GNU programs, like the next function. (posix_spawn(3))
  private static let newSession: Int16 = 0x80
  /// `posix_spawn_file_actions_addclosefrom_np`; `nil` before glibc 2.34.
  private static let addCloseFrom: CloseFrom? = dlsym(nil, "posix_spawn_file_actions_addclosefrom_np").map {
    unsafeBitCast($0, to: CloseFrom.self)
  }
  private typealias CloseFrom = @convention(c) (UnsafeMutablePointer<posix_spawn_file_actions_t>, Int32) -> Int32
}

/// The limits of a child (getrlimit(2)).
public struct ChildLimits: Sendable, Hashable {
  /// The child's memory, in bytes: the address space, or the data that it may write (``countsReservedMemory``).
  public var memory: Int64
  /// The child's processor time, in seconds.
  public var processorTime: Int64
  /// The largest file that it may write, in bytes; pipes aren't counted.
  public var fileSize: Int64
  /// Whether address space that is only reserved counts as memory. CUDA and engines of JavaScript reserve more
  /// than a machine has.
  public var countsReservedMemory = true

  /// Creates limits; no core is ever dumped.
  public init(memory: Int64, processorTime: Int64, fileSize: Int64 = 0) {
    (self.memory, self.processorTime, self.fileSize) = (memory, processorTime, fileSize)
  }

  /// The limits as options of prlimit(1).
  var options: [String] {
    [
      "--\(self.countsReservedMemory ? "as" : "data")=\(self.memory)", "--cpu=\(self.processorTime)",
      "--fsize=\(self.fileSize)", "--core=0",
    ]
  }
}

/// The reason why a program can't be started.
public struct ChildLaunchError: Error, Hashable, CustomStringConvertible {
  /// The program that was to be started.
  public let program: String
  /// The `errno` of posix_spawn(3): `ENOENT`, `EACCES`…
  public let systemError: Int32

  /// The reason in the system's words: "No such file or directory".
  public var description: String { PlainReason.ofSystem(self.systemError) }
}
