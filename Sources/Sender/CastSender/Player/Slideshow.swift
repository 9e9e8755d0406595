import NIOCore

/// Decides when a queue of pictures advances: events in, actions out.
///
/// Receivers don't advance from a picture by themselves (RNG 116), so the sender does it.
/// 1. A picture that becomes the current item is shown for the interval. Then the queue advances.
/// 2. The user's own "next" or "previous" shows another item: the interval begins anew. Music and films end by
///    themselves.
/// 3. While the queue gives way to an announcement, no time runs. When it has returned, the interval begins anew.
/// 4. It ends with the last item, when nothing is shown any more, or when something else was loaded.
struct Slideshow {
  /// The item that a device shows.
  struct Item: Hashable, Sendable {
    /// The media session of its queue.
    var mediaSession: Int64
    /// Its id in the queue, or `nil` if it isn't known yet.
    var id: Int64?
    /// Whether it is a picture, which doesn't end.
    var isPicture: Bool
  }

  enum Event: Hashable {
    /// The item in a status; `nil` if nothing is loaded.
    case shows(Item?)
    /// The time of an item is over.
    case elapsed
    /// The queue gives way to other media.
    case gaveWay
    /// The queue has returned with this item; `nil` if it hasn't returned.
    case returned(Item?)
    /// The queue can't advance: the last item was shown, or the receiver refused.
    case stuck
  }

  enum Action: Hashable {
    /// ``Event/elapsed`` is due after the interval, in place of an earlier one.
    case wait
    /// No time is running.
    case cancel
    /// The next item is to be played.
    case advance
    /// It is over.
    case finish
  }

  private var shown: Item?
  private var isOver = false

  mutating func handle(_ event: Event) -> [Action] {
    guard !self.isOver else { return [] }
    switch event {
    case .shows(let item): return self.shows(item)
    case .elapsed: return self.shown?.isPicture == true ? [.advance] : []
    case .gaveWay: return [.cancel]
    case .returned(let item): return self.returned(item)
    case .stuck: return self.finish()
    }
  }

  private mutating func shows(_ item: Item?) -> [Action] {
    guard let item else { return self.shown == nil ? [] : self.finish() }
    guard let before = self.shown else {
      self.shown = item
      return item.isPicture ? [.wait] : []
    }
    guard item.mediaSession == before.mediaSession else { return self.finish() }
    guard item != before else { return [] }
    self.shown = item
    return [item.isPicture ? .wait : .cancel]
  }

  private mutating func returned(_ item: Item?) -> [Action] {
    guard let item else { return self.finish() }
    self.shown = item
    return [item.isPicture ? .wait : .cancel]
  }

  private mutating func finish() -> [Action] {
    self.isOver = true
    return [.cancel, .finish]
  }
}
