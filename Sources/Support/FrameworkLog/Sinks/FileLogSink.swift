public import StateFiles
import Synchronization

/// Writes records to files, on its own thread. With a full disk or without the folder, records are lost and nothing
/// else.
public final class FileLogSink: LogSink {
  /// How writing goes.
  public struct Condition: Hashable, Sendable {
    /// Why records can't be written at present; `nil`: they can.
    public var failure: String?
    /// How many records were lost altogether.
    public var lostRecords = 0
  }

  /// The present file.
  public let path: String
  private let thread: LogThread
  private let file: Holder
  private let state = Mutex(Condition())
  private let onChange: @Sendable (Condition) -> Void

  /// Opens the files. Blocks: call it on the thread.
  ///
  /// - Parameter onChange: Called on the thread when writing begins to fail, and when it succeeds again.
  /// - Throws: ``StateFileError``.
  public init(
    directory: StateDirectory, limits: LogFileLimits, thread: LogThread,
    onChange: @escaping @Sendable (Condition) -> Void
  ) throws(StateFileError) {
    let file = try RotatingLogFile(directory: directory, limits: limits)
    self.path = file.path
    self.thread = thread
    self.file = Holder(file)
    self.onChange = onChange
  }

  /// Closes the file when all earlier records are written; later ones are lost.
  public func close() {
    _ = self.thread.submit { [self] in self.file.close() }
  }

  /// Changes the limits, from the next record on.
  public func setLimits(_ limits: LogFileLimits) {
    _ = self.thread.submit { [self] in self.file.setLimits(limits) }
  }

  /// How writing goes now.
  public var condition: Condition { self.state.withLock { $0 } }

  /// Hands the record to the thread, which appends it as one line; ``Condition/lostRecords`` counts those it refuses.
  public func receive(_ record: LogRecord) {
    let isTaken = self.thread.submit { [self] in self.write(record) }
    if !isTaken { self.state.withLock { $0.lostRecords += 1 } }
  }

  private func write(_ record: LogRecord) {
    let failure = self.file.append(record.text)
    let changed: Condition? = self.state.withLock { state in
      if failure != nil { state.lostRecords += 1 }
      let isNews = (failure == nil) != (state.failure == nil)
      state.failure = failure?.message
      return isNews ? state : nil
    }
    if let changed { self.onChange(changed) }
  }

  /// Keeps the file for the thread, which alone uses it.
  private final class Holder: @unchecked Sendable {
    private var file: RotatingLogFile?
    init(_ file: consuming RotatingLogFile) { self.file = consume file }

    func close() { self.file = nil }
    func setLimits(_ limits: LogFileLimits) { self.file?.limits = limits }

    func append(_ line: String) -> StateFileError? {
      do throws(StateFileError) {
        try self.file?.append(line)
        return nil
      } catch {
        return error
      }
    }
  }
}

/// How much a log in files may take (SDK `GCKLogger.maxLogFileSize`, `maxLogFileCount`).
public struct LogFileLimits: Hashable, Sendable {
  /// The smallest size that can be asked for, in bytes.
  public static let minimumBytes = 32 << 10
  /// The largest, in bytes.
  public static let maximumBytes = 1 << 30
  /// The size without a wish, in bytes.
  public static let assumedBytes = 2 << 20
  /// How many files there are at least: the present and the one before.
  public static let minimumCount = 2
  /// How many files there are at most.
  public static let maximumCount = 100

  /// How large the present file may grow, in bytes.
  public let bytes: Int
  /// How many files are kept, including the current one.
  public let count: Int

  /// Takes the wishes as far as the limits allow; 0 bytes is ``assumedBytes``.
  public init(bytes: Int = 0, count: Int = 2) {
    self.bytes = bytes <= 0 ? Self.assumedBytes : min(max(bytes, Self.minimumBytes), Self.maximumBytes)
    self.count = min(max(count, Self.minimumCount), Self.maximumCount)
  }
}
