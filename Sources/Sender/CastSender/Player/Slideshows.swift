import CastModel
public import LoopIsolation
import MediaFormats
public import NIOCore

/// The slideshows of all sessions.
@LoopActor
public final class Slideshows: MediaFollower {
  private struct Running {
    var show = Slideshow()
    let interval: TimeAmount
    var timer: LoopTimer?
  }

  private unowned let context: CastContext
  private var running: [String: Running] = [:]
  private var subscription: EventSubscription?

  init(_ context: CastContext) {
    self.context = context
    context.handovers.add(self)
  }

  /// Advances a session's queue from each picture after an interval, until the queue ends or something else is loaded.
  /// It replaces an earlier slideshow.
  public func start(in sessionId: String, every interval: TimeAmount) {
    self.end(in: sessionId)
    self.running[sessionId] = Running(interval: interval)
    if self.subscription == nil {
      self.subscription = self.context.addListener { [weak self] event in self?.received(event) }
    }
    guard let session = try? self.context.sessions.session(sessionId) else { return self.end(in: sessionId) }
    self.handle(.shows(Self.item(session.media.snapshot)), in: sessionId)
  }

  /// Ends a session's slideshow, if there is one; the current picture stays.
  public func end(in sessionId: String) {
    self.running.removeValue(forKey: sessionId)?.timer?.cancel()
    guard self.running.isEmpty, let subscription = self.subscription else { return }
    self.context.removeListener(subscription)
    self.subscription = nil
  }

  func playbackGivesWay(in sessionId: String) { self.handle(.gaveWay, in: sessionId) }

  func playbackReturned(in sessionId: String, as mediaSessionId: Int64?) {
    let snapshot = (try? self.context.sessions.session(sessionId))?.media.snapshot
    let item = mediaSessionId == nil ? nil : snapshot.flatMap { Self.item($0) }
    self.handle(.returned(item), in: sessionId)
  }

  private func received(_ event: CastEvent) {
    switch event {
    case .media(.didUpdateStatus(let snapshot)) where self.running[snapshot.sessionId] != nil:
      // While an item loads, the status still has the one before.
      guard snapshot.playerState != .loading, !self.context.handovers.contains(snapshot.sessionId) else { return }
      self.handle(.shows(Self.item(snapshot)), in: snapshot.sessionId)
    case .session(.didEnd(let snapshot, _, _)): self.end(in: snapshot.sessionId)
    default: break
    }
  }

  private static func item(_ snapshot: MediaSnapshot) -> Slideshow.Item? {
    guard let status = snapshot.status, !status.isEnded, let mediaSession = snapshot.mediaSessionId else { return nil }
    let media = snapshot.media
    let isPicture = FormatTable.isImage(media?.contentType) || media?.metadata?.metadataType == .photo
    return Slideshow.Item(mediaSession: mediaSession, id: status.currentItemId, isPicture: isPicture)
  }

  private func handle(_ event: Slideshow.Event, in sessionId: String) {
    for action in self.running[sessionId]?.show.handle(event) ?? [] {
      switch action {
      case .wait: self.wait(in: sessionId)
      case .cancel: self.running[sessionId]?.timer?.cancel()
      case .advance: LoopActor.task { await self.advance(in: sessionId) }
      case .finish: self.end(in: sessionId)
      }
    }
  }

  private func wait(in sessionId: String) {
    guard let running = self.running[sessionId] else { return }
    running.timer?.cancel()
    self.running[sessionId]?.timer = self.context.clock.schedule(at: self.context.clock.now + running.interval) {
      [weak self] in self?.handle(.elapsed, in: sessionId)
    }
  }

  private func advance(in sessionId: String) async {
    guard !self.context.handovers.contains(sessionId) else { return }
    do throws(CastError) {
      let session = try self.context.sessions.session(sessionId)
      // A suspended session can't advance, so it is tried again after the interval.
      guard session.connectionState == .connected else { return self.wait(in: sessionId) }
      // Another item loads already.
      guard session.media.snapshot.playerState != .loading else { return self.wait(in: sessionId) }
      _ = try await session.media.queue.jump(by: 1)
    } catch {
      // The time begins anew when the queue has returned.
      guard !self.context.handovers.contains(sessionId) else { return }
      let passing: Set<CastErrorCode> = [
        .connectionLost, .requestTimedOut, .sessionSuspended, .sessionTransferred,
      ]
      guard passing.contains(error.code) else { return self.handle(.stuck, in: sessionId) }
      self.wait(in: sessionId)
    }
  }
}
