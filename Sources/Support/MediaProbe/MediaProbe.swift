public import ChildProcesses
import Glibc
import LoopIsolation
import Synchronization
import TextFormats

/// Reads the facts, key frames, pictures and subtitles of media with the programs of FFmpeg, if they are installed.
/// Independent of Cast.
///
/// Each call runs one program with bounded time and output and at low priority, and kills it when the caller's task is
/// cancelled, except in ``tryFFmpeg(_:limits:bytes:time:)``. At most two programs run at once, and two more that
/// extract subtitles; further calls wait.
public struct MediaProbe: Sendable {
  /// The programs' names, looked up in `PATH`, or their paths. Another program with the same options and output may
  /// replace either.
  public struct Programs: Sendable, Hashable {
    /// The program that reports a file's facts.
    public var ffprobe: String
    /// The program that extracts pictures and subtitles.
    public var ffmpeg: String

    /// Creates the names of the two programs.
    public init(ffprobe: String = "ffprobe", ffmpeg: String = "ffmpeg") {
      (self.ffprobe, self.ffmpeg) = (ffprobe, ffmpeg)
    }
  }

  /// The limits of a run.
  public struct Limits: Sendable, Hashable {
    /// The time limit for the facts or key frames of a file, in seconds.
    public var probeTime: Double
    /// The time limit for extracting a picture, in seconds.
    public var pictureTime: Double
    /// The time limit for extracting subtitles, in seconds: ffmpeg has to read the whole file.
    public var subtitleTime: Double
    /// The most bytes of a picture.
    public var pictureBytes: Int
    /// The most bytes of subtitles.
    public var subtitleBytes: Int

    /// Creates limits. The defaults fit files on disks and in local networks.
    public init(
      probeTime: Double = 15, pictureTime: Double = 15, subtitleTime: Double = 120, pictureBytes: Int = 16 << 20,
      subtitleBytes: Int = 16 << 20
    ) {
      (self.probeTime, self.pictureTime, self.subtitleTime) = (probeTime, pictureTime, subtitleTime)
      (self.pictureBytes, self.subtitleBytes) = (pictureBytes, subtitleBytes)
    }
  }

  /// A picture embedded in a media file.
  public struct Picture: Sendable, Hashable {
    /// The bytes of the picture's file.
    public var bytes: [UInt8]
    /// FFmpeg's name of its codec: `mjpeg`, `png`.
    public var codec: String
  }

  private static let threads = Blocking(threads: 2)
  /// Subtitles take minutes to extract from a large film, and must not delay the facts of others.
  private static let subtitleThreads = Blocking(threads: 2)
  private static let factsBytes = 4 << 20
  /// The largest block of memory that a program of FFmpeg may allocate, in bytes: hostile files request large ones.
  package static let maximumAllocation = "536870912"

  /// The names or paths of the programs.
  public let programs: Programs
  /// The limits of a run.
  public let limits: Limits

  /// Creates a probe. Nothing is looked up or run before the first call.
  public init(programs: Programs = Programs(), limits: Limits = Limits()) {
    (self.programs, self.limits) = (programs, limits)
  }

  /// Whether `ffprobe`, which ``probe(_:)`` runs, is installed; looked up at each call.
  public var isInstalled: Bool { ProgramSearch.file(of: self.programs.ffprobe) != nil }

  /// Whether embedded pictures and subtitles can be extracted: `ffmpeg` is installed. Looked up at each call.
  public var canExtract: Bool { ProgramSearch.file(of: self.programs.ffmpeg) != nil }

  /// Determines the content of a file or URL.
  ///
  /// - Throws: `notInstalled`, `invalidInput`, `unreadable`, `timedOut`, `cancelled`, `outputTooLarge`,
  ///   `invalidOutput`, `system`.
  @LoopActor
  public func probe(_ input: ProbeInput) async throws(MediaProbeError) -> MediaFacts {
    let arguments =
      [
        "-v", "error", "-hide_banner", "-max_alloc", Self.maximumAllocation, "-print_format", "json", "-show_format",
        "-show_streams",
      ] + (try input.arguments())
    let bytes = try await self.run(
      self.programs.ffprobe, arguments, about: input, limit: Self.factsBytes, time: self.limits.probeTime)
    return try MediaFacts(ffprobe: bytes, of: input.name)
  }

  /// Extracts the cover of a song or film, as it is in the file.
  ///
  /// - Parameter stream: The stream that ``MediaFacts/attachedPicture`` returned.
  /// - Throws: As ``probe(_:)``; `outputTooLarge` beyond ``Limits/pictureBytes``, `noSuchStream` for an empty picture.
  @LoopActor
  public func picture(_ stream: MediaStream, of input: ProbeInput) async throws(MediaProbeError) -> Picture {
    let bytes = try await self.extract(
      stream, of: input, ["-frames:v", "1", "-c", "copy", "-f", "image2pipe", "pipe:1"],
      limit: self.limits.pictureBytes, time: self.limits.pictureTime)
    return Picture(bytes: bytes, codec: stream.codec)
  }

  /// Extracts subtitles that are text, in the format that loses the least: their own if it is SubStation, SubRip or
  /// WebVTT, else SubRip.
  ///
  /// - Parameter stream: One of ``MediaFacts/subtitles`` that ``MediaStream/isText``.
  /// - Throws: As ``probe(_:)``; `outputTooLarge` beyond ``Limits/subtitleBytes``, `noSuchStream` for other or empty
  ///   subtitles.
  @LoopActor
  public func subtitles(_ stream: MediaStream, of input: ProbeInput) async throws(MediaProbeError) -> [UInt8] {
    guard stream.isText else {
      throw MediaProbeError(
        .noSuchStream, "Stream \(stream.index) of \(input.name) is no text: its codec is “\(stream.codec)”.")
    }
    let output =
      switch stream.codec {
      case "ass", "ssa": ["-c", "copy", "-f", "ass"]
      case "subrip", "srt": ["-c", "copy", "-f", "srt"]
      case "webvtt": ["-c", "copy", "-f", "webvtt"]
      default: ["-f", "srt"]
      }
    return try await self.extract(
      stream, of: input, output + ["pipe:1"], limit: self.limits.subtitleBytes, time: self.limits.subtitleTime,
      on: Self.subtitleThreads)
  }

  @LoopActor
  private func extract(
    _ stream: MediaStream, of input: ProbeInput, _ output: [String], limit: Int, time: Double,
    on threads: Blocking = Self.threads
  ) async throws(MediaProbeError) -> [UInt8] {
    let arguments =
      ["-v", "error", "-hide_banner", "-nostdin", "-max_alloc", Self.maximumAllocation] + (try input.arguments()) + [
        "-map", "0:\(stream.index)", "-map_metadata", "-1", "-map_chapters", "-1",
      ] + output
    let bytes = try await self.run(
      self.programs.ffmpeg, arguments, about: input, limit: limit, time: time, on: threads)
    guard !bytes.isEmpty else {
      throw MediaProbeError(.noSuchStream, "Stream \(stream.index) of \(input.name) is empty.")
    }
    return bytes
  }

  /// Runs `ffmpeg` with a test source, to try an encoder, and returns its output.
  ///
  /// - Parameters:
  ///   - arguments: All arguments of `ffmpeg`.
  ///   - limits: The limits of the child process.
  ///   - bytes: The most bytes of its output.
  ///   - time: The time limit, in seconds.
  /// - Throws: `notInstalled`, `timedOut`, `unreadable` if it fails, `outputTooLarge`, `system`.
  @LoopActor
  public func tryFFmpeg(
    _ arguments: [String], limits: ChildLimits, bytes: Int, time: Double
  ) async throws(MediaProbeError) -> [UInt8] {
    let input = ProbeInput.file(path: "its own test picture")
    let programs = self.programs
    let output = try await Self.threads.run { () throws(MediaProbeError) -> BoundedProgram.Output in
      guard let file = ProgramSearch.file(of: programs.ffmpeg) else {
        throw MediaProbeError(.notInstalled, "\(programs.ffmpeg) isn't installed.")
      }
      var program = BoundedProgram(path: file, arguments: arguments, outputLimit: bytes, timeLimit: time)
      program.limits = limits
      do throws(BoundedProgram.Failure) {
        return try program.run(until: try StopSignal())
      } catch {
        throw MediaProbeError(error, programs.ffmpeg, input, time: time)
      }
    }
    guard output.status == 0 else {
      throw MediaProbeError(.unreadable, "ffmpeg can't do it.", cause: Self.lastWords(output.words, about: input))
    }
    return output.bytes
  }

  @LoopActor
  func run(
    _ name: String, _ arguments: [String], about input: ProbeInput, limit: Int, time: Double,
    on threads: Blocking = Self.threads
  ) async throws(MediaProbeError) -> [UInt8] {
    let stop: StopSignal
    do throws(BoundedProgram.Failure) {
      stop = try StopSignal()
    } catch {
      throw MediaProbeError(error, name, input, time: time)
    }
    let (waiter, queued) = (Waiter<BoundedProgram.Output, MediaProbeError>(), QueuedRun())
    threads.submit {
      guard queued.claim() else { return }
      let result = Result { () throws(MediaProbeError) in
        try Self.run(name, arguments, about: input, limit: limit, time: time, until: stop)
      }
      LoopActor.task { waiter.finish(result) }
    }
    let output = try await waiter.value {
      stop.send()
      // A run that no thread has taken has no program to wait for.
      if queued.claim() { waiter.finish(.failure(MediaProbeError(.cancelled, name, input, time: time))) }
    }
    guard output.status == 0 else {
      throw MediaProbeError(
        .unreadable, "\(name) can't read \(input.name).", cause: Self.lastWords(output.words, about: input))
    }
    return output.bytes
  }

  private static func run(
    _ name: String, _ arguments: [String], about input: ProbeInput, limit: Int, time: Double, until stop: StopSignal
  ) throws(MediaProbeError) -> BoundedProgram.Output {
    guard let file = ProgramSearch.file(of: name) else {
      throw MediaProbeError(.notInstalled, "\(name) isn't installed: install FFmpeg, on Debian the package ffmpeg.")
    }
    var program = BoundedProgram(path: file, arguments: arguments, outputLimit: limit, timeLimit: time)
    if let descriptor = input.standardInput { program.input = .descriptor(descriptor) }
    do throws(BoundedProgram.Failure) {
      return try program.run(until: stop)
    } catch {
      throw MediaProbeError(error, name, input, time: time)
    }
  }

  /// Returns the reason of a failure: FFmpeg's programs print it in the last line, after the file's name.
  private static func lastWords(_ words: String, about input: ProbeInput) -> String? {
    guard let line = words.split(whereSeparator: \.isNewline).last else { return nil }
    let subject = "\(input.name): "
    return line.firstRange(of: subject).map { String(line[$0.upperBound...]) } ?? String(line.prefix(300))
  }
}

/// A run that waits for a thread. The thread that takes it, or a cancellation before, claims it.
private final class QueuedRun: Sendable {
  private let isClaimed = Atomic(false)

  /// Returns whether this is the first claim.
  func claim() -> Bool { !self.isClaimed.exchange(true, ordering: .relaxed) }
}

extension MediaProbeError {
  init(_ failure: BoundedProgram.Failure, _ name: String, _ input: ProbeInput, time: Double) {
    switch failure {
    case .timedOut:
      self.init(.timedOut, "\(name) didn't come to an end with \(input.name) within \(time) s.")
    case .cancelled: self.init(.cancelled, "Looking into \(input.name) was cancelled.")
    case .tooLarge: self.init(.outputTooLarge, "What \(name) wrote of \(input.name) is too long.")
    case .system(let number):
      self.init(.system, "\(name) can't be run.", cause: PlainReason.ofSystem(number))
    }
  }
}
