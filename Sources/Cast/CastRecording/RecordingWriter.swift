public import FrameworkLog
import JSONCodec
import Synchronization

/// A writer of the entries of one recording on a ``LogThread``, redacted unless they are to be raw.
///
/// 1. ``init(path:header:limits:thread:onChange:)`` creates the file; call it on the thread.
/// 2. ``receive(at:bytes:_:)`` queues an event from any thread, without blocking. Entries are lost if the queue is
///    full, the file can't be written or the line is too long; a ``RecordingEvent/gap(lost:)`` before the next entry
///    counts them.
/// 3. ``finish(at:_:)`` writes ``RecordingEvent/end`` and closes the file.
public final class RecordingWriter: Sendable {
  /// The state of the writing.
  public struct Condition: Sendable, Hashable {
    /// The number of entries written.
    public var entries = 0
    /// The number of bytes written, in all files.
    public var bytes = 0
    /// The number of entries that couldn't be written.
    public var lost = 0
    /// The reason why nothing can be written at present; `nil` if it can.
    public var failure: String?
    /// The number of values of each kind that were replaced by stand-ins; `nil` if the recording is raw.
    public var replaced: [StandIns.Kind: Int]?
  }

  private struct State {
    var condition = Condition()
    /// The approximate memory of the entries that wait, in bytes.
    var waitingBytes = 0
    /// The entries lost since the last one that was written.
    var gap = 0
    var isFinished = false
    /// The private texts that the redactor doesn't know yet.
    var unlearned: [(text: String, kind: StandIns.Kind)] = []
  }

  /// The largest number of private texts that wait for the next entry; further ones aren't learned.
  private static let maximumUnlearned = 4_096

  /// The largest number of bytes that wait for the disk; further entries are lost.
  private static let maximumWaitingBytes = 8 << 20

  /// The current file.
  public let path: String
  private let thread: LogThread
  private let output: Output
  private let state: Mutex<State>
  private let onChange: @Sendable (Condition) -> Void

  /// Creates the file with its header. Blocks: call it on the thread.
  ///
  /// - Parameters:
  ///   - header: The header; if it says that the recording is redacted, this writer redacts it and every entry.
  ///   - onChange: Called on the thread when writing begins to fail, and when it succeeds again.
  /// - Throws: ``RecordingError``.
  public init(
    path: String, header: RecordingHeader, limits: RecordingFileLimits, thread: LogThread,
    onChange: @escaping @Sendable (Condition) -> Void
  ) throws(RecordingError) {
    var redactor = header.isRedacted ? RecordingRedactor() : nil
    let header = redactor?.redact(header) ?? header
    self.path = path
    self.output = Output(try RecordingFile(path: path, header: header, limits: limits), redactor)
    self.thread = thread
    self.onChange = onChange
    var state = State()
    state.condition.replaced = redactor?.counts
    state.condition.bytes = header.line.utf8.count + 1
    self.state = Mutex(state)
  }

  /// The present state of the writing.
  public var condition: Condition { self.state.withLock(\.condition) }

  /// Makes `text` private in all later events. Ignored if the recording is raw.
  public func learn(_ text: String, as kind: StandIns.Kind) {
    self.state.withLock { state in
      guard state.condition.replaced != nil, state.unlearned.count < Self.maximumUnlearned else { return }
      state.unlearned.append((text, kind))
    }
  }

  /// Queues an event; never blocks.
  ///
  /// - Parameters:
  ///   - time: The event's time, in seconds since the recording started.
  ///   - bytes: The approximate memory that the event keeps while it waits.
  ///   - make: Returns the event; called on the thread.
  public func receive(at time: Double, bytes: Int, _ make: @escaping @Sendable () -> RecordingEvent) {
    let hasRoom = self.state.withLock { state in
      guard !state.isFinished, state.waitingBytes + bytes <= Self.maximumWaitingBytes else { return false }
      state.waitingBytes += bytes
      return true
    }
    guard hasRoom else { return self.lose() }
    let isQueued = self.thread.submit { [self] in
      self.write(RecordingEntry(time: time, event: make()))
      self.state.withLock { $0.waitingBytes -= bytes }
    }
    guard !isQueued else { return }
    self.state.withLock { $0.waitingBytes -= bytes }
    self.lose()
  }

  /// Writes the counts of ``Condition/replaced`` and the end after all earlier events, closes the file, and calls
  /// `body` on the thread with the final condition. Later events are ignored.
  public func finish(at time: Double, _ body: @escaping @Sendable (Condition) -> Void) {
    let isFirst = self.state.withLock { state in
      defer { state.isFinished = true }
      return !state.isFinished
    }
    let end: @Sendable () -> Void = { [self] in
      if isFirst {
        if let counts = self.output.counts { self.write(RecordingEntry(time: time, event: .redacted(counts))) }
        self.write(RecordingEntry(time: time, event: .end))
      }
      self.output.close()
      body(self.condition)
    }
    if !self.thread.submit(isRequired: true, end) { body(self.condition) }
  }

  // MARK: On the thread

  private func lose() {
    self.state.withLock { state in
      guard !state.isFinished else { return }
      state.condition.lost += 1
      state.gap += 1
    }
  }

  private func write(_ entry: RecordingEntry) {
    let (gap, unlearned) = self.state.withLock { state in
      defer { state.unlearned = [] }
      return (state.gap, state.unlearned)
    }
    for (text, kind) in unlearned { self.output.learn(text, kind) }
    let result = self.output.append(entry, gap: gap)
    let changed: Condition? = self.state.withLock { state in
      let failed = state.condition.failure != nil
      state.condition.bytes += result.bytes
      state.condition.failure = result.error?.message
      if result.isGapWritten { state.gap -= gap }
      if result.isWritten {
        state.condition.entries += 1
      } else {
        state.condition.lost += 1
        state.gap += 1
      }
      state.condition.replaced = self.output.counts
      return failed != (state.condition.failure != nil) ? state.condition : nil
    }
    if let changed { self.onChange(changed) }
  }

  /// The file and the redactor, which only the thread uses.
  private final class Output: @unchecked Sendable {
    private var file: RecordingFile?
    private var redactor: RecordingRedactor?

    init(_ file: consuming RecordingFile, _ redactor: RecordingRedactor?) {
      self.file = consume file
      self.redactor = redactor
    }

    var counts: [StandIns.Kind: Int]? { self.redactor?.counts }

    func close() { self.file = nil }

    func learn(_ text: String, _ kind: StandIns.Kind) { self.redactor?.learn(text, as: kind) }

    /// Writes `entry`, unless a reader would refuse its line as too long, and before it a gap of so many entries.
    func append(_ entry: RecordingEntry, gap: Int) -> Written {
      var written = Written()
      do throws(RecordingError) {
        if gap > 0 {
          written.bytes += try self.file?.append(RecordingEntry(time: entry.time, event: .gap(lost: gap)).line) ?? 0
          written.isGapWritten = true
        }
        let line = (self.redactor?.redact(entry) ?? entry).line
        guard line.utf8.count <= RecordingLimits().lineBytes else { return written }
        written.bytes += try self.file?.append(line) ?? 0
        written.isWritten = true
      } catch {
        written.error = error
      }
      return written
    }
  }

  /// The outcome of writing one entry.
  private struct Written {
    var bytes = 0
    var isGapWritten = false
    var isWritten = false
    var error: RecordingError?
  }
}

extension RecordingEvent {
  /// Returns the event with the counts of replaced values, the last line but one of a redacted recording.
  fileprivate static func redacted(_ counts: [StandIns.Kind: Int]) -> RecordingEvent {
    let members = counts.sorted { $0.key.rawValue < $1.key.rawValue }.map { kind, count in
      (kind.rawValue, JSONValue.integer(Int64(count)))
    }
    return .other(kind: "redacted", .object(JSONObject(members)))
  }
}
