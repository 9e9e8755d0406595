import CastTestSupport
import Glibc
import Logging
import LoopIsolation
import MediaProbe
import StateFiles
import Testing

@testable import Conversion

/// Subtitles that are pictures become part of the pictures, at their time, also after a seek into their middle.
@Suite(.blocking, .programs("ffmpeg", "ffprobe"), .timeLimit(.minutes(2))) struct BurnedSubtitleTests {
  private let folder: TemporaryFolder

  init() throws { self.folder = try TemporaryFolder(forPrograms: true) }

  /// FFmpeg gives those of DVDs no end.
  @Test(arguments: [("copy", 9.0), ("dvdsub", 20)]) @LoopActor
  func pixelsChangeAtTheTimeOfTheSubtitle(codec: String, end: Double) async throws {
    let path = try self.film("film.mkv", seconds: 20, subtitles: codec, at: 6...9)
    let converter = self.converter()
    defer { converter.closeAll() }
    let facts = try await converter.probe.probe(.file(path: path))
    let stream = try #require(facts.subtitles.first)
    #expect(!stream.isText && stream.codec == (codec == "copy" ? "hdmv_pgs_subtitle" : "dvd_subtitle"))
    var pictures = EncodedPictures(width: 320, height: 180, rate: .init(25), bitRate: 1_000_000)
    pictures.burnedSubtitles = stream.index
    let plan = ConversionPlan(pictures: .encoded(0, pictures), sound: .encoded(1, bitRate: 96_000))
    let timeline = try #require(ConversionTimeline(plan: plan, duration: 20, start: 0))
    let conversion = try await converter.open(path, plan: plan, timeline: timeline)
    // The player begins with the third segment, from 8 s on, and then seeks back.
    var segments: [Int: SegmentFile] = [:]
    for index in [2, 3, 0, 1] { segments[index] = try await conversion.segment(index, for: "a") }
    for index in 0..<4 {
      let light = try self.light(try #require(segments[index]).read())
      #expect(light.count == 100)
      for (picture, value) in light.enumerated() {
        let time = Double(index) * 4 + Double(picture) / 25
        // A picture's time is that of its beginning.
        if abs(time - 6) > 0.2, abs(time - end) > 0.2 {
          #expect((6..<end).contains(time) ? value > 150 : value < 40, "at \(time) s: \(value)")
        }
      }
    }
  }

  /// Television has subtitles as pictures (DVB). FFmpeg gives those that it makes no end.
  @Test @LoopActor func subtitlesOfALiveStreamAreShown() async throws {
    let path = try self.film("film.ts", seconds: 12, subtitles: "dvbsub", at: 4...7)
    let converter = self.converter()
    defer { converter.closeAll() }
    let facts = try await converter.probe.probe(.file(path: path))
    var pictures = EncodedPictures(width: 320, height: 180, rate: .init(25), bitRate: 1_000_000)
    pictures.burnedSubtitles = try #require(facts.subtitles.first).index
    let plan = ConversionPlan(pictures: .encoded(0, pictures), sound: .encoded(1, bitRate: 96_000))
    let reader = open(path, O_RDONLY | O_CLOEXEC)
    let stream = try await converter.open(.pipe(reader, beginning: [], name: "stdin"), plan: plan)
    let end = Waiter<Void, Never>()
    stream.observe(end) { progress, _ in if !progress.isMaking { end.finish(.success(())) } }
    if stream.progress.isMaking { await end.value() }
    let segments = (0..<8).compactMap { stream.segment(named: "\($0).ts") }
    let light = try self.light(segments.flatMap { $0.read() })
    #expect(light.count > 250)
    for (picture, value) in light.enumerated() {
      let time = Double(picture) / 25
      if abs(time - 4) > 0.3, time < 11 { #expect(time > 4 ? value > 150 : value < 40, "at \(time) s: \(value)") }
    }
  }

  @LoopActor
  private func converter() -> Converter {
    Converter(
      folder: StateDirectory(path: "\(self.folder.path)/segments"), devices: "/nonexistent",
      logger: Logger(label: "test"))
  }

  /// Makes a black film with a white box as its subtitle.
  private func film(
    _ name: String, seconds: Int, subtitles codec: String, at time: ClosedRange<Double>
  ) throws -> String {
    let subtitles = PresentationGraphics.file(
      size: (320, 180), box: (x: 50, y: 120, width: 220, height: 40), seconds: time)
    return try self.folder.makeMedia(
      name,
      [
        "-copyts", "-f", "lavfi", "-i", "color=black:size=320x180:rate=25:duration=\(seconds)", "-f", "lavfi", "-i",
        "sine=duration=\(seconds)",
        "-i", try self.folder.write(subtitles, to: "subtitles.sup"), "-map", "0", "-map", "1", "-map", "2", "-c:v",
        "libx264", "-c:a", "aac", "-c:s", codec,
      ])
  }

  /// The brightness of each picture where the subtitle is.
  private func light(_ segment: [UInt8]) throws -> [UInt8] {
    let path = try self.folder.write(segment, to: "segment.ts")
    return try ChildProcess.run([
      "ffmpeg", "-v", "error", "-i", path, "-vf", "crop=160:20:80:130,scale=1:1:flags=area,format=gray", "-f",
      "rawvideo", "pipe:1",
    ]).output
  }
}
