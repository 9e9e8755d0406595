public import FrameworkLog
public import Logging

/// Where the log statements of the server's process come together, and how the log on standard error began.
public struct ServerLog: Sendable {
  /// What every logger of the process speaks to.
  public let hub: LogHub
  /// The thread that writes to standard error and to files.
  public let thread: LogThread
  /// The log on standard error as the command line wants it.
  let console: Console?

  struct Console: Sendable {
    var outlet: LogHub.OutletID
    var level: FrameworkLog.LogLevel
  }

  /// - Parameter consoleLevel: What goes to standard error; `nil`: nothing.
  public init(consoleLevel: Logger.Level? = nil) {
    let hub = LogHub()
    let thread = LogThread()
    self.hub = hub
    self.thread = thread
    self.console = consoleLevel.map { level in
      let level = FrameworkLog.LogLevel(level)
      let sink = ConsoleLogSink(thread: thread)
      return Console(outlet: hub.add(sink, filter: FrameworkLog.LogFilter(minimumLevel: level)), level: level)
    }
  }

  /// Waits, for a moment at most, until everything is written. For the end of the process.
  public func flush() { self.thread.flush(milliseconds: 200) }
}
