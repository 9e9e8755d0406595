import CastTestSupport
import Glibc
import Logging
import LoopIsolation
import MediaProbe
import StateFiles
import Testing

@testable import Conversion

/// Pictures of high dynamic range become those that every device shows, with the colours of BT.709.
@Suite(.blocking, .programs("ffmpeg", "ffprobe"), .timeLimit(.minutes(2))) struct ToneMappingTests {
  private let folder: TemporaryFolder
  private let plan: ConversionPlan

  init() throws {
    self.folder = try TemporaryFolder(forPrograms: true)
    var pictures = EncodedPictures(width: 160, height: 90, rate: .init(25), bitRate: 300_000)
    pictures.isToneMapped = true
    self.plan = ConversionPlan(pictures: .encoded(0, pictures), sound: .silence)
  }

  @Test @LoopActor func aFileIsMapped() async throws {
    let converter = self.converter()
    defer { converter.closeAll() }
    let timeline = try #require(ConversionTimeline(plan: self.plan, duration: 4, start: 0))
    let conversion = try await converter.open(try self.film("film.mkv"), plan: self.plan, timeline: timeline)
    try await self.expectStandardRange(await conversion.segment(0, for: "a"))
  }

  @Test @LoopActor func aLiveStreamIsMapped() async throws {
    let converter = self.converter()
    defer { converter.closeAll() }
    let reader = open(try self.film("film.ts"), O_RDONLY | O_CLOEXEC)
    let stream = try await converter.open(.pipe(reader, beginning: [], name: "stdin"), plan: self.plan)
    _ = try await stream.playlist()
    try await self.expectStandardRange(try #require(stream.segment(named: "0.ts")))
  }

  @LoopActor
  private func converter() -> Converter {
    Converter(
      folder: StateDirectory(path: "\(self.folder.path)/segments"), devices: "/nonexistent",
      logger: Logger(label: "test"))
  }

  /// Makes a light grey film as of HDR10.
  private func film(_ name: String) throws -> String {
    try self.folder.makeMedia(
      name,
      [
        "-f", "lavfi", "-i", "color=0xC0C0C0:size=160x90:rate=25:duration=4", "-vf", "format=yuv420p10le", "-c:v",
        "libx264", "-profile:v", "high10", "-color_primaries", "bt2020", "-color_trc", "smpte2084", "-colorspace",
        "bt2020nc",
      ])
  }

  /// The grey is far brighter than the white of a film of standard range.
  @LoopActor
  private func expectStandardRange(
    _ segment: SegmentFile, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let path = try self.folder.write(segment.read(), to: "segment.ts")
    let facts = try await MediaProbe().probe(.file(path: path))
    #expect(facts.video.map(\.colorTransfer) == ["bt709"], sourceLocation: sourceLocation)
    let light = try ChildProcess.run([
      "ffmpeg", "-v", "error", "-i", path, "-vf", "scale=1:1:flags=area,format=gray", "-frames:v", "1", "-f",
      "rawvideo", "pipe:1",
    ]).output
    #expect(light.first.map { $0 > 240 } == true, sourceLocation: sourceLocation)
  }
}
