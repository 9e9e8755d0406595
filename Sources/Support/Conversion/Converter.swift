import ChildProcesses
import Glibc
public import Logging
public import LoopIsolation
public import MediaProbe
import NIOCore
public import StateFiles

/// Converts files for players, with the ffmpeg of this machine; knows no Cast word.
///
/// 1. ``timeline(of:plan:facts:)`` finds out where a file can be cut.
/// 2. ``open(_:plan:timeline:)`` begins a conversion, or joins the one of the same file and plan.
/// 3. The caller writes the ``ConversionTimeline/playlist(prefix:)``, and gets the segments of
///    ``Conversion/segment(_:for:)``.
/// 4. ``close(_:)`` ends it with the last of its users.
@LoopActor
public final class Converter {
  /// What conversions may cost.
  public struct Options: Sendable, Hashable {
    /// How many children of ffmpeg run at once.
    public var maximumRuns: Int
    /// The most bytes of segments that are kept on disk, for each conversion.
    public var maximumBytes: Int
    /// The time without output after which ffmpeg counts as stalled, in seconds.
    public var stallTime: Double
    /// The time for which ffmpeg waits for a player that has paused, in seconds.
    public var patience: Double
    /// The address space of a child, in bytes.
    public var memory: Int64

    /// Creates options; the defaults fit a small computer.
    public init(
      maximumRuns: Int = 2, maximumBytes: Int = 512 << 20, stallTime: Double = 45, patience: Double = 45,
      memory: Int64 = 6 << 30
    ) {
      (self.maximumRuns, self.maximumBytes, self.stallTime) = (maximumRuns, maximumBytes, stallTime)
      (self.patience, self.memory) = (patience, memory)
    }
  }

  /// A file and a plan, which are converted once.
  private struct Key: Hashable {
    var path: String
    var device: UInt64
    var inode: UInt64
    var size: Int64
    var modified: Int64
    var plan: ConversionPlan
  }

  private struct Entry {
    var conversion: Conversion
    var users: Int
  }

  /// Looks into files, and names the programs.
  public let probe: MediaProbe
  /// The limits from now on.
  public var options: Options
  private let folder: StateDirectory
  private let clock: any LoopClock
  private let logger: Logger
  private var entries: [Key: Entry] = [:]

  /// Creates a converter; nothing is run or written before a segment is requested.
  ///
  /// - Parameter folder: Where segments are kept, as files without names.
  public init(
    probe: MediaProbe = MediaProbe(), folder: StateDirectory, options: Options = Options(),
    clock: any LoopClock = EventLoopClock(), logger: Logger
  ) {
    (self.probe, self.folder, self.options, self.clock) = (probe, folder, options, clock)
    self.logger = logger.component("Converter")
  }

  /// Whether there is an ffmpeg.
  public var isInstalled: Bool { self.probe.canExtract }

  /// The conversions that have users.
  public var conversions: [Conversion] { self.entries.values.map(\.conversion) }

  /// Finds out where the segments of a file begin; `nil` if its pictures can't be copied, because they have no index or
  /// too few key frames.
  ///
  /// - Throws: ``ConversionError/Code/unknownDuration``, ``ConversionError/Code/invalidInput``, and what ffprobe says.
  public func timeline(
    of path: String, plan: ConversionPlan, facts: MediaFacts
  ) async throws(ConversionError) -> ConversionTimeline? {
    guard let duration = facts.duration, duration > 0.2 else {
      throw ConversionError(
        .unknownDuration, "The file doesn't say how long it is, so it can't be converted while it plays.")
    }
    let start = facts.startTime ?? 0
    guard case .copied(let index) = plan.pictures else {
      return ConversionTimeline(plan: plan, duration: duration, start: start)
    }
    guard let stream = facts.video.first(where: { $0.index == index }) else {
      throw ConversionError(.invalidInput, "The file has no pictures with the index \(index).")
    }
    do throws(MediaProbeError) {
      let frames = try await self.probe.keyFrames(
        stream, of: .file(path: path), start: start, duration: duration, every: ConversionTimeline.segmentLength)
      guard frames.isIndexed else { return nil }
      return ConversionTimeline(plan: plan, duration: duration, start: start, keyFrames: frames.times)
    } catch {
      throw ConversionError(.failed, error.message, cause: error.cause)
    }
  }

  /// Begins a conversion, or joins that of the same file and plan. Each call needs one of ``close(_:)``.
  ///
  /// - Throws: ``ConversionError/Code/notInstalled``, ``ConversionError/Code/invalidInput``.
  public func open(
    _ path: String, plan: ConversionPlan, timeline: ConversionTimeline
  ) async throws(ConversionError) -> Conversion {
    guard self.isInstalled else {
      throw ConversionError(.notInstalled, "ffmpeg isn't installed: install it, on Debian the package ffmpeg.")
    }
    guard path.hasPrefix("/"), !path.utf8.contains(0) else {
      throw ConversionError(.invalidInput, "“\(path)” is no absolute path of a file.")
    }
    let found = await Blocking.result { () throws(ConversionError) in try Self.key(of: path, plan) }
    let key = try found.get()
    if self.entries[key] != nil {
      self.entries[key]?.users += 1
    } else {
      var schedule = SegmentSchedule.Options()
      schedule.bytes = self.options.maximumBytes
      schedule.patience = TimeAmount(seconds: self.options.patience)
      let conversion = Conversion(
        path: path, plan: plan, timeline: timeline, converter: self, clock: self.clock, options: schedule,
        logger: self.logger)
      self.entries[key] = Entry(conversion: conversion, users: 1)
    }
    guard let entry = self.entries[key] else { throw ConversionError(.ended, "The conversion was ended.") }
    return entry.conversion
  }

  private nonisolated static func key(of path: String, _ plan: ConversionPlan) throws(ConversionError) -> Key {
    var info = stat()
    guard stat(path, &info) == 0 else {
      throw ConversionError(.invalidInput, "\(path) can't be read.", cause: PlainReason.ofSystem(errno))
    }
    guard info.st_mode & S_IFMT == S_IFREG else {
      throw ConversionError(.invalidInput, "\(path) is not a file, so it can't be converted.")
    }
    return Key(
      path: path, device: UInt64(info.st_dev), inode: UInt64(info.st_ino), size: Int64(info.st_size),
      modified: Int64(info.st_mtim.tv_sec) * 1_000_000_000 + Int64(info.st_mtim.tv_nsec), plan: plan)
  }

  /// Ends the caller's use of a conversion; the last one ends it.
  public func close(_ conversion: Conversion) {
    guard let key = self.entries.first(where: { $0.value.conversion === conversion })?.key else { return }
    self.entries[key]?.users -= 1
    guard self.entries[key]?.users == 0 else { return }
    self.entries[key] = nil
    conversion.end()
  }

  /// Ends all conversions.
  public func closeAll() {
    let entries = self.entries.values
    self.entries = [:]
    for entry in entries { entry.conversion.end() }
  }

  // MARK: Runs

  /// Creates a run for a conversion, if there may be another one. Runs of others that are held end for it.
  func makeRun(
    for conversion: Conversion, _ command: ConversionCommand,
    report: @escaping @LoopActor @Sendable (ConversionRun.Report) -> Void
  ) throws(ConversionError) -> ConversionRun {
    guard let program = ProgramSearch.file(of: self.probe.programs.ffmpeg) else {
      throw ConversionError(.notInstalled, "ffmpeg isn't installed: install it, on Debian the package ffmpeg.")
    }
    let others = self.entries.values.map(\.conversion).filter { $0 !== conversion }
    func count() -> Int { others.reduce(conversion.runCount) { $0 + $1.runCount } }
    for other in others where count() >= self.options.maximumRuns { _ = other.yieldRun() }
    guard count() < self.options.maximumRuns else {
      throw ConversionError(
        .busy, "\(self.options.maximumRuns) conversions run already, as many as may: end one, or allow more.")
    }
    var limits = ConversionRun.Limits()
    limits.stall = self.options.stallTime
    limits.child.memory = self.options.memory
    return try ConversionRun(program: program, command, folder: self.folder, limits: limits, report: report)
  }
}
