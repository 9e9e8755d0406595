import CastModel
import CastSender

/// Drives a ``MediaQueueModel``, and keeps the list that a client would have by notifications alone.
struct QueueModelScript {
  var model: MediaQueueModel
  /// The list of a client that uses only notifications.
  var mirror: [Int64] = []
  var told: [MediaQueueChange] = []
  var listFetches: [Int64] = []
  var itemFetches: [(fetch: Int64, ids: [Int64])] = []
  var outcomes: [UInt64: Result<QueueItemFetches.Items, CastError>] = [:]
  var listOutcomes: [String] = []
  /// Contradictions: counts, revisions, two outcomes.
  var mistakes: [String] = []
  private var revision: Int64 = 0

  init(_ model: MediaQueueModel = MediaQueueModel()) { self.model = model }

  /// A model whose list is known.
  static func known(_ ids: [Int64], sequenceNumber: Int64? = nil, cacheSize: Int = 20) -> QueueModelScript {
    var script = QueueModelScript(MediaQueueModel(cacheSize: cacheSize))
    script.status(items: Array(ids.prefix(3)))
    script.answerList(ids, sequenceNumber: sequenceNumber)
    script.told = []
    return script
  }

  mutating func take(_ actions: [MediaQueueModel.Action]) {
    for action in actions {
      switch action {
      case .fetchItemIds(let fetch): self.listFetches.append(fetch)
      case .items(.fetch(let fetch, let ids)): self.itemFetches.append((fetch, ids))
      case .items(.finish(let waiter, let outcome)):
        if self.outcomes.updateValue(outcome, forKey: waiter) != nil { self.mistakes.append("two outcomes \(waiter)") }
      case .tell(let change, let revision, let itemCount, _):
        self.told.append(change)
        self.mirror = QueueListDiff.apply(change, to: self.mirror)
        if revision != self.revision + 1 { self.mistakes.append("revision \(revision) after \(self.revision)") }
        self.revision = revision
        if itemCount != self.mirror.count { self.mistakes.append("\(itemCount) told, \(self.mirror.count) there") }
        if Set(self.mirror).count != self.mirror.count { self.mistakes.append("an id twice") }
      case .itemIdsKnown: self.listOutcomes.append("known")
      case .itemIdsFailed(let error): self.listOutcomes.append("\(error.code)")
      }
    }
    if self.mirror != self.model.itemIds { self.mistakes.append("mirror \(self.mirror), list \(self.model.itemIds)") }
  }

  mutating func status(_ mediaSessionId: Int64? = 1, items: [Int64]? = nil, hasQueue: Bool = true) {
    self.take(
      self.model.receiveStatus(
        mediaSessionId: mediaSessionId, items: items.map { $0.map { Self.item($0) } }, hasQueue: hasQueue))
  }

  mutating func answerList(_ ids: [Int64], sequenceNumber: Int64? = nil) {
    self.take(self.model.receiveItemIds(ids, sequenceNumber: sequenceNumber, fetch: self.listFetches.last ?? 0))
  }

  mutating func change(
    _ type: QueueChange.ChangeType, _ ids: [Int64], before: Int64? = nil, sequenceNumber: Int64? = nil
  ) {
    self.take(
      self.model.receive(
        QueueChange(type: type, itemIds: ids, insertBefore: before), sequenceNumber: sequenceNumber, requestId: nil))
  }

  mutating func want(_ ids: [Int64], fromReceiver: Bool = false, waiter: UInt64) {
    self.take(self.model.want(ids, fromReceiver: fromReceiver, waiter: waiter))
  }

  /// Answers the oldest fetch with items of this name.
  mutating func answerItems(_ name: String = "a", without absent: Set<Int64> = [], sequenceNumber: Int64? = nil) {
    let (fetch, ids) = self.itemFetches.removeFirst()
    let items = ids.filter { !absent.contains($0) }.map { Self.item($0, name) }
    self.take(self.model.receiveItems(items, sequenceNumber: sequenceNumber, fetch: fetch))
  }

  static func item(_ id: Int64, _ name: String = "a") -> QueueItem {
    QueueItem(itemId: id, media: MediaInformation(contentId: "\(name)\(id)"))
  }

  /// The items that a waiter got, by id.
  func names(_ waiter: UInt64) -> [Int64: String]? {
    guard case .success(let items) = self.outcomes[waiter] else { return nil }
    return items.items.compactMapValues { $0.media?.contentId }
  }
}
