/// Takes the records that a filter lets pass.
public protocol LogSink: AnyObject, Sendable {
  /// Takes one record; called on any thread, and never blocks.
  func receive(_ record: LogRecord)
}
