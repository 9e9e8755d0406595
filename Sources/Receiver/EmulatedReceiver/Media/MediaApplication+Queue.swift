import CastModel
import JSONCodec
import NIOCore

extension MediaApplication {
  mutating func executeQueueCommand(
    _ command: MediaCommand, for asker: Asker, now: NIODeadline
  ) throws(MediaRefusal) -> [ApplicationOutput] {
    do throws(InvalidRequestReason) {
      switch command {
      case .queueInsert(let insertion): return try self.insert(insertion, for: asker, now: now)
      case .queueUpdate(let update): return try self.update(update, for: asker, now: now)
      case .queueRemove(let removal): return try self.remove(removal, for: asker, now: now)
      case .queueReorder(let order): return try self.reorder(order, for: asker, now: now)
      case .queueGetItemIds: return self.itemIds(for: asker)
      case .queueGetItems(let ids):
        return self.items(self.session?.queue.items(ids), for: asker)
      case .queueGetItemRange(let id, let range):
        let items = try self.session?.queue.range(around: id, next: range.nextCount, previous: range.prevCount)
        return self.items(items, for: asker)
      default: throw .invalidCommand
      }
    } catch {
      throw MediaRefusal(error)
    }
  }

  private mutating func insert(
    _ insertion: QueueRequestData, for asker: Asker, now: NIODeadline
  ) throws(InvalidRequestReason) -> [ApplicationOutput] {
    guard var session = self.session else { throw .invalidParameters }
    let before = insertion.insertBefore.flatMap { session.queue.item($0)?.itemId }
    var target = session.otherItem(insertion.currentItemId)
    let ids = try session.queue.insert(insertion.items ?? [], before: before)
    if let index = insertion.currentItemIndex {
      guard insertion.currentItemId == nil, let index = Int(exactly: index), ids.indices.contains(index) else {
        throw .invalidParameters
      }
      target = ids[index]
    }
    self.session = session
    let change = self.queueChange(.insert, itemIds: ids, insertBefore: before)
    return [change]
      + self.settle(on: target, time: insertion.currentTime, for: asker, now: now)
  }

  private mutating func update(
    _ update: QueueRequestData, for asker: Asker, now: NIODeadline
  ) throws(InvalidRequestReason) -> [ApplicationOutput] {
    guard var session = self.session else { throw .invalidParameters }
    let changed = try session.queue.update(update.items ?? [], target: session.targetItemId)
    if let mode = update.repeatMode { session.queue.repeatMode = mode }
    let isToShuffle = update.shuffle ?? (update.repeatMode == .repeatAllAndShuffle ? true : nil)
    var target = session.otherItem(update.currentItemId)
    if let jump = update.jump {
      guard update.currentItemId == nil else { throw .invalidParameters }
      // Two quick jumps move by two items, even though the first is still loading.
      target = session.queue.target(ofJump: jump, from: session.targetItemId)
    }
    let isBeyondEnd = update.jump != nil && target == nil
    if let shuffle = isToShuffle { session.queue.setShuffled(shuffle, using: &self.randomNumbers) }
    self.session = session
    var outputs: [ApplicationOutput] = []
    if !changed.isEmpty { outputs.append(self.queueChange(.itemsChange, itemIds: changed)) }
    if isToShuffle != nil { outputs.append(self.queueOrderChanged()) }
    if isBeyondEnd { return outputs + self.endQueue(for: asker, now: now) }
    return outputs + self.settle(on: target, time: update.currentTime, for: asker, now: now)
  }

  private mutating func remove(
    _ removal: QueueRequestData, for asker: Asker, now: NIODeadline
  ) throws(InvalidRequestReason) -> [ApplicationOutput] {
    guard var session = self.session else { throw .invalidParameters }
    let loading = session.targetItemId
    // The framework only logs "No itemIds to remove" once it has left out the unknown ones, and doesn't answer.
    guard !Set(session.queue.itemIds).isDisjoint(with: removal.itemIds ?? []) else { return [] }
    let wanted = session.otherItem(removal.currentItemId)
    let (removed, successor) = session.queue.remove(removal.itemIds ?? [], target: loading)
    let target = wanted.flatMap { session.queue.setCurrent($0) ? $0 : nil } ?? successor
    if session.queue.currentItemId == loading { session.loadingItemId = nil }
    self.session = session
    let change = self.queueChange(.remove, itemIds: removed)
    if target == nil, session.queue.item(loading) == nil {
      return [change] + self.endQueue(for: asker, now: now)
    }
    return [change] + self.settle(on: target, time: removal.currentTime, for: asker, now: now)
  }

  /// Ends the media session, since a jump or a removal leads beyond the queue's end: IDLE with INTERRUPTED
  /// (cast_receiver_framework.js, MediaManager: "QUEUE_ENDED"). An item without media ends it, too: the framework
  /// refuses its own LOAD ("Media or QueueData is mandatory").
  mutating func endQueue(
    _ reason: IdleReason = .interrupted, for asker: Asker?, now: NIODeadline
  ) -> [ApplicationOutput] {
    let cancelled = self.loadCancelled() + self.abandonExamination()
    self.session?.end(reason, now: now)
    return cancelled + self.statusToAll(asker: asker, now: now) + self.stateEvent(now: now)
  }

  private mutating func reorder(
    _ order: QueueRequestData, for asker: Asker, now: NIODeadline
  ) throws(InvalidRequestReason) -> [ApplicationOutput] {
    guard var session = self.session else { throw .invalidParameters }
    try session.queue.reorder(order.itemIds ?? [], before: order.insertBefore)
    self.session = session
    return [self.queueOrderChanged()]
      + self.settle(on: session.otherItem(order.currentItemId), time: order.currentTime, for: asker, now: now)
  }

  /// Answers a change of the queue. If it has a target, that item begins; `time` counts only then
  /// (cast_receiver_framework.js, cast.receiver.MediaManager).
  private mutating func settle(
    on target: Int64?, time: Double?, for asker: Asker, now: NIODeadline
  ) -> [ApplicationOutput] {
    if let target {
      return self.move(
        to: target, reason: .interrupted, beginning: .init(startTime: time), asker: asker, parts: .items, at: now)
    }
    return self.statusToAll(asker: asker, parts: .items, now: now)
  }

  private func itemIds(for asker: Asker) -> [ApplicationOutput] {
    guard let queue = self.session?.queue else { return [] }
    let message = WireMessage(type: .queueItemIds, requestId: asker.requestId) {
      $0.member("itemIds", queue.itemIds)
      $0.member("sequenceNumber", queue.sequenceNumber)
    }
    return [.send(message, to: .sender(asker.sender))]
  }

  private func items(_ items: [QueueItem]?, for asker: Asker) -> [ApplicationOutput] {
    let sequenceNumber = self.session?.queue.sequenceNumber ?? 0
    let message = WireMessage(type: .queueItems, requestId: asker.requestId) {
      $0.member("items", Array((items ?? []).map(\.reported).fittingPrefix))
      $0.member("sequenceNumber", sequenceNumber)
    }
    return [.send(message, to: .sender(asker.sender))]
  }

  /// The kind of change in QUEUE_CHANGE (cast.md 7.2).
  private enum QueueChangeType: String {
    case insert = "INSERT"
    case itemsChange = "ITEMS_CHANGE"
    case remove = "REMOVE"
    /// The ids are the whole list, in its new order.
    case update = "UPDATE"
  }

  /// Returns QUEUE_CHANGE with the whole list in its new order.
  func queueOrderChanged() -> ApplicationOutput {
    self.queueChange(.update, itemIds: self.session?.queue.itemIds ?? [])
  }

  private func queueChange(
    _ type: QueueChangeType, itemIds: [Int64], insertBefore: Int64? = nil
  ) -> ApplicationOutput {
    let sequenceNumber = self.session?.queue.sequenceNumber ?? 0
    let message = WireMessage(type: .queueChange) {
      $0.member("changeType", type.rawValue)
      $0.member("itemIds", itemIds)
      $0.member("insertBefore", insertBefore)
      $0.member("sequenceNumber", sequenceNumber)
    }
    return .send(message, to: .everyone(except: nil))
  }
}

extension MediaApplication {
  /// Returns SESSION_STATE: the state that another receiver needs to continue from here (cast.md 13).
  func storedSession(for asker: Asker, now: NIODeadline) throws(MediaRefusal) -> ApplicationOutput {
    guard let session, !session.hasEnded, let media = session.targetItem?.media else { throw .invalidPlayerState }
    var data = LoadRequestData()
    // A load without a time begins at the live edge.
    let isAtLiveEdge = session.player.source.liveWindow.map { !$0.isDone && session.player.isAtEdge(now: now) } ?? false
    data.currentTime = isAtLiveEdge ? nil : session.player.position(at: now)
    data.autoplay = session.ads.current?.player.playsWhenReady ?? session.player.playsWhenReady
    data.playbackRate = session.player.playbackRate
    data.activeTrackIds = session.activeTrackIds
    data.credentials = self.credentials
    data.customData = session.customData
    if session.queue.items.count > 1 {
      data.queueData = session.queue.transferable
    } else {
      data.media = media
    }
    let customData = session.customData
    let message = WireMessage(type: .sessionState, requestId: asker.requestId) { [data] writer in
      writer.key("sessionState")
      writer.beginObject()
      writer.member("loadRequestData", data)
      writer.member("customData", customData)
      writer.endObject()
    }
    return .send(message, to: .sender(asker.sender))
  }
}

extension MediaSession {
  /// Returns the item that a request makes current; `nil` if it is unknown, or plays or loads already: the framework
  /// ignores those (cast_receiver_framework.js, cast.receiver.MediaQueue).
  fileprivate func otherItem(_ id: Int64?) -> Int64? {
    id.flatMap { $0 == self.targetItemId ? nil : self.queue.item($0)?.itemId }
  }
}

extension PlayerQueue {
  /// The queue in the form that another receiver can load: items without ids.
  fileprivate var transferable: QueueData {
    var data = self.status
    let index = self.items.firstIndex { $0.itemId == self.currentItemId } ?? 0
    let all = self.items.map { item in
      var item = item
      item.itemId = nil
      // The order before shuffling, which the other receiver can restore.
      if !self.isShuffled { item.orderId = nil }
      return item
    }
    data.shuffle = self.isShuffled ? true : nil
    // If a queue is too long for a message, only the items still to come are sent.
    let isWhole = all.fittingPrefix.count == all.count
    data.items = isWhole ? all : Array(Array(all[index...]).fittingPrefix)
    data.startIndex = isWhole ? Int64(index) : 0
    return data
  }
}
