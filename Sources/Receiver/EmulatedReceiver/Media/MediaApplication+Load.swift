import CastModel
import JSONCodec
import NIOCore

extension MediaApplication {
  /// Handles LOAD and QUEUE_LOAD: a new media session replaces the old one.
  mutating func load(
    _ data: LoadRequestData, for asker: Asker, now: NIODeadline
  ) throws(MediaRefusal) -> [ApplicationOutput] {
    var queue = try Self.queue(of: data)
    if data.queueData?.shuffle == true || queue.repeatMode == .repeatAllAndShuffle,
      !queue.takeOver(orderOf: data.queueData?.items ?? [])
    {
      queue.setShuffled(true, using: &self.randomNumbers)
    }
    var outputs = self.interrupt(now: now)
    var session = MediaSession(id: self.nextMediaSessionId(), queue: queue)
    session.customData = data.customData
    session.clock = StatusClock(self.behavior.rhythm)
    self.credentials = data.credentials ?? self.credentials
    session.pendingLoad = .init(
      sender: asker.sender, requestId: asker.requestId, isAnswered: self.behavior.answersLoadAtOnce)
    let start = (data.currentTime ?? data.queueData?.startTime).flatMap { $0 >= 0 ? $0 : nil }
    self.session = session
    outputs.append(.event(.loadRequested(data, mediaSessionId: session.id)))
    let examination = self.begin(
      queue.currentItemId,
      .init(
        startTime: start, autoplay: data.autoplay, playbackRate: data.playbackRate ?? 1,
        activeTrackIds: data.activeTrackIds),
      now: now)
    if self.behavior.answersLoadAtOnce { outputs += self.statusToAll(asker: asker, parts: .all, now: now) }
    return outputs + self.stateEvent(now: now) + examination
  }

  /// Begins to load an item: requests its examination, and continues with the result.
  mutating func begin(
    _ itemId: Int64, _ beginning: MediaSession.Beginning, now: NIODeadline
  ) -> [ApplicationOutput] {
    guard var session, let item = session.queue.item(itemId), let media = item.media else { return [] }
    let abandoned = [session.examination?.request.id, session.trackRequest].compactMap { $0 }
      .map { ApplicationOutput.abandon($0) }
    session.begin(item, beginning, timing: self.timing, now: now)
    if beginning.activeTrackIds == nil, item.activeTrackIds == nil {
      session.activeTrackIds = self.languages.tracks(of: media.tracks ?? [])
    }
    if let preload = session.preload, preload.itemId == itemId {
      session.preload = nil
      if preload.resource?.endsWithItsArrival == true {
        self.session = session
        return abandoned + self.loadPreloaded(preload.request, now: now)
      }
      session.examination = .init(request: preload.request, deadline: preload.deadline)
      if let resource = preload.resource { session.open(resource, now: now) }
      self.session = session
      return abandoned
    }
    var request = ResourceRequest(
      id: self.nextResourceRequestID(), mediaSessionId: session.id, itemId: itemId, media: media,
      activeTrackIds: session.activeTrackIds)
    request.decoder = self.behavior.decoder
    session.examination = .init(request: request, deadline: now + self.timing.examinationTimeout)
    self.session = session
    return abandoned + self.checkPreload() + [.examine(request)]
  }

  /// Continues a load, a preload or an ad break with the result of its examination. Ignores the result if other media
  /// has replaced that one since.
  mutating func resourceExamined(
    _ examination: ResourceExamination, id: ResourceRequest.ID, now: NIODeadline
  ) -> [ApplicationOutput] {
    let outputs = self.advance(to: now)
    if self.session?.preload?.request.id == id { return outputs + self.preloaded(examination, at: now) }
    if self.session?.trackRequest == id { return outputs + self.tracksExamined(examination, now: now) }
    guard let request = self.session?.examination?.request, request.id == id else { return outputs }
    if request.purpose == .breakClip { return outputs + self.clipExamined(examination, at: now) }
    if request.purpose == .preload, examination.endsWithItsArrival {
      return outputs + self.loadPreloaded(request, now: now)
    }
    self.session?.open(examination, now: now)
    return outputs
  }

  /// Examines a preloaded item anew, since only the connection of a load stays open until the item's last byte.
  private mutating func loadPreloaded(_ preload: ResourceRequest, now: NIODeadline) -> [ApplicationOutput] {
    var request = preload
    request.id = self.nextResourceRequestID()
    request.purpose = .load
    self.session?.examination = .init(request: request, deadline: now + self.timing.examinationTimeout)
    return [.examine(request)]
  }

  /// Handles the end of a resource's arrival; ignores that of one that no longer plays.
  mutating func resourceArrived(
    _ id: ResourceRequest.ID, length: Double?, now: NIODeadline
  ) -> [ApplicationOutput] {
    let outputs = self.advance(to: now)
    if self.arrivingResource == id {
      self.session?.resource.rest = nil
      self.session?.player.endArrival(buffered: Self.bufferedSeconds, length: length, now: now)
    }
    return outputs
  }

  /// The resource that plays while its rest arrives; `nil` if there is none.
  var arrivingResource: ResourceRequest.ID? {
    self.session.flatMap { $0.hasEnded || $0.resource.rest == nil ? nil : $0.openedRequest?.id }
  }

  /// The part of a file that the player fetches after a seek (devices.md F111); `nil` before the first one.
  var soughtPart: SoughtPart? {
    guard let session, !session.hasEnded, session.seekCount > 0, let request = session.openedRequest,
      let size = session.resource.rangedSize, size > 0, let end = session.player.source.endPosition, end > 0
    else { return nil }
    let share = min(max(0, session.soughtPosition / end), 1)
    return SoughtPart(request: request, number: session.seekCount, offset: min(Int64(Double(size) * share), size - 1))
  }

  /// The playing time that a device buffers of a progressive live stream (devices.md F113, F114).
  private static let bufferedSeconds = 4.0

  /// Handles an examination without a result in time as a failure.
  private mutating func examinationTimedOut(
    _ request: ResourceRequest, at now: NIODeadline
  ) -> [ApplicationOutput] {
    let failed = ResourceExamination.failed(request.codeWithoutAnswer)
    let abandoned = ApplicationOutput.abandon(request.id)
    if self.session?.preload?.request.id == request.id { return [abandoned] + self.preloaded(failed, at: now) }
    if request.purpose == .breakClip { return [abandoned] + self.clipExamined(failed, at: now) }
    self.session?.open(failed, now: now)
    return [abandoned]
  }

  private static func queue(of data: LoadRequestData) throws(MediaRefusal) -> PlayerQueue {
    do throws(InvalidRequestReason) {
      if let items = data.queueData?.items, !items.isEmpty {
        return try PlayerQueue(
          items: items, startIndex: data.queueData?.startIndex ?? 0, repeatMode: data.queueData?.repeatMode,
          description: data.queueData)
      }
      guard let media = data.media, media.contentId ?? media.contentUrl ?? media.entity != nil else {
        throw .invalidParameters
      }
      var item = QueueItem()
      item.media = media
      item.autoplay = data.autoplay ?? true
      return try PlayerQueue(items: [item])
    } catch {
      throw MediaRefusal(error)
    }
  }

  /// Ends the current media session in favour of a new one.
  private mutating func interrupt(now: NIODeadline) -> [ApplicationOutput] {
    guard let old = self.session, !old.hasEnded else { return [] }
    let outputs = self.loadCancelled() + self.abandonExamination()
    self.session?.end(.interrupted, now: now)
    return outputs + self.statusToAll(now: now) + self.stateEvent(now: now)
  }

  /// Answers a LOAD that is still pending with LOAD_CANCELLED.
  func loadCancelled() -> [ApplicationOutput] {
    guard let session, let pending = session.pendingLoad else { return [] }
    let itemId = session.targetItemId
    let message = WireMessage(type: .loadCancelled, requestId: pending.requestId) { $0.member("itemId", itemId) }
    return [.send(message, to: .sender(pending.sender))]
  }

  /// Cancels the examination that the player waits for. The preload of the next item and the files of text tracks are
  /// still needed.
  mutating func abandonLoad() -> [ApplicationOutput] {
    defer { self.session?.examination = nil }
    return self.session?.examination.map { [.abandon($0.request.id)] } ?? []
  }

  /// Cancels the pending examinations, since their results have become useless.
  func abandonExamination() -> [ApplicationOutput] { self.pendingExaminations.map { .abandon($0) } }

  /// Performs one action that is due at `now`.
  mutating func step(at now: NIODeadline) -> [ApplicationOutput] {
    if let pending = self.session?.examination, pending.deadline <= now {
      return self.examinationTimedOut(pending.request, at: now)
    }
    if let preload = self.session?.preload, preload.resource == nil, preload.deadline <= now {
      return self.examinationTimedOut(preload.request, at: now)
    }
    if let beat = self.session?.clock.beat(at: now) {
      return self.statusToAll(now: now) + (beat == .buffering ? self.stateEvent(now: now) : [])
    }
    if self.session?.ads.current != nil { return self.stepInAd(at: now) }
    if let outputs = self.beginDueBreak(at: now) { return outputs + self.answerLoadLate(at: now) }
    if let outputs = self.beginDuePreload(at: now) ?? self.embeddedClipChanged(at: now) { return outputs }
    switch self.session?.player.advance(to: now) {
    case .loaded: return self.itemLoaded(at: now)
    case .ready: return self.itemReady(at: now)
    case .finished: return self.beginPostRoll(at: now) ?? self.itemFinished(at: now)
    case nil: return []
    }
  }

  private mutating func itemLoaded(at now: NIODeadline) -> [ApplicationOutput] {
    guard var session = self.session, let media = session.targetItem?.media else { return [] }
    if let failure = session.resource.failure { return self.itemFailed(failure, at: now) }
    let itemId = session.targetItemId
    let known = media.completed(with: session.resource)
    session.queue.setMedia(known, of: itemId)
    _ = session.queue.setCurrent(itemId)
    session.loadingItemId = nil
    session.idleReason = nil
    session.failuresInARow = 0
    if session.pendingLoad?.isAnswered == true { session.pendingLoad = nil }
    self.session = session
    let tracks = self.activate(session.activeTrackIds, of: known)
    let abandoned = self.checkPreload()
    return self.statusToAll(parts: .all, now: now) + tracks + abandoned + self.stateEvent(now: now)
  }

  /// Handles the end of buffering: the player plays, or is paused if a sender requested that.
  private mutating func itemReady(at now: NIODeadline) -> [ApplicationOutput] {
    // A break at the very beginning comes before the content.
    if let outputs = self.beginDueBreak(at: now) { return outputs + self.answerLoadLate(at: now) }
    let asker = self.takeLateAsker()
    return self.statusToAll(asker: asker, parts: asker == nil ? [] : .all, now: now) + self.stateEvent(now: now)
  }

  /// Answers a LOAD that is answered only when the media plays.
  private mutating func answerLoadLate(at now: NIODeadline) -> [ApplicationOutput] {
    self.takeLateAsker().map { [self.statusAnswer($0, parts: .all, now: now)] } ?? []
  }

  private mutating func takeLateAsker() -> Asker? {
    guard let pending = self.session?.pendingLoad, !pending.isAnswered else { return nil }
    self.session?.pendingLoad = nil
    return Asker(sender: pending.sender, requestId: pending.requestId)
  }

  /// Handles a failed item: LOAD_FAILED to the sender that requested it, ERROR to all if the queue moved to it
  /// (cast.md 7.2).
  mutating func itemFailed(_ failure: ResourceFailure, at now: NIODeadline) -> [ApplicationOutput] {
    guard let session = self.session else { return [] }
    let itemId = session.targetItemId
    let report = self.report(failure, of: itemId, pending: session.pendingLoad)
    self.session?.pendingLoad = nil
    self.session?.failuresInARow += 1
    _ = self.session?.queue.setCurrent(itemId)
    let allFailed = session.failuresInARow + 1 >= session.queue.items.count
    if !allFailed, session.queue.repeatMode != .repeatSingle, let next = self.session?.queue.target(ofJump: 1) {
      return report + self.move(to: next, reason: .error, at: now)
    }
    let abandoned = self.abandonExamination()
    self.session?.end(.error, now: now)
    return report + abandoned + self.statusToAll(now: now) + self.stateEvent(now: now)
  }

  /// Returns the messages that report a failure, in the device's manner.
  private func report(
    _ failure: ResourceFailure, of itemId: Int64, pending: MediaSession.PendingLoad?
  ) -> [ApplicationOutput] {
    let code =
      failure.isCodeReported && self.behavior.decoder.reportsErrorCodes ? failure.detailedErrorCode : nil
    func message(_ type: CastMessageType, requestId: Int64 = 0, itemId: Int64?) -> WireMessage {
      WireMessage(type: type, requestId: requestId) {
        $0.member("itemId", itemId)
        $0.member("reason", failure.reason)
        $0.member("detailedErrorCode", code)
      }
    }
    var outputs: [ApplicationOutput] = []
    if failure.isRepeated || pending == nil {
      outputs.append(.send(message(.error, itemId: itemId), to: .everyone(except: nil)))
    }
    if failure.isRepeated { outputs.append(.send(message(.error, itemId: nil), to: .everyone(except: nil))) }
    if let pending {
      let answer = message(.loadFailed, requestId: pending.requestId, itemId: itemId)
      outputs.append(.send(answer, to: .sender(pending.sender)))
    }
    return outputs
  }

  mutating func itemFinished(at now: NIODeadline) -> [ApplicationOutput] {
    if let outputs = self.repeatShuffled(at: now) { return outputs }
    guard let next = self.session?.queue.itemAfterCurrent() else {
      let abandoned = self.abandonExamination()
      self.session?.end(.finished, now: now)
      return abandoned + self.statusToAll(now: now) + self.stateEvent(now: now)
    }
    return self.move(to: next, reason: .finished, at: now)
  }

  /// Shuffles the queue anew at its end if it repeats shuffled; `nil` if it isn't at its end or doesn't.
  private mutating func repeatShuffled(at now: NIODeadline) -> [ApplicationOutput]? {
    guard let session, session.queue.repeatMode == .repeatAllAndShuffle, session.queue.items.count > 1,
      session.queue.itemIds.last == session.queue.currentItemId
    else { return nil }
    self.session?.queue.reshuffle(using: &self.randomNumbers)
    guard let first = self.session?.queue.itemIds.first else { return nil }
    return [self.queueOrderChanged()] + self.move(to: first, reason: .finished, at: now)
  }

  /// Leaves the current item and loads another one: IDLE with the reason and `loadingItemId`, then as LOAD.
  mutating func move(
    to itemId: Int64, reason: IdleReason, beginning: MediaSession.Beginning = .init(), asker: Asker? = nil,
    parts: StatusParts = [], at now: NIODeadline
  ) -> [ApplicationOutput] {
    guard self.session?.queue.item(itemId)?.media != nil else { return self.endQueue(reason, for: asker, now: now) }
    self.session?.idleReason = reason
    let examination = self.begin(itemId, beginning, now: now)
    return self.statusToAll(asker: asker, parts: parts, now: now) + self.stateEvent(now: now) + examination
  }
}

extension MediaApplication {
  /// Begins to preload the next item, if it is time for that (cast.md 7.8, `preloadTime`).
  mutating func beginDuePreload(at now: NIODeadline) -> [ApplicationOutput]? {
    guard let session, session.player.state == .playing, let position = session.preloadPosition,
      session.player.deadline(ofPosition: position) <= now, let item = session.itemToPreload, let id = item.itemId,
      let media = item.media
    else { return nil }
    var request = ResourceRequest(
      id: self.nextResourceRequestID(), purpose: .preload, mediaSessionId: session.id, itemId: id, media: media,
      activeTrackIds: item.activeTrackIds ?? [])
    request.decoder = self.behavior.decoder
    self.session?.preload = .init(
      itemId: id, request: request, resource: nil, deadline: now + self.timing.examinationTimeout)
    return [.examine(request)]
  }

  /// Stores the result of preloading. An item that can't be played is reported only when its turn comes.
  mutating func preloaded(_ examination: ResourceExamination, at now: NIODeadline) -> [ApplicationOutput] {
    self.session?.preload?.resource = examination
    return examination.failure == nil ? self.statusToAll(now: now) : []
  }

  /// Drops the preloaded item if another item follows now.
  mutating func checkPreload() -> [ApplicationOutput] {
    guard let session, let preload = session.preload else { return [] }
    guard session.hasEnded || session.queue.itemAfterCurrent() != preload.itemId else { return [] }
    self.session?.preload = nil
    return preload.resource == nil ? [.abandon(preload.request.id)] : []
  }
}

extension MediaInformation {
  /// Returns the media as MEDIA_STATUS reports it: with the examination's values where the sender gave none.
  func completed(with resource: ResourceExamination) -> MediaInformation {
    var known = self
    let isLive = resource.liveWindow != nil || (self.streamType == .live && resource.duration == nil)
    known.duration = resource.duration ?? (isLive || resource.kind == .image ? nil : self.duration)
    // catt leaves the type out, and expects it in the status.
    let saysOtherwise = (self.additional["streamType"] ?? .null) != .null
    if !saysOtherwise {
      known.streamType = self.streamType ?? (isLive ? .live : known.duration == nil ? .noneValue : .buffered)
    }
    // Devices write `null` as a live stream's duration.
    if isLive { known.additional["duration"] = .null }
    known.contentType = self.contentType ?? resource.contentType
    known.mediaCategory = self.mediaCategory ?? MediaCategory(rawValue: resource.kind.rawValue.uppercased())
    let taken = Set((self.tracks ?? []).map(\.trackId))
    let inband = resource.inbandTracks.filter { !taken.contains($0.trackId) }
    if !inband.isEmpty { known.tracks = (self.tracks ?? []) + inband }
    return known
  }
}
