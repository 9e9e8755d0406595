import JSONCodec
import Logging
import LoopIsolation
import NIOCore

// The peer's requests.
extension JSONRPCPeer {
  /// Starts a request's task, or replies at once if the request is refused.
  func start(_ id: JSONRPCID, _ method: String, _ params: JSONNode?, in batch: BatchReplies?) {
    if let refusal = self.refusal(of: id) { return self.reply(to: id, error: refusal, in: batch) }
    guard let body = self.handler?.method(method, for: self) else {
      return self.reply(
        to: id, error: .methodNotFound(method, didYouMean: self.handler?.nearestMethod(to: method)), in: batch)
    }
    let call = IncomingCall(id: id, method: method, batch: batch)
    self.calls[id] = call
    let progress = self.progressReporter(params)
    call.progress = progress
    let context = JSONRPCCallContext(peer: self, id: id, method: method, progress: progress)
    // The task is isolated from its first line on, because such tasks begin in the order in which they were created.
    call.task = LoopActor.task {
      guard !call.isAnswered else { return }
      call.hasStarted = true
      do {
        self.answer(call, result: try await body(params, context))
      } catch {
        self.answer(call, error: self.representation(of: error, method: method))
      }
    }
  }

  private func refusal(of id: JSONRPCID) -> JSONRPCError? {
    guard case .open = self.state else { return .shuttingDown }
    if self.calls[id] != nil {
      return .invalidRequest("the id \(id) is that of an unanswered request", path: "id")
    }
    let limit = self.configuration.maximumRequestsInFlight
    return self.calls.count < limit ? nil : .tooManyRequests(limit: limit)
  }

  private func progressReporter(_ params: JSONNode?) -> JSONRPCProgressReporter? {
    guard let member = params?["progressToken"], let token = try? JSONRPCID(json: member) else { return nil }
    return JSONRPCProgressReporter(peer: self, token: token, interval: self.configuration.progressInterval)
  }

  private func representation(of error: any Error, method: String) -> any JSONRPCErrorRepresentable {
    switch error {
    case let error as any JSONRPCErrorRepresentable: return error
    case let error as any JSONRPCErrorConvertible: return error.rpcError
    case let error as JSONDecodingError: return JSONRPCError.invalidParams(error)
    case is CancellationError: return JSONRPCError.requestCancelled
    default:
      self.logger.error("\(self.label): \(method) failed unexpectedly: \(error)")
      return JSONRPCError.internalError("\(method): \(error)")
    }
  }

  private func answer(_ call: IncomingCall, result: any JSONEncodable) {
    guard self.close(call) else { return }
    var writer = JSONWriter(writesUnread: false)
    writer.reply(to: call.id, result: result)
    self.send(reply: writer.bytes, to: call.id, in: call.batch)
    self.closeIfFinished()
  }

  private func answer(_ call: IncomingCall, error: any JSONRPCErrorRepresentable) {
    guard self.close(call) else { return }
    self.reply(to: call.id, error: error, in: call.batch)
    self.closeIfFinished()
  }

  /// Removes a call from the table; returns `false` if it is already answered.
  private func close(_ call: IncomingCall) -> Bool {
    guard !call.isAnswered else { return false }
    call.progress?.finish()
    call.isAnswered = true
    self.calls[call.id] = nil
    return true
  }

  func reply(to id: JSONRPCID?, error: any JSONRPCErrorRepresentable, in batch: BatchReplies?) {
    var writer = JSONWriter()
    writer.reply(to: id, error: error)
    self.send(reply: writer.bytes, to: id, in: batch)
  }

  func reply(to id: JSONRPCID?, error: JSONRPCError, in batch: BatchReplies?) {
    self.reply(to: id, error: error as any JSONRPCErrorRepresentable, in: batch)
  }

  private func send(reply: [UInt8], to id: JSONRPCID?, in batch: BatchReplies?) {
    guard let batch else { return self.send(reply) }
    var reply = reply
    let limit = self.configuration.maximumBatchReplyBytes
    if batch.byteCount + reply.count > limit {
      var writer = JSONWriter()
      writer.reply(to: id, error: JSONRPCError.batchTooLarge(limit: limit))
      reply = writer.bytes
    }
    if let replies = batch.add(reply) { self.send(replies) }
  }

  /// Handles `$/cancelRequest`; an id that is unknown or answered is ignored.
  func cancelCall(_ params: JSONNode?) {
    guard let member = params?["id"], let id = try? JSONRPCID(json: member), let call = self.calls[id] else { return }
    call.isCancelled = true
    call.task?.cancel()
    // A task that hasn't begun has nothing to undo.
    if !call.hasStarted { self.answer(call, error: JSONRPCError.requestCancelled) }
  }

  /// Cancels the running calls; with `error`, answers them.
  func cancelCalls(answering error: JSONRPCError?) {
    for call in self.calls.values {
      call.task?.cancel()
      if let error { self.answer(call, error: error) } else { _ = self.close(call) }
    }
  }
}

/// A request of the peer between its arrival and its answer.
@LoopActor
final class IncomingCall {
  let id: JSONRPCID
  let method: String
  let startedAt = NIODeadline.now()
  let batch: BatchReplies?
  var task: Task<Void, Never>?
  var progress: JSONRPCProgressReporter?
  var hasStarted = false
  var isCancelled = false
  var isAnswered = false

  init(id: JSONRPCID, method: String, batch: BatchReplies?) {
    self.id = id
    self.method = method
    self.batch = batch
  }
}

/// The replies to one batch, which are sent as one array.
@LoopActor
final class BatchReplies {
  private var writer = JSONWriter()
  private var missing: Int

  init(expecting count: Int) {
    self.missing = count
    self.writer.beginArray()
  }

  /// The bytes of the replies so far.
  var byteCount: Int { self.writer.bytes.count }

  /// Adds a reply; returns the array after the last one.
  func add(_ reply: [UInt8]) -> [UInt8]? {
    self.writer.value(json: reply)
    self.missing -= 1
    guard self.missing == 0 else { return nil }
    self.writer.endArray()
    return self.writer.bytes
  }
}
