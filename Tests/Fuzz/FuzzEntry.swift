// Entry of libFuzzer, built by scripts/fuzz together with the sources of the wire; not part of the package.
import JSONCodec
import NIOCore

/// One stream of a peer, whole and in pieces: with any bytes nothing traps, both ways give the same messages, and no
/// more memory is held than was received.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = UnsafeBufferPointer(start: start, count: count)
  let whole = messages(of: [bytes[...]])
  // The first byte sets the size of the pieces.
  let size = Int(bytes.first ?? 0) % 17 + 1
  let pieces = stride(from: 0, to: count, by: size).map { bytes[$0..<min($0 + size, count)] }
  precondition(messages(of: pieces) == whole, "the cut of the stream changed its meaning")
  _ = try? JSONDocument(parsing: UnsafeRawBufferPointer(bytes), policy: .strict)
  _ = try? JSONDocument(parsing: UnsafeRawBufferPointer(bytes), policy: .tolerant)
  return 0
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
