import ChildProcesses
import Glibc
import Logging
public import LoopIsolation

/// An endless source.
public enum LiveSource: Sendable {
  /// The reading end of a pipe, the bytes read from it already, and its name for people.
  case pipe(Int32, beginning: [UInt8], name: String)
  /// A stream of a web server.
  case remote(RemoteSource)

  /// Its name, for people.
  public var name: String {
    switch self {
    case .pipe(_, _, let name): name
    case .remote(let source): source.url
    }
  }
}

/// The conversion of an endless source as its data arrives, for all players that fetch it.
///
/// 1. ``Converter/open(_:plan:)`` starts ffmpeg. Its output is cut into segments of at least 2 s.
/// 2. ``playlist()`` waits for the first four segments, and then lists the latest six. Older ones are dropped.
/// 3. A source that arrives faster than it plays is slowed down.
/// 4. A child that dies is replaced; a discontinuity marks the place. The source's end ends the playlist.
@LoopActor
public final class LiveConversion {
  /// The number of children in a row that fail without having made a segment, at which the conversion fails.
  private static let maximumFailures = 3

  /// The source's name, for people.
  public let name: String
  /// The plan.
  public let plan: ConversionPlan
  /// The progress of the conversion.
  public private(set) var progress: Conversion.Progress

  private unowned let converter: Converter
  private let source: LiveSource
  private var feed: LiveFeed?
  private var relayed: ConversionSource.Opened?
  private var encoder: VideoEncoder
  private var list = LivePlaylist()
  private var segments: [Int: SegmentFile] = [:]
  private var waiters: [Waiter<Void, ConversionError>] = []
  private var observers: [ObjectIdentifier: Conversion.Observer] = [:]
  private var run: ConversionRun?
  private var startsAnew = false
  private var failures = 0
  private var failure: ConversionError?
  private var isEnded = false

  init(_ source: LiveSource, plan: ConversionPlan, encoder: VideoEncoder, converter: Converter) {
    (self.source, self.name, self.plan) = (source, source.name, plan)
    (self.encoder, self.converter) = (encoder, converter)
    self.progress = Conversion.Progress(speed: nil, plan: plan, madeUntil: 0, isMaking: false)
    if plan.encodesPictures { self.progress.encoder = encoder }
  }

  /// Whether a child runs.
  var isRunning: Bool { self.run != nil }

  // MARK: Players

  /// Returns the current playlist, after waiting for the segments that a player needs to begin.
  ///
  /// - Throws: The error of ffmpeg, if it ended the conversion; ``ConversionError/Code/ended`` if the caller's task is
  ///   cancelled.
  public func playlist() async throws(ConversionError) -> String {
    if !self.list.isReady, !self.isEnded {
      let waiter = Waiter<Void, ConversionError>()
      self.waiters.append(waiter)
      try await waiter.value {
        self.waiters.removeAll { $0 === waiter }
        waiter.finish(.failure(Self.ended))
      }
    }
    if let failure, self.segments.isEmpty { throw failure }
    guard !self.isEnded else { throw Self.ended }
    return self.list.text
  }

  /// Returns a segment, or `nil` if there is none of this name any more.
  public func segment(named name: String) -> SegmentFile? {
    guard name.hasSuffix(".ts"), name.utf8.count <= 12, let number = Int(name.dropLast(3)) else { return nil }
    return self.segments[number]
  }

  /// Calls `body` with the progress until ``forget(_:)`` is called with the same owner.
  public func observe(_ owner: AnyObject, _ body: @escaping Conversion.Observer) {
    self.observers[ObjectIdentifier(owner)] = body
  }

  /// Removes an observer.
  public func forget(_ owner: AnyObject) { self.observers[ObjectIdentifier(owner)] = nil }

  private static let ended = ConversionError(.ended, "The conversion was ended.")

  // MARK: Runs

  /// Starts the first child.
  func start() async throws(ConversionError) {
    switch self.source {
    case .pipe(let descriptor, let beginning, _):
      let feed = try LiveFeed(beginning: beginning)
      feed.start(descriptor)
      self.feed = feed
    case .remote(let source):
      let opened = try await self.converter.opened([.remote(source)]).first
      guard !self.isEnded else {
        self.converter.release([.remote(source)])
        throw Self.ended
      }
      self.relayed = opened
    }
    try self.startRun()
  }

  private func startRun() throws(ConversionError) {
    let program = try self.converter.programForRun(of: self)
    var input: Int32?
    if let feed {
      let pipe = try ConversionRun.pipe()
      input = fcntl(pipe.reader, F_DUPFD_CLOEXEC, 3)
      feed.attach(fcntl(pipe.writer, F_DUPFD_CLOEXEC, 3))
    }
    let command = LiveCommand(relayed: self.relayed, plan: self.plan, encoder: self.encoder)
    let run: ConversionRun
    do throws(ConversionError) {
      run = try ConversionRun(
        program: program, command.work(input: input), folder: self.converter.folder, limits: self.converter.limits
      ) { [weak self] report in self?.take(report) }
    } catch {
      if let input { close(input) }
      throw error
    }
    self.run = run
    run.start()
    self.progress.isMaking = true
  }

  private func take(_ report: ConversionRun.Report) {
    guard !self.isEnded else { return }
    switch report {
    case .made(let file, _):
      self.failures = 0
      self.add(file)
    // Transport streams have no initialization.
    case .began: break
    case .ended(nil):
      self.run = nil
      self.finish(nil)
    case .ended(let error?):
      self.run = nil
      self.replaceRun(after: error)
    }
  }

  private func add(_ file: SegmentFile) {
    self.segments[self.list.nextNumber] = file
    if let gone = self.list.append(length: file.length, startsAnew: self.startsAnew) { self.segments[gone] = nil }
    self.startsAnew = false
    self.progress.madeUntil += file.length
    if self.list.isReady { self.waiters.finishAll(.success(())) }
    self.notify()
  }

  private func replaceRun(after error: ConversionError) {
    self.converter.logger.warning(
      "a live conversion failed", metadata: ["source": "\(self.name)", "error": "\(error)"])
    if !self.encoder.isSoftware {
      self.encoder = .software
      self.progress.encoder = .software
    } else {
      self.failures += 1
    }
    guard self.failures < Self.maximumFailures else { return self.finish(error) }
    self.startsAnew = true
    do throws(ConversionError) {
      try self.startRun()
      self.notify(error)
    } catch {
      self.finish(error)
    }
  }

  /// Ends the playlist: no segment follows.
  private func finish(_ error: ConversionError?) {
    self.failure = error
    self.list.end()
    self.progress.isMaking = false
    self.waiters.finishAll(.success(()))
    self.notify(error)
  }

  private func notify(_ failure: ConversionError? = nil) {
    for observer in self.observers.values { observer(self.progress, failure) }
  }

  /// Ends the child and closes the source.
  func end() {
    guard !self.isEnded else { return }
    self.isEnded = true
    self.run?.stop()
    self.run = nil
    if let feed {
      feed.stop()
    } else if case .pipe(let descriptor, _, _) = self.source {
      close(descriptor)
    }
    if self.relayed != nil, case .remote(let source) = self.source { self.converter.release([.remote(source)]) }
    self.segments = [:]
    self.waiters.finishAll(.failure(Self.ended))
  }
}
