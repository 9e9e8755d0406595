import CastModel
import Logging
import LoopIsolation
import MediaPreflight
import NIOCore

/// The queues of sessions whose items come from pages: an entry is resolved when the item before it begins to play,
/// and an item that has waited longer than its address is good is resolved anew.
///
/// 1. ``follow(_:with:in:)`` takes the entries of a playlist behind those that were loaded.
/// 2. Every change of a session's media decides the next step (``PageQueueStep``); a timer does when the address of
///    the next item expires.
/// 3. A step resolves the page, and inserts the item into the receiver's queue. An entry that can't be resolved is
///    passed over.
/// 4. While the queue gives way to an announcement, no step is taken.
/// 5. The entries are dropped when something else is loaded, playback is stopped, or the session ends.
@LoopActor
final class PageQueues: MediaFollower {
  /// The entries of one session.
  private struct Queue {
    var entries: [PageItem] = []
    /// How the items are converted; `nil` takes the context's options.
    var wishes: ConversionWishes?
    /// The media session of the queue; `nil`: the entries belong to none.
    var mediaSessionId: Int64?
    var work: Task<Void, Never>?
    /// Whether the queue has returned since `work` began.
    var hasReturned = false
    var timer: LoopTimer?
  }

  /// The most entries in a row that are tried.
  private static let maximumFailures = 20

  private weak var context: CastContext?
  private let logger: Logger
  private var queues: [String: Queue] = [:]
  private var listener: EventSubscription?

  init(_ context: CastContext) {
    self.context = context
    self.logger = context.logger.component("PageQueues")
    context.handovers.add(self)
    self.listener = context.addListener { [weak self] event in self?.received(event) }
  }

  /// Keeps entries that follow the loaded items of a session.
  ///
  /// - Parameters:
  ///   - entries: May be empty; then earlier entries are dropped.
  ///   - wishes: How the items of the call are converted, these and those that are resolved anew; `nil` takes the
  ///     context's options.
  func follow(_ entries: [PageItem], with wishes: ConversionWishes? = nil, in session: CastSession) {
    self.forget(session.id)
    guard !entries.isEmpty || wishes != nil else { return }
    self.queues[session.id] = Queue(
      entries: entries, wishes: wishes, mediaSessionId: session.media.snapshot.mediaSessionId)
    self.step(session.id)
  }

  func shutDown() {
    for id in Array(self.queues.keys) { self.forget(id) }
    if let listener { self.context?.removeListener(listener) }
    self.listener = nil
  }

  private func forget(_ sessionId: String) {
    let queue = self.queues.removeValue(forKey: sessionId)
    queue?.work?.cancel()
    queue?.timer?.cancel()
  }

  func playbackGivesWay(in sessionId: String) { self.wait(until: nil, sessionId) }

  func playbackReturned(in sessionId: String, as mediaSessionId: Int64?) {
    guard let mediaSessionId else { return self.forget(sessionId) }
    self.queues[sessionId]?.mediaSessionId = mediaSessionId
    self.queues[sessionId]?.hasReturned = true
    self.step(sessionId)
  }

  /// Returns the session, unless other media has taken the place of its queue.
  private func session(_ id: String) -> CastSession? {
    guard let context, !context.handovers.contains(id) else { return nil }
    return try? context.sessions.session(id)
  }

  private func received(_ event: CastEvent) {
    switch event {
    case .session(.didEnd(let snapshot, _, _)): self.forget(snapshot.sessionId)
    case .media(.didUpdateStatus(let snapshot)), .media(.didUpdateQueue(let snapshot)): self.step(snapshot.sessionId)
    case .media(.didEndSession(let id, _, _)): self.step(id)
    case .queueDidChange(let change): self.step(change.sessionId)
    default: break
    }
  }

  // MARK: Steps

  private func step(_ id: String) {
    guard let context, let session = self.session(id), self.queues[id]?.work == nil else { return }
    guard self.queues[id] != nil || !context.pages.addresses.isEmpty else { return }
    let (state, deadline) = self.state(of: session, context)
    switch PageQueueStep(state) {
    case .wait: self.wait(until: deadline, id)
    case .drop: self.forget(id)
    case .append, .load: self.work(id) { await $0.appendNext(id) }
    case .renew(let itemId): self.work(id) { await $0.renew(itemId, in: id) }
    }
  }

  /// The state of a session's queue, and the time when the next item may be resolved anew.
  private func state(of session: CastSession, _ context: CastContext) -> (PageQueueStep.State, NIODeadline?) {
    let (snapshot, queue) = (session.media.snapshot, self.queues[session.id])
    var state = PageQueueStep.State(hasEntries: queue?.entries.isEmpty == false)
    state.isOwn = queue?.mediaSessionId == snapshot.mediaSessionId || snapshot.status == nil
    if snapshot.status?.isEnded ?? true { state.ended = snapshot.status?.idleReason ?? .cancelled }
    state.currentItemId = snapshot.status?.currentItemId ?? (snapshot.status == nil ? nil : 0)
    state.itemIds = session.media.queue.knownItemIds
    // Until the receiver has sent its list, the status has the items around the current one.
    if state.itemIds.isEmpty { state.itemIds = snapshot.status?.items?.compactMap(\.itemId) ?? [] }
    state.repeats = snapshot.status?.repeatMode == .repeatAll
    guard let index = state.itemIds.firstIndex(where: { $0 == state.currentItemId }), index + 1 < state.itemIds.count
    else { return (state, nil) }
    let next = state.itemIds[index + 1]
    guard let known = context.pages.origin(of: session.media.queue.address(of: next)) else { return (state, nil) }
    if known.isExpired { state.expired = [next] }
    return (state, known.isExpired ? nil : known.origin.renewal)
  }

  private func wait(until deadline: NIODeadline?, _ id: String) {
    self.queues[id]?.timer?.cancel()
    self.queues[id]?.timer = nil
    guard let deadline, let context else { return }
    self.queues[id, default: Queue()].timer = context.clock.schedule(at: deadline) { [weak self] in
      self?.step(id)
    }
  }

  private func work(_ id: String, _ body: @escaping @LoopActor (PageQueues) async -> Bool) {
    self.queues[id]?.hasReturned = false
    self.queues[id, default: Queue()].work = LoopActor.task { [weak self] in
      guard let self else { return }
      let isDone = await body(self)
      guard self.queues[id]?.work != nil, !Task.isCancelled else { return }
      self.queues[id]?.work = nil
      // A queue that refuses an item isn't asked again before it changes or returns.
      if isDone || self.queues[id]?.hasReturned == true { self.step(id) }
    }
  }

  /// Resolves entries until one can be played, and appends it. Returns whether it did.
  private func appendNext(_ id: String) async -> Bool {
    for _ in 0..<Self.maximumFailures {
      guard let context, let session = try? context.sessions.session(id), let entry = self.queues[id]?.entries.first
      else { return false }
      do throws(CastError) {
        let items =
          entry.media == nil
          ? try await context.pages.resolve(
            entry.url, for: context.pageDevice(session.device, self.queues[id]?.wishes), isEntry: true
          ).items.map { $0.named(entry.title) } : [entry]
        guard !Task.isCancelled, self.queues[id]?.entries.first == entry else { return false }
        if entry.media == nil { for item in items { context.pages.hold(item.media?.address) } }
        self.queues[id]?.entries.replaceSubrange(0..<1, with: items)
        return await self.sendNext(id)
      } catch {
        guard !Task.isCancelled, self.queues[id]?.entries.first == entry else { return false }
        self.logger.notice(
          "passed over", metadata: ["item": "\(entry.title ?? entry.url)", "reason": "\(error.message)"])
        self.queues[id]?.entries.removeFirst()
      }
    }
    return false
  }

  /// The errors of an entry that can't be published from this machine, such as pictures and sound that can't be joined.
  private static let unservable: Set<CastErrorCode> = [.fileNotPlayable, .fileNotFound, .fileNotReadable]

  /// Appends the resolved entries at the front, at most `count`, to the receiver's queue, or loads them if that has
  /// ended.
  private func sendNext(_ id: String, count: Int = .max) async -> Bool {
    guard let context, let session = self.session(id) else { return false }
    // Playback may have been stopped or replaced while the entry was resolved.
    guard PageQueueStep(self.state(of: session, context).0) != .drop else {
      self.forget(id)
      return false
    }
    let ready = (self.queues[id]?.entries ?? []).prefix { $0.media != nil }.prefix(count)
    let items = ready.map { QueueItem(media: $0.media, autoplay: true) }
    guard !items.isEmpty else { return false }
    let wishes = self.queues[id]?.wishes
    do throws(CastError) {
      if session.media.snapshot.status?.isEnded ?? true {
        let loaded = try await session.media.load(
          LoadRequestData(queueData: QueueData(items: items), autoplay: true), wishes: wishes)
        guard !Task.isCancelled else { return false }
        self.queues[id]?.mediaSessionId = loaded.mediaSessionId
      } else {
        _ = try await session.media.queue.insert(items, wishes: wishes)
        guard !Task.isCancelled else { return false }
      }
    } catch {
      self.logger.notice("not appended", metadata: ["sessionId": "\(id)", "reason": "\(error.message)"])
      // The device can't load it, or it can't be served: the next entry may play.
      let isUnservable = Self.unservable.contains(error.code)
      guard error.code == .mediaLoadFailed || isUnservable, !Task.isCancelled else { return false }
      // Any of several entries may be the one that can't be served.
      if isUnservable, items.count > 1 { return await self.sendNext(id, count: 1) }
      self.queues[id]?.entries.removeFirst()
      return true
    }
    self.queues[id]?.entries.removeFirst(items.count)
    return true
  }

  /// Resolves an item anew, inserts it in front of the old one, and removes that.
  private func renew(_ itemId: Int64, in id: String) async -> Bool {
    guard let context, let session = self.session(id) else { return false }
    let mediaSessionId = session.media.snapshot.mediaSessionId
    let address = session.media.queue.address(of: itemId)
    guard let known = context.pages.origin(of: address) else { return false }
    // Also if it fails: every change of the media would try again.
    context.pages.hold(address, known.origin.nextHold(now: context.clock.now))
    do throws(CastError) {
      let wishes = self.queues[id]?.wishes
      let device = context.pageDevice(session.device, wishes)
      let items = try await context.pages.resolveAnew(known.origin.page, index: known.origin.index, for: device)
      guard let media = items.first?.media, !Task.isCancelled else { return false }
      // Before it is inserted, which passes the hold on to an address of this machine.
      context.pages.hold(media.address, known.origin.nextHold(now: context.clock.now))
      let queue = session.media.queue
      // It may have begun to play meanwhile.
      guard session.media.snapshot.status?.currentItemId != itemId, queue.knownItemIds.contains(itemId) else {
        return true
      }
      // In another media session the id is another item's.
      guard self.session(id) != nil, session.media.snapshot.mediaSessionId == mediaSessionId else { return false }
      _ = try await queue.insert([QueueItem(media: media, autoplay: true)], before: itemId, wishes: wishes)
      _ = try await queue.remove([itemId])
      return true
    } catch {
      self.logger.notice("not renewed", metadata: ["page": "\(known.origin.page)", "reason": "\(error.message)"])
      return false
    }
  }
}

extension MediaQueue {
  /// The address of an item, as far as it is known without a request.
  fileprivate func address(of itemId: Int64) -> String? {
    let status = self.client?.snapshot.status
    let item = status?.items?.first { $0.itemId == itemId } ?? self.model.cache.peek(itemId)
    return item?.media?.address
  }
}

extension MediaInformation {
  /// The address that the device fetches.
  fileprivate var address: String? { self.contentUrl ?? self.contentId }
}
