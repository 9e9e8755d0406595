import CastTestSupport
import Glibc
import Logging
import LoopIsolation
import MediaProbe
import StateFiles
import Testing

@testable import Conversion

/// With a program in the place of ffmpeg that has the encoders of a machine with hardware: it runs the real ffmpeg with
/// libx264, and refuses the encoders that the machine lacks.
@Suite(.blocking, .programs("ffmpeg", "ffprobe"), .timeLimit(.minutes(2))) struct VideoEncoderTests {
  private let folder: TemporaryFolder

  init() throws { self.folder = try TemporaryFolder(forPrograms: true) }

  /// A machine: its devices, and the encoder that works there.
  struct Machine: Sendable, CustomTestStringConvertible {
    var name: String
    var devices: [String]
    var encoder: String?
    /// Commands of the shell that run before an encoder of hardware is imitated; `$encoder` is its name.
    var before = ""
    var expected: @Sendable (String) -> VideoEncoder
    var testDescription: String { self.name }
  }

  static let machines: [Machine] = [
    Machine(name: "nothing", devices: [], encoder: "h264_vaapi") { _ in .software },
    Machine(name: "Intel or AMD", devices: ["dri/renderD128"], encoder: "h264_vaapi") {
      .vaapi(device: "\($0)/dri/renderD128")
    },
    Machine(name: "NVIDIA", devices: ["nvidiactl"], encoder: "h264_nvenc") { _ in .nvenc },
    Machine(
      name: "NVIDIA's and Intel's, the first broken", devices: ["nvidiactl", "dri/renderD128"], encoder: "h264_vaapi"
    ) { .vaapi(device: "\($0)/dri/renderD128") },
    Machine(name: "a Raspberry Pi", devices: ["video11"], encoder: "h264_v4l2m2m") { _ in .v4l2 },
    Machine(name: "a webcam alone", devices: ["video0"], encoder: nil) { _ in .software },
    Machine(name: "a driver that crashes", devices: ["dri/renderD128"], encoder: "h264_vaapi", before: "kill -SEGV $$")
    { _ in
      .software
    },
    Machine(
      name: "a driver that writes nonsense", devices: ["dri/renderD128"], encoder: "h264_vaapi",
      before: "exec head -c 100000 /dev/urandom"
    ) { _ in
      .software
    },
    Machine(
      name: "key frames without parameters", devices: ["video11"], encoder: "h264_v4l2m2m",
      before:
        "ffmpeg \"$@\" | ffmpeg -v error -i pipe:0 -c copy -bsf:v filter_units=remove_types=7 -f mpegts pipe:1; exit"
    ) { _ in .software },
  ]

  /// Writes the program; `log` has a folder for each of its runs, since children may write no file.
  private func program(_ machine: Machine) throws -> (program: String, log: String, devices: String) {
    let (log, devices) = ("\(self.folder.path)/log", "\(self.folder.path)/dev")
    try #require(mkdir(log, 0o700) == 0)
    for device in machine.devices { _ = try self.folder.write([], to: "dev/\(device)") }
    let script = """
      encoder=
      for word; do case $word in h264_*) encoder=$word;; esac; done
      n=0; until mkdir '\(log)'/$n 2>/dev/null; do n=$((n + 1)); done; mkdir '\(log)'/$n/${encoder:-libx264}
      [ -z "$encoder" ] && exec ffmpeg "$@"
      [ "$encoder" = '\(machine.encoder ?? "none")' ] || { echo "no capable devices found" >&2; exit 1; }
      count=$#
      while [ $count -gt 0 ]; do
        word=$1; shift; count=$((count - 1))
        case $word in
          -vaapi_device|-forced-idr|-no-scenecut) shift; count=$((count - 1)); continue;;
          h264_*) word=libx264;;
          41) word=4.1;;
          medium) word=ultrafast;;
          *format=nv12,hwupload) word="${word%format=nv12,hwupload}format=yuv420p";;
        esac
        set -- "$@" "$word"
      done
      \(machine.before)
      exec ffmpeg "$@"
      """
    return (try self.folder.writeScript(script, to: "ffmpeg"), log, devices)
  }

  private func runs(_ log: String) -> [String] {
    (0..<1_000).lazy.map { number in
      ["libx264", "h264_vaapi", "h264_nvenc", "h264_v4l2m2m"].first { access("\(log)/\(number)/\($0)", F_OK) == 0 }
    }
    .prefix { $0 != nil }.compactMap(\.self)
  }

  @Test(arguments: Self.machines) @LoopActor
  func hardwareIsUsedOnlyAfterATry(machine: Machine) async throws {
    let (program, log, devices) = try self.program(machine)
    let trials = EncoderTrials(
      probe: MediaProbe(programs: .init(ffmpeg: program)), devices: devices, logger: Logger(label: "test"))
    #expect(await trials.best() == machine.expected(devices))
    let count = self.runs(log).count
    if machine.devices.isEmpty { #expect(count == 0) }
    // The answer is kept for the process.
    #expect(await trials.best() == machine.expected(devices))
    #expect(self.runs(log).count == count)
  }

  @LoopActor
  private func converted(
    _ machine: Machine, usesHardware: Bool = true
  ) async throws -> (segments: [SegmentFile], conversion: Conversion, log: [String]) {
    let (program, log, devices) = try self.program(machine)
    let film = try self.folder.makeMedia(
      "film.avi",
      [
        "-f", "lavfi", "-i", "testsrc2=size=320x180:rate=25:duration=16", "-f", "lavfi", "-i", "sine=duration=16",
        "-c:v", "mpeg4", "-c:a", "libmp3lame",
      ])
    var options = Converter.Options()
    options.usesHardware = usesHardware
    let converter = Converter(
      probe: MediaProbe(programs: .init(ffmpeg: program)),
      folder: StateDirectory(path: "\(self.folder.path)/segments"), options: options, devices: devices,
      logger: Logger(label: "test"))
    defer { converter.closeAll() }
    let plan = ConversionPlan(
      pictures: .encoded(0, EncodedPictures(width: 320, height: 180, rate: .init(25), bitRate: 1_000_000)),
      sound: .encoded(1, bitRate: 96_000))
    let timeline = try #require(ConversionTimeline(plan: plan, duration: 16, start: 0))
    let conversion = try await converter.open(film, plan: plan, timeline: timeline)
    var segments: [SegmentFile] = []
    for index in 0..<timeline.count { segments.append(try await conversion.segment(index, for: "a")) }
    return (segments, conversion, self.runs(log))
  }

  /// The decoding and presentation times of the pictures in segments that follow each other.
  private func pictures(_ segments: [SegmentFile]) throws -> [(pts: Double, dts: Double)] {
    let path = try self.folder.write(segments.flatMap { $0.read() }, to: "all.ts")
    let run = try ChildProcess.run([
      "ffprobe", "-v", "error", "-select_streams", "v", "-show_entries", "packet=pts_time,dts_time", "-of", "csv=p=0",
      path,
    ])
    return String(decoding: run.output, as: UTF8.self).split(separator: "\n").compactMap {
      let parts = $0.split(separator: ",")
      guard parts.count >= 2, let pts = Double(parts[0]), let dts = Double(parts[1]) else { return nil }
      return (pts, dts)
    }
  }

  @Test @LoopActor func hardwareMakesTheSegments() async throws {
    let (segments, conversion, log) = try await self.converted(Self.machines[1])
    #expect(conversion.progress.encoder == Self.machines[1].expected("\(self.folder.path)/dev"))
    #expect(log.allSatisfy { $0 == "h264_vaapi" } && log.count >= 2)
    #expect((400...401).contains(try self.pictures(segments).count))
  }

  @Test @LoopActor func softwareIsUsedIfTheUserSaysSo() async throws {
    let (_, conversion, log) = try await self.converted(Self.machines[1], usesHardware: false)
    #expect(conversion.progress.encoder == .software)
    #expect(log.allSatisfy { $0 == "libx264" })
  }

  /// The driver passes its try, and dies in the film: the processors continue, and the device notices nothing.
  @Test @LoopActor func processorsContinueWhereHardwareDied() async throws {
    var machine = Self.machines[1]
    machine.before = "[ -d '\(self.folder.path)/log/1' ] && { ffmpeg \"$@\" | head -c 90000; kill -9 $$; }"
    let (segments, conversion, log) = try await self.converted(machine)
    #expect(conversion.progress.encoder == .software)
    #expect(log.first == "h264_vaapi" && log.last == "libx264")
    let pictures = try self.pictures(segments)
    #expect((400...401).contains(pictures.count))
    #expect(zip(pictures, pictures.dropFirst()).allSatisfy { $0.dts < $1.dts })
  }
}
