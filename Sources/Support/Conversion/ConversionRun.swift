import ChildProcesses
import FrameworkLog
import Glibc
import LoopIsolation
import NIOCore
import StateFiles
import Synchronization
import TextFormats

/// One child of ffmpeg that makes consecutive segments, and the thread that reads them.
///
/// While the run is held the thread doesn't read, and ffmpeg waits when the pipe is full. The run ends at the end of
/// the file, by ``stop()``, or with an error. The child is always reaped; after ``stop()`` or an error it is killed
/// with its own children.
final class ConversionRun: Sendable {
  /// An event of the thread, delivered on the loop and in order.
  enum Report: Sendable {
    /// A segment, and the speed of the run so far, in seconds of playing per second, measured while the run was read.
    case made(SegmentFile, speed: Double?)
    /// The bytes that players read before any segment, once, before the first segment.
    case began([UInt8])
    /// The run has ended, with an error or at the end of the file. Nothing is reported afterwards.
    case ended(ConversionError?)
  }

  /// The limits of a run.
  struct Limits: Sendable, Hashable {
    /// The time without output after which a run that is read counts as stalled, in seconds.
    var stall = 45.0
    /// The limits of the child process.
    var child = ChildLimits(memory: 6 << 30, processorTime: 24 * 3_600)
    var niceness: Int32 = 10
  }

  private static let threads = Blocking(threads: 16)
  private static let wordsLimit = 4_096

  private struct Control {
    var isHeld = false
    var isStopped = false
  }

  /// The parameters of a child.
  struct Work: Sendable {
    var arguments: [String]
    /// The names of the inputs in the child's messages.
    var subjects: [String]
    /// Whether the child reserves more address space than it uses.
    var reservesMemory = false
    /// The descriptor that becomes the child's standard input; the run closes it.
    var input: Int32?
    /// The maximum lead of the output over the clock, in seconds of playing. It slows a live source down to playing
    /// speed.
    var lead = Double.infinity
    /// The cutter of the child's output.
    var cutter: any SegmentCutter
  }

  private let program: String
  private let work: Work
  private let folder: StateDirectory
  private let limits: Limits
  private let report: @LoopActor @Sendable (Report) -> Void
  private let control = Mutex(Control())
  private let wake: ProgramPipe

  /// Creates a run; ``start()`` begins it.
  init(
    program: String, _ work: Work, folder: StateDirectory, limits: Limits,
    report: @escaping @LoopActor @Sendable (Report) -> Void
  ) throws(ConversionError) {
    (self.program, self.work, self.folder) = (program, work, folder)
    (self.limits, self.report) = (limits, report)
    self.wake = try Self.pipe()
  }

  /// Begins the run on a separate thread.
  func start() { Self.threads.submit { self.run() } }

  /// Pauses or resumes reading.
  func hold(_ isHeld: Bool) { self.change { $0.isHeld = isHeld } }

  /// Kills the child.
  func stop() { self.change { $0.isStopped = true } }

  private func change(_ body: (inout Control) -> Void) {
    self.control.withLock { body(&$0) }
    var byte: UInt8 = 0
    _ = write(self.wake.writer, &byte, 1)
  }

  private func send(_ report: Report) {
    let body = self.report
    LoopActor.shared.eventLoop.execute { LoopActor.assumeIsolated { body(report) } }
  }

  // MARK: The thread

  private struct State: ~Copyable {
    var cutter: any SegmentCutter
    var words: [UInt8] = []
    var speed = SpeedMeter()
    /// The time at which the first segment was complete (``SpeedMeter/now``).
    var began: Double?
    /// Whether the initialization was reported.
    var hasBegun = false
  }

  private func run() {
    do throws(ConversionError) {
      try self.convert()
      self.send(.ended(nil))
    } catch {
      self.send(.ended(error))
    }
  }

  private func convert() throws(ConversionError) {
    let process: pid_t
    let output = try Self.pipe()
    let words = try Self.pipe()
    do throws(ConversionError) {
      process = try self.launch(output, words)
    } catch {
      self.closeInput()
      throw error
    }
    self.closeInput()
    output.closeWriter()
    words.closeWriter()
    var state = State(cutter: self.work.cutter)
    do throws(ConversionError) {
      try self.read(output.reader, words.reader, into: &state)
      try self.finish(process, &state)
    } catch {
      Self.reap(process)
      throw error
    }
  }

  static func pipe() throws(ConversionError) -> ProgramPipe {
    do throws(ChildLaunchError) {
      return try ProgramPipe()
    } catch {
      throw ConversionError(.system, "ffmpeg can't be run.", cause: error.description)
    }
  }

  private func closeInput() { if let input = self.work.input { close(input) } }

  private func launch(
    _ output: borrowing ProgramPipe, _ words: borrowing ProgramPipe
  ) throws(ConversionError) -> pid_t {
    var launch = ChildLaunch(self.program, self.work.arguments)
    if let input = self.work.input { launch.input = .descriptor(input) }
    launch.variables = ["PATH": ProgramSearch.path, "LC_ALL": "C.UTF-8"]
    launch.output = .descriptor(output.writer)
    launch.errors = .descriptor(words.writer)
    launch.limits = self.limits.child
    launch.limits?.countsReservedMemory = !self.work.reservesMemory
    launch.endsWithParent = true
    do throws(ChildLaunchError) {
      let process = try launch.start()
      _ = setpriority(__priority_which_t(PRIO_PROCESS.rawValue), id_t(process), self.limits.niceness)
      return process
    } catch {
      throw ConversionError(.system, "ffmpeg can't be run.", cause: error.description)
    }
  }

  /// Reads the child's output and messages to their ends.
  private func read(_ output: Int32, _ words: Int32, into state: inout State) throws(ConversionError) {
    var open = [output, words]
    var buffer = [UInt8](repeating: 0, count: 1 << 18)
    var silentSince = SpeedMeter.now
    while open.contains(where: { $0 >= 0 }) {
      var control = self.control.withLock { $0 }
      if let began = state.began, let time = state.cutter.time, time - (SpeedMeter.now - began) > self.work.lead {
        control.isHeld = true
      }
      guard !control.isStopped else { throw ConversionError(.ended, "The conversion was stopped.") }
      state.speed.isRunning = !control.isHeld
      if control.isHeld { silentSince = SpeedMeter.now }
      guard control.isHeld || SpeedMeter.now - silentSince < self.limits.stall else {
        throw ConversionError(
          .stalled, "ffmpeg made nothing of the file for \(Int(self.limits.stall)) s.", cause: self.lastWords(state))
      }
      let ready = Self.poll([control.isHeld ? -1 : open[0], open[1], self.wake.reader])
      if ready[2] { _ = Glibc.read(self.wake.reader, &buffer, buffer.count) }
      for index in 0...1 where ready[index] {
        let count = Glibc.read(open[index], &buffer, buffer.count)
        if count < 0, errno == EINTR { continue }
        if count <= 0 {
          open[index] = -1
        } else if index == 0 {
          silentSince = SpeedMeter.now
          try self.take(&buffer, count, &state)
        } else {
          let kept = max(Self.wordsLimit - count, 0)
          state.words = state.words.suffix(kept) + buffer[..<count].suffix(Self.wordsLimit)
        }
      }
    }
  }

  /// Waits for at most a second until one of the descriptors can be read; negative ones are ignored.
  private static func poll(_ descriptors: [Int32]) -> [Bool] {
    var requests = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    let count = Glibc.poll(&requests, nfds_t(requests.count), 1_000)
    return requests.map { count > 0 && $0.revents != 0 }
  }

  private func take(_ buffer: inout [UInt8], _ count: Int, _ state: inout State) throws(ConversionError) {
    let segments: [CutSegment]
    do throws(CutFailure) {
      segments = try buffer.withUnsafeBytes { bytes in
        Result { () throws(CutFailure) in
          try state.cutter.consume(UnsafeRawBufferPointer(rebasing: bytes[..<count]))
        }
      }.get()
    } catch {
      let what =
        switch error {
        case .garbage: "What ffmpeg wrote is no transport stream, and no fragmented MP4."
        case .tooLarge(let limit): "ffmpeg wrote more than \(limit >> 20) MiB for one segment."
        }
      throw ConversionError(.invalidOutput, what, cause: self.lastWords(state))
    }
    if !state.hasBegun, let initialization = state.cutter.initialization {
      state.hasBegun = true
      self.send(.began(initialization))
    }
    if let time = state.cutter.time { state.speed.reached(time) }
    if state.began == nil, !segments.isEmpty { state.began = SpeedMeter.now }
    try self.store(segments, &state)
  }

  private func store(
    _ segments: [CutSegment], _ state: inout State
  ) throws(ConversionError) {
    for segment in segments {
      do throws(SegmentFile.Failure) {
        self.send(.made(try SegmentFile(segment, in: self.folder), speed: state.speed.value))
      } catch {
        let reason = PlainReason.ofSystem(error.systemError)
        throw error.systemError == ENOSPC || error.systemError == EDQUOT
          ? ConversionError(
            .diskFull, "There is no room for converted segments in \(self.folder.path): make some.", cause: reason)
          : ConversionError(.system, "A segment can't be written in \(self.folder.path).", cause: reason)
      }
    }
  }

  // MARK: The end

  /// Checks the child's exit status, and stores the last segments. After closing its streams the child has two seconds
  /// to end.
  private func finish(_ process: pid_t, _ state: inout State) throws(ConversionError) {
    guard let status = Self.wait(for: process, within: 2) else {
      throw ConversionError(.stalled, "ffmpeg closed its output and didn't end.", cause: self.lastWords(state))
    }
    guard status == 0 else {
      let how = status & 0x7F == 0 ? "ended with status \(status >> 8 & 0xFF)" : "was ended by signal \(status & 0x7F)"
      throw ConversionError(.failed, "ffmpeg can't convert the file: it \(how).", cause: self.lastWords(state))
    }
    guard state.cutter.time != nil else {
      throw ConversionError(
        .invalidOutput, "ffmpeg ended without making anything of the file.", cause: self.lastWords(state))
    }
    try self.store(state.cutter.finish(), &state)
  }

  private static func wait(for process: pid_t, within seconds: Double) -> Int32? {
    let end = SpeedMeter.now + seconds
    var status: Int32 = 0
    while true {
      let ended = waitpid(process, &status, WNOHANG)
      if ended == process { return status }
      guard ended == 0 || errno == EINTR, SpeedMeter.now < end else { return nil }
      _ = Glibc.poll(nil, 0, 5)
    }
  }

  private static func reap(_ process: pid_t) {
    kill(-process, SIGKILL)
    var status: Int32 = 0
    while waitpid(process, &status, 0) == -1, errno == EINTR {}
  }

  private func lastWords(_ state: borrowing State) -> String? {
    ProgramWords.last(of: state.words, about: self.work.subjects)
  }
}

/// The messages of a program of FFmpeg.
enum ProgramWords {
  /// Returns the last line that a program wrote, without the input's name, and escaped for logs.
  static func last(of bytes: [UInt8], about inputs: [String]) -> String? {
    let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    guard let line = lines.last(where: { !$0.allSatisfy(\.isWhitespace) }) else { return nil }
    let end = inputs.lazy.compactMap { line.firstRange(of: "\($0): ")?.upperBound }.first
    let words = end.map { line[$0...] } ?? line
    return LogText.escaped(String(words.prefix(300)))
  }
}

/// Measures the speed of a run while it is read.
struct SpeedMeter {
  private var busy = 0.0
  private var since: Double?
  private var began: Double?
  private var time = 0.0

  /// The monotonic clock, in seconds.
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Whether time is counted: not while the run is held.
  var isRunning: Bool {
    get { self.since != nil }
    set {
      guard newValue != self.isRunning else { return }
      if let since { self.busy += Self.now - since }
      self.since = newValue ? Self.now : nil
    }
  }

  /// Notes the time of the media that the run has reached. Counting begins with the first call, so that ffmpeg's start
  /// isn't counted.
  mutating func reached(_ time: Double) {
    guard self.began != nil else {
      self.began = time
      self.busy = 0
      if self.since != nil { self.since = Self.now }
      return
    }
    self.time = max(self.time, time)
  }

  /// The speed, in seconds of playing per second, or `nil` until more than one second of playing is made.
  var value: Double? {
    guard let began, self.time - began > 1 else { return nil }
    let busy = self.busy + (self.since.map { Self.now - $0 } ?? 0)
    return (self.time - began) / max(busy, 0.001)
  }
}
