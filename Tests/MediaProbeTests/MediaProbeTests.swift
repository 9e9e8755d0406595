import CastTestSupport
import Glibc
import MediaProbe
import Testing

/// With programs of the shell in the place of FFmpeg's: what may go wrong with a child.
@Suite(.blocking, .timeLimit(.minutes(1))) struct MediaProbeTests {
  private let folder: TemporaryFolder

  init() throws { self.folder = try TemporaryFolder(forPrograms: true) }

  private func probe(_ script: String, time: Double = 20) throws -> MediaProbe {
    let path = try self.folder.writeScript(script, to: "program")
    return MediaProbe(
      programs: .init(ffprobe: path, ffmpeg: path),
      limits: .init(probeTime: time, pictureTime: time, subtitleTime: time, pictureBytes: 1 << 16))
  }

  private func code(_ body: () async throws(MediaProbeError) -> Void) async -> MediaProbeError.Code? {
    do throws(MediaProbeError) {
      try await body()
      return nil
    } catch {
      return error.code
    }
  }

  @Test func aMissingProgramIsTold() async throws {
    let probe = MediaProbe(programs: .init(ffprobe: "/nonexistent/ffprobe", ffmpeg: "no-such-program-at-all"))
    #expect(!probe.isInstalled)
    #expect(!probe.canExtract)
    await #expect {
      _ = try await probe.probe(.file(path: "a"))
    } throws: {
      let error = $0 as? MediaProbeError
      return error?.code == .notInstalled && error?.message.contains("install FFmpeg") == true
    }
  }

  @Test func aProgramOfTheCurrentFolderIsNeverRun() async throws {
    let name = "cast-rpc-test-program"
    let path = try self.folder.writeScript("exit 0", to: name)
    #expect(MediaProbe(programs: .init(ffprobe: path)).isInstalled)
    let variable = String(cString: getenv("PATH"))
    #expect(!MediaProbe(programs: .init(ffprobe: name)).isInstalled, "found by \(variable)")
  }

  @Test(arguments: [
    "-i evil", "-version", "concat:a|b", "http://example.com/", "data:text/plain,a", "a'b\"c $(touch x) \\ ü", " ",
    "/absolute/film.mkv", "a\nb",
  ])
  func aPathIsOneArgumentAndNothingElse(path: String) async throws {
    let probe = try self.probe(#"for word; do last=$word; done; printf '%s' "$last" >&2; exit 1"#)
    await #expect {
      _ = try await probe.probe(.file(path: path))
    } throws: {
      // The message is the program's; only its last line is reported.
      let error = $0 as? MediaProbeError
      return error?.code == .unreadable && error?.cause == "file:\(path)".split(separator: "\n").last.map(String.init)
    }
  }

  @Test(arguments: [
    ProbeInput.file(path: ""), .file(path: "a\0b"),
  ])
  func whatIsNoInputIsRefused(input: ProbeInput) async throws {
    let probe = try self.probe("exit 0")
    #expect(await self.code { () throws(MediaProbeError) in _ = try await probe.probe(input) } == .invalidInput)
  }

  /// A program whose last words are its arguments; an error keeps 300 letters, so the containers are cut short.
  private static let tellsItsArguments = #"echo "$@" | sed 's/\(matroska,\)[^ ]*/\1…/' >&2; exit 1"#

  @Test(arguments: [
    (ProbeInput.file(path: "film.avi"), "file", "file:film.avi"),
    (.relay(url: "http://127.0.0.1:9/a", name: "film"), "http,tcp", "-rw_timeout 20000000 -i http://127.0.0.1:9/a"),
    (.descriptor(0, name: "film"), "pipe", "pipe:0"), (.seekable(0, name: "film"), "file", "file:/dev/stdin"),
  ])
  func onlyProtocolsAndContainersOfItsKindAreAllowed(input: ProbeInput, protocols: String, end: String) async throws {
    let probe = try self.probe(Self.tellsItsArguments)
    await #expect {
      _ = try await probe.probe(input)
    } throws: {
      let words = ($0 as? MediaProbeError)?.cause ?? ""
      return words.contains("-protocol_whitelist \(protocols) -format_whitelist matroska,… ") && words.hasSuffix(end)
    }
  }

  @Test(arguments: [(2.2e-05, "0.000022%+#1,5.000022%+#1"), (-3.0, "0.000000%+#1,2.000000%+#1")])
  func timesOfSeeksHaveNoExponent(start: Double, intervals: String) async throws {
    let probe = try self.probe(Self.tellsItsArguments)
    let pictures = MediaStream(index: 0, kind: .video, codec: "h264")
    await #expect {
      _ = try await probe.keyFrames(pictures, of: .file(path: "a"), start: start, duration: 10, every: 5)
    } throws: { "\($0)".contains("-read_intervals \(intervals) ") }
  }

  @Test func theEnvironmentIsClean() async throws {
    setenv("http_proxy", "http://127.0.0.1:1", 1)
    defer { unsetenv("http_proxy") }
    let probe = try self.probe(
      #"""
      names=$(env | cut -d= -f1 | sort | tr '\n' ' ')
      open=$(ls /proc/self/fd | wc -l)
      printf '{"format": {"tags": {"names": "%s", "open": "%s"}}}' "$names" "$open"
      """#)
    let tags = try await probe.probe(.file(path: "a")).tags
    let names = try #require(tags["names"]).split(separator: " ")
    // The others are the shell's own.
    #expect(names.filter { !["PWD", "OLDPWD", "SHLVL", "_"].contains($0) } == ["LC_ALL", "PATH"])
    // The three streams, and the folder that `ls` reads.
    #expect(tags["open"] == "4")
  }

  @Test func itsInputIsEmptyAndItsPriorityLow() async throws {
    // The priority is set a moment after the start.
    let probe = try self.probe(
      """
      read line && exit 3
      while [ "$(cut -d' ' -f19 /proc/self/stat)" -le \(getpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0)) ]; do :; done
      printf '{"format": {}}'
      """)
    #expect(try await probe.probe(.file(path: "a")) == MediaFacts())
  }

  @Test func theLastWordsAreTheCause() async throws {
    let probe = try self.probe(
      "echo first; echo 'file:a.mkv: warning' >&2; echo 'file:a.mkv: Invalid data' >&2; exit 1")
    await #expect {
      _ = try await probe.probe(.file(path: "a.mkv"))
    } throws: {
      let error = $0 as? MediaProbeError
      return error?.code == .unreadable && error?.cause == "Invalid data"
    }
  }

  @Test func aProgramThatWritesWithoutEndIsStopped() async throws {
    let probe = try self.probe("exec yes")
    #expect(
      await self.code { () throws(MediaProbeError) in _ = try await probe.probe(.file(path: "a")) } == .outputTooLarge)
    let cover = MediaStream(index: 0, kind: .video, codec: "mjpeg", roles: .attachedPicture)
    #expect(
      await self.code { () throws(MediaProbeError) in
        _ = try await probe.picture(cover, of: .file(path: "a"))
      } == .outputTooLarge)
  }

  @Test func wordsWithoutEndAreNoMatter() async throws {
    let probe = try self.probe(#"yes | head -c 3000000 >&2; printf '{"format": {}}'"#)
    #expect(try await probe.probe(.file(path: "a")) == MediaFacts())
  }

  @Test(arguments: ["exec sleep 60", "exec >&- 2>&-; sleep 60", "trap '' TERM HUP INT; sleep 60"])
  func aProgramThatHangsIsStopped(script: String) async throws {
    let probe = try self.probe(script, time: 0.2)
    #expect(await self.code { () throws(MediaProbeError) in _ = try await probe.probe(.file(path: "a")) } == .timedOut)
  }

  @Test func whatItStartedIsStoppedWithIt() async throws {
    let meeting = try Meeting(self.folder)
    let probe = try self.probe("sleep 60 & echo $! $$ > \(meeting.path); wait")
    let task = Task { await self.code { () throws(MediaProbeError) in _ = try await probe.probe(.file(path: "a")) } }
    let processes = try meeting.words().compactMap { pid_t($0) }
    #expect(processes.count == 2)
    task.cancel()
    #expect(await task.value == .cancelled)
    // The second is our child, and reaped; the first is another process by now, and killed.
    #expect(!ChildProcess.isRunning(processes[1]))
    #expect(meeting.waitUntilGone(processes[0]))
  }

  @Test func aQuestionOfACancelledTaskEndsAtOnce() async throws {
    let probe = try self.probe("exec sleep 60")
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await self.code { () throws(MediaProbeError) in _ = try await probe.probe(.file(path: "a")) }
    }
    #expect(await task.value == .cancelled)
  }

  /// Subtitles are in the last bytes of a film: ffmpeg reads all of it.
  @Test func subtitlesBeingExtractedDelayNoFacts() async throws {
    let meetings = try (2...3).map { try Meeting(self.folder, name: "meeting\($0)") }
    let probe = try self.probe(
      """
      case "$*" in
      *"-map 0:2"*) echo > '\(meetings[0].path)'; exec sleep 60;;
      *"-map 0:3"*) echo > '\(meetings[1].path)'; exec sleep 60;;
      esac
      printf '{"format": {}}'
      """)
    let tasks = [2, 3].map { index in
      Task {
        let stream = MediaStream(index: index, kind: .subtitle, codec: "subrip")
        return await self.code { () throws(MediaProbeError) in
          _ = try await probe.subtitles(stream, of: .file(path: "film"))
        }
      }
    }
    for meeting in meetings { _ = try meeting.words() }
    #expect(try await probe.probe(.file(path: "other")) == MediaFacts())
    for task in tasks { task.cancel() }
    // They were still being extracted.
    for task in tasks { #expect(await task.value == .cancelled) }
  }

  @Test func aCancelledQuestionInTheQueueEndsAtOnce() async throws {
    let meetings = try (0...1).map { try Meeting(self.folder, name: "meeting\($0)") }
    let probe = try self.probe(
      """
      case "$*" in
      *film0) echo > '\(meetings[0].path)';;
      *film1) echo > '\(meetings[1].path)';;
      esac
      exec sleep 60
      """)
    let tasks = (0...2).map { number in
      Task {
        await self.code { () throws(MediaProbeError) in _ = try await probe.probe(.file(path: "film\(number)")) }
      }
    }
    tasks[2].cancel()
    for meeting in meetings { _ = try meeting.words() }
    #expect(await tasks[2].value == .cancelled)
    for task in tasks[...1] { task.cancel() }
    // They occupied both threads until then.
    for task in tasks[...1] { #expect(await task.value == .cancelled) }
  }

  @Test func manyQuestionsLeaveNothingBehind() async throws {
    let probe = try self.probe(#"printf '{"format": {"duration": "1.5"}}'"#)
    let before = Meeting.openDescriptors()
    await withTaskGroup(of: Double?.self) { group in
      for _ in 0..<40 { group.addTask { try? await probe.probe(.file(path: "a")).duration } }
      for await duration in group { #expect(duration == 1.5) }
    }
    // Other tests open and close some at the same time.
    #expect(Meeting.openDescriptors() < before + 40)
  }
}

/// Where a program of a test tells something.
private struct Meeting {
  let path: String
  private let descriptor: Int32

  init(_ folder: TemporaryFolder, name: String = "meeting") throws {
    self.path = "\(folder.path)/\(name)"
    try #require(mkfifo(self.path, 0o600) == 0)
    // For both directions, so that neither side waits for the other to open it.
    self.descriptor = open(self.path, O_RDWR | O_NONBLOCK | O_CLOEXEC)
    try #require(self.descriptor >= 0)
  }

  func words() throws -> [Substring] {
    defer { close(self.descriptor) }
    var request = pollfd(fd: self.descriptor, events: Int16(POLLIN), revents: 0)
    try #require(poll(&request, 1, 20_000) == 1)
    var buffer = [UInt8](repeating: 0, count: 256)
    let count = read(self.descriptor, &buffer, buffer.count)
    return String(decoding: buffer.prefix(max(count, 0)), as: UTF8.self).split(whereSeparator: \.isWhitespace)
  }

  /// The system takes a moment to end a killed process.
  func waitUntilGone(_ process: pid_t) -> Bool {
    for _ in 0..<5_000 where ChildProcess.isRunning(process) { poll(nil, 0, 1) }
    return !ChildProcess.isRunning(process)
  }

  static func openDescriptors() -> Int {
    (0..<1_024).count { fcntl($0, F_GETFD) >= 0 }
  }
}
