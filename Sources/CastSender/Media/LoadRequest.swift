import CastModel
import JSONCodec

/// A LOAD (cast.md 7.1).
struct LoadRequest: JSONEncodable {
  /// The members that this sender sets itself.
  private static let own: Set<String> = ["type", "requestId", "sessionId", "mediaSessionId"]

  let requestId: Int64
  /// The receiver's session; senders of Google name it.
  let sessionId: String
  private let data: LoadRequestData

  init(requestId: Int64, sessionId: String, data: LoadRequestData) {
    self.requestId = requestId
    self.sessionId = sessionId
    var data = data
    for key in Self.own { data.additional[key] = nil }
    data.media = data.media?.prepared()
    data.queueData = data.queueData?.prepared()
    data.autoplay = data.autoplay ?? data.queueData?.startItem?.autoplay ?? true
    self.data = data
  }

  func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("type", "LOAD")
    writer.member("requestId", self.requestId)
    writer.member("sessionId", self.sessionId)
    self.data.writeMembers(to: &writer)
    writer.endObject()
  }
}

extension QueueData {
  /// The item that is played first; `nil` without items.
  var startItem: QueueItem? {
    guard let items, !items.isEmpty else { return nil }
    let index = Int(clamping: self.startIndex ?? 0)
    return items.indices.contains(index) ? items[index] : nil
  }
}

extension LoadRequestData {
  /// The same with the media of the item that is played first beside the queue, as web senders have it: many receivers look for nothing else.
  func namingStartMedia() -> LoadRequestData {
    guard self.media == nil, let media = self.queueData?.startItem?.media else { return self }
    var data = self
    data.media = media
    return data
  }
}
