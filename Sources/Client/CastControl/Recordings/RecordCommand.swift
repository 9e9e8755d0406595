import ArgumentParser
import CastRPCClient
import Synchronization

/// `castctl record …`: recordings of devices.
struct RecordCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "record", abstract: "Records what a device and its senders say, for a report or a test.",
    discussion: """
      Names, ids, addresses and secrets become stand-ins, so that the file can be passed on: see docs/Recordings.md.
      """,
    subcommands: [RecordStartCommand.self, RecordShowCommand.self, RecordTestCommand.self],
    defaultSubcommand: RecordStartCommand.self)
}

/// `castctl record start FILE`, and `castctl record FILE`.
struct RecordStartCommand: ControlCommand {
  static let configuration = CommandConfiguration(
    commandName: "start", abstract: "Records a device into a new file, until Ctrl-C.",
    discussion: """
      The device needn't be connected. Recorded is what this server's clients do with it: a server that listens on this machine \
      is used, so that they are recorded, too.
      """)
  @Argument(help: "The file; it must not exist.", completion: .file()) var file: String
  @Flag(help: "Keep names, ids, addresses, secrets and certificates. Don't pass such a file on.") var raw = false
  @Option(
    name: .customLong("for"),
    help: ArgumentHelp("End by itself after this time: 90s, 10m, 1:20.", valueName: "time"))
  var duration: String?
  @Flag(help: "Record PING and PONG, too.") var withHeartbeat = false
  @OptionGroup(title: "Common options") var common: CommonOptions

  var topics: [String] { ["record.didChange"] }

  func validate() throws {
    if self.file.isEmpty { throw ValidationError("A file has a name.") }
    if let duration, (MediaTime.seconds(duration) ?? 0) <= 0 {
      throw ValidationError("--for wants a time: 90s, 10m, 1:20.")
    }
  }

  func run(_ session: ControlSession) async throws {
    let info = try await session.client.record.start(self.params(), timeout: session.options.limit())
    // From now on Ctrl-C stops the recording; before, it ends the search for the device.
    let signals = try TerminationSignals()
    let name = TerminalText.clean(info.device.friendlyName)
    session.output.remark("castctl: recording “\(name)” into \(TerminalText.clean(self.file)); Ctrl-C ends it.")
    let follower = RecordingFollower(session, info)
    let isRunning = try await follower.follow(until: signals, for: self.duration.flatMap(MediaTime.seconds))
    session.output.live("")
    // Another client may have stopped it.
    let final =
      isRunning
      ? try await session.client.record.stop(RecordStopParams(recordingId: info.recordingId)) : follower.latest
    if session.output.isJSON { return session.output.json(final) }
    session.output.lines(RecordingText.report(final, file: self.file))
  }

  private func params() throws(CommandError) -> RecordStartParams {
    RecordStartParams(
      path: try PlayableThing.absolute(self.file), device: self.common.device, isRaw: self.raw,
      includeHeartbeat: self.withHeartbeat)
  }
}

/// A follower of a recording until its end.
final class RecordingFollower {
  private enum Step: Sendable {
    case signal
    case timeIsOver
    case tick
    case changed(RecordingInfo)
    case serverGone
  }

  private let session: ControlSession
  private let id: String
  /// The state of the recording that was reported last.
  private(set) var latest: RecordingInfo
  private let start = ContinuousClock.now
  private let ticks = Ticks()

  /// The ticks that wait: at most one, since a blocked terminal shows none.
  private final class Ticks: Sendable {
    let isWaiting = Atomic(false)
  }

  init(_ session: ControlSession, _ info: RecordingInfo) {
    self.session = session
    self.id = info.recordingId
    self.latest = info
  }

  /// Shows the progress until a signal, or the end of the time.
  ///
  /// - Returns: Whether the recording still runs.
  /// - Throws: ``CommandError/serverGone``.
  func follow(until signals: TerminationSignals, for seconds: Double?) async throws -> Bool {
    let (steps, tasks) = self.steps(signals, seconds)
    defer { for task in tasks { task.cancel() } }
    for await step in steps {
      switch step {
      case .signal, .timeIsOver: return true
      case .serverGone: throw CommandError.serverGone
      case .changed(let info) where info.recordingId == self.id:
        self.report(info)
        if info.state == .stopped { return false }
      case .changed: break
      case .tick:
        self.ticks.isWaiting.store(false, ordering: .relaxed)
        let all = try await self.session.client.record.list().recordings
        if let info = all.first(where: { $0.recordingId == self.id }) { self.latest = info }
        let elapsed = self.start.duration(to: .now) / .seconds(1)
        self.session.output.live(RecordingText.progress(self.latest, elapsed: elapsed))
      }
    }
    throw CommandError.serverGone
  }

  private func report(_ info: RecordingInfo) {
    let failed = self.latest.failure != nil
    self.latest = info
    guard failed != (info.failure != nil), info.state != .stopped else { return }
    self.session.output.live("")
    let text = info.failure.map { "\(TerminalText.clean($0)) What happens meanwhile is lost." }
    self.session.output.remark("castctl: \(text ?? "the file can be written again.")")
  }

  private func steps(_ signals: TerminationSignals, _ seconds: Double?) -> (AsyncStream<Step>, [Task<Void, Never>]) {
    let (stream, continuation) = AsyncStream.makeStream(of: Step.self)
    nonisolated(unsafe) var events = self.session.client.events.makeAsyncIterator()
    var tasks = [
      Task {
        _ = await signals.next()
        continuation.yield(.signal)
      },
      Task {
        while let event = await events.next() {
          if case .recordDidChange(let change) = event { continuation.yield(.changed(change.recordingInfo)) }
        }
        continuation.yield(.serverGone)
      },
    ]
    if let seconds {
      tasks.append(
        Task {
          try? await Task.sleep(for: .seconds(seconds))
          continuation.yield(.timeIsOver)
        })
    }
    if self.session.output.showsLiveLine {
      tasks.append(
        Task { [ticks] in
          while (try? await Task.sleep(for: .seconds(1))) != nil {
            if !ticks.isWaiting.exchange(true, ordering: .relaxed) { continuation.yield(.tick) }
          }
        })
    }
    return (stream, tasks)
  }
}
