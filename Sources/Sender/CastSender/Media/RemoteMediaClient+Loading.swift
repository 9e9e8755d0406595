public import CastModel
import CastV2
import JSONCodec
import Logging
import LoopIsolation
public import MediaPreflight
public import NIOCore

/// The condition that a caller waits for.
struct StateCondition {
  let decide: @LoopActor (MediaSnapshot) -> Result<MediaSnapshot, CastError>?
  /// The LOAD whose media the condition concerns; its failure ends the wait.
  let loadRequestId: Int64?
}

extension RemoteMediaClient {
  // MARK: Loading

  /// Loads media or a queue; returns when the receiver has accepted it and its status is no longer LOADING.
  ///
  /// A newer load replaces an older one whose files are still being prepared, or that is unanswered. The request is
  /// completed: metadata that doesn't belong to its type and item ids of a queue are left out. A queue may have any
  /// number of items, see ``MediaQueue/load(_:progress:)``; `progress` is notified as they are sent.
  ///
  /// - Throws: ``CastErrorCode/invalidParams`` if there is neither media nor a queue, or a value in them is invalid;
  ///   then no request is sent; ``CastErrorCode/mediaLoadFailed``, ``CastErrorCode/mediaLoadCancelled``,
  ///   ``CastErrorCode/requestReplaced``; the errors of ``ServingManager`` for files of this machine.
  ///
  /// - Parameter wishes: How files of this machine are converted; `nil` takes the context's options.
  public func load(
    _ request: LoadRequestData, wishes: ConversionWishes? = nil, progress: QueueProgress.Handler? = nil
  ) async throws(CastError) -> MediaSnapshot {
    try await self.load(request, isPassing: false, wishes: wishes, progress: progress)
  }

  /// Loads media or a queue.
  ///
  /// - Parameter isPassing: Whether the earlier media comes back afterwards, so that its files are still needed.
  func load(
    _ request: LoadRequestData, isPassing: Bool, wishes: ConversionWishes? = nil,
    progress: QueueProgress.Handler? = nil
  ) async throws(CastError) -> MediaSnapshot {
    try self.validate(request)
    return try await self.publishing(request, wishes, isPassing: isPassing) { request throws(CastError) in
      try await self.loadUnchecked(request, isPassing: isPassing, progress: progress)
    }
  }

  /// Checks a load before anything is sent.
  func validate(_ request: LoadRequestData) throws(CastError) {
    guard request.media != nil || request.queueData != nil else {
      throw self.invalid(InvalidParameter("media", "required, but missing, and so are queueData and entity"))
    }
    do throws(InvalidParameter) {
      try MediaValidator.check(request)
      try MediaValidator.check(request, for: self.link?.applicationId)
    } catch {
      throw self.invalid(error)
    }
  }

  /// Publishes the request's files of this machine, and calls `body` with the result; withdraws them if `body` fails.
  ///
  /// A folder or a conversion may take minutes to prepare. If a newer load has begun by then, `body` isn't called.
  ///
  /// - Throws: ``CastErrorCode/requestReplaced``, and the errors of publishing and of `body`.
  func publishing<T>(
    _ request: LoadRequestData, _ wishes: ConversionWishes?, _ body: (LoadRequestData) async throws(CastError) -> T
  ) async throws(CastError) -> T {
    try await self.publishing(request, wishes, isPassing: false, body)
  }

  /// Publishes the request's files of this machine, and calls `body` with the result.
  ///
  /// - Parameter isPassing: Whether this load doesn't replace older ones that are still being prepared: they follow it.
  private func publishing<T>(
    _ request: LoadRequestData, _ wishes: ConversionWishes?, isPassing: Bool,
    _ body: (LoadRequestData) async throws(CastError) -> T
  ) async throws(CastError) -> T {
    if !isPassing { self.lastLoad += 1 }
    let number = self.lastLoad
    let request = await LocalPaths.resolved(request, for: self.link?.applicationId)
    let link = try self.mediaLink()
    guard let serving = link.environment.serving else { return try await body(request) }
    guard LocalMediaPublisher.concerns(request) || serving.replaces(request, over: link, wishes) else {
      do throws(CastError) {
        return try await body(request)
      } catch {
        guard let converted = await serving.converted(request, after: error, over: link, wishes) else { throw error }
        return try await self.loading(converted) { converted throws(CastError) in
          try self.checkIsNewest(number)
          return try await body(converted)
        }
      }
    }
    let published = try await serving.publishing(request, over: link, wishes: wishes) { () throws(CastError) in
      try self.checkIsNewest(number)
    }
    return try await self.loading(published, body)
  }

  /// Throws ``CastErrorCode/requestReplaced`` if a newer load than this one has begun.
  private func checkIsNewest(_ number: UInt64) throws(CastError) {
    guard number == self.lastLoad else { throw self.queue.replaced }
  }

  /// Calls `body` with a request whose files are published; withdraws them if it fails.
  private func loading<T>(
    _ published: LoadRequestData, _ body: (LoadRequestData) async throws(CastError) -> T
  ) async throws(CastError) -> T {
    do throws(CastError) {
      return try await body(published)
    } catch {
      guard let serving = self.link?.environment.serving else { throw error }
      let error = serving.explained(error, of: published, in: self.sessionId)
      if !error.mayLeaveMediaPlaying { serving.withdraw(published, in: self.sessionId) }
      throw error
    }
  }

  /// Loads media without checks. Media that a receiver has reported needs none: that receiver had accepted it.
  func loadUnchecked(
    _ request: LoadRequestData, isPassing: Bool = false, progress: QueueProgress.Handler? = nil
  ) async throws(CastError) -> MediaSnapshot {
    let loaded: MediaSnapshot
    let serving = self.link?.environment.serving
    let publishings = serving?.publishings ?? 0
    if self.queue.isQueue(request) {
      loaded = try await self.queue.loadPublished(request, tellsIds: false, progress: progress).media
    } else {
      loaded = try await self.queue.serialized(.load) { _ throws(CastError) in try await self.loadOnce(request) }
    }
    if !isPassing { serving?.didLoad(request, in: self.sessionId, publishedUpTo: publishings) }
    return loaded
  }

  /// Loads a request that fits into one message.
  func loadOnce(_ request: LoadRequestData) async throws(CastError) -> MediaSnapshot {
    let link = try self.mediaLink()
    let receiverSessionId = link.presence?.receiverSessionId ?? ""
    return try await self.load(RequestKind(.load), request, over: link) { id in
      LoadRequest(requestId: id, sessionId: receiverSessionId, data: request)
    }
  }

  /// Whether a LOAD with a queue failed as if the receiver didn't understand it, or lost it: the receiver refused it
  /// without an error about the media, or nothing was loaded.
  func mayKnowOnlyQueueLoad(after error: CastError) -> Bool {
    guard self.link?.stage == .up else { return false }
    switch error.code {
    case .requestRejected, .mediaError: return true
    case .mediaLoadFailed:
      return error.receiver?.detailedErrorCode == nil && error.receiver?.type != CastMessageType.mediaStatus.rawValue
    case .requestTimedOut: return self.snapshot.status?.isEnded != false
    default: return false
    }
  }

  /// Loads a queue as older senders do (QUEUE_LOAD, cast.md 7.1).
  func queueLoadOnce(_ request: LoadRequestData) async throws(CastError) -> MediaSnapshot {
    let link = try self.mediaLink()
    let queue = request.queueData?.prepared()
    let data = QueueRequestData(
      startIndex: queue?.startIndex ?? 0, repeatMode: queue?.repeatMode,
      currentTime: request.currentTime ?? queue?.startTime)
    let items = (request.queueData?.items ?? []).map { EncodedQueueItem($0) }
    let limits = link.environment.options.requestLimits
    return try await self.load(
      RequestKind(.queueLoad), request, over: link, timeout: TimeAmount(min(limits.media, limits.load))
    ) { id in
      QueueRequest(type: .queueLoad, data: data, items: items, customData: request.customData)
        .message(requestId: id, mediaSessionId: nil, sequenceNumber: nil)
    }
  }

  /// Loads the media of a deep link, which the app resolves (LOAD_BY_ENTITY).
  ///
  /// - Parameters:
  ///   - shuffle: Whether the media of the link is shuffled.
  ///   - request: Further options; it must have neither media nor a queue.
  public func load(
    entity: String, shuffle: Bool? = nil, _ request: LoadRequestData = LoadRequestData()
  ) async throws(CastError) -> MediaSnapshot {
    guard !entity.isEmpty else { throw self.invalid(InvalidParameter("entity", "must not be empty")) }
    guard request.media == nil, request.queueData == nil else {
      throw self.invalid(InvalidParameter("entity", "given together with media or queueData"))
    }
    let link = try self.mediaLink()
    self.lastLoad += 1
    let receiverSessionId = link.presence?.receiverSessionId ?? ""
    return try await self.load(RequestKind(.load), request, entity: entity, over: link) { id in
      MediaRequest.loadByEntity(entity, shuffle: shuffle, sessionId: receiverSessionId, data: request)
        .with(requestId: id)
    }
  }

  /// Sends a request that leads to a new media session, and waits until its outcome is decided.
  func load<Payload: JSONEncodable>(
    _ kind: RequestKind,
    _ request: LoadRequestData,
    entity: String? = nil,
    over link: ReceiverLink,
    timeout: TimeAmount? = nil,
    payload: @LoopActor (Int64) -> Payload
  ) async throws(CastError) -> MediaSnapshot {
    link.logger.component("RemoteMediaClient").info(
      "loading",
      metadata: [
        "content": "\(entity ?? request.media?.contentUrl ?? request.media?.contentId ?? "a queue")",
        "contentType": "\(request.media?.contentType ?? "none")", "items": "\(request.queueData?.items?.count ?? 0)",
        "autoplay": "\(request.autoplay.map { "\($0)" } ?? "default")", "from": "\(request.currentTime ?? 0)",
      ])
    let (before, awaitsAnswer) = (self.reducer.status, self.commands.nextLoadAwaitsItsAnswer)
    _ = try await self.ask(
      kind, timeout: timeout ?? TimeAmount(link.environment.options.requestLimits.load), replacesSameKind: true
    ) { id in
      let load = LoadResolution(
        requestId: id, request: request, entity: entity, before: before, awaitsAnswer: awaitsAnswer)
      return (.load(load), payload(id))
    }
    if request.autoplay == false { self.noteCommand(pauses: true) }
    return self.snapshot
  }

  // MARK: Waiting for a state

  /// The state to wait for, and the time limit.
  public struct StateWait: Sendable, Hashable {
    /// The state to wait for.
    public var state: PlayerState
    /// The time limit.
    public var timeout: TimeAmount

    /// The default time limit.
    public static let defaultTimeout = TimeAmount.seconds(30)

    /// Makes a wait for a state.
    public init(_ state: PlayerState, timeout: TimeAmount = StateWait.defaultTimeout) {
      self.state = state
      self.timeout = timeout
    }
  }

  /// Waits until the player is in a state: receivers answer commands before it has settled.
  ///
  /// The regular end of the media also ends the wait, since no further state will follow.
  ///
  /// - Parameter isLoad: Whether the wait concerns the result of the last LOAD.
  /// - Throws: ``CastErrorCode/requestTimedOut``; if the media session ends otherwise
  ///   ``CastErrorCode/mediaLoadFailed`` or ``CastErrorCode/mediaLoadCancelled`` after a load, else
  ///   ``CastErrorCode/mediaError`` or ``CastErrorCode/noMediaSession``.
  public func wait(for wait: StateWait, isLoad: Bool = false) async throws(CastError) -> MediaSnapshot {
    let mediaSessionId = self.reducer.status?.effectiveMediaSessionId
    let condition = StateCondition(
      decide: { [sessionId] snapshot in
        if let status = snapshot.status, !status.isEnded, snapshot.mediaSessionId == mediaSessionId {
          return snapshot.playerState == wait.state ? .success(snapshot) : nil
        }
        if snapshot.playerState == wait.state, snapshot.mediaSessionId == mediaSessionId { return .success(snapshot) }
        return Self.ended(snapshot, mediaSessionId, isLoad: isLoad, sessionId)
      }, loadRequestId: isLoad ? self.commands.lastLoadId : nil)
    return try await self.wait(condition, timeout: wait.timeout) { snapshot in
      "The player is \(snapshot.playerState), and not \(wait.state)"
    }
  }

  /// Waits until the queue plays `itemId`, or at least no longer `earlier`: receivers answer jumps before they make
  /// them.
  ///
  /// - Parameter deadline: The time limit; `nil`: ``RequestLimits/jump`` from now on.
  func wait(
    forItem itemId: Int64?, otherThan earlier: Int64, until deadline: NIODeadline?
  ) async throws(CastError) -> MediaSnapshot {
    let condition = StateCondition(
      decide: { [sessionId] snapshot in
        guard let status = snapshot.status, !status.isEnded else {
          return Self.ended(snapshot, snapshot.mediaSessionId, isLoad: false, sessionId)
        }
        let isThere = status.currentItemId == itemId || status.currentItemId != earlier
        return isThere ? .success(snapshot) : nil
      }, loadRequestId: nil)
    let limits = self.link?.environment.options.requestLimits ?? RequestLimits()
    let limit = deadline.map { $0 - self.now } ?? TimeAmount(limits.jump)
    return try await self.wait(condition, timeout: max(limit, .zero)) { _ in
      "The receiver took the jump, and still plays item \(earlier)"
    }
  }

  private static func ended(
    _ snapshot: MediaSnapshot, _ mediaSessionId: Int64?, isLoad: Bool, _ sessionId: String
  ) -> Result<MediaSnapshot, CastError> {
    let isOther = snapshot.status != nil && snapshot.mediaSessionId != mediaSessionId
    let reason = isOther ? nil : snapshot.status?.idleReason
    let details = ReceiverErrorInfo(type: CastMessageType.mediaStatus.rawValue, reason: reason?.rawValue)
    switch reason {
    case IdleReason.finished, IdleReason.completed: return .success(snapshot)
    case IdleReason.error:
      return .failure(
        CastError(
          isLoad ? .mediaLoadFailed : .mediaError, "The receiver could not play the media. \(details.loadAdvice)",
          receiver: details, sessionId: sessionId))
    default:
      return .failure(
        CastError(
          isLoad ? .mediaLoadCancelled : .noMediaSession,
          "The media was stopped, or replaced by other media, before the player came to the state that was waited for.",
          receiver: isOther ? nil : details, sessionId: sessionId))
    }
  }

  private func wait(
    _ condition: StateCondition, timeout: TimeAmount, message: @escaping @LoopActor (MediaSnapshot) -> String
  ) async throws(CastError) -> MediaSnapshot {
    if let outcome = condition.decide(self.snapshot) { return try outcome.get() }
    // A suspended session may resume in time.
    guard let link, !link.isOver else { throw .sessionOver(self.sessionId) }
    guard self.stateConditions.count < MediaQueue.maximumWaiters else {
      throw CastError(.internalLimitReached, "Too many calls wait for what plays.", sessionId: self.sessionId)
    }
    self.lastStateWaiter += 1
    let ticket = self.lastStateWaiter
    self.stateConditions[ticket] = condition
    self.stateWaiters.expect(ticket)
    let timer = link.environment.clock.schedule(at: self.now + timeout) { [weak self] in
      guard let self else { return }
      let seconds = Double(timeout.nanoseconds) / 1e9
      let text = "\(message(self.snapshot)), after \(seconds) s. It may come to it yet: media.didUpdateStatus tells."
      self.stateWaiters.resolve(ticket, .failure(CastError(.requestTimedOut, text, sessionId: self.sessionId)))
    }
    defer {
      timer.cancel()
      self.stateConditions[ticket] = nil
    }
    return try await self.stateWaiters.value(of: ticket)
  }

  /// Checks the waiting callers' conditions after the media state has changed.
  func checkStateWaiters() {
    for (ticket, condition) in self.stateConditions.sorted(by: { $0.key < $1.key }) {
      if let outcome = condition.decide(self.snapshot) { self.stateWaiters.resolve(ticket, outcome) }
    }
  }

  /// Fails the callers that wait for an answered LOAD that failed afterwards.
  func loadFailedWhileWaiting(_ payload: CastPayload) {
    guard let type = payload.type, type.isErrorReply else { return }
    let id = payload.requestId ?? 0
    for (ticket, condition) in self.stateConditions {
      guard let loadId = condition.loadRequestId else { continue }
      guard id == loadId || (id == 0 && [.loadFailed, .loadCancelled].contains(type)) else { continue }
      var error = CastError(reply: payload)
      error.sessionId = self.sessionId
      self.stateWaiters.resolve(ticket, .failure(error))
    }
  }
}
