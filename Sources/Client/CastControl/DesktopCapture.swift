import ChildProcesses
import Glibc
import LoopIsolation
import Synchronization

/// An ffmpeg that captures this desktop into a pipe that the server reads.
///
/// castctl captures, not the server: it runs in the user's own session, and no client of a server can have it record
/// the user's screen. The output of ffmpeg is encoded already; the server only cuts it.
final class DesktopCapture: Sendable {
  /// Returns a variable of the environment by its name; some of them locate the desktop.
  typealias Variables = @Sendable (String) -> String?

  private static let wordsLimit = 4_096
  private static let listLimit = 64 << 10
  private static let rate = 25

  /// The title that the device shows.
  let title: String
  let arguments: [String]
  private let program: String
  private let words = Mutex<String?>(nil)

  init(program: String, title: String, arguments: [String]) {
    (self.program, self.title, self.arguments) = (program, title, arguments)
  }

  // MARK: The desktop

  /// Finds the monitor of the default output, and the screen if it is wanted.
  static func find(
    screen: Bool, variables: @escaping Variables = DesktopCapture.variable
  ) async throws(CommandError) -> DesktopCapture {
    guard let program = ProgramSearch.file(of: "ffmpeg") else {
      throw .failed("ffmpeg isn't installed, which captures the desktop.", "On Debian: apt install ffmpeg.")
    }
    let display = screen ? try self.display(variables) : nil
    let monitor = await LoopActor.task { await Blocking.run { self.monitor() } }.value
    guard let display else {
      guard let monitor else { throw self.noSound }
      return DesktopCapture(
        program: program, title: "Desktop audio", arguments: self.soundInput(monitor) + self.soundOutput + self.output)
    }
    return DesktopCapture(
      program: program, title: "Screen",
      arguments: self.screenInput(display) + self.soundInput(monitor) + self.pictureOutput + self.soundOutput
        + self.output)
  }

  static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  private static let noSound = CommandError.failed(
    "There is no output whose sound could be captured: pactl names none.",
    "It needs PulseAudio or PipeWire (pipewire-pulse) in this session, and pactl: on Debian, apt install pulseaudio-utils."
  )

  /// Returns the X11 display.
  ///
  /// - Throws: In a Wayland session, where X11 shows a black screen.
  static func display(_ variables: Variables) throws(CommandError) -> String {
    let isWayland = variables("XDG_SESSION_TYPE") == "wayland" || variables("WAYLAND_DISPLAY")?.isEmpty == false
    guard !isWayland else {
      throw .failed(
        "This is a Wayland session, in which ffmpeg can't capture the screen: only the desktop's portal may.",
        "Log in to an X11 session; or record with OBS into a pipe, and give it to castctl play -.")
    }
    guard let display = variables("DISPLAY"), !display.isEmpty else {
      throw .failed("There is no screen: DISPLAY isn't set.", "Run castctl in the desktop's session.")
    }
    return display
  }

  /// Returns the monitor of the default output, as `pactl` names it, or `nil` if it names none.
  private static func monitor() -> String? {
    guard let pactl = ProgramSearch.file(of: "pactl"),
      let text = self.output(of: pactl, ["get-default-sink"]) ?? self.output(of: pactl, ["info"])
    else { return nil }
    return self.monitor(in: text)
  }

  /// Returns the monitor of the sink that `pactl get-default-sink` or, before version 15, `pactl info` names.
  static func monitor(in text: String) -> String? {
    let lines = text.split(whereSeparator: \.isNewline)
    let label = "Default Sink: "
    let line = lines.first { $0.hasPrefix(label) }?.dropFirst(label.count) ?? (lines.count == 1 ? lines[0] : nil)
    guard let sink = line, !sink.isEmpty, sink.utf8.count <= 256, !sink.hasPrefix("@"),
      sink.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F })
    else { return nil }
    return "\(sink).monitor"
  }

  private static func output(of program: String, _ arguments: [String]) -> String? {
    guard let pipe = try? ProgramPipe() else { return nil }
    var launch = ChildLaunch(program, arguments)
    launch.output = .descriptor(pipe.writer)
    guard let process = try? launch.start() else { return nil }
    pipe.closeWriter()
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4_096)
    var request = pollfd(fd: pipe.reader, events: Int16(POLLIN), revents: 0)
    while bytes.count < self.listLimit, poll(&request, 1, 5_000) > 0 {
      let count = read(pipe.reader, &buffer, buffer.count)
      guard count > 0 else { break }
      bytes += buffer[..<count]
    }
    kill(process, SIGKILL)
    var status: Int32 = 0
    waitpid(process, &status, 0)
    return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
  }

  // MARK: Arguments

  private static func screenInput(_ display: String) -> [String] {
    ["-thread_queue_size", "64", "-f", "x11grab", "-framerate", "\(self.rate)", "-i", display]
  }

  /// Returns the input of the sound; silence without a monitor, since devices don't play HLS without sound.
  private static func soundInput(_ monitor: String?) -> [String] {
    guard let monitor else { return ["-f", "lavfi", "-i", "anullsrc=r=48000:cl=stereo"] }
    return ["-thread_queue_size", "512", "-f", "pulse", "-i", monitor]
  }

  private static let pictureOutput = [
    "-vf", "scale=w='min(1920,iw)':h=-2,format=yuv420p", "-c:v", "libx264", "-preset", "veryfast", "-tune",
    "zerolatency", "-profile:v", "high", "-b:v", "5M", "-maxrate", "6M", "-bufsize", "6M", "-g", "\(rate * 2)",
    "-keyint_min", "\(rate * 2)", "-sc_threshold", "0",
  ]
  private static let soundOutput = ["-c:a", "aac", "-b:a", "192k", "-ac", "2", "-ar", "48000"]
  private static let output = ["-muxdelay", "0", "-flush_packets", "1", "-f", "mpegts", "pipe:1"]

  // MARK: The child

  /// Starts ffmpeg in the background as soon as the server has opened the pipe.
  func begin(into pipe: StandardInputPipe) { Blocking.submit { self.run(into: pipe) } }

  /// The error of ffmpeg, if it ended with one while the server read.
  var failure: CommandError? {
    self.words.withLock { $0 }.map { words in
      .failed("The desktop can't be captured: \(TerminalText.clean(words))", "ffmpeg said so.")
    }
  }

  private func run(into pipe: StandardInputPipe) {
    let target = pipe.openForWriting()
    guard target >= 0 else { return }
    defer { close(target) }
    guard let errors = try? ProgramPipe() else { return }
    var launch = ChildLaunch(
      self.program, ["-v", "error", "-hide_banner", "-nostdin", "-nostats"] + self.arguments)
    launch.output = .descriptor(target)
    launch.errors = .descriptor(errors.writer)
    launch.endsWithParent = true
    guard let process = try? launch.start() else { return }
    errors.closeWriter()
    var tail: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4_096)
    while true {
      let count = read(errors.reader, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      tail = (tail + buffer[..<count]).suffix(Self.wordsLimit)
    }
    var status: Int32 = 0
    while waitpid(process, &status, 0) == -1, errno == EINTR {}
    guard status != 0, !Self.isReaderGone(target) else { return }
    let line = String(decoding: tail, as: UTF8.self).split(whereSeparator: \.isNewline).last.map(String.init)
    let how = status & 0x7F == 0 ? "ended with status \(status >> 8 & 0xFF)" : "was ended by signal \(status & 0x7F)"
    self.words.withLock { $0 = line ?? "it \(how)." }
  }

  /// Whether the server has closed its end of the pipe, as when playback is stopped: then ffmpeg can't write.
  private static func isReaderGone(_ pipe: CInt) -> Bool {
    var request = pollfd(fd: pipe, events: 0, revents: 0)
    return poll(&request, 1, 0) > 0 && request.revents & Int16(POLLERR) != 0
  }
}
