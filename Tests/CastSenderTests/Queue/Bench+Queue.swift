import CastModel
import CastSender
import JSONCodec
import LoopIsolation

extension Bench {
  /// Starts a session that plays a queue of the scripted receiver, whose list is known: of the sequence number 5.
  func startQueue(_ ids: [Int64] = [1, 2, 3]) async throws -> CastSession {
    let receiver = self.receiver
    receiver.mediaStatus =
      #"{"mediaSessionId":1,"playerState":"PLAYING","currentItemId":1,"items":[{"itemId":1},{"itemId":2}]}"#
    receiver.handlers["QUEUE_GET_ITEM_IDS"] = {
      receiver.reply(
        #"{"type":"QUEUE_ITEM_IDS","requestId":%ID,"itemIds":\#(ids.jsonText),"sequenceNumber":5}"#, to: $0)
    }
    let session = try await self.start()
    _ = try await session.media.queue.fetchItemIds()
    return session
  }
}

extension QueueItem {
  /// Items called song-0, song-1…, each with so many bytes more.
  static func songs(_ count: Int, _ bytes: Int = 0) -> [QueueItem] {
    let ballast = JSONValue.string(String(repeating: "x", count: bytes))
    return (0..<count).map { QueueItem(media: MediaInformation(contentId: "song-\($0)", customData: ballast)) }
  }
}
