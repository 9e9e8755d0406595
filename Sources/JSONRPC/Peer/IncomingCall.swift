import LoopIsolation

/// A request of the peer between its arrival and its answer.
@LoopActor
final class IncomingCall {
  let id: JSONRPCID
  let batch: BatchReplies?
  var task: Task<Void, Never>?
  var progress: JSONRPCProgressReporter?
  var hasStarted = false
  var isCancelled = false
  var isAnswered = false

  init(id: JSONRPCID, batch: BatchReplies?) {
    self.id = id
    self.batch = batch
  }
}
