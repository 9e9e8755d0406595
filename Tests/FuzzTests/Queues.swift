import CastModel
import CastV2
import JSONCodec

@testable import CastSender

/// Follows a receiver's queue beside the steps of this sender: the list is the sum of its changes and has no id twice,
/// each caller gets one outcome, the same report again changes nothing, and everything is within its limits.
@Sendable func fuzzQueue(_ bytes: UnsafeBufferPointer<UInt8>) {
  var queue = FuzzedQueue()
  for line in FuzzScript(bytes).lines { queue.take(line) }
  queue.end()
}

/// A queue, and what its actions tell.
private struct FuzzedQueue {
  private var player = FuzzedPlayer()
  private var model = MediaQueueModel(cacheSize: 3, maximumFetchCount: 2)
  /// The list of a client that knows the changes only.
  private var mirror: [Int64] = []
  private var revision: Int64 = 0
  private var listFetch: Int64?
  private var itemFetches: [Int64] = []
  private var waiters: Set<UInt64> = []
  private var lastWaiter: UInt64 = 0

  mutating func take(_ line: FuzzScript.Line) {
    if line.own != nil {
      self.step(line)
    } else if line.payload.type == .mediaStatus {
      self.receiveStatus(line)
    } else if let message = QueueMessage(line.payload) {
      self.receive(message)
    }
    self.check()
  }

  /// Lets the receiver leave everything unanswered: no caller waits afterwards.
  mutating func end() {
    self.carryOut(self.model.linkLost(CastError(.connectionLost, "The script is over.")))
    precondition(self.waiters.isEmpty, "a caller waits for ever")
    precondition(self.model.fetches.isIdle)
  }

  private mutating func step(_ line: FuzzScript.Line) {
    let error = CastError(.connectionLost, "The receiver doesn't answer.")
    switch line.own {
    case "FETCH_IDS": self.carryOut(self.model.requestItemIds())
    case "WANT":
      self.lastWaiter += 1
      self.waiters.insert(self.lastWaiter)
      self.carryOut(
        self.model.want(
          line.integers("itemIds"), fromReceiver: line.flag("fromReceiver"), waiter: self.lastWaiter))
    case "CANCEL":
      let waiter = UInt64(clamping: line.integer("waiter"))
      self.model.cancel(waiter)
      self.waiters.remove(waiter)
    case "ITEMS_FAILED":
      guard let fetch = self.takeFetch(line.integer("requestId")) else { return }
      self.carryOut(self.model.itemsFailed(fetch, with: error))
    case "IDS_FAILED":
      guard let fetch = self.listFetch else { return }
      self.carryOut(
        self.model.itemIdsFailed(
          fetch, with: error, isRefusal: line.flag("isRefusal"), isSilence: line.flag("isSilence")))
    case "CACHE":
      let size = Int(clamping: min(line.integer("size"), 8))
      self.carryOut(self.model.setCache(size: size, maximumFetchCount: Int(clamping: line.integer("count"))))
    case "CLEAR": self.carryOut(self.model.clear())
    case "LINK_LOST":
      self.carryOut(self.model.linkLost(error))
      self.itemFetches = []
      precondition(self.waiters.isEmpty)
    default: break
    }
  }

  // MARK: Messages

  private mutating func receiveStatus(_ line: FuzzScript.Line) {
    guard let message = MediaStatusMessage(line.payload) else { return }
    self.player.take(line)
    let status = self.player.reducer.status
    let active = self.player.reducer.activeMediaSessionId
    // As MediaQueue does it.
    let isCurrent = message.status?.effectiveMediaSessionId.map { $0 == active } ?? true
    self.carryOut(
      self.model.receiveStatus(
        mediaSessionId: active, items: isCurrent ? message.status?.items : nil,
        hasQueue: status?.items?.isEmpty == false || status?.queueData != nil))
  }

  private mutating func receive(_ message: QueueMessage) {
    let isUnasked = (message.requestId ?? 0) == 0
    switch message.content {
    case .change(let change):
      self.carryOut(self.receive(change, of: message))
      guard message.sequenceNumber != nil, message.sequenceNumber == self.model.sequenceNumber else { return }
      precondition(!self.receive(change, of: message).contains(where: \.isTold), "a repeated change counts")
    case .itemIds(let ids):
      let fetch = isUnasked ? nil : self.listFetch ?? 0
      self.carryOut(self.model.receiveItemIds(ids, sequenceNumber: message.sequenceNumber, fetch: fetch))
      guard isUnasked, self.model.mediaSessionId != nil, !self.model.isOld(message.sequenceNumber) else { return }
      precondition(self.model.itemIds == ids && self.model.source == .itemIds, "the list isn't the receiver's")
    case .items(let items):
      guard let fetch = self.takeFetch(message.requestId ?? 0) else { return }
      self.carryOut(self.model.receiveItems(items, sequenceNumber: message.sequenceNumber, fetch: fetch))
    }
  }

  private mutating func receive(_ change: QueueChange, of message: QueueMessage) -> [MediaQueueModel.Action] {
    self.model.receive(change, sequenceNumber: message.sequenceNumber, requestId: message.requestId)
  }

  /// Returns the fetch that belongs to a request.
  private mutating func takeFetch(_ request: Int64) -> Int64? {
    guard !self.itemFetches.isEmpty else { return nil }
    return self.itemFetches.remove(at: Int(request.magnitude % UInt64(self.itemFetches.count)))
  }

  // MARK: Actions

  private mutating func carryOut(_ actions: [MediaQueueModel.Action]) {
    for action in actions {
      switch action {
      case .fetchItemIds(let fetch):
        precondition(fetch == self.model.pendingListFetch, "a list is requested whose answer doesn't count")
        self.listFetch = fetch
      case .items(.fetch(let fetch, let ids)):
        precondition(!ids.isEmpty && ids.count <= self.model.fetches.maximumFetchCount)
        self.itemFetches.append(fetch)
      case .items(.finish(let waiter, let outcome)):
        precondition(self.waiters.remove(waiter) != nil, "a caller gets two outcomes")
        guard case .success(let found) = outcome else { continue }
        precondition(found.absent.isDisjoint(with: found.items.keys), "an item is there, and absent")
      case .tell(let change, let revision, let count, _): self.apply(change, revision: revision, count: count)
      case .itemIdsKnown: precondition(self.model.source != .unknown)
      case .itemIdsFailed: break
      }
    }
  }

  private mutating func apply(_ change: MediaQueueChange, revision: Int64, count: Int) {
    switch change {
    case .inserted(let ids, let index, let before):
      precondition((0...self.mirror.count).contains(index) && Set(self.mirror).isDisjoint(with: ids))
      precondition(before == (index < self.mirror.count ? self.mirror[index] : nil), "inserted before another item")
    case .removed(let ids, let indexes):
      precondition(indexes.map { self.mirror[$0] } == ids, "the indexes are those of other items")
    case .updated(let ids, let indexes, _):
      precondition(indexes.map { self.mirror[$0] } == ids, "the indexes are those of other items")
    case .reordered(let ids): precondition(Set(ids) == Set(self.mirror) && ids.count == self.mirror.count)
    case .reloaded: break
    }
    self.mirror = QueueListDiff.apply(change, to: self.mirror)
    precondition(count == self.mirror.count, "\(count) items are told, \(self.mirror.count) are there")
    precondition(revision == self.revision + 1, "a revision is left out")
    self.revision = revision
  }

  private func check() {
    precondition(self.mirror == self.model.itemIds, "the list isn't what its changes say")
    precondition(Set(self.mirror) == self.model.listed && self.model.listed.count == self.mirror.count)
    precondition(self.mirror.allSatisfy { $0 > 0 } && self.mirror.count <= DeviceLimits.queueItems)
    precondition(self.model.cache.count <= self.model.cache.capacity)
    precondition(self.model.insertions.count <= DeviceLimits.toldInsertions)
    precondition(self.model.fetches.waiterCount == self.waiters.count)
    for id in self.mirror {
      if let item = self.model.cache.peek(id) { precondition(item.itemId == id, "a cached item is another") }
    }
  }
}

extension MediaQueueModel.Action {
  /// Whether clients are notified of it.
  fileprivate var isTold: Bool {
    if case .tell = self { true } else { false }
  }
}
