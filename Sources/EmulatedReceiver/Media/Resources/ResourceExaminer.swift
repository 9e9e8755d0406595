import LoopIsolation

/// Fetches what a receiver is to play, and tells what it is.
///
/// A receiver without one assumes what the LOAD says (``AssumedResource``). Called once for each ``ResourceRequest``; the task is
/// cancelled when the receiver doesn't want to know any more.
public protocol ResourceExaminer: Sendable {
  /// What is behind `request`; a failure is a result like any other. The core waits for at most
  /// ``MediaTiming/examinationTimeout``.
  @LoopActor
  func examine(_ request: ResourceRequest) async -> ResourceExamination
}
