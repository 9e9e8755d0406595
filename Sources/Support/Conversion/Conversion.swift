import Logging
public import LoopIsolation
import NIOCore
import StateFiles

/// The conversion of one source by one plan, for all players that fetch it.
@LoopActor
public final class Conversion {
  /// The progress of a conversion.
  public struct Progress: Sendable, Hashable {
    /// The speed, in seconds of playing made per second, or `nil` before it is measured. Below 1 the player has to
    /// wait.
    public var speed: Double?
    /// The current plan, by which segments are made.
    public var plan: ConversionPlan
    /// The end of the last segment that was made, in seconds of playing.
    public var madeUntil: Double
    /// Whether ffmpeg is making segments.
    public var isMaking: Bool
    /// The encoder of the pictures; `nil` if they are copied, or there are none.
    public var encoder: VideoEncoder?
  }

  /// The path or URL of the source.
  public let name: String
  /// The beginnings of the segments.
  public let timeline: ConversionTimeline
  /// The initial plan. ``Progress/plan`` has smaller pictures if ffmpeg was too slow.
  public let plan: ConversionPlan
  /// The progress of the conversion.
  public private(set) var progress: Progress
  /// Called when ``progress`` has changed, and with the error when ffmpeg fails.
  public typealias Observer = @LoopActor (Progress, ConversionError?) -> Void

  private var observers: [ObjectIdentifier: Observer] = [:]
  private unowned let converter: Converter
  private let clock: any LoopClock
  private let logger: Logger
  private var schedule: SegmentSchedule
  private var segments: [Int: SegmentFile] = [:]
  private var initialization: [UInt8]?
  private var waiters: [Int: Waiter<SegmentFile, ConversionError>] = [:]
  private var runs: [Int: ConversionRun] = [:]
  private var timer: LoopTimer?
  private var lastTicket = 0
  private var lastError: ConversionError?
  private var failures = 0
  private var failedAt = NIODeadline.distantPast
  private var isEnded = false
  private var slowness = Slowness()
  private let inputs: [ConversionSource.Opened]
  private var encoder: VideoEncoder
  private let hasReordering: Bool

  init(
    name: String, inputs: [ConversionSource.Opened], plan: ConversionPlan, timeline: ConversionTimeline,
    encoder: VideoEncoder, converter: Converter, clock: any LoopClock, options: SegmentSchedule.Options, logger: Logger
  ) {
    (self.name, self.inputs, self.plan, self.timeline) = (name, inputs, plan, timeline)
    (self.converter, self.clock, self.logger) = (converter, clock, logger)
    // If hardware fails, segments of libx264 follow those of the hardware, which have no B-frames.
    (self.encoder, self.hasReordering) = (encoder, encoder.isSoftware)
    self.schedule = SegmentSchedule(count: timeline.count, options: options)
    self.progress = Progress(speed: nil, plan: plan, madeUntil: 0, isMaking: false)
    if plan.encodesPictures { self.progress.encoder = encoder }
  }

  /// Returns a segment, after making it if needed.
  ///
  /// - Parameter player: Identifies the player; each has one place in the file.
  /// - Throws: The error of ffmpeg; ``ConversionError/Code/ended`` if the caller's task is cancelled.
  public func segment(_ index: Int, for player: String) async throws(ConversionError) -> SegmentFile {
    guard self.timeline.borders.indices.contains(index) else {
      throw ConversionError(.invalidInput, "There is no segment \(index).")
    }
    guard !self.isEnded else { throw Self.ended }
    // After three failures in a row players that repeat their requests get the error without another run.
    if self.failures >= 3, self.clock.now - self.failedAt < .seconds(10), let lastError, self.segments[index] == nil {
      throw lastError
    }
    self.lastTicket += 1
    let (ticket, waiter) = (self.lastTicket, Waiter<SegmentFile, ConversionError>())
    self.waiters[ticket] = waiter
    self.handle(.requested(index, player: player, ticket: ticket))
    return try await waiter.value {
      guard self.waiters.removeValue(forKey: ticket) != nil else { return }
      waiter.finish(.failure(Self.ended))
      self.handle(.withdrawn(ticket: ticket))
    }
  }

  /// Returns the bytes of fragmented MP4 that players read before any segment; `nil` for transport streams.
  ///
  /// They are the same for all runs. If there has been none, the first segment is made.
  ///
  /// - Throws: As ``segment(_:for:)``.
  public func initialization(for player: String) async throws(ConversionError) -> [UInt8]? {
    guard self.timeline.isFragmented, self.initialization == nil else { return self.initialization }
    _ = try await self.segment(0, for: player)
    return self.initialization
  }

  /// Calls `body` with the progress until ``forget(_:)`` is called with the same owner.
  public func observe(_ owner: AnyObject, _ body: @escaping Observer) { self.observers[ObjectIdentifier(owner)] = body }

  /// Removes an observer.
  public func forget(_ owner: AnyObject) { self.observers[ObjectIdentifier(owner)] = nil }

  private func notify(_ failure: ConversionError? = nil) {
    for observer in self.observers.values { observer(self.progress, failure) }
  }

  /// The number of runs that are alive.
  var runCount: Int { self.runs.count }

  private static let ended = ConversionError(.ended, "The conversion was ended.")

  /// Ends all runs, and fails all requests. The file of a segment is removed when its last reader releases it.
  func end() {
    guard !self.isEnded else { return }
    self.isEnded = true
    self.timer?.cancel()
    for run in self.runs.values { run.stop() }
    let waiters = self.waiters
    (self.waiters, self.segments) = ([:], [:])
    for waiter in waiters.values { waiter.finish(.failure(Self.ended)) }
  }

  /// Stops held runs to make room for another run.
  func yieldRuns() { self.handle(.yielded) }

  // MARK: Actions

  private func handle(_ event: SegmentSchedule.Event) {
    guard !self.isEnded else { return }
    for action in self.schedule.handle(event, at: self.clock.now) { self.perform(action) }
    if self.progress.isMaking != self.schedule.isMaking {
      self.progress.isMaking = self.schedule.isMaking
      self.notify()
    }
  }

  private func perform(_ action: SegmentSchedule.Action) {
    switch action {
    case .answer(let ticket, let segment):
      let outcome = self.segments[segment].map { Result<_, ConversionError>.success($0) } ?? .failure(Self.ended)
      self.waiters.removeValue(forKey: ticket)?.finish(outcome)
    case .fail(let ticket): self.waiters.removeValue(forKey: ticket)?.finish(.failure(self.lastError ?? Self.ended))
    case .start(let run, let segment): self.start(run, at: segment)
    case .hold(let run): self.runs[run]?.hold(true)
    case .read(let run): self.runs[run]?.hold(false)
    case .stop(let run): self.runs.removeValue(forKey: run)?.stop()
    case .drop(let segment): self.segments[segment] = nil
    case .wake(let time):
      self.timer?.cancel()
      self.timer = self.clock.schedule(at: time) { [weak self] in self?.handle(.ticked) }
    }
  }

  private func start(_ run: Int, at segment: Int) {
    self.logger.debug("converting", metadata: ["source": "\(self.name)", "segment": "\(segment)"])
    do throws(ConversionError) {
      let command = ConversionCommand(
        inputs: self.inputs, plan: self.progress.plan, timeline: self.timeline, first: segment, encoder: self.encoder,
        hasReordering: self.hasReordering)
      let started = try self.converter.makeRun(for: self, command) { [weak self] report in
        self?.take(report, of: run)
      }
      self.runs[run] = started
      started.start()
    } catch {
      // Reported later, since the schedule's actions are still being performed.
      LoopActor.shared.eventLoop.execute {
        LoopActor.assumeIsolated { self.take(.ended(error), of: run) }
      }
    }
  }

  private func take(_ report: ConversionRun.Report, of run: Int) {
    guard !self.isEnded else { return }
    switch report {
    case .made(let file, let speed):
      self.failures = 0
      // All runs make equal segments. One that a player may be reading stays.
      if self.segments[file.index] == nil { self.segments[file.index] = file }
      self.progress.speed = speed ?? self.progress.speed
      let end = self.timeline.borders[file.index] + self.timeline.length(of: file.index)
      self.progress.madeUntil = end
      self.handle(.made(file.index, run: run, bytes: file.count))
      self.watch(speed, at: end)
      self.notify()
    case .began(let initialization): self.initialization = self.initialization ?? initialization
    case .ended(let error):
      guard self.runs.removeValue(forKey: run) != nil || error?.code != .ended else { return }
      if let error, self.leavesHardware(after: error) { return self.handle(.ended(run: run, .broken)) }
      if let error, error.code != .ended {
        if error.code != .busy { self.failures += 1 }
        self.failedAt = self.clock.now
        self.lastError = error
        self.logger.warning("conversion failed", metadata: ["source": "\(self.name)", "error": "\(error)"])
        self.notify(error)
      }
      // A child that was killed, or had a temporary error, is replaced once; the players' requests wait for the next
      // run.
      let isBroken = error.map { [.failed, .stalled].contains($0.code) } == true && self.failures == 1
      self.handle(.ended(run: run, error == nil ? .finished : isBroken ? .broken : .failed))
    }
  }

  /// Switches to software encoding if a run with hardware failed; returns whether it did.
  private func leavesHardware(after error: ConversionError) -> Bool {
    guard !self.encoder.isSoftware, [.failed, .stalled, .invalidOutput].contains(error.code) else { return false }
    self.logger.warning(
      "hardware failed to encode: the processors do it",
      metadata: ["source": "\(self.name)", "encoder": "\(self.encoder)", "error": "\(error)"])
    self.encoder = .software
    self.progress.encoder = .software
    self.progress.speed = nil
    self.notify()
    return true
  }

  /// Switches to smaller pictures if ffmpeg is slower than playing.
  private func watch(_ speed: Double?, at time: Double) {
    guard self.slowness.isSlow(speed, at: time), let smaller = self.progress.plan.smaller else { return }
    self.progress.plan = smaller
    self.progress.speed = nil
    self.logger.notice(
      "conversion is too slow: smaller pictures", metadata: ["source": "\(self.name)", "speed": "\(speed ?? 0)"])
    self.handle(.planChanged)
  }
}

/// Decides when a conversion is too slow: slower than playing over two segments.
struct Slowness {
  private var since: Double?

  /// Returns whether the conversion is too slow, by the speed of a run that has reached `time`. After `true` the count
  /// begins anew.
  mutating func isSlow(_ speed: Double?, at time: Double) -> Bool {
    guard let speed, speed < 1 else {
      self.since = nil
      return false
    }
    // After a seek backwards the count begins anew.
    let since = min(self.since ?? time, time)
    self.since = since
    guard time - since >= ConversionTimeline.segmentLength else { return false }
    self.since = nil
    return true
  }
}
