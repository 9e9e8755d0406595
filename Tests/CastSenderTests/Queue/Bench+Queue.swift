import CastModel
import CastSender
import JSONCodec
import LoopIsolation

extension Bench {
  /// Starts a session that plays a queue of the scripted receiver, whose list is known, with the sequence number 5.
  func startQueue(_ ids: [Int64] = [1, 2, 3]) async throws -> CastSession {
    let receiver = self.receiver
    receiver.mediaStatus =
      #"{"mediaSessionId":1,"playerState":"PLAYING","currentItemId":1,"items":[{"itemId":1},{"itemId":2}]}"#
    receiver.handlers["QUEUE_GET_ITEM_IDS"] = {
      receiver.reply(
        #"{"type":"QUEUE_ITEM_IDS","requestId":%ID,"itemIds":\#(ids.jsonText),"sequenceNumber":5}"#, to: $0)
    }
    receiver.handlers["QUEUE_UPDATE"] = { request in
      let jump = request.json["jump"]?.integer.map { (ids.firstIndex(of: 1) ?? 0) + Int($0) }
      let jumped = jump.map { ids[($0 + ids.count) % ids.count] }
      if let id = request.json["currentItemId"]?.integer ?? jumped { receiver.playItem(id) }
      receiver.answer(request)
    }
    receiver.handlers["QUEUE_INSERT"] = { request in
      if request.json["currentItemIndex"] != nil { receiver.playItem(99) }
      receiver.answer(request)
    }
    receiver.handlers["QUEUE_GET_ITEMS"] = { request in
      let items = (request.json["itemIds"]?.array ?? []).map { id in
        #"{"itemId":\#(id.jsonText),"media":{"contentId":"song"},"preloadTime":20}"#
      }
      let list = items.joined(separator: ",")
      receiver.reply(#"{"type":"QUEUE_ITEMS","requestId":%ID,"items":[\#(list)],"sequenceNumber":5}"#, to: request)
    }
    let session = try await self.start()
    _ = try await session.media.queue.fetchItemIds()
    return session
  }
}

extension QueueItem {
  /// Items named song-0, song-1…, each with `bytes` additional bytes.
  static func songs(_ count: Int, _ bytes: Int = 0) -> [QueueItem] {
    let ballast = JSONValue.string(String(repeating: "x", count: bytes))
    return (0..<count).map { QueueItem(media: MediaInformation(contentId: "song-\($0)", customData: ballast)) }
  }
}

extension ScriptedReceiver {
  /// Plays another item of the queue, without a status to the sender yet.
  func playItem(_ itemId: Int64) {
    self.mediaStatus =
      #"{"mediaSessionId":1,"playerState":"PLAYING","currentItemId":\#(itemId),"items":[{"itemId":1},{"itemId":2}]}"#
  }
}
