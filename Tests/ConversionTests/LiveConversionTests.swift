import CastTestSupport
import Glibc
import Logging
import LoopIsolation
import MediaProbe
import StateFiles
import Testing

@testable import Conversion

/// Streams without an end, from a pipe, by the real ffmpeg.
@Suite(.blocking, .programs("ffmpeg", "ffprobe"), .timeLimit(.minutes(2))) struct LiveConversionTests {
  private let folder: TemporaryFolder

  init() throws { self.folder = try TemporaryFolder(forPrograms: true) }

  @LoopActor
  private func converter(ffmpeg: String = "ffmpeg", clock: any LoopClock = EventLoopClock()) -> Converter {
    Converter(
      probe: MediaProbe(programs: .init(ffmpeg: ffmpeg)),
      folder: StateDirectory(path: "\(self.folder.path)/segments"), devices: "/nonexistent", clock: clock,
      logger: Logger(label: "test"))
  }

  /// A program that writes into a pipe, whose reading end is returned.
  private func stream(_ script: String) throws -> (child: ChildProcess, reader: Int32) {
    let path = "\(self.folder.path)/pipe-\(UInt32.random(in: .min ... .max))"
    try #require(mkfifo(path, 0o600) == 0)
    let reader = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    try #require(reader >= 0)
    return (try ChildProcess("/bin/sh", ["-c", "exec > '\(path)'; \(script)"]), reader)
  }

  private static let source =
    "-f lavfi -i testsrc2=size=160x90:rate=25 -f lavfi -i sine=sample_rate=48000 -c:v mpeg2video -g 12 -c:a mp2"
  private static let plan = ConversionPlan(
    pictures: .encoded(0, EncodedPictures(width: 160, height: 90, rate: .init(25), bitRate: 300_000)),
    sound: .encoded(1, bitRate: 96_000))

  @Test @LoopActor func aStreamBecomesAPlaylistThatMovesOn() async throws {
    let began = SpeedMeter.now
    let converter = self.converter()
    let (child, reader) = try self.stream("exec ffmpeg -v error \(Self.source) -f mpegts pipe:1")
    defer { child.send(signal: SIGKILL) }
    let stream = try await converter.open(.pipe(reader, beginning: [], name: "stdin"), plan: Self.plan)
    let playlist = try await stream.playlist()
    #expect(playlist.contains("#EXT-X-TARGETDURATION:2\n") && !playlist.contains("ENDLIST"), "\(playlist)")
    let names = playlist.split(separator: "\n").filter { $0.hasSuffix(".ts") }.map(String.init)
    #expect(names.count >= LivePlaylist.least)
    let segments = names.compactMap { stream.segment(named: $0) }
    #expect(segments.count == names.count)
    let path = try self.folder.write(segments.flatMap { $0.read() }, to: "all.ts")
    let facts = try await converter.probe.probe(.file(path: path))
    #expect(facts.video.map(\.codec) == ["h264"] && facts.audio.map(\.codec) == ["aac"])
    #expect(abs((facts.duration ?? 0) - segments.reduce(0) { $0 + $1.length }) < 0.3)
    // A source that comes faster than it plays is held back: the window stays near the clock.
    #expect(stream.progress.madeUntil < SpeedMeter.now - began + 30)
    converter.close(stream)
    let process = child.processID
    #expect(await Blocking.run { Self.isGone(process) })
    await #expect(throws: ConversionError.self) { try await stream.playlist() }
  }

  private nonisolated static func isGone(_ process: pid_t) -> Bool {
    for _ in 0..<10_000 where ChildProcess.isRunning(process) { poll(nil, 0, 1) }
    return !ChildProcess.isRunning(process)
  }

  @Test @LoopActor func theEndOfTheStreamEndsThePlaylist() async throws {
    let converter = self.converter()
    defer { converter.closeAll() }
    let (child, reader) = try self.stream("exec ffmpeg -v error -t 7 \(Self.source) -t 7 -f mpegts pipe:1")
    defer { child.send(signal: SIGKILL) }
    let stream = try await converter.open(.pipe(reader, beginning: [], name: "stdin"), plan: Self.plan)
    let end = Waiter<Void, Never>()
    stream.observe(end) { progress, _ in if !progress.isMaking { end.finish(.success(())) } }
    await end.value()
    #expect(try await stream.playlist().hasSuffix("3.ts\n#EXT-X-ENDLIST\n"))
    #expect(abs(stream.progress.madeUntil - 7) < 0.3)
  }

  @Test @LoopActor func picturesThatTheDeviceDecodesAreCopied() async throws {
    let converter = self.converter()
    defer { converter.closeAll() }
    let (child, reader) = try self.stream(
      "exec ffmpeg -v error -f lavfi -i testsrc2=size=160x90:rate=25 -f lavfi -i sine=sample_rate=48000 -t 20 "
        + "-c:v libx264 -preset ultrafast -g 75 -c:a aac -f mpegts pipe:1")
    defer { child.send(signal: SIGKILL) }
    let plan = ConversionPlan(pictures: .copied(0), sound: .copied(1))
    let stream = try await converter.open(.pipe(reader, beginning: [], name: "stdin"), plan: plan)
    let playlist = try await stream.playlist()
    #expect(playlist.contains("#EXTINF:3.000000,\n0.ts\n"))
  }

  /// The beginning that was read to look at the stream comes first.
  @Test @LoopActor func whatWasReadAlreadyIsNotLost() async throws {
    let converter = self.converter()
    defer { converter.closeAll() }
    let path = try self.folder.makeMedia(
      "film.mkv",
      [
        "-f", "lavfi", "-i", "testsrc2=size=160x90:rate=25:duration=10", "-f", "lavfi", "-i", "sine=duration=10",
        "-c:v", "mpeg4", "-c:a", "libmp3lame",
      ])
    let bytes = try #require(self.folder.read(path))
    let rest = try self.folder.write(Array(bytes[30_000...]), to: "rest")
    let (child, reader) = try self.stream("exec cat '\(rest)'")
    defer { child.send(signal: SIGKILL) }
    let stream = try await converter.open(
      .pipe(reader, beginning: Array(bytes[..<30_000]), name: "stdin"), plan: Self.plan)
    let end = Waiter<Void, Never>()
    stream.observe(end) { progress, _ in if !progress.isMaking { end.finish(.success(())) } }
    if stream.progress.isMaking { await end.value() }
    #expect(abs(stream.progress.madeUntil - 10) < 0.3)
  }

  @Test @LoopActor func aChildThatDiesIsReplacedAfterADiscontinuity() async throws {
    // The first run dies after some segments.
    let first = "\(self.folder.path)/first"
    let ffmpeg = try self.folder.writeScript(
      "if mkdir '\(first)'; then ffmpeg \"$@\" | head -c 300000; kill -9 $$; fi; exec ffmpeg \"$@\"", to: "ffmpeg")
    let converter = self.converter(ffmpeg: ffmpeg)
    defer { converter.closeAll() }
    let (child, reader) = try self.stream("exec ffmpeg -v error -re \(Self.source) -f mpegts pipe:1")
    defer { child.send(signal: SIGKILL) }
    let plan = ConversionPlan(
      pictures: .encoded(0, EncodedPictures(width: 160, height: 90, rate: .init(25), bitRate: 300_000)),
      sound: .encoded(1, bitRate: 96_000))
    let stream = try await converter.open(.pipe(reader, beginning: [], name: "stdin"), plan: plan)
    let found = Waiter<Void, Never>()
    var died = false
    stream.observe(found) { progress, failure in
      died = died || failure != nil
      if died, failure == nil { found.finish(.success(())) }
    }
    await found.value()
    #expect(try await stream.playlist().contains("#EXT-X-DISCONTINUITY"))
  }

  @Test @LoopActor func nonsenseIsAnErrorAfterSomeTries() async throws {
    let converter = self.converter()
    defer { converter.closeAll() }
    let (child, reader) = try self.stream("exec cat /dev/urandom")
    defer { child.send(signal: SIGKILL) }
    let stream = try await converter.open(.pipe(reader, beginning: [], name: "stdin"), plan: Self.plan)
    let error = await #expect(throws: ConversionError.self) { try await stream.playlist() }
    #expect(error?.code == .failed)
  }

  @Test @LoopActor func soundAloneIsCutAtItsFrames() async throws {
    let converter = self.converter()
    defer { converter.closeAll() }
    let (child, reader) = try self.stream(
      "exec ffmpeg -v error -f lavfi -i sine=sample_rate=44100 -t 20 -c:a pcm_s16le -f nut pipe:1")
    defer { child.send(signal: SIGKILL) }
    let plan = ConversionPlan(pictures: nil, sound: .encoded(0, bitRate: 128_000))
    let stream = try await converter.open(.pipe(reader, beginning: [], name: "stdin"), plan: plan)
    let lengths = try await stream.playlist().split(separator: "\n").filter { $0.hasPrefix("#EXTINF:") }
      .compactMap { Double($0.dropFirst(8).dropLast()) }
    #expect(lengths.allSatisfy { $0 > 1.9 && $0 < 2.8 } && lengths.count >= 4)
  }
}
