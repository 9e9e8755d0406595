import CastTestSupport
import Glibc
import Logging
import LoopIsolation
import MediaProbe
import StateFiles
import Testing

@testable import Conversion

/// With programs of the shell in the place of ffmpeg: what may go wrong with a child.
@Suite(.blocking, .timeLimit(.minutes(1))) struct HostileChildTests {
  private let folder: TemporaryFolder

  init() throws { self.folder = try TemporaryFolder(forPrograms: true) }

  @LoopActor
  private func conversion(
    _ script: String, options: Converter.Options = .init(), segments: String? = nil
  ) async throws -> (Converter, Conversion) {
    let program = try self.folder.writeScript(script, to: "program")
    let film = try self.folder.write([1, 2, 3], to: "film.mkv")
    let converter = Converter(
      probe: MediaProbe(programs: .init(ffprobe: program, ffmpeg: program)),
      folder: StateDirectory(path: segments ?? "\(self.folder.path)/segments"), options: options,
      logger: Logger(label: "test"))
    let plan = ConversionPlan(pictures: nil, sound: .encoded(0, bitRate: 128_000))
    let timeline = try #require(ConversionTimeline(plan: plan, duration: 100, start: 0))
    return (converter, try await converter.open(film, plan: plan, timeline: timeline))
  }

  @LoopActor
  private func failure(
    _ script: String, options: Converter.Options = .init(), segments: String? = nil
  ) async throws -> ConversionError? {
    let (converter, conversion) = try await self.conversion(script, options: options, segments: segments)
    defer { converter.closeAll() }
    do throws(ConversionError) {
      _ = try await conversion.segment(0, for: "a")
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: [
    ("exit 0", ConversionError.Code.invalidOutput), ("echo nonsense; exit 0", .invalidOutput),
    ("head -c 100000 /dev/urandom", .invalidOutput), ("echo words >&2; exit 3", .failed), ("kill -9 $$", .failed),
    ("exec sleep 60", .stalled), ("exec >&- 2>&-; sleep 60", .stalled), ("yes >&2", .stalled),
  ])
  func whatAChildDoesWrongIsATypedError(script: String, code: ConversionError.Code) async throws {
    #expect(try await self.failure(script, options: .init(stallTime: 1))?.code == code)
  }

  @Test func theLastWordsAreOneHarmlessLine() async throws {
    let script =
      #"printf 'first\n%s: Invalid \033[31mdata\n' "$FILM" >&2; for word; do case $word in file:*) printf '%s: bad \033[2J data\n' "${word#file:}" >&2;; esac; done; exit 1"#
    #expect(try await self.failure(script)?.cause == #"bad \u{1b}[2J data"#)
  }

  @Test func aPathIsOneArgumentAndOnlyPlainFilesAreAllowed() async throws {
    let script = #"echo "$@" >&2; exit 1"#
    let words = try #require(try await self.failure(script)?.cause)
    #expect(words.contains("-nostdin"))
    #expect(words.contains("-protocol_whitelist file,pipe -format_whitelist matroska,"))
  }

  @Test func theEnvironmentIsCleanAndNoFileCanBeWritten() async throws {
    setenv("http_proxy", "http://127.0.0.1:1", 1)
    defer { unsetenv("http_proxy") }
    let script = """
      (echo x > '\(self.folder.path)/written') 2>/dev/null
      [ -s '\(self.folder.path)/written' ] && echo wrote >&2 && exit 1
      echo "$(env | cut -d= -f1 | grep -v -e PWD -e SHLVL -e '^_$' | sort | tr '\\n' ' ')$(ulimit -c)" >&2; exit 1
      """
    #expect(try await self.failure(script)?.cause == "LC_ALL PATH 0")
  }

  @Test func aMissingProgramIsTold() async throws {
    let film = try self.folder.write([1], to: "film.mkv")
    let plan = ConversionPlan(pictures: nil, sound: .copied(0))
    let timeline = try #require(ConversionTimeline(plan: plan, duration: 100, start: 0))
    let folder = StateDirectory(path: "\(self.folder.path)/segments")
    let code = await LoopActor.task { () -> ConversionError.Code? in
      let converter = Converter(
        probe: MediaProbe(programs: .init(ffprobe: "/nonexistent", ffmpeg: "/nonexistent")), folder: folder,
        logger: Logger(label: "test"))
      do throws(ConversionError) {
        _ = try await converter.open(film, plan: plan, timeline: timeline)
        return nil
      } catch {
        return error.code
      }
    }.value
    #expect(code == .notInstalled)
  }

  @Test @LoopActor
  func endingAConversionKillsTheChildAndWhatItStarted() async throws {
    let meeting = "\(self.folder.path)/meeting"
    try #require(mkfifo(meeting, 0o600) == 0)
    let (converter, conversion) = try await self.conversion("sleep 60 & echo $! $$ > '\(meeting)'; wait")
    let request = LoopActor.task { () -> ConversionError.Code? in
      do throws(ConversionError) {
        _ = try await conversion.segment(0, for: "a")
        return nil
      } catch {
        return error.code
      }
    }
    let line = await Blocking.result { () throws(Never) in Self.line(of: meeting) }.get()
    let processes = line.split(whereSeparator: \.isWhitespace).compactMap { pid_t($0) }
    #expect(processes.count == 2)
    converter.closeAll()
    #expect(await request.value == .ended)
    let gone = await Blocking.result { () throws(Never) in processes.allSatisfy { Self.isGone($0) } }.get()
    #expect(gone)
  }

  private nonisolated static func line(of path: String) -> String {
    let descriptor = open(path, O_RDONLY)
    defer { close(descriptor) }
    var buffer = [UInt8](repeating: 0, count: 256)
    let count = read(descriptor, &buffer, buffer.count)
    return String(decoding: buffer.prefix(max(count, 0)), as: UTF8.self)
  }

  private nonisolated static func isGone(_ process: pid_t) -> Bool {
    for _ in 0..<5_000 where ChildProcess.isRunning(process) { poll(nil, 0, 1) }
    return !ChildProcess.isRunning(process)
  }

  @Test(.enabled(if: access("/dev/full", W_OK) == 0)) func aFolderThatCannotBeWrittenIsAnError() async throws {
    // No process may write there, not even root.
    let error = try await self.failure(
      "exec ffmpeg -v error -f lavfi -i sine=duration=20 -c:a aac -f mpegts pipe:1", segments: "/proc/self/segments")
    #expect(error?.code == .system)
  }
}

extension HostileChildTests {
  @Test func aGigabyteOfNonsenseIsNotRead() async throws {
    let error = try await self.failure("exec head -c 1073741824 /dev/zero")
    #expect(error?.code == .invalidOutput)
  }

  @Test func manyWordsAreNotKept() async throws {
    let error = try await self.failure("head -c 16777216 /dev/zero | tr '\\0' x >&2; exit 1")
    #expect(error?.code == .failed && (error?.cause?.utf8.count ?? 0) <= 300)
  }
}

extension HostileChildTests {
  @Test @LoopActor func oneConversionTooManyIsAnErrorAtOnce() async throws {
    let (converter, conversion) = try await self.conversion("exec sleep 60", options: .init(maximumRuns: 1))
    defer { converter.closeAll() }
    let first = LoopActor.task { _ = try? await conversion.segment(0, for: "a") }
    let other = try self.folder.write([4, 5], to: "other.mkv")
    let plan = ConversionPlan(pictures: nil, sound: .encoded(0, bitRate: 128_000))
    let timeline = try #require(ConversionTimeline(plan: plan, duration: 100, start: 0))
    let second = try await converter.open(other, plan: plan, timeline: timeline)
    await LoopActor.task {}.value
    let began = SpeedMeter.now
    let error = await #expect(throws: ConversionError.self) { try await second.segment(0, for: "b") }
    #expect(error?.code == .busy && error?.message.contains("maximumConversions") == true)
    #expect(SpeedMeter.now - began < 5)
    converter.closeAll()
    await first.value
  }

  /// Only a run after a seek gets `-ss`: it ends without output. The run before and a live conversion never end.
  @Test(arguments: [(1, false), (2, true)]) @LoopActor
  func aSeekTakesThePlaceOfTheRunThatItLeaves(maximumRuns: Int, isBesideLive: Bool) async throws {
    let (converter, conversion) = try await self.conversion(
      #"case " $* " in *" -ss "*) exit 0;; esac; exec sleep 60"#, options: .init(maximumRuns: maximumRuns))
    defer { converter.closeAll() }
    if isBesideLive {
      let path = "\(self.folder.path)/pipe"
      try #require(mkfifo(path, 0o600) == 0)
      // For both directions, so that it never ends.
      let pipe = open(path, O_RDWR | O_NONBLOCK | O_CLOEXEC)
      try #require(pipe >= 0)
      _ = try await converter.open(.pipe(pipe, beginning: [], name: "stdin"), plan: conversion.plan)
    }
    let first = LoopActor.task { _ = try? await conversion.segment(0, for: "a") }
    await LoopActor.task {}.value
    #expect(conversion.runCount == 1)
    first.cancel()
    await first.value
    let began = SpeedMeter.now
    let error = await #expect(throws: ConversionError.self) { try await conversion.segment(20, for: "a") }
    #expect(error?.code == .invalidOutput)
    #expect(SpeedMeter.now - began < 10)
  }

  /// A program that starts others and leaves them behind: they are in its session, and end with it.
  @Test @LoopActor func childrenOfAChildThatEndsAreEnded() async throws {
    let pids = "\(self.folder.path)/pids"
    try #require(mkdir(pids, 0o700) == 0)
    let (converter, conversion) = try await self.conversion(
      "for i in 1 2 3 4; do sleep 60 >&- 2>&- & mkdir '\(pids)'/$!; done; exit 1")
    defer { converter.closeAll() }
    await #expect(throws: ConversionError.self) { try await conversion.segment(0, for: "a") }
    let names = try ChildProcess.run(["ls", pids]).output
    let processes = String(decoding: names, as: UTF8.self).split(separator: "\n").compactMap { pid_t($0) }
    #expect(processes.count >= 4)
    let gone = await Blocking.run { processes.allSatisfy { Self.isGone($0) } }
    #expect(gone)
  }
}
