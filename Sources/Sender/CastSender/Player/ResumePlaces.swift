import CastModel
import Logging
public import LoopIsolation
import NIOCore
public import StateFiles

/// Keeps the places at which films were left, so that `player.play` can begin there.
///
/// 1. A play of a single item is followed: ``follow(_:in:)``.
/// 2. Its place is written every half minute, and when it ends, is replaced, gives way to an announcement or to another
///    item, or its session is suspended or ends. Until an announcement is over or the session resumed, nothing is
///    written.
/// 3. ``place(of:)`` is where the next play begins. A film that was seen to its end has none.
@LoopActor
public final class ResumePlaces: MediaFollower {
  /// The name of the file in the server's state folder.
  public nonisolated static let fileName = "places"
  private static let interval = TimeAmount.seconds(30)

  private struct Followed {
    let content: String
    var mediaSession: Int64?
    var snapshot: MediaSnapshot
    var isSuspended = false
  }

  /// The file of the places, or `nil` to keep none.
  public var file: StateFile?
  private unowned let context: CastContext
  private var followed: [String: Followed] = [:]
  private var subscription: EventSubscription?
  private var timer: LoopTimer?
  private var writing: Task<Void, Never>?

  init(_ context: CastContext) {
    self.context = context
    context.handovers.add(self)
  }

  private var options: ResumeOptions { self.context.options.resuming }

  /// Returns where something continues that was left, in seconds; `nil` if it wasn't, or no places are kept.
  ///
  /// - Parameter content: The URL or path as the client names it.
  public func place(of content: String) async -> Double? {
    guard self.options.enabled else {
      self.removeFile()
      return nil
    }
    await self.writing?.value
    guard let file else { return nil }
    return await Blocking.run { Self.read(file).place(of: content) }
  }

  /// Keeps the places in the film that a session plays now.
  public func follow(_ content: String, in sessionId: String) {
    guard self.options.enabled else { return self.removeFile() }
    guard self.file != nil, let session = try? self.context.sessions.session(sessionId) else { return }
    let snapshot = session.media.snapshot
    self.followed[sessionId] = Followed(
      content: content, mediaSession: snapshot.mediaSessionId, snapshot: snapshot)
    if self.subscription == nil {
      self.subscription = self.context.addListener { [weak self] event in self?.received(event) }
    }
    self.schedule()
  }

  /// Writes all places. Call it at the end.
  public func flush() async {
    for id in self.followed.keys { self.save(id) }
    await self.writing?.value
  }

  func playbackGivesWay(in sessionId: String) { self.save(sessionId) }

  func playbackReturned(in sessionId: String, as mediaSessionId: Int64?) {
    guard let mediaSessionId, let session = try? self.context.sessions.session(sessionId) else {
      self.followed[sessionId] = nil
      return
    }
    self.followed[sessionId]?.mediaSession = mediaSessionId
    self.followed[sessionId]?.snapshot = session.media.snapshot
  }

  private func received(_ event: CastEvent) {
    switch event {
    case .media(.didUpdateStatus(let snapshot)): self.updated(snapshot)
    case .session(.willEnd(let session)), .session(.didEnd(let session, _, _)):
      self.save(session.sessionId)
      self.followed[session.sessionId] = nil
    case .session(.didSuspend(let session, _, _)):
      self.save(session.sessionId)
      self.followed[session.sessionId]?.isSuspended = true
    case .session(.didResume(let session)): self.followed[session.sessionId]?.isSuspended = false
    default: break
    }
  }

  private func updated(_ snapshot: MediaSnapshot) {
    guard let followed = self.followed[snapshot.sessionId], !self.context.handovers.contains(snapshot.sessionId)
    else { return }
    let isOver = snapshot.status?.isEnded ?? true || snapshot.mediaSessionId != followed.mediaSession
    guard isOver || followed.snapshot.showsAnotherItem(than: snapshot) else {
      self.followed[snapshot.sessionId]?.snapshot = snapshot
      return
    }
    self.followed[snapshot.sessionId] = nil
    if snapshot.status?.idleReason == .finished, snapshot.mediaSessionId == followed.mediaSession {
      self.change { $0.remove(followed.content) }
    } else {
      self.save(followed)
    }
  }

  private func schedule() {
    guard self.timer == nil, !self.followed.isEmpty else { return }
    self.timer = self.context.clock.schedule(at: self.context.clock.now + Self.interval) { [weak self] in
      guard let self else { return }
      self.timer = nil
      for id in self.followed.keys { self.save(id) }
      self.schedule()
    }
  }

  private func save(_ sessionId: String) { if let followed = self.followed[sessionId] { self.save(followed) } }

  private func save(_ followed: Followed) {
    let snapshot = followed.snapshot
    guard !followed.isSuspended, !self.context.handovers.contains(snapshot.sessionId),
      let duration = snapshot.duration, snapshot.media?.streamType != .live,
      !snapshot.isPlayingAd
    else { return }
    let place = ResumeTable.Place(
      position: snapshot.position(at: self.context.clock.now), duration: duration,
      savedAt: self.context.clock.unixTime)
    let options = self.options
    self.change { $0.note(followed.content, place, options) }
  }

  // MARK: The file

  private func change(_ body: @escaping @Sendable (inout ResumeTable) -> Void) {
    guard let file else { return }
    let (before, logger) = (self.writing, self.context.logger)
    self.writing = LoopActor.task {
      await before?.value
      let failure = await Blocking.run { () -> StateFileError? in
        let old = Self.read(file)
        var table = old
        body(&table)
        guard table != old else { return nil }
        do throws(StateFileError) {
          try file.write(Array(table.text.utf8))
          return nil
        } catch {
          return error
        }
      }
      if let failure { logger.notice("the place in a film isn't kept: \(failure)") }
    }
  }

  private nonisolated static func read(_ file: StateFile) -> ResumeTable {
    guard let bytes = try? file.read(maximumBytes: ResumeTable.maximumBytes) else { return ResumeTable() }
    return ResumeTable(text: String(decoding: bytes, as: UTF8.self))
  }

  private func removeFile() {
    self.followed = [:]
    guard let file else { return }
    Blocking.submit { _ = file.remove() }
  }
}

extension MediaSnapshot {
  /// Whether the items of both snapshots are known, and differ.
  fileprivate func showsAnotherItem(than other: MediaSnapshot) -> Bool {
    guard let item = self.itemId, let otherItem = other.itemId else { return false }
    return item != otherItem
  }

  /// The item that loads, or else the current one.
  private var itemId: Int64? {
    let loading = self.status?.loadingItemId ?? 0
    return loading == 0 ? self.status?.currentItemId : loading
  }
}
