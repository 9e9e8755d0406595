import JSONCodec
import JSONRPC
import NIOCore

/// Reads one stream of a JSON-RPC peer, whole and in pieces: both ways give the same messages and problems, the work
/// is linear, an id survives being written, and each message that was understood means the same when written anew.
@Sendable func fuzzJSONRPC(_ bytes: UnsafeBufferPointer<UInt8>) {
  let whole = outputs(of: [bytes[...]])
  precondition(outputs(of: pieces(of: bytes)) == whole, "the cut of the stream changed its meaning")
  for case .message(let body) in whole {
    body.withUnsafeReadableBytes { check(MessageDecoder(maximumBatchCount: 20).decode($0)) }
  }
  check(MessageDecoder(maximumBatchCount: 20).decode(UnsafeRawBufferPointer(bytes)))
}

/// Returns the outputs of a framer with a small limit, and checks its counters.
private func outputs(of pieces: [Slice<UnsafeBufferPointer<UInt8>>]) -> [MessageFramer.Output] {
  var framer = MessageFramer(maximumMessageBytes: 256)
  var outputs: [MessageFramer.Output] = []
  var total = 0
  for piece in pieces {
    total += piece.count
    framer.append(ByteBuffer(bytes: piece))
    var consumedAtLastProblem = -1
    while let output = framer.next() {
      outputs.append(output)
      guard case .problem = output else { continue }
      precondition(framer.consumedBytes > consumedAtLastProblem, "a problem consumed nothing")
      consumedAtLastProblem = framer.consumedBytes
    }
    precondition(framer.bufferedBytes + framer.consumedBytes == total, "bytes were lost")
  }
  if let last = framer.finish() { outputs.append(last) }
  precondition(outputs.count <= total + 1)
  precondition(framer.examinedBytes <= 8 * total, "the work isn't linear")
  return outputs
}

private func check(_ frame: IncomingFrame) {
  switch frame {
  case .single(let message): check(message)
  case .batch(let messages):
    precondition(!messages.isEmpty)
    messages.forEach(check)
  }
}

/// Writes a message, or the reply that refuses it, and reads that again.
private func check(_ message: IncomingMessage) {
  var writer = JSONWriter()
  switch message {
  case .request(let id, let method, let params): writer.call(id: id, method: method, params: params?.value)
  case .notification(let method, let params): writer.call(method: method, params: params?.value)
  case .response(let id, .success(let result)): if let id { writer.reply(to: id, result: result.value) }
  case .response(let id, .failure(let error)), .invalid(let id, let error): writer.reply(to: id, error: error)
  case .ignorable: return
  }
  guard !writer.bytes.isEmpty else { return }
  let again = writer.bytes.withUnsafeBytes { MessageDecoder().decode($0) }
  guard case .single(let second) = again else { preconditionFailure("a message became a batch") }
  switch (message, second) {
  case (.request(let id, let method, let params), .request(let otherID, let otherMethod, let otherParams)):
    precondition(id == otherID && method == otherMethod && params?.value == otherParams?.value)
  case (.notification(let method, let params), .notification(let otherMethod, let otherParams)):
    precondition(method == otherMethod && params?.value == otherParams?.value)
  case (.response(let id, .success(let result)), .response(let otherID, .success(let other))):
    precondition(id == otherID && result.value == other.value)
  case (.response(let id, .failure(let error)), .response(let otherID, .failure(let other))),
    (.invalid(let id, let error), .response(let otherID, .failure(let other))):
    precondition(id == otherID && error.code == other.code && error.message == other.message)
  default: preconditionFailure("a message doesn't survive being written")
  }
}
