import CastModel
public import NIOCore

/// A player without pictures: it knows its position at any time, and the time of its next event.
///
/// Pure: every call gets the time. Positions are seconds. (cast.md 7.5.)
struct MediaPlayer: Hashable, Sendable {
  /// The player's state.
  enum State: Hashable, Sendable {
    case idle
    /// The source is still unknown; once it is known, loading lasts at least until `earliest`.
    case opening(earliest: NIODeadline)
    /// The first data arrives at `until`.
    case loading(until: NIODeadline)
    /// The position doesn't advance until `until`; `nil`: until a command ends it.
    case buffering(until: NIODeadline?)
    case playing
    case paused

    var isLoading: Bool {
      switch self {
      case .opening, .loading: true
      case .idle, .buffering, .playing, .paused: false
      }
    }
  }

  /// An event of the player that no command caused.
  enum Event: Hashable, Sendable {
    /// The first data has arrived.
    case loaded
    /// Buffering is over: the player plays, or is paused if a sender requested that.
    case ready
    /// The position has reached the end.
    case finished
  }

  /// The media that is played.
  struct Source: Hashable, Sendable {
    /// The position of the end; `nil` for live streams and pictures.
    var endPosition: Double?
    /// The seekable window of a live stream; `nil` for everything else.
    var liveWindow: LiveWindow?
    /// The position to start at; `nil`: the beginning, or the live edge.
    var startPosition: Double?
    /// Where loading never continues; `nil`: it does.
    var stall: ResourceExamination.Stall?
  }

  private(set) var state = State.idle
  private(set) var source = Source()
  private(set) var playbackRate = 1.0
  /// Whether it plays as soon as it can.
  private(set) var playsWhenReady = true
  /// The duration of buffering after loading and after a seek.
  private var bufferingTime = TimeAmount.zero

  private var anchorPosition = 0.0
  /// The position at which the source began.
  private var openingPosition = 0.0
  private var anchorTime = NIODeadline.uptimeNanoseconds(0)
  /// The time at which the live stream's window was ``Source/liveWindow``.
  private var liveOrigin = NIODeadline.uptimeNanoseconds(0)

  /// Android senders seek to the end, or the live edge, with this position or a later one (cast.md 7.1).
  static let infinitePosition = 4_294_967_296.0

  /// Begins to load a source that is still unknown; ``open(_:now:)`` continues.
  mutating func prepare(
    startPosition: Double? = nil, autoplay: Bool, playbackRate: Double, timing: MediaTiming, now: NIODeadline
  ) {
    self.source = Source(startPosition: startPosition)
    self.playsWhenReady = autoplay
    self.playbackRate = playbackRate
    self.bufferingTime = timing.bufferingTime
    self.anchorPosition = max(0, startPosition ?? 0)
    self.anchorTime = now
    self.state = .opening(earliest: now + timing.loadTime)
  }

  /// Continues loading with the known `source`; its start position yields to one that was sought meanwhile.
  mutating func open(_ source: Source, now: NIODeadline) {
    guard case .opening(let earliest) = self.state else { return }
    let start = self.source.startPosition ?? source.startPosition
    self.source = source
    self.source.startPosition = start
    self.liveOrigin = now
    let window = source.liveWindow
    let beginning = window.map { $0.isDone ? $0.start : $0.start + $0.length } ?? 0
    let isInfinite = start.map { $0 >= Self.infinitePosition } ?? false
    self.anchorPosition = isInfinite ? self.lastPosition(at: now) : self.clamped(start ?? beginning, now: now)
    self.anchorTime = now
    self.openingPosition = self.anchorPosition
    switch source.stall {
    case nil, .buffering?: self.state = .loading(until: max(earliest, now))
    default: self.state = .opening(earliest: earliest)
    }
  }

  /// Begins to load the known `source`.
  mutating func load(
    _ source: Source, autoplay: Bool, playbackRate: Double, timing: MediaTiming, now: NIODeadline
  ) {
    self.prepare(
      startPosition: source.startPosition, autoplay: autoplay, playbackRate: playbackRate, timing: timing, now: now)
    self.open(source, now: now)
  }

  /// Returns the position, in seconds.
  func position(at now: NIODeadline) -> Double {
    guard case .playing = self.state else { return self.clamped(self.anchorPosition, now: now) }
    return self.clamped(self.anchorPosition + self.elapsed(until: now) * self.playbackRate, now: now)
  }

  /// Returns the seekable range of a live stream; `nil` for everything else.
  func liveRange(at now: NIODeadline) -> ClosedRange<Double>? {
    guard let window = self.source.liveWindow else { return nil }
    let elapsed = window.isDone ? 0 : max(0, Self.seconds(now - self.liveOrigin))
    let start = window.start + (window.isMoving ? elapsed : 0)
    return start...max(start, window.start + window.length + elapsed)
  }

  /// Ends the live stream: the seekable range stays, and playback ends at its end.
  mutating func endLiveStream(now: NIODeadline) {
    guard var window = self.source.liveWindow, !window.isDone, let range = self.liveRange(at: now) else { return }
    window.start = range.lowerBound
    window.length = range.upperBound - range.lowerBound
    window.isDone = true
    self.reanchor(now: now)
    self.source.liveWindow = window
  }

  /// Ends a source without a duration, whose server sent its last byte: the media that arrived plays out.
  ///
  /// - Parameters:
  ///   - buffered: the least time that is buffered, in seconds.
  ///   - length: the playing time of the whole source, which may have come faster than it plays; `nil`: unknown.
  mutating func endArrival(buffered: Double, length: Double?, now: NIODeadline) {
    guard self.endPosition == nil, self.state != .idle else { return }
    self.reanchor(now: now)
    self.source.liveWindow = nil
    self.source.endPosition = max(self.anchorPosition + buffered, self.openingPosition + (length ?? 0))
  }

  /// Whether the position is at the end, or at the live edge.
  func isAtEdge(now: NIODeadline) -> Bool { self.position(at: now) >= self.lastPosition(at: now) }

  /// Returns the position of the end, or of the live edge.
  private func lastPosition(at now: NIODeadline) -> Double {
    self.endPosition ?? self.liveRange(at: now)?.upperBound ?? 0
  }

  /// The position at which playback ends; `nil` if it doesn't.
  private var endPosition: Double? {
    if let end = self.source.endPosition { return end }
    return self.source.liveWindow.flatMap { $0.isDone ? $0.start + $0.length : nil }
  }

  mutating func play(now: NIODeadline) {
    self.playsWhenReady = true
    guard case .paused = self.state else { return }
    self.reanchor(now: now)
    self.state = .playing
  }

  mutating func pause(now: NIODeadline) {
    self.playsWhenReady = false
    guard case .playing = self.state else { return }
    self.reanchor(now: now)
    self.state = .paused
  }

  /// Moves to `position`; ``infinitePosition`` is the end.
  mutating func seek(to position: Double, now: NIODeadline) {
    switch self.state {
    case .opening:
      self.source.startPosition = position
      self.anchorPosition = max(0, position >= Self.infinitePosition ? 0 : position)
      return
    case .buffering, .playing, .paused: self.state = .buffering(until: self.endOfBuffering(from: now))
    case .idle, .loading: break
    }
    let target = position >= Self.infinitePosition ? self.lastPosition(at: now) : position
    self.anchorPosition = self.clamped(target, now: now)
    self.anchorTime = now
  }

  /// Returns when buffering that begins at `start` ends; `nil`: never.
  private func endOfBuffering(from start: NIODeadline) -> NIODeadline? {
    self.source.stall == nil ? start + self.bufferingTime : nil
  }

  /// Sets how fast the position advances; `rate` must be more than 0.
  mutating func setPlaybackRate(_ rate: Double, now: NIODeadline) {
    self.reanchor(now: now)
    self.playbackRate = rate
  }

  mutating func stop(now: NIODeadline) {
    self.reanchor(now: now)
    self.state = .idle
  }

  /// The next time at which ``advance(to:)`` has work to do; `nil` if only a command can change anything.
  var nextDeadline: NIODeadline? {
    switch self.state {
    case .loading(let deadline): return deadline
    case .buffering(let deadline): return deadline
    case .idle, .opening, .paused: return nil
    case .playing: return self.endPosition.map { self.deadline(ofPosition: $0) }
    }
  }

  /// Returns the time at which playback reaches `position`, which isn't before the current one.
  func deadline(ofPosition position: Double) -> NIODeadline {
    let seconds = max(0, position - self.anchorPosition) / self.playbackRate
    // A century is as good as never, and fits into nanoseconds.
    return self.anchorTime + .nanoseconds(Int64((min(seconds, 3e9) * 1e9).rounded(.up)))
  }

  /// Performs at most one thing that is due by `now`, so call it until ``nextDeadline`` lies ahead.
  mutating func advance(to now: NIODeadline) -> Event? {
    guard let deadline = self.nextDeadline, deadline <= now else { return nil }
    switch self.state {
    case .loading:
      self.state = .buffering(until: self.endOfBuffering(from: deadline))
      return .loaded
    case .buffering:
      self.anchorTime = deadline
      self.state = self.playsWhenReady ? .playing : .paused
      return .ready
    case .playing:
      self.reanchor(now: deadline)
      self.state = .idle
      return .finished
    case .idle, .opening, .paused:
      return nil
    }
  }

  private mutating func reanchor(now: NIODeadline) {
    self.anchorPosition = self.position(at: now)
    self.anchorTime = now
  }

  private func elapsed(until now: NIODeadline) -> Double { max(0, Self.seconds(now - self.anchorTime)) }

  private func clamped(_ position: Double, now: NIODeadline) -> Double {
    if let range = self.liveRange(at: now) { return min(max(position, range.lowerBound), range.upperBound) }
    guard let end = self.source.endPosition else { return max(0, position) }
    return min(max(0, position), end)
  }

  private static func seconds(_ amount: TimeAmount) -> Double { Double(amount.nanoseconds) / 1e9 }
}

/// The player's delays, and the properties that it assumes of media that doesn't give them.
public struct MediaTiming: Sendable, Hashable {
  /// The minimum time from LOAD to the first data.
  public var loadTime: TimeAmount
  /// The time from the first data, or a seek, to playback.
  var bufferingTime: TimeAmount
  /// The duration of on-demand media whose request and URL give none, in seconds.
  var defaultDuration = 596.474195
  /// The length of a live stream's seekable window, in seconds.
  public var liveWindow = 600.0
  /// How long the player waits for a ``ResourceExaminer``, and so for a server that accepts and never answers, before
  /// the load fails (devices.md F115).
  var examinationTimeout = TimeAmount.seconds(130)

  /// Creates a timing; by default the player loads in 0.2 s, buffers in 0.05 s and waits 130 s for an examiner.
  public init(loadTime: TimeAmount = .milliseconds(200), bufferingTime: TimeAmount = .milliseconds(50)) {
    self.loadTime = loadTime
    self.bufferingTime = bufferingTime
  }

  /// A timing without delays, for tests.
  public static let immediate = MediaTiming(loadTime: .zero, bufferingTime: .zero)
}
