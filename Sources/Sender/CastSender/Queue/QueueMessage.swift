package import CastModel
package import CastV2
import JSONCodec

/// A message about the queue: QUEUE_CHANGE, QUEUE_ITEM_IDS or QUEUE_ITEMS (cast.md 7.2).
package struct QueueMessage: Sendable {
  package enum Content: Sendable {
    case change(QueueChange)
    /// The whole list.
    case itemIds([Int64])
    /// Requested items.
    case items([QueueItem])
  }

  /// The maximum number of items in one answer.
  static let maximumItemsInAnswer = 5_000

  package var content: Content
  /// The request that it answers; 0 or `nil`: it was sent unasked.
  package var requestId: Int64?
  /// The list's sequence number, if the receiver counts changes.
  package var sequenceNumber: Int64?

  package init(_ content: Content, requestId: Int64? = nil, sequenceNumber: Int64? = nil) {
    self.content = content
    self.requestId = requestId
    self.sequenceNumber = sequenceNumber
  }

  /// Reads a message; `nil` if it isn't about the queue.
  package init?(_ payload: CastPayload) {
    let root = payload.root
    switch payload.type {
    case .queueChange:
      self.content = .change(
        QueueChange(
          type: root["changeType"]?.string.map(QueueChange.ChangeType.init(rawValue:)),
          itemIds: Self.itemIds(in: root), insertBefore: Self.positive(root["insertBefore"])))
    case .queueItemIds:
      // A message without a list reports nothing; in particular it doesn't mean that the queue is empty.
      guard root["itemIds"]?.kind == .array else { return nil }
      self.content = .itemIds(Self.itemIds(in: root))
    case .queueItems:
      guard root["items"]?.kind == .array else { return nil }
      self.content = .items(Self.items(in: root))
    default: return nil
    }
    self.requestId = payload.requestId
    self.sequenceNumber = root["sequenceNumber"].flatMap { try? Int64(json: $0) }
  }

  /// Returns the ids of `itemIds`, each once, in its first place. Leaves out 0 and negative ids, which are invalid
  /// (cast.md 7.1).
  private static func itemIds(in root: JSONNode) -> [Int64] {
    guard let node = root["itemIds"], node.kind == .array else { return [] }
    var seen = Set<Int64>()
    return (0..<min(node.count, DeviceLimits.queueItems)).compactMap { Self.positive(node[$0]) }
      .filter { seen.insert($0).inserted }
  }

  private static func positive(_ node: JSONNode?) -> Int64? {
    guard let node, let id = try? Int64(json: node), id > 0 else { return nil }
    return id
  }

  /// Returns the items that can be parsed and have an id.
  private static func items(in root: JSONNode) -> [QueueItem] {
    guard let node = root["items"], node.kind == .array else { return [] }
    return (0..<min(node.count, Self.maximumItemsInAnswer))
      .compactMap { index in node[index].flatMap { try? QueueItem(json: $0) } }
      .filter { ($0.itemId ?? 0) > 0 }
  }
}

/// An INSERT that a receiver reported.
package struct ReportedInsertion: Sendable, Hashable {
  package var change: QueueChange
  /// The request that caused it, if the receiver names it.
  package var requestId: Int64?

  package init(change: QueueChange, requestId: Int64? = nil) {
    self.change = change
    self.requestId = requestId
  }

  /// Returns the ids that our insertion of `count` items before `itemId` got, from the changes reported before its
  /// answer: from the one that names the request, or else the last that matches it. Receivers report a change right
  /// before they answer.
  package static func itemIds(
    of told: [ReportedInsertion], count: Int, before itemId: Int64?, requestId: Int64?
  ) -> [Int64]? {
    let own = told.last { ($0.requestId ?? 0) != 0 && $0.requestId == requestId }
    let alike = told.last { insertion in
      (insertion.requestId ?? 0) == 0 && insertion.change.itemIds.count == count
        && insertion.change.insertBefore == itemId
    }
    guard let ids = (own ?? alike)?.change.itemIds, ids.count == count else { return nil }
    return ids
  }
}

/// The content of a QUEUE_CHANGE (cast.md 7.2).
package struct QueueChange: Sendable, Hashable {
  /// The type of change; an open set.
  package struct ChangeType: RawRepresentable, Sendable, Hashable {
    package let rawValue: String
    package init(rawValue: String) { self.rawValue = rawValue }

    package static let insert = ChangeType(rawValue: "INSERT")
    package static let itemsChange = ChangeType(rawValue: "ITEMS_CHANGE")
    package static let remove = ChangeType(rawValue: "REMOVE")
    /// The ids are the whole list, in its new order.
    package static let update = ChangeType(rawValue: "UPDATE")
    package static let noChange = ChangeType(rawValue: "NO_CHANGE")
  }

  package var type: ChangeType?
  package var itemIds: [Int64]
  package var insertBefore: Int64?

  package init(type: ChangeType?, itemIds: [Int64] = [], insertBefore: Int64? = nil) {
    self.type = type
    self.itemIds = itemIds
    self.insertBefore = insertBefore
  }
}

/// A message about the queue (cast.md 7.1). Only members that are set are written.
struct QueueRequest: JSONEncodable {
  let type: CastMessageType
  /// The members that the spec declares, except for items, which are encoded once and counted in bytes.
  var data = QueueRequestData()
  var items: [EncodedQueueItem]?
  var customData: JSONValue?
  /// The ids of items that must be in the queue for the request to make sense.
  var references: [Int64] = []

  /// Returns the message with the members common to all messages.
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
      self.request.data.writeMembers(to: &writer)
      writer.member("items", self.request.items)
      writer.member("customData", self.request.customData)
      writer.endObject()
    }
  }

  func write(to writer: inout JSONWriter) {
    self.message(requestId: 0, mediaSessionId: 0, sequenceNumber: nil).write(to: &writer)
  }

  /// The maximum size of a message without its items or ids, in bytes, with any numbers.
  var overhead: Int {
    var empty = self
    empty.items = self.items.map { _ in [] }
    empty.data.itemIds = self.data.itemIds.map { _ in [] }
    let widest = Int64(Int32.max)
    return empty.message(requestId: widest, mediaSessionId: .max, sequenceNumber: .max).jsonBytes.count
      + (self.data.insertBefore == nil ? 40 : 20)
  }
}
