import ArgumentParser
import CastTestSupport
import Glibc
import Testing

@testable import CastControl

@Suite struct DesktopCaptureTests {
  @Test(
    arguments: [
      ("alsa_output.pci-0000_00_1f.3.analog-stereo\n", "alsa_output.pci-0000_00_1f.3.analog-stereo.monitor"),
      ("Server Name: pulseaudio\nDefault Sink: test\nDefault Source: x\n", "test.monitor"), ("@DEFAULT_SINK@\n", nil),
      ("", nil), ("Server Name: pulseaudio\nCookie: 1\n", nil), ("a b\n", nil), ("evil\u{1B}[2J\n", nil),
    ] as [(String, String?)])
  func theMonitorIsThatOfTheDefaultOutput(text: String, monitor: String?) {
    #expect(DesktopCapture.monitor(in: text) == monitor)
  }

  @Test(
    arguments: [
      (["DISPLAY": ":0"], ":0"), (["DISPLAY": ":0", "XDG_SESSION_TYPE": "x11", "WAYLAND_DISPLAY": ""], ":0"),
      (["DISPLAY": ":0", "XDG_SESSION_TYPE": "wayland"], nil),
      (["DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0"], nil),
      ([:], nil),
    ] as [([String: String], String?)])
  func onlyAnX11ScreenIsCaptured(variables: [String: String], display: String?) {
    #expect((try? DesktopCapture.display { variables[$0] }) == display)
  }

  @Test func capturesStandAlone() throws {
    #expect(throws: (any Error).self) { try CaptureArguments.parse(["--screen", "--desktop-audio"]) }
    let screen = try CaptureArguments.parse(["--screen"])
    try screen.check([])
    #expect(throws: (any Error).self) { try screen.check(["film.mp4"]) }
    let none = try CaptureArguments.parse([])
    try none.check(["film.mp4"])
    #expect(throws: (any Error).self) { try none.check([]) }
  }

  @Test(arguments: [("10s", 10.0), ("1:30", 90), ("1s", nil), ("2d", nil), ("x", nil)] as [(String, Double?)])
  func picturesAreShownFromTwoSecondsOn(text: String, seconds: Double?) {
    #expect((try? PlayingArguments.parse(["--every", text]))?.every == seconds)
  }
}

/// An ffmpeg that ends by itself.
@Suite(.blocking, .timeLimit(.minutes(1))) struct DesktopCaptureEndTests {
  @Test(
    arguments: [
      ("exit 3", "it ended with status 3."), ("kill -KILL $$", "it was ended by signal 9."),
      ("echo first >&2; echo no screen >&2; exit 1", "no screen"),
    ])
  func theErrorSaysHowItEnded(script: String, words: String) throws {
    let folder = try TemporaryFolder(forPrograms: true)
    let capture = DesktopCapture(
      program: try folder.writeScript(script, to: "ffmpeg"), title: "Screen", arguments: [])
    let pipe = try StandardInputPipe()
    capture.begin(into: pipe)
    // In place of the server.
    let reader = open(pipe.path, O_RDONLY | O_CLOEXEC)
    defer { close(reader) }
    for _ in 0..<10_000 where capture.failure == nil { poll(nil, 0, 1) }
    #expect(capture.failure?.message == "The desktop can't be captured: \(words)")
  }

  /// As when playback is stopped.
  @Test func aClosedReaderIsNoError() throws {
    let folder = try TemporaryFolder(forPrograms: true)
    let script = "trap '' PIPE; cat /dev/zero; echo Broken pipe >&2; exit 1"
    let capture = DesktopCapture(
      program: try folder.writeScript(script, to: "ffmpeg"), title: "Screen", arguments: [])
    let pipe = try StandardInputPipe()
    capture.begin(into: pipe)
    let reader = open(pipe.path, O_RDONLY | O_CLOEXEC)
    var byte: UInt8 = 0
    #expect(read(reader, &byte, 1) == 1)
    close(reader)
    for _ in 0..<500 where capture.failure == nil { poll(nil, 0, 1) }
    #expect(capture.failure == nil)
  }
}

/// `castctl play` with a private desktop: PulseAudio with a null sink, and Xvfb.
@Suite(.blocking, .programs("ffmpeg", "ffprobe", "setpriv"), .timeLimit(.minutes(2)))
struct DesktopCaptureProcessTests {
  private let bench: ControlBench

  init() throws { self.bench = try ControlBench(["--fetch-media"]) }

  private func play(_ option: String, _ variables: [String: String]) throws {
    let environment = self.bench.environment.merging(variables) { $1 }
    let castctl = try ChildProcess(
      ControlBench.program, ["play", option, "--on", self.bench.address], environment: environment)
    defer { castctl.send(signal: SIGKILL) }
    // A device that loads for long is said in between.
    var words = ""
    for _ in 0..<3 where !words.contains("because it captures this desktop") {
      words += try castctl.readErrorLines(1).joined(separator: " ")
    }
    #expect(words.contains("about 8 s behind"))
    #expect(words.contains("this command stays until it has ended, because it captures this desktop"), "\(words)")
    // Killing castctl ends its ffmpeg, and with it the daemon's ffmpeg; the daemon stays.
    let children = try Self.children(of: castctl.processID)
    let all = try (children + children.flatMap { try Self.children(of: $0) }).filter(Self.isFFmpeg)
    #expect(all.count >= 2)
    castctl.send(signal: SIGKILL)
    _ = try castctl.waitForEnd()
    for _ in 0..<10_000 where all.contains(where: ChildProcess.isRunning) { poll(nil, 0, 1) }
    #expect(!all.contains(where: ChildProcess.isRunning))
  }

  private static func isFFmpeg(_ process: pid_t) -> Bool {
    let output = (try? ChildProcess.run(["ps", "-o", "comm=", "-p", "\(process)"]).output) ?? []
    return String(decoding: output, as: UTF8.self).hasPrefix("ffmpeg")
  }

  private static func children(of process: pid_t) throws -> [pid_t] {
    let output = try ChildProcess.run(["ps", "-o", "pid=", "--ppid", "\(process)"]).output
    return String(decoding: output, as: UTF8.self).split(whereSeparator: \.isWhitespace).compactMap { pid_t($0) }
  }

  @Test(.programs("pulseaudio", "pactl")) func theSoundOfTheDesktopPlays() throws {
    let folder = try TemporaryFolder(forPrograms: true)
    let variables = ["XDG_RUNTIME_DIR": folder.path, "HOME": folder.path, "PULSE_SERVER": "unix:\(folder.path)/native"]
    let pulse = try ChildProcess(
      "/usr/bin/env",
      [
        "-u", "PULSE_SERVER", "pulseaudio", "--daemonize=no", "--exit-idle-time=-1", "--disable-shm", "-n", "-L",
        "module-null-sink sink_name=test", "-L", "module-native-protocol-unix socket=\(folder.path)/native",
      ], environment: variables)
    defer { pulse.send(signal: SIGKILL) }
    for _ in 0..<10_000 where access("\(folder.path)/native", F_OK) != 0 { poll(nil, 0, 1) }
    try self.play("--desktop-audio", ["PULSE_SERVER": "unix:\(folder.path)/native"])
  }

  /// The script passes some seconds of the real ffmpeg on, and then fails.
  @Test func aCaptureThatBreaksOffIsAnError() throws {
    try self.bench.startDaemon()
    let folder = try TemporaryFolder(forPrograms: true)
    _ = try folder.writeScript(
      """
      PATH=${PATH#*:}
      ffmpeg -v error -nostdin -f lavfi -i testsrc=size=320x180:rate=25 -f lavfi -i anullsrc=r=48000:cl=stereo -t 5 \
        -c:v libx264 -preset ultrafast -profile:v high -pix_fmt yuv420p -g 50 -c:a aac -f mpegts pipe:1
      echo the screen went away >&2
      exit 1
      """, to: "ffmpeg")
    let path = getenv("PATH").map { String(cString: $0) } ?? ""
    let variables = [
      "PATH": "\(folder.path):\(path)", "DISPLAY": ":99", "XDG_SESSION_TYPE": "x11", "WAYLAND_DISPLAY": "",
      "PULSE_SERVER": "none",
    ]
    let castctl = try ChildProcess(
      ControlBench.program, ["play", "--screen", "--on", self.bench.address],
      environment: self.bench.environment.merging(variables) { $1 })
    #expect(try castctl.readErrorToEnd(within: 60).contains("The desktop can't be captured: the screen went away"))
    #expect(try castctl.waitForEnd() == .exited(1))
  }

  @Test(.programs("Xvfb")) func theScreenPlays() throws {
    let screen = try ChildProcess(
      "/usr/bin/env", ["Xvfb", "-displayfd", "1", "-screen", "0", "640x360x24", "-nolisten", "tcp"])
    defer { screen.send(signal: SIGKILL) }
    let number = try #require(try screen.readLine())
    try self.play(
      "--screen", ["DISPLAY": ":\(number)", "XDG_SESSION_TYPE": "x11", "WAYLAND_DISPLAY": "", "PULSE_SERVER": "none"])
  }

  @Test func withoutAScreenItSaysSo() throws {
    let environment = self.bench.environment.merging(["XDG_SESSION_TYPE": "wayland"]) { $1 }
    let castctl = try ChildProcess(
      ControlBench.program, ["play", "--screen", "--on", self.bench.address], environment: environment)
    let words = try castctl.readErrorToEnd()
    #expect(words.contains("Wayland") && words.contains("castctl play -"))
    #expect(try castctl.waitForEnd() != .exited(0))
  }
}
