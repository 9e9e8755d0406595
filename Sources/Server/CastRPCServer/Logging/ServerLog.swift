import CastModel
import CastRPCProtocol
public import FrameworkLog
public import Logging
import LoopIsolation
import NIOCore
import StateFiles

/// The hub of the server process's log statements, and the initial state of the log on standard error.
public struct ServerLog: Sendable {
  /// The hub to which every logger of the process writes.
  public let hub: LogHub
  /// The thread that writes to standard error and to files.
  public let thread: LogThread
  /// The latest records, for reports; `nil` if none are kept.
  public let recent: LogRing?
  /// The log on standard error as set on the command line.
  let console: Console?

  struct Console: Sendable {
    var outlet: LogHub.OutletID
    var level: LogLevel
  }

  /// - Parameters:
  ///   - consoleLevel: The lowest level that is written to standard error, or `nil` for nothing.
  ///   - keepsRecent: Whether the latest records are kept for `server.report`, from level `DEBUG` on.
  public init(consoleLevel: Logger.Level? = nil, keepsRecent: Bool = false) {
    let hub = LogHub()
    let thread = LogThread()
    self.hub = hub
    self.thread = thread
    self.recent = keepsRecent ? LogRing() : nil
    if let recent { _ = hub.add(recent, filter: RecordFilter(minimumLevel: .debug), isRedacted: false) }
    self.console = consoleLevel.map { level in
      let level = LogLevel(level)
      let sink = ConsoleLogSink(thread: thread)
      return Console(outlet: hub.add(sink, filter: RecordFilter(minimumLevel: level)), level: level)
    }
  }

  /// Waits briefly until everything is written. For the end of the process.
  public func flush() { self.thread.flush(milliseconds: 200) }
}

/// The log on standard error and in files: one each for the whole server.
@LoopActor
final class LogOutputs {
  private struct File {
    var sink: FileLogSink
    var directory: StateDirectory
    var limits: LogFileLimits
    var outlet: LogHub.OutletID
    var filter: LogFilter
  }

  private let log: ServerLog
  private var file: File?
  private var consoleOutlet: LogHub.OutletID?
  private var consoleFilter: LogFilter?
  /// The change of the file in progress, for which the next call waits.
  private var change: EventLoopFuture<Void>?
  private let fileChanged: @LoopActor (LogFile) -> Void

  /// - Parameter fileChanged: Called when writing to files begins, ends, fails, or succeeds again.
  init(log: ServerLog, fileChanged: @escaping @LoopActor (LogFile) -> Void) {
    self.log = log
    self.fileChanged = fileChanged
    self.consoleOutlet = log.console?.outlet
    self.consoleFilter = log.console.map {
      LogFilter(minimumLevel: $0.level, redact: true)
    }
  }

  // MARK: Standard error

  var console: LogConsole { LogConsole(isEnabled: self.consoleOutlet != nil, filter: self.consoleFilter) }

  func setConsole(_ declared: LogFilter?) throws -> LogConsole {
    guard let declared else {
      if let consoleOutlet { self.log.hub.remove(consoleOutlet) }
      (self.consoleOutlet, self.consoleFilter) = (nil, nil)
      return self.console
    }
    let filter = try RecordFilter(declared, path: "params.filter")
    let isRedacted = declared.redact ?? true
    if let consoleOutlet {
      self.log.hub.update(consoleOutlet, filter: filter, isRedacted: isRedacted)
    } else {
      let sink = ConsoleLogSink(thread: self.log.thread)
      self.consoleOutlet = self.log.hub.add(sink, filter: filter, isRedacted: isRedacted)
    }
    self.consoleFilter = declared.complete
    return self.console
  }

  // MARK: Files

  var fileInfo: LogFile {
    guard let file else { return LogFile(isEnabled: false) }
    let condition = file.sink.condition
    return LogFile(
      isEnabled: true, path: file.sink.path, maxFileSize: Int64(file.limits.bytes),
      maxFileCount: Int64(file.limits.count), filter: file.filter, failure: condition.failure,
      lostRecords: Int64(condition.lostRecords))
  }

  func setFile(_ params: LogSetFileParams) async throws -> LogFile {
    while let change { try? await change.value() }
    let promise = LoopActor.shared.eventLoop.makePromise(of: Void.self)
    self.change = promise.futureResult
    defer {
      self.change = nil
      promise.succeed()
    }
    if params.isEnabled { try await self.openFile(params) } else { self.closeFile() }
    let info = self.fileInfo
    self.fileChanged(info)
    return info
  }

  private func closeFile() {
    guard let file else { return }
    self.log.hub.remove(file.outlet)
    file.sink.close()
    self.file = nil
  }

  private func openFile(_ params: LogSetFileParams) async throws {
    let declared = (params.filter ?? LogFilter()).complete
    let filter = try RecordFilter(declared, path: "params.filter")
    let limits = LogFileLimits(bytes: Int(params.maxFileSize ?? 0), count: Int(params.maxFileCount ?? 2))
    let directory = try Self.directory(params.directory)
    if let file, file.directory == directory {
      file.sink.setLimits(limits)
      self.log.hub.update(file.outlet, filter: filter, isRedacted: declared.redact ?? true)
      self.file?.limits = limits
      self.file?.filter = declared
      return
    }
    let sink = try await self.open(directory, limits)
    self.closeFile()
    let outlet = self.log.hub.add(sink, filter: filter, isRedacted: declared.redact ?? true)
    self.file = File(sink: sink, directory: directory, limits: limits, outlet: outlet, filter: declared)
  }

  private func open(_ directory: StateDirectory, _ limits: LogFileLimits) async throws -> FileLogSink {
    let thread = self.log.thread
    let conditionChanged: @Sendable (FileLogSink.Condition) -> Void = { [weak self] _ in
      LoopActor.shared.eventLoop.execute {
        LoopActor.assumeIsolated {
          guard let self else { return }
          self.fileChanged(self.fileInfo)
        }
      }
    }
    let waiter = Waiter<FileLogSink, StateFileError>()
    let isTaken = thread.submit {
      let opened = Result { () throws(StateFileError) in
        try FileLogSink(directory: directory, limits: limits, thread: thread, onChange: conditionChanged)
      }
      LoopActor.task { waiter.finish(opened) }
    }
    guard isTaken else {
      throw APIError(.internalLimitReached, "Too much of the log waits to be written: try again.")
    }
    do throws(StateFileError) { return try await waiter.value() } catch { throw Self.notUsable(error.message, error) }
  }

  private static func directory(_ path: String?) throws -> StateDirectory {
    guard let path else {
      do throws(StateFileError) {
        return try StateDirectory.state("cast-rpc").directory("log")
      } catch {
        throw self.notUsable(error.message, error)
      }
    }
    guard path.hasPrefix("/"), path.utf8.count < 3_800, !path.utf8.contains(0) else {
      throw self.notUsable("The folder must be an absolute path, not '\(path.prefix(200))'.", nil)
    }
    return StateDirectory(path: path)
  }

  private static func notUsable(_ message: String, _ cause: (any Error)?) -> APIError {
    APIError(.fileNotUsable, message, cause: cause) {
      $0.path = "params.directory"
      $0.reason = message
    }
  }
}
