import CastTestSupport
import Glibc
import Logging
import LoopIsolation
import MediaProbe
import StateFiles
import Testing

@testable import Conversion

/// With the real ffmpeg: ffprobe reads its output as one film.
@Suite(.blocking, .programs("ffmpeg", "ffprobe"), .timeLimit(.minutes(3))) struct ConverterTests {
  struct Film: Sendable, CustomTestStringConvertible {
    var name: String
    var make: [String]
    var plan: @Sendable (MediaFacts) -> ConversionPlan
    var testDescription: String { self.name }
  }

  private static func input(_ seconds: Int, size: String = "320x180", rate: String = "25") -> [String] {
    [
      "-f", "lavfi", "-i", "testsrc2=size=\(size):rate=\(rate):duration=\(seconds)", "-f", "lavfi", "-i",
      "sine=frequency=440:sample_rate=48000:duration=\(seconds)",
    ]
  }

  @Sendable private static func copiedPictures(_ facts: MediaFacts) -> ConversionPlan {
    ConversionPlan(pictures: .copied(facts.video[0].index), sound: .encoded(facts.audio[0].index, bitRate: 128_000))
  }

  private static let groups = "keyint=60:min-keyint=60:bframes=3:b-adapt=0"
  private static let closedHEVC = FFmpegEncoder.hevc("open-gop=0:\(Self.groups)")

  @Sendable private static func copiedHEVC(_ facts: MediaFacts) -> ConversionPlan {
    var plan = Self.copiedPictures(facts)
    plan.container = .fragmentedMP4
    return plan
  }

  @Sendable private static func allEncoded(_ facts: MediaFacts) -> ConversionPlan {
    let video = facts.video[0]
    var pictures = EncodedPictures(
      width: 160, height: 90, rate: .nearest(to: video.frameRate, limit: 60), bitRate: 500_000)
    pictures.isDeinterlaced = video.isInterlaced
    return ConversionPlan(
      pictures: .encoded(video.index, pictures),
      sound: facts.audio.first.map { .encoded($0.index, bitRate: 128_000) } ?? .silence)
  }

  static let films: [Film] = [
    Film(
      name: "h264+dts.mkv",
      make: Self.input(40) + ["-c:v", "libx264", "-preset", "ultrafast", "-g", "77", "-c:a", "dca", "-strict", "-2"],
      plan: Self.copiedPictures),
    Film(
      name: "h264+5.1aac.mkv",
      make: Self.input(40, rate: "24000/1001") + [
        "-c:v", "libx264", "-g", "60", "-bf", "3", "-c:a", "aac", "-ac", "6",
      ],
      plan: Self.copiedPictures),
    Film(
      name: "h264+aac.flv", make: Self.input(40) + ["-c:v", "libx264", "-g", "50", "-c:a", "aac"],
      plan: {
        ConversionPlan(pictures: .copied($0.video[0].index), sound: .copied($0.audio[0].index))
      }),
    Film(
      name: "mpeg4+mp3.avi", make: Self.input(40) + ["-c:v", "mpeg4", "-ar", "44100", "-c:a", "libmp3lame"],
      plan: Self.allEncoded),
    Film(
      name: "hevc10.mp4",
      make: Self.input(25, rate: "30000/1001") + FFmpegEncoder.hevc() + ["-pix_fmt", "yuv420p10le", "-c:a", "aac"],
      plan: Self.allEncoded),
    Film(
      name: "hevc+dts.mkv",
      make: Self.input(40, rate: "24000/1001") + Self.closedHEVC + ["-c:a", "dca", "-strict", "-2"],
      plan: Self.copiedHEVC),
    Film(
      name: "hevc10+aac.mp4",
      make: Self.input(40) + Self.closedHEVC + ["-pix_fmt", "yuv420p10le", "-c:a", "aac"],
      plan: {
        ConversionPlan(
          pictures: .copied($0.video[0].index), sound: .copied($0.audio[0].index), container: .fragmentedMP4)
      }),
    Film(
      name: "prores.mov", make: Self.input(25) + ["-c:v", "prores", "-c:a", "pcm_s16le"], plan: Self.allEncoded),
    Film(
      name: "odd rate.mkv", make: Self.input(25, rate: "17") + ["-c:v", "mpeg4", "-c:a", "flac"], plan: Self.allEncoded),
    Film(
      name: "interlaced.mpg",
      make: Self.input(25, size: "352x288", rate: "50") + [
        "-vf", "interlace", "-flags", "+ilme+ildct", "-c:v", "mpeg2video", "-c:a", "mp2",
      ], plan: Self.allEncoded),
    Film(
      name: "silent.avi", make: Array(Self.input(25).prefix(4)) + ["-c:v", "mjpeg"], plan: Self.allEncoded),
    Film(
      name: "sound.wma", make: Array(Self.input(25).suffix(4)) + ["-c:a", "wmav2"],
      plan: { ConversionPlan(pictures: nil, sound: .encoded($0.audio[0].index, bitRate: 128_000)) }),
  ]

  private let folder: TemporaryFolder

  init() throws { self.folder = try TemporaryFolder(forPrograms: true) }

  @LoopActor
  private func converter(_ programs: MediaProbe.Programs = .init(), _ options: Converter.Options = .init()) -> Converter
  {
    Converter(
      probe: MediaProbe(programs: programs), folder: StateDirectory(path: "\(self.folder.path)/segments"),
      options: options, logger: Logger(label: "test"))
  }

  private struct Packet { var stream: Int; var time: Double; var decoding: Double; var length: Double; var isKey: Bool }

  private func packets(_ path: String) throws -> [Packet] {
    let run = try ChildProcess.run([
      "ffprobe", "-v", "error", "-show_entries", "packet=stream_index,pts_time,dts_time,duration_time,flags", "-of",
      "csv=p=0", path,
    ])
    return String(decoding: run.output, as: UTF8.self).split(separator: "\n").compactMap { line in
      let parts = line.split(separator: ",", omittingEmptySubsequences: false)
      guard parts.count >= 5, let stream = Int(parts[0]), let time = Double(parts[1]), let decoding = Double(parts[2])
      else { return nil }
      return Packet(
        stream: stream, time: time, decoding: decoding, length: Double(parts[3]) ?? 0, isKey: parts[4].hasPrefix("K"))
    }
  }

  /// Writes segments into one file, as players read them; its path.
  private func join(_ segments: [SegmentFile], _ name: String, after start: [UInt8] = []) throws -> String {
    try self.folder.write(start + segments.flatMap { $0.read() }, to: name)
  }

  @Test(arguments: Self.films)
  @LoopActor
  func segmentsAreOneFilmWithoutGaps(film: Film) async throws {
    let path = try self.folder.makeMedia(film.name, film.make)
    let converter = self.converter()
    let facts = try await converter.probe.probe(.file(path: path))
    let plan = film.plan(facts)
    let timeline = try #require(try await converter.timeline(of: path, plan: plan, facts: facts))
    let conversion = try await converter.open(path, plan: plan, timeline: timeline)
    defer { converter.close(conversion) }
    // The player begins, seeks to 90 % and goes back: three runs.
    let late = timeline.count * 9 / 10
    var found: [Int: SegmentFile] = [:]
    for index in [0, late] + Array(0..<timeline.count) {
      found[index] = try await conversion.segment(index, for: "player")
    }
    let all = (0..<timeline.count).compactMap { found[$0] }
    let start = try await conversion.initialization(for: "player") ?? []
    #expect(start.isEmpty != timeline.isFragmented)
    let ending = timeline.isFragmented ? "mp4" : "ts"
    let packets = try self.packets(try self.join(all, "all.\(ending)", after: start))
    for stream in Set(packets.map(\.stream)) {
      let own = packets.filter { $0.stream == stream }
      let times = own.map(\.time).sorted()
      let gaps = zip(times, times.dropFirst()).map { $1 - $0 }
      let usual = gaps.sorted()[gaps.count / 2]
      #expect((gaps.max() ?? 0) < usual + 0.04, "stream \(stream) has a gap")
      #expect(gaps.filter { $0 < usual / 2 }.isEmpty, "stream \(stream) has something twice")
      // What decoders get is in order.
      #expect(zip(own, own.dropFirst()).allSatisfy { $0.decoding < $1.decoding + 1e-6 })
      #expect(abs((times.first ?? 0) - ConversionCommand.offset) < 0.1)
      #expect(abs((times.last ?? 0) - ConversionCommand.offset - timeline.duration) < 0.3)
    }
    // The borders of the playlist are true.
    for (index, segment) in all.enumerated() {
      let own = try self.packets(try self.join([segment], "one.\(ending)", after: start))
      let leading = own.filter { $0.stream == own.first?.stream && plan.pictures != nil }
      guard let first = leading.first else { continue }
      #expect(first.isKey)
      #expect(abs(first.time - ConversionCommand.offset - timeline.borders[index]) < 0.04)
    }
  }

  /// Cut at open groups, HEVC stutters (devices.md F88).
  @Test @LoopActor func openGroupsOfHEVCAreNotCut() async throws {
    let open = FFmpegEncoder.hevc("open-gop=1:\(Self.groups)")
    let path = try self.folder.makeMedia("open.mkv", Self.input(20) + open + ["-c:a", "aac"])
    let converter = self.converter()
    let facts = try await converter.probe.probe(.file(path: path))
    #expect(try await converter.timeline(of: path, plan: Self.copiedHEVC(facts), facts: facts) == nil)
    converter.closeAll()
  }

  @Test(arguments: ["-i.mkv", "a'b\"c $(touch x).mkv", "concat:a|b.mkv"])
  @LoopActor
  func namesOfFilesAreNeverOptionsOrProtocols(name: String) async throws {
    let path = try self.folder.makeMedia("film.mkv", Self.input(8) + ["-c:v", "mpeg4", "-c:a", "libmp3lame"])
    let named = "\(self.folder.path)/\(name)"
    try #require(rename(path, named) == 0)
    let converter = self.converter()
    let facts = try await converter.probe.probe(.file(path: named))
    let plan = Self.allEncoded(facts)
    let timeline = try #require(try await converter.timeline(of: named, plan: plan, facts: facts))
    let conversion = try await converter.open(named, plan: plan, timeline: timeline)
    #expect(try await conversion.segment(0, for: "a").count > 10_000)
    converter.closeAll()
  }

  /// The child gets no more than 0.8 s of the film in a second.
  @Test @LoopActor
  func aSlowConversionMakesSmallerPictures() async throws {
    let film = try self.folder.makeMedia(
      "film.avi", Self.input(24, size: "854x480") + ["-c:v", "mpeg4", "-c:a", "libmp3lame"])
    let slow = try self.folder.writeScript("exec ffmpeg -readrate 0.8 \"$@\"", to: "slow")
    let converter = self.converter(.init(ffmpeg: slow))
    let facts = try await converter.probe.probe(.file(path: film))
    let plan = ConversionPlan(
      pictures: .encoded(0, EncodedPictures(width: 854, height: 480, rate: .init(25), bitRate: 1_000_000)),
      sound: .encoded(1, bitRate: 96_000))
    let timeline = try #require(try await converter.timeline(of: film, plan: plan, facts: facts))
    let conversion = try await converter.open(film, plan: plan, timeline: timeline)
    defer { converter.closeAll() }
    let smaller = Waiter<Double?, Never>()
    var slowest: Double?
    conversion.observe(smaller) { progress, _ in
      if let speed = progress.speed { slowest = min(slowest ?? speed, speed) }
      if progress.plan != plan { smaller.finish(.success(slowest)) }
    }
    let requests = LoopActor.task { for index in 0..<5 { _ = try? await conversion.segment(index, for: "a") } }
    let speed = try #require(await smaller.value())
    #expect(speed < 1 && speed > 0.5)
    guard case .encoded(_, let pictures)? = conversion.progress.plan.pictures else { return #expect(Bool(false)) }
    #expect(pictures.height == 360)
    converter.closeAll()
    await requests.value
  }

  @Test @LoopActor
  func oneFileAndPlanIsConvertedOnce() async throws {
    let path = try self.folder.write([1], to: "a.mkv")
    let converter = self.converter()
    let plan = ConversionPlan(pictures: nil, sound: .encoded(0, bitRate: 128_000))
    let timeline = try #require(ConversionTimeline(plan: plan, duration: 100, start: 0))
    let first = try await converter.open(path, plan: plan, timeline: timeline)
    let second = try await converter.open(path, plan: plan, timeline: timeline)
    #expect(first === second)
    let third = try await converter.open(
      path, plan: ConversionPlan(pictures: nil, sound: .copied(0)), timeline: timeline)
    #expect(third !== first)
    converter.close(first)
    #expect(converter.conversions.count == 2)
    converter.close(second)
    converter.close(third)
    #expect(converter.conversions.isEmpty)
  }
}
