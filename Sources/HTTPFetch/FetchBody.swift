public import LoopIsolation
public import NIOCore

/// The body of a response, piece by piece, as fast as it is asked for.
///
/// Has one reader. When nobody keeps it the connection ends.
@LoopActor
public final class FetchBody {
  private let exchange: Exchange

  init(_ exchange: Exchange) { self.exchange = exchange }

  /// The next piece, of whatever size the network gave; `nil` when that was all.
  ///
  /// - Throws: ``FetchError``: `bodyTooLarge`, `truncated`, `connectionLost`, `invalidResponse`, `timedOut`, `cancelled`.
  public func next() async throws(FetchError) -> ByteBuffer? {
    if Task.isCancelled { throw FetchError(.cancelled, "The fetch was cancelled.") }
    return try await self.exchange.nextPiece()
  }

  /// All that is left, up to `limit` bytes.
  ///
  /// - Throws: As ``next()``; `bodyTooLarge` past the limit.
  public func collect(upTo limit: Int) async throws(FetchError) -> ByteBuffer {
    var all = ByteBuffer()
    while let piece = try await self.next() {
      guard all.readableBytes + piece.readableBytes <= limit else {
        self.cancel()
        throw FetchError(.bodyTooLarge, "The body is longer than the \(limit) bytes that are accepted.")
      }
      all.writeImmutableBuffer(piece)
    }
    return all
  }

  /// The first `count` bytes, or all there are; the connection ends without the rest.
  public func prefix(_ count: Int) async throws(FetchError) -> ByteBuffer {
    var start = ByteBuffer()
    while start.readableBytes < count, var piece = try await self.next() {
      let slice = piece.readSlice(length: min(piece.readableBytes, count - start.readableBytes))
      if let slice { start.writeImmutableBuffer(slice) }
    }
    self.cancel()
    return start
  }

  /// Ends the connection; a reader that waits gets `cancelled`.
  public func cancel() { self.exchange.cancel() }
}
