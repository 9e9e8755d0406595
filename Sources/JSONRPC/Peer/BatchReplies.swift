import JSONCodec
import LoopIsolation

/// Collects the replies to one batch, which go out as one array.
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

  /// Adds a reply; returns the array when it is the last one.
  func add(_ reply: [UInt8]) -> [UInt8]? {
    self.writer.value(json: reply)
    self.missing -= 1
    guard self.missing == 0 else { return nil }
    self.writer.endArray()
    return self.writer.bytes
  }
}
