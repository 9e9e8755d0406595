import CastModel
import JSONCodec

/// The queue of a media session: its items, which one is current, and what follows it.
///
/// Pure; ids are given here, and never reused within a session. A single LOAD is a queue of one item. (cast.md 7.1, 7.8.)
struct PlayerQueue: Sendable {
  /// The longest queue; more is refused.
  static let maximumCount = 5_000

  private(set) var items: [QueueItem] = []
  private(set) var currentItemId: Int64 = 0
  var repeatMode = RepeatMode.repeatOff
  private(set) var isShuffled = false
  /// What was said about the queue as a whole, without its items.
  private(set) var description: QueueData?
  /// Counts changes of the item list (QUEUE_CHANGE, QUEUE_ITEM_IDS).
  private(set) var sequenceNumber: Int64 = 0
  private var lastItemId: Int64 = 0

  /// A queue of `items`, of which the one at `startIndex` is current; refused if there is none or they have ids already.
  init(items: [QueueItem], startIndex: Int64 = 0, repeatMode: RepeatMode? = nil, description: QueueData? = nil)
    throws(InvalidRequestReason)
  {
    guard !items.isEmpty, let index = Int(exactly: startIndex), items.indices.contains(index) else {
      throw .invalidParameters
    }
    if let repeatMode { self.repeatMode = repeatMode }
    self.description = description
    self.description?.items = nil
    self.items = try self.numbered(items)
    self.currentItemId = self.items[index].itemId ?? 0
  }

  var currentItem: QueueItem? { self.item(self.currentItemId) }
  var itemIds: [Int64] { self.items.compactMap(\.itemId) }

  func item(_ id: Int64) -> QueueItem? { self.index(of: id).map { self.items[$0] } }

  /// The current item with up to `radius` before and after it: what MEDIA_STATUS carries of a queue.
  func window(radius: Int = 1) -> [QueueItem] {
    guard let index = self.index(of: self.currentItemId) else { return [] }
    let radius = min(max(0, radius), Self.maximumCount)
    return Array(self.items[max(0, index - radius)...min(self.items.count - 1, index + radius)])
  }

  /// Makes `id` the current item; `false` if there is no such item.
  mutating func setCurrent(_ id: Int64) -> Bool {
    guard self.index(of: id) != nil else { return false }
    self.currentItemId = id
    return true
  }

  /// Keeps what has been learnt about an item's media.
  mutating func setMedia(_ media: MediaInformation, of id: Int64) {
    guard let index = self.index(of: id) else { return }
    self.items[index].media = media
  }

  /// Whether a jump by `distance` has a target.
  func canJump(_ distance: Int64) -> Bool { self.target(ofJump: distance) != nil }

  /// The item `distance` places on from `start`, or from the current one; wraps around when the whole queue repeats, and is
  /// `nil` beyond its ends.
  func target(ofJump distance: Int64, from start: Int64? = nil) -> Int64? {
    guard let index = self.index(of: start ?? self.currentItemId), let distance = Int(exactly: distance) else {
      return nil
    }
    let (sum, overflow) = index.addingReportingOverflow(distance)
    guard !overflow else { return nil }
    if self.items.indices.contains(sum) { return self.items[sum].itemId }
    guard self.repeatMode == .repeatAll || self.repeatMode == .repeatAllAndShuffle else { return nil }
    let remainder = sum % self.items.count
    return self.items[remainder < 0 ? remainder + self.items.count : remainder].itemId
  }

  /// What plays when the current item has ended; `nil` if that was all.
  func itemAfterCurrent() -> Int64? {
    self.repeatMode == .repeatSingle ? self.currentItemId : self.target(ofJump: 1)
  }

  /// Inserts `items` before an item, or where that is missing or unknown at the end; tells the new ids.
  mutating func insert(_ items: [QueueItem], before id: Int64?) throws(InvalidRequestReason) -> [Int64] {
    guard !items.isEmpty, self.items.count + items.count <= Self.maximumCount else { throw .invalidParameters }
    let numbered = try self.numbered(items)
    let index = id.flatMap { self.index(of: $0) } ?? self.items.count
    self.items.insert(contentsOf: numbered, at: index)
    self.sequenceNumber += 1
    return numbered.compactMap(\.itemId)
  }

  /// Removes items; unknown ids are passed over. Tells which have gone, and the item to play where the current one has.
  mutating func remove(_ ids: [Int64]) -> (removed: [Int64], successor: Int64?) {
    JSONWork.count(self.items.count)
    let removed = self.itemIds.filter(Set(ids).contains)
    let isRemoved = Set(removed)
    var successor: Int64?
    if removed.contains(self.currentItemId), let index = self.index(of: self.currentItemId) {
      let rest = self.items[index...] + (self.repeatMode == .repeatOff ? [] : self.items[..<index])
      successor = rest.compactMap(\.itemId).first { !isRemoved.contains($0) }
    }
    self.items.removeAll { isRemoved.contains($0.itemId ?? 0) }
    if !removed.isEmpty { self.sequenceNumber += 1 }
    if let successor { self.currentItemId = successor }
    return (removed, successor)
  }

  /// Moves items, in the order given, before an item that isn't among them, or to the end.
  mutating func reorder(_ ids: [Int64], before id: Int64?) throws(InvalidRequestReason) {
    let isMoved = Set(ids)
    guard !ids.isEmpty, isMoved.count == ids.count, id.map({ !isMoved.contains($0) }) ?? true else {
      throw .invalidParameters
    }
    let indices = self.indices
    var moved: [QueueItem] = []
    for id in ids {
      guard let index = indices[id] else { throw .invalidParameters }
      moved.append(self.items[index])
    }
    self.items.removeAll { isMoved.contains($0.itemId ?? 0) }
    let index = id.flatMap { self.index(of: $0) } ?? self.items.count
    self.items.insert(contentsOf: moved, at: index)
    self.sequenceNumber += 1
  }

  /// Replaces what is given of known items, in place; tells which.
  mutating func update(_ changes: [QueueItem]) throws(InvalidRequestReason) -> [Int64] {
    let indices = self.indices
    var ids: [Int64] = []
    guard changes.allSatisfy({ change in change.itemId.map { indices[$0] != nil } ?? false }) else {
      throw .invalidParameters
    }
    for change in changes {
      guard let id = change.itemId, let index = indices[id] else { continue }
      self.items[index].merge(change)
      ids.append(id)
    }
    if !ids.isEmpty { self.sequenceNumber += 1 }
    return ids
  }

  /// Shuffles all but the current item, which becomes the first, or puts everything back.
  mutating func setShuffled(_ isShuffled: Bool, using generator: inout some RandomNumberGenerator) {
    guard isShuffled || self.isShuffled else { return }
    self.isShuffled = isShuffled
    self.sequenceNumber += 1
    guard isShuffled else {
      self.items.sort { ($0.orderId ?? 0, $0.itemId ?? 0) < ($1.orderId ?? 0, $1.itemId ?? 0) }
      return
    }
    var rest = self.items.filter { $0.itemId != self.currentItemId }
    rest.shuffle(using: &generator)
    self.items = self.items.filter { $0.itemId == self.currentItemId } + rest
  }

  /// Items that were shuffled elsewhere, and all say where they stood before, keep their order and can be put back; whether they are.
  mutating func takeOver(orderOf items: [QueueItem]) -> Bool {
    guard items.count == self.items.count, items.count > 1, items.allSatisfy({ $0.orderId != nil }) else {
      return false
    }
    for index in items.indices { self.items[index].orderId = items[index].orderId }
    self.isShuffled = true
    return true
  }

  /// Shuffles everything for another round; what was played last doesn't come first.
  mutating func reshuffle(using generator: inout some RandomNumberGenerator) {
    self.isShuffled = true
    self.sequenceNumber += 1
    self.items.shuffle(using: &generator)
    if self.items.count > 1, self.items[0].itemId == self.currentItemId { self.items.append(self.items.removeFirst()) }
  }

  /// Up to `next` items after `id`, or up to `previous` before it.
  func range(around id: Int64, next: Int64?, previous: Int64?) throws(InvalidRequestReason) -> [QueueItem] {
    guard let index = self.index(of: id) else { throw .invalidParameters }
    switch (next, previous) {
    case (let count?, nil) where count > 0: return Array(self.items[(index + 1)...].prefix(Int(clamping: count)))
    case (nil, let count?) where count > 0: return Array(self.items[..<index].suffix(Int(clamping: count)))
    default: throw .invalidParameters
    }
  }

  /// The items that are named, in the queue's order.
  func items(_ ids: [Int64]) -> [QueueItem] {
    JSONWork.count(self.items.count)
    let wanted = Set(ids)
    return self.items.filter { wanted.contains($0.itemId ?? 0) }
  }

  /// Where each item stands, for what asks about many.
  private var indices: [Int64: Int] {
    JSONWork.count(self.items.count)
    return Dictionary(
      self.items.enumerated().map { ($0.element.itemId ?? 0, $0.offset) }, uniquingKeysWith: { first, _ in first })
  }

  private func index(of id: Int64) -> Int? {
    let index = self.items.firstIndex { $0.itemId == id }
    JSONWork.count(index ?? self.items.count)
    return index
  }

  /// `items` with new ids; items that have one already, or no media, are refused (cast.md 16, trap 51).
  private mutating func numbered(_ items: [QueueItem]) throws(InvalidRequestReason) -> [QueueItem] {
    guard items.count <= Self.maximumCount, items.allSatisfy({ $0.itemId == nil && $0.media != nil }) else {
      throw .invalidParameters
    }
    return items.map { item in
      var item = item
      item.orderId = self.lastItemId
      self.lastItemId += 1
      item.itemId = self.lastItemId
      return item
    }
  }
}

extension QueueItem {
  /// Takes every member that `change` has.
  mutating func merge(_ change: QueueItem) {
    self.media = change.media ?? self.media
    self.autoplay = change.autoplay ?? self.autoplay
    self.startTime = change.startTime ?? self.startTime
    self.playbackDuration = change.playbackDuration ?? self.playbackDuration
    self.preloadTime = change.preloadTime ?? self.preloadTime
    self.activeTrackIds = change.activeTrackIds ?? self.activeTrackIds
    self.customData = change.customData ?? self.customData
  }
}
