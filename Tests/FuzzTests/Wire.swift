@testable import CastV2
import DeviceAuthentication
import JSONCodec
import NIOCore

/// Reads one stream of a Cast peer, whole and in pieces: both ways give the same messages, each message survives being
/// written, and no more memory is held than was received.
@Sendable func fuzzWire(_ bytes: UnsafeBufferPointer<UInt8>) {
  let whole = messages(of: [bytes[...]])
  precondition(messages(of: pieces(of: bytes)) == whole, "the cut of the stream changed its meaning")
  _ = try? JSONDocument(parsing: UnsafeRawBufferPointer(bytes), policy: .strict)
  _ = try? JSONDocument(parsing: UnsafeRawBufferPointer(bytes), policy: .tolerant)
}

private func messages(of pieces: [Slice<UnsafeBufferPointer<UInt8>>]) -> [CastMessage] {
  var framer = CastFramer(maximumBodyLength: 65_536)
  var chunks = ChunkAssembler(maximumLength: 65_536)
  var router = VirtualConnectionRouter()
  var found: [CastMessage] = []
  var total = 0
  for piece in pieces {
    total += piece.count
    framer.append(ByteBuffer(bytes: piece))
    // A framing error is final.
    while let body = try? framer.next() {
      guard let message = try? CastMessage(body: body) else { continue }
      found.append(message)
      take(message, &chunks, &router)
    }
    precondition(framer.bufferedBytes <= total)
    precondition(chunks.bufferedBytes <= 65_536)
  }
  return found
}

private func take(_ message: CastMessage, _ chunks: inout ChunkAssembler, _ router: inout VirtualConnectionRouter) {
  var encoded = ByteBuffer()
  message.encode(into: &encoded)
  precondition(encoded.readableBytes == message.encodedLength)
  precondition((try? CastMessage(body: encoded)) == message, "what was read doesn't survive being written")
  _ = HeartbeatMessage.pong(answering: message)
  _ = try? DeviceAuthMessage(payload: message.payload)
  guard case .message(let whole) = chunks.receive(message) else { return }
  _ = router.receive(whole)
}
