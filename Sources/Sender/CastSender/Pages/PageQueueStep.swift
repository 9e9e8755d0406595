import CastModel

/// The next step of a queue with items of pages. Pure.
enum PageQueueStep: Hashable, Sendable {
  /// Nothing before the next change.
  case wait
  /// The next waiting entry is resolved and appended: what plays is the last item.
  case append
  /// The queue ended before the next entry was there: it is loaded anew.
  case load
  /// The address of the next item has waited for too long: it is resolved anew.
  case renew(itemId: Int64)
  /// The queue is another one, or was stopped: the entries are dropped.
  case drop

  /// The state of a queue that decides.
  struct State: Hashable, Sendable {
    /// Whether entries wait to be resolved.
    var hasEntries = false
    /// Whether the media session is the one in which the entries belong.
    var isOwn = true
    /// Why the media session ended; `nil` while it lives.
    var ended: IdleReason?
    var currentItemId: Int64?
    /// The items' ids in order, as far as they are known.
    var itemIds: [Int64] = []
    var repeats = false
    /// The items whose addresses have expired.
    var expired: Set<Int64> = []
  }

  init(_ state: State) {
    guard state.isOwn || !state.hasEntries else {
      self = .drop
      return
    }
    if let ended = state.ended {
      self = !state.hasEntries ? .wait : ended == .finished || ended == .error ? .load : .drop
      return
    }
    guard let current = state.currentItemId else {
      self = .wait
      return
    }
    let index = state.itemIds.firstIndex(of: current)
    let next = index.flatMap { index in
      index + 1 < state.itemIds.count ? state.itemIds[index + 1] : state.repeats ? state.itemIds.first : nil
    }
    // A receiver that shows no list plays one item.
    let isLast = index.map { $0 == state.itemIds.count - 1 } ?? state.itemIds.isEmpty
    if isLast, state.hasEntries {
      self = .append
    } else if let next, next != current, state.expired.contains(next) {
      self = .renew(itemId: next)
    } else {
      self = .wait
    }
  }
}
