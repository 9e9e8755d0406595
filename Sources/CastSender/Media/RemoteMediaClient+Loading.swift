public import CastModel
import CastV2
import JSONCodec
import Logging
import LoopIsolation
import NIOCore

extension RemoteMediaClient {
  /// Loads media or a queue; returns when the receiver has accepted it and its status is no longer LOADING.
  ///
  /// A newer load replaces an older one that is not answered. What is sent is prepared: metadata that doesn't belong to its type
  /// and item ids of a queue are left out. A queue may have any number of items, see ``MediaQueue/load(_:progress:)``; `progress`
  /// hears how far it is.
  ///
  /// - Throws: ``CastErrorCode/invalidParams`` if there is neither media nor a queue, or something in them can't be right, and
  ///   nothing is sent; ``CastErrorCode/mediaLoadFailed``, ``CastErrorCode/mediaLoadCancelled``,
  ///   ``CastErrorCode/requestReplaced``.
  public func load(
    _ request: LoadRequestData, progress: QueueProgress.Handler? = nil
  ) async throws(CastError) -> MediaSnapshot {
    guard request.media != nil || request.queueData != nil else {
      throw self.invalid(InvalidParameter("media", "required, but missing, and so are queueData and entity"))
    }
    do throws(InvalidParameter) { try MediaValidator.check(request) } catch { throw self.invalid(error) }
    if self.queue.isQueue(request) {
      return try await self.queue.load(request, tellsIds: false, progress: progress).media
    }
    return try await self.queue.serialized(.load) { _ throws(CastError) in try await self.loadOnce(request) }
  }

  /// Loads what one message has room for.
  func loadOnce(_ request: LoadRequestData) async throws(CastError) -> MediaSnapshot {
    let session = try self.mediaSession()
    let receiverSessionId = session.presence?.receiverSessionId ?? ""
    return try await self.load("LOAD", request, over: session) { id in
      LoadRequest(requestId: id, sessionId: receiverSessionId, data: request)
    }
  }

  /// Whether a LOAD with a queue failed as one does that the receiver doesn't understand, or lost: it was refused without a word about the
  /// media, or nothing came of it at all.
  func mayKnowOnlyQueueLoad(after error: CastError) -> Bool {
    guard self.session?.connectionState == .connected else { return false }
    switch error.code {
    case .requestRejected, .mediaError: return true
    case .mediaLoadFailed: return error.receiver?.detailedErrorCode == nil && error.receiver?.type != "MEDIA_STATUS"
    case .requestTimedOut: return self.snapshot.status?.isEnded != false
    default: return false
    }
  }

  /// Loads a queue as old senders do (QUEUE_LOAD, cast.md 7.1).
  func queueLoadOnce(_ request: LoadRequestData) async throws(CastError) -> MediaSnapshot {
    let session = try self.mediaSession()
    let queue = request.queueData?.prepared()
    var members = JSONObject()
    members["startIndex"] = .integer(queue?.startIndex ?? 0)
    members["repeatMode"] = queue?.repeatMode.map { .string($0.rawValue) }
    members["currentTime"] = (request.currentTime ?? queue?.startTime).map { .number($0) }
    let items = (request.queueData?.items ?? []).map { EncodedQueueItem($0) }
    let limits = session.environment.options.requestLimits
    return try await self.load("QUEUE_LOAD", request, over: session, timeout: min(limits.media, limits.load)) { id in
      QueueRequest(type: "QUEUE_LOAD", members: members, items: items, customData: request.customData)
        .message(requestId: id, mediaSessionId: nil, sequenceNumber: nil)
    }
  }

  /// Loads what a deep link stands for, as the app understands it (LOAD_BY_ENTITY).
  ///
  /// - Parameters:
  ///   - shuffle: whether what it stands for is shuffled.
  ///   - request: further wishes; it must have neither media nor a queue.
  public func load(
    entity: String, shuffle: Bool? = nil, _ request: LoadRequestData = LoadRequestData()
  ) async throws(CastError) -> MediaSnapshot {
    guard !entity.isEmpty else { throw self.invalid(InvalidParameter("entity", "must not be empty")) }
    guard request.media == nil, request.queueData == nil else {
      throw self.invalid(InvalidParameter("entity", "given together with media or queueData"))
    }
    let session = try self.mediaSession()
    let receiverSessionId = session.presence?.receiverSessionId ?? ""
    return try await self.load("LOAD", request, entity: entity, over: session) { id in
      MediaRequest.loadByEntity(entity, shuffle: shuffle, sessionId: receiverSessionId, data: request)
        .with(requestId: id)
    }
  }

  /// Sends something that leads to a new media session, and waits until that is decided.
  func load<Payload: JSONEncodable>(
    _ kind: RequestKind,
    _ request: LoadRequestData,
    entity: String? = nil,
    over session: CastSession,
    timeout: TimeAmount? = nil,
    payload: @LoopActor (Int64) -> Payload
  ) async throws(CastError) -> MediaSnapshot {
    session.logger.info(
      "loading",
      metadata: [
        "content": "\(entity ?? request.media?.contentUrl ?? request.media?.contentId ?? "a queue")",
        "contentType": "\(request.media?.contentType ?? "none")", "items": "\(request.queueData?.items?.count ?? 0)",
        "autoplay": "\(request.autoplay.map { "\($0)" } ?? "default")", "from": "\(request.currentTime ?? 0)",
      ])
    let before = self.reducer.status
    var requestId: Int64?
    defer { if let requestId, self.load?.requestId == requestId { self.load = nil } }
    _ = try await session.request(
      kind, namespace: .media, destinationId: session.transportId ?? "",
      timeout: timeout ?? session.environment.options.requestLimits.load, replacesSameKind: true
    ) { id in
      requestId = id
      self.lastLoadRequestId = id
      self.load = LoadResolution(requestId: id, request: request, entity: entity, before: before)
      return payload(id)
    }
    return self.snapshot
  }
}
