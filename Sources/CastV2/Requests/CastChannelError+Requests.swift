import JSONCodec
import NIOCore

extension CastChannelError {
  static func errorReply(_ reply: CastReply, to request: PendingRequests.Request) -> CastChannelError {
    var text =
      "\(request.destinationId) answered \(request.kind.rawValue) with \(reply.payload.type?.rawValue ?? "an error")"
    if let reason = reply.payload.root["reason"]?.string { text += ": \(reason)" }
    return request.failed(.errorReply, text + ".", reply: reply)
  }

  static func destinationClosed(_ request: PendingRequests.Request) -> CastChannelError {
    request.failed(
      .destinationClosed,
      "\(request.destinationId) closed the virtual connection before it answered \(request.kind.rawValue): its app has ended, or refuses us."
    )
  }

  static func timedOut(_ request: PendingRequests.Request) -> CastChannelError {
    request.failed(.timedOut, "\(request.destinationId) did not answer \(request.kind.rawValue) in time.")
  }

  static func cancelled(_ request: PendingRequests.Request) -> CastChannelError {
    request.failed(.cancelled, "\(request.kind.rawValue) was cancelled; the receiver may have carried it out.")
  }

  static func replaced(_ request: PendingRequests.Request) -> CastChannelError {
    request.failed(.replaced, "A newer \(request.kind.rawValue) took the place of this one.")
  }
}

extension PendingRequests.Request {
  fileprivate func failed(
    _ code: CastChannelError.Code, _ message: String, reply: CastReply? = nil
  ) -> CastChannelError {
    CastChannelError(code: code, message: message, elapsed: .now() - self.startedAt, reply: reply)
  }
}
