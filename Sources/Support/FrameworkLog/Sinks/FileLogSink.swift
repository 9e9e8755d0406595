public import StateFiles
import Synchronization

/// A sink that writes records to files, on a separate thread. If the disk is full or the folder is missing, only
/// records are lost.
public final class FileLogSink: LogSink {
  /// The condition of the log file.
  public struct Condition: Hashable, Sendable {
    /// The reason why records can't be written, or `nil` if they can.
    public var failure: String?
    /// The number of records lost so far.
    public var lostRecords = 0
  }

  /// The path of the current file.
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
    _ = self.thread.submit(isRequired: true) { [self] in self.file.close() }
  }

  /// Changes the limits, from the next record on.
  public func setLimits(_ limits: LogFileLimits) {
    _ = self.thread.submit { [self] in self.file.setLimits(limits) }
  }

  /// The current condition of the log file.
  public var condition: Condition { self.state.withLock { $0 } }

  /// Hands the record to the thread, which appends it as one line; ``Condition/lostRecords`` counts those it refuses.
  public func receive(_ record: LogRecord) {
    let isTaken = self.thread.submit { [self] in self.write(record) }
    if !isTaken { self.state.withLock { $0.lostRecords += 1 } }
  }

  private func write(_ record: LogRecord) {
    guard self.file.isOpen else { return self.state.withLock { $0.lostRecords += 1 } }
    let failure = self.file.append(record.text)
    let changed: Condition? = self.state.withLock { state in
      if failure != nil { state.lostRecords += 1 }
      let isNews = (failure == nil) != (state.failure == nil)
      state.failure = failure?.message
      return isNews ? state : nil
    }
    if let changed { self.onChange(changed) }
  }

  /// The holder of the file, which only the thread uses.
  private final class Holder: @unchecked Sendable {
    private var file: RotatingLogFile?
    init(_ file: consuming RotatingLogFile) { self.file = consume file }

    var isOpen: Bool { self.file != nil }
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

/// The limits of a log in files (SDK `GCKLogger.maxLogFileSize`, `maxLogFileCount`).
public struct LogFileLimits: Hashable, Sendable {
  /// The smallest size of a file that can be requested, in bytes.
  public static let minimumBytes = 32 << 10
  /// The largest size of a file that can be requested, in bytes.
  public static let maximumBytes = 1 << 30
  /// The default size of a file, in bytes.
  public static let assumedBytes = 2 << 20
  /// The smallest number of files: the current one and the one before.
  public static let minimumCount = 2
  /// The largest number of files.
  public static let maximumCount = 100

  /// The size up to which the current file may grow, in bytes.
  public let bytes: Int
  /// The number of files that are kept, including the current one.
  public let count: Int

  /// Creates limits from the requested numbers, as far as the bounds allow; 0 bytes means ``assumedBytes``.
  public init(bytes: Int = 0, count: Int = 2) {
    self.bytes = bytes <= 0 ? Self.assumedBytes : min(max(bytes, Self.minimumBytes), Self.maximumBytes)
    self.count = min(max(count, Self.minimumCount), Self.maximumCount)
  }
}
