import JSONCodec

/// A message about the queue (cast.md 7.1). Only what is set is written.
struct QueueRequest: JSONEncodable {
  /// The wire's `type`.
  let type: String
  var members: JSONObject = JSONObject()
  var items: [EncodedQueueItem]?
  var itemIds: [Int64]?
  var customData: JSONValue?
  /// The ids of items that must be in the queue for it to make sense.
  var references: [Int64] = []

  /// The message with what every message has.
  func message(requestId: Int64, mediaSessionId: Int64?, sequenceNumber: Int64?) -> Message {
    Message(
      request: self, requestId: requestId, mediaSessionId: mediaSessionId, sequenceNumber: sequenceNumber)
  }

  struct Message: JSONEncodable {
    let request: QueueRequest
    let requestId: Int64
    let mediaSessionId: Int64?
    let sequenceNumber: Int64?

    func write(to writer: inout JSONWriter) {
      writer.beginObject()
      writer.member("type", self.request.type)
      writer.member("requestId", self.requestId)
      writer.member("mediaSessionId", self.mediaSessionId)
      writer.member("sequenceNumber", self.sequenceNumber)
      writer.members(of: self.request.members)
      writer.member("itemIds", self.request.itemIds)
      writer.member("items", self.request.items)
      writer.member("customData", self.request.customData)
      writer.endObject()
    }
  }

  func write(to writer: inout JSONWriter) {
    self.message(requestId: 0, mediaSessionId: 0, sequenceNumber: nil).write(to: &writer)
  }

  /// The bytes of a message but for its items or ids, whatever numbers it will carry.
  var overhead: Int {
    var empty = self
    empty.items = self.items.map { _ in [] }
    empty.itemIds = self.itemIds.map { _ in [] }
    let widest = Int64(Int32.max)
    return empty.message(requestId: widest, mediaSessionId: .max, sequenceNumber: .max).jsonBytes.count
      + (self.members["insertBefore"] == nil ? 40 : 20)
  }
}
