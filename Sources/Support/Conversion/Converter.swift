import ChildProcesses
public import Logging
public import LoopIsolation
public import MediaProbe
import NIOCore
public import StateFiles
import TextFormats

/// Converts files for players, with the ffmpeg of this machine; independent of Cast.
///
/// 1. ``timeline(of:plan:facts:)`` determines where a file can be cut.
/// 2. ``open(_:plan:timeline:)`` begins a conversion, or joins the one of the same file and plan.
/// 3. The caller sends the ``ConversionTimeline/playlist(prefix:)``, and gets the segments from
///    ``Conversion/segment(_:for:)``.
/// 4. ``close(_:)`` ends the caller's use; the last one ends the conversion.
@LoopActor
public final class Converter {
  /// The limits of conversions.
  public struct Options: Sendable, Hashable {
    /// The maximum number of children of ffmpeg that run at once.
    public var maximumRuns: Int
    /// The most bytes of segments that are kept on disk, for each conversion.
    public var maximumBytes: Int
    /// The time without output after which ffmpeg counts as stalled, in seconds.
    public var stallTime: Double
    /// The time for which ffmpeg waits for a player that has paused, in seconds.
    public var patience: Double
    /// The memory of a child, in bytes (``ChildLimits/memory``).
    public var memory: Int64
    /// Whether hardware may encode pictures.
    public var usesHardware = true

    /// Creates options; the defaults fit a small computer.
    public init(
      maximumRuns: Int = 2, maximumBytes: Int = 512 << 20, stallTime: Double = 45, patience: Double = 45,
      memory: Int64 = 6 << 30
    ) {
      (self.maximumRuns, self.maximumBytes, self.stallTime) = (maximumRuns, maximumBytes, stallTime)
      (self.patience, self.memory) = (patience, memory)
    }
  }

  /// The inputs and the plan that identify a conversion.
  private struct Key: Hashable {
    var inputs: [InputIdentity]
    var plan: ConversionPlan
  }

  private struct Entry {
    var conversion: Conversion
    var source: ConversionSource
    var users: Int
  }

  /// The probe that reads the facts of files, and names the programs.
  public let probe: MediaProbe
  /// The limits; a change applies to conversions and runs that begin afterwards.
  public var options: Options
  /// The relay that fetches files of web servers; `nil` refuses them.
  public let relay: SourceRelay?
  /// The trials of the hardware that encodes pictures.
  let trials: EncoderTrials
  let folder: StateDirectory
  let clock: any LoopClock
  let logger: Logger
  private var entries: [Key: Entry] = [:]
  private var streams: [ObjectIdentifier: LiveConversion] = [:]
  /// The facts of the files of this machine that were probed last, the newest last.
  private var knownFacts: [(identity: InputIdentity, facts: MediaFacts)] = []
  private static let maximumKnownFacts = 16

  /// Creates a converter; it runs and writes nothing until it is used.
  ///
  /// - Parameters:
  ///   - relay: Fetches files of web servers; without one only files of this machine are converted.
  ///   - folder: The folder in which segments are kept, as files without names.
  ///   - devices: The folder of the devices that may encode pictures.
  public init(
    probe: MediaProbe = MediaProbe(), relay: SourceRelay? = nil, folder: StateDirectory, options: Options = Options(),
    devices: String = "/dev", clock: any LoopClock = EventLoopClock(), logger: Logger
  ) {
    (self.probe, self.relay, self.folder, self.options, self.clock) = (probe, relay, folder, options, clock)
    self.logger = logger.component("Converter")
    self.trials = EncoderTrials(probe: probe, devices: devices, logger: logger)
  }

  /// Whether ffmpeg is installed.
  public var isInstalled: Bool { self.probe.canExtract }
  /// Whether both ffmpeg and ffprobe are installed.
  public var isComplete: Bool { self.isInstalled && self.probe.isInstalled }

  /// The conversions that have users.
  public var conversions: [Conversion] { self.entries.values.map(\.conversion) }

  // MARK: Sources

  /// Returns the facts of an input. Those of a file of this machine are cached until it changes, or newer ones replace
  /// them.
  ///
  /// - Throws: The error of ffprobe; ``ConversionError/Code/invalidInput`` for a URL that can't be fetched.
  public func facts(of input: ConversionSource.Input) async throws(ConversionError) -> MediaFacts {
    let identity = await Self.fileIdentity(input)
    if let identity, let known = self.knownFacts.first(where: { $0.identity == identity }) { return known.facts }
    let facts = try await self.probing(input) { probed throws(MediaProbeError) in try await self.probe.probe(probed) }
    if let identity {
      self.knownFacts = self.knownFacts.suffix(Self.maximumKnownFacts - 1) + [(identity, facts)]
    }
    return facts
  }

  private static func fileIdentity(_ input: ConversionSource.Input) async -> InputIdentity? {
    guard case .file = input else { return nil }
    return await Blocking.run { try? InputIdentity(input) }
  }

  /// Returns the facts of a stream, read from its first bytes.
  ///
  /// - Parameter name: The stream's name, for people.
  public func facts(ofBeginning bytes: [UInt8], name: String) async throws(ConversionError) -> MediaFacts {
    let folder = self.folder
    let file: SegmentFile
    do throws(SegmentFile.Failure) {
      file = try await Blocking.run { () throws(SegmentFile.Failure) in
        try SegmentFile(CutSegment(index: 0, length: 0, bytes: bytes), in: folder, isRead: true)
      }
    } catch {
      throw ConversionError(
        .system, "The stream can't be looked at.", cause: PlainReason.ofSystem(error.systemError))
    }
    do throws(MediaProbeError) {
      defer { withExtendedLifetime(file) {} }
      return try await self.probe.probe(.descriptor(file.descriptor, name: name))
    } catch {
      throw ConversionError(error.code == .timedOut ? .stalled : .failed, error.message, cause: error.cause)
    }
  }

  /// Returns the timeline of a file of this machine, as ``timeline(of:plan:facts:)-(ConversionSource,_,_)`` does.
  public func timeline(
    of path: String, plan: ConversionPlan, facts: MediaFacts
  ) async throws(ConversionError) -> ConversionTimeline? {
    try await self.timeline(of: ConversionSource(.file(path)), plan: plan, facts: facts)
  }

  /// Returns the timeline of a source. It is `nil` if the duration is too long, or if the pictures can't be copied:
  /// they have no index, too few key frames or, for fragmented MP4, open groups, or the server is too slow.
  ///
  /// - Parameter facts: The facts of ``ConversionSource/pictures``.
  /// - Throws: ``ConversionError/Code/unknownDuration``, ``ConversionError/Code/invalidInput``, and the error of
  ///   ffprobe.
  public func timeline(
    of source: ConversionSource, plan: ConversionPlan, facts: MediaFacts
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
    do throws(ConversionError) {
      let frames = try await self.probing(source.pictures) { probed throws(MediaProbeError) in
        try await self.probe.keyFrames(
          stream, of: probed, start: start, duration: duration, every: source.pictures.keyFrameInterval)
      }
      guard frames.isIndexed else { return nil }
      // Cut at open groups, HEVC stutters (devices.md F88).
      if plan.container == .fragmentedMP4,
        try await self.probing(
          source.pictures,
          { probed throws(MediaProbeError) in
            try await self.probe.hasOpenGroups(stream, of: probed, at: frames.times)
          })
      {
        return nil
      }
      return ConversionTimeline(plan: plan, duration: duration, start: start, keyFrames: frames.times)
    } catch {
      // Each key frame is a request; with a slow server the pictures are encoded anew.
      guard case .remote = source.pictures, error.code == .stalled else { throw error }
      return nil
    }
  }

  private func probing<Value: Sendable>(
    _ input: ConversionSource.Input, _ body: @LoopActor (ProbeInput) async throws(MediaProbeError) -> Value
  ) async throws(ConversionError) -> Value {
    let opened = try await self.opened([input])
    defer { self.release([input]) }
    do throws(MediaProbeError) {
      return try await body(opened[0].probed)
    } catch {
      throw ConversionError(error.code == .timedOut ? .stalled : .failed, error.message, cause: error.cause)
    }
  }

  /// Returns the inputs as ffmpeg opens them; the caller must ``release(_:)`` them.
  func opened(_ inputs: [ConversionSource.Input]) async throws(ConversionError) -> [ConversionSource.Opened] {
    var opened: [ConversionSource.Opened] = []
    for (place, input) in inputs.enumerated() {
      do throws(ConversionError) {
        switch input {
        case .file(let path): opened.append(.file(path))
        case .remote(let source):
          guard let relay else { throw ConversionError(.invalidInput, "URLs can't be converted here.") }
          opened.append(.relayed(url: try await relay.open(source), name: source.url))
        }
      } catch {
        self.release(Array(inputs[..<place]))
        throw error
      }
    }
    return opened
  }

  /// Ends the use of inputs.
  func release(_ inputs: [ConversionSource.Input]) {
    for case .remote(let source) in inputs { self.relay?.close(source) }
  }

  // MARK: Conversions

  /// Begins a conversion of a file of this machine, or joins that of the same file and plan.
  public func open(
    _ path: String, plan: ConversionPlan, timeline: ConversionTimeline
  ) async throws(ConversionError) -> Conversion {
    try await self.open(ConversionSource(.file(path)), plan: plan, timeline: timeline)
  }

  /// Begins a conversion, or joins that of the same source and plan. Each call needs one of ``close(_:)``.
  ///
  /// The first call with pictures to encode waits until the hardware has been tried.
  ///
  /// - Throws: ``ConversionError/Code/notInstalled``, ``ConversionError/Code/invalidInput``.
  public func open(
    _ source: ConversionSource, plan: ConversionPlan, timeline: ConversionTimeline
  ) async throws(ConversionError) -> Conversion {
    guard self.isInstalled else {
      throw ConversionError(.notInstalled, "ffmpeg isn't installed: install it, on Debian the package ffmpeg.")
    }
    let inputs = source.inputs
    let identities = try await Blocking.run { () throws(ConversionError) in
      try inputs.map { input throws(ConversionError) in try InputIdentity(input) }
    }
    let encoder = await self.encoder(for: plan)
    let opened = try await self.opened(inputs)
    let key = Key(inputs: identities, plan: plan)
    if let entry = self.entries[key] {
      self.release(inputs)
      self.entries[key]?.users += 1
      return entry.conversion
    }
    var schedule = SegmentSchedule.Options()
    schedule.bytes = self.options.maximumBytes
    schedule.maximumRuns = min(schedule.maximumRuns, self.options.maximumRuns)
    schedule.patience = TimeAmount(seconds: self.options.patience)
    let conversion = Conversion(
      name: source.name, inputs: opened, plan: plan, timeline: timeline, encoder: encoder, converter: self,
      clock: self.clock, options: schedule, logger: self.logger)
    self.entries[key] = Entry(conversion: conversion, source: source, users: 1)
    return conversion
  }

  /// Returns the encoder of a plan's pictures.
  func encoder(for plan: ConversionPlan) async -> VideoEncoder {
    guard self.options.usesHardware, plan.encodesPictures else { return .software }
    return await self.trials.best()
  }

  /// Ends the caller's use of a conversion; the last one ends it.
  public func close(_ conversion: Conversion) {
    guard let key = self.entries.first(where: { $0.value.conversion === conversion })?.key else { return }
    self.entries[key]?.users -= 1
    guard let entry = self.entries[key], entry.users == 0 else { return }
    self.entries[key] = nil
    self.end(entry)
  }

  private func end(_ entry: Entry) {
    entry.conversion.end()
    self.release(entry.source.inputs)
  }

  /// Ends all conversions.
  public func closeAll() {
    let (entries, streams) = (self.entries.values, self.streams.values)
    (self.entries, self.streams) = ([:], [:])
    for entry in entries { self.end(entry) }
    for stream in streams { stream.end() }
  }

  // MARK: Live sources

  /// Begins the conversion of an endless source. The caller must ``close(_:)`` it.
  ///
  /// - Parameters:
  ///   - source: The source, which the converter owns from then on, also if this fails.
  ///   - plan: Its pictures and sound are streams of the source.
  /// - Throws: ``ConversionError/Code/notInstalled``, ``ConversionError/Code/busy``.
  public func open(_ source: LiveSource, plan: ConversionPlan) async throws(ConversionError) -> LiveConversion {
    let encoder = await self.encoder(for: plan)
    let stream = LiveConversion(source, plan: plan, encoder: encoder, converter: self)
    self.streams[ObjectIdentifier(stream)] = stream
    do throws(ConversionError) {
      try await stream.start()
      return stream
    } catch {
      self.close(stream)
      throw error
    }
  }

  /// Ends the conversion of an endless source.
  public func close(_ stream: LiveConversion) {
    self.streams[ObjectIdentifier(stream)] = nil
    stream.end()
  }

  // MARK: Runs

  /// Creates a run for a conversion, after stopping held runs if the maximum of runs is reached.
  func makeRun(
    for conversion: Conversion, _ command: ConversionCommand,
    report: @escaping @LoopActor @Sendable (ConversionRun.Report) -> Void
  ) throws(ConversionError) -> ConversionRun {
    let program = try self.programForRun(of: conversion)
    return try ConversionRun(program: program, command.work, folder: self.folder, limits: self.limits, report: report)
  }

  /// The limits of a run.
  var limits: ConversionRun.Limits {
    var limits = ConversionRun.Limits()
    limits.stall = self.options.stallTime
    limits.child.memory = self.options.memory
    return limits
  }

  /// Returns the file of ffmpeg, after making room for one more run.
  ///
  /// Held runs of the owner are stopped first: a seek leaves one behind that no player needs.
  ///
  /// - Throws: ``ConversionError/Code/busy`` if the maximum of runs is alive, and none is held.
  func programForRun(of owner: AnyObject) throws(ConversionError) -> String {
    guard let program = ProgramSearch.file(of: self.probe.programs.ffmpeg) else {
      throw ConversionError(.notInstalled, "ffmpeg isn't installed: install it, on Debian the package ffmpeg.")
    }
    let conversions = self.entries.values.map(\.conversion)
    func count() -> Int {
      conversions.reduce(0) { $0 + $1.runCount } + self.streams.values.reduce(0) { $0 + ($1.isRunning ? 1 : 0) }
    }
    let order = conversions.filter { $0 === owner } + conversions.filter { $0 !== owner }
    for conversion in order where count() >= self.options.maximumRuns { conversion.yieldRuns() }
    guard count() < self.options.maximumRuns else {
      throw ConversionError(
        .busy,
        "\(self.options.maximumRuns) conversions run already, as many as the option `conversion.maximumConversions` "
          + "allows: stop one, or allow more.")
    }
    return program
  }
}
