import CastModel
import JSONCodec

/// The queue of a media session: its items, the current one, and the next.
///
/// Pure; the queue assigns ids, and never reuses one within a session. A single LOAD is a queue of one item.
/// (cast.md 7.1, 7.8.)
struct PlayerQueue: Sendable {
  /// The longest queue; more is refused.
  static let maximumCount = 5_000
  /// The size of the largest queue, in bytes of its items' JSON; more is refused. 5,000 items of real apps take some
  /// 2 MiB; without the limit 5,000 of the longest messages would take 300.
  static let maximumBytes = 16 << 20

  private(set) var items: [QueueItem] = []
  private(set) var currentItemId: Int64 = 0
  var repeatMode = RepeatMode.repeatOff
  private(set) var isShuffled = false
  /// The sender's description of the whole queue, without its items.
  private(set) var description: QueueData?
  /// The number of changes of the item list (QUEUE_CHANGE, QUEUE_ITEM_IDS).
  private(set) var sequenceNumber: Int64 = 0
  private var lastItemId: Int64 = 0
  /// The item that plays and the one that loads, if QUEUE_UPDATE has replaced them in the list since they began: the
  /// framework plays a copy of the item (cast_receiver_framework.js, MediaManager).
  private var copies: [Int64: QueueItem] = [:]
  /// Each item's bytes, by its id, and their sum.
  private var sizes: [Int64: Int] = [:]
  private var bytes = 0

  /// Creates a queue of `items`, of which the one at `startIndex` is current; throws if there is none or they already
  /// have ids.
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

  var currentItem: QueueItem? { self.begunItem(self.currentItemId) }
  var itemIds: [Int64] { self.items.compactMap(\.itemId) }

  func item(_ id: Int64) -> QueueItem? { self.index(of: id).map { self.items[$0] } }

  /// Returns an item as it was when it began to play or to load.
  func begunItem(_ id: Int64) -> QueueItem? { self.item(id).map { self.copies[id] ?? $0 } }

  /// Makes later changes of an item that begins apply to its next turn.
  mutating func begin(_ id: Int64) { self.copies[id] = nil }

  /// Returns the current item with up to `radius` before and after it, as in MEDIA_STATUS.
  func window(radius: Int = 1) -> [QueueItem] {
    guard let index = self.index(of: self.currentItemId) else { return [] }
    let radius = min(max(0, radius), Self.maximumCount)
    return Array(self.items[max(0, index - radius)...min(self.items.count - 1, index + radius)])
  }

  /// Makes `id` the current item; returns `false` if there is no such item.
  mutating func setCurrent(_ id: Int64) -> Bool {
    guard self.index(of: id) != nil else { return false }
    self.currentItemId = id
    self.copies = self.copies.filter { $0.key == id }
    return true
  }

  /// Stores an item's media, completed by its examination.
  mutating func setMedia(_ media: MediaInformation, of id: Int64) {
    guard self.copies[id] == nil else {
      self.copies[id]?.media = media
      return
    }
    guard let index = self.index(of: id) else { return }
    self.items[index].media = media
  }

  /// Whether a jump by `distance` leads to another item, or to the same one in a queue that repeats.
  func canJump(_ distance: Int64) -> Bool {
    guard let target = self.target(ofJump: distance) else { return false }
    return self.repeatsAll || target != self.currentItemId
  }

  private var repeatsAll: Bool { self.repeatMode == .repeatAll || self.repeatMode == .repeatAllAndShuffle }

  /// Returns the item `distance` places after `start`, or after the current one; wraps around if the whole queue
  /// repeats. If it doesn't, what lies before the first item is the first item, and `nil` lies beyond the last
  /// (cast_receiver_framework.js, MediaQueue).
  func target(ofJump distance: Int64, from start: Int64? = nil) -> Int64? {
    guard let index = self.index(of: start ?? self.currentItemId), let distance = Int(exactly: distance) else {
      return nil
    }
    let (sum, overflow) = index.addingReportingOverflow(distance)
    guard !overflow else { return nil }
    if self.items.indices.contains(sum) { return self.items[sum].itemId }
    guard self.repeatsAll else { return sum < 0 ? self.items.first?.itemId : nil }
    let remainder = sum % self.items.count
    return self.items[remainder < 0 ? remainder + self.items.count : remainder].itemId
  }

  /// Returns the item that follows when the current one has ended; `nil` if there is none.
  func itemAfterCurrent() -> Int64? {
    self.repeatMode == .repeatSingle ? self.currentItemId : self.target(ofJump: 1)
  }

  /// Inserts `items` before an item, or at the end if that is missing or unknown; returns the new ids.
  mutating func insert(_ items: [QueueItem], before id: Int64?) throws(InvalidRequestReason) -> [Int64] {
    guard !items.isEmpty, self.items.count + items.count <= Self.maximumCount else { throw .invalidParameters }
    let numbered = try self.numbered(items)
    let index = id.flatMap { self.index(of: $0) } ?? self.items.count
    self.items.insert(contentsOf: numbered, at: index)
    self.sequenceNumber += 1
    return numbered.compactMap(\.itemId)
  }

  /// Removes items; unknown ids are ignored. Returns the removed ones, and the item to play if `target` is removed: the
  /// item that plays or is being loaded; `nil`: the current one.
  mutating func remove(_ ids: [Int64], target: Int64? = nil) -> (removed: [Int64], successor: Int64?) {
    let target = target ?? self.currentItemId
    JSONWork.count(self.items.count)
    let removed = self.itemIds.filter(Set(ids).contains)
    let isRemoved = Set(removed)
    var successor: Int64?
    if isRemoved.contains(target), let index = self.index(of: target) {
      let rest = self.items[index...] + (self.repeatMode == .repeatOff ? [] : self.items[..<index])
      successor = rest.compactMap(\.itemId).first { !isRemoved.contains($0) }
    }
    self.items.removeAll { isRemoved.contains($0.itemId ?? 0) }
    for id in removed {
      self.setSize(nil, of: id)
      self.copies[id] = nil
    }
    if !removed.isEmpty { self.sequenceNumber += 1 }
    if isRemoved.contains(self.currentItemId) {
      // The item that was left for `target` is removed, too: `target` or its successor becomes current.
      self.currentItemId = successor ?? target
    }
    return (removed, successor)
  }

  /// Moves items, in the order given, before an item that isn't among them, or to the end; unknown ones are ignored
  /// (cast_receiver_framework.js, cast.receiver.MediaManager).
  mutating func reorder(_ ids: [Int64], before id: Int64?) throws(InvalidRequestReason) {
    let isMoved = Set(ids)
    guard !ids.isEmpty, isMoved.count == ids.count, id.map({ !isMoved.contains($0) }) ?? true else {
      throw .invalidParameters
    }
    let indices = self.indices
    let moved = ids.compactMap { indices[$0].map { self.items[$0] } }
    self.items.removeAll { isMoved.contains($0.itemId ?? 0) }
    let index = id.flatMap { self.index(of: $0) } ?? self.items.count
    self.items.insert(contentsOf: moved, at: index)
    self.sequenceNumber += 1
  }

  /// Replaces items in place; unknown ones are ignored (cast_receiver_framework.js, MediaQueue). Returns the ids of the
  /// replaced ones.
  ///
  /// - Parameter target: The item that plays or is being loaded; `nil`: the current one.
  mutating func update(_ changes: [QueueItem], target: Int64? = nil) throws(InvalidRequestReason) -> [Int64] {
    let indices = self.indices
    var ids: [Int64] = []
    guard changes.allSatisfy({ $0.itemId != nil }) else { throw .invalidParameters }
    let changes = changes.filter { indices[$0.itemId ?? 0] != nil }
    guard self.bytes + changes.reduce(0, { $0 + $1.jsonBytes.count }) <= Self.maximumBytes else {
      throw .invalidParameters
    }
    for change in changes {
      guard let id = change.itemId, let index = indices[id] else { continue }
      if id == self.currentItemId || id == target { self.copies[id] = self.copies[id] ?? self.items[index] }
      self.items[index].replaceMembers(by: change)
      self.setSize(self.items[index].jsonBytes.count, of: id)
      ids.append(id)
    }
    if !ids.isEmpty { self.sequenceNumber += 1 }
    return ids
  }

  /// Shuffles all but the current item, which becomes the first, or restores the order.
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

  /// Keeps the order of items that another receiver shuffled, if all of them have their previous places, so that it can
  /// be restored; returns whether they have.
  mutating func takeOver(orderOf items: [QueueItem]) -> Bool {
    guard items.count == self.items.count, items.count > 1, items.allSatisfy({ $0.orderId != nil }) else {
      return false
    }
    for index in items.indices { self.items[index].orderId = items[index].orderId }
    self.isShuffled = true
    return true
  }

  /// Shuffles all items for another round; the last played one doesn't come first.
  mutating func reshuffle(using generator: inout some RandomNumberGenerator) {
    self.isShuffled = true
    self.sequenceNumber += 1
    self.items.shuffle(using: &generator)
    if self.items.count > 1, self.items[0].itemId == self.currentItemId { self.items.append(self.items.removeFirst()) }
  }

  /// Returns up to `next` items after `id`, or up to `previous` before it.
  func range(around id: Int64, next: Int64?, previous: Int64?) throws(InvalidRequestReason) -> [QueueItem] {
    guard let index = self.index(of: id) else { throw .invalidParameters }
    switch (next, previous) {
    case (let count?, nil) where count > 0: return Array(self.items[(index + 1)...].prefix(Int(clamping: count)))
    case (nil, let count?) where count > 0: return Array(self.items[..<index].suffix(Int(clamping: count)))
    default: throw .invalidParameters
    }
  }

  /// Returns the items with these ids, in the queue's order.
  func items(_ ids: [Int64]) -> [QueueItem] {
    JSONWork.count(self.items.count)
    let wanted = Set(ids)
    return self.items.filter { wanted.contains($0.itemId ?? 0) }
  }

  /// The index of each item by its id, for requests about many items.
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

  /// Returns `items` with new ids; items that already have one, or have no media, are refused (cast.md 16, trap 51).
  private mutating func numbered(_ items: [QueueItem]) throws(InvalidRequestReason) -> [QueueItem] {
    guard items.count <= Self.maximumCount, items.allSatisfy({ $0.itemId == nil && $0.media != nil }) else {
      throw .invalidParameters
    }
    let sizes = items.map(\.jsonBytes.count)
    guard self.bytes + sizes.reduce(0, +) <= Self.maximumBytes else { throw .invalidParameters }
    return zip(items, sizes).map { item, size in
      var item = item
      item.orderId = self.lastItemId
      self.lastItemId += 1
      item.itemId = self.lastItemId
      self.setSize(size, of: self.lastItemId)
      return item
    }
  }

  private mutating func setSize(_ size: Int?, of id: Int64) {
    self.bytes += (size ?? 0) - (self.sizes[id] ?? 0)
    self.sizes[id] = size
  }
}

extension QueueItem {
  /// Replaces the members that QUEUE_UPDATE copies, and removes those that `change` lacks: an item without media can't
  /// play at its turn (cast_receiver_framework.js, cast.receiver.MediaManager).
  mutating func replaceMembers(by change: QueueItem) {
    self.media = change.media
    self.autoplay = change.autoplay
    self.startTime = change.startTime
    self.playbackDuration = change.playbackDuration
    self.preloadTime = change.preloadTime
    self.activeTrackIds = change.activeTrackIds
    self.customData = change.customData
  }
}
